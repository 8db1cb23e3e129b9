# Sivu /desk. Jokainen avain alkaa web-desk-.

web-desk-title = Tuomarin pöytä
web-desk-lost = Palvelimeen ei saada yhteyttä. Yhteys palautuu itsestään.
web-desk-set-up = Avaa laudat
web-desk-menu = Luettelot ja linkit
web-desk-add-link = Lisää lauta linkillä
web-desk-empty = Ei vielä lautoja
web-desk-empty-organiser = Avaa illan laudat täällä. Tulosta sitten lautakortit ja pane yksi kullekin laudalle.
web-desk-empty-arbiter = Avaa tuomarin linkki tai illan järjestäjän linkki, niin laudat tulevat tähän.
web-desk-boards = Laudat
web-desk-queue = Odottaa
web-desk-nothing-waits = Kukaan ei odota.
web-desk-keys = Näppäimet: N avaa vanhimman, 1–9 ratkaisee, Esc sulkee.
web-desk-says = Lauta { $number }: { $what }
web-desk-undo = Kumoa
web-desk-to-move = vuorossa
web-desk-clock-runs = kello käy
web-desk-board = Lauta { $number }
web-desk-open-table = Avaa pöytä
web-desk-waited = odottanut { $time }
web-desk-proposed = Ehdotus: { $proposal }
web-desk-facts = Tosiseikat
web-desk-rulings = Ratkaisut
web-desk-now = Nyt
web-desk-sure = Kyllä: { $what }
web-desk-cancel = Peruuta
web-desk-choose = Valitse
web-desk-yes = Kyllä
web-desk-no = Ei

# Mikä odottaa, kun se ei ole kysymys.
web-desk-waits-stop = { $who } pysäytti kellon ja kutsuu
web-desk-waits-late = { $who } ei ole saapunut
web-desk-waits-flag = { $whose } lippu on pudonnut
web-desk-waits-irregular = { $whose } laiton siirto

# Laudan tila yhdellä sanalla.
web-desk-not-here = ei paikalla
web-desk-state-unknown = …
web-desk-state-question = kysymys
web-desk-state-stop = kutsu
web-desk-state-late = myöhässä
web-desk-state-flag = lippu
web-desk-state-irregular = laiton siirto
web-desk-state-before = valmis
web-desk-state-stopped = seis
web-desk-state-plays = pelissä
web-desk-state-annulled = mitätön

# Ratkaisut.
web-desk-rule-accept = Oikein
web-desk-rule-reject = Väärin
web-desk-rule-as-proposed = Kuten ehdotettu
web-desk-rule-not-so = Ei niin
web-desk-rule-end = Tulos { $points }
web-desk-rule-postpone = { $bonus ->
    [yes] Lykkää; vastustaja saa aikaa
   *[no] Lykkää
}
web-desk-rule-reinstate = Palauta aiempi asema
web-desk-rule-warn = Varoitus { $to }
web-desk-rule-add-time = Lisää aikaa { $to }
web-desk-rule-take-time = Vähennä aikaa { $from }
web-desk-rule-new-game = Mitätöi; uusi peli
web-desk-rule-times = Aseta molempien ajat
web-desk-rule-expel = Poista salista
web-desk-rule-replay = Mitätöi; pelataan uudelleen

# Rangaistukset.
web-desk-measure-warning = Varoitus { $to }
web-desk-measure-add-time = Lisää aikaa { $whose } vastustajalle
web-desk-measure-take-time = Vähennä aikaa { $from }
web-desk-measure-raise-opponent = Lisää pisteitä { $whose } vastustajalle
web-desk-measure-lower-offender = Vähennä pisteitä { $from }
web-desk-measure-loss = { $halves ->
    [0] { $who } häviää, vastustaja jää ilman pistettä
   *[other] { $who } häviää
}
web-desk-measure-fine = Sakko { $to }
web-desk-measure-exclusion = Sulje { $who } kierroksilta
web-desk-measure-expulsion = Sulje { $who } kilpailusta

# Mitä siitä seuraisi.
web-desk-effect-reinstated = asema puolisiirron { $plies } jälkeen
web-desk-effect-ends = päättyy { $points }
web-desk-effect-if-mate = jos matti on mahdollinen, muuten ½–½
web-desk-effect-runs = { $whose } kello käy
web-desk-effect-stops = kello pysäytetään
web-desk-effect-asks = sitten kysytään: { $matter }
web-desk-effect-goes-on = peli jatkuu

# Tosiseikat.
web-desk-fact-irregularity = { $what ->
    [unpromoted-pawn] Siirto { $move }: { $who } jätti sotilaan korottamatta.
    [no-move] Siirto { $move }: { $who } painoi kelloa siirtämättä.
    [two-hands] Siirto { $move }: { $who } käytti molempia käsiä.
   *[illegal-move] Siirto { $move }: { $whose } laiton siirto. { $reason }
}
web-desk-fact-flag = { $whose } lippu on pudonnut.
web-desk-fact-press-owed = { $who } on siirtänyt muttei painanut kelloa.
web-desk-fact-flag-remarked = { $who } huomautti vastustajan lipusta muttei ole pysäyttänyt kelloa.
web-desk-fact-gained = Virheellinen painallus toi { $to } aikaa { $time } s.
web-desk-fact-stopped = { $by ->
    [white] Valkea pysäytti kellon.
    [black] Musta pysäytti kellon.
    [arbiter] Tuomari pysäytti kellon.
   *[system] Ohjelma pysäytti kellon.
}
web-desk-fact-not-asked = { $count ->
    [one] Yhtä asiaa ei voitu esittää, koska niin moni odottaa. Se on tallenteessa.
   *[other] { $count } asiaa ei voitu esittää, koska niin moni odottaa. Ne ovat tallenteessa.
}
web-desk-fact-end-unconfirmed = Kumpikaan pelaaja ei ole vahvistanut laudalla olevaa loppua.
web-desk-behind = Siirtoja on pelattu, joita kukaan ei ole kirjannut. Katso oikeaa lautaa.
web-desk-same = { $count ->
    [one] Tämä asema kerran
   *[other] Sama asema { $count } kertaa
}
web-desk-position = { $plies ->
    [0] alkuasema
   *[other] puolisiirron { $plies } jälkeen
}
web-desk-turn = vuorossa { $who }
web-desk-board-now = Asema laudalla
web-desk-quiet = { $moves ->
    [one] Yksi siirto kummaltakin ilman lyöntiä ja sotilaan siirtoa.
   *[other] { $moves } siirtoa kummaltakin ilman lyöntiä ja sotilaan siirtoa.
}
web-desk-quiet-moves = Siirrot ilman lyöntiä ja sotilaan siirtoa
web-desk-last-moves = Viimeiset siirrot
web-desk-announced = Laudalla ilmoitettu
web-desk-mate-can = { $who } voi yhä tehdä matin, esimerkiksi { $line } …
web-desk-mate-cannot = { $who } ei voi tehdä mattia: { $why }
web-desk-mate-unknown = { $positions } asemaa tutkittiin, eikä selvinnyt, voiko { $who } yhä tehdä matin.
web-desk-first = Ensimmäinen asema
web-desk-back = Puolisiirto taaksepäin
web-desk-forward = Puolisiirto eteenpäin
web-desk-last = Viimeinen asema
web-desk-restore-this = Palauta tämä asema

# Ryhmät.
web-desk-group-penalties = Rangaistukset
web-desk-group-clock = Kello
web-desk-group-incidents = Kirjaa tapahtuma
web-desk-group-result = Tulos
web-desk-group-more = Muuta

# Teot.
web-desk-act-set-aside = Kumoa viimeisin ratkaisu
web-desk-act-reopen = Ohjelma erehtyi: anna pelin jatkua
web-desk-act-stop-room = Pysäytä tämä kello muiden mukana
web-desk-act-resume-room = Käynnistä tämä kello muiden mukana
web-desk-act-see-flag = Totea: { $whose } lippu on pudonnut
web-desk-act-see-both-flags = { $word ->
    [white] Molemmat liput ovat pudonneet, valkean ensin
    [black] Molemmat liput ovat pudonneet, mustan ensin
   *[other] Molemmat liput ovat pudonneet, järjestys ei tiedossa
}
web-desk-act-see-irregularity = Keskeytä laittoman siirron vuoksi
web-desk-act-see-illegal-position = Totea mahdoton asema
web-desk-act-find-slip = { $whose } painallus oli vahinko
web-desk-act-judge-stop = { $justified ->
    [yes] Pysäyttämiseen oli syy
   *[no] Pysäyttämiseen ei ollut syytä
}
web-desk-act-excuse = Hyväksy { $whose } myöhästyminen
web-desk-act-note-absence = Totea poissaolo
web-desk-act-start-clock = Käynnistä kello
web-desk-act-stop-clock = Pysäytä kello
web-desk-act-resume = Käynnistä kello
web-desk-act-restore-pieces = Nappulat ovat paikoillaan
web-desk-act-restore-times = Anna kelloille tämän aseman ajat
web-desk-act-add-time = Lisää aikaa { $to }
web-desk-act-set-clock = { $word ->
    [defect] Aseta kello: vika
    [setting] Aseta kello: väärä asetus
    [schedule] Aseta kello: aikataulu
    [restoring] Aseta kello: asema palautettu
    [dispute] Aseta kello: erimielisyys
   *[request] Aseta kello: molempien pyynnöstä
}
web-desk-act-enter-result = Tulos { $points }
web-desk-act-report-conduct = Käytös
web-desk-act-report-two-hands = { $who } käytti molempia käsiä
web-desk-act-report-displaced = { $who } sysäsi nappuloita paikoiltaan
web-desk-act-report-off-square = Nappula poissa ruudultaan: palaa taaksepäin
web-desk-act-report-start-error = { $word ->
    [wrong-array] Nappulat aloittivat vääriltä ruuduilta
    [board-turned] Lauta on väärin päin
   *[colours-reversed] Värit ovat vaihtuneet
}
web-desk-act-report-clock-fault = { $word ->
    [defective] Kello on viallinen
   *[wrong-setting] Kello on asetettu väärin
}
web-desk-act-report-scoresheet-fault = { $whose } sähköinen pöytäkirja lakkasi toimimasta
web-desk-act-appoint-start = Määrää alkamisaika
web-desk-act-place-clock = { $word ->
    [left] Kello on vasemmalla
   *[right] Kello on oikealla
}
web-desk-act-draw-array = Arvo alkuasema
web-desk-act-set-up-array = Aseta alkuasema
web-desk-act-take-scoresheet = Anna { $to } pöytäkirja
web-desk-act-inspect-scoresheet = Katso { $whose } pöytäkirjaa
web-desk-act-reconstruct = Pelaa peli uudelleen laudalle
web-desk-act-approve-assistant = Hyväksy { $whose } avustaja
web-desk-act-set-up-two-boards = Kaksi lautaa, sokea pelaaja
web-desk-act-report-difference = Laudat poikkeavat toisistaan
web-desk-act-set-session = Ilmoita istunto
web-desk-act-order-sealing = Määrää kuorisiirto
web-desk-act-label-envelope = Kirjoita nimet kuoren päälle
web-desk-act-appoint-resumption = Määrää jatkamisaika
web-desk-act-set-up-resumption = Aseta jatkopeli
web-desk-act-open-envelope = Avaa kuori
web-desk-act-note-absence-at-resumption = Totea poissaolo jatkettaessa
web-desk-act-report-envelope-lost = Kuori on kadonnut
web-desk-act-report-position-lost = Asema on kadonnut
web-desk-act-report-wrong-time = { $whose } käytetty aika oli väärin
web-desk-act-other = Muu toimi

# Mitä tehtiin, laudan numeron jälkeen.
web-desk-done-start-clock = kello käynnistettiin
web-desk-done-stop-clock = kello pysäytettiin
web-desk-done-resume = kello pantiin taas käymään
web-desk-done-set-clock = kello asetettiin
web-desk-done-add-time = { $to } lisättiin aikaa
web-desk-done-set-aside = viimeisin ratkaisu kumottiin
web-desk-done-see-flag = { $whose } lippu todettiin pudonneeksi
web-desk-done-see-irregularity = peli keskeytettiin laittoman siirron vuoksi
web-desk-done-judge-stop = { $justified ->
    [yes] pysäyttämiseen oli syy
   *[no] pysäyttämiseen ei ollut syytä
}
web-desk-done-excuse = { $whose } myöhästyminen hyväksyttiin
web-desk-done-note-absence = poissaolo todettiin
web-desk-done-restore-pieces = nappulat ovat taas paikoillaan
web-desk-done-enter-result = tulokseksi kirjattiin { $points }
web-desk-done-reopen = peli jatkuu
web-desk-done-rule-accept = { $proposed ->
    [yes] ratkaistiin kuten ehdotettiin
   *[no] todettiin oikeaksi
}
web-desk-done-rule-reject = { $proposed ->
    [yes] ehdotusta ei noudatettu
   *[no] todettiin vääräksi
}
web-desk-done-rule-end = peli päätettiin tulokseen { $points }
web-desk-done-rule-postpone = ratkaisua lykättiin
web-desk-done-rule-reinstate = aiempi asema palautettiin
web-desk-done-rule-times = molempien ajat asetettiin
web-desk-done-measure-warning = { $to } annettiin varoitus
web-desk-done-measure-add-time = { $whose } vastustajalle lisättiin aikaa
web-desk-done-measure-take-time = { $from } vähennettiin aikaa
web-desk-done-measure-loss = peli tuomittiin { $to } häviöksi
web-desk-done-other = kirjattiin ”{ $what }”

# Kentät.
web-desk-field-time = Aika
web-desk-field-white = Valkean aika
web-desk-field-black = Mustan aika
web-desk-field-lift_white_flag = Nosta valkean lippu
web-desk-field-lift_black_flag = Nosta mustan lippu
web-desk-field-halves = Puolia pisteitä
web-desk-field-amount = Summa sentteinä
web-desk-field-rounds = Kierroksia
web-desk-field-of = Kuka
web-desk-field-what = Mitä
web-desk-field-agreed = Oliko sovittu?
web-desk-field-before = Kertoja aiemmin
web-desk-field-body = Henkilöntarkastus?
web-desk-field-since = Oikein puolisiirtoon
web-desk-field-ply = Puolisiirron kohdalla
web-desk-field-start = Kellonaika
web-desk-field-number = Numero
web-desk-field-fen = Asema (FEN)
web-desk-field-medium = Mille
web-desk-field-notation = Kirjaimet
web-desk-field-duties = Mihin
web-desk-field-disabled = Vamman vuoksi?
web-desk-field-announced = Kellonaika
web-desk-field-length = Kesto
web-desk-field-hour = Kellonaika
web-desk-field-place = Paikka
web-desk-field-move = Siirto
web-desk-field-shown = Näytetty aika
web-desk-field-used = Käytetty aika
web-desk-field-hearing_impaired = Huonokuuloinen?

# Lautojen asettaminen.
web-desk-rulebook = Säännöt
web-desk-control = Miettimisaika
web-desk-kind = Lauta
web-desk-kind-wooden = oikea lauta, puhelin on kello
web-desk-kind-strict = ruudulla, pelaajat vaativat itse
web-desk-kind-assisted = ruudulla, vain lailliset siirrot
web-desk-event = Kilpailu
web-desk-round-field = Kierros (voi jättää tyhjäksi)
web-desk-first-board = Ensimmäinen lauta
web-desk-pairs = Parit, yksi rivillään
web-desk-pairs-example = Valkea – Musta
web-desk-number = Lautojen määrä
web-desk-set-up-boards = { $total ->
    [one] Avaa yksi lauta
   *[other] Avaa { $total } lautaa
}
web-desk-setting-up = Lauta { $at }/{ $total } …
web-desk-decide = Säännöt jättävät tämän kilpailun päätettäväksi. Tarkista ja jatka.
web-desk-setting = Kilpailun päätettävä
web-desk-link-label = Pöydän tuomarin linkki tai järjestäjän linkki
web-desk-link-unread = Tämä ei ole pöydän linkki. Se näyttää tältä: …/t/…#…
web-desk-link-not-arbiter = Tämä linkki avaa toisen paikan. Pyydä järjestäjältä tuomarin linkki.
web-desk-add = Lisää

# Paperilla.
web-desk-print = Tulosta
web-desk-print-cards = Lautakortit
web-desk-print-results = Tulokset
web-desk-print-rulings = Illan ratkaisut
web-desk-links-missing = Koodit, joita ei tunneta täällä
web-desk-links-missing-what = Nämä paikat on avattu muualla. Uuden linkin voi antaa paikka kerrallaan.
web-desk-links-taken = { $seats ->
    [one] Yhdellä muulla paikalla istuu jo pelaaja. Sen linkki pysyy.
   *[other] { $seats } muulla paikalla istuu jo pelaaja. Niiden linkit pysyvät.
}
web-desk-reissue = Uusi linkki
web-desk-reissue-sure = Vanha linkki lakkaa heti toimimasta: anna uusi
web-desk-card-hint = Lue puhelimella oman värisi koodi.
web-desk-column-board = Lauta
web-desk-column-result = Tulos
web-desk-column-how = Miten
web-desk-column-time = Aika
web-desk-column-ruling = Ratkaisu
web-desk-column-articles = Kohdat
web-desk-no-rulings = Tänä iltana ei ratkaistu mitään.
web-desk-signature = Tuomarin allekirjoitus

# Koko sali.
web-desk-all-there = Kaikki { $all } pelaajaa ovat lautojensa ääressä.
web-desk-there = { $here ->
    [one] { $all } pelaajasta yksi on lautansa ääressä.
   *[other] { $all } pelaajasta { $here } on lautansa ääressä.
}
web-desk-wait-for = { $count ->
    [one] Lauta { $boards } odottaa pelaajia.
   *[other] Laudat { $boards } odottavat pelaajia.
}
web-desk-start-all = Käynnistä kaikki kellot ({ $count })
web-desk-stop-all = Pysäytä kaikki kellot ({ $count })
web-desk-stop-all-sure = { $count ->
    [one] Kyllä, pysäytä yksi kello
   *[other] Kyllä, pysäytä { $count } kelloa
}
web-desk-resume-all = Pane kaikki kellot taas käymään ({ $count })
web-desk-all-start = { $count ->
    [one] Yksi kello käynnistettiin.
   *[other] { $count } kelloa käynnistettiin.
}
web-desk-all-stop = { $count ->
    [one] Yksi kello seisoo.
   *[other] { $count } kelloa seisoo.
}
web-desk-all-resume = { $count ->
    [one] Yksi kello käy taas.
   *[other] { $count } kelloa käy taas.
}
web-desk-all-failed = { $count ->
    [one] Yhdellä laudalla se ei onnistunut; paina uudelleen.
   *[other] { $count } laudalla se ei onnistunut; paina uudelleen.
}
web-desk-show = Mitkä laudat näytetään
web-desk-show-all = Kaikki
web-desk-show-waits = Odottaa
web-desk-show-plays = Pelaa
web-desk-show-before = Ei alkanut
web-desk-show-over = Päättynyt
web-desk-coming = { $count ->
    [one] Yksi lauta on vielä tulossa …
   *[other] { $count } lautaa on vielä tulossa …
}
web-desk-no-event = Muut laudat
web-desk-round = kierros { $round }
web-desk-too-many = Lautoja on enemmän kuin pöytä pystyy seuraamaan. Tässä ovat { $count } uusinta.
# Laudat, jotka on siirretty syrjään tuomarin pöydältä; peleissä mikään ei muutu.
web-desk-put-away = Siirrä syrjään
web-desk-put-away-over = { $count ->
    [one] Siirrä päättynyt lauta syrjään
   *[other] Siirrä { $count } päättynyttä lautaa syrjään
}
web-desk-bring-back = Näytä syrjään siirretyt laudat ({ $count })
web-desk-sign-out = Kirjaudu ulos
web-desk-sign-out-sure = Kyllä, unohda linkit tältä laitteelta
web-desk-link-unknown = Tämä linkki ei avaa tuomarin paikkaa. Pyydä järjestäjältä uusi.
web-desk-organiser-stale = Palvelin ei tunne täällä säilytettyä järjestäjän linkkiä. Avaa järjestäjän linkki uudelleen tai kirjaudu ulos.

# Pelaajat saajina ja menettäjinä.
web-desk-to-white = valkealle
web-desk-to-black = mustalle
web-desk-from-white = valkealta
web-desk-from-black = mustalta
