# The page /home. Every key begins with web-home-.
