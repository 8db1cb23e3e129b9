# Ohje ja opassivut. Englanti on komennon kuvauksessa, crates/cli/src/args.
# Viestin nimi on komennon polku, sen alla ovat argumentit ja niiden arvot.
# $one, $two ja $three ovat kuvauksen sisennetyt luettelot, $acts kaikki teot.

-help-json = Valitsimella --json yksi olio:
-help-json-end = Valitsimella --json lopuksi yksi olio:

help = Shakki sääntöjen mukaan, komentorivillä
    .long =
        Shakki sääntöjen mukaan, komentorivillä.

        Näyttää kuuden sääntökirjan kohdat, ratkaisee niillä tapauksia ja tarkastaa kokonaisia pelikokoelmia, näyttää aseman, sen lailliset siirrot ja kuka voi vielä matittaa, kääntää pöytäkirjan kieleltä toiselle, arpoo Chess960-alkuasemia, laskee siirtopolkuja, selittää miettimisaikoja sekä parittaa, tarkistaa ja laskee kilpailuja.
    .json = Vastaa JSONina yhdellä rivillä, myös virheestä
    .lang = Viestien ja siirtojen kieli [oletus: muuttujan LC_ALL, LC_MESSAGES tai LANG kieli, jos se on fi tai sv, muuten en]
    .lang-fi = suomi
    .lang-sv = ruotsi
    .lang-en = englanti
    .color = Tulosteen värit; auto tarkoittaa päätettä, ellei NO_COLOR ole asetettu
    .color-auto = päätteellä
    .color-always = aina
    .color-never = ei koskaan
    .everywhere = Kaikkien komentojen valitsimet
    .help = Näytä ohje (enemmän: --help)
    .help-long = Näytä ohje (tiivistelmä: -h)
    .version = Näytä versio
    .help-command = Näytä tämä ohje tai nimetyn komennon ohje
    .usage = Käyttö:
    .arguments = Argumentit:
    .options = Valitsimet:
    .options-here = [VALITSIMET]
    .commands = Komennot
    .command-here = KOMENTO
    .values = Vaihtoehdot:
    .values-here = [vaihtoehdot:
    .default-here = [oletus:
    .exit-codes =
        Paluuarvot:
          0  tehty; myös kun putken lukija on poistunut
          1  syöte ei ole sitä, mitä sen piti olla: ei asema, peli eikä
             miettimisaika; tai siinä on siirto, joka ei ole laillinen; tai
             pyydetty tarkistus ei mennyt läpi
          2  komentoa kutsuttiin väärin
          3  tiedoston tai virran lukeminen tai kirjoittaminen ei onnistunut

# Argumenttien nimet.
help-name =
    .ADDRESS = OSOITE
    .ARTICLE = KOHTA
    .B = M
    .BLACK = MUSTA
    .CODES = KOODIT
    .COLOUR = VÄRI
    .CONTROL = AIKA
    .DAY = PÄIVÄ
    .DEPTH = SYVYYS
    .DIR = KANSIO
    .FEN = FEN
    .FILE = TIEDOSTO
    .FOLDER = KANSIO
    .FORM = MUOTO
    .FORMAT = MUOTO
    .FROM = MISTÄ
    .HASH = TIIVISTE
    .KEPT = TALLESSA
    .KEY = AVAIN
    .KIND = LAJI
    .LANGUAGE = KIELI
    .LEFT = YKSI
    .LINE = MUUNNELMA
    .LINK = LINKKI
    .LIST = LISTA
    .LIVECHESS = LIVECHESS
    .MS = MS
    .N = N
    .NAME = NIMI
    .NUMBER = NUMERO
    .PACE = LAJI
    .PATH = POLKU
    .PROFILE = PROFIILI
    .PROGRAM = OHJELMA
    .RIGHT = TOINEN
    .ROLE = ROOLI
    .RULEBOOK = SÄÄNTÖKIRJA
    .S = S
    .SEAT = PAIKKA
    .SERIAL = SARJANUMERO
    .SETTING = ASETUS
    .SHELL = KOMENTOTULKKI
    .STREAM = PÖYTÄ
    .STYLE = TYYLI
    .TABLE = PÖYTÄ
    .TO = MINNE
    .URL = URL
    .VALUE = ARVO
    .W = V
    .WHAT = MITÄ
    .WHEN = MILLOIN
    .WHITE = VALKEA
    .WORDS = SANAT
    .X = X

# Väärä kutsu.
help-wrong =
    .subcommand = komentoa { $what } ei ole
    .argument = argumenttia { $what } ei tunneta
    .no-value = { $what } tarvitsee arvon
    .value = { $value } ei kelpaa: { $what }
    .missing = kutsusta puuttuu:
    .no-command = { $what } tarvitsee komennon
    .twice = { $what } on annettu useasti
    .conflict = { $what } ei sovi yhteen näiden kanssa:
    .near = tarkoitettaneen { $what }
    .try = Lisää kertoo --help.

# Opassivujen otsikot.
help-page =
    .name = NIMI
    .synopsis = KÄYTTÖ
    .description = KUVAUS
    .options = VALITSIMET
    .extra = TULOSTE JA PALUUARVOT
    .version = VERSIO

help-position = Näytä asema: lauta, shakki, laskurit, lailliset siirrot
    .fen = Asema FEN-muodossa, lainausmerkeissä tai ilman, tai startpos
    .board = Miten lauta piirretään [oletus: päätteelle unicode, muualle ascii]
    .board-ascii = kielen nappulakirjaimet; valkealla isot
    .board-unicode = shakkikuviot
    .limit-positions = Montako asemaa kummankin puolen osalta tutkitaan, ennen kuin jää avoimeksi, voiko se vielä matittaa
    .limit-ms = Montako millisekuntia kummankin puolen osalta tutkitaan
    .more =
        { -help-json }
        { $one }

        board luettelee kahdeksan riviä, kahdeksannen ensin. answer on can, jolloin
        line on mattiin johtavat siirrot; cannot, jolloin proof on todistus; tai
        unknown, jolloin spent on tutkittujen asemien määrä. line on näyttöä eikä
        neuvo: molemmat pelaajat auttavat. material on Suomen pikashakkisääntöjen koe:
        pakottavatko nappulat paljaan kuninkaan mattiin.
        san on PGN:n merkintä kielestä riippumatta, text valitulla kielellä. uci nimeää
        kuninkaan kaksi ruutua, kun linnoitetaan niin kuin tavallisessa shakissa, ja
        muuten kuninkaan ja tornin ruudun.

help-forced = Tarkista muunnelma, jonka sanotaan pakottavan matin, ja sen aukot
    .fen = Asema FEN-muodossa, lainausmerkeissä
    .line = Muunnelma, muut vastaukset suluissa sen perässä, jonka ne korvaavat: "1. Dh5+ Kxh5 (1... Kg7 2. Dxh7#) 2. Th3#"
    .by = Kumman on tehtävä matti [oletus: sen, joka muunnelmassa matittaa]
    .by-white = valkea
    .by-black = musta
    .from = Muunnelman kieli [oletus: viestien kieli]
    .more =
        { -help-json }
        { $one }

        Muunnelmasta, joka ei pakota mitään, tulee virhe, jossa on by, fault, path ja
        move.

help-perft = Laske, monellako tavalla asemasta voi pelata eteenpäin
    .fen = { help-position.fen }
    .depth = Montako puolisiirtoa pelataan
    .divide = Näytä määrä kunkin ensimmäisen siirron alla
    .own = Käytä sääntöjen vastaisten asemien siirtogeneraattoria, oli asema mikä hyvänsä
    .more =
        { -help-json }
        { $one }

help-notation = Käännä peli yhden kielen merkinnästä toisen kielen merkintään
    .file = Luettava peli, tai - vakiosyötettä varten
    .from = Pelin kieli; auto tunnistaa sen
    .to = Kieli, jolla kirjoitetaan [oletus: viestien kieli]
    .form = Kuinka paljon siirrosta kirjoitetaan
    .form-short = Lxe5, e4
    .form-long = Lb2xe5, e2e4
    .form-hyphenated = Lb2xe5, e2-e4
    .form-bare = Le5, e4; ilman valinnaisia merkkejä
    .announce = Sano siirrot niin kuin ne ilmoitetaan näkövammaiselle pelaajalle, kukin omalla rivillään, sääntöjen sanoin (fide) tai jollakin kielellä
    .explain = Kerro vakiovirheessä, mitä hyväksyttiin ja miten se poikkeaa perusmuodosta
    .start = Asema, josta peli alkaa [oletus: tavallinen alkuasema]
    .more =
        { -help-json }
        { $one }

        Pelistä, jossa on vika, tulee virhe, jossa on number, color, line, column, fault
        ja saavutettu fen.

help-chess960 = Näytä Chess960-alkuasema tai arvo sellainen
    .number = Alkuaseman numero 0–959; arvotaan, jos se jää pois
    .board = { help-position.board }
    .board-ascii = { help-position.board-ascii }
    .board-unicode = { help-position.board-unicode }
    .more =
        { -help-json }
        { $one }

help-clock = Miettimisajat
help-clock-explain = Kerro sanoin, mitä miettimisaika tarkoittaa
    .control = Miettimisaika, esimerkiksi "90/40+30, 30+30" tai 40/6000+30:900+30
    .form = Missä muodossa se luetaan: FIDEn raporttitiedoston koodeina (sekunteina), ihmisten tapaan (minuutteina) tai kumpi sopii
    .form-auto = kumpi sopii
    .form-trf = raporttitiedoston koodit
    .form-human = niin kuin ihmiset kirjoittavat
    .more =
        { -help-json }
        { $one }

        Kun molemmat muodot käyvät ja eroavat, luetaan ihmisten tapaan, ellei se
        tarkoittaisi yli kahta tuntia tai yli kuuttakymmentä siirtoa aikajaksossa.

help-laws = Sääntökirjat: kohdat, asetukset, erot
help-laws-list = Luettele sääntökirjat
    .more =
        { -help-json }
        { $one }
help-laws-show = Näytä kohta, luku tai koko sääntökirja
    .rulebook = Sääntökirja, tai kohta sääntökirjoineen: fide-2018/7.5.5
    .article = Kohdan tai luvun numero [oletus: koko sääntökirja]
    .more =
        Valitsimella --json yhdestä kohdasta yksi olio:
        { $one }
        ja useasta:
        { $two }

        kind on enforced (ohjelma ratkaisee ja panee toimeen), ruled (tuomari ratkaisee,
        ohjelma panee toimeen), recorded (ihmiset kirjaavat) tai stated. origin on own,
        base (säännöt kansallisten sääntöjen alla), overlay tai event.
help-laws-search = Etsi kohtia ja asetuksia sanoilla
    .words = Sanoja tai sanan osia, joiden kaikkien on esiinnyttävä; isot kirjaimet ja tarkkeet eivät vaikuta
    .rulebook = Etsi vain tästä sääntökirjasta
    .more =
        { -help-json }
        { $one }

        Myös tyhjä on vastaus: molemmat luettelot ovat tyhjät ja paluuarvo on 0.
help-laws-settings = Näytä, mitä sääntökirja määrää, ja missä kohdissa
    .rulebook = Sääntökirja
    .profile = Profiili [oletus: kaikki]
    .explain = Kerro myös, mitä kukin asetus tarkoittaa
    .more =
        { -help-json }
        { $one }

        profile on null, kun kaikki näytetään. Arvo event-must-set tarkoittaa, että
        teksti jättää asian kilpailulle; n/a, ettei sääntökirjassa ole sellaista.
help-laws-diff = Vertaa kahden sääntökirjan tai profiilin asetuksia
    .left = Sääntökirja, tai sääntökirja ja sen profiili: fide-2018/blitz-unsupervised
    .right = Toinen
    .profile = Molempien profiili, kun sääntökirjan mukana ei ole annettu sellaista [oletus: standard tai toisen puolen lajin profiili]
    .explain = { help-laws-settings.explain }
    .more =
        { -help-json }
        { $one }

        same on niiden asetusten määrä, jotka eivät eroa.
help-laws-decides = Näytä, mitä ohjelma ratkaisee itse, kysyy ja kirjaa
    .rulebook = Sääntökirja
    .profile = Profiili, kun kerrotaan, kenen on otettava asia esille [oletus: sääntökirjan ensimmäinen]
    .kind = Näytä vain tämän lajin kohdat
    .more =
        { -help-json }
        { $one }

        Jokainen kohta on yhdessä ryhmässä: enforced (ohjelma ratkaisee itse), ruled (se
        kysyy tuomarilta), recorded (se kirjaa, mitä ihmiset ilmoittavat) tai stated (se
        jätetään ihmisille). who kertoo profiilista, mikä odottaa ihmistä.
help-laws-coverage = Laske kohdat, jotka läpäissyt tapaus näyttää
    .check = Lopeta paluuarvoon 1, ellei jokaisella toimeenpantavalla ja ratkaistavalla kohdalla ole tapaustaan
    .format = Mitä tulostetaan
    .format-text = taulukko ihmisille
    .format-json = olio ohjelmille
    .format-md = taulukko sivulle
    .results = Tapausten tulokset, tiedosto tai kansio
    .scenarios = Kansio, jossa tapaukset ovat
    .more =
        Valitsimella --json tai --format json yksi olio:
        { $one }

        shown laskee kohdat, jotka jokin läpäissyt tapaus mainitsee; missing luettelee
        toimeenpantavat ja ratkaistavat kohdat, joita mikään ei mainitse.

help-judge = Ratkaise tapaus sääntöjen mukaan: mitä tehdään, mitä seuraa
    .file = Mitä ihmiset tekevät, yksi JSON-olio rivillä, tai - vakiosyötettä varten
    .interactive = Kokeile tapausta kehotteessa
    .rulebook = Voimassa oleva sääntökirja
    .profile = Sen profiili [oletus: miettimisajan mukainen, ilman valvontaa; ilman miettimisaikaa standard]
    .finland = Lisää, mitä Suomen kilpailuissa tehdään silloin, kun FIDEn säännöt jättävät asian kilpailulle
    .set = Päätä asetus, jonka sääntökirja jättää kilpailulle
    .control = Miettimisaika, tai none, jos kelloa ei ole [oletus: profiilin tavallinen]
    .clocks = Mitä kellot näyttävät alussa, esimerkiksi 0:30,1:00
    .start = { help-notation.start }
    .table = Millainen pöytä on
    .table-strict = minkä tahansa nappulan voi panna mihin tahansa; pelaajat painavat kelloa ja vaativat
    .table-assisted = vain lailliset siirrot onnistuvat, ja siirto painaa kelloa
    .table-wooden = oikea lauta: ohjelma on kello, ja siirrot sikäli kuin ihmiset ne syöttävät
    .notation = Luettavien siirtojen kieli [oletus: tiedostossa en, kehotteessa viestien kieli]
    .explain = Kerro myös, mitä kukin kohta vaatii, kun siihen ensi kerran viitataan
    .verbose = Kerro jokaisen teon jälkeen, mitä kellot näyttävät
    .more =
        Jokainen TIEDOSTON rivi on yksi JSON-olio:
          at       milloin, pöydän omassa ajassa: "0:02.5", "1:30:00", tai "+3", kolme
                   sekuntia edellisen rivin jälkeen; at_ms millisekunteina; jos se
                   puuttuu, samaan aikaan kuin edellinen rivi
          by       white, black, arbiter, system, white-assistant, black-assistant
          act      mitä tehdään, ja sen kentät:
        { $acts }
          lang     siirron kieli, jos se on muu kuin valitsimen --notation

        Siirto on teksti, {"{"}"move": "Rf3"{"}"}, tai ruudut, {"{"}"from": "g1", "to": "f3",
        "promotion": "queen"{"}"}; laiton siirto annetaan ruutuina, myös muodossa
        {"{"}"move": "g1f3"{"}"}. Ruudut ovat muotoa e2, ajat 2min, 30s tai 1:30.

        Kehotteessa sama sanoin, kentät yllä olevassa järjestyksessä tai muodossa
        nimi=arvo: white Rf3; white press; black claim illegal-move;
        arbiter rule 1 accept; arbiter report black device-sounded before=1.

        { -help-json }
        { $two }
        Kehotteessa komentojen olio joka riviltä. gists tulee valitsimella --explain.

        Torjunta on osa vastausta eikä lopeta mitään. Rivi, jota ei voi lukea, lopettaa
        ajon, ja paluuarvo on 1.

help-audit = Etsi kokoelman pelit, jotka ovat ristiriidassa sääntöjen kanssa
    .files = PGN-tiedostoja, sellaisinaan tai zstd:llä pakattuina, tai - vakiosyötettä varten
    .rulebook = Voimassa oleva sääntökirja
    .profile = Sen profiili [oletus: standard tai ainoa]
    .jobs = Montako peliä luetaan yhtaikaa [oletus: yhtä monta kuin ytimiä on]
    .format = Mitä tulostetaan
    .format-text = kappaleita ihmisille
    .format-json = olio rivillä ohjelmille
    .limit-positions = Montako asemaa pelin kummankin puolen osalta tutkitaan, ennen kuin jää avoimeksi, voiko se vielä matittaa
    .check = Lopeta paluuarvoon 1, jos jotakin löytyi
    .more =
        Mitä löydetään:
          aikavoitto puolelle, joka ei voinut voittaa, tasapeli ajalla, vaikka
          vastustaja voi voittaa; pelaaminen matin, patin, kuolleen aseman, viidennen
          toiston tai 75 siirron jälkeen; tulos, joka on ristiriidassa loppuaseman
          kanssa; tasapelit toistolla tai 50 siirrolla, matit, patit ja kuolleet
          asemat, joista pelin tiedot kertovat mutta joita ei ollut; laittomat ja
          moniselitteiset siirrot, sanat, jotka eivät ole siirtoja, ja kesken jäävät
          pelit. Mikä niistä päättää pelin ja minkä kohdan mukaan, on sääntökirjan
          asia.

        Valitsimella --json tai --format json yksi olio rivillä jokaisesta löydöstä:
        { $two }
        ja lopuksi:
        { $three }

        Mitä ei todistettu, sillä on finding-kentän paikalla unknown. line ja offset
        ovat tekstin, purettuna jos se oli pakattu; ne kertovat, mistä peli alkaa, ja
        word-oliossa, mistä sana alkaa.
    .exit-code = {"  "}130  keskeytetty painamalla Ctrl-C; siihen asti löydetty on kerrottu

help-record = Pöydän tallenne: tarkistus, tapahtumat, PGN
help-record-verify = Tarkista, ettei tallenteessa ole muutettu, jätetty pois tai lisätty mitään
    .file = Tallenne, tai - vakiosyötettä varten
    .hash = Viimeinen tiiviste sellaisena kuin se kirjattiin muistiin; ilman sitä alusta loppuun uudelleen tehtyä tallennetta ei erota oikeasta
    .key = Asennuksen avain, jonka pitää olla allekirjoittanut koko tallenne, itse tai seuraajiensa kautta: 64 merkkiä tai tiedosto, jossa on avain rivillä. Useita kertoja, jos asennuksia on useita
    .against = Jonkun tallessa pitämä tieto merkinnästä, jonka pitää olla tallenteessa: pelaajan ruudulla näkyvä kuitti, paperilla oleva tiiviste tai tiedosto: julkaistu luettelo, PGN tai kilpailun raportti. Useita kertoja, jos niitä on useita
    .more =
        { -help-json }
        { $one }

        Tallenteesta, joka ei ole eheä, tulee virhe, jossa on line, version ja fault;
        sen paluuarvo on 1.
help-record-show = Kerro, mitä tapahtui, ja kohdat
    .file = { help-record-verify.file }
    .explain = { help-judge.explain }
    .more =
        { -help-json }
        { $one }

        at_ms lasketaan pöydän perustamisesta. Tallenne on tuomaria varten: siinä näkyy,
        minkä sääntökirja salaa pelaajilta, ja mitä suljettiin kuoreen.
help-record-pgn = Tulosta peli PGN:nä
    .file = { help-record-verify.file }

help-competition = Raporttitiedostot: paritus, tarkistus, perustelut, sarjataulukko
help-competition-pair = Parita raporttitiedoston seuraava kierros tai mikä tahansa kierros uudelleen
    .file = Raporttitiedosto, tai - vakiosyötettä varten
    .round = Mikä kierros [oletus: seuraava]
    .more =
        { -help-json }
        { $one }

        bye on numero tai null. Numerot ovat tiedoston numeroita, joukkuekilpailussa
        joukkueiden.
help-competition-check = Tarkista raporttitiedoston jokainen kierros aiempien kierrosten perusteella
    .file = { help-competition-pair.file }
    .more =
        { -help-json }
        { $one }

        Vain poikkeavalla kierroksella on ours, theirs ja reasons. black on 0, kun
        pelaajalla white on vapaakierros. Paluuarvo on 1, jos jokin kierros poikkeaa.
help-competition-explain = Kerro, miksi kierroksen parit ovat sellaiset kuin ovat, ja kohdat
    .file = { help-competition-pair.file }
    .round = Mikä kierros [oletus: viimeinen paritettu]
    .board = Vain näiden kahden peli, valkea ensin: 3-8
    .more =
        { -help-json }
        { $one }

        criterion on se, joka sulkee pois parit instead, ja color_rule kohta, jonka
        mukaan värit annettiin.
help-competition-standings = Laske raporttitiedoston sarjataulukko
    .file = { help-competition-pair.file }
    .tie-breaks = Vertailut koodeineen, ensimmäinen ensin [oletus: tiedoston omat]
    .terms = Avaa tämän numeron arvot: keneltä kukin termi tulee ja mitä jätettiin pois
    .more =
        { -help-json }
        { $one }

        opened tulee valitsimella --terms. Kentässä values on yksi teksti jokaisesta
        kentän tie_breaks vertailusta, joista ensimmäinen on pistemäärä.
help-competition-convert = Kirjoita raporttitiedosto tai ilmoittautuneiden luettelo toisessa muodossa
    .file = Raporttitiedosto tai ilmoittautuneiden luettelo, tai - vakiosyötettä varten
    .to = Muoto, jossa kirjoitetaan
    .to-trf26 = voimassa syyskuusta 2025
    .to-trf16 = edellinen muoto ja ohjelmien siihen lisäämät tietueet
    .to-csv = luettelon ilmoittautuneet tai raporttitiedoston sarjataulukko tekstinä
    .to-xlsx = sama taulukkolaskennan tiedostona
    .rating-list = Täydennä luettelon tiedot FIDEn tai liiton vahvuuslukulistasta, pakatusta tai purettuna
    .pace = Mitkä vahvuusluvut luettelossa ratkaisevat
    .last-name-first = Luettelon nimissä sukunimi on ensin
    .rounds = Kierrosten määrä tiedostoon, joka luettelosta syntyy
    .more =
        Ilmoittautuneiden luettelo on otsikoitu CSV-tiedosto, taulukkolaskennan tiedosto
        tai nimi joka rivillä. Siitä syntyy raporttitiedosto, josta ensimmäinen kierros
        paritetaan; raporttitiedostosta syntyy sarjataulukko. Taulukkolaskennan tiedosto
        kirjoitetaan tiedostoon: --to xlsx > TIEDOSTO.

        { -help-json }
        { $one }

        left_out on tietueet, joille muodossa ei ole paikkaa, ja not_found luettelon
        rivit, joita ei ole vahvuuslukulistalla.
help-competition-print = Tulosta raporttitiedoston lista PDF:nä
    .file = { help-competition-pair.file }
    .what = Mikä lista
    .what-pairings = kuka kohtaa kenet kierroksella
    .what-results = mitä siitä tuli
    .what-standings = järjestys vertailuineen
    .what-cross-table = kuka kohtasi kenet kaikilla kierroksilla
    .round = Parituksen tai tulosten kierros [oletus: viimeinen]
    .more =
        Se kirjoitetaan tiedostoon tai putkeen: --what standings > TIEDOSTO.pdf. Samasta
        tiedostosta tulevat samat tavut. Pöydät numeroidaan kohtaavien pistemäärien
        mukaan, sillä raporttitiedosto ei kerro niiden numeroita.
help-competition-generate = Tee kilpailuja arpomalla, tämän ja muiden ohjelmien tarkistettaviksi
    .seed = Sama siemen, sama kilpailu
    .players = Montako pelaajaa tai joukkuetta [oletus: arvotaan]
    .rounds = Montako kierrosta [oletus: arvotaan]
    .teams = Joukkuekilpailuja
    .into = Kirjoita tiedostot tähän kansioon, kukin siemenensä mukaan nimettynä
    .count = Montako tiedostoa, tästä siemenestä ja sitä seuraavista
    .more =
        { -help-json }
        { $one }
        ja valitsimella --into:
        { $two }

        Mitä ei pyydetä, se arvotaan: vapaakierrokset, luovutukset, luopumiset,
        myöhästyneet ilmoittautumiset, kielletyt parit, kiihdytys, pisteet,
        vahvuusluvut. Sama siemen tekee saman kilpailun kaikkialla.

help-demo = Näytä sali, jossa on pelejä, kilpailu ja tuomarin pöytä, kokeiltavaksi
    .seconds = Lopeta näin monen sekunnin kuluttua [oletus: Ctrl-C lopettaa]
    .listen = Osoite ja portti, joita kuunnellaan; 0 on mikä tahansa vapaa portti. Saman verkon puhelimet pääsevät osoitteeseen 0.0.0.0:8080
    .uci = UCI-kieltä puhuva shakkimoottori polkuineen, roboteille [oletus: stockfish, jos se löytyy; muuten ne pelaavat vaatimattomasti omin päin]
    .more =
        Kilpailu kolmannella kierroksellaan, robotit pelaamassa sen kuudella laudalla;
        vaatimus, joka odottaa tuomaria; lippu, joka on pudonnut ja josta kukaan ei ole
        sanonut mitään, koska sen sääntökirja jättää sen pelaajille; ja paikka sinulle
        ohjelmaa vastaan. Mitään ei kirjoiteta levylle: esittelyn loputtua siitä ei jää
        mitään.

        Valitsimella --json yksi olio, kun kaikki on auki, ja toinen lopuksi:
        { $one }

        desk on järjestäjän linkki, competition päätuomarin, seat pelaajan ja arbiter
        sen pöydän tuomarin, jossa vaatimus odottaa. Luvut ovat tallenteista laskettuja.

help-serve = Pidä pöytiä pelaajille, tuomareille ja katsojille
    .config = TOML-tiedosto, jossa on asetuksia
    .config-if-there = Sama, jos tiedosto on olemassa
    .listen = Osoite ja portti, joita kuunnellaan
    .journal = Missä tallenteet ovat: tiedosto tai postgres://…; monta kertaa, jos osia on monta, aina samassa järjestyksessä
    .here = Pidä tallenteet kansiossa, jossa ollaan, kokeilua varten
    .bus = Miten solmut kuulevat toisistaan: local tai nats://…
    .public-url = Millä linkit alkavat
    .set = Mikä tahansa muu asetus
    .print-config = Tulosta voimassa olevat asetukset TOML-tiedostona ja lopeta
    .new-organiser-link = Tee uusi järjestäjän linkki; vanha ei enää avaa mitään
    .draw-token = Tulosta satunnainen teksti asetukseen organiser-token ja lopeta
    .more =
        Ilman valitsimia se on kerhon palvelin: yksi tiedosto, tuomari.db datakansiossa,
        ei muita ohjelmia, ei internetiä. Järjestäjän linkki näytetään ensimmäisellä
        käynnistyksellä, kerran: päätteellä, tai tallenteen viereen kirjoitettavassa
        tiedostossa, jota vain sinä voit lukea.

        Asetukset tulevat tiedostosta (--config TIEDOSTO), ympäristöstä
        (TUOMARI_PUBLIC_URL on public-url) ja valitsimella --set; viimeksi sanottu
        voittaa. --print-config luettelee ne kaikki ja sen, mitä varten ne ovat. Mitä
        komennossa lukee, näkyy prosessien luettelossa: salasana kuuluu tiedostoon,
        ympäristöön tai tiedostoon, jonka ympäristö nimeää (TUOMARI_JOURNAL_FILE on
        journal).

        Valitsimella --json vakiotulosteeseen tulee yksi olio, kun palvelin kuuntelee:
        { $one }

        address on se, millä linkit alkavat. pages kertoo, saavatko selaimet sivut.
        Järjestäjän uusi linkki on jommassakummassa viimeisistä: tiedostossa, ellei
        vakiotuloste ole pääte.

help-link = Anna järjestäjälle tai paikalle uusi linkki, kun vanha katosi
    .what = organiser tai pöytä: sen tunnus tai mikä tahansa sen linkki
    .seat = Paikka pöydässä
    .config = { help-serve.config }
    .config-if-there = { help-serve.config-if-there }
    .listen = { help-serve.listen }
    .journal = { help-serve.journal }
    .here = { help-serve.here }
    .bus = { help-serve.bus }
    .public-url = { help-serve.public-url }
    .set = { help-serve.set }
    .more =
        Linkkiä ei säilytetä missään, vain se, mistä linkki tunnetaan. Annettu linkki on
        siis uusi, eikä vanha enää avaa mitään.

        tuomari link organiser vaatii palvelimen pitäjän oikeudet: se kirjoittaa
        tallenteen viereen. Käynnissä oleva palvelin huomaa sen sekunnissa.
        tuomari link PÖYTÄ PAIKKA kysyy palvelimelta järjestäjän linkillä: sillä, jonka
        TUOMARI_ORGANISER_LINK sanoo, tai joka on tiedostossa, jonka
        TUOMARI_ORGANISER_LINK_FILE nimeää, tai tallenteen vieressä. Paikkoja ovat
        white, black, arbiter, spectator ja muut pöydän paikat.

        { -help-json }
        { $one }

help-key = Avaimet, joilla palvelin allekirjoittaa tallenteensa
    .what = Mitä tehdään
    .what-show = Tulosta julkiset avaimet
    .what-new = Tee tiedosto, jossa on ensimmäinen avain
    .what-next = Pane vanhan avaimen tilalle uusi
    .file = Avainten tiedosto [oletus: se, minkä signing-keys sanoo, muuten se, joka on kerhon tiedoston vieressä]
    .config = { help-serve.config }
    .config-if-there = { help-serve.config-if-there }
    .listen = { help-serve.listen }
    .journal = { help-serve.journal }
    .here = { help-serve.here }
    .bus = { help-serve.bus }
    .public-url = { help-serve.public-url }
    .set = { help-serve.set }
    .more =
        Tallenteet allekirjoitetaan, jottei tietokannan haltija voi kirjoittaa toista
        kenenkään huomaamatta. Salaisuus on omassa tiedostossaan; kerhon palvelin tekee
        sen oman tiedostonsa viereen päätteellä .keys. Se, jolla on julkinen avain,
        tarkistaa tallenteita komennolla tuomari record verify --key.

        Pidä tiedostosta kappale muualla kuin palvelimen varmuuskopiot. Ilman sitä
        palvelin jatkaa uudella avaimella, jota kukaan ei vielä tunne.

        show tulostaa julkiset avaimet vanhimmasta alkaen; viimeinen allekirjoittaa. new
        tekee tiedoston palvelimelle, jolla on tietokanta: nimeä se asetuksessa
        signing-keys joka solmussa. next panee vanhan tilalle uuden, jonka vanha
        allekirjoittaa kerran ja katoaa; käynnissä oleva palvelin ottaa sen
        SIGHUP-signaalista. Joka luottaa vanhaan avaimeen, luottaa uuteenkin.

        { -help-json }
        { $one }

help-organiser = Nimetyt järjestäjät, joilla on omat pöytänsä ja kilpailunsa
    .what = Mitä tehdään
    .what-list = Tulosta järjestäjät
    .what-add = Lisää järjestäjä ja tulosta hänen linkkinsä
    .what-renew = Anna järjestäjälle uusi linkki; vanha ei enää avaa mitään
    .what-revoke = Poista järjestäjä; hänen linkkinsä ei enää avaa mitään
    .name = Järjestäjän nimi: enintään 32 pientä kirjainta, numeroa ja yhdysmerkkiä
    .until = Viimeinen päivä, jona linkki avaa jotakin, UTC-ajassa, esimerkiksi 2027-06-30
    .config = { help-serve.config }
    .config-if-there = { help-serve.config-if-there }
    .listen = { help-serve.listen }
    .journal = { help-serve.journal }
    .here = { help-serve.here }
    .bus = { help-serve.bus }
    .public-url = { help-serve.public-url }
    .set = { help-serve.set }
    .more =
        Yhdellä palvelimella voi olla monta järjestäjää. Kukin näkee ja johtaa sitä, minkä
        on itse luonut; palvelimen oma järjestäjä johtaa kaikkea. Nimi on jokaisessa
        tallenteen merkinnässä, joka tehtiin järjestäjän linkillä, joten valitse lyhyt sana.

        Järjestäjät ovat asetuksen organisers tiedostossa, kerhon palvelimella sen oman
        tiedoston vieressä päätteellä .organisers; linkeistä siinä on vain tiiviste. Käynnissä
        oleva palvelin huomaa muutoksen sekunnissa.

        { -help-json }
        file, organisers [{"{"}name, until, valid{"}"}], link

help-health = Kysy palvelimelta, onko se valmis
    .url = Palvelimen osoite [oletus: tämä kone ja portti, jonka TUOMARI_LISTEN sanoo, muuten 8080]
    .more =
        Paluuarvo on 0, jos palvelin voi toteuttaa komentoja: sen tallenteet vastaavat
        eikä se ole pysähtymässä. Muuten, ja jos kukaan ei vastaa, se on 1.

        { -help-json }
        { $one }

help-systemd = Tulosta systemd-yksikkö, joka käynnistää tämän ohjelman
    .more =
        tuomari systemd > /etc/systemd/system/tuomari.service, sitten systemctl
        daemon-reload ja systemctl enable --now tuomari. Yksikkö käynnistää tämän
        ohjelman sieltä, missä se nyt on.

        Asetukset kuuluvat tiedostoon /etc/tuomari/tuomari.toml, salaisuudet
        tiedostoon /etc/tuomari/tuomari.env; kummankaan ei tarvitse olla olemassa.
        Tallenteet ovat kansiossa /var/lib/tuomari.

help-bot = Pelaa pöydässä paikan linkillä, harjoitukseksi tai kuormaksi
    .link = Paikan linkki, tai - jos se luetaan vakiosyötteestä: komennossa oleva linkki näkyy prosessien luettelossa [oletus: mitä TUOMARI_BOT_LINK sanoo, tai tiedosto, jonka TUOMARI_BOT_LINK_FILE nimeää]
    .script = Pelattava peli: PGN, tai siirrot ruutuina (e2e4 e7e5)
    .game = Mikä tiedoston peleistä
    .uci = UCI-kieltä puhuva shakkimoottori polkuineen (/usr/games/stockfish), joka valitsee siirrot
    .speed = Montako kertaa ihmistä nopeammin
    .moves = Luovuta näin monen oman siirron jälkeen
    .seed = Sama siemen, samat valinnat ja samat tauot [oletus: arvotaan]
    .log = Kirjoita tiedostoon JSON-riveinä, mitä lähetettiin ja vastattiin
    .more =
        Pelaajan linkillä pelataan: arvottuja laillisia siirtoja, valitsimella --uci
        shakkimoottorin siirtoja, tai valitsimen --script peliä niin kauan kuin vastustaja
        seuraa sitä. Tuomarin linkki käynnistää kellon. Muut linkit katsovat. Robotti
        lopettaa, kun peli päättyy.

        Jos palvelin katoaa, robotti yrittää uudelleen kahden minuutin ajan; mihin ei
        vastattu, se lähetetään uudelleen avaimineen ja lasketaan kerran.

        { -help-json-end }
        { $one }

        moves on robotin omat siirrot, of se, jonka cause nimeää, ja halves pisteet
        puolikkaina.

help-push = Toimita kierroksen pelit lähetykselle pelien kuluessa
    .from = Kierroksen PGN:n osoite
    .to = Missä pelit otetaan vastaan; tunnus on, mitä TUOMARI_PUSH_TOKEN sanoo, tai tiedostossa, jonka TUOMARI_PUSH_TOKEN_FILE nimeää: komennossa oleva tunnus näkyy prosessien luettelossa
    .every = Montako sekuntia kierroksen katsomisesta seuraavaan
    .more =
        MISTÄ on kierroksen PGN:n osoite, joka on sen lautojen alla:
        { $one }
        Sen osan osoitteen lopussa on ?boards=1-100. MINNE on osoite, jossa lähetys
        ottaa pelejä vastaan, lichessissä:
        { $two }
        Mitään, mitä katsojat eivät saa vielä nähdä, ei toimiteta. Komento päättyy, kun
        kaikki kierroksen pelit ovat päättyneet, ja yrittää uudelleen niin kauan kuin
        jompaankumpaan ei saada yhteyttä.

        { -help-json-end }
        { $three }

        Se kertoo, kuinka monta kertaa pelit toimitettiin.

help-eboard = Anna sähköisen laudan pelata pöydässä DGT LiveChessin kautta
    .livechess = Missä LiveChess kuuntelee
    .links = Yhden pelaajan linkki tai molempien linkit, tai - jos ne luetaan vakiosyötteestä: komennossa oleva linkki näkyy prosessien luettelossa [oletus: mitä TUOMARI_EBOARD_LINK sanoo, tai tiedosto, jonka TUOMARI_EBOARD_LINK_FILE nimeää]
    .board = Laudan sarjanumero [oletus: ainoa lauta]
    .flipped = Valkea istuu laudan kahdeksannen rivin puolella; ilman tätä se selviää, kun laudalla ja pöydässä on ensi kerran sama asema
    .settle = Montako millisekuntia jonkin on seistävä, ennen kuin se katsotaan jätetyksi
    .more =
        LIVECHESS on osoite, jossa DGT LiveChess kuuntelee:
        { $one }
        LINKKI on pelaajan tai hänen avustajansa; molempien pelaajien linkeillä yksi
        lauta palvelee kumpaakin. Laudalla ja pöydässä on oltava sama asema, ennen kuin
        mitään kerrotaan.

        Mitä laillinen siirto jättää, se kerrotaan pöydälle, kun se on seissyt neljänneksen
        siitä, minkä --settle sanoo; tiukassa pöydässä, jonka säännöt eivät salli kertoa
        kenellekään, mikä on laillista, koko sen ajan. Ilmassa oleva nappula ei ole vielä
        mitään. Mikä ei ole laillinen siirto, menee tiukkaan pöytään sellaisenaan pelaajien
        vaadittavaksi; muissa pöydissä mitään ei kirjata, ja kohta näytetään tässä. Kelloa
        painetaan pöydässä, ei täällä. Silta päättyy pelin mukana; merkitse tulos pöydässä,
        sillä keskelle asetetut kuninkaat eivät kerro mitään.

        Jos LiveChess tai palvelin katoaa, yritetään uudelleen, kunnes se on taas; mihin
        ei vastattu, se lähetetään uudelleen avaimineen ja lasketaan kerran.

        Valitsimella --json yksi olio jokaisesta tapahtumasta:
        { $two }

        event on seated, no-board, board, board-state, turned-round, agrees, differs,
        move, handed, illegal, in-the-air, waits, refused, not-understood,
        livechess-lost, table-lost, table-back tai over.

help-backup = Kopioi kerhon palvelimen tallenteet, myös sen ollessa käynnissä
    .to = Kirjoitettava tiedosto; sitä ei saa vielä olla
    .journal = Kerhon tiedosto [oletus: tuomari.db datakansiossa]

help-journal = Palvelimen päiväkirja: tarkistus, sisältö, korjaus, vienti
help-journal-check = Tarkista jokainen pöytä: tiivisteet, merkinnät, tulokset
    .streams = Vain nämä pöydät; kaikki, jos yhtään ei nimetä
    .journal = Missä tallenteet ovat, niin kuin komennossa serve: tiedosto tai postgres://…; monta kertaa, jos osia on monta [oletus: mitä TUOMARI_JOURNAL sanoo, muuten tuomari.db datakansiossa]
    .more =
        { -help-json }
        { $one }

        stored laskee olemassa olevat merkinnät, sound ne, jotka ovat ennen ensimmäistä
        vikaa; fault on missing, hash, entry, table, result tai unreadable. Jos jokin on
        rikki, paluuarvo on 1.
help-journal-show = Näytä pöydän merkinnät niin kuin ne ovat tallessa, ehjinä tai rikki
    .stream = Pöydän tunnus
    .journal = { help-journal-check.journal }
    .more =
        { -help-json }
        { $one }

        body on tallessa oleva teksti. Siinä on, minkä sääntökirja salaa pelaajilta, ja
        mitä suljettiin kuoreen.
help-journal-repair = Katkaise rikkinäinen tallenne viimeiseen ehjään merkintään
    .stream = { help-journal-show.stream }
    .yes = Tee se; ilman tätä vain kerrotaan, mitä poistettaisiin
    .journal = { help-journal-check.journal }
    .more =
        { -help-json }
        { $one }

        Mitä poistetaan, se jää saman tietokannan tauluun journal_cut. Pysäytä ensin
        palvelin, jos päiväkirja on tiedosto. Jos on varmuuskopio, jossa koko peli on,
        palauta se.
help-journal-ends = Luettele, mitä jonakin päivänä allekirjoitettiin, julkaistavaksi
    .day = Päivä maailmanaikaa: 2026-11-19
    .journal = { help-journal-check.journal }
    .more =
        Rivi jokaisesta tallenteesta, joka sinä päivänä allekirjoitettiin: mistä tallenne
        tunnetaan, montako merkintää siinä oli ja viimeisen kuitti. Siitä ei näe, kenen
        pelejä ne olivat. Kun se on julkaistu, kukaan ei voi kirjoittaa sille päivälle
        toista tallennetta, ei edes palvelimen avaimella: tuomari record verify --against
        TIEDOSTO.

        { -help-json }
        { $one }
help-journal-export = Kirjoita pöytien tallenteita
    .stream = { help-journal-show.stream }
    .all = Kaikki pöydät; tarvitsee valitsimen --out
    .out = Kansio, johon kirjoitetaan tiedosto joka pöydästä; se tehdään, jos sitä ei ole
    .journal = { help-journal-check.journal }
    .more =
        { -help-json }
        { $one }

        Tiedostot ovat tallenteita, joita komento tuomari record lukee. Ilman valitsinta
        --out pyydetty tallenne tulostetaan.
help-journal-tend = Tee tauluille se, mihin vain lisäävä palvelin ei pysty
    .grant = Anna tämän roolin lisätä tauluihin
    .journal = { help-journal-check.journal }
    .more =
        Palvelin voi käyttää PostgreSQL:ää roolilla, joka vain lisää: se ei voi muuttaa
        eikä poistaa yhtäkään riviä, tapahtui palvelimelle mitä tahansa. Silloin taulujen
        omistaja ajaa tämän: päivityksen jälkeen ja joka yö. Se vie taulut tämän ohjelman
        muotoon, tekee tilaa seuraaville kolmelle kuukaudelle ja pakkaa päättyneet pelit.
        --grant antaa roolin lisätä.

        { -help-json }
        { $one }

help-completions = Tulosta komentotulkin täydennykset
    .shell = Komentotulkki

help-man = Tulosta opassivu, tai kirjoita sellainen joka komennosta
    .out = Kansio, johon sivut kirjoitetaan; sen on oltava olemassa
