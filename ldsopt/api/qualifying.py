"""A change of compiler, tried on modules: what it does to their code, and what it gets wrong."""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path, PurePosixPath

from ldsopt import isolation
from ldsopt.api.keywords import takes
from ldsopt.api.reproducing import reproducer
from ldsopt.checker.findings import Verdict
from ldsopt.checker.judging import judge
from ldsopt.checker.run import compile_mapped
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
from ldsopt.errors import CompilerFailed, InputError, LdsoptError, UsageError
from ldsopt.ir.module import Module
from ldsopt.ir.read import read, require_arch
from ldsopt.ir.write import write
from ldsopt.isa.dynamic_lds import with_dynamic_lds
from ldsopt.isa.measure import measure_assembly
from ldsopt.isa.measurement import Measurement

SUFFIXES = (".ll", ".bc")
"""Of the files that are taken from a directory."""


@takes(QualifyOptions)
def qualify(kernels: Sequence[str | Path], options: QualifyOptions) -> Qualification:
    """What a change of compiler does to modules: measures, findings, and small modules that show what is wrong.

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
    """The files by the names that reports call their modules by: without suffix, below the directory given."""
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
    """Both builds of each module, several modules at a time; or why a module cannot be read here."""
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
    except (InputError, CompilerFailed) as error:
        return CompilerBuild(name, refused=str(error), is_unreadable=isinstance(error, InputError))
    text = code.compiled.data.decode("utf-8", "surrogateescape")
    measured = measure_assembly(text, module.source, code.compiled.arch, code.compiled.compiler)
    return CompilerBuild(name, with_dynamic_lds(measured, options.dynamic_lds), judge(module, code, checking))


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
    """For each module and kind of definite finding gained a reproducer, or why there is none; none of them twice."""
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
    """Writes the reproducers, each into a file of its own; the qualification, which knows their names then.

    Raises:
        InputError: the directory or a file cannot be written.
    """
    place = Path(directory)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError((error.strerror or str(error)).lower(), file=place) from None
    kept: list[Reproducer] = []
    for one in found.reproducers:
        words = [
            PurePosixPath(one.module).name.removesuffix(f".{one.arch}"),
            one.finding.rule.value,
            one.arch,
        ]
        stem = re.sub(r"[^-.\w]+", "_", ".".join(words))
        numbered = itertools.chain([stem], (f"{number}.{stem}" for number in itertools.count(2)))
        taken = {other.file for other in kept}
        file = next(name for name in (str(place / f"{each}.ll") for each in numbered) if name not in taken)
        write(file, one.text)
        kept.append(replace(one, file=file))
    return replace(found, reproducers=tuple(kept))
