# What the tuomari command itself says.

label-error = error
label-hint = what to do
label-note = note

perft-paths = Ways to play { $depth ->
    [one] { $depth } half-move
   *[other] { $depth } half-moves
}: { $nodes }
perft-speed = { $seconds } s, { $speed } a second
perft-progress = { $done } of { $all } first moves

chess960-array = Chess960 array { $number }: { $rank }
chess960-drawn = Drawn by lot.
chess960-no-such-array = There is no array { $number }.
chess960-no-such-array-hint = Arrays are numbered 0 to 959; without a number one is drawn by lot.
chess960-no-chance = The system gave no random number: { $reason }
chess960-no-chance-hint = Draw the number some other way and give it: tuomari chess960 N

man-written = Written: { $file }

file-reading-input = Reading the game from the keyboard; end with Ctrl-D.
file-unreadable = Cannot read { $file }: { $reason }
file-unreadable-hint = Check the name and the rights of the file, or use - for the standard input.
file-unwritable = Cannot write { $file }: { $reason }
file-unwritable-hint = Check that the folder exists, that you may write there and that there is room.
file-too-large = Larger than { $limit } bytes: { $file }
file-too-large-hint = Give one game at a time.
file-not-utf8 = Not UTF-8 text: { $file }, byte { $at }
file-not-utf8-hint = Save it as UTF-8, or convert it: iconv -f ISO-8859-1 -t UTF-8
file-standard-input = the standard input
file-standard-output = the standard output
reason-not-found = there is no such file or folder
reason-permission-denied = permission denied
reason-is-a-directory = it is a folder
reason-not-a-directory = a part of the path is not a folder
