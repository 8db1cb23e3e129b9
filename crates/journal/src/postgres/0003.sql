-- What the nodes of an installation share, drawn by the first of them: the key
-- by which they know each other's hints.
CREATE TABLE journal_settings (
    name text NOT NULL PRIMARY KEY,
    value bytea NOT NULL
);

-- Rows that a repair cut off, kept aside as they were.
CREATE TABLE journal_cut (
    stream uuid NOT NULL,
    version bigint NOT NULL,
    hash bytea NOT NULL,
    body bytea NOT NULL,
    cut_ms bigint NOT NULL
);
CREATE INDEX journal_cut_stream ON journal_cut (stream, version);
