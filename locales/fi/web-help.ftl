# Sivut /help. Jokainen avain alkaa web-help-. Tekstit ovat kansiossa web/help.

web-help-title = Ohje
web-help-question = Mitä teet tänä iltana?
web-help-search = Hae ohjeesta: lippu, linkki, tulosta
web-help-found = { $count ->
    [0] Ohjeesta ei löytynyt mitään. Kokeile yhtä sanaa.
    [one] { $count } kohta ohjeessa
   *[other] { $count } kohtaa ohjeessa
}
web-help-in-laws = Hae säännöistä: ”{ $asked }”
web-help-whole = Lue yhtenä sivuna
web-help-contents = Tällä sivulla
web-help-where = Missä olet
web-help-others = Lisää ohjeita
web-help-unknown = Sellaista ohjesivua ei ole. Valitse jokin näistä.
