# Boards on other sites and in streams, and where they are offered. Every key begins with web-embed-.

web-embed-to-move = to move
web-embed-position = Board: { $white } – { $black }
web-embed-position-after = The board after { $move }
web-embed-moved = { $color } { $move }
web-embed-moves = Last moves
web-embed-result = Result { $score }
web-embed-over = The game is over
web-embed-behind = moves not entered
web-embed-late-moves = Shown { $count ->
    [one] one half-move
   *[other] { $count } half-moves
} later
web-embed-late-minutes = Shown { $count ->
    [one] one minute
   *[other] { $count } minutes
} later
web-embed-open = Open the board
web-embed-open-hall = Open the hall
web-embed-house = To the front page
web-embed-missing = There is no such board.
web-embed-coming = The board is on its way.
web-embed-lost = No connection; this may be old.
web-embed-hall = The hall
web-embed-board = Board { $board }: { $names }
web-embed-number = Board { $board }
web-embed-empty = No boards are being played now.

# The entry that gives the lines away.
web-embed-entry = Embed
web-embed-title = On your own site
web-embed-what = Put this line into a page of your site. What it shows is what any spectator sees, and it goes on by itself.
web-embed-this-board = This board
web-embed-this-hall = The boards that are played, up to twelve
web-embed-this-competition = Round and standings
web-embed-stream = Over a stream
web-embed-stream-what = Add this address to the streaming program as a browser source. Its ground is transparent, and it grows with the size that you give it.
web-embed-with-board = Board, names and clocks
web-embed-without-board = Names and clocks
web-embed-copy = Copy
web-embed-copied = Copied
web-embed-by-hand = The browser did not let us copy. Mark the text and copy it by hand.
