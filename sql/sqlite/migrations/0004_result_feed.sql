-- Who may read a result and is not the public: those who sat at the table, and the services that made them. Also the way
-- from a player to what he has played. Results' ids sort by publication.
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;

INSERT INTO result_reader (reader, result)
SELECT seat.player, result.id
FROM result JOIN seat ON seat.game = result.game
WHERE seat.player IS NOT NULL AND seat.status IN ('joined', 'resigned')
UNION
SELECT player.owner, result.id
FROM result JOIN seat ON seat.game = result.game JOIN player ON player.id = seat.player
WHERE player.owner IS NOT NULL AND seat.status IN ('joined', 'resigned');

-- The public feed, all of it or of one ruleset.
CREATE INDEX result_public ON result (id) WHERE is_public = 1;
CREATE INDEX result_public_by_ruleset ON result (ruleset, id) WHERE is_public = 1;
