"""What code generation can be asked for, by whatever compiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ldsopt.options import option

if TYPE_CHECKING:  # it takes long to load
    from pathlib import Path

Emit = Literal["asm", "obj"]
DEFAULT_COMPILER = "llvmlite"


@dataclass(frozen=True, slots=True, kw_only=True)
class CompileOptions:
    """How to generate code: by which compiler, and as what of ``llc``'s options."""

    opt_level: int = option(
        3,
        "Optimization level of code generation, as llc's: -O0 to -O3.",
        flags=("-O",),
        metavar="LEVEL",
        minimum=0,
        maximum=3,
    )
    features: str = option(
        "", "Subtarget features, as llc's -mattr.", flags=("--mattr", "-mattr"), metavar="LIST"
    )
    compiler: str = option(
        DEFAULT_COMPILER,
        "What generates the code: llvmlite, llc, clang, hipcc, ziglang or triton, or the path of an llc or a clang. "
        "`ldsopt compilers` lists those that are there.",
        flags=("--compiler",),
        synonyms=("--llc",),
        metavar="NAME[:PATH]",
    )
    timeout_seconds: float | None = option(
        None,
        "Stop the compiler after this long. Default: never.",
        flags=("--timeout",),
        metavar="SECONDS",
        above=0,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeOptions(CompileOptions):
    """How to generate code, and for which architecture."""

    mcpu: str | None = option(
        None,
        "The architecture, e.g. gfx942. Default: what the module says (target-cpu, or the triple).",
        flags=("--mcpu", "-mcpu"),
        metavar="ARCH",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class EmitOptions(CodeOptions):
    """How to generate code, and as what."""

    emit: Emit = option("asm", "Assembly text with LLVM's comments, or a relocatable object.")


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchedCodeOptions(CodeOptions):
    """How to generate code, and what launches add to it."""

    dynamic_lds: int = option(
        0,
        "LDS that every launch adds to a kernel's own: counted in its LDS and in its occupancy.",
        metavar="BYTES",
        minimum=0,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasureOptions(LaunchedCodeOptions):
    """How to come by the code that is measured, and by what stands in objects."""

    objdump: str | Path | None = option(
        None,
        "llvm-objdump, to see the instructions of objects. Default: looked for in PATH.",
        metavar="PROGRAM",
    )
