-- What the installation signed of each table last, as one line of JSON. It is no
-- part of the record: whoever loses it has the record still.
CREATE TABLE journal_signed (
    stream uuid NOT NULL PRIMARY KEY,
    version bigint NOT NULL,
    at_ms bigint NOT NULL,
    said text NOT NULL
);
CREATE INDEX journal_signed_at ON journal_signed (at_ms);

-- Retention takes it along; otherwise as in the first step.
CREATE OR REPLACE FUNCTION journal_drop_before(day date) RETURNS SETOF text LANGUAGE plpgsql AS $$
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
            EXECUTE format('DELETE FROM journal_signed WHERE stream IN (SELECT stream FROM %I)',
                'journal_streams_' || week);
            EXECUTE format('DROP TABLE %I, %I, %I',
                'journal_rows_' || week, 'journal_streams_' || week, 'journal_packed_' || week);
            RETURN NEXT week;
        END IF;
    END LOOP;
END
$$;
