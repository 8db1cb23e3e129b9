# Joukkuekilpailun sivut.

web-team-who = Kuka pelaa
web-team-single = Yksittäiset pelaajat
web-team-teams = Joukkueet
web-team-tab-teams = Joukkueet
web-team-count = { $teams ->
    [one] yksi joukkue
   *[other] { $teams } joukkuetta
}
web-team-system-swiss-what = Joukkueille, 1.2.2026 voimaan tulleet säännöt
web-team-system-round-robin-what = Jokainen joukkue kohtaa kaikki muut
web-team-system-double-round-robin-what = Jokainen joukkue kohtaa muut kahdesti
web-team-boards = Pöytiä ottelussa
web-team-other-boards = Muu pöytien määrä
web-team-reserves-what = Heidän jälkeensä luettelossa olevat ovat varapelaajia.
web-team-colors = Joukkue, jolla on ykköspöydässä valkeat, saa ne pöydissä
web-team-colors-white = 1, 3, 5 …
web-team-colors-black = 2, 4, 6 …
web-team-order = Lautajärjestys
web-team-order-fixed = Joukkueen luettelon mukaan
web-team-order-by-rating = Vahvuusluvun mukaan, tietyllä liikkumavaralla
web-team-order-free = Vapaa joka kierroksella
web-team-margin = Liikkumavara, pistettä
web-team-before = Kokoonpano jätettävä minuuttia ennen
web-team-hours-what = Jos aikoja ei ole, kokoonpanoja otetaan vastaan, kunnes tuomari avaa ne.
web-team-groups = Lohkot
web-team-groups-what = Joukkueet jaetaan lohkoihin ensimmäisten pöytien vahvuuslukujen keskiarvon mukaan. Jokainen lohko on oma kilpailunsa; finaalit syntyvät niiden sijoituksista.
web-team-groups-made = { $count } lohkoa luotiin. Jokaisella on omat joukkueensa, nimilappunsa ja kierroksensa.
web-team-group = lohko { $group }
web-team-group-name = { $name }, lohko { $group }
web-team-create = { $count ->
    [0] Luo, joukkueet myöhemmin
    [one] Luo yhdellä joukkueella
   *[other] Luo { $count } joukkueella
}
web-team-entering = Joukkueiden ilmoittaminen
web-team-paste = Liitä joukkueet: nimi ja sen alle pelaajat
web-team-paste-example =
    Espoo 1
    Yksi, A 2041
    Kaksi, B 1966

    Turku 2
    Kolme, C 1900
web-team-paste-what = Tyhjä rivi ennen jokaista joukkuetta tai kaksoispiste nimen perään. Pelaajat ovat lautajärjestyksessä.
web-team-file = Tai tiedosto, jossa on joukkueen sarake: CSV, taulukko
web-team-read = { $teams ->
    [one] Luettiin yksi joukkue
   *[other] Luettiin { $teams } joukkuetta
}, { $players ->
    [one] yksi pelaaja.
   *[other] { $players } pelaajaa.
}
web-team-enter = { $teams ->
    [one] Ilmoita yksi joukkue
   *[other] Ilmoita { $teams } joukkuetta
}
web-team-reserve = varapelaaja
web-team-few = { $players ->
    [0] Ei ketään { $boards } pöytään: tyhjät pöydät hävitään.
    [one] Yksi pelaaja { $boards } pöytään: tyhjät pöydät hävitään.
   *[other] { $players } pelaajaa { $boards } pöytään: tyhjät pöydät hävitään.
}
web-team-none = Yhtään joukkuetta ei ole vielä ilmoitettu.
web-team-add = Lisää joukkueita tai pelaajia
web-team-points = { $match } ottelupistettä, { $game } pelipistettä
web-team-withdraw-sure = Luopuu varmasti
web-team-nothing-paired = Mitään ei ole vielä paritettu. Ilmoita joukkueet ja parita sitten 1. kierros.
web-team-swap = Vaihda kahden joukkueen paikat painamalla kumpaakin.
web-team-stage-sealed = kokoonpanot suljettuina
web-team-state-sealed = kokoonpanot
web-team-state-waits = odottaa
web-team-state-live = käynnissä
web-team-state-over = päättynyt
web-team-match-page = Ottelu
web-team-table = pöytä
web-team-nobody = ei ketään
web-team-sealed = jätetty, suljettu
web-team-not-in = ei vielä jätetty
web-team-team = Joukkue
web-team-match-points = Ottelupisteet
web-team-game-points = Pelipisteet
web-team-standing = { $points } ottelupistettä, { $rank }. sija
web-team-score-said = { $white } { $first }, { $black } { $second }
web-team-boards-over = { $over }/{ $all } pöytää päättynyt
web-team-confirmed-by = { $team } on vahvistanut
web-team-other-matches = { $round }. kierroksen muut ottelut
web-team-whole-round = Koko { $round }. kierros
web-team-met = Kierros { $round }, vastassa { $name }: { $own }–{ $other }
web-team-break = Tasan { $rank }. sijalla
web-team-break-what = Mikään ei erota heitä. Arpokaa ja painakaa ensimmäiseksi arvottua joukkuetta.
web-team-break-first = { $team } ensin
web-team-captain = joukkueenjohtaja
web-team-captain-of = Joukkueen { $team } johtaja
web-team-you-white = Kierros { $round }, teillä on ykköspöydässä valkeat
web-team-you-black = Kierros { $round }, teillä on ykköspöydässä mustat
web-team-lineup = Kokoonpano
web-team-of-list = luettelon nro { $number }
web-team-reserve-of-list = varapelaaja, luettelon nro { $number }
web-team-up = { $name } ylös
web-team-down = { $name } alas
web-team-put-in = Peluuta
web-team-instead = { $name } pelaa tämän tilalla:
web-team-fill = { $name } pelaa tässä
web-team-moved = { $name } on pöydässä { $board }.
web-team-order-right-fixed = Järjestys on oikea: se noudattaa luetteloa.
web-team-order-right-by-rating = Järjestys on oikea: se noudattaa vahvuuslukuja.
web-team-order-right-free = Järjestys on tässä vapaa.
web-team-hand-in = Jätä suljettuna
web-team-hand-in-again = Jätä tämä entisen tilalle
web-team-is-in = Jätetty suljettuna ✓
web-team-handed-in = Kokoonpano on jätetty.
web-team-nobody-sees = Vain tuomarit näkevät sen, kunnes kaikki avataan.
web-team-without = Ilman kokoonpanoa pelaavat luettelonne { $boards } ensimmäistä.
web-team-without-at = Jos sitä ei ole kello { $hour }, pelaavat luettelonne { $boards } ensimmäistä.
web-team-to-hand-in = jätettävä { $hour }
web-team-hour-passed = Kello { $hour } on ohi
web-team-wait = { $round }. kierrosta ei ole vielä paritettu. Tämä sivu näyttää sen itse.
web-team-our-matches = Ottelumme
web-team-mp = { $points } op
web-team-confirm = Vahvista
web-team-confirmed = { $points } op ✓
web-team-appeal = Tee valitus
web-team-appeal-text = Mistä on kyse ja mitä vaaditte
web-team-appeal-lodge = Jätä valitus
web-team-appeal-state = Valitus { $number }, kierros { $round }: { $state ->
    [upheld] hyväksytty
    [rejected] hylätty
   *[open] ei vielä ratkaistu
}.
web-team-lineups-sealed = { $round }. kierros on paritettu. Pelaajat selviävät, kun kokoonpanot avataan; tämä sivu näyttää ne itse.
web-team-you-do-not-play = Et pelaa { $round }. kierroksella.
web-team-step-lineups = Kokoonpanot
web-team-publish-what = Joukkueenjohtajat näkevät vastustajansa ja jättävät kokoonpanonsa. Pöydät tulevat, kun ne avataan.
web-team-in-count = Kokoonpanoja jätetty { $count }/{ $all }.
web-team-missing-play = Joka ei jätä kokoonpanoa, pelaa luettelonsa { $boards } ensimmäisellä.
web-team-open = Avaa kokoonpanot
web-team-open-sure = { $count ->
    [one] Avaa, vaikka yksi puuttuu
   *[other] Avaa, vaikka { $count } puuttuu
}
web-team-final = Finaali näistä sijoituksista
web-team-from = Näistä kilpailuista
web-team-not-over = ei vielä päättynyt
web-team-nothing-over = Tästä selaimesta ei löytynyt joukkuekilpailua, jonka järjestäjä olet.
web-team-first-place = Sijasta
web-team-last-place = Sijaan
web-team-comes = { $count ->
    [one] Mukaan tulee yksi joukkue pelaajineen:
   *[other] Mukaan tulee { $count } joukkuetta pelaajineen:
}
web-team-place-of = { $rank }. sija, { $name }
web-team-shared = Joukkueita on tasasijoilla, ja ne kaikki tulisivat mukaan. Jos niin ei ole tarkoitus, ratkaise tasasija lohkon sarjataulukossa ennen sen päättämistä.
