# Bräden på andra webbplatser och i sändningar, och var man får dem. Varje nyckel börjar med web-embed-.

web-embed-to-move = vid draget
web-embed-position = Bräde: { $white } – { $black }
web-embed-position-after = Brädet efter { $move }
web-embed-moved = { $color } { $move }
web-embed-moves = De senaste dragen
web-embed-result = Resultat { $score }
web-embed-over = Partiet är slut
web-embed-behind = drag ej införda
web-embed-late-moves = Visas { $count ->
    [one] ett halvdrag
   *[other] { $count } halvdrag
} senare
web-embed-late-minutes = Visas { $count ->
    [one] en minut
   *[other] { $count } minuter
} senare
web-embed-open = Öppna brädet
web-embed-open-hall = Öppna salen
web-embed-house = Till första sidan
web-embed-missing = Det finns inget sådant bräde.
web-embed-coming = Brädet är på väg.
web-embed-lost = Ingen anslutning; det här kan vara gammalt.
web-embed-hall = Salen
web-embed-board = Bräde { $board }: { $names }
web-embed-number = Bräde { $board }
web-embed-empty = Inga bräden spelas just nu.

# Stället där man får raderna.
web-embed-entry = Bädda in
web-embed-title = På din egen webbplats
web-embed-what = Lägg den här raden på en sida på din webbplats. Den visar det som vilken åskådare som helst ser och fortsätter av sig själv.
web-embed-this-board = Det här brädet
web-embed-this-hall = Bräden som spelas, högst tolv
web-embed-this-competition = Rond och ställning
web-embed-stream = Över en sändning
web-embed-stream-what = Lägg till den här adressen i sändningsprogrammet som webbläsarkälla. Bakgrunden är genomskinlig, och bilden växer med storleken du ger den.
web-embed-with-board = Bräde, namn och klockor
web-embed-without-board = Namn och klockor
web-embed-copy = Kopiera
web-embed-copied = Kopierad
web-embed-by-hand = Webbläsaren tillät inte kopiering. Markera texten och kopiera den för hand.
