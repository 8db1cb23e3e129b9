# The front page.

web-home-title = Chess by the Laws
web-home-doors = Doors
web-home-play = Play
web-home-play-what = Set up a table and send the links.
web-home-clock = Clock
web-home-clock-what = One phone, a wooden board, no network needed.
web-home-arbiter = Arbiter
web-home-arbiter-what = All boards, calls and claims on one desk.
web-home-join = Join by link or code
web-home-join-help = Paste the link you were given, or the last letters of a table.
web-home-join-none = No live table fits. Check the letters, or ask for the whole link.
web-home-open = Open
web-home-yours = Your seats
web-home-live = Live tables
web-home-none = Nothing is being played at the moment.
web-home-no-clock = no clock
web-home-organises = You are the organiser of this server.
web-home-to-desk = Open the desk
web-home-sign-out = Sign out
web-home-sign-out-sure = Yes, forget the link here
web-home-no-organiser = The server does not know this organiser's link. Nothing was kept.
web-home-compete = A competition
web-home-compete-what = Names pasted, paired by the rules, results from the boards
web-home-competitions = Your competitions
