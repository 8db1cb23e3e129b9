# Lists of people and report files that cannot be read: what is wrong, and what
# to do about it. Problems and remedies are the middle and the end of one
# sentence, list-refused.

list-refused = Line { $line }, column { $column }: { $problem }; { $fix }.
list-refused-found = Line { $line }, column { $column }: { $problem }: “{ $found }”; { $fix }.

list-too-large = it is too large
list-not-text = the file is no text
list-broken = the file cannot be opened
list-stream-failed = the file broke off
list-empty = nobody is in the list
list-no-heading = a column is missing
list-not-a-number = this is not a number
list-out-of-bounds = the number is too small or too large
list-not-a-date = this is not a date
list-unknown-word = this is not known here
list-missing = nothing stands here
list-twice = it is there a second time
list-too-long = it is too long

list-fix-keep-within = keep it within { $most }
list-fix-save-as-csv = save the list as CSV or as a spreadsheet
list-fix-save-as-spreadsheet = save it as .xlsx or .ods and try again
list-fix-fetch-again = fetch the file again
list-fix-write-names = write a name on each line
list-fix-write-heading = write the heading { $heading } above the column
list-fix-write-number = write a whole number from { $least } to { $most }
list-fix-write-date = write the date as 1990-05-17, 17.5.1990 or 1990
list-fix-take-one-of = take one of { $words }
list-fix-write-three-letters = write three letters such as FIN
list-fix-write-name = write the name as Last, First
list-fix-name-team = name the player’s team
list-fix-take-away = take it away

list-unknown-heading = Column { $column }, “{ $heading }”, is not known and was left out.
list-same-name = Line { $line } has the same name as line { $earlier }.
list-guessed-order = Line { $line }: no comma tells which name is the last.

report-not-utf8 = the text is not UTF-8
report-too-large = the file is too large
report-no-record = the line has no record of three characters
report-between-fields = something stands between two fields
report-not-a-number = this is not a number
report-out-of-bounds = the number is too small or too large
report-not-points = this is not a number of points
report-not-a-date = this is not a date
report-unknown-sign = the sign has no meaning here
report-missing = nothing stands here
report-twice = it is there a second time
report-no-opponent = the game has no opponent

report-fix-save-as-utf8 = save the file as UTF-8
report-fix-split-file = make a file for each competition
report-fix-begin-with-record = begin the line with a record, such as 001
report-fix-align-with = put the field into columns { $from } to { $to }
report-fix-write-number = write a whole number into columns { $from } to { $to }
report-fix-write-points = write points such as 11.5 into columns { $from } to { $to }
report-fix-write-date = write the date as { $form }
report-fix-take-one-of = take one of { $signs }
report-fix-take-away = take it away
report-fix-write-opponent = write the opponent’s number into columns { $from } to { $to }, or the sign of a bye
