-- SPDX-License-Identifier: Apache-2.0
-- The database itself: what it has been through, whether it is whole.

-- name: read_migrations
SELECT version, hash, needs FROM migration ORDER BY version;

-- name: insert_migration
INSERT INTO migration (version, name, hash, applied_at, needs) VALUES (?1, ?2, ?3, ?4, ?5);

-- name: read_store_probe
SELECT at, length(ballast) FROM store_probe WHERE id = 1;

-- name: write_uptime_mark
INSERT INTO uptime_mark (id, at) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET at = excluded.at;

-- name: read_uptime_mark
SELECT at FROM uptime_mark WHERE id = 1;
