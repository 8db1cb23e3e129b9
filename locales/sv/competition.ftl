# Tävlingar: ronder lottade, granskade och motiverade, ställning, rapportfiler.

competition-heading-round = Rond { $round }
competition-heading-after = Efter rond { $round }, { $edition ->
    [august-2024] särskiljning av augusti 2024
   *[march-2026] särskiljning av mars 2026
}
competition-bye = Frirond: { $who }
competition-check-agrees = { $rounds ->
    [one] Ronden är
   *[other] Alla { $rounds } ronder är
} det som reglerna ger av ronderna före.
competition-check-round = Rond { $round } avviker.
competition-check-ours = Enligt reglerna: { $pairs }
competition-check-theirs = I filen: { $pairs }
competition-check-differs = { $count ->
    [one] En rond av { $rounds } avviker
   *[other] { $count } ronder av { $rounds } avviker
} från det som reglerna ger av ronderna före.
competition-check-differs-hint = tuomari competition explain FIL --round { $round } säger varför ronden borde vara en annan.
competition-explain-differs = Filen har rond { $round } på annat sätt; tuomari competition check FIL säger var.
competition-no-board = I rond { $round } möts { $white } och { $black } inte med dessa färger.
competition-no-board-hint = Utelämna --board för att se hela ronden, eller granska filen för att se vilket kriterium som skiljer dem åt.
competition-opened = { $who }, plats { $rank }
competition-term = { $source }: { $amount }
competition-term-in-round = Rond { $round }, { $source }: { $amount }
competition-term-from = { $from ->
    [own] egen
    [opponent] { $who }
    [dummy] ospelad, en motståndare med de egna poängen
    [dummy-below-opponent] ospelad, en motståndare med högst så mycket som { $who } (C.07 16.4.1)
    [dummy-below-draws] ospelad, en motståndare med högst remier (C.07 16.4.2)
    [board] bord { $who }
    [rating-table] ur ratingtabellen
   *[schedule] Buchholz
}
competition-term-left-out = { $term }; utelämnad, { $why ->
    [least] den lägsta (C.07 14.1)
    [least-voluntary] den lägsta som frivilligt inte spelats (C.07 16.5)
   *[most] den högsta (C.07 14.3)
}
competition-no-participant = Ingen i ställningen har nummer { $number }.
competition-no-participant-hint = Utelämna --terms för att se alla nummer.
competition-fallen = Utelämnat, eftersom någon saknar rating: { $codes }
competition-rank = Plac.
competition-number = Nr
competition-name = Namn
competition-does-not-fit = { $text } får inte plats i post { $record }, kolumn { $column }.
competition-does-not-fit-hint = Förkorta det, eller skriv filen i den andra formen.
competition-lost = Formen har ingen plats för dessa poster, och de utelämnas: { $records }
competition-not-in-list = { $name }, rad { $line }, finns inte i ratinglistan, eller flera har namnet.
competition-no-text = Ett kalkylblad är ingen text och skrivs inte ut.
competition-no-text-hint = Skriv det till en fil: --to xlsx > FIL.xlsx
competition-pdf-no-text = En PDF är ingen text och visas inte här.
competition-pdf-no-text-hint = Skriv den till en fil: --what standings > FIL.pdf
competition-print-no-round = Filen har inte den ronden.
competition-print-no-round-hint = Utelämna --round för den sista.
competition-print-as-it-stands = Bara lottning och resultat gäller en rond; de andra listorna är som de står nu.
competition-print-teams = Listor över lag skrivs bara ut av servern.
competition-print-teams-hint = Håll tävlingen med tuomari serve, eller konvertera ställningen: tuomari competition convert FIL --to csv
competition-unprintable = Listan kunde inte sättas: { $reason }.
competition-sheet = Ställning
competition-made = { $files } filer med { $rounds } ronder är skrivna.

# Varför ett bord är som det är.
pairing-place-group = Grupp { $bracket }: båda har { $score }.
pairing-place-float = Grupp { $bracket }, poäng { $score }: { $floater } har { $from } och flyttas dit { $way ->
    [up] uppåt
   *[down] nedåt
}.
pairing-place-floats = Grupp { $bracket }, poäng { $score }: { $floaters } flyttas dit från annat håll.
pairing-place-table = Tabellen för { $players } spelare.
pairing-choice-first = De kommer först i procedurens ordning.
pairing-choice-table = Tabellen bestämmer paret; inget resultat inverkar.
pairing-choice-instead = { $others } vore tidigare, men { $criterion } ({ $article }).
pairing-choice-order = { $others } vore lika bra enligt varje kriterium och kommer senare i ordningen ({ $article }).
pairing-choice-unweighed = { $others } vore tidigare; vad som talar mot det vägs inte i en så stor rond.
pairing-others = { $pairs }
pairing-others-float = { $pairs } ({ $floats } flyttas)
pairing-c1 = de har mötts eller får inte mötas
pairing-c2 = någon som inte får ha frironden skulle få den
pairing-c3 = båda måste ha samma färg
pairing-c4 = resten av fältet kunde inte lottas
pairing-c5 = frironden skulle gå till någon med fler poäng
pairing-c6 = fler skulle flyttas ned
pairing-c7 = spelare med fler poäng skulle flyttas ned
pairing-c8 = nästa grupp kunde inte lottas lika bra
pairing-c9 = frironden skulle gå till någon med fler ospelade partier
pairing-c10 = fler toppspelare eller deras motståndare skulle överskrida en färgskillnad på två
pairing-c11 = fler toppspelare eller deras motståndare skulle få samma färg tre gånger i följd
pairing-c12 = fler skulle inte få den färg de borde ha
pairing-c13 = fler skulle inte få den färg de starkt borde ha
pairing-c14 = fler som flyttades ned i förra ronden skulle flyttas ned igen
pairing-c15 = fler som flyttades upp i förra ronden skulle möta någon ovanifrån
pairing-c16 = fler som flyttades ned för två ronder sedan skulle flyttas ned igen
pairing-c17 = fler som flyttades upp för två ronder sedan skulle möta någon ovanifrån
pairing-c18 = den som flyttades ned i förra ronden skulle komma längre ned
pairing-c19 = den som flyttades upp i förra ronden skulle möta någon längre uppifrån
pairing-c20 = den som flyttades ned för två ronder sedan skulle komma längre ned
pairing-c21 = den som flyttades upp för två ronder sedan skulle möta någon längre uppifrån
pairing-order = det kommer senare i procedurens ordning
pairing-team-c1 = lagen har mötts eller får inte mötas
pairing-team-c8 = fler lag skulle inte få den färg de borde ha
pairing-team-c9 = fler lag skulle inte få den färg de starkt borde ha
pairing-team-c10 = fler som flyttas upp skulle möta ett lag som flyttades i förra ronden
pairing-team-order = det kommer senare i ordningen

pairing-color-both = Färger: ingen nekas den färg han borde ha ({ $article }).
pairing-color-stronger = Färger: båda borde ha samma, och det starkare anspråket gäller ({ $article }).
pairing-color-wider = Färger: båda måste ha samma, och den större färgskillnaden gäller ({ $article }).
pairing-color-alternated = Färger: växlas mot den senaste ronden där de hade olika ({ $article }).
pairing-color-higher = Färger: båda borde ha samma; den högre rankade får den ({ $article }).
pairing-color-initial = Färger: ingen har spelat; efter lotten och den högre rankades plats ({ $article }).
pairing-color-team-initial = Färger: inget lag har spelat; efter lotten och första lagets plats ({ $article }).
pairing-color-team-only = Färger: det enda laget med anspråk på en färg får den ({ $article }).
pairing-color-team-opposite = Färger: båda lagen får den färg de borde ha ({ $article }).
pairing-color-team-strong = Färger: båda borde ha samma, och det enda starka anspråket gäller ({ $article }).
pairing-color-team-difference = Färger: vit till laget med den mindre färgskillnaden ({ $article }).
pairing-color-team-alternated = Färger: växlas mot den senaste ronden där lagen hade olika ({ $article }).
pairing-color-team-first = Färger: första laget får den färg det borde ha ({ $article }).
pairing-color-team-turn = Färger: växlas mot första lagets senaste match ({ $article }).
pairing-color-team-other-turn = Färger: växlas mot det andra lagets senaste match ({ $article }).
pairing-color-table = Färger: som tabellen har dem ({ $article }).
pairing-wishes = { $white }: { $first }; { $black }: { $second }.
pairing-wish-none = inget färganspråk
pairing-wish = { $strength ->
    [absolute] absolut
    [strong] starkt
   *[mild] svagt
} anspråk på { $color ->
    [white] vit
   *[black] svart
}

pairing-bye-players = { $number } har frironden: { $score } är den lägsta poäng som ger de andra en full rond, med { $unplayed ->
    [one] { $unplayed } ospelat parti
   *[other] { $unplayed } ospelade partier
} hittills ({ $article }).
pairing-bye-teams = { $number } har frironden: { $score } är den lägsta poäng som ger de andra en full rond; sedan flest spelade matcher, här { $played }, sedan största numret ({ $article }).
pairing-bye-table = { $number } vilar i denna rond av tabellen ({ $article }).
pairing-bye-barred = Lägre rankade som inte får ha frironden: { $numbers }.

# Vad som är fel med en rond.
pairing-departure = Grupp { $bracket }, poäng { $score }: filen har { $given }; rätt är { $right }; med filens par gäller att { $criterion } ({ $article }).
pairing-several-byes = Fler än en har lottningens frirond: { $numbers }.
pairing-fault-stranger = { $number } är lottad men skulle inte vara det.
pairing-fault-missing = { $number } är inte lottad.
pairing-fault-twice = { $number } är lottad två gånger.
pairing-fault-met = { $white } och { $black } har mötts eller får inte mötas.
pairing-fault-bye = { $number } får inte ha frironden.
pairing-fault-absolute = { $white } och { $black } måste båda ha samma färg.
pairing-fault-colors = { $white } och { $black } har fel färger.
pairing-fault-proof = Beviset leder inte till dessa par.

pairing-remark-rounds = Filen saknar antalet ronder (post 142); rond { $rounds } togs för den sista.
pairing-remark-boards = Filen saknar bordens färger (post 352); { $boards } bord antogs, det första med vit.
pairing-remark-older = Tävlingen började { $day }, före reglerna av februari 2026 som den lottades efter här.
pairing-remark-tie-breaks = Tävlingen började { $day }, före de äldsta särskiljningsregler som är kända här; de av augusti 2024 användes.

# Vad som inte går, och vad man gör.
competition-system = Här lottas inte enligt { $code }.
competition-system-hint = Ronder lottas enligt FIDE_DUTCH, FIDE_TEAM och FIDEs och Bergers rundturneringar; rätta post 192, eller använd bara standings och convert.
competition-round = Rond { $round } kan inte lottas av denna fil.
competition-round-hint = Ta en rond från { $first } till { $last }.
competition-not-mutual = Rond { $round }: { $number } har { $opponent } till motståndare, men { $opponent } säger annat.
competition-colors = Rond { $round }: { $number } och { $opponent } har samma färg.
competition-both-lines-hint = Jämför bådas rader i den ronden och rätta den som är fel.
competition-no-color = Rond { $round }: { $number } spelade utan färg.
competition-no-color-hint = Skriv w eller b bredvid motståndaren, i en lagtävling också post 352.
competition-bye-with-opponent = Rond { $round }: { $number } har en frirond och en motståndare.
competition-bye-with-opponent-hint = Skriv 0000 som motståndare, eller partiets resultat.
competition-points = Namnet { $name } i en post XXS eller BB är okänt eller beror på färgen.
competition-points-hint = Skriv poängen i post 162.
competition-by-rank = Post XXC begär ordning efter placering, som inte är numrens ordning.
competition-by-rank-hint = Numrera spelarna efter placering och ta bort ordet rank.
competition-no-teams = En lagtävling utan lag.
competition-no-teams-hint = Skriv post 310 för varje lag.
competition-no-boards-hint = Skriv post 352, till exempel WBWB för fyra bord.
competition-no-team = Spelare { $number } är inte i något lag.
competition-no-team-hint = Lägg till spelaren i lagets post 310.
competition-team-bye = Post 320 nämner lag med frirond men inga poäng.
competition-team-bye-hint = Skriv matchpoängen i kolumn 5 till 8 och partipoängen i 10 till 13.
competition-penalty = { $number } har poäng av post 299 som räknas i ställningen men inte i särskiljningen.
competition-penalty-hint = Ge dem till en rond, eller ta bort posten och rätta ordningen för hand.
competition-no-pairing = Reglerna tillåter ingen full rond.
competition-no-pairing-hint = Huvuddomaren avgör; se efter att ingen är borta av misstag och vilka par som är förbjudna.
competition-twice = Numret { $number } förekommer två gånger.
competition-twice-hint = Ge alla ett eget nummer.
competition-unknown = Nummer { $number } finns inte i filen för varje rond.
competition-unknown-hint = Lägg till numrets rad, eller rätta den rad som nämner det.
competition-too-many = Kandidaterna är för många att gå igenom.
competition-too-many-hint = Ta en mindre rond.
competition-nobody = Rond { $round }: { $number } spelade mot ingen.
competition-for-teams = { $code } är en särskiljning för lag.
competition-for-players = { $code } är en särskiljning för spelare.
competition-not-in-round-robins = { $code } är inte för rundturneringar.
competition-rounds = Ronderna är fler än en rapportfil kan ha.
competition-rounds-hint = Rätta post 142.
competition-boards = Antalet bord kan inte stämma.
competition-tie-break-code = { $word }: det finns ingen särskiljning { $part }.
competition-tie-break-score = { $word }: poängen { $part } hör inte hit.
competition-tie-break-modifier = { $word }: { $part } hör inte hit.
competition-tie-break-own = { $word } är arrangörens egen särskiljning; { $part } kan inte räknas här.
competition-tie-break-hint = Ge en lista, till exempel --tie-breaks BH/C1,BH,SB.

# Varför en fil inte kan läsas.
competition-unreadable = Rad { $line }, kolumn { $column }: { $problem }
competition-problem-utf-8 = texten är inte UTF-8.
competition-problem-too-large = filen är för stor.
competition-problem-no-record = där står ingen post med tre tecken.
competition-problem-between = något står mellan två fält.
competition-problem-number = det är inget tal.
competition-problem-bounds = talet är utom gränserna.
competition-problem-points = det är inga poäng.
competition-problem-date = det är inget datum.
competition-problem-sign = tecknet betyder inget där.
competition-problem-missing = där står ingenting.
competition-problem-twice = det står där en andra gång.
competition-problem-no-opponent = ett parti behöver en motståndare.
competition-fix-utf-8 = Spara filen som UTF-8.
competition-fix-split = Gör en fil för varje tävling.
competition-fix-record = Börja raden med en post, till exempel 001.
competition-fix-align = Sätt fältet i kolumn { $from } till { $to }.
competition-fix-number = Skriv ett heltal i kolumn { $from } till { $to }.
competition-fix-points = Skriv poäng, till exempel 11.5, i kolumn { $from } till { $to }.
competition-fix-date = Skriv datumet som { $form }.
competition-fix-sign = Ta något av { $signs }.
competition-fix-away = Ta bort det.
competition-fix-opponent = Skriv motståndarens nummer i kolumn { $from } till { $to }, eller tecknet för en frirond.
