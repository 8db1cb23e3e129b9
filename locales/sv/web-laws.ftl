# Sidan /laws. Varje nyckel börjar med web-laws-.

web-laws-title = Reglerna
web-laws-intro = Sex regelböcker med våra egna ord, och vad Tuomari gör med varje artikel.
web-laws-unknown = Det finns ingen regelbok "{ $name }". Välj en av dessa.
web-laws-search = Sök: flagga, 9.2, rockad
web-laws-search-here = Sök här: ett ord eller ett nummer
web-laws-found = { $count ->
    [0] Inget hittades. Försök med ett ord eller en artikels nummer.
    [one] { $count } artikel
   *[other] { $count } artiklar
}
web-laws-more = och { $count } till; lägg till ett ord
web-laws-articles = { $count ->
    [one] { $count } artikel
   *[other] { $count } artiklar
}
web-laws-where = Var du är
web-laws-contents = Kapitel
web-laws-only = Vad programmet gör
web-laws-all-kinds = Alla artiklar
web-laws-kinds = Vad Tuomari gör med en artikel
web-laws-kind-enforced = verkställs
web-laws-kind-ruled = domaren avgör
web-laws-kind-recorded = antecknas bara
web-laws-kind-stated = att läsa
web-laws-no-article = Det finns ingen artikel { $number } här. Se i kapitlen eller sök.
web-laws-link = Länk till denna artikel
web-laws-copied = Länken kopierad
web-laws-picture = Ett bräde till artikel { $number }: de märkta rutorna är de som den talar om
web-laws-compare = Jämför med …
web-laws-compare-two = Två utgåvor sida vid sida: 2018 och 2023
web-laws-side-by-side = Sida vid sida
web-laws-column = Regelbok i spalt { $column }
web-laws-show-same = Visa de { $count } som är lika
web-laws-none = ingen sådan artikel
web-laws-how-same = lika
web-laws-how-changed = ändrad
web-laws-how-left = bara till vänster
web-laws-how-right = bara till höger
web-laws-settings = Vad som skiljer vid bordet
web-laws-profile = Enligt reglerna för
web-laws-profile-standard = långparti
web-laws-profile-rapid-supervised = snabbschack, övervakat
web-laws-profile-rapid-unsupervised = snabbschack, inte övervakat
web-laws-profile-blitz-supervised = blixt, övervakat
web-laws-profile-blitz-unsupervised = blixt, inte övervakat
web-laws-then = sedan
web-laws-up = Till sidans början
web-laws-legend = Tuomari avgör varje artikel efter bräde och klocka, utom de märkta:
web-laws-legend-more = Vad märkena betyder
web-laws-elsewhere = Samma sak på annat håll

web-laws-decides-title = Vad programmet avgör, frågar och antecknar
web-laws-decides-intro = För domare. Varje artikel hör till en av fyra grupper. Vid ett riktigt bräde ser programmet bara det som människor matar in. Det som frågas kommer till domarens bord: vad som hänt, vilka avgöranden som är tillåtna och vad vart och ett skulle leda till.
web-laws-decides-counts = avgör { $enforced }, frågar { $ruled }, antecknar { $recorded }
web-laws-decides-books = De sex regelböckernas artiklar efter vad programmet gör
web-laws-decides-rulebook = Regelbok
web-laws-decides-all = Alla sex
web-laws-decides-short-enforced = avgör
web-laws-decides-short-ruled = frågar
web-laws-decides-short-recorded = antecknar
web-laws-decides-short-stated = åt människor
web-laws-decides-show = Vilka artiklar
web-laws-decides-of = { $count } av { $all }
web-laws-decides-base = Där denna regelbok tiger gäller reglerna under den:
web-laws-decides-print = Skriv ut

web-laws-chapter-all = Reglerna
web-laws-chapter-intro = Före reglerna
web-laws-chapter-preface = Förord
web-laws-chapter-scope = Omfattning
web-laws-chapter-fi-profile = I Finland
web-laws-chapter-1 = Spelet och dess mål
web-laws-chapter-2 = Pjäserna på brädet
web-laws-chapter-3 = Hur pjäserna går
web-laws-chapter-4 = Att flytta pjäserna
web-laws-chapter-5 = Partiets slut
web-laws-chapter-6 = Klockan
web-laws-chapter-7 = Oegentligheter
web-laws-chapter-8 = Att skriva dragen
web-laws-chapter-9 = Remi
web-laws-chapter-10 = Poäng
web-laws-chapter-11 = Spelarnas uppträdande
web-laws-chapter-12 = Domaren
web-laws-chapter-A = Snabbschack
web-laws-chapter-B = Blixtschack
web-laws-chapter-C = Notation
web-laws-chapter-D = Blinda och synskadade spelare
web-laws-chapter-I = Avbrutna partier
web-laws-chapter-II = Chess960
web-laws-chapter-III = Partier utan tillägg
web-laws-chapter-guide = Riktlinjer
web-laws-chapter-glossary = Ordlista
web-laws-chapter-basics-johdanto = Till att börja med
web-laws-chapter-basics-alkuasetelma = Utgångsställningen
web-laws-chapter-basics-pelaaminen = Att spela
web-laws-chapter-basics-sotilas = Bonden
web-laws-chapter-basics-torni = Tornet
web-laws-chapter-basics-ratsu = Springaren
web-laws-chapter-basics-lahetti = Löparen
web-laws-chapter-basics-kuningatar = Damen
web-laws-chapter-basics-kuningas = Kungen
web-laws-chapter-basics-linnoitus = Rockad
web-laws-chapter-basics-ohestalyonti = En passant
web-laws-chapter-basics-shakki = Schack
web-laws-chapter-basics-korotus = Förvandling
web-laws-chapter-basics-paattyminen = Partiets slut
web-laws-chapter-basics-kuvat = Bilderna

# Namn som man söker samma sak med; enstaka ord.
web-laws-same-move = drag, draget
web-laws-same-draw = remi, remis, oavgjort
web-laws-same-stalemate = patt, pat
web-laws-same-mate = matt, schackmatt
web-laws-same-clock = klocka, klockan, schackur, schackuret
web-laws-same-flag = flagga, flaggan, flaggfall
web-laws-same-time = tid, betänketid, betänketiden
web-laws-same-king = kung, kungen, konung
web-laws-same-castling = rockad, rockera
web-laws-same-passing = passant, förbigående
web-laws-same-promotion = förvandling, förvandla, promovering
web-laws-same-touch = vidröra, vidrörd, rörd
web-laws-same-illegal = otillåtet, otillåtna, otillåten, regelvidrigt, olagligt
web-laws-same-repetition = upprepning, dragupprepning, repetition
web-laws-same-resign = uppge, uppges, kapitulera
web-laws-same-late = försening, försenad, sent
web-laws-same-phone = telefon, mobil, mobiltelefon
web-laws-same-sheet = partiprotokoll, protokoll
