# SPDX-License-Identifier: Apache-2.0
"""What `make install` puts where, that it works from there, and that shells complete what the program takes."""

import contextlib
import os
import pathlib
import re
import shutil
import subprocess

import pytest

import kit
import terminal

pytestmark = pytest.mark.sqlite_only("no database is asked")

INSTALLED = [
    "bin/referee",
    "lib/systemd/system/referee.service",
    "lib/systemd/system/referee@.service",
    "share/bash-completion/completions/referee",
    "share/man/man1/referee.1",
    "share/referee/openapi.yaml",
    "share/zsh/site-functions/_referee",
]


def make(target, build, root, **settings):
    """Of the program under test, which is not made anew, and without touching the repository's own build directory."""
    words = [f"{name}={value}" for name, value in settings.items()]
    words += [f"REFEREE={kit.BINARY}", f"BUILD={build}", f"DESTDIR={root}"]
    environment = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    done = subprocess.run(
        ["make", "--old-file", kit.BINARY, *words, target],
        cwd=kit.ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def files_below(root):
    return sorted(str(path.relative_to(root)) for path in pathlib.Path(root).rglob("*") if not path.is_dir())


@pytest.fixture(scope="module", name="usr")
def installed(tmp_path_factory):
    """PREFIX of an installation, below its DESTDIR."""
    work = tmp_path_factory.mktemp("install")
    (work / "build").mkdir()
    make("install", work / "build", work / "root", PREFIX="/opt/referee")
    return work / "root" / "opt" / "referee"


def test_what_is_installed_is_listed_here(usr):
    assert files_below(usr.parents[1]) == [f"opt/referee/{name}" for name in INSTALLED]
    modes = {name: (usr / name).stat().st_mode & 0o777 for name in INSTALLED}
    assert modes == {name: 0o755 if name == "bin/referee" else 0o644 for name in INSTALLED}


def test_the_unit_starts_what_was_installed(usr):
    unit = (usr / "lib/systemd/system/referee.service").read_text(encoding="utf-8")
    assert re.search(r"(?m)^ExecStart=/opt/referee/bin/referee serve$", unit) and "/usr/local" not in unit


def test_what_was_installed_runs_from_there(usr, tmp_path):
    """The page too: it is in the program."""
    with kit.Server(db=tmp_path / "referee.db", binary=usr / "bin" / "referee") as server:
        assert server.anyone().get("/", headers={"Accept": "text/html"}).status == 200
        server.player().post("/v1/games", {"ruleset": "mastermind"}).ok(201)


def test_what_was_installed_is_removed_and_nothing_else(tmp_path):
    for name in ("build", "root/usr/share/zsh/site-functions", "root/usr/share/referee"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "root/usr/share/zsh/site-functions/_other").touch()
    make("install", tmp_path / "build", tmp_path / "root", PREFIX="/usr")
    assert len(files_below(tmp_path / "root")) == len(INSTALLED) + 1
    for _ in range(2):  # the second time there is nothing to be done
        make("uninstall", tmp_path / "build", tmp_path / "root", PREFIX="/usr")
        assert files_below(tmp_path / "root") == ["usr/share/zsh/site-functions/_other"]
    assert not (tmp_path / "root/usr/share/referee").exists()


def test_completion_is_for_shells_that_are_known():
    refused = kit.run("completion", "fish")
    assert refused.returncode == 2 and "'fish' is not valid; expected bash|zsh" in refused.stderr and not refused.stdout


def commands():
    return re.findall(r"(?m)^  (\w+) ", kit.run("help").stdout)


def flags_of(command):
    return re.findall(r"(?m)^  (--\S+)", kit.run("help", command).stdout)


def test_bash_is_offered_every_command_and_every_setting():
    """By the function itself: what the tabulator shows where there are several."""
    ask = 'eval "$1"; shift; COMP_WORDS=(referee "$@"); COMP_CWORD=$#; _referee; printf "%s\\n" "${COMPREPLY[@]}"'
    script = kit.run("completion", "bash").stdout

    def offered(*words):
        done = subprocess.run(["bash", "-c", ask, "bash", script, *words], capture_output=True, text=True, check=True)
        return done.stdout.split()

    assert offered("") == commands()
    for command in commands():
        wanted = [] if command in ("help", "version") else [*flags_of(command), "--help"]
        assert offered(command, "--") == wanted, command
    assert offered("help", "") == [command for command in commands() if command not in ("help", "version")]
    assert offered("serve", "--log-level", "") == ["debug", "info", "warn", "error", "nothing"]
    assert offered("serve", "--connections-per-address", "=", "") == ["off", "auto"] == offered(
        "serve", "--connections-per-address", "="
    )
    assert offered("serve", "--threads", "") == []


@contextlib.contextmanager
def shell(name, usr, directory):
    """bash, and zsh as it is when one has installed it: it finds the completion among its functions."""
    if shutil.which(name) is None:
        pytest.skip(f"there is no {name} here")
    functions = usr / "share/zsh/site-functions"
    starts = {
        "bash": (["/bin/bash", "--norc", "--noprofile", "-i"], f". {usr}/share/bash-completion/completions/referee\n"),
        "zsh": (
            [shutil.which("zsh"), "-f", "-i"],
            f"bindkey -e; unsetopt zle_bracketed_paste prompt_cr; fpath=({functions} $fpath); autoload -Uz compinit; compinit -u -D\n",
        ),
    }
    with terminal.Shell(*starts[name], directory, usr / "bin") as running:
        yield running


@pytest.mark.parametrize("name", ["bash", "zsh"])
def test_a_shell_completes_commands_settings_and_values(name, usr, tmp_path):
    (tmp_path / "my games.db").touch()
    (tmp_path / "pages").mkdir()
    with shell(name, usr, tmp_path) as running:
        for typed, words in (
            ("referee comp", ["referee", "completion"]),
            ("referee serve --rate", ["referee", "serve", "--rate-limit"]),
            ("referee serve --log-level w", ["referee", "serve", "--log-level", "warn"]),
            ("referee serve --log=j", ["referee", "serve", "--log=json"]),
            ("referee serve --no-w", ["referee", "serve", "--no-web"]),
            ("referee serve --db my", ["referee", "serve", "--db", "my games.db"]),
            ("referee serve --web-dir p", ["referee", "serve", "--web-dir", "pages"]),
            ("referee verify my", ["referee", "verify", "my games.db"]),
            ("referee token cr", ["referee", "token", "create"]),
            ("referee token create --scope s", ["referee", "token", "create", "--scope", "service"]),
            ("referee completion z", ["referee", "completion", "zsh"]),
            ("referee help mi", ["referee", "help", "migrate"]),
            ("referee verify --rate", ["referee", "verify", "--rate"]),
        ):
            shown = running.completed(typed)
            # zsh ends a flag that takes a value by "=", and a folder by "/"; both go when one types on.
            assert [word.rstrip("/=") for word in shown] == words, typed


def test_a_zsh_that_runs_already_takes_the_completion(usr, tmp_path):
    with shell("zsh", usr, tmp_path) as running:
        running.type("unfunction _referee; compdef -d referee; source <(referee completion zsh)")
        assert running.completed("referee comp") == ["referee", "completion"]


# --- The package of Debian -------------------------------------------------------------------------------------------

PACKAGED = [
    "etc/default/referee",
    "lib/systemd/system/referee.service",
    "lib/systemd/system/referee@.service",
    "usr/bin/referee",
    "usr/share/bash-completion/completions/referee",
    "usr/share/doc/referee/changelog.gz",
    "usr/share/doc/referee/copyright",
    "usr/share/lintian/overrides/referee",
    "usr/share/man/man1/referee.1.gz",
    "usr/share/referee/openapi.yaml",
    "usr/share/zsh/vendor-completions/_referee",
]


def test_a_package_of_debian_has_it_all(tmp_path):
    """That it installs, starts, and goes again is seen by `make check-deb`."""

    def tool(*command):
        return subprocess.run(command, cwd=kit.ROOT, capture_output=True, text=True, check=True).stdout

    package = tool("scripts/build-deb", kit.BINARY, tmp_path / "deb", "7.8.9").strip()
    assert package.endswith("_amd64.deb" if os.uname().machine == "x86_64" else ".deb") and "referee_7.8.9" in package
    tool("dpkg-deb", "--raw-extract", package, tmp_path / "root")
    control = tmp_path / "root" / "DEBIAN"
    assert files_below(tmp_path / "root") == sorted([*PACKAGED, *(f"DEBIAN/{path.name}" for path in control.iterdir())])
    depends = re.search(r"(?m)^Depends: (.*)$", (control / "control").read_text(encoding="utf-8")).group(1)
    for library in ("libc6 (>= ", "libjansson4 (>= ", "libmicrohttpd12", "libpq5 (>= ", "libsqlite3-0 (>= ", "adduser"):
        assert library in depends, depends
    assert (control / "conffiles").read_text(encoding="utf-8").split() == ["/etc/default/referee"]
    unit = (tmp_path / "root/lib/systemd/system/referee.service").read_text(encoding="utf-8")
    for line in ("ExecStart=/usr/bin/referee serve", "User=referee", "Group=referee", "EnvironmentFile=-/etc/default/referee"):
        assert f"\n{line}\n" in unit, line
    assert "DynamicUser" not in unit and "\nStateDirectory=referee\n" in unit
    settings = (tmp_path / "root/etc/default/referee").read_text(encoding="utf-8")
    named = set(re.findall(r"(?m)^#REFEREE_(\w+)=", settings))
    assert named and named <= {flag[2:].upper().replace("-", "_") for flag in flags_of("serve")}
