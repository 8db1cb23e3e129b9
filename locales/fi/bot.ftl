# Robotti, joka istuu pöytään.

bot-joined = Istuutui pöytään: { $seat ->
    [white] valkea
    [black] musta
    [white-assistant] valkean avustaja
    [black-assistant] mustan avustaja
    [arbiter] tuomari
    [hall-screen] salin näyttö
   *[spectator] katsoja
}
bot-waits-for-clock = Odottaa, että kello käynnistetään; tuomarin linkki tekee sen.
bot-moved = Siirto { $number }: { $move }
bot-left-script = Peli ei enää ole se, joka annettiin; tästä lähtien siirrot arvotaan.
bot-no-engine = Shakkimoottori ei vastaa ({ $reason }). Vaatimaton pelaaja jatkaa.
bot-lost = Yhteys katkesi ({ $reason }). Yritetään uudelleen.
bot-back = Yhteys on taas.
bot-refused = Palvelin kieltäytyi: { $reason }. Katsotaan pöytää uudelleen.
bot-no-link = Tämä ei ole paikan linkki.
bot-no-link-hint = linkki on muotoa http://chess.example/t/PÖYTÄ#SALAISUUS; pane se lainausmerkkeihin
bot-unreachable = Palvelimeen ei saada yhteyttä: { $reason }
bot-unreachable-hint = katso, onko palvelin käynnissä ja onko linkissä sen osoite
bot-strange = Palvelimen vastausta ei ymmärretä: { $reason }
bot-strange-hint = palvelin ja tämä ohjelma voivat olla eri versioita
bot-turned-away = Palvelin vastaa kieltävästi: { $reason }
bot-broken-record = Tämän pöydän tallenne on rikki, eikä palvelin pysty lukemaan sitä.
bot-broken-record-hint = palvelimen ylläpitäjä saa komennolla tuomari journal check selville, mikä siinä on vikana
bot-wrong-speed = { $speed } ei ole nopeus.
bot-wrong-speed-hint = kirjoita nollaa suurempi luku: 1 on ihmisen nopeus, 10 kymmenen kertaa nopeampi
bot-script-no-game = Tiedostossa { $file } ei ole peliä { $game }; { $games ->
    [0] siinä ei ole yhtään peliä
    [one] siinä on yksi peli
   *[other] siinä on { $games } peliä
}.
bot-script-move = { $file }: puolisiirto { $ply }, ”{ $word }”, ei ole laillinen siirto.
bot-script-pgn = Tiedostoa { $file } ei voi lukea PGN:nä: { $reason }
bot-script-hint = tuomari notation näyttää, missä peli menee vikaan, ja kääntää muut kielet englanniksi
