# The record of a game.

web-record-title = Record
web-record-opening = Reading the record …

# Not open here.
web-record-running = The game is still being played
web-record-wait = The record is open to all when the game is over. Until then it is for the arbiter and the organiser.
web-record-delay-moves = Spectators see this game { $count ->
    [one] a move
   *[other] { $count } moves
} later. The record opens when they have seen the end.
web-record-delay-minutes = Spectators see this game { $count ->
    [one] a minute
   *[other] { $count } minutes
} later. The record opens when they have seen the end.
web-record-missing = There is no such game here
web-record-missing-what = Perhaps a letter of the address is missing, or the game was played on another server.
web-record-away = The record cannot be read now
web-record-watch = Watch the game
web-record-seat = Back to your seat
web-record-again = Read again
web-record-home = To the front page

# What game it was.
web-record-going = The game is going on
web-record-going-what = Until it is over, only the arbiter and the organiser read this record.
web-record-round = round { $number }
web-record-board = board { $number }
web-record-no-clock = no clock
web-record-chess960 = Chess960, array { $number }
web-record-set-up = from a position that was set up
web-record-articles = Articles

# Steps.
web-record-through = Step through the game
web-record-first = To the start
web-record-back = Back
web-record-on = Forward
web-record-last = To the end
web-record-start = Start
web-record-step = Entry { $at } of { $all }
web-record-position = { $here }. White: { $white }. Black: { $black }.

# Its parts.
web-record-parts = Parts of the record
web-record-game = Game
web-record-happened = What happened
web-record-entries = All entries
web-record-entry = Show entry { $at }
web-record-moves = The moves, with the time left after each
web-record-number = Number
web-record-here = a ruling here
web-record-offered = a draw was offered
web-record-no-moves = No move was made.
web-record-unseen = { $count ->
    [one] One move was
   *[other] { $count } moves were
} made on the wooden board, and nobody entered what they were. Whoever kept a scoresheet has them.
web-record-see = See what happened
web-record-nothing = Nothing but moves: no offer, no claim, no ruling.

# The clocks.
web-record-graph = The time left of both after each move. At the end White had { $white } and Black { $black }. { $dots ->
    [0] Nothing was ruled.
    [one] There was one ruling.
   *[other] There were { $dots } rulings.
}
web-record-graph-go = Go to a move
web-record-graph-white = White’s time
web-record-graph-black = Black’s time
web-record-graph-ruled = ruling

# To take along.
web-record-share = Share
web-record-link = Copy link
web-record-link-copied = The link is copied; it opens this position.
web-record-pgn = Copy PGN
web-record-pgn-copied = The game is copied as PGN.
web-record-save = Save PGN
web-record-fen = Copy FEN
web-record-fen-copied = The position is copied as FEN.
web-record-by-hand = The browser did not let us copy. Copy it from here:
web-record-turn = Turn the board
web-record-analyse = Analyse at lichess.org
web-record-more = More
web-record-print = Print the scoresheet
web-record-paper = Scoresheet
web-record-others = Your other games
web-record-unnamed = Game …{ $code }

# The chain.
web-record-checking = The record is being checked …
web-record-whole = The record is whole: each of { $entries } entries follows from the one before it.
web-record-broken = The record does not hold at entry { $at }.
web-record-unchecked = The record could not be checked here; reload the page.
web-record-hash = Last hash
web-record-signed-by = Signed on { $at } by the key { $key }…, which is this server's.
web-record-receipt-fits = What was kept of entry { $entry } fits.
web-record-receipt = Your receipt of entry { $entry }
web-record-receipt-what = Keep it if the game matters: with it anybody can check the record later, whoever kept the server.
web-record-check-file = Check a record that you have as a file
web-record-fault-not-a-record = The file is no record.
web-record-fault-later = A later Tuomari wrote it.
web-record-fault-form = It cannot be read.
web-record-fault-version = Another entry stands where entry { $entry } belongs.
web-record-fault-before = Entry { $entry } does not follow the one before it.
web-record-fault-hash = Entry { $entry } is not what its hash was made of.
web-record-fault-cut-short = The end is missing, or it does not fit the entries.
web-record-fault-lines-after-end = Something follows the end.
web-record-fault-entry = Entry { $entry } cannot be read.
web-record-fault-no-table = The entries do not make a game.
web-record-fault-outcome = The score in entry { $entry } does not follow from the game.
web-record-fault-signature = The signature is not of the key that it names.
web-record-fault-other-end = What was signed are other entries than these.
web-record-fault-unsigned = Nobody signed it.
web-record-fault-stranger = It is signed by another key, { $key }…, and not by one that is trusted.
web-record-fault-tail = What follows entry { $entry } is not signed.
web-record-fault-no-such-entry = What was kept of the game is in none of its entries: it is not the game that was played.

# A record as a file.
web-record-file-title = Check a record
web-record-file-what = Whether anything in the record of a game or a competition was changed, left out or put in, and who signed it. It is checked in this browser and sent nowhere.
web-record-file-file = The record, a file that ends in .jsonl
web-record-file-keys = Keys that you trust
web-record-file-keys-what = One in each line, 64 digits. Here are those of this server; the organiser of another one can tell you theirs.
web-record-file-kept = What somebody kept
web-record-file-kept-what = A receipt from a player's screen, or the hash on a printed scoresheet or in a PGN: 64 digits. With it no key is needed.
web-record-file-do = Check
web-record-file-unread = The file could not be read. Choose it again.
web-record-file-refused = Do not rely on it.
web-record-file-signed = All of it was signed on { $at } by the key { $key }…, which you trust.
web-record-file-signed-by-whom = It was signed by the key { $key }. Compare that with the organiser's.
web-record-file-unsigned = Nobody signed it. Compare the last hash with one that was kept.

# On paper.
web-record-sheet = Scoresheet
web-record-result = Result
web-record-event = Event
web-record-date = Date
web-record-time = Time control
web-record-signed-white = Signature, White
web-record-signed-black = Signature, Black
