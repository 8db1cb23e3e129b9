# A new table.

web-new-title = New table
web-new-rulebook = Rulebook
web-new-book-fide-2023 = FIDE Laws 2023
web-new-book-fide-2023-what = The Laws in force. The first completed illegal move costs time, the second the game; fivefold and seventy-five end it by themselves.
web-new-book-fide-2018 = FIDE Laws 2018
web-new-book-fide-2018-what = In blitz without an arbiter an illegal move counts only if you claim it; it then gives you a minute.
web-new-book-fide-2014 = FIDE Laws 2014
web-new-book-fide-2014-what = The two last minutes may be claimed drawn; in blitz an illegal move that is claimed loses at once.
web-new-book-fi-blitz-2014 = Finnish blitz 2014
web-new-book-fi-blitz-2014-what = A flag counts only if you claim it, and so does an illegal move, which loses. No one else says a word.
web-new-book-fi-team-blitz = Finnish team blitz
web-new-book-fi-team-blitz-what = FIDE’s blitz with the habits of Finnish team matches.
web-new-book-fi-basics = For beginners
web-new-book-fi-basics-what = The basics. A clock may run, but time decides nothing; an illegal move is simply taken back.
web-new-time = Time
web-new-class-blitz = Blitz
web-new-class-rapid = Rapid
web-new-class-standard = Standard
web-new-class-other = Other
web-new-own = My own
web-new-no-clock = No clock
web-new-untimed = There is no clock.
web-new-moves = Moves
web-new-minutes = Minutes
web-new-increment = Seconds for each move
web-new-remove = Remove
web-new-add-period = Add a period
web-new-control-incomplete = The time control is not complete: give each period its time.
web-new-period = { $part ->
    [moves] { $moves } moves in
    [rest] Then the rest of the game in
   *[whole] Each player has the whole game in
} { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}{ $extra ->
    [yes] , and { $increment ->
        [one] { $increment } second
       *[other] { $increment } seconds
    } more for each move.
   *[no] .
}
web-new-kind = Table
web-new-kind-assisted = Assisted
web-new-kind-assisted-what = Only legal moves can be made, and a move presses the clock. The ordinary online game.
web-new-kind-strict = Strict
web-new-kind-strict-what = Touched is touched, anything can be put anywhere, you press the clock and claim yourself.
web-new-kind-wooden = Wooden board
web-new-kind-wooden-what = A real board; the software is the clock, and as much of the scoresheet as you enter.
web-new-start = Starting position
web-new-start-standard = Standard
web-new-start-lot = Chess960 by lot
web-new-start-number = Chess960 by number
web-new-names = Names
web-new-event = Event
web-new-regulations = The event’s own regulations ({ $count } decided)
web-new-in-force = The rules in force ({ $count })
web-new-as-rulebook = as the rulebook: { $value }
web-new-decided = decided by the event
web-new-create = Set up the table
web-new-organiser = This server sets up tables for its organiser. Open the organiser’s link in this browser first, and come back.
web-new-ready = The table is ready
web-new-once = The links are told this once. Who has a link has the seat.
web-new-seat-white = White
web-new-seat-white-what = For the player of the white pieces.
web-new-seat-black = Black
web-new-seat-black-what = For the player of the black pieces, who starts White’s clock.
web-new-seat-arbiter = Arbiter
web-new-seat-arbiter-what = For whoever rules on claims. Without an arbiter, keep it.
web-new-seat-spectator = Spectators
web-new-seat-spectator-what = To look on, for anybody.
web-new-copy = Copy the link
web-new-copied = Copied
web-new-qr = QR code
web-new-qr-of = QR code: { $seat }
web-new-open = Open here
web-new-again = Another table
web-new-arbiter = Arbiter
web-new-arbiter-no = We play alone
web-new-arbiter-no-what = Either of you sets a stopped clock going again.
web-new-arbiter-yes = An arbiter is there
web-new-arbiter-yes-what = Who stops the clock waits for the arbiter.
