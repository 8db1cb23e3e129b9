# The page /clock. Every key begins with web-clock-.

web-clock-title = Clock
web-clock-intro = One phone between two players and a wooden board. It works without a network after the first visit.
web-clock-coming = Fetching the clock …
web-clock-failed = The clock could not be fetched. Connect once; after that it works without a network.

web-clock-time = Time
web-clock-own = Your own
web-clock-build = Build one
web-clock-class = { $class ->
    [blitz] That is blitz.
    [rapid] That is rapid chess.
   *[standard] That is a standard game.
}
web-clock-no-control = This makes no time control. Give every period but the last a number of moves, and some time.
web-clock-odds = Black has another time
web-clock-period = Period { $number }
web-clock-moves-in = Moves
web-clock-minutes = Minutes
web-clock-seconds = Seconds
web-clock-extra = For each move
web-clock-extra-increment = added
web-clock-extra-delay = delay
web-clock-extra-bronstein = Bronstein
web-clock-extra-none = nothing
web-clock-extra-seconds = Seconds a move
web-clock-add-period = Add a period
web-clock-drop-period = Remove the last

web-clock-rules = Rules
web-clock-rule = Rule
web-clock-book-fide-2023-is = The Laws in force now
web-clock-book-fide-2018-is = The Laws from 2018 to 2022
web-clock-book-fide-2014-is = The Laws from 2014 to 2017
web-clock-book-fi-blitz-2014-is = The clock is silent; only a player notices a flag
web-clock-book-fi-team-blitz-is = As Finnish blitz, with the team rules
web-clock-book-fi-basics-is = How the pieces move; no rules about clocks
web-clock-not-so = These rules do not allow this time control here. Choose another one, or other rules.
web-clock-go = Set the clock: { $control }

web-clock-flag-detection-arbiter-or-player = A flag counts when the arbiter or a player notices it.
web-clock-flag-detection-arbiter-must-call = An arbiter who sees a flag says so; a player may too.
web-clock-flag-detection-players-only = A flag counts only if a player notices it.
web-clock-flag-claim-procedure-point-out = To win on time, point the flag out.
web-clock-flag-claim-procedure-may-stop-clock = To win on time, claim it; you may stop the clock.
web-clock-flag-claim-procedure-stop-with-own-flag-up = To win on time, stop the clock while your own flag is up, and claim.
web-clock-flag-material-test-any-legal-mate = You win on time only if some series of legal moves could mate.
web-clock-flag-material-test-forces-bare-king = You win on time only with enough to force mate on a bare king.
web-clock-player-hints-no-counts-no-reminders = The clock shows no number of moves before a flag has fallen.
web-clock-player-hints-silent = The clock says nothing: no sound, no count, no word about a flag.
web-clock-player-hints-free = The clock may show the number of moves.

web-clock-runs = running
web-clock-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
web-clock-low = little time
web-clock-delay = delay { $seconds }
web-clock-start-white = Press to start White's clock
web-clock-white-waits = Black starts the clock
web-clock-arbiter-starts = The arbiter starts the clock
web-clock-ready = The clock is set
web-clock-ready-long = Black presses, and White's time begins.
web-clock-stopped = The clock is stopped
web-clock-over = Game over
web-clock-sending = sending …
web-clock-stop = Stop the clock
web-clock-hold = Hold to stop the clock
web-clock-menu = Open the menu of the clock
web-clock-turn = Change sides: the other colour sits here
web-clock-resume = Go on
web-clock-asked = The software cannot see the board. Agree, or ask an arbiter.
web-clock-matter-can-mate = Can { $who } still mate in the way these rules ask for?
web-clock-matter-both-flags = Both flags are down. Is that how the game ends?
web-clock-ruling = { $ruling ->
    [accept] Yes
   *[reject] No
}
web-clock-of-the-board = Claims about the board
web-clock-claim-flag = Claims the flag
web-clock-claim-illegal-move = Claims an illegal move
web-clock-claim-threefold = Claims the same position a third time
web-clock-claim-fifty-moves = Claims fifty moves
web-clock-offer-draw = Offers a draw
web-clock-accept-draw = Agrees to the draw
web-clock-decline-draw = Declines the draw
web-clock-waive-line = Has no forced mate to show
web-clock-resign = Resigns
web-clock-mates = { $who } mates
web-clock-resigns = { $who } resigns
web-clock-ended-mate = Checkmate
web-clock-ended-draw = Draw agreed
web-clock-ended-stalemate = Stalemate
web-clock-change = Not so? Change it
web-clock-arbiter-resumes = The arbiter sets it going again.
web-clock-to-record = The record of the game
web-clock-stop-clock = Stop the clock and call the arbiter
web-clock-sure = Tap again to confirm
web-clock-set = Correct the clock
web-clock-set-time = Time
web-clock-set-moves = Moves
web-clock-lift = Lift the fallen flag
web-clock-set-do = Set the clock so
web-clock-set-wrong = The clock was not set. Write times as 4:30 or 1:04:30.
web-clock-back = Back
web-clock-sound = Sound and vibration
web-clock-silent = These rules keep the clock silent: it shows a flag and says nothing.
web-clock-flag-silent = A fallen flag is shown, not heard.
web-clock-again = New game, same time
web-clock-other = Change the time
web-clock-leave = End this game
web-clock-away = The page was away for { $time }, and { $whose } time ran on. The menu can correct it.

web-clock-board = Board { $board }
web-clock-lost = No connection. The server's clock runs on; presses are sent when it is back.
web-clock-before-arbiter = Before the arbiter:
web-clock-write = Write the moves instead
web-clock-one-seat = This phone presses for one player. To press for both here, open { $whose } link on it too.
web-clock-not-wooden = This table is played on the screen and needs no clock beside it.
web-clock-to-table = Go to the table
web-clock-no-seat = This link opens no player's seat. Open the link or the code of White or Black.
web-clock-own-clock = Use the clock without a table
