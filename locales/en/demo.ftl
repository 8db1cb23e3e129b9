# A hall to look at and to try: tuomari demo.

demo-setting-up = Setting up the hall …
demo-desk = The arbiter's desk: { $link }
demo-hall = The hall on a screen: { $link }
demo-competition = The competition, as its chief arbiter: { $link }
demo-screen = The competition on a screen: { $link }
demo-seat = A seat for you, against the house: { $link }
demo-arbiter = The table where a claim waits, as its arbiter: { $link }
demo-engine = { $engine } plays for the bots.
demo-no-engine = The bots play modestly by themselves; with Stockfish installed, or with --uci, they play better.
demo-ends = Ctrl-C ends the demo. Nothing of it is kept.
demo-ends-after = The demo ends after { $seconds } seconds. Nothing of it is kept.
demo-happened = { $games ->
    [one] One game was played to its end
   *[other] { $games } games were played to their end
  }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  } made and { $rulings ->
    [one] one ruling
   *[other] { $rulings } rulings
  } given.
demo-failed = The demo cannot go on: { $reason }
demo-name = Demo evening
demo-beside = Beside the competition
demo-guest = You
