-- A probe of the store writes as much as what it stands for: a row of a few bytes finds room on a disk that has none for moves.

-- Random bytes, other ones each time, as SQLite does not write what has not changed. NULL until the first probe.
ALTER TABLE heartbeat ADD COLUMN ballast BLOB;
