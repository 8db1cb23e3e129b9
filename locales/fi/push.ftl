# Kierroksen pelit lähetyspalvelulle.

push-handed = Toimitettu: { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}
push-unread = Yhtä peliä ei pystytty lukemaan: { $reason }
push-lost = Lähetys ei mennyt perille ({ $reason }). Yritetään uudelleen.
push-done = Kaikki pelit ovat päättyneet. Ne toimitettiin { $times ->
    [one] kerran
   *[other] { $times } kertaa
}.
push-no-address = "{ $text }" ei ole sivun osoite.
push-no-address-hint = kirjoita se niin kuin se on selaimessa: https://chess.example/path
push-no-token = Pelien vastaanottajan tunnus puuttuu.
push-no-token-hint = pane se tiedostoon ja kerro tiedoston nimi muuttujassa TUOMARI_PUSH_TOKEN_FILE
push-refused = Pelejä ei otettu vastaan: { $reason }
push-refused-hint = tarkista molemmat osoitteet ja tunnus
