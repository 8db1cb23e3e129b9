# The page /laws. Every key begins with web-laws-.
