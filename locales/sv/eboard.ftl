# Ett elektroniskt bräde vid ett bord, läst genom LiveChess.

eboard-no-board = LiveChess räknar inte upp brädet. Anslut det och slå på det.
eboard-follows = Följer brädet { $serial }.
eboard-state = LiveChess säger om brädet: { $state }. Se på sladden och batteriet.
eboard-turned-round = Brädet ligger åt andra hållet och läses så.
eboard-agrees = Bräde och bord stämmer överens.
eboard-differs = Bräde och bord skiljer sig på { $squares }. Bordet får inte veta något förrän de stämmer överens.
eboard-made = { $player }: { $move }
eboard-handed = { $player }: lämnat till bordet som det står. Ändrat: { $squares }
eboard-illegal = { $player }, { $squares }: { $reason }{ $article ->
    [none] {""}
   *[other] {" "}({ $article })
} Inget antecknades. Rätta till det på brädet, med den berörda pjäsen om den kan flytta.
eboard-in-the-air = Saknas: { $squares }. Pjäsen är i luften, eller brädet ser den inte. Sätt ner den, eller mitt på sin ruta.
eboard-waits = { $player } kan inte flytta vid bordet nu: klockan är stoppad, någon väntar på svar, eller platsen får inte flytta pjäser. Se på bordet.
eboard-refused = Servern vägrade: { $reason }. Ställ brädet som bordet har det, eller kalla på domaren.
eboard-not-understood = LiveChess sade något som inte går att förstå: { $text }
eboard-livechess-lost = LiveChess kan inte nås ({ $reason }). Starta det; försöker igen.
eboard-stopped = Stoppad. Partiet fortsätter vid bordet.
eboard-no-address = ”{ $text }” är ingen adress till LiveChess.
eboard-no-address-hint = på brädets dator är den ws://localhost:1982/api/v1.0
eboard-not-a-player = Den här länken är inte en spelares.
eboard-not-a-player-hint = ta en spelares länk, eller en medhjälpares som flyttar pjäserna
eboard-not-a-pair = Det här är inte länkarna till ett bords båda spelare.
eboard-not-a-pair-hint = ge en länk, eller vits och svarts vid samma bord
eboard-several-boards = LiveChess har flera bräden: { $boards }.
eboard-no-such-board = LiveChess har inget bräde { $serial }; det har { $boards }.
eboard-boards-hint = ange ett av dem med --board
