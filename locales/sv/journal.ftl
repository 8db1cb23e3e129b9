# En servers journal, sedd utifrån.

journal-failed = Journalen kan inte användas: { $reason }
journal-no-id = { $stream } är inget bords id.
journal-no-id-hint = ett id ser ut som 01a1b34f-d47b-7100-8707-070707070707; det står i bordets länk
journal-unknown = Inget är sparat om { $stream }.
journal-unknown-hint = se efter om det är rätt journal: --journal
journal-checked = { $streams ->
    [one] ett protokoll
   *[other] { $streams } protokoll
}, { $entries ->
    [one] en hel anteckning
   *[other] { $entries } hela anteckningar
}, { $broken ->
    [0] inget är skadat
    [one] ett protokoll skadat
   *[other] { $broken } protokoll skadade
}
journal-broken = { $stream }: { $sound } av { $stored } anteckningar är hela; { $reason }
journal-check-failed = { $broken ->
    [one] Ett protokoll är skadat.
   *[other] { $broken } protokoll är skadade.
}
journal-check-failed-hint = återställ en säkerhetskopia som har hela partiet, eller se vad tuomari journal repair BORD skulle ta bort
journal-sound = { $stream } är helt, { $kept ->
    [one] en anteckning
   *[other] alla { $kept } anteckningar
}; inget behöver tas bort.
journal-would-drop = Av { $stream } blir { $kept ->
    [one] en anteckning
   *[other] { $kept } anteckningar
} kvar; det här skulle tas bort:
journal-repaired = { $stream } fortsätter efter anteckning { $kept }. Borttaget och sparat i tabellen journal_cut:
journal-repair-asks = Inget har ändrats ännu.
journal-repair-asks-hint = se först på en säkerhetskopia; ge sedan kommandot igen med --yes
journal-beyond-repair = Det kan inte kortas: { $reason }
journal-beyond-repair-hint = återställ det från en säkerhetskopia
journal-not-exported = { $stream } skrevs inte: { $reason }
journal-exported = { $written ->
    [one] Ett protokoll
   *[other] { $written } protokoll
} skrevs till { $folder }
journal-no-day = { $day } är ingen dag.
journal-no-day-hint = Skriv den så här: 2026-11-19
journal-tended = Tabellerna är i ordning; { $packed ->
    [one] ett parti packades.
   *[other] { $packed } partier packades.
}
