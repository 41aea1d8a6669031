-- SPDX-License-Identifier: Apache-2.0
-- One account doing its worst, for wrk: wrk -t 1 -c CONNECTIONS -s attack.lua URL -- REQUESTS
--
-- REQUESTS has a request a line: method, path, token and body with tabs between them, where "-" is none. They are sent
-- in turn, without a pause and whatever the answers say. "UNIQUE" in a path or a body, and "KEYED" for a token's first
-- word, stand for a number that never comes twice: as a part of the text, and as an Idempotency-Key.
--
-- done() prints a line of JSON: how many answers came, and how many of them were refusals.
local requests, at, number = {}, 0, 0

function init(args)
  for line in io.lines(args[1]) do
    local method, path, token, body = line:match("^(%S+)\t(%S+)\t([^\t]+)\t(.*)$")
    local headers = { ["Content-Type"] = "application/json" }
    local keyed = token:match("^KEYED ") ~= nil
    token = token:gsub("^KEYED ", "")
    if token ~= "-" then
      headers["Authorization"] = "Bearer " .. token
    end
    body = body ~= "-" and body or nil
    local made = nil
    if not keyed and not path:find("UNIQUE") and not (body and #body < 65536 and body:find("UNIQUE")) then
      made = wrk.format(method, path, headers, body)
    end
    requests[#requests + 1] = { method = method, path = path, headers = headers, body = body, keyed = keyed, made = made }
  end
end

function request()
  at = at % #requests + 1
  local one = requests[at]
  if one.made then
    return one.made
  end
  number = number + 1
  if one.keyed then
    one.headers["Idempotency-Key"] = string.format("%d-%d", number, os.time())
  end
  local body = one.body and one.body:gsub("UNIQUE", tostring(number))
  return wrk.format(one.method, (one.path:gsub("UNIQUE", tostring(number))), one.headers, body)
end

function done(summary)
  local errors = summary.errors
  io.write(string.format('{"answers":%d,"refused":%d,"broken":%d}\n', summary.requests, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout))
end
