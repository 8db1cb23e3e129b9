# What is said aloud at a table: findings, rulings, effects.

web-told-ruled = { $matter }: { $ruling }
web-told-illegal-moves = { $color }: illegal moves so far: { $count }
web-told-bound = { $color } must make the move that was fixed
web-told-excused = { $color } is excused
web-told-reinstated = The position is reinstated
web-told-score-set = The score is { $score }
web-told-clock-set = The clock was set
web-told-stop-judged = { $color } stopped the clock { $justified ->
    [yes] with reason
   *[no] without reason
}
web-told-extra-time = { $form ->
    [none] No extra time for each move any more
    [delay] Delay of { $time } for each move
   *[increment] { $time } more for each move
}
web-told-reopened = The game goes on
web-told-new-game = A new game is played
web-told-outsider-expelled = Somebody was sent out of the hall
