"""The options of `qualify`."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import field

from ldsopt.assumptions import Assumption, refused_assumptions, require_known
from ldsopt.checker.options import CheckOptions
from ldsopt.codegen.options import CodeOptions, MeasureOptions
from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.options import option, option_like


@dataclass(frozen=True, slots=True, kw_only=True)
class QualifyOptions:
    """The compilers to compare, their options, and the number of reproducers.

    Attributes:
        reproduce: make a small module for each kind of definite finding that is gained.
        progress: is called with the present step.
    """

    compilers: Collection[str] = option(
        (),
        "Given twice: the compiler that you use, then the one to qualify. Each is llvmlite, llc, clang, hipcc, ziglang "
        "or triton, or the path of an llc or a clang. `ldsopt compilers` lists those that are there.",
        flags=("--compiler",),
        synonyms=("--llc",),
        metavar="NAME[:PATH]",
    )
    mcpu: str | None = option_like(CodeOptions, "mcpu")
    opt_level: int = option_like(CodeOptions, "opt_level")
    features: str = option_like(CodeOptions, "features")
    timeout_seconds: float | None = option_like(CodeOptions, "timeout_seconds")
    dynamic_lds: int = option_like(MeasureOptions, "dynamic_lds")
    no_assume: Collection[Assumption] = refused_assumptions()
    attempts: int = option(
        800,
        "Versions of a module to compile at most while it is made small for --keep.",
        metavar="N",
        minimum=1,
    )
    reproduce: bool = False
    progress: Callable[[str], None] = field(default=lambda _: None, compare=False)

    def __post_init__(self) -> None:
        require_known(self.no_assume)
        if len(self.compilers) != 2:
            raise UsageError(
                "give --compiler twice: the compiler that you use, then the one to qualify; "
                "`ldsopt compilers` lists those that are here"
            )

    def checking(self, compiler: str) -> CheckOptions:
        """The options of `check` for one of the compilers."""
        return CheckOptions(
            opt_level=self.opt_level,
            features=self.features,
            compiler=compiler,
            timeout_seconds=self.timeout_seconds,
            no_assume=self.no_assume,
        )
