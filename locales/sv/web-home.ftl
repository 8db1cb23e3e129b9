# Förstasidan.

web-home-title = Schack enligt reglerna
web-home-doors = Dörrar
web-home-play = Spela
web-home-play-what = Ställ i ordning ett bord och skicka länkarna.
web-home-clock = Klocka
web-home-clock-what = En telefon, ett träbräde, inget nät behövs.
web-home-arbiter = Domare
web-home-arbiter-what = Alla bräden, rop och krav på ett ställe.
web-home-join = Anslut med länk eller kod
web-home-join-help = Klistra in länken du fått, eller bordets sista tecken.
web-home-join-none = Inget pågående bord passar. Kontrollera tecknen eller be om hela länken.
web-home-open = Öppna
web-home-yours = Dina platser
web-home-live = Pågående bord
web-home-none = Inget spelas just nu.
web-home-no-clock = ingen klocka
web-home-organises = Du är arrangör på den här servern.
web-home-to-desk = Öppna domarens bord
web-home-sign-out = Logga ut
web-home-sign-out-sure = Ja, glöm länken här
web-home-no-organiser = Servern känner inte till den här arrangörslänken. Inget sparades.
web-home-compete = En tävling
web-home-compete-what = Namn från en lista, lottning enligt reglerna, resultat från borden
web-home-competitions = Dina tävlingar
