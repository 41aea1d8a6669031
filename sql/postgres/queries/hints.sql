-- SPDX-License-Identifier: Apache-2.0
-- What the instances that share a database tell each other.

-- name: name_channel
-- Schemas of one database are databases of their own, and channels know no schemas.
SELECT CASE current_schema() WHEN 'public' THEN 'referee' ELSE 'referee_' || md5(current_schema()) END;

-- name: tell_all
-- Nobody waits for the disk, or for a standby, to have what is only a hint: the setting is this transaction's.
SELECT set_config('synchronous_commit', 'off', TRUE),
    CAST(pg_notify(CASE current_schema() WHEN 'public' THEN 'referee' ELSE 'referee_' || md5(current_schema()) END, ?1)
        AS TEXT);
