# Betänketider i ord. $color är alltid white eller black.

clock-both = Vardera spelaren
clock-one = { $color ->
    [white] Vit
   *[black] Svart
}
clock-period-whole = hela partiet: { $time }
clock-period-quota = drag { $from }–{ $to }: { $time }
clock-period-rest = från drag { $from } till slutet: { $time }
clock-period-repeated = från drag { $from }, för varje { $moves } drag: { $time }
clock-extra-increment = tillägg per drag { $time }
clock-extra-delay = varje drag en fördröjning på { $time } innan tiden börjar gå
clock-extra-bronstein = efter varje drag ges högst { $time } tillbaka (Bronstein)
clock-at-start = på klockan före första draget: { $time }
clock-for-sixty = för 60 drag sammanlagt: { $time }
clock-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}
clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
clock-decimal-sign = ,
clock-class = Spelform: { $class ->
    [blitz] blixtschack, högst 10 minuter (fide-2018/B.1)
    [rapid] snabbschack, över 10 och under 60 minuter (fide-2018/A.1)
   *[standard] långparti, 60 minuter eller mer
}
clock-trf = I rapportfilen (TRF, tagg 222): { $text }
clock-human = Som man brukar skriva: { $text }
clock-took-trf = Läst som rapportfilens kod, i sekunder. Som man brukar skriva, i minuter, vore betänketiden en annan: --form human
clock-took-human = Läst som man brukar skriva, i minuter. Som rapportfilens kod, i sekunder, vore betänketiden en annan: --form trf
clock-slash-order = Med snedstreck är det vanliga minuter/drag (90/40) och rapportfilens kod drag/sekunder (40/5400). Drag före minuter, som i USA, läses endast med SD/ eller G/ i slutet: 40/90, SD/30

unsayable-delay = kan inte uttrycka en fördröjning
unsayable-part-of-second = kan inte uttrycka delar av en sekund
unsayable-next-period = kan inte uttrycka hur nästa period börjar
unsayable-no-increment-before-move-1 = kan inte uttrycka ett första drag utan tillägg

clock-unreadable = "{ $text }" är ingen betänketid: vid tecken { $column } { $found }, väntade { $expected }.
clock-unreadable-hint = Skriv som man brukar, 90/40+30, 30+30 eller 5 min, eller rapportfilens kod, 40/6000+30:900+30.
clock-found-end = slutar texten
clock-found-char = står "{ $char }"
clock-found-number = står talet { $number }
clock-expected-digit = en siffra
clock-expected-three-decimals = högst tre decimaler
clock-expected-two-figures = två siffror från 00 till 59
clock-expected-slash = "/" efter antalet drag
clock-expected-dash = "-" och Svarts betänketid
clock-expected-black = "B" före Svarts betänketid
clock-expected-rest = en enhet, ett tillägg, en ny period eller slutet
clock-expected-end = slutet
clock-bound-moves = 1 till { $most } drag i en period
clock-bound-time = mindre än 100 timmar i en period
clock-bound-extra = högst en timmes tillägg per drag
clock-bound-periods = 1 till { $most } perioder
clock-bound-unreachable = ingenting efter en period för resten av partiet
clock-bound-no-time = någon tid att börja med
