"""The front page in three languages, the list of the crates, and what stands at
an address that is none."""

import json
import shutil
import subprocess
from html import escape
from pathlib import Path
from string import Template

from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).resolve().parent
LANGUAGES = {"en": "English", "fi": "Suomi", "sv": "Svenska"}
# The page of each language: English at the top, since one has to be.
PLACES = {"en": "", "fi": "fi/", "sv": "sv/"}
PICTURES = ["clock-runs-phone-en-light.png", "home-live-desktop-light-en.png", "desk-claim-desktop.png", "competition-altered-desktop.png"]


def messages(root, language):
    """A function from a message's key to its words."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((root / "locales" / language).glob("*.ftl")):
        if path.stem.startswith("web") or path.stem in ("site", "laws"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    def words(key):
        message = bundle.get_message(key) if bundle.has_message(key) else None
        if message is None or message.value is None:
            raise SystemExit(f"locales/{language} has no {key}")
        text, errors = bundle.format_pattern(message.value)
        if errors:
            raise SystemExit(f"locales/{language}, {key}: {errors[0]}")
        return text

    return words


class Words(Template):
    """`${site-title}` is a message, `${up}` a value."""

    idpattern = r"[a-z][a-z-]*"


def make(root, out, colors):
    style = (HERE / "site.css").read_text(encoding="utf-8")
    (out / "site.css").write_text(colors + style, encoding="utf-8")
    shutil.copyfile(root / "web" / "font" / "hall-serif.woff2", out / "hall-serif.woff2")
    (out / "pictures").mkdir(exist_ok=True)
    for name in PICTURES:
        shutil.copyfile(root / "docs" / "pictures" / name, out / "pictures" / name)
    for language, place in PLACES.items():
        target = out / place / "index.html"
        target.parent.mkdir(exist_ok=True)
        target.write_text(filled("front.html", language, messages(root, language), "../" if place else "./"), encoding="utf-8")
    (out / "404.html").write_text((HERE / "404.html").read_text(encoding="utf-8"), encoding="utf-8")
    # A host that would leave out folders it takes for its own.
    (out / ".nojekyll").write_text("")


def filled(name, language, words, up, **more):
    class Values(dict):
        def __missing__(self, key):
            # Who writes the messages is one of us; in this one there are marks.
            if key.endswith("-html"):
                return words(key.removesuffix("-html"))
            return escape(words(key))

    others = " ".join(
        f'<a href="{up}{place}" lang="{code}" hreflang="{code}">{LANGUAGES[code]}</a>' for code, place in PLACES.items() if code != language
    )
    values = Values({"up": up, "language": language, "others": others, **more})
    return Words((HERE / name).read_text(encoding="utf-8")).substitute(values)


def crates(root):
    """The crates of the house that others may take, and their descriptions."""
    said = subprocess.run(
        ["cargo", "metadata", "--locked", "--no-deps", "--format-version=1"], cwd=root, check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    for package in json.loads(said)["packages"]:
        target = next((one for one in package["targets"] if {"lib", "rlib", "bin"} & set(one["kind"])), None)
        folder = Path(package["manifest_path"]).parent.relative_to(root).as_posix()
        if target and folder.startswith("crates/"):
            yield {
                "folder": folder.removeprefix("crates/"),
                "name": package["name"],
                "doc": target["name"].replace("-", "_"),
                "what": package["description"] or "",
                "is_private": package["publish"] == [],
            }


def list_crates(root, out, found):
    """The page that leads to the documentation of each crate."""
    rows = "\n".join(
        f'<li><a href="{one["doc"]}/index.html"><code>{one["name"]}</code></a> <span>{escape(one["what"])}</span></li>'
        for one in sorted(found, key=lambda one: one["name"])
        if not one["is_private"]
    )
    page = filled("crates.html", "en", messages(root, "en"), "../", rows=rows)
    (out / "crates" / "index.html").write_text(page, encoding="utf-8")
