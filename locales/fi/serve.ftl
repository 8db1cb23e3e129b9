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
serve-record-at = Tallenteet ovat tietokannassa { $database }
serve-record-nowhere = Mitään ei jää talteen: tallenteet ovat vain muistissa.
serve-no-pages = Tästä ohjelmasta puuttuvat sivut: selain näyttää vain yhden pelkistetyn sivun. Ota julkaistu ohjelma, tai aja scripts/web build ja käännä ohjelma uudelleen.
link-what = Tämä ei ole järjestäjä eikä paikka pöydässä.
link-what-hint = tuomari link organiser tai tuomari link PÖYTÄ PAIKKA
link-no-file = Vain kerhon palvelin säilyttää järjestäjän linkin tiedostossa; täällä sen sanoo asetus organiser-token.
link-no-file-hint = tuomari serve --draw-token tulostaa uuden; aseta se joka solmuun
link-no-organiser = Palvelin antaa linkkejä järjestäjälleen, eikä hänen linkkiään löytynyt.
link-no-organiser-hint = aseta TUOMARI_ORGANISER_LINK; tuomari link organiser tekee uuden linkin
link-refused = Linkkiä ei annettu: { $reason }
key-no-file = Mitkä avaimet? Vain kerhon palvelin pitää ne tiedostonsa vieressä.
key-no-file-hint = tuomari key show TIEDOSTO, tai aseta signing-keys
key-unreadable = Tiedostossa { $file } ei ole avaimia: { $reason }
key-unreadable-hint = Ota tallessa oleva kappale; `tuomari key new` tekee uuden, jos tiedostoa ei ole
key-there = Tiedosto { $file } on jo olemassa.
key-there-hint = `tuomari key next` panee vanhan avaimen tilalle uuden; jos haluat aloittaa alusta, siirrä tiedosto muualle
health-ready = { $url } on valmis.
health-not-ready = { $url } ei ole valmis: { $reason }
health-no-address = { $url } ei ole palvelimen osoite. Kirjoita esimerkiksi http://localhost:8080.
version = tuomari { $version }
version-without-pages = tuomari { $version } (ilman sivuja)
backup-done = { $from } kopioitiin tiedostoon { $to }
backup-failed = Kopiota ei tehty: { $reason }
