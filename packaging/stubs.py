"""Says to a linker what is in the libraries of macOS, where there is no macOS.

    stubs.py FOLDER

A stub names a library, where it lies on every Mac, and the functions in it; the
linker needs no more. The functions are those that the crates declare which call
them, so that a new version of a crate brings its own. What a crate declares and
no Mac has would be missed when the program starts, exactly as if it had been
linked on one.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Each library, where it lies, and the crate that declares what is in it.
LIBRARIES = [
    ("Security.framework/Security", "/System/Library/Frameworks/Security.framework/Versions/A/Security", "security-framework-sys"),
    ("CoreFoundation.framework/CoreFoundation", "/System/Library/Frameworks/CoreFoundation.framework/Versions/A/CoreFoundation", "core-foundation-sys"),
    # Linked for its classes, which are found by name while the program runs.
    ("Foundation.framework/Foundation", "/System/Library/Frameworks/Foundation.framework/Versions/C/Foundation", None),
    ("libobjc", "/usr/lib/libobjc.A.dylib", "objc2"),
]
NAMED = re.compile(r'\bfn\s+(\w+)\s*[(<]|\bstatic\s+(?:mut\s+)?(\w+)\s*:|link_name\s*=\s*"([^"]+)"')
TARGETS = "[ x86_64-macos, arm64-macos ]"


def folders():
    """Where cargo has unpacked each crate."""
    words = ["cargo", "metadata", "--locked", "--format-version=1", "--filter-platform=aarch64-apple-darwin"]
    said = json.loads(subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout)
    return {package["name"]: pathlib.Path(package["manifest_path"]).parent for package in said["packages"]}


def symbols(folder):
    """All functions and values that a crate's sources name; some are its own,
    and nobody asks for those."""
    names = set()
    for source in sorted((folder / "src").rglob("*.rs")):
        for found in NAMED.finditer(source.read_text(encoding="utf-8")):
            names.add("_" + next(filter(None, found.groups())))
    return sorted(names)


def stub(install_name, names):
    quoted = ", ".join(f"'{name}'" for name in names)
    exports = f"exports:\n  - targets: {TARGETS}\n    symbols: [ {quoted} ]\n" if names else ""
    return f"--- !tapi-tbd\ntbd-version: 4\ntargets: {TARGETS}\ninstall-name: '{install_name}'\n{exports}...\n"


def main(to):
    unpacked = folders()
    for name, install_name, crate in LIBRARIES:
        file = pathlib.Path(to) / f"{name}.tbd"
        file.parent.mkdir(parents=True, exist_ok=True)
        names = symbols(unpacked[crate]) if crate else []
        file.write_text(stub(install_name, names), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
