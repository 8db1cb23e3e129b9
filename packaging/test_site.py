"""What the site is made by promises: python3 packaging/test_site.py"""

import pathlib
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging" / "site"))
import book
import links
import rooms


class Folder(unittest.TestCase):
    def setUp(self):
        own = tempfile.TemporaryDirectory()
        self.addCleanup(own.cleanup)
        self.folder = pathlib.Path(own.name)

    def made(self, name, text=""):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path


class Links(Folder):
    def wrong(self, text):
        self.made("there/index.html", '<h1 id="here">There</h1>')
        return links.check(self.folder, [self.made("page/index.html", text)])

    def test_a_sound_page_has_nothing_wrong(self):
        self.assertEqual(self.wrong('<a href="../there/#here">a</a> <a href="https://elsewhere.example">b</a>'), [])

    def test_each_fault_is_named(self):
        for text, told in (
            ('<a href="../nowhere/">a</a>', "../nowhere/ is not there"),
            ('<a href="../there/#gone">a</a>', "../there/#gone has no such place"),
            ('<a href="/there/">a</a>', "/there/ begins at the top of the host"),
            ('<a href="../../outside.html">a</a>', "../../outside.html is not there"),
            ('<script src="https://elsewhere.example/x.js"></script>', "fetches https://elsewhere.example/x.js"),
            ('<link rel="stylesheet" href="//elsewhere.example/x.css">', "fetches //elsewhere.example/x.css"),
        ):
            wrong = self.wrong(text)
            self.assertEqual(len(wrong), 1, text)
            self.assertTrue(wrong[0].endswith(told), wrong)


class Book(Folder):
    def page(self, text, name="docs/one.md"):
        self.made(name, text)
        self.made("docs/two.md")
        self.made("docs/sub/README.md")
        self.made("crates/board/src/lib.rs")
        self.made("crates/board/src/told.rs")
        self.made("doc/src/tuomari_board/lib.rs.html")
        self.made("scripts/try", "#!/bin/sh\n")
        self.made("docs/schema.json", "{}")
        pages = {one: book.PAGES.pop(one) for one in list(book.PAGES)}
        self.addCleanup(book.PAGES.update, pages)
        made = book.Book(self.folder, self.folder / "out", ({"board": "tuomari_board"}, self.folder / "doc"))
        made.lay_out()
        return (self.folder / "out" / made.pages[name]).read_text(encoding="utf-8")

    def test_links_lead_to_where_things_are_in_the_book(self):
        for link, to in (
            ("two.md#here", "two.md#here"),
            ("sub/README.md", "sub/index.md"),
            ("../crates/board/src/lib.rs", "../crates/src/tuomari_board/lib.rs.html"),
            # Rustdoc shows no such file, so it comes along.
            ("../crates/board/src/told.rs", "files/crates/board/src/told.rs.txt"),
            ("../scripts/try", "files/scripts/try.txt"),
            ("schema.json", "schema.json"),
            ("../web/help/fi/clock.md", "../help/clock"),
            ("https://elsewhere.example/a.md", "https://elsewhere.example/a.md"),
            ("#here", "#here"),
        ):
            self.assertEqual(self.page(f"[a]({link})\n"), f"[a]({to})\n")

    def test_what_a_page_links_to_comes_along(self):
        self.page("[a](../scripts/try)\n")
        self.assertEqual((self.folder / "out/files/scripts/try.txt").read_text(), "#!/bin/sh\n")

    def test_a_link_that_leads_nowhere_stops_the_build(self):
        with self.assertRaisesRegex(SystemExit, "docs/one.md links to docs/none.md, which is not there"):
            self.page("[a](none.md)\n")

    def test_a_list_begins_where_github_begins_it(self):
        self.assertEqual(self.page("Do this:\n- a\n  - b\n- c\n"), "Do this:\n\n- a\n    - b\n- c\n")
        fenced = "Do this:\n```\nsay:\n- [a](none.md)\n```\n"
        self.assertEqual(self.page(fenced), fenced)

    def test_every_page_is_in_the_contents(self):
        made = book.Book(ROOT, self.folder, ({}, self.folder))
        contents = (ROOT / "packaging" / "site" / "mkdocs.yml").read_text(encoding="utf-8")
        self.assertEqual(book.missing(made, contents), [])
        self.assertEqual(book.missing(made, contents.replace("operating.md", "")), ["operating.md"])


class Rooms(Folder):
    PAGE = (
        '<head><meta name="description" content="Chess by the Laws" /><title>Tuomari</title>'
        '<script src="/assets/a.js"></script></head><div id="app"></div>'
    )

    def test_every_rulebook_is_there(self):
        self.assertEqual(sorted(rooms.LAWS), sorted(path.parent.name for path in ROOT.glob("laws/*/articles.toml")))

    def test_a_page_names_its_files_by_where_it_lies(self):
        page = rooms.placed(self.PAGE, "laws/fide-2023", 'The "Laws"', "What <they> say")
        self.assertIn('src="../../assets/a.js"', page)
        self.assertIn('content="What &lt;they&gt; say"', page)
        self.assertIn("<title>The &quot;Laws&quot; · Tuomari</title>", page)
        self.assertIn('name="tuomari-rooms" content="clock laws help"', page)

    def test_a_page_or_a_worker_of_another_form_stops_the_build(self):
        with self.assertRaisesRegex(SystemExit, "rooms.py is to be changed"):
            rooms.placed(self.PAGE.replace("<title>", "<title lang=en>"), "clock", "", "")
        self.assertIn('"clock/"', rooms.worker('const PAGE = /* page */ ""; const ROOMS = /* rooms */ [];'))
        with self.assertRaisesRegex(SystemExit, "scripts/web build"):
            rooms.worker('const PAGE = /* page */ "";')


if __name__ == "__main__":
    unittest.main()
