-- What the nodes of an installation share, drawn by the first of them: the key
-- by which they know each other's hints.
CREATE TABLE journal_settings (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Rows that a repair cut off, kept aside as they were.
CREATE TABLE journal_cut (
    stream BLOB NOT NULL,
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    body BLOB NOT NULL,
    cut_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX journal_cut_stream ON journal_cut (stream, version);
