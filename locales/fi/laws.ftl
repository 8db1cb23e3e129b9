# Sääntökirjat: kohdat, asetukset, kattavuus.

rulebook-fide-2014 = FIDEn shakkisäännöt, voimassa heinäkuusta 2014
rulebook-fide-2018 = FIDEn shakkisäännöt, voimassa tammikuusta 2018
rulebook-fide-2023 = FIDEn shakkisäännöt, voimassa tammikuusta 2023
rulebook-fi-blitz-2014 = Suomen kansalliset pikashakkisäännöt 2014
rulebook-fi-team-blitz = Joukkuepikashakin säännöt Suomessa
rulebook-fi-basics = Shakin säännöt aloittelijoille

# Mitä ohjelma kohdalle tekee, sanalla ja lauseella.
kind-enforced = toimeenpannaan
kind-ruled = ratkaistaan
kind-recorded = kirjataan
kind-stated = kerrotaan
kind-enforced-long = Ohjelma ratkaisee sen laudan ja kellon perusteella ja panee sen toimeen.
kind-ruled-long = Tuomari ratkaisee sen; ohjelma kysyy ja panee ratkaisun toimeen.
kind-recorded-long = Ohjelma ei voi nähdä sitä; ihmiset kirjaavat sen, ja seuraus pannaan toimeen tai kysytään.
kind-stated-long = Siinä ei ole mitään toimeenpantavaa; se näytetään lukijalle.

laws-rulebook = Sääntökirja
laws-setting = Asetus
laws-settings = Asetukset
laws-total = yhteensä
laws-sum = { $count } kohtaa. tuomari laws show SÄÄNTÖKIRJA luettelee ne.
laws-profiles = Profiilit: { $profiles }
laws-fixes = Se määrää:
laws-below = Sen alla:
laws-meanings = Mitä asetukset tarkoittavat:
laws-found = { $articles ->
    [one] { $articles } kohta
   *[other] { $articles } kohtaa
}, { $settings ->
    [one] { $settings } asetus
   *[other] { $settings } asetusta
}.
laws-nothing-found = Mitään ei löytynyt. Haettiin suomenkielisistä tiivistelmistä; --lang en ja --lang sv hakevat muista.
laws-diff-counts = { $different ->
    [one] { $different } asetus eroaa
   *[other] { $different } asetusta eroaa
}, { $same ->
    [one] { $same } on sama.
   *[other] { $same } on samoja.
}
laws-no-rulebook = Sääntökirjaa "{ $name }" ei ole.
laws-no-rulebook-hint = Valitse näistä: { $names }.
laws-no-profile = Sääntökirjassa { $rulebook } ei ole profiilia "{ $profile }".
laws-no-profile-hint = Valitse näistä: { $profiles }.
laws-no-article = Sääntökirjassa { $rulebook } ei ole kohtaa { $number }.
laws-no-article-hint = Luettelo: tuomari laws show { $rulebook }
laws-near-articles-hint = Lähellä ovat { $articles }.

# Mitä ohjelma tekee sääntökirjan kohdilla: neljä ryhmää.
decides-enforced = Ratkaisee itse
decides-ruled = Kysyy tuomarilta
decides-recorded = Vain kirjaa, mitä ilmoitetaan
decides-stated = Jättää ihmisille
decides-none = Ei yhtään kohtaa.
decides-who = Kenen on otettava asia esille
decides-who-long = Mikä seuraa pyytämättä ja mikä odottaa ihmistä, sääntökirjan painetun tekstin mukaan. Missä sääntökirja jättää valinnan kilpailulle, kilpailu voi määrätä toisin.

coverage-summary = { $shown }/{ $demanded } toimeenpantavaa ja ratkaistavaa kohtaa on mainittu läpäisseessä tapauksessa; { $scenarios ->
    [one] { $scenarios } tapaus
   *[other] { $scenarios } tapausta
} { $features ->
    [one] { $features } tiedostossa
   *[other] { $features } tiedostossa
}.
coverage-missing = Mikään läpäissyt tapaus ei mainitse näitä:
coverage-incomplete = { $count ->
    [one] Yhtä toimeenpantavaa tai ratkaistavaa kohtaa ei mainitse mikään läpäissyt tapaus.
   *[other] { $count } toimeenpantavaa ja ratkaistavaa kohtaa on vailla läpäissyttä tapausta.
}
coverage-incomplete-hint = Kirjoita kullekin tapaus, joka näyttää, mitä kohta vaatii, ja merkitse kohta sen tunnisteeksi.
coverage-no-results = Tapausten tuloksia ei ole: { $path }
coverage-no-results-hint = Aja hakemiston juuressa { $command }; --results nimeää muun paikan.
coverage-no-scenarios = Tapausten kansiota ei ole: { $path }
coverage-no-scenarios-hint = Siirry hakemiston juureen tai nimeä kansio valitsimella --scenarios.
coverage-unreadable = Ei tapausten tuloksia: { $file }, rivi { $line }
coverage-stale = Tulokset ovat tapauksia vanhemmat: { $files }.
coverage-changed = muuttunut sen jälkeen ({ $count }): { $files }
coverage-added = ajamatta ({ $count }): { $files }
coverage-gone = poistunut ({ $count }): { $files }
coverage-stale-hint = Aja tapaukset uudelleen: { $command }
coverage-removed-hint = Poista tulokset ja aja tapaukset uudelleen: { $command }
