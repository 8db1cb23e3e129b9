"""The licences of what others wrote and is in the npm package of the core.

    others.py LICENCES.txt
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import taken

PARTS = [("tuomari-javascript", "wasm32-unknown-unknown")]


def main(file):
    components, _ = taken.from_cargo(PARTS)
    theirs = [one for one in components if not one["is_ours"]]
    theirs.sort(key=lambda one: one["ref"])
    # The first of the tools is Rust's own library; the others are not here.
    text = taken.licences([*theirs, next(taken.from_tools(None))])
    pathlib.Path(file).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
