# Moves and games as people write them. $color is always white or black.

language-fi = Finnish
language-sv = Swedish
language-en = English
language-de = German
language-fr = French
language-nl = Dutch
language-figurine = figurines

notation-read-as = Read as { $language } ({ $letters }).
notation-same-in = The moves are the same in { $languages }.
notation-several-languages = The game can be read in several languages, and not as the same moves: { $languages }.
notation-several-languages-hint = Name the language, for instance --from { $code }.
notation-no-language = No language fits the whole game. { $language } goes furthest.
notation-empty = There is no move to read.
notation-empty-hint = Write the moves, for instance 1. e4 e5 2. Nf3, or name another file.
notation-all-canonical = Every move is in canonical form.
accepted-permitted = left to the writer by Appendix C
accepted-tolerated = not in Appendix C, tolerated

record-at = Move { $number }, { $color ->
    [white] White
   *[black] Black
} (line { $line }, column { $column }):
record-gap = a move is missing; the number { $next } follows.
record-gap-hint = Find the move on the other scoresheet and write it in.
record-wrong-number = the number { $found } does not fit here.
record-wrong-number-hint = Correct the number, or look for a move too many or too few before it.
record-after-end = the game goes on after its end.
record-after-end-hint = Remove what follows, or give one game at a time.
record-too-long = The text has { $bytes } bytes; a game has at most { $limit }.
record-too-long-hint = Give one game at a time.
record-looks-like-pgn-hint = This looks like PGN. Give the moves alone, without tags, comments and variations.

read-too-long = "{ $text }" is too long for a move.
read-too-long-hint = Put a space between moves.
read-unreadable = "{ $text }" cannot be read: "{ $found }" where { $expected } should stand.
read-unreadable-end = "{ $text }" cannot be read: it ends where { $expected } should stand.
read-unreadable-hint = The piece letters read are { $letters } ({ $language }); --from names another language.
read-ambiguous = "{ $text }" may mean several moves: { $moves }.
read-ambiguous-hint = Write which one was made.
read-promotion-missing = "{ $text }" promotes a pawn, and the new piece is missing.
read-promotion-missing-hint = Add the letter of the new piece.
read-no-such-move = "{ $text }" is not a legal move here.
read-no-such-move-hint = Compare the board before the move with the scoresheet; the slip may be earlier: tuomari position "{ $fen }"

expected-piece-or-square = a piece letter, a square, 0-0 or 0-0-0
expected-square = a square from a1 to h8
expected-rank = a rank from 1 to 8
expected-castling-sign = 0-0 or 0-0-0
expected-promotion-piece = the letter of the promoted piece
expected-closing-bracket = a closing bracket
expected-sign-or-end = a sign not given yet or the end of the move
expected-word = a word of announcements
expected-square-words = the words for a file and a rank
expected-castling-length = short or long castling and nothing else

# What a reader let pass, by its identifier.
accepted-long-form = the departure square is written out
accepted-hyphen = there is a hyphen
accepted-redundant-departure = the departure is given without need
accepted-other-departure = like pieces are told apart in another way
accepted-missing-pawn-file = the pawn's departure file is missing
accepted-files-only = only the pawn's files are written
accepted-missing-capture-mark = the capture is not marked
accepted-capture-mark-without-capture = a capture is marked, but nothing is captured
accepted-other-capture-mark = the capture mark is not x
accepted-missing-check-mark = the check is not marked
accepted-missing-mate-mark = the mate is not marked
accepted-check-mark-for-mate = the mate is marked as a check
accepted-check-mark-without-check = a check is marked, but there is none
accepted-mate-mark-without-mate = a mate is marked, but there is none
accepted-other-check-mark = check or mate has another sign than usual
accepted-missing-en-passant-mark = en passant is not marked
accepted-en-passant-mark-without-capture = en passant is marked, but it is not
accepted-other-en-passant-mark = en passant has another sign than usual
accepted-castling-in-letters = castling has letters O instead of zeros
accepted-castling-as-king-move = castling is written as a king's move
accepted-promotion-sign = there is a sign before the promoted piece
accepted-small-piece-letter = the piece letter is small
accepted-capital-file-letter = the file letter is a capital
accepted-pawn-letter = the pawn has a letter
accepted-other-glyph = the figurine is a filled one
accepted-annotation = there is a comment on the move's worth
accepted-comma = there is a comma
accepted-end-in-words = the end of the game is written in words
accepted-resignation-unnamed = whose resignation it is was not written; taken for the player having the move
