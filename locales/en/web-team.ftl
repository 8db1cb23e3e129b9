# The pages of a competition of teams.

web-team-who = Who plays
web-team-single = Single players
web-team-teams = Teams
web-team-tab-teams = Teams
web-team-count = { $teams ->
    [one] one team
   *[other] { $teams } teams
}
web-team-system-swiss-what = For teams, rules of 1 February 2026
web-team-system-round-robin-what = Every team meets every other
web-team-system-double-round-robin-what = Every team meets every other twice
web-team-boards = Boards in a match
web-team-other-boards = Another number of boards
web-team-reserves-what = Anyone further down the list is a reserve.
web-team-colors = The team that has White at the first board has it at
web-team-colors-white = boards 1, 3, 5 …
web-team-colors-black = boards 2, 4, 6 …
web-team-order = Order of the boards
web-team-order-fixed = As the team’s list stands
web-team-order-by-rating = By rating, within a margin
web-team-order-free = Free in every round
web-team-margin = Margin, rating points
web-team-before = Line-ups are due so many minutes before
web-team-hours-what = Without hours captains hand in until the arbiter opens the line-ups.
web-team-groups = Groups
web-team-groups-what = Teams are dealt to groups by the average rating of their first boards. Each group is a competition of its own; finals follow from their places.
web-team-groups-made = { $count } groups were made. Each has its own teams, badges and rounds.
web-team-group = group { $group }
web-team-group-name = { $name }, group { $group }
web-team-create = { $count ->
    [0] Create, teams later
    [one] Create with one team
   *[other] Create with { $count } teams
}
web-team-entering = Entering teams
web-team-paste = Paste teams: the team’s name, its players below
web-team-paste-example =
    Espoo 1
    Yksi, A 2041
    Kaksi, B 1966

    Turku 2
    Kolme, C 1900
web-team-paste-what = A blank line before each team, or a colon after its name. The players stand in the order of the boards.
web-team-file = Or a file with a column for the team: CSV, spreadsheet
web-team-read = { $teams ->
    [one] One team was read
   *[other] { $teams } teams were read
}, { $players ->
    [one] one player.
   *[other] { $players } players.
}
web-team-enter = { $teams ->
    [one] Enter one team
   *[other] Enter { $teams } teams
}
web-team-reserve = reserve
web-team-few = { $players ->
    [0] Nobody for { $boards } boards: boards stay empty and are lost.
    [one] One player for { $boards } boards: boards stay empty and are lost.
   *[other] { $players } players for { $boards } boards: boards stay empty and are lost.
}
web-team-none = No team has entered yet.
web-team-add = Add teams or players
web-team-points = { $match } match points, { $game } game points
web-team-withdraw-sure = Withdraws for certain
web-team-nothing-paired = Nothing is paired yet. Enter the teams, then pair round 1.
web-team-swap = Press two teams to let them change places.
web-team-stage-sealed = line-ups are sealed
web-team-state-sealed = line-ups
web-team-state-waits = waits
web-team-state-live = live
web-team-state-over = over
web-team-match-page = The match
web-team-table = table
web-team-nobody = nobody
web-team-sealed = sealed
web-team-not-in = not handed in
web-team-team = Team
web-team-match-points = Match points
web-team-game-points = Game points
web-team-standing = { $points } match points, place { $rank }
web-team-score-said = { $white } { $first }, { $black } { $second }
web-team-boards-over = { $over } of { $all } boards over
web-team-confirmed-by = { $team } has confirmed
web-team-other-matches = Round { $round }, other matches
web-team-whole-round = All of round { $round }
web-team-met = Round { $round } against { $name }: { $own }–{ $other }
web-team-break = Tied at place { $rank }
web-team-break-what = Nothing parts them. Draw the lot and press the team that comes first.
web-team-break-first = { $team } first
web-team-captain = captain
web-team-captain-of = Captain of { $team }
web-team-you-white = Round { $round }, you have White at board 1
web-team-you-black = Round { $round }, you have Black at board 1
web-team-lineup = Line-up
web-team-of-list = no. { $number } of the list
web-team-reserve-of-list = reserve, no. { $number } of the list
web-team-up = { $name } up
web-team-down = { $name } down
web-team-put-in = Put in
web-team-instead = { $name } plays instead of
web-team-fill = { $name } plays here
web-team-moved = { $name } is at board { $board }.
web-team-order-right-fixed = The order is right: the list’s order is kept.
web-team-order-right-by-rating = The order is right: it follows the ratings.
web-team-order-right-free = The order is free here.
web-team-hand-in = Hand in, sealed
web-team-hand-in-again = Hand in this one instead
web-team-is-in = Handed in, sealed ✓
web-team-handed-in = The line-up is handed in.
web-team-nobody-sees = Nobody but the arbiters sees it until all are opened.
web-team-without = Without a line-up the first { $boards } of your list play.
web-team-without-at = Without one at { $hour } the first { $boards } of your list play.
web-team-to-hand-in = to hand in, { $hour }
web-team-hour-passed = { $hour } has passed
web-team-wait = Round { $round } is not paired yet. This page shows it by itself.
web-team-our-matches = Our matches
web-team-mp = { $points } mp
web-team-confirm = Confirm
web-team-confirmed = { $points } mp ✓
web-team-appeal = Lodge an appeal
web-team-appeal-text = What it is about, and what you ask for
web-team-appeal-lodge = Lodge it
web-team-appeal-state = Appeal { $number }, round { $round }: { $state ->
    [upheld] upheld
    [rejected] rejected
   *[open] not decided yet
}.
web-team-lineups-sealed = Round { $round } is paired. Who plays is known when the line-ups are opened; this page shows it by itself.
web-team-you-do-not-play = You do not play in round { $round }.
web-team-step-lineups = Line-ups
web-team-publish-what = Captains see their opponents and hand in their line-ups. Boards come when those are opened.
web-team-in-count = { $count } of { $all } line-ups are in.
web-team-missing-play = A team that hands in none plays with the first { $boards } of the list.
web-team-open = Open the line-ups
web-team-open-sure = { $count ->
    [one] Open them though one is missing
   *[other] Open them though { $count } are missing
}
web-team-final = A final from these places
web-team-from = From these competitions
web-team-not-over = not over yet
web-team-nothing-over = No competition of teams that you run was found in this browser.
web-team-first-place = From place
web-team-last-place = To place
web-team-comes = { $count ->
    [one] One team enters, with its players:
   *[other] { $count } teams enter, with their players:
}
web-team-place-of = place { $rank }, { $name }
web-team-shared = Teams share a place and would all enter. If that is not meant, break the tie in the standings of their group before it is ended.
