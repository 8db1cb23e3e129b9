"""Every line of a record that the tests keep fits the schemas of docs/schemas,
and so does what a server has just given; what is no line does not.

Called by scripts/api-check with the folder where the server's records are.
"""

import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "crates/record/tests"
NOTHING = "0" * 64


def schema(name):
    """A schema as a validator, itself looked over first."""
    read = json.loads((ROOT / "docs/schemas" / f"{name}.json").read_text())
    Draft202012Validator.check_schema(read)
    return Draft202012Validator(read)


def lines(path):
    return [json.loads(line) for line in path.read_text().splitlines() if line]


def in_a_file(entry):
    """An entry that the tests keep bare, as it stands in a file."""
    return {"version": 1, "prev": NOTHING, "hash": NOTHING, "body": entry}


def check(validator, found, where):
    for number, line in enumerate(found, 1):
        for error in validator.iter_errors(line):
            sys.exit(f"{where}, line {number}: {error.json_path}: {error.message[:400]}")
    return len(found)


def records(name, bare, whole):
    """All lines of a kind of record; spoiled, none of them fits."""
    validator = schema(name)
    count = 0
    for path in sorted((KEPT / bare).glob("*.jsonl")):
        entries = lines(path)
        count += check(validator, [in_a_file(entry) for entry in entries], path)
        for entry in entries:
            for spoiled in ({**entry, "v": "1"}, {**entry, "unheard-of": 1}):
                if validator.is_valid(in_a_file(spoiled)):
                    sys.exit(f"{path}: {name} lets through {json.dumps(spoiled)[:200]}")
    for path in whole:
        count += check(validator, lines(path), path)
    print(f"{name}: {count} lines fit")


def acts():
    """The acts that the guide and the tests of the client send."""
    validator = schema("act")
    sent = [
        {"act": "start-clock"},
        {"act": "make", "move": "e2e4"},
        {"act": "press"},
        {"act": "claim", "claim": "flag"},
        {"act": "resign"},
    ]
    check(validator, sent, "acts")
    for wrong in ({}, {"act": "fly"}, {"act": "claim"}, {"act": "draw-offer", "to": "black"}):
        if validator.is_valid(wrong):
            sys.exit(f"act lets through {wrong}")
    print(f"act: {len(sent)} acts fit")


def main():
    given = Path(sys.argv[1])
    records("table-record", "golden", [KEPT / "record.jsonl", given / "table.jsonl"])
    records(
        "competition-record",
        "golden_competition",
        [KEPT / "competition.jsonl", given / "competition.jsonl"],
    )
    acts()


if __name__ == "__main__":
    main()
