# SPDX-License-Identifier: Apache-2.0
"""What goes wrong, as exceptions: a refusal of the server by its status, and that there was no answer at all.

A refusal is a problem document (RFC 9457). Its `kind` is what a program decides by, such as `not-your-turn` or
`illegal-code`; `detail` is what a person reads; `errors` names each bad value. A refused request has changed nothing.
"""

from __future__ import annotations

import json
import math
from typing import Any, Mapping

from .contract import ProblemPointer


class RefereeError(Exception):
    """All that this library raises, but for errors of whoever calls it."""


class Cancelled(RefereeError):
    """The call was cancelled, by a `Cancel` or by closing what it belongs to."""


class APIConnectionError(RefereeError):
    """No answer came, after all tries. Whether the request was carried out nobody knows; ask again with the same key."""

    def __init__(self, message: str, idempotency_key: str | None = None) -> None:
        super().__init__(message)
        self.idempotency_key = idempotency_key


class APITimeoutError(APIConnectionError):
    """No answer came in time."""


class ProblemError(RefereeError):
    """A refusal."""

    def __init__(self, status: int, body: Mapping[str, Any], retry_after: float | None = None) -> None:
        super().__init__(str(body.get("detail") or body.get("title") or f"the answer was {status}"))
        self.status = status
        self.body = body
        #: The address at which the server explains the problem.
        self.type: str = str(body.get("type", "about:blank"))
        #: The last part of `type`: what a program decides by.
        self.kind: str = self.type.rpartition("/")[2]
        self.title: str = str(body.get("title", ""))
        self.detail: str = str(body.get("detail", ""))
        #: Each bad value, with `pointer` (into the body), `parameter` (of the query) or `header`.
        self.errors: list[ProblemPointer] = list(body.get("errors", []))
        self.request_id: str | None = body.get("request_id")
        #: Seconds that the server asks to wait, where it does.
        self.retry_after = retry_after


class InvalidRequestError(ProblemError):
    """400, 413, 414, 415, 422, 431: the request is not understood, or a value in it is bad; `errors` says which."""


class AuthenticationError(ProblemError):
    """401: there is no token, or it is not valid any more."""


class PermissionDeniedError(ProblemError):
    """403: the token does not allow this."""


class NotFoundError(ProblemError):
    """404: it does not exist, or not for the caller."""


class ConflictError(ProblemError):
    """409: not possible as things stand: not your turn, an illegal move, the wrong phase."""


class CursorExpiredError(ProblemError):
    """410: what stood behind the cursor is not kept any more; begin anew without one."""


class VersionConflictError(ProblemError):
    """412: something has happened since the version that the request was made for. A `Game` has been read anew by then."""


class RateLimitError(ProblemError):
    """429, after all tries: too many requests; `retry_after` says for how long."""


class ServerError(ProblemError):
    """5xx, after all tries where another may help."""


_BY_STATUS: dict[int, type[ProblemError]] = {
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    410: CursorExpiredError,
    412: VersionConflictError,
    429: RateLimitError,
}


def _seconds(text: str | None) -> float | None:
    try:
        seconds = float(text) if text is not None else math.nan
    except ValueError:
        return None  # a date: no server of ours sends one, and a proxy's says too little to be waited for
    return seconds if seconds >= 0 and math.isfinite(seconds) else None


def problem_of(status: int, text: bytes, retry_after: str | None) -> ProblemError:
    """The exception for an answer that is none of 2xx. A proxy's page is no problem document; its status says enough."""
    try:
        body = json.loads(text)
    except ValueError:
        body = None
    kind = _BY_STATUS.get(status) or (ServerError if status >= 500 else InvalidRequestError)
    return kind(status, body if isinstance(body, dict) else {}, _seconds(retry_after))
