# The page /hall. Every key begins with web-hall-.
