# Mitä selaimen jokainen sivu sanoo. Jokainen avain alkaa web-.

web-skip = Siirry sivulle
web-page-failed = Sivua ei saatu haettua. Tarkista yhteys.
web-try-again = Yritä uudelleen
web-close = Sulje
web-nav = Sivut
web-nav-play = Pelaa
web-nav-clock = Kello
web-nav-laws = Säännöt
web-language = Kieli
web-theme = Värit: { $theme ->
    [light] vaalea
    [dark] tumma
   *[system] järjestelmän mukaan
}
web-flag = lippu pudonnut
web-white = Valkea
web-black = Musta
web-article = Kohta { $id }
web-send = Lähetä
web-away = Palvelimeen ei saada yhteyttä. Tarkista yhteys ja yritä uudelleen.
web-problem-broken-record = Tämän pöydän pöytäkirja on rikki. Kerro järjestäjälle: tuomari journal check kertoo, mikä siinä on vikana.
web-problem-too-many-acts = Minuutissa tehtiin liian paljon. Odota hetki ja yritä uudelleen.
web-problem-seat-spent = Tältä paikalta on tehty niin paljon, ettei enempää kirjata. Voit luovuttaa tai pyytää tuomaria päättämään pelin.
web-empty = tyhjä
web-taken-hold = otettu käteen
web-piece = { $color ->
    [white] valkea
   *[black] musta
} { $role ->
    [king] kuningas
    [queen] daami
    [rook] torni
    [bishop] lähetti
    [knight] ratsu
   *[pawn] sotilas
}
web-kind-assisted = avustettu pöytä
web-kind-strict = tiukka pöytä
web-kind-wooden = puulauta

# Miksi sääntökirjoja ja pelimuotoja sanotaan joka sivulla.
web-book-fide-2023 = FIDEn säännöt 2023
web-book-fide-2018 = FIDEn säännöt 2018
web-book-fide-2014 = FIDEn säännöt 2014
web-book-fi-blitz-2014 = Suomalainen pikashakki 2014
web-book-fi-team-blitz = Suomalainen joukkuepika
web-book-fi-basics = Aloittelijoiden säännöt
web-class-blitz = Pikashakki
web-class-rapid = Nopea
web-class-standard = Normaali

web-notice-restarts = Palvelin käynnistyy uudelleen. Kaikki kellot seisovat, kunnes se palaa.
web-notice-restart-at = Palvelin käynnistyy uudelleen kello { $hour }. Kaikki kellot seisovat sen aikaa.

# Oikealla laudalla pelatun pelin tulos pelaajien kertomana.
web-told-how = Miten peli päättyi?
web-told-won = Voitin
web-told-draw = Tasapeli
web-told-lost = Hävisin
web-told-waits = Ilmoitit { $score }. Se pätee, kun vastustajasi ilmoittaa saman.
web-told-theirs = Vastustajasi ilmoittaa { $score }. Ilmoita sama, jos niin on.
web-told-differ = Sinä ilmoitit { $own }, vastustajasi { $other }. Kumpi painoi väärää, painaa oikeaa; jos olette eri mieltä, kutsukaa tuomari.
