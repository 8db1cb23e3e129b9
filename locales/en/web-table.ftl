# The page /table. Every key begins with web-table-.
