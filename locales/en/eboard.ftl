# An electronic board at a table, read through LiveChess.

eboard-no-board = LiveChess does not list the board. Connect it and switch it on.
eboard-follows = Following the board { $serial }.
eboard-state = LiveChess says of the board: { $state }. Look at its cable and its battery.
eboard-turned-round = The board lies the other way round, and is read so.
eboard-agrees = Board and table agree.
eboard-differs = Board and table differ on { $squares }. The table is told nothing until they agree.
eboard-made = { $player }: { $move }
eboard-handed = { $player }: handed to the table as it stands. Changed: { $squares }
eboard-illegal = { $player }, { $squares }: { $reason }{ $article ->
    [none] {""}
   *[other] {" "}({ $article })
} Nothing was written. Put it right on the board, with the touched piece if it can move.
eboard-in-the-air = Missing from { $squares }: in the air, or the board does not see it. Put it down, or to the middle of its square.
eboard-waits = { $player } cannot move at the table now: the clock is stopped, somebody waits for an answer, or the seat may not move pieces. Look at the table.
eboard-refused = The server refused: { $reason }. Put the board as the table has it, or call the arbiter.
eboard-not-understood = LiveChess said something that is not understood: { $text }
eboard-livechess-lost = LiveChess cannot be reached ({ $reason }). Start it; it is tried again.
eboard-stopped = Stopped. The game goes on at the table.
eboard-no-address = "{ $text }" is no address of LiveChess.
eboard-no-address-hint = on the machine of the board it is ws://localhost:1982/api/v1.0
eboard-not-a-player = This link is not a player's.
eboard-not-a-player-hint = take the link of a player, or of an assistant who moves the pieces
eboard-not-a-pair = These are not the links of the two players of one table.
eboard-not-a-pair-hint = give one link, or White's and Black's of the same table
eboard-several-boards = LiveChess has several boards: { $boards }.
eboard-no-such-board = LiveChess has no board { $serial }; it has { $boards }.
eboard-boards-hint = name one of them with --board
