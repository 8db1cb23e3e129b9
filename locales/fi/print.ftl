# Kilpailun listat, pöytäkirjat ja raportti paperilla; sivut ilman skriptejä.

print-pairings = { $round }. kierroksen paritus
print-results = { $round }. kierroksen tulokset
print-standings = Sarjataulukko
print-standings-after = Sarjataulukko { $round }. kierroksen jälkeen
print-standings-final = Lopullinen sarjataulukko
print-cross-table = Ristitaulukko
print-players = Pelaajat
print-teams = Joukkueet
print-matches = { $round }. kierroksen ottelupöytäkirjat
print-report = Tuomarin raportti
print-badges = Nimilaput
print-boards = Pöytänumerot
print-rules = Voimassa olevat säännöt

# Sarakkeiden otsikot.
print-board = Pöytä
print-match = Ottelu
print-round = Kierros
print-rank = Sija
print-number = Nro
print-title = Titteli
print-player = Pelaaja
print-team = Joukkue
print-federation = Liitto
print-club = Seura
print-rating = Vahvuusluku
print-points = Pisteet
print-result = Tulos
print-color = Väri
print-opponent = Vastustaja
print-remark = Huomautus
print-when = Milloin (UTC)
print-by-whom = Kuka
print-who = Kuka
print-what = Mitä
print-why = Miksi

# Sanoja ja rivejä.
print-by-name = Nimen mukaan
print-idle = Ilman vastustajaa
print-no-standings = Tuloksia ei ole vielä.
print-no-players = Kukaan ei ole vielä ilmoittautunut.
print-no-round = Ensimmäistä paritusta ei ole vielä julkaistu.
print-withdrawn = luopunut
print-expelled = suljettu pois
print-together = Yhteensä
print-captain = Kapteeni, { $team }
print-arbiter = Tuomari
print-number-is = Nro { $number }
print-code-of = Pelaajan { $name } QR-koodi
print-white-letter = v
print-black-letter = m
print-cross-key = Vastustajan sija, väri (v, m) ja tulos; + ja – pelaamatta, suluissa kierros ilman vastustajaa, * kesken.
print-cross-key-teams = Vastustajan sija ja omat pelipisteet; suluissa kierros ilman vastustajaa, * kesken.

# Mitä ilmoitettiin.
print-place = Paikka
print-days = Päivät
print-chief-arbiter = Päätuomari
print-deputies = Varatuomarit
print-laws = Säännöt
print-system = Järjestelmä
print-system-is = { $system }, kierroksia { $rounds }
print-time-control = Miettimisaika
print-worth = Voitto – tasapeli – tappio
print-tie-breaks = Vertailuperusteet
print-schedule = Kierrokset alkavat (UTC)
print-by-fide = FIDEn määräysten mukaan
print-by-fide-yes = kyllä
print-by-fide-no = ei
print-hash = Tallenteen viimeinen tiiviste

# Raportti.
print-departures = Missä säännöistä poikettiin
print-no-departures = Ei missään.
print-in-round = Kierros { $round }: { $text }
print-decided = Mitä päätettiin
print-nothing-decided = Ei muuta kuin itse kierrokset.
print-unplayed = Vapaat ja pelaamattomat pelit
print-forfeit = pelaamatta
print-seat-organiser = Järjestäjä
print-seat-deputy = Varatuomari
print-seat-captain = Kapteeni
print-seat-table = Pöytä
print-seat-system = Palvelin

# Kalenteri.
print-calendar-round = { $name }: kierros { $round }

# Sivu ilman skriptejä.
print-parts = Kilpailun osat
print-tab-round = Kierros
print-tab-standings = Sarjataulukko
print-all-rounds = Kaikki kierrokset
print-calendar = Kalenteritiedosto
print-whole = Koko kilpailu
print-no-script = Sivu näyttää kilpailun sellaisena kuin se oli, kun avasit sivun. Jos sallit skriptit, sivu seuraa pelejä itsestään.
