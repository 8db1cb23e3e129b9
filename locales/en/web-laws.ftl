# The page /laws. Every key begins with web-laws-.

web-laws-title = The laws
web-laws-intro = Six rulebooks in our own words, and what Tuomari does with each article.
web-laws-unknown = There is no rulebook "{ $name }". Choose one of these.
web-laws-search = Search: flag, 9.2, castling
web-laws-search-here = Search here: a word or a number
web-laws-found = { $count ->
    [0] Nothing found. Try one word, or the number of an article.
    [one] { $count } article
   *[other] { $count } articles
}
web-laws-more = and { $count } more; add a word
web-laws-articles = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
web-laws-where = Where you are
web-laws-contents = Chapters
web-laws-only = What the software does
web-laws-all-kinds = All articles
web-laws-kinds = What Tuomari does with an article
web-laws-kind-enforced = enforced
web-laws-kind-ruled = arbiter decides
web-laws-kind-recorded = noted only
web-laws-kind-stated = for reading
web-laws-no-article = There is no article { $number } here. Look in the chapters or search.
web-laws-link = Link to this article
web-laws-copied = Link copied
web-laws-picture = A board for article { $number }: the marked squares are those it speaks of
web-laws-compare = Compare with …
web-laws-compare-two = Two editions side by side: 2018 and 2023
web-laws-side-by-side = Side by side
web-laws-column = Rulebook in column { $column }
web-laws-show-same = Show the { $count } that are the same
web-laws-none = no such article
web-laws-how-same = same
web-laws-how-changed = changed
web-laws-how-left = only on the left
web-laws-how-right = only on the right
web-laws-settings = What differs at the table
web-laws-profile = By the rules for
web-laws-profile-standard = standard play
web-laws-profile-rapid-supervised = rapid, supervised
web-laws-profile-rapid-unsupervised = rapid, not supervised
web-laws-profile-blitz-supervised = blitz, supervised
web-laws-profile-blitz-unsupervised = blitz, not supervised
web-laws-then = then
web-laws-up = To the top
web-laws-legend = Tuomari decides every article by board and clock, except where one is marked:
web-laws-legend-more = What that means
web-laws-elsewhere = The same matter elsewhere

web-laws-decides-title = What the software decides, asks and notes
web-laws-decides-intro = For arbiters. Every article stands in one of four groups. At a real board the software sees only what people enter. What is asked comes to the arbiter’s desk with the facts, the lawful rulings and what would come of each.
web-laws-decides-counts = decides { $enforced }, asks { $ruled }, notes { $recorded }
web-laws-decides-books = Articles of the six rulebooks by what the software does
web-laws-decides-rulebook = Rulebook
web-laws-decides-all = All six
web-laws-decides-short-enforced = decides
web-laws-decides-short-ruled = asks
web-laws-decides-short-recorded = notes
web-laws-decides-short-stated = to people
web-laws-decides-show = Which articles
web-laws-decides-of = { $count } of { $all }
web-laws-decides-base = Where this rulebook is silent, the Laws below it hold:
web-laws-decides-print = Print

web-laws-chapter-all = The rules
web-laws-chapter-intro = Before the Laws
web-laws-chapter-preface = Preface
web-laws-chapter-scope = Scope
web-laws-chapter-fi-profile = In Finland
web-laws-chapter-1 = The game and its aim
web-laws-chapter-2 = The pieces on the board
web-laws-chapter-3 = How the pieces move
web-laws-chapter-4 = The act of moving
web-laws-chapter-5 = The end of the game
web-laws-chapter-6 = The clock
web-laws-chapter-7 = Irregularities
web-laws-chapter-8 = Writing the moves
web-laws-chapter-9 = The drawn game
web-laws-chapter-10 = Points
web-laws-chapter-11 = Conduct of the players
web-laws-chapter-12 = The arbiter
web-laws-chapter-A = Rapid chess
web-laws-chapter-B = Blitz
web-laws-chapter-C = Notation
web-laws-chapter-D = Blind and visually disabled players
web-laws-chapter-I = Adjourned games
web-laws-chapter-II = Chess960
web-laws-chapter-III = Games without increment
web-laws-chapter-guide = Guidelines
web-laws-chapter-glossary = Glossary
web-laws-chapter-basics-johdanto = To begin with
web-laws-chapter-basics-alkuasetelma = The starting position
web-laws-chapter-basics-pelaaminen = Playing
web-laws-chapter-basics-sotilas = The pawn
web-laws-chapter-basics-torni = The rook
web-laws-chapter-basics-ratsu = The knight
web-laws-chapter-basics-lahetti = The bishop
web-laws-chapter-basics-kuningatar = The queen
web-laws-chapter-basics-kuningas = The king
web-laws-chapter-basics-linnoitus = Castling
web-laws-chapter-basics-ohestalyonti = En passant
web-laws-chapter-basics-shakki = Check
web-laws-chapter-basics-korotus = Promotion
web-laws-chapter-basics-paattyminen = The end
web-laws-chapter-basics-kuvat = The pictures

# Names that people search by for the same matter; single words.
web-laws-same-move = move, moves
web-laws-same-draw = draw, drawn, tie, remis
web-laws-same-stalemate = stalemate, pat
web-laws-same-mate = mate, checkmate
web-laws-same-clock = clock, timer
web-laws-same-flag = flag, flagfall
web-laws-same-time = time, times
web-laws-same-king = king, kings
web-laws-same-castling = castling, castle
web-laws-same-passing = passant, passing
web-laws-same-promotion = promotion, promote, queening
web-laws-same-touch = touch, touched
web-laws-same-illegal = illegal, irregular
web-laws-same-repetition = repetition, threefold, repeated
web-laws-same-resign = resign, resignation
web-laws-same-late = late, lateness, latecomer, absentee
web-laws-same-phone = phone, mobile, smartphone
web-laws-same-sheet = scoresheet, sheet
