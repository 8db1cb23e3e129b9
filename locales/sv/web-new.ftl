# Ett nytt bord.

web-new-title = Spela
web-new-rulebook = Regler
web-new-book-fide-2023-what = Gällande regler. Det första otillåtna draget kostar tid, det andra partiet; femte upprepningen och 75 drag avslutar det av sig självt.
web-new-book-fide-2018-what = I blixt utan domare räknas ett otillåtet drag bara om du kräver det; då får du en minut.
web-new-book-fide-2014-what = De två sista minuterna kan man kräva remi; i blixt förlorar ett otillåtet drag genast om det krävs.
web-new-book-fi-blitz-2014-what = En flagga räknas bara om du kräver den, likaså ett otillåtet drag, som förlorar. Ingen annan säger något.
web-new-book-fi-team-blitz-what = FIDE:s blixt med de finska lagmatchernas vanor.
web-new-book-fi-basics-what = Grunderna. En klocka får gå, men tiden avgör ingenting; ett otillåtet drag tas helt enkelt tillbaka.
web-new-time = Tid
web-new-class-other = Annan
web-new-own = Egen
web-new-no-clock = Ingen klocka
web-new-untimed = Det finns ingen klocka.
web-new-moves = Drag
web-new-minutes = Minuter
web-new-increment = Sekunder per drag
web-new-remove = Ta bort
web-new-add-period = Lägg till en period
web-new-control-incomplete = Betänketiden är inte färdig: ge varje period sin tid.
web-new-period = { $part ->
    [moves] { $moves } drag på
    [rest] Sedan resten av partiet på
   *[whole] Var och en har hela partiet på
} { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}{ $extra ->
    [yes] {" "}och { $increment ->
        [one] { $increment } sekund
       *[other] { $increment } sekunder
    } till för varje drag.
   *[no] .
}
web-new-kind = Bord
web-new-kind-assisted = Assisterat
web-new-kind-assisted-what = Bara regelrätta drag kan göras, och ett drag trycker klockan. Det vanliga nätpartiet.
web-new-kind-strict = Strikt
web-new-kind-strict-what = Rörd pjäs gäller, allt kan ställas var som helst, du trycker klockan och kräver själv.
web-new-kind-wooden = Träbräde
web-new-kind-wooden-what = Ett riktigt bräde; programmet är klockan, och så mycket protokoll som ni matar in.
web-new-start = Utgångsställning
web-new-start-standard = Vanlig
web-new-start-lot = Chess960 med lott
web-new-start-number = Chess960 med nummer
web-new-names = Namn
web-new-event = Tävling
web-new-regulations = Tävlingens egna bestämmelser ({ $count } beslutade)
web-new-in-force = Gällande regler ({ $count })
web-new-as-rulebook = som i reglerna: { $value }
web-new-decided = beslutat av tävlingen
web-new-organiser = På den här servern ställer arrangören upp borden. Öppna först arrangörens länk i den här webbläsaren och kom tillbaka.
web-new-ready = Bordet är klart
web-new-once = Den som har en länk har platsen. Länkarna står kvar på den här sidan tills partiet är slut.
web-new-seat-white = Vit
web-new-seat-white-what = För den som spelar vit.
web-new-seat-black = Svart
web-new-seat-black-what = För den som spelar svart och startar vits klocka.
web-new-seat-taken = Länken du skickade är använd: platsen tillhör den som satte sig först.
web-new-seat-arbiter = Domare
web-new-seat-arbiter-what = För den som avgör krav. Utan domare, behåll den.
web-new-seat-spectator = Åskådare
web-new-seat-spectator-what = För att se på, för vem som helst.
web-new-copy = Kopiera länken
web-new-copied = Kopierad
web-new-qr = QR-kod
web-new-qr-of = QR-kod: { $seat }
web-new-open = Öppna här
web-new-open-desk = Öppna domarens bord
web-new-again = Ett bord till
web-new-arbiter = Domare
web-new-arbiter-no = Vi spelar själva
web-new-arbiter-no-what = Vem som helst av er låter en stannad klocka gå igen.
web-new-arbiter-yes = En domare är på plats
web-new-arbiter-yes-what = Den som stannar klockan väntar på domaren.
web-new-friend = En vän
web-new-friend-what = En länk. Den som öppnar den först sätter sig vid brädet.
web-new-minutes-seconds = Minuter och sekunder per drag
web-new-other = Annan
web-new-get-link = Hämta länken
web-new-friend-sum = { $book }, { $kind ->
    [strict] strängt bord
    [wooden] träbräde
   *[assisted] bara regelrätta drag
}, { $side ->
    [white] du spelar vit
    [black] du spelar svart
   *[lot] färgerna lottas
}.
web-new-more = Fler val
web-new-more-what = regler, bord, färg
web-new-every = En länk för varje plats
web-new-every-what = För andra spelare, eller med en domare.
web-new-side = Min färg
web-new-side-white = Vit
web-new-side-lot = Lottas
web-new-side-black = Svart
web-new-desk = Ställ upp flera bräden vid domarbordet
web-new-compete = Ordna en tävling
web-new-clock = Klocka till ett träbräde
web-new-laws = Läs reglerna
web-new-watch = Se på ett parti
web-new-gone = Länkarna till det bordet finns inte i den här webbläsaren, eller så är partiet slut.
web-new-send = Skicka det här till din vän
web-new-send-what = Den som öppnar länken först sätter sig. De som kommer senare ser på.
web-new-send-arbiter = Och det här till domaren
web-new-send-arbiter-what = Länken öppnar domarens bord. Den som stannar klockan väntar på att domaren avgör saken där.
web-new-invitation = Inbjudan
web-new-invitation-code = Inbjudan som QR-kod
web-new-share = Dela
web-new-you = Du är här
web-new-lost = Ingen anslutning just nu
web-new-to-board = Till brädet
web-new-invited = Du är inbjuden till ett parti
web-new-invited-what = Du spelar { $color ->
    [white] vit
   *[black] svart
}. { $time }, { $book }, { $kind ->
    [strict] strängt bord
    [wooden] träbräde
   *[assisted] bara regelrätta drag
}.
web-new-board = Brädet som det står framför dig
web-new-sit = Sätt dig på { $color ->
    [white] vits
   *[black] svarts
} plats
web-new-sit-what = Från och med då är platsen din i den här webbläsaren.
web-new-only-watch = Jag vill bara se på
web-new-taken = Någon sitter redan där
web-new-taken-what = Den som öppnade länken först tog platsen. Du kan se på partiet.
web-new-watch-this = Se på det här partiet
web-new-looking = Letar efter bordet …
web-new-home = Till startsidan
web-new-house = Programmet
web-new-house-lesson-what = Ett första parti med vägledning vid ett strängt bord.
web-new-house-touch = Rör en pjäs. Nu måste den flyttas.
web-new-house-press = Tryck på din klocka.
web-new-house-claim = Programmet gör fel. Kräv rättelse.
web-new-house-lesson = Börja det vägledda partiet
web-new-house-practice = Eller öva bara:
web-new-level-easy = Lätt
web-new-level-even = Jämnt
web-new-level-hard = Svårt
