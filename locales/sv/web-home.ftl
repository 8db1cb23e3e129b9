# Förstasidan.

web-home-title = Schack precis som reglerna säger, på nätet och på träbräde.
web-home-lede = Rörd pjäs gäller. Du trycker på klockan. Du kräver det som är ditt. Sex regelböcker, och artikeln bakom varje beslut.
web-home-friend = Spela med en vän
web-home-friend-closed = för arrangören
web-home-house = Spela mot programmet
web-home-have-link = Jag har en länk eller kod

# Brädet bredvid.
web-home-watch-game = Följ partiet: { $white } mot { $black }
web-home-see-game = Se partiet: { $white } mot { $black }
web-home-position = Ställningen nu
web-home-position-end = Slutställningen
web-home-set-up = Ett bräde uppställt för spel
web-home-to-move = vid draget
web-home-now = Pågår
web-home-now-board = Pågår, bräde { $board }
web-home-over = Slut, { $score }
web-home-over-plain = Slut
web-home-quiet = Pjäserna är uppställda. Ingen spelar just nu.

# Dörrarna.
web-home-doors = Här finns också
web-home-play = Spela
web-home-play-what = Skapa ett bord och skicka länken.
web-home-play-closed = Arrangören ställer upp borden.
web-home-watch = Titta
web-home-watch-what = { $games ->
    [0] Följ ett parti när något pågår.
    [one] Ett parti pågår. Följ det här.
   *[other] { $games } partier pågår. Följ ett.
}
web-home-clock = Klocka
web-home-clock-what = En telefon vid ett träbräde. Fungerar utan nät.
web-home-laws = Regler
web-home-laws-what = Varje artikel, utgåva vid utgåva.
web-home-arbiter = Döm
web-home-arbiter-what = Alla bräden, kallelser och krav på ett ställe.
web-home-compete = Tävla
web-home-compete-what = Lottning enligt reglerna, resultat från borden.

web-home-join = Anslut med länk eller kod
web-home-join-help = Klistra in länken du fått, eller bordets sista tecken.
web-home-join-none = Inget pågående parti har den koden. Kontrollera tecknen eller be om hela länken.
web-home-open = Öppna
web-home-live = Pågående partier
web-home-live-also = Andra pågående partier
web-home-hall = Visa bräden på storskärm
web-home-none = Inget spelas just nu.
web-home-only-this = Inget annat parti pågår.
web-home-closed = Partierna på den här servern är för dem som har en länk.
web-home-soon = Börjar snart
web-home-soon-more = { $tables ->
    [one] och ett bord till
   *[other] och { $tables } bord till
}
web-home-no-clock = ingen klocka
web-home-minutes = { $minutes } min
web-home-set-up-at = uppställt kl. { $hour }
web-home-organises = Du är arrangör på den här servern.
web-home-to-desk = Öppna domarens bord
web-home-link = Visa arrangörens länk
web-home-link-sure = Ja, visa den här
web-home-link-name = Arrangörens länk
web-home-link-what = Den som har länken kan göra allt på den här servern. Skicka den bara till dem som arrangerar med dig.
web-home-link-copy = Kopiera länken
web-home-link-hide = Dölj
web-home-sign-out = Logga ut
web-home-sign-out-sure = Ja, glöm länken här
web-home-no-organiser = Servern känner inte till den här arrangörslänken. Inget sparades.
web-home-competitions = Dina tävlingar
web-home-foot = Fri programvara (GNU GPL, version 3 eller senare). Inget konto, inga kakor.

# Mina partier: vad den här webbläsaren minns.
web-home-mine = Mina partier
web-home-mine-what = Listan finns bara i den här webbläsaren. Ett pågående parti öppnas med sin länk även på en annan enhet.
web-home-mine-all = { $games ->
    [one] Öppna listan
   *[other] Alla { $games }
}
web-home-mine-going-on = Pågår
web-home-mine-on = pågår
web-home-mine-won = vinst
web-home-mine-drawn = remi
web-home-mine-lost = förlust
web-home-mine-replaced = din länk har bytts ut, be om en ny
web-home-mine-copy = Kopiera min länk
web-home-mine-copied = Kopierad
web-home-mine-links = Länkar till alla platser
web-home-mine-forget = Glöm
web-home-mine-forget-sure = Glömma det här? Protokollet finns kvar på servern.
web-home-mine-forget-seat = Glömma det? Bara din länk leder tillbaka till platsen.
web-home-mine-forget-all = Glöm alla partier här
web-home-mine-forget-all-sure = Ja, glöm dem och mina länkar till dem som pågår
web-home-mine-none = Inga partier ännu
web-home-mine-none-what = Partier du spelar i den här webbläsaren står här, med resultat och protokoll.
web-home-finished = Avslutade
