# The page /clock. Every key begins with web-clock-.
