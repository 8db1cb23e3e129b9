# Sivu /laws. Jokainen avain alkaa web-laws-.

web-laws-title = Säännöt
web-laws-intro = Kuusi sääntökirjaa omin sanoin, ja mitä Tuomari tekee kullakin kohdalla.
web-laws-unknown = Sääntökirjaa "{ $name }" ei ole. Valitse jokin näistä.
web-laws-search = Hae: lippu, 9.2, linnoitus
web-laws-search-here = Hae tästä: sana tai numero
web-laws-found = { $count ->
    [0] Ei löytynyt. Kokeile yhtä sanaa tai kohdan numeroa.
    [one] { $count } kohta
   *[other] { $count } kohtaa
}
web-laws-more = ja { $count } muuta; lisää sana
web-laws-articles = { $count ->
    [one] { $count } kohta
   *[other] { $count } kohtaa
}
web-laws-where = Missä olet
web-laws-contents = Luvut
web-laws-only = Mitä ohjelma tekee
web-laws-all-kinds = Kaikki kohdat
web-laws-kinds = Mitä Tuomari tekee kohdalla
web-laws-kind-enforced = toteutetaan
web-laws-kind-ruled = tuomari ratkaisee
web-laws-kind-recorded = vain kirjataan
web-laws-kind-stated = luettavaksi
web-laws-no-article = Kohtaa { $number } ei tässä ole. Katso luvuista tai hae.
web-laws-link = Linkki tähän kohtaan
web-laws-copied = Linkki kopioitu
web-laws-picture = Lauta kohtaan { $number }: merkityt ruudut ovat ne, joista kohta puhuu
web-laws-compare = Vertaa …
web-laws-compare-two = Kaksi sääntöversiota rinnakkain: 2018 ja 2023
web-laws-side-by-side = Rinnakkain
web-laws-column = Palstan { $column } sääntökirja
web-laws-show-same = Näytä { $count } samanlaista
web-laws-none = ei tällaista kohtaa
web-laws-how-same = sama
web-laws-how-changed = muuttunut
web-laws-how-left = vain vasemmalla
web-laws-how-right = vain oikealla
web-laws-settings = Mikä pöydässä on toisin
web-laws-profile = Sääntöjen mukaan:
web-laws-profile-standard = normaali shakki
web-laws-profile-rapid-supervised = nopea, valvottu
web-laws-profile-rapid-unsupervised = nopea, ei valvottu
web-laws-profile-blitz-supervised = pikashakki, valvottu
web-laws-profile-blitz-unsupervised = pikashakki, ei valvottu
web-laws-then = sitten
web-laws-up = Sivun alkuun
web-laws-legend = Tuomari ratkaisee jokaisen kohdan laudan ja kellon perusteella, paitsi merkityt:
web-laws-legend-more = Mitä merkit tarkoittavat
web-laws-elsewhere = Sama asia muualla

web-laws-decides-title = Mitä ohjelma ratkaisee, kysyy ja kirjaa
web-laws-decides-intro = Tuomareille. Jokainen kohta kuuluu yhteen neljästä ryhmästä. Oikealla laudalla ohjelma näkee vain sen, mitä ihmiset syöttävät. Kysyttävä asia tulee tuomarin pöydälle: mitä tapahtui, mitkä ratkaisut ovat sallittuja ja mitä kustakin seuraisi.
web-laws-decides-counts = ratkaisee { $enforced }, kysyy { $ruled }, kirjaa { $recorded }
web-laws-decides-books = Kuuden sääntökirjan kohdat sen mukaan, mitä ohjelma tekee
web-laws-decides-rulebook = Sääntökirja
web-laws-decides-all = Kaikki kuusi
web-laws-decides-short-enforced = ratkaisee
web-laws-decides-short-ruled = kysyy
web-laws-decides-short-recorded = kirjaa
web-laws-decides-short-stated = ihmisille
web-laws-decides-show = Mitkä kohdat
web-laws-decides-of = { $count } / { $all }
web-laws-decides-base = Missä tämä sääntökirja vaikenee, pätevät sen alla olevat säännöt:
web-laws-decides-print = Tulosta

web-laws-chapter-all = Säännöt
web-laws-chapter-intro = Ennen sääntöjä
web-laws-chapter-preface = Esipuhe
web-laws-chapter-scope = Soveltamisala
web-laws-chapter-fi-profile = Suomessa
web-laws-chapter-1 = Peli ja sen tavoite
web-laws-chapter-2 = Nappulat laudalla
web-laws-chapter-3 = Nappuloiden liikkeet
web-laws-chapter-4 = Siirtäminen
web-laws-chapter-5 = Pelin päättyminen
web-laws-chapter-6 = Kello
web-laws-chapter-7 = Sääntöjenvastaisuudet
web-laws-chapter-8 = Siirtojen kirjaaminen
web-laws-chapter-9 = Tasapeli
web-laws-chapter-10 = Pisteet
web-laws-chapter-11 = Pelaajien käyttäytyminen
web-laws-chapter-12 = Tuomari
web-laws-chapter-A = Nopea shakki
web-laws-chapter-B = Pikashakki
web-laws-chapter-C = Merkintätapa
web-laws-chapter-D = Sokeat ja näkövammaiset pelaajat
web-laws-chapter-I = Keskeytetyt pelit
web-laws-chapter-II = Chess960
web-laws-chapter-III = Pelit ilman lisäaikaa
web-laws-chapter-guide = Ohjeistot
web-laws-chapter-glossary = Sanasto
web-laws-chapter-basics-johdanto = Johdanto
web-laws-chapter-basics-alkuasetelma = Alkuasetelma
web-laws-chapter-basics-pelaaminen = Pelaaminen
web-laws-chapter-basics-sotilas = Sotilas
web-laws-chapter-basics-torni = Torni
web-laws-chapter-basics-ratsu = Ratsu
web-laws-chapter-basics-lahetti = Lähetti
web-laws-chapter-basics-kuningatar = Kuningatar
web-laws-chapter-basics-kuningas = Kuningas
web-laws-chapter-basics-linnoitus = Linnoitus
web-laws-chapter-basics-ohestalyonti = Ohestalyönti
web-laws-chapter-basics-shakki = Shakki
web-laws-chapter-basics-korotus = Korotus
web-laws-chapter-basics-paattyminen = Pelin päättyminen
web-laws-chapter-basics-kuvat = Kuvat

# Nimiä, joilla samaa asiaa haetaan; yksittäisiä sanoja.
web-laws-same-move = siirto, siirron
web-laws-same-draw = tasapeli, remi, remis
web-laws-same-stalemate = patti, pat
web-laws-same-mate = matti, shakkimatti
web-laws-same-clock = kello, shakkikello
web-laws-same-flag = lippu, aikatappio, aikaylitys
web-laws-same-time = aika, ajan
web-laws-same-king = kuningas, kuninkaan
web-laws-same-castling = linnoitus, linnoittua, linnoittautua, tornitus
web-laws-same-passing = ohestalyönti, passant
web-laws-same-promotion = korotus, korottaa
web-laws-same-touch = koskettaa, kosketettu
web-laws-same-illegal = laiton, laittoman, sääntöjenvastainen
web-laws-same-repetition = toisto, toistua, toistuminen
web-laws-same-resign = luovutus, luovuttaa, antautua
web-laws-same-late = myöhässä, myöhästyä, myöhästyminen
web-laws-same-phone = puhelin, puhelimen, kännykkä, älypuhelin
web-laws-same-sheet = pöytäkirja, siirtomuistiinpano
