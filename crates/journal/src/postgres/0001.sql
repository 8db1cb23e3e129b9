-- One row for each accepted command of each table.
CREATE TABLE journal_rows (
    stream uuid NOT NULL,
    version bigint NOT NULL,
    hash bytea NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (stream, version)
) PARTITION BY RANGE (stream);

-- One row for each table. Ordinary commands do not touch it.
CREATE TABLE journal_streams (
    stream uuid NOT NULL PRIMARY KEY,
    finished boolean NOT NULL,
    due_ms bigint,
    due_set_by bigint NOT NULL
) PARTITION BY RANGE (stream);
CREATE INDEX journal_streams_due ON journal_streams (due_ms, stream) WHERE due_ms IS NOT NULL;
CREATE INDEX journal_streams_live ON journal_streams (stream) WHERE NOT finished;

-- Finished tables: all their rows up to a version in one compressed piece.
CREATE TABLE journal_packed (
    stream uuid NOT NULL PRIMARY KEY,
    version bigint NOT NULL,
    hash bytea NOT NULL,
    bytes bytea NOT NULL
) PARTITION BY RANGE (stream);
ALTER TABLE journal_packed ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- When each node was last alive, and when none was.
CREATE TABLE journal_nodes (
    node text NOT NULL PRIMARY KEY,
    at_ms bigint NOT NULL
);
CREATE TABLE journal_outages (
    from_ms bigint NOT NULL PRIMARY KEY,
    to_ms bigint NOT NULL
);
CREATE INDEX journal_outages_to ON journal_outages (to_ms);

-- Retention: drops whole weeks that began before a day, and says which. A week
-- that still has a live table is kept.
CREATE FUNCTION journal_drop_before(day date) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
    week text;
    live boolean;
BEGIN
    FOR week IN
        SELECT right(c.relname, 8)
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'journal_rows'::regclass
            AND to_date(right(c.relname, 8), 'YYYYMMDD') + 7 <= day
        ORDER BY 1
    LOOP
        EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE NOT finished)', 'journal_streams_' || week)
            INTO live;
        IF NOT live THEN
            EXECUTE format('DROP TABLE %I, %I, %I',
                'journal_rows_' || week, 'journal_streams_' || week, 'journal_packed_' || week);
            RETURN NEXT week;
        END IF;
    END LOOP;
END
$$;
