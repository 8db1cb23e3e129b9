# Mitä pöydässä sanotaan ääneen: toteamukset, ratkaisut, seuraukset.

web-told-ruled = { $matter }: { $ruling }
web-told-illegal-moves = { $color }: sääntöjenvastaisia siirtoja tähän mennessä: { $count }
web-told-bound = { $color }: on tehtävä se siirto, johon pelaaja sitoutui
web-told-excused = { $color }: myöhästyminen hyväksyttiin
web-told-reinstated = Asema palautettiin
web-told-score-set = Tulos on { $score }
web-told-clock-set = Kello asetettiin
web-told-stop-judged = { $color } pysäytti kellon { $justified ->
    [yes] aiheesta
   *[no] aiheetta
}
web-told-extra-time = { $form ->
    [none] Siirtokohtaista lisäaikaa ei enää ole
    [delay] Viive { $time } jokaisella siirrolla
   *[increment] Lisäaika { $time } jokaisella siirrolla
}
web-told-reopened = Peli jatkuu
web-told-new-game = Pelataan uusi peli
web-told-outsider-expelled = Asiaton poistettiin salista
