# Competitions: rounds paired, checked and explained, standings, report files.

competition-heading-round = Round { $round }
competition-heading-after = After round { $round }, { $edition ->
    [august-2024] tie-breaks of August 2024
   *[march-2026] tie-breaks of March 2026
}
competition-bye = Bye: { $who }
competition-check-agrees = { $rounds ->
    [one] The round is
   *[other] All { $rounds } rounds are
} what the rules make of the rounds before.
competition-check-round = Round { $round } differs.
competition-check-ours = By the rules: { $pairs }
competition-check-theirs = In the file: { $pairs }
competition-check-differs = { $count ->
    [one] One round of { $rounds } differs
   *[other] { $count } rounds of { $rounds } differ
} from what the rules make of the rounds before.
competition-check-differs-hint = tuomari competition explain FILE --round { $round } says why the round should be another.
competition-explain-differs = The file has round { $round } otherwise; tuomari competition check FILE says where.
competition-no-board = In round { $round } { $white } and { $black } do not meet with these colours.
competition-no-board-hint = Leave out --board to see the whole round, or check the file to see by which criterion they do not meet.
competition-opened = { $who }, rank { $rank }
competition-term = { $source }: { $amount }
competition-term-in-round = Round { $round }, { $source }: { $amount }
competition-term-from = { $from ->
    [own] own
    [opponent] { $who }
    [dummy] not played, an opponent with the own score
    [dummy-below-opponent] not played, an opponent with no more than { $who } has (C.07 16.4.1)
    [dummy-below-draws] not played, an opponent with no more than draws (C.07 16.4.2)
    [board] board { $who }
    [rating-table] from the table of ratings
   *[schedule] Buchholz
}
competition-term-left-out = { $term }; left out, { $why ->
    [least] the lowest (C.07 14.1)
    [least-voluntary] the lowest that was not played by choice (C.07 16.5)
   *[most] the highest (C.07 14.3)
}
competition-no-participant = Nobody in the standings has number { $number }.
competition-no-participant-hint = Leave out --terms to see all numbers.
competition-fallen = Left out, because somebody has no rating: { $codes }
competition-rank = Rank
competition-number = No.
competition-name = Name
competition-does-not-fit = { $text } does not fit into record { $record }, column { $column }.
competition-does-not-fit-hint = Shorten it, or write the other form of the file.
competition-lost = The form has no place for these records, and they are left out: { $records }
competition-not-in-list = { $name }, line { $line }, is not in the rating list, or more than one has the name.
competition-no-text = A spreadsheet is no text and is not printed.
competition-no-text-hint = Write it to a file: --to xlsx > FILE.xlsx
competition-pdf-no-text = A PDF is no text and is not shown here.
competition-pdf-no-text-hint = Write it to a file: --what standings > FILE.pdf
competition-print-no-round = The file does not have that round.
competition-print-no-round-hint = Leave --round out for the last one.
competition-print-as-it-stands = Only pairings and results are of one round; the other lists are as they stand.
competition-print-teams = Lists of teams are printed by the server only.
competition-print-teams-hint = Run the competition with tuomari serve, or convert the standings: tuomari competition convert FILE --to csv
competition-unprintable = The list could not be set: { $reason }.
competition-sheet = Standings
competition-made = { $files } files with { $rounds } rounds are written.

# Why a board is as it is.
pairing-place-group = Bracket { $bracket }: both have { $score }.
pairing-place-float = Bracket { $bracket }, score { $score }: { $floater } has { $from } and floats { $way ->
    [up] up
   *[down] down
} to it.
pairing-place-floats = Bracket { $bracket }, score { $score }: { $floaters } float to it from elsewhere.
pairing-place-table = The table for { $players } players.
pairing-choice-first = They come first in the order of the procedure.
pairing-choice-table = The table fixes the pair; no result bears on it.
pairing-choice-instead = { $others } would come earlier, but { $criterion } ({ $article }).
pairing-choice-order = { $others } would be as good by every criterion, and comes later in order ({ $article }).
pairing-choice-unweighed = { $others } would come earlier; what speaks against it is not weighed in so large a round.
pairing-others = { $pairs }
pairing-others-float = { $pairs } ({ $floats } floating)
pairing-c1 = the two have met, or may not meet
pairing-c2 = one who may not have the bye would get it
pairing-c3 = both must have the same colour
pairing-c4 = the rest of the field could not be paired
pairing-c5 = the bye would go to somebody with more points
pairing-c6 = more players would float down
pairing-c7 = players with higher scores would float down
pairing-c8 = the next bracket could not be paired as well
pairing-c9 = the bye would go to somebody with more unplayed games
pairing-c10 = more topscorers or their opponents would exceed a colour difference of two
pairing-c11 = more topscorers or their opponents would have one colour three times running
pairing-c12 = more players would not get the colour they should have
pairing-c13 = more players would not get the colour they strongly should have
pairing-c14 = more players would float down who floated down in the last round
pairing-c15 = more players would meet a floater from above who floated up in the last round
pairing-c16 = more players would float down who floated down two rounds ago
pairing-c17 = more players would meet a floater from above who floated up two rounds ago
pairing-c18 = who floated down in the last round would come down further
pairing-c19 = who floated up in the last round would meet a floater from further above
pairing-c20 = who floated down two rounds ago would come down further
pairing-c21 = who floated up two rounds ago would meet a floater from further above
pairing-order = it comes later in the order of the procedure
pairing-team-c1 = the two have met, or may not meet
pairing-team-c8 = more teams would not get the colour they should have
pairing-team-c9 = more teams would not get the colour they strongly should have
pairing-team-c10 = more upfloaters would meet a team that floated in the last round
pairing-team-order = it comes later in order

pairing-color-both = Colours: nobody is denied the colour he should have ({ $article }).
pairing-color-stronger = Colours: both should have the same, and the stronger claim is granted ({ $article }).
pairing-color-wider = Colours: both must have the same, and the wider colour difference is granted ({ $article }).
pairing-color-alternated = Colours: changed against the latest round in which they had different ones ({ $article }).
pairing-color-higher = Colours: both should have the same; the higher-ranked player gets it ({ $article }).
pairing-color-initial = Colours: neither has played; by the lot and the place of the higher-ranked player ({ $article }).
pairing-color-team-initial = Colours: neither team has played; by the lot and the place of the first team ({ $article }).
pairing-color-team-only = Colours: the only team that should have a certain colour gets it ({ $article }).
pairing-color-team-opposite = Colours: both teams get the colour they should have ({ $article }).
pairing-color-team-strong = Colours: both should have the same, and the only strong claim is granted ({ $article }).
pairing-color-team-difference = Colours: White to the team with the smaller colour difference ({ $article }).
pairing-color-team-alternated = Colours: changed against the latest round in which the teams had different ones ({ $article }).
pairing-color-team-first = Colours: the first team gets the colour it should have ({ $article }).
pairing-color-team-turn = Colours: changed against the last match of the first team ({ $article }).
pairing-color-team-other-turn = Colours: changed against the last match of the other team ({ $article }).
pairing-color-table = Colours: as the table has them ({ $article }).
pairing-wishes = { $white }: { $first }; { $black }: { $second }.
pairing-wish-none = no claim to a colour
pairing-wish = { $strength ->
    [absolute] absolute
    [strong] strong
   *[mild] mild
} claim to { $color ->
    [white] White
   *[black] Black
}

pairing-bye-players = { $number } has the bye: { $score } is the lowest score that leaves the others a complete round, with { $unplayed ->
    [one] { $unplayed } unplayed game
   *[other] { $unplayed } unplayed games
} so far ({ $article }).
pairing-bye-teams = { $number } has the bye: { $score } is the lowest score that leaves the others a complete round; then most matches played, here { $played }, then the largest number ({ $article }).
pairing-bye-table = { $number } rests in this round of the table ({ $article }).
pairing-bye-barred = Ranked lower and barred from the bye: { $numbers }.

# What is wrong with a round.
pairing-departure = Bracket { $bracket }, score { $score }: the file has { $given }; right is { $right }; with the file's pairs { $criterion } ({ $article }).
pairing-several-byes = More than one has the bye of the pairing: { $numbers }.
pairing-fault-stranger = { $number } is paired, but was not to be.
pairing-fault-missing = { $number } is not paired.
pairing-fault-twice = { $number } is paired twice.
pairing-fault-met = { $white } and { $black } have met before, or may not meet.
pairing-fault-bye = { $number } may not have the bye.
pairing-fault-absolute = { $white } and { $black } must both have the same colour.
pairing-fault-colors = { $white } and { $black } have the wrong colours.
pairing-fault-proof = The proof does not lead to these pairs.

pairing-remark-rounds = The file has no number of rounds (record 142); round { $rounds } was taken for the last.
pairing-remark-boards = The file has no colours of boards (record 352); { $boards } boards were taken, the first with White.
pairing-remark-older = The competition began on { $day }, before the rules of February 2026 by which it was paired here.
pairing-remark-tie-breaks = The competition began on { $day }, before the oldest tie-break regulations known here; those of August 2024 were taken.

# What cannot be done, and what to do.
competition-system = Nothing here pairs by { $code }.
competition-system-hint = Rounds are paired by FIDE_DUTCH, FIDE_TEAM and the round robins of FIDE and Berger; correct record 192, or use only standings and convert.
competition-round = Round { $round } cannot be paired from this file.
competition-round-hint = Take a round from { $first } to { $last }.
competition-not-mutual = Round { $round }: { $number } has { $opponent } for an opponent, but { $opponent } says otherwise.
competition-colors = Round { $round }: { $number } and { $opponent } have the same colour.
competition-both-lines-hint = Compare the lines of both in that round, and correct the one that is wrong.
competition-no-color = Round { $round }: { $number } played without a colour.
competition-no-color-hint = Write w or b beside the opponent, in a competition of teams with record 352 as well.
competition-bye-with-opponent = Round { $round }: { $number } has a bye and an opponent.
competition-bye-with-opponent-hint = Write 0000 for the opponent, or the result of the game.
competition-points = The name { $name } of a record XXS or BB is not known, or goes by colours.
competition-points-hint = Write the points into record 162.
competition-by-rank = Record XXC asks for the order by rank, which is not the order of the numbers.
competition-by-rank-hint = Number the players by their rank, and take the word rank away.
competition-no-teams = A competition of teams without teams.
competition-no-teams-hint = Write record 310 for each team.
competition-no-boards-hint = Write record 352, for instance WBWB for four boards.
competition-no-team = Player { $number } is in no team.
competition-no-team-hint = Add the player to record 310 of the team.
competition-team-bye = Record 320 names teams with a bye and no points.
competition-team-bye-hint = Write the match points into columns 5 to 8 and the game points into 10 to 13.
competition-penalty = { $number } has points of record 299 that count in the standings and in no tie-break.
competition-penalty-hint = Give them to a round, or take the record away and correct the order by hand.
competition-no-pairing = No complete round is possible by the rules.
competition-no-pairing-hint = The chief arbiter decides; see that nobody is away by mistake, and which pairs are prohibited.
competition-twice = The number { $number } stands twice.
competition-twice-hint = Give everybody a number of their own.
competition-unknown = Number { $number } is not in the file for every round.
competition-unknown-hint = Add the line of that number, or correct the one that names it.
competition-too-many = There are too many candidates to go through.
competition-too-many-hint = Take a smaller round.
competition-nobody = Round { $round }: { $number } played against nobody.
competition-for-teams = { $code } is a tie-break of teams.
competition-for-players = { $code } is a tie-break of players.
competition-not-in-round-robins = { $code } is not for round robins.
competition-rounds = There are more rounds than a report file can have.
competition-rounds-hint = Correct record 142.
competition-boards = The number of boards cannot be right.
competition-tie-break-code = { $word }: there is no tie-break { $part }.
competition-tie-break-score = { $word }: the score { $part } does not belong here.
competition-tie-break-modifier = { $word }: { $part } does not belong here.
competition-tie-break-own = { $word } is the organiser's own tie-break; { $part } cannot be counted here.
competition-tie-break-hint = Give a list such as --tie-breaks BH/C1,BH,SB.

# Why a file cannot be read.
competition-unreadable = Line { $line }, column { $column }: { $problem }
competition-problem-utf-8 = the text is not UTF-8.
competition-problem-too-large = the file is too large.
competition-problem-no-record = no record of three characters stands there.
competition-problem-between = something stands between two fields.
competition-problem-number = that is not a number.
competition-problem-bounds = the number is out of bounds.
competition-problem-points = that is not a number of points.
competition-problem-date = that is not a date.
competition-problem-sign = the sign has no meaning there.
competition-problem-missing = nothing stands there.
competition-problem-twice = it is there a second time.
competition-problem-no-opponent = a game needs an opponent.
competition-fix-utf-8 = Save the file as UTF-8.
competition-fix-split = Make a file for each competition.
competition-fix-record = Begin the line with a record, such as 001.
competition-fix-align = Put the field into columns { $from } to { $to }.
competition-fix-number = Write a whole number into columns { $from } to { $to }.
competition-fix-points = Write points such as 11.5 into columns { $from } to { $to }.
competition-fix-date = Write the date as { $form }.
competition-fix-sign = Take one of { $signs }.
competition-fix-away = Take it away.
competition-fix-opponent = Write the opponent's number into columns { $from } to { $to }, or the sign of a bye.
