# Mitä palvelin sanoo käynnistyessään, ja tallenteiden varmuuskopio.

serve-listening = Palvelin vastaa osoitteessa { $address }
serve-record-in = Tallenteet ovat tiedostossa { $file }
serve-organiser-link = Järjestäjän linkki, joka näytetään vain tämän kerran; pane se talteen: { $link }
serve-organiser-link-file = Järjestäjän linkki on tiedostossa { $file }, jota vain sinä voit lukea. Pane linkki talteen muualle ja poista tiedosto.
serve-organiser-link-lost = Järjestäjän linkkiä ei voitu kirjoittaa tiedostoon { $file } ({ $reason }). Käynnistä palvelin uudelleen päätteessä valitsimella --new-organiser-link.
serve-organiser-known = Järjestäjän linkki näytettiin ensimmäisellä käynnistyksellä; --new-organiser-link tekee uuden.
serve-no-organiser = Kukaan ei voi vielä perustaa pöytiä: aseta organiser-token tai anyone-creates = true.
serve-how-to-stop = Ctrl-C pysäyttää palvelimen.
serve-failed = Palvelinta ei voi käynnistää: { $reason }
serve-wrong-setting = Asetus ei kelpaa: { $reason }
serve-wrong-setting-hint = tuomari serve --print-config luettelee asetukset
serve-said-twice = Sekä { $one } että { $other } on asetettu; jätä toinen pois.
backup-done = { $from } kopioitiin tiedostoon { $to }
backup-failed = Kopiota ei tehty: { $reason }
