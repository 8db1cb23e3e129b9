# Protokollet över ett parti.

web-record-title = Protokoll
web-record-opening = Läser protokollet …

# Inte öppet än.
web-record-running = Partiet pågår ännu
web-record-wait = Protokollet öppnas för alla när partiet är slut. Till dess är det för domaren och arrangören.
web-record-delay-moves = Åskådarna ser partiet { $count ->
    [one] ett drag
   *[other] { $count } drag
} senare. Protokollet öppnas när de har sett slutet.
web-record-delay-minutes = Åskådarna ser partiet { $count ->
    [one] en minut
   *[other] { $count } minuter
} senare. Protokollet öppnas när de har sett slutet.
web-record-missing = Ett sådant parti finns inte här
web-record-missing-what = Kanske saknas en bokstav i adressen, eller så spelades partiet på en annan server.
web-record-away = Protokollet kan inte läsas just nu
web-record-watch = Följ partiet
web-record-seat = Tillbaka till din plats
web-record-again = Läs på nytt
web-record-home = Till startsidan

# Vilket parti det var.
web-record-going = Partiet pågår
web-record-going-what = Tills det är slut läses protokollet bara av domaren och arrangören.
web-record-round = rond { $number }
web-record-board = bord { $number }
web-record-no-clock = utan klocka
web-record-chess960 = Chess960, uppställning { $number }
web-record-set-up = från en uppställd ställning
web-record-articles = Artiklar

# Steg.
web-record-through = Stega genom partiet
web-record-first = Till början
web-record-back = Bakåt
web-record-on = Framåt
web-record-last = Till slutet
web-record-start = Början
web-record-step = Post { $at } av { $all }
web-record-position = { $here }. Vit: { $white }. Svart: { $black }.

# Delar.
web-record-parts = Protokollets delar
web-record-game = Parti
web-record-happened = Vad som hände
web-record-entries = Alla poster
web-record-entry = Visa post { $at }
web-record-moves = Dragen, med tiden som var kvar efter vart och ett
web-record-number = Nummer
web-record-here = här gavs ett avgörande
web-record-offered = remi erbjöds
web-record-no-moves = Inget drag gjordes.
web-record-unseen = På träbrädet gjordes { $count ->
    [one] ett drag
   *[other] { $count } drag
} som ingen matade in. Om någon förde protokoll står de där.
web-record-see = Se vad som hände
web-record-nothing = Bara drag: inga anbud, krav eller avgöranden.

# Klockorna.
web-record-graph = Bådas återstående tid efter varje drag. Till slut hade vit { $white } och svart { $black }. { $dots ->
    [0] Inga avgöranden gavs.
    [one] Ett avgörande gavs.
   *[other] { $dots } avgöranden gavs.
}
web-record-graph-go = Gå till ett drag
web-record-graph-white = Vits tid
web-record-graph-black = Svarts tid
web-record-graph-ruled = avgörande

# Att ta med.
web-record-share = Dela
web-record-link = Kopiera länk
web-record-link-copied = Länken är kopierad; den öppnar den här ställningen.
web-record-pgn = Kopiera PGN
web-record-pgn-copied = Partiet är kopierat som PGN.
web-record-save = Spara PGN
web-record-fen = Kopiera FEN
web-record-fen-copied = Ställningen är kopierad som FEN.
web-record-by-hand = Webbläsaren tillät inte kopiering. Kopiera härifrån:
web-record-turn = Vänd brädet
web-record-analyse = Analysera på lichess.org
web-record-more = Mer
web-record-print = Skriv ut partiprotokoll
web-record-paper = Partiprotokoll
web-record-others = Dina andra partier
web-record-unnamed = Parti …{ $code }

# Kedjan.
web-record-checking = Protokollet kontrolleras …
web-record-whole = Protokollet är helt: kedjan av { $entries } poster är obruten.
web-record-broken = Protokollets kedja bryts vid post { $at }.
web-record-unchecked = Protokollet kunde inte kontrolleras här; ladda sidan på nytt.
web-record-hash = Sista kontrollsumman
web-record-signed-by = Undertecknat { $at } med nyckeln { $key }…, som är den här serverns.
web-record-receipt-fits = Det som sparades av post { $entry } stämmer.
web-record-receipt = Ditt kvitto på post { $entry }
web-record-receipt-what = Spara det om partiet är viktigt: med det kan vem som helst kontrollera protokollet senare, vem som än har servern.
web-record-check-file = Kontrollera ett protokoll som du har som fil
web-record-fault-not-a-record = Filen är inget protokoll.
web-record-fault-later = En nyare Tuomari har skrivit det.
web-record-fault-form = Det går inte att läsa.
web-record-fault-version = En annan post står på post { $entry }:s plats.
web-record-fault-before = Post { $entry } följer inte på den föregående.
web-record-fault-hash = Post { $entry } är inte den som dess kontrollsumma räknades på.
web-record-fault-cut-short = Slutet saknas eller stämmer inte med posterna.
web-record-fault-lines-after-end = Något följer efter slutet.
web-record-fault-entry = Post { $entry } går inte att läsa.
web-record-fault-no-table = Posterna blir inget parti.
web-record-fault-outcome = Resultatet i post { $entry } följer inte av partiet.
web-record-fault-signature = Underskriften är inte gjord med den nyckel som anges.
web-record-fault-other-end = De poster som undertecknades är andra än de här.
web-record-fault-unsigned = Ingen har undertecknat det.
web-record-fault-stranger = En annan nyckel, { $key }…, har undertecknat det, och ingen som är betrodd.
web-record-fault-tail = Det som följer efter post { $entry } är inte undertecknat.
web-record-fault-no-such-entry = Det som sparades av partiet hör inte till någon av dess poster: det är inte det parti som spelades.

# Ett protokoll som fil.
web-record-file-title = Kontrollera ett protokoll
web-record-file-what = Om något i protokollet från ett parti eller en tävling har ändrats, utelämnats eller lagts till, och vem som har undertecknat det. Det kontrolleras i den här webbläsaren och skickas ingenstans.
web-record-file-file = Protokollet, en fil som slutar på .jsonl
web-record-file-keys = Nycklar som du litar på
web-record-file-keys-what = En på varje rad, 64 tecken. Här står den här serverns; en annan servers arrangör kan berätta sina.
web-record-file-kept = Det någon har sparat
web-record-file-kept-what = Ett kvitto från en spelares skärm, eller kontrollsumman på ett utskrivet protokoll eller i en PGN: 64 tecken. Med det behövs ingen nyckel.
web-record-file-do = Kontrollera
web-record-file-unread = Filen gick inte att läsa. Välj den på nytt.
web-record-file-refused = Lita inte på det.
web-record-file-signed = Allt undertecknades { $at } med nyckeln { $key }…, som du litar på.
web-record-file-signed-by-whom = Det undertecknades med nyckeln { $key }. Jämför den med arrangörens.
web-record-file-unsigned = Ingen har undertecknat det. Jämför den sista kontrollsumman med en som har sparats.

# På papper.
web-record-sheet = Partiprotokoll
web-record-result = Resultat
web-record-event = Tävling
web-record-date = Datum
web-record-time = Betänketid
web-record-signed-white = Underskrift, vit
web-record-signed-black = Underskrift, svart
