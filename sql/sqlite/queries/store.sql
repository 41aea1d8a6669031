-- SPDX-License-Identifier: Apache-2.0
-- The database itself: what it has been through, whether it is whole.

-- name: count_schema
-- Tables of the program and all others: a file that has only others is somebody else's database.
SELECT count(*) FILTER (WHERE name = 'migration'), count(*)
FROM sqlite_schema
WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\';

-- name: read_migrations
SELECT version, name, hash FROM migration ORDER BY version;

-- name: insert_migration
INSERT INTO migration (version, name, hash, applied_at) VALUES (?1, ?2, ?3, ?4);

-- name: touch_store_probe
INSERT INTO store_probe (id, at, ballast) VALUES (1, ?1, randomblob(?2))
ON CONFLICT (id) DO UPDATE SET at = excluded.at, ballast = excluded.ballast;

-- name: read_store_probe
SELECT at, length(ballast) FROM store_probe WHERE id = 1;

-- name: check_structure
-- One row, "ok" or the first thing that is wrong.
PRAGMA quick_check(1);

-- name: check_foreign_keys
-- A row for each reference to nothing: table, rowid, referred table, number of the key.
PRAGMA foreign_key_check;

-- name: write_uptime_mark
INSERT INTO uptime_mark (id, at) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET at = excluded.at;

-- name: read_uptime_mark
SELECT at FROM uptime_mark WHERE id = 1;
