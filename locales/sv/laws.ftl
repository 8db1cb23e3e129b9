# Regelböckerna: artiklar, inställningar, täckning.

rulebook-fide-2014 = FIDE:s schackregler, gällande från juli 2014
rulebook-fide-2018 = FIDE:s schackregler, gällande från januari 2018
rulebook-fide-2023 = FIDE:s schackregler, gällande från januari 2023
rulebook-fi-blitz-2014 = Finlands nationella blixtschackregler 2014
rulebook-fi-team-blitz = Finlands regler för lagblixtschack
rulebook-fi-basics = Finlands schackregler för nybörjare

# Vad programmet gör med en artikel, i ett ord och i en mening.
kind-enforced = verkställs
kind-ruled = avgörs
kind-recorded = antecknas
kind-stated = anges
kind-enforced-long = Programmet avgör saken efter bräde och klocka och verkställer den.
kind-ruled-long = Domaren avgör saken; programmet frågar och verkställer avgörandet.
kind-recorded-long = Programmet kan inte se saken; människor antecknar den, och följden verkställs eller frågas.
kind-stated-long = Det finns inget att verkställa; artikeln visas för läsaren.

laws-rulebook = Regelbok
laws-setting = Inställning
laws-settings = Inställningar
laws-total = totalt
laws-sum = { $count } artiklar. tuomari laws show REGELBOK listar dem.
laws-profiles = Profiler: { $profiles }
laws-fixes = Den bestämmer:
laws-below = Under den:
laws-meanings = Vad inställningarna betyder:
laws-found = { $articles ->
    [one] { $articles } artikel
   *[other] { $articles } artiklar
}, { $settings ->
    [one] { $settings } inställning
   *[other] { $settings } inställningar
}.
laws-nothing-found = Inget hittades. De svenska sammanfattningarna genomsöktes; --lang en och --lang fi söker i de andra.
laws-diff-counts = { $different ->
    [one] { $different } inställning skiljer sig
   *[other] { $different } inställningar skiljer sig
}, { $same ->
    [one] { $same } är lika.
   *[other] { $same } är lika.
}
laws-no-rulebook = Det finns ingen regelbok "{ $name }".
laws-no-rulebook-hint = Välj någon av: { $names }.
laws-no-profile = { $rulebook } har ingen profil "{ $profile }".
laws-no-profile-hint = Välj någon av: { $profiles }.
laws-no-article = { $rulebook } har ingen artikel { $number }.
laws-no-article-hint = Lista dem: tuomari laws show { $rulebook }
laws-near-articles-hint = I närheten finns { $articles }.

# Vad programmet gör med en regelboks artiklar: de fyra grupperna.
decides-enforced = Avgör själv
decides-ruled = Frågar domaren
decides-recorded = Antecknar bara det som anmäls
decides-stated = Lämnar åt människor
decides-none = Ingen artikel.
decides-who = Vem som måste ta upp saken
decides-who-long = Vad som följer oombett och vad som väntar på en människa, enligt regelbokens tryckta text. Där regelboken överlåter valet åt tävlingen får tävlingen bestämma annat.

coverage-summary = { $shown } av { $demanded } artiklar som verkställs eller avgörs nämns av ett godkänt fall; { $scenarios ->
    [one] { $scenarios } fall
   *[other] { $scenarios } fall
} i { $features ->
    [one] { $features } fil
   *[other] { $features } filer
}.
coverage-missing = Nämns inte av något godkänt fall:
coverage-incomplete = { $count ->
    [one] En artikel som verkställs eller avgörs nämns inte av något godkänt fall.
   *[other] { $count } artiklar som verkställs eller avgörs nämns inte av något godkänt fall.
}
coverage-incomplete-hint = Skriv för var och en ett fall som visar vad den kräver, och märk fallet med artikeln.
coverage-no-results = Det finns inga resultat av fallen: { $path }
coverage-no-results-hint = Kör i projektets översta mapp { $command }; --results anger en annan plats.
coverage-no-scenarios = Det finns ingen mapp med fall: { $path }
coverage-no-scenarios-hint = Gå till projektets översta mapp, eller ange mappen med --scenarios.
coverage-unreadable = Inte resultat av fall: { $file }, rad { $line }
coverage-stale = Resultaten är äldre än fallen: { $files }.
coverage-changed = ändrade sedan dess ({ $count }): { $files }
coverage-added = inte körda ({ $count }): { $files }
coverage-gone = borttagna ({ $count }): { $files }
coverage-stale-hint = Kör fallen igen: { $command }
coverage-removed-hint = Ta bort resultaten och kör fallen igen: { $command }
