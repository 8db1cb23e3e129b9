# Mitä kysytään, ratkaistaan, ilmoitetaan ja evätään. Avaimet ja arvot tulevat kansiosta crates/telling.

# Ihmiset, tekijänä ja omistajana.
player-white = valkea
player-black = musta
player-white-whose = valkean
player-black-whose = mustan
by-arbiter = tuomari
by-system = ohjelma
by-assistant-white = valkean avustaja
by-assistant-black = mustan avustaja
offender-both = molemmat pelaajat
offender-outsider = joku muu kuin pelaajat

# Puolisiirto niin kuin tuomarit laskevat: pelaajan siirto ja sen numero, tai alku. Aina genetiivissä.
half-start = alun
half-move = { $whose } { $move }. siirron
half-list = { $half }, { $rest }

# Vaatimukset.
claim-illegal-move = laiton siirto
claim-touch-move = ensin kosketettiin toista nappulaa
claim-flag = vastustajan lippu on pudonnut
claim-threefold = asema kolmannen kerran
claim-fifty-moves = 50 siirtoa ilman lyöntiä ja sotilassiirtoa
claim-extra-time = siirtokohtainen lisäaika
claim-quickplay-cannot-win = tasapeli: vastustaja ei voi voittaa normaalein keinoin
claim-quickplay-no-effort = tasapeli: vastustaja ei yritä voittaa
claim-no-progress = tasapeli: peli ei edisty
claim-displaced = vastustaja sysäsi nappuloita paikoiltaan

# Miksi peli päättyi; lauseita.
cause-checkmate = Matti.
cause-resignation = { $who } luovutti.
cause-stalemate = Patti.
cause-dead-position = Kumpikaan ei voi enää tehdä mattia.
cause-agreement = Tasapeli sopimuksella.
cause-threefold = Asema oli laudalla kolmannen kerran.
cause-fifty-moves = Viisikymmentä siirtoa kummaltakin ilman lyöntiä ja sotilassiirtoa.
cause-fivefold = Asema oli laudalla viidennen kerran.
cause-seventy-five = Seitsemänkymmentäviisi siirtoa kummaltakin ilman lyöntiä ja sotilassiirtoa.
cause-time = { $whose } aika loppui.
cause-both-times = Molempien aika loppui.
cause-illegal-move = { $whose } laiton siirto.
cause-illegal-position = Asema oli mahdoton vielä yhden siirron jälkeenkin.
cause-king-capture = { $who } löi kuninkaan.
cause-absence = { $who } myöhästyi.
cause-both-absent = Molemmat pelaajat myöhästyivät.
cause-displacing = { $who } sysäsi nappuloita paikoiltaan ja painoi kelloa.
cause-normal-means = Peliä ei voinut voittaa normaalein keinoin, tai sitä ei yritetty.
cause-annulled = Se aloitettiin väärin, ja tilalla pelataan uusi.
cause-penalty = { $who } tuomittiin hävinneeksi.
cause-sealed-move = { $whose } kuorisiirto.
cause-signed = Molemmat pelaajat vahvistivat sen.
cause-arbiter = Tuomari päätti.
cause-interference = Ulkopuolinen puuttui siihen, ja se pelataan uudelleen.
cause-position-lost = Sen asemaa ei voitu palauttaa, ja tilalla pelataan uusi.
never-bare-king = hänellä on vain kuningas
never-material = tällä materiaalilla ei ole yhtään mattiasemaa
never-out-of-reach = mikään matti ei ole näiden nappuloiden ulottuvilla
never-exhausted = kaikki mahdolliset asemat on tutkittu
never-game-over = peli on ohi

# Mitä tuomarilta kysytään.
matter-claim = { $whose } vaatimus: { $claim }
matter-both-flags = molemmat liput ovat pudonneet
matter-can-mate = voiko { $who } vielä tehdä matin; { $positions ->
    [0] yhtään asemaa ei tutkittu
   *[other] mitään ei todistettu, tutkittuja asemia: { $positions }
}
matter-blocked-pawns = voittaako { $who }: säännöstön materiaaliehto laskee sotilaat mukaan, mutta on todistettu, etteivät nämä koskaan tee mattia ({ $proof })
matter-dead-before-result = asema { $half } jälkeen oli kuollut, ja tulos on sittemmin vahvistettu
matter-dead-before-result-said = asema oli jo ollut kuollut, ja tulos on sittemmin vahvistettu
matter-illegal-position = mahdoton asema on laudalla vielä yhden siirron jälkeen
matter-event-order = kumpi oli ensin, { $whose } laiton siirto vai vastustajan lipun putoaminen
matter-several-irregularities = useita sääntöjenvastaisuuksia yhtaikaa, varhaisimman teki { $who }
matter-breach = { $whose } rikkomus
matter-contact = { $whose } osuma nappulaan: kosketus vai vahinko
matter-end-by-forbidden-move = { $who } päätti pelin siirrolla, jonka kosketetut nappulat kielsivät
matter-both-late = molemmat pelaajat ovat myöhässä
matter-start-error = { $error }
matter-new-game-times = uuden pelin ajat
matter-clock-fault = { $fault }
matter-displaced = { $who } sysäsi nappuloita paikoiltaan
matter-piece-off-its-square = nappula havaittiin väärässä ruudussa
matter-extra-time = { $who } pyytää siirtokohtaista lisäaikaa
matter-watched = { $whose } lykätty vaatimus: { $claim }
matter-referred = { $whose } vaatimus, joka päätti pelin: { $claim }
matter-incident = käytös, { $offender }: { $misconduct }
matter-incident-at = käytös, { $offender }, { $half }: { $misconduct }
matter-reconstruction = voitiinko peli rekonstruoida
matter-scoresheet = { $whose } sähköinen pöytäkirja ei toimi
matter-unsigned = { $who } vahvisti tuloksen tavalla, joka ei kelpaa
matter-result-disputed = pelaajat eivät vahvista samaa tulosta
matter-result-overwritten = molemmat pelaajat vahvistivat muun tuloksen kuin pelin tuloksen
matter-draw-consent = { $whose } tarjouksesta sovittu tasapeli tuli siirrolla, jolla kilpailu kieltää sen: suostuuko tuomari
matter-appeal = { $whose } valitus
matter-assistant = { $who } pyytää avustajaa: { $duties }
matter-assistant-clock = { $whose } avustajan vuoksi säädettävä kello
matter-envelope-incomplete = kuoren päältä puuttuu tietoja
matter-sealed-move = epäselvä kuorisiirto, tekijä { $who }
matter-late-at-resumption = { $who } on myöhässä pelin jatkamisesta
matter-both-late-at-resumption = molemmat ovat myöhässä pelin jatkamisesta
matter-used-time = { $whose } käytetty aika asetettiin väärin
matter-boards-differ = laudat eroavat toisistaan
start-error-wrong-array = nappulat olivat alussa väärissä ruuduissa
start-error-board-turned = lauta on väärin päin
start-error-colours-reversed = värit ovat vaihtuneet
clock-fault-defective = kello on viallinen
clock-fault-wrong-setting = kello on asetettu väärin

# Mitä ehdotetaan.
proposal-end = peli päättyy { $score }
proposal-play-on = peli jatkuu
proposal-warning = varoitus
proposal-reinstate = { $plies ->
    [0] alkuasema
   *[other] asema { $half } jälkeen
}
proposal-new-game = uusi peli
proposal-correct-array = oikea alkuasema ja samat siirrot
proposal-times = valkea { $white }, musta { $black }
proposal-restore = nappulat palautetaan pelaajan omalla ajalla
proposal-replace = pöytäkirja vaihdetaan
proposal-expel = peliin puuttunut poistetaan
proposal-follow-sheets = laudat korjataan pöytäkirjojen mukaan { $half } kohdalta alkaen

# Miten tuomari ratkaisee.
ruling-accept = hyväksytään
ruling-reject = hylätään
ruling-end = peli päättyy { $score }
ruling-reinstate = palautetaan { $plies ->
    [0] alkuasema
   *[other] asema { $half } jälkeen
}
ruling-reinstate-said = palautetaan aiempi asema
ruling-warn = { $who } saa varoituksen
ruling-add-time = { $who } saa lisää aikaa { $time }
ruling-take-time = { $who } menettää aikaa { $time }
ruling-postpone = lykätään
ruling-new-game = uusi peli
ruling-times = valkea { $white }, musta { $black }
ruling-penalise = { $whose } rangaistus: { $measure }
ruling-expel = peliin puuttunut poistetaan
ruling-replay = peli pelataan uudelleen
measure-warning = varoitus
measure-add-time = vastustajalle lisää aikaa { $time }
measure-take-time = omaa aikaa vähennetään { $time }
measure-raise-opponent = vastustajalle { $points } pistettä lisää
measure-lower-offender = omia pisteitä vähennetään { $points }
measure-loss = pelin häviö; vastustaja saa { $points }
measure-fine = sakko { $amount }
measure-exclusion = pelikielto, kierroksia: { $rounds }
measure-expulsion = poistaminen kilpailusta

# Mitä pöydässä sanotaan ääneen ja mikä kirjataan myös.
event-found = { $whose } vaatimus todetaan { $correct ->
    [yes] oikeaksi
   *[no] vääräksi
}: { $claim }.
event-inadmissible = { $whose } vaatimusta ei voi nyt esittää: { $claim }.
event-illegal-move-counted = { $whose } laittomia siirtoja tähän mennessä: { $count }.
event-clock-set = Tuomari asetti kellon.
event-stop-judged = { $who } pysäytti kellon { $justified ->
    [yes] aiheellisesti
   *[no] aiheetta
}.
event-excused = { $who } ei häviä myöhästymisen vuoksi.
event-extra-time-granted = { $form ->
    [none] Siirtokohtaista aikaa ei enää ole.
    [increment] Kummallakin pelaajalla on tästä lähtien { $time } lisää siirtoa kohti.
   *[delay] Kummallakin pelaajalla on tästä lähtien viive { $time } siirtoa kohti.
}
event-reopened = Pelin päättyminen kumotaan; peli jatkuu.
event-room-stopped = Tuomari pysäytti kaikki salin kellot.
event-room-resumed = Tuomari käynnisti salin kellot uudelleen.
event-new-game-ordered = Peli pelataan uudelleen.
event-penalised = { $whose } rangaistus: { $measure }.
event-score-set = Pisteet ovat { $score }.
event-outsider-expelled = Pelin ulkopuolinen poistettiin pelisalista.

# Mitä sanotaan ääneen toisin sanoin: siirtojen määrää ei kerrota.
announced-ruled = { $matter }: { $ruling }
announced-time-added = { $who } +{ $time }
announced-time-taken = { $who } −{ $time }
announced-reinstated = Asema palautetaan.
announced-bound = { $whose } on tehtävä se siirto, johon hän sitoutui.

# Käytös.
misconduct-disrepute = shakin saattaminen huonoon valoon
misconduct-leaving-venue = pelipaikalta poistuminen luvatta
misconduct-leaving-area = pelialueelta poistuminen siirtovuorossa
misconduct-leaving-unreported = pelialueelta poistuminen ilmoittamatta
misconduct-entering = pelialueelle tulo luvatta
misconduct-outside-help = muistiinpanot, neuvot tai toinen lauta
misconduct-device-in-bag = laite laukussa
misconduct-device-carried = laite mukana
misconduct-device-handled = laitteen käsitteleminen
misconduct-device-sounded = laite, josta kuului ääni
misconduct-search-refused = tarkastuksesta kieltäytyminen
misconduct-smoking = tupakointi kielletyssä paikassa
misconduct-disturbance = vastustajan häiritseminen
misconduct-persistent-refusal = jatkuva sääntöjen noudattamatta jättäminen
misconduct-help-refused = rekonstruoinnissa auttamisesta kieltäytyminen
misconduct-hiding-scoresheet = pöytäkirjan peittäminen
misconduct-wrong-hand = kellon painaminen toisella kädellä
misconduct-rough-with-clock = kellon kovakourainen käsittely
misconduct-adjusting-on-opponents-time = nappuloiden korjaaminen vastustajan ajalla
misconduct-interference = peliin puuttuminen

# Mitä avustaja tekee.
duty-pieces = siirtää nappuloita
duty-clock = painaa kelloa
duty-scoresheet = pitää pöytäkirjaa
duty-announcing = ilmoittaa siirrot
duty-informing = kertoo siirrot ja ajat
duty-claiming = esittää vaatimuksia
duty-adjourning = hoitaa keskeytyksen toimet

# Miksi komennossa ei ollut järkeä.
refusal-game-over = Peli on päättynyt.
refusal-not-your-move = Pelaaja ei ole siirtovuorossa.
refusal-not-yours = Se ei kuulu tälle henkilölle.
refusal-no-piece = Siinä ei ole mitään.
refusal-nothing-held = Mitään nappulaa ei pidetä kädessä.
refusal-clock-not-started = Kelloa ei ole pantu käyntiin.
refusal-clock-started = Kello on jo pantu käyntiin.
refusal-no-clock = Pöydässä ei ole kelloa.
refusal-clock-stopped = Kello on pysäytetty. Siirtoja tehdään vasta, kun se käy taas.
refusal-clock-runs = Kelloa ei ole pysäytetty.
refusal-lever-down = Kello on jo painettu tältä puolelta.
refusal-no-offer = Vastattavaa tasapelitarjousta ei ole.
refusal-offer-open = Tasapelitarjous on jo voimassa.
refusal-illegal-here = Tässä pöydässä voi tehdä vain laillisia siirtoja.
refusal-move-presses = Tässä pöydässä siirto painaa kelloa.
refusal-cannot-fix = Siirto ei ole laillinen, tai siirto on jo sidottu.
refusal-no-question = Sellaista kysymystä ei ole.
refusal-ruling-does-not-fit = Ratkaisu ei sovi kysymykseen.
refusal-nothing-to-set-aside = Kumottavaa ratkaisua ei ole, tai sen jälkeen on tapahtunut muuta. Tee uusi ratkaisu.
refusal-ended-by-people = Ohjelma ei päättänyt tätä peliä. Pelaajien teot ja tuomarin ratkaisut kumotaan toisin.
refusal-time-missing = Lippu on pudonnut. Sano, paljonko aikaa kellon on näytettävä.
refusal-stopped-otherwise = Tätä kelloa ei pysäytetty muiden mukana, tai pelaaja on kutsunut sen jälkeen tuomarin. Käynnistä se laudan omasta näkymästä.
refusal-overruled = Tuomari on päättänyt tässä pelissä toisin.
refusal-seen-here = Ohjelma näkee, miten tämä peli päättyy. Ratkaise avoin kysymys, tai anna pelaajien päättää peli.
refusal-no-line-awaited = Jatkoa ei tarvitse näyttää.
refusal-no-appointment = Alkamishetkeä ei ole määrätty.
refusal-already-here = Pelaaja on jo paikalla.
refusal-nobody-late = Kukaan ei ole myöhässä.
refusal-nothing-displaced = Nappulat ovat paikoillaan.
refusal-no-such-position = Pelissä ei ole sellaista asemaa.
refusal-no-such-move = Kukaan ei ole tehnyt sitä puolisiirtoa, tai se ei ollut tämän pelaajan. Pelin ensimmäinen puolisiirto on 1.
refusal-already-watched = Pelaajan vaatimusta on jo lykätty.
refusal-already-asked = Tuomarilla on jo se kysymys.
refusal-evidence-missing = Vaatimuksen näyttöä ei ole vahvistettu.
refusal-play-begun = Peli on alkanut.
refusal-game-not-over = Peli ei ole päättynyt.
refusal-no-scoresheet = Pelaajalla ei ole pöytäkirjaa.
refusal-no-such-line = Pöytäkirjassa ei vielä ole sellaista riviä.
refusal-adjourned = Peli on keskeytetty.
refusal-not-adjourned = Peliä ei ole keskeytetty, tai vaihe on toinen.
refusal-nothing-sealed = Kuorisiirtoa ei ole.
refusal-too-long = Teksti on liian pitkä.
refusal-no-second-board = Lautoja on yksi, ei kahta.
refusal-nothing-announced = Siirtoa ei ole ilmoitettu.
refusal-not-by-legal-move = Asemaan ei tultu laillisella siirrolla, joten se ei päättänyt mitään.
refusal-no-such-array = Sääntökirja ei tunne sellaista alkuasemaa.
refusal-move-made = Nappulasta on jo irrotettu ote: siirto on tehty.
refusal-flag-not-down = Se lippu ei ole pudonnut.
refusal-flags-not-down = Molempien liput eivät ole pudonneet.
refusal-nothing-irregular = Laitonta siirtoa tai siihen rinnastuvaa tekoa ei ole saatettu loppuun.
refusal-no-slip = Tämän pelaajan painallusta ilman siirtoa ei ole enää ratkaistavana.
refusal-too-late-to-raise = Laittomaan siirtoon ei voi enää puuttua: se jää voimaan.
refusal-position-possible = Asema ei ole laiton: molemmat kuninkaat eivät ole shakissa, eikä sotilasta ole viimeisellä rivillään.
refusal-draw-too-early = Siirtoja on tehty liian vähän, jotta tasapelistä voisi sopia.
refusal-no-appeal = Sääntökirja ei salli tätä valitusta.
refusal-penalty-out-of-turn = Sääntökirja antaa rangaistukset järjestyksessä, eikä tämä ole seuraava.
refusal-assistant-missing = Pelaaja tarvitsee avustajan ennen kuin peli alkaa.
refusal-claim-not-in-force = Tässä voimassa olevissa säännöissä ei ole tällaista vaatimusta.
refusal-not-provided = Sääntökirja ei tunne tätä.
refusal-forbidden = Sääntökirja kieltää sen tältä henkilöltä.
