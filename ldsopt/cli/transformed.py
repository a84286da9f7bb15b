"""The output of a transformed module: checked, then written, then reported.

Nothing is written if the check says no, and all files are written or none.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import fields, replace
from typing import Any, TypeVar

from ldsopt.checker.options import CheckOptions
from ldsopt.cli.declarations.shared import OutputOptions
from ldsopt.codegen.options import DEFAULT_COMPILER, CompileOptions, EmitOptions
from ldsopt.compare.transformed import Transformed
from ldsopt.errors import GateFailed, UsageError
from ldsopt.ir import compat
from ldsopt.ir.metadata import require_not_refused
from ldsopt.ir.module import Module
from ldsopt.ir.own_name import named, with_own_target_cpu, with_target_cpu
from ldsopt.ir.read import arch_of_name, parse
from ldsopt.ir.write import to_bitcode, with_record, write_all
from ldsopt.options import flags_of, given_by
from ldsopt.target.preamble import is_bitcode

D = TypeVar("D")

_NO_PLACE = "the text leaves no certain place to name {} by its functions: give --mcpu to what compiles it"


def data_of(
    out: OutputOptions,
    text: str,
    source: str,
    arch: str | None,
    *,
    is_own: bool = False,
    untouched: bytes | str = b"",
    rests_on: Sequence[str] = (),
) -> str | bytes:
    """A module in the form in which it is written.

    The input's own text stays as it is but for the architecture, where only the command line or the file's name
    said it. An unchanged input is written byte for byte, except for this: text that names no architecture gets it,
    unless the output's name says it, so that no later command needs it again. LLVM's print and its bitcode are
    named as their source and for their architecture.

    Args:
        text: of the module.
        source: its input's name.
        arch: its architecture, if it is known.
        is_own: the text is the input's own but for edits.
        untouched: the input itself, where nothing was changed.
        rests_on: names of the assumptions that the edits rest on.

    Raises:
        UsageError: bitcode is asked for of what LLVM 22 cannot write.
    """

    as_bitcode = out.wants_bitcode
    if untouched and not out.respell and is_bitcode(untouched) == as_bitcode:
        if as_bitcode or not is_own or arch_of_name(out.name) == arch:
            return untouched
        own = with_own_target_cpu(text, arch, source)
        return untouched if own in (None, text) else own
    text = with_record(text, rests_on, source, arch)
    if is_own and not out.respell and not as_bitcode:
        if (own := with_own_target_cpu(text, arch, source)) is None:
            sys.stderr.write(f"ldsopt: note: {_NO_PLACE.format(arch)}\n")
        return text if own is None else own
    if is_own or out.respell:
        text = _reprinted(text, source, arch)
    if compat.has_marked_copies(text):
        if out.respell:
            text = _reprinted(compat.lowered(text, arch), source, arch)
        elif as_bitcode:
            raise UsageError(
                f"'{out.name}': LLVM 22 cannot write LDS-DMA with marks as bitcode; name a .ll, or lower them "
                "with --respell"
            )
        text = compat.with_own_names(text)
    text = named(with_target_cpu(text, arch), source)
    return to_bitcode(text) if as_bitcode else text


def _reprinted(text: str, source: str, arch: str | None) -> str:
    """LLVM's print of a module that is spelled in its author's way."""

    return parse(text, source=source, mcpu=arch).text


def judged(
    module: Module, made: Transformed[D], checking: CheckOptions, *, is_changed: bool = True
) -> Transformed[D]:
    """The output with the checks of it and of its input."""
    from ldsopt.api.waiting import check
    from ldsopt.checker.findings import Comparison
    from ldsopt.compare.settle import EditVerdicts

    before = check(module, checking)
    found = check(made, checking) if is_changed else before
    verdicts = made.acceptance or EditVerdicts()
    return replace(made, acceptance=replace(verdicts, comparison=Comparison(before, found)))


def deliver(
    made: Transformed[Any],
    out: OutputOptions,
    checking: CheckOptions,
    *,
    is_told: bool = False,
    assembles: bool = False,
    reports: Sequence[tuple[str | None, Callable[[], str]]],
    summary: Callable[[], str] | None,
) -> None:
    """Writes a transformed module and what is asked for beside it, and says what was done.

    Args:
        made: the module, with the verdicts on it.
        out: where it goes.
        checking: how to compile, where code is written.
        is_told: the summary tells the verdicts, by which the module was chosen.
        assembles: objects are made of the assembly that was judged, which is not what a compiler makes of the module.
        reports: the files to write beside it, by name (``None``: not asked for), and what makes their content.
        summary: what is said on standard error; ``None`` if nobody is to read it.

    Raises:
        GateFailed: the output has a finding that the input did not have; nothing is written.
        InputError, UsageError: as `ldsopt.ir.write.write_all`.
        CompilerFailed, Unavailable: as compiling.
    """

    require_not_refused(made.input.lines, checking.no_assume, made.source)
    acceptance = None if is_told else made.acceptance
    if acceptance is not None and acceptance.refused:
        from ldsopt.report.check import refusal

        raise GateFailed(refusal(acceptance.refused, made.source))
    asked = [(name, render) for name, render in reports if name is not None]
    notes: tuple[str, ...] = ()
    outputs: list[tuple[str, str | bytes]] = [(name, render()) for name, render in asked]
    if out.output is not None or all(name != "-" for name, _ in asked):
        data: str | bytes
        if out.emit is not None:
            data, notes = _code(made, out, checking, assembles=assembles)
        else:
            data = data_of(
                out,
                _spelled(made.text, checking),
                made.source,
                made.arch,
                is_own=made.is_own,
                untouched=made.untouched,
                rests_on=getattr(made.details, "assumptions", ()),
            )
            notes = made.notes
        outputs.insert(0, (out.name, data))
    write_all(outputs)
    if summary is None:
        return
    for note in notes:
        sys.stderr.write(f"ldsopt: note: {note}\n")
    sys.stderr.write(summary())
    if acceptance is not None:
        from ldsopt.report.check import acceptance_text

        sys.stderr.write(acceptance_text(acceptance))


def _spelled(text: str, checking: CheckOptions) -> str:
    """A module as the compiler that was named can read it."""
    if checking.compiler == DEFAULT_COMPILER:
        return text

    from ldsopt.codegen.compile import spelled_for
    from ldsopt.codegen.compilers import find

    data = spelled_for(text.encode("utf-8", "surrogateescape"), find(checking.compiler).llvm)
    return data.decode("utf-8", "surrogateescape")


def _code(
    made: Transformed[Any], out: OutputOptions, checking: CheckOptions, *, assembles: bool
) -> tuple[bytes, tuple[str, ...]]:
    """The code of a module, and the compiler's notes. Assembly that is there already is not made anew."""
    compiled = made.compiled
    if compiled is not None and assembles and out.emit != "asm":
        from ldsopt.codegen.assemble import assemble

        data = assemble(compiled.data, made.arch or compiled.arch, checking, source=made.source)
        compiled = replace(compiled, data=data)
    elif compiled is None or out.emit != "asm":
        from ldsopt.api import code as making

        settings = given_by(CompileOptions, checking)
        compiled = making.compile(made, EmitOptions(**settings, emit=out.emit or "asm"))
    if not out.is_linked:
        return compiled.data, compiled.notes

    from ldsopt.codegen.assemble import link

    return link([compiled.data], source=made.source), compiled.notes


def refuse_idle_compiler_options(command: str, told: Collection[str]) -> None:
    """Options of the compiler mean nothing where nothing is compiled.

    Two tell something else as well: ``--mattr`` how large a wave is, ``--compiler`` which rules are needed, and who
    reads bitcode that is newer than LLVM 22.

    Args:
        command: its name.
        told: the names of the options that were given.

    Raises:
        UsageError: one was given.
    """
    idle = [
        flags_of(field)[0]
        for field in fields(CompileOptions)
        if field.name in told and field.name not in ("features", "compiler")
    ]
    if idle:
        raise UsageError(
            f"{', '.join(idle)}: {command} compiles only to check; add --check, or -o with a .s or .o"
        )
