# The page /hall. Every key begins with web-hall-.

web-hall-title = The hall
web-hall-empty = No boards are being played yet.
web-hall-board = Board { $number }
web-hall-behind = moves not entered
