# Vad som sägs högt vid ett bord: fynd, avgöranden, följder.

web-told-ruled = { $matter }: { $ruling }
web-told-illegal-moves = { $color }: regelvidriga drag hittills: { $count }
web-told-bound = { $color } måste göra det drag som bestämdes
web-told-excused = { $color }: förseningen godtogs
web-told-reinstated = Ställningen återställdes
web-told-score-set = Resultatet är { $score }
web-told-clock-set = Klockan ställdes
web-told-stop-judged = { $color } stoppade klockan { $justified ->
    [yes] med skäl
   *[no] utan skäl
}
web-told-extra-time = { $form ->
    [none] Ingen extra tid per drag längre
    [delay] Fördröjning { $time } per drag
   *[increment] Tillägg { $time } per drag
}
web-told-reopened = Partiet fortsätter
web-told-new-game = Ett nytt parti spelas
web-told-outsider-expelled = En utomstående visades ut
