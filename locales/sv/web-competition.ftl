# Tävlingens sidor.

web-competition-title = Tävling
web-competition-parts = Tävlingens delar
web-competition-coming = Tävlingen hämtas.
web-competition-tab-round = Rond
web-competition-tab-standings = Ställning
web-competition-tab-players = Spelare
web-competition-tab-rules = Regler
web-competition-rules = Gällande regler
web-competition-tab-badges = Namnskyltar
web-competition-rounds = { $rounds ->
    [one] en rond
   *[other] { $rounds } ronder
}
web-competition-count = { $count ->
    [one] en spelare
   *[other] { $count } spelare
}
web-competition-nothing-paired = Inget är lottat ännu. Anmäl spelarna och lotta sedan rond 1.
web-competition-not-begun = Den första lottningen är inte publicerad ännu.
web-competition-round = Rond { $round }
web-competition-all-rounds = Alla ronder
web-competition-stage-paired = lottad, inte offentlig
web-competition-stage-altered = ändrad för hand
web-competition-stage-confirmed = bekräftad, inte offentlig
web-competition-stage-published = spelas
web-competition-stage-closed = avslutad
web-competition-board = Bord
web-competition-result = Resultat
web-competition-result-of = Resultat på bord { $board }: { $white } – { $black }
web-competition-live = pågår
web-competition-waits = öppet
web-competition-watch = Titta på bord { $board }
web-competition-why = varför
web-competition-pgn = Rondens partier som PGN, även för sändningar
web-competition-record = Partiets protokoll, { $hash }…
web-competition-swap = Tryck på två spelare för att låta dem byta plats.
web-competition-swap-with = Med vem byter { $name } plats?
web-competition-leave-it = Låt det vara
web-competition-outcome-white-wins = vit vann
web-competition-outcome-draw = remi
web-competition-outcome-black-wins = svart vann
web-competition-outcome-white-wins-unrated = vit vann innan båda hade dragit
web-competition-outcome-draw-unrated = remi innan båda hade dragit
web-competition-outcome-black-wins-unrated = svart vann innan båda hade dragit
web-competition-outcome-white-forfeits = vit kom inte, svart vinner
web-competition-outcome-black-forfeits = svart kom inte, vit vinner
web-competition-outcome-both-forfeit = ingen av dem kom
web-competition-outcome-adjourned = avbrutet
web-competition-standings = Ställning
web-competition-standings-after = Ställning efter rond { $round }
web-competition-now = Nu
web-competition-under-way = Rond { $round } pågår: { $count } av { $boards } resultat har kommit. ”Nu” räknar med dem; placeringar och särskiljning följer när alla har kommit.
web-competition-made-of = Vad { $code } består av: { $name }
web-competition-points-of = { $name }, poäng: { $value }
web-competition-tie-break-of = { $name }, { $code }: { $value }
web-competition-press-value = Tryck på ett värde för att se vad det består av.
web-competition-met = Rond { $round }, { $color } mot { $name }: { $result }
web-competition-screen = Skärmen för spellokalen
web-competition-no-standings = Det finns inga resultat ännu.
web-competition-place = Plats
web-competition-player = Spelare
web-competition-points = Poäng
web-competition-tie-break = Särskiljning { $code }
web-competition-tie-breaks = Särskiljning
web-competition-laws = Regler
web-competition-system = System
web-competition-time = Betänketid
web-competition-departures-title = Var man avvek från reglerna
web-competition-no-departures = Ingenstans hittills.
web-competition-departures = { $count ->
    [one] En avvikelse från reglerna
   *[other] { $count } avvikelser från reglerna
}
web-competition-next = Vad som kommer härnäst
web-competition-step-pair = Lotta
web-competition-step-publish = Publicera
web-competition-step-close-round = Spela och avsluta
web-competition-pair = Lotta rond { $round }
web-competition-here = { $here } av { $all } är här. De andra lämnas utanför.
web-competition-confirm = Bekräfta lottningen
web-competition-publish-what = Telefoner och den offentliga sidan visar den, och borden öppnas.
web-competition-publish = Publicera
web-competition-missing = { $count ->
    [0] Alla resultat är inne.
    [one] Ett resultat saknas.
   *[other] { $count } resultat saknas.
}
web-competition-start-clocks = Starta alla klockor
web-competition-clocks-start = { $count ->
    [one] En klocka startades.
   *[other] { $count } klockor startades.
}
web-competition-clocks-failed = Inte vid { $count }: tryck en gång till.
web-competition-close = Avsluta rond { $round }
web-competition-recall = Ta tillbaka lottningen
web-competition-all-played = Alla ronder är spelade
web-competition-finish = Avsluta tävlingen
web-competition-over = Tävlingen är slut
web-competition-signer = Vem undertecknar rapporten
web-competition-sign = Underteckna
web-competition-trf = FIDE-rapport (TRF)
web-competition-save-record = Protokoll
web-competition-who-is-here = Vem är här för rond { $round }?
web-competition-here-word = här
web-competition-not-yet = inte än
web-competition-has-bye = walkover
web-competition-out = utgått
web-competition-find = Sök spelare, nummer eller klubb
web-competition-only-missing = Bara de som saknas
web-competition-nobody = Ingen är anmäld ännu.
web-competition-is-here = { $name } är här.
web-competition-is-not-here = { $name } är inte här.
web-competition-withdrew = { $name } utgick.
web-competition-readmitted = { $name } spelar igen.
web-competition-undo = Ångra
web-competition-more-of = Mer om { $name }
web-competition-asks-bye = ber för rond { $round }: { $bye }
web-competition-grant = Bevilja
web-competition-refuse = Avslå
web-competition-withdraw = Utgår
web-competition-readmit = Spelar igen
web-competition-half-bye = Halvpoängs walkover i rond { $round }
web-competition-add = Lägg till spelare
web-competition-entering = Anmäla spelare
web-competition-paste = Klistra in namn, ett per rad
web-competition-rated = Från ratinglistan, { $players } spelare
web-competition-rated-example = Efternamnet först: Korhonen, V
web-competition-rated-found = Spelare vilkas namn börjar så
web-competition-rated-picked = { $name } sattes på listan.
web-competition-rated-drop = Ta bort
web-competition-paste-example =
    Espoo Yksi 1850
    Vaasa, Kaksi; 1720; Vaasan kerho
web-competition-file = Eller en fil: CSV, kalkylblad
web-competition-read = { $count ->
    [one] spelare lästes.
   *[other] spelare lästes.
}
web-competition-twice = Finns redan, utelämnas.
web-competition-keep-both = Behåll båda
web-competition-enter = { $count ->
    [one] Anmäl en spelare
   *[other] Anmäl { $count } spelare
}
web-competition-your-card = Ditt kort
web-competition-against = Rond { $round }, mot { $name }
web-competition-to-board = Till ditt bord
web-competition-you-rest = Rond { $round }: { $bye }
web-competition-you-are-out = Du har utgått.
web-competition-wait-pairing = Rond { $round } är inte lottad ännu. Sidan visar den av sig själv.
web-competition-i-am-here = Jag är här
web-competition-i-am-here-done = Du är här ✓
web-competition-ask-bye = Be om halvpoängs walkover i rond { $round }
web-competition-bye-asked = Rond { $round }, { $bye }: begärd, inte besvarad ännu.
web-competition-bye-granted = Rond { $round }, { $bye }: beviljad.
web-competition-make-badges = Gör namnskyltarna
web-competition-print = Skriv ut
web-competition-badges-what = En länk för hela tävlingen: spelarens telefon öppnar varje bord med den. En borttappad skylt ersätts, och den gamla öppnar inget längre.
web-competition-qr = Kod för { $name }
web-competition-open-link = öppna
web-competition-replace = Borttappad: gör en ny
web-competition-new = Ny tävling
web-competition-new-what = Några val och en namnlista. Allt annat kan ändras senare.
web-competition-name = Namn
web-competition-name-example = Torsdagsblixten
web-competition-more-books = { $count } regelböcker till
web-competition-system-swiss-what = Holländska systemet, regler från 1.2.2026
web-competition-system-round-robin-what = Alla möter alla, Bergers tabeller
web-competition-system-knock-out-what = Den som förlorar är ute
web-competition-system-manual-what = Du gör varje par själv
web-competition-hours = När ronderna börjar
web-competition-begins = Rond 1 börjar
web-competition-every = Minuter mellan ronderna
web-competition-hours-what = På utsatt tid startar vits klocka av sig själv. Den som inte har öppnat sitt bräde inom förseningstiden förlorar.
web-competition-hours-wooden = Vid träbräden sker inget av sig själv: tiden står på sidorna och i kalendern.
web-competition-number-of-rounds = Ronder
web-competition-other-rounds = Annat antal ronder
web-competition-takes = Högst cirka { $hours } h { $minutes } min med pauser.
web-competition-where = Bräden
web-competition-checks = Spelarna prickas av före varje rond
web-competition-create = { $count ->
    [0] Skapa, namnen senare
    [one] Skapa med en spelare
   *[other] Skapa med { $count } spelare
}
web-competition-names-later = Namn kan läggas till tills den sista ronden är lottad.
web-competition-tab-desk = Domarbordet
web-competition-all-places = Alla { $count } placeringar
web-competition-not-public-yet = Lottningen är inte offentlig än. Borden visas här när den är det.
web-competition-asked = Bett om
web-competition-appeals = { $name } överklagar, rond { $round }
web-competition-calls = { $name } kallar på domaren
web-competition-called-at = sedan { $hour }
web-competition-been-there = Har varit där
web-competition-call = Kalla på domaren
web-competition-call-text = Vad det gäller, om du vill säga det
web-competition-call-send = Kalla
web-competition-call-waits = Domaren är tillkallad, kl. { $hour }.
web-competition-call-take-back = Behövs inte längre
web-competition-uphold = Bifall
web-competition-dismiss = Avslå
web-competition-publish-sure = Publicera ändå
web-competition-pair-again = Lotta om enligt reglerna
web-competition-tab-record = Protokoll
web-competition-broken = Protokollet är inte det som skrevs: dess post { $entry } håller inte. Spara databasen som den är och återställ journalen från en säkerhetskopia.
web-competition-record-coming = Protokollet kontrolleras…
web-competition-whole = { $count ->
    [one] Protokollet håller: en post, dess hash räknad på nytt här.
   *[other] Protokollet håller: { $count } poster, varje hash räknad på nytt här.
}
web-competition-check-games = { $count ->
    [one] Kontrollera partiet som det vilar på
   *[other] Kontrollera de { $count } partier som det vilar på
}
web-competition-games-hold = { $count ->
    [one] Partiets protokoll håller och har posten som resultatet nämner.
   *[other] Protokollen för { $count } partier håller och har posterna som resultaten nämner.
}
web-competition-games-looked = { $looked } av { $all } partier
web-competition-game-wrong = Rond { $round }, bord { $board }: partiets protokoll är inte det som resultatet vilar på.
web-competition-results-from = { $count ->
    [one] Ett resultat från ett bord
   *[other] { $count } resultat från bord
}
web-competition-game-of = Rond { $round }, bord { $board }
web-competition-live-boards = Partier som pågår
web-competition-board-number = Bord { $board }
