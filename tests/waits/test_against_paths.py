"""Random code, and every path through it walked one by one: the result has no fault more, and no wait to spare.

The oracle knows no lattice and no counterfactuals: it goes along each path with the list of what is outstanding.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from wait_kernels import FIRST, code, is_exact, kernel, order

from ldsopt import arch
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.wait_facts import Cause
from ldsopt.target.waits import parse_counters
from ldsopt.touch import Touch
from ldsopt.waits.kernels import KernelCode, relax

GFX942 = arch("gfx942")
MOST_VISITS = 5
"""Of one block on a path: executions of a DMA are told apart up to the third."""

Fault = tuple[int, int, int, str]
"""The path, the places on it where an operation starts and where something runs into it, and how."""


class Flight(NamedTuple):
    """An operation outstanding on a path."""

    instruction: AsmInstruction
    at: int
    queue: str
    counter: str
    younger: int
    """In its queue."""
    again: int
    """How often the instruction was executed again."""


class Conflicts:
    """The instructions that touch common bytes: at random, of DMAs by how often they were executed again."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def __call__(
        self,
        earlier: AsmInstruction,
        later: AsmInstruction,
        *,
        between_waves: bool,
        executions_since: int | None,
    ) -> Touch:
        chance = random.Random(f"{self._seed} {earlier.line} {later.line} {between_waves}")
        touching = {n for n in range(3) if chance.random() < 0.25}
        if executions_since is None:
            return Touch.MAY if touching else Touch.NEVER
        return Touch.MAY if executions_since in touching else Touch.NEVER


def random_body(chance: random.Random) -> str:
    """A prologue, a loop with an arm in it, and an epilogue."""

    def some(count: int) -> list[str]:
        return [instruction(chance) for _ in range(count)]

    lines = [*some(chance.randint(0, 4)), ".LBB0_1:", *some(chance.randint(1, 6))]
    if chance.random() < 0.5:
        lines += [
            "s_cbranch_vccz .LBB0_2",
            *some(chance.randint(1, 3)),
            ".LBB0_2:",
            *some(chance.randint(0, 3)),
        ]
    lines += ["s_cbranch_scc1 .LBB0_1", *some(chance.randint(0, 5)), "s_endpgm"]
    return "\n".join(lines)


def instruction(chance: random.Random) -> str:
    register, other = chance.randint(0, 3), chance.randint(4, 7)
    kinds = {
        "buffer_load_dword v99, s[40:43], 0 offen lds": 4,
        f"global_load_dword v{register}, v[20:21], off": 2,
        f"ds_read_b32 v{register}, v30": 3,
        "ds_write_b32 v30, v31": 2,
        f"s_load_dword s{register}, s[8:9], 0x0": 1,
        f"v_mov_b32_e32 v{other}, v{register}": 3,
        f"s_mov_b32 s{other}, s{register}": 1,
        "s_barrier": 1,
        f"s_waitcnt vmcnt({chance.choice([0, 0, 1, 2, 3])})": 4,
        f"s_waitcnt lgkmcnt({chance.choice([0, 0, 1, 2])})": 3,
    }
    return chance.choices(list(kinds), list(kinds.values()))[0]


def faults(function: AsmFunction, touches: Conflicts) -> set[Fault]:
    """The faults on any path."""
    found: set[Fault] = set()
    for number, path in enumerate(paths(function)):
        found |= {(number, *fault) for fault in on_path(path, touches)}
    return found


def paths(function: AsmFunction) -> Iterator[list[AsmInstruction]]:
    work: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    while work:
        block, before = work.pop()
        here = (*before, block)
        if here.count(block) > MOST_VISITS:
            continue
        if not function.blocks[block].successors:
            yield [i for each in here for i in function.blocks[each].instructions]
        work += [(successor, here) for successor in function.blocks[block].successors]


def on_path(path: list[AsmInstruction], touches: Conflicts) -> set[tuple[int, int, str]]:
    found: set[tuple[int, int, str]] = set()
    flying: list[Flight] = []
    exposed: list[Flight] = []
    for at, instruction in enumerate(path):
        if instruction.mnemonic == "s_waitcnt":
            for counter, most in parse_counters(instruction.mnemonic, instruction.operands, GFX942):
                flying = [
                    f
                    for f in flying
                    if f.counter != counter or (most if f.queue == "scalar" else f.younger < most)
                ]
            continue
        found |= {(f.at, at, "register") for f in flying if clash(f, instruction)}
        found |= {(f.at, at, "own") for f in flying if meets(f, instruction, touches, False)}
        found |= {(f.at, at, "across") for f in exposed if meets(f, instruction, touches, True)}
        if instruction.mnemonic == "s_barrier":
            exposed = [f for f in flying if touches_lds(f.instruction)]
        queue, counter = queue_of(instruction)
        if is_dma(instruction):
            flying, exposed = (
                [f._replace(again=f.again + (f.instruction.line == instruction.line)) for f in those]
                for those in (flying, exposed)
            )
        if queue:
            flying = [f._replace(younger=f.younger + (f.queue == queue)) for f in flying]
            flying.append(Flight(instruction, at, queue, counter, 0, 0))
    return found


def queue_of(instruction: AsmInstruction) -> tuple[str, str]:
    if instruction.mnemonic.startswith(("buffer_", "global_")):
        return "memory", "vmcnt"
    if instruction.mnemonic.startswith("ds_"):
        return "lds", "lgkmcnt"
    return ("scalar", "lgkmcnt") if instruction.mnemonic == "s_load_dword" else ("", "")


def is_dma(instruction: AsmInstruction) -> bool:
    return instruction.operands.endswith(" lds")


def touches_lds(instruction: AsmInstruction) -> bool:
    return instruction.mnemonic.startswith("ds_") or is_dma(instruction)


def clash(flight: Flight, later: AsmInstruction) -> bool:
    started = flight.instruction
    if is_dma(started) or started.mnemonic == "ds_write_b32":
        return False
    result = started.operands.split(",")[0]
    words = [word.strip() for word in later.operands.split(",")]
    if later.mnemonic == started.mnemonic == "global_load_dword":
        return result in words[1:]  # vector memory loads write in order
    return result in words


def meets(flight: Flight, later: AsmInstruction, touches: Conflicts, between_waves: bool) -> bool:
    started = flight.instruction
    if not touches_lds(started) or not touches_lds(later):
        return False
    if not between_waves and not (is_dma(started) or is_dma(later)):
        return False
    if is_dma(started) and is_dma(later):
        return False
    if started.mnemonic == later.mnemonic == "ds_read_b32":
        return False
    since = min(flight.again, 2) if is_dma(started) else None
    return touches(started, later, between_waves=between_waves, executions_since=since) is not Touch.NEVER


def weaker(given: KernelCode, name: tuple[int, str], most: int) -> KernelCode:
    return given.with_limits({name: most + 1})


_TOLD = (Cause.REGISTER, Cause.LDS_DMA, Cause.LDS_ORDER)


@pytest.mark.parametrize("seed", range(160))
def test_no_fault_more_and_no_wait_to_spare(seed: int) -> None:
    touches = Conflicts(seed)
    given = code(kernel(random_body(random.Random(seed))), touches=touches, keeps=order())
    every, bounds = (given.needs(only_bounds=only).waits for only in (False, True))
    assert [wait.most for wait in bounds] == [wait.most for wait in every]
    relaxed = relax(given).code
    before, after = faults(given.function, touches), faults(relaxed.function, touches)
    assert after <= before
    assert is_exact(relaxed)
    for wait in relaxed.needs().waits:
        tight = [need for need in wait.needs if need.grade == wait.site.limit]
        if all(need.cause in _TOLD for need in tight):
            changed = weaker(relaxed, wait.name, wait.site.limit)
            assert not faults(changed.function, touches) <= after, (
                f"line {wait.name[0] - FIRST} could wait for less"
            )


def test_the_sample_has_what_it_is_about() -> None:
    raised = 0
    for seed in range(60):
        given = code(kernel(random_body(random.Random(seed))), touches=Conflicts(seed))
        raised += len(relax(given).limits)
    assert raised >= 100
