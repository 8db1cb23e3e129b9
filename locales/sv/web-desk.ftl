# Sidan /desk. Varje nyckel börjar med web-desk-.

web-desk-title = Domarens bord
web-desk-lost = Servern går inte att nå. Anslutningen återupprättas av sig själv.
web-desk-set-up = Skapa bräden
web-desk-menu = Listor och länkar
web-desk-add-link = Lägg till ett bräde med länk
web-desk-empty = Inga bräden ännu
web-desk-empty-organiser = Skapa kvällens bräden här. Skriv sedan ut korten och lägg ett vid varje bräde.
web-desk-empty-arbiter = Öppna en domarlänk eller kvällens arrangörslänk, så visas bräden här.
web-desk-boards = Bräden
web-desk-queue = Väntar
web-desk-nothing-waits = Ingen väntar.
web-desk-keys = Tangenter: N öppnar det äldsta, 1–9 avgör, Esc stänger.
web-desk-says = Bräde { $number }: { $what }
web-desk-undo = Ångra
web-desk-to-move = vid draget
web-desk-clock-runs = klockan går
web-desk-board = Bräde { $number }
web-desk-open-table = Öppna bordet
web-desk-waited = har väntat { $time }
web-desk-proposed = Förslag: { $proposal }
web-desk-facts = Fakta
web-desk-rulings = Avgöranden
web-desk-now = Nu
web-desk-sure = Ja: { $what }
web-desk-cancel = Avbryt
web-desk-choose = Välj
web-desk-yes = Ja
web-desk-no = Nej

# Vad som väntar, när det inte är en fråga.
web-desk-waits-stop = { $who } stannade klockan och kallar
web-desk-waits-late = { $who } har inte kommit
web-desk-waits-flag = { $whose } flagga har fallit
web-desk-waits-irregular = { $whose } otillåtna drag

# Brädets läge i ett ord.
web-desk-not-here = inte här
web-desk-state-unknown = …
web-desk-state-question = fråga
web-desk-state-stop = kallad
web-desk-state-late = sen
web-desk-state-flag = flagga
web-desk-state-irregular = otillåtet drag
web-desk-state-before = klart
web-desk-state-stopped = stannat
web-desk-state-plays = spelar
web-desk-state-annulled = annullerat

# Avgöranden.
web-desk-rule-accept = Riktigt
web-desk-rule-reject = Felaktigt
web-desk-rule-as-proposed = Enligt förslaget
web-desk-rule-not-so = Inte så
web-desk-rule-end = Resultat { $points }
web-desk-rule-postpone = { $bonus ->
    [yes] Skjut upp; motståndaren får tid
   *[no] Skjut upp
}
web-desk-rule-reinstate = Återställ en tidigare ställning
web-desk-rule-warn = Varna { $to }
web-desk-rule-add-time = Ge { $to } tid
web-desk-rule-take-time = Ta tid från { $from }
web-desk-rule-new-game = Annullera; nytt parti
web-desk-rule-times = Ställ båda tiderna
web-desk-rule-expel = Visa ut ur salen
web-desk-rule-replay = Annullera; spelas om

# Straff.
web-desk-measure-warning = Varna { $to }
web-desk-measure-add-time = Tid till { $whose } motståndare
web-desk-measure-take-time = Ta tid från { $from }
web-desk-measure-raise-opponent = Fler poäng till { $whose } motståndare
web-desk-measure-lower-offender = Ta poäng från { $from }
web-desk-measure-loss = { $halves ->
    [0] { $who } förlorar, motståndaren får inget poäng
   *[other] { $who } förlorar
}
web-desk-measure-fine = Böter för { $to }
web-desk-measure-exclusion = Stäng av { $who } från ronder
web-desk-measure-expulsion = Uteslut { $who } ur tävlingen

# Vad det skulle leda till.
web-desk-effect-reinstated = ställningen efter halvdrag { $plies }
web-desk-effect-ends = slutar { $points }
web-desk-effect-if-mate = om matt är möjlig, annars ½–½
web-desk-effect-runs = { $whose } klocka går
web-desk-effect-stops = klockan stannas
web-desk-effect-asks = sedan frågas: { $matter }
web-desk-effect-goes-on = spelet fortsätter

# Fakta.
web-desk-fact-irregularity = { $what ->
    [unpromoted-pawn] Drag { $move }: { $who } lämnade en bonde oförvandlad.
    [no-move] Drag { $move }: { $who } tryckte utan att dra.
    [two-hands] Drag { $move }: { $who } använde båda händerna.
   *[illegal-move] Drag { $move }: { $whose } otillåtna drag. { $reason }
}
web-desk-fact-flag = { $whose } flagga har fallit.
web-desk-fact-press-owed = { $who } har dragit men inte tryckt.
web-desk-fact-flag-remarked = { $who } påpekade motståndarens flagga men har inte stannat klockan.
web-desk-fact-gained = Det felaktiga trycket gav { $to } { $time } s.
web-desk-fact-stopped = { $by ->
    [white] Vit stannade klockan.
    [black] Svart stannade klockan.
    [arbiter] Domaren stannade klockan.
   *[system] Programmet stannade klockan.
}
web-desk-fact-not-asked = { $count ->
    [one] Ett ärende till kunde inte läggas fram, eftersom så många väntar. Det står i protokollet.
   *[other] { $count } ärenden till kunde inte läggas fram, eftersom så många väntar. De står i protokollet.
}
web-desk-fact-end-unconfirmed = Ingen spelare har bekräftat slutet som står på brädet.
web-desk-behind = Drag har spelats som ingen har fört in. Titta på det riktiga brädet.
web-desk-same = { $count ->
    [one] Denna ställning en gång
   *[other] Samma ställning { $count } gånger
}
web-desk-position = { $plies ->
    [0] utgångsställningen
   *[other] efter halvdrag { $plies }
}
web-desk-turn = { $who } vid draget
web-desk-board-now = Ställningen på brädet
web-desk-quiet = { $moves ->
    [one] Ett drag av vardera utan slag eller bondedrag.
   *[other] { $moves } drag av vardera utan slag eller bondedrag.
}
web-desk-quiet-moves = Dragen utan slag eller bondedrag
web-desk-last-moves = De senaste dragen
web-desk-announced = Meddelat vid bordet
web-desk-mate-can = { $who } kan ännu sätta matt, till exempel { $line } …
web-desk-mate-cannot = { $who } kan inte sätta matt: { $why }
web-desk-mate-unknown = { $positions } ställningar undersöktes utan svar på om { $who } ännu kan sätta matt.
web-desk-first = Första ställningen
web-desk-back = Ett halvdrag bakåt
web-desk-forward = Ett halvdrag framåt
web-desk-last = Sista ställningen
web-desk-restore-this = Återställ denna ställning

# Grupper.
web-desk-group-penalties = Straff
web-desk-group-clock = Klocka
web-desk-group-incidents = Anteckna en händelse
web-desk-group-result = Resultat
web-desk-group-more = Mer

# Handlingar.
web-desk-act-set-aside = Upphäv det senaste avgörandet
web-desk-act-reopen = Programmet hade fel: låt partiet fortsätta
web-desk-act-stop-room = Stanna den här klockan med alla andra
web-desk-act-resume-room = Låt den här klockan gå med alla andra
web-desk-act-see-flag = Notera att { $whose } flagga har fallit
web-desk-act-see-both-flags = { $word ->
    [white] Båda flaggorna har fallit, vits först
    [black] Båda flaggorna har fallit, svarts först
   *[other] Båda flaggorna har fallit, ordningen okänd
}
web-desk-act-see-irregularity = Avbryt för det otillåtna draget
web-desk-act-see-illegal-position = Notera den omöjliga ställningen
web-desk-act-find-slip = { $whose } tryck var ett misstag
web-desk-act-judge-stop = { $justified ->
    [yes] Det fanns skäl att stanna klockan
   *[no] Det fanns inget skäl att stanna klockan
}
web-desk-act-excuse = Godta { $whose } försening
web-desk-act-note-absence = Notera frånvaron
web-desk-act-start-clock = Starta klockan
web-desk-act-stop-clock = Stanna klockan
web-desk-act-resume = Sätt igång klockan
web-desk-act-restore-pieces = Pjäserna står på plats igen
web-desk-act-restore-times = Ge klockorna denna ställnings tider
web-desk-act-add-time = Ge { $to } tid
web-desk-act-set-clock = { $word ->
    [defect] Ställ klockan: fel
    [setting] Ställ klockan: felställd
    [schedule] Ställ klockan: tidsplanen
    [restoring] Ställ klockan: ställning återställd
    [dispute] Ställ klockan: tvist
   *[request] Ställ klockan: på bådas begäran
}
web-desk-act-enter-result = Resultat { $points }
web-desk-act-report-conduct = Uppträdande
web-desk-act-report-two-hands = { $who } använde båda händerna
web-desk-act-report-displaced = { $who } rubbade pjäser
web-desk-act-report-off-square = En pjäs utanför sitt fält: gå tillbaka
web-desk-act-report-start-error = { $word ->
    [wrong-array] Pjäserna började på fel fält
    [board-turned] Brädet är vridet
   *[colours-reversed] Färgerna är omkastade
}
web-desk-act-report-clock-fault = { $word ->
    [defective] Klockan är trasig
   *[wrong-setting] Klockan är felställd
}
web-desk-act-report-scoresheet-fault = { $whose } elektroniska protokoll slutade fungera
web-desk-act-appoint-start = Bestäm starttiden
web-desk-act-place-clock = { $word ->
    [left] Klockan står till vänster
   *[right] Klockan står till höger
}
web-desk-act-draw-array = Lotta utgångsställningen
web-desk-act-set-up-array = Ställ upp en utgångsställning
web-desk-act-take-scoresheet = Ge { $to } ett protokoll
web-desk-act-inspect-scoresheet = Se på { $whose } protokoll
web-desk-act-reconstruct = Spela upp partiet igen
web-desk-act-approve-assistant = Godkänn { $whose } medhjälpare
web-desk-act-set-up-two-boards = Två bräden, för en blind spelare
web-desk-act-report-difference = De två brädena skiljer sig
web-desk-act-set-session = Meddela ett spelpass
web-desk-act-order-sealing = Begär förseglat drag
web-desk-act-label-envelope = Skriv namnen på kuvertet
web-desk-act-appoint-resumption = Bestäm återupptagandet
web-desk-act-set-up-resumption = Ställ upp för återupptagandet
web-desk-act-open-envelope = Öppna kuvertet
web-desk-act-note-absence-at-resumption = Notera frånvaron vid återupptagandet
web-desk-act-report-envelope-lost = Kuvertet saknas
web-desk-act-report-position-lost = Ställningen är förlorad
web-desk-act-report-wrong-time = { $whose } förbrukade tid var fel
web-desk-act-other = En annan åtgärd

# Vad som gjordes, efter brädets nummer.
web-desk-done-start-clock = klockan startades
web-desk-done-stop-clock = klockan stannades
web-desk-done-resume = klockan sattes igång
web-desk-done-set-clock = klockan ställdes
web-desk-done-add-time = { $to } fick tid
web-desk-done-set-aside = det senaste avgörandet upphävdes
web-desk-done-see-flag = det noterades att { $whose } flagga har fallit
web-desk-done-see-irregularity = spelet avbröts för det otillåtna draget
web-desk-done-judge-stop = { $justified ->
    [yes] det fanns skäl att stanna klockan
   *[no] det fanns inget skäl att stanna klockan
}
web-desk-done-excuse = { $whose } försening godtogs
web-desk-done-note-absence = frånvaron noterades
web-desk-done-restore-pieces = pjäserna står på plats igen
web-desk-done-enter-result = resultatet { $points } fördes in
web-desk-done-reopen = partiet fortsätter
web-desk-done-rule-accept = { $proposed ->
    [yes] avgjordes enligt förslaget
   *[no] befanns riktigt
}
web-desk-done-rule-reject = { $proposed ->
    [yes] förslaget följdes inte
   *[no] befanns felaktigt
}
web-desk-done-rule-end = partiet avslutades med { $points }
web-desk-done-rule-postpone = avgörandet sköts upp
web-desk-done-rule-reinstate = en tidigare ställning återställdes
web-desk-done-rule-times = båda tiderna ställdes
web-desk-done-measure-warning = { $to } varnades
web-desk-done-measure-add-time = { $whose } motståndare fick tid
web-desk-done-measure-take-time = tid togs från { $from }
web-desk-done-measure-loss = partiet dömdes som förlust för { $to }
web-desk-done-other = ”{ $what }” antecknades

# Fält.
web-desk-field-time = Tid
web-desk-field-white = Vits tid
web-desk-field-black = Svarts tid
web-desk-field-lift_white_flag = Lyft Vits flagga
web-desk-field-lift_black_flag = Lyft Svarts flagga
web-desk-field-halves = Halva poäng
web-desk-field-amount = Belopp i cent
web-desk-field-rounds = Ronder
web-desk-field-of = Vem
web-desk-field-what = Vad
web-desk-field-agreed = Var det överenskommet?
web-desk-field-before = Gånger tidigare
web-desk-field-body = Kroppsvisitation?
web-desk-field-since = Rätt till halvdrag
web-desk-field-ply = Vid halvdrag
web-desk-field-start = Klockslag
web-desk-field-number = Nummer
web-desk-field-fen = Ställning (FEN)
web-desk-field-medium = På vad
web-desk-field-notation = Bokstäver
web-desk-field-duties = För vad
web-desk-field-disabled = För en funktionsnedsättning?
web-desk-field-announced = Klockslag
web-desk-field-length = Längd
web-desk-field-hour = Klockslag
web-desk-field-place = Plats
web-desk-field-move = Drag
web-desk-field-shown = Visad tid
web-desk-field-used = Använd tid
web-desk-field-hearing_impaired = Hörselskadad?

# Att ställa upp bräden.
web-desk-rulebook = Regler
web-desk-control = Betänketid
web-desk-kind = Bräde
web-desk-kind-wooden = riktigt bräde, telefonen är klockan
web-desk-kind-strict = på skärm, spelarna kräver själva
web-desk-kind-assisted = på skärm, bara regelrätta drag
web-desk-event = Tävling
web-desk-round-field = Rond (får lämnas tom)
web-desk-first-board = Första brädet
web-desk-pairs = Par, ett per rad
web-desk-pairs-example = Vit – Svart
web-desk-number = Antal bräden
web-desk-set-up-boards = { $total ->
    [one] Skapa ett bräde
   *[other] Skapa { $total } bräden
}
web-desk-setting-up = Bräde { $at } av { $total } …
web-desk-decide = Reglerna överlåter detta åt tävlingen. Kontrollera och fortsätt.
web-desk-setting = Det tävlingen bestämmer
web-desk-link-label = Domarens länk till ett bord, eller arrangörens länk
web-desk-link-unread = Detta är ingen länk till ett bord. Den ser ut så här: …/t/…#…
web-desk-link-not-arbiter = Länken öppnar en annan plats. Be arrangören om domarens länk.
web-desk-add = Lägg till

# På papper.
web-desk-print = Skriv ut
web-desk-print-cards = Brädkort
web-desk-print-results = Resultat
web-desk-print-rulings = Kvällens avgöranden
web-desk-links-missing = Koder som inte är kända här
web-desk-links-missing-what = De här platserna skapades någon annanstans. En plats i taget kan få en ny länk.
web-desk-links-taken = { $seats ->
    [one] Vid en plats till sitter redan en spelare. Den behåller sin länk.
   *[other] Vid { $seats } platser till sitter redan spelare. De behåller sina länkar.
}
web-desk-reissue = Ny länk
web-desk-reissue-sure = Den gamla länken slutar genast gälla: ge en ny
web-desk-card-hint = Rikta telefonens kamera mot koden för din färg.
web-desk-column-board = Bräde
web-desk-column-result = Resultat
web-desk-column-how = Hur
web-desk-column-time = Tid
web-desk-column-ruling = Avgörande
web-desk-column-articles = Artiklar
web-desk-no-rulings = Ingenting avgjordes denna kväll.
web-desk-signature = Domarens underskrift

# Hela lokalen.
web-desk-all-there = Alla { $all } spelare är vid sina bräden.
web-desk-there = { $here ->
    [one] En av { $all } spelare är vid sitt bräde.
   *[other] { $here } av { $all } spelare är vid sina bräden.
}
web-desk-wait-for = { $count ->
    [one] Bräde { $boards } väntar på spelare.
   *[other] Brädena { $boards } väntar på spelare.
}
web-desk-start-all = Starta alla klockor ({ $count })
web-desk-stop-all = Stanna alla klockor ({ $count })
web-desk-stop-all-sure = { $count ->
    [one] Ja, stanna en klocka
   *[other] Ja, stanna { $count } klockor
}
web-desk-resume-all = Låt alla klockor gå ({ $count })
web-desk-all-start = { $count ->
    [one] En klocka startades.
   *[other] { $count } klockor startades.
}
web-desk-all-stop = { $count ->
    [one] En klocka står.
   *[other] { $count } klockor står.
}
web-desk-all-resume = { $count ->
    [one] En klocka går igen.
   *[other] { $count } klockor går igen.
}
web-desk-all-failed = { $count ->
    [one] Vid ett bräde gick det inte; tryck igen.
   *[other] Vid { $count } bräden gick det inte; tryck igen.
}
web-desk-show = Vilka bräden som visas
web-desk-show-all = Alla
web-desk-show-waits = Väntar
web-desk-show-plays = Spelar
web-desk-show-before = Inte börjat
web-desk-show-over = Slut
web-desk-coming = { $count ->
    [one] Ett bräde är på väg …
   *[other] { $count } bräden är på väg …
}
web-desk-no-event = Övriga bräden
web-desk-round = rond { $round }
web-desk-too-many = Det finns fler bräden än bordet kan följa. Här är de { $count } nyaste.
# Bräden som har lagts undan från domarens bord; i partierna ändras ingenting.
web-desk-put-away = Lägg undan
web-desk-put-away-over = { $count ->
    [one] Lägg undan brädet som är avslutat
   *[other] Lägg undan { $count } avslutade bräden
}
web-desk-bring-back = Visa undanlagda bräden ({ $count })
web-desk-sign-out = Logga ut
web-desk-sign-out-sure = Ja, glöm länkarna här
web-desk-link-unknown = Den här länken öppnar ingen domarplats. Be arrangören om en ny.
web-desk-organiser-stale = Servern känner inte till arrangörslänken som sparats här. Öppna arrangörslänken igen eller logga ut.

# Spelare, som de som får något och som de som förlorar det.
web-desk-to-white = vit
web-desk-to-black = svart
web-desk-from-white = vit
web-desk-from-black = svart
