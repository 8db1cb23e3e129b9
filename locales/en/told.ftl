# What happened at a table. The keys and values come from crates/telling.

# What happened.
event-clock-started = { $whose } clock was started.
event-clock-pressed = { $who } pressed the clock.
event-clock-stopped = The clock was stopped by { $by }.
event-clock-resumed = The clock goes on.
event-clock-turned = { $whose } clock runs.
event-time-added = { $who } gets { $time }.
event-time-taken = { $who } loses { $time }.
event-adjusting-announced = { $who } announced adjusting.
event-touched = { $who } { $contact ->
    [adjusting] adjusted
    [brushed] brushed against
   *[taken] touched
} the piece on { $square }.
event-board-changed = The board was changed; no legal move has been made by it.
event-move-made = { $who } made the move { $move }.
event-move-unseen = { $who } completed a move that nobody has entered.
event-move-entered = { $whose } move { $move } was entered afterwards.
event-move-completed = { $whose } move is completed.
event-left = { $who } pressed. What stands on the board is no legal move. { $what }
event-treated = { $who } completed a move in a way that counts as an illegal move. { $what }
event-two-hands-seen = { $who } was seen using both hands for one move.
event-two-hands-seen-at = { $who } was seen using both hands for one move: { $half }.
event-move-refused = The move is refused; the board is as before. { $what }
event-move-barred = The move { $move } is refused because of the pieces touched before.
event-illegal-position-seen = The arbiter has seen a position that cannot be and waits for one move.
event-illegal-move-seen = The arbiter saw { $whose } illegal move and said so.
event-illegal-position-waited = The move that the arbiter waited for is completed.
event-repair-proposed = { $who } would go back to { $plies ->
    [0] the initial position
   *[other] the position after { $half }
}.
event-irregularity-stands = Nobody raised { $whose } irregularity in time: it stands.
event-draw-offered = { $who } offered a draw{ $timely ->
    [yes] .
   *[no] , and not at the right moment.
}
event-offer-lapsed = The draw offer has lapsed: { $how ->
    [declined] it was declined.
    [touched] the opponent touched a piece.
   *[spent] the request it came with was declined.
}
event-move-fixed = { $who } fixed the move { $move } { $form ->
    [writing] in writing.
    [entry] on the device.
   *[declaration] before the arbiter.
}
event-illegal-move-fixed = The move that { $who } fixed, with the piece on { $square }, is not legal.
event-claimed = { $who } claims: { $claim }.
event-examined-appearances = The record shows the position { $count ->
    [one] once, after { $half }
   *[other] { $count } times, after { $half }
}.
event-examined-quiet = The record shows so many moves without a capture or a pawn move: White { $white }, Black { $black }.
event-reinstated = { $plies ->
    [0] The initial position
   *[other] The position after { $half }
} is reinstated.
event-bound = { $whose } next move must be { $move }.
event-flag-remarked = { $who } pointed out the opponent's flag; it counts once the clock is stopped in time.
event-flag-fell = { $whose } flag has fallen.
event-line-awaited = { $who } may show a line that forces mate.
event-line-forces = { $whose } line forces mate.
event-line-fails = { $whose } line does not force mate. { $fault }
event-can-mate = { $who } can still mate.
event-can-mate-by = { $who } can still mate, for instance by { $line }.
event-can-mate-in = { $who } can still mate; the line found has { $moves } moves.
event-cannot-mate = { $who } can never mate: { $proof }.
event-mating-unproved = Whether { $who } can still mate was not proved. Positions looked at: { $positions }.
event-dead-found = The position after { $half } was dead, and the game ended then, at { $arose }. White can never mate: { $white }. Black can never mate: { $black }.
event-voided = What came after { $half } is void.
event-noted = Noted of { $who }: { $breach }.
event-asked = Question { $number } to the arbiter: { $matter }.
event-asked-proposal = Question { $number } to the arbiter: { $matter }. Proposed: { $proposal }.
event-not-asked = So many questions wait that this one could not be put to the arbiter: { $matter }.
event-ruled = The arbiter rules on question { $number }: { $ruling }.
event-ruling-set-aside = The arbiter sets the ruling on question { $number } aside; it is open again.
event-start-appointed = The game is appointed to begin at { $hour }; the last moment to come is { $limit }.
event-arrived = { $who } has come to the board.
event-clock-placed = The clock stands on the { $side ->
    [left] left
   *[right] right
} side of the table.
event-seat-chosen = Black chose the { $side ->
    [left] left
   *[right] right
} side of the table.
event-array-set-up = The pieces are set up: array { $number }.
event-start-error-reported = Reported by { $by }: { $error }.
event-start-error-stands = It stays as it is: { $error }.
event-board-transferred = The position is carried over to a board that lies rightly.
event-array-corrected = The same moves are set up from the right array.
event-new-game-ordered-times = A new game is to be played; White has { $white }, Black { $black }.
event-clock-fault-reported = Reported by { $by }: { $fault }.
event-clock-setting-stays = The clock's settings stay: it is too late to change them.
event-pieces-displaced = { $who } knocked pieces over.
event-pieces-displaced-at = { $who } knocked pieces over at { $half }.
event-pressed-displaced = { $who } pressed while displaced pieces lay about.
event-pieces-restored = The pieces stand again.
event-extra-time-requested = { $who } asks for extra time for each move ({ $form ->
    [increment] increment
   *[delay] delay
}).
event-watch-began = { $whose } claim is postponed; play goes on, watched: { $claim }.
event-flag-held = { $whose } flag fell meanwhile; the arbiter says what it means.
event-watch-ended = The postponed claim is settled.
event-play-ended = Play ends by { $whose } claim, which goes to the designated arbiter.
event-verified = The opponent verified the { $evidence ->
    [position] final position
   *[scoresheet] scoresheet
}.
event-reported = Reported of { $offender }: { $misconduct }.
event-reported-at = Reported of { $offender }, at { $half }: { $misconduct }.
event-appealed = { $who } appeals against the { $against ->
    [decision] decision
   *[conduct] arbiter's conduct
}.
event-assisted = { $who } has an assistant: { $duties }.
event-acted-for = { $whose } assistant acts: { $duty }.
event-count-told = { $who } is told the number of moves and the times.
event-concluded = The game is over: { $score }. { $cause }
event-annulled = The game does not count. { $cause }
event-end-withheld = { $whose } move ended the game; nobody says so before a player does.
event-end-confirmed = { $who } knows that the game is over.

# Scoresheets.
event-sheet-taken = { $who } has a scoresheet: { $medium }.
event-entered = { $who } wrote { $half }: { $entry }.
event-offer-marked = { $who } put the sign of a draw offer to { $half }, which is not written.
event-remarked = { $who } wrote a remark on the scoresheet.
event-relieved = { $who } need not record for the rest of the period.
event-update-ordered = { $who } must bring the scoresheet up to date.
event-updated = { $whose } scoresheet is up to date.
event-borrowed = { $who } took the opponent's scoresheet.
event-returned = { $who } gave the scoresheet back.
event-record-shown = { $who } was shown the arbiter's record; times so far: { $count }.
event-facts-noted = Position, times, turn and move count are noted before the reconstruction.
event-reconstructed = The game is reconstructed; the scoresheets are complete.
event-period-begun = { $whose } next move counts as the first after { $moves } moves.
event-sheet-replaced = { $whose } scoresheet was replaced.
event-signed = { $who } confirmed the result { $score }.
medium-paper = paper
medium-certified-device = certified device
medium-other-device = another device
medium-braille = Braille
medium-recorder = recorder
entry-unclear = something that names no move

# Adjournment.
event-session-set = The session ends at { $hour }.
event-seal-ordered = { $who } has to seal the move.
event-move-sealed = { $who } wrote a move to be sealed.
event-adjourned = The game is adjourned; { $who } sealed.
event-labelled = The players' names are on the envelope.
event-resumption-appointed = The game is resumed at { $hour }.
event-envelope-bears = On the envelope: { $item }.
event-resumption-set-up = The game is set up for resumption.
event-came = { $who } has come to the resumption.
event-opened = { $whose } envelope is opened.
event-reply-opened = { $whose } sealed reply is opened.
event-envelope-missing = The envelope is missing.
item-names = the players' names
item-position = the position before the sealed move
item-times = the times used
item-sealer = who sealed
item-number = the number of the sealed move
item-offer = an open draw offer
item-resumption = when and where the game is resumed

# Two boards.
event-two-boards = Two boards are used.
event-announced = { $who } announced the move { $move }.
event-corrected = { $who } corrected the announcement: { $move }.
event-repeated = { $who } repeated { $same ->
    [yes] the announced move.
   *[no] another move than the announced one.
}
event-felt = { $who } felt the piece on { $square }; that is no touch.
event-all-done = All that makes { $whose } move is done.

# What is irregular; sentences.
irregular-unpromoted-pawn = A pawn stands unpromoted on { $square }.
irregular-no-move = No move was made.
irregular-two-hands = It was made with both hands.

# What is noted.
breach-untimely-offer = a draw offered at the wrong moment
breach-barred-offer = a draw offered where the event bars it
breach-inadmissible-claim = a claim that could not be made then
breach-adjusting-on-opponents-time = adjusting on the opponent's time
breach-press-without-move = a press before the move
breach-two-hands = a move with both hands
breach-unfounded-claims = another claim without ground
breach-offer-withdrawn = an offer said to be withdrawn; it stays
breach-sealed-another-move = another move was sealed than was played on the board
breach-unclear-announcement = an announcement that names no move
breach-late-correction = a slip of the tongue corrected after the press
breach-premature-press = a press before the move was announced
flaw-not-recorded = a move made before earlier ones were recorded
flaw-written-ahead = a move written before it was made
flaw-foreign-entry = something on the scoresheet that does not belong there
flaw-offer-not-marked = a draw offer that is not marked
flaw-other-notation = another notation than the algebraic
flaw-long-form = the long form of notation
flaw-pawn-letter = a letter for a pawn
flaw-file-missing = a pawn's capture without its file
flaw-square-missing = a pawn's capture without its arrival square
flaw-ambiguous = two like pieces not told apart
flaw-promotion-missing = a promotion without the new piece
flaw-no-such-move = a move that is not possible
flaw-another-move = another move than the one made
flaw-not-updated = a move made before the scoresheet was up to date
flaw-not-returned = a move made before the opponent's scoresheet was given back
flaw-viewed-too-often = the record was asked for too often

# Lines that are said to force mate.
line-fault-here = In the position on the board
line-fault-after = After { $path }
line-fault-too-many = More than { $limit } moves are shown; none was looked at.
line-fault-unanswered = { $place }, the reply { $move } has no answer.
line-fault-not-mate = { $place }, it is not mate: { $move } is possible, and the line ends there.
line-fault-stalemate = { $place }, it is stalemate.
line-fault-mated = { $place }, it is the claimant who is mated.
line-fault-no-move = { $place }, the claimant shows no move.
line-fault-two-moves = { $place }, the claimant shows two moves: { $move } and { $other }.
line-fault-illegal = { $place }, { $move } is not legal. { $reason }

# Why a move is not legal, by the identifier of the illegality.
illegality-nothing-moved = Nothing was moved.
illegality-no-piece = There is no such piece on the square the move begins on.
illegality-opponents-piece-moved = The piece is the opponent's.
illegality-several-pieces-moved = Several pieces were moved, and it was not castling.
illegality-piece-added = A piece is on the board that was not there.
illegality-own-piece-removed = A piece of the player's own is gone from the board.
illegality-piece-exchanged = A piece has turned into another, and it was not a promotion.
illegality-own-piece-on-square = The square is taken by a piece of the same colour.
illegality-captured-piece-left = The captured piece was left on the board.
illegality-wrong-piece-removed = A piece was removed that was not captured.
illegality-bishop-movement = A bishop moves along a diagonal.
illegality-rook-movement = A rook moves along a file or a rank.
illegality-queen-movement = A queen moves along a file, a rank or a diagonal.
illegality-piece-in-between = A piece stands in between.
illegality-knight-movement = A knight does not move like that.
illegality-pawn-movement = A pawn steps straight ahead, or captures diagonally ahead.
illegality-pawn-step-blocked = The square in front of the pawn is taken.
illegality-pawn-double-step-late = A pawn goes two squares only on its first move.
illegality-pawn-double-step-blocked = One of the two squares in front of the pawn is taken.
illegality-pawn-capture-of-nothing = A pawn moves diagonally only to capture.
illegality-not-en-passant = En passant is possible only just after the double step.
illegality-promotion-missing = On the last rank the pawn must be promoted.
illegality-promotion-to-wrong-piece = A pawn is promoted to a queen, rook, bishop or knight of its own colour.
illegality-promotion-too-early = A pawn is promoted only on its last rank.
illegality-promotion-too-late = A pawn is promoted only in the move that brings it to its last rank.
illegality-dead-pawn-moved = A pawn left on its last rank never moves again.
illegality-king-movement = A king goes to an adjoining square.
illegality-king-to-attacked-square = The king may not go to an attacked square.
illegality-castling-movement = King and rook were not put where castling puts them.
illegality-castling-right-lost = The right to castle is lost.
illegality-castling-king-moved = The king has moved, so it may not castle.
illegality-castling-rook-moved = That rook has moved, so it may not castle.
illegality-castling-through-attack = In castling, the king may not stand on, pass or reach an attacked square.
illegality-castling-piece-in-between = A piece stands in the way of castling.
illegality-king-captured = A king may not be captured.
illegality-king-left-in-check = The king would stay in check.
illegality-king-exposed = The king would be exposed to check.

# What stands in a record and is no event. $seat is white, black, white-assistant, black-assistant, arbiter, spectator or hall-screen.
record-table-created = The table was set up.
record-seat-reissued = A new link was made for the { $seat ->
    [white] seat of White
    [black] seat of Black
    [white-assistant] seat of White's assistant
    [black-assistant] seat of Black's assistant
    [arbiter] arbiter's seat
    [spectator] spectators' seat
   *[hall-screen] screen in the hall
}; the old one opens nothing any more.
record-seat-revoked = The link of the { $seat ->
    [white] seat of White
    [black] seat of Black
    [white-assistant] seat of White's assistant
    [black-assistant] seat of Black's assistant
    [arbiter] arbiter's seat
    [spectator] spectators' seat
   *[hall-screen] screen in the hall
} opens nothing any more.
record-outage = The server was out of reach for { $time }; the clock counts as stopped meanwhile.
record-lag = The network was slow: the command counts as given { $time } earlier.
