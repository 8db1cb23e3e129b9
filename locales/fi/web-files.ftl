# Tulostettavat ja tallennettavat listat.

web-files-print = Tulosta ja tallenna
web-files-pdf = { $what } (PDF)
web-files-pairings = Paritus
web-files-results = Tulokset
web-files-standings = Sarjataulukko
web-files-cross-table = Ristitaulukko
web-files-matches = Ottelupöytäkirjat
web-files-report = Tuomarin raportti
web-files-badges = Nimilaput
web-files-boards = Pöytänumerot
web-files-spreadsheet = Taulukkolaskentaan
web-files-calendar = Kierrokset kalenteriin
web-files-failed = Tiedostoa ei saatu. Yritä uudelleen.
