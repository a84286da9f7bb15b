"""Executions of a kernel that may show a race: a definite race is one that the simulator has seen.

A counterexample of the proof names work-items, arguments and iterations, and may be impossible: it may choose any value
for one from memory. So the kernel is executed with one workgroup, its integer arguments from counterexamples or small,
and buffers of zeros, of small random numbers, of different ones or of floats. A pair of accesses is a race if the
simulator sees one. A launch that leaves its LDS or uses poison, or in which waves part at a barrier, shows nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from itertools import product
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from ldsopt.analysis.integers import full
from ldsopt.analysis.integers.operations import signed
from ldsopt.analysis.races.shapes import RaceWorkgroup
from ldsopt.analysis.races.solver import LARGEST_GIVEN
from ldsopt.analysis.races.verdicts import KernelRaces, RacePair
from ldsopt.analysis.ranges.fixed_values import within_stated
from ldsopt.analysis.ranges.poison import assuming_no_poison
from ldsopt.analysis.ranges.ranges import ASSUME
from ldsopt.analysis.ranges.values import plain
from ldsopt.errors import InputError, LdsoptError
from ldsopt.ir.attributes import launch_bounds, parameter_texts, referenced_type, wave_size
from ldsopt.ir.module import LOCAL, Function, Module

if TYPE_CHECKING:  # loaded once something is executed
    import numpy as np
    from numpy.typing import NDArray

    from ldsopt.simt.findings import SimulationFinding
    from ldsopt.simt.launch import Argument, Launch
    from ldsopt.simt.preparation import ParameterShape, PreparedLaunch
    from ldsopt.simt.schedule import Schedule

    Contents = NDArray[np.uint32]

OF_SOLVER = 0.6
"""The solver's share of the time for a module's races; executions have the rest."""
_EXECUTED_A_SECOND = 40_000
"""Instructions of waves, about, that an execution takes a second for. They are counted, and not the time: a verdict is
the same on every machine."""
A_LAUNCH = 100
"""As many instructions take the time that a launch takes beside its own."""
_WORDS = 1 << 16
_INFINITE_HALF = 0x7C00
_FOR_FLAGS = 4
"""Instructions of a copy that computes what is poison, for each of the kernel's."""
_LINES = 100
"""Lines of a module that take the time of one instruction when a launch is prepared."""
_INSTRUCTIONS = 80_000
"""Instructions that a workgroup's waves execute before a launch is given up, those of four at least."""
_A_SHARE = 4_000
"""Instructions for a kernel, at least, while there are some."""
_MODELS = 4
"""Counterexamples of a kernel of which the sizes and arguments are tried."""
_USUAL = 256
"""Work-items of a workgroup where nothing says how many."""
SMALL = (3, 16, 64, 300)
"""Values of integers of which no counterexample says anything. The last is one of elements for all waves."""
_SAID_EACH = 4
"""Arguments with the same value that are named one by one."""
_STEPS = (0, 5, 1000)
"""Differences between the integers of one launch."""
Sizes = tuple[int, int, int]
GivenValues = tuple[tuple[int, int], ...]
"""Values of a counterexample, by what they are of."""
NOT_SHOWN = "no launch that was tried shows it"
OUTSIDE = "out-of-bounds"
_PARTIAL = "divergent-barrier"
_RACES = "race", "global-race"
_NO_MEANING = frozenset({OUTSIDE, _PARTIAL, "deadlock", "false-assume", "misaligned"})
_UNWRITTEN = "uninitialized-read"
_UNREACHABLE = "memory-fault"
"""The kind of a finding on an instruction that must not be reached, too."""
_TYPES = frozenset({"ptr", LOCAL, "i1", "i8", "i16", "i32", "i64", "half", "bfloat", "float", "double"})
"""Types of arguments that launches are made of; a pointer may be to another address space than the general one."""
_INTEGERS = frozenset({"i1", "i8", "i16", "i32", "i64"})
_FLOATS = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}


@cache
def contents_of_buffers(*, compares_floats: bool) -> Mapping[str, Contents]:
    """The contents that buffers are given, by name.

    Args:
        compares_floats: the kernel compares floats; integers that are taken for such are all next to zero.
    """
    import numpy as np

    # No lower half of a word is infinite or NaN: lanes that add the same in another order have different NaN then, and
    # seem to write different values.
    random = np.random.default_rng(0)
    integers = {
        "zeros": np.zeros(_WORDS, np.uint32),
        "small random numbers": random.integers(0, 8, _WORDS).astype(np.uint32),
        "numbers from 0 on": np.arange(_WORDS, dtype=np.uint32) % np.uint32(_INFINITE_HALF),
    }
    words = random.uniform(-2, 2, _WORDS).astype(np.float32).view(np.uint32) & np.uint32(0xFFFF0000)
    halves = random.uniform(-2, 2, _WORDS).astype(np.float16).view(np.uint16)
    floats = {"floats from -2 to 2": words | halves}
    return {**integers, **(floats if compares_floats else {})}


@cache
def orders_of_waves() -> tuple[Schedule, ...]:
    """The orders in which each launch is executed."""
    from ldsopt.simt.schedule import Schedule

    return Schedule(), Schedule("reversed", dma="earliest")


def is_given(value: int, width: int) -> bool:
    """True of a number that a launch may pass as an argument: a multiple of it is an address without wrapping.

    Args:
        value: a number of `width` bits, read as signed.
    """
    return abs(signed(value, width)) <= LARGEST_GIVEN


class ExecutionBudget:
    """The instructions that executions may still take, for all kernels of a module.

    Args:
        seconds: the budget for a module's races; executions have the share that the solver has not.

    Attributes:
        left: instructions of waves for the kernel under way; below 1 no more of it is executed.
    """

    def __init__(self, seconds: float) -> None:
        self.left = 0
        self._rest = int(seconds * (1 - OF_SOLVER) * _EXECUTED_A_SECOND)

    def begin(self, kernels: int) -> None:
        """Gives the next kernel its share, and the rest that earlier kernels left.

        Args:
            kernels: the number of kernels left, with this one.
        """
        self._rest += self.left
        self.left = min(self._rest, max(self._rest // kernels, _A_SHARE))
        self._rest -= self.left


class TriedSizes:
    """The sizes of workgroups with which a kernel is executed, and values of its arguments, in order.

    Workgroups larger than usual come last: they take longest, and few kernels are written for them. If a work-item
    leaves LDS the execution tells nothing, so larger workgroups are not tried, and a row is halved, down to two waves.
    This decides what is executed, and no verdict.

    Args:
        models: sizes and values of counterexamples.
        shape: the kernel's workgroups.
        least: the fewest work-items of a workgroup.
    """

    def __init__(self, models: Iterable[tuple[Sizes, GivenValues]], shape: RaceWorkgroup, least: int) -> None:
        self.usual: Sizes = shape.usual(_USUAL, least)
        known = [*dict.fromkeys(models)][:_MODELS]
        larger = [one for one in known if prod(one[0]) > prod(self.usual)]
        smaller = (one for one in known if one not in larger)
        usual = ((self.usual, given) for given in dict.fromkeys((*(given for _, given in larger), ())))
        self._all = (*smaller, *usual, *larger)
        self._least = max(least, 2 * shape.wave)
        self._too_large: int | None = None

    def __iter__(self) -> Iterator[tuple[Sizes, GivenValues]]:
        for sizes, given in self._all:
            if not self.is_too_large(sizes):
                yield sizes, given
        width, *others = self.usual
        while others == [1, 1] and self.is_too_large((width, 1, 1)) and width // 2 >= self._least:
            width //= 2
            yield (width, 1, 1), ()

    def leaves_lds(self, sizes: Sizes) -> None:
        """Notes that a work-item of a workgroup with such sizes has left LDS."""
        self._too_large = min(prod(sizes), self._too_large or prod(sizes))

    def is_too_large(self, sizes: Sizes) -> bool:
        """True if a workgroup no larger has left LDS."""
        return self._too_large is not None and prod(sizes) >= self._too_large


class ExecutedRaces:
    """The races that executions of one kernel show.

    Args:
        module, kernel: the kernel to execute, and its module.
        shape: the kernel's workgroups.
        budget: the instructions that may be executed.
        uses_dynamic: it may access dynamic LDS, so that a launch gives it all LDS that is left.

    Attributes:
        partial: the barriers that some lanes of a wave were seen to bypass: by line, in words.
        refusal: the reason, in words, why nothing was executed, once `among` was asked; empty if something was.
    """

    def __init__(
        self,
        module: Module,
        kernel: Function,
        shape: RaceWorkgroup,
        budget: ExecutionBudget,
        *,
        uses_dynamic: bool,
    ) -> None:
        self.partial: dict[int, str] = {}
        self.refusal = "no time was left for it (--race-seconds)"
        self._module, self._kernel, self._shape, self._budget = module, kernel, shape, budget
        self._prepared: PreparedLaunch | None = None
        self._is_unknown = False
        self._wave = wave_size(module, kernel)
        self._launched: set[object] = set()
        self._shown_in: dict[frozenset[int], Sizes] = {}
        self._with_numbers = cache(self._by_numbers)
        self._assuming = cache(partial(assuming_no_poison, module, kernel))
        """By lines that read what was never written, the copy of the module that assumes that it uses no poison."""
        texts = parameter_texts(module.lines[kernel.line])
        by_reference = [referenced_type(text) or "" for text in texts]
        self._types = [
            LOCAL
            if text.startswith(f"{LOCAL} ")
            else struct
            if _is_struct(struct)
            else text.partition(" ")[0]
            for text, struct in zip(texts, by_reference, strict=True)
        ]
        self._uses_dynamic = uses_dynamic
        self._structs = self._made_structs()
        self._widths = {n: int(kind[1:]) for n, kind in enumerate(self._types) if kind in _INTEGERS}
        """The bits of arguments that are integers."""
        self._stated = {
            number: within_stated(plain(full(bits)), text, bits).plain(bits)
            for number, bits in self._widths.items()
            for text in [parameter_texts(module.lines[kernel.line])[number]]
            if " range(" in text
            if " noundef " in text or not self._is_frozen(kernel.arguments[number])
        }
        """The ranges of arguments that are poison outside."""

    @cached_property
    def _contents(self) -> Mapping[str, Contents]:
        compares_floats = any(one.opcode == "fcmp" for one in self._kernel.instructions)
        return contents_of_buffers(compares_floats=compares_floats)

    def _is_frozen(self, argument: int) -> bool:
        """True of an argument that the kernel freezes wherever it uses it, so that its number is the launch's."""
        return all(user.opcode == "freeze" for user in self._kernel.users.get(argument, ()))

    def among(self, races: KernelRaces, *, asks_barriers: bool = False) -> dict[frozenset[int], str]:
        """The pairs that race, by their lines, with the execution in words.

        Args:
            races: the pairs to look for.
            asks_barriers: also look for a barrier that some lanes bypass, until one is seen (`partial`).
        """
        found: dict[frozenset[int], str] = {}
        pairs = races.unproven
        if not (pairs or races.unlisted or asks_barriers):
            return found
        wanted = {frozenset((pair.first, pair.second)) for pair in pairs}
        for launch, words, tried in self._tried(pairs, asks_barriers):
            for schedule in orders_of_waves():
                is_open = asks_barriers and not self.partial
                if (
                    self._is_unknown
                    or self._budget.left < 1
                    or not (is_open or races.unlisted or wanted - found.keys())
                ):
                    return found
                shown = self._execute(launch, schedule, tried, words)
                for lines, said in shown.races if shown else ():
                    if lines in wanted or (lines not in found and races.of_unlisted(min(lines), max(lines))):
                        found.setdefault(lines, f"{said}, in a launch of {words}")
                        self._shown_in.setdefault(lines, launch.items)
        return found

    def admits(self, launch: Launch) -> bool:
        """True if the IR gives the kernel a meaning in a launch of its compiled code, which keeps no assumption.

        An execution that breaks an assumption, the range of an argument or the promise of a flag is undefined, and so
        is that of the code. Where the kernel has some of these, a launch that cannot be executed is not admitted.

        Args:
            launch: its integer arguments as ``u32=3``.
        """
        given = launch.arguments
        assert isinstance(given, Sequence)
        if len(given) != len(self._types):  # a compiler may drop arguments
            return False
        if not all(one.contains(int(str(given[n]).partition("=")[2])) for n, one in self._stated.items()):
            return False
        from ldsopt.simt.preparation import prepare
        from ldsopt.simt.simulate import run

        waves = max(-(-prod(launch.block) // self._wave), 4)
        limit = max(_FOR_FLAGS * min(_INSTRUCTIONS, self._budget.left) // waves, 1)
        try:
            copy = self._assuming(frozenset())
            if copy is None and ASSUME not in self._module.declarations():
                return True
            result = run(prepare(copy or self._module, launch), orders_of_waves()[0], limit=limit)
        except LdsoptError:
            return False
        self._budget.left -= result.profile.instructions // _FOR_FLAGS + A_LAUNCH
        return all(one.kind not in {*_NO_MEANING, _UNREACHABLE} for one in result.findings)

    def by_some_numbers(self, lines: frozenset[int]) -> bool:
        """True if a pair that `among` has found does not race in some other launch that executes both accesses.

        The launch has the same sizes and other numbers, one for all integers or each its own. So the pair races only if
        a launch passes certain numbers, which perhaps none does.
        """
        items = self._shown_in[lines]
        for small, step in product(SMALL, _STEPS):
            shown = self._with_numbers(items, small, step)
            if all(one and lines <= one.executed and lines not in dict(one.races) for one in shown):
                return True
        return False

    def _by_numbers(self, items: Sizes, small: int, step: int) -> Sequence[_ShownRaces | None]:
        """The races of a launch with other numbers, in each order of the waves; pairs of one launch share them."""
        integers = {n: self._given(n, small + step * at) for at, n in enumerate(self._widths)}
        launch = self._launch(items, integers, small, next(iter(self._contents.values())), step)
        tried = TriedSizes((), self._shape, 1)
        return [self._execute(launch, schedule, tried, "") for schedule in orders_of_waves()]

    def _tried(
        self, pairs: Sequence[RacePair], asks_barriers: bool
    ) -> Iterator[tuple[Launch, str, TriedSizes]]:
        least = launch_bounds(self._module, self._kernel).least
        models = self._models(pairs)
        # Arguments of counterexamples are often huge; small ones tell sooner whether lanes bypass a barrier.
        for known in ([], models) if asks_barriers else (models,):
            tried = TriedSizes(known, self._shape, least)
            for launch, words in self._launches(tried):
                yield launch, words, tried

    def _execute(
        self, launch: Launch, schedule: Schedule, tried: TriedSizes, words: str
    ) -> _ShownRaces | None:
        """The races that an execution shows; ``None`` if it has no meaning."""
        if self._is_unknown or tried.is_too_large(launch.items):
            return None
        from ldsopt.simt.frame import NotSimulated
        from ldsopt.simt.preparation import prepare
        from ldsopt.simt.simulate import run

        try:
            # Decoding takes longer than most of these executions, and launches that differ in arguments share it.
            same = self._prepared and self._prepared.given(launch)
            self._budget.left -= A_LAUNCH
            if same is None:
                self._budget.left -= A_LAUNCH + len(self._module.lines) // _LINES
            self._prepared = same or prepare(self._module, launch)
            waves = max(-(-prod(launch.block) // self._wave), 4)
            most = min(_INSTRUCTIONS, self._budget.left)
            limit = max(most // waves, 1)
            result = run(self._prepared, schedule, limit=limit)
            # What another wave did is looked for among all that was executed.
            self._budget.left -= result.profile.instructions + A_LAUNCH * len(result.findings)
        except LdsoptError as problem:
            # An operation that is not decoded is known to no launch.
            self._is_unknown = self._prepared is None and isinstance(problem, NotSimulated)
            if self.refusal:
                self.refusal = problem.message if isinstance(problem, InputError) else str(problem)
            return None  # something that is not simulated
        self.refusal = ""
        kinds = {finding.kind for finding in result.findings}
        if OUTSIDE in kinds:
            tried.leaves_lds(launch.items)
        elif (
            _PARTIAL in kinds
            and "false-assume" not in kinds
            and not self._has_noted(result.findings)
            and not self._is_undefined(launch, schedule, limit, result.findings)
        ):
            self._note_partial(result.findings, words)
        if not _NO_MEANING.isdisjoint(kinds):
            return None
        races = [one for one in result.findings if one.kind == "race"]
        if races and self._is_undefined(launch, schedule, limit, result.findings):
            return None
        return _ShownRaces(
            tuple(
                (frozenset((one.access.site.line - 1, one.other.site.line - 1)), one.message)
                for one in races
                if one.access and one.other
            ),
            frozenset(one.site.line - 1 for one in result.profile.accesses if one.executed),
        )

    def _is_undefined(
        self, launch: Launch, schedule: Schedule, limit: int, findings: Sequence[SimulationFinding]
    ) -> bool:
        """True if a launch uses poison, or if that is not known.

        A read of what was never written gives poison, but for one that races: its value is what the race makes of it.

        Args:
            findings: those of the launch.
        """
        from ldsopt.simt.preparation import prepare
        from ldsopt.simt.simulate import run

        races = [one for one in findings if one.kind == "race"]
        racing = {side.site.line - 1 for one in races for side in (one.access, one.other) if side}
        unwritten = {one.access.site.line - 1 for one in findings if one.kind == _UNWRITTEN and one.access}
        try:
            copy = self._assuming(frozenset(unwritten - racing))
            if copy is None:
                return False
            result = run(prepare(copy, launch), schedule, without=_RACES, limit=_FOR_FLAGS * limit)
        except LdsoptError:
            return True
        self._budget.left -= result.profile.instructions // _FOR_FLAGS + A_LAUNCH
        return any(finding.kind == "false-assume" for finding in result.findings)

    def _has_noted(self, findings: Sequence[SimulationFinding]) -> bool:
        """True if all barriers that lanes bypass in an execution are in `partial` already."""
        lines = {one.access.site.line - 1 for one in findings if one.kind == _PARTIAL and one.access}
        return lines <= self.partial.keys()

    def _note_partial(self, findings: Sequence[SimulationFinding], words: str) -> None:
        for finding in findings:
            if finding.kind == _PARTIAL and finding.access:
                said = f"{finding.message}, in a launch of {words}"
                self.partial.setdefault(finding.access.site.line - 1, said)

    # --- launches -------------------------------------------------------------------------------------------

    @cached_property
    def _room(self) -> tuple[Sequence[int], int]:
        """Places in LDS for arguments that point there, and the bytes of dynamic LDS."""
        from ldsopt.simt.preparation import free_lds

        room = free_lds(self._module, self._kernel.name)
        places = room.parts(self._types.count(LOCAL))
        return places, room.bytes if self._uses_dynamic or places else 0

    def _models(self, pairs: Sequence[RacePair]) -> list[tuple[Sizes, GivenValues]]:
        """The sizes and the integer arguments of counterexamples, without those whose arguments no launch passes."""
        models = {id(pair.model): pair.model for pair in pairs if pair.model is not None}
        known = {(model.sizes, self._integers(model.leaves)) for model in models.values()}
        return sorted((one for one in known if all(map(self._is_given, one[1]))), key=str)

    def _is_given(self, argument: tuple[int, int]) -> bool:
        number, value = argument
        return number not in self._widths or is_given(value, self._widths[number])

    def _launches(self, tried: TriedSizes) -> Iterator[tuple[Launch, str]]:
        for number, kind in enumerate(self._types):
            if kind not in _TYPES and number not in self._structs:
                self.refusal = f"none is made up for argument {number}, {self._spelled(number)}"
                return
        if self._types.count(LOCAL) > len(self._room[0]):
            self.refusal = "the kernel's variables leave no LDS for arguments that point there"
            return
        for sizes, given in tried:
            for small in SMALL:
                numbers = dict(given)
                integers = {n: self._given(n, numbers.get(n, small)) for n in self._widths}
                key = sizes, tuple(integers.items()), small if self._structs else 0
                if key in self._launched:
                    continue
                self._launched.add(key)
                for contents, made in self._contents.items():
                    told = {
                        n: value & 1 if self._widths[n] == 1 else signed(value, self._widths[n])
                        for n, value in integers.items()
                    }
                    words = launch_words(sizes, told, contents, small if self._structs else None)
                    yield self._launch(sizes, integers, small, made), words

    def _spelled(self, number: int) -> str:
        text = parameter_texts(self._module.lines[self._kernel.line])[number]
        return referenced_type(text) or self._module.type_of(self._kernel.arguments[number])

    def _given(self, number: int, wanted: int) -> int:
        """A number for an argument: the wanted one, if the argument's range has it, else another one."""
        stated = self._stated.get(number)
        cut = wanted & ((1 << self._widths[number]) - 1)
        return wanted if stated is None or stated.contains(cut) else stated.lower

    def _integers(self, leaves: Mapping[object, int]) -> tuple[tuple[int, int], ...]:
        by_address = {address: number for number, address in enumerate(self._kernel.arguments)}
        return tuple(
            sorted(
                (by_address[key[1]], value)
                for key, value in leaves.items()
                if isinstance(key, tuple) and key[0] == "argument" and key[1] in by_address
            )
        )

    def _made_structs(self) -> dict[int, ParameterShape]:
        """The shapes of arguments that are structs, by value or by reference."""
        structs = [n for n, kind in enumerate(self._types) if _is_struct(kind)]
        if not structs:
            return {}
        from ldsopt.simt.preparation import parameter_shapes

        shapes = parameter_shapes(self._module, self._kernel)
        return {n: shape for n in structs if (shape := shapes[n][1]) is not None}

    def _launch(
        self,
        sizes: tuple[int, int, int],
        integers: Mapping[int, int],
        small: int,
        contents: Contents,
        step: int = 0,
    ) -> Launch:
        from ldsopt.simt.launch import Launch
        from ldsopt.simt.preparation import made_argument

        arguments: list[Argument] = []
        places, dynamic = iter(self._room[0]), self._room[1]
        for number, kind in enumerate(self._types):
            if number in self._structs:
                shape = self._structs[number]
                # Its numbers are others than those of the argument before.
                first = small + step * number
                arguments.append(made_argument(shape, f"arg{number}", first, lambda _: contents.copy(), step))
            elif kind == "ptr":
                arguments.append(contents.copy())
            elif kind == LOCAL:
                arguments.append(f"u32={next(places)}")
            elif kind in _FLOATS:
                arguments.append(f"{_FLOATS[kind]}=1.0")
            else:
                bits = self._widths[number]
                arguments.append(f"u{max(bits, 8)}={integers[number] & ((1 << bits) - 1)}")
        return Launch((1,), sizes, arguments, self._kernel.name, dynamic)


class _ShownRaces(NamedTuple):
    """The races of an execution, by the lines of their accesses and in words, and the accesses that were executed."""

    races: tuple[tuple[frozenset[int], str], ...]
    executed: frozenset[int]


def _is_struct(kind: str) -> bool:
    """True of the type of a struct, an array or a vector, or of the beginning of its text."""
    return kind.startswith(("%", "{", "[", "<"))


def launch_words(
    sizes: Sizes, values: Mapping[int, object], contents: str, of_structs: int | None = None
) -> str:
    """A launch in words. A value that many arguments share is said once.

    Args:
        sizes: work-items of a workgroup along each axis.
        values: of arguments that are integers, by their numbers.
        contents: of buffers, in words.
        of_structs: the value of integers in structs and vectors, if there are some.

    >>> launch_words((64, 1, 1), {1: 3, 2: 300}, "zeros")
    '64 x 1 x 1 work-items, argument 1 = 3, argument 2 = 300, buffers of zeros'
    >>> launch_words((64, 1, 1), {1: 300, **dict.fromkeys(range(2, 9), 3)}, "zeros")
    '64 x 1 x 1 work-items, argument 1 = 300, all other integer arguments = 3, buffers of zeros'
    """
    ((common, count),) = Counter(values.values()).most_common(1) or [(None, 0)]
    own = values if count <= _SAID_EACH else {n: one for n, one in values.items() if one != common}
    words = [" x ".join(map(str, sizes)) + " work-items"]
    words += [f"argument {number} = {value}" for number, value in own.items()]
    if len(own) < len(values):
        words.append(f"all {'other ' if own else ''}integer arguments = {common}")
    if of_structs is not None:
        words.append(f"integers of structs and vectors = {of_structs}")
    return ", ".join([*words, f"buffers of {contents}"])
