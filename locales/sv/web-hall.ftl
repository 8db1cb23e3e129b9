# The page /hall. Every key begins with web-hall-.

web-hall-title = Salen
web-hall-empty = Inga bräden spelas ännu.
web-hall-empty-what = Ett bräde kommer hit av sig självt när partiet börjar.
web-hall-board = Bräde { $number }
web-hall-behind = drag ej införda
web-hall-round = rond { $round }
web-hall-watch = Följ partiet: { $names }
web-hall-see = Se partiet: { $names }
