# What a server tells receivers outside: titles on an arbiter's phone. What happened follows in the texts of told, ruled and competition-told.

# $place is a board or a table.
hooks-board = Board { $board }
hooks-table = Table { $table }
hooks-round = Round { $round }
hooks-call = { $place } calls
hooks-called = The arbiter is called
hooks-question = { $place }: question
hooks-claim = { $place }: claim
hooks-flag = { $place }: flag
hooks-result = { $place }: result
hooks-score = { $place }: { $score }
hooks-reopened = { $place }: play goes on
hooks-outage = { $place }: time given back
hooks-outages = Time given back
hooks-boards = Boards whose clocks count as stopped for an outage: { $boards }.
hooks-away = The server was away
