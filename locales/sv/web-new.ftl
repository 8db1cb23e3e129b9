# Ett nytt bord.

web-new-title = Nytt bord
web-new-rulebook = Regler
web-new-book-fide-2023 = FIDE:s regler 2023
web-new-book-fide-2023-what = Gällande regler. Det första regelvidriga draget kostar tid, det andra partiet; femte upprepningen och 75 drag avslutar det av sig självt.
web-new-book-fide-2018 = FIDE:s regler 2018
web-new-book-fide-2018-what = I blixt utan domare räknas ett regelvidrigt drag bara om du kräver det; då får du en minut.
web-new-book-fide-2014 = FIDE:s regler 2014
web-new-book-fide-2014-what = De två sista minuterna kan man kräva remi; i blixt förlorar ett regelvidrigt drag genast om det krävs.
web-new-book-fi-blitz-2014 = Finsk blixt 2014
web-new-book-fi-blitz-2014-what = En flagga räknas bara om du kräver den, likaså ett regelvidrigt drag, som förlorar. Ingen annan säger något.
web-new-book-fi-team-blitz = Finsk lagblixt
web-new-book-fi-team-blitz-what = FIDE:s blixt med de finska lagmatchernas vanor.
web-new-book-fi-basics = För nybörjare
web-new-book-fi-basics-what = Grunderna. En klocka får gå, men tiden avgör ingenting; ett regelvidrigt drag tas helt enkelt tillbaka.
web-new-time = Tid
web-new-class-blitz = Blixt
web-new-class-rapid = Snabb
web-new-class-standard = Lång
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
web-new-kind-assisted-what = Bara tillåtna drag kan göras, och ett drag trycker klockan. Det vanliga nätpartiet.
web-new-kind-strict = Strikt
web-new-kind-strict-what = Vidrört är vidrört, allt kan ställas var som helst, du trycker klockan och kräver själv.
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
web-new-create = Ställ i ordning bordet
web-new-organiser = På den här servern ställer arrangören upp borden. Öppna först arrangörens länk i den här webbläsaren och kom tillbaka.
web-new-ready = Bordet är klart
web-new-once = Länkarna visas bara nu. Den som har länken har platsen.
web-new-seat-white = Vit
web-new-seat-white-what = För den som spelar vit.
web-new-seat-black = Svart
web-new-seat-black-what = För den som spelar svart och startar vits klocka.
web-new-seat-arbiter = Domare
web-new-seat-arbiter-what = För den som avgör krav. Utan domare, behåll den.
web-new-seat-spectator = Åskådare
web-new-seat-spectator-what = För att se på, för vem som helst.
web-new-copy = Kopiera länken
web-new-copied = Kopierad
web-new-qr = QR-kod
web-new-qr-of = QR-kod: { $seat }
web-new-open = Öppna här
web-new-again = Ett bord till
web-new-arbiter = Domare
web-new-arbiter-no = Vi spelar själva
web-new-arbiter-no-what = Vem som helst av er låter en stannad klocka gå igen.
web-new-arbiter-yes = En domare är på plats
web-new-arbiter-yes-what = Den som stannar klockan väntar på domaren.
