# Vad servern säger när den startar, och kopian av dess protokoll.

serve-listening = Servern svarar på { $address }
serve-record-in = Protokollet finns i { $file }
serve-organiser-link = Arrangörens länk, som visas bara den här gången; spara den: { $link }
serve-organiser-known = Arrangörens länk visades vid den första starten; --new-organiser-link gör en ny.
serve-no-organiser = Ingen kan ännu skapa bord: ange organiser-token eller anyone-creates = true.
serve-how-to-stop = Ctrl-C stoppar servern.
serve-failed = Servern kan inte köras: { $reason }
serve-wrong-setting = En inställning går inte att använda: { $reason }
serve-wrong-setting-hint = tuomari serve --print-config räknar upp inställningarna
backup-done = { $from } kopierades till { $to }
backup-failed = Ingen kopia gjordes: { $reason }
