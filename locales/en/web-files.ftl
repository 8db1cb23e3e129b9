# Lists and sheets to print or to save.

web-files-print = Print and save
web-files-pdf = { $what } (PDF)
web-files-pairings = Pairings
web-files-results = Results
web-files-standings = Standings
web-files-cross-table = Cross-table
web-files-matches = Match sheets
web-files-report = Arbiter's report
web-files-badges = Badges
web-files-boards = Board numbers
web-files-spreadsheet = Spreadsheet
web-files-calendar = Rounds for your calendar
web-files-failed = The file did not come. Try again.
