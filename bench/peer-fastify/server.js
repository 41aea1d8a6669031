// SPDX-License-Identifier: Apache-2.0
// The peer of the benchmark: code-breaking with the secret on the server, as one would write it with Fastify and
// better-sqlite3. It offers the calls that the load uses, under the same paths and with the same answers as Referee:
// create a game as a guest, read it, guess, start the next round.
//
// It is meant to be a fair opponent. Everything that is usual for speed is there: prepared statements, one immediate
// transaction a change, WAL, response schemas (compiled serialisers), no logger, the token found by its hash over a
// primary key, the round's history read over a primary key without a sort. It promises what Referee promises:
// synchronous=FULL, so an answered guess is on the disk. It does less: no log of events with views per role, no
// idempotency keys, no clocks, no streams; what it leaves out only makes it faster.
//
// usage: node server.js --db FILE --port N
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import Fastify from 'fastify';
import { actionAnswer, createBody, gameView, guessBody } from './schemas.js';

const { values: settings } = parseArgs({
  options: { db: { type: 'string' }, port: { type: 'string', default: '8082' } },
});
if (!settings.db) {
  console.error('usage: node server.js --db FILE [--port N]');
  process.exit(2);
}

const db = new Database(settings.db);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('foreign_keys = ON');
db.exec(readFileSync(new URL('./schema.sql', import.meta.url), 'utf8'));

const sql = {
  addPlayer: db.prepare('INSERT INTO player (id, name, created_at) VALUES (?, ?, ?)'),
  addToken: db.prepare('INSERT INTO token (hash, player) VALUES (?, ?)'),
  playerOfToken: db.prepare('SELECT player FROM token WHERE hash = ?').pluck(),
  addGame: db.prepare(`INSERT INTO game (id, player, length, alphabet, max_guesses, status, version, round, attempts,
    secret, nonce, commitment, points, created_at, updated_at)
    VALUES (@id, @player, @length, @alphabet, @max_guesses, @status, @version, @round, @attempts,
    @secret, @nonce, @commitment, @points, @created_at, @updated_at)`),
  game: db.prepare(`SELECT game.*, player.name AS player_name FROM game JOIN player ON player.id = game.player
    WHERE game.id = ?`),
  changeGame: db.prepare(`UPDATE game SET status = @status, version = @version, round = @round, attempts = @attempts,
    secret = @secret, nonce = @nonce, commitment = @commitment, points = @points, updated_at = @updated_at
    WHERE id = @id`),
  addEvent: db.prepare('INSERT INTO event (game, seq, at, kind, seat, body) VALUES (?, ?, ?, ?, ?, ?)'),
  addGuess: db.prepare('INSERT INTO guess (game, round, attempt, seat, code, black, white) VALUES (?, ?, ?, ?, ?, ?, ?)'),
  history: db.prepare('SELECT attempt, seat, code, black, white FROM guess WHERE game = ? AND round = ? ORDER BY attempt'),
  addResult: db.prepare('INSERT INTO result (game, round, attempts, solved, secret, published_at) VALUES (?, ?, ?, ?, ?, ?)'),
};

const app = Fastify({ logger: false });

function problem(status, name, detail) {
  return Object.assign(new Error(detail), { statusCode: status, problemName: name });
}

app.setErrorHandler((error, request, reply) => {
  const status = error.validation ? 422 : error.statusCode ?? 500;
  reply.code(status).type('application/problem+json').send({
    type: `https://referee.example/problems/${error.problemName ?? 'invalid-value'}`,
    title: error.problemName ?? 'invalid value', status, detail: error.message,
  });
});

const hashOf = (token) => createHash('sha256').update(token).digest();
const newId = () => randomBytes(13).toString('hex');

function caller(request) {
  const header = request.headers.authorization;
  const player = header?.startsWith('Bearer ') ? sql.playerOfToken.get(hashOf(header.slice(7))) : undefined;
  if (player === undefined) throw problem(401, 'unauthorized', 'send the token of a seat as a bearer token');
  return player;
}

function drawSecret(game) {
  let secret = '';
  for (let i = 0; i < game.length; i++) secret += game.alphabet[randomInt(game.alphabet.length)];
  game.secret = secret;
  game.nonce = randomBytes(32).toString('hex');
  game.commitment = createHash('sha256').update(`${game.nonce}\n${secret}`).digest('hex');
}

// Places that agree, and symbols that occur in both elsewhere.
function pegs(secret, code) {
  let black = 0;
  let both = 0;
  const left = new Map();
  for (let i = 0; i < secret.length; i++) {
    if (secret[i] === code[i]) black++;
    left.set(secret[i], (left.get(secret[i]) ?? 0) + 1);
  }
  for (const symbol of code) {
    const count = left.get(symbol) ?? 0;
    if (count > 0) {
      both++;
      left.set(symbol, count - 1);
    }
  }
  return [black, both - black];
}

function view(game, history, token) {
  const over = game.status === 'round-over';
  return {
    id: game.id, ruleset: 'mastermind',
    options: { length: game.length, alphabet: game.alphabet, repeats: true, blanks: false, leading_zero: true,
      max_guesses: game.max_guesses, feedback: 'pegs', codemaker: 'server', answers: 'automatic',
      secret: 'registered', rounds: null, scoring: 'rounds', hints: false },
    status: game.status, version: game.version, created_at: game.created_at, updated_at: game.updated_at,
    finished_at: null, visibility: 'private', ranked: false, join_code: null,
    you: token ? { seat: 0, player: game.player, token } : { seat: 0, player: game.player },
    seats: [{ seat: 0, player: { id: game.player, name: game.player_name, kind: 'human' }, status: 'joined',
      points: game.points, bank_seconds: null }],
    round: { number: game.round, of: null, leader: null },
    turn: { seats: [0], actions: [over ? 'round' : 'guess'], deadline: null },
    clock: null, commitment: game.commitment,
    proof: over ? { nonce: game.nonce, secret: game.secret } : null,
    state: { secret: over ? game.secret : null, guess: null, attempts: game.attempts,
      max_guesses: game.max_guesses, history, candidates: null },
    result: null,
  };
}

function ownGame(id, player) {
  const game = sql.game.get(id);
  if (game === undefined || game.player !== player) throw problem(404, 'not-found', 'there is no such game');
  return game;
}

const createGame = db.transaction((body) => {
  const now = new Date().toISOString();
  const token = randomBytes(32).toString('base64url');
  const options = body.options ?? {};
  const game = { id: newId(), player: newId(), player_name: 'Guest', length: options.length ?? 4,
    alphabet: options.alphabet ?? '123456', max_guesses: options.max_guesses ?? 12, status: 'playing', version: 2,
    round: 1, attempts: 0, points: 0, created_at: now, updated_at: now };
  drawSecret(game);
  sql.addPlayer.run(game.player, game.player_name, now);
  sql.addToken.run(hashOf(token), game.player);
  sql.addGame.run(game);
  sql.addEvent.run(game.id, 1, now, 'created', 0, JSON.stringify(body));
  sql.addEvent.run(game.id, 2, now, 'round', null, JSON.stringify({ round: 1, commitment: game.commitment }));
  return view(game, [], token);
});

const makeGuess = db.transaction((player, id, code) => {
  const game = ownGame(id, player);
  if (game.status !== 'playing') throw problem(409, 'not-allowed-now', 'the round is over: start the next one');
  if (code.length !== game.length || [...code].some((symbol) => !game.alphabet.includes(symbol)))
    throw problem(422, 'illegal-code', `a code has ${game.length} symbols of ${game.alphabet}`);
  const now = new Date().toISOString();
  const [black, white] = pegs(game.secret, code);
  const solved = black === game.length;
  const seq = game.version + 1;
  const attempt = game.attempts + 1;
  Object.assign(game, { version: seq, attempts: attempt, updated_at: now });
  sql.addEvent.run(id, seq, now, 'guess', 0, JSON.stringify({ attempt, code, black, white }));
  sql.addGuess.run(id, game.round, attempt, 0, code, black, white);
  if (solved || attempt === game.max_guesses) {
    Object.assign(game, { status: 'round-over', version: seq + 1, points: game.points + (solved ? 1 : 0) });
    sql.addEvent.run(id, seq + 1, now, 'round-over', null, JSON.stringify({ solved, secret: game.secret }));
    sql.addResult.run(id, game.round, attempt, solved ? 1 : 0, game.secret, now);
  }
  sql.changeGame.run(game);
  return { seq, attempt, code, black, white, solved, game: view(game, sql.history.all(id, game.round)) };
});

const startRound = db.transaction((player, id) => {
  const game = ownGame(id, player);
  if (game.status !== 'round-over') throw problem(409, 'not-allowed-now', 'the round is not over');
  const now = new Date().toISOString();
  Object.assign(game, { status: 'playing', version: game.version + 1, round: game.round + 1, attempts: 0,
    updated_at: now });
  drawSecret(game);
  sql.addEvent.run(id, game.version, now, 'round', null,
    JSON.stringify({ round: game.round, commitment: game.commitment }));
  sql.changeGame.run(game);
  return { seq: game.version, game: view(game, []) };
});

function sendChange(reply, answer) {
  reply.code(201).header('etag', `"${answer.game.version}"`);
  return answer;
}

app.get('/readyz', async () => ({ status: 'ready' }));

app.post('/v1/games', { schema: { body: createBody, response: { 201: gameView } } }, (request, reply) => {
  const game = createGame.immediate(request.body);
  reply.code(201).header('location', `/v1/games/${game.id}`).header('etag', `"${game.version}"`).send(game);
});

app.get('/v1/games/:id', { schema: { response: { 200: gameView } } }, (request, reply) => {
  const game = ownGame(request.params.id, caller(request));
  reply.header('etag', `"${game.version}"`).send(view(game, sql.history.all(game.id, game.round)));
});

app.post('/v1/games/:id/guesses', { schema: { body: guessBody, response: { 201: actionAnswer } } },
  (request, reply) => {
    reply.send(sendChange(reply, makeGuess.immediate(caller(request), request.params.id, request.body.code)));
  });

app.post('/v1/games/:id/rounds', { schema: { response: { 201: actionAnswer } } }, (request, reply) => {
  reply.send(sendChange(reply, startRound.immediate(caller(request), request.params.id)));
});

process.on('SIGTERM', async () => {
  await app.close();
  db.close();
  process.exit(0);
});

await app.listen({ host: '127.0.0.1', port: Number(settings.port) });
