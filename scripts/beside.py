"""Holds report files against gacrux, the reference engine of FIDE's technical
commission; scripts/gacrux brings it and calls this.

    beside.py pairings FOLDER   every round of every file must be what gacrux
                                pairs, and every place what its list of
                                tie-breaks gives; beside NAME.trf may lie NAME.wrong with
                                the rounds that must not be
    beside.py standings FOLDER  the values in NAME.tsv must be those of gacrux
    beside.py time FOLDER       how long it takes to pair the next round of each
                                file, 120 s at most, and whether the pairs are
                                those in NAME.pairs

One process for each core; ends with 1 if anything differs.
"""

import contextlib
import decimal
import io
import multiprocessing
import os
import pathlib
import resource
import sys
import time

from gacrux.pairingchecker import pairingchecker
from gacrux.tiebreakchecker import tiebreakchecker

LIMIT = 120


def run(program, words):
    """What gacrux says of a file, or its error in words."""
    program.error = refuse
    sys.argv = ["gacrux", *words]
    with contextlib.redirect_stdout(io.StringIO()):
        program.read_command_line()
        program.read_input_file()
        program.prepare_tournament()
        tournament = program.chessfile.get_tournament(1)
        # A last round without a game is a round all the same.
        tournament["currentRound"] = max(tournament["currentRound"], rounds_in(words[1]))
        program.do_checker()
    status = program.chessfile.chessjson["status"]
    if status["code"] >= 400:
        refuse(status["code"], status["error"])
    return program.chessfile.result


def refuse(code, text):
    raise ValueError(f"error {code}: {text}")


def rounds_in(path):
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    lengths = [len(line.rstrip()) for line in lines if line.startswith("001")]
    return max((length - 91 + 9) // 10 for length in lengths)


def pairings_of(path):
    """The rounds of a file, and what is not as it must be."""
    wrong = path.with_suffix(".wrong")
    expected = {int(word) for word in wrong.read_text().split()} if wrong.exists() else set()
    try:
        result = run(pairingchecker(), ["-i", str(path), "-c", "-dT"])
    except Exception as error:  # whatever it does not get through is told
        return 0, 0, [f"{path.name}: {type(error).__name__} {error}"]
    said = []
    found = 0
    for one in result["roundpairing"]:
        theirs, ours = set(one["pairs"]), set(one["current"])
        found += theirs != ours
        if (theirs != ours) != (one["round"] in expected):
            said.append(
                f"{path.name} round {one['round']}: gacrux {sorted(theirs - ours)},"
                f" the file {sorted(ours - theirs)}"
            )
    try:
        played = ["-i", str(path), "-n", str(rounds_in(path)), "-c", "-s", "-dT"]
        if not run(tiebreakchecker(), played)["check"]:
            said.append(f"{path.name}: the places are others")
    except Exception as error:
        said.append(f"{path.name}: {type(error).__name__} {error}")
    rounds = len(result["roundpairing"])
    if rounds != rounds_in(path):
        said.append(f"{path.name}: {rounds} of {rounds_in(path)} rounds looked at")
    return rounds, found, said


def standings_of(path):
    """The values of a file, and which are others."""
    head, *rows = [line.split("\t") for line in path.with_suffix(".tsv").read_text().splitlines()]
    codes = head[2:]
    try:
        # As it stands after the rounds there are, which may be fewer than announced.
        played = ["-i", str(path), "-n", str(rounds_in(path)), "-s", "-dT", "-t", *codes]
        result = run(tiebreakchecker(), played)
    except Exception as error:
        return 0, 0, [f"{path.name}: {type(error).__name__} {error}"]
    theirs = {one["cid"]: one for one in result["competitors"]}
    names = [one["name"] for one in result["tiebreaks"]]
    if len(names) != len(codes):
        return 0, 0, [f"{path.name}: asked for {codes}, got {names}"]
    said = []
    values = 0
    for row in rows:
        number, rank, ours = int(row[0]), int(row[1]), row[2:]
        other = theirs[number]
        if other["rank"] != rank:
            said.append(f"{path.name} {number}: rank {rank}, gacrux {other['rank']}")
        for code, own, value in zip(codes, ours, other["tiebreakScore"], strict=True):
            values += 1
            if not alike(own, value):
                said.append(f"{path.name} {number}: {code} {own}, gacrux {value}")
    return values, 0, said


def alike(own, value):
    """The same with as many decimals as gacrux shows."""
    if value is None:
        # An average over nothing.
        return decimal.Decimal(own) == 0
    value = decimal.Decimal(str(value))
    own = decimal.Decimal(own)
    return own.quantize(value, rounding=decimal.ROUND_HALF_UP) == value


def hold(look, folder, what):
    paths = sorted(pathlib.Path(folder).glob("*.trf"))
    if not paths:
        sys.exit(f"{folder}: no files")
    since = time.monotonic()
    looked, found, different = 0, 0, []
    with multiprocessing.Pool(int(os.environ.get("GACRUX_JOBS", os.cpu_count()))) as pool:
        answers = pool.imap_unordered(look, paths, chunksize=8)
        for done, (number, flagged, said) in enumerate(answers, 1):
            looked += number
            found += flagged
            different += said
            for line in said:
                print(line, flush=True)
            if done % 500 == 0:
                print(f"{done} of {len(paths)} files", file=sys.stderr, flush=True)
    seconds = time.monotonic() - since
    print(f"{len(paths)} files, {looked} {what}, {found} flagged, {len(different)} differences, {seconds:.0f} s")
    return 1 if different else 0


def pair_next(path, answer):
    since = time.monotonic()
    pairs = run(pairingchecker(), ["-i", str(path), "-p", "-dT"])["roundpairing"][0]["pairs"]
    seconds = time.monotonic() - since
    answer.send((seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, set(pairs)))


def time_of(path):
    """Tells how long the next round took; 1 if its pairs are others."""
    here, there = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.Process(target=pair_next, args=(path, there))
    process.start()
    if not here.poll(LIMIT):
        process.terminate()
        print(f"{path.stem}: over {LIMIT} s", flush=True)
        return 0
    seconds, memory, theirs = here.recv()
    process.join()
    lines = path.with_suffix(".pairs").read_text().splitlines()
    ours = {tuple(int(word) for word in line.split()) for line in lines}
    said = "the same pairs" if ours == theirs else "OTHER PAIRS"
    print(f"{path.stem}: {seconds * 1000:.0f} ms, {memory} MiB, {said}", flush=True)
    return int(ours != theirs)


def main(words):
    match words:
        case ["pairings", folder]:
            return hold(pairings_of, folder, "rounds")
        case ["standings", folder]:
            return hold(standings_of, folder, "values")
        case ["time", folder]:
            return sum(time_of(path) for path in sorted(pathlib.Path(folder).glob("*.trf")))
    sys.exit(__doc__)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
