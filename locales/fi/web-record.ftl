# Pelin tallenne.

web-record-title = Pelin tallenne
web-record-opening = Luetaan tallennetta …

# Ei vielä auki.
web-record-running = Peli on vielä kesken
web-record-wait = Tallenne avautuu kaikille, kun peli on päättynyt. Siihen asti se on tuomarille ja järjestäjälle.
web-record-delay-moves = Katsojat näkevät pelin { $count ->
    [one] siirron
   *[other] { $count } siirtoa
} jäljessä. Tallenne avautuu, kun he ovat nähneet lopun.
web-record-delay-minutes = Katsojat näkevät pelin { $count ->
    [one] minuutin
   *[other] { $count } minuuttia
} jäljessä. Tallenne avautuu, kun he ovat nähneet lopun.
web-record-missing = Tällaista peliä ei ole täällä
web-record-missing-what = Ehkä osoitteesta puuttuu kirjain, tai peli on pelattu toisella palvelimella.
web-record-away = Tallennetta ei voi nyt lukea
web-record-watch = Katso peliä
web-record-seat = Takaisin omalle paikalle
web-record-again = Lue uudelleen
web-record-home = Etusivulle

# Mikä peli se oli.
web-record-going = Peli on käynnissä
web-record-going-what = Kunnes peli päättyy, tätä tallennetta lukevat vain tuomari ja järjestäjä.
web-record-round = { $number }. kierros
web-record-board = lauta { $number }
web-record-no-clock = ilman kelloa
web-record-chess960 = Chess960, alkuasema { $number }
web-record-set-up = asetetusta asemasta
web-record-articles = Kohdat

# Askeleet.
web-record-through = Selaa peliä
web-record-first = Alkuun
web-record-back = Taaksepäin
web-record-on = Eteenpäin
web-record-last = Loppuun
web-record-start = Alku
web-record-step = Merkintä { $at }/{ $all }
web-record-position = { $here }. Valkea: { $white }. Musta: { $black }.

# Osat.
web-record-parts = Tallenteen osat
web-record-game = Peli
web-record-happened = Mitä tapahtui
web-record-entries = Kaikki merkinnät
web-record-entry = Näytä merkintä { $at }
web-record-moves = Siirrot ja jäljellä oleva aika kunkin jälkeen
web-record-number = Numero
web-record-here = tässä annettiin ratkaisu
web-record-offered = tarjottiin tasapeliä
web-record-no-moves = Yhtään siirtoa ei tehty.
web-record-unseen = Puulaudalla tehtiin { $count ->
    [one] yksi siirto
   *[other] { $count } siirtoa
}, eikä kukaan syöttänyt niitä. Jos joku piti pöytäkirjaa, siirrot ovat siinä.
web-record-see = Katso, mitä tapahtui
web-record-nothing = Vain siirtoja: ei tarjouksia, vaatimuksia eikä ratkaisuja.

# Kellot.
web-record-graph = Kummankin jäljellä oleva aika kunkin siirron jälkeen. Lopussa valkealla oli { $white } ja mustalla { $black }. { $dots ->
    [0] Ratkaisuja ei annettu.
    [one] Ratkaisuja annettiin yksi.
   *[other] Ratkaisuja annettiin { $dots }.
}
web-record-graph-go = Siirry siirtoon
web-record-graph-white = Valkean aika
web-record-graph-black = Mustan aika
web-record-graph-ruled = ratkaisu

# Mukaan.
web-record-share = Jaa
web-record-link = Kopioi linkki
web-record-link-copied = Linkki on kopioitu; se avaa tämän aseman.
web-record-pgn = Kopioi PGN
web-record-pgn-copied = Peli on kopioitu PGN-muodossa.
web-record-save = Tallenna PGN
web-record-fen = Kopioi FEN
web-record-fen-copied = Asema on kopioitu FEN-muodossa.
web-record-by-hand = Selain ei sallinut kopiointia. Kopioi tästä:
web-record-turn = Käännä lauta
web-record-analyse = Analysoi lichess.orgissa
web-record-more = Lisää
web-record-print = Tulosta pöytäkirja
web-record-paper = Pöytäkirja
web-record-others = Muut pelisi
web-record-unnamed = Peli …{ $code }

# Ketju.
web-record-checking = Tallennetta tarkistetaan …
web-record-whole = Tallenne on eheä: { $entries } merkinnän ketju on katkeamaton.
web-record-broken = Tallenteen ketju katkeaa merkinnän { $at } kohdalla.
web-record-unchecked = Tallennetta ei voitu tarkistaa tässä; lataa sivu uudelleen.
web-record-hash = Viimeinen tiiviste
web-record-signed-by = Allekirjoitettu { $at } avaimella { $key }…, joka on tämän palvelimen.
web-record-receipt-fits = Se, mikä merkinnästä { $entry } on tallessa, täsmää.
web-record-receipt = Kuittisi merkinnästä { $entry }
web-record-receipt-what = Pane se talteen, jos peli on tärkeä: sen avulla kuka tahansa voi myöhemmin tarkistaa tallenteen, piti palvelinta kuka hyvänsä.
web-record-check-file = Tarkista tallenne, joka sinulla on tiedostona
web-record-fault-not-a-record = Tiedosto ei ole tallenne.
web-record-fault-later = Sen on kirjoittanut uudempi Tuomari.
web-record-fault-form = Sitä ei voi lukea.
web-record-fault-version = Merkinnän { $entry } paikalla on toinen merkintä.
web-record-fault-before = Merkintä { $entry } ei seuraa edellistä.
web-record-fault-hash = Merkintä { $entry } ei ole se, josta sen tiiviste laskettiin.
web-record-fault-cut-short = Loppu puuttuu tai ei vastaa merkintöjä.
web-record-fault-lines-after-end = Lopun jälkeen tulee vielä jotakin.
web-record-fault-entry = Merkintää { $entry } ei voi lukea.
web-record-fault-no-table = Merkinnöistä ei synny peliä.
web-record-fault-outcome = Merkinnän { $entry } tulos ei seuraa pelistä.
web-record-fault-signature = Allekirjoitus ei ole sen avaimen, joka siinä mainitaan.
web-record-fault-other-end = Allekirjoitetut merkinnät ovat muita kuin nämä.
web-record-fault-unsigned = Sitä ei ole allekirjoitettu.
web-record-fault-stranger = Sen on allekirjoittanut toinen avain, { $key }…, eikä mikään, johon luotetaan.
web-record-fault-tail = Merkinnän { $entry } jälkeistä osaa ei ole allekirjoitettu.
web-record-fault-no-such-entry = Se, mikä pelistä on tallessa, ei kuulu millekään sen merkinnälle: tämä ei ole se peli, joka pelattiin.

# Tallenne tiedostona.
web-record-file-title = Tarkista tallenne
web-record-file-what = Onko pelin tai kilpailun tallenteessa muutettu, jätetty pois tai lisätty jotakin, ja kuka sen on allekirjoittanut. Se tarkistetaan tässä selaimessa eikä sitä lähetetä minnekään.
web-record-file-file = Tallenne, tiedosto jonka pääte on .jsonl
web-record-file-keys = Avaimet, joihin luotat
web-record-file-keys-what = Yksi rivillä, 64 merkkiä. Tässä ovat tämän palvelimen avaimet; toisen palvelimen avaimet kertoo sen järjestäjä.
web-record-file-kept = Jonkun tallessa pitämä
web-record-file-kept-what = Kuitti pelaajan ruudulta, tai tiiviste tulostetulta pöytäkirjalta tai PGN:stä: 64 merkkiä. Sen kanssa ei tarvita avainta.
web-record-file-do = Tarkista
web-record-file-unread = Tiedostoa ei voitu lukea. Valitse se uudelleen.
web-record-file-refused = Älä luota siihen.
web-record-file-signed = Kaikki on allekirjoitettu { $at } avaimella { $key }…, johon luotat.
web-record-file-signed-by-whom = Sen on allekirjoittanut avain { $key }. Vertaa sitä järjestäjän avaimeen.
web-record-file-unsigned = Sitä ei ole allekirjoitettu. Vertaa viimeistä tiivistettä tallessa olevaan.

# Paperilla.
web-record-sheet = Pelipöytäkirja
web-record-result = Tulos
web-record-event = Kilpailu
web-record-date = Päivä
web-record-time = Aika
web-record-signed-white = Allekirjoitus, valkea
web-record-signed-black = Allekirjoitus, musta
