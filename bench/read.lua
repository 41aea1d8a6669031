-- SPDX-License-Identifier: Apache-2.0
-- Reads of games for wrk: wrk -s read.lua URL -- GAMES THREADS
--
-- Each thread goes through its share of the games of bench/make_games, so the server renders many games and no single
-- one is favoured. The requests are formatted before the start; done() prints a line of JSON.
local threads = {}

function setup(thread)
  thread:set("number", #threads)
  table.insert(threads, thread)
end

local requests, last = {}, 0

function init(args)
  local path, thread_count = args[1], tonumber(args[2])
  local line_number = 0
  for line in io.lines(path) do
    if line_number % thread_count == number then
      local id, token = line:match("^(%S+) (%S+) %d+$")
      wrk.headers["Authorization"] = "Bearer " .. token
      requests[#requests + 1] = wrk.format("GET", "/v1/games/" .. id)
    end
    line_number = line_number + 1
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"answers":%d,"per_second":%.0f,"p50_us":%.0f,"p99_us":%.0f,"max_us":%.0f,"refused":%d,"failed":%d}\n',
    summary.requests, summary.requests * 1e6 / summary.duration, latency:percentile(50), latency:percentile(99),
    latency.max, errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
