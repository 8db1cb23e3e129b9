# The record of a table, checked and told.

record-whole = The record is whole: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, from { $created } to { $last }.
record-last-hash = Last hash: { $hash }
record-hash-to-compare = Compare it with the one that was written down when the record was made, or give that one with --hash: who changes everything can make every hash anew.
record-hash-compared = It is the one that was given.
record-other-hash = The record ends with another hash ({ $hash }) than the one that was given ({ $kept }).
record-other-hash-hint = Entries may have been added since the hash was written down; otherwise the record is not the one it was.

record-not-whole = The record cannot be relied on.
record-not-a-record = The file is no record of a table.
record-later = A later Tuomari wrote it (form { $form }).
record-form = Line { $line } cannot be read: { $reason }
record-version = Line { $line }: entry { $found } stands where entry { $version } belongs.
record-before = Line { $line }: entry { $version } does not follow the one before it.
record-hash = Line { $line }: entry { $version } is not what its hash was made of.
record-cut-short = Line { $line }: the end is missing, or it does not fit the entries.
record-lines-after-end = Line { $line }: something follows the end.
record-entry = Line { $line }: entry { $version } cannot be read: { $reason }
record-no-table = The entries do not make a table: { $reason }
record-outcome = Line { $line }: the score in entry { $version } does not follow from the game: { $reason }
record-not-a-record-hint = Give a file whose first line begins with {"{"}"format":"tuomari-record".
record-update-hint = Update Tuomari and try again.
record-cut-short-hint = Fetch the record again; its last line tells the number of entries and the last hash.
record-outcome-hint = The hashes hold, so whoever wrote this made them anew. Compare it with the copy on the server, or with the hash that was written down.
record-copy-hint = What stands before that line is sound. Compare with another copy, and ask whoever kept the file.

record-heading = { $white } – { $black }, { $created }, { $rules }, { $table ->
    [assisted] assisted table
    [wooden] wooden board
   *[strict] strict table
}

record-competition-heading = { $name }, { $created }, { $rules }
record-competition-goes-on = The competition goes on.
record-links-changed = { $links ->
    [one] One link was changed.
   *[other] { $links } links were changed.
}
record-no-competition = The entries do not make a competition: the first does not say how tables are set.
record-is-competition = This is the record of a competition; it has no moves.
record-is-competition-hint = Fetch the record of one of its tables.
