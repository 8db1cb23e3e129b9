"""What taken.py finds: python3 packaging/test_taken.py"""

import os
import sys
import unittest

sys.dont_write_bytecode = True
import stubs
import taken


def part(ref, texts, is_ours=False):
    name, version = ref.rpartition("/")[2].split("@")
    return {"ref": ref, "name": name, "version": version, "licence": "MIT", "sum": None, "texts": texts, "is_ours": is_ours}


class Taking(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        os.environ["SOURCE_DATE_EPOCH"] = "1700000000"
        # One system is enough here; the others' crates may not have been fetched.
        cls.components, cls.edges = taken.from_cargo(taken.PARTS[:1])
        cls.found = {one["name"]: one for one in cls.components}

    def test_what_is_linked_is_listed_and_what_only_builds_or_tests_is_not(self):
        self.assertLessEqual({"tuomari", "tuomari-board", "shakmaty", "tokio", "mimalloc"}, set(self.found))
        # A test's, a build script's, a compiler's macro.
        for name in ("insta", "proptest", "cc", "serde_derive", "xtask"):
            self.assertNotIn(name, self.found)

    def test_others_have_a_sum_and_a_licence_and_we_have_none_to_give_again(self):
        shakmaty = self.found["shakmaty"]
        self.assertEqual((shakmaty["licence"], shakmaty["sum"][0]), ("GPL-3.0-or-later", "SHA-256"))
        self.assertIn("Permission is hereby granted", "".join(self.found["tokio"]["texts"]))
        self.assertTrue(self.found["tuomari-board"]["is_ours"])
        self.assertEqual(self.found["tuomari-board"]["texts"], [])

    def test_the_list_leads_from_the_program_to_everything(self):
        components = [*self.components, part("pkg:npm/svelte@5.0.0", ["text"])]
        said = taken.listed(self.found["tuomari"]["version"], components, self.edges)
        below = {one["ref"]: one["dependsOn"] for one in said["dependencies"]}
        reached, waiting = set(), [said["metadata"]["component"]["bom-ref"]]
        while waiting:
            ref = waiting.pop()
            if ref not in reached:
                reached.add(ref)
                waiting.extend(below[ref])
        self.assertEqual(reached, {one["ref"] for one in components})
        self.assertEqual(said["metadata"]["timestamp"], "2023-11-14T22:13:20Z")

    def test_a_text_stands_once_under_all_names(self):
        text = taken.licences([part("pkg:cargo/a@1", ["do as you like"]), part("pkg:cargo/b@2", ["do as you like"])])
        self.assertEqual(text.count("do as you like"), 1)
        self.assertIn("\na 1, b 2\n", text)


class Stubs(unittest.TestCase):
    def test_a_stub_names_the_library_and_what_is_in_it(self):
        text = stubs.stub("/usr/lib/libx.dylib", ["_one", "_two$V2"])
        self.assertIn("install-name: '/usr/lib/libx.dylib'", text)
        self.assertIn("symbols: [ '_one', '_two$V2' ]", text)
        self.assertNotIn("symbols", stubs.stub("/usr/lib/liby.dylib", []))

    def test_functions_values_and_other_names_are_found(self):
        source = 'pub fn One(x: u8) -> u8;\npub static kTwo: *const u8;\n#[link_name = "Three$V2"]\npub fn three<T>(x: T);\n'
        names = {next(filter(None, found.groups())) for found in stubs.NAMED.finditer(source)}
        self.assertEqual(names, {"One", "kTwo", "Three$V2", "three"})


if __name__ == "__main__":
    unittest.main()
