# The pages of a competition.

web-competition-title = Competition
web-competition-parts = Parts of the competition
web-competition-coming = The competition is being fetched.
web-competition-tab-round = Round
web-competition-tab-standings = Standings
web-competition-tab-players = Players
web-competition-tab-rules = Rules
web-competition-rules = Rules in force
web-competition-tab-badges = Badges
web-competition-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
web-competition-count = { $count ->
    [one] one player
   *[other] { $count } players
}
web-competition-nothing-paired = Nothing is paired yet. Enter the players, then pair round 1.
web-competition-not-begun = The first pairing is not published yet.
web-competition-round = Round { $round }
web-competition-all-rounds = All rounds
web-competition-stage-paired = paired, not public
web-competition-stage-altered = changed by hand
web-competition-stage-confirmed = confirmed, not public
web-competition-stage-published = being played
web-competition-stage-closed = over
web-competition-board = Board
web-competition-result = Result
web-competition-result-of = Result of board { $board }: { $white } – { $black }
web-competition-live = live
web-competition-waits = open
web-competition-watch = Watch board { $board }
web-competition-why = why
web-competition-pgn = The games of the round as PGN, also for broadcasts
web-competition-record = The record of the game, { $hash }…
web-competition-swap = Press two players to let them change places.
web-competition-swap-with = With whom does { $name } change places?
web-competition-leave-it = Leave it as it is
web-competition-outcome-white-wins = White won
web-competition-outcome-draw = drawn
web-competition-outcome-black-wins = Black won
web-competition-outcome-white-wins-unrated = White won before both had moved
web-competition-outcome-draw-unrated = drawn before both had moved
web-competition-outcome-black-wins-unrated = Black won before both had moved
web-competition-outcome-white-forfeits = White did not come, Black wins
web-competition-outcome-black-forfeits = Black did not come, White wins
web-competition-outcome-both-forfeit = neither came
web-competition-outcome-adjourned = adjourned
web-competition-standings = Standings
web-competition-standings-after = Standings after round { $round }
web-competition-now = Now
web-competition-under-way = Round { $round } is under way: { $count } of { $boards } results are in. “Now” counts them; places and tie-breaks follow when all are in.
web-competition-made-of = What { $code } of { $name } is made of
web-competition-points-of = Points of { $name }: { $value }
web-competition-tie-break-of = { $code } of { $name }: { $value }
web-competition-press-value = Press a value to see how it is made.
web-competition-met = Round { $round }, { $color } against { $name }: { $result }
web-competition-screen = The screen for the hall
web-competition-no-standings = There are no results yet.
web-competition-place = Place
web-competition-player = Player
web-competition-points = Points
web-competition-tie-break = Tie-break { $code }
web-competition-tie-breaks = Tie-breaks
web-competition-laws = Rulebook
web-competition-system = System
web-competition-time = Thinking time
web-competition-departures-title = Where it departed from the rules
web-competition-no-departures = Nowhere so far.
web-competition-departures = { $count ->
    [one] One departure from the rules
   *[other] { $count } departures from the rules
}
web-competition-next = What comes next
web-competition-step-pair = Pair
web-competition-step-publish = Publish
web-competition-step-close-round = Play and close
web-competition-pair = Pair round { $round }
web-competition-here = { $here } of { $all } are here. Whoever is not is left out.
web-competition-confirm = Confirm the pairing
web-competition-publish-what = Phones and the public page show it, and the tables open.
web-competition-publish = Publish
web-competition-missing = { $count ->
    [0] All results are in.
    [one] One result is missing.
   *[other] { $count } results are missing.
}
web-competition-start-clocks = Start all clocks
web-competition-clocks-start = { $count ->
    [one] One clock was started.
   *[other] { $count } clocks were started.
}
web-competition-clocks-failed = Not at { $count }: press once more.
web-competition-close = Close round { $round }
web-competition-recall = Take the pairing back
web-competition-all-played = All rounds are played
web-competition-finish = End the competition
web-competition-over = The competition is over
web-competition-signer = Who signs the report
web-competition-sign = Sign
web-competition-trf = FIDE report (TRF)
web-competition-save-record = Record
web-competition-who-is-here = Who is here for round { $round }?
web-competition-here-word = here
web-competition-not-yet = not yet
web-competition-has-bye = bye
web-competition-out = withdrawn
web-competition-find = Find a player, number or club
web-competition-only-missing = Only missing
web-competition-nobody = Nobody has entered yet.
web-competition-is-here = { $name } is here.
web-competition-is-not-here = { $name } is not here.
web-competition-withdrew = { $name } withdrew.
web-competition-readmitted = { $name } plays again.
web-competition-undo = Undo
web-competition-more-of = More about { $name }
web-competition-asks-bye = asks for round { $round }: { $bye }
web-competition-grant = Grant
web-competition-refuse = Refuse
web-competition-withdraw = Withdraws
web-competition-readmit = Plays again
web-competition-half-bye = Half-point bye in round { $round }
web-competition-add = Add players
web-competition-entering = Entering players
web-competition-paste = Paste names, one on each line
web-competition-rated = From the rating list, { $players } players
web-competition-rated-example = Last name first: Korhonen, V
web-competition-rated-found = Players whose names begin so
web-competition-rated-picked = { $name } was put on the list.
web-competition-rated-drop = Leave out
web-competition-paste-example =
    Espoo Yksi 1850
    Vaasa, Kaksi; 1720; Vaasan kerho
web-competition-file = Or a file: CSV, spreadsheet
web-competition-read = { $count ->
    [one] player was read.
   *[other] players were read.
}
web-competition-twice = There already, left out.
web-competition-keep-both = Keep both
web-competition-enter = { $count ->
    [one] Enter one player
   *[other] Enter { $count } players
}
web-competition-your-card = Your card
web-competition-against = Round { $round }, against { $name }
web-competition-to-board = To your board
web-competition-you-rest = Round { $round }: { $bye }
web-competition-you-are-out = You have withdrawn.
web-competition-wait-pairing = Round { $round } is not paired yet. This page shows it by itself.
web-competition-i-am-here = I am here
web-competition-i-am-here-done = You are here ✓
web-competition-ask-bye = Ask for a half-point bye in round { $round }
web-competition-bye-asked = Round { $round }, { $bye }: asked, not answered yet.
web-competition-bye-granted = Round { $round }, { $bye }: granted.
web-competition-make-badges = Make the badges
web-competition-print = Print
web-competition-badges-what = One link for the whole competition: the player's phone opens each of his boards with it. A lost badge is replaced, and the old one opens nothing any more.
web-competition-qr = Code of { $name }
web-competition-open-link = open
web-competition-replace = Lost: make a new one
web-competition-new = New competition
web-competition-new-what = A few choices and a list of names. Everything else can be changed later.
web-competition-name = Name
web-competition-name-example = Thursday blitz
web-competition-more-books = { $count } more rulebooks
web-competition-system-swiss-what = Dutch system, rules of 1 February 2026
web-competition-system-round-robin-what = Everybody meets everybody, by the Berger tables
web-competition-system-knock-out-what = Who loses is out
web-competition-system-manual-what = You make every pair
web-competition-hours = When rounds begin
web-competition-begins = Round 1 begins
web-competition-every = A round every so many minutes
web-competition-hours-what = At the hour White’s clock starts by itself. Whoever has not opened the board by the default time loses.
web-competition-hours-wooden = On wooden boards nothing happens by itself: the hour stands on the pages and in the calendar.
web-competition-number-of-rounds = Rounds
web-competition-other-rounds = Another number of rounds
web-competition-takes = About { $hours } h { $minutes } min at most, pauses included.
web-competition-where = Boards
web-competition-checks = Players check in before each round
web-competition-create = { $count ->
    [0] Create, names later
    [one] Create with one player
   *[other] Create with { $count } players
}
web-competition-names-later = Names can be added until the last round is paired.
web-competition-tab-desk = Desk
web-competition-all-places = All { $count } places
web-competition-not-public-yet = The pairing is not public yet. Its boards appear here when it is.
web-competition-asked = Asked of you
web-competition-appeals = { $name } appeals, round { $round }
web-competition-calls = { $name } calls for an arbiter
web-competition-called-at = since { $hour }
web-competition-been-there = Been there
web-competition-call = Call the arbiter
web-competition-call-text = What it is about, if you wish to say
web-competition-call-send = Call
web-competition-call-waits = The arbiter has been called, at { $hour }.
web-competition-call-take-back = No longer needed
web-competition-uphold = Uphold
web-competition-dismiss = Dismiss
web-competition-publish-sure = Publish it all the same
web-competition-pair-again = Pair again by the rules
web-competition-tab-record = Record
web-competition-broken = The record is not what was written: entry { $entry } does not hold. Keep the database as it is, and restore the journal from a backup.
web-competition-record-coming = The record is being checked…
web-competition-whole = { $count ->
    [one] The record holds: one entry, its hash made anew here.
   *[other] The record holds: { $count } entries, every hash made anew here.
}
web-competition-check-games = { $count ->
    [one] Check the game it rests on
   *[other] Check the { $count } games it rests on
}
web-competition-games-hold = { $count ->
    [one] The game's record holds, and has the entry that the result names.
   *[other] The records of { $count } games hold, and have the entries that the results name.
}
web-competition-games-looked = { $looked } of { $all } games
web-competition-game-wrong = Round { $round }, board { $board }: the game's record is not the one that the result rests on.
web-competition-results-from = { $count ->
    [one] One result from a table
   *[other] { $count } results from tables
}
web-competition-game-of = Round { $round }, board { $board }
web-competition-live-boards = Games in play
web-competition-board-number = Board { $board }
