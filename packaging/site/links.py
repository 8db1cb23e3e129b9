"""Every link within the site leads somewhere, and nothing is fetched from elsewhere."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# What a browser fetches by itself, unlike a link that somebody follows.
FETCHED = {("script", "src"), ("img", "src"), ("source", "src"), ("iframe", "src"), ("object", "data"), ("embed", "src")}
# Links of these kinds fetch too.
FETCHED_RELATIONS = {"stylesheet", "icon", "manifest", "modulepreload", "preload", "apple-touch-icon"}


class Page(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.links, self.fetched, self.ids = set(), set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        said = dict(attrs)
        self.ids.update(one for one in (said.get("id"), said.get("name") if tag == "a" else None) if one)
        relations = set((said.get("rel") or "").split())
        for name in ("href", "src", "data"):
            link = said.get(name)
            if not link or (tag, name) == ("a", "data"):
                continue
            if (tag, name) in FETCHED or (tag == "link" and relations & FETCHED_RELATIONS):
                self.fetched.add(link)
            elif name == "href":
                self.links.add(link)


def check(site, all_of):
    """What is wrong with the pages of some folders; the rest is only linked to."""
    pages, wrong = {}, []

    def page(path):
        if path not in pages:
            pages[path] = Page(path.read_text(encoding="utf-8"))
        return pages[path]

    for path in sorted(all_of):
        here = page(path)
        name = path.relative_to(site).as_posix()
        for link in sorted(here.links | here.fetched):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if link in here.fetched and parts.scheme != "data":
                    wrong.append(f"{name} fetches {link}")
                continue
            if parts.path.startswith("/"):
                wrong.append(f"{name}: {link} begins at the top of the host")
                continue
            target = (path.parent / unquote(parts.path)) if parts.path else path
            if target.is_dir() or parts.path.endswith("/"):
                target = target / "index.html"
            target = Path(*target.parts)
            if not target.resolve().is_relative_to(site.resolve()) or not target.is_file():
                wrong.append(f"{name}: {link} is not there")
            elif parts.fragment and target.suffix == ".html" and not parts.fragment.startswith("__"):
                if unquote(parts.fragment) not in page(target.resolve()).ids and not is_made_by_script(target):
                    wrong.append(f"{name}: {link} has no such place")
    return wrong


def is_made_by_script(path):
    """Pages of the rooms are drawn by scripts, and lines of code are counted by rustdoc's."""
    text = path.read_text(encoding="utf-8")
    return 'name="tuomari-rooms"' in text or "/src/" in path.as_posix()
