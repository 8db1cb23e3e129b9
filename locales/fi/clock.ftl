# Miettimisajat sanoin. $color on aina white tai black.

clock-both = Kumpikin pelaaja
clock-one = { $color ->
    [white] Valkea
   *[black] Musta
}
clock-period-whole = koko peli: { $time }
clock-period-quota = siirrot { $from }–{ $to }: { $time }
clock-period-rest = siirrosta { $from } loppuun: { $time }
clock-period-repeated = siirrosta { $from } alkaen aina { $moves } siirtoa kohti: { $time }
clock-extra-increment = siirtokohtainen lisäaika { $time }
clock-extra-delay = joka siirrolla viive { $time }, ennen kuin aika alkaa kulua
clock-extra-bronstein = joka siirron jälkeen käytettyä aikaa palautetaan enintään { $time } (Bronstein)
clock-at-start = kellossa ennen ensimmäistä siirtoa: { $time }
clock-for-sixty = 60 siirtoon yhteensä: { $time }
clock-minutes = { $minutes ->
    [one] { $minutes } minuutti
   *[other] { $minutes } minuuttia
}
clock-seconds = { $seconds ->
    [one] { $seconds } sekunti
   *[other] { $seconds } sekuntia
}
clock-decimal-sign = ,
clock-class = Pelimuoto: { $class ->
    [blitz] pikashakki, enintään 10 minuuttia (fide-2018/B.1)
    [rapid] nopea shakki, yli 10 ja alle 60 minuuttia (fide-2018/A.1)
   *[standard] normaali shakki, vähintään 60 minuuttia
}
clock-trf = Raporttitiedostossa (TRF, tunnus 222): { $text }
clock-human = Tavallisesti kirjoitettuna: { $text }
clock-took-trf = Luettu raporttitiedoston koodina, sekunteina. Tavallisena merkintänä, minuutteina, aika olisi toinen: --form human
clock-took-human = Luettu tavallisena merkintänä, minuutteina. Raporttitiedoston koodina, sekunteina, aika olisi toinen: --form trf
clock-slash-order = Kauttaviivan kanssa tavallinen merkintä on minuutit/siirrot (90/40) ja raporttitiedoston koodi siirrot/sekunnit (40/5400). Siirrot ennen minuutteja, kuten Yhdysvalloissa, luetaan vain, jos lopussa on SD/ tai G/: 40/90, SD/30

unsayable-delay = viivettä ei voi ilmaista
unsayable-part-of-second = sekunnin osia ei voi ilmaista
unsayable-next-period = seuraavan jakson alkamista ei voi ilmaista
unsayable-no-increment-before-move-1 = ensimmäistä siirtoa ilman lisäaikaa ei voi ilmaista

clock-unreadable = "{ $text }" ei ole miettimisaika: merkin { $column } kohdalla { $found }, odotettiin { $expected }.
clock-unreadable-hint = Kirjoita tavalliseen tapaan, 90/40+30, 30+30 tai 5 min, tai raporttitiedoston koodina, 40/6000+30:900+30.
clock-found-end = teksti loppuu
clock-found-char = on "{ $char }"
clock-found-number = on luku { $number }
clock-expected-digit = numeroa
clock-expected-three-decimals = enintään kolmea desimaalia
clock-expected-two-figures = kahta numeroa väliltä 00–59
clock-expected-slash = merkkiä "/" siirtojen lukumäärän jälkeen
clock-expected-dash = merkkiä "-" ja mustan aikaa
clock-expected-black = kirjainta "B" mustan ajan edellä
clock-expected-rest = yksikköä, lisäaikaa, uutta jaksoa tai loppua
clock-expected-end = loppua
clock-bound-moves = jaksoon 1–{ $most } siirtoa
clock-bound-time = jaksoon alle 100 tuntia
clock-bound-extra = siirtoa kohti enintään tunnin lisäaikaa
clock-bound-periods = 1–{ $most } jaksoa
clock-bound-unreachable = ettei pelin loppuun kestävän jakson jälkeen tule mitään
clock-bound-no-time = aikaa, jolla aloittaa
