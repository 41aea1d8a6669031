-- SPDX-License-Identifier: Apache-2.0
-- The database itself.

-- name: count_schema
-- Tables of the program and all others: a file that has only others is somebody else's database. And whether its migrations
-- say what they need: those from before the first release did not.
SELECT count(*) FILTER (WHERE name = 'migration'), count(*),
    EXISTS (SELECT 1 FROM pragma_table_info('migration') WHERE name = 'needs')
FROM sqlite_schema
WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\';

-- name: touch_store_probe
INSERT INTO store_probe (id, at, ballast) VALUES (1, ?1, randomblob(?2))
ON CONFLICT (id) DO UPDATE SET at = excluded.at, ballast = excluded.ballast;

-- name: check_structure
-- One row, "ok" or the first thing that is wrong.
PRAGMA quick_check(1);

-- name: check_foreign_keys
-- A row for each reference to nothing: table, rowid, referred table, number of the key.
PRAGMA foreign_key_check;

-- name: read_database_size
-- Bytes, and those of them that hold nothing.
SELECT page_count * page_size, freelist_count * page_size
FROM pragma_page_count CROSS JOIN pragma_page_size CROSS JOIN pragma_freelist_count;

-- name: read_journal_mode
PRAGMA journal_mode;
