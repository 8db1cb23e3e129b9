# Listor att skriva ut eller spara.

web-files-print = Skriv ut och spara
web-files-pdf = { $what } (PDF)
web-files-pairings = Lottning
web-files-results = Resultat
web-files-standings = Ställning
web-files-cross-table = Korstabell
web-files-matches = Matchprotokoll
web-files-report = Domarens rapport
web-files-badges = Namnskyltar
web-files-boards = Bordsskyltar
web-files-spreadsheet = Kalkylblad
web-files-calendar = Ronderna till kalendern
web-files-failed = Filen kom inte. Försök igen.
