# Vad en server berättar utåt: rubriker i domarens telefon. Det som hände står i texterna told, ruled och competition-told.

# $place är ett bord.
hooks-board = Bord { $board }
hooks-table = Bord { $table }
hooks-round = Rond { $round }
hooks-call = { $place } kallar
hooks-called = Domaren kallas
hooks-question = { $place }: fråga
hooks-claim = { $place }: krav
hooks-flag = { $place }: flagga
hooks-result = { $place }: resultat
hooks-score = { $place }: { $score }
hooks-reopened = { $place }: partiet fortsätter
hooks-outage = { $place }: tid gavs tillbaka
hooks-outages = Tid gavs tillbaka
hooks-boards = Bord vars klockor räknas som stannade under avbrottet: { $boards }.
hooks-away = Servern var borta
