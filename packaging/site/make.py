"""Makes the site of what is built: web/dist, docs, and what cargo doc wrote.

    make.py DOC WORK OUT      DOC is cargo's folder doc, WORK is for what is
                              made on the way, OUT is the site
"""

import shutil
import subprocess
import sys
from pathlib import Path

import book
import front
import links
import rooms

ROOT = Path(__file__).resolve().parent.parent.parent


def make(doc, work, out):
    for folder in (work, out):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    count = rooms.make(ROOT, out, front.messages(ROOT, "en"))
    print(f"rooms: {count} addresses of {', '.join(rooms.ROOMS)}")

    found = list(front.crates(ROOT))
    documented(doc, out / "crates", found)
    front.list_crates(ROOT, out, found)
    print(f"crates: {sum(not one['is_private'] for one in found)}")

    source = work / "book-source"
    laid_out = book.Book(ROOT, source, ({one["folder"]: one["doc"] for one in found}, out / "crates"))
    pages, files = laid_out.lay_out()
    colors = book.face(ROOT, source)
    bind(laid_out, work)
    # Its own page for lost readers takes the top of the host for its own, and a
    # map of the site needs to know the host.
    shutil.copytree(work / "book-made", out / "book", ignore=shutil.ignore_patterns("404.html", "sitemap.xml*"))
    print(f"book: {pages} pages, and {files} files that they link to")

    front.make(ROOT, out, colors)
    out = out.resolve()
    # What rustdoc wrote is its own matter, and a lost reader's page knows no way but up.
    own = [path for path in out.rglob("*.html") if not is_rustdocs(path.relative_to(out).parts) and path != out / "404.html"]
    wrong = links.check(out, own)
    if wrong:
        raise SystemExit("\n".join(wrong[:40] + [f"{len(wrong)} links are wrong"]))
    bytes_of = [path.stat().st_size for path in out.rglob("*") if path.is_file()]
    print(f"links of {len(own)} pages: all lead somewhere, nothing is fetched from elsewhere")
    print(f"{out}: {len(bytes_of)} files, {sum(bytes_of)} bytes")


def is_rustdocs(parts):
    return parts[0] == "crates" and len(parts) > 2


def documented(doc, out, found):
    """Copies the documentation of the crates that others may take, with all it needs."""
    for one in found:
        for folder in (one["doc"], f"src/{one['doc']}"):
            if not (doc / folder).is_dir():
                raise SystemExit(f"{doc / folder} is not there: cargo doc --workspace --no-deps makes it")
            if not one["is_private"]:
                shutil.copytree(doc / folder, out / folder)
    shutil.copytree(doc / "static.files", out / "static.files")
    for path in doc.iterdir():
        if path.is_file() and path.name != ".lock":
            shutil.copyfile(path, out / path.name)
        elif path.name in ("search.index", "trait.impl", "type.impl", "search-index"):
            shutil.copytree(path, out / path.name)


def bind(laid_out, work):
    """Lets Zensical make the book; it stops at a link that leads nowhere."""
    config = (ROOT / "packaging" / "site" / "mkdocs.yml").read_text(encoding="utf-8")
    if lost := book.missing(laid_out, config):
        raise SystemExit(f"packaging/site/mkdocs.yml names these pages nowhere: {', '.join(lost)}")
    decisions = sorted(place for place in laid_out.pages.values() if place.startswith("decisions/") and place != "decisions/index.md")
    config += f"  - Decisions: [{', '.join(['decisions/index.md', *decisions])}]\n"
    (work / "mkdocs.yml").write_text(config, encoding="utf-8")
    zensical = Path(sys.executable).with_name("zensical")
    subprocess.run([zensical, "build", "--strict", "--clean", "--config-file", work / "mkdocs.yml"], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    make(*(Path(one).absolute() for one in sys.argv[1:]))
