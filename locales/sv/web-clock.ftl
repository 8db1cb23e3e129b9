# Sidan /clock. Varje nyckel börjar med web-clock-.

web-clock-title = Klocka
web-clock-intro = En telefon mellan två spelare och ett träbräde. Den fungerar utan nät efter första besöket.
web-clock-coming = Hämtar klockan …
web-clock-failed = Klockan kunde inte hämtas. Anslut en gång; sedan fungerar den utan nät.

web-clock-time = Tid
web-clock-own = Egen
web-clock-build = Bygg själv
web-clock-class = { $class ->
    [blitz] Det är blixtschack.
    [rapid] Det är snabbschack.
   *[standard] Det är ett långparti.
}
web-clock-no-control = Detta blir ingen betänketid. Ge varje period utom den sista ett antal drag, och alla någon tid.
web-clock-odds = Svart har en annan tid
web-clock-period = Period { $number }
web-clock-moves-in = Drag
web-clock-minutes = Minuter
web-clock-seconds = Sekunder
web-clock-extra = För varje drag
web-clock-extra-increment = tillägg
web-clock-extra-delay = fördröjning
web-clock-extra-bronstein = Bronstein
web-clock-extra-none = inget
web-clock-extra-seconds = Sekunder per drag
web-clock-add-period = Lägg till en period
web-clock-drop-period = Ta bort den sista

web-clock-rules = Regler
web-clock-rule = Regel
web-clock-book-fide-2023-is = Reglerna som gäller nu
web-clock-book-fide-2018-is = Reglerna 2018–2022
web-clock-book-fide-2014-is = Reglerna 2014–2017
web-clock-book-fi-blitz-2014-is = Klockan är tyst; bara en spelare märker en flagga
web-clock-book-fi-team-blitz-is = Som finsk blixt, med lagreglerna
web-clock-book-fi-basics-is = Hur pjäserna går; inget om klockor
web-clock-not-so = Dessa regler tillåter inte denna betänketid här. Välj en annan, eller andra regler.
web-clock-go = Ställ klockan: { $control }

web-clock-flag-detection-arbiter-or-player = En flagga gäller när domaren eller en spelare märker den.
web-clock-flag-detection-arbiter-must-call = En domare som ser en flagga säger det; en spelare får också.
web-clock-flag-detection-players-only = En flagga gäller bara om en spelare märker den.
web-clock-flag-claim-procedure-point-out = Påpeka flaggan för att vinna på tid.
web-clock-flag-claim-procedure-may-stop-clock = Kräv vinst på tid; du får stanna klockan.
web-clock-flag-claim-procedure-stop-with-own-flag-up = Stanna klockan medan din egen flagga är uppe och kräv vinst.
web-clock-flag-material-test-any-legal-mate = Man vinner på tid bara om någon följd av regelrätta drag kunde ge matt.
web-clock-flag-material-test-forces-bare-king = Man vinner på tid bara med nog för att tvinga fram matt mot ensam kung.
web-clock-player-hints-no-counts-no-reminders = Klockan visar inget antal drag innan en flagga har fallit.
web-clock-player-hints-silent = Klockan säger inget: inget ljud, inget antal, inte ett ord om en flagga.
web-clock-player-hints-free = Klockan får visa antalet drag.

web-clock-runs = går
web-clock-moves = { $moves ->
    [one] { $moves } drag
   *[other] { $moves } drag
}
web-clock-low = ont om tid
web-clock-delay = fördröjning { $seconds }
web-clock-start-white = Tryck så startar vits klocka
web-clock-white-waits = Svart startar klockan
web-clock-arbiter-starts = Domaren startar klockan
web-clock-ready = Klockan är ställd
web-clock-ready-long = Svart trycker och vits tid börjar.
web-clock-stopped = Klockan är stannad
web-clock-over = Partiet är slut
web-clock-sending = skickar …
web-clock-stop = Stanna klockan
web-clock-hold = Håll intryckt för att stanna klockan
web-clock-menu = Öppna klockans meny
web-clock-turn = Byt sida: den andra färgen sitter här
web-clock-resume = Fortsätt
web-clock-asked = Programmet ser inte brädet. Kom överens eller fråga en domare.
web-clock-matter-can-mate = Kan { $who } ännu sätta matt på det sätt som dessa regler kräver?
web-clock-matter-both-flags = Båda flaggorna har fallit. Slutar partiet så?
web-clock-ruling = { $ruling ->
    [accept] Ja
   *[reject] Nej
}
web-clock-of-the-board = Krav som gäller brädet
web-clock-claim-flag = Kräver vinst på tid
web-clock-claim-illegal-move = Kräver: otillåtet drag
web-clock-claim-threefold = Kräver: samma ställning för tredje gången
web-clock-claim-fifty-moves = Kräver: femtio drag
web-clock-offer-draw = Erbjuder remi
web-clock-accept-draw = Går med på remi
web-clock-decline-draw = Avböjer remi
web-clock-waive-line = Kan inte visa någon tvingande matt
web-clock-resign = Ger upp
web-clock-mates = { $who } sätter matt
web-clock-resigns = { $who } ger upp
web-clock-ended-mate = Matt
web-clock-ended-draw = Remi överenskommen
web-clock-ended-stalemate = Patt
web-clock-change = Stämmer det inte? Ändra
web-clock-arbiter-resumes = Domaren sätter i gång den igen.
web-clock-to-record = Partiets protokoll
web-clock-stop-clock = Stanna klockan och kalla på domaren
web-clock-sure = Tryck igen för att bekräfta
web-clock-set = Rätta klockan
web-clock-set-time = Tid
web-clock-set-moves = Drag
web-clock-lift = Lyft den fallna flaggan
web-clock-set-do = Ställ klockan så
web-clock-set-wrong = Klockan ställdes inte. Skriv tider som 4:30 eller 1:04:30.
web-clock-back = Tillbaka
web-clock-sound = Ljud och vibration
web-clock-silent = Dessa regler håller klockan tyst: den visar en flagga och säger inget.
web-clock-flag-silent = En fallen flagga syns men hörs inte.
web-clock-again = Nytt parti med samma tid
web-clock-other = Byt tid
web-clock-leave = Avsluta partiet
web-clock-away = Sidan var borta { $time }, och { $whose } tid gick. Menyn kan rätta det.

web-clock-board = Bord { $board }
web-clock-lost = Ingen anslutning. Serverns klocka går; tryck skickas när den är tillbaka.
web-clock-before-arbiter = Inför domaren:
web-clock-write = Skriv dragen i stället
web-clock-one-seat = Denna telefon trycker för en spelare. Ska båda trycka här, öppna även { $whose } länk på den.
web-clock-not-wooden = Detta bord spelas på skärmen och behöver ingen klocka bredvid.
web-clock-to-table = Gå till bordet
web-clock-no-seat = Denna länk öppnar ingen spelares plats. Öppna länken eller koden för vit eller svart.
web-clock-own-clock = Använd klockan utan bord
