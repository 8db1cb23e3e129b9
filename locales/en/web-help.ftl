# The pages /help. Every key begins with web-help-. The texts are in web/help.

web-help-title = Help
web-help-question = What are you doing tonight?
web-help-search = Search help: flag, link, print
web-help-found = { $count ->
    [0] Nothing found in help. Try one word.
    [one] { $count } place in help
   *[other] { $count } places in help
}
web-help-in-laws = Search the laws for “{ $asked }”
web-help-whole = Read it as one page
web-help-contents = On this page
web-help-where = Where you are
web-help-others = More help
web-help-unknown = There is no such page of help. Choose one of these.
