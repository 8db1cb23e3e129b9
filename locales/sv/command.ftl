# Vad kommandot tuomari självt säger.

label-error = fel
label-hint = att göra
label-note = obs

perft-paths = Sätt att spela { $depth ->
    [one] { $depth } halvdrag
   *[other] { $depth } halvdrag
}: { $nodes }
perft-speed = { $seconds } s, { $speed } i sekunden
perft-progress = { $done } av { $all } första drag

chess960-array = Chess960-ställning { $number }: { $rank }
chess960-drawn = Lottad.
chess960-no-such-array = Det finns ingen utgångsställning { $number }.
chess960-no-such-array-hint = Utgångsställningarna är numrerade 0–959; utan nummer lottas en.
chess960-no-chance = Systemet gav inget slumptal: { $reason }
chess960-no-chance-hint = Lotta numret på annat sätt och ange det: tuomari chess960 N

man-written = Skrivet: { $file }

file-reading-input = Partiet läses från tangentbordet; avsluta med Ctrl-D.
file-unreadable = Kan inte läsa { $file }: { $reason }
file-unreadable-hint = Kontrollera filens namn och rättigheter, eller läs standardinmatningen med -.
file-unwritable = Kan inte skriva { $file }: { $reason }
file-unwritable-hint = Kontrollera att mappen finns, att du får skriva där och att det finns plats.
file-too-large = Större än { $limit } byte: { $file }
file-too-large-hint = Ge ett parti åt gången.
file-not-utf8 = Inte UTF-8-text: { $file }, byte { $at }
file-not-utf8-hint = Spara den som UTF-8, eller konvertera: iconv -f ISO-8859-1 -t UTF-8
file-standard-input = standardinmatningen
file-standard-output = standardutmatningen
reason-not-found = det finns ingen sådan fil eller mapp
reason-permission-denied = rättigheterna räcker inte
reason-is-a-directory = det är en mapp
reason-not-a-directory = en del av sökvägen är ingen mapp
