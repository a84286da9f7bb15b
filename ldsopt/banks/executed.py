"""The shapes of LDS accesses as a launch executes them, by the simulator."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator

import numpy as np

from ldsopt.banks.access_shapes import AccessShapes, LaneShape
from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.simt.findings import SimulationFinding
from ldsopt.simt.launch import Launch
from ldsopt.simt.layout import LdsLayout
from ldsopt.simt.preparation import prepare
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.shadow import Execution, LdsAccess
from ldsopt.simt.simulate import run

MOST_SHAPES = 4096
"""Shapes of one access that are told apart; what comes beyond is addressed by data, and is left out by name."""


def executed_shapes(module: Module, launch: Launch) -> tuple[AccessShapes, ...]:
    """Every LDS access that the launch executes, but for copies, which arrive from memory row by row.

    Args:
        module: with the kernel.
        launch: what to run it on.

    Raises:
        InputError: the kernel cannot be simulated, does not end, or an access has more than `MOST_SHAPES` shapes.
        UsageError: a launch that makes no sense.
    """
    program = prepare(module, launch)
    counters: dict[int, Counter[tuple[bytes, bytes]]] = {}

    def watch(execution: Execution) -> None:
        shapes = counters.setdefault(id(execution.access), Counter())
        lanes = np.arange(len(execution.address)) if execution.lanes is None else execution.lanes
        key = (execution.address.astype(np.int64).tobytes(), lanes.astype(np.int64).tobytes())
        shapes[key] += 1
        if len(shapes) > MOST_SHAPES:
            raise InputError(
                f"{execution.access.site.located(module)}: more than {MOST_SHAPES} different sets of addresses",
                remedy="give a smaller launch",
            )

    result = run(program, Schedule(), checks=False, watcher=watch)
    if not result.completed:
        last: SimulationFinding = result.findings[-1]
        raise InputError(f"the kernel did not end: {last.message}", file=module.source)
    variables = _AddressedVariables(program.layout, program.lds_size)
    return tuple(
        _gathered(access, module, counters[id(access)], variables)
        for access in program.accesses
        if id(access) in counters
    )


class _AddressedVariables:
    """Which variable an address is in."""

    def __init__(self, layout: LdsLayout, size: int) -> None:
        starts: dict[int, list[str]] = {}
        for name, address in layout.addresses.items():
            starts.setdefault(address, []).append(name)
        self._starts = sorted(starts)
        self._names = [starts[at][0] if len(starts[at]) == 1 else "" for at in self._starts]
        self._size = size

    def of(self, addresses: list[int]) -> tuple[str, int] | None:
        """The name, empty for several at one address, and the first byte; ``None`` if not all are in one."""
        found = {bisect_right(self._starts, address) - 1 for address in addresses}
        if len(found) != 1 or (number := found.pop()) < 0:
            return None
        return self._names[number], self._starts[number]


def _gathered(
    access: LdsAccess, module: Module, counted: Counter[tuple[bytes, bytes]], variables: _AddressedVariables
) -> AccessShapes:
    taken = [
        (np.frombuffer(addresses, np.int64).tolist(), np.frombuffer(lanes, np.int64).tolist(), count)
        for (addresses, lanes), count in counted.most_common()
    ]
    homes = {variables.of(addresses) for addresses, _, _ in taken}
    home = homes.pop() if len(homes) == 1 else None
    name, first = home or ("", 0)
    return AccessShapes(
        access.site.located(module),
        name,
        access.size,
        access.reads,
        access.writes,
        access.executed,
        tuple(_shapes(taken, first)),
        0 if name else 1,
    )


def _shapes(taken: list[tuple[list[int], list[int], int]], first: int) -> Iterator[LaneShape]:
    for addresses, lanes, count in taken:
        yield LaneShape(tuple(address - first for address in addresses), tuple(lanes), count)
