"""The options of code generation where the code itself is wanted: to be written, linked, timed or measured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ldsopt.codegen.options import ARCHITECTURE, CompileOptions, Emit
from ldsopt.options import option

if TYPE_CHECKING:  # it takes long to load
    from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeOptions(CompileOptions):
    """The options of code generation, with the architecture."""

    mcpu: str | None = option(None, ARCHITECTURE.help, flags=ARCHITECTURE.flags, metavar=ARCHITECTURE.metavar)


@dataclass(frozen=True, slots=True, kw_only=True)
class EmitOptions(CodeOptions):
    """The options of code generation, with the form of the output."""

    emit: Emit = option("asm", "Assembly text with LLVM's comments, or a relocatable object.")


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchedCodeOptions(CodeOptions):
    """The options of code generation, with what launches add to the code."""

    dynamic_lds: int = option(
        0,
        "LDS that every launch adds to a kernel's own: counted in its LDS and in its occupancy.",
        metavar="BYTES",
        minimum=0,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasureOptions(LaunchedCodeOptions):
    """The options of code that is measured, and of what stands in objects."""

    objdump: str | Path | None = option(
        None,
        "llvm-objdump, to see the instructions of objects. Default: looked for in PATH.",
        metavar="PROGRAM",
    )
