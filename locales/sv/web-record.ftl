# Protokollet över ett parti.

web-record-title = Protokoll
web-record-opening = Läser protokollet …
web-record-wait = Protokollet öppnas för alla när partiet är slut. Till dess är det för domaren och arrangören.
web-record-first = Till början
web-record-back = Bakåt
web-record-on = Framåt
web-record-last = Till slutet
web-record-step = Post { $at } av { $all }
web-record-steps = Vad som hände
web-record-all = Även beröringar och tryck
web-record-pgn = PGN
web-record-print = Skriv ut protokollet
web-record-whole = Protokollet är helt: var och en av { $entries } poster följer på den förra.
web-record-broken = Protokollet håller inte vid post { $at }.
web-record-unchecked = Protokollet kunde inte kontrolleras här; ladda sidan på nytt.
web-record-hash = Sista kontrollsumman
web-record-sheet = Partiprotokoll
web-record-result = Resultat
web-record-event = Tävling
web-record-date = Datum
web-record-time = Betänketid
web-record-signed-white = Underskrift, vit
web-record-signed-black = Underskrift, svart
web-record-by-arbiter = Domare
web-record-by-system = Programmet
web-record-by-organiser = Arrangör
web-record-did-clock-started = Klockan startades
web-record-did-clock-pressed = tryckte på klockan
web-record-did-clock-stopped = stoppade klockan
web-record-did-clock-resumed = klockan går vidare
web-record-did-clock-turned = { $color }: klockan går
web-record-did-touched = vidrörde { $square }
web-record-did-adjusting-announced = ”Jag rättar”
web-record-did-board-changed = ställde ner en pjäs
web-record-did-move-completed = fullbordade draget
web-record-did-left = tryckte utan att ett tillåtet drag stod på brädet
web-record-did-draw-offered = bjöd remi
web-record-did-offer-lapsed = remianbudet föll
web-record-did-move-fixed = bestämde det tänkta draget
web-record-did-claimed = kräver: { $claim }
web-record-did-found = { $correct ->
    [yes] kravet är riktigt: { $claim }
   *[no] kravet är oriktigt: { $claim }
}
web-record-did-illegal-move-counted = { $color }: regelvidriga drag hittills: { $count }
web-record-did-reinstated = ställningen återställdes
web-record-did-flag-fell = { $color }: flaggan föll
web-record-did-concluded = partiet slutar { $score }
web-record-did-other = { $what }
web-record-board = bord { $number }
