"""Branches on EXEC that no wave takes: what only they lead to is no finding of `check`."""

import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[1] / "machine"))
from machine_listing import listing

from ldsopt import check_code

COPY = ["s_mov_b32 m0, 0", "buffer_load_dword v40, s[40:43], 0 offen lds"]
READ = "ds_read_b32 v41, v42"


def never(
    lines: list[str], arch: str = "gfx1030", *, wave_size: int | None = 64, is_kernel: bool = True
) -> list[str]:
    """The edges on which a read of LDS does not meet a copy ahead of this code, as ``LINE taken``, ``LINE not taken``.

    The first of the lines is 1. Each edge of a branch has a read of its own.
    """
    body, behind, place = [*COPY], list[str](), {}
    for number, line in enumerate(lines, 1):
        if line.startswith("s_cbranch"):
            branch, _, target = line.rpartition(" ")
            body += [f"{branch} edge{number}", READ]
            place[len(body)] = f"{number} not taken"
            behind += [f"edge{number}:", READ, f"s_branch {target}"]
        else:
            body.append(line)
    for line in behind:
        body.append(line)
        if line == READ:
            place[len(body)] = f"{body[-2][4:-1]} taken"
    asked = "" if wave_size is None else f"wavefront_size32 {int(wave_size == 32)}"
    text = listing("\n".join(body), arch=arch, directives=asked, is_settled=False)
    first = text.splitlines().index(COPY[0])
    if not is_kernel:
        text = re.sub(r"\t\.amdhsa_kernel.*?\.end_amdhsa_kernel\n", "", text, flags=re.DOTALL)
    found = {one.used.asm_line - first for one in check_code(text.encode(), "k.s").findings if one.used}
    return sorted(edge for at, edge in place.items() if at not in found)


def narrow(lines: list[str]) -> list[str]:
    """The same code for waves of 32 lanes, whose masks are single registers: ``s[2:3]`` becomes ``s2``."""
    changed = []
    for line in lines:
        for name in ("exec", "vcc"):
            line = line.replace(f"{name},", f"{name}_lo,")
            line = f"{line}_lo" if line.endswith(f" {name}") else line
        line = line.replace("_b64", "_b32").replace(":3]", "").replace(":5]", "").replace("s[", "s")
        changed.append(line)
    return changed


SKIP = ["s_cbranch_execz z", "s_nop 0", "z:", "s_endpgm"]
"""Its branch is taken where EXEC is zero."""
IF = ["v_cmp_lt_u32_e32 vcc, 1, v0", "s_and_saveexec_b64 s[2:3], vcc"]
"""A divergent branch: the mask goes to s[2:3], and EXEC may be zero behind it."""


@pytest.mark.parametrize("wave_size", [64, 32])
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        pytest.param([], ["1 taken"], id="a-kernel-begins-with-a-lane"),
        pytest.param(["v_cmp_lt_u32_e64 s[2:3], v0, v1"], ["2 taken"], id="another-register-is-written"),
        pytest.param(["s_mov_b64 s[2:3], exec"], ["2 taken"], id="exec-is-read"),
        pytest.param(["s_and_b64 vcc, exec, vcc"], ["2 taken"], id="exec-is-a-source"),
        pytest.param(["s_or_b64 exec, exec, vcc"], ["2 taken"], id="or-keeps-it"),
        pytest.param(["s_or_saveexec_b64 s[2:3], vcc"], ["2 taken"], id="or-saveexec-keeps-it"),
        pytest.param(["s_or_saveexec_b64 s[2:3], -1", "s_mov_b64 exec, s[2:3]"], ["3 taken"], id="spill-of-all-lanes"),
        pytest.param(IF, [], id="if"),
        pytest.param([*IF, "s_mov_b64 exec, -1"], ["4 taken"], id="all-lanes"),
        pytest.param([*IF, "s_mov_b64 exec, 0"], [], id="no-lanes"),
        pytest.param([*IF, "s_or_b64 exec, exec, s[2:3]"], ["4 taken"], id="endif"),
        pytest.param([*IF, "s_mov_b64 exec, s[2:3]"], ["4 taken"], id="restored"),
        pytest.param([*IF, "s_mov_b64 s[4:5], s[2:3]", "s_mov_b64 exec, s[4:5]"], ["5 taken"], id="restored-from-a-copy"),
        pytest.param([*IF, "s_mov_b64 exec, s[4:5]"], [], id="restored-from-another"),
        pytest.param([*IF, "s_or_b64 exec, exec, s[4:5]"], [], id="joined-with-another"),
        pytest.param([*IF, "s_load_dword s2, s[0:1], 0x0", "s_or_b64 exec, exec, s[2:3]"], [], id="the-mask-was-overwritten"),
        pytest.param([*IF, "v_readfirstlane_b32 s2, v4", "s_or_b64 exec, exec, s[2:3]"], [], id="the-mask-was-overwritten-by-a-vector-instruction"),
        pytest.param([*IF, "v_cndmask_b32_e64 v4, v5, v6, s[2:3]", "s_or_b64 exec, exec, s[2:3]"], ["5 taken"], id="the-mask-was-read"),
        pytest.param([*IF, "s_xor_b64 s[2:3], exec, s[2:3]", "s_or_b64 exec, exec, s[2:3]"], ["5 taken"], id="the-other-lanes"),
        pytest.param([*IF, "s_xor_b64 s[2:3], exec, s[2:3]", "s_andn2_saveexec_b64 s[2:3], s[2:3]"], [], id="else"),
        pytest.param([*IF, "s_xor_b64 s[2:3], exec, s[2:3]", "s_andn2_saveexec_b64 s[2:3], s[2:3]", "s_or_b64 exec, exec, s[2:3]"], ["6 taken"], id="behind-an-else"),
        pytest.param([*IF, "s_xor_b64 s[2:3], exec, s[2:3]", "s_or_saveexec_b64 s[2:3], s[2:3]", "s_xor_b64 exec, exec, s[2:3]", "s_or_b64 exec, exec, s[2:3]"], ["7 taken"], id="behind-an-else-with-xor"),
        pytest.param([*IF, "s_and_not1_b64 s[2:3], s[2:3], exec", "s_or_b64 exec, exec, s[2:3]"], ["5 taken"], id="other-lanes-by-the-newer-name"),
        pytest.param([*IF, "s_and_b64 s[2:3], s[2:3], exec", "s_or_b64 exec, exec, s[2:3]"], [], id="and-may-be-zero"),
        pytest.param([*IF, "s_and_saveexec_b64 s[4:5], s[2:3]", "s_or_b64 exec, exec, s[4:5]"], [], id="the-saved-mask-is-no-wider-than-exec"),
        pytest.param(["s_and_b64 exec, exec, vcc"], [], id="and"),
        pytest.param(["s_xor_b64 exec, exec, vcc"], [], id="xor"),
        pytest.param(["s_andn2_b64 exec, exec, s[2:3]", "s_or_b64 exec, exec, s[2:3]"], ["3 taken"], id="left-lanes-come-back"),
        pytest.param(["s_andn2_b64 exec, exec, s[2:3]", "s_andn2_b64 exec, exec, s[4:5]", "s_or_b64 exec, exec, s[2:3]"], [], id="other-lanes-left-too"),
        pytest.param(["v_cmpx_lt_u32_e32 1, v0"], [], id="compared-into-exec"),
        pytest.param(["s_xor_saveexec_b64 s[2:3], -1"], [], id="the-lanes-of-a-whole-wave-function"),
        pytest.param(["s_xor_saveexec_b64 s[2:3], -1", "s_mov_b64 exec, s[2:3]"], ["3 taken"], id="and-back"),
        pytest.param(["s_andn1_wrexec_b64 s[2:3], vcc"], [], id="wrexec"),
        pytest.param(["v_readfirstlane_b32 exec_lo, v1"], [], id="half-of-exec"),
        pytest.param(["s_subvector_loop_begin s2, z"], [], id="subvector-loop"),
    ],
)  # fmt: skip
def test_branch_on_no_lane(lines: list[str], expected: list[str], wave_size: int) -> None:
    code = [*lines, *SKIP]
    assert never(code if wave_size == 64 else narrow(code), wave_size=wave_size) == expected


def test_loop_that_lanes_leave_one_by_one() -> None:
    """The mask of those that left is not zero when the last leaves, and EXEC is not in front of that."""
    code = [
        *("s_mov_b64 s[2:3], 0", "loop:", "v_cmp_lt_u32_e32 vcc, 1, v0", "s_or_b64 s[2:3], vcc, s[2:3]"),
        *("s_andn2_b64 exec, exec, s[2:3]", "s_cbranch_execnz loop", "s_or_b64 exec, exec, s[2:3]", *SKIP),
    ]
    assert never(code) == ["8 taken"]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        pytest.param(["s_cbranch_execnz z", "s_nop 0", "z:", "s_endpgm"], ["1 not taken"], id="execnz"),
        pytest.param([*IF, "s_cbranch_execz z", *SKIP], ["4 taken"], id="not-taken-means-a-lane"),
        pytest.param([*IF, "s_cbranch_execnz a", "s_endpgm", "a:", *SKIP], ["6 taken"], id="execnz-taken-means-a-lane"),
        pytest.param([*IF, "s_cbranch_scc0 a", "s_mov_b64 exec, -1", "a:", *SKIP], [], id="on-one-path-only"),
        pytest.param(["s_cbranch_scc0 a", *IF, "s_or_b64 exec, exec, s[2:3]", "a:", *SKIP], ["6 taken"], id="on-both-ways"),
        pytest.param(["s_cbranch_scc0 a", *IF, "s_cbranch_execz a", "s_nop 0", "a:", "s_or_b64 exec, exec, s[2:3]", *SKIP], ["8 taken"], id="active-or-with-a-mask"),
        pytest.param(["s_mov_b64 s[2:3], -1", "s_cbranch_scc0 a", "s_and_b64 exec, exec, vcc", "s_mov_b64 s[2:3], 0", "a:", "s_or_b64 exec, exec, s[2:3]", *SKIP], [], id="active-or-neither"),
        pytest.param(["loop:", "s_cbranch_execz z", *IF, "s_cbranch_scc0 loop", "z:", "s_endpgm"], [], id="lost-in-the-loop"),
        pytest.param(["loop:", "s_cbranch_execz z", *IF, "s_or_b64 exec, exec, s[2:3]", "s_cbranch_scc0 loop", "z:", "s_endpgm"], ["2 taken"], id="kept-in-the-loop"),
        pytest.param(["s_cbranch_execz a", "s_branch z", "a:", "s_mov_b64 exec, 0", "z:", "s_cbranch_execz y", "s_nop 0", "y:", "s_endpgm"], ["1 taken", "6 taken"], id="lost-only-where-no-wave-comes"),
    ],
)  # fmt: skip
def test_paths_through_a_function(code: list[str], expected: list[str]) -> None:
    assert never(code) == expected


@pytest.mark.parametrize(
    ("code", "on", "about", "expected"),
    [
        pytest.param(SKIP, "gfx942", {"is_kernel": False}, [], id="a-function-may-be-called-without-lanes"),
        pytest.param(SKIP, "gfx942", {"wave_size": None}, ["1 taken"], id="one-wave-size-only"),
        pytest.param(SKIP, "gfx1030", {"wave_size": None}, [], id="wave-size-not-told"),
        pytest.param(["s_mov_b32 s2, exec_lo", "s_mov_b64 exec, vcc", "s_mov_b32 exec_lo, s2", *SKIP], "gfx1030", {}, [], id="the-lower-half-may-be-zero"),
        pytest.param(["s_mov_b64 exec, vcc", "s_mov_b32 exec_hi, -1", *SKIP], "gfx1030", {"wave_size": 32}, [], id="the-upper-half-is-not-used"),
        pytest.param(["s_mov_b64 s[2:3], exec", "s_and_b32 exec_lo, exec_lo, s5", "s_mov_b64 exec, s[2:3]", *SKIP], "gfx1030", {"wave_size": 32}, [], id="masks-of-the-other-width"),
        pytest.param([";;#ASMSTART", "m s0", ";;#ASMEND", *SKIP], "gfx1030", {}, [], id="a-macro-may-write-anything"),
    ],
)  # fmt: skip
def test_what_is_known_of_the_wave(
    code: list[str], on: str, about: dict[str, Any], expected: list[str]
) -> None:
    assert never(code, on, **about) == expected


# --- executed --------------------------------------------------------------------------------------------------

LANES = 2
"""Of a wave: enough for a mask to be zero, all, and part of another."""
EVERY = (1 << LANES) - 1
MASKS = ("exec", "vcc", "s[2:3]", "s[4:5]")
BINARY: dict[str, Callable[[int, int], int]] = {
    "s_and_b64": lambda a, b: a & b,
    "s_or_b64": lambda a, b: a | b,
    "s_xor_b64": lambda a, b: a ^ b,
    "s_andn2_b64": lambda a, b: a & ~b,
    "s_orn2_b64": lambda a, b: a | (EVERY & ~b),
}
SAVING = ("s_and_saveexec_b64", "s_or_saveexec_b64", "s_xor_saveexec_b64", "s_andn2_saveexec_b64")


def random_line(source: random.Random) -> str:
    """An instruction on masks; half of them write EXEC."""
    kind = source.randrange(8)
    destination = source.choice(("exec", *MASKS))
    operands = [source.choice((*MASKS, "exec", "0", "-1")) for _ in range(2)]
    if kind < 4:
        if source.random() < 0.5:
            operands[0] = destination
        return f"{source.choice(list(BINARY))} {destination}, {operands[0]}, {operands[1]}"
    if kind == 4:
        return f"s_mov_b64 {destination}, {operands[0]}"
    if kind < 7:
        return f"{source.choice(SAVING)} {source.choice(MASKS[1:])}, {operands[0]}"
    return f"v_cmp_lt_u32_e64 {source.choice(MASKS[1:])}, v0, v1"


def random_code(source: random.Random) -> list[str]:
    """A few blocks, each with an instruction or some and a branch at its end."""
    blocks = source.randint(2, 5)
    code: list[str] = []
    for number in range(blocks):
        code.append(f"b{number}:")
        code += [random_line(source) for _ in range(source.randint(0, 3))]
        branch = source.choice(("s_cbranch_execz", "s_cbranch_execnz", "s_cbranch_execz", "s_cbranch_scc0"))
        code.append(f"{branch} b{source.randrange(blocks)}")
    return [*code, "s_endpgm"]


def taken(code: list[str], source: random.Random) -> set[str]:
    """The edges of branches on EXEC that a wave takes, as `never` names them."""
    labels = {line[:-1]: number for number, line in enumerate(code) if line.endswith(":")}
    masks = {mask: source.randrange(EVERY + 1) for mask in MASKS}
    masks["exec"] = source.randint(1, EVERY)
    found: set[str] = set()
    at = 0
    for _ in range(60):
        mnemonic, _, rest = code[at].partition(" ")
        operands = rest.split(", ")
        values = [masks.get(word, EVERY if word == "-1" else 0) for word in operands]
        at += 1
        if mnemonic == "s_endpgm":
            break
        if mnemonic.startswith("s_cbranch"):
            goes = source.random() < 0.5
            if "exec" in mnemonic:
                goes = (masks["exec"] == 0) is (mnemonic == "s_cbranch_execz")
                found.add(f"{at} {'taken' if goes else 'not taken'}")
            at = labels[operands[0]] if goes else at
        elif mnemonic.startswith("v_cmp"):
            masks[operands[0]] = source.randrange(EVERY + 1) & masks["exec"]
        elif mnemonic == "s_mov_b64":
            masks[operands[0]] = values[1]
        elif mnemonic in SAVING:
            operation = BINARY[mnemonic.replace("_saveexec", "")]
            before = masks["exec"]
            masks["exec"] = operation(values[1], before)
            masks[operands[0]] = before
        elif mnemonic in BINARY:
            masks[operands[0]] = BINARY[mnemonic](values[1], values[2])
    return found


def test_no_wave_takes_what_was_removed() -> None:
    """Random code, executed: no edge that is taken was taken out, and many are taken out."""
    source = random.Random(0)
    edges = 0
    for _ in range(250):
        code = random_code(source)
        gone = set(never(code, "gfx942"))
        edges += len(gone)
        for _ in range(20):
            assert not gone & taken(code, source), code
    assert edges > 80, edges
