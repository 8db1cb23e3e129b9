# The record of a table, checked and told.

record-whole = The record is whole: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, from { $created } to { $last }.
record-last-hash = Last hash: { $hash }
record-hash-to-compare = Compare it with the one that was written down when the record was made, or give that one with --hash: who changes everything can make every hash anew.
record-hash-compared = It is the one that was given.
record-against = What was kept of entry { $entry } is in it.
record-signed = Signed on { $at } up to entry { $entries } by the key { $key }. Whose key that is, the organiser or the server's page of keys can tell: give theirs with --key.
record-signed-by-known = Signed on { $at } up to entry { $entries } by the key { $key }, which is trusted.
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
record-signature = Line { $line }: the signature is not of the key that it names.
record-other-end = Line { $line }: what was signed is another entry { $version } than the one here.
record-unsigned = Nobody signed it.
record-unsigned-hint = Fetch it from the server again. If it is not signed there either, compare it with a receipt that a player kept: --against.
record-stranger = Another key signed it: { $key }.
record-stranger-hint = Ask the organiser whether the installation has changed its key without handing over to it; otherwise somebody else made this.
record-tail = What follows entry { $entry } is not signed.
record-tail-hint = Of a game that goes on, fetch the record again in a minute. Otherwise somebody else put those entries there.
record-no-such-entry = What was kept ({ $kept }) belongs to none of its entries.
record-no-such-entry-hint = Check that it is of the same game, and all 64 digits. If so, the record was trimmed or made anew.
record-no-keys = There is no key in { $file }.
record-no-keys-hint = Give the 64 digits of a key, or a file with one in each line, as `tuomari key show` prints them.
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
