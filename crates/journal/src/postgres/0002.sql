-- Which finished tables have rows that are not packed yet, so that whoever
-- packs finds them without looking through the archive.
ALTER TABLE journal_streams ADD COLUMN packed boolean NOT NULL DEFAULT false;
CREATE INDEX journal_streams_to_pack ON journal_streams (stream) WHERE finished AND NOT packed;
