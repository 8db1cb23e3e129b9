# Vad som frågas, avgörs, tillkännages och avslås. Nycklar och värden kommer från crates/telling.

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

# Ett halvdrag så som domare räknar: en spelares drag och dess nummer, eller början.
half-start = början
half-move = { $whose } drag { $move }
half-list = { $half }, { $rest }

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
cause-interference = En utomstående lade sig i det, och det spelas om.
cause-position-lost = Dess ställning kunde inte återställas, och ett nytt spelas i dess ställe.
never-bare-king = det finns bara kungen
never-material = dessa pjäser sätter matt i ingen ställning
never-out-of-reach = ingen matt är inom räckhåll för dessa pjäser
never-exhausted = varje ställning som kan uppstå har undersökts
never-game-over = partiet är slut

# Vad domaren tillfrågas om.
matter-claim = { $whose } krav: { $claim }
matter-both-flags = båda flaggorna har fallit
matter-can-mate = om { $who } ännu kan sätta matt; { $positions ->
    [0] ingen ställning undersöktes
   *[other] inget bevisades, undersökta ställningar: { $positions }
}
matter-blocked-pawns = om { $who } vinner: reglernas materialkrav räknar bönder, men det är bevisat att dessa aldrig sätter matt ({ $proof })
matter-dead-before-result = ställningen efter { $half } var död, och ett resultat har bekräftats sedan dess
matter-dead-before-result-said = ställningen hade redan varit död, och ett resultat har bekräftats sedan dess
matter-illegal-position = en omöjlig ställning kvarstår efter ett drag till
matter-event-order = vilket kom först, { $whose } otillåtna drag eller motståndarens flagga
matter-several-irregularities = flera oegentligheter på en gång, den tidigaste av { $who }
matter-breach = { $whose } överträdelse
matter-contact = { $whose } kontakt med en pjäs: beröring eller olyckshändelse
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
matter-incident-at = uppträdande, { $offender }, { $half }: { $misconduct }
matter-reconstruction = om partiet kunde rekonstrueras
matter-scoresheet = { $whose } elektroniska protokoll fungerar inte
matter-unsigned = { $who } bekräftade resultatet på ett sätt som inte gäller
matter-result-disputed = spelarna bekräftar inte samma resultat
matter-result-overwritten = båda spelarna bekräftade ett annat resultat än partiets
matter-draw-consent = remin på { $whose } anbud kom vid ett drag då tävlingen inte tillåter den: om domaren samtycker
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
proposal-reinstate = { $plies ->
    [0] utgångsställningen
   *[other] ställningen efter { $half }
}
proposal-new-game = ett nytt parti
proposal-correct-array = rätt utgångsställning med samma drag
proposal-times = vit { $white }, svart { $black }
proposal-restore = pjäserna ställs tillbaka på spelarens egen tid
proposal-replace = protokollet byts ut
proposal-expel = den som lade sig i avvisas
proposal-follow-sheets = brädena följer protokollen från { $half }

# Hur domaren avgör.
ruling-accept = godtas
ruling-reject = avslås
ruling-end = partiet slutar { $score }
ruling-reinstate = { $plies ->
    [0] utgångsställningen
   *[other] ställningen efter { $half }
} återställs
ruling-reinstate-said = en tidigare ställning återställs
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

# Vad som sägs högt vid bordet och även antecknas.
event-found = { $whose } krav befinns { $correct ->
    [yes] riktigt
   *[no] felaktigt
}: { $claim }.
event-inadmissible = { $whose } krav kan inte framställas nu: { $claim }.
event-illegal-move-counted = { $whose } otillåtna drag hittills: { $count }.
event-clock-set = Domaren ställde in klockan.
event-stop-judged = { $who } stannade klockan { $justified ->
    [yes] med skäl
   *[no] utan skäl
}.
event-excused = { $who } förlorar inte på grund av försening.
event-extra-time-granted = { $form ->
    [none] Det finns ingen extra tid per drag längre.
    [increment] Båda spelarna har från nu { $time } extra per drag.
   *[delay] Båda spelarna har från nu { $time } fördröjning per drag.
}
event-reopened = Partiets slut upphävs; spelet fortsätter.
event-room-stopped = Domaren stannade alla klockor i lokalen.
event-room-resumed = Domaren lät klockorna i lokalen gå igen.
event-new-game-ordered = Ett nytt parti ska spelas.
event-penalised = Bestraffning för { $who }: { $measure }.
event-score-set = Poängen är { $score }.
event-outsider-expelled = Någon som inte spelar här avvisades.

# Vad som sägs högt med andra ord: inget antal drag nämns.
announced-ruled = { $matter }: { $ruling }
announced-time-added = { $who } +{ $time }
announced-time-taken = { $who } −{ $time }
announced-reinstated = Ställningen återställs.
announced-bound = { $whose } nästa drag måste vara det som fastställdes.

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
duty-announcing = meddelar dragen
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
refusal-clock-stopped = Klockan är stannad. Inga drag görs förrän den går igen.
refusal-clock-runs = Klockan är inte stannad.
refusal-lever-down = Klockan är redan nedtryckt på den sidan.
refusal-no-offer = Det finns inget remianbud att svara på.
refusal-offer-open = Ett remianbud gäller redan.
refusal-illegal-here = Vid detta bord kan endast regelrätta drag göras.
refusal-move-presses = Vid detta bord trycker draget på klockan.
refusal-cannot-fix = Draget är inte regelrätt, eller ett drag är redan fastställt.
refusal-no-question = Det finns ingen sådan fråga.
refusal-ruling-does-not-fit = Avgörandet passar inte frågan.
refusal-nothing-to-set-aside = Det finns inget avgörande att upphäva, eller något har hänt sedan dess. Avgör på nytt i stället.
refusal-ended-by-people = Programmet avslutade inte det här partiet. Det som spelarna gjort eller domaren beslutat upphävs på annat sätt.
refusal-time-missing = En flagga har fallit. Ange hur mycket tid klockan ska visa.
refusal-stopped-otherwise = Den här klockan stannades inte tillsammans med de andra, eller så har en spelare kallat på domaren sedan dess. Starta den vid dess bräde.
refusal-overruled = Domaren har beslutat annorlunda i det här partiet.
refusal-seen-here = Programmet ser hur detta parti slutar. Avgör en öppen fråga, eller låt spelarna avsluta partiet.
refusal-no-line-awaited = Ingen variant ska visas.
refusal-no-appointment = Ingen tid är utsatt.
refusal-already-here = Spelaren är redan på plats.
refusal-nobody-late = Ingen är försenad.
refusal-nothing-displaced = Inga pjäser är rubbade.
refusal-no-such-position = Partiet har ingen sådan ställning.
refusal-no-such-move = Ingen har gjort det halvdraget, eller så var det inte den här spelarens. Partiets första halvdrag är 1.
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
refusal-nothing-announced = Inget drag har meddelats.
refusal-not-by-legal-move = Den ställningen uppstod inte genom ett regelrätt drag och avslutade därför ingenting.
refusal-no-such-array = Regelboken känner ingen sådan utgångsställning.
refusal-move-made = Pjäsen är släppt: draget är utfört.
refusal-flag-not-down = Den flaggan har inte fallit.
refusal-flags-not-down = Båda flaggorna har inte fallit.
refusal-nothing-irregular = Inget otillåtet drag har fullbordats, och inget som räknas som ett sådant.
refusal-no-slip = Ingen tryckning utan drag av denna spelare är längre öppen.
refusal-too-late-to-raise = Det är för sent att påtala det otillåtna draget: det står fast.
refusal-position-possible = Ställningen är inte otillåten: båda kungarna står inte i schack, och ingen bonde står på sin sista rad.
refusal-draw-too-early = För få drag har gjorts för att remi ska kunna avtalas.
refusal-no-appeal = Regelboken medger inte detta överklagande.
refusal-penalty-out-of-turn = Regelboken ger straffen i ordning, och detta är inte det nästa.
refusal-assistant-missing = En spelare behöver en medhjälpare innan partiet börjar.
refusal-claim-not-in-force = De regler som gäller här har inget sådant krav.
refusal-not-provided = Regelboken känner inte till detta.
refusal-forbidden = Regelboken förbjuder det för den personen.
