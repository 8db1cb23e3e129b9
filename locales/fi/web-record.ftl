# The page /record. Every key begins with web-record-.
