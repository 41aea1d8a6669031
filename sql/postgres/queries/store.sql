-- SPDX-License-Identifier: Apache-2.0
-- The database itself.

-- name: count_schema
-- Tables of the program and all others: a database that has only others is somebody else's. And whether its migrations say
-- what they need: those from before the first release did not.
SELECT count(*) FILTER (WHERE tablename = 'migration'), count(*),
    EXISTS (
        SELECT 1 FROM pg_attribute
        WHERE attrelid = to_regclass(concat(quote_ident(current_schema()), '.migration')) AND attname = 'needs' AND NOT attisdropped
    )
FROM pg_tables WHERE schemaname = current_schema();

-- name: touch_store_probe
-- What stands behind it is as long as what it stands for; PostgreSQL writes a row anew also where nothing has changed.
INSERT INTO store_probe (id, at, ballast) VALUES (1, ?1, decode(repeat('00', CAST(?2 AS INTEGER)), 'hex'))
ON CONFLICT (id) DO UPDATE SET at = excluded.at, ballast = excluded.ballast;

-- name: read_server_settings
-- What must be so, and in the end what had better be: see driver_postgres_open.c.
SELECT current_setting('fsync'), current_setting('server_encoding');

-- name: name_session
-- As pg_stat_activity shows it.
SELECT set_config('application_name', ?1, FALSE);

-- name: claim_database
-- For as long as the session lives; whether nobody else has it. Schemas of one database are databases of their own.
SELECT pg_try_advisory_lock(hashtextextended('referee ' || current_schema(), 0));

-- name: claim_part_of_database
-- The same beside others who have a part of it; whether nobody has it alone.
SELECT pg_try_advisory_lock_shared(hashtextextended('referee ' || current_schema(), 0));

-- name: try_lock_migrations
-- To the end of the transaction: of two servers that start, one migrates, and the other finds it done. It is a lock on the
-- schema, as there may be no table yet that could be locked; whether nobody else has it.
SELECT pg_try_advisory_xact_lock(hashtextextended('referee migrations ' || current_schema(), 0));

-- name: hold_migrations
-- The same for longer than a transaction, for statements that can be in none.
SELECT pg_try_advisory_lock(hashtextextended('referee migrations ' || current_schema(), 0));

-- name: release_migrations
SELECT pg_advisory_unlock(hashtextextended('referee migrations ' || current_schema(), 0));

-- name: end_session
-- The server may not have noticed that a connection was lost, and its session keeps what it has: so it is ended.
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ?1 AND application_name = ?2;

-- name: read_claimant
-- Who has it: the session's name, without what tells two of one name apart, since when, and from where.
SELECT concat(split_part(activity.application_name, ' #', 1), ', since ',
    to_char(activity.backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ', from ' || host(activity.client_addr))
FROM pg_locks AS held JOIN pg_stat_activity AS activity ON activity.pid = held.pid
WHERE held.locktype = 'advisory' AND held.granted AND held.objsubid = 1
    AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND CAST(held.classid AS BIGINT) << 32 | CAST(held.objid AS BIGINT) = hashtextextended('referee ' || current_schema(), 0);

-- name: read_database_size
-- Bytes; of which it would say slowly what holds nothing.
SELECT pg_database_size(current_database()), CAST(0 AS BIGINT);

-- name: may_read_log_size
-- Roles with pg_monitor may; whoever may not must not even ask.
SELECT CAST(CAST(has_function_privilege('pg_ls_waldir()', 'execute') AS INTEGER) AS BIGINT);

-- name: read_log_size
-- Of the whole server, not of one database.
SELECT CAST(coalesce(sum(size), 0) AS BIGINT) FROM pg_ls_waldir();

-- name: allow_whole_tables
-- To the end of the transaction: a table that is counted is read from its beginning to its end (see driver_postgres_open.c).
SELECT set_config('enable_seqscan', 'on', TRUE);

-- name: read_durability
-- What an operator should know (store/durability.h). Of a standby a role without pg_monitor sees that it is there and not what it
-- is: -1.
SELECT current_setting('server_version'), current_setting('fsync'), current_setting('full_page_writes'),
    current_setting('data_checksums'), current_setting('server_encoding'), current_setting('synchronous_commit'),
    current_setting('synchronous_standby_names'),
    CASE WHEN pg_has_role('pg_monitor', 'usage')
        THEN (SELECT count(*) FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum'))
        ELSE -1
    END,
    CAST(current_setting('max_connections') AS BIGINT)
        - CAST(current_setting('superuser_reserved_connections') AS BIGINT);
