# Sivu /clock. Jokainen avain alkaa web-clock-.

web-clock-title = Kello
web-clock-intro = Yksi puhelin kahden pelaajan ja puulaudan väliin. Toimii ensimmäisen käynnin jälkeen ilman verkkoa.
web-clock-coming = Haetaan kelloa …
web-clock-failed = Kelloa ei saatu haettua. Avaa yhteys kerran; sen jälkeen kello toimii ilman verkkoa.

web-clock-time = Aika
web-clock-own = Oma
web-clock-build = Kokoa itse
web-clock-class = { $class ->
    [blitz] Tämä on pikashakkia.
    [rapid] Tämä on nopeaa shakkia.
   *[standard] Tämä on normaalia shakkia.
}
web-clock-no-control = Tästä ei tule miettimisaikaa. Anna jokaiselle jaksolle paitsi viimeiselle siirtomäärä ja kaikille aikaa.
web-clock-odds = Mustalla on toinen aika
web-clock-period = Jakso { $number }
web-clock-moves-in = Siirrot
web-clock-minutes = Minuutit
web-clock-seconds = Sekunnit
web-clock-extra = Siirtoa kohti
web-clock-extra-increment = lisäys
web-clock-extra-delay = viive
web-clock-extra-bronstein = Bronstein
web-clock-extra-none = ei mitään
web-clock-extra-seconds = Sekuntia siirrolta
web-clock-add-period = Lisää jakso
web-clock-drop-period = Poista viimeinen

web-clock-rules = Säännöt
web-clock-rule = Sääntö
web-clock-book-fide-2023-is = Nyt voimassa olevat säännöt
web-clock-book-fide-2018-is = Säännöt vuosina 2018–2022
web-clock-book-fide-2014-is = Säännöt vuosina 2014–2017
web-clock-book-fi-blitz-2014-is = Kello on hiljaa; lipun huomaa vain pelaaja
web-clock-book-fi-team-blitz-is = Kuten suomalainen pikashakki, joukkueiden säännöin
web-clock-book-fi-basics-is = Miten nappulat liikkuvat; kellosta ei sanota mitään
web-clock-not-so = Nämä säännöt eivät salli tätä miettimisaikaa tässä. Valitse toinen aika tai toiset säännöt.
web-clock-go = Aseta kello: { $control }

web-clock-flag-detection-arbiter-or-player = Lippu on pudonnut, kun tuomari tai pelaaja huomaa sen.
web-clock-flag-detection-arbiter-must-call = Lipun näkevä tuomari sanoo sen; myös pelaaja saa.
web-clock-flag-detection-players-only = Lippu on pudonnut vain, jos pelaaja huomaa sen.
web-clock-flag-claim-procedure-point-out = Aikavoittoon riittää, että osoitat lipun.
web-clock-flag-claim-procedure-may-stop-clock = Vaadi aikavoittoa; kellon saa pysäyttää.
web-clock-flag-claim-procedure-stop-with-own-flag-up = Pysäytä kello oman lippusi ollessa ylhäällä ja vaadi voittoa.
web-clock-flag-material-test-any-legal-mate = Ajalla voittaa vain, jos matti on mahdollinen jollakin laillisella siirtosarjalla.
web-clock-flag-material-test-forces-bare-king = Ajalla voittaa vain, jos miehistö riittää pakottamaan matin paljaalle kuninkaalle.
web-clock-player-hints-no-counts-no-reminders = Kello ei näytä siirtomäärää ennen kuin lippu on pudonnut.
web-clock-player-hints-silent = Kello ei sano mitään: ei ääntä, ei siirtomäärää, ei sanaakaan lipusta.
web-clock-player-hints-free = Kello saa näyttää siirtomäärän.

web-clock-runs = käy
web-clock-moves = { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
}
web-clock-low = aika vähissä
web-clock-delay = viive { $seconds }
web-clock-start-white = Paina, niin valkean kello käynnistyy
web-clock-white-waits = Musta käynnistää kellon
web-clock-arbiter-starts = Tuomari käynnistää kellon
web-clock-ready = Kello on asetettu
web-clock-ready-long = Musta painaa, ja valkean aika alkaa.
web-clock-stopped = Kello on pysäytetty
web-clock-over = Peli on päättynyt
web-clock-sending = lähetetään …
web-clock-stop = Pysäytä kello
web-clock-hold = Pysäytä kello pitämällä pohjassa
web-clock-menu = Avaa kellon valikko
web-clock-turn = Vaihda puolet: tällä puolella istuu toinen väri
web-clock-resume = Jatka
web-clock-asked = Ohjelma ei näe lautaa. Sopikaa keskenänne tai kysykää tuomarilta.
web-clock-matter-can-mate = Voiko { $who } vielä tehdä matin niin kuin nämä säännöt edellyttävät?
web-clock-matter-both-flags = Molempien liput ovat pudonneet. Päättyykö peli näin?
web-clock-ruling = { $ruling ->
    [accept] Kyllä
   *[reject] Ei
}
web-clock-of-the-board = Lautaa koskevat vaatimukset
web-clock-claim-flag = Vaatii aikavoittoa
web-clock-claim-illegal-move = Vaatii: laiton siirto
web-clock-claim-threefold = Vaatii: sama asema kolmannen kerran
web-clock-claim-fifty-moves = Vaatii: viisikymmentä siirtoa
web-clock-offer-draw = Tarjoaa tasapeliä
web-clock-accept-draw = Suostuu tasapeliin
web-clock-decline-draw = Hylkää tarjouksen
web-clock-waive-line = Ei voi osoittaa pakkomattia
web-clock-resign = Luovuttaa
web-clock-mates = { $who } tekee matin
web-clock-resigns = { $who } luovuttaa
web-clock-ended-mate = Matti
web-clock-ended-draw = Tasapeli sovittu
web-clock-ended-stalemate = Patti
web-clock-change = Ei pidä paikkaansa? Muuta
web-clock-arbiter-resumes = Tuomari käynnistää sen uudelleen.
web-clock-to-record = Pelin tallenne
web-clock-stop-clock = Pysäytä kello ja kutsu tuomari
web-clock-sure = Vahvista napauttamalla uudelleen
web-clock-set = Korjaa kelloa
web-clock-set-time = Aika
web-clock-set-moves = Siirrot
web-clock-lift = Nosta pudonnut lippu
web-clock-set-do = Aseta kello näin
web-clock-set-wrong = Kelloa ei asetettu. Kirjoita aika muodossa 4:30 tai 1:04:30.
web-clock-back = Takaisin
web-clock-sound = Ääni ja värinä
web-clock-silent = Näiden sääntöjen mukaan kello on hiljaa: se näyttää lipun eikä sano mitään.
web-clock-flag-silent = Pudonnut lippu näkyy mutta ei kuulu.
web-clock-again = Uusi peli samalla ajalla
web-clock-other = Vaihda aikaa
web-clock-leave = Lopeta tämä peli
web-clock-away = Sivu oli poissa { $time }, ja { $whose } aika kului. Valikosta voi korjata.

web-clock-board = Pöytä { $board }
web-clock-lost = Yhteys poikki. Palvelimen kello käy; painallukset lähetetään, kun yhteys palaa.
web-clock-before-arbiter = Tuomarin ratkaistavana:
web-clock-write = Kirjaa siirtoja kellon sijasta
web-clock-one-seat = Tällä puhelimella painaa yksi pelaaja. Jos sillä painavat molemmat, avaa siinä myös { $whose } linkki.
web-clock-not-wooden = Tällä pöydällä pelataan ruudulla, eikä se tarvitse erillistä kelloa.
web-clock-to-table = Siirry pöytään
web-clock-no-seat = Tämä linkki ei avaa pelaajan paikkaa. Avaa valkean tai mustan linkki tai koodi.
web-clock-own-clock = Käytä kelloa ilman pöytää
