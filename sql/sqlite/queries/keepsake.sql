-- SPDX-License-Identifier: Apache-2.0
-- The server's own key.

-- name: make_keepsake
INSERT INTO keepsake (id, key) VALUES (1, ?1) ON CONFLICT (id) DO NOTHING;

-- name: read_keepsake
SELECT key FROM keepsake WHERE id = 1;
