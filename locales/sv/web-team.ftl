# Sidorna för en lagtävling.

web-team-who = Vem spelar
web-team-single = Enskilda spelare
web-team-teams = Lag
web-team-tab-teams = Lag
web-team-count = { $teams ->
    [one] ett lag
   *[other] { $teams } lag
}
web-team-system-swiss-what = För lag, reglerna från 1 februari 2026
web-team-system-round-robin-what = Alla lag möter varandra
web-team-system-double-round-robin-what = Alla lag möter varandra två gånger
web-team-boards = Bord i en match
web-team-other-boards = Annat antal bord
web-team-reserves-what = De som står efter dem i listan är reserver.
web-team-colors = Laget som har vit vid första bordet har vit vid
web-team-colors-white = bord 1, 3, 5 …
web-team-colors-black = bord 2, 4, 6 …
web-team-order = Bordsordning
web-team-order-fixed = Enligt lagets lista
web-team-order-by-rating = Efter rating, med en marginal
web-team-order-free = Fri i varje rond
web-team-margin = Marginal, ratingpoäng
web-team-before = Laguppställning minuter före
web-team-hours-what = Utan tider tas laguppställningar emot tills domaren öppnar dem.
web-team-groups = Grupper
web-team-groups-what = Lagen delas i grupper efter medelratingen vid de första borden. Varje grupp är en egen tävling; finalerna bildas av placeringarna.
web-team-groups-made = { $count } grupper skapades. Var och en har egna lag, namnskyltar och ronder.
web-team-group = grupp { $group }
web-team-group-name = { $name }, grupp { $group }
web-team-create = { $count ->
    [0] Skapa, lagen senare
    [one] Skapa med ett lag
   *[other] Skapa med { $count } lag
}
web-team-entering = Anmälan av lag
web-team-paste = Klistra in lag: lagets namn och spelarna under
web-team-paste-example =
    Espoo 1
    Yksi, A 2041
    Kaksi, B 1966

    Turku 2
    Kolme, C 1900
web-team-paste-what = En tom rad före varje lag, eller kolon efter dess namn. Spelarna står i bordsordning.
web-team-file = Eller en fil med en kolumn för laget: CSV, kalkylblad
web-team-read = { $teams ->
    [one] Ett lag lästes in
   *[other] { $teams } lag lästes in
}, { $players ->
    [one] en spelare.
   *[other] { $players } spelare.
}
web-team-enter = { $teams ->
    [one] Anmäl ett lag
   *[other] Anmäl { $teams } lag
}
web-team-reserve = reserv
web-team-few = { $players ->
    [0] Ingen för { $boards } bord: tomma bord förloras.
    [one] En spelare för { $boards } bord: tomma bord förloras.
   *[other] { $players } spelare för { $boards } bord: tomma bord förloras.
}
web-team-none = Inget lag är anmält ännu.
web-team-add = Lägg till lag eller spelare
web-team-points = { $match } matchpoäng, { $game } partipoäng
web-team-withdraw-sure = Drar sig säkert ur
web-team-nothing-paired = Inget är lottat ännu. Anmäl lagen och lotta sedan rond 1.
web-team-swap = Tryck på två lag så byter de plats.
web-team-stage-sealed = uppställningarna är förseglade
web-team-state-sealed = uppställning
web-team-state-waits = väntar
web-team-state-live = pågår
web-team-state-over = slut
web-team-match-page = Matchen
web-team-table = bord
web-team-nobody = ingen
web-team-sealed = förseglad
web-team-not-in = inte inlämnad
web-team-team = Lag
web-team-match-points = Matchpoäng
web-team-game-points = Partipoäng
web-team-standing = { $points } matchpoäng, plats { $rank }
web-team-score-said = { $white } { $first }, { $black } { $second }
web-team-boards-over = { $over } av { $all } bord slut
web-team-confirmed-by = { $team } har bekräftat
web-team-other-matches = Rond { $round }, andra matcher
web-team-whole-round = Hela rond { $round }
web-team-met = Rond { $round } mot { $name }: { $own }–{ $other }
web-team-break = Lika på plats { $rank }
web-team-break-what = Inget skiljer dem. Dra lott och tryck på laget som blir först.
web-team-break-first = { $team } först
web-team-captain = lagledare
web-team-captain-of = Lagledare för { $team }
web-team-you-white = Rond { $round }, ni har vit vid bord 1
web-team-you-black = Rond { $round }, ni har svart vid bord 1
web-team-lineup = Laguppställning
web-team-of-list = nr { $number } i listan
web-team-reserve-of-list = reserv, nr { $number } i listan
web-team-up = { $name } upp
web-team-down = { $name } ner
web-team-put-in = Sätt in
web-team-instead = { $name } spelar i stället för
web-team-fill = { $name } spelar här
web-team-moved = { $name } är vid bord { $board }.
web-team-order-right-fixed = Ordningen är rätt: den följer listan.
web-team-order-right-by-rating = Ordningen är rätt: den följer ratingen.
web-team-order-right-free = Ordningen är fri här.
web-team-hand-in = Lämna in förseglad
web-team-hand-in-again = Lämna in den här i stället
web-team-is-in = Inlämnad, förseglad ✓
web-team-handed-in = Laguppställningen är inlämnad.
web-team-nobody-sees = Bara domarna ser den tills alla öppnas.
web-team-without = Utan uppställning spelar de { $boards } första i er lista.
web-team-without-at = Utan uppställning klockan { $hour } spelar de { $boards } första i er lista.
web-team-to-hand-in = till inlämning, { $hour }
web-team-hour-passed = Klockan { $hour } är passerad
web-team-wait = Rond { $round } är inte lottad ännu. Sidan visar den av sig själv.
web-team-our-matches = Våra matcher
web-team-mp = { $points } mp
web-team-confirm = Bekräfta
web-team-confirmed = { $points } mp ✓
web-team-appeal = Överklaga
web-team-appeal-text = Vad saken gäller och vad ni begär
web-team-appeal-lodge = Lämna in överklagandet
web-team-appeal-state = Överklagande { $number }, rond { $round }: { $state ->
    [upheld] bifallet
    [rejected] avslaget
   *[open] inte avgjort ännu
}.
web-team-lineups-sealed = Rond { $round } är lottad. Vem som spelar blir känt när uppställningarna öppnas; sidan visar det av sig själv.
web-team-you-do-not-play = Du spelar inte i rond { $round }.
web-team-step-lineups = Uppställningar
web-team-publish-what = Lagledarna ser sina motståndare och lämnar in uppställningar. Borden kommer när de öppnas.
web-team-in-count = { $count } av { $all } uppställningar är inlämnade.
web-team-missing-play = Den som inte lämnar in spelar med de { $boards } första i listan.
web-team-open = Öppna uppställningarna
web-team-open-sure = { $count ->
    [one] Öppna trots att en saknas
   *[other] Öppna trots att { $count } saknas
}
web-team-final = En final av dessa placeringar
web-team-from = Från dessa tävlingar
web-team-not-over = inte slut ännu
web-team-nothing-over = Ingen lagtävling som du arrangerar hittades i den här webbläsaren.
web-team-first-place = Från plats
web-team-last-place = Till plats
web-team-comes = { $count ->
    [one] Ett lag kommer med, med sina spelare:
   *[other] { $count } lag kommer med, med sina spelare:
}
web-team-place-of = plats { $rank }, { $name }
web-team-shared = Lag delar plats och skulle alla komma med. Om det inte är meningen, skilj dem åt i gruppens ställning innan den avslutas.
