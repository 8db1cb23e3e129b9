# Asema laudalla. $color on aina white tai black.

position-turn = { $color ->
    [white] Valkean
   *[black] Mustan
} siirtovuoro, siirto { $number }.
position-check = { $color ->
    [white] Valkea
   *[black] Musta
} on shakissa.
position-checkmate = Matti: { $color ->
    [white] valkea
   *[black] musta
} on matissa (fide-2018/5.1.1).
position-stalemate = Patti: { $color ->
    [white] valkealla
   *[black] mustalla
} ei ole laillista siirtoa, eikä kuningas ole shakissa (fide-2018/5.2.1).
position-castling = Linnoitusoikeus: valkea { $white }; musta { $black }.
position-castling-none = Linnoitusoikeus: ei kummallakaan.
position-castling-one-none = ei
position-en-passant = Ohestalyönti: sotilaan voi lyödä ruudussa { $square }.
position-counters = Siirtoja edellisestä sotilaan siirrosta tai lyönnistä: valkea { $white }; musta { $black }.
position-fifty = Viisikymmentä siirtoa kummaltakin: siirtovuorossa oleva voi vaatia tasapeliä (fide-2018/9.3.2).
position-seventy-five = Seitsemänkymmentäviisi siirtoa kummaltakin: peli on tasan (fide-2018/9.6.2).
position-regular = Asema on säännönmukainen.
position-irregular = Asema ei ole säännönmukainen:
position-legal-moves = Lailliset siirrot ({ $count }):
position-no-legal-moves = Laillisia siirtoja ei ole.

fault-empty-board = Lauta on tyhjä.
fault-missing-king = Pelaajalta puuttuu kuningas.
fault-several-kings = Pelaajalla on useampi kuin yksi kuningas.
fault-pawn-on-end-rank = Sotilas on ensimmäisellä tai kahdeksannella rivillä.
fault-opponent-in-check = Shakissa on se pelaaja, jolla ei ole siirtovuoroa.
fault-impossible-check = Mikään yksittäinen siirto ei ole voinut antaa tätä shakkia.
fault-too-much-material = Nappuloita on enemmän kuin korotukset selittävät.
fault-mirrored-castling = Kuningas linnoittuu peilikuvana (fi-blitz-2014/7).

fen-note-castling-right = Linnoittuminen ruudun { $square } tornin kanssa ei ole tällä laudalla mahdollista; oikeus jätettiin pois.
fen-note-en-passant = Mikään sotilas ei ole voinut juuri ylittää ruutua { $square }; ohestalyöntiruutu jätettiin pois.
fen-note-mirrored = Linnoitus peilikuvana vaatii kuninkaan d-linjalle ja tornin kulmaan; se jätettiin pois.

fen-unreadable = "{ $fen }" ei ole asema: odotettiin { $expected }.
fen-hint = Kirjoita FEN, esimerkiksi { $example }, tai startpos.
fen-expected-fields = lautaa ja enintään kuutta kenttää
fen-expected-board = kahdeksaa kahdeksan ruudun riviä merkeistä PNBRQKpnbrqk ja 1-8
fen-expected-plain-chess = tavallisen shakin asemaa ilman taskuja ja shakkilaskureita
fen-expected-turn = siirtovuoroksi w tai b
fen-expected-castling = linnoitusoikeuksiksi KQkq, linjojen kirjaimia tai -
fen-expected-en-passant = ohestalyöntiruuduksi ruutua tai -
fen-expected-halfmoves = puolisiirtojen lukumäärää
fen-expected-move-number = siirron numeroa
fen-expected-mirrored = loppuun mirrored:w, mirrored:b tai mirrored:wb
