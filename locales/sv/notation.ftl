# Drag och partier som människor skriver dem. $color är alltid white eller black.

language-fi = finska
language-sv = svenska
language-en = engelska
language-de = tyska
language-fr = franska
language-nl = nederländska
language-figurine = figurnotation

notation-read-as = Läst som { $language } ({ $letters }).
notation-same-in = Dragen är desamma i { $languages }.
notation-several-languages = Partiet kan läsas på flera språk, och dragen blir inte desamma: { $languages }.
notation-several-languages-hint = Ange språket, till exempel --from { $code }.
notation-no-language = Inget språk passar hela partiet. Längst kommer { $language }.
notation-empty = Det finns inget drag att läsa.
notation-empty-hint = Skriv dragen, till exempel 1. e4 e5 2. Sf3, eller ange en annan fil.
notation-all-canonical = Alla drag är skrivna i grundform.
accepted-permitted = bilaga C lämnar valet åt skribenten
accepted-tolerated = inte enligt bilaga C, godtaget ändå

record-at = Drag { $number }, { $color ->
    [white] Vit
   *[black] Svart
} (rad { $line }, tecken { $column }):
record-gap = ett drag saknas; därefter kommer nummer { $next }.
record-gap-hint = Sök draget i motståndarens protokoll och skriv in det.
record-wrong-number = numret { $found } passar inte här.
record-wrong-number-hint = Rätta numret, eller sök ett drag för mycket eller för litet före det.
record-after-end = partiet fortsätter efter sitt slut.
record-after-end-hint = Ta bort det som följer, eller ge ett parti åt gången.
record-too-long = Texten har { $bytes } byte; ett parti har högst { $limit }.
record-too-long-hint = Ge ett parti åt gången.
record-looks-like-pgn-hint = Det här ser ut som PGN. Ge enbart dragen, utan taggar, kommentarer och varianter.

read-too-long = "{ $text }" är för långt för ett drag.
read-too-long-hint = Sätt mellanslag mellan dragen.
read-unreadable = "{ $text }" kan inte läsas: "{ $found }" där { $expected } borde stå.
read-unreadable-end = "{ $text }" kan inte läsas: det slutar där { $expected } borde stå.
read-unreadable-hint = Pjäsbokstäverna är { $letters } ({ $language }); --from väljer ett annat språk.
read-ambiguous = "{ $text }" kan betyda flera drag: { $moves }.
read-ambiguous-hint = Skriv vilket av dem som gjordes.
read-promotion-missing = "{ $text }" förvandlar en bonde, men den nya pjäsen saknas.
read-promotion-missing-hint = Lägg till den nya pjäsens bokstav.
read-no-such-move = "{ $text }" är inget regelrätt drag här.
read-no-such-move-hint = Jämför ställningen före draget med protokollet; felet kan ligga tidigare: tuomari position "{ $fen }"

expected-piece-or-square = en pjäsbokstav, ett fält, 0-0 eller 0-0-0
expected-square = ett fält från a1 till h8
expected-rank = en rad från 1 till 8
expected-castling-sign = 0-0 eller 0-0-0
expected-promotion-piece = den nya pjäsens bokstav
expected-closing-bracket = en slutparentes
expected-sign-or-end = ett tecken som ännu inte getts eller dragets slut
expected-word = ett ord för att meddela drag
expected-square-words = orden för en linje och en rad
expected-castling-length = kort eller lång rockad och inget annat

accepted-long-form = utgångsfältet är utskrivet
accepted-hyphen = det finns ett bindestreck
accepted-redundant-departure = utgångsfältets linje eller rad anges utan behov
accepted-other-departure = likadana pjäser skiljs åt på annat sätt
accepted-missing-pawn-file = bondens utgångslinje saknas
accepted-files-only = endast bondens linjer är skrivna
accepted-missing-capture-mark = slaget är inte markerat
accepted-capture-mark-without-capture = ett slag är markerat, men ingenting slås
accepted-other-capture-mark = slagtecknet är inte x
accepted-missing-check-mark = schacken är inte markerad
accepted-missing-mate-mark = matten är inte markerad
accepted-check-mark-for-mate = matten är markerad som schack
accepted-check-mark-without-check = schack är markerad, men det är ingen
accepted-mate-mark-without-mate = matt är markerad, men det är ingen
accepted-other-check-mark = schack eller matt har ett annat tecken än vanligt
accepted-missing-en-passant-mark = en passant är inte markerat
accepted-en-passant-mark-without-capture = en passant är markerat, men draget är inte sådant
accepted-other-en-passant-mark = en passant har ett annat tecken än vanligt
accepted-castling-in-letters = rockaden har bokstaven O i stället för nollor
accepted-castling-as-king-move = rockaden är skriven som ett kungsdrag
accepted-promotion-sign = det står ett tecken före den nya pjäsen
accepted-small-piece-letter = pjäsbokstaven är liten
accepted-capital-file-letter = linjebokstaven är stor
accepted-pawn-letter = bonden har en bokstav
accepted-other-glyph = figuren är fylld
accepted-annotation = draget är bedömt med ett tecken
accepted-comma = det står ett kommatecken
accepted-end-in-words = partiets slut är skrivet med ord
accepted-resignation-unnamed = det står inte vem som gav upp; spelaren vid draget antas ha gjort det
