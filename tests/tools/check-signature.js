// SPDX-License-Identifier: Apache-2.0
// Holds a signature of ours against the library that Standard Webhooks publishes for receivers. The vector is the one of
// tests/unit/service/sender.c, which holds the server to it.
"use strict";

const { Webhook } = require("standardwebhooks");

const secret = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
const body = '{"type":"game.turn","timestamp":"2026-11-20T18:03:11.402Z","data":{}}';
const headers = {
  "webhook-id": "1m7x1qd443vy59e8-12-game.turn",
  "webhook-timestamp": "1795197791",
  "webhook-signature": "v1,3wufdUK9abOUTA53JWtzoZmTF/Na9r97M2xaYnDm3j0=",
};

// The library takes no message that is older than five minutes: it is asked at the time of the vector.
Date.now = () => 1795197791 * 1000;
const RealDate = Date;
global.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [1795197791 * 1000] : given));
  }
};

const webhook = new Webhook(secret);
webhook.verify(body, headers);
let refused = false;
try {
  webhook.verify(body.replace("turn", "over"), headers);
} catch {
  refused = true;
}
if (!refused) {
  throw new Error("the library took a message that was changed");
}
