"""Cuts a variable Source Serif 4 down to what the pages need; scripts/font
brings the font and calls this.

    serif.py FROM TO

The result has another name: its makers keep "Source" for what they made.
"""

import os
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

NAME = "Hall Serif"
MOST_BYTES = 30 * 1024
# Drawn for titles; thinner strokes than text has, and still readable as text.
SIZE = 24
WEIGHTS = (400, 700)
ASCII = "".join(map(chr, range(0x20, 0x7F)))
LETTERS = "ÅÄÖåäöÆØæøÉéÈèÜüßŠšŽžÕõÁáÓóÑñÇç"
SIGNS = "\u00a0\u00ad§©«»·×°½¼¾‐–—‘’‚“”„…†•−←→"
FEATURES = ["kern", "liga", "locl", "ccmp", "lnum", "tnum", "pnum", "mark", "mkmk"]


def main(source: str, result: str) -> None:
    font = instancer.instantiateVariableFont(TTFont(source), {"opsz": SIZE, "wght": WEIGHTS})
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text=ASCII + LETTERS + SIGNS)
    subsetter.subset(font)
    for record in list(font["name"].names):
        if record.nameID in (1, 3, 4, 6):
            name = NAME.replace(" ", "") if record.nameID in (3, 6) else NAME
            font["name"].setName(name, record.nameID, record.platformID, record.platEncID, record.langID)
    font.flavor = "woff2"
    # The same bytes whenever it is made.
    font.recalcTimestamp = False
    font.save(result)
    size = os.path.getsize(result)
    print(f"{result}: {size} bytes, {len(font.getGlyphOrder())} glyphs")
    if size > MOST_BYTES:
        sys.exit(f"{result} is larger than {MOST_BYTES} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
