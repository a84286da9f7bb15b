"""Marks to records: everything is decided, then the edits are made.

One pass finds what is to be recorded (`sites`, `planning`), one allocates the buffers (`allocation`), and one writes
instructions for all of these operations (`allocation_lines`, `record_lines`, `release_lines`): in place of marks, where
a kernel begins, and wherever a wave may end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.labels import block_labels
from ldsopt.ir.module import Module
from ldsopt.ir.own_barriers import declarations_of
from ldsopt.ir.read import require_arch
from ldsopt.ir.successors import successors
from ldsopt.records.words import RecordEvent
from ldsopt.transforms.instrument.allocation import RecordBuffer, allocate
from ldsopt.transforms.instrument.allocation_lines import allocated
from ldsopt.transforms.instrument.counting import CountPlace, RegisterCounts, blocks_by_line
from ldsopt.transforms.instrument.line_writer import NAME
from ldsopt.transforms.instrument.options import InstrumentOptions
from ldsopt.transforms.instrument.planning import PlannedKernel
from ldsopt.transforms.instrument.record_lines import recorded
from ldsopt.transforms.instrument.release_lines import released
from ldsopt.transforms.instrument.sites import RecordOperation

_EMPTY_RUNS = 2
"""Runs of the empty scope that a wave begins with: the first one may still have to fetch its instructions."""


@dataclass(frozen=True, slots=True)
class Instrumentation:
    """The result: what to change, and what was decided.

    Attributes:
        edits: to apply to the module.
        buffers: of the kernels that make records, in text order.
        assumptions: names of what was taken on trust.
    """

    edits: Edits
    buffers: tuple[RecordBuffer, ...]
    assumptions: tuple[str, ...]

    @property
    def lds_variables(self) -> frozenset[str]:
        """The names of the variables in LDS that hold records. A wave touches bytes of its own segment only."""
        return frozenset(buffer.lds.name for buffer in self.buffers if buffer.lds is not None)


def instrument_kernels(
    module: Module,
    planned: Iterable[PlannedKernel],
    options: InstrumentOptions,
    lds_room: Mapping[str, int] | None = None,
) -> Instrumentation:
    """Allocates buffers and writes records.

    Args:
        module: of the kernels.
        planned: what they are to record.
        options: what was asked for.
        lds_room: bytes of LDS that there are for it, by kernel.

    Raises:
        InputError: there is no room, or the kernel may not write where it should.
    """
    changes: dict[int, LineEdit] = {}
    buffers, assumptions = [], dict[str, None]()
    for one in planned:
        room = None if lds_room is None else lds_room.get(one.kernel.function.name)
        buffer = allocate(module, one, options, lds_room=room)
        changes |= _KernelWriter(module, one, buffer, options).edits()
        buffers.append(buffer)
        assumptions |= dict.fromkeys(one.positions.assumptions)
    added = (line for edit in changes.values() for line in (*edit.before, *(edit.replacement or ())))
    definitions = tuple(line for buffer in buffers for line in buffer.definitions)
    edits = Edits(changes, declarations_of(module, added), variables=definitions)
    return Instrumentation(edits, tuple(buffers), tuple(assumptions))


class _KernelWriter:
    """Writes the operations of one kernel."""

    def __init__(
        self, module: Module, one: PlannedKernel, buffer: RecordBuffer, options: InstrumentOptions
    ) -> None:
        self._module, self._one, self._buffer, self._is_loose = module, one, buffer, options.loose
        self._begin, self._places = allocated(require_arch(module), buffer)
        self._before: dict[int, list[str]] = {}
        self._instead: dict[int, list[str]] = {}

    def edits(self) -> Mapping[int, LineEdit]:
        """The edits by line."""
        kernel, function = self._one.kernel, self._one.kernel.function
        home = blocks_by_line(function)
        first = self._empty_scope()
        counts = None
        if self._one.count_place is CountPlace.REGISTER:
            counts = RegisterCounts(successors(function), self._counts_made(home), first, f"%{NAME}.count.")
        at_end = self._records(home, counts)
        for line in kernel.skipped:
            self._instead[line] = []
        if counts is not None:
            labels = block_labels(self._module, function)
            for block, found in enumerate(function.blocks):
                if (phi := counts.phi(block, labels)) is not None:
                    self._put(function.instructions[found.start].line, [phi])
        for number, end in enumerate(self._buffer.ends):
            count = at_end.get(home[end.line], "0")
            self._put(
                end.line,
                released(self._buffer, self._places, number, count, is_parted=self._one.is_parted),
            )
        self._before.setdefault(self._buffer.begin.line, [])[:0] = self._begin
        return {line: self._edit(line) for line in sorted({*self._before, *self._instead})}

    def _records(self, home: Mapping[int, int], counts: RegisterCounts | None) -> dict[int, str]:
        """Writes the records in place of their marks; the count at the end of each block."""
        kernel = self._one.kernel
        by_block: dict[int, list[tuple[int, RecordOperation]]] = {}
        for number, operation in enumerate(kernel.operations):
            by_block.setdefault(home[operation.line], []).append((number, operation))
        at_end = {}
        for block in range(len(kernel.function.blocks)):
            count = counts.at(block) if counts is not None else "0"
            for number, operation in by_block.get(block, ()):
                lines, count = self._recorded(operation, number, count)
                self._instead[operation.line] = lines
            at_end[block] = count
        return at_end

    def _recorded(self, operation: RecordOperation, number: int, count: str) -> tuple[list[str], str]:
        return recorded(self._buffer, self._places, operation, number, count, is_loose=self._is_loose)

    def _empty_scope(self) -> str:
        """Writes the runs through the empty scope; the count behind them."""
        scope, count = self._buffer.header.empty_scope, "0"
        if scope is None:
            return count
        first = len(self._one.kernel.operations)
        for number, event in enumerate([RecordEvent.START, RecordEvent.END] * _EMPTY_RUNS, first):
            lines, count = self._recorded(RecordOperation(-1, event, scope), number, count)
            self._begin += lines
        return count

    def _counts_made(self, home: Mapping[int, int]) -> dict[int, str]:
        """The names of the count behind the last record of each block."""
        return {
            home[operation.line]: f"%{NAME}.{number}.count{'.noted' if operation.value else ''}"
            for number, operation in enumerate(self._one.kernel.operations)
        }

    def _put(self, line: int, lines: list[str]) -> None:
        self._before.setdefault(line, []).extend(lines)

    def _edit(self, line: int) -> LineEdit:
        instead = self._instead.get(line)
        return LineEdit(
            before=tuple(self._before.get(line, ())),
            replacement=None if instead is None else tuple(instead),
        )
