# The journal of a server, looked at from outside.

journal-failed = The journal cannot be used: { $reason }
journal-no-id = { $stream } is no table's id.
journal-no-id-hint = an id looks like 01a1b34f-d47b-7100-8707-070707070707; it stands in the table's link
journal-unknown = Nothing is stored of { $stream }.
journal-unknown-hint = look whether it is the right journal: --journal
journal-checked = { $streams ->
    [one] one record
   *[other] { $streams } records
}, { $entries ->
    [one] one sound entry
   *[other] { $entries } sound entries
}, { $broken ->
    [0] nothing broken
    [one] one record broken
   *[other] { $broken } records broken
}
journal-broken = { $stream }: { $sound } of { $stored } entries are sound; { $reason }
journal-check-failed = { $broken ->
    [one] One record is broken.
   *[other] { $broken } records are broken.
}
journal-check-failed-hint = restore a backup that has the whole game, or see what tuomari journal repair STREAM would drop
journal-sound = { $stream } is sound, all { $kept ->
    [one] one entry
   *[other] { $kept } entries
} of it; nothing is to be dropped.
journal-would-drop = Of { $stream }, { $kept ->
    [one] one entry stays
   *[other] { $kept } entries stay
}; this would be dropped:
journal-repaired = { $stream } goes on after entry { $kept }. Dropped, and kept in journal_cut:
journal-repair-asks = Nothing was changed yet.
journal-repair-asks-hint = look at a backup first; then say it again with --yes
journal-beyond-repair = It cannot be cut back: { $reason }
journal-beyond-repair-hint = restore it from a backup
journal-not-exported = { $stream } was not written: { $reason }
journal-exported = { $written ->
    [one] One record was
   *[other] { $written } records were
} written to { $folder }
journal-no-day = { $day } is no day.
journal-no-day-hint = Write it as 2026-11-19
journal-tended = The tables are in order; { $packed ->
    [one] one game was
   *[other] { $packed } games were
} packed.
