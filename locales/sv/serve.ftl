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
backup-done = { $from } kopierades till { $to }
backup-failed = Ingen kopia gjordes: { $reason }
