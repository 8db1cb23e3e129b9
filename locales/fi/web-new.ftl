# The page /new. Every key begins with web-new-.
