# Mitä pöydässä tapahtuu, mitä kysytään ja ratkaistaan.

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

# Mitä tapahtui.
event-clock-started = { $whose } kello pantiin käyntiin.
event-clock-pressed = { $who } painoi kelloa.
event-clock-stopped = Kellon pysäytti { $by }.
event-clock-resumed = Kello jatkaa käyntiä.
event-clock-turned = { $whose } kello käy.
event-time-added = { $who } saa lisää aikaa { $time }.
event-time-taken = { $who } menettää aikaa { $time }.
event-adjusting-announced = { $who } ilmoitti korjaavansa nappuloita.
event-touched = { $who } { $contact ->
    [adjusting] korjasi nappulaa ruudussa
    [brushed] hipaisi nappulaa ruudussa
   *[taken] kosketti nappulaa ruudussa
} { $square }.
event-board-changed = Lautaa muutettiin; laillista siirtoa siitä ei ole syntynyt.
event-move-made = { $who } teki siirron { $move }.
event-move-completed = { $whose } siirto on suoritettu loppuun.
event-left = { $who } painoi kelloa, eikä laudalle jäänyt laillista siirtoa. { $what }
event-treated = { $who } suoritti siirron loppuun tavalla, joka katsotaan laittomaksi siirroksi. { $what }
event-two-hands-seen = { $who } käytti nähden molempia käsiä yhteen siirtoon.
event-move-refused = Siirto hylätään; lauta on kuten ennen. { $what }
event-move-barred = Siirto { $move } hylätään aiemmin kosketettujen nappuloiden vuoksi.
event-illegal-position-seen = Tuomari on nähnyt mahdottoman aseman ja odottaa yhden siirron.
event-illegal-position-waited = Siirto, jota tuomari odotti, on suoritettu loppuun.
event-repair-proposed = { $who } palaisi asemaan puolisiirron { $plies } jälkeen.
event-irregularity-stands = { $whose } sääntöjenvastaisuuteen ei puututtu ajoissa: se jää voimaan.
event-draw-offered = { $who } tarjosi tasapeliä{ $timely ->
    [yes] .
   *[no] , eikä oikealla hetkellä.
}
event-offer-lapsed = Tasapelitarjous raukesi: { $how ->
    [declined] se torjuttiin.
    [touched] vastustaja kosketti nappulaa.
   *[spent] pyyntö, johon se liittyi, hylättiin.
}
event-move-fixed = { $who } sitoutui siirtoon { $move } { $form ->
    [writing] kirjallisesti.
    [entry] laitteella.
   *[declaration] tuomarin edessä.
}
event-claimed = { $who } vaatii: { $claim }.
event-found = { $whose } vaatimus todetaan { $correct ->
    [yes] oikeaksi
   *[no] vääräksi
}: { $claim }.
event-inadmissible = { $whose } vaatimusta ei voi nyt esittää: { $claim }.
event-illegal-move-counted = { $whose } laittomia siirtoja tähän mennessä: { $count }.
event-reinstated = Asema puolisiirron { $plies } jälkeen palautetaan.
event-bound = { $whose } seuraavan siirron on oltava { $move }.
event-flag-remarked = { $who } huomautti vastustajan lipusta; se vaikuttaa, kun kello pysäytetään ajoissa.
event-flag-fell = { $whose } lippu on pudonnut.
event-line-awaited = { $who } saa näyttää pakotetun mattijatkon.
event-line-forces = { $whose } muunnelma pakottaa matin.
event-line-fails = { $whose } muunnelma ei pakota mattia. { $fault }
event-can-mate = { $who } voi vielä tehdä matin.
event-can-mate-by = { $who } voi vielä tehdä matin, esimerkiksi näin: { $line }.
event-cannot-mate = { $who } ei voi enää tehdä mattia: { $proof }.
event-mating-unproved = Ei saatu todistetuksi, voiko { $who } vielä tehdä matin. Tutkittuja asemia: { $positions }.
event-dead-found = Asema puolisiirron { $plies } jälkeen oli kuollut, ja peli päättyi silloin, ajassa { $arose }. Valkea ei voi tehdä mattia: { $white }. Musta ei voi tehdä mattia: { $black }.
event-voided = Puolisiirron { $plies } jälkeiset tapahtumat ovat mitättömiä.
event-noted = Merkitään, { $who }: { $breach }.
event-asked = Kysymys { $number } tuomarille: { $matter }.
event-asked-proposal = Kysymys { $number } tuomarille: { $matter }. Ehdotus: { $proposal }.
event-not-asked = Kysymyksiä odottaa niin monta, ettei tätä voitu esittää tuomarille: { $matter }.
event-ruled = Tuomari ratkaisee kysymyksen { $number }: { $ruling }.
event-ruling-set-aside = Tuomari kumoaa ratkaisunsa kysymykseen { $number }; kysymys on jälleen auki.
event-start-appointed = Peli on määrätty alkamaan ajanhetkellä { $hour }.
event-arrived = { $who } on saapunut laudan ääreen.
event-excused = { $who } ei häviä myöhästymisen vuoksi.
event-reopened = Pelin päättyminen kumotaan; peli jatkuu.
event-clock-placed = Kello on pöydän { $side ->
    [left] vasemmalla
   *[right] oikealla
} puolella.
event-seat-chosen = Musta valitsi pöydän { $side ->
    [left] vasemman
   *[right] oikean
} puolen.
event-array-set-up = Nappulat on asetettu: alkuasema { $number }.
event-start-error-reported = Ilmoitus ({ $by }): { $error }.
event-start-error-stands = Asia jää ennalleen: { $error }.
event-board-transferred = Asema siirretään oikein päin olevalle laudalle.
event-array-corrected = Samat siirrot tehdään oikeasta alkuasemasta.
event-new-game-ordered = Peli pelataan uudelleen.
event-new-game-ordered-times = Peli pelataan uudelleen; valkealla on { $white }, mustalla { $black }.
event-clock-fault-reported = Ilmoitus ({ $by }): { $fault }.
event-clock-setting-stays = Kellon asetukset jäävät: niiden muuttaminen on myöhäistä.
event-clock-set = Tuomari asetti kellon.
event-stop-judged = { $who } pysäytti kellon { $justified ->
    [yes] aiheellisesti
   *[no] aiheetta
}.
event-pieces-displaced = { $who } sysäsi nappuloita paikoiltaan.
event-pressed-displaced = { $who } painoi kelloa, vaikka nappulat olivat poissa paikoiltaan.
event-pieces-restored = Nappulat ovat taas paikoillaan.
event-extra-time-requested = { $who } pyytää siirtokohtaista aikaa ({ $form ->
    [increment] lisäys
   *[delay] viive
}).
event-extra-time-granted = Kummallakin pelaajalla on tästä lähtien { $time } lisää siirtoa kohti.
event-watch-began = { $whose } vaatimuksen ratkaisua lykätään; peli jatkuu valvottuna: { $claim }.
event-flag-held = { $whose } lippu putosi sillä välin; tuomari sanoo, mitä se merkitsee.
event-watch-ended = Lykätty vaatimus on ratkaistu.
event-play-ended = Peli päättyy { $whose } vaatimukseen, joka menee nimetylle tuomarille.
event-verified = Vastustaja vahvisti { $evidence ->
    [position] loppuaseman
   *[scoresheet] pöytäkirjan
}.
event-reported = Ilmoitus, { $offender }: { $misconduct }.
event-penalised = Rangaistus, { $who }: { $measure }.
event-score-set = Pisteet ovat { $score }.
event-outsider-expelled = Pelin ulkopuolinen poistettiin pelisalista.
event-appealed = { $who } valittaa { $against ->
    [decision] päätöksestä
   *[conduct] tuomarin menettelystä
}.
event-assisted = { $who } saa avustajan: { $duties }.
event-acted-for = { $whose } avustaja toimii: { $duty }.
event-count-told = { $who } saa tietää siirtojen määrän ja ajat.
event-concluded = Peli on päättynyt: { $score }. { $cause }
event-annulled = Peliä ei lasketa. { $cause }
event-end-withheld = { $whose } siirto päätti pelin; kukaan ei sano sitä ennen pelaajaa.
event-end-confirmed = { $who } tietää pelin päättyneen.
event-other = Tapahtui muuta: { $what }.

# Pöytäkirjat.
event-sheet-taken = { $who } sai pöytäkirjan: { $medium }.
event-entered = { $who } merkitsi puolisiirron { $line }: { $entry }.
event-remarked = { $who } kirjoitti pöytäkirjaan huomautuksen.
event-relieved = { $who } saa olla merkitsemättä siirtoja jakson loppuun.
event-update-ordered = { $who } on velvollinen täydentämään pöytäkirjansa.
event-updated = { $whose } pöytäkirja on ajan tasalla.
event-borrowed = { $who } otti vastustajan pöytäkirjan.
event-returned = { $who } palautti pöytäkirjan.
event-record-shown = { $who } sai nähdä tuomarin kirjaamat siirrot; kertoja tähän mennessä: { $count }.
event-facts-noted = Asema, ajat, siirtovuoro ja siirtomäärä kirjattiin ennen rekonstruointia.
event-reconstructed = Peli on rekonstruoitu; pöytäkirjat ovat täydelliset.
event-period-begun = { $whose } seuraava siirto lasketaan ensimmäiseksi { $moves } siirron jälkeen.
event-sheet-replaced = { $whose } pöytäkirja vaihdettiin.
event-signed = { $who } vahvisti tuloksen { $score }.
medium-paper = paperi
medium-certified-device = hyväksytty laite
medium-other-device = muu laite
medium-braille = pistekirjoitus
medium-recorder = sanelin
entry-empty = ei mitään
entry-unclear = jotakin, mikä ei ole siirto

# Pelin keskeyttäminen.
event-session-set = Pelijakso päättyy ajanhetkellä { $hour }.
event-seal-ordered = { $who } on velvollinen sulkemaan siirtonsa kuoreen.
event-move-sealed = { $who } kirjoitti kuorisiirron.
event-adjourned = Peli on keskeytetty; kuorisiirron teki { $who }.
event-labelled = Pelaajien nimet ovat kuoressa.
event-resumption-appointed = Peliä jatketaan ajanhetkellä { $hour }.
event-envelope-bears = Kuoressa: { $item }.
event-resumption-set-up = Peli on asetettu jatkamista varten.
event-came = { $who } on saapunut jatkamaan peliä.
event-opened = { $whose } kuori avataan.
event-reply-opened = { $whose } kuoreen suljettu vastaus avataan.
event-envelope-missing = Kuori on kadonnut.
item-names = pelaajien nimet
item-position = asema ennen kuorisiirtoa
item-times = käytetyt ajat
item-sealer = kuorisiirron tekijä
item-number = kuorisiirron numero
item-offer = avoin tasapelitarjous
item-resumption = milloin ja missä peliä jatketaan

# Kaksi lautaa.
event-two-boards = Käytetään kahta lautaa.
event-announced = { $who } ilmoitti siirron { $move }.
event-corrected = { $who } korjasi ilmoituksensa: { $move }.
event-repeated = { $who } toisti { $same ->
    [yes] ilmoitetun siirron.
   *[no] muun kuin ilmoitetun siirron.
}
event-felt = { $who } tunnusteli nappulaa ruudussa { $square }; se ei ole koskettamista.
event-all-done = Kaikki, mikä kuuluu siirtoon, on tehty: { $whose } siirto.

# Mikä on sääntöjenvastaista; lauseita.
irregular-unpromoted-pawn = Sotilas on korottamatta ruudussa { $square }.
irregular-no-move = Siirtoa ei tehty.
irregular-two-hands = Se tehtiin kahdella kädellä.

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
cause-normal-means = Peliä ei voinut tai yritetty voittaa normaalein keinoin.
cause-annulled = Se aloitettiin väärin, ja tilalla pelataan uusi.
cause-penalty = { $who } tuomittiin hävinneeksi.
cause-sealed-move = { $whose } kuorisiirto.
cause-signed = Molemmat pelaajat vahvistivat sen.
cause-arbiter = Tuomari päätti.
never-bare-king = hänellä on vain kuningas
never-material = tällä materiaalilla ei ole yhtään mattiasemaa
never-out-of-reach = mikään matti ei ole näiden nappuloiden ulottuvilla
never-exhausted = kaikki mahdolliset asemat on tutkittu
never-game-over = peli on ohi

# Mitä merkitään.
breach-untimely-offer = tasapelitarjous väärällä hetkellä
breach-barred-offer = tasapelitarjous, jonka kilpailu kieltää
breach-inadmissible-claim = vaatimus, jota ei voinut silloin esittää
breach-adjusting-on-opponents-time = nappuloiden korjaaminen vastustajan ajalla
breach-press-without-move = kellon painaminen ennen siirtoa
breach-two-hands = siirto kahdella kädellä
breach-offer-withdrawn = tarjouksen peruuttaminen; se on silti voimassa
breach-sealed-another-move = kuoreen suljettiin muu siirto kuin laudalla tehty
breach-unclear-announcement = ilmoitus, joka ei ole siirto
breach-late-correction = lipsahdus, joka korjattiin vasta kellon painamisen jälkeen
breach-premature-press = kellon painaminen ennen siirron ilmoittamista
flaw-not-recorded = siirto ennen aiempien merkitsemistä
flaw-written-ahead = siirto merkitty ennen sen tekemistä
flaw-foreign-entry = pöytäkirjassa sinne kuulumatonta
flaw-offer-not-marked = merkitsemätön tasapelitarjous
flaw-other-notation = muu kuin algebrallinen merkintätapa
flaw-long-form = pitkä merkintätapa
flaw-pawn-letter = kirjain sotilaalle
flaw-file-missing = sotilaan lyönti ilman lähtölinjaa
flaw-ambiguous = kahta samanlaista nappulaa ei erotettu
flaw-promotion-missing = korotus ilman uutta nappulaa
flaw-no-such-move = mahdoton siirto
flaw-another-move = muu siirto kuin tehty
flaw-not-updated = siirto ennen pöytäkirjan täydentämistä
flaw-not-returned = siirto ennen vastustajan pöytäkirjan palauttamista
flaw-viewed-too-often = kirjattuja siirtoja pyydettiin liian usein

# Mitä tuomarilta kysytään.
matter-claim = { $whose } vaatimus: { $claim }
matter-both-flags = molemmat liput ovat pudonneet
matter-can-mate = voiko { $who } vielä tehdä matin; { $positions ->
    [0] yhtään asemaa ei tutkittu
   *[other] mitään ei todistettu, tutkittuja asemia: { $positions }
}
matter-blocked-pawns = voittaako { $who }: säännöstön materiaaliehto laskee sotilaat mukaan, mutta on todistettu, etteivät nämä koskaan tee mattia ({ $proof })
matter-dead-before-result = asema puolisiirron { $plies } jälkeen oli kuollut, ja tulos on sittemmin vahvistettu
matter-illegal-position = mahdoton asema on laudalla vielä yhden siirron jälkeen
matter-event-order = kumpi oli ensin, { $whose } laiton siirto vai vastustajan lipun putoaminen
matter-several-irregularities = useita sääntöjenvastaisuuksia yhtaikaa, varhaisimman teki { $who }
matter-breach = { $whose } rikkomus
matter-contact = oliko { $whose } kosketus vahinko
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
matter-reconstruction = voitiinko peli rekonstruoida
matter-scoresheet = { $whose } sähköinen pöytäkirja ei toimi
matter-unsigned = { $who } vahvisti tuloksen tavalla, joka ei kelpaa
matter-result-disputed = pelaajat eivät vahvista samaa tulosta
matter-appeal = { $whose } valitus
matter-assistant = { $who } pyytää avustajaa: { $duties }
matter-assistant-clock = kello, jota sovitetaan: { $whose } avustaja
matter-envelope-incomplete = kuoresta puuttuu tietoja
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
proposal-reinstate = asema puolisiirron { $plies } jälkeen
proposal-new-game = uusi peli
proposal-correct-array = oikea alkuasema ja samat siirrot
proposal-times = valkea { $white }, musta { $black }
proposal-restore = nappulat palautetaan pelaajan omalla ajalla
proposal-replace = pöytäkirja vaihdetaan
proposal-expel = peliin puuttunut poistetaan
proposal-follow-sheets = laudat korjataan pöytäkirjojen mukaan puolisiirrosta { $plies } alkaen

# Miten tuomari ratkaisee.
ruling-accept = hyväksytään
ruling-reject = hylätään
ruling-end = peli päättyy { $score }
ruling-reinstate = palautetaan asema puolisiirron { $plies } jälkeen
ruling-warn = { $who } saa varoituksen
ruling-add-time = { $who } saa lisää aikaa { $time }
ruling-take-time = { $who } menettää aikaa { $time }
ruling-postpone = lykätään
ruling-new-game = uusi peli
ruling-times = valkea { $white }, musta { $black }
ruling-penalise = rangaistus, { $who }: { $measure }
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
refusal-clock-stopped = Kello on pysäytetty.
refusal-clock-runs = Kelloa ei ole pysäytetty.
refusal-lever-down = Kello on jo painettu tältä puolelta.
refusal-no-offer = Vastattavaa tasapelitarjousta ei ole.
refusal-offer-open = Tasapelitarjous on jo voimassa.
refusal-illegal-here = Tässä pöydässä voi tehdä vain laillisia siirtoja.
refusal-cannot-fix = Siirto ei ole laillinen, tai siirto on jo sidottu.
refusal-no-question = Sellaista kysymystä ei ole.
refusal-ruling-does-not-fit = Ratkaisu ei sovi kysymykseen.
refusal-nothing-to-set-aside = Kumottavaa ratkaisua ei ole, tai sen jälkeen on tapahtunut muuta. Tee uusi ratkaisu.
refusal-seen-here = Ohjelma näkee, miten tämä peli päättyy. Ratkaise avoin kysymys, tai anna pelaajien päättää peli.
refusal-no-line-awaited = Jatkoa ei tarvitse näyttää.
refusal-no-appointment = Alkamishetkeä ei ole määrätty.
refusal-already-here = Pelaaja on jo paikalla.
refusal-nobody-late = Kukaan ei ole myöhässä.
refusal-nothing-displaced = Nappulat ovat paikoillaan.
refusal-no-such-position = Pelissä ei ole sellaista asemaa.
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
refusal-not-provided = Sääntökirja ei tunne tätä.
refusal-forbidden = Sääntökirja kieltää sen tältä henkilöltä.

# Itse komento.
judge-heading = { $rules }, { $control }, { $table ->
    [assisted] avustettu pöytä
    [wooden] puinen lauta
   *[strict] tarkka pöytä
}
judge-control = miettimisaika { $control }
judge-no-clock = ei kelloa
judge-assumed = Kilpailun on päätettävä { $setting }; oletetaan { $value }. Muu arvo: --set { $setting }=ARVO
judge-refused = Torjuttu
judge-questions = Avoimet kysymykset:
judge-goes-on = Peli jatkuu.
judge-nothing = Siitä ei seurannut mitään.
judge-unreadable = Riviä { $line } ei voi lukea: { $reason }
judge-unreadable-hint = Kullakin rivillä on yksi JSON-olio, esimerkiksi { $example }; tuomari judge --help luettelee teot.
judge-reason-json = se ei ole JSON-olio ({ $detail })
judge-reason-time = "{ $text }" ei ole aika; kirjoita 0:02.5, 1:30:00, +3 tai at_ms
judge-reason-backwards = aika kulkee taaksepäin, { $from } – { $to }
judge-reason-by = "{ $text }" ei ole kukaan; on white, black, arbiter, system, white-assistant ja black-assistant
judge-reason-act = "{ $text }" ei ole teko
judge-reason-act-near = "{ $text }" ei ole teko; tarkoitettaneen { $near }
judge-reason-field = { $act }: { $detail }
judge-reason-move = "{ $text }" ei ole siirto tässä ({ $language }); laiton siirto annetaan ruutuina, g1f3
judge-bad-rules = Näistä ei tule sääntöjä: { $reason }
judge-bad-rules-hint = tuomari laws settings { $rulebook } luettelee, mitä voi asettaa.
judge-bad-set = "{ $text }" ei aseta mitään; kirjoita ASETUS=ARVO.

# Kehotteessa.
prompt-welcome =
    Kirjoita, mitä ihmiset tekevät, esimerkiksi: arbiter start, white e4,
    white press, black claim illegal. help kertoo lisää, quit lopettaa.
prompt-unreadable = Ei ymmärretty: { $reason }
prompt-turn = { $whose } siirto { $number }.
prompt-clock = Valkea { $white }, musta { $black }; { $state ->
    [idle] ei käynnistetty
    [white] valkean kello käy
    [black] mustan kello käy
   *[stopped] pysäytetty
}.
prompt-flag = 0:00 (lippu)
prompt-options = { $who } voi nyt:
prompt-nothing-to-undo = Ei ole mitään peruttavaa.
prompt-undone = Peruttu: { $line }
prompt-help =
    KUKA TEKO …       white, black, arbiter: mitä he tekevät
    white Rf3         siirto oman kielen kirjaimin tai ruutuina g1f3
    white press       white stop-clock, white resign, white offer-draw
    black claim illegal-move | touch-move | flag | threefold | fifty-moves
    arbiter start-clock, arbiter see-flag white, arbiter add-time black 2min
    arbiter rule 1 accept | reject | end 1-0 | warn white
    0:05.5 …          silloin pöydän ajassa; +3 … kolme sekuntia myöhemmin
    +60               minuutti kuluu
    may white         mitä valkea voi nyt tehdä, ja kohdat
    show, undo, acts, help, quit

# Muunnelmat, joiden sanotaan pakottavan matin.
line-fault-here = Laudalla olevassa asemassa
line-fault-after = Siirtojen { $path } jälkeen
line-fault-too-many = Siirtoja näytetään yli { $limit }; yhtäkään ei tarkastettu.
line-fault-unanswered = { $place } vastaukseen { $move } ei näytetä jatkoa.
line-fault-not-mate = { $place } ei ole matti: { $move } on mahdollinen, ja muunnelma loppuu siihen.
line-fault-stalemate = { $place } on patti.
line-fault-mated = { $place } matissa on vaatija itse.
line-fault-no-move = { $place } vaatija ei näytä siirtoa.
line-fault-two-moves = { $place } vaatija näyttää kaksi siirtoa: { $move } ja { $other }.
line-fault-illegal = { $place } { $move } ei ole laillinen siirto. { $reason }
forced-yes = Muunnelma pakottaa matin: { $who } voittaa.
forced-no = Muunnelma ei pakota mattia ({ $who }). { $fault }
forced-not = Muunnelma ei pakota mattia.
forced-not-hint = Näytä vaatijalle yksi siirto joka vuorolla, vastaa jokaiseen lailliseen siirtoon ja päätä jokainen muunnelma mattiin.
variations-too-long = Muunnelmat ovat liian pitkät.
nothing-to-replace = Sulku avautuu kohdassa, jota ennen ei ole siirtoa.
bracket-not-opened = Suljetaan sulku, jota ei ole avattu.
bracket-not-closed = Sulku jää sulkematta.
brackets-hint = Kirjoita muut vastaukset sulkuihin heti sen perään, jonka ne korvaavat: 1. Dh5+ Kxh5 (1... Kg7 2. Dxh7#) 2. Th3#
