# Sidorna /help. Varje nyckel börjar med web-help-. Texterna finns i web/help.

web-help-title = Hjälp
web-help-question = Vad gör du i kväll?
web-help-search = Sök i hjälpen: flagga, länk, skriv ut
web-help-found = { $count ->
    [0] Inget hittades i hjälpen. Försök med ett ord.
    [one] { $count } ställe i hjälpen
   *[other] { $count } ställen i hjälpen
}
web-help-in-laws = Sök i reglerna: ”{ $asked }”
web-help-whole = Läs som en sida
web-help-contents = På den här sidan
web-help-where = Var du är
web-help-others = Mer hjälp
web-help-unknown = Det finns ingen sådan hjälpsida. Välj en av dessa.
