# Palvelimen päiväkirja ulkoa katsottuna.

journal-failed = Päiväkirjaa ei voi käyttää: { $reason }
journal-no-id = { $stream } ei ole pöydän tunnus.
journal-no-id-hint = tunnus on muotoa 01a1b34f-d47b-7100-8707-070707070707; se näkyy pöydän linkissä
journal-unknown = Pöydästä { $stream } ei ole tallessa mitään.
journal-unknown-hint = tarkista, onko päiväkirja oikea: --journal
journal-checked = { $streams ->
    [one] yksi tallenne
   *[other] { $streams } tallennetta
}, { $entries ->
    [one] yksi ehjä merkintä
   *[other] { $entries } ehjää merkintää
}, { $broken ->
    [0] mikään ei ole rikki
    [one] yksi tallenne rikki
   *[other] { $broken } tallennetta rikki
}
journal-broken = { $stream }: { $stored } merkinnästä { $sound } on ehjiä; { $reason }
journal-check-failed = { $broken ->
    [one] Yksi tallenne on rikki.
   *[other] { $broken } tallennetta on rikki.
}
journal-check-failed-hint = palauta varmuuskopio, jossa koko peli on, tai katso, mitä tuomari journal repair PÖYTÄ poistaisi
journal-sound = { $stream } on ehjä, { $kept ->
    [one] yksi merkintä
   *[other] kaikki { $kept } merkintää
}; mitään ei ole poistettavana.
journal-would-drop = Pöydän { $stream } merkinnöistä { $kept ->
    [one] yksi jää
   *[other] { $kept } jää
}; nämä poistettaisiin:
journal-repaired = { $stream } jatkuu merkinnän { $kept } jälkeen. Poistettu ja talletettu tauluun journal_cut:
journal-repair-asks = Mitään ei ole vielä muutettu.
journal-repair-asks-hint = katso ensin varmuuskopiota; anna komento sitten uudelleen valitsimella --yes
journal-beyond-repair = Sitä ei voi katkaista: { $reason }
journal-beyond-repair-hint = palauta se varmuuskopiosta
journal-not-exported = Pöytää { $stream } ei kirjoitettu: { $reason }
journal-exported = { $written ->
    [one] Yksi tallenne
   *[other] { $written } tallennetta
} kirjoitettiin kansioon { $folder }
journal-no-day = { $day } ei ole päivä.
journal-no-day-hint = Kirjoita se näin: 2026-11-19
journal-tended = Taulut ovat kunnossa; { $packed ->
    [one] yksi peli pakattiin.
   *[other] { $packed } peliä pakattiin.
}
