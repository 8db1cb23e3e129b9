# Bordet. Varje nyckel börjar med web-table-.

web-table-opening = Öppnar bordet …
web-table-home = Till startsidan
web-table-gone-title = { $why ->
    [revoked] Den här länken har bytts ut
    [replaced] Öppen på för många ställen
    [missing] Utanför brädet
   *[closed] Bordet är stängt
}
web-table-gone = { $why ->
    [revoked] Domaren eller arrangören har delat ut en ny. Partiet och båda klockorna är som de var; be om din nya länk.
    [replaced] Länken har öppnats på så många andra ställen att den är stängd här. Ladda om sidan för att fortsätta här.
    [missing] Det finns inget bord på den här adressen. Kanske tappades en bokstav ur länken på vägen.
   *[closed] Partiet finns kvar. Leta bland dina partier eller fråga arrangören.
}
web-table-watching = Du tittar på.
web-table-gone-watch = Titta på partiet
web-table-to-move = vid draget
web-table-moves-made = drag: { $count }
web-table-low = lite tid kvar
web-table-ahead = { $points } poäng före i material
web-table-start = Tryck för att starta vits klocka
web-table-press = Tryck på klockan
web-table-scoresheet = Partiprotokoll
web-table-moves = Drag
web-table-number = Nummer
web-table-no-moves = Inga drag ännu.
web-table-past = En tidigare ställning
web-table-past-at = Tidigare: { $move }
web-table-past-start = början
web-table-past-back = Ett drag bakåt
web-table-past-on = Ett drag framåt
web-table-past-now = Tillbaka till nu
web-table-last-moves = { $count ->
    [one] Senaste draget:
   *[other] De senaste dragen:
}
web-table-moves-silent = Enligt dessa regler för ingen protokoll åt dig under partiet.
web-table-rulings = Avgöranden
web-table-asked = Domaren tillfrågas: { $matter }
web-table-claimed = { $claim }: sagt. Det prövas.
web-table-claimed-stop = Det gäller när klockan stannas medan din egen flagga är uppe.
web-table-end = Partiets slut
web-table-ended = { $how ->
    [won] Du vann
    [lost] Du förlorade
    [drawn] Remi
    [white] Vit vann
    [black] Svart vann
   *[void] Partiet är slut
}
web-table-to-record = Se partiet
web-table-share = Dela
web-table-link-copied = Länken till partiet är kopierad.
web-table-acts = Vad du kan säga
web-table-claim = Kräv
web-table-claim-right = ett krav vore riktigt nu
web-table-offer-draw = Remi
web-table-stop = Stanna
web-table-sure = Säkert?
web-table-offer-again = Säkert? Tryck igen för att erbjuda remi
web-table-claims-title = Kräv
web-table-more = Mer
web-table-more-title = Allt du får göra nu
web-table-nothing = Inget just nu.
web-table-with-move = Kräv med ett tänkt drag
web-table-resign-again = Säkert? Tryck igen för att ge upp
web-table-settings = Inställningar
web-table-set-sound = Ljud för drag och kallelser
web-table-set-voice = Säg drag och avgöranden högt
web-table-set-times = Säg min tid vid 10, 5 och 1 minuter, 30 och 10 sekunder
web-table-set-named = Säg rutorna med namn: Anna, Bella, Cesar
web-table-set-typing = Visa fältet för skrivna drag
web-table-set-flip = Vänd brädet
web-table-set-pieces = Pjäser
web-table-pieces-usual = Vanliga
web-table-pieces-flat = Enkla
web-table-pieces-letters = Bokstäver
web-table-set-board = Bräde
web-table-board-walnut = Valnöt
web-table-board-linen = Linne
web-table-board-slate = Skiffer
web-table-set-theme = Färger
web-table-theme-light = ljusa
web-table-theme-dark = mörka
web-table-theme-system = som systemet
web-table-set-letters = Dragens bokstäver
web-table-set-letters-own = Som sidans språk
web-table-letters-fi = finska
web-table-letters-sv = svenska
web-table-letters-en = engelska
web-table-letters-de = tyska
web-table-letters-fr = franska
web-table-letters-nl = nederländska
web-table-letters-figurine = figurer
web-table-keys = Tangenter
web-table-key-arrows = Pilar
web-table-key-arrows-does = går från ruta till ruta på brädet
web-table-key-enter = Enter
web-table-key-enter-does = tar en pjäs, ställer ner den
web-table-key-square = e, sedan 4
web-table-key-square-does = går till rutan
web-table-key-space = Mellanslag
web-table-key-space-does = trycker på klockan
web-table-key-steps = Vänster, höger, Home, End
web-table-key-steps-does = går genom dragen, när brädet inte är valt
web-table-board = Bräde
web-table-tray = Bredvid brädet
web-table-off = Av brädet
web-table-adjust = Jag rättar
web-table-promotion = Vad bonden förvandlas till
web-table-listening = Skrivna drag och svar
web-table-type = Skriv ett drag
web-table-say-clocks = Klockorna
web-table-say-last = Senaste draget
web-table-say-position = Ställningen
web-table-no-clock = Det finns ingen klocka.
web-table-piece-on = { $role ->
    [king] kung
    [queen] dam
    [rook] torn
    [bishop] löpare
    [knight] springare
   *[pawn] bonde
} { $square }
web-table-aloud = { $color }: { $role ->
    [king] kung
    [queen] dam
    [rook] torn
    [bishop] löpare
    [knight] springare
   *[pawn] bonde
} { $from } { $takes ->
    [yes] slår
   *[no] till
} { $to }{ $promotion ->
    [queen] , dam
    [rook] , torn
    [bishop] , löpare
    [knight] , springare
   *[none] {""}
}{ $check ->
    [check] , schack
    [mate] , matt
   *[none] {""}
}
web-table-aloud-castles = { $color }: { $side ->
    [long] lång rockad
   *[short] kort rockad
}
web-table-aloud-squares = { $count ->
    [0] { $color }: inget ändrades på brädet
   *[other] { $color }: { $squares }
}
web-table-time-left = Du har { $time }
web-table-lost = Ingen anslutning sedan { $seconds } s.
web-table-lost-runs = Klockan går; dina drag skickas när den är tillbaka.
web-table-lost-stands = Klockan står.
web-table-awaited = { $color } har inte kommit ännu. Den som inte är här kl. { $hour } förlorar.
web-table-begins = { $kind ->
    [wooden] Partiet börjar kl. { $hour }. Klockorna startas då.
   *[other] Partiet börjar kl. { $hour }. Vits klocka startar av sig själv.
  }
web-table-not-started = Klockan har inte startats ännu.
web-table-you-start = När båda är redo, starta vits klocka: tryck på din egen klocka.
web-table-they-start = Väntar på att svart eller domaren startar vits klocka.
web-table-stop-again = Säkert? Tryck igen för att stanna
web-table-stopped-by = { $by ->
    [you] Du stannade klockan.
    [white] Vit stannade klockan.
    [black] Svart stannade klockan.
    [arbiter] Domaren stannade klockan.
   *[system] Klockan står.
}
web-table-stopped-arbiter = { $by ->
    [arbiter] Spelet fortsätter när domaren säger till.
   *[other] Domaren är kallad och säger när spelet fortsätter.
}
web-table-stopped-software = Domaren säger när spelet fortsätter.
web-table-stopped-price = Om det var din tid som gick förlorar du den tid som klockan har stått.
web-table-offer = Remianbud
web-table-offered-by = { $color } bjuder remi
web-table-offer-open = Ditt remianbud gäller.
web-table-offer-early = Det kan inte godtas än: för få drag har gjorts.
web-table-offering = Remi erbjuds med ditt nästa drag.
web-table-offer-with = Erbjud remi med ditt nästa drag
web-table-must = Draget måste göras: { $move }
web-table-line = Tvingad matt
web-table-line-awaited = Visa genast en variant som tvingar fram matt, eller avstå.
web-table-line-begin = Visa varianten på brädet
web-table-line-enter = Flytta båda sidornas pjäser fram till matt. Varje svar som motståndaren har behöver en egen variant.
web-table-line-show = Visa den här varianten
web-table-line-undo = Ta tillbaka
web-table-line-another = En variant till
web-table-entering = Inmatning
web-table-intended-enter = Ange det tänkta draget på brädet.
web-table-intended-is = Tänkt drag: { $move }
web-table-intended-binds = Det kan inte ändras efteråt.
web-table-intended-claim = Bestäm draget och kräv
web-table-cancel = Avbryt
web-table-lag = Till servern och tillbaka: { $ms } ms
web-table-given-back = Långsamt nät: vit har fått tillbaka { $white } s, svart { $black } s
web-table-given-back-why = Tiden som ett klocktryck var på väg till servern ges tillbaka, inom vissa gränser
web-table-call = Stanna klockan
web-table-announcing = Att meddela drag
web-table-announce = Meddela ditt drag
web-table-announce-send = Meddela
web-table-repeat = Upprepa det motståndaren meddelade
web-table-repeat-send = Upprepa
web-table-announced = Du meddelade: { $text }
web-table-repeated = Du upprepade: { $text }
web-table-heard = Motståndaren har meddelat ett drag. Upprepa det.
web-table-announce-how = Med rutor, e2 e4, eller i ord: Eva zwei Eva vier.
web-table-announce-how-own = Med rutor, e2 e4, eller i ord: springare Gustav ett Felix tre.
web-table-rematch = Spela igen, färgerna byts
web-table-rematch-wanted = Motståndaren vill spela igen.
web-table-rematch-go = Gå till nästa parti
web-table-guide-title = Ditt första stränga parti
web-table-guide-wait = Programmet startar klockan.
web-table-guide-opponent = Programmet tänker och dess klocka går. Ingen annan än du vakar över reglerna.
web-table-guide-touch = Rör en pjäs: tryck på den. En rörd pjäs måste flyttas, om det går.
web-table-guide-place = Tryck nu på rutan dit den ska. När du släpper den är draget gjort.
web-table-guide-press = Tryck på din klocka, den stora gröna. Först nu är draget fullbordat.
web-table-guide-claim = Titta på springaren: den gick rakt fram. Ingen säger det åt dig; kräv det här eller i listan över krav.
web-table-guide-on = Det var ett avgörande: springaren gick tillbaka och du fick mer tid. Spela vidare som du vill; ge upp eller erbjud remi när du vill.
