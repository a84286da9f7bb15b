"""Versions of a module's code: compiled, measured, and checked if requested."""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import field, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, TypeVar

from ldsopt.checker.findings import Check, Verdict
from ldsopt.checker.ir_facts import MappedCode
from ldsopt.checker.judging import judge, judge_clean
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.run import check as check_module
from ldsopt.checker.run import compile_located, compile_mapped, has_transfers, unmapped, with_operands
from ldsopt.checker.tracing import CLAUSE_HINTS, is_plain_without, stands_for
from ldsopt.codegen import module as codegen_module
from ldsopt.codegen.compile import SMALL, Compiled, Compiling, compile_here, compile_ir, reading
from ldsopt.codegen.compilers import CompilerKind, find
from ldsopt.codegen.options import DEFAULT_COMPILER, Emit
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, InternalError, LdsoptError, UsageError
from ldsopt.ir.module import Module, lowered_for, text_for
from ldsopt.ir.read import lds_of_launches, reparse, require_arch
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.isa.measure import measure_listing, with_dynamic_lds
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.isolation import ChildDied, Handed, JobWorkers, Running, Worker, run_all, start
from ldsopt.options import given_by
from ldsopt.target.opcodes import opcode
from ldsopt.target.preamble import is_bitcode

if TYPE_CHECKING:
    from ldsopt.waits.results import WaitCounts

T = TypeVar("T")

ProgressWatch = Callable[[str], None]
"""A callback with the present step, to show to the user."""


@dataclass(frozen=True, slots=True)
class VersionCode:
    """The code of a version; it can cross process boundaries.

    Attributes:
        compiled: the assembly.
        functions: its figures by function.
        digests: by function, a digest of its instructions.
        sequences: a digest of its mnemonics in order, without waits, barriers and cache invalidations.
        exact: with exact waits, their number; and the findings of `check` in the code.
    """

    compiled: Compiled
    functions: Mapping[str, FunctionMeasurement]
    digests: Mapping[str, bytes]
    exact: tuple[WaitCounts, Check] | None = None
    sequences: Mapping[str, bytes] = field(default_factory=dict)


@dataclass
class CompiledVersion:
    """A version's code, and its check, which is made when it is asked for."""

    code: VersionCode
    find: Callable[[], Check]

    @cached_property
    def check(self) -> Check:
        """The check of the code.

        Raises:
            CompilerFailed, Unavailable: as compiling, which it takes once more where the code was compiled plainly.
        """
        return self.find()

    @property
    def is_checked(self) -> bool:
        """True if the check was made already."""
        return "check" in vars(self)


@dataclass(frozen=True, slots=True)
class KnownVersions:
    """Versions of a module that were compiled and checked before, by their text.

    Attributes:
        codes: for each compiled text, its code, or the reason why there is none.
        checks: for each checked text, its check, or the reason why there is none.
    """

    codes: Mapping[str, VersionCode | LdsoptError] = field(default_factory=dict)
    checks: Mapping[str, Check | LdsoptError] = field(default_factory=dict)


def is_compiled_once(module: Module, checking: CheckOptions, emit: Emit | None) -> bool:
    """True if one compilation, with locations, suffices, also for code that is to be written.

    Debug locations that identify the access of an instruction change no instruction (`ldsopt.checker.tracing`), so the
    same code is measured, checked and, without them, written. If that does not hold, or the written code would differ,
    a version is compiled without them, and once more for findings.
    """
    if find(checking.compiler).kind is not CompilerKind.LLVMLITE or not stands_for(module, checking):
        return False
    return emit is None or (emit == "asm" and is_plain_without(module, require_arch(module)))


def compiled_version(
    module: Module,
    checking: CheckOptions,
    *,
    once: bool = False,
    text: str = "",
    known: KnownVersions | None = None,
) -> CompiledVersion:
    """The code that a module compiles to; counts leave out hints, which depend on the compilation.

    Args:
        module: the version.
        checking: how to compile and check.
        once: compile with locations, for figures and check alike (`is_compiled_once`).
        text: of the version, by which it may be known.
        known: versions that need not be made again, and whose checks explain nothing, as then this one need not.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    explain, known = known is None, known or KnownVersions()
    code, checked = known.codes.get(text), known.checks.get(text)
    is_plain = once and is_plain_without(module, require_arch(module))
    if is_plain and isinstance(code, VersionCode) and isinstance(checked, Check):
        return CompiledVersion(code, lambda: checked)
    located = compile_located(module, checking, once=True) if once else None
    if located is None:
        text = text_for(module, find(checking.compiler).llvm_major)
        compiled = compile_ir(text, require_arch(module).name, checking, source=module.source)
    else:
        compiled = located.compiled

    def check() -> Check:
        if isinstance(checked, Check):
            return checked
        if located is None:
            return check_module(module, checking, compiled=compiled)
        return judge(module, with_operands(module, located, checking), checking, explain=explain)

    return CompiledVersion(_measured(compiled, module, counts_hints=False), check)


def without_code() -> CompiledVersion:
    """A version that does not compile, or has no known architecture."""

    def check() -> Check:
        raise InternalError("code that there is not cannot be checked")

    return CompiledVersion(VersionCode(Compiled(b"", "", ""), {}, {}), check)


def _measured(compiled: Compiled, module: Module, *, counts_hints: bool = True) -> VersionCode:
    if not any(line.startswith("define ") for line in module.lines):
        return VersionCode(compiled, {}, {})  # there is no readable code
    with reading(compiled, module.source):
        listing = parse_assembly(compiled.text, module.source)
        measured = measure_listing(listing, module.source, compiled.arch, compiled.compiler)
        measured = with_dynamic_lds(measured, lds_of_launches(module.source))
    functions = {function.name: function for function in measured.functions}
    digests, sequences = {}, {}
    for function in listing.functions:
        lines = list(_instructions(function))
        digests[function.name] = _digest(lines)
        mnemonics = (line.partition(" ")[0] for line in lines)
        sequences[function.name] = _digest(one for one in mnemonics if not _orders(one))
        if not counts_hints and function.name in functions:
            functions[function.name] = replace(functions[function.name], instructions=len(lines))
    return VersionCode(compiled, functions, digests, sequences=sequences)


def _digest(lines: Iterable[str]) -> bytes:
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogateescape")).digest()


def _orders(mnemonic: str) -> bool:
    known = opcode(mnemonic)
    return known.is_wait or known.is_barrier_part or known.drops is not None


def _instructions(function: AsmFunction) -> Iterator[str]:
    """The instructions of a function, hints left out."""
    for one in function.instructions:
        if one.mnemonic not in CLAUSE_HINTS:
            yield f"{one.mnemonic} {one.operands}"


@dataclass(slots=True)
class Versions:
    """Many versions of one module, by their text: each is compiled once, and checked at most once, several at one time.

    Every version is compiled and checked in a child process, so that a crash of LLVM loses that version only. Small
    modules are compiled one after the other in the same child: starting LLVM takes a third of the time of one. A large
    one has a child of its own, as memory and processor time are limited for each. So has each check: it sets LLVM's own
    options, which stay set in a process.

    Leaving the context ends the children.

    Attributes:
        module: the input.
        options: how everything is compiled and checked.
        at_once: the number of versions that are made at one time.
        exact: versions get exact waits.
        watch: is called with the present step.
        codes: for each compiled text, its code, or the reason why there is none.
        checks: for each checked text, its check, or the reason why there is none.
        kept: the object that the jobs of `asked` work on. It has to be there before anything is compiled.
    """

    module: Module
    options: CheckOptions
    at_once: int
    exact: bool
    watch: ProgressWatch
    codes: dict[str, VersionCode | LdsoptError] = field(default_factory=dict)
    checks: dict[str, Check | LdsoptError] = field(default_factory=dict)
    kept: Any = None
    _known: dict[Compiled, VersionCode] = field(default_factory=dict)
    """The figures of code that this process knows: many versions compile to the same code."""
    _children: (
        JobWorkers[str | Callable[[Any], Any] | tuple[Callable[..., Any], tuple[Any, ...]], Any] | None
    ) = None
    _started: ExitStack = field(default_factory=ExitStack)
    _of_input: Worker[bool, Any] | None = None
    """The child that has compiled the input once, with locations, and can check that code."""
    _located: MappedCode | None = None

    def __enter__(self) -> Versions:
        if not self.exact and len(self.module.text) <= SMALL:
            self._children = JobWorkers(lambda job: _uncollected(partial(self._done, job)), self.at_once)
            self._started.enter_context(self._children)
        return self

    def __exit__(self, *_: object) -> None:
        self._started.close()

    def compile(self, texts: Iterable[str]) -> None:
        """Compiles versions that were not compiled yet."""
        new = [text for text in dict.fromkeys(texts) if text not in self.codes]
        what, limit = f"compiling {len(new)} more", self.options.timeout_seconds
        if not new:
            return
        if self._children is not None:
            self.watch(what)
            watch = self._watching(what, len(new))
            made = self._told(self._children.run_all(new, timeout_seconds=limit, watch=watch))
        else:
            made = self.run([partial(self._version_of, text) for text in new], what, [limit] * len(new))
        for text, code in zip(new, made, strict=True):
            self.know(text, code)

    def know(self, text: str, code: VersionCode | LdsoptError) -> None:
        """Keeps the code of a version, and its check if it was checked at once."""
        self.codes[text] = code
        if isinstance(code, VersionCode) and code.exact is not None:
            self.checks[text] = code.exact[1]
        elif isinstance(code, VersionCode):
            self._known[code.compiled] = code

    def know_check(self, text: str, compiled: Compiled, check: Check) -> None:
        """Keeps the check of a version that was made elsewhere, if its code is byte for byte what was checked there."""
        code = self.codes.get(text)
        if isinstance(code, VersionCode) and code.compiled == compiled:
            self.checks.setdefault(text, check)

    def check(self, texts: Iterable[str]) -> None:
        """Checks versions that were not checked yet."""
        new = [text for text in dict.fromkeys(texts) if text not in self.checks]
        what = f"checking {len(new)}"
        self._check_unmapped(new, what)
        if self._of_input is not None and self.module.text in new and self.module.text not in self.checks:
            self.watch(what)
            try:
                found = self._of_input.begin(True).result(quiet=True)
            except LdsoptError as error:
                found = self._told([error])[0]
            self.checks[self.module.text] = found
        new = [text for text in new if text not in self.checks]
        jobs = [partial(self._checked, text) for text in new]
        self.checks.update(zip(new, self.run(jobs, what), strict=True))

    def _check_unmapped(self, texts: Sequence[str], what: str) -> None:
        """Checks existing code without a second compilation, as far as nothing is found in it."""
        if self._children is None or self._has_transfers:
            return
        codes = {text: self.codes.get(text) for text in texts}
        jobs = {
            text: (_judged_unmapped, (text, code.compiled, self.options))
            for text, code in codes.items()
            if isinstance(code, VersionCode)
        }
        if jobs:
            self.watch(what)
            found = self._children.run_all([*jobs.values()])
            self.checks |= {
                text: one for text, one in zip(jobs, found, strict=True) if isinstance(one, Check)
            }

    def version(self, text: str) -> CompiledVersion:
        """A version; it is compiled now unless it was.

        Raises:
            LdsoptError: it cannot be.
        """
        self.compile([text])
        return CompiledVersion(_value(self.codes[text]), lambda: self.check_of(text))

    def check_of(self, text: str) -> Check:
        """The check of a version.

        Raises:
            LdsoptError: there is none.
        """
        self.check([text])
        return _value(self.checks[text])

    def _version_of(self, text: str) -> VersionCode:
        if not self.exact:
            return self._code_of(text)
        from ldsopt.waits.options import WaitsOptions  # not ahead: most versions keep the compiler's waits
        from ldsopt.waits.run import exact_waits

        module = self.module if text == self.module.text else reparse(text, self.module)
        found = exact_waits(module, WaitsOptions(**given_by(CheckOptions, self.options)))
        data = found.text.encode("utf-8", "surrogateescape")
        code = _measured(replace(found.code.compiled, data=data), self.module)
        return replace(code, exact=(found.counts, found.judged(module, self.options)))

    def _code_of(self, ir: str | bytes) -> VersionCode:
        if isinstance(ir, str):
            ir = lowered_for(ir, self.module, find(self.options.compiler).llvm_major)
        arch, source = require_arch(self.module).name, self.module.source
        compiled = compile_here(ir, arch, self.options, source=source)
        if compiled not in self._known:
            self._known[compiled] = _measured(compiled, self.module)
        return self._known[compiled]

    def begin_input(self) -> Callable[[], VersionCode | LdsoptError]:
        """Begins to compile the input as it came, if the compiler can read that; else as it was read here.

        Returns:
            A function that waits for the code, to be called once.
        """
        limit = self.options.timeout_seconds
        child: Handed[Any] | Running[VersionCode]
        # With asynchronous transfers the input's check is likely to be asked for, and takes a mapping.
        if not self.exact and self._has_transfers and is_compiled_once(self.module, self.options, "asm"):
            self._of_input = Worker[bool, Any](
                lambda job: _uncollected(partial(self._input_by_locations, job))
            )
            child = self._started.enter_context(self._of_input).begin(False, timeout_seconds=limit)
        elif self._children is not None:
            child = self._children.begin("", timeout_seconds=limit)
        else:
            child = start(partial(_uncollected, partial(self._asked_for, "")), timeout_seconds=limit)

        self._started.enter_context(child)

        def finish() -> VersionCode | LdsoptError:
            try:
                code: VersionCode = child.result(quiet=True)
                return code
            except LdsoptError as error:
                if self._of_input is not None:  # what is wrong is told of the input, not of its copy
                    self._of_input = None
                    return self.run([partial(self._asked_for, "")], "compiling", [limit])[0]
                return self._told([error])[0]

        if self.at_once > 1:
            return finish
        found = finish()
        return lambda: found

    def found(self, what: str, function: Callable[..., T], *arguments: object) -> T | LdsoptError:
        """The result of a function of the module, computed in a child. It has a name; it and the arguments must pickle.

        Args:
            what: a description for the watch.
            function: of the module and the arguments.
            arguments: behind the module.
        """
        if self._children is None:
            return self.run([partial(function, self.module, *arguments)], what)[0]
        self.watch(what)
        return self._told(self._children.run_all([(function, arguments)]))[0]

    def asked(self, job: Callable[[Any], T], what: str) -> T | LdsoptError:
        """The result of a job on `kept`, in the child that has done such jobs before, and keeps their findings.

        Args:
            job: must pickle.
            what: a description for the watch.
        """
        assert self._children is not None
        self.watch(what)
        with self._children.begin(job, is_last=True) as handed:
            try:
                made: T = handed.result(quiet=True)
            except LdsoptError as error:
                return self._told([error])[0]
        return made

    @property
    def _has_transfers(self) -> bool:
        """True if there may be asynchronous transfers, as an intrinsic of such a name: code is not judged unmapped."""
        return any(".lds" in name for name in self.module.declarations())

    @property
    def keeps(self) -> bool:
        """True if there is a child that keeps the findings of jobs; a large module has one child a job."""
        return self._children is not None

    def _done(
        self, job: str | Callable[[Any], T] | tuple[Callable[..., T], tuple[Any, ...]]
    ) -> VersionCode | T:
        if isinstance(job, str):
            return self._asked_for(job)
        if callable(job):
            return job(self.kept)
        function, arguments = job
        return function(self.module, *arguments)

    def _asked_for(self, text: str) -> VersionCode:
        """The code of a version; of the input as it came if the text is empty."""
        given = "" if self.exact or text else self.module.given
        if self.options.compiler != DEFAULT_COMPILER and given:
            data = given.encode("utf-8", "surrogateescape") if isinstance(given, str) else given
            if not is_bitcode(data):
                try:
                    return self._code_of(data)
                except InputError:
                    pass
        return self._version_of(text or self.module.text)

    def _checked(self, text: str) -> Check:
        module = self.module if text == self.module.text else reparse(text, self.module)
        code = self.codes.get(text)
        known = code.compiled if isinstance(code, VersionCode) else None
        mapped = compile_mapped(module, self.options, compiled=known, begin=_begin_here, refine=False)
        return self._judged(module, mapped)

    def _input_by_locations(self, checks: bool) -> VersionCode | Check:
        """The input's code, or later its check, of one compilation with locations (`is_compiled_once`)."""
        if not checks:
            self._located = compile_located(self.module, self.options, once=True, begin=_begin_here)
            return _measured(self._located.compiled, self.module)
        mapped = self._located
        assert mapped is not None
        if has_transfers(mapped):
            mapped = with_operands(self.module, mapped, self.options, begin=_begin_here)
        return self._judged(self.module, mapped)

    def _judged(self, module: Module, mapped: MappedCode) -> Check:
        found = judge(module, mapped, self.options, explain=False)
        # Unknown instructions may be any access, and findings may be too many: then, and only then, memory operands are
        # read. With LDS-DMA they have been.
        is_refined = any(access.is_dma for f in mapped.accesses.functions for access in f.accesses)
        if is_refined or not found.count(Verdict.DEFINITE, Verdict.UNPROVEN):
            return found
        exact = with_operands(module, mapped, self.options, begin=_begin_here)
        return judge(module, exact, self.options, explain=False)

    def run(
        self, jobs: Sequence[Callable[[], T]], what: str, timeouts: Sequence[float | None] = ()
    ) -> list[T | LdsoptError]:
        """Runs jobs, several at one time, each in a process of its own.

        Raises:
            UsageError: the options make no sense.
        """
        if not jobs:
            return []
        self.watch(what)
        forked = [partial(_uncollected, job) for job in jobs]
        watch = self._watching(what, len(jobs))
        return self._told(run_all(forked, self.at_once, timeouts=timeouts, watch=watch))

    def _watching(self, what: str, jobs: int) -> Callable[[int], None]:
        return lambda done: self.watch(f"{what}: {done} of {jobs}")

    def _told(self, found: list[T | LdsoptError]) -> list[T | LdsoptError]:
        """Results of jobs; for a job that ended its child, an error in LLVM's words."""
        source, ir = self.module.source, self.module.text
        found = [codegen_module.died(one, source, ir) if isinstance(one, ChildDied) else one for one in found]
        for one in found:
            if isinstance(one, UsageError):
                raise one
        return found


def _judged_unmapped(origin: Module, text: str, compiled: Compiled, options: CheckOptions) -> Check | None:
    """The check of code without any mapping to IR, if nothing that needs one is found in it.

    Args:
        origin: the input.
        text: of the version.
        compiled: its code.
        options: how to check.
    """
    module = origin if text == origin.text else reparse(text, origin)
    anything = unmapped(module, compiled, options)
    return None if anything is None else judge_clean(module, anything, options)


def _value(one: T | LdsoptError) -> T:
    if isinstance(one, LdsoptError):
        raise one
    return one


def _uncollected(job: Callable[[], T]) -> T:
    gc.disable()  # the process is short-lived, and what it builds has no cycles: collecting only costs
    return job()


def _begin_here(ir: str | bytes, *given: Any, **options: Any) -> Compiling:
    """As `begin_compile`, but in this process: that of a version, which LLVM may end."""
    return Compiling(lambda _: compile_here(ir, *given, **options))
