# The games of a round, handed to a broadcast.

push-handed = Handed in: { $games ->
    [one] one game
   *[other] { $games } games
}
push-unread = They could not read a game: { $reason }
push-lost = It did not get through ({ $reason }). Trying again.
push-done = All games have ended. They were handed in { $times ->
    [one] once
   *[other] { $times } times
}.
push-no-address = "{ $text }" is no address of a page.
push-no-address-hint = write it as it stands in a browser: https://chess.example/path
push-no-token = There is no token for those who take the games.
push-no-token-hint = put it in a file and name the file in TUOMARI_PUSH_TOKEN_FILE
push-refused = The games were not taken: { $reason }
push-refused-hint = look at both addresses and at the token
