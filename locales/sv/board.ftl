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
position-castling = Rockadrätt: Vit { $white }; Svart { $black }.
position-castling-none = Rockadrätt: ingen av spelarna.
position-castling-one-none = ingen
position-en-passant = En passant: en bonde kan slås på { $square }.
position-counters = Drag sedan senaste bonddrag eller slag: Vit { $white }; Svart { $black }.
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

illegality-nothing-moved = Ingenting flyttades.
illegality-no-piece = Det finns ingen sådan pjäs på fältet där draget börjar.
illegality-opponents-piece-moved = Pjäsen är motståndarens.
illegality-several-pieces-moved = Flera pjäser flyttades, och det var ingen rockad.
illegality-piece-added = På brädet står en pjäs som inte fanns där.
illegality-own-piece-removed = En av spelarens egna pjäser är borta från brädet.
illegality-piece-exchanged = En pjäs har blivit en annan, och det var ingen förvandling.
illegality-own-piece-on-square = På fältet står en pjäs av samma färg.
illegality-captured-piece-left = Den slagna pjäsen lämnades kvar på brädet.
illegality-wrong-piece-removed = En pjäs som inte slogs togs bort.
illegality-bishop-movement = En löpare går längs en diagonal.
illegality-rook-movement = Ett torn går längs en linje eller en rad.
illegality-queen-movement = En dam går längs en linje, en rad eller en diagonal.
illegality-piece-in-between = En pjäs står emellan.
illegality-knight-movement = En springare går inte så.
illegality-pawn-movement = En bonde går rakt fram eller slår snett framåt.
illegality-pawn-step-blocked = Fältet framför bonden är upptaget.
illegality-pawn-double-step-late = En bonde går två fält endast i sitt första drag.
illegality-pawn-double-step-blocked = Ett av de två fälten framför bonden är upptaget.
illegality-pawn-capture-of-nothing = En bonde går snett endast när den slår.
illegality-not-en-passant = En passant är möjligt endast genast efter dubbelsteget.
illegality-promotion-missing = På sista raden måste bonden förvandlas.
illegality-promotion-to-wrong-piece = En bonde förvandlas till dam, torn, löpare eller springare av samma färg.
illegality-promotion-too-early = En bonde förvandlas endast på sin sista rad.
illegality-dead-pawn-moved = En bonde som lämnats på sista raden flyttas aldrig mer.
illegality-king-movement = En kung går till ett angränsande fält.
illegality-king-to-attacked-square = Kungen får inte gå till ett angripet fält.
illegality-castling-movement = Kung och torn sattes inte på rockadens fält.
illegality-castling-right-lost = Rätten att rockera är förlorad.
illegality-castling-king-moved = Kungen har flyttats och får därför inte rockera.
illegality-castling-rook-moved = Tornet har flyttats, så rockad med det är inte tillåten.
illegality-castling-through-attack = Vid rockad får kungen inte stå på, passera eller nå ett angripet fält.
illegality-castling-piece-in-between = En pjäs står i vägen för rockaden.
illegality-king-captured = En kung får inte slås.
illegality-king-left-in-check = Kungen skulle stå kvar i schack.
illegality-king-exposed = Kungen skulle utsättas för schack.
