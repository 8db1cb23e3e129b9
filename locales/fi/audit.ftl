# Mitä pelien tarkastus löytää, ja kuka voi vielä matittaa. $color on aina white tai black.

mating-can = { $color ->
    [white] Valkea
   *[black] Musta
} voi vielä matittaa: { $line }
mating-has-mated = { $color ->
    [white] Valkea
   *[black] Musta
} on matittanut.
mating-cannot = { $color ->
    [white] Valkea
   *[black] Musta
} ei voi enää matittaa: { $reason }
mating-unknown = { $color ->
    [white] Valkea
   *[black] Musta
}: ei tiedetä, onko matti mahdollinen (asemia tutkittiin { $spent }).
mating-bare-king = jäljellä on vain kuningas.
mating-material = näillä nappuloilla ei ole mattiasemaa.
mating-out-of-reach = nappulat eivät pääse ruutuihin, joista ne matittaisivat.
mating-exhausted = kaikki mahdolliset asemat tutkittiin ({ $positions }).
mating-game-over = peli on päättynyt.

audit-place = { $file }, peli { $game } (rivi { $line }, tavu { $offset }): { $white } – { $black }, { $site }
audit-after = Siirron { $move } jälkeen (puolisiirto { $ply }): { $fen }
audit-at-start = Alkuasemassa: { $fen }
audit-should-be = Tuloksen pitäisi olla { $result }; merkitty on { $recorded }.
audit-unknown = Ei ratkennut: { $what }
audit-for-arbiter = Ei ratkennut: { $what } Sen ratkaisi tuomari tai näytetty muunnelma; mikään haku ei sitä ratkaise.
audit-progress = pelejä { $games }, löydöksiä { $findings }

audit-flag-without-mate = Voitettu ajalla, mutta voittaja ei olisi voinut voittaa peliä.
audit-flag-drawn = Merkitty tasapeliksi ajan loputtua, mutta vastustaja olisi vielä voinut voittaa.
audit-resigned-without-mate = Voitettu luovutuksella, mutta voittaja ei olisi voinut matittaa.
audit-played-on-after-checkmate = Matin jälkeen pelattiin siirto { $word } (rivi { $line }).
audit-played-on-after-stalemate = Patin jälkeen pelattiin siirto { $word } (rivi { $line }).
audit-played-on-after-dead-position = Peliä jatkettiin, vaikka kumpikaan ei enää voinut matittaa.
audit-played-on-after-seventyfive = Peliä jatkettiin, vaikka kumpikin oli tehnyt 75 siirtoa ilman sotilaan siirtoa ja lyöntiä.
audit-played-on-after-fifty = Peliä jatkettiin, vaikka kumpikin oli tehnyt 50 siirtoa ilman sotilaan siirtoa ja lyöntiä.
audit-played-on-after-threefold = Peliä jatkettiin, vaikka asema oli esiintynyt kolme kertaa.
audit-played-on-after-fivefold = Peliä jatkettiin, vaikka asema oli esiintynyt viisi kertaa.
audit-checkmate-misrecorded = Loppuasema on matti.
audit-stalemate-misrecorded = Loppuasema on patti.
audit-dead-position-misrecorded = Loppuasemassa kumpikaan ei voi matittaa.
audit-seventyfive-misrecorded = Viimeisellä siirrolla tuli täyteen 75 siirtoa kummaltakin ilman sotilaan siirtoa ja lyöntiä.
audit-fifty-misrecorded = Viimeisellä siirrolla tuli täyteen 50 siirtoa kummaltakin ilman sotilaan siirtoa ja lyöntiä.
audit-threefold-misrecorded = Loppuasema oli esiintynyt kolme kertaa.
audit-fivefold-misrecorded = Loppuasema oli esiintynyt viisi kertaa.
audit-no-repetition = Merkitty tasapeliksi toistumisen perusteella, mutta asema ei ollut esiintynyt kolmesti eikä mikään siirto olisi tuonut sitä kolmatta kertaa.
audit-no-fifty = Merkitty tasapeliksi 50 siirron perusteella, mutta ne eivät olleet täynnä eikä mikään siirto olisi täyttänyt niitä.
audit-no-checkmate = Merkitty matiksi, mutta loppuasema ei ole matti.
audit-no-stalemate = Merkitty patiksi, mutta loppuasema ei ole patti.
audit-not-dead = Merkitty tasapeliksi, koska kumpikaan ei voisi matittaa, mutta matti oli vielä mahdollinen.
audit-drawn-too-early = Merkitty tasapeliksi, ennen kuin kumpikin oli tehnyt siirron; niin varhain tasapelistä ei voi sopia.
audit-two-results = Tunniste ja siirtojen loppu antavat eri tulokset; tunnisteessa on { $recorded }.
audit-illegal-move = { $word } (rivi { $line }) ei ole tässä laillinen siirto.
audit-ambiguous-move = { $word } (rivi { $line }) voi tässä tarkoittaa useaa siirtoa.
audit-unreadable-word = { $word } (rivi { $line }) on siirtojen joukossa eikä ole siirto. Sen jälkeistä ei arvioida.
audit-unreadable-start = Alkuasemaa ei voi lukea.
audit-endless = Kommentti tai muunnelma ei pääty. Sen jälkeistä ei arvioida.
audit-breaks-off = Siirtojen lopussa ei ole tulosta: peli saattaa katketa kesken. Sen loppua ei arvioida.
audit-too-long = Peli on pidempi kuin mitä luetaan. Sen loppua ei arvioida.

audit-name-flag-without-mate = aikavoitto, vaikka voittaja ei voinut voittaa
audit-name-flag-drawn = tasapeli ajan loputtua, vaikka vastustaja voi voittaa
audit-name-resigned-without-mate = luovutusvoitto, vaikka voittaja ei voinut matittaa
audit-name-played-on-after-checkmate = peliä matin jälkeen
audit-name-played-on-after-stalemate = peliä patin jälkeen
audit-name-played-on-after-dead-position = peliä kuolleessa asemassa
audit-name-played-on-after-seventyfive = peliä 75 siirron jälkeen
audit-name-played-on-after-fifty = peliä 50 siirron jälkeen
audit-name-played-on-after-threefold = peliä kolmannen toistumisen jälkeen
audit-name-played-on-after-fivefold = peliä viidennen toistumisen jälkeen
audit-name-checkmate-misrecorded = matti, mutta muu tulos
audit-name-stalemate-misrecorded = patti, mutta muu tulos
audit-name-dead-position-misrecorded = kuollut asema, mutta muu tulos
audit-name-seventyfive-misrecorded = 75 siirtoa, mutta muu tulos
audit-name-fifty-misrecorded = 50 siirtoa, mutta muu tulos
audit-name-threefold-misrecorded = kolmas toistuminen, mutta muu tulos
audit-name-fivefold-misrecorded = viides toistuminen, mutta muu tulos
audit-name-no-repetition = perusteeton tasapeli toistumisesta
audit-name-no-fifty = perusteeton tasapeli 50 siirrosta
audit-name-no-checkmate = matti, jota ei ollut
audit-name-no-stalemate = patti, jota ei ollut
audit-name-not-dead = kuollut asema, joka ei ollut kuollut
audit-name-drawn-too-early = tasapeli ennen kummankin ensimmäistä siirtoa
audit-name-two-results = kaksi eri tulosta
audit-name-illegal-move = laiton siirto
audit-name-ambiguous-move = monitulkintainen siirto
audit-name-unreadable-word = sana, joka ei ole siirto
audit-name-unreadable-start = alkuasema, jota ei voi lukea
audit-name-endless = kommentti tai muunnelma ilman loppua
audit-name-breaks-off = kesken katkeava peli
audit-name-too-long = liian pitkä peli

audit-games = { $games ->
    [one] { $games } peli tarkastettu
   *[other] { $games } peliä tarkastettu
} säännöillä { $rulebook } ({ $profile }).
audit-clean = Mitään ei löytynyt.
audit-findings = { $findings ->
    [one] { $findings } löydös
   *[other] { $findings } löydöstä
}, joista { $contradictions ->
    [0] yksikään ei ole
    [one] { $contradictions } on
   *[other] { $contradictions } on
} ristiriidassa merkityn tuloksen kanssa:
audit-unknowns = Ratkaisematta: { $count }. Niitä ei lasketa löydöksiksi{ $search ->
    [0] .
   *[other] ; suurempi --limit-positions voi ratkaista niistä { $search }.
}
audit-not-judged = Arvioimatta, koska peli noudattaa muita sääntöjä tai on useassa osassa: { $count }.
audit-interrupted = Keskeytetty; tämä löytyi siihen mennessä.
audit-speed = { $seconds } s, { $speed } peliä sekunnissa
audit-check-failed = Jotakin löytyi.
audit-check-failed-hint = Katso löydökset yltä; ilman valitsinta --check ne eivät ole virhe.
