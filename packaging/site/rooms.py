"""The pages that need no server, as files for any host: clock, laws and help.

Each address has its own index.html, so that a link works on a host that knows
nothing of us; each names its files by where it lies, so that all of it can lie
in any folder.
"""

import itertools
import json
import re
import shutil
import tomllib
from html import escape

ROOMS = ["clock", "laws", "help"]
# The page that is kept for when there is no network: where people install it from.
KEPT = "clock/"
# A server's own: squeezed files, its pages, where those stand, and boards for other sites.
NOT_TAKEN = re.compile(r"(\.gz|\.br|^assets/embed/.*|\.html|^pages\.txt|^sw\.js|^manifest\.webmanifest)$")
LAWS = ["fide-2023", "fide-2018", "fide-2014", "fi-blitz-2014", "fi-team-blitz", "fi-basics"]


def make(root, out, words):
    """Writes the rooms into a folder; `words` are the house's messages in English."""
    dist = root / "web" / "dist"
    page = (dist / "index.html").read_text(encoding="utf-8")
    for path in sorted(one for one in dist.rglob("*") if one.is_file()):
        name = path.relative_to(dist).as_posix()
        if not NOT_TAKEN.search(name):
            place = out / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)
    (out / "sw.js").write_text(worker((dist / "sw.js").read_text(encoding="utf-8")), encoding="utf-8")
    manifest = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    manifest["start_url"] = KEPT
    (out / "manifest.webmanifest").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    count = 0
    for address, title, what in addresses(root, words):
        place = out / address / "index.html"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(placed(page, address, title, what), encoding="utf-8")
        count += 1
    return count


def worker(text):
    """The service worker, told where its page lies and which rooms it answers for."""
    for mark, value in (('/* page */ ""', KEPT), ("/* rooms */ []", ROOMS)):
        if text.count(mark) != 1:
            raise SystemExit(f"web/dist/sw.js has no {mark}: scripts/web build makes it anew")
        text = text.replace(mark, json.dumps(value))
    return text


def placed(page, address, title, what):
    """The page for one address: its files by where they lie, what it is, which rooms are here."""
    up = "../" * len(address.split("/"))
    head = f'<meta name="tuomari-rooms" content="{" ".join(ROOMS)}" />\n    <title>{escape(title)} · Tuomari</title>'
    for old, new in (
        ('<meta name="description" content="Chess by the Laws" />', f'<meta name="description" content="{escape(what)}" />'),
        ("<title>Tuomari</title>", head),
        # For whoever reads without scripts, and for those who search.
        ('<div id="app"></div>', f'<div id="app"></div>\n    <noscript><h1>{escape(title)}</h1><p>{escape(what)}</p></noscript>'),
    ):
        if page.count(old) != 1:
            raise SystemExit(f"web/dist/index.html has no {old}: rooms.py is to be changed with it")
        page = page.replace(old, new)
    return re.sub(r'(href|src)="/', rf'\1="{up}', page)


def addresses(root, words):
    """Every address of the rooms, with the name of its page and what it says."""
    sentence = words("site-what")
    yield "clock", words("web-nav-clock"), words("site-clock-what")
    yield "laws", words("web-laws-title"), words("web-laws-intro")
    for book in LAWS:
        name = words(f"web-book-{book}")
        yield f"laws/{book}", name, words(f"rulebook-{book}")
        articles = tomllib.loads((root / "laws" / book / "articles.toml").read_text(encoding="utf-8"))["article"]
        for article in articles:
            yield f"laws/{book}/{article['id']}", f"{article['id']} · {name}", article["en"]
        decides = words("web-laws-decides-title")
        yield f"laws/{book}/decides", f"{decides} · {name}", sentence
        settings = tomllib.loads((root / "laws" / book / "settings.toml").read_text(encoding="utf-8"))
        profiles = {one for row in settings.values() for value in row["values"] for one in value.get("profiles", [])}
        for profile in sorted(profiles):
            yield f"laws/{book}/decides/{profile}", f"{decides} · {name}", sentence
    for left, right in itertools.permutations(LAWS, 2):
        names = f"{words(f'web-book-{left}')} – {words(f'web-book-{right}')}"
        yield f"laws/{left}/compare/{right}", names, words("web-laws-compare-two")
    yield "help", words("web-help-title"), words("web-help-question")
    for path in sorted((root / "web" / "help" / "en").glob("*.md")):
        title = re.match(r"# (.+?)(?: \{#[a-z-]+\})?\n", path.read_text(encoding="utf-8"))
        yield f"help/{path.stem}", title[1], f"{words('web-help-title')}: {title[1]}"
