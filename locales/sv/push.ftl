# Rondens partier till en sändning.

push-handed = Överlämnat: { $games ->
    [one] ett parti
   *[other] { $games } partier
}
push-unread = Ett parti kunde inte läsas: { $reason }
push-lost = Det kom inte fram ({ $reason }). Försöker igen.
push-done = Alla partier är slut. De överlämnades { $times ->
    [one] en gång
   *[other] { $times } gånger
}.
push-no-address = "{ $text }" är ingen adress till en sida.
push-no-address-hint = skriv den som den står i webbläsaren: https://chess.example/path
push-no-token = Mottagarens nyckel saknas.
push-no-token-hint = lägg den i en fil och ange filen i TUOMARI_PUSH_TOKEN_FILE
push-refused = Partierna togs inte emot: { $reason }
push-refused-hint = kontrollera båda adresserna och nyckeln
