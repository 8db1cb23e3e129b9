# Listor på personer och rapportfiler som inte går att läsa: vad som är fel och
# vad man gör åt det. Felet och rådet är mitten och slutet av samma mening,
# list-refused.

list-refused = Rad { $line }, kolumn { $column }: { $problem }; { $fix }.
list-refused-found = Rad { $line }, kolumn { $column }: { $problem }: ”{ $found }”; { $fix }.

list-too-large = det är för stort
list-not-text = filen är ingen text
list-broken = filen går inte att öppna
list-stream-failed = filen bröts av
list-empty = ingen finns på listan
list-no-heading = en kolumn saknas
list-not-a-number = det här är inget tal
list-out-of-bounds = talet är för litet eller för stort
list-not-a-date = det här är inget datum
list-unknown-word = det här är okänt
list-missing = här står ingenting
list-twice = det finns en andra gång
list-too-long = det är för långt

list-fix-keep-within = håll det inom { $most }
list-fix-save-as-csv = spara listan som CSV eller som kalkylblad
list-fix-save-as-spreadsheet = spara som .xlsx eller .ods och försök igen
list-fix-fetch-again = hämta filen igen
list-fix-write-names = skriv ett namn på varje rad
list-fix-write-heading = skriv rubriken { $heading } ovanför kolumnen
list-fix-write-number = skriv ett heltal från { $least } till { $most }
list-fix-write-date = skriv datumet som 1990-05-17, 17.5.1990 eller 1990
list-fix-take-one-of = ta något av { $words }
list-fix-write-three-letters = skriv tre bokstäver, till exempel FIN
list-fix-write-name = skriv namnet som Efternamn, Förnamn
list-fix-name-team = skriv spelarens lag
list-fix-take-away = ta bort det

list-unknown-heading = Kolumn { $column }, ”{ $heading }”, är okänd och lämnades bort.
list-same-name = Rad { $line } har samma namn som rad { $earlier }.
list-guessed-order = Rad { $line }: inget komma säger vilket namn som är efternamnet.

report-not-utf8 = texten är inte UTF-8
report-too-large = filen är för stor
report-no-record = raden saknar en post på tre tecken
report-between-fields = något står mellan två fält
report-not-a-number = det här är inget tal
report-out-of-bounds = talet är för litet eller för stort
report-not-points = det här är inget poängtal
report-not-a-date = det här är inget datum
report-unknown-sign = tecknet betyder ingenting här
report-missing = här står ingenting
report-twice = det finns en andra gång
report-no-opponent = partiet saknar motståndare

report-fix-save-as-utf8 = spara filen som UTF-8
report-fix-split-file = gör en fil för varje tävling
report-fix-begin-with-record = börja raden med en post, till exempel 001
report-fix-align-with = flytta fältet till kolumnerna { $from } till { $to }
report-fix-write-number = skriv ett heltal i kolumnerna { $from } till { $to }
report-fix-write-points = skriv poäng, till exempel 11.5, i kolumnerna { $from } till { $to }
report-fix-write-date = skriv datumet som { $form }
report-fix-take-one-of = ta något av { $signs }
report-fix-take-away = ta bort det
report-fix-write-opponent = skriv motståndarens nummer i kolumnerna { $from } till { $to }, eller tecknet för en frirond
