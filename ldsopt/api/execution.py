"""Kernels executed on the CPU: their IR, or the machine code that a GPU would execute."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ldsopt.api.reading import module_of
from ldsopt.api.recognizing import assembled, is_machine_code
from ldsopt.codegen.options import EmitOptions
from ldsopt.compare.transformed import Transformed
from ldsopt.errors import CompilerFailed, InputError, Unavailable
from ldsopt.ir.module import Module, is_kernel
from ldsopt.ir.read import load, require_arch
from ldsopt.ir.syntax import header, lines_starting
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.code_object import disassembled_each, disassembled_in_place, is_code_object
from ldsopt.isa.measure import arch_of_listing
from ldsopt.records.dump import compose
from ldsopt.records.format import variable_names
from ldsopt.simt.schedule import ALL_SCHEDULES, INSTRUCTIONS_OF_A_WAVE, Schedule
from ldsopt.target.arch import arch as known_arch
from ldsopt.transforms.instrument.instrumented import record_header

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from ldsopt.emulate.emulate import EmulatedCode
    from ldsopt.emulate.program import UnexecutableInstruction
    from ldsopt.isa.code_object import PlacedCode
    from ldsopt.simt.launch import Launch
    from ldsopt.simt.preparation import Backend, Missing
    from ldsopt.simt.shadow import Window
    from ldsopt.simt.simulate import SimulationResult
    from ldsopt.verifier.observed import ProgressCallback
    from ldsopt.verifier.verification import Verification


def simulate(
    source: Module | Transformed[Any],
    launch: Launch,
    schedule: Schedule | None = None,
    *,
    checks: bool = True,
    without: Collection[str] = (),
    window: Window = "workgroup",
    limit: int = INSTRUCTIONS_OF_A_WAVE,
    keep: Collection[str] = (),
    backend: Backend = "auto",
    at_once: int = 1,
    watch: Callable[[int, int], None] = lambda _, __: None,
) -> SimulationResult:
    """Executes a kernel on the CPU; what it leaves in its buffers, and what is wrong with its LDS accesses.

    >>> import numpy as np
    >>> import ldsopt
    >>> data = np.arange(64, dtype=np.float32)
    >>> launch = ldsopt.Launch(block=(64,), arguments={"from": data, "to": np.zeros(64, np.float32), "n": 64})
    >>> result = ldsopt.simulate(ldsopt.parse(ldsopt.REVERSAL), launch)
    >>> bool((result.outputs["to"] == data[::-1]).all()), result.findings
    (True, ())

    Args:
        source: the module.
        launch: what to run it on. Arrays are buffers; those given are not changed.
        schedule: in which order waves run and copies land; by default waves in turn, copies as late as they may.
        checks: look for findings.
        without: checks to leave out, by their names in `ldsopt.simt.checks.CHECKS`.
        window: how long the claims of alias metadata hold: as long as a ``workgroup`` runs, or from barrier to
            ``barrier``.
        limit: instructions that one wave may execute; the run ends with a finding where one wants more.
        keep: names of variables in global memory whose bytes after the run `SimulationResult.variables` has.
        backend: what executes it: ``interpreted``; ``compiled`` to machine code of this processor; or ``auto``, which
            compiles what is executed often enough to be worth it. The result is the same.
        at_once: processes that execute workgroups at a time; the result is the same.
        watch: is told how many workgroups have been executed, and of how many.

    Raises:
        InputError: no such kernel, arguments that do not fit it, or something that cannot be simulated (`missing`).
        UsageError: a launch that makes no sense.
    """
    from ldsopt.simt.preparation import prepare
    from ldsopt.simt.simulate import run

    return run(
        prepare(module_of(source), launch, backend=backend),
        schedule or Schedule(),
        checks=checks,
        without=without,
        window=window,
        limit=limit,
        keep=keep,
        at_once=at_once,
        watch=watch,
    )


def simulate_records(
    source: Module | Transformed[Any],
    launch: Launch,
    schedule: Schedule | None = None,
    *,
    checks: bool = True,
    without: Collection[str] = (),
    backend: Backend = "auto",
) -> tuple[SimulationResult, bytes]:
    """Executes an instrumented kernel on the CPU, as `simulate`: the result, and the dump of its records.

    Their clock counts executed instructions, and the dump says so. At a barrier a wave's clock is advanced to that of
    the last wave to arrive.

    Raises:
        InputError: the kernel makes no records, or as `simulate`.
        UsageError: as `simulate`.
    """
    from ldsopt.simt.launch import resolve
    from ldsopt.simt.preparation import prepare
    from ldsopt.simt.simulate import run

    module = module_of(source)
    kernel = launch.kernel or next((f.name for f in module.functions() if f.is_kernel), "")
    header = record_header(module, kernel)
    if header is None:
        raise InputError(
            f"'{kernel}' makes no records",
            file=module.source,
            remedy="instrument it first: `ldsopt instrument`",
        )
    variable = variable_names(kernel)[0]
    prepared = prepare(module, launch, backend=backend)
    result = run(prepared, schedule or Schedule(), checks=checks, without=without, keep=(variable,))
    if header.argument is None:
        buffer = result.variables[variable]
    else:
        name = resolve(launch, require_arch(module))[header.argument].name
        if name not in result.outputs:
            raise InputError(
                f"argument {header.argument} of '{kernel}' is no buffer in this launch",
                file=module.source,
                remedy=f"give it u8[{header.buffer_bytes}]=zeros: the records go there",
            )
        buffer = result.outputs[name].tobytes()
    return result, compose(header.simulated(), buffer)


def missing(source: Module | Transformed[Any]) -> list[Missing]:
    """Everything in a module that the simulator does not know; empty if it can execute all of it.

    Raises:
        InputError: no architecture is known.
    """
    from ldsopt.simt.preparation import missing as find

    return find(module_of(source))


def verify(
    before: Module | Transformed[Any],
    after: Module | Transformed[Any],
    launch: Launch | None = None,
    *,
    schedules: Sequence[Schedule] = ALL_SCHEDULES,
    kernel: str | None = None,
    tolerance: float = 0.0,
    without: Collection[str] = (),
    limit: int = INSTRUCTIONS_OF_A_WAVE,
    backend: Backend = "auto",
    at_once: int = 1,
    watch: ProgressCallback | None = None,
) -> Verification:
    """The verdict on two versions of a kernel that are to do the same, executed under several schedules.

    >>> import ldsopt
    >>> module = ldsopt.parse(ldsopt.REVERSAL)
    >>> ldsopt.verify(module, ldsopt.annotate(module, bases="all")).is_equivalent
    True

    Args:
        before, after: the versions.
        launch: what to run both on; by default one is chosen, and ``coverage.chosen`` says which.
        schedules: the orders of waves and copies to execute both under; by default all eight.
        kernel: which, where the modules have several and no launch says so.
        tolerance: by how much floating-point outputs may differ, absolutely; 0 is bit by bit.
        without, limit: as of `simulate`.
        backend: what executes both, as of `simulate`.
        at_once: schedules that run at a time, each in a process of its own, where a launch is long; the verdict is the
            same.
        watch: is told what runs, and how much of it is done, 0 to 1.

    Raises:
        InputError: one cannot be simulated, no launch can be chosen, or the two have different outputs.
        UsageError: a launch that makes no sense.
    """
    from ldsopt.verifier.equivalence import verify as compare
    from ldsopt.verifier.observed import RunOptions, no_progress

    options = RunOptions(schedules, tolerance, limit, backend, without, at_once, watch or no_progress)
    return compare(module_of(before), module_of(after), launch, options, kernel=kernel)


def machine_code(
    code: str | Path | bytes,
    *,
    mcpu: str | None = None,
    compiler: str = "llvmlite",
    features: str = "",
    kernel: str | None = None,
) -> EmulatedCode:
    """The machine code in a file: assembly or an object; or the code that a compiler makes of IR.

    Args:
        code: the file's path, ``-`` for standard input; or its contents.
        mcpu: the architecture, if the file does not state it; or that of an object in a bundle, program or library.
        kernel: picks one of several objects in such a file.
        compiler: makes the assembly of IR; `features` of the architecture for it.

    Raises:
        InputError: none of these, or damaged; no architecture known.
        CompilerFailed: the compiler cannot compile the IR.
        Unavailable: there is no such compiler, or no disassembler for a code object.
    """
    source, data = ("<code>", code) if isinstance(code, bytes) else load(code)
    if not is_machine_code(data):
        return _compiled(data, source, mcpu, compiler, features)
    return code_in(data, source, mcpu, kernel)


def machine_codes(
    path: str, *, mcpu: str | None = None, compiler: str = "llvmlite", features: str = ""
) -> Iterator[EmulatedCode]:
    """The machine code of each code object in a file; arguments and errors as of `machine_code`."""
    source, data = load(path)
    if not is_code_object(data):
        yield machine_code(path, mcpu=mcpu, compiler=compiler, features=features)
        return
    try:
        for placed in disassembled_each(data, source, arch=mcpu):
            yield _code_of_elf(placed, source)
    except ValueError as error:
        raise InputError(str(error), file=source) from None


def code_in(data: bytes, source: str, mcpu: str | None = None, kernel: str | None = None) -> EmulatedCode:
    """The machine code in a file's contents: assembly or an object; arguments as of `machine_code`.

    Raises:
        InputError: damaged; no architecture known.
        Unavailable: there is no disassembler for a code object.
    """
    from ldsopt.emulate.emulate import code_of_listing, code_of_object

    try:
        if is_code_object(data):
            return _code_of_elf(disassembled_in_place(data, source, arch=mcpu, kernel=kernel), source)
        listing = parse_assembly(data.decode("utf-8", "surrogateescape"), source)
        arch = arch_of_listing(listing, source, mcpu)
        if made := assembled(listing, arch.name, source):
            return code_of_object(made.code, made.listing, arch, source)
        return code_of_listing(listing, arch, source)
    except ValueError as error:
        raise InputError(str(error), file=source) from None


def _code_of_elf(placed: PlacedCode, source: str) -> EmulatedCode:
    """The machine code of an object; it is linked if only a linker places its variables."""
    from ldsopt.codegen.assemble import link
    from ldsopt.emulate.emulate import code_of_object
    from ldsopt.isa.image import IMAGE, loaded_image, with_names

    left = (said for home in placed.code.relocations.values() for said in home.values())
    if any("rel32@" in said and said.split('"')[1] not in placed.code.sizes for said in left):
        with contextlib.suppress(Unavailable, CompilerFailed):  # a later step names the missing symbol
            placed = disassembled_in_place(link([placed.data], source=source), source)
    arch = known_arch(placed.code.arch)
    if not placed.code.is_linked:
        return code_of_object(placed.code, placed.listing, arch, source)
    image = loaded_image(placed.data, source)
    code = code_of_object(placed.code, with_names(placed, image.functions), arch, source)
    return replace(code, variables={IMAGE: image.contents})


def _compiled(data: bytes, source: str, mcpu: str | None, compiler: str, features: str) -> EmulatedCode:
    from ldsopt.api import code as making
    from ldsopt.emulate.emulate import code_of_listing

    module = making.spelled_bytes(data, source, EmitOptions(mcpu=mcpu, compiler=compiler, features=features))
    compiled = making.compile(module, compiler=compiler, features=features)
    name = f"{source} (assembly)"
    listing = parse_assembly(compiled.text, name)
    code = code_of_listing(listing, arch_of_listing(listing, name, mcpu), name)
    made = {function.name for function in listing.functions}
    return replace(code, dropped=tuple(one for one in _kernels(module.text) if one not in made))


def _kernels(text: str) -> list[str]:
    """The names of the kernels that a module in textual form defines."""
    defined = map(header, lines_starting(text, "define "))
    return [one.name for one in defined if one is not None and is_kernel(one.words)]


def simulate_machine(
    code: EmulatedCode | str | Path,
    launch: Launch,
    schedule: Schedule | None = None,
    *,
    checks: bool = True,
) -> SimulationResult:
    """Executes machine code on the CPU, with results and copies as late as its waits allow, or as early.

    Until the wave's own wait retires an operation, the registers that it writes hold garbage, and so do the bytes of
    LDS that a copy writes. That an instruction uses them is a finding.

    Args:
        code: as `machine_code` gives it, or a file.
        launch: what to run it on. Arrays are buffers; those given are not changed.
        schedule: in which order waves run; when operations happen.
        checks: look for findings.

    Raises:
        InputError: an instruction without a known meaning, or as `machine_code`.
        Unavailable: AMD's instruction pseudocode is not installed (``pip install ldsopt[machine]``).
        UsageError: a launch that makes no sense.
    """
    from ldsopt.emulate.emulate import emulate, prepare_machine

    given = machine_code(code, kernel=launch.kernel) if isinstance(code, (str, Path)) else code
    chosen = schedule or Schedule()
    retirement = (
        "random" if chosen.order == "random" else "youngest" if chosen.order == "reversed" else "oldest"
    )
    return emulate(prepare_machine(given, launch), chosen, retirement=retirement, checks=checks)  # type: ignore[arg-type]


def missing_in_machine_code(code: EmulatedCode) -> list[UnexecutableInstruction]:
    """The instructions of all kernels that cannot be executed; empty if all can.

    Raises:
        Unavailable: AMD's instruction pseudocode is not installed, or has none of this architecture.
    """
    from ldsopt.emulate.emulate import decoded

    kernels = [function for function in code.listing.functions if function.is_kernel]
    return [unknown for function in kernels for unknown in decoded(code, function).unknown]
