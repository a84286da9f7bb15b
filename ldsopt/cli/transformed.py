"""What a command does with a module that it has transformed: check it, then write it, then say what was done.

Nothing is written if the check says no, and all files are written or none.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from ldsopt.codegen.options import CompileOptions
from ldsopt.errors import GateFailed, UsageError
from ldsopt.options import flags_of, option

if TYPE_CHECKING:
    from ldsopt.api import Annotated, Packed
    from ldsopt.checker.findings import Check, Comparison
    from ldsopt.checker.options import CheckOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class OutputOptions:
    """Where a transformed module goes, and how much is said of it."""

    output: str | None = option(
        None,
        "The module that is made: .ll, or .bc by its name. Default: text to standard output.",
        flags=("-o", "--output"),
        metavar="FILE",
    )
    as_text: bool = option(False, "Write text whatever the output's name.", flags=("-S",))
    json_file: str | None = option(
        None, "Write the report as JSON (-: standard output).", flags=("--json",), metavar="FILE"
    )

    @property
    def name(self) -> str:
        """The file's name, ``-`` for standard output."""
        return "-" if self.output is None else self.output

    def data(self, text: str, source: str, arch: str | None) -> str | bytes:
        """A module in the form in which it is written, named as its source and for its architecture."""
        from ldsopt.ir.own_name import named, with_target_cpu
        from ldsopt.ir.write import to_bitcode

        text = named(with_target_cpu(text, arch), source)
        return to_bitcode(text) if self.name.endswith(".bc") and not self.as_text else text


def compared(
    before: Check | None,
    after: Annotated | Packed,
    checking: CheckOptions,
    *,
    is_changed: bool,
    trusts_scopes: bool = False,
) -> Comparison | None:
    """The checks of input and output, held against each other; nothing if the input was not checked."""
    if before is None:
        return None
    from ldsopt import api
    from ldsopt.checker.findings import Comparison

    return Comparison(
        before, api.check(after, checking) if is_changed else before, trusts_scopes=trusts_scopes
    )


def deliver(
    made: Annotated | Packed,
    out: OutputOptions,
    comparison: Comparison | None,
    *,
    reports: Sequence[tuple[str | None, Callable[[], str]]],
    summary: Callable[[], str],
) -> None:
    """Writes a transformed module and what is asked for beside it, and says what was done.

    Args:
        made: the module.
        out: where it goes.
        comparison: the checks of input and output.
        reports: the files to write beside it, by name (``None``: not asked for), and what makes their content.
        summary: what is said on standard error.

    Raises:
        GateFailed: the output has a finding that the input did not have; nothing is written.
        InputError, UsageError: as `ldsopt.ir.write.write_all`.
    """
    from ldsopt.ir.write import write_all

    if comparison is not None and comparison.new:
        from ldsopt.report import check_text

        raise GateFailed(check_text.refusal(comparison))
    asked = [(name, render) for name, render in reports if name is not None]
    outputs: list[tuple[str, str | bytes]] = [(name, render()) for name, render in asked]
    if out.output is not None or all(name != "-" for name, _ in asked):
        outputs.insert(0, (out.name, out.data(made.text, made.source, made.arch)))
    write_all(outputs)
    sys.stderr.write(summary())
    if comparison is not None:
        from ldsopt.report import check_text

        sys.stderr.write(check_text.verdict(comparison))


def refuse_idle_compiler_options() -> None:
    """Options of the compiler mean nothing where nothing is compiled, but ``--mattr``: it says how large a wave is.

    Raises:
        UsageError: one was given.
    """
    context = click.get_current_context()
    idle = [
        flags_of(field)[0]
        for field in fields(CompileOptions)
        if field.name != "features"
        and context.get_parameter_source(field.name) is ParameterSource.COMMANDLINE
    ]
    if idle:
        raise UsageError(f"{', '.join(idle)}: {context.info_name} compiles only to check; add --check")
