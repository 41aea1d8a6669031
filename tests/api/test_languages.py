# SPDX-License-Identifier: Apache-2.0
"""Texts for people in the language that the client wants; names, kinds and pointers in none."""

import ast
import pathlib
import re

import pytest

from kit import Client

POLISH = {"Accept-Language": "pl"}
TEXTS = pathlib.Path(__file__).parents[2] / "src" / "text" / "polish"
LITERAL = r'"(?:\\.|[^"\\])*"'


def told_by(table):
    """The texts of a file of the table: English to Polish."""
    text = (TEXTS / f"{table}.def").read_text()
    pattern = re.compile(rf"TEXT\(((?:{LITERAL}\s*)+),\s*((?:{LITERAL}\s*)+)\)")
    return {ast.literal_eval(f"({a})"): ast.literal_eval(f"({b})") for a, b in pattern.findall(text)}


def texts_in(value, names):
    """Each text that is the value of one of the names, at whatever depth, with its place; defaults are values."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name in names and isinstance(inner, str):
                yield name, inner
            elif name != "default":
                yield from texts_in(inner, names)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner, names)


def without(value, names):
    if isinstance(value, dict):
        return {
            name: without(inner, names)
            for name, inner in value.items()
            if not (name in names and isinstance(inner, str))
        }
    return [without(inner, names) for inner in value] if isinstance(value, list) else value


def test_a_problem_is_told_in_the_language_and_known_by_its_type(server):
    ann = server.player("Ann")
    english = ann.post("/v1/games", {"ruleset": "mastermind", "options": {"length": 99}}).problem(422)
    reply = ann.post("/v1/games", {"ruleset": "mastermind", "options": {"length": 99}}, headers=POLISH)
    polish = reply.problem(422, "invalid-value", "/options/length")
    assert polish["title"] == "Wartość jest nieprawidłowa"
    assert polish["errors"] == [{"pointer": "/options/length", "detail": "musi być liczbą od 1 do 12"}]
    assert polish["detail"] == "/options/length: musi być liczbą od 1 do 12"
    assert english["errors"] == [{"pointer": "/options/length", "detail": "must be from 1 to 12"}]
    assert (polish["type"], polish["status"]) == (english["type"], english["status"])
    assert reply.headers["content-language"] == "pl" and reply.headers["vary"] == "Accept-Language"
    assert reply.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (None, "en"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", "pl"),
        ("en;q=0.4, pl;q=0.5", "pl"),
        ("en;q=0.5, pl;q=0.4", "en"),
        ("de, *", "en"),
        ("en;q=0, *;q=0.1", "pl"),
        ("pl;q=0", "en"),
        ("pl;q=1.5", "en"),
        ("pl;q=", "en"),
        (";;,q=,,=pl", "en"),
        ("pl" * 2000, "en"),
        (", ".join(["de"] * 900 + ["pl"]), "pl"),
    ],
)
def test_the_header_is_read_as_the_standard_has_it_and_refuses_nothing(server, wanted, language):
    headers = {} if wanted is None else {"Accept-Language": wanted}
    reply = server.anyone().get("/v1/games/none", headers=headers)
    problem = reply.problem(404, "not-found")
    assert reply.headers["content-language"] == language
    assert problem["title"] == {"en": "There is no such thing here", "pl": "Nie ma tu niczego takiego"}[language]


def test_one_too_long_for_headers_is_refused_as_any(server):
    reply = server.anyone().get("/healthz", headers={"Accept-Language": "pl, " * 9000})
    assert reply.problem(431, "headers-too-large") and reply.headers["content-language"] == "en"


def test_numbers_and_texts_within_texts(server):
    ann = server.player("Ann")

    def detail(method, *sent):
        return getattr(ann, method)(*sent, headers=POLISH).json["errors"][0]["detail"]

    assert detail("get", "/v1/results?limti=3").startswith("jest tu nieznane; może chodziło o „limit”? Znane są tu: ")
    assert " i " in detail("get", "/v1/results?x=3") and " and " not in detail("get", "/v1/results?x=3")
    assert detail("post", "/v1/games", {"ruleset": "gomuku"}) == (
        "nie jest zestawem zasad tego serwera; wymienia je GET /v1/rulesets; może chodziło o „gomoku”?"
    )
    assert detail("post", "/v1/players", {"name": ""}) == "musi mieć od 1 do 64 znaków"
    game = ann.post("/v1/games", {"ruleset": "mini-mastermind"}).ok(201)["id"]
    assert detail("post", f"/v1/games/{game}/guesses", {"code": "12"}) == "kod musi mieć 4 symbole spośród 012345"
    assert detail("post", f"/v1/games/{game}/guesses", {"code": 1234}) == "code jest tekstem: zera na początku się liczą"
    assert detail("post", f"/v1/games/{game}/guesses", {}) == "brakuje tej wartości"


def test_a_familys_own_problem_has_its_members(server):
    ann = server.player("Ann")
    body = {"ruleset": "mini-mastermind", "options": {"consistent_guesses": True}}
    solved = True
    while solved:  # by chance, once in 1296 games
        game = ann.post("/v1/games", body).ok(201)["id"]
        solved = ann.post(f"/v1/games/{game}/guesses", {"code": "0123"}).ok(201)["solved"]
    reply = ann.post(f"/v1/games/{game}/guesses", {"code": "0123"}, headers=POLISH)
    problem = reply.problem(422, "illegal-code")
    assert problem["title"] == "To nie jest kod tej gry" and problem["attempt"] == 1
    assert problem["errors"][0]["detail"] == (
        "wyklucza to odpowiedź na próbę 1: zgaduj kod zgodny ze wszystkimi dotychczasowymi odpowiedziami"
    )


def test_what_is_refused_before_a_game_is_asked_too(server):
    anyone = server.anyone()
    assert anyone.get("/v1/nothing", headers=POLISH).problem(404)["detail"] == "Pod tą ścieżką niczego nie ma."
    near = anyone.get("/v1/games/", headers=POLISH).problem(404)["detail"]
    assert near == "Pod tą ścieżką niczego nie ma; może chodziło o „/v1/games”?"
    assert anyone.delete("/v1/games", headers=POLISH).problem(405)["title"] == "Ta metoda nie jest tu dozwolona"
    told = anyone.post("/v1/games", raw=b"{", headers=POLISH).problem(400, "malformed-json")["detail"]
    assert told.startswith("Treść żądania nie jest poprawnym JSON-em: wiersz 1, kolumna 1")
    told = anyone.post("/v1/games", raw=b"[]", headers=POLISH).problem(422)["detail"]
    assert told == "Treść żądania: musi być obiektem JSON"
    stranger = Client(server, token="nobody's")
    assert stranger.get("/v1/players/me", headers=POLISH).problem(401)["title"] == "Potrzebny jest ważny token"


def test_a_stream_that_is_refused_says_why_in_the_language(server):
    ann = server.player("Ann")
    game = ann.post("/v1/games", {"ruleset": "mini-mastermind"}).ok(201)["id"]
    headers = {**POLISH, "Accept": "text/event-stream", "Last-Event-ID": "999"}
    reply = ann.get(f"/v1/games/{game}/events", headers=headers)
    assert reply.headers["content-language"] == "pl"
    assert reply.problem(422)["errors"][0]["detail"].startswith(("nie może być dalej niż najnowsze", "musi być"))


def test_what_is_kept_is_repeated_in_any_language(server):
    ann = server.player("Ann")
    key = {"Idempotency-Key": "in two languages"}
    made = ann.post("/v1/games", {"ruleset": "mini-mastermind"}, headers={**key, **POLISH})
    again = ann.post("/v1/games", {"ruleset": "mini-mastermind"}, headers=key)
    assert again.headers["idempotency-replayed"] == "true" and again.json["id"] == made.json["id"]
    other = ann.post("/v1/games", {"ruleset": "gomoku"}, headers={**key, **POLISH})
    assert other.problem(422, "idempotency-mismatch")["title"] == "Klucz idempotencji był użyty do innego żądania"
    other = ann.post("/v1/games", {"ruleset": "gomoku"}, headers=key)
    assert other.problem(422)["title"] == "The idempotency key was used for another request"


NAMES = ("title", "description")


def test_rulesets_are_described_in_the_language_and_are_the_same(server):
    anyone = server.anyone()
    english, polish = anyone.get("/v1/rulesets"), anyone.get("/v1/rulesets", headers=POLISH)
    assert english.headers["vary"] == polish.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert (english.headers["content-language"], polish.headers["content-language"]) == ("en", "pl")
    assert without(english.json, NAMES) == without(polish.json, NAMES)
    table, said = told_by("rulesets"), {}
    for (name, here), (_, there) in zip(texts_in(english.json, NAMES), texts_in(polish.json, NAMES), strict=True):
        said[here] = there
        assert table.get(here) == there, f"{name} without a text: {here}"
    assert set(table) == set(said), "a text is left over"
    packed = anyone.get("/v1/rulesets", headers={**POLISH, "Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.unpacked == polish.body


def test_a_ruleset_alone_is_what_the_list_has(server):
    anyone = server.anyone()
    for headers in ({}, POLISH):
        for item in anyone.get("/v1/rulesets", headers=headers).json["items"]:
            reply = anyone.get(f"/v1/rulesets/{item['id']}", headers=headers)
            assert reply.json == item and reply.headers["content-language"] == headers.get("Accept-Language", "en")
    reply = anyone.get("/v1/rulesets/bulls-and-cows", headers=POLISH)
    assert reply.json["title"] == "Byki i krowy" and reply.json["options"]["properties"]["length"]["title"] == "Miejsca"


def test_bots_and_problems_are_described_in_the_language(server):
    anyone = server.anyone()
    for path, names, tables in (
        ("/v1/bots", ("words", "measure"), ("bots",)),
        ("/problems", ("title", "meaning"), ("problems",)),
    ):
        english, polish = anyone.get(path), anyone.get(path, headers=POLISH)
        assert polish.headers["content-language"] == "pl" and "Accept-Language" in polish.headers["vary"]
        assert without(english.json, names) == without(polish.json, names)
        table = {here: there for name in tables for here, there in told_by(name).items()}
        pairs = list(zip(texts_in(english.json, names), texts_in(polish.json, names), strict=True))
        assert all(table.get(here) == there for (_, here), (_, there) in pairs)
        if path == "/v1/bots":
            assert set(table) == {here for (_, here), _ in pairs}, "a text is left over"
    reply = anyone.get("/problems/not-your-turn", headers=POLISH)
    assert reply.json["title"] == "Teraz kolej innego miejsca" and reply.headers["vary"] == "Accept-Language"
    assert (reply.json["name"], reply.headers["content-language"]) == ("not-your-turn", "pl")


def test_answers_without_texts_say_no_language(server):
    ann = server.player("Ann")
    game = ann.post("/v1/games", {"ruleset": "mini-mastermind"}, headers=POLISH)
    assert "content-language" not in game.headers and "Accept-Language" not in game.headers.get("vary", "")
    assert "content-language" not in server.anyone().get("/healthz", headers=POLISH).headers
