# Tävlingens listor, protokoll och rapport på papper; sidor utan skript.

print-pairings = Lottning, rond { $round }
print-results = Resultat, rond { $round }
print-standings = Ställning
print-standings-after = Ställning efter rond { $round }
print-standings-final = Slutställning
print-cross-table = Korstabell
print-players = Spelare
print-teams = Lag
print-matches = Matchprotokoll, rond { $round }
print-report = Domarens rapport
print-badges = Namnskyltar
print-boards = Bordsskyltar
print-rules = Gällande regler

# Kolumnernas rubriker.
print-board = Bord
print-match = Match
print-round = Rond
print-rank = Plats
print-number = Nr
print-title = Titel
print-player = Spelare
print-team = Lag
print-federation = Förbund
print-club = Klubb
print-rating = Ratingtal
print-points = Poäng
print-result = Resultat
print-color = Färg
print-opponent = Motståndare
print-remark = Anmärkning
print-when = När (UTC)
print-by-whom = Vem
print-who = Vem
print-what = Vad
print-why = Varför

# Ord och rader.
print-by-name = Efter namn
print-idle = Utan motståndare
print-no-standings = Det finns inga resultat ännu.
print-no-players = Ingen är anmäld ännu.
print-no-round = Den första lottningen är inte publicerad ännu.
print-withdrawn = utgått
print-expelled = utesluten
print-together = Totalt
print-captain = Lagledare, { $team }
print-arbiter = Domare
print-number-is = Nr { $number }
print-code-of = QR-kod för { $name }
print-white-letter = v
print-black-letter = s
print-cross-key = Motståndarens placering, färg (v, s) och resultat; + och – inte spelat, inom parentes en rond utan motståndare, * pågår.
print-cross-key-teams = Motståndarens placering och egna partipoäng; inom parentes en rond utan motståndare, * pågår.

# Vad som utlystes.
print-place = Ort
print-days = Dagar
print-chief-arbiter = Huvuddomare
print-deputies = Biträdande domare
print-laws = Regler
print-system = System
print-system-is = { $system }, ronder: { $rounds }
print-time-control = Betänketid
print-worth = Vinst – remi – förlust
print-tie-breaks = Särskiljning
print-schedule = Ronderna börjar (UTC)
print-by-fide = Enligt FIDE:s regler
print-by-fide-yes = ja
print-by-fide-no = nej
print-hash = Protokollets sista kontrollsumma

# Rapporten.
print-departures = Var man avvek från reglerna
print-no-departures = Ingenstans.
print-in-round = Rond { $round }: { $text }
print-decided = Vad som beslutades
print-nothing-decided = Inget utöver själva ronderna.
print-unplayed = Frironder och ospelade partier
print-forfeit = inte spelat
print-seat-organiser = Arrangör
print-seat-deputy = Biträdande domare
print-seat-captain = Lagledare
print-seat-table = Bordet
print-seat-system = Servern

# Kalendern.
print-calendar-round = { $name }: rond { $round }

# Sidan utan skript.
print-parts = Tävlingens delar
print-tab-round = Rond
print-tab-standings = Ställning
print-all-rounds = Alla ronder
print-calendar = Kalenderfil
print-whole = Hela tävlingen
print-no-script = Sidan visar tävlingen som den var när du öppnade den. Med skript påslagna följer sidan partierna av sig själv.
