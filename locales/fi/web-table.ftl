# Pöytä. Jokainen avain alkaa web-table-.

web-table-opening = Avataan pöytää …
web-table-home = Etusivulle
web-table-gone-title = { $why ->
    [revoked] Tämä linkki on vaihdettu
    [replaced] Auki liian monessa paikassa
    [missing] Laudan ulkopuolella
   *[closed] Pöytä on suljettu
}
web-table-gone = { $why ->
    [revoked] Tuomari tai järjestäjä on antanut uuden. Peli ja molemmat kellot ovat niin kuin olivat; pyydä uusi linkkisi.
    [replaced] Linkki on avattu niin monessa muussa paikassa, että täällä se on suljettu. Jatka tässä lataamalla sivu uudelleen.
    [missing] Tässä osoitteessa ei ole pöytää. Ehkä linkistä katosi matkalla kirjain.
   *[closed] Peli on tallessa. Etsi sitä omista peleistäsi tai kysy järjestäjältä.
}
web-table-watching = Katsot peliä.
web-table-gone-watch = Katso peliä
web-table-to-move = vuorossa
web-table-moves-made = siirtoja: { $count }
web-table-low = aika vähissä
web-table-ahead = { $points } pistettä edellä materiaalissa
web-table-start = Käynnistä valkean kello napauttamalla
web-table-press = Paina kelloa
web-table-scoresheet = Pelipöytäkirja
web-table-moves = Siirrot
web-table-number = Numero
web-table-no-moves = Ei vielä siirtoja.
web-table-past = Aiempi asema
web-table-past-at = Aiempi: { $move }
web-table-past-start = alku
web-table-past-back = Siirto taaksepäin
web-table-past-on = Siirto eteenpäin
web-table-past-now = Takaisin peliin
web-table-last-moves = { $count ->
    [one] Viimeinen siirto:
   *[other] Viimeiset siirrot:
}
web-table-moves-silent = Näillä säännöillä kukaan ei kirjaa siirtoja puolestasi pelin aikana.
web-table-rulings = Ratkaisut
web-table-asked = Tuomarilta kysytään: { $matter }
web-table-claimed = { $claim }: sanottu. Asiaa tutkitaan.
web-table-claimed-stop = Se on voimassa, kun kello pysäytetään oman lipun ollessa vielä pystyssä.
web-table-end = Pelin päätös
web-table-ended = { $how ->
    [won] Voitit
    [lost] Hävisit
    [drawn] Tasapeli
    [white] Valkea voitti
    [black] Musta voitti
   *[void] Peli on päättynyt
}
web-table-to-record = Katso peli
web-table-share = Jaa
web-table-link-copied = Pelin linkki on kopioitu.
web-table-acts = Mitä voit sanoa
web-table-claim = Vaadi
web-table-claim-right = vaatimus olisi nyt oikea
web-table-offer-draw = Tasapeli
web-table-stop = Pysäytä
web-table-sure = Varmasti?
web-table-offer-again = Varmasti? Tarjoa tasapeliä napauttamalla uudelleen
web-table-claims-title = Vaadi
web-table-more = Lisää
web-table-more-title = Kaikki, mitä saat nyt tehdä
web-table-nothing = Ei juuri nyt mitään.
web-table-with-move = Vaadi aiotun siirron kanssa
web-table-resign-again = Varmasti? Luovuta napauttamalla uudelleen
web-table-settings = Asetukset
web-table-set-sound = Siirtojen ja kutsujen äänet
web-table-set-voice = Sano siirrot ja ratkaisut ääneen
web-table-set-times = Sano aikani, kun jäljellä on 10, 5 ja 1 minuuttia, 30 ja 10 sekuntia
web-table-set-named = Sano ruudut nimin: Anna, Bella, Cesar
web-table-set-typing = Näytä kirjoitettavien siirtojen kenttä
web-table-set-flip = Käännä lauta
web-table-set-pieces = Nappulat
web-table-pieces-usual = Tavalliset
web-table-pieces-flat = Yksinkertaiset
web-table-pieces-letters = Kirjaimet
web-table-set-board = Lauta
web-table-board-walnut = Pähkinäpuu
web-table-board-linen = Pellava
web-table-board-slate = Liuskekivi
web-table-set-theme = Värit
web-table-theme-light = vaaleat
web-table-theme-dark = tummat
web-table-theme-system = järjestelmän mukaan
web-table-set-letters = Siirtojen kirjaimet
web-table-set-letters-own = Sivun kielen mukaan
web-table-letters-fi = suomi
web-table-letters-sv = ruotsi
web-table-letters-en = englanti
web-table-letters-de = saksa
web-table-letters-fr = ranska
web-table-letters-nl = hollanti
web-table-letters-figurine = kuviot
web-table-keys = Näppäimet
web-table-key-arrows = Nuolet
web-table-key-arrows-does = liikuttavat ruudusta ruutuun laudalla
web-table-key-enter = Enter
web-table-key-enter-does = ottaa nappulan ja asettaa sen
web-table-key-square = e, sitten 4
web-table-key-square-does = siirtyy ruutuun
web-table-key-space = Välilyönti
web-table-key-space-does = painaa kelloa
web-table-key-steps = Vasen, oikea, Home, End
web-table-key-steps-does = selaavat siirtoja, kun lauta ei ole valittuna
web-table-board = Lauta
web-table-tray = Laudan vieressä
web-table-off = Pois laudalta
web-table-adjust = Korjaan
web-table-promotion = Miksi sotilas korottuu
web-table-listening = Kirjoitetut siirrot ja vastaukset
web-table-type = Kirjoita siirto
web-table-say-clocks = Kellot
web-table-say-last = Viimeinen siirto
web-table-say-position = Asema
web-table-no-clock = Kelloa ei ole.
web-table-piece-on = { $role ->
    [king] kuningas
    [queen] daami
    [rook] torni
    [bishop] lähetti
    [knight] ratsu
   *[pawn] sotilas
} { $square }
web-table-aloud = { $color }: { $role ->
    [king] kuningas
    [queen] daami
    [rook] torni
    [bishop] lähetti
    [knight] ratsu
   *[pawn] sotilas
} { $from } { $takes ->
    [yes] lyö
   *[no] –
} { $to }{ $promotion ->
    [queen] , daami
    [rook] , torni
    [bishop] , lähetti
    [knight] , ratsu
   *[none] {""}
}{ $check ->
    [check] , shakki
    [mate] , matti
   *[none] {""}
}
web-table-aloud-castles = { $color }: { $side ->
    [long] pitkä linnoitus
   *[short] lyhyt linnoitus
}
web-table-aloud-squares = { $count ->
    [0] { $color }: laudalla ei muuttunut mitään
   *[other] { $color }: { $squares }
}
web-table-time-left = Sinulla on { $time }
web-table-lost = Ei yhteyttä { $seconds } s.
web-table-lost-runs = Kello käy; siirtosi lähetetään, kun yhteys palaa.
web-table-lost-stands = Kello seisoo.
web-table-awaited = { $color } ei ole vielä tullut. Joka ei ole paikalla klo { $hour }, häviää.
web-table-begins = { $kind ->
    [wooden] Peli alkaa klo { $hour }. Kellot käynnistetään silloin.
   *[other] Peli alkaa klo { $hour }. Valkean kello käynnistyy itsestään.
  }
web-table-not-started = Kelloa ei ole vielä käynnistetty.
web-table-you-start = Kun molemmat ovat valmiina, käynnistä valkean kello: napauta omaa kelloasi.
web-table-they-start = Odotetaan, että musta tai tuomari käynnistää valkean kellon.
web-table-stop-again = Varmasti? Pysäytä napauttamalla uudelleen
web-table-stopped-by = { $by ->
    [you] Pysäytit kellon.
    [white] Valkea pysäytti kellon.
    [black] Musta pysäytti kellon.
    [arbiter] Tuomari pysäytti kellon.
   *[system] Kello seisoo.
}
web-table-stopped-arbiter = { $by ->
    [arbiter] Peli jatkuu, kun tuomari sanoo.
   *[other] Tuomari on kutsuttu, ja hän sanoo, milloin peli jatkuu.
}
web-table-stopped-software = Tuomari sanoo, milloin peli jatkuu.
web-table-stopped-price = Jos kello kävi sinun aikaasi, menetät sen ajan, jonka se on seissyt.
web-table-offer = Tasapelitarjous
web-table-offered-by = { $color } tarjoaa tasapeliä
web-table-offer-open = Tasapelitarjouksesi on voimassa.
web-table-offer-early = Sitä ei voi vielä hyväksyä: siirtoja on tehty liian vähän.
web-table-offering = Tasapeliä tarjotaan seuraavan siirtosi mukana.
web-table-offer-with = Tarjoa tasapeliä seuraavan siirtosi mukana
web-table-must = On tehtävä siirto: { $move }
web-table-line = Pakotettu matti
web-table-line-awaited = Näytä heti mattiin pakottava muunnelma tai luovu siitä.
web-table-line-begin = Syötä muunnelma laudalla
web-table-line-enter = Siirrä molempien nappuloita mattiin asti. Jokaiseen vastasiirtoon tarvitaan oma muunnelmansa.
web-table-line-show = Näytä tämä muunnelma
web-table-line-undo = Peru siirto
web-table-line-another = Toinen muunnelma
web-table-entering = Syöttö
web-table-intended-enter = Syötä aiottu siirto laudalla.
web-table-intended-is = Aiottu siirto: { $move }
web-table-intended-binds = Sitä ei voi enää muuttaa.
web-table-intended-claim = Kirjaa siirto ja vaadi
web-table-cancel = Peru
web-table-lag = Palvelimelle ja takaisin: { $ms } ms
web-table-given-back = Hidas yhteys: valkealle hyvitetty { $white } s, mustalle { $black } s
web-table-given-back-why = Aika, jonka kellon painallus oli matkalla palvelimelle, hyvitetään tiettyyn rajaan asti
web-table-call = Pysäytä kello
web-table-announcing = Siirtojen ilmoittaminen
web-table-announce = Ilmoita siirtosi
web-table-announce-send = Ilmoita
web-table-repeat = Toista vastustajan ilmoitus
web-table-repeat-send = Toista
web-table-announced = Ilmoitit: { $text }
web-table-repeated = Toistit: { $text }
web-table-heard = Vastustaja on ilmoittanut siirron. Toista se.
web-table-announce-how = Ruutuina, e2 e4, tai sanoin: Eva zwei Eva vier.
web-table-announce-how-own = Ruutuina, e2 e4, tai sanoin: ratsu Gustav yksi Felix kolme.
web-table-rematch = Uusi peli, värit vaihtuvat
web-table-rematch-wanted = Vastustaja haluaa pelata uudelleen.
web-table-rematch-go = Siirry seuraavaan peliin
web-table-guide-title = Ensimmäinen tiukka pelisi
web-table-guide-wait = Ohjelma käynnistää kellon.
web-table-guide-opponent = Ohjelma miettii, ja sen kello käy. Sääntöjä ei valvo kukaan muu kuin sinä.
web-table-guide-touch = Kosketa nappulaa: napauta sitä. Kosketetulla on siirrettävä, jos se on mahdollista.
web-table-guide-place = Napauta nyt ruutua, johon se menee. Kun irrotat otteen, siirto on tehty.
web-table-guide-press = Paina kelloasi, suurta vihreää. Vasta nyt siirto on suoritettu loppuun.
web-table-guide-claim = Katso ratsua: se meni suoraan eteenpäin. Kukaan ei sano sitä puolestasi: tee vaatimus tässä tai vaatimusten luettelosta.
web-table-guide-on = Se oli ratkaisu: ratsu palasi, ja sait lisää aikaa. Jatka peliä mielesi mukaan; voit luovuttaa tai tarjota tasapeliä milloin vain.
