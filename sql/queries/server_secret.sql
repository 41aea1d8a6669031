-- SPDX-License-Identifier: Apache-2.0
-- The server's own key.

-- name: make_server_secret
INSERT INTO server_secret (id, key) VALUES (1, ?1) ON CONFLICT (id) DO NOTHING;

-- name: read_server_secret
SELECT key FROM server_secret WHERE id = 1;
