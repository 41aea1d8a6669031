# SPDX-License-Identifier: Apache-2.0
"""A client for Referee, which referees turn-based games over HTTP. Nothing but Python's standard library is needed."""

from .aio import AsyncGame, AsyncReferee, AsyncTournament
from .cancel import Cancel
from .client import Referee
from .errors import (
    APIConnectionError,
    APITimeoutError,
    AuthenticationError,
    Cancelled,
    ConflictError,
    CursorExpiredError,
    InvalidRequestError,
    NotFoundError,
    PermissionDeniedError,
    ProblemError,
    RateLimitError,
    RefereeError,
    ServerError,
    VersionConflictError,
)
from .game import Game, Listing, Tournament
from .stream import Stream
from .transport import VERSION as __version__

__all__ = [
    "APIConnectionError",
    "APITimeoutError",
    "AsyncGame",
    "AsyncReferee",
    "AsyncTournament",
    "AuthenticationError",
    "Cancel",
    "Cancelled",
    "ConflictError",
    "CursorExpiredError",
    "Game",
    "InvalidRequestError",
    "Listing",
    "NotFoundError",
    "PermissionDeniedError",
    "ProblemError",
    "RateLimitError",
    "Referee",
    "RefereeError",
    "ServerError",
    "Stream",
    "Tournament",
    "VersionConflictError",
    "__version__",
]
