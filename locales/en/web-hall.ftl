# The page /hall. Every key begins with web-hall-.

web-hall-title = The hall
web-hall-empty = No boards are being played yet.
web-hall-empty-what = A board comes here by itself when its game begins.
web-hall-board = Board { $number }
web-hall-behind = moves not entered
