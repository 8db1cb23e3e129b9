# En robot som sätter sig vid ett bord.

bot-joined = Sitter vid bordet: { $seat ->
    [white] vit
    [black] svart
    [white-assistant] vits medhjälpare
    [black-assistant] svarts medhjälpare
    [arbiter] domaren
    [hall-screen] en skärm i salen
   *[spectator] en åskådare
}
bot-waits-for-clock = Väntar på att klockan startas; domarens länk gör det.
bot-moved = Drag { $number }: { $move }
bot-left-script = Partiet är inte längre det givna; härifrån lottas dragen.
bot-no-engine = Schackmotorn svarar inte ({ $reason }). En blygsam spelare fortsätter.
bot-lost = Anslutningen bröts ({ $reason }). Försöker igen.
bot-back = Anslutningen är tillbaka.
bot-refused = Servern vägrade: { $reason }. Ser på bordet igen.
bot-no-link = Det här är ingen länk till en plats.
bot-no-link-hint = en länk ser ut som http://chess.example/t/BORD#HEMLIGHET; sätt den inom citattecken
bot-unreachable = Servern kan inte nås: { $reason }
bot-unreachable-hint = se efter om den är i gång och om länken har dess adress
bot-strange = Serverns svar går inte att förstå: { $reason }
bot-strange-hint = servern och det här programmet kan vara av olika versioner
bot-turned-away = Servern säger nej: { $reason }
bot-broken-record = Protokollet för det här bordet är skadat och servern kan inte läsa det.
bot-broken-record-hint = den som sköter servern får med tuomari journal check veta vad som är fel
bot-wrong-speed = { $speed } är ingen hastighet.
bot-wrong-speed-hint = skriv ett tal över noll: 1 är en människas hastighet, 10 är tio gånger så snabbt
bot-script-no-game = Det finns inget parti { $game } i { $file }; där finns { $games ->
    [0] inga partier
    [one] ett parti
   *[other] { $games } partier
}.
bot-script-move = { $file }: halvdrag { $ply }, ”{ $word }”, är inget regelrätt drag.
bot-script-pgn = { $file } kan inte läsas som PGN: { $reason }
bot-script-hint = tuomari notation visar var ett parti går fel, och översätter andra språk till engelska
