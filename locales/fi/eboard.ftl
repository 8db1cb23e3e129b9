# Sähköinen lauta pöydässä, LiveChessin kautta luettuna.

eboard-no-board = LiveChess ei luettele lautaa. Liitä se ja kytke siihen virta.
eboard-follows = Seurataan lautaa { $serial }.
eboard-state = LiveChess kertoo laudasta: { $state }. Tarkista johto ja akku.
eboard-turned-round = Lauta on toisin päin, ja se luetaan niin.
eboard-agrees = Laudalla ja pöydässä on sama asema.
eboard-differs = Laudan ja pöydän asemat eroavat: { $squares }. Pöydälle ei kerrota mitään, ennen kuin asema on sama.
eboard-made = { $player }: { $move }
eboard-handed = { $player }: annettu pöydälle sellaisenaan. Muuttunut: { $squares }
eboard-illegal = { $player }, { $squares }: { $reason }{ $article ->
    [none] {""}
   *[other] {" "}({ $article })
} Mitään ei kirjattu. Korjaa laudalla, kosketetulla nappulalla, jos se voi siirtyä.
eboard-in-the-air = Puuttuu: { $squares }. Nappula on ilmassa, tai lauta ei näe sitä. Laske se, tai siirrä ruutunsa keskelle.
eboard-waits = { $player } ei voi nyt siirtää pöydässä: kello on pysäytetty, joku odottaa vastausta, tai paikka ei saa siirtää nappuloita. Katso pöytää.
eboard-refused = Palvelin kieltäytyi: { $reason }. Aseta lauta niin kuin se on pöydässä, tai kutsu tuomari.
eboard-not-understood = LiveChess sanoi jotain, mitä ei ymmärretä: { $text }
eboard-livechess-lost = LiveChessiin ei saada yhteyttä ({ $reason }). Käynnistä se; yritetään uudelleen.
eboard-stopped = Pysäytetty. Peli jatkuu pöydässä.
eboard-no-address = ”{ $text }” ei ole LiveChessin osoite.
eboard-no-address-hint = laudan koneella se on ws://localhost:1982/api/v1.0
eboard-not-a-player = Tämä linkki ei ole pelaajan.
eboard-not-a-player-hint = ota pelaajan linkki, tai sellaisen avustajan, joka siirtää nappuloita
eboard-not-a-pair = Nämä eivät ole yhden pöydän kahden pelaajan linkit.
eboard-not-a-pair-hint = anna yksi linkki, tai saman pöydän valkean ja mustan linkit
eboard-several-boards = LiveChessillä on monta lautaa: { $boards }.
eboard-no-such-board = LiveChessillä ei ole lautaa { $serial }; sillä on { $boards }.
eboard-boards-hint = nimeä niistä yksi valitsimella --board
