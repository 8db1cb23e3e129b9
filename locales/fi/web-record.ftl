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
web-record-board = lauta { $number }
