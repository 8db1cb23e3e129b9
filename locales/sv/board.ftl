# Ställningen på brädet. $color är alltid white eller black.

position-turn = { $color ->
    [white] Vit
   *[black] Svart
} är vid draget, drag { $number }.
position-check = { $color ->
    [white] Vit
   *[black] Svart
} står i schack.
position-checkmate = Matt: { $color ->
    [white] Vit
   *[black] Svart
} är matt (fide-2018/5.1.1).
position-stalemate = Patt: { $color ->
    [white] Vit
   *[black] Svart
} har inget regelrätt drag och står inte i schack (fide-2018/5.2.1).
position-castling = Rockadrätt: vit { $white }; svart { $black }.
position-castling-none = Rockadrätt: ingen av spelarna.
position-castling-one-none = ingen
position-en-passant = En passant: en bonde kan slås på { $square }.
position-counters = Drag sedan senaste bonddrag eller slag: vit { $white }; svart { $black }.
position-fifty = Femtio drag av vardera spelaren: den som är vid draget kan kräva remi (fide-2018/9.3.2).
position-seventy-five = Sjuttiofem drag av vardera spelaren: partiet är remi (fide-2018/9.6.2).
position-regular = Ställningen är regelrätt.
position-irregular = Ställningen är inte regelrätt:
position-legal-moves = Regelrätta drag ({ $count }):
position-no-legal-moves = Det finns inget regelrätt drag.

fault-empty-board = Brädet är tomt.
fault-missing-king = En spelare saknar kung.
fault-several-kings = En spelare har mer än en kung.
fault-pawn-on-end-rank = En bonde står på första eller åttonde raden.
fault-opponent-in-check = Den spelare som inte är vid draget står i schack.
fault-impossible-check = Inget enskilt drag kan ha gett denna schack.
fault-too-much-material = Det finns fler pjäser än förvandlingar kan förklara.
fault-mirrored-castling = En kung rockerar spegelvänt (fi-blitz-2014/7).

fen-note-castling-right = Rockad med tornet på { $square } är inte möjlig på detta bräde; rätten utelämnades.
fen-note-en-passant = Ingen bonde kan just ha passerat { $square }; en passant-fältet utelämnades.
fen-note-mirrored = Spegelvänd rockad kräver kungen på d-linjen och ett torn i hörnet; den utelämnades.

fen-unreadable = "{ $fen }" är ingen ställning: väntade { $expected }.
fen-hint = Skriv en FEN, till exempel { $example }, eller startpos.
fen-expected-fields = ett bräde och högst sex delar
fen-expected-board = åtta rader med åtta fält av tecknen PNBRQKpnbrqk och 1-8
fen-expected-plain-chess = en ställning i vanligt schack, utan fickor och schackräknare
fen-expected-turn = w eller b som spelare vid draget
fen-expected-castling = KQkq, linjebokstäver eller - som rockadrätt
fen-expected-en-passant = ett fält eller - som en passant-fält
fen-expected-halfmoves = ett antal halvdrag
fen-expected-move-number = ett dragnummer
fen-expected-mirrored = mirrored:w, mirrored:b eller mirrored:wb i slutet
