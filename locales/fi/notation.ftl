# Siirrot ja pelit niin kuin ihmiset ne kirjoittavat. $color on aina white tai black.

language-fi = suomi
language-sv = ruotsi
language-en = englanti
language-de = saksa
language-fr = ranska
language-nl = hollanti
language-figurine = kuviomerkintä

notation-read-as = Merkintätapa: { $language } ({ $letters }).
notation-same-in = Siirrot ovat samat näillä: { $languages }.
notation-several-languages = Pelin voi lukea usealla kielellä, eivätkä siirrot ole samat: { $languages }.
notation-several-languages-hint = Nimeä kieli, esimerkiksi --from { $code }.
notation-no-language = Mikään kieli ei sovi koko peliin. Pisimmälle pääsee { $language }.
notation-empty = Luettavia siirtoja ei ole.
notation-empty-hint = Kirjoita siirrot, esimerkiksi 1. e4 e5 2. Rf3, tai nimeä toinen tiedosto.
notation-all-canonical = Kaikki siirrot on merkitty perusmuodossa.
accepted-permitted = liite C jättää kirjoittajan valittavaksi
accepted-tolerated = ei liitteen C mukainen, hyväksytty silti

record-at = Siirto { $number }, { $color ->
    [white] valkea
   *[black] musta
} (rivi { $line }, merkki { $column }):
record-gap = siirto puuttuu; seuraavana on numero { $next }.
record-gap-hint = Etsi siirto vastustajan pöytäkirjasta ja lisää se.
record-wrong-number = numero { $found } ei sovi tähän.
record-wrong-number-hint = Korjaa numero tai etsi sen edeltä puuttuva tai ylimääräinen siirto.
record-after-end = peli jatkuu loppunsa jälkeen.
record-after-end-hint = Poista loppu tai anna yksi peli kerrallaan.
record-too-long = Tekstissä on { $bytes } tavua; pelissä on enintään { $limit }.
record-too-long-hint = Anna yksi peli kerrallaan.
record-looks-like-pgn-hint = Tämä näyttää PGN:ltä. Anna pelkät siirrot ilman otsikkotietoja, kommentteja ja muunnelmia.

read-too-long = "{ $text }" on liian pitkä siirroksi.
read-too-long-hint = Erota siirrot välilyönnillä.
read-unreadable = merkintää "{ $text }" ei voi lukea: kohdassa on "{ $found }", odotettiin { $expected }.
read-unreadable-end = merkintää "{ $text }" ei voi lukea: se loppuu kesken, odotettiin { $expected }.
read-unreadable-hint = Nappuloiden kirjaimet ovat { $letters } ({ $language }); --from valitsee toisen kielen.
read-ambiguous = "{ $text }" voi tarkoittaa useaa siirtoa: { $moves }.
read-ambiguous-hint = Kirjoita, mikä niistä tehtiin.
read-promotion-missing = "{ $text }" on korotus, josta puuttuu uusi nappula.
read-promotion-missing-hint = Lisää uuden nappulan kirjain.
read-no-such-move = "{ $text }" ei ole tässä laillinen siirto.
read-no-such-move-hint = Vertaa siirtoa edeltävää asemaa pöytäkirjaan; virhe voi olla aiempi: tuomari position "{ $fen }"

expected-piece-or-square = nappulan kirjainta, ruutua, merkintää 0-0 tai 0-0-0
expected-square = ruutua väliltä a1–h8
expected-rank = rivin numeroa 1–8
expected-castling-sign = merkintää 0-0 tai 0-0-0
expected-promotion-piece = uuden nappulan kirjainta
expected-closing-bracket = sulkevaa sulkumerkkiä
expected-sign-or-end = merkkiä, jota ei vielä ole, tai siirron loppua
expected-word = siirron ilmoittamisen sanaa
expected-square-words = linjan ja rivin sanoja
expected-castling-length = lyhyttä tai pitkää linnoitusta eikä muuta

accepted-long-form = lähtöruutu on kirjoitettu
accepted-hyphen = merkinnässä on yhdysviiva
accepted-redundant-departure = lähtöruudun linja tai rivi on merkitty tarpeettomasti
accepted-other-departure = samanlaiset nappulat on erotettu toisella tavalla
accepted-missing-pawn-file = sotilaan lähtölinja puuttuu
accepted-files-only = vain sotilaan linjat on kirjoitettu
accepted-missing-capture-mark = lyöntiä ei ole merkitty
accepted-capture-mark-without-capture = lyönti on merkitty, mutta mitään ei lyödä
accepted-other-capture-mark = lyönnin merkki ei ole x
accepted-missing-check-mark = shakkia ei ole merkitty
accepted-missing-mate-mark = mattia ei ole merkitty
accepted-check-mark-for-mate = matti on merkitty shakiksi
accepted-check-mark-without-check = shakki on merkitty, mutta sitä ei ole
accepted-mate-mark-without-mate = matti on merkitty, mutta sitä ei ole
accepted-other-check-mark = shakin tai matin merkki ei ole tavallinen
accepted-missing-en-passant-mark = ohestalyöntiä ei ole merkitty
accepted-en-passant-mark-without-capture = ohestalyönti on merkitty, mutta siirto ei ole sellainen
accepted-other-en-passant-mark = ohestalyönnin merkki ei ole tavallinen
accepted-castling-in-letters = linnoituksessa on O-kirjaimia nollien sijasta
accepted-castling-as-king-move = linnoitus on merkitty kuninkaan siirroksi
accepted-promotion-sign = korotetun nappulan edessä on merkki
accepted-small-piece-letter = nappulan kirjain on pieni
accepted-capital-file-letter = linjan kirjain on iso
accepted-pawn-letter = sotilaalla on kirjain
accepted-other-glyph = kuviomerkki on täytetty
accepted-annotation = siirtoa on arvioitu merkillä
accepted-comma = siirron jälkeen on pilkku
accepted-end-in-words = pelin päättyminen on kirjoitettu sanoin
accepted-resignation-unnamed = luovuttajaa ei ole kirjoitettu; luovuttajaksi luetaan siirtovuorossa oleva
