# Kommandot `tuomari judge`, dess prompt och varianter som sägs tvinga fram matt.

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
judge-clocks = Vit { $white }, svart { $black }; { $state ->
    [idle] inte startad
    [white] vits klocka går
    [black] svarts klocka går
   *[stopped] stannad
}.
judge-flag = 0:00 (flagga)
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
forced-yes = Varianten tvingar fram matt: { $who } vinner.
forced-no = Varianten tvingar inte fram matt ({ $who }). { $fault }
forced-not = Varianten tvingar inte fram matt.
forced-not-hint = Visa ett drag vid varje tur för den krävande, besvara varje regelrätt drag och avsluta varje variant med matt.
forced-no-claimant = Ingen variant slutar med matt, så det framgår inte vem som ska sätta matt.
forced-no-claimant-hint = Ange den som kräver med --by white eller --by black.
variations-too-long = Varianterna är för långa.
nothing-to-replace = En parentes öppnas där inget drag står före den.
bracket-not-opened = En parentes stängs som inte har öppnats.
bracket-not-closed = En parentes stängs inte.
brackets-hint = Skriv andra svar inom parentes genast efter det som de ersätter: 1. Dh5+ Kxh5 (1... Kg7 2. Dxh7#) 2. Th3#
