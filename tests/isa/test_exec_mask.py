"""Branches on EXEC that no wave takes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ldsopt import arch
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.isa.exec_mask import without_impossible_branches
from ldsopt.isa.wait_check import check_function
from ldsopt.touch import Touch


def function(lines: list[str], *, wave_size: int | None = 64, is_kernel: bool = True) -> AsmFunction:
    """A function of these lines, the first of which is line 3 of the listing."""
    kernel = "\t.amdhsa_kernel k\n" if is_kernel else ""
    if is_kernel and wave_size is not None:
        kernel += f"\t\t.amdhsa_wavefront_size32 {int(wave_size == 32)}\n"
    body = "\n".join(line if line.endswith(":") else f"\t{line}" for line in lines)
    (only,) = parse_assembly(f"\t.type k,@function\nk:\n{body}\n.Lfunc_end0:\n{kernel}").functions
    return only


def removed(before: AsmFunction, on: str = "gfx1030") -> list[str]:
    """The edges taken out, as ``LINE taken`` or ``LINE not taken``; the first line of the body is 1."""
    after = without_impossible_branches(before, arch(on))
    found = []
    for old, new in zip(before.blocks, after.blocks, strict=True):
        for place, path in enumerate(("taken", "not taken")):
            if len(old.successors) == 2 and old.successors[place] not in new.successors:
                found.append(f"{old.instructions[-1].line - 2} {path}")
    return found


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
    assert removed(function(code if wave_size == 64 else narrow(code), wave_size=wave_size)) == expected


def test_loop_that_lanes_leave_one_by_one() -> None:
    """The mask of those that left is not zero when the last leaves, and EXEC is not in front of that."""
    code = [
        *("s_mov_b64 s[2:3], 0", "loop:", "v_cmp_lt_u32_e32 vcc, 1, v0", "s_or_b64 s[2:3], vcc, s[2:3]"),
        *("s_andn2_b64 exec, exec, s[2:3]", "s_cbranch_execnz loop", "s_or_b64 exec, exec, s[2:3]", *SKIP),
    ]
    assert removed(function(code)) == ["8 taken"]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        pytest.param(["s_cbranch_execnz z", "s_nop 0", "z:", "s_endpgm"], ["1 not taken"], id="execnz"),
        pytest.param([*IF, "s_cbranch_execz z", *SKIP], ["4 taken"], id="not-taken-means-a-lane"),
        pytest.param([*IF, "s_cbranch_execnz a", "s_endpgm", "a:", "s_cbranch_execz z", "z:", "s_endpgm"], [], id="both-ways-are-one-block"),
        pytest.param([*IF, "s_cbranch_execnz a", "s_endpgm", "a:", *SKIP], ["6 taken"], id="execnz-taken-means-a-lane"),
        pytest.param([*IF, "s_cbranch_scc0 a", "s_mov_b64 exec, -1", "a:", *SKIP], [], id="on-one-path-only"),
        pytest.param(["s_cbranch_scc0 a", *IF, "s_or_b64 exec, exec, s[2:3]", "a:", *SKIP], ["6 taken"], id="on-both-ways"),
        pytest.param(["s_cbranch_scc0 a", *IF, "s_cbranch_execz a", "s_nop 0", "a:", "s_or_b64 exec, exec, s[2:3]", *SKIP], ["8 taken"], id="active-or-with-a-mask"),
        pytest.param(["s_mov_b64 s[2:3], -1", "s_cbranch_scc0 a", "s_and_b64 exec, exec, vcc", "s_mov_b64 s[2:3], 0", "a:", "s_or_b64 exec, exec, s[2:3]", *SKIP], [], id="active-or-neither"),
        pytest.param(["s_swappc_b64 s[30:31], s[4:5]", *SKIP], [], id="unknown-call"),
        pytest.param(["loop:", "s_cbranch_execz z", *IF, "s_cbranch_scc0 loop", "z:", "s_endpgm"], [], id="lost-in-the-loop"),
        pytest.param(["loop:", "s_cbranch_execz z", *IF, "s_or_b64 exec, exec, s[2:3]", "s_cbranch_scc0 loop", "z:", "s_endpgm"], ["2 taken"], id="kept-in-the-loop"),
        pytest.param(["s_cbranch_execz a", "s_branch z", "a:", "s_mov_b64 exec, 0", "z:", "s_cbranch_execz y", "s_nop 0", "y:", "s_endpgm"], ["1 taken", "6 taken"], id="lost-only-where-no-wave-comes"),
    ],
)  # fmt: skip
def test_paths_through_a_function(code: list[str], expected: list[str]) -> None:
    assert removed(function(code)) == expected


@pytest.mark.parametrize(
    ("before", "on", "expected"),
    [
        pytest.param(function(SKIP, is_kernel=False), "gfx942", [], id="a-function-may-be-called-without-lanes"),
        pytest.param(function(SKIP, wave_size=None), "gfx942", ["1 taken"], id="one-wave-size-only"),
        pytest.param(function(SKIP, wave_size=None), "gfx1030", [], id="wave-size-not-told"),
        pytest.param(function(["s_mov_b32 s2, exec_lo", "s_mov_b64 exec, vcc", "s_mov_b32 exec_lo, s2", *SKIP]), "gfx1030", [], id="the-lower-half-may-be-zero"),
        pytest.param(function(["s_mov_b64 exec, vcc", "s_mov_b32 exec_hi, -1", *SKIP], wave_size=32), "gfx1030", [], id="the-upper-half-is-not-used"),
        pytest.param(function(["s_mov_b64 s[2:3], exec", "s_and_b32 exec_lo, exec_lo, s5", "s_mov_b64 exec, s[2:3]", *SKIP], wave_size=32), "gfx1030", [], id="masks-of-the-other-width"),
        pytest.param(function([";;#ASMSTART", "m s0", ";;#ASMEND", *SKIP]), "gfx1030", [], id="a-macro-may-write-anything"),
    ],
)  # fmt: skip
def test_what_is_known_of_the_wave(before: AsmFunction, on: str, expected: list[str]) -> None:
    assert removed(before, on) == expected


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
    """The edges of branches on EXEC that a wave takes, as `removed` names them."""
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
    for _ in range(1_500):
        code = random_code(source)
        gone = set(removed(function(code), "gfx942"))
        edges += len(gone)
        for _ in range(20):
            assert not gone & taken(code, source), code
    assert edges > 500


# --- what it is for --------------------------------------------------------------------------------------------


def overlaps(*_: object, **__: object) -> Touch:
    return Touch.MUST


DMA, READ = "global_load_lds_dword v1, s[0:1]", "ds_read_b32 v2, v3"


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        pytest.param([DMA, "s_cbranch_execz a", "s_branch z", "a:", READ, "z:", "s_endpgm"], 0, id="uniform-else"),
        pytest.param([*IF, DMA, "s_cbranch_execz a", "s_branch z", "a:", READ, "z:", "s_endpgm"], 1, id="divergent-if"),
        pytest.param([DMA, "s_cbranch_scc0 a", "s_branch z", "a:", READ, "z:", "s_endpgm"], 1, id="other-branch"),
        pytest.param([DMA, "s_cbranch_execz a", READ, "a:", "s_endpgm"], 1, id="the-path-that-is-taken"),
        pytest.param([DMA, "s_cbranch_execz a", "s_waitcnt vmcnt(0)", "a:", READ, "s_endpgm"], 0, id="wait-on-the-path-that-is-taken"),
        pytest.param([*IF, DMA, "s_cbranch_execz a", "s_waitcnt vmcnt(0)", "a:", READ, "s_endpgm"], 1, id="wait-on-one-of-two-paths"),
    ],
)  # fmt: skip
def test_findings_on_paths_that_waves_take(code: list[str], expected: int) -> None:
    findings = check_function(function(code), arch("gfx942"), overlaps).findings
    assert len(findings) == expected


@pytest.mark.parametrize("branch", ["s_cbranch_execz", "s_cbranch_execnz"])
def test_the_target_of_a_branch_stays_ahead_of_what_follows(branch: str) -> None:
    before = function([*IF, f"{branch} z", "s_nop 0", "z:", "s_endpgm"])
    after = without_impossible_branches(before, arch("gfx1030"))
    assert [block.successors for block in after.blocks] == [block.successors for block in before.blocks]
