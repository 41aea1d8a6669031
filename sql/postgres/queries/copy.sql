-- SPDX-License-Identifier: Apache-2.0
-- What a database has, to be copied.

-- name: list_columns
-- Of all tables: table, column, type, whether it must have a value, and its place in the primary key (0: it is not in it).
SELECT made.relname, made_column.attname, format_type(made_column.atttypid, NULL), made_column.attnotnull,
    coalesce(array_position(CAST(made_key.indkey AS INT2[]), made_column.attnum) + 1, 0)
FROM pg_class AS made
    JOIN pg_attribute AS made_column ON made_column.attrelid = made.oid
    LEFT JOIN pg_index AS made_key ON made_key.indrelid = made.oid AND made_key.indisprimary
WHERE made.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
    AND made.relkind IN ('r', 'p') AND made_column.attnum > 0 AND NOT made_column.attisdropped;

-- name: find_statistics_elsewhere
-- Do statistics say something else than results would that are noted in the order of their ids? Some have not been noted, or in
-- another order. All results are read, as when they are copied.
SELECT CAST(
    EXISTS (SELECT 1 FROM result WHERE position IS NULL)
    OR EXISTS (
        SELECT 1 FROM (
            SELECT id, position, concat('rank:', ruleset) AS scope, lag(id) OVER (PARTITION BY ruleset ORDER BY position) AS earlier
            FROM result WHERE position IS NOT NULL
        ) AS noted LEFT JOIN numbering USING (scope)
        WHERE earlier > id OR position > coalesce(last, 0)
    ) AS INTEGER
);
