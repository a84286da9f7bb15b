"""The reports of the simulator on rules that a kernel breaks: the place, the lanes, the count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import field, replace
from typing import Literal

from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural
from ldsopt.ir.debug_lines import DebugLines, told
from ldsopt.ir.module import Module

SimulationFindingKind = Literal[
    "false-noalias",
    "race",
    "global-race",
    "uninitialized-read",
    "out-of-bounds",
    "misaligned",
    "divergent-barrier",
    "deadlock",
    "memory-fault",
    "false-assume",
    "taken-over",
    "register-hazard",
    "missing-wait",
]


@dataclass(frozen=True, slots=True)
class InstructionSite:
    """The place of an instruction.

    Attributes:
        function: the name of its function.
        line: in the module's canonical text, 1-based.
        text: that line, without its metadata and what surrounds it.
        source: the module's name.
        input_line: the same line in the input, 1-based; `None` where it is not known.
        written: the lines of the source that it comes from, by the module's debug information; empty without it.
    """

    function: str
    line: Natural
    text: str
    source: str = ""
    input_line: Natural | None = None
    written: str = ""

    def __str__(self) -> str:
        written = f" ({self.written})" if self.written else ""
        if self.input_line is not None:
            return f"{self.source}:{self.input_line}{written}"
        return f"{self.source}: @{self.function}, canonical line {self.line}{written}".removeprefix(": ")

    def located(self, module: Module) -> InstructionSite:
        """The same with its place in the module's input."""
        written = told(DebugLines(module).of(self.line - 1)) if self.line else ""
        return replace(
            self, source=module.source, input_line=module.source_lines.of(self.line), written=written
        )


@dataclass(frozen=True, slots=True)
class LaneTouch:
    """One execution of an access by one wave, restricted to the bytes of a finding.

    Attributes:
        site: the instruction.
        wave: number of the wave in its workgroup.
        lanes: its lanes that touched these bytes.
        address: the first of those bytes: of LDS, or a global address.
        size: bytes that a lane moves.
        phase: barriers that the workgroup had passed.
    """

    site: InstructionSite
    wave: Natural
    lanes: tuple[Natural, ...]
    address: int
    size: Natural
    phase: Natural


@dataclass(frozen=True, slots=True)
class SimulationFinding:
    """A rule that the kernel broke, and the place.

    Attributes:
        kind: the rule.
        message: one sentence.
        workgroup: the first one in which it was seen.
        access: the access that was executed when it was noticed; `None` where no access did it.
        other: the earlier access with which it collides, where there is one and it is still on record.
        count: the number of times that this pair of instructions did it.
    """

    kind: SimulationFindingKind
    message: str
    workgroup: tuple[Natural, Natural, Natural]
    access: LaneTouch | None = None
    other: LaneTouch | None = None
    count: Natural = 1

    def located(self, module: Module) -> SimulationFinding:
        """The same with the places of its instructions in the module's input."""
        touches = {
            name: replace(touch, site=touch.site.located(module))
            for name in ("access", "other")
            if (touch := getattr(self, name)) is not None
        }
        return replace(self, **touches)

    def __str__(self) -> str:
        where = f"{self.access.site}: " if self.access else ""
        also = f"; earlier at {self.other.site} by wave {self.other.wave}" if self.other else ""
        times = f" ({self.count} times)" if self.count > 1 else ""
        return f"{where}{self.kind}: {self.message}{also}{times}"


class Stop(Exception):
    """The end of an execution that cannot go on; the argument is the finding with the reason."""

    def __init__(self, finding: SimulationFinding) -> None:
        self.finding = finding
        super().__init__(finding)


@dataclass(frozen=True, slots=True)
class SimulationNote:
    """An executed instruction whose result in the compiled kernel the simulator cannot know."""

    site: InstructionSite
    message: str

    def __str__(self) -> str:
        return f"{self.site}: note: {self.message}"


_FindingKey = tuple[str, int, int]
_KindAndLine = tuple[str, int]


@dataclass(slots=True)
class Findings:
    """The findings so far: one for each pair of instructions, counted.

    Attributes:
        detailed: the number of searches of the record for one instruction; later findings of it are only counted.
        without: kinds of findings that are not looked for.
    """

    detailed: int = 4
    without: frozenset[str] = frozenset()
    _first: dict[_KindAndLine, list[tuple[_FindingKey, SimulationFinding]]] = field(default_factory=dict)
    _more: Counter[_KindAndLine] = field(default_factory=Counter)

    def add(self, kind: SimulationFindingKind, line: int, make: Callable[[], SimulationFinding]) -> None:
        """Records a finding of an instruction; ``make`` looks for its details and is not always called."""
        if kind in self.without:
            return
        first = self._first.setdefault((kind, line), [])
        if len(first) < self.detailed:
            finding = make()
            first.append(((kind, line, finding.other.site.line if finding.other else 0), finding))
        else:
            self._more[kind, line] += 1

    def is_reported(self, kind: SimulationFindingKind, line: int) -> bool:
        """True if more findings of a kind about an instruction would only be counted."""
        return kind in self.without or len(self._first.get((kind, line), ())) >= self.detailed

    def repeat(self, kind: SimulationFindingKind, line: int, times: int) -> None:
        """Counts findings that are reported already."""
        if times:
            self._more[kind, line] += times

    def extend(self, later: Findings) -> None:
        """Adds the findings of a later part of the run, as if both had been reported to these findings."""
        for place, found in later._first.items():
            first = self._first.setdefault(place, [])
            taken = found[: self.detailed - len(first)]
            first += taken
            self._more[place] += len(found) - len(taken)
        self._more += later._more

    def all(self) -> tuple[SimulationFinding, ...]:
        """Every finding with its count, sorted by line and then by kind.

        Findings that were only counted count for the last one of their kind and line.
        """
        found: dict[_FindingKey, SimulationFinding] = {}
        counts: Counter[_FindingKey] = Counter()
        for place, first in self._first.items():
            for key, finding in first:
                found.setdefault(key, finding)
                counts[key] += 1
            counts[first[-1][0]] += self._more[place]
        keys = sorted(found, key=lambda key: (key[1], key[0], key[2]))
        return tuple(replace(found[key], count=counts[key]) for key in keys)
