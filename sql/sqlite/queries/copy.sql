-- SPDX-License-Identifier: Apache-2.0
-- What a database has, to be copied.

-- name: list_columns
-- Of all tables, and of the view that is written like one, in which no value is null: table, column, type, whether it must have
-- a value, and its place in the primary key (0: it is not in it).
SELECT made.name, made_column.name, made_column.type, made.type = 'view' OR made_column."notnull", made_column.pk
FROM sqlite_schema AS made JOIN pragma_table_info(made.name) AS made_column
WHERE (made.type = 'table' OR made.type = 'view' AND made.name = 'record') AND made.name NOT LIKE 'sqlite\_%' ESCAPE '\';
