"""The book: what stands in docs and beside it, laid out for Zensical.

Everything that a page of ours links to is taken along, so that no link needs
the repository's host: other pages as pages, the code of the crates as rustdoc
shows it, any other file as plain text.
"""

import posixpath
import re
import shutil
from urllib.parse import unquote

# Pages outside docs, and what they are called in the book.
PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "RELEASING.md": "releasing.md",
    # docs/security.md is about who attacks.
    "SECURITY.md": "reporting.md",
    "locales/README.md": "translating.md",
    "packaging/npm/README.md": "npm.md",
    "scenarios/README.md": "scenarios.md",
    "web/README.md": "pages.md",
}
# The help of the pages is on the site already, in the reader's language.
HELP = re.compile(r"web/help/(?:en|fi|sv)/([a-z-]+)\.md")
CODE = re.compile(r"crates/([a-z-]+)/src/(.+\.rs)")
CRATE = re.compile(r"crates/([a-z-]+)(?:/README\.md)?/?")
# Files that every host shows as they are, under their own names.
SHOWN = (".png", ".svg", ".json", ".txt")
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
FENCE = re.compile(r"^\s*(```|~~~)")
BLOCK = re.compile(r"(- |\* |\d+\. |\|)")
# What may stand right above a list without being its paragraph.
NO_TEXT = re.compile(r"\s*(- |\* |\d+\. |\||#|>|$)|\s{2,}")


class Book:
    """Lays the pages out; what they link to is noted and brought."""

    def __init__(self, root, out, crates):
        self.root, self.out = root, out
        # Names of the documented crates by their folders, and rustdoc's output.
        self.crates, self.doc = crates
        self.pages = dict(PAGES)
        for path in sorted((root / "docs").rglob("*.md")):
            name = path.relative_to(root).as_posix()
            self.pages[name] = re.sub(r"(^|/)readme\.md$", r"\1index.md", name.removeprefix("docs/").lower())
        self.files = {}

    def lay_out(self):
        for name, place in self.pages.items():
            text = (self.root / name).read_text(encoding="utf-8")
            target = self.out / place
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(self.rewritten(name, place, text), encoding="utf-8")
        for name, place in sorted(self.files.items()):
            (self.out / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.root / name, self.out / place)
        return len(self.pages), len(self.files)

    def rewritten(self, name, place, text):
        """A page with its links as they are here, and its lists as Python-Markdown reads them."""
        lines, above, fenced = [], "", False
        for line in text.split("\n"):
            if FENCE.match(line):
                fenced = not fenced
            elif not fenced:
                # GitHub begins a list right below a line of text, Python-Markdown does not.
                if BLOCK.match(line) and above.strip() and not NO_TEXT.match(above):
                    lines.append("")
                # It wants four spaces where GitHub is content with three.
                line = re.sub(r"^ {2,3}(?=([-*]|\d+\.) )", "    ", line)
                line = LINK.sub(lambda found: found[1] + self.link(name, place, found[2]) + found[3], line)
            above = line
            lines.append(line)
        return "\n".join(lines)

    def link(self, name, place, link):
        """Where a link of a page leads in the book."""
        if re.match(r"[a-z]+:|#", link):
            return link
        path, _, anchor = link.partition("#")
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(path)))
        to = self.place_of(name, wanted)
        if to.startswith("site:"):
            # Above the book; a page may become a folder, which Zensical minds.
            to = f"../{to.removeprefix('site:')}"
        return posixpath.relpath(to, posixpath.dirname(place) or ".") + (f"#{anchor}" if anchor else "")

    def place_of(self, name, wanted):
        if wanted in self.pages:
            return self.pages[wanted]
        if found := HELP.fullmatch(wanted):
            return f"site:help/{found[1]}/"
        if (found := CODE.fullmatch(wanted)) and (crate := self.crates.get(found[1])):
            page = f"src/{crate}/{found[2]}.html"
            if (self.doc / page).exists():
                return f"site:crates/{page}"
        if (found := CRATE.fullmatch(wanted)) and (crate := self.crates.get(found[1])):
            return f"site:crates/{crate}/index.html"
        path = self.root / wanted
        if path.is_dir():
            return self.folder(wanted)
        if not path.is_file():
            raise SystemExit(f"{name} links to {wanted}, which is not there")
        return self.file(wanted)

    def file(self, wanted):
        """A file as it is: one that a browser would only offer to save is called a text."""
        # No host shows what begins with a dot.
        plain = re.sub(r"(^|/)\.", r"\1", wanted)
        place = f"files/{plain}" if wanted.endswith(SHOWN) else f"files/{plain}.txt"
        if wanted.startswith("docs/"):
            place = wanted.removeprefix("docs/") if wanted.endswith(SHOWN) else place
        self.files[wanted] = place
        return place

    def folder(self, wanted):
        """A folder: its page if it has one, else a list of what is in it."""
        if f"{wanted}/README.md" in self.pages:
            return self.pages[f"{wanted}/README.md"]
        place = f"files/{wanted}/index.md"
        names = sorted(path.name for path in (self.root / wanted).iterdir() if path.is_file())
        lines = [f"# `{wanted}`", ""]
        for one in names:
            to = posixpath.relpath(self.file(f"{wanted}/{one}"), f"files/{wanted}")
            lines.append(f"- [{one}]({to})")
        target = self.out / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return place


def missing(book, nav):
    """Pages that no reader would find: they are in the book and not in its contents."""
    named = set(re.findall(r"[\w./-]+\.md", nav))
    return sorted(place for place in book.pages.values() if place not in named and not place.startswith("decisions/"))


def face(root, out):
    """The colours and the serif of the pages, for the book's two schemes."""
    tokens = (root / "web" / "src" / "theme" / "tokens.css").read_text(encoding="utf-8")
    light = re.search(r":root \{(.*?)\n\}", tokens, re.DOTALL)[1]
    dark = re.search(r':root\[data-theme="dark"\] \{(.*?)\n\}', tokens, re.DOTALL)[1]
    colors = f'[data-md-color-scheme="default"] {{{light}\n}}\n[data-md-color-scheme="slate"] {{{light}{dark}\n}}\n'
    folder = out / "face"
    folder.mkdir(parents=True, exist_ok=True)
    style = (root / "packaging" / "site" / "book.css").read_text(encoding="utf-8")
    (folder / "book.css").write_text(colors + style, encoding="utf-8")
    shutil.copyfile(root / "web" / "font" / "hall-serif.woff2", folder / "hall-serif.woff2")
    shutil.copyfile(root / "web" / "public" / "icon.svg", folder / "icon.svg")
    plain = f":root {{{light}\n}}\n@media (prefers-color-scheme: dark) {{\n:root {{{dark}\n}}\n}}\n"
    return plain
