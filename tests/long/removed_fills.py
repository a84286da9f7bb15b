"""Each fill that LLVM's hazard recognizer puts into random code of RDNA, taken out: found by `check`, or needless.

    python tests/long/removed_fills.py [--functions N] [--seed S] [--llc llc-22]

The functions are those of `tests/machine/test_alu_hazard_probe.py`, of four blocks with branches and loops. Each fill
gives way to an ``s_nop``. *found*: `check`'s walk finds more than with the fill, or the same more surely. *needless*:
it does not, and the recognizer, asked again about the code without this one, puts nothing in its place: it looks at a
loop's head before it has filled the rest of it. *mask*: neither, of gfx11 and a wait for scalar registers alone, which
LLVM puts behind each write of a mask, where `check` asks for it if the mask is read. *unexplained*: none of these.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "machine"))
import test_alu_hazard_probe as probe

from ldsopt import Finding, Verdict

_FILL = re.compile(
    r" +(?:S_WAITCNT_DEPCTR|S_WAITCNT_VSCNT|\$sgpr_null = S_MOV_B32|V_NOP_e32|\$vgpr3 = V_MOV_B32_e32 \$vgpr3,)"
)
_MARK = "    S_NOP 7"
"""In place of a fill: an instruction that ends no hazard, and that LLVM writes nowhere here."""
_SGPRS = ("gfx1201",)
"""Architectures for which a pass of its own fills hazards of scalar registers."""
_LOW = re.compile(r"(\bimplicit(?:-def)? (?:killed |dead )?)\$(vcc|exec)_lo\b")
"""Registers that LLVM prints for 32 lanes, and does not read."""
_NAME = re.compile(r"^name:\s+(\S+)", re.MULTILINE)


def ran(llc: str, arch: str, lanes: int, text: str, *passes: str) -> str:
    """The output of the compiler for machine IR."""
    command = [llc, "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={arch}", f"-mattr=+wavefrontsize{lanes}", *passes]
    done = subprocess.run(
        [*command, "-x", "mir", "-o", "-", "-"], input=text, capture_output=True, text=True, check=True
    )
    return done.stdout


def documents(mir: str) -> Iterator[tuple[str, str]]:
    """The functions of machine IR, by name."""
    for part in re.split(r"^---.*\n", mir, flags=re.MULTILINE):
        if (name := _NAME.search(part)) is not None:
            yield name[1], _LOW.sub(r"\1$\2", part)


def written(bodies: dict[str, str]) -> str:
    """Machine IR of functions, with the declarations of all."""
    head = "".join(f"  define amdgpu_kernel void @{name}() {{ ret void }}\n" for name in bodies)
    return f"--- |\n{head}...\n" + "".join(
        f"---\n{_NAME.sub(f'name: {n}', body)}" for n, body in bodies.items()
    )


def without_each(body: str) -> Iterator[tuple[str, str]]:
    """Each fill of a function, and the function with an ``S_NOP`` in its place."""
    lines = body.split("\n")
    for number, line in enumerate(lines):
        if _FILL.match(line):
            yield line, "\n".join([*lines[:number], _MARK, *lines[number + 1 :]])


def waits_for_scalars_alone(fill: str) -> bool:
    """True if a fill waits for neither vector results nor sources: fields of 4 bits at 12 and of 3 at 2 are full."""
    opcode, _, immediate = fill.strip().partition(" ")
    return opcode == "S_WAITCNT_DEPCTR" and int(immediate) & 0xF01C == 0xF01C


def fills_at_mark(body: str) -> int:
    """The number of fills that stand next to the ``S_NOP`` of a function, with none but fills between."""
    before, _, after = body.partition(_MARK)
    runs = (before.split("\n")[-2::-1], after.split("\n")[1:])
    return sum(len(list(takewhile(_FILL.match, run))) for run in runs)


def graded(found: list[Finding]) -> tuple[int, int]:
    """The number of pairs of instructions with findings, and of those with definite ones."""
    pairs, sure = (
        {(one.started.asm_line, one.used and one.used.asm_line) for one in ones}
        for ones in (found, [one for one in found if one.verdict is Verdict.DEFINITE])
    )
    return len(pairs), len(sure)


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--functions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--llc", default="llc-22")
    given = parser.parse_args()
    unexplained = 0
    for arch, lanes in probe.TARGETS:
        passes = [
            "-run-pass=post-RA-hazard-rec",
            *(["-run-pass=amdgpu-wait-sgpr-hazards"] * (arch in _SGPRS)),
        ]
        mir = probe.recognized(arch, lanes, given.functions, passes, seed=given.seed)
        filled = dict(documents(mir))
        taken = {
            f"{name}_{number}": one
            for name, body in filled.items()
            for number, one in enumerate(without_each(body))
        }
        less = {name: body for name, (_, body) in taken.items()}
        after = passes[-1].replace("run-pass", "start-after")
        found = {
            lines[1].split()[1].partition(",")[0]: graded(probe.hazards("\n".join(lines)))
            for lines in probe.kernels(ran(given.llc, arch, lanes, written(filled | less), after))
        }
        again = dict(documents(ran(given.llc, arch, lanes, written(less), *passes)))
        counts: Counter[str] = Counter()
        for name, body in less.items():
            whole = name.partition("_")[0]
            if found[name] > found[whole]:
                counts["found"] += 1
            elif fills_at_mark(again[name]) <= fills_at_mark(body):
                counts["needless"] += 1
            elif arch.startswith("gfx11") and waits_for_scalars_alone(taken[name][0]):
                counts["mask"] += 1
            else:
                counts["unexplained"] += 1
                print(f"unexplained: {arch}, wave{lanes}, {name}, {taken[name][0].strip()}\n{body}")
        unexplained += counts["unexplained"]
        print(
            f"{arch}, wave{lanes}: {len(less)} fills, {', '.join(f'{n} {what}' for what, n in counts.items())}"
        )
    return int(unexplained > 0)


if __name__ == "__main__":
    sys.exit(main())
