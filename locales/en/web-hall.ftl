# The page /hall. Every key begins with web-hall-.

web-hall-title = The hall
web-hall-empty = No boards are being played yet.
web-hall-empty-what = A board comes here by itself when its game begins.
web-hall-board = Board { $number }
web-hall-behind = moves not entered
web-hall-round = round { $round }
web-hall-watch = Watch: { $names }
web-hall-see = Look at the game: { $names }
