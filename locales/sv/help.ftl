# Hjälpen och manualsidorna. Engelskan står i kommandots beskrivning,
# crates/cli/src/args. Ett meddelandes namn är kommandots väg, och under det
# står argumenten och deras värden. $one, $two och $three är beskrivningens
# indragna listor, $acts alla handlingar.

-help-json = Med --json ett objekt:
-help-json-end = Med --json till sist ett objekt:

help = Schack enligt reglerna, på kommandoraden
    .long =
        Schack enligt reglerna, på kommandoraden.

        Visar artiklarna i sex regelböcker, avgör fall och granskar hela partisamlingar enligt dem, visar ställningar, deras regelrätta drag och vem som ännu kan sätta matt, översätter partiprotokoll från ett språk till ett annat, lottar Chess960-ställningar, räknar dragföljder, förklarar betänketider samt lottar, granskar och räknar tävlingar.
    .json = Svara med JSON på en rad, också vid fel
    .lang = Språk för meddelanden och drag [förval: det i LC_ALL, LC_MESSAGES eller LANG om det är fi eller sv, annars en]
    .lang-fi = finska
    .lang-sv = svenska
    .lang-en = engelska
    .color = Färg i utskriften; auto betyder i en terminal, om inte NO_COLOR är satt
    .color-auto = i en terminal
    .color-always = alltid
    .color-never = aldrig
    .everywhere = Flaggor för alla kommandon
    .help = Visa hjälp (mer: --help)
    .help-long = Visa hjälp (kortfattat: -h)
    .version = Visa versionen
    .help-command = Visa den här hjälpen eller hjälpen för ett kommando
    .usage = Användning:
    .arguments = Argument:
    .options = Flaggor:
    .options-here = [FLAGGOR]
    .commands = Kommandon
    .command-here = KOMMANDO
    .values = Alternativ:
    .values-here = [alternativ:
    .default-here = [förval:
    .exit-codes =
        Returvärden:
          0  klart; också när läsaren av ett rör har gått
          1  indata är inte vad det sades vara: ingen ställning, inget parti, ingen
             betänketid; eller ett drag i det är inte regelrätt; eller en kontroll
             begärdes och gick inte igenom
          2  kommandot anropades fel
          3  en fil eller en ström kunde inte läsas eller skrivas

# Argumentens namn.
help-name =
    .ADDRESS = ADRESS
    .ARTICLE = ARTIKEL
    .B = S
    .BLACK = SVART
    .CODES = KODER
    .COLOUR = FÄRG
    .CONTROL = TID
    .DAY = DAG
    .DEPTH = DJUP
    .DIR = MAPP
    .FEN = FEN
    .FILE = FIL
    .FOLDER = MAPP
    .FORM = FORM
    .FORMAT = FORM
    .FROM = FRÅN
    .HASH = KONTROLLSUMMA
    .KEPT = SPARAT
    .KEY = NYCKEL
    .KIND = SLAG
    .LANGUAGE = SPRÅK
    .LEFT = EN
    .LINE = VARIANT
    .LINK = LÄNK
    .LIST = LISTA
    .LIVECHESS = LIVECHESS
    .MS = MS
    .N = N
    .NAME = NAMN
    .NUMBER = NUMMER
    .PACE = SLAG
    .PATH = SÖKVÄG
    .PROFILE = PROFIL
    .PROGRAM = PROGRAM
    .RIGHT = ANNAN
    .ROLE = ROLL
    .RULEBOOK = REGELBOK
    .S = S
    .SEAT = PLATS
    .SERIAL = SERIENUMMER
    .SETTING = INSTÄLLNING
    .SHELL = SKAL
    .STREAM = BORD
    .STYLE = STIL
    .TABLE = BORD
    .TO = TILL
    .URL = URL
    .VALUE = VÄRDE
    .W = V
    .WHAT = VAD
    .WHEN = NÄR
    .WHITE = VIT
    .WORDS = ORD
    .X = X

# Ett felaktigt anrop.
help-wrong =
    .subcommand = det finns inget kommando { $what }
    .argument = argumentet { $what } är okänt
    .no-value = { $what } behöver ett värde
    .value = { $value } duger inte: { $what }
    .missing = i anropet saknas:
    .no-command = { $what } behöver ett kommando
    .twice = { $what } är angivet flera gånger
    .conflict = { $what } går inte ihop med:
    .near = { $what } kan vara avsett
    .try = --help berättar mer.

# Manualsidornas rubriker.
help-page =
    .name = NAMN
    .synopsis = ANVÄNDNING
    .description = BESKRIVNING
    .options = FLAGGOR
    .extra = UTDATA OCH RETURVÄRDEN
    .version = VERSION

help-position = Visa en ställning: bräde, schack, räknare, regelrätta drag
    .fen = Ställningen som FEN, inom citattecken eller inte, eller startpos
    .board = Hur brädet ritas [förval: unicode i en terminal, annars ascii]
    .board-ascii = språkets pjäsbokstäver; stora för vit
    .board-unicode = schackfigurer
    .limit-positions = Hur många ställningar som undersöks för vardera sidan innan det förblir okänt om den ännu kan sätta matt
    .limit-ms = Hur många millisekunder som undersöks för vardera sidan
    .more =
        { -help-json }
        { $one }

        board har åtta rader, den åttonde först. answer är can, med de drag som sätter
        matt i line; cannot, med ett bevis i proof; eller unknown, med antalet undersökta
        ställningar i spent. line är bevis och inget råd: båda spelarna hjälper till.
        material är provet i Finlands blixtschackregler: om pjäserna tvingar fram matt
        mot en ensam kung.
        san är PGN:s notation oavsett språk, text är på det valda språket. uci anger
        kungens två rutor när rockaden är som i vanligt schack, och annars kungens och
        tornets ruta.

help-forced = Kontrollera en variant som sägs tvinga fram matt, och dess luckor
    .fen = Ställningen som FEN, inom citattecken
    .line = Varianten, med andra svar inom parentes efter det som de ersätter: "1. Dh5+ Kxh5 (1... Kg7 2. Dxh7#) 2. Th3#"
    .by = Vem som ska sätta matt [förval: den som sätter matt i varianten]
    .by-white = vit
    .by-black = svart
    .from = Variantens språk [förval: meddelandenas]
    .more =
        { -help-json }
        { $one }

        En variant som inte tvingar fram något ger ett fel med by, fault, path och move.

help-perft = Räkna sätten att spela vidare från en ställning
    .fen = { help-position.fen }
    .depth = Hur många halvdrag som spelas
    .divide = Visa antalet under varje första drag
    .own = Använd draggeneratorn för ställningar som inte är regelrätta, vilken ställningen än är
    .more =
        { -help-json }
        { $one }

help-notation = Översätt ett parti från ett språks notation till ett annats
    .file = Partiet som läses, eller - för standardinmatningen
    .from = Partiets språk; auto tar reda på det
    .to = Språk att skriva på [förval: meddelandenas]
    .form = Hur mycket av ett drag som skrivs
    .form-short = Lxe5, e4
    .form-long = Lb2xe5, e2e4
    .form-hyphenated = Lb2xe5, e2-e4
    .form-bare = Le5, e4; utan de valfria tecknen
    .announce = Säg dragen så som de meddelas en synskadad spelare, ett på varje rad, med reglernas ord (fide) eller ett språks
    .explain = Berätta på standardfelutmatningen vad som godtogs och hur det avviker från grundformen
    .start = Ställning som partiet börjar från [förval: den vanliga utgångsställningen]
    .more =
        { -help-json }
        { $one }

        Ett parti med ett fel i ger ett fel med number, color, line, column, fault och
        den fen som nåddes.

help-chess960 = Visa en Chess960-ställning eller lotta en
    .number = Utgångsställningens nummer, 0–959; lottas om det utelämnas
    .board = { help-position.board }
    .board-ascii = { help-position.board-ascii }
    .board-unicode = { help-position.board-unicode }
    .more =
        { -help-json }
        { $one }

help-clock = Betänketider
help-clock-explain = Säg med ord vad en betänketid betyder
    .control = Betänketiden, till exempel "90/40+30, 30+30" eller 40/6000+30:900+30
    .form = Form att läsa den i: som kod i FIDE:s rapportfil (sekunder), som folk skriver (minuter) eller den som passar
    .form-auto = den som passar
    .form-trf = rapportfilens kod
    .form-human = som folk skriver
    .more =
        { -help-json }
        { $one }

        Där båda formerna går att läsa och skiljer sig läses den som folk skriver, om det
        inte skulle betyda över två timmar eller över sextio drag i en period.

help-laws = Regelböckerna: artiklar, inställningar, skillnader
help-laws-list = Räkna upp regelböckerna
    .more =
        { -help-json }
        { $one }
help-laws-show = Visa en artikel, ett kapitel eller en hel regelbok
    .rulebook = Regelboken, eller en artikel med sin regelbok: fide-2018/7.5.5
    .article = Artikelns eller kapitlets nummer [förval: hela regelboken]
    .more =
        Med --json ett objekt för en artikel:
        { $one }
        och för flera:
        { $two }

        kind är enforced (programmet avgör och verkställer), ruled (domaren avgör,
        programmet verkställer), recorded (människor antecknar) eller stated. origin är
        own, base (reglerna under ett lands egna), overlay eller event.
help-laws-search = Sök artiklar och inställningar med ord
    .words = Ord eller delar av ord som alla måste förekomma; stora bokstäver och accenter spelar ingen roll
    .rulebook = Sök bara i den här regelboken
    .more =
        { -help-json }
        { $one }

        Inget funnet är också ett svar: båda listorna är tomma och returvärdet är 0.
help-laws-settings = Visa vad en regelbok bestämmer, med artiklarna
    .rulebook = Regelboken
    .profile = Profilen [förval: alla]
    .explain = Säg också vad varje inställning betyder
    .more =
        { -help-json }
        { $one }

        profile är null för alla. Värdet event-must-set betyder att texten lämnar saken
        åt tävlingen; n/a att regelboken inte har något sådant.
help-laws-diff = Jämför inställningarna i två regelböcker eller profiler
    .left = En regelbok, eller en regelbok och dess profil: fide-2018/blitz-unsupervised
    .right = En annan
    .profile = Profilen för båda, där ingen är angiven med regelboken [förval: standard, eller den för den andra sidans slag]
    .explain = { help-laws-settings.explain }
    .more =
        { -help-json }
        { $one }

        same är antalet inställningar som inte skiljer sig.
help-laws-decides = Visa vad programmet avgör själv, frågar om och antecknar
    .rulebook = Regelboken
    .profile = Profilen, för vem som måste ta upp saken [förval: regelbokens första]
    .kind = Visa bara artiklar av det här slaget
    .more =
        { -help-json }
        { $one }

        Varje artikel står i en grupp: enforced (programmet avgör själv), ruled (det
        frågar domaren), recorded (det antecknar vad människor anmäler) eller stated
        (det lämnas åt människor). who säger för profilen vad som väntar på en människa.
help-laws-coverage = Räkna artiklarna som ett godkänt fall visar
    .check = Sluta med 1 om inte varje artikel som verkställs eller avgörs har sitt fall
    .format = Vad som skrivs ut
    .format-text = en tabell för människor
    .format-json = ett objekt för program
    .format-md = en tabell för en sida
    .results = Fallens resultat, en fil eller en mapp med filer
    .scenarios = Mappen med själva fallen
    .more =
        Med --json eller --format json ett objekt:
        { $one }

        shown räknar artiklar som ett godkänt fall nämner; missing räknar upp dem som
        verkställs eller avgörs och som inget nämner.

help-judge = Lägg fram ett fall för reglerna: vad folk gör, vad som följer
    .file = Vad folk gör, ett JSON-objekt på varje rad, eller - för standardinmatningen
    .interactive = Pröva ett fall vid en prompt
    .rulebook = Den gällande regelboken
    .profile = Dess profil [förval: betänketidens, utan tillsyn; utan betänketid standard]
    .finland = Lägg till vad finländska tävlingar gör där FIDE:s regler lämnar det åt dem
    .set = Bestäm en inställning som regelboken lämnar åt tävlingen
    .control = Betänketiden, eller none för ingen klocka [förval: profilens vanliga]
    .clocks = Vad klockorna visar i början, till exempel 0:30,1:00
    .start = { help-notation.start }
    .table = Vilket slags bord det är
    .table-strict = vilken pjäs som helst kan ställas var som helst; spelarna trycker och kräver
    .table-assisted = bara regelrätta drag kan göras, och ett drag trycker klockan
    .table-wooden = ett riktigt bräde: programmet är klockan, och dragen så långt som folk matar in dem
    .notation = Språk för dragen som läses [förval: en i en fil, meddelandenas vid prompten]
    .explain = Säg också vad varje artikel kräver, när den först anförs
    .verbose = Säg efter varje handling vad klockorna visar
    .more =
        Varje rad i FIL är ett JSON-objekt:
          at       när, på bordets eget ur: "0:02.5", "1:30:00", eller "+3", tre sekunder
                   efter raden före; at_ms i millisekunder; utelämnat, samtidigt som
                   raden före
          by       white, black, arbiter, system, white-assistant, black-assistant
          act      vad som görs, och dess fält:
        { $acts }
          lang     dragets språk, om det är ett annat än i --notation

        Ett drag är sin text, {"{"}"move": "Sf3"{"}"}, eller rutor, {"{"}"from": "g1", "to": "f3",
        "promotion": "queen"{"}"}; ett otillåtet drag anges med rutor, också som
        {"{"}"move": "g1f3"{"}"}. Rutor är e2, tider 2min, 30s eller 1:30.

        Vid prompten detsamma i ord, fälten i ordningen ovan eller som namn=värde:
        white Sf3; white press; black claim illegal-move; arbiter rule 1 accept;
        arbiter report black device-sounded before=1.

        { -help-json }
        { $two }
        Vid prompten ett objekt av kommandon för varje rad. gists finns med --explain.

        Ett avvisande är en del av svaret och avslutar inget. En rad som inte går att
        läsa avslutar körningen, och returvärdet är 1.

help-audit = Hitta partierna i en samling som strider mot reglerna
    .files = PGN-filer, som de är eller packade med zstd, eller - för standardinmatningen
    .rulebook = Den gällande regelboken
    .profile = Dess profil [förval: standard, eller den enda]
    .jobs = Hur många partier som läses samtidigt [förval: lika många som det finns kärnor]
    .format = Vad som skrivs ut
    .format-text = stycken för människor
    .format-json = ett objekt på varje rad för program
    .limit-positions = Hur många ställningar som undersöks för vardera sidan i ett parti innan det förblir okänt om den ännu kan sätta matt
    .check = Sluta med 1 om något hittades
    .more =
        Vad som hittas:
          vinst på tid för en sida som inte kunde vinna, remi på tid mot en som kunde;
          spel efter matt, patt, död ställning, femfaldig upprepning eller sjuttiofem
          drag; ett resultat som slutställningen motsäger; remier genom upprepning
          eller femtio drag, matter, patter och döda ställningar som partiets uppgifter
          talar om men som inte fanns; otillåtna och tvetydiga drag, ord som inte är
          drag, partier som bryts av. Vilka av dem som avslutar ett parti, och enligt
          vilken artikel, är regelbokens sak.

        Med --json eller --format json ett objekt på varje rad för varje fynd:
        { $two }
        och till sist:
        { $three }

        Det som inte bevisades har unknown i stället för finding. line och offset gäller
        texten, uppackad om den var packad; de är där partiet börjar, och i word där
        ordet börjar.
    .exit-code = {"  "}130  avbrutet med Ctrl-C; det som dittills hittats är berättat

help-record = Ett bords protokoll: kontroll, händelser, PGN
help-record-verify = Kontrollera att inget i ett protokoll har ändrats, utelämnats eller lagts till
    .file = Protokollet, eller - för standardinmatningen
    .hash = Den sista kontrollsumman som den skrevs upp; utan den går ett protokoll som gjorts om från början till slut inte att skilja från det rätta
    .key = En nyckel hos installationen, som ska ha undertecknat alltihop, själv eller genom sina efterföljare: 64 tecken, eller en fil med en nyckel på varje rad. Flera gånger om det är flera installationer
    .against = Det någon har sparat av en anteckning som ska finnas i protokollet: kvittot på en spelares skärm, kontrollsumman på papper eller en fil: en offentliggjord lista, en PGN eller en tävlings rapport. Flera gånger om flera har sparats
    .more =
        { -help-json }
        { $one }

        Ett protokoll som inte är helt ger ett fel med line, version och fault; dess
        returvärde är 1.
help-record-show = Berätta vad som hände, med artiklarna
    .file = { help-record-verify.file }
    .explain = { help-judge.explain }
    .more =
        { -help-json }
        { $one }

        at_ms räknas från det att bordet skapades. Ett protokoll är för domaren: det
        visar vad regelboken döljer för spelarna, och vad som förseglades.
help-record-pgn = Skriv ut partiet som PGN
    .file = { help-record-verify.file }

help-competition = Rapportfiler: lottning, granskning, motivering, ställning
help-competition-pair = Lotta nästa rond i en rapportfil, eller vilken rond som helst på nytt
    .file = Rapportfilen, eller - för standardinmatningen
    .round = Vilken rond [förval: nästa]
    .more =
        { -help-json }
        { $one }

        bye är ett nummer eller null. Numren är filens: lagens i en lagtävling.
help-competition-check = Granska varje rond i en rapportfil mot ronderna före
    .file = { help-competition-pair.file }
    .more =
        { -help-json }
        { $one }

        Bara en rond som avviker har ours, theirs och reasons. black är 0 där white har
        frironden. Returvärdet är 1 om en rond avviker.
help-competition-explain = Säg varför borden i en rond är som de är, med artiklarna
    .file = { help-competition-pair.file }
    .round = Vilken rond [förval: den sista som är lottad]
    .board = Bara de här tvås bord, vit först: 3-8
    .more =
        { -help-json }
        { $one }

        criterion är det som utesluter instead, och color_rule den artikel som färgerna
        gavs efter.
help-competition-standings = Räkna ställningen i en rapportfil
    .file = { help-competition-pair.file }
    .tie-breaks = Särskiljningar med sina koder, den första först [förval: filens]
    .terms = Öppna värdena för det här numret: från vem varje term kommer, och vad som utelämnades
    .more =
        { -help-json }
        { $one }

        opened finns med --terms. values har en text för var och en av tie_breaks, som
        börjar med poängen.
help-competition-convert = Skriv en rapportfil eller en anmälningslista i en annan form
    .file = Rapportfilen eller anmälningslistan, eller - för standardinmatningen
    .to = Formen att skriva
    .to-trf26 = gällande från september 2025
    .to-trf16 = formen före den, med posterna som program lade till
    .to-csv = de anmälda i en lista, eller ställningen i en rapportfil, som text
    .to-xlsx = detsamma som kalkylblad
    .rating-list = Komplettera uppgifterna i en lista ur FIDE:s eller ett förbunds ratinglista, packad eller inte
    .pace = Vilka ratingtal som gäller för de anmälda i en lista
    .last-name-first = Efternamnet står först i listans namn
    .rounds = Antalet ronder, för filen som en lista blir
    .more =
        En anmälningslista är CSV med rubriker, ett kalkylblad, eller ett namn på varje
        rad. Den blir en rapportfil som första ronden lottas av; en rapportfil blir
        ställningen. Ett kalkylblad skrivs till en fil: --to xlsx > FIL.

        { -help-json }
        { $one }

        left_out är poster som formen inte har plats för, och not_found rader i listan
        som inte finns i ratinglistan.
help-competition-print = Skriv ut en lista ur en rapportfil som PDF
    .file = { help-competition-pair.file }
    .what = Vilken lista
    .what-pairings = vem som möter vem i en rond
    .what-results = hur det gick
    .what-standings = ordningen, med särskiljning
    .what-cross-table = vem som mötte vem i alla ronder
    .round = Rond för lottning eller resultat [förval: den sista]
    .more =
        Den skrivs till en fil eller ett rör: --what standings > FIL.pdf. Samma fil ger
        samma byte. Borden numreras efter poängen hos dem som möts, eftersom en
        rapportfil inte anger deras nummer.
help-competition-generate = Gör tävlingar genom lottning, för det här och andra program att granska
    .seed = Samma frö, samma tävling
    .players = Hur många spelare eller lag [förval: lottas]
    .rounds = Hur många ronder [förval: lottas]
    .teams = Lagtävlingar
    .into = Skriv filer till den här mappen, var och en uppkallad efter sitt frö
    .count = Hur många filer, av det här fröet och dem som följer
    .more =
        { -help-json }
        { $one }
        och med --into:
        { $two }

        Det som inte begärs lottas: frironder, walkover, avhopp, sena anmälningar,
        förbjudna par, acceleration, poäng, ratingtal. Samma frö gör samma tävling
        överallt.

help-demo = Visa en sal med partier, en tävling och en domares bord, att prova
    .seconds = Sluta efter så många sekunder [förval: med Ctrl-C]
    .listen = Adress och port att lyssna på; 0 är vilken ledig port som helst. Telefoner i samma nät når 0.0.0.0:8080
    .uci = En schackmotor som talar UCI, med sökväg, åt robotarna [förval: stockfish, om den hittas; annars spelar de blygsamt på egen hand]
    .more =
        En tävling i sin tredje rond på sex bräden, där robotar spelar; ett krav som
        väntar på domaren; en flagga som har fallit och som ingen har påtalat, eftersom
        regelboken överlåter det åt spelarna; och en plats åt dig mot programmet.
        Ingenting skrivs på någon disk: när demonstrationen slutar är den borta.

        Med --json ett objekt när allt står öppet och ett vid slutet:
        { $one }

        desk är arrangörens länk, competition huvuddomarens, seat en spelares, arbiter
        den för bordet där kravet väntar. Talen är räknade ur protokollen.

help-serve = Håll bord för spelare, domare och åskådare
    .config = En TOML-fil med inställningar
    .config-if-there = Samma, om filen finns
    .listen = Adress och port att lyssna på
    .journal = Var protokollen förvaras: en fil eller postgres://…; flera gånger för flera delar, alltid i samma ordning
    .here = Förvara protokollet i mappen man står i, för ett försök
    .bus = Hur noderna hör om varandra: local eller nats://…
    .public-url = Vad länkar börjar med
    .set = Vilken annan inställning som helst
    .print-config = Skriv ut de gällande inställningarna som en TOML-fil och sluta
    .new-organiser-link = Gör en ny länk för arrangören; den gamla öppnar inget längre
    .draw-token = Skriv ut en slumpmässig text för organiser-token och sluta
    .more =
        Utan flaggor är det en klubbs server: en fil, tuomari.db i datamappen, inget
        annat program, inget internet. Arrangörens länk visas vid den första starten, en
        gång: i en terminal, annars i en fil bredvid protokollet som bara du kan läsa.

        Inställningarna kommer från --config FIL, från miljön (TUOMARI_PUBLIC_URL för
        public-url) och från --set; det som sägs senare gäller. --print-config räknar upp
        dem alla och vad de är till för. Det som står i ett kommando syns i
        processlistan: ett lösenord hör hemma i filen, i miljön, eller i en fil som
        miljön anger (TUOMARI_JOURNAL_FILE för journal).

        Med --json ett objekt på standardutmatningen när servern lyssnar:
        { $one }

        address är vad länkar börjar med. pages säger om webbläsare får sidorna. En ny
        länk för arrangören står i en av de två sista: i filen, om standardutmatningen
        inte är en terminal.

help-link = Ge arrangören eller en plats en ny länk, när den gamla är borta
    .what = organiser, eller ett bord: dess id eller någon länk till det
    .seat = Platsen vid bordet
    .config = { help-serve.config }
    .config-if-there = { help-serve.config-if-there }
    .listen = { help-serve.listen }
    .journal = { help-serve.journal }
    .here = { help-serve.here }
    .bus = { help-serve.bus }
    .public-url = { help-serve.public-url }
    .set = { help-serve.set }
    .more =
        En länk sparas ingenstans, bara det som den känns igen på. Länken som ges är
        alltså ny, och den gamla öppnar inget längre.

        tuomari link organiser kräver samma rättigheter som den som driver servern: det
        skriver bredvid protokollet. En server som är i gång märker det inom en sekund.
        tuomari link BORD PLATS frågar servern med arrangörens länk: den som
        TUOMARI_ORGANISER_LINK säger, eller som står i filen som
        TUOMARI_ORGANISER_LINK_FILE anger, eller i filen bredvid protokollet. Platser är
        white, black, arbiter, spectator och bordets övriga.

        { -help-json }
        { $one }

help-key = Nycklarna som en server undertecknar sina protokoll med
    .what = Vad som ska göras
    .what-show = Skriv ut de offentliga nycklarna
    .what-new = Gör en fil med den första nyckeln
    .what-next = Sätt en ny nyckel i den gamlas ställe
    .file = Nycklarnas fil [förval: den som signing-keys anger, annars den bredvid klubbens fil]
    .config = { help-serve.config }
    .config-if-there = { help-serve.config-if-there }
    .listen = { help-serve.listen }
    .journal = { help-serve.journal }
    .here = { help-serve.here }
    .bus = { help-serve.bus }
    .public-url = { help-serve.public-url }
    .set = { help-serve.set }
    .more =
        Protokollen undertecknas, så att den som har databasen inte kan skriva ett annat
        obemärkt. Hemligheten ligger i en egen fil; en klubbs server gör den bredvid sin
        egen fil, med ändelsen .keys. Den som har den offentliga nyckeln kontrollerar
        protokoll med tuomari record verify --key.

        Förvara en kopia av filen där serverns säkerhetskopior inte finns. Utan den
        fortsätter servern med en ny nyckel, som ingen känner ännu.

        show skriver ut de offentliga nycklarna, den äldsta först; den sista undertecknar.
        new gör en fil för en server med databas: ange den i inställningen signing-keys på
        varje nod. next sätter en ny nyckel i den gamlas ställe, som undertecknar den en
        gång och sedan är borta; en server som är i gång tar den vid SIGHUP. Den som litar
        på den gamla nyckeln litar på den nya också.

        { -help-json }
        { $one }

help-organiser = Arrangörer med namn, var och en med egna bord och tävlingar
    .what = Vad som ska göras
    .what-list = Skriv ut arrangörerna
    .what-add = Lägg till en arrangör och skriv ut hans länk
    .what-renew = Ge en arrangör en ny länk; den gamla öppnar inget mer
    .what-revoke = Ta bort en arrangör; hans länk öppnar inget mer
    .name = Arrangörens namn: högst 32 små bokstäver, siffror och bindestreck
    .until = Den sista dagen som länken öppnar något, i UTC, till exempel 2027-06-30
    .config = { help-serve.config }
    .config-if-there = { help-serve.config-if-there }
    .listen = { help-serve.listen }
    .journal = { help-serve.journal }
    .here = { help-serve.here }
    .bus = { help-serve.bus }
    .public-url = { help-serve.public-url }
    .set = { help-serve.set }
    .more =
        En server kan ha flera arrangörer. Var och en ser och leder det han själv har skapat;
        serverns egen arrangör leder allt. Namnet står i varje anteckning i protokollet som
        gjordes med en arrangörs länk, så välj ett kort ord.

        Arrangörerna står i filen som inställningen organisers anger, på en klubbs server
        bredvid dess egen fil med ändelsen .organisers; av länkarna finns där bara en
        kontrollsumma. En server som är i gång märker ändringen inom en sekund.

        { -help-json }
        file, organisers [{"{"}name, until, valid{"}"}], link

help-health = Fråga en server om den är redo
    .url = Serverns adress [förval: den här datorn, vid porten som TUOMARI_LISTEN säger, annars 8080]
    .more =
        Returvärdet är 0 om servern kan utföra kommandon: dess protokoll svarar och den
        håller inte på att stanna. Annars, och där ingen svarar, är det 1.

        { -help-json }
        { $one }

help-systemd = Skriv ut en enhet för systemd som startar det här programmet
    .more =
        tuomari systemd > /etc/systemd/system/tuomari.service, sedan systemctl
        daemon-reload och systemctl enable --now tuomari. Enheten startar programmet
        därifrån där det ligger nu.

        Inställningar hör hemma i /etc/tuomari/tuomari.toml, hemligheter i
        /etc/tuomari/tuomari.env; ingen av dem måste finnas. Protokollet finns i
        /var/lib/tuomari.

help-bot = Spela vid ett bord med en plats länk, för övning eller belastning
    .link = Länken till platsen, eller - för att läsa den från standardinmatningen: en länk i ett kommando syns i processlistan [förval: vad TUOMARI_BOT_LINK säger, eller filen som TUOMARI_BOT_LINK_FILE anger]
    .script = Partiet som spelas: PGN, eller drag med rutor (e2e4 e7e5)
    .game = Vilket av filens partier
    .uci = En schackmotor som talar UCI, med sökväg (/usr/games/stockfish), som väljer dragen
    .speed = Hur många gånger så snabbt som en människa
    .moves = Ge upp efter så många egna drag
    .seed = Samma frö, samma val och samma pauser [förval: lottas]
    .log = Skriv till en fil, som JSON-rader, vad som sändes och svarades
    .more =
        En spelares länk spelar: lottade regelrätta drag, en schackmotors drag med
        --uci, eller partiet i --script så länge motståndaren följer det. En domares länk
        startar klockan. Andra länkar ser på. Roboten slutar med partiet.

        Om servern försvinner försöker roboten igen i två minuter; det som inte
        besvarades sänds igen med sin nyckel och räknas en gång.

        { -help-json-end }
        { $one }

        moves är robotens egna, of är den som cause nämner, och halves är poäng i halva.

help-push = Lämna rondens partier till en sändning medan de pågår
    .from = Rondens adress som PGN
    .to = Var partierna tas emot; nyckeln är vad TUOMARI_PUSH_TOKEN säger, eller står i filen som TUOMARI_PUSH_TOKEN_FILE anger: en nyckel i ett kommando syns i processlistan
    .every = Sekunder från en titt på ronden till nästa
    .more =
        FRÅN är rondens adress som PGN, som står under dess bord:
        { $one }
        En del av den slutar med ?boards=1-100. TILL är där en sändning tar emot
        partier, för lichess:
        { $two }
        Inget lämnas som åskådarna inte ännu får se. Kommandot slutar när alla rondens
        partier är slut, och försöker igen så länge någon av sidorna inte kan nås.

        { -help-json-end }
        { $three }

        Det säger hur många gånger partierna lämnades.

help-eboard = Låt ett elektroniskt bräde spela vid ett bord, genom DGT LiveChess
    .livechess = Var LiveChess lyssnar
    .links = En spelares länk, eller bådas, eller - för att läsa dem från standardinmatningen: en länk i ett kommando syns i processlistan [förval: vad TUOMARI_EBOARD_LINK säger, eller filen som TUOMARI_EBOARD_LINK_FILE anger]
    .board = Brädets serienummer [förval: det enda]
    .flipped = Vit sitter där brädet har sin åttonde rad; utan detta märks det när bräde och bord först stämmer överens
    .settle = Hur många millisekunder något ska stå innan det räknas som lämnat
    .more =
        LIVECHESS är adressen där DGT LiveChess lyssnar:
        { $one }
        LÄNK är en spelares eller hans medhjälpares; med båda spelarnas länkar tjänar ett
        bräde båda. Bräde och bord måste stämma överens innan något lämnas.

        Vad ett regelrätt drag lämnar sägs till bordet när det har stått en fjärdedel av den
        tid som --settle säger; vid ett strikt bord vars regler inte låter någon få veta vad
        som är regelrätt, hela den tiden. En pjäs i luften är ännu inget. Vad som inte är
        ett regelrätt drag går till ett strikt bord som det står, för spelarna att påtala;
        vid andra bord antecknas inget, och artikeln visas här. Klockan trycks vid bordet,
        inte här. Bron slutar med partiet; för in resultatet vid bordet, för kungar ställda
        i mitten säger inget.

        Om LiveChess eller servern försvinner försöker bron igen tills de är tillbaka; det
        som inte besvarades sänds igen med sin nyckel och räknas en gång.

        Med --json ett objekt för allt som händer:
        { $two }

        event är seated, no-board, board, board-state, turned-round, agrees, differs,
        move, handed, illegal, in-the-air, waits, refused, not-understood,
        livechess-lost, table-lost, table-back eller over.

help-backup = Kopiera protokollen på en klubbs server, i gång eller inte
    .to = Filen att skriva; den får inte finnas
    .journal = Klubbens fil [förval: tuomari.db i datamappen]

help-journal = En servers journal: kontroll, innehåll, reparation, export
help-journal-check = Kontrollera varje bord: kontrollsummor, anteckningar, resultat
    .streams = Bara de här borden; alla om inget anges
    .journal = Var protokollen förvaras, som för serve: en fil eller postgres://…; flera gånger för flera delar [förval: vad TUOMARI_JOURNAL säger, annars tuomari.db i datamappen]
    .more =
        { -help-json }
        { $one }

        stored räknar anteckningarna som finns, sound dem före det första felet; fault
        är något av missing, hash, entry, table, result, unreadable. Om något är skadat
        är returvärdet 1.
help-journal-show = Visa ett bords anteckningar som de är sparade, skadade eller inte
    .stream = Bordets id
    .journal = { help-journal-check.journal }
    .more =
        { -help-json }
        { $one }

        body är den sparade texten. Den har vad regelboken döljer för spelarna, och vad
        som förseglades.
help-journal-repair = Korta ett skadat protokoll till dess sista hela anteckning
    .stream = { help-journal-show.stream }
    .yes = Gör det; utan detta sägs bara vad som skulle tas bort
    .journal = { help-journal-check.journal }
    .more =
        { -help-json }
        { $one }

        Det som tas bort sparas i tabellen journal_cut i samma databas. Stoppa servern
        först om journalen är en fil. Återställ hellre en säkerhetskopia om det finns en
        som har hela partiet.
help-journal-ends = Lista vad som undertecknades en dag, för att offentliggöras
    .day = Dagen i världstid: 2026-11-19
    .journal = { help-journal-check.journal }
    .more =
        En rad för varje protokoll som undertecknades den dagen: vad protokollet känns
        igen på, hur många anteckningar det hade och kvittot på den sista. Ingen ser på
        den vems partier det var. När den är offentlig kan ingen skriva ett annat
        protokoll för den dagen, inte ens med serverns nyckel: tuomari record verify
        --against FIL.

        { -help-json }
        { $one }
help-journal-export = Skriv bords protokoll
    .stream = { help-journal-show.stream }
    .all = Alla bord; behöver --out
    .out = Mappen att skriva till, en fil för varje bord; den skapas om den inte finns
    .journal = { help-journal-check.journal }
    .more =
        { -help-json }
        { $one }

        Filerna är protokoll som tuomari record läser. Utan --out skrivs det begärda
        protokollet ut.
help-journal-tend = Gör för tabellerna det som en server som bara lägger till inte kan
    .grant = Låt den här rollen lägga till i tabellerna
    .journal = { help-journal-check.journal }
    .more =
        En server kan använda PostgreSQL med en roll som bara lägger till: den kan inte
        ändra eller ta bort en enda rad, vad som än händer med servern. Då kör den som
        äger tabellerna det här: efter en uppdatering och varje natt. Det ger tabellerna
        programmets form, gör plats för de kommande tre månaderna och packar partier som
        är slut. --grant låter en roll lägga till.

        { -help-json }
        { $one }

help-completions = Skriv ut kompletteringar för ett skal
    .shell = Skalet

help-man = Skriv ut manualsidan, eller skriv en för varje kommando
    .out = Mapp att skriva sidorna till; den måste finnas
