"""A module for an AMD GPU on its way through a compiler of yours: rewritten by ldsopt, or left as it came.

As inside of Triton (`ldsopt.integrations.triton`), a rewritten module is taken only where the compiler, told all
that the build tells it, makes the same instructions of it that ldsopt has checked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ldsopt.integrations.ldsopt_process import (
    LdsoptProcessFailed,
    RewritingCommand,
    compiling_options,
    run_ldsopt,
    said_by_ldsopt,
)
from ldsopt.isa.assembly import Assembly, parse_assembly


def kernel_names(text: str) -> list[str]:
    """The kernels that LLVM IR defines, without parsing it; a name in quotes keeps them.

    >>> kernel_names("define protected amdgpu_kernel void @k(ptr %p) #0 {")
    ['k']
    """
    heads = (line.partition("@") for line in text.splitlines() if line.startswith("define "))
    return [rest.partition("(")[0] for head, _, rest in heads if "amdgpu_kernel" in head.split()]


@dataclass(frozen=True, slots=True)
class DeviceModule:
    """A module and how code is made of it.

    Attributes:
        path: its file, LLVM IR as text, behind all passes on the IR.
        arch: the architecture's name.
        features: subtarget features, as ``-mattr`` takes them.
        opt_level: of code generation, ``0`` to ``3``.
        clang: the program that generates code.
    """

    path: Path
    arch: str
    features: str
    opt_level: str
    clang: str


@dataclass(frozen=True, slots=True)
class DeviceRewriting:
    """The result for a module.

    Attributes:
        path: the file to go on with.
        changed: whether that is another module than the one that came.
        said: what is to be said of it, lines.
    """

    path: Path
    changed: bool
    said: str


def rewrite_device_module(
    module: DeviceModule, command: RewritingCommand, assemble: Callable[[Path, Path], None]
) -> DeviceRewriting:
    """The module that the command makes of a module.

    Args:
        module: as the compiler has made it.
        command: what to do with it.
        assemble: writes the assembly that the build makes of a module: from, to.

    Raises:
        LdsoptProcessFailed: the command fails, or the build makes other code than what was checked.
    """
    made = module.path.with_suffix(".ldsopt.ll")
    compiling = compiling_options(module.arch, module.features, f"clang:{module.clang}")
    compiling.append(f"-O{module.opt_level}")
    done = run_ldsopt(*command.checked, str(module.path), "-o", str(made), *compiling)
    if made.read_bytes() == module.path.read_bytes():
        return DeviceRewriting(module.path, False, done.stderr)
    checked, shipped = made.with_suffix(".checked.s"), made.with_suffix(".shipped.s")
    said_by_ldsopt("compile", str(made), "-o", str(checked), *compiling)
    assemble(made, shipped)
    if instructions_of(checked) != instructions_of(shipped):
        raise LdsoptProcessFailed(
            "with the build's options the compiler makes other code than what was checked"
        )
    return DeviceRewriting(made, True, done.stderr)


def instructions_of(path: Path) -> dict[str, list[tuple[str, str]]]:
    """The instructions of assembly, by function."""
    listing: Assembly = parse_assembly(path.read_text(encoding="utf-8", errors="surrogateescape"), str(path))
    return {
        function.name: [(i.mnemonic, i.operands) for block in function.blocks for i in block.instructions]
        for function in listing.functions
    }
