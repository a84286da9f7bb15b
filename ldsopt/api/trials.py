"""The versions of a module that `optimize` compares: rewritten, compiled and checked, several at one time.

Every version is compiled and checked in a process of its own, so that LLVM may die on it; that version is then out.
Versions of one text are one version: it is compiled once, and checked at most once. Candidates of one family are
rewritten in one process, one after the other, since they rest on the same analyses.
"""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial
from typing import Any, TypeVar

from ldsopt.api.estimating import estimate_forms
from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.api.rewritings import OptimizeCandidate, RewritingSubject, Rewritten
from ldsopt.checker.findings import Check, Verdict
from ldsopt.checker.judging import judge
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.run import compile_mapped, unmapped, with_operands
from ldsopt.codegen import module as codegen_module
from ldsopt.codegen.compile import Compiled, Compiling, compile_here
from ldsopt.codegen.compilers import find
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.errors import InputError, LdsoptError, UsageError
from ldsopt.ir.dialect import lowered_for
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse, require_arch
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.isa.measure import measure_listing
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.isolation import ChildDied, run_all
from ldsopt.target.preamble import is_bitcode
from ldsopt.timeline.forms import FormCycles
from ldsopt.waits.options import WaitsOptions
from ldsopt.waits.results import WaitCounts
from ldsopt.waits.run import exact_waits

T = TypeVar("T")

_SMALL = 200_000
"""Characters of a module for which starting a process takes longer than rewriting."""

ProgressWatch = Callable[[str], None]
"""Is told what is going on, for who waits."""


@dataclass(frozen=True, slots=True)
class VersionCode:
    """What one version of a module compiles to.

    Attributes:
        compiled: the assembly.
        functions: its figures by function.
        digests: by function, what is the same for the same instructions.
        exact: with exact waits, how many they are; and what `check` finds in the code.
    """

    compiled: Compiled
    functions: Mapping[str, FunctionMeasurement]
    digests: Mapping[str, bytes]
    exact: tuple[WaitCounts, Check] | None = None


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
    """

    module: Module
    options: OptimizeOptions
    needless: frozenset[str]
    watch: ProgressWatch
    codes: dict[str, VersionCode | LdsoptError] = field(default_factory=dict)
    checks: dict[str, Check | LdsoptError] = field(default_factory=dict)

    def rewrite(
        self, candidates: Sequence[OptimizeCandidate], compilations: Sequence[Callable[[], T]] = ()
    ) -> tuple[dict[str, Rewritten | LdsoptError], list[T | LdsoptError]]:
        """What candidates make of the module, by name, and the results of compilations beside it."""
        families = list(dict.fromkeys(candidate.family for candidate in candidates))
        members = [[one for one in candidates if one.family == family] for family in families]
        if len(self.module.text) < _SMALL and len(members) > 1:
            members = [list(candidates)]
        rewritings = (partial(self._rewritten, family) for family in members)
        jobs: list[Callable[[], object]] = [*compilations, *rewritings]
        timeouts = [self.options.timeout_seconds] * len(compilations)
        results = self._run(jobs, f"rewriting in {len(candidates)} ways", timeouts)
        beside, made = results[: len(compilations)], results[len(compilations) :]
        if len(members) < len(families) and isinstance(made[0], LdsoptError):
            # One of them has ended the process of all: each family gets one of its own.
            members = [[one for one in candidates if one.family == family] for family in families]
            made = self._run([partial(self._rewritten, family) for family in members], "rewriting once more")
        found: dict[str, Rewritten | LdsoptError] = {}
        for family, one in zip(members, made, strict=True):
            for number, candidate in enumerate(family):
                found[candidate.name] = one if isinstance(one, LdsoptError) else one[number]  # type: ignore[index]
        return found, beside  # type: ignore[return-value]

    def rewrite_one(
        self,
        candidate: OptimizeCandidate,
        functions: Collection[str] | None = None,
        origin: Module | None = None,
        *,
        settled: bool = False,
    ) -> Rewritten | LdsoptError:
        """What a candidate makes of the module, or of another, as far as only these functions may be changed."""
        rewriting = candidate.settle if settled and candidate.settle else candidate.rewrite
        subject = RewritingSubject(origin or self.module, self.options, self.needless)
        (made,) = self._run([partial(rewriting, subject, functions)], f"rewriting by {candidate.name}")
        return made

    def compile(self, texts: Iterable[str]) -> None:
        """Compiles versions that were not compiled yet."""
        new = [text for text in dict.fromkeys(texts) if text not in self.codes]
        jobs = [partial(self.version_of, text) for text in new]
        made = self._run(jobs, f"compiling {len(new)} more", [self.options.timeout_seconds] * len(new))
        for text, code in zip(new, made, strict=True):
            self.know(text, code)

    def know(self, text: str, code: VersionCode | LdsoptError) -> None:
        """Keeps the code of a version, and what was found in it if it was checked at once."""
        self.codes[text] = code
        if isinstance(code, VersionCode) and code.exact is not None:
            self.checks[text] = code.exact[1]

    def check(self, texts: Iterable[str]) -> None:
        """Checks versions that were not checked yet."""
        new = [text for text in dict.fromkeys(texts) if text not in self.checks]
        jobs = [partial(self._checked, text) for text in new]
        self.checks.update(zip(new, self._run(jobs, f"checking {len(new)}"), strict=True))

    def estimate(self, kernel: str, codes: Sequence[VersionCode]) -> tuple[FormCycles, ...] | str:
        """The estimated cycles of a kernel in each of several versions; or why they are not known."""
        import ldsopt.emulate.emulate  # noqa: F401 -- once, not in each child

        job = partial(estimate_forms, self.module, kernel, [code.compiled for code in codes])
        (found,) = self._run([job], f"estimating {kernel}")
        return str(found) if isinstance(found, LdsoptError) else found

    def version_of(self, text: str) -> VersionCode:
        """The code of a version, with exact waits if they are asked for; made in this process.

        Raises:
            InputError, CompilerFailed, Unavailable: as compiling.
        """
        if not self.options.exact_waits:
            return self.code_of(text)
        module = self.module if text == self.module.text else reparse(text, self.module)
        shared = {one.name: getattr(self.options, one.name) for one in fields(CheckOptions)}
        found = exact_waits(module, WaitsOptions(**shared))
        data = found.text.encode("utf-8", "surrogateescape")
        code = self._measured(replace(found.code.compiled, data=data))
        return replace(code, exact=(found.counts, found.judged(module, self.options)))

    def code_of(self, ir: str | bytes) -> VersionCode:
        """The code of a version, made in this process.

        Raises:
            InputError, CompilerFailed, Unavailable: as compiling.
        """
        arch = require_arch(self.module).name
        if isinstance(ir, str):
            ir = lowered_for(ir, self.module, find(self.options.compiler).llvm_major)
        return self._measured(compile_here(ir, arch, self.options, source=self.module.source))

    def _measured(self, compiled: Compiled) -> VersionCode:
        if not any(line.startswith("define ") for line in self.module.lines):
            return VersionCode(compiled, {}, {})  # there is no code to be read
        listing = parse_assembly(compiled.data.decode("utf-8", "surrogateescape"), self.module.source)
        measured = measure_listing(listing, self.module.source, compiled.arch, compiled.compiler)
        digests = {function.name: _digest(function) for function in listing.functions}
        return VersionCode(compiled, {function.name: function for function in measured.functions}, digests)

    def code_of_input(self) -> VersionCode:
        """The code of the input as it came, where the compiler can read that; else of how it was read here."""
        given = "" if self.options.exact_waits else self.module.given
        if self.options.compiler != DEFAULT_COMPILER and given:
            data = given.encode("utf-8", "surrogateescape") if isinstance(given, str) else given
            if not is_bitcode(data):
                try:
                    return self.code_of(data)
                except InputError:
                    pass
        return self.version_of(self.module.text)

    def _rewritten(self, family: Sequence[OptimizeCandidate]) -> list[Rewritten | LdsoptError]:
        subject = RewritingSubject(self.module, self.options, self.needless)
        made: list[Rewritten | LdsoptError] = []
        for candidate in family:
            try:
                made.append(candidate.rewrite(subject, None))
            except UsageError:
                raise
            except LdsoptError as error:
                made.append(error)
        return made

    def _checked(self, text: str) -> Check:
        module = self.module if text == self.module.text else reparse(text, self.module)
        code = self.codes.get(text)
        known = code.compiled if isinstance(code, VersionCode) else None
        if known is not None and (anything := unmapped(module, known, self.options)) is not None:
            found = judge(module, anything, self.options, explain=False)
            if not found.count(Verdict.DEFINITE, Verdict.UNPROVEN):
                return found  # and no second compilation
        mapped = compile_mapped(module, self.options, compiled=known, begin=_begin_here, refine=False)
        found = judge(module, mapped, self.options, explain=False)
        # Instructions of which nothing is known may be any access, and what is found may be too much: then, and only
        # then, memory operands are asked. With LDS-DMA they have been.
        is_refined = any(access.is_dma for f in mapped.accesses.functions for access in f.accesses)
        if is_refined or not found.count(Verdict.DEFINITE, Verdict.UNPROVEN):
            return found
        exact = with_operands(module, mapped, self.options, begin=_begin_here)
        return judge(module, exact, self.options, explain=False)

    def _run(
        self, jobs: Sequence[Callable[[], T]], what: str, timeouts: Sequence[float | None] = ()
    ) -> list[T | LdsoptError]:
        """Runs jobs, several at one time.

        Raises:
            UsageError: what was asked for makes no sense.
        """
        if not jobs:
            return []
        self.watch(what)
        found = run_all(
            [partial(_uncollected, job) for job in jobs],
            self.options.at_once(),
            timeouts=timeouts,
            watch=lambda done: self.watch(f"{what}: {done} of {len(jobs)}"),
        )
        source, ir = self.module.source, self.module.text
        found = [codegen_module.died(one, source, ir) if isinstance(one, ChildDied) else one for one in found]
        for one in found:
            if isinstance(one, UsageError):
                raise one
        return found


def _uncollected(job: Callable[[], T]) -> T:
    gc.disable()  # the process is short-lived, and what it builds has no cycles: collecting only costs
    return job()


def _begin_here(ir: str | bytes, *given: Any, **options: Any) -> Compiling:
    """As `begin_compile`, but in this process: that of a version, which LLVM may end."""
    return Compiling(lambda _: compile_here(ir, *given, **options))


def _digest(function: AsmFunction) -> bytes:
    text = "\n".join(
        f"{one.mnemonic} {one.operands}" for block in function.blocks for one in block.instructions
    )
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()
