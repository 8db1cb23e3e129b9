# Mitä tuomari-komento itse sanoo.

label-error = virhe
label-hint = mitä tehdä
label-note = huomautus

perft-paths = Tapoja pelata { $depth ->
    [one] { $depth } puolisiirto
   *[other] { $depth } puolisiirtoa
}: { $nodes }
perft-speed = { $seconds } s, { $speed } sekunnissa
perft-progress = ensimmäisiä siirtoja { $done }/{ $all }

chess960-array = Chess960-alkuasema { $number }: { $rank }
chess960-drawn = Arvottu.
chess960-no-such-array = Alkuasemaa { $number } ei ole.
chess960-no-such-array-hint = Alkuasemat on numeroitu 0–959; ilman numeroa alkuasema arvotaan.
chess960-no-chance = Järjestelmä ei antanut satunnaislukua: { $reason }
chess960-no-chance-hint = Arvo numero muulla tavalla ja anna se: tuomari chess960 N

man-written = Kirjoitettu: { $file }

file-reading-input = Peli luetaan näppäimistöltä; lopeta painamalla Ctrl-D.
file-unreadable = Lukeminen ei onnistu: { $file }: { $reason }
file-unreadable-hint = Tarkista tiedoston nimi ja oikeudet, tai lue vakiosyötettä merkillä -.
file-unwritable = Kirjoittaminen ei onnistu: { $file }: { $reason }
file-unwritable-hint = Tarkista, että kansio on olemassa, siihen saa kirjoittaa ja tilaa on.
file-too-large = Suurempi kuin { $limit } tavua: { $file }
file-too-large-hint = Anna yksi peli kerrallaan.
file-not-utf8 = Ei UTF-8-tekstiä: { $file }, tavu { $at }
file-not-utf8-hint = Tallenna se UTF-8-muodossa tai muunna: iconv -f ISO-8859-1 -t UTF-8
file-standard-input = vakiosyöte
file-standard-output = vakiotuloste
reason-not-found = sellaista tiedostoa tai kansiota ei ole
reason-permission-denied = oikeudet eivät riitä
reason-is-a-directory = se on kansio
reason-not-a-directory = polun osa ei ole kansio
