-- SPDX-License-Identifier: Apache-2.0
-- Question sets: what describes them, their versions, their questions in parts.

-- name: insert_question_set
INSERT INTO question_set (id, owner, version, title, plain_title, language, licence, author, source, subject, is_public,
    bytes, created_at, updated_at)
VALUES (?1, ?2, 1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?12);

-- name: update_question_set
-- To another version ?2, or the same; ?11: bytes that come with it.
UPDATE question_set
SET version = ?2, title = ?3, plain_title = ?4, language = ?5, licence = ?6, author = ?7, source = ?8, subject = ?9,
    is_public = ?10, bytes = bytes + ?11, updated_at = ?12
WHERE id = ?1;

-- name: read_question_set
SELECT question_set.id, question_set.owner, question_set.version, question_set.title, question_set.language,
    question_set.licence, question_set.author, question_set.source, question_set.subject, question_set.is_public,
    question_set.created_at, question_set.updated_at, question_version.questions, question_version.kinds,
    question_version.categories
FROM question_set
    JOIN question_version ON question_version.question_set = question_set.id
        AND question_version.version = question_set.version
WHERE question_set.id = ?1 AND question_set.deleted_at IS NULL;

-- name: read_question_set_access
SELECT owner, is_public FROM question_set WHERE id = ?1 AND deleted_at IS NULL;

-- name: read_question_version
-- A set as it was when it got the version ?2.
SELECT question_set.id, question_set.owner, question_version.version, question_version.title, question_version.language,
    question_version.licence, question_version.author, question_version.source, question_version.subject,
    question_version.is_public, question_set.created_at, question_version.at, question_version.questions,
    question_version.kinds, question_version.categories
FROM question_version JOIN question_set ON question_set.id = question_version.question_set
WHERE question_version.question_set = ?1 AND question_version.version = ?2 AND question_set.deleted_at IS NULL;

-- name: read_question_use
-- How many sets an owner has, and the bytes that they, what is left of deleted ones, and drafts count for: those that may
-- still become versions, but for the upload ?2.
SELECT count(*) FILTER (WHERE deleted_at IS NULL),
    CAST(coalesce(sum(bytes), 0) AS BIGINT) + (
        SELECT CAST(coalesce(sum(bytes), 0) AS BIGINT)
        FROM question_draft
        WHERE owner = ?1 AND abandoned = 0 AND upload <> ?2
    )
FROM question_set
WHERE owner = ?1;

-- name: delete_question_set
-- For everybody it is gone; its versions and it itself are purged by and by.
UPDATE question_set SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL;

-- name: delete_question_sets
UPDATE question_set SET deleted_at = ?2 WHERE owner = ?1 AND deleted_at IS NULL;

-- name: insert_question_version
INSERT INTO question_version (question_set, version, base, upload, at, title, language, licence, author, source, subject,
    is_public, questions, kinds, categories, bytes)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16);

-- name: read_question_base
SELECT base FROM question_version WHERE question_set = ?1 AND version = ?2;

-- name: insert_question_part
INSERT INTO question_part (upload, number, body) VALUES (?1, ?2, ?3);

-- name: list_question_parts
-- All of a version, in the order of its questions.
SELECT question_part.number, question_part.body
FROM question_version AS wanted
    JOIN question_version AS own
        ON own.question_set = wanted.question_set AND own.version BETWEEN wanted.base AND wanted.version
    JOIN question_part ON question_part.upload = own.upload
WHERE wanted.question_set = ?1 AND wanted.version = ?2
ORDER BY own.version, question_part.number;

-- name: insert_question_draft
INSERT INTO question_draft (upload, owner, at, bytes, abandoned) VALUES (?1, ?2, ?3, ?4, 0);

-- name: find_question_draft
-- One that may still become a version.
SELECT 1 FROM question_draft WHERE upload = ?1 AND abandoned = 0;

-- name: delete_question_draft
DELETE FROM question_draft WHERE upload = ?1;

-- name: find_stale_question_draft
-- Begun before ?1: nobody goes on with it.
SELECT upload FROM question_draft WHERE at < ?1 OR abandoned = 1 LIMIT 1;

-- name: abandon_question_draft
UPDATE question_draft SET abandoned = 1 WHERE upload = ?1;

-- name: find_deleted_question_set
SELECT id FROM question_set WHERE deleted_at IS NOT NULL LIMIT 1;

-- name: find_question_upload
-- Of the first of a set's versions that there is.
SELECT upload FROM question_version WHERE question_set = ?1 ORDER BY version LIMIT 1;

-- name: purge_question_version
DELETE FROM question_version WHERE question_set = ?1 AND upload = ?2;

-- name: purge_question_set
DELETE FROM question_set WHERE id = ?1 AND deleted_at IS NOT NULL;

-- name: next_question_set
-- For verify: that is not deleted.
SELECT id FROM question_set WHERE id > ?1 AND deleted_at IS NULL ORDER BY id LIMIT 1;

-- name: list_question_versions
-- For verify: all of a set, the first first, each with what the set says of itself.
SELECT question_version.version, question_version.base, question_version.questions, question_version.kinds,
    question_version.categories, question_version.bytes, question_set.version, question_set.bytes, question_set.title,
    question_set.plain_title
FROM question_version JOIN question_set ON question_set.id = question_version.question_set
WHERE question_version.question_set = ?1
ORDER BY question_version.version;

-- name: list_own_question_parts
-- For verify: those that came with a version.
SELECT question_part.number, question_part.body
FROM question_version JOIN question_part ON question_part.upload = question_version.upload
WHERE question_version.question_set = ?1 AND question_version.version = ?2
ORDER BY question_part.number;

-- name: list_lost_question_parts
-- For verify: uploads that belong to no version and to no draft, or to two versions.
SELECT upload FROM (
    SELECT DISTINCT upload FROM question_part
    WHERE upload NOT IN (SELECT upload FROM question_version) AND upload NOT IN (SELECT upload FROM question_draft)
    UNION
    SELECT upload FROM question_version GROUP BY upload HAVING count(*) > 1
) AS lost
LIMIT ?1;
