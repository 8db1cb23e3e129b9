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
web-record-board = board { $number }
