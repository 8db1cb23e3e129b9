# Uusi pöytä.

web-new-title = Pelaa
web-new-rulebook = Säännöt
web-new-book-fide-2023-what = Voimassa olevat säännöt. Ensimmäinen laiton siirto maksaa aikaa, toinen pelin; viides toisto ja 75 siirtoa päättävät pelin itsestään.
web-new-book-fide-2018-what = Pikashakissa ilman tuomaria laiton siirto on vaadittava; silloin saat minuutin.
web-new-book-fide-2014-what = Kahden viimeisen minuutin aikana voi vaatia tasapeliä; pikashakissa vaadittu laiton siirto häviää heti.
web-new-book-fi-blitz-2014-what = Lippu on vaadittava, samoin laiton siirto, joka häviää. Kukaan muu ei puutu peliin.
web-new-book-fi-team-blitz-what = FIDEn pikashakki suomalaisten joukkueottelujen tavoin.
web-new-book-fi-basics-what = Perussäännöt. Kello saa käydä, mutta aika ei ratkaise mitään; laiton siirto vain perutaan.
web-new-time = Aika
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
web-new-kind-assisted-what = Vain lailliset siirrot onnistuvat, ja siirto painaa kelloa. Tavallinen verkkopeli.
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
web-new-organiser = Tällä palvelimella pöydät avaa järjestäjä. Avaa ensin järjestäjän linkki tässä selaimessa ja palaa tänne.
web-new-ready = Pöytä on valmis
web-new-once = Jolla on linkki, sillä on paikka. Linkit pysyvät tällä sivulla, kunnes peli on päättynyt.
web-new-seat-white = Valkea
web-new-seat-white-what = Valkeiden pelaajalle.
web-new-seat-black = Musta
web-new-seat-black-what = Mustien pelaajalle, joka käynnistää valkean kellon.
web-new-seat-taken = Lähettämäsi linkki on käytetty: paikka on sen, joka ensin istui pöytään.
web-new-seat-arbiter = Tuomari
web-new-seat-arbiter-what = Sille, joka ratkaisee vaatimukset. Ilman tuomaria pidä se itselläsi.
web-new-seat-spectator = Katsojat
web-new-seat-spectator-what = Katsomiseen, kenelle tahansa.
web-new-copy = Kopioi linkki
web-new-copied = Kopioitu
web-new-qr = QR-koodi
web-new-qr-of = QR-koodi: { $seat }
web-new-open = Avaa tässä
web-new-open-desk = Avaa tuomarin pöytä
web-new-again = Toinen pöytä
web-new-arbiter = Tuomari
web-new-arbiter-no = Pelaamme keskenämme
web-new-arbiter-no-what = Kumpi tahansa käynnistää pysäytetyn kellon uudelleen.
web-new-arbiter-yes = Tuomari on paikalla
web-new-arbiter-yes-what = Kellon pysäyttänyt odottaa tuomaria.
web-new-friend = Kaveri
web-new-friend-what = Yksi linkki. Kuka sen ensin avaa, istuu pöytään.
web-new-minutes-seconds = Minuutteja ja sekunteja siirrosta
web-new-other = Muu
web-new-get-link = Hae linkki
web-new-friend-sum = { $book }, { $kind ->
    [strict] tiukka pöytä
    [wooden] puulauta
   *[assisted] vain lailliset siirrot
}, { $side ->
    [white] pelaat valkeilla
    [black] pelaat mustilla
   *[lot] värit arvotaan
}.
web-new-more = Lisää valintoja
web-new-more-what = säännöt, pöytä, väri
web-new-every = Linkki joka paikalle
web-new-every-what = Muille pelaajille, tai kun tuomari on paikalla.
web-new-side = Oma väri
web-new-side-white = Valkea
web-new-side-lot = Arvotaan
web-new-side-black = Musta
web-new-desk = Avaa useita lautoja tuomarin pöydässä
web-new-compete = Järjestä kilpailu
web-new-clock = Kello puulaudalle
web-new-laws = Lue sääntöjä
web-new-watch = Katso peliä
web-new-gone = Sen pöydän linkit eivät ole tässä selaimessa, tai peli on päättynyt.
web-new-send = Lähetä tämä kaverillesi
web-new-send-what = Kuka sen ensin avaa, istuu pöytään. Myöhemmin tulevat katsovat.
web-new-send-arbiter = Ja tämä tuomarille
web-new-send-arbiter-what = Se avaa tuomarin pöydän. Kellon pysäyttänyt odottaa, että tuomari ratkaisee asian siellä.
web-new-invitation = Kutsu
web-new-invitation-code = Kutsu QR-koodina
web-new-share = Jaa
web-new-you = Olet paikalla
web-new-lost = Ei yhteyttä juuri nyt
web-new-to-board = Laudan ääreen
web-new-invited = Sinut on kutsuttu peliin
web-new-invited-what = Pelaat { $color ->
    [white] valkeilla
   *[black] mustilla
}. { $time }, { $book }, { $kind ->
    [strict] tiukka pöytä
    [wooden] puulauta
   *[assisted] vain lailliset siirrot
}.
web-new-board = Lauta sellaisena kuin se on edessäsi
web-new-sit = Istu { $color ->
    [white] valkean
   *[black] mustan
} paikalle
web-new-sit-what = Siitä lähtien paikka on sinun tässä selaimessa.
web-new-only-watch = Haluan vain katsoa
web-new-taken = Paikalla istuu jo joku
web-new-taken-what = Linkin ensimmäisenä avannut sai paikan. Voit katsoa peliä.
web-new-watch-this = Katso tätä peliä
web-new-looking = Etsitään pöytää …
web-new-home = Etusivulle
web-new-house = Ohjelma
web-new-house-lesson-what = Opastettu ensimmäinen peli tiukan pöydän ääressä.
web-new-house-touch = Kosketa nappulaa. Nyt sillä on siirrettävä.
web-new-house-press = Paina kelloasi.
web-new-house-claim = Ohjelma erehtyy. Vaadi oikaisua.
web-new-house-lesson = Aloita opastettu peli
web-new-house-practice = Tai harjoittele muuten vain:
web-new-level-easy = Helppo
web-new-level-even = Tasaväkinen
web-new-level-hard = Vaikea
