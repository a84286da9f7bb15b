"""The options of code generation, for whatever compiles, and where the code itself is wanted: to be written, linked,
timed or measured.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.options import Option, option
from ldsopt.patterns import pattern

if TYPE_CHECKING:
    from pathlib import Path


_FEATURE = pattern(r"[+-][\w.-]+")
Emit = Literal["asm", "obj"]
DEFAULT_COMPILER = "llvmlite"
ARCHITECTURE = Option(
    ("--mcpu", "-mcpu"),
    "The architecture, e.g. gfx942. Default: what the module says (target-cpu, or the triple), else what its file is "
    "called (kernel.gfx942.ll) or says in its head (-mcpu=gfx942).",
    metavar="ARCH",
    is_shared=True,
)
"""The option that names the architecture."""


def parallel_jobs() -> Any:
    """The field of ``-j``, for each dataclass of options that has one."""
    return option(
        None,
        "Parallel jobs: modules; of one module its versions, schedules or workgroups. Default: as many as there are "
        "processors.",
        flags=("-j", "--jobs"),
        metavar="N",
        minimum=1,
        is_shared=True,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class CompileOptions:
    """The options of code generation: the compiler, and those of ``llc``'s options that it takes."""

    opt_level: int = option(
        3,
        "Optimization level of code generation, as llc's: -O0 to -O3.",
        flags=("-O",),
        metavar="LEVEL",
        minimum=0,
        maximum=3,
        is_shared=True,
    )
    features: str = option(
        "",
        "Subtarget features, as llc's -mattr.",
        flags=("--mattr", "-mattr"),
        metavar="LIST",
        is_shared=True,
    )
    compiler: str = option(
        DEFAULT_COMPILER,
        "What generates the code: llvmlite, llc, clang, hipcc, ziglang or triton, or the path of an llc or a clang. "
        "`ldsopt compilers` lists those that are there.",
        flags=("--compiler",),
        synonyms=("--llc",),
        metavar="NAME[:PATH]",
        is_shared=True,
    )
    timeout_seconds: float | None = option(
        None,
        "Stop the compiler, or an execution, after this long. Default: never.",
        flags=("--timeout",),
        metavar="SECONDS",
        above=0,
        is_shared=True,
    )

    def __post_init__(self) -> None:
        for feature in filter(None, self.features.split(",")):
            # LLVM would abort without a sign; and a feature is written into attributes, between quotes.
            if _FEATURE.fullmatch(feature) is None:
                raise UsageError(
                    f"--mattr '{feature}': a feature is + or - and a name, e.g. +wavefrontsize32"
                )


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeOptions(CompileOptions):
    """The options of code generation, with the architecture."""

    mcpu: str | None = option(
        None, ARCHITECTURE.help, flags=ARCHITECTURE.flags, metavar=ARCHITECTURE.metavar, is_shared=True
    )


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
        is_shared=True,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasureOptions(LaunchedCodeOptions):
    """The options of code that is measured, and of what stands in objects."""

    objdump: str | Path | None = option(
        None,
        "llvm-objdump, to see the instructions of objects. Default: looked for in PATH.",
        metavar="PROGRAM",
    )
