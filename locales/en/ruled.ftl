# What is asked, ruled, announced and refused. The keys and values come from crates/telling.

# People, as subject and as owner.
player-white = White
player-black = Black
player-white-whose = White's
player-black-whose = Black's
by-arbiter = the arbiter
by-system = the software
by-assistant-white = White's assistant
by-assistant-black = Black's assistant
offender-both = both players
offender-outsider = somebody who does not play here

# A half-move as arbiters count: a player's move and its number, or the start.
half-start = the start
half-move = { $whose } move { $move }
half-list = { $half }, { $rest }

# Claims.
claim-illegal-move = an illegal move
claim-touch-move = another piece was touched first
claim-flag = the opponent's flag is down
claim-threefold = the position for the third time
claim-fifty-moves = fifty moves without a capture or a pawn move
claim-extra-time = extra time for each move
claim-quickplay-cannot-win = a draw: the opponent cannot win by normal means
claim-quickplay-no-effort = a draw: the opponent makes no effort to win
claim-no-progress = a draw: there is no progress
claim-displaced = the opponent displaced pieces

# Why the game ended; sentences.
cause-checkmate = Checkmate.
cause-resignation = { $who } resigned.
cause-stalemate = Stalemate.
cause-dead-position = Nobody can mate any more.
cause-agreement = Draw by agreement.
cause-threefold = The position stood for the third time.
cause-fifty-moves = Fifty moves by each without a capture or a pawn move.
cause-fivefold = The position stood for the fifth time.
cause-seventy-five = Seventy-five moves by each without a capture or a pawn move.
cause-time = { $whose } time ran out.
cause-both-times = Both players' time ran out.
cause-illegal-move = { $whose } illegal move.
cause-illegal-position = The position could not be, even after one more move.
cause-king-capture = { $who } captured the king.
cause-absence = { $who } came too late.
cause-both-absent = Both players came too late.
cause-displacing = { $who } displaced pieces and pressed.
cause-normal-means = The game could not be won by normal means, or nobody tried.
cause-annulled = It was begun wrongly, and another is played in its place.
cause-penalty = { $who } was declared to have lost.
cause-sealed-move = { $whose } sealed move.
cause-signed = Both players confirmed it.
cause-arbiter = The arbiter decided.
cause-interference = An outsider interfered, and it is played again.
cause-position-lost = Its position could not be set up again, and another is played in its place.
never-bare-king = there is nothing but the king
never-material = these men mate in no position
never-out-of-reach = no mate is within reach of these men
never-exhausted = every position that can arise was looked at
never-game-over = the game is over

# What is put to the arbiter.
matter-claim = { $whose } claim: { $claim }
matter-both-flags = both flags are down
matter-can-mate = whether { $who } can still mate; { $positions ->
    [0] no position was looked at
   *[other] nothing was proved, positions looked at: { $positions }
}
matter-blocked-pawns = whether { $who } wins: the test of the code counts pawns, but it is proved that these never mate ({ $proof })
matter-dead-before-result = the position after { $half } was dead, and a result has been confirmed since
matter-dead-before-result-said = the position had been dead, and a result has been confirmed since
matter-illegal-position = a position that cannot be stands after one more move
matter-event-order = which came first, { $whose } illegal move or the opponent's flag
matter-several-irregularities = several irregularities at once, the earliest by { $who }
matter-breach = { $whose } breach
matter-contact = { $whose } contact with a piece: a touch, or an accident
matter-end-by-forbidden-move = { $who } ended the game by a move that touched pieces forbade
matter-both-late = both players are late
matter-start-error = { $error }
matter-new-game-times = the times of the new game
matter-clock-fault = { $fault }
matter-displaced = { $who } displaced pieces
matter-piece-off-its-square = a piece was found off its square
matter-extra-time = { $who } asks for extra time for each move
matter-watched = { $whose } postponed claim: { $claim }
matter-referred = { $whose } claim that ended play: { $claim }
matter-incident = conduct of { $offender }: { $misconduct }
matter-incident-at = conduct of { $offender } at { $half }: { $misconduct }
matter-reconstruction = whether the game could be reconstructed
matter-scoresheet = { $whose } electronic scoresheet has failed
matter-unsigned = { $who } confirmed the result in a way that does not count
matter-result-disputed = the players do not confirm the same result
matter-result-overwritten = both players confirmed another result than that of the game
matter-draw-consent = the draw on { $whose } offer comes at a move for which the event bars it: whether the arbiter consents
matter-appeal = { $whose } appeal
matter-assistant = { $who } asks for an assistant: { $duties }
matter-assistant-clock = the clock, adjusted for { $whose } assistant
matter-envelope-incomplete = data are missing on the envelope
matter-sealed-move = what { $who } sealed is unclear
matter-late-at-resumption = { $who } is late at the resumption
matter-both-late-at-resumption = both players are late at the resumption
matter-used-time = { $whose } used time was set wrongly
matter-boards-differ = the two boards differ
start-error-wrong-array = the pieces began on wrong squares
start-error-board-turned = the board lies the wrong way
start-error-colours-reversed = the colours are reversed
clock-fault-defective = the clock is defective
clock-fault-wrong-setting = the clock is set wrongly

# What is proposed.
proposal-end = the game ends { $score }
proposal-play-on = play goes on
proposal-warning = a warning
proposal-reinstate = { $plies ->
    [0] the initial position
   *[other] the position after { $half }
}
proposal-new-game = a new game
proposal-correct-array = the right array with the same moves
proposal-times = White { $white }, Black { $black }
proposal-restore = the pieces are put back on the player's own time
proposal-replace = the scoresheet is replaced
proposal-expel = who meddled leaves the hall
proposal-follow-sheets = the boards follow the scoresheets from { $half } on

# How the arbiter rules.
ruling-accept = accepted
ruling-reject = rejected
ruling-end = the game ends { $score }
ruling-reinstate = { $plies ->
    [0] the initial position
   *[other] the position after { $half }
} is reinstated
ruling-reinstate-said = an earlier position is reinstated
ruling-warn = { $who } is warned
ruling-add-time = { $who } gets { $time }
ruling-take-time = { $who } loses { $time }
ruling-postpone = postponed
ruling-new-game = a new game
ruling-times = White { $white }, Black { $black }
ruling-penalise = penalty for { $who }: { $measure }
ruling-expel = who meddled leaves the hall
ruling-replay = the game is played again
measure-warning = a warning
measure-add-time = { $time } more for the opponent
measure-take-time = { $time } less for the offender
measure-raise-opponent = { $points } points more for the opponent
measure-lower-offender = { $points } points less for the offender
measure-loss = loss of the game; the opponent gets { $points }
measure-fine = a fine of { $amount }
measure-exclusion = exclusion from rounds: { $rounds }
measure-expulsion = expulsion from the competition

# What is said aloud at the table, and stands in the record too.
event-found = { $whose } claim is found { $correct ->
    [yes] correct
   *[no] incorrect
}: { $claim }.
event-inadmissible = { $whose } claim cannot be made now: { $claim }.
event-illegal-move-counted = { $whose } illegal moves so far: { $count }.
event-clock-set = The arbiter set the clock.
event-stop-judged = { $who } had { $justified ->
    [yes] reason
   *[no] no reason
} to stop the clock.
event-excused = { $who } does not lose for being late.
event-extra-time-granted = { $form ->
    [none] There is no extra time for each move any more.
    [increment] Both players have { $time } more for each move from now on.
   *[delay] Both players have a delay of { $time } for each move from now on.
}
event-reopened = The end of the game is set aside; play goes on.
event-room-stopped = The arbiter stopped all clocks of the room.
event-room-resumed = The arbiter set the clocks of the room going again.
event-new-game-ordered = A new game is to be played.
event-penalised = Penalty for { $who }: { $measure }.
event-score-set = The score is { $score }.
event-outsider-expelled = Somebody who does not play here was sent out.

# What is said aloud in other words: no number of moves is in it.
announced-ruled = { $matter }: { $ruling }
announced-time-added = { $who } +{ $time }
announced-time-taken = { $who } −{ $time }
announced-reinstated = The position is reinstated.
announced-bound = { $whose } next move must be the one that was fixed.

# Conduct.
misconduct-disrepute = bringing chess into disrepute
misconduct-leaving-venue = leaving the venue without permission
misconduct-leaving-area = leaving the playing area while having the move
misconduct-leaving-unreported = leaving the playing area without saying so
misconduct-entering = entering the playing area without permission
misconduct-outside-help = notes, advice or another board
misconduct-device-in-bag = a device in a bag
misconduct-device-carried = a device carried on the person
misconduct-device-handled = a device handled
misconduct-device-sounded = a device that made a sound
misconduct-search-refused = refusing to be searched
misconduct-smoking = smoking where it is not allowed
misconduct-disturbance = disturbing the opponent
misconduct-persistent-refusal = persistent refusal to comply with the Laws
misconduct-help-refused = refusing to help in a reconstruction
misconduct-hiding-scoresheet = hiding the scoresheet
misconduct-wrong-hand = pressing with the other hand
misconduct-rough-with-clock = rough with the clock
misconduct-adjusting-on-opponents-time = adjusting on the opponent's time
misconduct-interference = interfering in a game

# What an assistant does.
duty-pieces = moves the pieces
duty-clock = presses the clock
duty-scoresheet = keeps the score
duty-announcing = announces the moves
duty-informing = tells the moves and times
duty-claiming = claims
duty-adjourning = does what an adjournment asks for

# Why a command made no sense.
refusal-game-over = The game is over.
refusal-not-your-move = The player does not have the move.
refusal-not-yours = That is not for this person to do.
refusal-no-piece = Nothing stands there.
refusal-nothing-held = No piece is held.
refusal-clock-not-started = The clock has not been started.
refusal-clock-started = The clock has been started.
refusal-no-clock = The table has no clock.
refusal-clock-stopped = The clock is stopped. Nobody moves until it goes on.
refusal-clock-runs = The clock is not stopped.
refusal-lever-down = The clock is pressed on this side already.
refusal-no-offer = There is no draw offer to answer.
refusal-offer-open = A draw offer is open already.
refusal-illegal-here = This table takes legal moves only.
refusal-move-presses = At this table the move presses the clock.
refusal-cannot-fix = The move is not legal, or one is fixed already.
refusal-no-question = There is no such question.
refusal-ruling-does-not-fit = The ruling does not fit the question.
refusal-nothing-to-set-aside = There is no ruling to set aside, or something has happened since. Rule anew instead.
refusal-ended-by-people = The software did not end this game. What players did or an arbiter ruled is set aside by other acts.
refusal-time-missing = A flag is down. Say how much time its clock is to show.
refusal-stopped-otherwise = This clock was not stopped with the others, or its players have called the arbiter since. Set it going at its board.
refusal-overruled = The arbiter has decided otherwise in this game.
refusal-seen-here = The software sees how this game ends. Rule on an open question, or let the players end it.
refusal-no-line-awaited = No line is to be shown.
refusal-no-appointment = No hour is appointed.
refusal-already-here = The player is there already.
refusal-nobody-late = Nobody is late.
refusal-nothing-displaced = No pieces lie about.
refusal-no-such-position = The game has no such position.
refusal-no-such-move = Nobody has made that half-move, or it was not this player's. The first half-move of the game is 1.
refusal-already-watched = The player's claim is postponed already.
refusal-already-asked = The arbiter has that question already.
refusal-evidence-missing = The evidence for the claim has not been verified.
refusal-play-begun = Play has begun.
refusal-game-not-over = The game is not over.
refusal-no-scoresheet = The player has no scoresheet.
refusal-no-such-line = The scoresheet has no such line yet.
refusal-adjourned = The game is adjourned.
refusal-not-adjourned = The game is not adjourned, or not at that stage.
refusal-nothing-sealed = No move is sealed.
refusal-too-long = The text is too long.
refusal-no-second-board = One board is used, not two.
refusal-nothing-announced = No move was announced.
refusal-not-by-legal-move = That position did not arise by a legal move, so it ended nothing.
refusal-no-such-array = The rulebook knows no such array.
refusal-move-made = The piece has been let go: the move is made.
refusal-flag-not-down = That flag is not down.
refusal-flags-not-down = The flags are not both down.
refusal-nothing-irregular = No illegal move has been completed, and nothing that counts as one.
refusal-no-slip = No press without a move of this player is open any more.
refusal-too-late-to-raise = The time to raise the illegal move is over: it stands.
refusal-position-possible = The position is not an illegal one: the kings are not both in check, and no pawn stands on its last rank.
refusal-draw-too-early = Too few moves have been made for a draw by agreement.
refusal-no-appeal = The rulebook bars this appeal.
refusal-penalty-out-of-turn = The rulebook gives its penalties in order, and this one is not next.
refusal-assistant-missing = A player needs an assistant before the game begins.
refusal-claim-not-in-force = The rules in force here have no such claim.
refusal-not-provided = The rulebook does not know this.
refusal-forbidden = The rulebook forbids it to this person.
