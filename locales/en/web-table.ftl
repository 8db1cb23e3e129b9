# The table. Every key begins with web-table-.

web-table-opening = Opening the table …
web-table-home = To the front page
web-table-gone-title = { $why ->
    [revoked] This link was replaced
    [replaced] Open in too many places
    [missing] Off the board
   *[closed] The table was closed
}
web-table-gone = { $why ->
    [revoked] The arbiter or the organiser gave out a new one. The game and both clocks are as they were; ask for your new link.
    [replaced] This link has been opened in so many other places that it is closed here. Reload the page to go on here.
    [missing] There is no table at this address. Perhaps a letter of the link was lost on the way.
   *[closed] Its game is kept. Look for it under My games, or ask the organiser.
}
web-table-watching = You are watching.
web-table-gone-watch = Watch the game
web-table-to-move = to move
web-table-moves-made = moves: { $count }
web-table-low = little time left
web-table-ahead = { $points } ahead in material
web-table-start = Tap to start White’s clock
web-table-press = Press the clock
web-table-scoresheet = Scoresheet
web-table-moves = Moves
web-table-number = Number
web-table-no-moves = No moves yet.
web-table-past = An earlier position
web-table-past-at = Earlier: { $move }
web-table-past-start = the start
web-table-past-back = One move back
web-table-past-on = One move on
web-table-past-now = Back to now
web-table-last-moves = { $count ->
    [one] Last move:
   *[other] Last moves:
}
web-table-moves-silent = Under these rules nobody keeps the score for you during play.
web-table-rulings = Rulings
web-table-asked = The arbiter is asked: { $matter }
web-table-claimed = { $claim }: said. It is being looked at.
web-table-claimed-stop = It counts once the clock is stopped, while your own flag is up.
web-table-end = End of the game
web-table-ended = { $how ->
    [won] You won
    [lost] You lost
    [drawn] Drawn
    [white] White won
    [black] Black won
   *[void] The game is over
}
web-table-to-record = See the game
web-table-share = Share
web-table-link-copied = The link to the game is copied.
web-table-acts = What you may say
web-table-claim = Claim
web-table-claim-right = a claim would be right now
web-table-offer-draw = Offer draw
web-table-stop = Stop
web-table-sure = Sure?
web-table-offer-again = Sure? Tap again to offer a draw
web-table-claims-title = Claim
web-table-more = More
web-table-more-title = Everything you may do now
web-table-nothing = Nothing at this moment.
web-table-with-move = Claim with an intended move
web-table-resign-again = Sure? Tap again to resign
web-table-settings = Settings
web-table-set-sound = Sound of moves and calls
web-table-set-voice = Say moves and rulings aloud
web-table-set-times = Say my time at 10, 5 and 1 minutes, 30 and 10 seconds
web-table-set-named = Say squares with names: Anna, Bella, Cesar
web-table-set-typing = Show the field for typed moves
web-table-set-flip = Turn the board
web-table-set-pieces = Pieces
web-table-pieces-usual = Usual
web-table-pieces-flat = Flat
web-table-pieces-letters = Letters
web-table-set-board = Board
web-table-board-walnut = Walnut
web-table-board-linen = Linen
web-table-board-slate = Slate
web-table-set-theme = Colours
web-table-theme-light = light
web-table-theme-dark = dark
web-table-theme-system = as the system
web-table-set-letters = Letters of the moves
web-table-set-letters-own = As the language of the page
web-table-letters-fi = Finnish
web-table-letters-sv = Swedish
web-table-letters-en = English
web-table-letters-de = German
web-table-letters-fr = French
web-table-letters-nl = Dutch
web-table-letters-figurine = Figurines
web-table-keys = Keys
web-table-key-arrows = Arrows
web-table-key-arrows-does = go from square to square on the board
web-table-key-enter = Enter
web-table-key-enter-does = takes hold of a piece, puts it down
web-table-key-square = e, then 4
web-table-key-square-does = goes to the square
web-table-key-space = Space
web-table-key-space-does = presses the clock
web-table-key-steps = Left, Right, Home, End
web-table-key-steps-does = step through the moves, away from the board
web-table-board = Board
web-table-tray = Beside the board
web-table-off = Off the board
web-table-adjust = I adjust
web-table-promotion = What the pawn becomes
web-table-listening = Typed moves and answers
web-table-type = Type a move
web-table-say-clocks = Clocks
web-table-say-last = Last move
web-table-say-position = Position
web-table-no-clock = There is no clock.
web-table-piece-on = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} { $square }
web-table-aloud = { $color }: { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} { $from } { $takes ->
    [yes] takes
   *[no] to
} { $to }{ $promotion ->
    [queen] , queen
    [rook] , rook
    [bishop] , bishop
    [knight] , knight
   *[none] {""}
}{ $check ->
    [check] , check
    [mate] , mate
   *[none] {""}
}
web-table-aloud-castles = { $color } castles { $side ->
    [long] long
   *[short] short
}
web-table-aloud-squares = { $count ->
    [0] { $color }: nothing changed on the board
   *[other] { $color }: { $squares }
}
web-table-time-left = You have { $time }
web-table-lost = No connection for { $seconds } s.
web-table-lost-runs = The clock goes on; your moves are sent when it is back.
web-table-lost-stands = The clock stands.
web-table-awaited = { $color } has not come yet. Whoever is not here by { $hour } loses.
web-table-begins = { $kind ->
    [wooden] Play begins at { $hour }. The clocks are started then.
   *[other] Play begins at { $hour }. White’s clock starts by itself.
  }
web-table-not-started = The clock has not been started yet.
web-table-you-start = When both are ready, start White’s clock: tap your own clock.
web-table-they-start = Waiting for White’s clock to be started: by Black or by the arbiter.
web-table-stop-again = Sure? Tap again to stop
web-table-stopped-by = { $by ->
    [you] You stopped the clock.
    [white] White stopped the clock.
    [black] Black stopped the clock.
    [arbiter] The arbiter stopped the clock.
   *[system] The clock stands.
}
web-table-stopped-arbiter = { $by ->
    [arbiter] Play goes on when the arbiter says so.
   *[other] The arbiter has been called and says when play goes on.
}
web-table-stopped-software = The arbiter says when play goes on.
web-table-stopped-price = If it was your own time that ran, you lose the time for which it stood.
web-table-offer = Draw offer
web-table-offered-by = { $color } offers a draw
web-table-offer-open = Your draw offer is open.
web-table-offer-early = It cannot be accepted yet: too few moves have been made.
web-table-offering = A draw is offered with your next move.
web-table-offer-with = Offer a draw with your next move
web-table-must = This move has to be made: { $move }
web-table-line = Forced mate
web-table-line-awaited = Show at once a line that forces mate, or give it up.
web-table-line-begin = Enter the line on the board
web-table-line-enter = Move the pieces of both sides until mate. Each reply that the other side has needs a line.
web-table-line-show = Show this line
web-table-line-undo = Take back
web-table-line-another = Another line
web-table-entering = Entering
web-table-intended-enter = Enter the intended move on the board.
web-table-intended-is = Intended move: { $move }
web-table-intended-binds = It cannot be changed afterwards.
web-table-intended-claim = Fix the move and claim
web-table-cancel = Cancel
web-table-lag = There and back to the server: { $ms } ms
web-table-given-back = Slow network: White was given back { $white } s, Black { $black } s
web-table-given-back-why = The time a press took on its way to the server is given back, within limits
web-table-call = Stop the clock
web-table-announcing = Announcements
web-table-announce = Announce your move
web-table-announce-send = Announce
web-table-repeat = Repeat what your opponent announced
web-table-repeat-send = Repeat
web-table-announced = You announced: { $text }
web-table-repeated = You repeated: { $text }
web-table-heard = Your opponent has announced a move. Repeat it.
web-table-announce-how = By squares, e2 e4, or in words: Eva zwei Eva vier.
web-table-announce-how-own = By squares, e2 e4, or in words: knight Gustav one Felix three.
web-table-rematch = Play again, colours changed
web-table-rematch-wanted = The other wants to play again.
web-table-rematch-go = Go to the next game
web-table-guide-title = Your first strict game
web-table-guide-wait = The house starts the clock.
web-table-guide-opponent = The house thinks; its clock runs. Nobody keeps an eye on the rules but you.
web-table-guide-touch = Touch a piece: tap it. Once touched it must be moved, if it can be.
web-table-guide-place = Now tap the square it goes to. Let go, and the move is made.
web-table-guide-press = Press your clock: the large green one. Only now is the move completed.
web-table-guide-claim = Look at the knight: it went straight ahead. Nobody will tell you so; it is yours to claim, here or under Claim.
web-table-guide-on = That was a ruling: the knight went back, and you were given time. Play on as you like; resign or offer a draw whenever you want.
