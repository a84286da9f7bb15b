"""The instructions that the waves of one workgroup issue, recorded in execution: the input of `ldsopt.timeline`.

When an LDS access is issued, its addresses are in registers, and give the cycles that its banks need
(`ldsopt.simt.banks`): an instruction with two addresses is two accesses, one behind the other.

Of a long launch only the first part is followed: when the waves have issued `SAMPLED` instructions, up to the barrier
that all of them reach next. Later instructions are not recorded. So the waves' parts end at the same barrier.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from ldsopt.emulate.emulate import PreparedMachine, emulate
from ldsopt.emulate.operand import numbers_of
from ldsopt.emulate.program import DecodedInstruction
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import MachineWave
from ldsopt.errors import InputError
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.events import started
from ldsopt.isa.operands import operands
from ldsopt.machine.lds_width import LdsWidth, lds_width
from ldsopt.simt.banks import banks, cycles
from ldsopt.simt.schedule import Schedule
from ldsopt.target.opcodes import Kind
from ldsopt.timeline.streams import IssuedInstruction, WorkgroupStreams

SAMPLED = 200_000
"""The instructions of all waves together that suffice: recording stops at the next barrier."""

MOST_INSTRUCTIONS = 2_000_000
"""Instructions that the waves of the workgroup may issue between two barriers."""


def issued_streams(
    prepared: PreparedMachine,
    *,
    sampled: int | None = None,
    most: int | None = None,
    barriers: int | None = None,
    judge: Callable[[WorkgroupStreams], None] = lambda _: None,
) -> WorkgroupStreams:
    """Executes the first workgroup of a launch, and records the instructions that its waves issue.

    Args:
        prepared: the launch.
        sampled: instructions behind which the next barrier is the last; by default `SAMPLED`.
        most: instructions that the waves may issue together; by default `MOST_INSTRUCTIONS`.
        barriers: the barrier to stop at, by number, instead; so parts of two versions end at the same one.
        judge: called with the issued instructions when there are `sampled`; it may end the run.

    Raises:
        InputError: the code cannot be executed, does not run to its end, or issues too much.
        Exception: an error of `judge`.
    """
    most = MOST_INSTRUCTIONS if most is None else most
    notes = _Notes(prepared, SAMPLED if sampled is None else sampled, most, barriers, judge)
    try:
        result = emulate(prepared, Schedule(), checks=False, watcher=notes)
    except _NoteNoMore:
        return notes.streams()
    if not result.completed:
        why = result.findings[-1].message if result.findings else "it stopped"
        raise InputError(
            f"the launch does not run to its end: {why}",
            file=prepared.code.source,
            remedy="see `ldsopt simulate --machine` with the same launch",
        )
    return notes.streams()


class _NoteNoMore(Exception):
    """The first workgroup is done, or enough of it."""


class _Notes:
    """Records each instruction of the first workgroup in front of its execution."""

    def __init__(
        self,
        prepared: PreparedMachine,
        sampled: int,
        most: int,
        last: int | None,
        judge: Callable[[WorkgroupStreams], None],
    ) -> None:
        self._prepared, self._judge = prepared, judge
        self._sampled, self._most, self._last = sampled, most, last
        self._by_line = {
            instruction.line: instruction
            for function in prepared.code.listing.functions  # the kernel may call others
            for instruction in function.instructions
        }
        self._banks = banks(prepared.code.arch)
        self._waves: dict[int, list[IssuedInstruction]] = {}
        self._places = cache(_places)
        self._count = 0
        self._barriers: int | None = None
        self._phases = 0
        self._known: dict[tuple[int, bytes, bytes], int] = {}

    def __call__(self, wave: MachineWave, one: DecodedInstruction) -> None:
        if wave.workgroup != (0, 0, 0):
            raise _NoteNoMore
        if wave.lds.phase > self._phases:
            self._phases = wave.lds.phase
            if self._count >= self._sampled if self._last is None else self._phases >= self._last:
                self._barriers = self._phases
                raise _NoteNoMore
        if self._count == self._sampled:
            self._judge(self.streams())
        self._count += 1
        if self._count > self._most:
            raise InputError(
                f"the waves of one workgroup execute more than {self._most} instructions without a barrier",
                file=self._prepared.code.source,
                remedy="give a launch with fewer iterations of the kernel's loops",
            )
        instruction = self._by_line[one.site.line]
        found = self._bank_cycles(wave, instruction) if instruction.mnemonic.startswith("ds_") else None
        self._waves.setdefault(wave.number, []).append(IssuedInstruction(instruction, found))

    def streams(self) -> WorkgroupStreams:
        """The instructions that each wave of the first workgroup has issued so far, in the estimate's form."""
        waves = tuple(tuple(self._waves[number]) for number in sorted(self._waves))
        return WorkgroupStreams(self._prepared.code.arch, self._prepared.program.lanes, waves, self._barriers)

    def _bank_cycles(self, wave: MachineWave, instruction: AsmInstruction) -> int | None:
        places = self._places(instruction)
        if places is None:
            return None
        active = wave.registers.active
        lanes = np.flatnonzero(active)
        register, width = places
        base = wave.registers.vector[register][active].astype(np.int64)
        return sum(self._cycles(base + offset, lanes, width.piece) for offset in width.offsets) or 1

    def _cycles(self, addresses: np.ndarray, lanes: np.ndarray, size: int) -> int:
        if not len(addresses):
            return 0
        # The place of the whole rotates the banks, and changes no conflict.
        distance = addresses - (int(addresses.min()) & ~3)
        key = size, distance.tobytes(), lanes.tobytes()
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = cycles(distance, size, self._banks, lanes)[0]
        return found


def _places(instruction: AsmInstruction) -> tuple[int, LdsWidth] | None:
    """The register with an instruction's LDS address, and the places from there; ``None`` if they are not known."""
    begun, width = started(instruction), lds_width(instruction)
    if begun is None or begun.kind is not Kind.LDS or width is None or instruction.opcode.hides_address:
        return None
    words = operands(instruction).words[1 if begun.results else 0 :]
    try:
        named = numbers_of(words[0]) if words else ()
    except NotUnderstood:
        return None
    return (named[0], width) if len(named) == 1 else None
