# Henkilöluettelot ja raporttitiedostot, joita ei voi lukea: mikä on vialla ja
# mitä tehdä. Vika ja neuvo ovat saman virkkeen, list-refused, keski- ja
# loppuosa.

list-refused = Rivi { $line }, sarake { $column }: { $problem }; { $fix }.
list-refused-found = Rivi { $line }, sarake { $column }: { $problem }: ”{ $found }”; { $fix }.

list-too-large = se on liian suuri
list-not-text = tiedosto ei ole tekstiä
list-broken = tiedostoa ei voi avata
list-stream-failed = tiedosto katkesi kesken
list-empty = luettelossa ei ole ketään
list-no-heading = sarake puuttuu
list-not-a-number = tämä ei ole luku
list-out-of-bounds = luku on liian pieni tai liian suuri
list-not-a-date = tämä ei ole päivämäärä
list-unknown-word = tätä ei tunneta tässä
list-missing = tässä ei ole mitään
list-twice = se on mukana toiseen kertaan
list-too-long = se on liian pitkä

list-fix-keep-within = saa olla enintään { $most }
list-fix-save-as-csv = tallenna luettelo CSV-muodossa tai taulukkona
list-fix-save-as-spreadsheet = tallenna .xlsx- tai .ods-muodossa ja yritä uudelleen
list-fix-fetch-again = hae tiedosto uudelleen
list-fix-write-names = kirjoita joka riville yksi nimi
list-fix-write-heading = kirjoita sarakkeen ylle otsikko { $heading }
list-fix-write-number = kirjoita kokonaisluku väliltä { $least }–{ $most }
list-fix-write-date = kirjoita päivä muodossa 1990-05-17, 17.5.1990 tai 1990
list-fix-take-one-of = valitse jokin näistä: { $words }
list-fix-write-three-letters = kirjoita kolme kirjainta, esimerkiksi FIN
list-fix-write-name = kirjoita nimi muodossa Sukunimi, Etunimi
list-fix-name-team = kirjoita pelaajan joukkue
list-fix-take-away = poista se

list-unknown-heading = Saraketta { $column }, ”{ $heading }”, ei tunneta, ja se jäi pois.
list-same-name = Rivillä { $line } on sama nimi kuin rivillä { $earlier }.
list-guessed-order = Rivi { $line }: mikään pilkku ei kerro, kumpi nimistä on sukunimi.

report-not-utf8 = teksti ei ole UTF-8:aa
report-too-large = tiedosto on liian suuri
report-no-record = rivin alussa ei ole kolmen merkin tunnusta
report-between-fields = kahden kentän välissä on jotakin
report-not-a-number = tämä ei ole luku
report-out-of-bounds = luku on liian pieni tai liian suuri
report-not-points = tämä ei ole pistemäärä
report-not-a-date = tämä ei ole päivämäärä
report-unknown-sign = merkki ei merkitse tässä mitään
report-missing = tässä ei ole mitään
report-twice = se on mukana toiseen kertaan
report-no-opponent = pelillä ei ole vastustajaa

report-fix-save-as-utf8 = tallenna tiedosto UTF-8:na
report-fix-split-file = tee jokaisesta kilpailusta oma tiedosto
report-fix-begin-with-record = aloita rivi tunnuksella, esimerkiksi 001
report-fix-align-with = siirrä kenttä sarakkeisiin { $from }–{ $to }
report-fix-write-number = kirjoita kokonaisluku sarakkeisiin { $from }–{ $to }
report-fix-write-points = kirjoita pisteet, esimerkiksi 11.5, sarakkeisiin { $from }–{ $to }
report-fix-write-date = kirjoita päivä muodossa { $form }
report-fix-take-one-of = valitse jokin näistä: { $signs }
report-fix-take-away = poista se
report-fix-write-opponent = kirjoita vastustajan numero sarakkeisiin { $from }–{ $to } tai vapaakierroksen merkki
