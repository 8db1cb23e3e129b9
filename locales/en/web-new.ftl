# A new table.

web-new-title = Play
web-new-rulebook = Rulebook
web-new-book-fide-2023-what = The Laws in force. The first completed illegal move costs time, the second the game; fivefold and seventy-five end it by themselves.
web-new-book-fide-2018-what = In blitz without an arbiter an illegal move counts only if you claim it; it then gives you a minute.
web-new-book-fide-2014-what = The two last minutes may be claimed drawn; in blitz an illegal move that is claimed loses at once.
web-new-book-fi-blitz-2014-what = A flag counts only if you claim it, and so does an illegal move, which loses. No one else says a word.
web-new-book-fi-team-blitz-what = FIDE’s blitz with the habits of Finnish team matches.
web-new-book-fi-basics-what = The basics. A clock may run, but time decides nothing; an illegal move is simply taken back.
web-new-time = Time
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
web-new-organiser = This server sets up tables for its organiser. Open the organiser’s link in this browser first, and come back.
web-new-ready = The table is ready
web-new-once = Whoever has a link has the seat. The links stay on this page until the game is over.
web-new-seat-white = White
web-new-seat-white-what = For the player of the white pieces.
web-new-seat-black = Black
web-new-seat-black-what = For the player of the black pieces, who starts White’s clock.
web-new-seat-taken = The link you sent has been used: the seat belongs to whoever sat down first.
web-new-seat-arbiter = Arbiter
web-new-seat-arbiter-what = For the arbiter, who rules on claims. If there is none, keep it.
web-new-seat-spectator = Spectators
web-new-seat-spectator-what = To look on, for anybody.
web-new-copy = Copy the link
web-new-copied = Copied
web-new-qr = QR code
web-new-qr-of = QR code: { $seat }
web-new-open = Open here
web-new-open-desk = Open the desk
web-new-again = Another table
web-new-arbiter = Arbiter
web-new-arbiter-no = We play alone
web-new-arbiter-no-what = Either of you sets a stopped clock going again.
web-new-arbiter-yes = An arbiter is there
web-new-arbiter-yes-what = Whoever stops the clock waits for the arbiter.
web-new-friend = A friend
web-new-friend-what = One link. Whoever opens it first sits down.
web-new-minutes-seconds = Minutes and seconds a move
web-new-other = Other
web-new-get-link = Get the link
web-new-friend-sum = { $book }, { $kind ->
    [strict] a strict table
    [wooden] a wooden board
   *[assisted] only legal moves
}, { $side ->
    [white] you play White
    [black] you play Black
   *[lot] colours by lot
}.
web-new-more = More choices
web-new-more-what = rulebook, table, colour
web-new-every = A link for every seat
web-new-every-what = For other people, or with an arbiter.
web-new-side = My colour
web-new-side-white = White
web-new-side-lot = By lot
web-new-side-black = Black
web-new-desk = Set up several boards at the desk
web-new-compete = Run a competition
web-new-clock = Clock for a wooden board
web-new-laws = Read the Laws
web-new-watch = Watch a game
web-new-gone = The links of that table are not in this browser, or its game is over.
web-new-send = Send this to your friend
web-new-send-what = Whoever opens it first sits down. Those who come later watch.
web-new-send-arbiter = And this to the arbiter
web-new-send-arbiter-what = It opens the desk. Whoever stops the clock waits until the arbiter decides there.
web-new-invitation = Invitation
web-new-invitation-code = The invitation as a QR code
web-new-share = Share
web-new-you = You are here
web-new-lost = No connection just now
web-new-to-board = To the board
web-new-invited = You are invited to a game
web-new-invited-what = You play { $color ->
    [white] White
   *[black] Black
}. { $time }, { $book }, { $kind ->
    [strict] a strict table
    [wooden] a wooden board
   *[assisted] only legal moves
}.
web-new-board = The board as it will stand before you
web-new-sit = Sit down with { $color ->
    [white] White
   *[black] Black
}
web-new-sit-what = From then on the seat is yours, in this browser.
web-new-only-watch = I only want to watch
web-new-taken = Somebody sits there already
web-new-taken-what = The first to open this link took the seat. You can watch the game.
web-new-watch-this = Watch this game
web-new-looking = Looking for the table …
web-new-home = Home
web-new-house = The house
web-new-house-lesson-what = A guided first game at a strict table.
web-new-house-touch = Touch a piece. Now it must move.
web-new-house-press = Press your clock.
web-new-house-claim = The house errs. Claim it.
web-new-house-lesson = Start the guided game
web-new-house-practice = Or just practise:
web-new-level-easy = Easy
web-new-level-even = Even
web-new-level-hard = Hard
