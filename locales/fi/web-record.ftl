# Pelin kirjaus.

web-record-title = Pelin kirjaus
web-record-opening = Luetaan kirjausta …
web-record-wait = Kirjaus avautuu kaikille, kun peli on päättynyt. Siihen asti se on tuomarille ja järjestäjälle.
web-record-first = Alkuun
web-record-back = Taaksepäin
web-record-on = Eteenpäin
web-record-last = Loppuun
web-record-step = Merkintä { $at }/{ $all }
web-record-steps = Mitä tapahtui
web-record-all = Myös kosketukset ja painallukset
web-record-pgn = PGN
web-record-print = Tulosta pöytäkirja
web-record-whole = Kirjaus on ehjä: jokainen { $entries } merkinnästä seuraa edellistään.
web-record-broken = Kirjaus ei pidä merkinnän { $at } kohdalla.
web-record-unchecked = Kirjausta ei voitu tarkistaa tässä; lataa sivu uudelleen.
web-record-hash = Viimeinen tiiviste
web-record-sheet = Pelipöytäkirja
web-record-result = Tulos
web-record-event = Kilpailu
web-record-date = Päivä
web-record-time = Aika
web-record-signed-white = Allekirjoitus, valkea
web-record-signed-black = Allekirjoitus, musta
web-record-by-arbiter = Tuomari
web-record-by-system = Ohjelma
web-record-by-organiser = Järjestäjä
web-record-did-clock-started = Kello käynnistettiin
web-record-did-clock-pressed = painoi kelloa
web-record-did-clock-stopped = pysäytti kellon
web-record-did-clock-resumed = kello käy taas
web-record-did-clock-turned = { $color }: kello käy
web-record-did-touched = kosketti ruudun { $square } nappulaa
web-record-did-adjusting-announced = ”Korjaan”
web-record-did-board-changed = asetti nappulan
web-record-did-move-completed = teki siirron loppuun
web-record-did-left = painoi kelloa, eikä laudalla ollut sallittua siirtoa
web-record-did-draw-offered = tarjosi tasapeliä
web-record-did-offer-lapsed = tasapelitarjous raukesi
web-record-did-move-fixed = kirjasi aiotun siirron
web-record-did-claimed = vaatii: { $claim }
web-record-did-found = { $correct ->
    [yes] vaatimus on oikea: { $claim }
   *[no] vaatimus on väärä: { $claim }
}
web-record-did-illegal-move-counted = { $color }: sääntöjenvastaisia siirtoja: { $count }
web-record-did-reinstated = asema palautettiin
web-record-did-flag-fell = { $color }: lippu putosi
web-record-did-concluded = peli päättyy { $score }
web-record-did-other = { $what }
web-record-board = lauta { $number }
