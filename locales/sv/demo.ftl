# En sal att titta på och prova: tuomari demo.

demo-setting-up = Salen ställs i ordning …
demo-desk = Domarens bord: { $link }
demo-hall = Salen på en skärm: { $link }
demo-competition = Tävlingen, som huvuddomaren ser den: { $link }
demo-screen = Tävlingen på en skärm: { $link }
demo-seat = En plats för dig, mot programmet: { $link }
demo-arbiter = Bordet där ett krav väntar, som dess domare: { $link }
demo-engine = { $engine } spelar åt robotarna.
demo-no-engine = Robotarna spelar blygsamt på egen hand; med Stockfish installerat, eller med --uci, spelar de bättre.
demo-ends = Ctrl-C avslutar demonstrationen. Ingenting av den sparas.
demo-ends-after = Demonstrationen slutar efter { $seconds } sekunder. Ingenting av den sparas.
demo-happened = { $games ->
    [one] Ett parti spelades till slut
   *[other] { $games } partier spelades till slut
  }, { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  } gjordes och { $rulings ->
    [one] ett avgörande
   *[other] { $rulings } avgöranden
  } fattades.
demo-failed = Demonstrationen kan inte fortsätta: { $reason }
demo-name = Demokväll
demo-beside = Vid sidan av tävlingen
demo-guest = Du
