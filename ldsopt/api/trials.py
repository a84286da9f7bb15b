"""The versions of a module that `optimize` compares: rewritten, compiled and checked, several at one time.

Every version is made in a process of its own, so that LLVM may die on it; that version is then out. Versions of one
text are one version: it is compiled once, and checked at most once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from ldsopt.api.candidates import Candidate, Rewriting, Rewritten
from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.checker.findings import Check
from ldsopt.checker.run import compile_mapped, judge
from ldsopt.codegen.compile import Compiled, compile_ir
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.errors import InputError, LdsoptError, UsageError
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse, require_arch
from ldsopt.isa.measure import measure_assembly
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.isolation import run_all
from ldsopt.target.preamble import is_bitcode

T = TypeVar("T")

Watch = Callable[[str], None]
"""Is told what is going on, for who waits."""


@dataclass(frozen=True, slots=True)
class VersionCode:
    """What one version of a module compiles to.

    Attributes:
        compiled: the assembly.
        functions: its figures by function.
    """

    compiled: Compiled
    functions: Mapping[str, FunctionMeasurement]


@dataclass(slots=True)
class Trials:
    """Makes versions of one module.

    Attributes:
        module: the input.
        options: how everything is compiled and checked.
        needless: the rules of annotate that the compiler does not need.
        watch: is told what is going on.
        codes: of each text that was compiled, its code, or why there is none.
        checks: of each text that was checked, what was found, or why that could not be done.
        compilations: how many modules were compiled to be compared, not counting checks.
    """

    module: Module
    options: OptimizeOptions
    needless: frozenset[str]
    watch: Watch
    codes: dict[str, VersionCode | LdsoptError]
    checks: dict[str, Check | LdsoptError]

    def rewrite(
        self, candidates: Sequence[Candidate], also: Callable[[], T]
    ) -> tuple[dict[str, Rewritten | LdsoptError], T | LdsoptError]:
        """What candidates make of the module, by name, and the result of other work that is done beside it."""
        jobs: list[Callable[[], Rewritten | T]] = [also]
        jobs += [partial(self._rewritten, candidate.rewrite, None) for candidate in candidates]
        beside, *made = self._run(jobs, "rewriting")
        names = [candidate.name for candidate in candidates]
        return dict(zip(names, made, strict=True)), beside  # type: ignore[arg-type, return-value]

    def rewrite_one(
        self, rewriting: Rewriting, functions: Collection[str] | None, origin: Module | None = None
    ) -> Rewritten | LdsoptError:
        """What a candidate makes of the module, or of another, as far as only these functions may be changed."""
        (made,) = self._run([partial(self._rewritten, rewriting, functions, origin)], "rewriting")
        return made

    def compile(self, texts: Iterable[str]) -> None:
        """Compiles versions that were not compiled yet."""
        new = [text for text in dict.fromkeys(texts) if text not in self.codes]
        self.codes.update(
            zip(new, self._run([partial(self.code_of, text) for text in new], "compiling"), strict=True)
        )

    def check(self, texts: Iterable[str]) -> None:
        """Checks versions that were not checked yet."""
        new = [text for text in dict.fromkeys(texts) if text not in self.checks]
        self.checks.update(
            zip(new, self._run([partial(self._checked, text) for text in new], "checking"), strict=True)
        )

    def code_of(self, ir: str | bytes) -> VersionCode:
        """The code of a version, made in this process and its children.

        Raises:
            InputError, CompilerFailed, Unavailable: as compiling.
        """
        arch = require_arch(self.module).name
        compiled = compile_ir(ir, arch, self.options, source=self.module.source)
        text = compiled.data.decode("utf-8", "surrogateescape")
        measured = measure_assembly(text, self.module.source, arch, compiled.compiler)
        return VersionCode(compiled, {function.name: function for function in measured.functions})

    def code_of_input(self) -> VersionCode:
        """The code of the input as it came, where the compiler can read that; else of how it was read here."""
        given = self.module.given
        if self.options.compiler != DEFAULT_COMPILER and given:
            data = given.encode("utf-8", "surrogateescape") if isinstance(given, str) else given
            if not is_bitcode(data):
                try:
                    return self.code_of(data)
                except InputError:
                    pass
        return self.code_of(self.module.text)

    def _rewritten(
        self, rewriting: Rewriting, functions: Collection[str] | None, origin: Module | None = None
    ) -> Rewritten:
        return rewriting(origin or self.module, self.options, self.needless, functions)

    def _checked(self, text: str) -> Check:
        module = self.module if text == self.module.text else reparse(text, self.module)
        code = self.codes.get(text)
        known = code.compiled if isinstance(code, VersionCode) else None
        return judge(module, compile_mapped(module, self.options, compiled=known), self.options)

    def _run(self, jobs: Sequence[Callable[[], T]], what: str) -> list[T | LdsoptError]:
        """Runs jobs, several at one time.

        Raises:
            UsageError: what was asked for makes no sense.
        """
        many = f"{what} {len(jobs)} version{'s' * (len(jobs) != 1)}"
        self.watch(many)
        found = run_all(jobs, self.options.at_once(), watch=lambda done: self.watch(f"{many}: {done} done"))
        for one in found:
            if isinstance(one, UsageError):
                raise one
        return found
