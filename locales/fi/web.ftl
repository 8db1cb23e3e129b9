# Mitä selaimen jokainen sivu sanoo. Jokainen avain alkaa web-.

web-skip = Siirry sivulle
web-page-failed = Sivua ei saatu haettua. Tarkista yhteys.
web-try-again = Yritä uudelleen
web-close = Sulje
web-nav = Sivut
web-nav-play = Pelaa
web-nav-watch = Katso
web-nav-clock = Kello
web-nav-laws = Säännöt
web-nav-arbitrate = Tuomaroi
web-nav-help = Ohje
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

# Onko pelaaja laudan ääressä.
web-presence-here = Laudan ääressä
web-presence-never = Ei vielä paikalla
web-presence-away = Poissa { $time }

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

# Kysytyssä osoitteessa ei ole sivua.
web-lost-title = Laudan ulkopuolella
web-lost-what = Tässä osoitteessa ei ole sivua. Ehkä linkistä jäi merkki matkalle.
web-lost-home = Etusivulle
web-lost-code = Anna linkki tai koodi

# Miksi jotakin ei tehty, ja mitä tehdä seuraavaksi.
web-problem-broken-record = Tämän pöydän tallenne on rikki. Kerro järjestäjälle: tuomari journal check kertoo, mikä siinä on vikana.
web-problem-too-many-acts = Minuutissa tehtiin liian paljon. Odota hetki ja yritä uudelleen.
web-problem-seat-spent = Tältä paikalta on tehty niin paljon, ettei enempää kirjata. Voit luovuttaa tai pyytää tuomaria päättämään pelin.
web-problem-away = Palvelimen vastausta ei voitu lukea. Yritä hetken kuluttua uudelleen.
web-problem-unknown = Sitä ei tehty. Yritä uudelleen; jos se ei auta, kerro järjestäjälle.
web-problem-refused = Sitä ei voi tehdä nyt. Katso lautaa ja valitse uudelleen.
web-problem-competition-refused = Sitä ei voi tehdä nyt. Katso, missä kierros on, ja valitse uudelleen.
web-problem-fields = Jotakin kirjoitettua ei voitu lukea. Tarkista kentät ja lähetä uudelleen.
web-problem-unreadable = Palvelin ei ymmärrä tätä sivua. Lataa sivu uudelleen ja yritä taas.
web-problem-wrong-method = Palvelin ei ymmärrä tätä sivua. Lataa sivu uudelleen ja yritä taas.
web-problem-key-reused = Mitään ei tehty. Lataa sivu uudelleen ja yritä taas.
web-problem-not-followed = Yhteys uusittiin. Yritä uudelleen.
web-problem-too-large = Se on liian pitkä. Lyhennä ja lähetä uudelleen.
web-problem-too-often = Kerralla pyydettiin liian paljon. Odota hetki ja yritä uudelleen.
web-problem-too-many = Liian monta sivua on auki. Sulje joitakin ja lataa tämä uudelleen.
web-problem-full = Palvelin on juuri nyt täynnä. Yritä minuutin kuluttua uudelleen.
web-problem-unavailable = Tallenteeseen ei juuri nyt päästä. Yritä hetken kuluttua uudelleen; mitään ei tehdä kahdesti.
web-problem-no-table = Tällä linkillä ei ole sellaista pöytää. Avaa saamasi linkki tai pyydä järjestäjältä toinen.
web-problem-no-competition = Tällä linkillä ei ole sellaista kilpailua. Avaa saamasi linkki tai pyydä järjestäjältä toinen.
web-problem-unknown-link = Tämä linkki ei avaa mitään. Avaa saamasi linkki tai pyydä järjestäjältä toinen.
web-problem-forbidden = Tämä linkki ei oikeuta siihen. Käytä sen linkkiä, jolla on siihen oikeus, tai kysy järjestäjältä.
web-problem-wrong-host = Tällä palvelimella on toinen nimi. Avaa saamasi osoite.
web-problem-no-such-path = Tässä osoitteessa ei ole mitään. Tarkista osoite tai aloita etusivulta.
web-problem-no-question = Kysymykseen on vastattu tai se on rauennut. Sulje se ja avaa seuraava.
web-problem-not-offered = Tältä paikalta sitä ei voi tehdä nyt. Katso, mitä saat tehdä, ja valitse siitä.
web-problem-seated = Paikalla istuu joku, ja hänen linkkinsä jää voimaan. Jos hänen on lähdettävä, poista ensin hänen linkkinsä.
web-problem-not-over = Tämä peli on kesken. Seuraavan voi aloittaa, kun se on ohi; kilpailussa seuraa seuraava kierros.
web-problem-no-seat = Siltä paikalta ei tehdä mitään. Avaa valkean tai mustan linkki tai koodi.
web-problem-no-rulebook = Sellaista sääntökirjaa ei ole. Valitse jokin luettelosta.
web-problem-no-pdf = Tämä palvelin ei tee PDF-tiedostoja. Tulosta sivu tai hae luettelo CSV-muodossa.
web-problem-no-teams = Täällä ei pelaa joukkueita. Hae paritus tai tulokset.
web-problem-no-such-form = Sitä ei ole siinä muodossa. Hae se PDF-muodossa.
web-problem-no-such-paper = Sellaista paperia ei ole. Valitse jokin luettelosta.
web-problem-does-not-fit = Pelaajat, kierrokset ja tulokset eivät sovi yhteen. Tarkista ne ja yritä uudelleen.

# Mitä ei voitu lukea, ja miten se kirjoitetaan.
web-field-time_control = Kirjoita miettimisaika muodossa 5+3, 5 min tai 90/40+30, 30+30.
web-field-control-ruled = Näillä säännöillä ei pelata sillä miettimisajalla. Kirjoita 5 min tai 3+2 tai valitse toiset säännöt.
web-field-move = Sellaista siirtoa ei tässä ole. Kirjoita esimerkiksi e4, { $knight } tai e2e4.
web-field-time = Kirjoita aika muodossa 2:00 tai 1:30:00.
web-field-number = Alkuaseman numero on 0–959.
web-field-fen = Asemaa ei voitu lukea. Kirjoita se FEN-muodossa, jollaisena shakkiohjelmat sen kopioivat.
web-field-start = Nämä säännöt eivät salli sitä alkuasemaa. Valitse toinen alkuasema tai toiset säännöt.
web-field-names = Nimessä on 1–60 merkkiä yhdellä rivillä. Lyhennä sitä.
web-field-rulebook = Sellaista sääntökirjaa ei ole. Valitse jokin luettelosta.
web-field-profile = Nämä säännöt eivät tunne sitä pelimuotoa. Valitse toinen miettimisaika tai toiset säännöt.
web-field-regulations = Jokin kilpailun omista määräyksistä ei sovi näihin sääntöihin. Käy ne läpi ja muuta sitä.
web-field-text = Teksti on tyhjä tai liian pitkä. Kirjoita muutama sana yhdelle riville.
web-field-other = Tarkista ja lähetä uudelleen: { $field }.
