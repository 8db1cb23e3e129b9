# The position on the board. Shared by the command and, later, the browser.
# $color is always white or black.

position-turn = { $color ->
    [white] White
   *[black] Black
} to move, move { $number }.
position-check = { $color ->
    [white] White
   *[black] Black
} is in check.
position-checkmate = Checkmate: { $color ->
    [white] White
   *[black] Black
} is mated (fide-2018/5.1.1).
position-stalemate = Stalemate: { $color ->
    [white] White
   *[black] Black
} has no legal move and is not in check (fide-2018/5.2.1).
position-castling = Castling: White { $white }; Black { $black }.
position-castling-none = Castling: neither player has the right.
position-castling-one-none = none
position-en-passant = En passant: a pawn can be captured on { $square }.
position-counters = Moves since the last pawn move or capture: White { $white }; Black { $black }.
position-fifty = Fifty moves by each player: the player to move may claim a draw (fide-2018/9.3.2).
position-seventy-five = Seventy-five moves by each player: the game is drawn (fide-2018/9.6.2).
position-regular = The position is regular.
position-irregular = The position is irregular:
position-legal-moves = Legal moves ({ $count }):
position-no-legal-moves = There are no legal moves.

# Why a position is not regular, by the identifier of the fault.
fault-empty-board = The board is empty.
fault-missing-king = A player has no king.
fault-several-kings = A player has more than one king.
fault-pawn-on-end-rank = A pawn stands on the first or the eighth rank.
fault-opponent-in-check = The player not to move is in check.
fault-impossible-check = No single move can have given this check.
fault-too-much-material = There are more pieces than promotions can explain.
fault-mirrored-castling = A king castles in the mirror (fi-blitz-2014/7).

# What was left out of a FEN that contradicts itself.
fen-note-castling-right = Castling with a rook on { $square } is not possible on this board; the right was left out.
fen-note-en-passant = No pawn can just have passed { $square }; the en passant square was left out.
fen-note-mirrored = Mirrored castling needs the king on the d-file and a rook in a corner; it was left out.

# What a FEN should have had.
fen-unreadable = "{ $fen }" is not a position: expected { $expected }.
fen-hint = Write a FEN such as { $example }, or startpos.
fen-expected-fields = a board and at most six fields
fen-expected-board = eight ranks of eight squares from PNBRQKpnbrqk and 1-8
fen-expected-plain-chess = a position of chess, without pockets or check counters
fen-expected-turn = w or b as the side to move
fen-expected-castling = KQkq, file letters or - as castling rights
fen-expected-en-passant = a square or - as the en passant square
fen-expected-halfmoves = a number of half-moves
fen-expected-move-number = a move number
fen-expected-mirrored = mirrored:w, mirrored:b or mirrored:wb at the end
