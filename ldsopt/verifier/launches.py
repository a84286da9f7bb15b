"""The launch for verifying a kernel: a given one, or one that is chosen."""

from __future__ import annotations

import contextlib
import math
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import field, replace
from typing import NamedTuple

from ldsopt.analysis.addresses.differences import compared_arguments
from ldsopt.analysis.flow.callees import callees_of
from ldsopt.analysis.provenance.kernel_code import kernel_code, reads_id
from ldsopt.assumptions import SIZES_ARE_NOT_NEGATIVE, UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, UsageError
from ldsopt.ir.attributes import (
    FLAT_SIZE,
    launch_bounds,
    require_told_kernels,
    string_attributes,
)
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import require_arch
from ldsopt.once import once
from ldsopt.patterns import pattern
from ldsopt.simt.execution import Profile
from ldsopt.simt.launch import Launch, resolve
from ldsopt.simt.layout import FreeLds
from ldsopt.simt.preparation import (
    Backend,
    ParameterShape,
    PreparedLaunch,
    free_lds,
    leaves_of,
    made_argument,
    parameter_shapes,
    prepare,
)
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import SimulationResult, run
from ldsopt.target.workgroup_size import told_size

# --- launch search ------------------------------------------------------------------------------------------
#
# The search for a launch of a kernel if none is given.
#
# The workgroup's size comes from the kernel's attributes, and only from there. If they only bound it, the bound is
# tried first, and smaller sizes if with it the kernel leaves its memory: it was written for one of those. Pointers get
# buffers of `BUFFER_BYTES` of seeded contents, larger than a small launch reaches; an access beyond is a finding, never
# silence. Numbers are sizes or strides as often as not, so several are tried, and the launch that keeps the *original*
# in its buffers and reaches most of its LDS accesses is taken.
#
# A comparison takes sixteen runs or more, so a launch should be short. A trial that executes more than `SHORT`
# instructions is cut off, and smaller numbers are tried from the largest on, which has the most iterations of loops.
# If nothing short is found, long trials are made, too; then one workgroup is enough if it executes all LDS accesses
# that two do. It is tried first: if it executes all LDS accesses, two need not be tried. Buffers become larger only if
# every trial faults.


BUFFER_BYTES = 1 << 20
LARGE_BUFFER_BYTES = 1 << 23
"""Bytes of a buffer if every trial with smaller ones faults."""
SHORT = 200_000
"""Instructions that the waves of a short launch may execute together."""
LONGEST = 300_000
"""Instructions that each wave of a long launch may execute."""
REMEDY = "describe the launch: --launch FILE, or --grid, --block and --arg"
_RUNS = 8
"""Runs of a version in a comparison: each may execute as much as the longest trial."""
_NUMBERS = (64, 128, 16, 4, 1, 0)
_SMALLER_NUMBERS = (32, 16, 8, 4, 1, 0)
"""The numbers to try after one that makes a launch too long."""
_NARROW = (
    ("fp8", 1, pattern(r"@llvm\.amdgcn\.[\w.]*(?:fp8|bf8|f8f6f4)")),
    ("f16", 2, pattern(r"\bhalf\b")),
    ("bf16", 2, pattern(r"\bbfloat\b|@llvm\.amdgcn\.[\w.]*bf16")),
)
"""Floating-point types below ``f32``: the name in a launch, bytes, and a pattern of computations with them."""
_SMALLER_WORKGROUPS = (512, 256, 128, 64)


class _FoundLaunch(NamedTuple):
    """A launch under which the kernel ended; it stayed in its memory, or not, and reached so many LDS accesses."""

    stays: bool
    reached: int
    chosen: Chosen


def likely_launch(module: Module, function: Function) -> Launch:
    """The launch that the search tries first, without trying it.

    Raises:
        InputError: the kernel does not state the size of its workgroups, or an argument cannot be chosen.
    """
    search = _LaunchSearch(module, function, "auto", ())
    block, _ = next(_blocks(module, function, ()))
    return search.launch(block, _NUMBERS[0], _contents_of(module, BUFFER_BYTES)[0])


def leaves_memory(result: SimulationResult, *, is_chosen: bool) -> str:
    """The way in which a run left the memory of its launch, in words; empty if it did not.

    Reads a little behind a buffer, which give zero, count if the launch was chosen, since its sizes are guesses.
    """
    for finding in result.findings:
        if finding.kind == "false-assume":
            return f"is not what the kernel is for under this launch: {finding}"
        if finding.kind in ("out-of-bounds", "memory-fault"):
            return f"leaves its memory under this launch: {finding}"
    if is_chosen and result.profile.reads_beyond:
        return "reads behind the end of its buffers under the chosen launch"
    return ""


class _LaunchSearch:
    """The trials of a kernel.

    Attributes:
        best: the best launch so far.
        problem: the problem of the first trial that did not end.
        was_cut: a trial was cut off.
        has_faulted: a trial ended at an access of no buffer.
    """

    def __init__(
        self,
        module: Module,
        function: Function,
        backend: Backend,
        assume: Collection[str],
        also_free: FreeLds | None = None,
    ) -> None:
        self._module, self._function, self._backend, self._assume = module, function, backend, assume
        self._shapes = _parameters(module, function)
        room, number = free_lds(module, function.name).and_of(also_free), self._shapes.count("local")
        self._locals = room.parts(number)
        self._dynamic = room.bytes if room.is_named or number else 0
        if len(self._locals) < number:
            at = self._shapes.index("local")
            raise _nothing_chosen(
                module, function, at, module.type_of(function.arguments[at]), "no LDS is left for it"
            )
        self._leaves = {leaf for shape in self._shapes for leaf in leaves_of(shape)}
        self._program: PreparedLaunch | None = None
        self._to_come = Counter[str]()
        self.best: _FoundLaunch | None = None
        self.problem = ""
        self.was_cut = self.has_faulted = False

    def try_all(self, buffer_bytes: int, *, is_short: bool) -> None:
        """Tries workgroups, numbers and contents until a launch stays in its memory."""
        bound, has_left = 0, False
        for block, why in _blocks(self._module, self._function, self._assume):
            if bound:
                why += f"; with {bound} the kernel {'does not stay in its memory' if has_left else 'takes too long'}"
            bound = bound or block[0]
            waves = 2 * -(-math.prod(block) // 64)
            limit = SHORT // waves if is_short else LONGEST
            has_left = self._try_block(block, why, buffer_bytes, limit) or has_left
            if self.best is not None and self.best.stays:
                return

    def _try_block(self, block: tuple[int, int, int], why: str, buffer_bytes: int, limit: int) -> bool:
        """Tries numbers and contents; returns true if the kernel left its memory."""
        numbers = list(_NUMBERS) if "int" in self._leaves else [0]
        has_left = is_probed = False
        choices: tuple[str, ...] = (why,)
        while numbers:
            number = numbers.pop(0)
            before: Profile | None = None
            for text in _contents_of(self._module, buffer_bytes) if "buffer" in self._leaves else ("",):
                words = (*choices, self._words(number, text))
                launch = self.launch(block, number, text)
                if limit == LONGEST and self._one_is_enough(launch, words):
                    return has_left
                result = self._run(launch, limit)
                self._take(result, launch, words, _TWO)
                outside = _outside(result)
                has_left = has_left or bool(outside) or bool(result.profile.reads_beyond)
                if outside and number > 1 and not is_probed:
                    is_probed = True
                    if _outside(self._run(self.launch(block, 1, text), limit)) & outside:
                        return True  # the numbers are not the reason
                if _is_cut(result):
                    if not is_probed and number > 1:
                        is_probed = True
                        if _outside(self._run(self.launch(block, 1, text), limit)):
                            self.was_cut = True
                            return True  # it leaves LDS as soon as it gets there
                    self.was_cut = True
                    numbers = [smaller for smaller in _SMALLER_NUMBERS if smaller < number]
                    choices = (why, f"shrunk, since it takes too long with {number} for each integer")
                    break
                if result.completed and _reached(result) == len(result.profile.accesses):
                    return has_left
                if result.profile == before:
                    break  # the contents of buffers make no difference
                before = result.profile
        return has_left

    def _one_is_enough(self, launch: Launch, words: tuple[str, ...]) -> bool:
        """Takes a long launch with one workgroup if that executes all LDS accesses and stays in its memory."""
        one = replace(launch, grid=(1,))
        result = self._run(one, LONGEST)
        is_long = 2 * result.profile.instructions > SHORT
        stays = result.completed and not leaves_memory(result, is_chosen=True)
        if not (is_long and stays and _reached(result) == len(result.profile.accesses)):
            return False
        self._take(result, one, words, _ONE)
        return True

    def with_fewer_workgroups(self, found: _FoundLaunch) -> Chosen:
        """A long launch reduced to one workgroup, if that executes the same LDS accesses; a short one unchanged."""
        chosen = found.chosen
        if sum(chosen.executed.values()) <= SHORT or chosen.launch.groups == (1, 1, 1):
            return chosen
        launch = replace(chosen.launch, grid=(1,))
        result = self._run(launch, LONGEST)
        stays = result.completed and not leaves_memory(result, is_chosen=True)
        if stays != found.stays or _reached(result) < found.reached:
            return chosen
        choices = tuple(choice if choice != _TWO else _ONE for choice in chosen.choices)
        return self._found(result, launch, choices).chosen

    def _run(self, launch: Launch, limit: int) -> SimulationResult:
        program = self._program and self._program.given(launch)
        if program is None:
            program = prepare(self._module, launch, backend=self._backend)
        program.expect(self._to_come)
        self._program = program
        result = run(program, Schedule(), limit=limit)
        self._to_come |= Counter({name: _RUNS * count for name, count in program.executed().items()})
        if not result.completed:
            self.problem = self.problem or str(result.findings[-1] if result.findings else "")
            self.has_faulted = self.has_faulted or any(f.kind == "memory-fault" for f in result.findings)
        return result

    def _take(self, result: SimulationResult, launch: Launch, choices: tuple[str, ...], grid: str) -> None:
        """Records a launch, that of the last run, if it is the best so far."""
        if not result.completed:
            return
        workgroup = f"workgroup of {'x'.join(map(str, launch.items))} ({choices[0]})"
        words = (workgroup, *self._flattened(), grid, *filter(None, choices[1:]))
        if self._dynamic:
            parts = ", in equal parts for the arguments that point to LDS" if self._locals else ""
            words = (*words, f"{self._dynamic} bytes of dynamic LDS (all there is){parts}")
        found = self._found(result, launch, words)
        if self.best is None or found[:2] > self.best[:2]:
            self.best = found

    def _found(self, result: SimulationResult, launch: Launch, choices: tuple[str, ...]) -> _FoundLaunch:
        """The launch of the last run."""
        assert self._program is not None
        chosen = Chosen(launch, choices, self._program, self._program.executed())
        return _FoundLaunch(not leaves_memory(result, is_chosen=True), _reached(result), chosen)

    def _flattened(self) -> Iterator[str]:
        """The choice of one work-item along an axis of which the kernel may read ids: it may be made for more.

        Attributes say how many work-items there are in all, and not along which axis.
        """
        if launch_bounds(self._module, self._function).is_exact or told_size(
            self._assume, self._function.name
        ):
            return
        callees, code = callees_of(self._module), kernel_code(self._module, self._function.name)
        if axes := [axis for axis in "yz" if reads_id(callees, code, axis)]:
            yield f"1 along {' and '.join(axes)}, though it may read these ids: --assume workgroup-size=X,Y,Z"

    def launch(self, block: tuple[int, int, int], number: int, contents: str) -> Launch:
        """The launch with one number for each integer, and the same contents for every buffer."""
        places = iter(self._locals)
        arguments = [
            f"u32={next(places)}"
            if shape == "local"
            else made_argument(shape, f"arg{at}", number, lambda name: f"{name}: {contents}")
            for at, shape in enumerate(self._shapes)
        ]
        return Launch((2,), block, arguments, self._function.name, self._dynamic)

    def _words(self, number: int, contents: str) -> str:
        said = [f"{contents} for each pointer"] if "buffer" in self._leaves else []
        said += [f"{number} for each integer"] if "int" in self._leaves else []
        said += ["1.0 for each other number"] if "float" in self._leaves else []
        return ", ".join(said)


@once
def _contents_of(module: Module, buffer_bytes: int) -> tuple[str, ...]:
    """The contents that buffers may have, in words: first numbers of the narrowest floating-point type of a module.

    The type of a pointer's elements is not known. Small numbers of a narrow type are numbers as a wider type, too. The
    lower halves of wider ones would be any bits as a narrow one, many of them NaN, and if a sum is NaN, a comparison
    sees nothing of its other parts.
    """
    kind, size = next(((kind, size) for kind, size, sign in _NARROW if sign.search(module.text)), ("f32", 4))
    words = buffer_bytes // 4
    return (f"{kind}[{buffer_bytes // size}]=random", f"i32[{words}]=random(0,8)", f"i32[{words}]=zeros")


_TWO = "grid of 2 workgroups"
_ONE = "grid of 1 workgroup (shrunk, since 2 take too long)"


def _reached(result: SimulationResult) -> int:
    return sum(access.executed > 0 for access in result.profile.accesses)


def _is_cut(result: SimulationResult) -> bool:
    """True if a run was cut off by its limit."""
    return not result.completed and any(finding.kind == "deadlock" for finding in result.findings)


def _outside(result: SimulationResult) -> set[int]:
    """The lines of the accesses that leave LDS."""
    return {f.access.site.line for f in result.findings if f.kind == "out-of-bounds" and f.access is not None}


def _blocks(
    module: Module, function: Function, assume: Collection[str]
) -> Iterator[tuple[tuple[int, int, int], str]]:
    """The sizes of a workgroup that the kernel's attributes admit, each with the reason, the likeliest first."""
    bounds = launch_bounds(module, function)
    told = told_size(assume, function.name)
    if told is not None and (shape := told.within(bounds.flat)) is not None:
        admits = shape == bounds.sizes if bounds.is_exact else bounds.least <= math.prod(shape) <= bounds.flat
        if not admits:
            raise InputError(
                f"'{function.name}' is not made for workgroups of {'x'.join(map(str, shape))}",
                file=module.source,
                remedy="give the size of its launches: --assume workgroup-size=X,Y,Z",
            )
        yield shape, "workgroup-size, as told"
        return
    if bounds.is_exact:
        yield bounds.sizes, "reqd_work_group_size"
        return
    if FLAT_SIZE not in string_attributes(module, function):
        raise InputError(
            f"'{function.name}' does not say how large its workgroups are (reqd_work_group_size, "
            "amdgpu-flat-work-group-size)",
            file=module.source,
            remedy=REMEDY,
        )
    yield (bounds.flat, 1, 1), FLAT_SIZE
    for size in _SMALLER_WORKGROUPS:
        if bounds.least <= size < bounds.flat:
            yield (size, 1, 1), f"{FLAT_SIZE} admits it"


def _parameters(module: Module, function: Function) -> list[ParameterShape]:
    """The shapes of the kernel's parameters, of each of which an argument can be chosen."""
    shapes: list[ParameterShape] = []
    for number, (spelled, shape) in enumerate(parameter_shapes(module, function)):
        if shape is None:
            raise _nothing_chosen(module, function, number, spelled)
        shapes.append(shape)
    return shapes


def _nothing_chosen(
    module: Module, function: Function, number: int, spelled: str, why: str = "nothing can be chosen for it"
) -> InputError:
    said = f"argument {number} of '{function.name}' is {spelled}; {why}"
    return InputError(said, file=module.source, remedy=REMEDY)


@dataclass(frozen=True, slots=True)
class Chosen:
    """The launch to run two modules on.

    Attributes:
        launch: the launch.
        choices: one sentence for each part of it that had to be chosen.
        program: the first module, prepared for it, if it was executed to choose it.
        executed: instructions that the waves executed then, by function.
    """

    launch: Launch
    choices: tuple[str, ...] = ()
    program: PreparedLaunch | None = field(default=None, repr=False, compare=False)
    executed: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)


def given(launch: Launch) -> Chosen:
    """The launch that the user described."""
    return Chosen(launch)


def choose(
    module: Module,
    *,
    kernel: str | None = None,
    backend: Backend = "auto",
    assume: Collection[str] = (),
    also_free: FreeLds | None = None,
) -> Chosen:
    """Chooses a launch for the module's kernel.

    Args:
        module: with the kernel.
        kernel: its name, if there are several.
        backend: executes it to try launches.
        assume: among other names, the size of its workgroups if it is told (`told_size`).
        also_free: free LDS beside another version of the kernel, which must run, too.

    Raises:
        InputError: none was found; with a remedy.
    """
    require_told_kernels(module, assume)
    function = _kernel(module, kernel)
    search = _LaunchSearch(module, function, backend, assume, also_free)
    for buffer_bytes in (BUFFER_BYTES, LARGE_BUFFER_BYTES):
        search.try_all(buffer_bytes, is_short=True)
        if search.was_cut and not (search.best and search.best.stays):
            search.try_all(buffer_bytes, is_short=False)
        if search.best is not None or not search.has_faulted:
            break
    if search.best is None:
        raise InputError(
            f"no launch of '{function.name}' was found that stays within its buffers; the first one ended with: "
            f"{search.problem}",
            file=module.source,
            remedy=REMEDY,
        )
    return search.with_fewer_workgroups(search.best)


def _kernel(module: Module, wanted: str | None) -> Function:
    kernels = [f for f in module.functions() if f.is_kernel and wanted in (None, f.name)]
    if len(kernels) == 1:
        return kernels[0]
    if wanted is not None:
        names = ", ".join(f.name for f in module.functions() if f.is_kernel)
        raise InputError(f"no kernel '{wanted}'; kernels: {names or 'none'}", file=module.source)
    names = ", ".join(kernel.name for kernel in kernels)
    raise InputError(
        f"{len(kernels)} kernels in the module" + (f": {names}" if names else ""),
        file=module.source,
        remedy="name the one to run with --kernel",
    )


def from_options(grid: str | None, block: str | None, arguments: tuple[str, ...], **others: object) -> Launch:
    """The launch described by the words of a command line, with sizes as ``X,Y,Z``.

    Raises:
        UsageError: a size that is no number.
    """
    return Launch(
        grid=_sizes("grid", grid or "1"),
        block=_sizes("block", block or "64"),
        arguments=[_number_or_words(word) for word in arguments],
        **others,  # type: ignore[arg-type]
    )


def _number_or_words(word: str) -> int | float | str:
    """An argument of a command line: a number, whose type is the parameter's, or words.

    >>> [_number_or_words(word) for word in ("64", "-0x10", "0.5", "i32=64")]
    [64, -16, 0.5, 'i32=64']
    """
    for read in (lambda text: int(text, 0), float):
        with contextlib.suppress(ValueError):
            return read(word)
    return word


def parameters_in_words(module: Module, wanted: str | None) -> str:
    """The parts of a launch to be given, in words: the types of a kernel's parameters; the kernels, if several."""
    kernels = [f for f in module.functions() if f.is_kernel and wanted in (None, f.name)]
    if len(kernels) != 1:
        return f"kernels: {', '.join(kernel.name for kernel in kernels) or 'none'}"
    types = ", ".join(module.type_of(argument) for argument in kernels[0].arguments)
    return f"'{kernels[0].name}' takes {types or 'no arguments'}"


def doubts(module: Module, launch: Launch, result: SimulationResult) -> str:
    """The doubts about a launch that may be the cause of findings, in words; empty if nothing is seen."""
    kernels = [f for f in module.functions() if f.is_kernel and launch.kernel in (None, f.name)]
    if not result.findings or len(kernels) != 1:
        return ""
    has_dynamic = any(variable.is_dynamic for variable in module.lds_globals())
    if has_dynamic and not launch.dynamic_lds and any(f.kind == "out-of-bounds" for f in result.findings):
        return "the kernel has dynamic LDS, and the launch gives none: --dynamic-lds BYTES"
    bounds, items = launch_bounds(module, kernels[0]), math.prod(launch.items)
    if bounds.is_exact and launch.items != bounds.sizes:
        return f"the kernel is made for workgroups of {'x'.join(map(str, bounds.sizes))}: --block"
    if FLAT_SIZE in string_attributes(module, kernels[0]) and not bounds.least <= items <= bounds.flat:
        wanted = f"{bounds.least} to {bounds.flat}" if bounds.least < bounds.flat else str(bounds.flat)
        return (
            f"the kernel is made for workgroups of {wanted} work-items, and the launch has {items}: --block"
        )
    return ""


def _sizes(name: str, text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise UsageError(f"{name} {text!r}: one to three numbers are needed, e.g. 64 or 16,16,1") from None


# --- promised launches --------------------------------------------------------------------------------------
#
# Launches that break a promise about launches (`ldsopt.checker.options`): results that rest on a promise do not
# hold for a launch that breaks it.


def require_kept(module: Module, launch: Launch, promises: Collection[str]) -> None:
    """Refuses a launch that breaks a promise.

    Args:
        module: with the kernel.
        launch: of it; if it names no kernel of several, this check is left to others.
        promises: by name.

    Raises:
        InputError: the launch breaks one of them.
    """
    kernels = [f for f in module.functions() if f.is_kernel and launch.kernel in (None, f.name)]
    broken = next(_broken(module, kernels[0], launch, promises), None) if len(kernels) == 1 else None
    if broken is not None:
        name, why = broken
        raise InputError(
            f"the launch does not keep {name}: {why}",
            file=module.source,
            remedy=f"leave out --assume {name}, or launch it otherwise",
        )


def _broken(
    module: Module, kernel: Function, launch: Launch, promises: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Yields the promises that are broken, each with the part of the launch that breaks it."""
    told = told_size(promises, kernel.name)
    shape = None if told is None else told.within(launch_bounds(module, kernel).flat)
    if told is not None and shape not in (None, launch.items):
        yield told.name, f"its workgroups are {'x'.join(map(str, launch.items))}"
    if UNREAD_DIMENSIONS_ARE_ONE in promises:
        callees, code = callees_of(module), kernel_code(module, kernel.name)
        for axis, size in zip("xyz", launch.items, strict=True):
            if size > 1 and not reads_id(callees, code, axis):
                why = f"its workgroups have size {size} along {axis}, and nothing reads that id"
                yield UNREAD_DIMENSIONS_ARE_ONE, why
    if SIZES_ARE_NOT_NEGATIVE in promises:
        arguments = resolve(launch, require_arch(module))
        for number in compared_arguments(module, kernel):
            value = arguments[number].value if number < len(arguments) else None
            signed = (value + (1 << 31)) % (1 << 32) - (1 << 31) if isinstance(value, int) else 0
            if signed < 0:
                yield SIZES_ARE_NOT_NEGATIVE, f"argument {number} of '{kernel.name}' is {signed}"
