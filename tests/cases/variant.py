"""``variant NAME[,NAME...] FILE`` in a RUN line: prints a variant of a case's IR, so that one file shows a rule from all sides.

A line ``;NAME,NAME text`` is ``text`` in the variants of these names, a line that ends in ``; but NAME, NAME`` is left out
of those. Comments are left out, so that no expectation is found in an output that keeps them; numbers of lines stay.
"""

import re
import sys
from pathlib import Path

_ADDED = re.compile(r";([A-Z][A-Z0-9,-]*)( .*)?$")
_LEFT_OUT = re.compile(r" *; but ([A-Z0-9, -]+)$")


def variant(text: str, names: set[str]) -> str:
    """The text of the variant that has these names."""
    lines = []
    for line in text.splitlines():
        added, left_out = _ADDED.match(line), _LEFT_OUT.search(line)
        if added:
            lines.append("" if names.isdisjoint(added[1].split(",")) else (added[2] or " ")[1:])
        elif left_out:
            is_in = names.isdisjoint(name.strip() for name in left_out[1].split(","))
            lines.append(line[: left_out.start()] if is_in else "")
        else:
            lines.append("" if line.startswith(";") else line)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(variant(Path(sys.argv[2]).read_text(encoding="utf-8"), set(sys.argv[1].split(","))))
