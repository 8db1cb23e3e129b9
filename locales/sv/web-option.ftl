# Vad en plats får göra, var och en med rubrik och en enkel mening.

web-option-price = Om du har fel: { $price ->
    [time-to-opponent] motståndaren får { $time }.
    [illegal-move] det räknas som ett otillåtet drag.
    [game] partiet är förlorat.
    [breach] det är en förseelse som domaren kan bestraffa.
    [binding] det som rörts måste flyttas eller slås.
   *[draw] remin kvarstår.
}
web-option-claim-illegal-move = Kräv: otillåtet drag
web-option-claim-illegal-move-what = Du säger att motståndaren har gjort ett otillåtet drag.
web-option-claim-touch-move = Kräv: rörd pjäs
web-option-claim-touch-move-what = Du säger att motståndaren först rörde en annan pjäs.
web-option-claim-flag = Kräv vinst på tid
web-option-claim-flag-what = Du säger att motståndarens flagga har fallit. Där reglerna kräver det stannas klockan med samma tryck.
web-option-claim-threefold = Kräv: samma ställning tre gånger
web-option-claim-threefold-what = Ställningen på brädet finns där för tredje gången; eller gör det efter ditt tänkta drag.
web-option-claim-fifty-moves = Kräv: femtio drag
web-option-claim-fifty-moves-what = Var och en har gjort femtio drag utan slag eller bondedrag; eller har efter ditt tänkta drag.
web-option-claim-extra-time = Kräv: extra tid per drag
web-option-claim-quickplay-cannot-win = Kräv remi: kan inte vinnas
web-option-claim-quickplay-cannot-win-what = Motståndaren kan inte vinna med normala medel.
web-option-claim-quickplay-no-effort = Kräv remi: försöker inte vinna
web-option-claim-quickplay-no-effort-what = Motståndaren försöker inte vinna med normala medel.
web-option-claim-no-progress = Kräv remi: inga framsteg
web-option-claim-no-progress-what = Partiet går inte framåt; domaren avgör.
web-option-claim-displaced = Kräv: rubbade pjäser
web-option-offer-draw = Bjud remi
web-option-offer-draw-what = Gör ditt drag, bjud, tryck på klockan. Anbudet gäller tills det besvaras eller en pjäs rörs.
web-option-withdraw-offer = Ta tillbaka anbudet
web-option-accept-draw = Godta
web-option-decline-draw = Avböj
web-option-resign = Ge upp
web-option-resign-what = Partiet slutar genast.
web-option-stop-clock = Stanna klockan, kalla på domaren
web-option-stop-clock-what = Båda klockorna står. Säg sedan vad du kräver eller ber om.
web-option-restart-opponents-clock = Starta motståndarens klocka igen
web-option-restart-stopped-clock = Låt klockan gå
web-option-resume = Låt klockan gå vidare
web-option-start-clock = Starta vits klocka
web-option-see-flag = Min flagga har fallit
web-option-see-flag-what = Du säger själv att din tid är slut.
web-option-show-line = Visa varianten
web-option-waive-line = Jag visar ingen variant
web-option-agree-repair = Kom överens om att gå tillbaka
web-option-agree-repair-what = Båda kommer överens om ställningen att gå tillbaka till.
web-option-arrive = Jag är här
web-option-choose-seat = Välj klockans sida
web-option-restore-pieces = Pjäserna står rätt igen
web-option-request-extra-time = Be om extra tid per drag
web-option-verify = Låt kontrollera
web-option-appeal = Överklaga ett beslut
web-option-complain = Klaga på uppträdande
web-option-report-two-hands = { $color ->
    [white] Vit
   *[black] Svart
} använde båda händerna
web-option-report-displaced = { $color ->
    [white] Vit
   *[black] Svart
} rubbade pjäser
web-option-report-off-square = En pjäs står på fel ruta
web-option-report-start-error = Partiet började fel: { $what ->
    [wrong-array] pjäserna
    [board-turned] brädet
   *[colours-reversed] färgerna
}
web-option-report-clock-fault = Klockan är { $what ->
    [defective] trasig
   *[wrong-setting] felställd
}
web-option-report-conduct = Anmäl uppträdande
web-option-report-difference = Brädena skiljer sig
web-option-request-assistant = Be om en medhjälpare
web-option-set-up-two-boards = Använd två bräden
web-option-set-up-array = Ställ upp pjäserna på nytt
web-option-draw-array = Lotta utgångsställningen
web-option-take-scoresheet = Ta ett partiprotokoll
web-option-mark-offer = Märk remianbudet
web-option-note = Anteckning i protokollet
web-option-borrow-scoresheet = Låna motståndarens protokoll
web-option-return-scoresheet = Lämna tillbaka det
web-option-view-record = Se på protokollet
web-option-inspect-scoresheet = Se på ett protokoll
web-option-reconstruct = Rekonstruera partiet
web-option-report-scoresheet-fault = Ett protokoll är trasigt
web-option-sign = Skriv under resultatet
web-option-ask-count = Fråga efter antalet drag
web-option-seal = Försegla draget
web-option-field-of = Vem
web-option-field-what = Vad
web-option-field-agreed = Överenskommet i förväg
web-option-field-before = Hur ofta tidigare
web-option-field-body = Kroppsvisitation?
web-option-field-since = Rätt efter halvdrag
web-option-field-ply = Vid halvdrag
web-option-field-plies = Halvdrag som återstår
web-option-field-duties = För vad
web-option-field-disabled = På grund av funktionsnedsättning
web-option-field-medium = Skrivs på
web-option-field-notation = Dragens bokstäver
web-option-field-side = Sida
web-option-field-number = Nummer
web-option-field-text = Text
web-option-field-points = Resultat
web-option-field-how = Hur
web-option-field-form = Form
web-option-field-white_blind = Vit är synskadad
web-option-field-black_blind = Svart är synskadad
web-option-field-hearing_impaired = Motståndaren hör dåligt
web-option-word-yes = ja
web-option-word-no = nej
web-option-word-left = vänster
web-option-word-right = höger
web-option-word-white = vit
web-option-word-black = svart
web-option-word-both = båda
web-option-word-outsider = någon annan
