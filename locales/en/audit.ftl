# What an audit of games finds, and who can still mate.
# $color is always white or black.

mating-can = { $color ->
    [white] White
   *[black] Black
} can still mate: { $line }
mating-has-mated = { $color ->
    [white] White
   *[black] Black
} has mated.
mating-cannot = { $color ->
    [white] White
   *[black] Black
} can never mate: { $reason }
mating-unknown = { $color ->
    [white] White
   *[black] Black
}: not known whether a mate is possible ({ $spent } positions were looked at).
mating-bare-king = there is nothing but the king.
mating-material = no arrangement of these pieces is mate.
mating-out-of-reach = the pieces cannot get to where they would mate.
mating-exhausted = every position that can arise was looked at ({ $positions }).
mating-game-over = the game is over.

audit-place = { $file }, game { $game } (line { $line }, byte { $offset }): { $white } – { $black }, { $site }
audit-after = After { $move } (ply { $ply }): { $fen }
audit-at-start = At the start: { $fen }
audit-should-be = The result should be { $result }; { $recorded } was recorded.
audit-unknown = Not settled: { $what }
audit-for-arbiter = Not settled: { $what } An arbiter decided it, or a line that was shown; no search settles it.
audit-progress = { $games } games, { $findings } findings

audit-flag-without-mate = Won on time, but the winner could not win the game.
audit-flag-drawn = Drawn on time, but the opponent could still win.
audit-resigned-without-mate = Won by resignation, but the winner could not mate.
audit-played-on-after-checkmate = Play went on after checkmate, with { $word } (line { $line }).
audit-played-on-after-stalemate = Play went on after stalemate, with { $word } (line { $line }).
audit-played-on-after-dead-position = Play went on although neither player could mate any more.
audit-played-on-after-seventyfive = Play went on after seventy-five moves by each player without a pawn move or a capture.
audit-played-on-after-fifty = Play went on after fifty moves by each player without a pawn move or a capture.
audit-played-on-after-threefold = Play went on although the position had appeared three times.
audit-played-on-after-fivefold = Play went on although the position had appeared five times.
audit-checkmate-misrecorded = The last position is checkmate.
audit-stalemate-misrecorded = The last position is stalemate.
audit-dead-position-misrecorded = In the last position neither player can mate.
audit-seventyfive-misrecorded = The last move was the seventy-fifth by each player without a pawn move or a capture.
audit-fifty-misrecorded = The last move was the fiftieth by each player without a pawn move or a capture.
audit-threefold-misrecorded = The last position had appeared three times.
audit-fivefold-misrecorded = The last position had appeared five times.
audit-no-repetition = Recorded as drawn by repetition, but the position had not appeared three times and no move would make it so.
audit-no-fifty = Recorded as drawn by fifty moves, but they had not been made and no move would make them so.
audit-no-checkmate = Recorded as checkmate, but the last position is none.
audit-no-stalemate = Recorded as stalemate, but the last position is none.
audit-not-dead = Recorded as drawn because nobody could mate, but a player still could.
audit-drawn-too-early = Recorded as drawn before both players had moved; a draw cannot be agreed so early.
audit-two-results = The tag and the end of the moves give different results; the tag gives { $recorded }.
audit-illegal-move = { $word } (line { $line }) is not a legal move here.
audit-ambiguous-move = { $word } (line { $line }) can mean several moves here.
audit-unreadable-word = { $word } (line { $line }) stands among the moves and is no move. What follows it is not judged.
audit-unreadable-start = The starting position cannot be read.
audit-endless = A comment or a variation has no end. What follows it is not judged.
audit-breaks-off = No result stands at the end of the moves: the game may break off. Its end is not judged.
audit-too-long = The game is longer than any that is read. Its end is not judged.

# The same in the summary.
audit-name-flag-without-mate = won on time without being able to win
audit-name-flag-drawn = drawn on time though the opponent could win
audit-name-resigned-without-mate = won by resignation without being able to mate
audit-name-played-on-after-checkmate = play after checkmate
audit-name-played-on-after-stalemate = play after stalemate
audit-name-played-on-after-dead-position = play in a dead position
audit-name-played-on-after-seventyfive = play after seventy-five moves
audit-name-played-on-after-fifty = play after fifty moves
audit-name-played-on-after-threefold = play after threefold repetition
audit-name-played-on-after-fivefold = play after fivefold repetition
audit-name-checkmate-misrecorded = checkmate with another result
audit-name-stalemate-misrecorded = stalemate with another result
audit-name-dead-position-misrecorded = a dead position with another result
audit-name-seventyfive-misrecorded = seventy-five moves with another result
audit-name-fifty-misrecorded = fifty moves with another result
audit-name-threefold-misrecorded = threefold repetition with another result
audit-name-fivefold-misrecorded = fivefold repetition with another result
audit-name-no-repetition = a draw by repetition that was none
audit-name-no-fifty = a draw by fifty moves that was none
audit-name-no-checkmate = a checkmate that was none
audit-name-no-stalemate = a stalemate that was none
audit-name-not-dead = a dead position that was none
audit-name-drawn-too-early = a draw before both had moved
audit-name-two-results = two different results
audit-name-illegal-move = an illegal move
audit-name-ambiguous-move = an ambiguous move
audit-name-unreadable-word = a word that is no move
audit-name-unreadable-start = a starting position that cannot be read
audit-name-endless = a comment or a variation without end
audit-name-breaks-off = a game that breaks off
audit-name-too-long = a game that is too long

audit-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} held against { $rulebook } ({ $profile }).
audit-clean = Nothing was found.
audit-findings = { $findings ->
    [one] { $findings } finding
   *[other] { $findings } findings
}, { $contradictions ->
    [0] none of which contradicts the recorded result
    [one] { $contradictions } of which contradicts the recorded result
   *[other] { $contradictions } of which contradict the recorded result
}:
audit-unknowns = Not settled: { $count }. They count as no finding{ $search ->
    [0] .
   *[other] ; a higher --limit-positions may settle { $search } of them.
}
audit-not-judged = Not judged, because the game follows other rules or stands in several pieces: { $count }.
audit-interrupted = Stopped before the end; this is what was found so far.
audit-speed = { $seconds } s, { $speed } games a second
audit-check-failed = Something was found.
audit-check-failed-hint = Look at the findings above; without --check they are no failure.
