# Mitä pöydässä tapahtui. Avaimet ja arvot tulevat kansiosta crates/telling.

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
event-move-unseen = { $who } suoritti loppuun siirron, jota ei ole syötetty.
event-move-entered = { $whose } siirto { $move } syötettiin jälkikäteen.
event-move-completed = { $whose } siirto on suoritettu loppuun.
event-left = { $who } painoi kelloa. Se, mitä laudalla on, ei ole laillinen siirto. { $what }
event-treated = { $who } suoritti siirron loppuun tavalla, joka katsotaan laittomaksi siirroksi. { $what }
event-two-hands-seen = { $who } käytti nähden molempia käsiä yhteen siirtoon.
event-two-hands-seen-at = { $who } käytti nähden molempia käsiä yhteen siirtoon: { $half }.
event-move-refused = Siirto hylätään; lauta on kuten ennen. { $what }
event-move-barred = Siirto { $move } hylätään aiemmin kosketettujen nappuloiden vuoksi.
event-illegal-position-seen = Tuomari on nähnyt mahdottoman aseman ja odottaa yhden siirron.
event-illegal-move-seen = Tuomari näki, että { $whose } siirto oli laiton, ja huomautti siitä.
event-illegal-position-waited = Siirto, jota tuomari odotti, on suoritettu loppuun.
event-repair-proposed = { $who } palaisi { $plies ->
    [0] alkuasemaan
   *[other] asemaan { $half } jälkeen
}.
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
event-illegal-move-fixed = { $who } sitoutui laittomaan siirtoon ruudusta { $square }.
event-claimed = { $who } vaatii: { $claim }.
event-examined-appearances = Tallenteen mukaan asema on ollut laudalla { $count ->
    [one] kerran, { $half } jälkeen
   *[other] { $count } kertaa, { $half } jälkeen
}.
event-examined-quiet = Tallenteen mukaan siirtoja ilman lyöntiä ja sotilassiirtoa: valkea { $white }, musta { $black }.
event-reinstated = { $plies ->
    [0] Alkuasema
   *[other] Asema { $half } jälkeen
} palautetaan.
event-bound = { $whose } seuraavan siirron on oltava { $move }.
event-flag-remarked = { $who } huomautti vastustajan lipusta; se vaikuttaa, kun kello pysäytetään ajoissa.
event-flag-fell = { $whose } lippu on pudonnut.
event-line-awaited = { $who } saa näyttää pakotetun mattijatkon.
event-line-forces = { $whose } muunnelma pakottaa matin.
event-line-fails = { $whose } muunnelma ei pakota mattia. { $fault }
event-can-mate = { $who } voi vielä tehdä matin.
event-can-mate-by = { $who } voi vielä tehdä matin, esimerkiksi näin: { $line }.
event-can-mate-in = { $who } voi vielä tehdä matin; löydetyssä muunnelmassa on { $moves } siirtoa.
event-cannot-mate = { $who } ei voi enää tehdä mattia: { $proof }.
event-mating-unproved = Ei saatu todistetuksi, voiko { $who } vielä tehdä matin. Tutkittuja asemia: { $positions }.
event-dead-found = Asema { $half } jälkeen oli kuollut, ja peli päättyi silloin, ajassa { $arose }. Valkea ei voi tehdä mattia: { $white }. Musta ei voi tehdä mattia: { $black }.
event-voided = Kaikki { $half } jälkeen tapahtunut on mitätöntä.
event-noted = { $whose } rikkomus merkitään: { $breach }.
event-asked = Kysymys { $number } tuomarille: { $matter }.
event-asked-proposal = Kysymys { $number } tuomarille: { $matter }. Ehdotus: { $proposal }.
event-not-asked = Kysymyksiä odottaa niin monta, ettei tätä voitu esittää tuomarille: { $matter }.
event-ruled = Tuomari ratkaisee kysymyksen { $number }: { $ruling }.
event-ruling-set-aside = Tuomari kumoaa ratkaisunsa kysymykseen { $number }; kysymys on jälleen auki.
event-start-appointed = Peli on määrätty alkamaan ajanhetkellä { $hour }; paikalla on oltava viimeistään { $limit }.
event-arrived = { $who } on saapunut laudan ääreen.
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
event-new-game-ordered-times = Peli pelataan uudelleen; valkealla on { $white }, mustalla { $black }.
event-clock-fault-reported = Ilmoitus ({ $by }): { $fault }.
event-clock-setting-stays = Kellon asetukset jäävät: niiden muuttaminen on myöhäistä.
event-pieces-displaced = { $who } sysäsi nappuloita paikoiltaan.
event-pieces-displaced-at = { $who } sysäsi nappuloita paikoiltaan: { $half }.
event-pressed-displaced = { $who } painoi kelloa, vaikka nappulat olivat poissa paikoiltaan.
event-pieces-restored = Nappulat ovat taas paikoillaan.
event-extra-time-requested = { $who } pyytää siirtokohtaista aikaa ({ $form ->
    [increment] lisäys
   *[delay] viive
}).
event-watch-began = { $whose } vaatimuksen ratkaisua lykätään; peli jatkuu valvottuna: { $claim }.
event-flag-held = { $whose } lippu putosi sillä välin; tuomari sanoo, mitä se merkitsee.
event-watch-ended = Lykätty vaatimus on ratkaistu.
event-play-ended = Peli päättyy { $whose } vaatimukseen, joka menee nimetylle tuomarille.
event-verified = Vastustaja vahvisti { $evidence ->
    [position] loppuaseman
   *[scoresheet] pöytäkirjan
}.
event-reported = Ilmoitus, { $offender }: { $misconduct }.
event-reported-at = Ilmoitus, { $offender }, { $half }: { $misconduct }.
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

# Pöytäkirjat.
event-sheet-taken = { $who } sai pöytäkirjan: { $medium }.
event-entered = { $who } merkitsi { $half }: { $entry }.
event-offer-marked = { $who } merkitsi tasapelitarjouksen { $half } kohdalle, jossa siirtoa ei ole.
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
entry-unclear = jotakin, mikä ei ole siirto

# Pelin keskeyttäminen.
event-session-set = Istunto päättyy ajanhetkellä { $hour }.
event-seal-ordered = { $who } on velvollinen sulkemaan siirtonsa kuoreen.
event-move-sealed = { $who } kirjoitti kuorisiirron.
event-adjourned = Peli on keskeytetty; kuorisiirron teki { $who }.
event-labelled = Pelaajien nimet ovat kuoren päällä.
event-resumption-appointed = Peliä jatketaan ajanhetkellä { $hour }.
event-envelope-bears = Kuoren päällä: { $item }.
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

# Mitä merkitään.
breach-untimely-offer = tasapelitarjous väärällä hetkellä
breach-barred-offer = tasapelitarjous, jonka kilpailu kieltää
breach-inadmissible-claim = vaatimus, jota ei voinut silloin esittää
breach-adjusting-on-opponents-time = nappuloiden korjaaminen vastustajan ajalla
breach-press-without-move = kellon painaminen ennen siirtoa
breach-two-hands = siirto kahdella kädellä
breach-unfounded-claims = jälleen aiheeton vaatimus
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
flaw-square-missing = sotilaan lyönti ilman tuloruutua
flaw-ambiguous = kahta samanlaista nappulaa ei erotettu
flaw-promotion-missing = korotus ilman uutta nappulaa
flaw-no-such-move = mahdoton siirto
flaw-another-move = muu siirto kuin tehty
flaw-not-updated = siirto ennen pöytäkirjan täydentämistä
flaw-not-returned = siirto ennen vastustajan pöytäkirjan palauttamista
flaw-viewed-too-often = kirjattuja siirtoja pyydettiin liian usein

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

# Miksi siirto ei ole laillinen, syyn tunnuksen mukaan.
illegality-nothing-moved = Mitään ei siirretty.
illegality-no-piece = Siirron lähtöruudussa ei ole tällaista nappulaa.
illegality-opponents-piece-moved = Nappula on vastustajan.
illegality-several-pieces-moved = Useita nappuloita siirrettiin, eikä kyseessä ollut linnoitus.
illegality-piece-added = Laudalla on nappula, jota siinä ei ollut.
illegality-own-piece-removed = Pelaajan oma nappula on kadonnut laudalta.
illegality-piece-exchanged = Nappula on vaihtunut toiseksi, eikä kyseessä ollut korotus.
illegality-own-piece-on-square = Ruudussa on samanvärinen nappula.
illegality-captured-piece-left = Lyöty nappula jäi laudalle.
illegality-wrong-piece-removed = Laudalta poistettiin nappula, jota ei lyöty.
illegality-bishop-movement = Lähetti siirtyy viistoriviä pitkin.
illegality-rook-movement = Torni siirtyy linjaa tai riviä pitkin.
illegality-queen-movement = Kuningatar siirtyy linjaa, riviä tai viistoriviä pitkin.
illegality-piece-in-between = Välissä on nappula.
illegality-knight-movement = Ratsu ei siirry noin.
illegality-pawn-movement = Sotilas siirtyy suoraan eteenpäin tai lyö viistosti eteenpäin.
illegality-pawn-step-blocked = Sotilaan edessä oleva ruutu on varattu.
illegality-pawn-double-step-late = Sotilas siirtyy kaksi ruutua vain ensimmäisellä siirrollaan.
illegality-pawn-double-step-blocked = Jompikumpi sotilaan edessä olevista kahdesta ruudusta on varattu.
illegality-pawn-capture-of-nothing = Sotilas siirtyy viistosti vain lyödessään.
illegality-not-en-passant = Ohestalyönti on mahdollinen vain heti kahden ruudun siirron jälkeen.
illegality-promotion-missing = Viimeisellä rivillä sotilas on korotettava.
illegality-promotion-to-wrong-piece = Sotilas korotetaan samanväriseksi kuningattareksi, torniksi, lähetiksi tai ratsuksi.
illegality-promotion-too-early = Sotilas korotetaan vain viimeisellä rivillään.
illegality-promotion-too-late = Sotilas korotetaan vain sillä siirrolla, jolla se tulee viimeiselle rivilleen.
illegality-dead-pawn-moved = Viimeiselle riville jäänyt sotilas ei enää siirry.
illegality-king-movement = Kuningas siirtyy viereiseen ruutuun.
illegality-king-to-attacked-square = Kuningas ei saa siirtyä uhattuun ruutuun.
illegality-castling-movement = Kuningasta ja tornia ei asetettu linnoituksen ruutuihin.
illegality-castling-right-lost = Linnoitusoikeus on menetetty.
illegality-castling-king-moved = Kuningas on jo siirtynyt, joten se ei saa linnoittua.
illegality-castling-rook-moved = Torni on jo siirtynyt, joten sen kanssa ei saa linnoittua.
illegality-castling-through-attack = Linnoituksessa kuninkaan lähtöruutu, ylittämä ruutu tai saapumisruutu ei saa olla uhattu.
illegality-castling-piece-in-between = Linnoituksen tiellä on nappula.
illegality-king-captured = Kuningasta ei saa lyödä.
illegality-king-left-in-check = Kuningas jäisi shakkiin.
illegality-king-exposed = Kuningas altistuisi shakille.

# Mitä tallenteessa on pelin tapahtumien lisäksi. $seat on white, black, white-assistant, black-assistant, arbiter, spectator tai hall-screen.
record-table-created = Pöytä perustettiin.
record-seat-reissued = { $seat ->
    [white] Valkean
    [black] Mustan
    [white-assistant] Valkean avustajan
    [black-assistant] Mustan avustajan
    [arbiter] Tuomarin
    [spectator] Katsojien
   *[hall-screen] Pelisalin näytön
} linkki uusittiin; vanha ei enää avaa mitään.
record-seat-revoked = { $seat ->
    [white] Valkean
    [black] Mustan
    [white-assistant] Valkean avustajan
    [black-assistant] Mustan avustajan
    [arbiter] Tuomarin
    [spectator] Katsojien
   *[hall-screen] Pelisalin näytön
} linkki ei enää avaa mitään.
record-outage = Palvelin ei ollut tavoitettavissa, kesto { $time }; kellon katsotaan olleen sen ajan pysäytettynä.
record-lag = Verkko oli hidas: käskyn katsotaan tulleen { $time } aiemmin.
