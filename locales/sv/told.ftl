# Vad som hände vid ett bord. Nycklar och värden kommer från crates/telling.

# Vad som hände.
event-clock-started = { $whose } klocka startades.
event-clock-pressed = { $who } tryckte på klockan.
event-clock-stopped = Klockan stannades av { $by }.
event-clock-resumed = Klockan går vidare.
event-clock-turned = { $whose } klocka går.
event-time-added = { $who } får { $time }.
event-time-taken = { $who } förlorar { $time }.
event-adjusting-announced = { $who } meddelade att pjäser rättas till.
event-touched = { $who } { $contact ->
    [adjusting] rättade till
    [brushed] snuddade vid
   *[taken] vidrörde
} pjäsen på { $square }.
event-board-changed = Brädet ändrades; inget regelrätt drag har gjorts därmed.
event-move-made = { $who } gjorde draget { $move }.
event-move-unseen = { $who } fullbordade ett drag som ingen har matat in.
event-move-entered = { $whose } drag { $move } matades in i efterhand.
event-move-completed = { $whose } drag är fullbordat.
event-left = { $who } tryckte på klockan. Det som står på brädet är inget regelrätt drag. { $what }
event-treated = { $who } fullbordade ett drag på ett sätt som räknas som otillåtet drag. { $what }
event-two-hands-seen = { $who } sågs använda båda händerna för ett drag.
event-two-hands-seen-at = { $who } sågs använda båda händerna för ett drag: { $half }.
event-move-refused = Draget avvisas; brädet är som förut. { $what }
event-move-barred = Draget { $move } avvisas på grund av tidigare vidrörda pjäser.
event-illegal-position-seen = Domaren har sett en omöjlig ställning och inväntar ett drag.
event-illegal-move-seen = Domaren såg att { $whose } drag var otillåtet och sade till.
event-illegal-position-waited = Draget som domaren inväntade är fullbordat.
event-repair-proposed = { $who } vill gå tillbaka till { $plies ->
    [0] utgångsställningen
   *[other] ställningen efter { $half }
}.
event-irregularity-stands = Ingen tog upp { $whose } oegentlighet i tid: den står fast.
event-draw-offered = { $who } bjöd remi{ $timely ->
    [yes] .
   *[no] , och inte vid rätt tidpunkt.
}
event-offer-lapsed = Remianbudet har förfallit: { $how ->
    [declined] det avböjdes.
    [touched] motståndaren vidrörde en pjäs.
   *[spent] begäran som det hörde till avslogs.
}
event-move-fixed = { $who } fastställde draget { $move } { $form ->
    [writing] skriftligt.
    [entry] på apparaten.
   *[declaration] inför domaren.
}
event-illegal-move-fixed = Draget som { $who } fastställde, med pjäsen på { $square }, är inte tillåtet.
event-claimed = { $who } kräver: { $claim }.
event-examined-appearances = Enligt partiets protokoll har ställningen förekommit { $count ->
    [one] en gång, efter { $half }
   *[other] { $count } gånger, efter { $half }
}.
event-examined-quiet = Enligt partiets protokoll har så många drag gjorts utan slag och bondedrag: vit { $white }, svart { $black }.
event-reinstated = { $plies ->
    [0] Utgångsställningen
   *[other] Ställningen efter { $half }
} återställs.
event-bound = { $whose } nästa drag måste vara { $move }.
event-flag-remarked = { $who } påpekade motståndarens flagga; det gäller när klockan stannas i tid.
event-flag-fell = { $whose } flagga har fallit.
event-line-awaited = { $who } får visa en forcerad mattvariant.
event-line-forces = { $whose } variant tvingar fram matt.
event-line-fails = { $whose } variant tvingar inte fram matt. { $fault }
event-can-mate = { $who } kan ännu sätta matt.
event-can-mate-by = { $who } kan ännu sätta matt, till exempel så här: { $line }.
event-can-mate-in = { $who } kan ännu sätta matt; den funna varianten har { $moves } drag.
event-cannot-mate = { $who } kan aldrig sätta matt: { $proof }.
event-mating-unproved = Det kunde inte bevisas om { $who } ännu kan sätta matt. Undersökta ställningar: { $positions }.
event-dead-found = Ställningen efter { $half } var död, och partiet slutade då, vid { $arose }. Vit kan aldrig sätta matt: { $white }. Svart kan aldrig sätta matt: { $black }.
event-voided = Det som hände efter { $half } är ogiltigt.
event-noted = Antecknas om { $who }: { $breach }.
event-asked = Fråga { $number } till domaren: { $matter }.
event-asked-proposal = Fråga { $number } till domaren: { $matter }. Förslag: { $proposal }.
event-not-asked = Så många frågor väntar att denna inte kunde ställas till domaren: { $matter }.
event-ruled = Domaren avgör fråga { $number }: { $ruling }.
event-ruling-set-aside = Domaren upphäver sitt avgörande i fråga { $number }; frågan är öppen igen.
event-start-appointed = Partiet är utsatt att börja vid { $hour }; spelarna ska vara på plats senast { $limit }.
event-arrived = { $who } har kommit till brädet.
event-clock-placed = Klockan står på bordets { $side ->
    [left] vänstra
   *[right] högra
} sida.
event-seat-chosen = Svart valde bordets { $side ->
    [left] vänstra
   *[right] högra
} sida.
event-array-set-up = Pjäserna är uppställda: utgångsställning { $number }.
event-start-error-reported = Anmält av { $by }: { $error }.
event-start-error-stands = Det får förbli: { $error }.
event-board-transferred = Ställningen flyttas över till ett rätt vänt bräde.
event-array-corrected = Samma drag ställs upp från rätt utgångsställning.
event-new-game-ordered-times = Ett nytt parti ska spelas; vit har { $white }, svart { $black }.
event-clock-fault-reported = Anmält av { $by }: { $fault }.
event-clock-setting-stays = Klockans inställningar kvarstår: det är för sent att ändra dem.
event-pieces-displaced = { $who } rubbade pjäser.
event-pieces-displaced-at = { $who } rubbade pjäser: { $half }.
event-pressed-displaced = { $who } tryckte på klockan medan rubbade pjäser låg kvar.
event-pieces-restored = Pjäserna står åter på plats.
event-extra-time-requested = { $who } begär extra tid per drag ({ $form ->
    [increment] tillägg
   *[delay] fördröjning
}).
event-watch-began = { $whose } krav skjuts upp; spelet fortsätter under uppsikt: { $claim }.
event-flag-held = { $whose } flagga föll under tiden; domaren säger vad det betyder.
event-watch-ended = Det uppskjutna kravet är avgjort.
event-play-ended = Spelet slutar med { $whose } krav, som går till utsedd domare.
event-verified = Motståndaren bekräftade { $evidence ->
    [position] slutställningen
   *[scoresheet] protokollet
}.
event-reported = Anmält om { $offender }: { $misconduct }.
event-reported-at = Anmält om { $offender }, { $half }: { $misconduct }.
event-appealed = { $who } överklagar { $against ->
    [decision] beslutet
   *[conduct] domarens uppträdande
}.
event-assisted = { $who } har en medhjälpare: { $duties }.
event-acted-for = { $whose } medhjälpare agerar: { $duty }.
event-count-told = { $who } får veta antalet drag och tiderna.
event-concluded = Partiet är slut: { $score }. { $cause }
event-annulled = Partiet räknas inte. { $cause }
event-end-withheld = { $whose } drag avslutade partiet; ingen säger det före en spelare.
event-end-confirmed = { $who } vet att partiet är slut.

# Protokollen.
event-sheet-taken = { $who } har ett protokoll: { $medium }.
event-entered = { $who } skrev { $half }: { $entry }.
event-offer-marked = { $who } satte tecknet för remianbud vid { $half }, som inte är skrivet.
event-remarked = { $who } skrev en anmärkning i protokollet.
event-relieved = { $who } behöver inte notera under resten av perioden.
event-update-ordered = { $who } måste komplettera sitt protokoll.
event-updated = { $whose } protokoll är komplett.
event-borrowed = { $who } tog motståndarens protokoll.
event-returned = { $who } lämnade tillbaka protokollet.
event-record-shown = { $who } fick se domarens notering; gånger hittills: { $count }.
event-facts-noted = Ställning, tider, drag och dragantal noteras före rekonstruktionen.
event-reconstructed = Partiet är rekonstruerat; protokollen är fullständiga.
event-period-begun = { $whose } nästa drag räknas som det första efter { $moves } drag.
event-sheet-replaced = { $whose } protokoll byttes ut.
event-signed = { $who } bekräftade resultatet { $score }.
medium-paper = papper
medium-certified-device = certifierad apparat
medium-other-device = annan apparat
medium-braille = punktskrift
medium-recorder = inspelare
entry-unclear = något som inte är ett drag

# Hängparti.
event-session-set = Spelpasset slutar vid { $hour }.
event-seal-ordered = { $who } ska försegla sitt drag.
event-move-sealed = { $who } skrev ett drag att förseglas.
event-adjourned = Partiet är avbrutet; { $who } förseglade.
event-labelled = Spelarnas namn står på kuvertet.
event-resumption-appointed = Partiet återupptas vid { $hour }.
event-envelope-bears = På kuvertet: { $item }.
event-resumption-set-up = Partiet är uppställt för återupptagande.
event-came = { $who } har kommit till återupptagandet.
event-opened = { $whose } kuvert öppnas.
event-reply-opened = { $whose } förseglade svar öppnas.
event-envelope-missing = Kuvertet saknas.
item-names = spelarnas namn
item-position = ställningen före det förseglade draget
item-times = förbrukade tider
item-sealer = vem som förseglade
item-number = det förseglade dragets nummer
item-offer = ett öppet remianbud
item-resumption = när och var partiet återupptas

# Två bräden.
event-two-boards = Två bräden används.
event-announced = { $who } meddelade draget { $move }.
event-corrected = { $who } rättade det meddelade draget: { $move }.
event-repeated = { $who } upprepade { $same ->
    [yes] det meddelade draget.
   *[no] ett annat drag än det meddelade.
}
event-felt = { $who } kände på pjäsen på { $square }; det är ingen beröring.
event-all-done = Allt som hör till { $whose } drag är gjort.

# Vad som är oegentligt; meningar.
irregular-unpromoted-pawn = En bonde står oförvandlad på { $square }.
irregular-no-move = Inget drag gjordes.
irregular-two-hands = Det gjordes med båda händerna.

# Vad som antecknas.
breach-untimely-offer = remianbud vid fel tidpunkt
breach-barred-offer = ett remianbud där tävlingen förbjuder det
breach-inadmissible-claim = ett krav som då inte kunde framställas
breach-adjusting-on-opponents-time = rättande av pjäser på motståndarens tid
breach-press-without-move = tryckning före draget
breach-two-hands = drag med båda händerna
breach-unfounded-claims = ännu ett ogrundat krav
breach-offer-withdrawn = anbud som sades vara återtaget; det gäller
breach-sealed-another-move = ett annat drag förseglades än det som gjordes på brädet
breach-unclear-announcement = ett meddelande som inte är ett drag
breach-late-correction = felsägning rättad efter tryckningen
breach-premature-press = tryckning innan draget meddelats
flaw-not-recorded = ett drag innan tidigare noterats
flaw-written-ahead = ett drag noterat innan det gjordes
flaw-foreign-entry = något i protokollet som inte hör dit
flaw-offer-not-marked = ett remianbud som inte är markerat
flaw-other-notation = annan notation än den algebraiska
flaw-long-form = lång notation
flaw-pawn-letter = bokstav för bonde
flaw-file-missing = bondeslag utan linje
flaw-square-missing = bondeslag utan ankomstruta
flaw-ambiguous = två lika pjäser inte åtskilda
flaw-promotion-missing = förvandling utan ny pjäs
flaw-no-such-move = ett omöjligt drag
flaw-another-move = ett annat drag än det gjorda
flaw-not-updated = ett drag innan protokollet kompletterats
flaw-not-returned = ett drag innan motståndarens protokoll lämnats tillbaka
flaw-viewed-too-often = noteringen begärdes för ofta

# Varianter som sägs tvinga fram matt.
line-fault-here = I ställningen på brädet
line-fault-after = Efter { $path }
line-fault-too-many = Fler än { $limit } drag visas; inget har undersökts.
line-fault-unanswered = { $place } saknas en fortsättning på svaret { $move }.
line-fault-not-mate = { $place } är det inte matt: { $move } är möjligt, och varianten slutar där.
line-fault-stalemate = { $place } är det patt.
line-fault-mated = { $place } är det den krävande som är matt.
line-fault-no-move = { $place } visar den krävande inget drag.
line-fault-two-moves = { $place } visar den krävande två drag: { $move } och { $other }.
line-fault-illegal = { $place } är { $move } inte ett regelrätt drag. { $reason }

# Varför ett drag inte är tillåtet, efter orsakens kod.
illegality-nothing-moved = Ingenting flyttades.
illegality-no-piece = Det finns ingen sådan pjäs på fältet där draget börjar.
illegality-opponents-piece-moved = Pjäsen är motståndarens.
illegality-several-pieces-moved = Flera pjäser flyttades, och det var ingen rockad.
illegality-piece-added = På brädet står en pjäs som inte fanns där.
illegality-own-piece-removed = En av spelarens egna pjäser är borta från brädet.
illegality-piece-exchanged = En pjäs har blivit en annan, och det var ingen förvandling.
illegality-own-piece-on-square = På fältet står en pjäs av samma färg.
illegality-captured-piece-left = Den slagna pjäsen lämnades kvar på brädet.
illegality-wrong-piece-removed = En pjäs som inte slogs togs bort.
illegality-bishop-movement = En löpare går längs en diagonal.
illegality-rook-movement = Ett torn går längs en linje eller en rad.
illegality-queen-movement = En dam går längs en linje, en rad eller en diagonal.
illegality-piece-in-between = En pjäs står emellan.
illegality-knight-movement = En springare går inte så.
illegality-pawn-movement = En bonde går rakt fram eller slår snett framåt.
illegality-pawn-step-blocked = Fältet framför bonden är upptaget.
illegality-pawn-double-step-late = En bonde går två fält endast i sitt första drag.
illegality-pawn-double-step-blocked = Ett av de två fälten framför bonden är upptaget.
illegality-pawn-capture-of-nothing = En bonde går snett endast när den slår.
illegality-not-en-passant = En passant är möjligt endast genast efter dubbelsteget.
illegality-promotion-missing = På sista raden måste bonden förvandlas.
illegality-promotion-to-wrong-piece = En bonde förvandlas till dam, torn, löpare eller springare av samma färg.
illegality-promotion-too-early = En bonde förvandlas endast på sin sista rad.
illegality-promotion-too-late = En bonde förvandlas endast i det drag som för den till dess sista rad.
illegality-dead-pawn-moved = En bonde som lämnats på sista raden flyttas aldrig mer.
illegality-king-movement = En kung går till ett angränsande fält.
illegality-king-to-attacked-square = Kungen får inte gå till ett angripet fält.
illegality-castling-movement = Kung och torn sattes inte på rockadens fält.
illegality-castling-right-lost = Rätten att rockera är förlorad.
illegality-castling-king-moved = Kungen har flyttats och får därför inte rockera.
illegality-castling-rook-moved = Tornet har flyttats, så rockad med det är inte tillåten.
illegality-castling-through-attack = Vid rockad får kungen inte stå på, passera eller nå ett angripet fält.
illegality-castling-piece-in-between = En pjäs står i vägen för rockaden.
illegality-king-captured = En kung får inte slås.
illegality-king-left-in-check = Kungen skulle stå kvar i schack.
illegality-king-exposed = Kungen skulle utsättas för schack.

# Vad som står i protokollet utöver händelserna. $seat är white, black, white-assistant, black-assistant, arbiter, spectator eller hall-screen.
record-table-created = Bordet ställdes i ordning.
record-seat-reissued = En ny länk gjordes för { $seat ->
    [white] Vit
    [black] Svart
    [white-assistant] Vits medhjälpare
    [black-assistant] Svarts medhjälpare
    [arbiter] domaren
    [spectator] åskådarna
   *[hall-screen] skärmen i spellokalen
}; den gamla öppnar ingenting längre.
record-seat-revoked = Länken för { $seat ->
    [white] Vit
    [black] Svart
    [white-assistant] Vits medhjälpare
    [black-assistant] Svarts medhjälpare
    [arbiter] domaren
    [spectator] åskådarna
   *[hall-screen] skärmen i spellokalen
} öppnar ingenting längre.
record-outage = Servern gick inte att nå under { $time }; klockan räknas som stannad under tiden.
record-lag = Nätet var långsamt: kommandot räknas som givet { $time } tidigare.
