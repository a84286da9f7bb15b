"""The output of a transformed module: checked, then written, then reported.

Nothing is written if the check says no, and all files are written or none.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

from ldsopt.codegen.options import DEFAULT_COMPILER, CompileOptions, Emit
from ldsopt.errors import GateFailed, UsageError
from ldsopt.options import flags_of, option

if TYPE_CHECKING:
    from ldsopt.checker.findings import Check
    from ldsopt.checker.options import CheckOptions
    from ldsopt.compare.transformed import Transformed

D = TypeVar("D")

_CODE: dict[str, Emit] = {".s": "asm", ".asm": "asm", ".o": "obj", ".obj": "obj"}
_LINKED = (".hsaco", ".co")
_NO_PLACE = "the text leaves no certain place to name {} by its functions: give --mcpu to what compiles it"


@dataclass(frozen=True, slots=True, kw_only=True)
class OutputOptions:
    """The output of a transformed module, and how much is said of it."""

    output: str | None = option(
        None,
        "By its name: the module (.ll, .bc) or its code (.s, .o, .hsaco). Default: text to standard output.",
        flags=("-o", "--output"),
        metavar="FILE",
    )
    as_text: bool = option(False, "Write text whatever the output's name.", flags=("-S",))
    respell: bool = option(
        False, "Write the module as LLVM 22 prints it. Default: the text as it came, with the edits."
    )
    json_file: str | None = option(
        None, "Write the report as JSON (-: standard output).", flags=("--json",), metavar="FILE"
    )

    def __post_init__(self) -> None:
        if self.emit is not None and self.as_text:
            raise UsageError(
                f"-S writes the module as text, and '{self.name}' names its code; leave out one of them"
            )

    @property
    def emit(self) -> Emit | None:
        """The form of the code that is made, by the output's name; ``None`` if the module is written."""
        return "obj" if self.is_linked else _CODE.get(self._suffix)

    @property
    def is_linked(self) -> bool:
        """True if the code is linked to a code object."""
        return self._suffix in _LINKED

    @property
    def _suffix(self) -> str:
        file = self.name.rpartition("/")[2]
        return "." + file.rpartition(".")[2] if "." in file[1:] else ""

    @property
    def name(self) -> str:
        """The file's name, ``-`` for standard output."""
        return "-" if self.output is None else self.output

    def data(
        self,
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
        from ldsopt.ir import compat
        from ldsopt.ir.own_name import named, with_own_target_cpu, with_target_cpu
        from ldsopt.ir.read import arch_of_name
        from ldsopt.ir.write import to_bitcode, with_record
        from ldsopt.target.preamble import is_bitcode

        as_bitcode = self.wants_bitcode
        if untouched and not self.respell and is_bitcode(untouched) == as_bitcode:
            if as_bitcode or not is_own or arch_of_name(self.name) == arch:
                return untouched
            own = with_own_target_cpu(text, arch, source)
            return untouched if own in (None, text) else own
        text = with_record(text, rests_on, source)
        if is_own and not self.respell and not as_bitcode:
            if (own := with_own_target_cpu(text, arch, source)) is None:
                sys.stderr.write(f"ldsopt: note: {_NO_PLACE.format(arch)}\n")
            return text if own is None else own
        if is_own or self.respell:
            text = _reprinted(text, source, arch)
        if compat.has_marked_copies(text):
            if self.respell:
                text = _reprinted(compat.lowered(text, arch), source, arch)
            elif as_bitcode:
                raise UsageError(
                    f"'{self.name}': LLVM 22 cannot write LDS-DMA with marks as bitcode; name a .ll, or lower them "
                    "with --respell"
                )
            text = compat.with_own_names(text)
        text = named(with_target_cpu(text, arch), source)
        return to_bitcode(text) if as_bitcode else text

    @property
    def wants_bitcode(self) -> bool:
        """True if the module is written as bitcode."""
        return self.name.endswith(".bc") and not self.as_text


def _reprinted(text: str, source: str, arch: str | None) -> str:
    """LLVM's print of a module that is spelled in its author's way."""
    from ldsopt.ir.read import parse

    return parse(text, source=source, mcpu=arch).text


def judged(
    before: Check | None,
    made: Transformed[D],
    checking: CheckOptions,
    *,
    is_changed: bool = True,
) -> Transformed[D]:
    """The module with the checks of input and output; as it is if the input was not checked."""
    if before is None:
        return made
    from ldsopt import api
    from ldsopt.checker.findings import Comparison
    from ldsopt.compare.verdicts import EditVerdicts

    found = api.check(made, checking) if is_changed else before
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
    from ldsopt.ir.recorded_assumptions import require_not_refused
    from ldsopt.ir.write import write_all

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
            data = out.data(
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
    from ldsopt.codegen.compilers import find
    from ldsopt.codegen.dialect import spelled_for

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
        from ldsopt import api
        from ldsopt.codegen.options import EmitOptions

        shared = {field.name: getattr(checking, field.name) for field in fields(CompileOptions)}
        compiled = api.compile(made, EmitOptions(**shared, emit=out.emit or "asm"))
    if not out.is_linked:
        return compiled.data, compiled.notes
    from ldsopt.codegen.link import link

    return link([compiled.data], source=made.source), compiled.notes


def refuse_idle_compiler_options(
    command: str, told: Collection[str], *, telling: Collection[str] = ("features", "compiler")
) -> None:
    """Options of the compiler mean nothing where nothing is compiled.

    Args:
        command: its name.
        told: the names of the options that were given.
        telling: those that tell something else as well: ``--mattr`` how large a wave is, ``--compiler`` which rules are
            needed, and who reads bitcode that is newer than LLVM 22.

    Raises:
        UsageError: one was given.
    """
    idle = [
        flags_of(field)[0]
        for field in fields(CompileOptions)
        if field.name in told and field.name not in telling
    ]
    if idle:
        raise UsageError(
            f"{', '.join(idle)}: {command} compiles only to check; add --check, or -o with a .s or .o"
        )
