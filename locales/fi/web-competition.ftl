# Kilpailun sivut.

web-competition-title = Kilpailu
web-competition-parts = Kilpailun osat
web-competition-coming = Kilpailua haetaan.
web-competition-tab-round = Kierros
web-competition-tab-standings = Sarjataulukko
web-competition-tab-players = Pelaajat
web-competition-tab-rules = Säännöt
web-competition-rules = Voimassa olevat säännöt
web-competition-tab-badges = Nimilaput
web-competition-rounds = { $rounds ->
    [one] yksi kierros
   *[other] { $rounds } kierrosta
}
web-competition-count = { $count ->
    [one] yksi pelaaja
   *[other] { $count } pelaajaa
}
web-competition-nothing-paired = Mitään ei ole vielä paritettu. Ilmoita pelaajat ja parita sitten 1. kierros.
web-competition-not-begun = Ensimmäistä paritusta ei ole vielä julkaistu.
web-competition-round = Kierros { $round }
web-competition-all-rounds = Kaikki kierrokset
web-competition-stage-paired = paritettu, ei julkinen
web-competition-stage-altered = käsin muutettu
web-competition-stage-confirmed = vahvistettu, ei julkinen
web-competition-stage-published = pelataan
web-competition-stage-closed = päättynyt
web-competition-board = Pöytä
web-competition-result = Tulos
web-competition-result-of = Pöydän { $board } tulos: { $white } – { $black }
web-competition-live = käynnissä
web-competition-waits = kesken
web-competition-watch = Katso pöytää { $board }
web-competition-why = miksi
web-competition-pgn = Kierroksen pelit PGN-muodossa, myös lähetyksiin
web-competition-record = Pelin tallenne, { $hash }…
web-competition-swap = Vaihda kahden pelaajan paikat painamalla kumpaakin.
web-competition-swap-with = Kenen kanssa { $name } vaihtaa paikkaa?
web-competition-leave-it = Jätä ennalleen
web-competition-outcome-white-wins = valkea voitti
web-competition-outcome-draw = tasapeli
web-competition-outcome-black-wins = musta voitti
web-competition-outcome-white-wins-unrated = valkea voitti ennen kuin kumpikin oli siirtänyt
web-competition-outcome-draw-unrated = tasapeli ennen kuin kumpikin oli siirtänyt
web-competition-outcome-black-wins-unrated = musta voitti ennen kuin kumpikin oli siirtänyt
web-competition-outcome-white-forfeits = valkea ei tullut, musta voittaa
web-competition-outcome-black-forfeits = musta ei tullut, valkea voittaa
web-competition-outcome-both-forfeit = kumpikaan ei tullut
web-competition-outcome-adjourned = keskeytetty
web-competition-standings = Sarjataulukko
web-competition-standings-after = Sarjataulukko { $round }. kierroksen jälkeen
web-competition-now = Nyt
web-competition-under-way = { $round }. kierros on kesken: tuloksia on tullut { $count } / { $boards }. ”Nyt” laskee ne mukaan; sijat ja vertailut seuraavat, kun kaikki ovat tulleet.
web-competition-made-of = Mistä { $code } muodostuu: { $name }
web-competition-points-of = { $name }, pisteet: { $value }
web-competition-tie-break-of = { $name }, { $code }: { $value }
web-competition-press-value = Paina arvoa, niin näet, mistä se muodostuu.
web-competition-met = Kierros { $round }, { $color }, vastassa { $name }: { $result }
web-competition-screen = Näyttö pelisaliin
web-competition-no-standings = Tuloksia ei ole vielä.
web-competition-place = Sija
web-competition-player = Pelaaja
web-competition-points = Pisteet
web-competition-tie-break = Vertailuperuste { $code }
web-competition-tie-breaks = Vertailuperusteet
web-competition-laws = Säännöt
web-competition-system = Järjestelmä
web-competition-time = Miettimisaika
web-competition-departures-title = Missä säännöistä poikettiin
web-competition-no-departures = Ei missään toistaiseksi.
web-competition-departures = { $count ->
    [one] Yksi poikkeama säännöistä
   *[other] { $count } poikkeamaa säännöistä
}
web-competition-next = Mitä seuraavaksi
web-competition-step-pair = Parita
web-competition-step-publish = Julkaise
web-competition-step-close-round = Pelaa ja päätä
web-competition-pair = Parita { $round }. kierros
web-competition-here = Paikalla { $here }/{ $all }. Muut jäävät pois.
web-competition-confirm = Vahvista paritus
web-competition-publish-what = Puhelimet ja julkinen sivu näyttävät sen, ja pöydät avautuvat.
web-competition-publish = Julkaise
web-competition-missing = { $count ->
    [0] Kaikki tulokset ovat tiedossa.
    [one] Yksi tulos puuttuu.
   *[other] { $count } tulosta puuttuu.
}
web-competition-start-clocks = Käynnistä kaikki kellot
web-competition-clocks-start = { $count ->
    [one] Yksi kello käynnistettiin.
   *[other] { $count } kelloa käynnistettiin.
}
web-competition-clocks-failed = Ei { $count } pöydässä: paina uudelleen.
web-competition-close = Päätä { $round }. kierros
web-competition-recall = Peru paritus
web-competition-all-played = Kaikki kierrokset on pelattu
web-competition-finish = Päätä kilpailu
web-competition-over = Kilpailu on päättynyt
web-competition-signer = Raportin allekirjoittaja
web-competition-sign = Allekirjoita
web-competition-trf = FIDE-raportti (TRF)
web-competition-save-record = Tallenne
web-competition-who-is-here = Kuka on paikalla { $round }. kierrokselle?
web-competition-here-word = paikalla
web-competition-not-yet = ei vielä
web-competition-has-bye = vapaa
web-competition-out = luopunut
web-competition-find = Etsi pelaaja, numero tai seura
web-competition-only-missing = Vain puuttuvat
web-competition-nobody = Kukaan ei ole vielä ilmoittautunut.
web-competition-is-here = { $name } on paikalla.
web-competition-is-not-here = { $name } ei ole paikalla.
web-competition-withdrew = { $name } luopui.
web-competition-readmitted = { $name } pelaa taas.
web-competition-undo = Peru
web-competition-more-of = Lisää: { $name }
web-competition-asks-bye = pyytää { $round }. kierrokselle: { $bye }
web-competition-grant = Myönnä
web-competition-refuse = Kiellä
web-competition-withdraw = Luopuu
web-competition-readmit = Pelaa taas
web-competition-half-bye = Puolen pisteen vapaa { $round }. kierroksella
web-competition-add = Lisää pelaajia
web-competition-entering = Pelaajien ilmoittaminen
web-competition-paste = Liitä nimet, yksi riville
web-competition-rated = Vahvuuslukulistalta, { $players } pelaajaa
web-competition-rated-example = Sukunimi ensin: Korhonen, V
web-competition-rated-found = Pelaajat, joiden nimi alkaa näin
web-competition-rated-picked = { $name } on lisätty luetteloon.
web-competition-rated-drop = Jätä pois
web-competition-paste-example =
    Espoo Yksi 1850
    Vaasa, Kaksi; 1720; Vaasan kerho
web-competition-file = Tai tiedosto: CSV, laskentataulukko
web-competition-read = { $count ->
    [one] pelaaja luettiin.
   *[other] pelaajaa luettiin.
}
web-competition-twice = On jo, jätetään pois.
web-competition-keep-both = Pidä molemmat
web-competition-enter = { $count ->
    [one] Ilmoita yksi pelaaja
   *[other] Ilmoita { $count } pelaajaa
}
web-competition-your-card = Sinun korttisi
web-competition-against = Kierros { $round }, vastassa { $name }
web-competition-to-board = Pöytääsi
web-competition-you-rest = Kierros { $round }: { $bye }
web-competition-you-are-out = Olet luopunut.
web-competition-wait-pairing = { $round }. kierrosta ei ole vielä paritettu. Tämä sivu näyttää sen itsestään.
web-competition-i-am-here = Olen paikalla
web-competition-i-am-here-done = Olet paikalla ✓
web-competition-ask-bye = Pyydä puolen pisteen vapaata { $round }. kierrokselle
web-competition-bye-asked = Kierros { $round }, { $bye }: pyydetty, ei vielä vastattu.
web-competition-bye-granted = Kierros { $round }, { $bye }: myönnetty.
web-competition-make-badges = Tee nimilaput
web-competition-print = Tulosta
web-competition-badges-what = Yksi linkki koko kilpailuun: pelaajan puhelin avaa sillä jokaisen hänen pöytänsä. Kadonneen tilalle annetaan uusi, eikä vanha enää avaa mitään.
web-competition-qr = Koodi: { $name }
web-competition-open-link = avaa
web-competition-replace = Kadonnut: tee uusi
web-competition-new = Uusi kilpailu
web-competition-new-what = Muutama valinta ja nimilista. Kaiken muun voi muuttaa myöhemmin.
web-competition-name = Nimi
web-competition-name-example = Torstain pikapelit
web-competition-more-books = { $count } sääntökirjaa lisää
web-competition-system-swiss-what = Hollantilainen järjestelmä, säännöt 1.2.2026
web-competition-system-round-robin-what = Jokainen kohtaa jokaisen, Bergerin taulukot
web-competition-system-knock-out-what = Hävinnyt putoaa
web-competition-system-manual-what = Teet jokaisen parin itse
web-competition-hours = Milloin kierrokset alkavat
web-competition-begins = 1. kierros alkaa
web-competition-every = Kierrosten väli minuutteina
web-competition-hours-what = Valkean kello käynnistyy määräaikana itsestään. Joka ei ole avannut lautaansa myöhästymisajan kuluessa, häviää.
web-competition-hours-wooden = Puulaudoilla mikään ei tapahdu itsestään: aika näkyy sivuilla ja kalenterissa.
web-competition-number-of-rounds = Kierroksia
web-competition-other-rounds = Muu kierrosten määrä
web-competition-takes = Enintään noin { $hours } h { $minutes } min taukoineen.
web-competition-where = Laudat
web-competition-checks = Pelaajat ilmoittautuvat ennen jokaista kierrosta
web-competition-create = { $count ->
    [0] Luo, nimet myöhemmin
    [one] Luo, yksi pelaaja
   *[other] Luo, { $count } pelaajaa
}
web-competition-names-later = Nimiä voi lisätä, kunnes viimeinen kierros on paritettu.
web-competition-tab-desk = Tuomarin pöytä
web-competition-all-places = Kaikki { $count } sijaa
web-competition-not-public-yet = Paritus ei ole vielä julkinen. Laudat tulevat tähän, kun se julkaistaan.
web-competition-asked = Sinulta pyydetään
web-competition-appeals = { $name } valittaa, kierros { $round }
web-competition-calls = { $name } kutsuu tuomaria
web-competition-called-at = kello { $hour } alkaen
web-competition-been-there = Käyty
web-competition-call = Kutsu tuomari
web-competition-call-text = Mistä on kyse, jos haluat kertoa
web-competition-call-send = Kutsu
web-competition-call-waits = Tuomari on kutsuttu kello { $hour }.
web-competition-call-take-back = Ei enää tarpeen
web-competition-uphold = Hyväksy
web-competition-dismiss = Hylkää
web-competition-publish-sure = Julkaise silti
web-competition-pair-again = Parita uudelleen sääntöjen mukaan
web-competition-tab-record = Tallenne
web-competition-broken = Tallenne ei ole se, joka kirjoitettiin: sen merkintä { $entry } ei täsmää. Säilytä tietokanta sellaisenaan ja palauta päiväkirja varmuuskopiosta.
web-competition-record-coming = Tallennetta tarkistetaan…
web-competition-whole = { $count ->
    [one] Tallenne on eheä: yksi merkintä, sen tiiviste laskettu tässä uudelleen.
   *[other] Tallenne on eheä: { $count } merkintää, jokainen tiiviste laskettu tässä uudelleen.
}
web-competition-check-games = { $count ->
    [one] Tarkista peli, johon se nojaa
   *[other] Tarkista { $count } peliä, joihin se nojaa
}
web-competition-games-hold = { $count ->
    [one] Pelin tallenne on eheä, ja siinä on merkintä, johon tulos viittaa.
   *[other] { $count } pelin tallenteet ovat eheät, ja niissä on merkinnät, joihin tulokset viittaavat.
}
web-competition-games-looked = { $looked } / { $all } peliä
web-competition-game-wrong = Kierros { $round }, lauta { $board }: pelin tallenne ei ole se, johon tulos nojaa.
web-competition-results-from = { $count ->
    [one] Yksi tulos pöydästä
   *[other] { $count } tulosta pöydistä
}
web-competition-game-of = Kierros { $round }, lauta { $board }
web-competition-live-boards = Käynnissä olevat pelit
web-competition-board-number = Lauta { $board }
