-- SPDX-License-Identifier: Apache-2.0
-- The instances of the program that share a database, and when none of them could write. All moments are the database's.

-- name: join_member
-- Makes the row of an instance, unless one of that name is alive: another process's, not older than ?4 ms, with a connection.
WITH clock AS MATERIALIZED (
    SELECT CAST(floor(extract(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT) AS now
), first_mark AS (
    INSERT INTO uptime_mark (id, at) SELECT 1, now FROM clock ON CONFLICT (id) DO NOTHING
)
INSERT INTO member (id, session, started_at, alive_at, program, level) SELECT ?1, ?2, now, now, ?3, ?5 FROM clock
ON CONFLICT (id) DO UPDATE
SET session = excluded.session, started_at = excluded.started_at, alive_at = excluded.alive_at, program = excluded.program,
    level = excluded.level, pid = NULL, connected_at = NULL
WHERE member.session = excluded.session OR member.alive_at < excluded.alive_at - CAST(?4 AS BIGINT)
    OR (member.pid IS NOT NULL AND NOT EXISTS (
        SELECT FROM pg_stat_activity AS connection
        WHERE connection.pid = member.pid AND connection.backend_start = member.connected_at));

-- name: find_late_member
-- An instance that has been alive within seconds, and knows fewer migrations than ?1.
SELECT member.id, member.level FROM member
WHERE member.level < ?1
    AND member.alive_at > CAST(floor(extract(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT) - 10000
    AND (member.pid IS NULL OR EXISTS (
        SELECT FROM pg_stat_activity AS connection
        WHERE connection.pid = member.pid AND connection.backend_start = member.connected_at))
ORDER BY member.level, member.id
LIMIT 1;

-- name: read_member
SELECT alive_at FROM member WHERE id = ?1;

-- name: any_silent_member
-- Is one alive, by its row and its connection, that has not been heard of since the instance ?1 came? One that was just killed
-- is, for a moment.
SELECT 1
FROM (SELECT CAST(floor(extract(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT) AS now) AS clock
CROSS JOIN member AS own
JOIN member ON member.id > '' AND member.id <> own.id AND member.alive_at < own.started_at
    AND member.alive_at >= clock.now - CAST(?2 AS BIGINT)
    AND EXISTS (
        SELECT FROM pg_stat_activity AS connection
        WHERE connection.pid = member.pid AND connection.backend_start = member.connected_at)
WHERE own.id = ?1
LIMIT 1;

-- name: beat_member
-- That an instance is alive, and with it the service: the uptime mark goes on, once it is ?3 ms old, or older than the
-- instance, so that it tells of those who were there when it came. Who finds it older than ?4 ms, or from before any of those
-- came who are there, and has its lock, writes down that nobody could move since; whoever waited for the lock finds it moved.
-- One row, where the instance still has its own, and the database what it needs: who stood still may wake up behind a migration
-- that waited for nobody by that time.
WITH clock AS MATERIALIZED (
    SELECT CAST(floor(extract(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT) AS now
), mine AS MATERIALIZED (
    UPDATE member
    SET alive_at = clock.now, pid = pg_backend_pid(),
        connected_at = (SELECT backend_start FROM pg_stat_activity AS connection WHERE connection.pid = pg_backend_pid())
    FROM clock
    WHERE member.id = ?1 AND member.session = ?2
        AND member.level >= (SELECT needs FROM migration ORDER BY version DESC LIMIT 1)
    RETURNING member.alive_at AS now, member.started_at
), there AS MATERIALIZED (
    SELECT min(member.started_at) AS first_at FROM clock CROSS JOIN member
    WHERE member.id > '' AND member.alive_at >= clock.now - CAST(?5 AS BIGINT)
        AND (member.pid IS NULL OR EXISTS (
            SELECT FROM pg_stat_activity AS connection
            WHERE connection.pid = member.pid AND connection.backend_start = member.connected_at))
), old AS MATERIALIZED (
    SELECT uptime_mark.at, mine.now, there.first_at FROM uptime_mark CROSS JOIN mine CROSS JOIN there
    WHERE uptime_mark.id = 1
        AND (uptime_mark.at <= mine.now - CAST(?3 AS BIGINT) OR uptime_mark.at < greatest(mine.started_at, there.first_at))
    FOR UPDATE OF uptime_mark
), moved AS (
    UPDATE uptime_mark SET at = old.now FROM old WHERE uptime_mark.id = 1
), noted AS (
    INSERT INTO outage (from_at, to_at) SELECT old.at, old.now FROM old
    WHERE old.at < old.now - CAST(?4 AS BIGINT) OR old.at < old.first_at
)
SELECT mine.now FROM mine;

-- name: list_members
-- Who is alive, with what time it is and when the newest outage began: of nobody where nobody is.
SELECT clock.now, (SELECT max(from_at) FROM outage), member.id, member.started_at, member.program
FROM (SELECT CAST(floor(extract(EPOCH FROM clock_timestamp()) * 1000000) AS BIGINT) AS now) AS clock
LEFT JOIN member ON member.alive_at >= clock.now / 1000 - CAST(?1 AS BIGINT)
    AND (member.pid IS NULL OR EXISTS (
        SELECT FROM pg_stat_activity AS connection
        WHERE connection.pid = member.pid AND connection.backend_start = member.connected_at))
ORDER BY member.id
LIMIT ?2;

-- name: leave_member
DELETE FROM member WHERE id = ?1 AND session = ?2;

-- name: forget_members
WITH clock AS MATERIALIZED (
    SELECT CAST(floor(extract(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT) AS now
), outages AS (
    DELETE FROM outage USING clock WHERE outage.to_at < clock.now - CAST(?2 AS BIGINT)
)
DELETE FROM member USING clock WHERE member.alive_at < clock.now - CAST(?1 AS BIGINT);

-- name: list_outages
SELECT from_at, to_at FROM outage WHERE from_at > ?1 ORDER BY from_at LIMIT ?2;
