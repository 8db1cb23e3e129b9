# Mitä palvelin sanoo käynnistyessään, ja pöytäkirjan varmuuskopio.

serve-listening = Palvelin vastaa osoitteessa { $address }
serve-record-in = Pöytäkirja on tiedostossa { $file }
serve-organiser-link = Järjestäjän linkki, joka näytetään vain tämän kerran; pane se talteen: { $link }
serve-organiser-known = Järjestäjän linkki näytettiin ensimmäisellä käynnistyksellä; --new-organiser-link tekee uuden.
serve-no-organiser = Kukaan ei voi vielä perustaa pöytiä: aseta organiser-token tai anyone-creates = true.
serve-how-to-stop = Ctrl-C pysäyttää palvelimen.
serve-failed = Palvelinta ei voi käynnistää: { $reason }
serve-wrong-setting = Asetus ei kelpaa: { $reason }
serve-wrong-setting-hint = tuomari serve --print-config luettelee asetukset
backup-done = { $from } kopioitiin tiedostoon { $to }
backup-failed = Kopiota ei tehty: { $reason }
