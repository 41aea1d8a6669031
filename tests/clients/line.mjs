// SPDX-License-Identifier: Apache-2.0
// A line between a client and the server that does what lines do now and then.
import http from "node:http";

export class Line {
  /** The heads of all requests, in order: `what` ("POST /v1/games") and `headers`. */
  asked = [];
  #faults = [];
  #sockets = new Set();
  #http;

  /** A line to the server at URL, which may be another after a while. */
  static async to(url) {
    const line = new Line();
    line.target = url;
    line.#http = http.createServer((request, response) => line.#serve(request, response));
    line.#http.on("connection", (socket) => {
      line.#sockets.add(socket);
      socket.on("close", () => line.#sockets.delete(socket));
    });
    await new Promise((resolve) => line.#http.listen(0, "127.0.0.1", resolve));
    line.url = `http://127.0.0.1:${line.#http.address().port}`;
    return line;
  }

  close() {
    this.#http.close();
    this.cut();
  }

  /** Of the next such request: the server acts, and the answer does not come. */
  loseAnswerTo(what) {
    this.#faults.push({ what, kind: "answer" });
  }

  /** Of the next such request: nothing gets there. */
  lose(what) {
    this.#faults.push({ what, kind: "request" });
  }

  /** Answers the next such request itself. */
  refuse(what, status, headers = {}) {
    this.#faults.push({ what, kind: "refusal", status, headers });
  }

  /** Every connection that there is ends at once. */
  cut() {
    for (const socket of this.#sockets) socket.destroy();
  }

  of(what) {
    return this.asked.filter((one) => one.what.startsWith(what));
  }

  keysOf(what) {
    return this.of(what).map(({ headers }) => headers["idempotency-key"]);
  }

  #fault(what) {
    const at = this.#faults.findIndex((fault) => what.startsWith(fault.what));
    return at < 0 ? null : this.#faults.splice(at, 1)[0];
  }

  #serve(request, response) {
    const what = `${request.method} ${request.url}`;
    this.asked.push({ what, headers: request.headers });
    const fault = this.#fault(what);
    if (fault?.kind === "request") return void request.socket.destroy();
    if (fault?.kind === "refusal") return void response.writeHead(fault.status, fault.headers).end();
    const { method, headers, url } = request;
    const onward = http.request(this.target + url, { method, headers, agent: false }, (answer) => {
      if (fault !== null) {
        answer.destroy();
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.statusCode, answer.headers);
      response.flushHeaders();
      answer.on("error", () => request.socket.destroy());
      answer.pipe(response);
    });
    onward.on("error", () => request.socket.destroy());
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  }
}
