-- SPDX-License-Identifier: Apache-2.0
-- Question sets: what needs functions that only SQLite has.

-- name: list_question_sets
-- Before ?2: an owner's (?1) own, and where ?3 those of all others that are public. Of the languages from ?4 to before ?5
-- (NULL: of any), with ?6 in the title (NULL: with any).
SELECT id FROM (
    SELECT id FROM question_set
    WHERE ?3 AND app = 'main' AND is_public = 1 AND deleted_at IS NULL AND id < ?2
        AND (?4 IS NULL OR (lower(language) >= ?4 AND lower(language) < ?5))
        AND (?6 IS NULL OR instr(plain_title, ?6) > 0)
    ORDER BY id DESC
    LIMIT ?7
) AS page
UNION
SELECT id FROM (
    SELECT id FROM question_set
    WHERE owner = ?1 AND deleted_at IS NULL AND id < ?2
        AND (?4 IS NULL OR (lower(language) >= ?4 AND lower(language) < ?5))
        AND (?6 IS NULL OR instr(plain_title, ?6) > 0)
    ORDER BY id DESC
    LIMIT ?7
) AS page
ORDER BY id DESC
LIMIT ?7;

-- name: purge_question_part
-- One of an upload; how many bytes it had.
DELETE FROM question_part WHERE id = (SELECT id FROM question_part WHERE upload = ?1 LIMIT 1)
RETURNING length(CAST(body AS BLOB));
