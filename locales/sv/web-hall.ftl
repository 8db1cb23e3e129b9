# The page /hall. Every key begins with web-hall-.

web-hall-title = Salen
web-hall-empty = Inga bräden spelas ännu.
web-hall-board = Bräde { $number }
web-hall-behind = drag ej införda
