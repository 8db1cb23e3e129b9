"""Report files and what we wrote of them, as gacrux and trf see them.

Called by scripts/second-readers: FOLDER FILE...
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import trf
from trf.TrfException import TrfException

# What a reader says of the file itself, and not of what is in it.
OF_THE_FILE = {"origin", "published"}


def seen_by_gacrux(file, folder):
    out = folder / "seen.json"
    out.unlink(missing_ok=True)
    command = [sys.executable, "-m", "gacrux.convert", "-i", file, "-o", out, "-F", "JSON"]
    subprocess.run(command, check=True, capture_output=True)
    seen = json.loads(out.read_text())
    if seen["status"]["code"] != 0:
        raise SystemExit(f"{file}: gacrux does not read it: {seen['status']}")
    return {name: value for name, value in seen.items() if name not in OF_THE_FILE}


def seen_by_trf(file):
    """What trf sees; nothing, if it cannot read the file."""
    with open(file, encoding="utf-8-sig", newline=None) as lines:
        try:
            tournament = trf.load(lines)
        except TrfException:
            return None
    seen = {name: value for name, value in vars(tournament).items() if name != "xx_fields"}
    seen["players"] = [vars(player) for player in tournament.players]
    seen["teams"] = [vars(team) for team in tournament.teams]
    return seen


def spelt(value):
    """A value without what is a matter of spelling: 15 and 15.0, dates with - or /."""
    text = str(value).rstrip()
    if re.fullmatch(r"\d{4}.\d\d.\d\d", text):
        text = text.replace("-", "/")
    return re.sub(r"^(-?\d+)\.0$", r"\1", text)


def differences(before, after, place=""):
    """Where two values differ, as far as it can be said in a line."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name in sorted(before.keys() | after.keys()):
            yield from differences(before.get(name), after.get(name), f"{place}.{name}")
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for at, (one, other) in enumerate(zip(before, after)):
            yield from differences(one, other, f"{place}[{at}]")
    elif spelt(before) != spelt(after):
        yield f"{place}: {before!r} became {after!r}"


def main():
    folder, files = Path(sys.argv[1]), sys.argv[2:]
    found = 0
    for file in files:
        name = Path(file).name
        ours, ours16 = folder / f"{name}.trf26", folder / f"{name}.trf16"
        pairs = [
            ("gacrux", seen_by_gacrux(file, folder), seen_by_gacrux(ours, folder)),
            ("trf", seen_by_trf(file), seen_by_trf(ours)),
            ("trf, of TRF16", seen_by_trf(file), seen_by_trf(ours16)),
        ]
        for reader, before, after in pairs:
            if before is None:
                print(f"{name}: {reader}: cannot read the original")
                continue
            # TRF16 has teams in record 013 only, which we write where it was not.
            if not before.get("teams", True):
                before, after = before | {"teams": None}, after | {"teams": None}
            told = list(differences(before, after))
            found += len(told)
            print(f"{name}: {reader}: {'the same' if not told else f'{len(told)} differences'}")
            for difference in told[:20]:
                print(f"    {difference[:200]}")
    print(f"{len(files)} files, {found} differences")
    return 1 if found else 0


sys.exit(main())
