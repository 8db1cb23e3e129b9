# Uusi pöytä.

web-new-title = Uusi pöytä
web-new-rulebook = Säännöt
web-new-book-fide-2023 = FIDEn säännöt 2023
web-new-book-fide-2023-what = Voimassa olevat säännöt. Ensimmäinen sääntöjenvastainen siirto maksaa aikaa, toinen pelin; viides toisto ja 75 siirtoa päättävät pelin itsestään.
web-new-book-fide-2018 = FIDEn säännöt 2018
web-new-book-fide-2018-what = Pikashakissa ilman tuomaria sääntöjenvastainen siirto on vaadittava; silloin saat minuutin.
web-new-book-fide-2014 = FIDEn säännöt 2014
web-new-book-fide-2014-what = Kahdella viime minuutilla voi vaatia tasapeliä; pikashakissa vaadittu sääntöjenvastainen siirto häviää heti.
web-new-book-fi-blitz-2014 = Suomalainen pikashakki 2014
web-new-book-fi-blitz-2014-what = Lippu on vaadittava, samoin sääntöjenvastainen siirto, joka häviää. Kukaan muu ei puutu peliin.
web-new-book-fi-team-blitz = Suomalainen joukkuepika
web-new-book-fi-team-blitz-what = FIDEn pikashakki suomalaisten joukkueottelujen tavoin.
web-new-book-fi-basics = Vasta-alkajille
web-new-book-fi-basics-what = Perussäännöt. Kello saa käydä, mutta aika ei ratkaise mitään; sääntöjenvastainen siirto vain perutaan.
web-new-time = Aika
web-new-class-blitz = Pikashakki
web-new-class-rapid = Nopea
web-new-class-standard = Normaali
web-new-class-other = Muu
web-new-own = Oma
web-new-no-clock = Ei kelloa
web-new-untimed = Kelloa ei ole.
web-new-moves = Siirtoja
web-new-minutes = Minuutteja
web-new-increment = Sekunteja siirrosta
web-new-remove = Poista
web-new-add-period = Lisää jakso
web-new-control-incomplete = Aikamäärä on kesken: anna jokaiselle jaksolle aika.
web-new-period = { $part ->
    [moves] { $moves } siirtoon
    [rest] Sitten loppupeliin
   *[whole] Kummallakin on koko peliin
} { $minutes ->
    [one] { $minutes } minuutti
   *[other] { $minutes } minuuttia
}{ $extra ->
    [yes] {" "}ja jokaisesta siirrosta { $increment ->
        [one] { $increment } sekunti
       *[other] { $increment } sekuntia
    } lisää.
   *[no] .
}
web-new-kind = Pöytä
web-new-kind-assisted = Avustettu
web-new-kind-assisted-what = Vain sallitut siirrot onnistuvat, ja siirto painaa kelloa. Tavallinen verkkopeli.
web-new-kind-strict = Tiukka
web-new-kind-strict-what = Kosketettu on kosketettu, mitä tahansa voi siirtää minne tahansa, painat kelloa ja vaadit itse.
web-new-kind-wooden = Puulauta
web-new-kind-wooden-what = Oikea lauta; ohjelma on kello ja sen verran pöytäkirjaa kuin syötätte.
web-new-start = Alkuasema
web-new-start-standard = Tavallinen
web-new-start-lot = Chess960 arvalla
web-new-start-number = Chess960 numerolla
web-new-names = Nimet
web-new-event = Kilpailu
web-new-regulations = Kilpailun omat määräykset ({ $count } päätetty)
web-new-in-force = Voimassa olevat säännöt ({ $count })
web-new-as-rulebook = kuten säännöissä: { $value }
web-new-decided = kilpailun päättämä
web-new-create = Avaa pöytä
web-new-organiser = Tällä palvelimella pöydät avaa järjestäjä. Avaa ensin järjestäjän linkki tässä selaimessa ja palaa tänne.
web-new-ready = Pöytä on valmis
web-new-once = Linkit kerrotaan vain tämän kerran. Jolla on linkki, sillä on paikka.
web-new-seat-white = Valkea
web-new-seat-white-what = Valkeiden pelaajalle.
web-new-seat-black = Musta
web-new-seat-black-what = Mustien pelaajalle, joka käynnistää valkean kellon.
web-new-seat-arbiter = Tuomari
web-new-seat-arbiter-what = Sille, joka ratkaisee vaatimukset. Ilman tuomaria pidä se itselläsi.
web-new-seat-spectator = Katsojat
web-new-seat-spectator-what = Katsomiseen, kenelle tahansa.
web-new-copy = Kopioi linkki
web-new-copied = Kopioitu
web-new-qr = QR-koodi
web-new-qr-of = QR-koodi: { $seat }
web-new-open = Avaa tässä
web-new-again = Toinen pöytä
web-new-arbiter = Tuomari
web-new-arbiter-no = Pelaamme keskenämme
web-new-arbiter-no-what = Kumpi tahansa käynnistää pysäytetyn kellon uudelleen.
web-new-arbiter-yes = Tuomari on paikalla
web-new-arbiter-yes-what = Kellon pysäyttänyt odottaa tuomaria.
