# What happens at a table, what is asked and ruled.

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

# What happened.
event-clock-started = { $whose } clock was started.
event-clock-pressed = { $who } pressed the clock.
event-clock-stopped = The clock was stopped by { $by }.
event-clock-resumed = The clock goes on.
event-clock-turned = { $whose } clock runs.
event-time-added = { $who } gets { $time }.
event-time-taken = { $who } loses { $time }.
event-adjusting-announced = { $who } announced adjusting.
event-touched = { $who } { $contact ->
    [adjusting] adjusted
    [brushed] brushed against
   *[taken] touched
} the piece on { $square }.
event-board-changed = The board was changed; no legal move has been made by it.
event-move-made = { $who } made the move { $move }.
event-move-completed = { $whose } move is completed.
event-left = { $who } pressed and left no legal move. { $what }
event-treated = { $who } completed a move in a way that counts as an illegal move. { $what }
event-two-hands-seen = { $who } was seen using both hands for one move.
event-move-refused = The move is refused; the board is as before. { $what }
event-move-barred = The move { $move } is refused because of the pieces touched before.
event-illegal-position-seen = The arbiter has seen a position that cannot be and waits for one move.
event-illegal-position-waited = The move that the arbiter waited for is completed.
event-repair-proposed = { $who } would go back to the position after half-move { $plies }.
event-irregularity-stands = Nobody raised { $whose } irregularity in time: it stands.
event-draw-offered = { $who } offered a draw{ $timely ->
    [yes] .
   *[no] , and not at the right moment.
}
event-offer-lapsed = The draw offer has lapsed: { $how ->
    [declined] it was declined.
    [touched] the opponent touched a piece.
   *[spent] the request it came with was declined.
}
event-move-fixed = { $who } fixed the move { $move } { $form ->
    [writing] in writing.
    [entry] on the device.
   *[declaration] before the arbiter.
}
event-claimed = { $who } claims: { $claim }.
event-found = { $whose } claim is found { $correct ->
    [yes] correct
   *[no] incorrect
}: { $claim }.
event-inadmissible = { $whose } claim cannot be made now: { $claim }.
event-illegal-move-counted = { $whose } illegal moves so far: { $count }.
event-reinstated = The position after half-move { $plies } is reinstated.
event-bound = { $whose } next move must be { $move }.
event-flag-remarked = { $who } pointed out the opponent's flag; it counts once the clock is stopped in time.
event-flag-fell = { $whose } flag has fallen.
event-line-awaited = { $who } may show a line that forces mate.
event-line-forces = { $whose } line forces mate.
event-line-fails = { $whose } line does not force mate. { $fault }
event-can-mate = { $who } can still mate.
event-can-mate-by = { $who } can still mate, for instance by { $line }.
event-cannot-mate = { $who } can never mate: { $proof }.
event-mating-unproved = Whether { $who } can still mate was not proved. Positions looked at: { $positions }.
event-dead-found = The position after half-move { $plies } was dead, and the game ended then, at { $arose }. White can never mate: { $white }. Black can never mate: { $black }.
event-voided = What came after half-move { $plies } is void.
event-noted = Noted of { $who }: { $breach }.
event-asked = Question { $number } to the arbiter: { $matter }.
event-asked-proposal = Question { $number } to the arbiter: { $matter }. Proposed: { $proposal }.
event-not-asked = So many questions wait that this one could not be put to the arbiter: { $matter }.
event-ruled = The arbiter rules on question { $number }: { $ruling }.
event-ruling-set-aside = The arbiter sets the ruling on question { $number } aside; it is open again.
event-start-appointed = The game is appointed to begin at { $hour }.
event-arrived = { $who } has come to the board.
event-excused = { $who } does not lose for being late.
event-reopened = The end of the game is set aside; play goes on.
event-clock-placed = The clock stands on the { $side ->
    [left] left
   *[right] right
} side of the table.
event-seat-chosen = Black chose the { $side ->
    [left] left
   *[right] right
} side of the table.
event-array-set-up = The pieces are set up: array { $number }.
event-start-error-reported = Reported by { $by }: { $error }.
event-start-error-stands = It stays as it is: { $error }.
event-board-transferred = The position is carried over to a board that lies rightly.
event-array-corrected = The same moves are set up from the right array.
event-new-game-ordered = A new game is to be played.
event-new-game-ordered-times = A new game is to be played; White has { $white }, Black { $black }.
event-clock-fault-reported = Reported by { $by }: { $fault }.
event-clock-setting-stays = The clock's settings stay: it is too late to change them.
event-clock-set = The arbiter set the clock.
event-stop-judged = { $who } had { $justified ->
    [yes] reason
   *[no] no reason
} to stop the clock.
event-pieces-displaced = { $who } knocked pieces over.
event-pressed-displaced = { $who } pressed while displaced pieces lay about.
event-pieces-restored = The pieces stand again.
event-extra-time-requested = { $who } asks for extra time for each move ({ $form ->
    [increment] increment
   *[delay] delay
}).
event-extra-time-granted = Both players have { $time } more for each move from now on.
event-watch-began = { $whose } claim is postponed; play goes on, watched: { $claim }.
event-flag-held = { $whose } flag fell meanwhile; the arbiter says what it means.
event-watch-ended = The postponed claim is settled.
event-play-ended = Play ends by { $whose } claim, which goes to the designated arbiter.
event-verified = The opponent verified the { $evidence ->
    [position] final position
   *[scoresheet] scoresheet
}.
event-reported = Reported of { $offender }: { $misconduct }.
event-penalised = Penalty for { $who }: { $measure }.
event-score-set = The score is { $score }.
event-outsider-expelled = Somebody who does not play here was sent out.
event-appealed = { $who } appeals against the { $against ->
    [decision] decision
   *[conduct] arbiter's conduct
}.
event-assisted = { $who } has an assistant: { $duties }.
event-acted-for = { $whose } assistant acts: { $duty }.
event-count-told = { $who } is told the number of moves and the times.
event-concluded = The game is over: { $score }. { $cause }
event-annulled = The game does not count. { $cause }
event-end-withheld = { $whose } move ended the game; nobody says so before a player does.
event-end-confirmed = { $who } knows that the game is over.
event-other = Something else happened: { $what }.

# Scoresheets.
event-sheet-taken = { $who } has a scoresheet: { $medium }.
event-entered = { $who } wrote half-move { $line }: { $entry }.
event-remarked = { $who } wrote a remark on the scoresheet.
event-relieved = { $who } need not record for the rest of the period.
event-update-ordered = { $who } must bring the scoresheet up to date.
event-updated = { $whose } scoresheet is up to date.
event-borrowed = { $who } took the opponent's scoresheet.
event-returned = { $who } gave the scoresheet back.
event-record-shown = { $who } was shown the arbiter's record; times so far: { $count }.
event-facts-noted = Position, times, turn and move count are noted before the reconstruction.
event-reconstructed = The game is reconstructed; the scoresheets are complete.
event-period-begun = { $whose } next move counts as the first after { $moves } moves.
event-sheet-replaced = { $whose } scoresheet was replaced.
event-signed = { $who } confirmed the result { $score }.
medium-paper = paper
medium-certified-device = certified device
medium-other-device = another device
medium-braille = Braille
medium-recorder = recorder
entry-empty = nothing
entry-unclear = something that names no move

# Adjournment.
event-session-set = The session ends at { $hour }.
event-seal-ordered = { $who } has to seal the move.
event-move-sealed = { $who } wrote a move to be sealed.
event-adjourned = The game is adjourned; { $who } sealed.
event-labelled = The players' names are on the envelope.
event-resumption-appointed = The game is resumed at { $hour }.
event-envelope-bears = On the envelope: { $item }.
event-resumption-set-up = The game is set up for resumption.
event-came = { $who } has come to the resumption.
event-opened = { $whose } envelope is opened.
event-reply-opened = { $whose } sealed reply is opened.
event-envelope-missing = The envelope is missing.
item-names = the players' names
item-position = the position before the sealed move
item-times = the times used
item-sealer = who sealed
item-number = the number of the sealed move
item-offer = an open draw offer
item-resumption = when and where the game is resumed

# Two boards.
event-two-boards = Two boards are used.
event-announced = { $who } announced the move { $move }.
event-corrected = { $who } corrected the announcement: { $move }.
event-repeated = { $who } repeated { $same ->
    [yes] the announced move.
   *[no] another move than the announced one.
}
event-felt = { $who } felt the piece on { $square }; that is no touch.
event-all-done = All that makes { $whose } move is done.

# What is irregular; sentences.
irregular-unpromoted-pawn = A pawn stands unpromoted on { $square }.
irregular-no-move = No move was made.
irregular-two-hands = It was made with both hands.

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
never-bare-king = there is nothing but the king
never-material = these men mate in no position
never-out-of-reach = no mate is within reach of these men
never-exhausted = every position that can arise was looked at
never-game-over = the game is over

# What is noted.
breach-untimely-offer = a draw offered at the wrong moment
breach-barred-offer = a draw offered where the event bars it
breach-inadmissible-claim = a claim that could not be made then
breach-adjusting-on-opponents-time = adjusting on the opponent's time
breach-press-without-move = a press before the move
breach-two-hands = a move with both hands
breach-offer-withdrawn = an offer said to be withdrawn; it stays
breach-sealed-another-move = another move was sealed than was played on the board
breach-unclear-announcement = an announcement that names no move
breach-late-correction = a slip of the tongue corrected after the press
breach-premature-press = a press before the move was announced
flaw-not-recorded = a move made before earlier ones were recorded
flaw-written-ahead = a move written before it was made
flaw-foreign-entry = something on the scoresheet that does not belong there
flaw-offer-not-marked = a draw offer that is not marked
flaw-other-notation = another notation than the algebraic
flaw-long-form = the long form of notation
flaw-pawn-letter = a letter for a pawn
flaw-file-missing = a pawn's capture without its file
flaw-ambiguous = two like pieces not told apart
flaw-promotion-missing = a promotion without the new piece
flaw-no-such-move = a move that is not possible
flaw-another-move = another move than the one made
flaw-not-updated = a move made before the scoresheet was up to date
flaw-not-returned = a move made before the opponent's scoresheet was given back
flaw-viewed-too-often = the record was asked for too often

# What is put to the arbiter.
matter-claim = { $whose } claim: { $claim }
matter-both-flags = both flags are down
matter-can-mate = whether { $who } can still mate; { $positions ->
    [0] no position was looked at
   *[other] nothing was proved, positions looked at: { $positions }
}
matter-blocked-pawns = whether { $who } wins: the test of the code counts pawns, but it is proved that these never mate ({ $proof })
matter-dead-before-result = the position after half-move { $plies } was dead, and a result has been confirmed since
matter-illegal-position = a position that cannot be stands after one more move
matter-event-order = which came first, { $whose } illegal move or the opponent's flag
matter-several-irregularities = several irregularities at once, the earliest by { $who }
matter-breach = { $whose } breach
matter-contact = whether { $whose } contact was an accident
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
matter-reconstruction = whether the game could be reconstructed
matter-scoresheet = { $whose } electronic scoresheet has failed
matter-unsigned = { $who } confirmed the result in a way that does not count
matter-result-disputed = the players do not confirm the same result
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
proposal-reinstate = the position after half-move { $plies }
proposal-new-game = a new game
proposal-correct-array = the right array with the same moves
proposal-times = White { $white }, Black { $black }
proposal-restore = the pieces are put back on the player's own time
proposal-replace = the scoresheet is replaced
proposal-expel = who meddled leaves the hall
proposal-follow-sheets = the boards follow the scoresheets from half-move { $plies } on

# How the arbiter rules.
ruling-accept = accepted
ruling-reject = rejected
ruling-end = the game ends { $score }
ruling-reinstate = the position after half-move { $plies } is reinstated
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
refusal-clock-stopped = The clock is stopped.
refusal-clock-runs = The clock is not stopped.
refusal-lever-down = The clock is pressed on this side already.
refusal-no-offer = There is no draw offer to answer.
refusal-offer-open = A draw offer is open already.
refusal-illegal-here = This table takes legal moves only.
refusal-cannot-fix = The move is not legal, or one is fixed already.
refusal-no-question = There is no such question.
refusal-ruling-does-not-fit = The ruling does not fit the question.
refusal-nothing-to-set-aside = There is no ruling to set aside, or something has happened since. Rule anew instead.
refusal-seen-here = The software sees how this game ends. Rule on an open question, or let the players end it.
refusal-no-line-awaited = No line is to be shown.
refusal-no-appointment = No hour is appointed.
refusal-already-here = The player is there already.
refusal-nobody-late = Nobody is late.
refusal-nothing-displaced = No pieces lie about.
refusal-no-such-position = The game has no such position.
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
refusal-not-provided = The rulebook does not know this.
refusal-forbidden = The rulebook forbids it to this person.

# The command itself.
judge-heading = { $rules }, { $control }, { $table ->
    [assisted] assisted table
    [wooden] wooden board
   *[strict] strict table
}
judge-control = time control { $control }
judge-no-clock = no clock
judge-assumed = The event must decide { $setting }; { $value } is assumed. Another value: --set { $setting }=VALUE
judge-refused = Refused
judge-questions = Open questions:
judge-goes-on = The game goes on.
judge-nothing = Nothing happened by it.
judge-unreadable = Line { $line } cannot be read: { $reason }
judge-unreadable-hint = Each line is one JSON object, for instance { $example }; tuomari judge --help lists the acts.
judge-reason-json = it is not a JSON object ({ $detail })
judge-reason-time = "{ $text }" is no time; write 0:02.5, 1:30:00, +3 or at_ms
judge-reason-backwards = time goes backwards, from { $from } to { $to }
judge-reason-by = "{ $text }" is nobody; there are white, black, arbiter, system, white-assistant and black-assistant
judge-reason-act = "{ $text }" is no act
judge-reason-act-near = "{ $text }" is no act; { $near } may be meant
judge-reason-field = { $act }: { $detail }
judge-reason-move = "{ $text }" is no move here ({ $language }); a move that is not legal is given by its squares, g1f3
judge-bad-rules = These are no rules: { $reason }
judge-bad-rules-hint = tuomari laws settings { $rulebook } lists what can be set.
judge-bad-set = "{ $text }" sets nothing; write SETTING=VALUE.

# At the prompt.
prompt-welcome =
    Write what people do, for instance: arbiter start, white e4, white press,
    black claim illegal. help tells more, quit ends.
prompt-unreadable = Not understood: { $reason }
prompt-turn = { $whose } move { $number }.
prompt-clock = White { $white }, Black { $black }; { $state ->
    [idle] not started
    [white] White's clock runs
    [black] Black's clock runs
   *[stopped] stopped
}.
prompt-flag = 0:00 (flag)
prompt-options = { $who } may now:
prompt-nothing-to-undo = There is nothing to take back.
prompt-undone = Taken back: { $line }
prompt-help =
    WHO ACT …         white, black, arbiter: what they do
    white Nf3         a move in the letters of your language, or g1f3 by squares
    white press       white stop-clock, white resign, white offer-draw
    black claim illegal-move | touch-move | flag | threefold | fifty-moves
    arbiter start-clock, arbiter see-flag white, arbiter add-time black 2min
    arbiter rule 1 accept | reject | end 1-0 | warn white
    0:05.5 …          at that time on the table's watch; +3 … three seconds later
    +60               lets a minute pass
    may white         what White may do now, with the articles
    show, undo, acts, help, quit

# Lines that are said to force mate.
line-fault-here = In the position on the board
line-fault-after = After { $path }
line-fault-too-many = More than { $limit } moves are shown; none was looked at.
line-fault-unanswered = { $place }, the reply { $move } has no answer.
line-fault-not-mate = { $place }, it is not mate: { $move } is possible, and the line ends there.
line-fault-stalemate = { $place }, it is stalemate.
line-fault-mated = { $place }, it is the claimant who is mated.
line-fault-no-move = { $place }, the claimant shows no move.
line-fault-two-moves = { $place }, the claimant shows two moves: { $move } and { $other }.
line-fault-illegal = { $place }, { $move } is not legal. { $reason }
forced-yes = The line forces mate by { $who }.
forced-no = The line does not force mate by { $who }. { $fault }
forced-not = The line does not force mate.
forced-not-hint = Show one move at each turn of the claimant, answer every legal reply, and end each line in mate.
variations-too-long = The analysis is too long.
nothing-to-replace = A bracket opens where no move stands before it.
bracket-not-opened = A bracket closes that was not opened.
bracket-not-closed = A bracket is not closed.
brackets-hint = Put other replies in brackets right after the one they replace: 1. Qh5+ Kxh5 (1... Kg7 2. Qxh7#) 2. Rh3#
