# What every page of the browser says. Every key begins with web-.

web-skip = Skip to the page
web-page-failed = The page could not be fetched. Check the connection.
web-try-again = Try again
web-close = Close
web-nav = Pages
web-nav-play = Play
web-nav-watch = Watch
web-nav-clock = Clock
web-nav-laws = Laws
web-nav-arbitrate = Arbitrate
web-nav-help = Help
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

# Whether a player is at the board.
web-presence-here = At the board
web-presence-never = Not here yet
web-presence-away = Away { $time }

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

# No page has the address that was asked for.
web-lost-title = Off the board
web-lost-what = There is no page at this address. Perhaps a letter of the link was lost on the way.
web-lost-home = To the front page
web-lost-code = Enter a link or a code

# Why something was not done, and what to do next.
web-problem-broken-record = The record of this table is broken. Tell the organiser: tuomari journal check says what is wrong with it.
web-problem-too-many-acts = That was a lot within a minute. Wait a moment and try again.
web-problem-seat-spent = So much was done from this seat that no more is recorded. You can resign, or ask the arbiter to end the game.
web-problem-away = The server answered in a way that cannot be read. Try again in a moment.
web-problem-unknown = It was not done. Try again; if that does not help, tell the organiser.
web-problem-refused = That cannot be done now. Look at the board and choose again.
web-problem-competition-refused = That cannot be done now. See how the round stands and choose again.
web-problem-fields = Something that was written cannot be read. Check the fields and send again.
web-problem-unreadable = The server does not understand this page. Reload it and try again.
web-problem-wrong-method = The server does not understand this page. Reload it and try again.
web-problem-key-reused = Nothing was done. Reload the page and try again.
web-problem-not-followed = The connection was renewed. Try again.
web-problem-too-large = That is too long. Make it shorter and send it again.
web-problem-too-often = Too much was asked at once. Wait a moment and try again.
web-problem-too-many = Too many pages are open at once. Close some and reload this one.
web-problem-full = The server is full just now. Try again in a minute.
web-problem-unavailable = The record cannot be reached just now. Try again in a moment; nothing is done twice.
web-problem-no-table = There is no such table for this link. Open the link you were given, or ask the organiser for another.
web-problem-no-competition = There is no such competition for this link. Open the link you were given, or ask the organiser for another.
web-problem-unknown-link = This link opens nothing. Open the link you were given, or ask the organiser for another.
web-problem-forbidden = This link does not open that. Use the link of whoever may do it, or ask the organiser.
web-problem-wrong-host = This server has another name. Open the address you were given.
web-problem-no-such-path = There is nothing at this address. Check it, or begin on the front page.
web-problem-no-question = The question has been answered or has lapsed. Close it and open the next one.
web-problem-not-offered = That cannot be done from this seat now. See what you may do, and choose from that.
web-problem-seated = Somebody sits there, and his link stays. To show him out, take his link away first.
web-problem-not-over = This game goes on. The next one can be begun when it is over; in a competition the next round follows.
web-problem-no-seat = Nobody acts from there. Open the link or the code of White or Black.
web-problem-no-rulebook = There is no such rulebook. Choose one of those listed.
web-problem-no-pdf = This server makes no PDF. Print the page, or fetch the list as CSV.
web-problem-no-teams = No teams play here. Ask for pairings or results instead.
web-problem-no-such-form = It is not written that way. Fetch it as PDF.
web-problem-no-such-paper = There is no such paper. Choose one of those listed.
web-problem-does-not-fit = Players, rounds and results do not fit together. Check them and try again.

# What cannot be read, and how it is written.
web-field-time_control = Write the time as 5+3, 5 min or 90/40+30, 30+30.
web-field-control-ruled = These rules are not played with that time control. Write 5 min or 3+2, or choose other rules.
web-field-move = No such move here. Write for example e4, { $knight } or e2e4.
web-field-time = Write the time as 2:00 or 1:30:00.
web-field-number = The number of a starting position is 0 to 959.
web-field-fen = The position cannot be read. Write it as FEN, as chess programs copy it.
web-field-start = These rules do not allow that starting position. Choose another, or other rules.
web-field-names = A name has 1 to 60 characters on one line. Shorten it.
web-field-rulebook = There is no such rulebook. Choose one of those listed.
web-field-profile = These rules do not know that kind of play. Choose another time control, or other rules.
web-field-regulations = One of the event’s own regulations does not go with these rules. Look through them and change it.
web-field-text = The text is empty or too long. Write a few words on one line.
web-field-other = Check this and send again: { $field }.
