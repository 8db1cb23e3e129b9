# Vad servern säger när den startar, och kopian av dess protokoll.

serve-listening = Servern svarar på { $address }
serve-record-in = Protokollet finns i { $file }
serve-organiser-link = Arrangörens länk, som visas bara den här gången; spara den: { $link }
serve-organiser-link-file = Arrangörens länk finns i { $file }, som bara du kan läsa. Spara länken på annat håll och radera filen.
serve-organiser-link-lost = Arrangörens länk kunde inte skrivas till { $file } ({ $reason }). Starta igen i en terminal med --new-organiser-link.
serve-organiser-known = Arrangörens länk visades vid den första starten; --new-organiser-link gör en ny.
serve-no-organiser = Ingen kan ännu skapa bord: ange organiser-token eller anyone-creates = true.
serve-how-to-stop = Ctrl-C stoppar servern.
serve-failed = Servern kan inte köras: { $reason }
serve-wrong-setting = En inställning går inte att använda: { $reason }
serve-wrong-setting-hint = tuomari serve --print-config räknar upp inställningarna
serve-said-twice = Både { $one } och { $other } är angivna; utelämna den ena.
serve-record-at = Protokollet finns i databasen { $database }
serve-record-nowhere = Ingenting sparas: protokollet finns bara i minnet.
serve-no-pages = Det här programmet byggdes utan sina sidor: webbläsare ser en enda enkel sida. Ta ett utgivet program, eller kör scripts/web build och bygg om det.
link-what = Det här är varken arrangören eller en plats vid ett bord.
link-what-hint = tuomari link organiser, eller tuomari link BORD PLATS
link-no-file = Bara en klubbs server har arrangörens länk i en fil; här anges den av inställningen organiser-token.
link-no-file-hint = tuomari serve --draw-token skriver ut en ny; ange den på varje nod
link-no-organiser = Servern ger länkar åt sin arrangör, och hans länk hittades inte.
link-no-organiser-hint = ange TUOMARI_ORGANISER_LINK; tuomari link organiser gör en ny
link-refused = Ingen länk gavs: { $reason }
key-no-file = Vilka nycklar? Bara en klubbs server har dem bredvid sin fil.
key-no-file-hint = tuomari key show FIL, eller ställ in signing-keys
key-unreadable = Det finns inga nycklar i { $file }: { $reason }
key-unreadable-hint = Ta en kopia av filen som har sparats; `tuomari key new` gör en ny där det inte finns någon
key-there = { $file } finns redan.
key-there-hint = `tuomari key next` sätter en ny nyckel i den gamlas ställe; flytta filen om du vill börja från början
health-ready = { $url } är redo.
health-not-ready = { $url } är inte redo: { $reason }
health-no-address = { $url } är ingen adress till en server. Skriv till exempel http://localhost:8080.
version = tuomari { $version }
version-without-pages = tuomari { $version } (byggt utan sidor)
backup-done = { $from } kopierades till { $to }
backup-failed = Ingen kopia gjordes: { $reason }
