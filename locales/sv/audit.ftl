# Vad en granskning av partier finner, och vem som ännu kan sätta matt. $color är alltid white eller black.

mating-can = { $color ->
    [white] Vit
   *[black] Svart
} kan ännu sätta matt: { $line }
mating-has-mated = { $color ->
    [white] Vit
   *[black] Svart
} har satt matt.
mating-cannot = { $color ->
    [white] Vit
   *[black] Svart
} kan inte längre sätta matt: { $reason }
mating-unknown = { $color ->
    [white] Vit
   *[black] Svart
}: det är inte känt om matt är möjlig ({ $spent } ställningar undersöktes).
mating-bare-king = bara kungen är kvar.
mating-material = med dessa pjäser finns ingen mattställning.
mating-out-of-reach = pjäserna når inte de fält där de skulle sätta matt.
mating-exhausted = alla ställningar som kan uppstå undersöktes ({ $positions }).
mating-game-over = partiet är slut.

audit-place = { $file }, parti { $game } (rad { $line }, byte { $offset }): { $white } – { $black }, { $site }
audit-after = Efter { $move } (halvdrag { $ply }): { $fen }
audit-at-start = I utgångsställningen: { $fen }
audit-should-be = Resultatet borde vara { $result }; { $recorded } är antecknat.
audit-unknown = Inte avgjort: { $what }
audit-for-arbiter = Inte avgjort: { $what } Det avgjordes av domaren eller av en visad variant; ingen sökning avgör det.
audit-progress = { $games } partier, { $findings } fynd

audit-flag-without-mate = Vunnet på tid, men vinnaren kunde inte vinna partiet.
audit-flag-drawn = Remi på tid, men motståndaren kunde ännu vinna.
audit-resigned-without-mate = Vunnet genom uppgivande, men vinnaren kunde inte sätta matt.
audit-played-on-after-checkmate = Efter matten spelades { $word } (rad { $line }).
audit-played-on-after-stalemate = Efter patten spelades { $word } (rad { $line }).
audit-played-on-after-dead-position = Spelet fortsatte fastän ingen av spelarna längre kunde sätta matt.
audit-played-on-after-seventyfive = Spelet fortsatte efter 75 drag av vardera spelaren utan bonddrag och slag.
audit-played-on-after-fifty = Spelet fortsatte efter 50 drag av vardera spelaren utan bonddrag och slag.
audit-played-on-after-threefold = Spelet fortsatte fastän ställningen hade förekommit tre gånger.
audit-played-on-after-fivefold = Spelet fortsatte fastän ställningen hade förekommit fem gånger.
audit-checkmate-misrecorded = Slutställningen är matt.
audit-stalemate-misrecorded = Slutställningen är patt.
audit-dead-position-misrecorded = I slutställningen kan ingen av spelarna sätta matt.
audit-seventyfive-misrecorded = Med sista draget hade vardera spelaren gjort 75 drag utan bonddrag och slag.
audit-fifty-misrecorded = Med sista draget hade vardera spelaren gjort 50 drag utan bonddrag och slag.
audit-threefold-misrecorded = Slutställningen hade förekommit tre gånger.
audit-fivefold-misrecorded = Slutställningen hade förekommit fem gånger.
audit-no-repetition = Antecknat som remi genom upprepning, men ställningen hade inte förekommit tre gånger och inget drag skulle göra det.
audit-no-fifty = Antecknat som remi efter 50 drag, men de var inte gjorda och inget drag skulle göra dem fulla.
audit-no-checkmate = Antecknat som matt, men slutställningen är inte matt.
audit-no-stalemate = Antecknat som patt, men slutställningen är inte patt.
audit-not-dead = Antecknat som remi för att ingen kunde sätta matt, men en spelare kunde det ännu.
audit-drawn-too-early = Antecknat som remi innan båda hade gjort ett drag; så tidigt kan remi inte avtalas.
audit-two-results = Taggen och dragens slut ger olika resultat; taggen ger { $recorded }.
audit-illegal-move = { $word } (rad { $line }) är inte ett regelrätt drag här.
audit-ambiguous-move = { $word } (rad { $line }) kan betyda flera drag här.
audit-unreadable-word = { $word } (rad { $line }) står bland dragen och är inget drag. Det som följer bedöms inte.
audit-unreadable-start = Utgångsställningen kan inte läsas.
audit-endless = En kommentar eller en variant saknar slut. Det som följer bedöms inte.
audit-breaks-off = Inget resultat står efter dragen: partiet kan vara avbrutet. Dess slut bedöms inte.
audit-too-long = Partiet är längre än vad som läses. Dess slut bedöms inte.

audit-name-flag-without-mate = vunnet på tid utan att kunna vinna
audit-name-flag-drawn = remi på tid fastän motståndaren kunde vinna
audit-name-resigned-without-mate = vunnet genom uppgivande utan att kunna sätta matt
audit-name-played-on-after-checkmate = spel efter matt
audit-name-played-on-after-stalemate = spel efter patt
audit-name-played-on-after-dead-position = spel i en död ställning
audit-name-played-on-after-seventyfive = spel efter 75 drag
audit-name-played-on-after-fifty = spel efter 50 drag
audit-name-played-on-after-threefold = spel efter tredje upprepningen
audit-name-played-on-after-fivefold = spel efter femte upprepningen
audit-name-checkmate-misrecorded = matt med annat resultat
audit-name-stalemate-misrecorded = patt med annat resultat
audit-name-dead-position-misrecorded = död ställning med annat resultat
audit-name-seventyfive-misrecorded = 75 drag med annat resultat
audit-name-fifty-misrecorded = 50 drag med annat resultat
audit-name-threefold-misrecorded = tredje upprepningen med annat resultat
audit-name-fivefold-misrecorded = femte upprepningen med annat resultat
audit-name-no-repetition = remi genom upprepning som inte fanns
audit-name-no-fifty = remi efter 50 drag som inte gjorts
audit-name-no-checkmate = matt som inte var matt
audit-name-no-stalemate = patt som inte var patt
audit-name-not-dead = död ställning som inte var död
audit-name-drawn-too-early = remi innan båda hade gjort ett drag
audit-name-two-results = två olika resultat
audit-name-illegal-move = otillåtet drag
audit-name-ambiguous-move = mångtydigt drag
audit-name-unreadable-word = ord som inte är ett drag
audit-name-unreadable-start = utgångsställning som inte kan läsas
audit-name-endless = kommentar eller variant utan slut
audit-name-breaks-off = parti som bryts av
audit-name-too-long = för långt parti

audit-games = { $games ->
    [one] { $games } parti granskat
   *[other] { $games } partier granskade
} enligt { $rulebook } ({ $profile }).
audit-clean = Ingenting hittades.
audit-findings = { $findings } fynd, { $contradictions ->
    [0] inget av dem strider
    [one] { $contradictions } av dem strider
   *[other] { $contradictions } av dem strider
} mot det antecknade resultatet:
audit-unknowns = Inte avgjorda: { $count }. De räknas inte som fynd{ $search ->
    [0] .
   *[other] ; ett högre --limit-positions kan avgöra { $search } av dem.
}
audit-not-judged = Inte bedömda, eftersom partiet följer andra regler eller står i flera delar: { $count }.
audit-interrupted = Avbrutet före slutet; detta hittades dittills.
audit-speed = { $seconds } s, { $speed } partier i sekunden
audit-check-failed = Något hittades.
audit-check-failed-hint = Se fynden ovan; utan --check är de inget fel.
