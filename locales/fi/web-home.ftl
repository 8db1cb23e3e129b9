# Etusivu.

web-home-title = Shakkia juuri niin kuin säännöissä sanotaan, verkossa ja puulaudalla.
web-home-lede = Kosketettu nappula on siirrettävä. Painat kelloa itse. Vaadit sen, mikä sinulle kuuluu. Kuudet säännöt, ja jokaisen ratkaisun takana sen kohta.
web-home-friend = Pelaa kaverin kanssa
web-home-friend-closed = pöydän avaa järjestäjä
web-home-house = Pelaa ohjelmaa vastaan
web-home-have-link = Minulla on linkki tai koodi

# Lauta sen vieressä.
web-home-watch-game = Katso peliä: { $white } – { $black }
web-home-see-game = Katso päättynyt peli: { $white } – { $black }
web-home-position = Asema nyt
web-home-position-end = Loppuasema
web-home-set-up = Peliä varten asetettu lauta
web-home-to-move = vuorossa
web-home-now = Käynnissä
web-home-now-board = Käynnissä, lauta { $board }
web-home-over = Päättynyt, { $score }
web-home-over-plain = Päättynyt
web-home-quiet = Nappulat ovat paikoillaan. Juuri nyt kukaan ei pelaa.

# Ovet.
web-home-doors = Täällä myös
web-home-play = Pelaa
web-home-play-what = Avaa pöytä ja lähetä linkki.
web-home-play-closed = Pöydät avaa järjestäjä.
web-home-watch = Katso
web-home-watch-what = { $games ->
    [0] Seuraa peliä, kun sellainen on käynnissä.
    [one] Yksi peli on käynnissä. Seuraa sitä.
   *[other] { $games } peliä on käynnissä. Seuraa yhtä.
}
web-home-clock = Kello
web-home-clock-what = Yksi puhelin puulaudan ääressä. Toimii ilman verkkoa.
web-home-laws = Säännöt
web-home-laws-what = Jokainen kohta, sääntöversiot rinnakkain.
web-home-arbiter = Tuomaroi
web-home-arbiter-what = Kaikki laudat, kutsut ja vaatimukset yhdellä pöydällä.
web-home-compete = Kilpaile
web-home-compete-what = Parit sääntöjen mukaan, tulokset laudoilta.

web-home-join = Liity linkillä tai koodilla
web-home-join-help = Liitä saamasi linkki tai pöydän viimeiset merkit.
web-home-join-none = Tunnuksella ei löytynyt käynnissä olevaa peliä. Tarkista merkit tai pyydä koko linkki.
web-home-open = Avaa
web-home-live = Käynnissä olevat pelit
web-home-live-also = Muut käynnissä olevat pelit
web-home-hall = Näytä laudat isolla näytöllä
web-home-none = Juuri nyt ei pelata.
web-home-only-this = Muita pelejä ei ole käynnissä.
web-home-closed = Tämän palvelimen pelit näkyvät niille, joilla on linkki.
web-home-soon = Kohta alkavat
web-home-soon-more = { $tables ->
    [one] ja vielä yksi pöytä
   *[other] ja vielä { $tables } pöytää
}
web-home-no-clock = ei kelloa
web-home-minutes = { $minutes } min
web-home-set-up-at = avattu kello { $hour }
web-home-organises = Olet tämän palvelimen järjestäjä.
web-home-to-desk = Avaa tuomarin pöytä
web-home-link = Näytä järjestäjän linkki
web-home-link-sure = Kyllä, näytä se tässä
web-home-link-name = Järjestäjän linkki
web-home-link-what = Jolla on tämä linkki, voi tehdä tällä palvelimella kaiken. Lähetä se vain niille, jotka järjestävät kanssasi.
web-home-link-copy = Kopioi linkki
web-home-link-hide = Piilota
web-home-sign-out = Kirjaudu ulos
web-home-sign-out-sure = Kyllä, unohda linkki tältä laitteelta
web-home-no-organiser = Palvelin ei tunne tätä järjestäjän linkkiä. Mitään ei tallennettu.
web-home-competitions = Sinun kilpailusi
web-home-foot = Vapaa ohjelma (GNU GPL, versio 3 tai uudempi). Ei tunnuksia, ei evästeitä.

# Omat pelit: mitä tämä selain muistaa.
web-home-mine = Omat pelit
web-home-mine-what = Luettelo on vain tässä selaimessa. Kesken oleva peli aukeaa linkillään toisellakin laitteella.
web-home-mine-all = { $games ->
    [one] Avaa luettelo
   *[other] Kaikki { $games }
}
web-home-mine-going-on = Kesken
web-home-mine-on = kesken
web-home-mine-won = voitto
web-home-mine-drawn = tasapeli
web-home-mine-lost = tappio
web-home-mine-replaced = linkkisi on vaihdettu, pyydä uusi
web-home-mine-copy = Kopioi linkkini
web-home-mine-copied = Kopioitu
web-home-mine-links = Kaikkien paikkojen linkit
web-home-mine-forget = Unohda
web-home-mine-forget-sure = Unohdetaanko täältä? Tallenne jää palvelimelle.
web-home-mine-forget-seat = Unohdetaanko? Vain linkkisi tuo takaisin tälle paikalle.
web-home-mine-forget-all = Unohda kaikki pelit täältä
web-home-mine-forget-all-sure = Kyllä, unohda ne ja linkkini kesken oleviin
web-home-mine-none = Ei vielä pelejä
web-home-mine-none-what = Tässä selaimessa pelaamasi pelit luetellaan täällä tuloksineen ja tallenteineen.
web-home-finished = Päättyneet
