"""The results of `verify`: dataclasses without logic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from pathlib import Path

import numpy as np

from ldsopt.checker.scope import Subject, VerdictScope, scope_of
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural
from ldsopt.errors import FileErrors, InputError, UsageError
from ldsopt.notebooks import ShownResult
from ldsopt.simt.findings import InstructionSite, SimulationFinding, SimulationNote
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import Launch, resolve
from ldsopt.simt.schedule import Schedule
from ldsopt.target.arch import Arch


@dataclass(frozen=True, slots=True)
class Difference:
    """A buffer whose contents after the run differ between the two modules.

    Attributes:
        schedule: under which.
        output: the buffer's name.
        count: how many elements differ, of `total`.
        index: of the first of them, flat.
        before, after: its values, as text.
    """

    schedule: Schedule
    output: str
    count: Natural
    total: Natural
    index: Natural
    before: str
    after: str

    def __str__(self) -> str:
        return (
            f"{self.output}[{self.index}] is {self.after}, was {self.before} "
            f"({self.count} of {self.total} elements differ; {self.schedule})"
        )


@dataclass(frozen=True, slots=True)
class NewFinding:
    """A finding of the simulator in the second module that the first does not have."""

    schedule: Schedule
    finding: SimulationFinding

    def __str__(self) -> str:
        return f"{self.finding} ({self.schedule})"


@dataclass(frozen=True, slots=True)
class LaunchCoverage:
    """The runs of the comparison: the launch, the schedules, and how much of the kernel was executed.

    Attributes:
        kernel: its name.
        grid, block: workgroups, and work-items of each.
        arguments: as text, one each.
        dynamic_lds: bytes.
        chosen: what was not given and had to be chosen, one sentence each.
        schedules: that both modules ran under.
        lds_accesses: of the second module's program, and how many were `executed`.
        missed: the LDS accesses of the second module that were not executed.
        lane_instructions: executed by the second module under one schedule.
        working_groups: the workgroups that changed memory then which others see.
        active_lanes: how many of a wave's lanes were active on average then.
        nondeterministic: outputs of the first module that depend on the schedule.
        sources_compared: each read of LDS was held against the write that it gets its bytes from in the first module;
            that takes modules with the same LDS accesses, and a first one without races.
        not_checked: the checks that were left out, by name.
        blocks: basic blocks of the second module's program, and the last instructions of those that `never_ran`.
        loops: of it, and the last instructions of those that took no second iteration (`ran_once`).
        is_machine: the second version ran as machine code.
        further: the integers of other launches that both modules ran on then, each under one schedule.
    """

    kernel: str
    grid: tuple[Natural, Natural, Natural]
    block: tuple[Natural, Natural, Natural]
    arguments: tuple[str, ...]
    dynamic_lds: Natural
    chosen: tuple[str, ...]
    schedules: tuple[Schedule, ...]
    lds_accesses: Natural
    executed: Natural
    missed: tuple[InstructionSite, ...]
    lane_instructions: Natural
    nondeterministic: tuple[str, ...]
    sources_compared: bool = False
    not_checked: tuple[str, ...] = ()
    blocks: Natural = 0
    never_ran: tuple[InstructionSite, ...] = ()
    loops: Natural = 0
    ran_once: tuple[InstructionSite, ...] = ()
    further: tuple[str, ...] = ()
    is_machine: bool = False
    working_groups: Natural = 0
    active_lanes: float = 0.0

    @property
    def scope(self) -> VerdictScope:
        """The hazard classes that the runs examined."""
        subject = Subject.CODE_RUN if self.is_machine else Subject.IR_RUN
        return scope_of(subject, "", not_checked=self.not_checked)

    @property
    def is_enough(self) -> bool:
        """At least half of the blocks ran: the floor below which nothing is called equal."""
        return 2 * len(self.never_ran) <= self.blocks


@dataclass(frozen=True, slots=True, repr=False)
class Verification(ShownResult):
    """The result of comparing two modules by execution.

    Attributes:
        before, after: names of the modules.
        differences: of outputs.
        new_findings: of the simulator.
        known_findings: how many findings both modules have.
        coverage: what was executed.
        tolerance: how far floating-point outputs were allowed to differ; 0 is bit by bit.
        notes: what the first module executes of which LLVM leaves the result open.
        undecided: why nothing follows from the runs; empty if something does.
        rounding: which operations of the first module had to round otherwise than the simulator does, as its text
            allows a compiler, for outputs to be equal; empty if none.
        settled: the schedules under which the interpreter ran both modules once more, since machine code found
            something to differ.
        replayed: the schedules under which the first module ran once more, in the order of the second one's atomic
            accesses, since something differed.
        launch: that was run.
        unsettled: those under which machine code did, too, and that were not run once more, as others decide already;
            what it found there is not among the differences.
    """

    before: str
    after: str
    differences: tuple[Difference, ...]
    new_findings: tuple[NewFinding, ...]
    known_findings: int
    coverage: LaunchCoverage
    tolerance: float = 0.0
    undecided: str = ""
    notes: tuple[SimulationNote, ...] = ()
    rounding: str = ""
    settled: tuple[Schedule, ...] = ()
    unsettled: tuple[Schedule, ...] = ()
    replayed: tuple[Schedule, ...] = ()
    launch: Launch | None = field(default=None, repr=False, compare=False)

    @property
    def is_equivalent(self) -> bool:
        """True if nothing differs and nothing new was found, in runs that decide the question."""
        return not (self.differences or self.new_findings or self.undecided)


# --- expected arrays ------------------------------------------------------------------------------------------
#
# The results of a run, compared with arrays of expected values.


@dataclass(frozen=True, slots=True)
class ExpectedArray:
    """The expected contents of an output: its name, the values, and the file that they are from."""

    output: str
    array: Array
    file: str


@dataclass(frozen=True, slots=True)
class ExpectedComparison:
    """The comparison of an output with what it should be.

    Attributes:
        output: its name.
        file: of the expected values.
        count: how many elements differ by more than the tolerance, of `total`.
        index: of the first of them, flat; `None` if none does.
        got, expected: its values, as text; of the element that is furthest off where none differs too much.
        largest: by how much the two differ at most; `None` where one of them is no number.
    """

    output: str
    file: str
    count: Natural
    total: Natural
    index: Natural | None
    got: str
    expected: str
    largest: float | None

    def __str__(self) -> str:
        apart = "" if self.largest is None else f"{self.largest:.3g}"
        if self.index is None:
            return f"{self.output} is as {self.file} has it (largest difference {apart})"
        return (
            f"{self.output}[{self.index}] is {self.got}, {self.file} has {self.expected} ({self.count} of {self.total} "
            f"elements differ{apart and f', by up to {apart}'})"
        )


def read_expected(wanted: Sequence[str], launch: Launch, target: Arch) -> tuple[ExpectedArray, ...]:
    """Reads what outputs should be, before anything runs.

    Args:
        wanted: ``NAME=FILE.npy`` each.
        launch: whose buffers are named.
        target: that the launch is for.

    Raises:
        UsageError: something else than that, or no buffer has this name.
        InputError: no such file, or its values are not of the buffer's shape and kind.
    """
    if not wanted:
        return ()
    leaves = [leaf for argument in resolve(launch, target) for leaf in argument.leaves()]
    buffers = {leaf.name: leaf.array for leaf in leaves if leaf.array is not None}
    return tuple(_read(word, buffers) for word in wanted)


def _read(word: str, buffers: Mapping[str, Array]) -> ExpectedArray:
    name, sign, file = word.partition("=")
    if not sign or not file:
        raise UsageError(f"--expect {word!r}: NAME=FILE.npy is needed")
    if name not in buffers:
        raise UsageError(
            f"--expect {word!r}: no buffer '{name}'; the launch has {', '.join(buffers) or 'none'}"
        )
    try:
        with FileErrors(file):
            array: Array = np.load(Path(file), allow_pickle=False)
    except (ValueError, EOFError) as error:
        raise InputError(f"not a .npy file: {error}", file=file) from None
    buffer = buffers[name]
    if array.shape != buffer.shape or _kind(array) != _kind(buffer):
        raise InputError(
            f"holds {array.dtype}{list(array.shape)}, '{name}' is {buffer.dtype}{list(buffer.shape)}",
            file=file,
        )
    return ExpectedArray(name, array, file)


def _kind(array: Array) -> str:
    return "integers" if array.dtype.kind in "iub" else array.dtype.kind


def compare_expected(
    wanted: Sequence[ExpectedArray], outputs: Mapping[str, Array], tolerance: float
) -> tuple[ExpectedComparison, ...]:
    """Compares outputs with what they should be; floating-point numbers may differ by the tolerance, absolutely."""
    return tuple(_compare(one, outputs[one.output], tolerance) for one in wanted)


def _compare(wanted: ExpectedArray, got: Array, tolerance: float) -> ExpectedComparison:
    have, want = got.reshape(-1), wanted.array.reshape(-1)
    if got.dtype.kind == "f":
        have, want = have.astype(np.float64), want.astype(np.float64)
        same = (have == want) | (np.isnan(have) & np.isnan(want))
        with np.errstate(all="ignore"):
            apart = np.where(same, 0.0, np.abs(have - want))
        apart[np.isnan(apart)] = np.inf
    else:
        tolerance = 0
        apart = np.where(have == want, 0.0, np.abs(have.astype(np.float64) - want.astype(np.float64)))
        apart[(have != want) & (apart == 0)] = 1.0  # too large for float64 to tell
    wrong = np.flatnonzero(apart > tolerance)
    place = int(wrong[0]) if len(wrong) else int(apart.argmax())
    largest = float(apart.max())
    return ExpectedComparison(
        wanted.output,
        wanted.file,
        len(wrong),
        len(have),
        int(wrong[0]) if len(wrong) else None,
        str(got.reshape(-1)[place]),
        str(wanted.array.reshape(-1)[place]),
        largest if np.isfinite(largest) else None,
    )
