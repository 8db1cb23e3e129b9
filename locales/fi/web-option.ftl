# Mitä paikalla saa tehdä, kullekin otsikko ja selkeä lause.

web-option-price = Jos olet väärässä: { $price ->
    [time-to-opponent] vastustaja saa lisäaikaa { $time }.
    [illegal-move] se lasketaan laittomaksi siirroksi.
    [game] peli on hävitty.
    [breach] se on rike, josta tuomari voi rangaista.
    [binding] kosketettua on siirrettävä tai se on lyötävä.
   *[draw] tasapeli jää voimaan.
}
web-option-claim-illegal-move = Vaadi: laiton siirto
web-option-claim-illegal-move-what = Sanot, että vastustaja on tehnyt laittoman siirron.
web-option-claim-touch-move = Vaadi: kosketettu nappula
web-option-claim-touch-move-what = Sanot, että vastustaja kosketti ensin toista nappulaa.
web-option-claim-flag = Vaadi aikavoittoa
web-option-claim-flag-what = Sanot, että vastustajan lippu on pudonnut. Jos säännöt sitä vaativat, kello pysähtyy samalla painalluksella.
web-option-claim-threefold = Vaadi: sama asema kolmannen kerran
web-option-claim-threefold-what = Laudalla on sama asema kolmannen kerran; tai on aiotun siirtosi jälkeen.
web-option-claim-fifty-moves = Vaadi: viisikymmentä siirtoa
web-option-claim-fifty-moves-what = Kumpikin on tehnyt viisikymmentä siirtoa ilman lyöntiä ja sotilaan siirtoa; tai on aiotun siirtosi jälkeen.
web-option-claim-extra-time = Vaadi: siirtokohtainen lisäaika
web-option-claim-quickplay-cannot-win = Vaadi tasapeliä: ei voitettavissa
web-option-claim-quickplay-cannot-win-what = Vastustaja ei voi voittaa tavanomaisin keinoin.
web-option-claim-quickplay-no-effort = Vaadi tasapeliä: ei yritä voittaa
web-option-claim-quickplay-no-effort-what = Vastustaja ei yritä voittaa tavanomaisin keinoin.
web-option-claim-no-progress = Vaadi tasapeliä: ei edistystä
web-option-claim-no-progress-what = Peli ei edisty; tuomari ratkaisee.
web-option-claim-displaced = Vaadi: paikoiltaan sysätyt nappulat
web-option-offer-draw = Tarjoa tasapeliä
web-option-offer-draw-what = Tee siirtosi, tarjoa, paina kelloa. Tarjous on voimassa, kunnes siihen vastataan tai nappulaa kosketetaan.
web-option-withdraw-offer = Peru tarjous
web-option-accept-draw = Hyväksy
web-option-decline-draw = Hylkää
web-option-resign = Luovuta
web-option-resign-what = Peli päättyy heti.
web-option-stop-clock = Pysäytä kello ja kutsu tuomari
web-option-stop-clock-what = Molemmat kellot seisovat. Sano sitten, mitä vaadit tai pyydät.
web-option-restart-opponents-clock = Käynnistä vastustajan kello uudelleen
web-option-restart-stopped-clock = Käynnistä kello
web-option-resume = Käynnistä kello
web-option-start-clock = Käynnistä valkean kello
web-option-see-flag = Lippuni on pudonnut
web-option-see-flag-what = Sanot itse, että aikasi loppui.
web-option-show-line = Näytä muunnelma
web-option-waive-line = En näytä muunnelmaa
web-option-agree-repair = Sopikaa paluusta
web-option-agree-repair-what = Molemmat sopivat asemasta, johon palataan.
web-option-arrive = Olen paikalla
web-option-choose-seat = Valitse kellon puoli
web-option-restore-pieces = Nappulat ovat paikoillaan
web-option-request-extra-time = Pyydä siirtokohtaista lisäaikaa
web-option-verify = Pyydä tarkistus
web-option-appeal = Tee valitus ratkaisusta
web-option-complain = Tee valitus käytöksestä
web-option-report-two-hands = { $color ->
    [white] Valkea
   *[black] Musta
} käytti molempia käsiä
web-option-report-displaced = { $color ->
    [white] Valkea
   *[black] Musta
} sysäsi nappuloita paikoiltaan
web-option-report-off-square = Nappula on väärässä ruudussa
web-option-report-start-error = Peli alkoi väärin: { $what ->
    [wrong-array] nappulat
    [board-turned] lauta
   *[colours-reversed] värit
}
web-option-report-clock-fault = Kello on { $what ->
    [defective] viallinen
   *[wrong-setting] väärin asetettu
}
web-option-report-conduct = Ilmoita käytöksestä
web-option-report-difference = Laudat eroavat toisistaan
web-option-request-assistant = Pyydä avustajaa
web-option-set-up-two-boards = Käyttäkää kahta lautaa
web-option-set-up-array = Aseta nappulat uudelleen
web-option-draw-array = Arvo alkuasema
web-option-take-scoresheet = Ota pelipöytäkirja
web-option-mark-offer = Merkitse tasapelitarjous
web-option-note = Merkintä pöytäkirjaan
web-option-borrow-scoresheet = Lainaa vastustajan pöytäkirjaa
web-option-return-scoresheet = Palauta se
web-option-view-record = Katso pelin tallennetta
web-option-inspect-scoresheet = Katso pöytäkirjaa
web-option-reconstruct = Rekonstruoi peli
web-option-report-scoresheet-fault = Pöytäkirja on viallinen
web-option-sign = Allekirjoita tulos
web-option-ask-count = Kysy siirtojen määrää
web-option-seal = Kuoreen kirjattava siirto
web-option-field-of = Kuka
web-option-field-what = Mitä
web-option-field-agreed = Etukäteen sovittu
web-option-field-before = Kuinka usein aiemmin
web-option-field-body = Henkilöntarkastus?
web-option-field-since = Oikein puolisiirron jälkeen
web-option-field-ply = Puolisiirron kohdalla
web-option-field-plies = Jäljelle jäävät puolisiirrot
web-option-field-duties = Mihin
web-option-field-disabled = Vamman vuoksi
web-option-field-medium = Kirjoitusväline
web-option-field-notation = Siirtojen kirjaimet
web-option-field-side = Puoli
web-option-field-number = Numero
web-option-field-text = Teksti
web-option-field-points = Tulos
web-option-field-how = Miten
web-option-field-form = Muoto
web-option-field-white_blind = Valkea on näkövammainen
web-option-field-black_blind = Musta on näkövammainen
web-option-field-hearing_impaired = Vastustaja kuulee huonosti
web-option-word-yes = kyllä
web-option-word-no = ei
web-option-word-left = vasen
web-option-word-right = oikea
web-option-word-white = valkea
web-option-word-black = musta
web-option-word-both = molemmat
web-option-word-outsider = joku muu
