"""The verdict on a witness that is to show that code with weaker waits does what the compiler's does.

1. Both listings are the same but for waits (`ldsopt.witness.code`).
2. The waits that are weaker are those that the witness names, each with what it leaves.
3. At a kernel's entry nothing is outstanding, and what each block leads to, from the state that the witness has at its
   beginning, is within the states of the blocks that follow. So these states hold on every path.
4. Where ours has fewer wait states, there are enough (`ldsopt.witness.wait_states`).
5. From these states, no instruction needs anything that is left (`ldsopt.witness.states`), but for LDS instructions of
   which the premises say that they touch no common byte.

Where the witness has several paths for a kernel, each of these holds for the code without the edges that are not taken
on that path. That all waves take one of them is a premise.

Nothing of what made the waits is used here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ldsopt.witness.code import WitnessedBlock, read_both, read_target, without_edges
from ldsopt.witness.document import KernelWitness, LeftOperation, WaitsWitness, WeakerWait
from ldsopt.witness.states import LeftState, LeftWalk
from ldsopt.witness.wait_states import missing_states


class WitnessFault(NamedTuple):
    """The reason why a witness does not hold.

    Attributes:
        kernel: which kernel's part of it.
        line: of our listing; 0 where it is about no line.
        why: in words.
    """

    kernel: str
    line: int
    why: str


class Validation(NamedTuple):
    """The verdict on a witness.

    Attributes:
        faults: why it does not hold; none if it does.
        weaker: counters of waits that are weaker than the compiler's.
        by_bytes: pairs of instructions that are apart by the bytes that the witness states.
        told_apart: pairs that it only states to be.
        paths: that waves take, as it only states.
    """

    faults: tuple[WitnessFault, ...]
    weaker: int
    by_bytes: int
    told_apart: int
    paths: int


def weaker_waits(blocks: list[WitnessedBlock]) -> Iterator[tuple[int, str, int, int | None]]:
    """The counters of waits that leave more than the compiler's: line, counter, what that leaves, what ours."""
    for block in blocks:
        for line in block.lines:
            compilers, ours = line.waited
            for counter, before in sorted(compilers.items()):
                now = ours.get(counter)
                if now is None or now > before:
                    yield line.number, counter, before, now


def not_followed(target: str, blocks: list[WitnessedBlock], walk: LeftWalk) -> Iterator[tuple[int, str]]:
    """The places where a kernel is not followed, and why: instructions or waits of which not all is known that they do.

    Besides what `ldsopt.witness.operations` does not know: waits for translation of addresses hide in others on
    gfx1250, waits end hazards on gfx10, and a mode of scheduling locks registers.
    """
    if not target.startswith(_TARGETS) or target.startswith(_NOT_TESTED):
        yield 0, f"waits of {target} are not known"
    lines = [line for block in blocks for line in block.lines]
    for number, mnemonic in walk.unknown.items():
        yield number, f"what {mnemonic} does is not known"
    names = {line.mnemonic for line in lines}
    if target.startswith("gfx10") and "s_denorm_mode" in names and any("_atomic" in name for name in names):
        yield 0, "an atomic in front of s_denorm_mode"
    for line in lines:
        if line.mnemonic.startswith("s_setreg") and ("SCHED_MODE" in line.operands or "(26" in line.operands):
            yield line.number, "it is scheduled without the hardware's help"
    counters = _OF_GFX1250 if target.startswith("gfx125") else _COUNTERS
    for number, counter, _, _ in weaker_waits(blocks):
        if counter not in counters:
            yield number, f"waits for {counter} may not be weaker"


_TARGETS = ("gfx9", "gfx10", "gfx11", "gfx12")
_NOT_TESTED = ("gfx101", "gfx10-1")
_OF_GFX1250 = ("dscnt", "asynccnt")
_COUNTERS = (
    "vmcnt",
    "lgkmcnt",
    "vscnt",
    "loadcnt",
    "storecnt",
    "samplecnt",
    "bvhcnt",
    "dscnt",
    "kmcnt",
    "asynccnt",
)


def leaves_of(
    blocks: list[WitnessedBlock], walk: LeftWalk, states: list[LeftState | None]
) -> tuple[WeakerWait, ...]:
    """The weaker waits, each with what it leaves, where control comes from states at the blocks' beginnings."""
    found: dict[tuple[int, str], dict[int, int]] = {}
    walk.watch = lambda line, counter, name, least: found.setdefault((line, counter), {}).update(
        {name: min(least, found.get((line, counter), {}).get(name, least))}
    )
    for block, state in zip(blocks, states, strict=True):
        if state is not None:
            walk.block(block, state.copy(), lambda *_: None, lambda *_: None)
    walk.watch = None
    return tuple(
        WeakerWait(
            *(line, counter, before, now),
            tuple(LeftOperation(*left) for left in sorted(found.get((line, counter), {}).items())),
        )
        for line, counter, before, now in weaker_waits(blocks)
    )


def validate(witness: WaitsWitness, stock: str, ours: str, name: str) -> Validation:
    """Checks a witness.

    Args:
        witness: as it was read.
        stock: the compiler's listing.
        ours: that with weaker waits.
        name: of ours, for messages.

    Raises:
        InputError: the listings differ in more than waits, or are not read.
    """
    kernels, target = read_both(stock, ours, name), read_target(ours, name)
    stated: dict[str, list[KernelWitness]] = {}
    for one in witness.kernels:
        stated.setdefault(one.name, []).append(one)
    faults: list[WitnessFault] = []
    weaker = by_bytes = told = 0
    paths = sum(bool(one.untaken) for one in witness.kernels)
    if witness.arch != target:
        faults.append(WitnessFault("", 0, f"it is for {witness.arch}, the code for {target}"))
    for kernel, blocks in kernels.items():
        count = sum(1 for _ in weaker_waits(blocks))
        weaker += count
        faults += [WitnessFault(kernel, line.number, why) for line, why in missing_states(blocks, target)]
        if kernel in stated:
            checks = [_KernelCheck(one, target, blocks) for one in stated.pop(kernel)]
            for check in checks:
                check.run()
                faults += check.faults
            by_bytes += len(set().union(*(check.by_bytes for check in checks)))
            told += len(set().union(*(check.told for check in checks)))
        elif count:
            why = witness.without.get(kernel, "waits are weaker, and the witness says nothing of it")
            faults.append(WitnessFault(kernel, 0, why))
    faults += [WitnessFault(kernel, 0, "there is no such kernel") for kernel in stated]
    return Validation(tuple(dict.fromkeys(faults)), weaker, by_bytes, told, paths)


class _KernelCheck:
    def __init__(self, stated: KernelWitness, target: str, blocks: list[WitnessedBlock]) -> None:
        self._stated, self._all = stated, blocks
        self._blocks = without_edges(blocks, stated.untaken)
        self._walk = LeftWalk(target, blocks, stated.asked)
        self.faults: list[WitnessFault] = []
        self.by_bytes: set[tuple[int, int]] = set()
        self.told: set[tuple[int, int, str]] = set()

    def run(self) -> None:
        states, blocks = list(self._stated.states), self._blocks
        if len(states) != len(blocks):
            self._refuse(0, f"it has states of {len(states)} blocks, the code has {len(blocks)}")
            return
        edges = {(number, after) for number, block in enumerate(self._all) for after in block.successors}
        if not self._stated.untaken <= edges:
            self._refuse(0, "it names an edge that the code has not")
        if self._stated.untaken and self._stated.asked.waves_part:
            self._refuse(0, "waves meet at different barriers, and so not all of a workgroup take one path")
        for line, why in not_followed(self._walk.target, blocks, self._walk):
            self._refuse(line, why)
        known = self._walk.starts
        for state in filter(None, states):
            lines = {line for line, _ in (*state.outstanding, *state.left)} | state.far
            if not lines <= known.keys():
                self._refuse(0, "a state names a line that starts nothing")
                return
        if states[0] is None or not LeftState().is_within(states[0]):
            self._refuse(0, "the kernel's entry has no state")
            return
        for number, (block, before) in enumerate(zip(blocks, states, strict=True)):
            if before is None:
                continue
            state = before.copy()
            self._walk.block(block, state, self._refuse, self._meet)
            for after in block.successors:
                there = states[after]
                if there is None or not state.is_within(there):
                    line = blocks[after].lines[0].number if blocks[after].lines else 0
                    self._refuse(line, f"block {number} leads to more than the state of block {after} has")
        if leaves_of(blocks, self._walk, states) != self._stated.waits:
            self._refuse(0, "its weaker waits, or what they leave, are not those of the code")

    def _refuse(self, line: int, why: str) -> None:
        self.faults.append(WitnessFault(self._stated.name, line, why))

    def _meet(self, left: int, access: int, waves: str) -> None:
        first, second = (self._stated.accesses.get(line) for line in (left, access))
        if first is not None and second is not None and all(a.is_apart(b) for a in first for b in second):
            self.by_bytes.add((left, access))
        elif self._stated.told_apart.get((left, access, waves)):
            self.told.add((left, access, waves))
        else:
            whose = "its own wave" if waves == "own" else "another wave"
            self._refuse(access, f"it may touch what line {left} still accesses for {whose}")
