# A bot that sits at a table.

bot-joined = Sitting at the table: { $seat ->
    [white] White
    [black] Black
    [white-assistant] White's assistant
    [black-assistant] Black's assistant
    [arbiter] the arbiter
    [hall-screen] a screen in the hall
   *[spectator] a spectator
}
bot-waits-for-clock = Waiting for the clock to be started; the arbiter's link does it.
bot-moved = Move { $number }: { $move }
bot-left-script = The game is no longer the one of the script; from here on moves are drawn by lot.
bot-no-engine = The engine does not answer ({ $reason }). A modest player goes on.
bot-lost = The connection is lost ({ $reason }). Trying again.
bot-back = Connected again.
bot-refused = The server refused: { $reason }. Looking at the table again.
bot-no-link = This is no link of a seat.
bot-no-link-hint = a link looks like http://chess.example/t/TABLE#SECRET; put it in quotation marks
bot-unreachable = The server cannot be reached: { $reason }
bot-unreachable-hint = look whether it runs and whether the link names its address
bot-strange = The server's answer cannot be understood: { $reason }
bot-strange-hint = the server and this program may be of different versions
bot-turned-away = The server says no: { $reason }
bot-broken-record = The record of this table is broken, and the server cannot read it.
bot-broken-record-hint = whoever runs the server asks tuomari journal check what is wrong with it
bot-wrong-speed = { $speed } is no speed.
bot-wrong-speed-hint = write a number above zero: 1 is a person's speed, 10 is ten times as fast
bot-script-no-game = There is no game { $game } in { $file }; it has { $games ->
    [0] none
    [one] one
   *[other] { $games }
}.
bot-script-move = { $file }: half move { $ply }, "{ $word }", is no legal move.
bot-script-pgn = { $file } cannot be read as PGN: { $reason }
bot-script-hint = tuomari notation shows where a game goes wrong, and turns other languages into English
