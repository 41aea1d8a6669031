-- SPDX-License-Identifier: Apache-2.0
-- How much there is, for whoever watches over the server. What is over is not counted: that would be all of the past.

-- name: count_open_games
SELECT count(*) FILTER (WHERE status = 'open'), count(*) FILTER (WHERE status = 'playing')
FROM game
WHERE status IN ('open', 'playing');

-- name: count_open_tournaments
SELECT (SELECT count(*) FROM tournament WHERE status = 'open'), (SELECT count(*) FROM tournament WHERE status = 'running');
