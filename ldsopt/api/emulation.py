"""Executing what a GPU would execute: machine code, on the CPU."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ldsopt.api.recognizing import is_machine_code
from ldsopt.errors import CompilerFailed, InputError, Unavailable
from ldsopt.ir.module import is_kernel
from ldsopt.ir.read import load
from ldsopt.ir.syntax import header, lines_starting
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.code_object import disassembled_in_place, is_code_object
from ldsopt.isa.measure import arch_of_listing
from ldsopt.target.arch import arch as known_arch

if TYPE_CHECKING:  # numpy is imported only by who executes something
    from ldsopt.emulate.emulate import EmulatedCode
    from ldsopt.emulate.program import UnexecutableInstruction
    from ldsopt.simt.launch import Launch
    from ldsopt.simt.schedule import Schedule
    from ldsopt.simt.simulate import SimulationResult


def machine_code(
    path: str | Path, *, mcpu: str | None = None, compiler: str = "llvmlite", features: str = ""
) -> EmulatedCode:
    """The machine code in a file: assembly, an object or offload bundle; or what a compiler makes of IR.

    Args:
        path: of the file; ``-`` for standard input.
        mcpu: the architecture, where the file does not say it; or which code object of a bundle.
        compiler: makes the assembly of IR; `features` of the architecture for it.

    Raises:
        InputError: none of these, or damaged; no architecture known.
        CompilerFailed: the compiler cannot compile the IR.
        Unavailable: there is no such compiler, or no disassembler for a code object.
    """
    source, data = load(path)
    if not is_machine_code(data):
        return _compiled(data, source, mcpu, compiler, features)
    return code_in(data, source, mcpu)


def code_in(data: bytes, source: str, mcpu: str | None = None) -> EmulatedCode:
    """The machine code in a file's contents: assembly, an object or offload bundle.

    Raises:
        InputError: damaged; no architecture known.
        Unavailable: there is no disassembler for a code object.
    """
    from ldsopt.api.hand_written import assembled
    from ldsopt.emulate.emulate import code_of_listing, code_of_object

    try:
        if is_code_object(data):
            return _code_of_elf(data, source, mcpu)
        listing = parse_assembly(data.decode("utf-8", "surrogateescape"), source)
        arch = arch_of_listing(listing, source, mcpu)
        if made := assembled(listing, arch.name, source):
            return code_of_object(made.code, made.listing, arch, source)
        return code_of_listing(listing, arch, source)
    except ValueError as error:
        raise InputError(str(error), file=source) from None


def _code_of_elf(data: bytes, source: str, mcpu: str | None) -> EmulatedCode:
    """The machine code of an object or offload bundle; one whose variables only a linker places is linked."""
    from ldsopt.codegen.link import link
    from ldsopt.emulate.emulate import code_of_object
    from ldsopt.isa.image import IMAGE, loaded_image, with_names

    placed = disassembled_in_place(data, source, arch=mcpu)
    left = (said for home in placed.code.relocations.values() for said in home.values())
    if any("rel32@" in said and said.split('"')[1] not in placed.code.sizes for said in left):
        with contextlib.suppress(Unavailable, CompilerFailed):  # what is missing is named then
            placed = disassembled_in_place(link([placed.data], source=source), source)
    arch = known_arch(placed.code.arch)
    if not placed.code.is_linked:
        return code_of_object(placed.code, placed.listing, arch, source)
    image = loaded_image(placed.data, source)
    code = code_of_object(placed.code, with_names(placed, image.functions), arch, source)
    return replace(code, variables={IMAGE: image.contents})


def _compiled(data: bytes, source: str, mcpu: str | None, compiler: str, features: str) -> EmulatedCode:
    from ldsopt.api import code as making
    from ldsopt.codegen.code_options import EmitOptions
    from ldsopt.emulate.emulate import code_of_listing

    module = making.spelled_bytes(data, source, EmitOptions(mcpu=mcpu, compiler=compiler, features=features))
    compiled = making.compile(module, compiler=compiler, features=features)
    name = f"{source} (assembly)"
    listing = parse_assembly(compiled.data.decode("utf-8", "surrogateescape"), name)
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
    from ldsopt.simt.schedule import Schedule

    given = machine_code(code) if isinstance(code, (str, Path)) else code
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
