-- SPDX-License-Identifier: Apache-2.0
-- Guesses for wrk: wrk -t THREADS -c CONNECTIONS -s guess.lua URL -- GAMES THREADS CONNECTIONS
--
-- GAMES is a file of bench/make_games. Each thread has a share of them and goes through it in turn, so a game gets its
-- next request only after all others of the thread have had one; with many times as many games as connections no game
-- ever has two requests under way. Twelve guesses, then the next round, as bench/games.h explains: no answer needs to be
-- read, so the client takes little of the cores that the server needs too. All requests are formatted before the start.
--
-- A connection may wait long until the server accepts it, and what it has asked meanwhile would be overtaken. So the
-- first request of each connection (a thread opens all its connections before it reads an answer) only reads a game.
--
-- done() prints a line of JSON; anything but 2xx is counted in it and fails the run.
local SYMBOLS = "0123456789abcdef"
local CODE_LENGTH, GUESSES = 8, 12
local threads = {}

function setup(thread)
  thread:set("number", #threads)
  table.insert(threads, thread)
end

local function random_code()
  local code = {}
  for i = 1, CODE_LENGTH do
    local at = math.random(#SYMBOLS)
    code[i] = SYMBOLS:sub(at, at)
  end
  return table.concat(code)
end

local requests, steps, reads, games, game = {}, {}, {}, 0, 0

function init(args)
  local path, thread_count, connections = args[1], tonumber(args[2]), tonumber(args[3])
  local line_number = 0
  math.randomseed(number + 1)
  wrk.headers["Content-Type"] = "application/json"
  for line in io.lines(path) do
    if line_number % thread_count == number then
      local id, token, played = line:match("^(%S+) (%S+) (%d+)$")
      local made = {}
      wrk.headers["Authorization"] = "Bearer " .. token
      for guess = 1, GUESSES do
        made[guess] = wrk.format("POST", "/v1/games/" .. id .. "/guesses", nil, '{"code":"' .. random_code() .. '"}')
      end
      made[GUESSES + 1] = wrk.format("POST", "/v1/games/" .. id .. "/rounds", nil, "{}")
      games = games + 1
      requests[games] = made
      steps[games] = tonumber(played)
      if #reads < connections / thread_count then
        reads[#reads + 1] = wrk.format("GET", "/v1/games/" .. id)
      end
    end
    line_number = line_number + 1
  end
end

function request()
  local read = table.remove(reads)
  if read then
    return read
  end
  game = game % games + 1
  local step = steps[game] % (GUESSES + 1) + 1
  steps[game] = step
  return requests[game][step]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"answers":%d,"per_second":%.0f,"p50_us":%.0f,"p99_us":%.0f,"max_us":%.0f,"refused":%d,"failed":%d}\n',
    summary.requests, summary.requests * 1e6 / summary.duration, latency:percentile(50), latency:percentile(99),
    latency.max, errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
