"""Machine IR of small functions, random or of given instructions, and what LLVM makes of it."""

import random
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence

import pytest

LLC = shutil.which("llc-22")
NEEDS_LLC = [pytest.mark.llvm22, pytest.mark.skipif(LLC is None, reason="llc-22 is not installed")]


def llc(arch: str, options: Sequence[str], bodies: Sequence[str]) -> str:
    """The output of LLVM for functions with these bodies."""
    heads = "".join(f"  define amdgpu_kernel void @f{n}() {{ ret void }}\n" for n in range(len(bodies)))
    text = f"--- |\n{heads}...\n" + "".join(
        f"---\nname: f{number}\nmachineFunctionInfo:\n  isEntryFunction: true\nbody: |\n{body}...\n"
        for number, body in enumerate(bodies)
    )
    assert LLC is not None
    command = [LLC, "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={arch}", *options, "-x", "mir", "-o", "-", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def in_a_row(*instructions: str) -> str:
    """The body of a function of one block."""
    return "  bb.0:\n" + "".join(f"    {line}\n" for line in (*instructions, "S_ENDPGM 0"))


def random_body(
    dice: random.Random,
    instruction: Callable[[], str],
    blocks: int,
    lengths: tuple[int, int],
    *,
    goes_on: bool = False,
) -> str:
    """Blocks of instructions, as many in all as the lengths say, with branches among them, or to later ones alone."""
    text = ""
    for block in range(blocks):
        is_last = block == blocks - 1
        target = block if is_last and goes_on else dice.randrange(block + 1 if goes_on else 0, blocks)
        text += f"  bb.{block}:\n"
        if not is_last:
            following = sorted({block + 1, target})
            text += f"    successors: {', '.join(f'%bb.{one}' for one in following)}\n"
        text += "".join(f"    {instruction()}\n" for _ in range(dice.randrange(*lengths) // blocks))
        if is_last:
            text += "    S_ENDPGM 0\n"
        elif target != block + 1:
            text += f"    S_CBRANCH_SCC1 %bb.{target}, implicit $scc\n"
    return text


def kernels(code: str, start: str = "") -> list[str]:
    """The listing of each function, apart, with some code at its start."""
    target = next(line for line in code.split("\n") if ".amdgcn_target" in line)
    parts = re.findall(r"^(f\d+):.*?\n(.*?)^\.Lfunc_end\d+:", code, re.MULTILINE | re.DOTALL)
    return [
        f"{target}\n\t.type {name},@function\n\t.amdhsa_kernel {name}\n\t.end_amdhsa_kernel\n"
        f"{name}:\n{start}{body}\t.size {name}, .-{name}\n"
        for name, body in parts
    ]


def without(code: str, number: int) -> str:
    """The code with an ``s_nop 0`` in place of a line."""
    lines = code.split("\n")
    return "\n".join([*lines[:number], "\ts_nop 0", *lines[number + 1 :]])
