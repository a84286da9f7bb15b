"""The wait states that `check` asks for, held against LLVM's hazard recognizer on LLVM's own tests.

    python tests/long/llvm_hazard_tests.py [--llc llc-22] FILE.mir...

The files are those of a checkout of LLVM, ``llvm/test/CodeGen/AMDGPU/*hazard*.mir``. Each function is compiled from the
recognizer on (``-start-before=post-RA-hazard-rec``), for each architecture of the RUN lines that has a table. The code
agrees if nothing is found in it, and if something is found once any ``s_nop`` has one wait state fewer. *more*: `check`
asks for more than LLVM leaves; *fewer*: nothing is found without a wait state that LLVM put in.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from ldsopt import Finding, Rule, check_code

ARCHS = {"gfx90a", "gfx940", "gfx941", "gfx942", "gfx950"}
"""The architectures whose wait states have a table."""

_RUN = re.compile(r"^# RUN: llc\b.*?(?:-mcpu=|amdgpu)(gfx\w+|9\.\w+)", re.MULTILINE)
_NAME = re.compile(r"^name:\s+(\S+)", re.MULTILINE)
_NOP = re.compile(r"\s+s_nop (\w+)$")


def functions(text: str) -> Iterator[tuple[str, str]]:
    """The functions of machine IR, each as a document of its own, without comments; its IR goes with all."""
    documents = re.split(r"^---.*\n", text, flags=re.MULTILINE)
    plain = [
        "\n".join(line for line in one.split("\n") if not line.lstrip().startswith(("#", ";")))
        for one in documents
    ]
    for one in plain:
        for part in re.split(r"^\.\.\.\s*$", one, flags=re.MULTILINE):
            if name := _NAME.search(part):
                yield name[1], f"---\n{part.strip()}\n...\n"


def compiled(llc: str, mir: str, arch: str) -> str | None:
    """The code of a function; ``None`` if the compiler refuses it."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "f.mir"
        path.write_text(mir)
        command = [llc, "-mtriple=amdgcn", f"-mcpu={arch}", "-start-before=post-RA-hazard-rec", str(path)]
        done = subprocess.run([*command, "-o", "-"], capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 and "s_endpgm" in done.stdout else None


def missing(code: str, arch: str) -> list[Finding]:
    """The wait states that `check` misses in code."""
    found = check_code(code.encode(), "f.s", arch).findings
    return [one for one in found if one.rule is Rule.WAIT_STATES]


def shorter(code: str) -> Iterator[tuple[str, str]]:
    """The code with each of its ``s_nop`` one wait state shorter, and the instruction as it was."""
    lines = code.split("\n")
    for number, line in enumerate(lines):
        if found := _NOP.match(line):
            left = int(found[1], 0)
            less = [f"\ts_nop {left - 1}"] if left else []
            yield line.strip(), "\n".join([*lines[:number], *less, *lines[number + 1 :]])


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--llc", default="llc-22")
    parser.add_argument("files", nargs="+", type=Path)
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    for path in given.files:
        text = path.read_text()
        archs = {f"gfx{one.replace('.', '').removeprefix('gfx')}" for one in _RUN.findall(text)} & ARCHS
        for name, mir in functions(text):
            for arch in sorted(archs):
                code = compiled(given.llc, mir, arch)
                if code is None:
                    counts["refused by the compiler"] += 1
                    continue
                counts["functions"] += 1
                for found in missing(code, arch):
                    counts["more"] += 1
                    print(f"more: {path.name}: {name}, {arch}: {found.reason}")
                for nop, less in shorter(code):
                    counts["wait states of LLVM's"] += 1
                    if not missing(less, arch):
                        counts["fewer"] += 1
                        print(f"fewer: {path.name}: {name}, {arch}: {nop}")
    print(", ".join(f"{name}: {number}" for name, number in sorted(counts.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
