// SPDX-License-Identifier: Apache-2.0
// JSON Schemas of the peer's bodies. Fastify checks requests by them and compiles a serialiser of each answer from them.
const text = { type: 'string' };
const number = { type: 'integer' };
const maybeText = { type: ['string', 'null'] };
const flag = { type: 'boolean' };

function closed(properties, required = Object.keys(properties)) {
  return { type: 'object', additionalProperties: false, required, properties };
}

export const guessBody = closed({ code: { type: 'string', minLength: 1, maxLength: 12 } });

export const createBody = closed({
  ruleset: { enum: ['mastermind'] },
  options: closed({
    length: { type: 'integer', minimum: 1, maximum: 12 },
    alphabet: { type: 'string', minLength: 2, maxLength: 36 },
    max_guesses: { type: 'integer', minimum: 1, maximum: 100 },
  }, []),
}, ['ruleset']);

const historyItem = closed({ attempt: number, seat: number, code: text, black: number, white: number });

export const gameView = closed({
  id: text, ruleset: text,
  options: closed({ length: number, alphabet: text, repeats: flag, blanks: flag, leading_zero: flag,
    max_guesses: number, feedback: text, codemaker: text, answers: text, secret: text, rounds: maybeText,
    scoring: text, hints: flag }),
  status: text, version: number, created_at: text, updated_at: text, finished_at: maybeText, visibility: text,
  ranked: flag, join_code: maybeText,
  you: closed({ seat: number, player: text, token: text }, ['seat', 'player']),
  seats: { type: 'array', items: closed({ seat: number,
    player: closed({ id: text, name: text, kind: text }), status: text, points: number, bank_seconds: maybeText }) },
  round: closed({ number, of: maybeText, leader: maybeText }),
  turn: closed({ seats: { type: 'array', items: number }, actions: { type: 'array', items: text },
    deadline: maybeText }),
  clock: maybeText, commitment: text,
  proof: { anyOf: [closed({ nonce: text, secret: text }), { type: 'null' }] },
  state: closed({ secret: maybeText, guess: maybeText, attempts: number, max_guesses: number,
    history: { type: 'array', items: historyItem }, candidates: maybeText }),
  result: maybeText,
});

export const actionAnswer = closed({
  seq: number, attempt: number, code: text, black: number, white: number, solved: flag, game: gameView,
}, ['seq', 'game']);
