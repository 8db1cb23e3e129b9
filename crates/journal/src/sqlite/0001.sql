-- One row for each accepted command of each table.
CREATE TABLE journal_rows (
    stream BLOB NOT NULL,
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (stream, version)
) STRICT;

-- One row for each table. Ordinary commands do not touch it.
CREATE TABLE journal_streams (
    stream BLOB NOT NULL PRIMARY KEY,
    finished INTEGER NOT NULL,
    due_ms INTEGER,
    due_set_by INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX journal_streams_due ON journal_streams (due_ms, stream) WHERE due_ms IS NOT NULL;
CREATE INDEX journal_streams_live ON journal_streams (stream) WHERE finished = 0;

-- Finished tables: all their rows up to a version in one compressed piece.
CREATE TABLE journal_packed (
    stream BLOB NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    bytes BLOB NOT NULL
) STRICT;

-- When each node was last alive, and when none was.
CREATE TABLE journal_nodes (
    node TEXT NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE journal_outages (
    from_ms INTEGER NOT NULL PRIMARY KEY,
    to_ms INTEGER NOT NULL
) STRICT;
