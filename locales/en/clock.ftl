# Time controls in words. $color is always white or black.

clock-both = Each player
clock-one = { $color ->
    [white] White
   *[black] Black
}
clock-period-whole = the whole game: { $time }
clock-period-quota = moves { $from }–{ $to }: { $time }
clock-period-rest = from move { $from } to the end: { $time }
clock-period-repeated = from move { $from }, every { $moves } moves: { $time }
clock-extra-increment = { $time } added for each move
clock-extra-delay = each move a delay of { $time } before the time runs
clock-extra-bronstein = up to { $time } given back after each move (Bronstein)
clock-at-start = on the clock before the first move: { $time }
clock-for-sixty = for 60 moves in all: { $time }
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
clock-decimal-sign = .
clock-class = Class: { $class ->
    [blitz] blitz, at most 10 minutes (fide-2018/B.1)
    [rapid] rapid, over 10 and under 60 minutes (fide-2018/A.1)
   *[standard] standard, 60 minutes or more
}
clock-trf = In the report file (TRF, tag 222): { $text }
clock-human = As people write it: { $text }
clock-took-trf = Read as the coded form of the report file, in seconds. As people write it, in minutes, it would be another control: --form human
clock-took-human = Read as people write it, in minutes. As the coded form of the report file, in seconds, it would be another control: --form trf
clock-slash-order = With a slash, people's form is minutes/moves (90/40) and the coded form moves/seconds (40/5400). Moves before minutes, as in the US, are read only with SD/ or G/ at the end: 40/90, SD/30

unsayable-delay = no words for a delay
unsayable-part-of-second = no words for a part of a second
unsayable-next-period = no words for how the next period begins
unsayable-no-increment-before-move-1 = no words for a first move without increment

clock-unreadable = "{ $text }" is not a time control: at character { $column } { $found }, expected { $expected }.
clock-unreadable-hint = Write it as people do, 90/40+30, 30+30 or 5 min, or in the coded form of the report file, 40/6000+30:900+30.
clock-found-end = the text ends
clock-found-char = there is "{ $char }"
clock-found-number = there is the number { $number }
clock-expected-digit = a digit
clock-expected-three-decimals = at most three decimals
clock-expected-two-figures = two figures from 00 to 59
clock-expected-slash = "/" after the number of moves
clock-expected-dash = "-" and the control of Black
clock-expected-black = "B" before the control of Black
clock-expected-rest = a unit, an extra time, a further period or the end
clock-expected-end = the end
clock-bound-moves = 1 to { $most } moves in a period
clock-bound-time = less than 100 hours in a period
clock-bound-extra = at most an hour of extra time for a move
clock-bound-periods = 1 to { $most } periods
clock-bound-unreachable = nothing after a period for the rest of the game
clock-bound-no-time = some time to begin with
