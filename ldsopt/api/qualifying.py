"""A change of compiler, tried on modules: its effect on their code, and the faults that it brings."""

from __future__ import annotations

import itertools
import os
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path, PurePosixPath

from ldsopt import isolation
from ldsopt.api.reading import takes
from ldsopt.checker.findings import Finding, Verdict
from ldsopt.checker.ir_facts import MappedCode
from ldsopt.checker.judging import judge
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.run import compile_located, compile_mapped
from ldsopt.codegen.compile import reading
from ldsopt.codegen.compilers import find
from ldsopt.compare.diff import Diff, diff_many
from ldsopt.compare.pairing import files_below
from ldsopt.compare.qualification import (
    CompilerBuild,
    FindingGroup,
    ModuleChange,
    Qualification,
    Reproducer,
    grouped,
)
from ldsopt.compare.qualify_options import QualifyOptions
from ldsopt.dataclass import dataclass
from ldsopt.errors import CompilerFailed, FileErrors, InputError, LdsoptError, UsageError, shown
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse, read, require_arch
from ldsopt.ir.syntax import is_instruction, tokens
from ldsopt.ir.write import write
from ldsopt.isa.measure import measure_assembly, with_dynamic_lds
from ldsopt.isa.measurement import Measurement
from ldsopt.verifier.reduce import Reduced, llvm_reduce, portable, reduce, reduce_by

SUFFIXES = (".ll", ".bc")
"""Suffixes of the files that are taken from a directory."""


@takes(QualifyOptions)
def qualify(kernels: Sequence[str | Path], options: QualifyOptions) -> Qualification:
    """The effect of a change of compiler on modules: measures, findings, and small modules that show what is wrong.

    Each module is compiled, measured and checked with both compilers, in a process of its own. A compiler that cannot
    read one, or fails on it, does not keep the others from being compared: see `CompilerBuild.refused`.

    Args:
        kernels: files with IR, and directories of such.

    Raises:
        UsageError: two modules have the same name, or there is no compiler of such a name.
        InputError: a directory without modules, or none of the modules can be read here.
        CompilerFailed: there is no module of which both compilers make code.
        Unavailable: a compiler is not there, or cannot do what is asked for.
    """
    compilers = [find(one) for one in options.compilers]
    if compilers[0].identity == compilers[1].identity:
        raise UsageError(f"both compilers are {compilers[0].name}: there is nothing to compare")
    if options.reproduce and "-" in map(str, kernels):
        raise UsageError(
            "standard input can be read once only; give a file where modules are to be made small"
        )
    named = _named(kernels)
    tried = list(_changes(named, options))
    unread = tuple(one for one in tried if isinstance(one, LdsoptError))
    if unread and len(unread) == len(tried):
        raise unread[0]
    changes = tuple(one for one in tried if isinstance(one, ModuleChange))
    before, after = (one.name for one in compilers)
    found = Qualification(before, after, changes, _diff(changes, options), unread=tuple(map(str, unread)))
    if not found.compared:
        first = next(side for one in changes for side in (one.before, one.after) if side.refused)
        raise CompilerFailed(
            f"no module of which both compilers make code; {first.compiler}: {first.refused}"
        )
    if not options.reproduce:
        return found
    made = list(_reproducers(found, options))
    return replace(
        found,
        reproducers=tuple(one for one in made if isinstance(one, Reproducer)),
        notes=tuple(one for one in made if isinstance(one, str)),
    )


def _named(kernels: Iterable[str | Path]) -> Mapping[str, Path]:
    """The files by the names of their modules in reports: without suffix, relative to the given directory."""
    found: dict[str, Path] = {}
    for kernel in map(Path, kernels):
        files = files_below(kernel, SUFFIXES) if kernel.is_dir() else (kernel,)
        for file in files:
            below = file.relative_to(kernel) if kernel.is_dir() else file
            name = str(PurePosixPath(below.as_posix()).with_suffix("")) if below.name else str(file)
            if name in found:
                raise UsageError(
                    f"{file} and {found[name]} are both called '{name}': give files whose names without suffix differ"
                )
            found[name] = file
    return found


def _changes(named: Mapping[str, Path], options: QualifyOptions) -> Iterator[ModuleChange | LdsoptError]:
    """Both builds of each module, several modules at a time; or the reason why a module cannot be read here."""
    with ExitStack() as working:
        begun: list[tuple[str, Path, isolation.Running[ModuleChange]]] = []
        waiting = iter(named.items())

        def begin() -> None:
            for name, file in waiting:
                running = isolation.start(lambda name=name, file=file: _change(name, file, options))  # type: ignore[misc]
                begun.append((name, file, working.enter_context(running)))
                return

        for _ in range(os.cpu_count() or 1):
            begin()
        done = 0
        while begun:
            name, file, running = begun.pop(0)
            options.progress(f"compiling and checking {name} ({done} of {len(named)} done)")
            yield _result(running, file)
            done += 1
            begin()


def _result(running: isolation.Running[ModuleChange], file: Path) -> ModuleChange | LdsoptError:
    try:
        return running.result()
    except isolation.ChildDied as death:
        return InputError(
            f"LLVM gave up on this module: {death.words or death.cause}",
            file=file,
            remedy="check it with `opt -passes=verify`",
        )
    except InputError as error:
        return error


def _change(name: str, file: Path, options: QualifyOptions) -> ModuleChange:
    module = read(file, mcpu=options.mcpu)
    require_arch(module)
    before, after = (_build(module, one, options) for one in options.compilers)
    return ModuleChange(name, str(file), before, after)


def _build(module: Module, compiler: str, options: QualifyOptions) -> CompilerBuild:
    name, checking = find(compiler).name, options.checking(compiler)
    try:
        code = compile_mapped(module, checking)
        text = code.compiled.text
        with reading(code.compiled, module.source):
            measured = measure_assembly(text, module.source, code.compiled.arch, code.compiled.compiler)
            check = judge(module, code, checking)
    except (InputError, CompilerFailed) as error:
        return CompilerBuild(name, refused=str(error), is_unreadable=isinstance(error, InputError))
    return CompilerBuild(name, with_dynamic_lds(measured, options.dynamic_lds), check)


def _diff(changes: Sequence[ModuleChange], options: QualifyOptions) -> Diff:
    both = [one for one in changes if one.before.measurement and one.after.measurement]
    sides: list[dict[str, Measurement]] = [{}, {}]
    for one in both:
        name = one.name if len(changes) > 1 else ""
        for side, build in zip(sides, (one.before, one.after), strict=True):
            if build.measurement is not None:
                side[name] = build.measurement
    before, after = options.compilers
    return diff_many(*sides, before_name=before, after_name=after, across_compilers=True)


def _reproducers(found: Qualification, options: QualifyOptions) -> Iterator[Reproducer | str]:
    """For each module and kind of definite finding gained, a reproducer or the reason for none; no duplicates."""
    seen: set[str] = set()
    for change in found.modules:
        for group in grouped(change.gained):
            if group.verdict is not Verdict.DEFINITE:
                continue
            options.progress(f"making {change.name} small: {group.rule.value} in {group.function}")
            made = _isolated_reproducer(change, group, options)
            if isinstance(made, str):
                yield made
                continue
            shown = made.text.partition("\n\n")[2]
            if shown not in seen:
                yield made
            seen.add(shown)


def _isolated_reproducer(
    change: ModuleChange, group: FindingGroup, options: QualifyOptions
) -> Reproducer | str:
    before, after = (options.checking(one) for one in options.compilers)

    def make() -> Reproducer | str:
        module = read(change.source, mcpu=options.mcpu)
        return reproducer(
            module, group, name=change.name, compilers=(before, after), attempts=options.attempts
        )

    try:
        return isolation.run(make)
    except (isolation.ChildDied, LdsoptError) as error:
        return f"{change.name}: {group.rule.value} in {group.function} has no reproducer: {error}"


def written(found: Qualification, directory: str | Path) -> Qualification:
    """Writes the reproducers, each into a file of its own; returns the qualification with their names.

    Raises:
        InputError: the directory or a file cannot be written.
    """
    place = Path(directory)
    with FileErrors(place):
        place.mkdir(parents=True, exist_ok=True)
    kept: list[Reproducer] = []
    for one in found.reproducers:
        words = [
            PurePosixPath(one.module).name.removesuffix(f".{one.arch}"),
            one.finding.rule.value,
            one.arch,
        ]
        stem = "".join(letter if letter.isalnum() or letter in "-._" else "_" for letter in ".".join(words))
        numbered = itertools.chain([stem], (f"{number}.{stem}" for number in itertools.count(2)))
        taken = {other.file for other in kept}
        file = next(name for name in (str(place / f"{each}.ll") for each in numbered) if name not in taken)
        write(file, one.text)
        kept.append(replace(one, file=file))
    return replace(found, reproducers=tuple(kept))


# --- reproducing --------------------------------------------------------------------------------------------
#
# Small modules that show a fault of a new compiler, ready for a report to its authors.
#
# While a module is made small (`ldsopt.verifier`), this property is kept: the new compiler's code has a definite
# finding of the same rule, about the same counter, and the old compiler's code has none, not even an unproven one if it
# had none to begin with. Candidates are judged by one compilation each, as `annotate` does; the result by a full check.


_LONGEST_CODE = 100
"""The most instructions of a function that a header shows."""


def _without_value(text: str) -> int:
    """The number of values in a module's text that are ``undef`` or ``poison``."""
    if "undef" not in text and "poison" not in text:
        return 0
    return sum(token[0] in ("undef", "poison") for token in tokens(text))


_CPU = '"target-cpu"='
_OWN = "ldsopt"


@dataclass(frozen=True, slots=True)
class Wanted:
    """The property that a module has to show.

    Attributes:
        module: the name in reports of its original.
        arch: the architecture.
        group: the findings.
        before, after: how both compilers compile, with the assumptions.
        absent: the verdicts that findings of the rule must not have under the old compiler.
        no_value: how often the module may name ``undef`` or ``poison``, for which any code is right.
        names_cpu: it has to name its processor itself.
    """

    module: str
    arch: str
    group: FindingGroup
    before: CheckOptions
    after: CheckOptions
    absent: frozenset[Verdict]
    no_value: int
    names_cpu: bool

    def is_shown(self, text: str, *, fully: bool = False) -> bool:
        """True if a module has the property, by one compilation with each compiler or, ``fully``, by a check."""
        if _without_value(text) > self.no_value or (self.names_cpu and _CPU not in text):
            return False
        try:
            module = parse(text, mcpu=self.arch)
            try:
                return self._of(module, fully)
            finally:
                module.handle.close()
        except LdsoptError:
            return False

    def _of(self, module: Module, fully: bool) -> bool:
        after = findings(module, self.after, fully=fully)[1]
        if not any(one.verdict is Verdict.DEFINITE for one in self.like(after)):
            return False
        before = findings(module, self.before, fully=fully)[1]
        return not any(one.verdict in self.absent for one in self.like(before))

    def like(self, found: tuple[Finding, ...]) -> Iterator[Finding]:
        """The findings of the wanted rule, about the wanted counter."""
        return (one for one in found if (one.rule, one.counter) == (self.group.rule, self.group.counter))


def findings(
    module: Module, options: CheckOptions, *, fully: bool = True
) -> tuple[MappedCode, tuple[Finding, ...]]:
    """A module's code, and its findings."""
    code = compile_mapped(module, options) if fully else compile_located(module, options, once=True)
    return code, judge(module, code, options).findings


def reproducer(
    module: Module,
    group: FindingGroup,
    *,
    name: str,
    compilers: tuple[CheckOptions, CheckOptions],
    attempts: int,
) -> Reproducer | str:
    """A small module that shows a finding under the new compiler and not under the old one, or the reason for none.

    Args:
        module: the one with the findings.
        name: of the module in reports.
        compilers: how both compile, with the assumptions, the old one first.
        attempts: versions to compile at most.

    Raises:
        LdsoptError: the module cannot be compiled.
    """
    arch = require_arch(module).name
    no_value = _without_value(module.text)
    for absent in (frozenset({Verdict.DEFINITE, Verdict.UNPROVEN}), frozenset({Verdict.DEFINITE})):
        wanted = Wanted(name, arch, group, *compilers, absent, no_value, _CPU in module.text)
        for fully in (False, True):
            if wanted.is_shown(module.text, fully=fully):
                return _small(module.text, wanted, attempts, fully=fully)
    old = find(compilers[0].compiler).name
    return f"{name}: {_kind(group)} has no reproducer: {old} has findings of the kind, too"


def _small(text: str, wanted: Wanted, attempts: int, *, fully: bool) -> Reproducer | str:
    def holds(candidate: str) -> bool:
        return wanted.is_shown(candidate, fully=fully)

    arch = wanted.arch
    reduced, by = reduce(text, holds, arch=arch, attempts=attempts), _OWN
    if (
        program := llvm_reduce()
    ):  # for a large module it asks several times as often, and it removes more of a small one
        finer = reduce_by(program, reduced.text, holds, attempts=attempts - reduced.attempts)
        last = reduce(finer.text, holds, arch=arch, attempts=attempts - reduced.attempts - finer.attempts)
        asked = reduced.attempts + finer.attempts + last.attempts
        reduced, by = replace(last, attempts=asked), f"{_OWN} and llvm-reduce"
    for candidate in (portable(reduced.text), reduced.text):
        if wanted.is_shown(candidate, fully=True):
            return _described(candidate, wanted, reduced, by)
    if fully:
        return f"{wanted.module}: {_kind(wanted.group)} has no reproducer: what is left of it does not show it again"
    return _small(text, wanted, attempts, fully=True)


def _kind(group: FindingGroup) -> str:
    return f"{group.verdict.value} {group.rule.value} in {shown(group.function)}"


def _described(text: str, wanted: Wanted, reduced: Reduced, by: str) -> Reproducer:
    """The reproducer, with a header on the expected behaviour, the way to see it, and the code of both compilers."""
    module = parse(text, mcpu=wanted.arch)
    codes = [findings(module, options) for options in (wanted.before, wanted.after)]
    shown_now = next(one for one in wanted.like(codes[1][1]) if one.verdict is Verdict.DEFINITE)
    instructions = sum(is_instruction(line) for line in module.lines)
    found = Reproducer(
        *(wanted.module, wanted.arch, shown_now, text, instructions),
        *(reduced.attempts, reduced.is_minimal, by),
    )
    header = [*_expected(found, wanted), ""]
    for (code, _), title in zip(codes, ("expected", "wrong"), strict=True):
        header += [f"The code of {code.compiled.compiler} ({title}):", ""]
        header += [f"    {line}" for line in _listed(code, shown_now.function)] + [""]
    module.handle.close()
    commented = "".join(f"; {shown(line)}".rstrip() + "\n" for line in header[:-1])
    return replace(found, text=f"{commented}\n{text.rstrip()}\n")


def _expected(found: Reproducer, wanted: Wanted) -> Iterator[str]:
    finding, arch = found.finding, found.arch
    old, new = (find(o.compiler).name for o in (wanted.before, wanted.after))
    yield f"{new}, {arch}: {finding.rule.says}."
    yield ""
    yield f"Found in {finding.function}: definite {finding.rule.value}" + (
        f", no wait for {finding.counter} between" if finding.counter else ""
    )
    yield f"    {finding.started.asm or finding.started.ir}"
    if finding.used is not None:
        yield f"    {finding.used.asm or finding.used.ir}"
    if finding.registers:
        yield f"about {finding.registers}."
    yield f"Expected: a wait or an order that prevents it, as in the code of {old}."
    yield ""
    yield "To reproduce, with this file as FILE:"
    shared = _flags(wanted.after) + ("" if wanted.names_cpu else f" --mcpu {arch}")
    before, after = (shlex.quote(o.compiler) for o in (wanted.before, wanted.after))
    yield f"    ldsopt qualify FILE --compiler {before} --compiler {after}{shared}    (ends with exit code 1)"
    yield f"    ldsopt check FILE --compiler {after}{shared}    (shows the finding)"
    flags = f"-O{wanted.after.opt_level}" + (
        f" -mattr={wanted.after.features}" if wanted.after.features else ""
    )
    yield f"    llc -mtriple=amdgcn-amd-amdhsa -mcpu={arch} {flags} FILE -o -    (the code, by an llc of that LLVM)"
    yield ""
    yield f"Made of {found.module} by {found.reducer}, in {found.attempts} attempts."


def _flags(options: CheckOptions) -> str:
    """The options of the command line, as far as they are not the default."""
    plain = CheckOptions()
    found = "" if options.opt_level == plain.opt_level else f" -O {options.opt_level}"
    found += f" --mattr {shlex.quote(options.features)}" if options.features else ""
    return found + "".join(f" --no-assume {name}" for name in sorted(options.no_assume))


def _listed(code: MappedCode, function: str) -> list[str]:
    """A function's code, without comments."""
    found: list[str] = []
    for one in code.listing.functions:
        if one.name == function:
            for block in one.blocks:
                found += [f"{block.label}:"] if block.label else []
                found += [f"  {i.text}" for i in block.instructions]
    return found if len(found) <= _LONGEST_CODE else [*found[:_LONGEST_CODE], "..."]
