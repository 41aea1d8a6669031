# SPDX-License-Identifier: Apache-2.0
"""scripts/build-web and scripts/embed-web, on small pages of our own."""

import gzip
import json
import pathlib
import re
import subprocess

import pytest

import kit

SOURCES = {
    "index.html": '<link rel="icon" href="/assets/icon.svg">\n<link rel="stylesheet" href="/assets/main.css">\n'
    '<script type="module" src="/assets/main.js"></script>\n',
    "docs.html": '<link rel="stylesheet" href="/assets/docs.css">\n<script type="module" src="/assets/docs.js"></script>\n',
    "main.tsx": 'import { shared } from "./shared";\nimport { library } from "library";\n'
    'document.title = shared + library;\nvoid import("./screens/home");\nvoid import("./later");\nvoid import("./last");\n'
    'void import("./third");\n',
    "screens/home.tsx": 'import { large } from "../first";\nimport again, { shared } from "../shared";\n'
    'console.log(large, shared, again);\n',
    "docs.tsx": 'import { shared } from "./shared";\ndocument.body.append("docs", shared, "x".repeat(3));\n',
    "later.ts": 'import { large } from "./first";\nimport { shared } from "./shared";\nimport { other } from "./second";\n'
    'import { small } from "./small";\nconsole.log("later", shared, large, other, small);\n',
    "last.ts": 'import * as all from "./second";\nimport { small } from "./small";\nconsole.log("last", all.other, small);\n',
    "third.ts": 'import { small } from "./small";\nconsole.log("third", small, "/assets/more.css");\n',
    "first.ts": f'export const large = "{"first " * 500}" + Math.random();\n',
    "second.ts": f'export const other = "{"second " * 500}" + Math.random();\n',
    "small.ts": 'export const small = "small" + Math.random();\n',
    "shared.ts": 'export const shared = ["shared", "by", "several"].join();\nexport default Math.random();\n',
    "main.css": "body { margin: 0; }\n",
    "more.css": "body { margin: 3px; }\n",
    "docs.css": "body { margin: 1px; }\n",
    "sw.ts": "declare const ASSETS: string[], VERSION: string;\nself.name = JSON.stringify({ VERSION, ASSETS });\nexport {};\n",
    "manifest.webmanifest": '{"icons": [{"src": "/assets/icon.svg"}]}\n',
    "icons/icon.svg": '<svg xmlns="http://www.w3.org/2000/svg">' + "<g></g>" * 30 + "</svg>\n",
    "icons/icon.png": "\x89 no picture" * 20,
    "vendor/library/package.json": '{"name": "library", "version": "1.0.0", "main": "library.js"}\n',
    "vendor/library/library.js": 'export const library = "of others";\n',
    "screens/screens.ts": 'export const screens = [\n  { path: "/", of: 1 },\n  { path: "/games/:id", of: 2 },\n  {path: "/join"},\n];\n',
}


def write(source, **changes):
    """The sources in a folder, some of them changed or, with None, left out."""
    files = {**SOURCES, **changes}
    for name, text in files.items():
        if text is not None:
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_text(text, encoding="utf-8")
    return source


def build(source, out):
    command = [kit.ROOT / "scripts" / "build-web", source, out]
    return subprocess.run(command, capture_output=True, text=True, timeout=kit.PATIENCE_SECONDS, check=False)


@pytest.fixture
def made(tmp_path):
    done = build(write(tmp_path / "web"), tmp_path / "out")
    assert done.returncode == 0, done.stderr
    return tmp_path / "out"


def files_of(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def names(folder):
    """The assets by what they are called without a hash."""
    plain = [path.name for path in (folder / "assets").iterdir() if path.suffix not in (".br", ".gz")]
    return {re.sub(r"-[A-Z0-9]{8}(?=\.)", "", name): name for name in plain}


def test_the_same_sources_give_the_same_bytes_anywhere(made, tmp_path):
    again = build(write(tmp_path / "elsewhere" / "web"), tmp_path / "deep" / "er" / "out")
    assert again.returncode == 0, again.stderr
    assert files_of(tmp_path / "deep" / "er" / "out") == files_of(made)


def test_templates_and_manifest_get_the_names_that_assets_have(made):
    found = names(made)
    page = (made / "index.html").read_text(encoding="utf-8")
    assert re.findall('"/assets/([^"]+)"', page) == [found[name] for name in ("icon.svg", "main.css", "main.js")]
    assert json.loads((made / "manifest.webmanifest").read_text(encoding="utf-8"))["icons"][0]["src"] == (
        "/assets/" + found["icon.svg"]
    )


def test_what_the_first_screen_needs_and_what_is_small_is_in_mains_file(made):
    found = names(made)
    scripts = {name for name in found if name.endswith(".js")}
    assert scripts == {"main.js", "home.js", "later.js", "last.js", "third.js", "chunk.js", "docs.js"}
    text = {name: (made / "assets" / found[name]).read_text(encoding="utf-8") for name in scripts}
    assert "first first" in text["main.js"] and "of others" in text["main.js"] and '"small"' in text["main.js"]
    assert "second second" in text["chunk.js"] and "second second" not in text["main.js"]
    assert sum("by" in text[name] for name in scripts) == 2, "in main and, apart from it, in docs"


def test_every_script_takes_what_there_is(made):
    """What a script takes of another by its name, that one gives; and what is loaded later is there."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in (made / "assets").glob("*.js")}
    given = {name: set() for name in texts}
    for name, text in texts.items():
        for names_given in re.findall(r"export\{([^}]*)\}", text):
            given[name] |= {pair.split(" as ")[-1] for pair in names_given.split(",")}
    taken = 0
    for name, text in texts.items():
        for names_taken, other in re.findall(r'import\{([^}]*)\}from"\./([^"]+)"', text):
            assert {pair.split(" as ")[0] for pair in names_taken.split(",")} <= given[other], (name, other)
            taken += 1
        loaded = re.findall(r'import\("([^"]*)"\)', text)
        assert {target.removeprefix("./") for target in loaded} <= set(texts), name
        taken += len(loaded)
    assert taken >= 8, "from main to home, later, last; from these to main and to what two of them share"


def test_a_script_is_another_where_what_it_takes_is(made, tmp_path):
    source = write(tmp_path / "other", **{"shared.ts": SOURCES["shared.ts"].replace("several", "many")})
    assert build(source, tmp_path / "new").returncode == 0
    before, after = names(made), names(tmp_path / "new")
    assert {"main.js", "home.js", "later.js", "docs.js"} <= {name for name in before if before[name] != after[name]}


def test_other_bytes_have_another_name_and_a_worker_of_another_version(made, tmp_path):
    source = write(tmp_path / "other", **{"main.css": "body { margin: 2px; }\n"})
    assert build(source, tmp_path / "new").returncode == 0
    before, after = names(made), names(tmp_path / "new")
    assert {name for name in before if before[name] != after[name]} == {"main.css"}
    assert (made / "sw.js").read_bytes() != (tmp_path / "new" / "sw.js").read_bytes()


def test_a_sheet_that_is_loaded_later_is_named_by_scripts_as_it_is_called(made, tmp_path):
    found = names(made)
    assert f'"/assets/{found["more.css"]}"' in (made / "assets" / found["third.js"]).read_text(encoding="utf-8")
    source = write(tmp_path / "other", **{"more.css": "body { margin: 4px; }\n"})
    assert build(source, tmp_path / "new").returncode == 0
    after = names(tmp_path / "new")
    assert after["more.css"] != found["more.css"]
    script = (tmp_path / "new" / "assets" / after["third.js"]).read_text(encoding="utf-8")
    assert after["third.js"] != found["third.js"] and f'"/assets/{after["more.css"]}"' in script
    done = build(write(tmp_path / "without", **{"more.css": None}), tmp_path / "none")
    assert done.returncode != 0 and "a script names more.css" in done.stderr


@pytest.mark.parametrize("name", ["index.html", "sw.ts", "later.ts", "icons/icon.svg"])
def test_every_change_makes_another_worker(made, tmp_path, name):
    more = 'console.log("more");\n' if name.endswith("ts") else "<!-- more -->\n"
    source = write(tmp_path / "other", **{name: SOURCES[name] + more})
    assert build(source, tmp_path / "new").returncode == 0
    assert (made / "sw.js").read_bytes() != (tmp_path / "new" / "sw.js").read_bytes()


def test_the_worker_is_told_of_all_assets_but_those_of_the_contracts_page(made):
    found = names(made)
    told = re.findall(r'"(/assets/[^"]+)"', (made / "sw.js").read_text(encoding="utf-8"))
    assert told == sorted("/assets/" + found[name] for name in found if not name.startswith("docs."))


def test_all_is_packed_that_gets_smaller_by_it(made):
    files = files_of(made)
    plain = [name for name in files if not name.endswith((".br", ".gz")) and name != "screens"]
    for name in plain:
        if name + ".gz" in files:
            assert gzip.decompress(files[name + ".gz"]) == files[name]
            assert files[name + ".gz"][3:8] == b"\0" * 5, "no name, no time"
        if name + ".br" in files:
            unpacked = subprocess.run(["brotli", "-dc"], input=files[name + ".br"], capture_output=True, check=True)
            assert unpacked.stdout == files[name]
        assert all(len(files[name + end]) < len(files[name]) for end in (".br", ".gz") if name + end in files)
    assert any(name.endswith(".svg.br") for name in files) and not any(".png." in name for name in files)


def test_the_screens_are_routes(made):
    assert (made / "screens").read_text(encoding="utf-8") == "/\n/games/{id}\n/join\n"


def test_what_was_there_goes(made, tmp_path):
    (made / "assets" / "old.js").write_text("old", encoding="utf-8")
    assert build(tmp_path / "web", made).returncode == 0
    assert not (made / "assets" / "old.js").exists() and (made / "index.html").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out", "web"], "nothing is left beside it"


RULES = """# Four in a row

Two **play** on a *board*, see [others](line-games.md) and `this`.
<!-- position x.json 3 -->

```board X is in the middle.
...
.X.
..O
```

| Box | Points |
|---|---|
| One | 1<!-- =one --> |

- first,
  as it goes on
- second
"""


def document(folder, text, name="four.md"):
    (folder / "docs" / "games").mkdir(parents=True, exist_ok=True)
    (folder / "docs" / "games" / name).write_text(text, encoding="utf-8")


def test_what_is_written_for_players_is_an_asset_that_scripts_name(tmp_path):
    document(tmp_path, RULES)
    source = write(tmp_path / "web", **{"third.ts": SOURCES["third.ts"] + 'console.log("/assets/rules-four.json");\n'})
    done = build(source, tmp_path / "out")
    assert done.returncode == 0, done.stderr
    found = names(tmp_path / "out")
    assert f'"/assets/{found["rules-four.json"]}"' in (tmp_path / "out" / "assets" / found["third.js"]).read_text(encoding="utf-8")
    made = json.loads((tmp_path / "out" / "assets" / found["rules-four.json"]).read_text(encoding="utf-8"))
    text, figure, table, items = made["body"]
    assert made["title"] == "Four in a row"
    assert text[2:] == [
        "Two ", ["strong", None, "play"], " on a ", ["em", None, "board"], ", see ",
        ["a", {"href": "/rules/line-games"}, "others"], " and ", ["code", None, "this"], ".",
    ]  # fmt: skip
    assert figure[2][1]["aria-label"] == "X is in the middle." and [part[0] for part in figure[2][2:]].count("rect") == 9
    assert table[3][2][2:] == [["th", {"scope": "row"}, "One"], ["td", None, "1"]]
    assert items == ["ul", None, ["li", None, "first, as it goes on"], ["li", None, "second"]]


UNREADABLE = {
    "markup": ("# A\n\n<b>bold</b>\n", "line 3"),
    "no title": ("text\n", "line 1"),
    "two titles": ("# A\n\n# B\n", "line 1"),
    "an address that is none": ("# A\n\n[x](javascript:alert)\n", "line 3"),
    "a cell too few": ("# A\n\n| a | b |\n|---|---|\n| 1 |\n", "line 5"),
    "a board without words": ("# A\n\n```board\n...\n```\n", "line 3"),
    "a board of unequal rows": ("# A\n\n```board x\n...\n..\n```\n", "line 3"),
    "a fence without an end": ("# A\n\n```text\nx\n", "line 3"),
    "strong without an end": ("# A\n\n**x\n", "line 3"),
}


@pytest.mark.parametrize("text, says", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_shown_to_players_is_refused_with_its_line(tmp_path, text, says):
    document(tmp_path, text)
    done = build(write(tmp_path / "web"), tmp_path / "out")
    assert done.returncode != 0 and "four.md" in done.stderr and says in done.stderr, done.stderr


BAD = {
    "a document that is not there": ({"third.ts": 'console.log("/assets/rules-x.json");'}, "rules-x.json"),
    "no template": ({"index.html": None}, "index.html is missing"),
    "an asset that is not there": ({"index.html": '<script src="/assets/other.js"></script>'}, "/assets/other.js"),
    "a manifest that names another icon": ({"manifest.webmanifest": '{"src": "/assets/x.png"}'}, "/assets/x.png"),
    "a script that is none": ({"main.tsx": "const = 1;"}, "esbuild"),
    "a library that is not there": ({"main.tsx": 'import "nothing";'}, "nothing"),
    "no screens": ({"screens/screens.ts": "export const screens = [];"}, "screens.ts"),
    "a screen among the interface": ({"screens/screens.ts": '{ path: "/v1/games" }'}, "/v1/games"),
    "a screen that is a file": ({"screens/screens.ts": '{ path: "/a.b" }'}, "/a.b"),
    "a screen that is there twice": ({"screens/screens.ts": '{ path: "/a" }\n{ path: "/a" }'}, "/a"),
}


@pytest.mark.parametrize("changes, says", BAD.values(), ids=BAD)
def test_what_cannot_be_built_is_told_and_leaves_what_was_there(made, tmp_path, changes, says):
    before = files_of(made)
    done = build(write(tmp_path / "bad", **changes), made)
    assert done.returncode != 0 and says in done.stderr and "Traceback" not in done.stderr
    assert files_of(made) == before


def test_libraries_come_from_the_vendor_folder_alone(tmp_path):
    source = write(tmp_path / "web")
    (source / "node_modules" / "library").mkdir(parents=True)
    for name in ("package.json", "library.js"):
        text = SOURCES[f"vendor/library/{name}"]
        (source / "node_modules" / "library" / name).write_text(text, encoding="utf-8")
    done = build(source, tmp_path / "out")
    assert done.returncode != 0 and "node_modules" in done.stderr


def test_the_embedded_page_is_in_order_and_has_a_tag_for_each_encoding(made):
    text = subprocess.run(
        [kit.ROOT / "scripts" / "embed-web", made], capture_output=True, text=True, check=True, timeout=kit.PATIENCE_SECONDS
    ).stdout
    addresses = re.findall(r'^    \{"(/[^"]+)",$', text, re.MULTILINE)
    assert addresses == sorted(addresses) and {"/index.html", "/docs.html", "/sw.js"} <= set(addresses)
    tags = re.findall(r'\\"([0-9a-f]{32})\\"', text)
    bodies = {pathlib.Path(name).read_bytes() for name in re.findall(r'\.incbin \\"([^"]+)\\"', text)}
    assert len(set(tags)) == len(bodies)
    assert re.findall(r'^    "(/[^"]*)",$', text, re.MULTILINE) == ["/", "/games/{id}", "/join"]
