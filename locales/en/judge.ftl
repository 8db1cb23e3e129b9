# The command `tuomari judge`, its prompt, and lines that are said to force mate.

# The command itself.
judge-heading = { $rules }, { $control }, { $table ->
    [assisted] assisted table
    [wooden] wooden board
   *[strict] strict table
}
judge-control = time control { $control }
judge-no-clock = no clock
judge-assumed = The event must decide { $setting }; { $value } is assumed. Another value: --set { $setting }=VALUE
judge-refused = Refused
judge-questions = Open questions:
judge-goes-on = The game goes on.
judge-clocks = White { $white }, Black { $black }; { $state ->
    [idle] not started
    [white] White's clock runs
    [black] Black's clock runs
   *[stopped] stopped
}.
judge-flag = 0:00 (flag)
judge-nothing = Nothing happened by it.
judge-unreadable = Line { $line } cannot be read: { $reason }
judge-unreadable-hint = Each line is one JSON object, for instance { $example }; tuomari judge --help lists the acts.
judge-reason-json = it is not a JSON object ({ $detail })
judge-reason-time = "{ $text }" is no time; write 0:02.5, 1:30:00, +3 or at_ms
judge-reason-backwards = time goes backwards, from { $from } to { $to }
judge-reason-by = "{ $text }" is nobody; there are white, black, arbiter, system, white-assistant and black-assistant
judge-reason-act = "{ $text }" is no act
judge-reason-act-near = "{ $text }" is no act; { $near } may be meant
judge-reason-field = { $act }: { $detail }
judge-reason-move = "{ $text }" is no move here ({ $language }); a move that is not legal is given by its squares, g1f3
judge-bad-rules = These are no rules: { $reason }
judge-bad-rules-hint = tuomari laws settings { $rulebook } lists what can be set.
judge-bad-set = "{ $text }" sets nothing; write SETTING=VALUE.

# At the prompt.
prompt-welcome =
    Write what people do, for instance: arbiter start, white e4, white press,
    black claim illegal. help tells more, quit ends.
prompt-unreadable = Not understood: { $reason }
prompt-turn = { $whose } move { $number }.
prompt-options = { $who } may now:
prompt-nothing-to-undo = There is nothing to take back.
prompt-undone = Taken back: { $line }
prompt-help =
    WHO ACT …         white, black, arbiter: what they do
    white Nf3         a move in the letters of your language, or g1f3 by squares
    white press       white stop-clock, white resign, white offer-draw
    black claim illegal-move | touch-move | flag | threefold | fifty-moves
    arbiter start-clock, arbiter see-flag white, arbiter add-time black 2min
    arbiter rule 1 accept | reject | end 1-0 | warn white
    0:05.5 …          at that time on the table's watch; +3 … three seconds later
    +60               lets a minute pass
    may white         what White may do now, with the articles
    show, undo, acts, help, quit

# Lines that are said to force mate.
forced-yes = The line forces mate by { $who }.
forced-no = The line does not force mate by { $who }. { $fault }
forced-not = The line does not force mate.
forced-not-hint = Show one move at each turn of the claimant, answer every legal reply, and end each line in mate.
forced-no-claimant = No line ends in mate, so it is not said who is to mate.
forced-no-claimant-hint = Name the claimant with --by white or --by black.
variations-too-long = The analysis is too long.
nothing-to-replace = A bracket opens where no move stands before it.
bracket-not-opened = A bracket closes that was not opened.
bracket-not-closed = A bracket is not closed.
brackets-hint = Put other replies in brackets right after the one they replace: 1. Qh5+ Kxh5 (1... Kg7 2. Qxh7#) 2. Rh3#
