# SPDX-License-Identifier: Apache-2.0
"""Two who want what only one can have, and players who do at random what comes to their mind."""

import random

import pytest

import kit
import sse


def statuses(replies):
    return sorted(reply.status for reply in replies)


def test_joining_and_taking_back_at_once_leave_one_of_the_two(server):
    for _ in range(10):
        ann, bob = server.player(), server.player()
        game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"open": True}]}).ok(201)
        path = "/v1/games/" + game["id"]
        joined, aborted = kit.together(
            lambda: bob.post(path + "/join", {"join_code": game["join_code"]}), lambda: ann.delete(path)
        )
        view = ann.get(path).ok(200)
        assert aborted.status == 204 and view["status"] == "aborted", "nobody has moved, joined or not"
        assert (view["seats"][1]["status"] == "joined") == (joined.status == 201)
        assert joined.status in (201, 404, 409)


def test_accepting_and_declining_at_once_do_one_of_the_two(server):
    for _ in range(10):
        ann, bob = server.player(), server.player()
        game = ann.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"player": bob.id}]}).ok(201)
        path = "/v1/games/" + game["id"]
        accepted, declined = kit.together(lambda: bob.post(path + "/join"), lambda: bob.post(path + "/decline"))
        assert (accepted.status == 201) != (declined.status == 201), statuses([accepted, declined])
        assert ann.get(path).ok(200)["status"] == ("playing" if accepted.status == 201 else "aborted")


def test_a_guess_and_a_resignation_at_once_leave_one_order_of_the_two(server):
    for _ in range(10):
        table = server.table()
        table.secret(0, "1234").ok(201)
        guess, resignation = kit.together(lambda: table.guess(1, "1234"), lambda: table.resign(0))
        assert resignation.status == 201 and guess.status in (201, 409)
        kinds = [event["kind"] for event in table.events()][4:]
        assert kinds in (["guess", "round-over", "resigned", "finished"], ["resigned", "round-over", "finished"])
        assert (guess.status == 201) == (kinds[0] == "guess")
        assert table.result()["match"]["winners"] == [1]


def test_both_resigning_at_once_leaves_a_winner(server):
    for _ in range(10):
        table = server.table()
        replies = kit.together(lambda: table.resign(0), lambda: table.resign(1))
        assert statuses(replies) == [201, 409]
        assert table.result()["match"]["winners"] == [0 if replies[1].status == 201 else 1]


def test_both_finishing_at_once_publishes_one_result(server):
    table = server.table(rounds=None)
    table.secret(0, "1234").ok(201)
    table.guess(1, "1234").ok(201)
    replies = kit.together(*(lambda seat=seat: table.finish(seat) for seat in (0, 1) * 4))
    assert statuses(replies) == [201] + [409] * 7
    assert [event["kind"] for event in table.events()].count("finished") == 1


def test_of_many_with_one_version_exactly_one_is_done(server):
    table = server.alone(length=12, repeats=True)
    replies = kit.together(*(lambda n=n: table.guess(0, f"{n:012d}", headers={"If-Match": '"2"'}) for n in range(10)))
    assert statuses(replies) == [201] + [412] * 9 and table.view()["version"] == 3


class Walk:
    """Three at a table who do at random what may or may not be allowed. The same seed does the same things."""

    def __init__(self, server, seed, **options):
        self.random = random.Random(seed)
        self.table = server.table(3, length=2, alphabet="012", rounds=None, **options)

    def code(self):
        return "".join(self.random.choice("0012") for _ in range(2))

    def numbers(self):
        return {"bulls": self.random.randint(0, 2), "cows": self.random.randint(0, 2)}

    def true_numbers(self):
        state = self.table.view(self.table.view()["round"]["leader"])["state"]
        if not state["secret"] or not state["guess"]:
            return self.numbers()
        return dict(zip(("bulls", "cows"), kit.pegs(state["secret"], state["guess"])))

    def step(self):
        ways = {
            "secret": ("PUT", "/secret", {"code": self.code()}),
            "guess": ("POST", "/guesses", {"code": self.code()}),
            "answer": ("POST", "/answers", self.random.choice([self.numbers(), self.true_numbers()])),
            "round": ("POST", "/rounds", {}),
        }
        seat, name = self.random.randrange(3), self.random.choice(list(ways))
        if self.random.random() < 0.7:  # sometimes they do what they may
            seat = self.random.choice(self.table.view()["turn"]["seats"])
            (name,) = self.table.view(seat)["turn"]["actions"]
        before = self.table.view(seat)
        method, action, body = ways[name]
        reply = self.table[seat].call(method, self.table.path + action, body)
        after = self.table.view(seat)
        if reply.status == 201:
            self.check_done(before, after, reply.json, action)
        else:
            assert reply.status in (200, 409, 422), reply.text
            assert after == before, "what was refused has changed nothing"
        self.check_views()

    @staticmethod
    def check_done(before, after, body, action):
        allowed = {"/secret": "secret", "/guesses": "guess", "/answers": "answer", "/rounds": "round"}[action]
        assert allowed in before["turn"]["actions"] and before["you"]["seat"] in before["turn"]["seats"]
        assert body["game"] == after and body["seq"] == before["version"] + 1 <= after["version"]

    def check_views(self):
        """What the three see differs in the secret and in what they may do, and in nothing else."""
        views = [self.table.view(seat) for seat in range(3)]
        for seat, view in enumerate(views):
            assert bool(view["turn"]["actions"]) == (seat in view["turn"]["seats"])
            leader = view["round"]["leader"]
            shown = view["state"]["secret"] is not None
            assert not shown or seat == leader or view["status"] == "round-over"
            for personal in (view["you"], view["state"]):
                personal.pop("secret", None)
            view.pop("you")
            view["turn"].pop("actions")
        assert views[0] == views[1] == views[2]

    def check_end(self):
        events = [self.table.events(seat) for seat in range(3)]
        assert [event["seq"] for event in events[0]] == list(range(1, len(events[0]) + 1))
        points = [
            sum(event["points"][seat] for event in events[0] if event["kind"] == "round-over") for seat in range(3)
        ]
        assert points == [seat["points"] for seat in self.table.view()["seats"]]
        codes = {event["attempt"] for event in events[0] if event["kind"] == "guess"}
        assert len(codes) > 1, "they have come somewhere"


@pytest.mark.parametrize(
    "options", [{}, {"answers": "manual"}, {"max_guesses": 2, "scoring": "guesses"}, {"scoring": "pegs"}]
)
@pytest.mark.parametrize("seed", range(2))
def test_whatever_players_do_the_game_stays_sound(server, options, seed):
    walk = Walk(server, seed, **options)
    for _ in range(50):
        walk.step()
    walk.check_end()


def test_whatever_players_do_the_log_verifies(own_server):
    for seed in range(4):
        walk = Walk(own_server, 100 + seed, **({"answers": "manual"} if seed % 2 else {}))
        for _ in range(40):
            walk.step()
    result = kit.run("verify", "--db", own_server.db)
    assert result.returncode == 0 and "4 games" in result.stdout, result


def test_a_deleted_account_leaves_nothing_that_came_at_the_same_moment(server):
    """What was under way when the account went neither gives it a token nor a name nor a seat."""
    for _ in range(40):
        ann = server.player("Ann")
        answers = kit.together(
            lambda: ann.delete("/v1/players/me"),
            lambda: ann.post("/v1/players/me/tokens", {}),
            lambda: ann.patch("/v1/players/me", {"name": "Anne"}),
            lambda: ann.post("/v1/games", {"ruleset": "mastermind", "visibility": "public"}),
        )
        answers[0].ok(204)
        for answer in answers[1:]:
            assert answer.status in (200, 201, 401), answer.text
        if answers[1].status == 201:
            kit.Client(server, answers[1].json["token"]).get("/v1/players/me").problem(401, "unauthorized")
        assert server.anyone().get("/v1/players/" + ann.id).ok(200)["name"] is None
        if answers[3].status == 201:
            game = server.anyone().get("/v1/games/" + answers[3].json["id"]).ok(200)
            assert game["status"] == "finished", game


def test_nobody_waits_for_a_player_invited_at_the_moment_they_went(server):
    """Asked for before the account was deleted and written after it: then the player cannot be invited."""
    bob = server.player("Bob")
    for _ in range(30):
        ann = server.player("Ann")
        opponents = [{"open": True}, {"player": ann.id}, {"open": True}]
        _, duel, group = kit.together(
            lambda: ann.delete("/v1/players/me").ok(204),
            lambda: bob.post("/v1/games", {"ruleset": "bulls-and-cows", "opponents": [{"player": ann.id}]}),
            lambda: bob.post("/v1/games", {"ruleset": "bulls-and-cows", "seat": 2, "opponents": opponents}),
        )
        for answer, pointer in ((duel, "/opponents/0/player"), (group, "/opponents/1/player")):
            if answer.status == 201:
                game = bob.get("/v1/games/" + answer.json["id"]).ok(200)
                assert all(seat["status"] != "invited" for seat in game["seats"]), game
            else:
                answer.problem(422, "invalid-value", pointer)


def test_no_tournament_waits_for_who_went_at_the_moment_it_began(server):
    bob = server.player("Bob")
    begun = []
    for _ in range(30):
        ann = server.player("Ann")
        body = {"ruleset": "tic-tac-toe", "format": "knockout", "entrants": [{"bot": "random"}, {"player": ann.id}]}
        _, answer = kit.together(
            lambda: ann.delete("/v1/players/me").ok(204), lambda: ann.post("/v1/tournaments", body)
        )
        if answer.status == 201:
            begun.append("/v1/tournaments/" + answer.json["id"])
        elif answer.status == 422:
            answer.problem(422, "invalid-value", "/entrants/1/player")
        else:
            answer.problem(401, "unauthorized")
    for path in begun:
        sse.wait_until(lambda path=path: bob.get(path).ok(200)["status"] == "finished")
        assert bob.get(path).ok(200)["winners"] == [1]


def test_a_service_that_goes_leaves_no_webhook_that_came_at_the_same_moment(server):
    body = {"url": "https://example.org/hook", "events": ["game.event"]}
    for _ in range(30):
        token = kit.run("token", "create", "--scope", "service", "--db", server.db).stdout.strip()
        service = kit.Client(server, token)
        _, answer = kit.together(
            lambda: service.delete("/v1/players/me").ok(204), lambda: service.post("/v1/webhooks", body)
        )
        assert answer.status in (201, 401), answer.text
    with server.database() as db:
        left = db.execute(
            "SELECT count(*) FROM webhook JOIN player ON player.id = webhook.owner"
            " WHERE player.deleted_at IS NOT NULL AND webhook.deleted_at IS NULL"
        ).fetchone()
    assert left == (0,)
