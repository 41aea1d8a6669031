-- SPDX-License-Identifier: Apache-2.0
-- The database itself.

-- name: count_schema
-- Tables of the program and all others: a database that has only others is somebody else's.
SELECT count(*) FILTER (WHERE tablename = 'migration'), count(*) FROM pg_tables WHERE schemaname = current_schema();

-- name: touch_store_probe
-- What stands behind it is as long as what it stands for; PostgreSQL writes a row anew also where nothing has changed.
INSERT INTO store_probe (id, at, ballast) VALUES (1, ?1, decode(repeat('00', CAST(?2 AS INTEGER)), 'hex'))
ON CONFLICT (id) DO UPDATE SET at = excluded.at, ballast = excluded.ballast;
