"""Branches on EXEC that no wave takes, in random code that is executed; the rules one by one are cases, ``check/exec_masks.s``."""

import random
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "machine"))
from machine_listing import listing

from ldsopt import check_code

COPY = ["s_mov_b32 m0, 0", "buffer_load_dword v40, s[40:43], 0 offen lds"]
READ = "ds_read_b32 v41, v42"


def never(lines: list[str]) -> set[str]:
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
    text = listing("\n".join(body), arch="gfx942", is_settled=False)
    first = text.splitlines().index(COPY[0])
    found = {one.used.asm_line - first for one in check_code(text.encode(), "k.s").findings if one.used}
    return {edge for at, edge in place.items() if at not in found}


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
        gone = never(code)
        edges += len(gone)
        for _ in range(20):
            assert not gone & taken(code, source), code
    assert edges > 80, edges
