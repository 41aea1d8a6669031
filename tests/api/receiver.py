# SPDX-License-Identifier: Apache-2.0
"""Whom webhooks are sent to."""

import http.server
import json
import threading
import time

import kit


class Receiver:
    """An HTTP server that writes down what it is sent; `answers` are the statuses to give, then 204 for ever."""

    def __init__(self, answers=(), headers=None, seconds=0):
        self.messages, self.answers, self.headers, self.seconds = [], list(answers), headers or {}, seconds
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                status = outer.answers.pop(0) if outer.answers else 204
                outer.messages.append((dict(self.headers.items()), body, status))
                time.sleep(outer.seconds)
                self.send_response(status)
                for name, value in outer.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, count):
        deadline = time.monotonic() + kit.PATIENCE_SECONDS
        while len(self.messages) < count and time.monotonic() < deadline:
            time.sleep(0.02)
        assert len(self.messages) >= count, [json.loads(body)["type"] for _, body, _ in self.messages]
        return self.messages

    def close(self):
        self.server.shutdown()
        self.server.server_close()
