"""The most that a larger alignment of global accesses could give: each states 16 bytes, and the code is compiled anew.

    python benchmarks/global_alignment.py [PATH...]

PATH: modules, or directories of them; default: `corpus/ir`. No access is proved to have that alignment: the compiled
code is counted and thrown away. A module whose figures stay shows that no proof would change them either. One row for
each module whose figures change, then the sums.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import ldsopt
from ldsopt import LdsoptError

IR = Path(__file__).parents[1] / "corpus" / "ir"
_NARROW = re.compile(
    r"^(\s*(?:%\S+ = load|store) (?!volatile |atomic ).*ptr addrspace\(1\).*?, align )(1|2|4|8)(?=$|, )", re.M
)


def main(places: list[str]) -> int:
    """Prints the rows; 0 unless a module could not be read or compiled."""
    paths = [
        one for place in map(Path, places) for one in ([place] if place.is_file() else place.rglob("*.ll"))
    ]
    modules = accesses = changed = failed = 0
    for path in sorted(paths or IR.rglob("*.ll")):
        arch = path.stem.rpartition(".")[2]
        try:
            module = ldsopt.read(path, mcpu=arch if arch.startswith("gfx") else None)
            text, narrow = _NARROW.subn(r"\g<1>16", module.text)
            if not narrow:
                continue
            claimed = ldsopt.parse(text, source=str(path), mcpu=module.arch.name if module.arch else None)
            before, after = ldsopt.measure(module).functions, ldsopt.measure(claimed).functions
        except LdsoptError as error:
            failed += 1
            print(f"{path}: {error}", file=sys.stderr)
            continue
        modules, accesses = modules + 1, accesses + narrow
        different = [one.name for one, two in zip(before, after, strict=True) if one != two]
        changed += bool(different)
        if different:
            print(f"{path.parent.name}/{path.stem}: {', '.join(different)}")
    print(
        f"{modules} modules, {accesses} accesses below 16 bytes, {changed} with other figures, {failed} failed"
    )
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
