# The page /hall. Every key begins with web-hall-.

web-hall-title = Sali
web-hall-empty = Yhtään lautaa ei vielä pelata.
web-hall-empty-what = Lauta ilmestyy tähän itsestään, kun sen peli alkaa.
web-hall-board = Lauta { $number }
web-hall-behind = siirtoja kirjaamatta
web-hall-round = kierros { $round }
web-hall-watch = Katso peliä: { $names }
web-hall-see = Katso päättynyt peli: { $names }
