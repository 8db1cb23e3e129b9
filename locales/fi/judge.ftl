# Komento `tuomari judge`, sen kehote ja muunnelmat, joiden sanotaan pakottavan matin.

# Itse komento.
judge-heading = { $rules }, { $control }, { $table ->
    [assisted] avustettu pöytä
    [wooden] puulauta
   *[strict] tiukka pöytä
}
judge-control = miettimisaika { $control }
judge-no-clock = ei kelloa
judge-assumed = Kilpailun on päätettävä { $setting }; oletetaan { $value }. Muu arvo: --set { $setting }=ARVO
judge-refused = Torjuttu
judge-questions = Avoimet kysymykset:
judge-goes-on = Peli jatkuu.
judge-clocks = Valkea { $white }, musta { $black }; { $state ->
    [idle] ei käynnistetty
    [white] valkean kello käy
    [black] mustan kello käy
   *[stopped] pysäytetty
}.
judge-flag = 0:00 (lippu)
judge-nothing = Siitä ei seurannut mitään.
judge-unreadable = Riviä { $line } ei voi lukea: { $reason }
judge-unreadable-hint = Kullakin rivillä on yksi JSON-olio, esimerkiksi { $example }; tuomari judge --help luettelee teot.
judge-reason-json = se ei ole JSON-olio ({ $detail })
judge-reason-time = "{ $text }" ei ole aika; kirjoita 0:02.5, 1:30:00, +3 tai at_ms
judge-reason-backwards = aika kulkee taaksepäin, { $from } – { $to }
judge-reason-by = "{ $text }" ei ole kukaan; on white, black, arbiter, system, white-assistant ja black-assistant
judge-reason-act = "{ $text }" ei ole teko
judge-reason-act-near = "{ $text }" ei ole teko; tarkoitettaneen { $near }
judge-reason-field = { $act }: { $detail }
judge-reason-move = "{ $text }" ei ole siirto tässä ({ $language }); laiton siirto annetaan ruutuina, g1f3
judge-bad-rules = Näistä ei tule sääntöjä: { $reason }
judge-bad-rules-hint = tuomari laws settings { $rulebook } luettelee, mitä voi asettaa.
judge-bad-set = "{ $text }" ei aseta mitään; kirjoita ASETUS=ARVO.

# Kehotteessa.
prompt-welcome =
    Kirjoita, mitä ihmiset tekevät, esimerkiksi: arbiter start, white e4,
    white press, black claim illegal. help kertoo lisää, quit lopettaa.
prompt-unreadable = Ei ymmärretty: { $reason }
prompt-turn = { $whose } siirto { $number }.
prompt-options = { $who } voi nyt:
prompt-nothing-to-undo = Ei ole mitään peruttavaa.
prompt-undone = Peruttu: { $line }
prompt-help =
    KUKA TEKO …       white, black, arbiter: mitä he tekevät
    white Rf3         siirto oman kielen kirjaimin tai ruutuina g1f3
    white press       white stop-clock, white resign, white offer-draw
    black claim illegal-move | touch-move | flag | threefold | fifty-moves
    arbiter start-clock, arbiter see-flag white, arbiter add-time black 2min
    arbiter rule 1 accept | reject | end 1-0 | warn white
    0:05.5 …          silloin pöydän ajassa; +3 … kolme sekuntia myöhemmin
    +60               minuutti kuluu
    may white         mitä valkea voi nyt tehdä, ja kohdat
    show, undo, acts, help, quit

# Muunnelmat, joiden sanotaan pakottavan matin.
forced-yes = Muunnelma pakottaa matin: { $who } voittaa.
forced-no = Muunnelma ei pakota mattia ({ $who }). { $fault }
forced-not = Muunnelma ei pakota mattia.
forced-not-hint = Näytä vaatijalle yksi siirto joka vuorolla, vastaa jokaiseen lailliseen siirtoon ja päätä jokainen muunnelma mattiin.
forced-no-claimant = Mikään muunnelma ei pääty mattiin, joten ei käy ilmi, kumman on tehtävä matti.
forced-no-claimant-hint = Nimeä vaatija: --by white tai --by black.
variations-too-long = Muunnelmat ovat liian pitkät.
nothing-to-replace = Sulku avautuu kohdassa, jota ennen ei ole siirtoa.
bracket-not-opened = Suljetaan sulku, jota ei ole avattu.
bracket-not-closed = Sulku jää sulkematta.
brackets-hint = Kirjoita muut vastaukset sulkuihin heti sen perään, jonka ne korvaavat: 1. Dh5+ Kxh5 (1... Kg7 2. Dxh7#) 2. Th3#
