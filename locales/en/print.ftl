# Lists, sheets and the report of a competition on paper; pages read without a script.

print-pairings = Pairings of round { $round }
print-results = Results of round { $round }
print-standings = Standings
print-standings-after = Standings after round { $round }
print-standings-final = Final standings
print-cross-table = Cross-table
print-players = Players
print-teams = Teams
print-matches = Match sheets of round { $round }
print-report = Arbiter's report
print-badges = Badges
print-boards = Board signs
print-rules = Rules in force

# Headings of columns.
print-board = Board
print-match = Match
print-round = Round
print-rank = Place
print-number = No.
print-title = Title
print-player = Player
print-team = Team
print-federation = Federation
print-club = Club
print-rating = Rating
print-points = Points
print-result = Result
print-color = Colour
print-opponent = Opponent
print-remark = Remark
print-when = When (UTC)
print-by-whom = By whom
print-who = Who
print-what = What
print-why = Why

# Words and lines.
print-by-name = By name
print-idle = Without an opponent
print-no-standings = There are no results yet.
print-no-players = Nobody has entered yet.
print-no-round = The first pairing is not published yet.
print-withdrawn = withdrawn
print-expelled = expelled
print-together = Together
print-captain = Captain, { $team }
print-arbiter = Arbiter
print-number-is = No. { $number }
print-code-of = QR code of { $name }
print-white-letter = w
print-black-letter = b
print-cross-key = Place of the opponent, colour (w, b) and result; + and – not played, in brackets a round without an opponent, * not over.
print-cross-key-teams = Place of the opponent and own game points; in brackets a round without an opponent, * not over.

# What was announced.
print-place = Place
print-days = Days
print-chief-arbiter = Chief arbiter
print-deputies = Deputies
print-laws = Rulebook
print-system = System
print-system-is = { $system }, rounds: { $rounds }
print-time-control = Thinking time
print-worth = Win – draw – loss
print-tie-breaks = Tie-breaks
print-schedule = Rounds begin (UTC)
print-by-fide = By the FIDE regulations
print-by-fide-yes = yes
print-by-fide-no = no
print-hash = Last hash of the record

# The report.
print-departures = Where it departed from the rules
print-no-departures = Nowhere.
print-in-round = Round { $round }: { $text }
print-decided = What was decided
print-nothing-decided = Nothing beyond the rounds themselves.
print-unplayed = Byes and games not played
print-forfeit = not played
print-seat-organiser = Organiser
print-seat-deputy = Deputy arbiter
print-seat-captain = Captain
print-seat-table = The table
print-seat-system = The server

# The calendar.
print-calendar-round = { $name }: round { $round }

# The page that is read without a script.
print-parts = Parts of the competition
print-tab-round = Round
print-tab-standings = Standings
print-all-rounds = All rounds
print-calendar = Calendar file
print-whole = The whole competition
print-no-script = This page shows the competition as it stood when you opened it. With scripts on it follows the games by itself.
