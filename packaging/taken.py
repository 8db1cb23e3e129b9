"""What others wrote that is in the program: as a list for machines, in the form
of CycloneDX 1.6, and as the texts of their licences.

    taken.py VERSION LIST.json LICENCES.txt [ZIG]

It asks cargo what the program takes on every system that is released, and reads
the licences in the folders cargo has unpacked, so the two never disagree with
what is built. Needs web/node_modules for what the pages take; ZIG is the folder
of the linker, which brings the C library, where it links. Times are
SOURCE_DATE_EPOCH; the same tree gives the same bytes.
"""

import base64
import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
SYSTEMS = [
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-musl",
    "x86_64-pc-windows-gnu",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
]
# The program, and the core that its pages carry.
PARTS = [*(("tuomari", system) for system in SYSTEMS), ("tuomari-wasm", "wasm32-unknown-unknown"), ("tuomari-verify", "wasm32-unknown-unknown")]
# Built away, but for a remainder that every page carries.
COMPILED_IN = {"svelte"}
TEXTS = re.compile(r"^(un)?licen[sc]e|^copying|^copyright|^notice", re.IGNORECASE)


def asked(*words):
    return subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def crates(parts):
    """Packages by id, those whose code is in what we ship, and what each takes."""
    packages, shipped, takes = {}, set(), {}
    for part, system in parts:
        said = json.loads(asked("cargo", "metadata", "--locked", "--format-version=1", f"--filter-platform={system}"))
        packages |= {package["id"]: package for package in said["packages"]}
        nodes = {node["id"]: node for node in said["resolve"]["nodes"]}
        open_ids = [id for id in nodes if packages[id]["name"] == part]
        seen = set()
        while open_ids:
            id = open_ids.pop()
            if id in seen:
                continue
            seen.add(id)
            # `null` is an ordinary dependency, beside "build" and "dev". A macro
            # of a compiler is run and not taken in.
            below = {
                one["pkg"]
                for one in nodes[id]["deps"]
                if any(kind["kind"] is None for kind in one["dep_kinds"]) and not is_macro(packages[one["pkg"]])
            }
            takes.setdefault(id, set()).update(below)
            open_ids.extend(below)
        shipped |= seen
    return packages, shipped, takes


def is_macro(package):
    return any("proc-macro" in target["kind"] for target in package["targets"])


def texts_in(folder):
    """The licences in a package's folder, as they are written."""
    for path in sorted(pathlib.Path(folder).iterdir()):
        if TEXTS.match(path.name) and path.suffix != ".html" and path.is_file():
            yield path.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n").strip()


def from_cargo(parts=PARTS):
    """The crates of others, and what each of all crates takes."""
    packages, shipped, takes = crates(parts)
    lock = tomllib.loads((ROOT / "Cargo.lock").read_text(encoding="utf-8"))
    sums = {(one["name"], one["version"]): one.get("checksum") for one in lock["package"]}
    found = {}
    for id in shipped:
        package = packages[id]
        name, version = package["name"], package["version"]
        is_ours = package["source"] is None
        found[id] = {
            "ref": f"pkg:cargo/{name}@{version}",
            "name": name,
            "version": version,
            "licence": (package["license"] or "").replace("/", " OR "),
            "sum": ("SHA-256", sums[name, version]) if not is_ours else None,
            "texts": [] if is_ours else list(texts_in(pathlib.Path(package["manifest_path"]).parent)),
            "is_ours": is_ours,
        }
    edges = {found[id]["ref"]: sorted({found[one]["ref"] for one in takes[id]}) for id in shipped}
    return list(found.values()), edges


def from_npm():
    """What the pages carry; all else in the lock file only builds and tests them."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for path, one in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if not path or (one.get("dev") and name not in COMPILED_IN):
            continue
        kind, _, sum_text = one["integrity"].partition("-")
        yield {
            "ref": f"pkg:npm/{name.replace('@', '%40')}@{one['version']}",
            "name": name,
            "version": one["version"],
            "licence": one["license"],
            "sum": (kind.upper().replace("SHA", "SHA-"), base64.b64decode(sum_text).hex()),
            "texts": list(texts_in(ROOT / "web" / path)),
            "is_ours": False,
        }


def from_tools(zig):
    """The libraries of which a part is in every program, by who links them."""
    rust = pathlib.Path(asked("rustc", "--print", "sysroot").strip()) / "share" / "doc" / "rust" / "licenses"
    yield tool("rust-std", asked("rustc", "--version").split()[1], "MIT OR Apache-2.0", [rust / "MIT.txt", rust / "Apache-2.0.txt"])
    if zig:
        texts = [zig / "LICENSE", zig / "lib" / "libc" / "musl" / "COPYRIGHT"]
        yield tool("zig-libc", asked(zig / "zig", "version").strip(), "MIT", texts)


def tool(name, version, licence, texts):
    return {
        "ref": f"pkg:generic/{name}@{version}",
        "name": name,
        "version": version,
        "licence": licence,
        "sum": None,
        "texts": [path.read_text(encoding="utf-8").strip() for path in texts],
        "is_ours": False,
    }


def listed(version, components, edges):
    """The list in the form of CycloneDX."""
    when = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.UTC)
    program = f"pkg:cargo/tuomari@{version}"

    def component(one):
        said = {
            "type": "application" if one["ref"] == program else "library",
            "bom-ref": one["ref"],
            "name": one["name"],
            "version": one["version"],
            "purl": one["ref"],
        }
        if one["licence"]:
            said["licenses"] = [{"expression": one["licence"]}]
        if one["sum"]:
            said["hashes"] = [{"alg": one["sum"][0], "content": one["sum"][1]}]
        return said

    below = {one["ref"]: edges.get(one["ref"], []) for one in components}
    # Cargo does not know what it links last, nor what the pages are made of.
    below[program] = sorted({*below[program], *(one["ref"] for one in components if not one["ref"].startswith("pkg:cargo/"))})
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": when.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": next(component(one) for one in components if one["ref"] == program),
        },
        "components": [component(one) for one in components if one["ref"] != program],
        "dependencies": [{"ref": ref, "dependsOn": refs} for ref, refs in sorted(below.items())],
    }


def licences(components):
    """Each text once, under the names of all that come with it."""
    under = {}
    lines = ["What others wrote and is built into Tuomari, with the licences it comes under.", ""]
    for one in components:
        lines.append(f"{one['name']} {one['version']}: {one['licence'] or 'see its text'}")
        for text in one["texts"]:
            under.setdefault(text, []).append(f"{one['name']} {one['version']}")
    for text, names in under.items():
        lines += ["", "=" * 72, ", ".join(names), "=" * 72, "", text]
    return "\n".join(lines) + "\n"


def main(version, list_file, licences_file, zig=None):
    ours_and_theirs, edges = from_cargo()
    components = [*ours_and_theirs, *from_npm(), *from_tools(zig and pathlib.Path(zig).resolve())]
    components.sort(key=lambda one: one["ref"])
    theirs = [one for one in components if not one["is_ours"]]
    said = json.dumps(listed(version, components, edges), indent=1)
    pathlib.Path(list_file).write_text(said + "\n", encoding="utf-8")
    pathlib.Path(licences_file).write_text(licences(theirs), encoding="utf-8")
    print(f"{len(theirs)} parts by others, {len(components) - len(theirs)} of our own")


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    main(*sys.argv[1:])
