# What every page of the browser says. Every key begins with web-.

web-skip = Skip to the page
web-page-failed = The page could not be fetched. Check the connection.
web-try-again = Try again
web-close = Close
web-nav = Pages
web-nav-play = Play
web-nav-clock = Clock
web-nav-laws = Laws
web-language = Language
web-theme = Colours: { $theme ->
    [light] light
    [dark] dark
   *[system] as the system
}
web-flag = flag down
web-white = White
web-black = Black
