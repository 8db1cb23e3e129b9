# Laudat muilla sivustoilla ja lähetyksissä, ja mistä ne saa. Jokainen avain alkaa web-embed-.

web-embed-to-move = vuorossa
web-embed-position = Lauta: { $white } – { $black }
web-embed-position-after = Lauta siirron jälkeen: { $move }
web-embed-moved = { $color } { $move }
web-embed-moves = Viimeiset siirrot
web-embed-result = Tulos { $score }
web-embed-over = Peli on päättynyt
web-embed-behind = siirtoja kirjaamatta
web-embed-late-moves = Näytetään { $count ->
    [one] yhden puolisiirron
   *[other] { $count } puolisiirron
} viiveellä
web-embed-late-minutes = Näytetään { $count ->
    [one] minuutin
   *[other] { $count } minuutin
} viiveellä
web-embed-open = Avaa lauta
web-embed-open-hall = Avaa sali
web-embed-house = Etusivulle
web-embed-missing = Tällaista lautaa ei ole.
web-embed-coming = Lauta on tulossa.
web-embed-lost = Ei yhteyttä; tämä voi olla vanhaa.
web-embed-hall = Sali
web-embed-board = Lauta { $board }: { $names }
web-embed-number = Lauta { $board }
web-embed-empty = Yhtään lautaa ei pelata juuri nyt.

# Paikka, josta rivit saa.
web-embed-entry = Upota
web-embed-title = Omalla sivustollasi
web-embed-what = Laita tämä rivi sivustosi sivulle. Se näyttää saman kuin kuka tahansa katsoja näkee ja jatkuu itsestään.
web-embed-this-board = Tämä lauta
web-embed-this-hall = Pelattavat laudat, enintään kaksitoista
web-embed-this-competition = Kierros ja sarjataulukko
web-embed-stream = Lähetyksen päällä
web-embed-stream-what = Lisää tämä osoite lähetysohjelmaan selainlähteeksi. Tausta on läpinäkyvä, ja kuva kasvaa antamasi koon mukaan.
web-embed-with-board = Lauta, nimet ja kellot
web-embed-without-board = Nimet ja kellot
web-embed-copy = Kopioi
web-embed-copied = Kopioitu
web-embed-by-hand = Selain ei sallinut kopiointia. Valitse teksti ja kopioi se itse.
