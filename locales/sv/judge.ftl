# Vad som händer vid ett bord, vad som frågas och avgörs.

# Människor, som subjekt och som ägare.
player-white = vit
player-black = svart
player-white-whose = vits
player-black-whose = svarts
by-arbiter = domaren
by-system = programmet
by-assistant-white = vits medhjälpare
by-assistant-black = svarts medhjälpare
offender-both = båda spelarna
offender-outsider = någon som inte spelar här

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
event-move-completed = { $whose } drag är fullbordat.
event-left = { $who } tryckte på klockan utan att lämna ett regelrätt drag. { $what }
event-treated = { $who } fullbordade ett drag på ett sätt som räknas som otillåtet drag. { $what }
event-two-hands-seen = { $who } sågs använda båda händerna för ett drag.
event-move-refused = Draget avvisas; brädet är som förut. { $what }
event-move-barred = Draget { $move } avvisas på grund av tidigare vidrörda pjäser.
event-illegal-position-seen = Domaren har sett en omöjlig ställning och inväntar ett drag.
event-illegal-position-waited = Draget som domaren inväntade är fullbordat.
event-repair-proposed = { $who } vill gå tillbaka till ställningen efter halvdrag { $plies }.
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
event-claimed = { $who } kräver: { $claim }.
event-found = { $whose } krav befinns { $correct ->
    [yes] riktigt
   *[no] felaktigt
}: { $claim }.
event-inadmissible = { $whose } krav kan inte framställas nu: { $claim }.
event-illegal-move-counted = { $whose } otillåtna drag hittills: { $count }.
event-reinstated = Ställningen efter halvdrag { $plies } återställs.
event-bound = { $whose } nästa drag måste vara { $move }.
event-flag-remarked = { $who } påpekade motståndarens flagga; det gäller när klockan stannas i tid.
event-flag-fell = { $whose } flagga har fallit.
event-line-awaited = { $who } får visa en forcerad mattvariant.
event-line-forces = { $whose } variant tvingar fram matt.
event-line-fails = { $whose } variant tvingar inte fram matt. { $fault }
event-can-mate = { $who } kan ännu sätta matt.
event-can-mate-by = { $who } kan ännu sätta matt, till exempel så här: { $line }.
event-cannot-mate = { $who } kan aldrig sätta matt: { $proof }.
event-mating-unproved = Det kunde inte bevisas om { $who } ännu kan sätta matt. Undersökta ställningar: { $positions }.
event-dead-found = Ställningen efter halvdrag { $plies } var död, och partiet slutade då, vid { $arose }. Vit kan aldrig sätta matt: { $white }. Svart kan aldrig sätta matt: { $black }.
event-voided = Det som hände efter halvdrag { $plies } är ogiltigt.
event-noted = Antecknas om { $who }: { $breach }.
event-asked = Fråga { $number } till domaren: { $matter }.
event-asked-proposal = Fråga { $number } till domaren: { $matter }. Förslag: { $proposal }.
event-not-asked = Så många frågor väntar att denna inte kunde ställas till domaren: { $matter }.
event-ruled = Domaren avgör fråga { $number }: { $ruling }.
event-ruling-set-aside = Domaren upphäver sitt avgörande i fråga { $number }; frågan är öppen igen.
event-start-appointed = Partiet är utsatt att börja vid { $hour }.
event-arrived = { $who } har kommit till brädet.
event-excused = { $who } förlorar inte på grund av försening.
event-reopened = Partiets slut upphävs; spelet fortsätter.
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
event-new-game-ordered = Ett nytt parti ska spelas.
event-new-game-ordered-times = Ett nytt parti ska spelas; vit har { $white }, svart { $black }.
event-clock-fault-reported = Anmält av { $by }: { $fault }.
event-clock-setting-stays = Klockans inställningar kvarstår: det är för sent att ändra dem.
event-clock-set = Domaren ställde in klockan.
event-stop-judged = { $who } stannade klockan { $justified ->
    [yes] med skäl
   *[no] utan skäl
}.
event-pieces-displaced = { $who } rubbade pjäser.
event-pressed-displaced = { $who } tryckte på klockan medan rubbade pjäser låg kvar.
event-pieces-restored = Pjäserna står åter på plats.
event-extra-time-requested = { $who } begär extra tid per drag ({ $form ->
    [increment] tillägg
   *[delay] fördröjning
}).
event-extra-time-granted = Båda spelarna har från nu { $time } extra per drag.
event-watch-began = { $whose } krav skjuts upp; spelet fortsätter under uppsikt: { $claim }.
event-flag-held = { $whose } flagga föll under tiden; domaren säger vad det betyder.
event-watch-ended = Det uppskjutna kravet är avgjort.
event-play-ended = Spelet slutar med { $whose } krav, som går till utsedd domare.
event-verified = Motståndaren bekräftade { $evidence ->
    [position] slutställningen
   *[scoresheet] protokollet
}.
event-reported = Anmält om { $offender }: { $misconduct }.
event-penalised = Bestraffning för { $who }: { $measure }.
event-score-set = Poängen är { $score }.
event-outsider-expelled = Någon som inte spelar här avvisades.
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
event-other = Något annat hände: { $what }.

# Protokollen.
event-sheet-taken = { $who } har ett protokoll: { $medium }.
event-entered = { $who } skrev halvdrag { $line }: { $entry }.
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
entry-empty = ingenting
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
event-announced = { $who } annonserade draget { $move }.
event-corrected = { $who } rättade sin annonsering: { $move }.
event-repeated = { $who } upprepade { $same ->
    [yes] det annonserade draget.
   *[no] ett annat drag än det annonserade.
}
event-felt = { $who } kände på pjäsen på { $square }; det är ingen beröring.
event-all-done = Allt som hör till { $whose } drag är gjort.

# Vad som är oegentligt; meningar.
irregular-unpromoted-pawn = En bonde står oförvandlad på { $square }.
irregular-no-move = Inget drag gjordes.
irregular-two-hands = Det gjordes med båda händerna.

# Krav.
claim-illegal-move = otillåtet drag
claim-touch-move = en annan pjäs vidrördes först
claim-flag = motståndarens flagga har fallit
claim-threefold = ställningen för tredje gången
claim-fifty-moves = 50 drag utan slag och bondedrag
claim-extra-time = extra tid per drag
claim-quickplay-cannot-win = remi: motståndaren kan inte vinna på normalt sätt
claim-quickplay-no-effort = remi: motståndaren försöker inte vinna
claim-no-progress = remi: partiet gör inga framsteg
claim-displaced = motståndaren rubbade pjäser

# Varför partiet slutade; meningar.
cause-checkmate = Schackmatt.
cause-resignation = { $who } gav upp.
cause-stalemate = Patt.
cause-dead-position = Ingen kan längre sätta matt.
cause-agreement = Remi genom överenskommelse.
cause-threefold = Ställningen uppstod för tredje gången.
cause-fifty-moves = Femtio drag var utan slag och bondedrag.
cause-fivefold = Ställningen uppstod för femte gången.
cause-seventy-five = Sjuttiofem drag var utan slag och bondedrag.
cause-time = { $whose } tid tog slut.
cause-both-times = Båda spelarnas tid tog slut.
cause-illegal-move = { $whose } otillåtna drag.
cause-illegal-position = Ställningen var omöjlig även efter ett drag till.
cause-king-capture = { $who } slog kungen.
cause-absence = { $who } kom för sent.
cause-both-absent = Båda spelarna kom för sent.
cause-displacing = { $who } rubbade pjäser och tryckte på klockan.
cause-normal-means = Partiet kunde inte, eller försöktes inte, vinnas på normalt sätt.
cause-annulled = Det började fel, och ett nytt spelas i dess ställe.
cause-penalty = { $who } dömdes förlora.
cause-sealed-move = { $whose } förseglade drag.
cause-signed = Båda spelarna bekräftade det.
cause-arbiter = Domaren beslutade.
never-bare-king = det finns bara kungen
never-material = dessa pjäser sätter matt i ingen ställning
never-out-of-reach = ingen matt är inom räckhåll för dessa pjäser
never-exhausted = varje ställning som kan uppstå har undersökts
never-game-over = partiet är slut

# Vad som antecknas.
breach-untimely-offer = remianbud vid fel tidpunkt
breach-barred-offer = ett remianbud där tävlingen förbjuder det
breach-inadmissible-claim = ett krav som då inte kunde framställas
breach-adjusting-on-opponents-time = rättande av pjäser på motståndarens tid
breach-press-without-move = tryckning före draget
breach-two-hands = drag med båda händerna
breach-offer-withdrawn = anbud som sades vara återtaget; det gäller
breach-sealed-another-move = ett annat drag förseglades än det som gjordes på brädet
breach-unclear-announcement = en annonsering som inte är ett drag
breach-late-correction = felsägning rättad efter tryckningen
breach-premature-press = tryckning före annonseringen
flaw-not-recorded = ett drag innan tidigare noterats
flaw-written-ahead = ett drag noterat innan det gjordes
flaw-foreign-entry = något i protokollet som inte hör dit
flaw-offer-not-marked = ett remianbud som inte är markerat
flaw-other-notation = annan notation än den algebraiska
flaw-long-form = lång notation
flaw-pawn-letter = bokstav för bonde
flaw-file-missing = bondeslag utan linje
flaw-ambiguous = två lika pjäser inte åtskilda
flaw-promotion-missing = förvandling utan ny pjäs
flaw-no-such-move = ett omöjligt drag
flaw-another-move = ett annat drag än det gjorda
flaw-not-updated = ett drag innan protokollet kompletterats
flaw-not-returned = ett drag innan motståndarens protokoll lämnats tillbaka
flaw-viewed-too-often = noteringen begärdes för ofta

# Vad domaren tillfrågas om.
matter-claim = { $whose } krav: { $claim }
matter-both-flags = båda flaggorna har fallit
matter-can-mate = om { $who } ännu kan sätta matt; { $positions ->
    [0] ingen ställning undersöktes
   *[other] inget bevisades, undersökta ställningar: { $positions }
}
matter-blocked-pawns = om { $who } vinner: reglernas materialkrav räknar bönder, men det är bevisat att dessa aldrig sätter matt ({ $proof })
matter-dead-before-result = ställningen efter halvdrag { $plies } var död, och ett resultat har bekräftats sedan dess
matter-illegal-position = en omöjlig ställning kvarstår efter ett drag till
matter-event-order = vilket kom först, { $whose } otillåtna drag eller motståndarens flagga
matter-several-irregularities = flera oegentligheter på en gång, den tidigaste av { $who }
matter-breach = { $whose } överträdelse
matter-contact = om { $whose } beröring var en olyckshändelse
matter-end-by-forbidden-move = { $who } avslutade partiet med ett drag som vidrörda pjäser förbjöd
matter-both-late = båda spelarna är försenade
matter-start-error = { $error }
matter-new-game-times = det nya partiets tider
matter-clock-fault = { $fault }
matter-displaced = { $who } rubbade pjäser
matter-piece-off-its-square = en pjäs står på fel ruta
matter-extra-time = { $who } begär extra tid per drag
matter-watched = { $whose } uppskjutna krav: { $claim }
matter-referred = { $whose } krav som avslutade spelet: { $claim }
matter-incident = uppträdande, { $offender }: { $misconduct }
matter-reconstruction = om partiet kunde rekonstrueras
matter-scoresheet = { $whose } elektroniska protokoll fungerar inte
matter-unsigned = { $who } bekräftade resultatet på ett sätt som inte gäller
matter-result-disputed = spelarna bekräftar inte samma resultat
matter-appeal = { $whose } överklagande
matter-assistant = { $who } begär en medhjälpare: { $duties }
matter-assistant-clock = klockan, anpassad för { $whose } medhjälpare
matter-envelope-incomplete = uppgifter saknas på kuvertet
matter-sealed-move = vad { $who } förseglade är oklart
matter-late-at-resumption = { $who } är försenad till återupptagandet
matter-both-late-at-resumption = båda spelarna är försenade till återupptagandet
matter-used-time = { $whose } förbrukade tid ställdes in fel
matter-boards-differ = brädena skiljer sig åt
start-error-wrong-array = pjäserna stod från början på fel rutor
start-error-board-turned = brädet ligger fel
start-error-colours-reversed = färgerna är omkastade
clock-fault-defective = klockan är defekt
clock-fault-wrong-setting = klockan är fel inställd

# Vad som föreslås.
proposal-end = partiet slutar { $score }
proposal-play-on = spelet fortsätter
proposal-warning = en varning
proposal-reinstate = ställningen efter halvdrag { $plies }
proposal-new-game = ett nytt parti
proposal-correct-array = rätt utgångsställning med samma drag
proposal-times = vit { $white }, svart { $black }
proposal-restore = pjäserna ställs tillbaka på spelarens egen tid
proposal-replace = protokollet byts ut
proposal-expel = den som lade sig i avvisas
proposal-follow-sheets = brädena följer protokollen från halvdrag { $plies }

# Hur domaren avgör.
ruling-accept = godtas
ruling-reject = avslås
ruling-end = partiet slutar { $score }
ruling-reinstate = ställningen efter halvdrag { $plies } återställs
ruling-warn = { $who } varnas
ruling-add-time = { $who } får { $time }
ruling-take-time = { $who } förlorar { $time }
ruling-postpone = skjuts upp
ruling-new-game = ett nytt parti
ruling-times = vit { $white }, svart { $black }
ruling-penalise = bestraffning för { $who }: { $measure }
ruling-expel = den som lade sig i avvisas
ruling-replay = partiet spelas om
measure-warning = en varning
measure-add-time = { $time } mer för motståndaren
measure-take-time = { $time } mindre för den felande
measure-raise-opponent = { $points } poäng mer för motståndaren
measure-lower-offender = { $points } poäng mindre för den felande
measure-loss = förlust; motståndaren får { $points }
measure-fine = böter { $amount }
measure-exclusion = avstängning, ronder: { $rounds }
measure-expulsion = uteslutning ur tävlingen

# Uppträdande.
misconduct-disrepute = att bringa schacket i vanrykte
misconduct-leaving-venue = att lämna spellokalen utan lov
misconduct-leaving-area = att lämna spelområdet när man är vid draget
misconduct-leaving-unreported = att lämna spelområdet utan att säga till
misconduct-entering = att beträda spelområdet utan lov
misconduct-outside-help = anteckningar, råd eller ett annat bräde
misconduct-device-in-bag = en apparat i väskan
misconduct-device-carried = en buren apparat
misconduct-device-handled = en hanterad apparat
misconduct-device-sounded = en apparat som gav ljud ifrån sig
misconduct-search-refused = att vägra bli kontrollerad
misconduct-smoking = rökning där det inte är tillåtet
misconduct-disturbance = att störa motståndaren
misconduct-persistent-refusal = ihärdig vägran att följa reglerna
misconduct-help-refused = att vägra hjälpa till vid rekonstruktion
misconduct-hiding-scoresheet = att dölja protokollet
misconduct-wrong-hand = tryckning med andra handen
misconduct-rough-with-clock = hårdhänt med klockan
misconduct-adjusting-on-opponents-time = rättande av pjäser på motståndarens tid
misconduct-interference = att lägga sig i ett parti

# Vad en medhjälpare gör.
duty-pieces = flyttar pjäserna
duty-clock = trycker på klockan
duty-scoresheet = för protokoll
duty-announcing = annonserar dragen
duty-informing = berättar drag och tider
duty-claiming = framställer krav
duty-adjourning = sköter det ett avbrott kräver

# Varför ett kommando inte hade någon mening.
refusal-game-over = Partiet är slut.
refusal-not-your-move = Spelaren är inte vid draget.
refusal-not-yours = Det är inte den personens sak.
refusal-no-piece = Där står ingenting.
refusal-nothing-held = Ingen pjäs hålls i handen.
refusal-clock-not-started = Klockan är inte startad.
refusal-clock-started = Klockan är redan startad.
refusal-no-clock = Bordet har ingen klocka.
refusal-clock-stopped = Klockan är stannad.
refusal-clock-runs = Klockan är inte stannad.
refusal-lever-down = Klockan är redan nedtryckt på den sidan.
refusal-no-offer = Det finns inget remianbud att svara på.
refusal-offer-open = Ett remianbud gäller redan.
refusal-illegal-here = Vid detta bord kan endast regelrätta drag göras.
refusal-cannot-fix = Draget är inte regelrätt, eller ett drag är redan fastställt.
refusal-no-question = Det finns ingen sådan fråga.
refusal-ruling-does-not-fit = Avgörandet passar inte frågan.
refusal-nothing-to-set-aside = Det finns inget avgörande att upphäva, eller något har hänt sedan dess. Avgör på nytt i stället.
refusal-seen-here = Programmet ser hur detta parti slutar. Avgör en öppen fråga, eller låt spelarna avsluta partiet.
refusal-no-line-awaited = Ingen variant ska visas.
refusal-no-appointment = Ingen tid är utsatt.
refusal-already-here = Spelaren är redan på plats.
refusal-nobody-late = Ingen är försenad.
refusal-nothing-displaced = Inga pjäser är rubbade.
refusal-no-such-position = Partiet har ingen sådan ställning.
refusal-already-watched = Spelarens krav är redan uppskjutet.
refusal-already-asked = Domaren har redan den frågan.
refusal-evidence-missing = Bevisen för kravet är inte bekräftade.
refusal-play-begun = Spelet har börjat.
refusal-game-not-over = Partiet är inte slut.
refusal-no-scoresheet = Spelaren har inget protokoll.
refusal-no-such-line = Protokollet har ännu ingen sådan rad.
refusal-adjourned = Partiet är avbrutet.
refusal-not-adjourned = Partiet är inte avbrutet, eller inte i det skedet.
refusal-nothing-sealed = Inget drag är förseglat.
refusal-too-long = Texten är för lång.
refusal-no-second-board = Ett bräde används, inte två.
refusal-nothing-announced = Inget drag har annonserats.
refusal-not-by-legal-move = Den ställningen uppstod inte genom ett regelrätt drag och avslutade därför ingenting.
refusal-no-such-array = Regelboken känner ingen sådan utgångsställning.
refusal-not-provided = Regelboken känner inte till detta.
refusal-forbidden = Regelboken förbjuder det för den personen.

# Själva kommandot.
judge-heading = { $rules }, { $control }, { $table ->
    [assisted] assisterat bord
    [wooden] träbräde
   *[strict] strikt bord
}
judge-control = betänketid { $control }
judge-no-clock = ingen klocka
judge-assumed = Tävlingen ska bestämma { $setting }; { $value } antas. Annat värde: --set { $setting }=VÄRDE
judge-refused = Avvisat
judge-questions = Öppna frågor:
judge-goes-on = Partiet fortsätter.
judge-nothing = Det ledde inte till något.
judge-unreadable = Rad { $line } kan inte läsas: { $reason }
judge-unreadable-hint = Varje rad är ett JSON-objekt, till exempel { $example }; tuomari judge --help listar handlingarna.
judge-reason-json = det är inget JSON-objekt ({ $detail })
judge-reason-time = "{ $text }" är ingen tid; skriv 0:02.5, 1:30:00, +3 eller at_ms
judge-reason-backwards = tiden går baklänges, från { $from } till { $to }
judge-reason-by = "{ $text }" är ingen; det finns white, black, arbiter, system, white-assistant och black-assistant
judge-reason-act = "{ $text }" är ingen handling
judge-reason-act-near = "{ $text }" är ingen handling; { $near } kan vara avsedd
judge-reason-field = { $act }: { $detail }
judge-reason-move = "{ $text }" är inget drag här ({ $language }); ett otillåtet drag anges med rutor, g1f3
judge-bad-rules = Detta är inga regler: { $reason }
judge-bad-rules-hint = tuomari laws settings { $rulebook } listar vad som kan ställas in.
judge-bad-set = "{ $text }" ställer inte in något; skriv INSTÄLLNING=VÄRDE.

# Vid prompten.
prompt-welcome =
    Skriv vad folk gör, till exempel: arbiter start, white e4, white press,
    black claim illegal. help berättar mer, quit avslutar.
prompt-unreadable = Förstods inte: { $reason }
prompt-turn = { $whose } drag { $number }.
prompt-clock = Vit { $white }, svart { $black }; { $state ->
    [idle] inte startad
    [white] vits klocka går
    [black] svarts klocka går
   *[stopped] stannad
}.
prompt-flag = 0:00 (flagga)
prompt-options = { $who } kan nu:
prompt-nothing-to-undo = Det finns inget att ta tillbaka.
prompt-undone = Tillbakataget: { $line }
prompt-help =
    VEM HANDLING …    white, black, arbiter: vad de gör
    white Sf3         ett drag med språkets bokstäver, eller rutorna g1f3
    white press       white stop-clock, white resign, white offer-draw
    black claim illegal-move | touch-move | flag | threefold | fifty-moves
    arbiter start-clock, arbiter see-flag white, arbiter add-time black 2min
    arbiter rule 1 accept | reject | end 1-0 | warn white
    0:05.5 …          vid den tiden på bordets ur; +3 … tre sekunder senare
    +60               låter en minut gå
    may white         vad vit kan göra nu, med artiklarna
    show, undo, acts, help, quit

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
forced-yes = Varianten tvingar fram matt: { $who } vinner.
forced-no = Varianten tvingar inte fram matt ({ $who }). { $fault }
forced-not = Varianten tvingar inte fram matt.
forced-not-hint = Visa ett drag vid varje tur för den krävande, besvara varje regelrätt drag och avsluta varje variant med matt.
variations-too-long = Varianterna är för långa.
nothing-to-replace = En parentes öppnas där inget drag står före den.
bracket-not-opened = En parentes stängs som inte har öppnats.
bracket-not-closed = En parentes stängs inte.
brackets-hint = Skriv andra svar inom parentes genast efter det som de ersätter: 1. Dh5+ Kxh5 (1... Kg7 2. Dxh7#) 2. Th3#
