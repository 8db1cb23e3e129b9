# Vad varje sida i webbläsaren säger. Varje nyckel börjar med web-.

web-skip = Gå till sidan
web-page-failed = Sidan kunde inte hämtas. Kontrollera anslutningen.
web-try-again = Försök igen
web-close = Stäng
web-nav = Sidor
web-nav-play = Spela
web-nav-clock = Klocka
web-nav-laws = Regler
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
web-problem-broken-record = Protokollet för det här bordet är skadat. Säg till arrangören: tuomari journal check berättar vad som är fel.
web-problem-too-many-acts = Det blev för mycket på en minut. Vänta en stund och försök igen.
web-problem-seat-spent = Så mycket har gjorts från den här platsen att inget mer antecknas. Du kan ge upp eller be domaren avsluta partiet.
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
