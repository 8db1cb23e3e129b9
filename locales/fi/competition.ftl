# Kilpailut: kierrosten parit, tarkistus ja perustelut, sarjataulukko, raporttitiedostot.

competition-heading-round = Kierros { $round }
competition-heading-after = Kierroksen { $round } jälkeen, { $edition ->
    [august-2024] elokuun 2024 vertailut
   *[march-2026] maaliskuun 2026 vertailut
}
competition-bye = Vapaakierros: { $who }
competition-check-agrees = { $rounds ->
    [one] Kierros on
   *[other] Kaikki { $rounds } kierrosta ovat
} se, minkä säännöt aiemmista kierroksista antavat.
competition-check-round = Kierros { $round } poikkeaa.
competition-check-ours = Sääntöjen mukaan: { $pairs }
competition-check-theirs = Tiedostossa: { $pairs }
competition-check-differs = { $count ->
    [one] Yksi kierros { $rounds } kierroksesta poikkeaa
   *[other] { $count } kierrosta { $rounds } kierroksesta poikkeaa
} siitä, minkä säännöt aiemmista kierroksista antavat.
competition-check-differs-hint = tuomari competition explain TIEDOSTO --round { $round } kertoo, miksi kierroksen pitäisi olla toinen.
competition-explain-differs = Tiedostossa kierros { $round } on toinen; tuomari competition check TIEDOSTO kertoo, missä.
competition-no-board = Kierroksella { $round } { $white } ja { $black } eivät kohtaa näillä väreillä.
competition-no-board-hint = Jätä --board pois, niin näet koko kierroksen, tai tarkista tiedosto, niin näet, minkä kriteerin vuoksi he eivät kohtaa.
competition-opened = { $who }, sija { $rank }
competition-term = { $source }: { $amount }
competition-term-in-round = Kierros { $round }, { $source }: { $amount }
competition-term-from = { $from ->
    [own] oma
    [opponent] { $who }
    [dummy] pelaamatta, vastustaja, jolla on omat pisteet
    [dummy-below-opponent] pelaamatta, vastustaja, jolla on enintään sama kuin { $who } (C.07 16.4.1)
    [dummy-below-draws] pelaamatta, vastustaja, jolla on enintään tasapelit (C.07 16.4.2)
    [board] pöytä { $who }
    [rating-table] vahvuuslukutaulukosta
   *[schedule] Buchholz
}
competition-term-left-out = { $term }; jätetty pois, { $why ->
    [least] pienin (C.07 14.1)
    [least-voluntary] pienin omasta tahdosta pelaamatta jäänyt (C.07 16.5)
   *[most] suurin (C.07 14.3)
}
competition-no-participant = Kenelläkään sijoitusluettelossa ei ole numeroa { $number }.
competition-no-participant-hint = Jätä --terms pois, niin näet kaikki numerot.
competition-fallen = Jätetty pois, koska jollakulla ei ole vahvuuslukua: { $codes }
competition-rank = Sija
competition-number = Nro
competition-name = Nimi
competition-does-not-fit = { $text } ei mahdu tietueen { $record } sarakkeeseen { $column }.
competition-does-not-fit-hint = Lyhennä sitä tai kirjoita tiedosto toisessa muodossa.
competition-lost = Muodossa ei ole paikkaa näille tietueille, ja ne jäävät pois: { $records }
competition-not-in-list = { $name }, rivi { $line }, ei ole vahvuuslukulistalla, tai nimi on useammalla.
competition-no-text = Taulukkolaskennan tiedosto ei ole tekstiä, eikä sitä tulosteta.
competition-no-text-hint = Kirjoita se tiedostoon: --to xlsx > TIEDOSTO.xlsx
competition-pdf-no-text = PDF ei ole tekstiä, eikä sitä näytetä tässä.
competition-pdf-no-text-hint = Kirjoita se tiedostoon: --what standings > TIEDOSTO.pdf
competition-print-no-round = Tiedostossa ei ole sitä kierrosta.
competition-print-no-round-hint = Jätä --round pois, niin saat viimeisen.
competition-print-as-it-stands = Vain paritus ja tulokset ovat yhden kierroksen; muut listat ovat sellaisina kuin ne nyt ovat.
competition-print-teams = Joukkueiden listat tulostaa vain palvelin.
competition-print-teams-hint = Pidä kilpailu komennolla tuomari serve tai muunna sarjataulukko: tuomari competition convert TIEDOSTO --to csv
competition-unprintable = Listaa ei saatu ladotuksi: { $reason }.
competition-sheet = Sarjataulukko
competition-made = Kirjoitettiin { $files } tiedostoa, joissa on { $rounds } kierrosta.

# Miksi pari on tämä.
pairing-place-group = Ryhmä { $bracket }: kummallakin on { $score }.
pairing-place-float = Ryhmä { $bracket }, pisteet { $score }: pelaajalla { $floater } on { $from }, ja hän siirtyy siihen { $way ->
    [up] ylöspäin
   *[down] alaspäin
}.
pairing-place-floats = Ryhmä { $bracket }, pisteet { $score }: { $floaters } siirtyvät siihen muualta.
pairing-place-table = Taulukko { $players } pelaajalle.
pairing-choice-first = He ovat ensimmäisinä menettelyn järjestyksessä.
pairing-choice-table = Taulukko määrää parin; tulokset eivät vaikuta siihen.
pairing-choice-instead = { $others } olisi aiempi, mutta { $criterion } ({ $article }).
pairing-choice-order = { $others } olisi joka kriteerin mukaan yhtä hyvä ja on järjestyksessä myöhempi ({ $article }).
pairing-choice-unweighed = { $others } olisi aiempi; mikä puhuu sitä vastaan, jää näin suurella kierroksella punnitsematta.
pairing-others = { $pairs }
pairing-others-float = { $pairs } ({ $floats } siirtyy)
pairing-c1 = he ovat jo kohdanneet tai eivät saa kohdata
pairing-c2 = vapaakierroksen saisi se, jolle sitä ei saa antaa
pairing-c3 = kummankin on saatava sama väri
pairing-c4 = muita ei saisi paritettua
pairing-c5 = vapaakierroksen saisi joku, jolla on enemmän pisteitä
pairing-c6 = useampi siirtyisi alas
pairing-c7 = alas siirtyisi pelaajia, joilla on enemmän pisteitä
pairing-c8 = seuraavaa ryhmää ei saisi paritettua yhtä hyvin
pairing-c9 = vapaakierroksen saisi joku, jolla on enemmän pelaamattomia pelejä
pairing-c10 = useampi kärkipelaaja tai hänen vastustajansa ylittäisi kahden värieron
pairing-c11 = useampi kärkipelaaja tai hänen vastustajansa saisi saman värin kolmesti peräkkäin
pairing-c12 = useampi jäisi vaille väriä, joka hänelle kuuluisi
pairing-c13 = useampi jäisi vaille väriä, joka hänelle vahvasti kuuluisi
pairing-c14 = useampi viime kierroksella alas siirtynyt siirtyisi taas alas
pairing-c15 = useampi viime kierroksella ylös siirtynyt kohtaisi ylempää tulleen
pairing-c16 = useampi kaksi kierrosta sitten alas siirtynyt siirtyisi taas alas
pairing-c17 = useampi kaksi kierrosta sitten ylös siirtynyt kohtaisi ylempää tulleen
pairing-c18 = viime kierroksella alas siirtynyt siirtyisi kauemmas
pairing-c19 = viime kierroksella ylös siirtynyt kohtaisi kauempaa ylhäältä tulleen
pairing-c20 = kaksi kierrosta sitten alas siirtynyt siirtyisi kauemmas
pairing-c21 = kaksi kierrosta sitten ylös siirtynyt kohtaisi kauempaa ylhäältä tulleen
pairing-order = se on menettelyn järjestyksessä myöhempi
pairing-team-c1 = joukkueet ovat jo kohdanneet tai eivät saa kohdata
pairing-team-c8 = useampi joukkue jäisi vaille väriä, joka sille kuuluisi
pairing-team-c9 = useampi joukkue jäisi vaille väriä, joka sille vahvasti kuuluisi
pairing-team-c10 = useampi ylös siirtyvä kohtaisi joukkueen, joka siirtyi viime kierroksella
pairing-team-order = se on järjestyksessä myöhempi

pairing-color-both = Värit: keneltäkään ei jää saamatta hänelle kuuluva väri ({ $article }).
pairing-color-stronger = Värit: kummallekin kuuluisi sama, ja vahvempi toive täyttyy ({ $article }).
pairing-color-wider = Värit: kummankin on saatava sama, ja suurempi väriero ratkaisee ({ $article }).
pairing-color-alternated = Värit: vaihdetaan siitä viimeisestä kierroksesta, jolla heillä oli eri värit ({ $article }).
pairing-color-higher = Värit: kummallekin kuuluisi sama; korkeammalla oleva saa sen ({ $article }).
pairing-color-initial = Värit: kumpikaan ei ole pelannut; arvan ja korkeammalla olevan paikan mukaan ({ $article }).
pairing-color-team-initial = Värit: kumpikaan joukkue ei ole pelannut; arvan ja ensimmäisen joukkueen paikan mukaan ({ $article }).
pairing-color-team-only = Värit: ainoa joukkue, jolle väri kuuluu, saa sen ({ $article }).
pairing-color-team-opposite = Värit: kumpikin joukkue saa sille kuuluvan värin ({ $article }).
pairing-color-team-strong = Värit: kummallekin kuuluisi sama, ja ainoa vahva toive täyttyy ({ $article }).
pairing-color-team-difference = Värit: valkeat joukkueelle, jonka väriero on pienempi ({ $article }).
pairing-color-team-alternated = Värit: vaihdetaan siitä viimeisestä kierroksesta, jolla joukkueilla oli eri värit ({ $article }).
pairing-color-team-first = Värit: ensimmäinen joukkue saa sille kuuluvan värin ({ $article }).
pairing-color-team-turn = Värit: vaihdetaan ensimmäisen joukkueen viime ottelusta ({ $article }).
pairing-color-team-other-turn = Värit: vaihdetaan toisen joukkueen viime ottelusta ({ $article }).
pairing-color-table = Värit: kuten taulukossa ({ $article }).
pairing-wishes = { $white }: { $first }; { $black }: { $second }.
pairing-wish-none = ei väritoivetta
pairing-wish = { $strength ->
    [absolute] ehdoton
    [strong] vahva
   *[mild] lievä
} toive: { $color ->
    [white] valkeat
   *[black] mustat
}

pairing-bye-players = { $number } saa vapaakierroksen: { $score } on pienin pistemäärä, jolla muista syntyy täysi kierros; pelaamattomia pelejä tähän mennessä { $unplayed } ({ $article }).
pairing-bye-teams = { $number } saa vapaakierroksen: { $score } on pienin pistemäärä, jolla muista syntyy täysi kierros; sitten ratkaisevat pelatut ottelut, tässä { $played }, ja suurin numero ({ $article }).
pairing-bye-table = { $number } lepää tällä taulukon kierroksella ({ $article }).
pairing-bye-barred = Alempana, mutta ei saa vapaakierrosta: { $numbers }.

# Mikä kierroksessa on väärin.
pairing-departure = Ryhmä { $bracket }, pisteet { $score }: tiedostossa on { $given }; oikein on { $right }; tiedoston pareilla { $criterion } ({ $article }).
pairing-several-byes = Parituksen vapaakierros on useammalla kuin yhdellä: { $numbers }.
pairing-fault-stranger = { $number } on paritettu, vaikka ei pitänyt.
pairing-fault-missing = { $number } puuttuu pareista.
pairing-fault-twice = { $number } on paritettu kahdesti.
pairing-fault-met = { $white } ja { $black } ovat jo kohdanneet tai eivät saa kohdata.
pairing-fault-bye = { $number } ei saa saada vapaakierrosta.
pairing-fault-absolute = Sekä { $white } että { $black } tarvitsee saman värin.
pairing-fault-colors = Parin { $white } ja { $black } värit ovat väärin.
pairing-fault-proof = Todistus ei johda näihin pareihin.

pairing-remark-rounds = Tiedostossa ei ole kierrosten määrää (tietue 142); kierros { $rounds } otettiin viimeiseksi.
pairing-remark-boards = Tiedostossa ei ole pöytien värejä (tietue 352); oletettiin { $boards } pöytää, joista ensimmäisellä on valkeat.
pairing-remark-older = Kilpailu alkoi { $day }, ennen helmikuun 2026 sääntöjä, joilla se tässä paritettiin.
pairing-remark-tie-breaks = Kilpailu alkoi { $day }, ennen vanhimpia täällä tunnettuja vertailusääntöjä; käytettiin elokuun 2024 sääntöjä.

# Mitä ei voi tehdä, ja mitä tehdä.
competition-system = Täällä ei pariteta järjestelmällä { $code }.
competition-system-hint = Kierroksia paritetaan koodeilla FIDE_DUTCH ja FIDE_TEAM sekä FIDEn ja Bergerin turnauskoodeilla; korjaa tietue 192 tai käytä vain komentoja standings ja convert.
competition-round = Kierrosta { $round } ei voi parittaa tästä tiedostosta.
competition-round-hint = Anna kierros väliltä { $first }–{ $last }.
competition-not-mutual = Kierros { $round }: pelaajan { $number } vastustaja on { $opponent }, mutta pelaajan { $opponent } rivi sanoo muuta.
competition-colors = Kierros { $round }: pelaajilla { $number } ja { $opponent } on sama väri.
competition-both-lines-hint = Vertaa kummankin riviä tällä kierroksella ja korjaa se, joka on väärin.
competition-no-color = Kierros { $round }: { $number } pelasi ilman väriä.
competition-no-color-hint = Kirjoita w tai b vastustajan viereen, joukkuekilpailussa myös tietue 352.
competition-bye-with-opponent = Kierros { $round }: pelaajalla { $number } on vapaakierros ja vastustaja.
competition-bye-with-opponent-hint = Kirjoita vastustajaksi 0000 tai pelin tulos.
competition-points = Tietueen XXS tai BB nimeä { $name } ei tunneta, tai se riippuu väristä.
competition-points-hint = Kirjoita pisteet tietueeseen 162.
competition-by-rank = Tietue XXC pyytää järjestystä sijan mukaan, eikä se ole numeroiden järjestys.
competition-by-rank-hint = Numeroi pelaajat sijan mukaan ja poista sana rank.
competition-no-teams = Joukkuekilpailu ilman joukkueita.
competition-no-teams-hint = Kirjoita tietue 310 jokaisesta joukkueesta.
competition-no-boards-hint = Kirjoita tietue 352, esimerkiksi neljälle pöydälle WBWB.
competition-no-team = Pelaaja { $number } ei ole missään joukkueessa.
competition-no-team-hint = Lisää pelaaja joukkueen tietueeseen 310.
competition-team-bye = Tietueessa 320 on vapaita joukkueita mutta ei pisteitä.
competition-team-bye-hint = Kirjoita ottelupisteet sarakkeisiin 5–8 ja pelipisteet sarakkeisiin 10–13.
competition-penalty = Numerolla { $number } on tietueen 299 pisteitä, jotka lasketaan sijoituksiin mutta ei vertailuihin.
competition-penalty-hint = Anna ne jollekin kierrokselle, tai poista tietue ja korjaa järjestys käsin.
competition-no-pairing = Säännöt eivät salli yhtään täyttä kierrosta.
competition-no-pairing-hint = Päätuomari ratkaisee; katso, ettei kukaan ole poissa vahingossa ja mitkä parit on kielletty.
competition-twice = Numero { $number } esiintyy kahdesti.
competition-twice-hint = Anna jokaiselle oma numero.
competition-unknown = Numeroa { $number } ei ole tiedostossa joka kierrokselta.
competition-unknown-hint = Lisää sen rivi tai korjaa rivi, joka mainitsee sen.
competition-too-many = Ehdokkaita on liikaa läpi käytäviksi.
competition-too-many-hint = Ota pienempi kierros.
competition-nobody = Kierros { $round }: { $number } pelasi ilman vastustajaa.
competition-for-teams = { $code } on joukkueiden vertailu.
competition-for-players = { $code } on pelaajien vertailu.
competition-not-in-round-robins = { $code } ei sovi kaikki vastaan kaikki -kilpailuun.
competition-rounds = Kierroksia on enemmän kuin raporttitiedostossa voi olla.
competition-rounds-hint = Korjaa tietue 142.
competition-boards = Pöytien määrä ei voi olla oikein.
competition-tie-break-code = { $word }: vertailua { $part } ei ole.
competition-tie-break-score = { $word }: pisteet { $part } eivät kuulu tähän.
competition-tie-break-modifier = { $word }: { $part } ei kuulu tähän.
competition-tie-break-own = { $word } on järjestäjän oma vertailu; sitä ({ $part }) ei voi laskea täällä.
competition-tie-break-hint = Anna luettelo, esimerkiksi --tie-breaks BH/C1,BH,SB.

# Miksi tiedostoa ei voi lukea.
competition-unreadable = Rivi { $line }, sarake { $column }: { $problem }
competition-problem-utf-8 = teksti ei ole UTF-8:aa.
competition-problem-too-large = tiedosto on liian suuri.
competition-problem-no-record = siinä ei ole kolmen merkin tietuetta.
competition-problem-between = kahden kentän välissä on jotain.
competition-problem-number = se ei ole luku.
competition-problem-bounds = luku ei ole sallituissa rajoissa.
competition-problem-points = se ei ole pistemäärä.
competition-problem-date = se ei ole päivä.
competition-problem-sign = merkillä ei ole siinä merkitystä.
competition-problem-missing = siinä ei ole mitään.
competition-problem-twice = se on siinä toiseen kertaan.
competition-problem-no-opponent = pelissä on oltava vastustaja.
competition-fix-utf-8 = Tallenna tiedosto UTF-8:na.
competition-fix-split = Tee joka kilpailusta oma tiedosto.
competition-fix-record = Aloita rivi tietueella, esimerkiksi 001.
competition-fix-align = Siirrä kenttä sarakkeisiin { $from }–{ $to }.
competition-fix-number = Kirjoita kokonaisluku sarakkeisiin { $from }–{ $to }.
competition-fix-points = Kirjoita pisteet, esimerkiksi 11.5, sarakkeisiin { $from }–{ $to }.
competition-fix-date = Kirjoita päivä muodossa { $form }.
competition-fix-sign = Käytä jotakin näistä: { $signs }.
competition-fix-away = Poista se.
competition-fix-opponent = Kirjoita vastustajan numero sarakkeisiin { $from }–{ $to } tai vapaakierroksen merkki.
