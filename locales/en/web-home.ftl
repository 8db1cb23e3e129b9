# The front page.

web-home-title = Chess exactly as the Laws have it, online and on wood.
web-home-lede = Touched is touched. You press the clock. You claim what is yours. Six rulebooks, and the article behind every decision.
web-home-friend = Play a friend
web-home-friend-closed = for the organiser
web-home-house = Play the house
web-home-have-link = I have a link or a code

# The board beside it.
web-home-watch-game = Watch: { $white } against { $black }
web-home-see-game = Look at the game: { $white } against { $black }
web-home-position = The position now
web-home-position-end = The final position
web-home-set-up = A board set up for a game
web-home-to-move = to move
web-home-now = Live
web-home-now-board = Live, board { $board }
web-home-over = Over, { $score }
web-home-over-plain = Over
web-home-quiet = The pieces are set up. Nobody is playing just now.

# The doors.
web-home-doors = Also here
web-home-play = Play
web-home-play-what = Set up a table and send the link.
web-home-play-closed = The organiser sets up tables here.
web-home-watch = Watch
web-home-watch-what = { $games ->
    [0] Follow a game when one is on.
    [one] One game is on. Follow it here.
   *[other] { $games } games are on. Follow one.
}
web-home-clock = Clock
web-home-clock-what = One phone at a wooden board. Works offline.
web-home-laws = Laws
web-home-laws-what = Every article, edition beside edition.
web-home-arbiter = Arbitrate
web-home-arbiter-what = All boards, calls and claims on one desk.
web-home-compete = Compete
web-home-compete-what = Pairings by the rules, results from the boards.

web-home-join = Join by link or code
web-home-join-help = Paste the link you were given, or the last letters of a table.
web-home-join-none = No game in progress has this code. Check the letters, or ask for the whole link.
web-home-open = Open
web-home-live = Being played
web-home-live-also = Also being played
web-home-hall = Show the boards on a big screen
web-home-none = Nothing is being played at the moment.
web-home-only-this = No other game is on.
web-home-closed = Games on this server are for those who have a link.
web-home-soon = About to begin
web-home-soon-more = { $tables ->
    [one] and one more table
   *[other] and { $tables } more tables
}
web-home-no-clock = no clock
web-home-minutes = { $minutes } min
web-home-set-up-at = set up at { $hour }
web-home-organises = You are the organiser of this server.
web-home-to-desk = Open the desk
web-home-link = Show the organiser’s link
web-home-link-sure = Yes, show it here
web-home-link-name = The organiser’s link
web-home-link-what = Whoever has this link can do everything on this server. Send it only to those who organise with you.
web-home-link-copy = Copy the link
web-home-link-hide = Hide it
web-home-sign-out = Sign out
web-home-sign-out-sure = Yes, forget the link here
web-home-no-organiser = The server does not know this organiser's link. Nothing was kept.
web-home-competitions = Your competitions
web-home-foot = Free software (GNU GPL, version 3 or later). No account, no cookies.

# My games: what this browser remembers.
web-home-mine = My games
web-home-mine-what = Kept in this browser and nowhere else. A game that goes on opens on another device by its link.
web-home-mine-all = { $games ->
    [one] Open the list
   *[other] All { $games }
}
web-home-mine-going-on = Going on
web-home-mine-on = goes on
web-home-mine-won = won
web-home-mine-drawn = drawn
web-home-mine-lost = lost
web-home-mine-replaced = your link was replaced; ask for a new one
web-home-mine-copy = Copy my link
web-home-mine-copied = Copied
web-home-mine-links = Links of all seats
web-home-mine-forget = Forget
web-home-mine-forget-sure = Forget it here? The record stays on the server.
web-home-mine-forget-seat = Forget it? Only your link leads back to this seat.
web-home-mine-forget-all = Forget all games here
web-home-mine-forget-all-sure = Yes, forget them and my links to those that go on
web-home-mine-none = No games yet
web-home-mine-none-what = A game you play in this browser is listed here, with its result and its record.
web-home-finished = Finished
