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
web-record-board = bord { $number }
