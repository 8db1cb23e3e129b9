# The page /desk. Every key begins with web-desk-.

web-desk-title = The arbiter's desk
web-desk-lost = The server cannot be reached. The desk comes back by itself.
web-desk-set-up = Set up boards
web-desk-menu = Lists and links
web-desk-add-link = Add a board by its link
web-desk-empty = No boards yet
web-desk-empty-organiser = Set up the boards of the evening here. Then print their cards and put one on each board.
web-desk-empty-arbiter = Open an arbiter's link, or the organiser's link of the evening, and its boards appear here.
web-desk-boards = Boards
web-desk-queue = Waiting
web-desk-nothing-waits = Nobody is waiting.
web-desk-keys = Keys: N opens the oldest, 1 to 9 rule, Esc closes.
web-desk-says = Board { $number }: { $what }
web-desk-undo = Undo
web-desk-to-move = to move
web-desk-clock-runs = clock runs
web-desk-board = Board { $number }
web-desk-open-table = Open the table
web-desk-waited = has waited { $time }
web-desk-proposed = Proposed: { $proposal }
web-desk-facts = Facts
web-desk-rulings = Rulings
web-desk-now = Now
web-desk-sure = Yes: { $what }
web-desk-cancel = Cancel
web-desk-choose = Choose
web-desk-yes = Yes
web-desk-no = No

# What waits, where it is no question.
web-desk-waits-stop = { $who } stopped the clock and calls
web-desk-waits-late = { $who } has not arrived
web-desk-waits-flag = { $whose } flag is down
web-desk-waits-irregular = { $whose } illegal move

# States of a board, in one word.
web-desk-not-here = not here
web-desk-state-unknown = …
web-desk-state-question = asks
web-desk-state-stop = called
web-desk-state-late = late
web-desk-state-flag = flag
web-desk-state-irregular = illegal move
web-desk-state-before = ready
web-desk-state-stopped = stopped
web-desk-state-plays = playing
web-desk-state-annulled = annulled

# Rulings.
web-desk-rule-accept = Correct
web-desk-rule-reject = Incorrect
web-desk-rule-as-proposed = As proposed
web-desk-rule-not-so = Not so
web-desk-rule-end = Result { $points }
web-desk-rule-postpone = { $bonus ->
    [yes] Postpone; the opponent gets time
   *[no] Postpone
}
web-desk-rule-reinstate = Restore an earlier position
web-desk-rule-warn = Warn { $to }
web-desk-rule-add-time = Give { $to } time
web-desk-rule-take-time = Take time from { $from }
web-desk-rule-new-game = Annul; a new game
web-desk-rule-times = Set both times
web-desk-rule-expel = Send out of the hall
web-desk-rule-replay = Annul; play again

# Penalties.
web-desk-measure-warning = Warn { $to }
web-desk-measure-add-time = Time for { $whose } opponent
web-desk-measure-take-time = Take time from { $from }
web-desk-measure-raise-opponent = More points for { $whose } opponent
web-desk-measure-lower-offender = Fewer points for { $from }
web-desk-measure-loss = { $halves ->
    [0] { $who } loses, the opponent gets no point
   *[other] { $who } loses
}
web-desk-measure-fine = Fine { $to }
web-desk-measure-exclusion = Exclude { $who } from rounds
web-desk-measure-expulsion = Expel { $who } from the event

# What would come of it.
web-desk-effect-reinstated = position after half-move { $plies }
web-desk-effect-ends = ends { $points }
web-desk-effect-if-mate = if mate is possible, else ½–½
web-desk-effect-runs = { $whose } clock runs
web-desk-effect-stops = clock stopped
web-desk-effect-asks = then asked: { $matter }
web-desk-effect-goes-on = play goes on

# Facts.
web-desk-fact-irregularity = { $what ->
    [unpromoted-pawn] Move { $move }: { $who } left a pawn unpromoted.
    [no-move] Move { $move }: { $who } pressed without a move.
    [two-hands] Move { $move }: { $who } used both hands.
   *[illegal-move] Move { $move }: { $whose } illegal move. { $reason }
}
web-desk-fact-flag = { $whose } flag is down.
web-desk-fact-press-owed = { $who } has moved and not pressed.
web-desk-fact-flag-remarked = { $who } pointed the opponent's flag out and has not stopped the clock.
web-desk-fact-gained = The irregular press gained { $to } { $time } s.
web-desk-fact-stopped = { $by ->
    [white] White stopped the clock.
    [black] Black stopped the clock.
    [arbiter] The arbiter stopped the clock.
   *[system] The software stopped the clock.
}
web-desk-fact-not-asked = { $count ->
    [one] One more matter could not be put because so many wait. It is in the record.
   *[other] { $count } more matters could not be put because so many wait. They are in the record.
}
web-desk-fact-end-unconfirmed = The end that stands on the board has not been confirmed by a player.
web-desk-behind = Moves were played that nobody entered. Look at the real board.
web-desk-same = { $count ->
    [one] This position once
   *[other] The same position { $count } times
}
web-desk-position = { $plies ->
    [0] the starting position
   *[other] after half-move { $plies }
}
web-desk-turn = { $who } to move
web-desk-board-now = The position on the board
web-desk-quiet = { $moves ->
    [one] One move by each without a capture or pawn move.
   *[other] { $moves } moves by each without a capture or pawn move.
}
web-desk-quiet-moves = The moves without a capture or pawn move
web-desk-last-moves = The last moves
web-desk-announced = Announced at the table
web-desk-mate-can = { $who } can still mate, for example { $line } …
web-desk-mate-cannot = { $who } cannot mate: { $why }
web-desk-mate-unknown = { $positions } positions were examined, and whether { $who } can still mate was not settled.
web-desk-first = First position
web-desk-back = One half-move back
web-desk-forward = One half-move forward
web-desk-last = Last position
web-desk-restore-this = Restore this position

# Groups of acts.
web-desk-group-penalties = Penalties
web-desk-group-clock = Clock
web-desk-group-incidents = Report an incident
web-desk-group-result = Result
web-desk-group-more = More

# Acts.
web-desk-act-set-aside = Set the last ruling aside
web-desk-act-reopen = The software was wrong: let the game go on
web-desk-act-stop-room = Stop this clock with all others
web-desk-act-resume-room = Set this clock going with all others
web-desk-act-see-flag = Note { $whose } flag fall
web-desk-act-see-both-flags = { $word ->
    [white] Both flags down, White's first
    [black] Both flags down, Black's first
   *[other] Both flags down, order unknown
}
web-desk-act-see-irregularity = Stop for the illegal move
web-desk-act-see-illegal-position = Note the impossible position
web-desk-act-find-slip = { $whose } press was a slip
web-desk-act-judge-stop = { $justified ->
    [yes] The stop had a reason
   *[no] The stop had no reason
}
web-desk-act-excuse = Excuse { $whose } lateness
web-desk-act-note-absence = Note the absence
web-desk-act-start-clock = Start the clock
web-desk-act-stop-clock = Stop the clock
web-desk-act-resume = Set the clock going
web-desk-act-restore-pieces = The pieces are back in place
web-desk-act-restore-times = Give the clocks the times of this position
web-desk-act-add-time = Give { $to } time
web-desk-act-set-clock = { $word ->
    [defect] Set the clock: defect
    [setting] Set the clock: wrong setting
    [schedule] Set the clock: the schedule
    [restoring] Set the clock: position restored
    [dispute] Set the clock: dispute
   *[request] Set the clock: as both ask
}
web-desk-act-enter-result = Result { $points }
web-desk-act-report-conduct = Somebody's conduct
web-desk-act-report-two-hands = { $who } used both hands
web-desk-act-report-displaced = { $who } knocked pieces over
web-desk-act-report-off-square = A piece off its square: step back
web-desk-act-report-start-error = { $word ->
    [wrong-array] The pieces began on wrong squares
    [board-turned] The board is turned
   *[colours-reversed] The colours are reversed
}
web-desk-act-report-clock-fault = { $word ->
    [defective] The clock is defective
   *[wrong-setting] The clock was set wrongly
}
web-desk-act-report-scoresheet-fault = { $whose } electronic scoresheet failed
web-desk-act-appoint-start = Appoint the hour
web-desk-act-place-clock = { $word ->
    [left] The clock stands on the left
   *[right] The clock stands on the right
}
web-desk-act-draw-array = Draw the array by lot
web-desk-act-set-up-array = Set up an array
web-desk-act-take-scoresheet = Give { $to } a scoresheet
web-desk-act-inspect-scoresheet = Look at { $whose } scoresheet
web-desk-act-reconstruct = Reconstruct the game
web-desk-act-approve-assistant = Approve { $whose } assistant
web-desk-act-set-up-two-boards = Two boards, for a blind player
web-desk-act-report-difference = The two boards differ
web-desk-act-set-session = Announce a session
web-desk-act-order-sealing = Have the move sealed
web-desk-act-label-envelope = Write the names on the envelope
web-desk-act-appoint-resumption = Appoint the resumption
web-desk-act-set-up-resumption = Set up the resumption
web-desk-act-open-envelope = Open the envelope
web-desk-act-note-absence-at-resumption = Note the absence at the resumption
web-desk-act-report-envelope-lost = The envelope is missing
web-desk-act-report-position-lost = The position is lost
web-desk-act-report-wrong-time = { $whose } used time was wrong
web-desk-act-other = Another act

# What was done, after the number of the board.
web-desk-done-start-clock = the clock was started
web-desk-done-stop-clock = the clock was stopped
web-desk-done-resume = the clock was set going
web-desk-done-set-clock = the clock was set
web-desk-done-add-time = { $to } was given time
web-desk-done-set-aside = the last ruling was set aside
web-desk-done-see-flag = { $whose } flag fall was noted
web-desk-done-see-irregularity = play was stopped for the illegal move
web-desk-done-judge-stop = { $justified ->
    [yes] the stop had a reason
   *[no] the stop had no reason
}
web-desk-done-excuse = { $whose } lateness was excused
web-desk-done-note-absence = the absence was noted
web-desk-done-restore-pieces = the pieces are back in place
web-desk-done-enter-result = the result { $points } was entered
web-desk-done-reopen = the game goes on
web-desk-done-rule-accept = { $proposed ->
    [yes] ruled as proposed
   *[no] found correct
}
web-desk-done-rule-reject = { $proposed ->
    [yes] the proposal was not followed
   *[no] found incorrect
}
web-desk-done-rule-end = the game was ended { $points }
web-desk-done-rule-postpone = the ruling was postponed
web-desk-done-rule-reinstate = an earlier position was restored
web-desk-done-rule-times = both times were set
web-desk-done-measure-warning = { $to } was warned
web-desk-done-measure-add-time = { $whose } opponent was given time
web-desk-done-measure-take-time = time was taken from { $from }
web-desk-done-measure-loss = the game was declared lost for { $to }
web-desk-done-other = “{ $what }” was recorded

# Fields.
web-desk-field-time = Time
web-desk-field-white = White's time
web-desk-field-black = Black's time
web-desk-field-lift_white_flag = Lift White's flag
web-desk-field-lift_black_flag = Lift Black's flag
web-desk-field-halves = Half points
web-desk-field-amount = Amount, in cents
web-desk-field-rounds = Rounds
web-desk-field-of = Who
web-desk-field-what = What
web-desk-field-agreed = Was it agreed?
web-desk-field-before = Times before
web-desk-field-body = Was the body to be searched?
web-desk-field-since = Right until half-move
web-desk-field-ply = At half-move
web-desk-field-start = Hour
web-desk-field-number = Number
web-desk-field-fen = Position (FEN)
web-desk-field-medium = On what
web-desk-field-notation = Letters
web-desk-field-duties = For what
web-desk-field-disabled = For a disability?
web-desk-field-announced = Hour
web-desk-field-length = Length
web-desk-field-hour = Hour
web-desk-field-place = Place
web-desk-field-move = Move
web-desk-field-shown = Time shown
web-desk-field-used = Time used
web-desk-field-hearing_impaired = Hard of hearing?

# Setting boards up.
web-desk-rulebook = Rulebook
web-desk-control = Time control
web-desk-kind = Board
web-desk-kind-wooden = a real board, the phone is the clock
web-desk-kind-strict = on screens, the players claim themselves
web-desk-kind-assisted = on screens, legal moves only
web-desk-event = Event
web-desk-round-field = Round (may be left empty)
web-desk-first-board = First board
web-desk-pairs = Pairs, one a line
web-desk-pairs-example = White – Black
web-desk-number = Number of boards
web-desk-set-up-boards = { $total ->
    [one] Set up one board
   *[other] Set up { $total } boards
}
web-desk-setting-up = Board { $at } of { $total } …
web-desk-decide = The rulebook leaves this to the event. Check it and go on.
web-desk-setting = What the event decides
web-desk-link-label = The arbiter's link of a table, or the organiser's link
web-desk-link-unread = This is no link of a table. It looks like …/t/…#…
web-desk-link-not-arbiter = This link opens another seat. Ask the organiser for the arbiter's link.
web-desk-add = Add

# On paper.
web-desk-print = Print
web-desk-print-cards = Board cards
web-desk-print-results = Results
web-desk-print-rulings = Rulings of the evening
web-desk-links-missing = Codes that are not known here
web-desk-links-missing-what = These seats were set up elsewhere. A new link can be given to one at a time.
web-desk-links-taken = { $seats ->
    [one] Somebody sits in one seat more. It keeps its link.
   *[other] Players sit in { $seats } seats more. They keep their links.
}
web-desk-reissue = New link
web-desk-reissue-sure = The old link stops working now: give a new one
web-desk-card-hint = Point your phone's camera at the code of your colour.
web-desk-column-board = Board
web-desk-column-result = Result
web-desk-column-how = How
web-desk-column-time = Time
web-desk-column-ruling = Ruling
web-desk-column-articles = Articles
web-desk-no-rulings = Nothing was ruled this evening.
web-desk-signature = Arbiter's signature

# The whole room.
web-desk-all-there = All { $all } players are at their boards.
web-desk-there = { $here ->
    [one] One of { $all } players is at the board.
   *[other] { $here } of { $all } players are at their boards.
}
web-desk-wait-for = { $count ->
    [one] Board { $boards } waits for players.
   *[other] Boards { $boards } wait for players.
}
web-desk-start-all = Start all clocks ({ $count })
web-desk-stop-all = Stop all clocks ({ $count })
web-desk-stop-all-sure = { $count ->
    [one] Yes, stop one clock
   *[other] Yes, stop { $count } clocks
}
web-desk-resume-all = Set all clocks going ({ $count })
web-desk-all-start = { $count ->
    [one] One clock was started.
   *[other] { $count } clocks were started.
}
web-desk-all-stop = { $count ->
    [one] One clock stands.
   *[other] { $count } clocks stand.
}
web-desk-all-resume = { $count ->
    [one] One clock goes on.
   *[other] { $count } clocks go on.
}
web-desk-all-failed = { $count ->
    [one] At one board it could not be done; press again.
   *[other] At { $count } boards it could not be done; press again.
}
web-desk-show = Which boards
web-desk-show-all = All
web-desk-show-waits = Waiting
web-desk-show-plays = Playing
web-desk-show-before = Not started
web-desk-show-over = Over
web-desk-coming = { $count ->
    [one] One board is still coming …
   *[other] { $count } boards are still coming …
}
web-desk-no-event = Other boards
web-desk-round = round { $round }
web-desk-too-many = There are more boards than a desk can follow. The { $count } newest are here.
# Boards that are put away from the desk; at their tables nothing changes.
web-desk-put-away = Put away
web-desk-put-away-over = { $count ->
    [one] Put away the board that is over
   *[other] Put away { $count } boards that are over
}
web-desk-bring-back = Show boards put away ({ $count })
web-desk-sign-out = Sign out
web-desk-sign-out-sure = Yes, forget these links here
web-desk-link-unknown = This link opens no arbiter's seat here. Ask the organiser for a new one.
web-desk-organiser-stale = The server does not know the organiser's link that was kept here. Open the organiser's link again, or sign out.

# Players, as those who get something and as those who lose it.
web-desk-to-white = White
web-desk-to-black = Black
web-desk-from-white = White
web-desk-from-black = Black
