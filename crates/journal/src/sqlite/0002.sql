-- Which finished tables have rows that are not packed yet, so that whoever
-- packs finds them without looking through the archive.
ALTER TABLE journal_streams ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX journal_streams_to_pack ON journal_streams (stream) WHERE finished = 1 AND packed = 0;
