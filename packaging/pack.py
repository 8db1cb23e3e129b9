"""Packs what scripts/release has made: archives, the wheel and the packages of
npm. Whoever packs the same files twice gets the same bytes: names are sorted,
owners are nobody, and every time is SOURCE_DATE_EPOCH.

    pack.py tar FILE FOLDER           FILE.tar.gz with the folder in it
    pack.py zip FILE FOLDER           the same as a zip file
    pack.py image FILE FOLDER         FILE.tar with what is in the folder of an image
    pack.py wheel OUT VERSION MACHINE PROGRAM
    pack.py npm OUT VERSION [MACHINE=PROGRAM...]
                                      one package for each machine, and the one
                                      that chooses among them

MACHINE is one of linux-x64, linux-arm64, windows-x64, macos-arm64, macos-x64.
"""

import base64
import gzip
import hashlib
import io
import json
import os
import pathlib
import sys
import tarfile
import time
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
LICENCE = "GPL-3.0-or-later"
SUMMARY = "Chess games and competitions, conducted by the Laws of Chess"
# The names of a machine: for Python's installers, for Node's os and cpu.
MACHINES = {
    "linux-x64": ("manylinux_2_17_x86_64.musllinux_1_1_x86_64", "linux", "x64"),
    "linux-arm64": ("manylinux_2_17_aarch64.musllinux_1_1_aarch64", "linux", "arm64"),
    "windows-x64": ("win_amd64", "win32", "x64"),
    "macos-arm64": ("macosx_11_0_arm64", "darwin", "arm64"),
    "macos-x64": ("macosx_10_12_x86_64", "darwin", "x64"),
}


def epoch():
    """The time that everything carries; none is taken from the clock."""
    return int(os.environ["SOURCE_DATE_EPOCH"])


def files_of(folder, links=True):
    """Names and contents below a folder, sorted, and whether one may run it.

    A link to a file is that file, unless links are left to `links_of`."""
    root = pathlib.Path(folder)
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        if path.is_symlink() and not links:
            continue
        runs = bool(path.stat().st_mode & 0o100)
        yield f"{root.name}/{path.relative_to(root).as_posix()}", path.read_bytes(), runs


def links_of(folder):
    """Links below a folder, sorted, and where they lead."""
    root = pathlib.Path(folder)
    for path in sorted(path for path in root.rglob("*") if path.is_symlink()):
        yield f"{root.name}/{path.relative_to(root).as_posix()}", os.readlink(path)


def write_tar(file, entries, links=()):
    with open(file, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, epoch()) as packed:
        write_plain(packed, entries, links)


def write_plain(to, entries, links=()):
    with tarfile.open(fileobj=to, mode="w", format=tarfile.PAX_FORMAT) as tar:
        # The data of a crate is a link to where it is kept: it is packed once.
        for name, target in links:
            entry = tarfile.TarInfo(name)
            entry.type, entry.linkname, entry.mtime, entry.mode = tarfile.SYMTYPE, target, epoch(), 0o777
            tar.addfile(entry)
        for name, data, runs in entries:
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime = len(data), epoch()
            entry.mode = 0o755 if runs else 0o644
            tar.addfile(entry, io.BytesIO(data))


def write_image(file, folder):
    """What is packed in it is packed already."""
    with open(file, "wb") as plain:
        write_plain(plain, ((name.partition("/")[2], data, runs) for name, data, runs in files_of(folder)))


def write_zip(file, entries):
    # A zip file knows no year before 1980.
    when = max(time.gmtime(epoch())[:6], (1980, 1, 1, 0, 0, 0))
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, data, runs in entries:
            entry = zipfile.ZipInfo(name, when)
            # As made on Unix, wherever it is made: else a right to run is lost.
            entry.create_system = 3
            entry.external_attr = (0o100755 if runs else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, data)


def program_name(machine):
    return "tuomari.exe" if machine.startswith("windows-") else "tuomari"


def metadata(version):
    about = (HERE / "about.md").read_text(encoding="utf-8")
    head = [
        "Metadata-Version: 2.4",
        "Name: tuomari",
        f"Version: {version}",
        f"Summary: {SUMMARY}",
        f"License-Expression: {LICENCE}",
        "License-File: LICENSE",
        "License-File: third-party.txt",
        "Keywords: chess,arbiter,clock,tournament,pairing",
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(head) + "\n\n" + about


def write_wheel(out, version, machine, program):
    """A wheel holds its files, what it is for, and the sum of each of them."""
    platform = MACHINES[machine][0]
    info = f"tuomari-{version}.dist-info"
    # Each platform that the file's name joins by a dot has a line of its own.
    tags = [f"Tag: py3-none-{one}" for one in platform.split(".")]
    wheel = ["Wheel-Version: 1.0", "Generator: tuomari", "Root-Is-Purelib: false", *tags]
    entries = [
        (f"tuomari-{version}.data/scripts/{program_name(machine)}", pathlib.Path(program).read_bytes(), True),
        *((f"{info}/licenses/{name}", data, False) for name, data in licences()),
        (f"{info}/METADATA", metadata(version).encode(), False),
        (f"{info}/WHEEL", ("\n".join(wheel) + "\n").encode(), False),
    ]
    record = "".join(f"{name},sha256={sum_of(data)},{len(data)}\n" for name, data, _ in entries)
    entries.append((f"{info}/RECORD", f"{record}{info}/RECORD,,\n".encode(), False))
    file = pathlib.Path(out) / f"tuomari-{version}-py3-none-{platform}.whl"
    write_zip(file, entries)
    return file


def sum_of(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def licences():
    """Ours, and those of all that is built in; scripts/release names the latter."""
    yield "LICENSE", (HERE.parent / "LICENSE").read_bytes()
    yield "third-party.txt", pathlib.Path(os.environ["TUOMARI_THIRD_PARTY"]).read_bytes()


def manifest(name, version, **more):
    said = {"name": name, "version": version, "description": SUMMARY, "license": LICENCE, **more}
    return (json.dumps(said, indent=2) + "\n").encode()


def write_npm(out, version, programs):
    """The package `tuomari` asks for all others; npm brings the one that fits."""
    about = ("package/README.md", (HERE / "about.md").read_bytes(), False)
    texts = [about, *((f"package/{name}", data, False) for name, data in licences())]
    files = []
    for machine, program in programs:
        _, system, processor = MACHINES[machine]
        name = f"@tuomari/{system}-{processor}"
        binary = f"bin/{program_name(machine)}"
        one = manifest(name, version, os=[system], cpu=[processor], files=["bin"])
        data = pathlib.Path(program).read_bytes()
        files.append(pathlib.Path(out) / f"tuomari-{system}-{processor}-{version}.tgz")
        write_tar(files[-1], [("package/package.json", one, False), (f"package/{binary}", data, True), *texts])
    others = {f"@tuomari/{system}-{processor}": version for _, system, processor in MACHINES.values()}
    chooser = manifest(
        "tuomari",
        version,
        bin={"tuomari": "tuomari.js"},
        files=["tuomari.js"],
        engines={"node": ">=18"},
        optionalDependencies=dict(sorted(others.items())),
    )
    script = (HERE / "program.js").read_bytes()
    files.append(pathlib.Path(out) / f"tuomari-{version}.tgz")
    write_tar(files[-1], [("package/package.json", chooser, False), ("package/tuomari.js", script, True), *texts])
    return files


def main(words):
    match words:
        case ["tar", file, folder]:
            write_tar(file, files_of(folder, links=False), links_of(folder))
        case ["zip", file, folder]:
            write_zip(file, files_of(folder))
        case ["image", file, folder]:
            write_image(file, folder)
        case ["wheel", out, version, machine, program]:
            write_wheel(out, version, machine, program)
        case ["npm", out, version, *programs]:
            write_npm(out, version, [one.split("=", 1) for one in programs])
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
