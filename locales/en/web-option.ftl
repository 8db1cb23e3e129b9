# What a seat may do, each with a title and a plain sentence.

web-option-price = If wrong: { $price ->
    [time-to-opponent] the opponent gets { $time }.
    [illegal-move] it counts as an illegal move.
    [game] the game is lost.
    [breach] it is a breach that the arbiter may penalise.
    [binding] what was touched must be moved or captured.
   *[draw] the draw remains.
}
web-option-claim-illegal-move = Claim: illegal move
web-option-claim-illegal-move-what = You say that the opponent completed an illegal move.
web-option-claim-touch-move = Claim: touched piece
web-option-claim-touch-move-what = You say that the opponent touched another piece first.
web-option-claim-flag = Claim a win on time
web-option-claim-flag-what = You say that the opponent’s flag is down. Where the rules ask for it, the clock is stopped with the same press.
web-option-claim-threefold = Claim: same position three times
web-option-claim-threefold-what = The position on the board stands for the third time; or it will after your intended move.
web-option-claim-fifty-moves = Claim: fifty moves
web-option-claim-fifty-moves-what = Each has made fifty moves without a capture or a pawn move; or will have after your intended move.
web-option-claim-extra-time = Claim: extra time for each move
web-option-claim-quickplay-cannot-win = Claim a draw: cannot be won
web-option-claim-quickplay-cannot-win-what = The opponent cannot win by normal means.
web-option-claim-quickplay-no-effort = Claim a draw: no effort to win
web-option-claim-quickplay-no-effort-what = The opponent makes no effort to win by normal means.
web-option-claim-no-progress = Claim a draw: no progress
web-option-claim-no-progress-what = Nobody makes progress; the arbiter decides.
web-option-claim-displaced = Claim: displaced pieces
web-option-offer-draw = Offer a draw
web-option-offer-draw-what = Make your move, offer, press the clock. The offer stands until it is answered or a piece is touched.
web-option-withdraw-offer = Withdraw the offer
web-option-accept-draw = Accept
web-option-decline-draw = Decline
web-option-resign = Resign
web-option-resign-what = The game ends at once.
web-option-stop-clock = Stop the clock, call the arbiter
web-option-stop-clock-what = Both clocks stand. Say then what you claim or ask.
web-option-restart-opponents-clock = Restart the opponent’s clock
web-option-restart-stopped-clock = Set the clock going
web-option-resume = Let the clock go on
web-option-start-clock = Start White’s clock
web-option-see-flag = My flag is down
web-option-see-flag-what = You say yourself that your time ran out.
web-option-show-line = Show the line
web-option-waive-line = I show no line
web-option-agree-repair = Agree to go back
web-option-agree-repair-what = Both agree on the position to go back to.
web-option-arrive = I am here
web-option-choose-seat = Choose the side of the clock
web-option-restore-pieces = The pieces are back
web-option-request-extra-time = Ask for extra time for each move
web-option-verify = Have it verified
web-option-appeal = Appeal against a decision
web-option-complain = Complain about conduct
web-option-report-two-hands = { $color ->
    [white] White
   *[black] Black
} used both hands
web-option-report-displaced = { $color ->
    [white] White
   *[black] Black
} displaced pieces
web-option-report-off-square = A piece is off its square
web-option-report-start-error = The game began wrongly: { $what ->
    [wrong-array] the pieces
    [board-turned] the board
   *[colours-reversed] the colours
}
web-option-report-clock-fault = The clock is { $what ->
    [defective] defective
   *[wrong-setting] set wrongly
}
web-option-report-conduct = Report conduct
web-option-report-difference = The two boards differ
web-option-request-assistant = Ask for an assistant
web-option-set-up-two-boards = Use two boards
web-option-set-up-array = Set up the pieces anew
web-option-draw-array = Draw the start by lot
web-option-take-scoresheet = Take a scoresheet
web-option-mark-offer = Mark the draw offer
web-option-note = Note on the scoresheet
web-option-borrow-scoresheet = Borrow the opponent’s scoresheet
web-option-return-scoresheet = Give it back
web-option-view-record = Look at the record
web-option-inspect-scoresheet = Look at a scoresheet
web-option-reconstruct = Reconstruct the game
web-option-report-scoresheet-fault = A scoresheet fails
web-option-sign = Sign the result
web-option-ask-count = Ask for the number of moves
web-option-seal = Seal the move
web-option-field-of = Who
web-option-field-what = What
web-option-field-agreed = Agreed beforehand
web-option-field-before = How often before
web-option-field-body = Was the body to be searched?
web-option-field-since = Right after half-move
web-option-field-ply = At half-move
web-option-field-plies = Half-moves that remain
web-option-field-duties = For what
web-option-field-disabled = Because of a disability
web-option-field-medium = Written on
web-option-field-notation = Letters of the moves
web-option-field-side = Side
web-option-field-number = Number
web-option-field-text = Text
web-option-field-points = Result
web-option-field-how = How
web-option-field-form = Form
web-option-field-white_blind = White is visually disabled
web-option-field-black_blind = Black is visually disabled
web-option-field-hearing_impaired = The opponent hears badly
web-option-word-yes = yes
web-option-word-no = no
web-option-word-left = left
web-option-word-right = right
web-option-word-white = White
web-option-word-black = Black
web-option-word-both = both
web-option-word-outsider = somebody else
