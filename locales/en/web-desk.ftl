# The page /desk. Every key begins with web-desk-.
