# Vad varje sida i webbläsaren säger. Varje nyckel börjar med web-.

web-skip = Gå till sidan
web-page-failed = Sidan kunde inte hämtas. Kontrollera anslutningen.
web-try-again = Försök igen
web-close = Stäng
web-nav = Sidor
web-nav-play = Spela
web-nav-watch = Titta
web-nav-clock = Klocka
web-nav-laws = Regler
web-nav-arbitrate = Döm
web-nav-help = Hjälp
web-language = Språk
web-theme = Färger: { $theme ->
    [light] ljusa
    [dark] mörka
   *[system] som systemet
}
web-flag = flaggan har fallit
web-white = Vit
web-black = Svart
web-article = Artikel { $id }
web-send = Skicka
web-away = Servern kan inte nås. Kontrollera anslutningen och försök igen.
web-empty = tom
web-taken-hold = tagen i handen
web-piece = { $color ->
    [white] vit
   *[black] svart
} { $role ->
    [king] kung
    [queen] dam
    [rook] torn
    [bishop] löpare
    [knight] springare
   *[pawn] bonde
}
web-kind-assisted = assisterat bord
web-kind-strict = strikt bord
web-kind-wooden = träbräde

# Om en spelare är vid brädet.
web-presence-here = Vid brädet
web-presence-never = Inte här än
web-presence-away = Borta { $time }

# Vad regelböcker och partiformer heter, på varje sida.
web-book-fide-2023 = FIDE:s regler 2023
web-book-fide-2018 = FIDE:s regler 2018
web-book-fide-2014 = FIDE:s regler 2014
web-book-fi-blitz-2014 = Finsk blixt 2014
web-book-fi-team-blitz = Finsk lagblixt
web-book-fi-basics = Regler för nybörjare
web-class-blitz = Blixt
web-class-rapid = Snabb
web-class-standard = Lång

web-notice-restarts = Servern startar om. Alla klockor står tills den är tillbaka.
web-notice-restart-at = Servern startar om klockan { $hour }. Alla klockor står under tiden.

# Resultatet av ett parti på ett riktigt bräde, som spelarna säger det.
web-told-how = Hur slutade det?
web-told-won = Jag vann
web-told-draw = Remi
web-told-lost = Jag förlorade
web-told-waits = Du säger { $score }. Det gäller när motståndaren säger detsamma.
web-told-theirs = Motståndaren säger { $score }. Säg detsamma om det är så.
web-told-differ = Du säger { $own }, motståndaren { $other }. Den som tryckte fel trycker rätt; är ni oense, kalla på domaren.

# Ingen sida har adressen som söktes.
web-lost-title = Utanför brädet
web-lost-what = Det finns ingen sida på den här adressen. Kanske föll ett tecken bort ur länken.
web-lost-home = Till startsidan
web-lost-code = Ange en länk eller kod

# Varför något inte gjordes, och vad man gör sedan.
web-problem-broken-record = Protokollet för det här bordet är skadat. Säg till arrangören: tuomari journal check berättar vad som är fel.
web-problem-too-many-acts = Det blev för mycket på en minut. Vänta en stund och försök igen.
web-problem-seat-spent = Så mycket har gjorts från den här platsen att inget mer antecknas. Du kan ge upp eller be domaren avsluta partiet.
web-problem-away = Serverns svar gick inte att läsa. Försök igen om en stund.
web-problem-unknown = Det blev inte gjort. Försök igen; om det inte hjälper, säg till arrangören.
web-problem-refused = Det går inte att göra nu. Se på brädet och välj på nytt.
web-problem-competition-refused = Det går inte att göra nu. Se hur ronden står och välj på nytt.
web-problem-fields = Något som skrevs gick inte att läsa. Kontrollera fälten och skicka igen.
web-problem-unreadable = Servern förstår inte den här sidan. Ladda om den och försök igen.
web-problem-wrong-method = Servern förstår inte den här sidan. Ladda om den och försök igen.
web-problem-key-reused = Inget gjordes. Ladda om sidan och försök igen.
web-problem-not-followed = Anslutningen förnyades. Försök igen.
web-problem-too-large = Det är för långt. Korta det och skicka igen.
web-problem-too-often = För mycket begärdes på en gång. Vänta en stund och försök igen.
web-problem-too-many = För många sidor är öppna. Stäng några och ladda om den här.
web-problem-full = Servern är full just nu. Försök igen om en minut.
web-problem-unavailable = Protokollet går inte att nå just nu. Försök igen om en stund; inget görs två gånger.
web-problem-no-table = Det finns inget sådant bord för den här länken. Öppna länken du fick, eller be arrangören om en annan.
web-problem-no-competition = Det finns ingen sådan tävling för den här länken. Öppna länken du fick, eller be arrangören om en annan.
web-problem-unknown-link = Den här länken öppnar inget. Öppna länken du fick, eller be arrangören om en annan.
web-problem-forbidden = Den här länken ger inte rätt till det. Använd länken för den som får, eller fråga arrangören.
web-problem-wrong-host = Den här servern har ett annat namn. Öppna adressen du fick.
web-problem-no-such-path = Det finns inget på den här adressen. Kontrollera den, eller börja på startsidan.
web-problem-no-question = Frågan har besvarats eller förfallit. Stäng den och öppna nästa.
web-problem-not-offered = Det går inte att göra från den här platsen nu. Se vad du får göra och välj av det.
web-problem-seated = Någon sitter där och hens länk gäller. Ska hen visas ut, ta först bort länken.
web-problem-not-over = Det här partiet pågår. Nästa kan börja när det är slut; i en tävling följer nästa rond.
web-problem-no-seat = Ingen gör något därifrån. Öppna länken eller koden för vit eller svart.
web-problem-no-rulebook = Det finns ingen sådan regelbok. Välj en av dem i listan.
web-problem-no-pdf = Den här servern gör ingen PDF. Skriv ut sidan, eller hämta listan som CSV.
web-problem-no-teams = Inga lag spelar här. Hämta lottning eller resultat i stället.
web-problem-no-such-form = Det finns inte i den formen. Hämta det som PDF.
web-problem-no-such-paper = Det finns inget sådant papper. Välj ett av dem i listan.
web-problem-does-not-fit = Spelare, ronder och resultat går inte ihop. Kontrollera dem och försök igen.

# Vad som inte gick att läsa, och hur det skrivs.
web-field-time_control = Skriv betänketiden som 5+3, 5 min eller 90/40+30, 30+30.
web-field-control-ruled = Dessa regler spelas inte med den betänketiden. Skriv 5 min eller 3+2, eller välj andra regler.
web-field-move = Det finns inget sådant drag här. Skriv till exempel e4, { $knight } eller e2e4.
web-field-time = Skriv tiden som 2:00 eller 1:30:00.
web-field-number = Utgångsställningens nummer är 0–959.
web-field-fen = Ställningen gick inte att läsa. Skriv den som FEN, så som schackprogram kopierar den.
web-field-start = Dessa regler tillåter inte den utgångsställningen. Välj en annan, eller andra regler.
web-field-names = Ett namn har 1–60 tecken på en rad. Korta det.
web-field-rulebook = Det finns ingen sådan regelbok. Välj en av dem i listan.
web-field-profile = Dessa regler känner inte den partiformen. Välj en annan betänketid, eller andra regler.
web-field-regulations = En av tävlingens egna bestämmelser går inte ihop med dessa regler. Se igenom dem och ändra den.
web-field-text = Texten är tom eller för lång. Skriv några ord på en rad.
web-field-other = Kontrollera och skicka igen: { $field }.
