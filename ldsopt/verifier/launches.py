"""Choosing a launch for a kernel of which nobody said how it is launched.

The workgroup's size comes from the kernel's attributes, and only from there. Where they only bound it, the bound is
tried first, and smaller sizes if with it the kernel leaves its memory: it was written for one of those. Pointers get
buffers of `BUFFER_BYTES` of seeded contents, larger than what a small launch reaches; an access beyond is a finding,
never silence. Numbers are sizes or strides as often as not, so several are tried, and that which keeps the *original*
in its buffers and reaches most of its LDS accesses is taken. All of it is said in `Chosen.choices`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ldsopt.errors import InputError, UsageError
from ldsopt.ir.attributes import FLAT_SIZE, launch_bounds, parameter_texts, referenced_type, string_attributes
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import require_arch
from ldsopt.simt.decode import kinds_of
from ldsopt.simt.kinds import RegisterKind
from ldsopt.simt.launch import Argument, Launch
from ldsopt.simt.preparation import Backend, PreparedLaunch, prepare
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import SimulationResult, run

BUFFER_BYTES = 1 << 20
_NUMBERS = (64, 128, 16, 4, 1, 0)
_CONTENTS = ("f32[{words}]=random", "i32[{words}]=random(0,8)", "i32[{words}]=zeros")
_TRIAL_LIMIT = 300_000
_SMALLER_WORKGROUPS = (512, 256, 128, 64)
_REMEDY = "describe the launch: --launch FILE, or --grid, --block and --arg"


@dataclass(frozen=True, slots=True)
class Chosen:
    """A launch, and one sentence for each part of it that had to be chosen."""

    launch: Launch
    choices: tuple[str, ...] = ()


def given(launch: Launch) -> Chosen:
    """The launch that the user described."""
    return Chosen(launch)


def choose(module: Module, *, kernel: str | None = None, backend: Backend = "interpreted") -> Chosen:
    """Chooses a launch for the module's kernel.

    Args:
        module: with the kernel.
        kernel: which, where there are several.
        backend: what executes it to try launches.

    Raises:
        InputError: there is none to be found, and what to do about it.
    """
    function = _kernel(module, kernel)
    dynamic = _dynamic_lds(module)
    kinds = _parameters(module, function)
    best: _LaunchTrial | None = None
    problem = ""
    program: PreparedLaunch | None = None
    for block, why in _blocks(module, function):
        for arguments, words in _attempts(kinds):
            launch = Launch((2,), block, arguments, function.name, dynamic)
            program = program and program.given(launch)
            program = program or prepare(module, launch, backend=backend)
            result = run(program, Schedule(), limit=_TRIAL_LIMIT)
            if not result.completed:
                problem = problem or str(result.findings[-1] if result.findings else "")
                continue
            reached = sum(access.executed > 0 for access in result.profile.accesses)
            trial = _LaunchTrial(not leaves_memory(result, is_chosen=True), reached, launch, (why, words))
            if best is None or trial[:2] > best[:2]:
                best = trial
            if reached == len(result.profile.accesses):
                break
        if best is not None and best.stays:
            break
    if best is None:
        raise InputError(
            f"no launch of '{function.name}' was found that stays within its buffers; the first one ended with: "
            f"{problem}",
            file=module.source,
            remedy=_REMEDY,
        )
    why, words = best.words
    choices = [f"workgroup of {'x'.join(map(str, best.launch.items))} ({why})", "grid of 2 workgroups"]
    choices += [words] if kinds else []
    choices += [f"{dynamic} bytes of dynamic LDS (all there is)"] if dynamic else []
    return Chosen(best.launch, tuple(choices))


class _LaunchTrial(NamedTuple):
    """A launch that the kernel ended under: whether it stayed in its memory, and the LDS accesses that it executed."""

    stays: bool
    reached: int
    launch: Launch
    words: tuple[str, str]


def leaves_memory(result: SimulationResult, *, is_chosen: bool) -> str:
    """In which way a run left the memory that its launch gives it; empty if it did not.

    Reads a little behind a buffer, which give zero, count where the launch was chosen: its sizes are nobody's word.
    """
    for finding in result.findings:
        if finding.kind in ("out-of-bounds", "memory-fault"):
            return f"leaves its memory under this launch: {finding}"
    if is_chosen and result.profile.reads_beyond:
        return "reads behind the end of its buffers under the chosen launch"
    return ""


def _kernel(module: Module, wanted: str | None) -> Function:
    kernels = [f for f in module.functions() if f.is_kernel and wanted in (None, f.name)]
    if len(kernels) == 1:
        return kernels[0]
    if wanted is not None:
        raise InputError(f"no kernel '{wanted}'", file=module.source)
    names = ", ".join(kernel.name for kernel in kernels)
    raise InputError(
        f"{len(kernels)} kernels in the module" + (f": {names}" if names else ""),
        file=module.source,
        remedy="name the one to run with --kernel",
    )


def _blocks(module: Module, function: Function) -> Iterator[tuple[tuple[int, int, int], str]]:
    """The sizes of a workgroup that the kernel's attributes admit, each with the reason, the likeliest first."""
    bounds = launch_bounds(module, function)
    if bounds.is_exact:
        yield bounds.sizes, "reqd_work_group_size"
        return
    if FLAT_SIZE not in string_attributes(module, function):
        raise InputError(
            f"'{function.name}' does not say how large its workgroups are (reqd_work_group_size, "
            "amdgpu-flat-work-group-size)",
            file=module.source,
            remedy=_REMEDY,
        )
    yield (bounds.flat, 1, 1), FLAT_SIZE
    for size in _SMALLER_WORKGROUPS:
        if bounds.least <= size < bounds.flat:
            yield (
                (size, 1, 1),
                f"{FLAT_SIZE} admits it; with {bounds.flat} the kernel does not stay in its memory",
            )


def _dynamic_lds(module: Module) -> int:
    """Bytes of dynamic LDS: all that the static variables leave, each of them generously rounded up; else 0."""
    variables = module.lds_globals()
    if not any(variable.is_dynamic for variable in variables):
        return 0
    layouts = [module.types.layout(variable.value_type) for variable in variables if not variable.is_dynamic]
    taken = sum(layout.alloc + 1024 for layout in layouts if layout is not None)
    return max(1024, (require_arch(module).lds_bytes - taken) // 1024 * 1024)


_Shape = str | tuple["_Shape", ...]
"""What a parameter is: ``buffer``, ``int``, ``float``, or the shapes of a struct's fields."""


def _parameters(module: Module, function: Function) -> list[_Shape]:
    """The shapes of the kernel's parameters; a struct that is passed by reference counts as the struct."""
    kinds = kinds_of(module)
    shapes: list[_Shape] = []
    texts = parameter_texts(module.lines[function.line])
    for number, (address, text) in enumerate(zip(function.arguments, texts, strict=True)):
        spelled = referenced_type(text) or module.type_of(address)
        shape = _shape(kinds(spelled))
        if shape is None:
            raise InputError(
                f"argument {number} of '{function.name}' is {spelled}; nothing can be chosen for it",
                file=module.source,
                remedy=_REMEDY,
            )
        shapes.append(shape)
    return shapes


def _shape(kind: RegisterKind) -> _Shape | None:
    if kind.form == "pointer":
        return "buffer" if kind.space in (0, 1, 4) else None
    if kind.form in ("int", "float"):
        return kind.form if kind.bits <= 64 else None
    if kind.form != "tuple":
        return None
    inner = [_shape(element) for element in kind.elements]
    return None if None in inner else tuple(shape for shape in inner if shape is not None)


def _leaves(shape: _Shape) -> Iterator[str]:
    if isinstance(shape, str):
        yield shape
    else:
        for inner in shape:
            yield from _leaves(inner)


def _attempts(shapes: list[_Shape]) -> Iterator[tuple[list[Argument], str]]:
    words = BUFFER_BYTES // 4
    kinds = {leaf for shape in shapes for leaf in _leaves(shape)}
    for number in _NUMBERS if "int" in kinds else (0,):
        for contents in _CONTENTS if "buffer" in kinds else ("",):
            text = contents.format(words=words)

            def given(shape: _Shape, name: str, number: int = number, text: str = text) -> Argument:
                if not isinstance(shape, str):
                    return [given(inner, f"{name}_{i}", number, text) for i, inner in enumerate(shape)]
                return f"{name}: {text}" if shape == "buffer" else number if shape == "int" else 1.0

            said = [f"{text} for each pointer"] if "buffer" in kinds else []
            said += [f"{number} for each integer"] if "int" in kinds else []
            said += ["1.0 for each other number"] if "float" in kinds else []
            yield [given(shape, f"arg{at}") for at, shape in enumerate(shapes)], ", ".join(said)


def from_options(grid: str | None, block: str | None, arguments: tuple[str, ...], **others: object) -> Launch:
    """Makes a launch from the words of a command line, with sizes as ``X,Y,Z``.

    Raises:
        UsageError: a size that is no number.
    """
    return Launch(
        grid=_sizes("grid", grid or "1"),
        block=_sizes("block", block or "64"),
        arguments=list(arguments),
        **others,  # type: ignore[arg-type]
    )


def _sizes(name: str, text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise UsageError(f"{name} {text!r}: one to three numbers are needed, e.g. 64 or 16,16,1") from None
