"""Runs the commands of the README by the program that is first on the path, and
compares what they print with the page: try_examples.py [COUNT]

The tests do the same with the program that was just built; this is for one that
was installed.
"""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def examples(page):
    """Pairs of a command and what it prints, from the blocks marked `console`."""
    inside = False
    found = []
    for line in page.splitlines():
        if line.startswith("```"):
            inside = not inside and line == "```console"
        elif inside and line.startswith("$ "):
            found.append((line[2:], []))
        elif inside and found:
            found[-1][1].append(line)
    return [(command, "\n".join(printed)) for command, printed in found if "tuomari" in command.split()]


def main(count):
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    chosen = examples(page)[:count]
    if not chosen:
        sys.exit("the README shows no command")
    for command, printed in chosen:
        done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True)
        told = done.stdout + (done.stderr if done.returncode else "")
        if told.rstrip() != printed.rstrip():
            sys.exit(f"$ {command}\n{told}\nThe README says:\n{printed}")
    print(f"{len(chosen)} commands of the README print what it says")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else None)
