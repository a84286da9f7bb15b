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
from dataclasses import replace
from pathlib import Path

from ldsopt import arch as known_arch
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, parse_assembly
from ldsopt.machine.wait_states import FAMILIES, wait_state_findings

_RUN = re.compile(r"^# RUN: llc\b.*?(?:-mcpu=|amdgpu)(gfx\w+|9\.\w+)", re.MULTILINE)
_NAME = re.compile(r"^name:\s+(\S+)", re.MULTILINE)


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


def compiled(llc: str, mir: str, arch: str) -> AsmFunction | None:
    """The code of a function; ``None`` if the compiler refuses it."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "f.mir"
        path.write_text(mir)
        command = [
            llc,
            "-mtriple=amdgcn",
            f"-mcpu={arch}",
            "-start-before=post-RA-hazard-rec",
            str(path),
            "-o",
            "-",
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = parse_assembly(done.stdout).functions if done.returncode == 0 else ()
    return found[0] if found else None


def shorter(function: AsmFunction) -> Iterator[tuple[AsmInstruction, AsmFunction]]:
    """The function with each of its ``s_nop`` one wait state shorter."""
    for number, block in enumerate(function.blocks):
        for place, one in enumerate(block.instructions):
            if one.mnemonic == "s_nop":
                left = int(one.operands, 0)
                less = (one._replace(operands=str(left - 1)),) if left else ()
                changed = (*block.instructions[:place], *less, *block.instructions[place + 1 :])
                blocks = list(function.blocks)
                blocks[number] = replace(block, instructions=changed)
                yield one, replace(function, blocks=tuple(blocks))


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--llc", default="llc-22")
    parser.add_argument("files", nargs="+", type=Path)
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    for path in given.files:
        text = path.read_text()
        archs = {
            f"gfx{one.replace('.', '').removeprefix('gfx')}" for one in _RUN.findall(text)
        } & FAMILIES.keys()
        for name, mir in functions(text):
            for arch in sorted(archs):
                code = compiled(given.llc, mir, arch)
                if code is None:
                    counts["refused by the compiler"] += 1
                    continue
                counts["functions"] += 1
                for found in wait_state_findings(code, known_arch(arch)):
                    counts["more"] += 1
                    print(
                        f"more: {path.name}: {name}, {arch}: {found.passed} of {found.needed}, {found.says}"
                    )
                for nop, less in shorter(code):
                    counts["wait states of LLVM's"] += 1
                    if not wait_state_findings(less, known_arch(arch)):
                        counts["fewer"] += 1
                        print(f"fewer: {path.name}: {name}, {arch}: s_nop {nop.operands}")
    print(", ".join(f"{name}: {number}" for name, number in sorted(counts.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
