# What every page of the browser says. Every key begins with web-.

web-skip = Skip to the page
web-page-failed = The page could not be fetched. Check the connection.
web-try-again = Try again
web-close = Close
web-nav = Pages
web-nav-play = Play
web-nav-clock = Clock
web-nav-laws = Laws
web-language = Language
web-theme = Colours: { $theme ->
    [light] light
    [dark] dark
   *[system] as the system
}
web-flag = flag down
web-white = White
web-black = Black
web-article = Article { $id }
web-send = Send
web-away = The server cannot be reached. Check the connection and try again.
web-problem-broken-record = The record of this table is broken. Tell the organiser: tuomari journal check says what is wrong with it.
web-problem-too-many-acts = That was a lot within a minute. Wait a moment and try again.
web-problem-seat-spent = So much was done from this seat that no more is recorded. You can resign, or ask the arbiter to end the game.
web-empty = empty
web-taken-hold = taken hold of
web-piece = { $color ->
    [white] white
   *[black] black
} { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
web-kind-assisted = assisted table
web-kind-strict = strict table
web-kind-wooden = wooden board

# What rulebooks and kinds of play are called, on every page.
web-book-fide-2023 = FIDE Laws 2023
web-book-fide-2018 = FIDE Laws 2018
web-book-fide-2014 = FIDE Laws 2014
web-book-fi-blitz-2014 = Finnish blitz 2014
web-book-fi-team-blitz = Finnish team blitz
web-book-fi-basics = Rules for beginners
web-class-blitz = Blitz
web-class-rapid = Rapid
web-class-standard = Standard

web-notice-restarts = The server restarts. All clocks stand until it is back.
web-notice-restart-at = The server restarts at { $hour }. All clocks stand while it is away.

# The result of a game on a real board, told by its players.
web-told-how = How did it end?
web-told-won = I won
web-told-draw = Draw
web-told-lost = I lost
web-told-waits = You say { $score }. It counts when your opponent says the same.
web-told-theirs = Your opponent says { $score }. Say the same if it is so.
web-told-differ = You say { $own }, your opponent says { $other }. Whoever pressed the wrong one presses the right one; if you do not agree, call the arbiter.
