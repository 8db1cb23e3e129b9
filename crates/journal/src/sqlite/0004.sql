-- What the installation signed of each table last, as one line of JSON. It is no
-- part of the record: whoever loses it has the record still.
CREATE TABLE journal_signed (
    stream BLOB NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    said TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX journal_signed_at ON journal_signed (at_ms);
