# The record of a game.

web-record-title = Record
web-record-opening = Reading the record …
web-record-wait = The record is open to all when the game is over. Until then it is for the arbiter and the organiser.
web-record-first = To the start
web-record-back = Back
web-record-on = Forward
web-record-last = To the end
web-record-step = Entry { $at } of { $all }
web-record-steps = What happened
web-record-all = Touches and presses too
web-record-pgn = PGN
web-record-print = Print the scoresheet
web-record-whole = The record is whole: each of { $entries } entries follows from the one before it.
web-record-broken = The record does not hold at entry { $at }.
web-record-unchecked = The record could not be checked here; reload the page.
web-record-hash = Last hash
web-record-sheet = Scoresheet
web-record-result = Result
web-record-event = Event
web-record-date = Date
web-record-time = Time control
web-record-signed-white = Signature, White
web-record-signed-black = Signature, Black
web-record-by-arbiter = Arbiter
web-record-by-system = Software
web-record-by-organiser = Organiser
web-record-did-clock-started = The clock was started
web-record-did-clock-pressed = pressed the clock
web-record-did-clock-stopped = stopped the clock
web-record-did-clock-resumed = the clock goes on
web-record-did-clock-turned = { $color }: the clock runs
web-record-did-touched = touched { $square }
web-record-did-adjusting-announced = “I adjust”
web-record-did-board-changed = put a piece down
web-record-did-move-completed = completed the move
web-record-did-left = pressed and left no legal move
web-record-did-draw-offered = offered a draw
web-record-did-offer-lapsed = the draw offer lapsed
web-record-did-move-fixed = fixed the intended move
web-record-did-claimed = claims: { $claim }
web-record-did-found = { $correct ->
    [yes] the claim is correct: { $claim }
   *[no] the claim is not correct: { $claim }
}
web-record-did-illegal-move-counted = { $color }: illegal moves so far: { $count }
web-record-did-reinstated = the position is reinstated
web-record-did-flag-fell = { $color }: flag down
web-record-did-concluded = the game ends { $score }
web-record-did-other = { $what }
web-record-board = board { $number }
