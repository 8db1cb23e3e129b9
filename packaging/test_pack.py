"""What pack.py promises: python3 packaging/test_pack.py"""

import io
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile

sys.dont_write_bytecode = True
import pack

LATER = 1_700_000_000


class Packing(unittest.TestCase):
    def setUp(self):
        own = tempfile.TemporaryDirectory()
        self.addCleanup(own.cleanup)
        self.folder = pathlib.Path(own.name)
        os.environ["SOURCE_DATE_EPOCH"] = str(LATER)
        others = self.folder / "third-party.txt"
        others.write_text("the licences of others\n")
        os.environ["TUOMARI_THIRD_PARTY"] = str(others)
        self.program = self.made("bin/tuomari", b"#!/bin/sh\necho it runs: $*\n", 0o755)

    def made(self, name, data, mode=0o644):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        path.chmod(mode)
        return path

    def bytes_of(self, kind, folder):
        file = self.folder / f"packed.{kind}"
        pack.main([kind, str(file), str(folder)])
        return file.read_bytes()

    def test_the_same_files_are_the_same_bytes_whenever_they_were_made(self):
        one, other = self.folder / "one" / "t", self.folder / "other" / "t"
        for folder, names in ((one, ["b", "a/c"]), (other, ["a/c", "b"])):
            for name in names:
                self.made(folder.relative_to(self.folder) / name, name.encode())
        os.utime(one / "b", (1, 1))
        for kind in ("tar", "zip", "image"):
            self.assertEqual(self.bytes_of(kind, one), self.bytes_of(kind, other), kind)

    def test_what_may_be_run_may_be_run_unpacked(self):
        tar = tarfile.open(fileobj=io.BytesIO(self.bytes_of("tar", self.program.parent)))
        entry = tar.getmember("bin/tuomari")
        self.assertEqual((entry.mode, entry.mtime, entry.uid), (0o755, LATER, 0))
        packed = zipfile.ZipFile(io.BytesIO(self.bytes_of("zip", self.program.parent)))
        self.assertEqual(packed.getinfo("bin/tuomari").external_attr >> 16, 0o100755)

    def test_a_folder_that_is_a_link_is_one_unpacked(self):
        self.made("source/laws/a.toml", b"a")
        (self.folder / "source" / "crate").mkdir()
        (self.folder / "source" / "crate" / "laws").symlink_to("../laws")
        (self.folder / "source" / "crate" / "a.toml").symlink_to("../laws/a.toml")
        tar = tarfile.open(fileobj=io.BytesIO(self.bytes_of("tar", self.folder / "source")))
        tar.extractall(self.folder / "out", filter="fully_trusted")
        crate = self.folder / "out" / "source" / "crate"
        self.assertEqual(os.readlink(crate / "laws"), "../laws")
        self.assertEqual((crate / "laws" / "a.toml").read_bytes(), b"a")
        self.assertEqual((crate / "a.toml").read_bytes(), b"a")
        # A zip file knows no links: it has the file itself.
        packed = zipfile.ZipFile(io.BytesIO(self.bytes_of("zip", self.folder / "source")))
        self.assertEqual(packed.read("source/crate/a.toml"), b"a")

    def test_a_time_before_zip_files_is_their_first(self):
        os.environ["SOURCE_DATE_EPOCH"] = "0"
        packed = zipfile.ZipFile(io.BytesIO(self.bytes_of("zip", self.program.parent)))
        self.assertEqual(packed.infolist()[0].date_time, (1980, 1, 1, 0, 0, 0))

    def test_an_image_begins_where_its_folder_does(self):
        tar = tarfile.open(fileobj=io.BytesIO(self.bytes_of("image", self.program.parent)))
        self.assertEqual(tar.getnames(), ["tuomari"])

    def test_a_wheel_names_the_sum_of_every_file_in_it(self):
        file = pack.write_wheel(self.folder, "1.2.3", "linux-arm64", self.program)
        self.assertEqual(file.name, "tuomari-1.2.3-py3-none-manylinux_2_17_aarch64.musllinux_1_1_aarch64.whl")
        packed = zipfile.ZipFile(file)
        record = packed.read("tuomari-1.2.3.dist-info/RECORD").decode().splitlines()
        rows = dict(row.split(",", 1) for row in record)
        self.assertEqual(set(rows), set(packed.namelist()))
        self.assertEqual(rows.pop("tuomari-1.2.3.dist-info/RECORD"), ",")
        for name, row in rows.items():
            data = packed.read(name)
            self.assertEqual(row, f"sha256={pack.sum_of(data)},{len(data)}")
        tags = packed.read("tuomari-1.2.3.dist-info/WHEEL").decode()
        self.assertIn("Tag: py3-none-manylinux_2_17_aarch64\n", tags)
        self.assertIn("Tag: py3-none-musllinux_1_1_aarch64\n", tags)

    def test_a_wheel_for_windows_has_a_program_for_windows(self):
        file = pack.write_wheel(self.folder, "1.2.3", "windows-x64", self.program)
        self.assertIn("tuomari-1.2.3.data/scripts/tuomari.exe", zipfile.ZipFile(file).namelist())

    def npm(self, version, machines):
        """As npm unpacks them: the chooser, beside it what it asked for."""
        modules = self.folder / "node_modules"
        manifests = []
        for file in pack.write_npm(self.folder, version, [(machine, self.program) for machine in machines]):
            with tarfile.open(file) as tar:
                manifests.append(json.load(tar.extractfile("package/package.json")))
                for entry in tar.getmembers():
                    entry.name = entry.name.removeprefix("package/")
                    tar.extract(entry, modules / manifests[-1]["name"], filter="data")
        return modules, manifests

    def test_npm_starts_the_program_of_this_machine_and_ends_as_it_does(self):
        machines = ("linux-x64", "linux-arm64", "macos-arm64", "macos-x64")
        modules, manifests = self.npm("1.2.3", machines)
        *others, chooser = manifests
        self.assertEqual(chooser["name"], "tuomari")
        asked = chooser["optionalDependencies"]
        self.assertEqual(set(asked.values()), {"1.2.3"})
        self.assertLess({one["name"] for one in others}, set(asked))
        script = modules / "tuomari" / chooser["bin"]["tuomari"]
        done = subprocess.run(["node", script, "serve", "a b"], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (0, "it runs: serve a b\n"))
        for one in others:
            (modules / one["name"] / "bin" / "tuomari").write_text("#!/bin/sh\nexit 3\n")
        self.assertEqual(subprocess.run(["node", script]).returncode, 3)
        for one in others:
            (modules / one["name"] / "bin" / "tuomari").unlink()
        done = subprocess.run(["node", script], capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("no program for", done.stderr)

    def test_npm_hands_on_what_ends_it(self):
        self.program.write_text("#!/bin/sh\ntrap 'echo ended; exit 5' TERM\necho up\nwhile :; do sleep 0.05; done\n")
        modules, _ = self.npm("1.2.3", ["linux-x64", "linux-arm64", "macos-arm64", "macos-x64"])
        child = subprocess.Popen(["node", modules / "tuomari" / "tuomari.js"], stdout=subprocess.PIPE, text=True)
        self.assertEqual(child.stdout.readline(), "up\n")
        child.terminate()
        # A program that was left behind would keep the other end open.
        self.assertEqual(child.communicate(timeout=60)[0], "ended\n")
        self.assertEqual(child.returncode, 5)

    def test_what_is_not_asked_for_is_explained(self):
        with self.assertRaises(SystemExit) as refused:
            pack.main(["rar"])
        self.assertIn("pack.py wheel", str(refused.exception))


if __name__ == "__main__":
    unittest.main()
