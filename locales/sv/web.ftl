# Vad varje sida i webbläsaren säger. Varje nyckel börjar med web-.

web-skip = Gå till sidan
web-page-failed = Sidan kunde inte hämtas. Kontrollera förbindelsen.
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
web-flag = flaggan nere
web-white = Vit
web-black = Svart
