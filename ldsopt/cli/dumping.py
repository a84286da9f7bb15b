"""The options ``--dump`` and ``--print-after``: facts of the analyses, on standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ldsopt.api.stages import passed, watched_by

if TYPE_CHECKING:
    from ldsopt.codegen.options import CompileOptions
    from ldsopt.ir.module import Module


@contextmanager
def printing_after(stages: Collection[str], names: str | None, *, has_code: bool) -> Iterator[None]:
    """Prints what the stages make, with its facts.

    Args:
        stages: their names.
        names: of the facts, with commas between. By default the provenance of IR, and what is outstanding of code.
        has_code: the command has stages of code.

    Raises:
        UsageError: an unknown fact.
    """
    from ldsopt.api import facts

    usual = "provenance,outstanding" if has_code else "provenance"
    wanted = facts.named_facts(usual if names is None else names, has_code=has_code)

    def show(stage: str, made: Callable[[], Module | str]) -> None:
        if stage not in stages:
            return
        module = made()
        text = module if isinstance(module, str) else facts.ir_facts(module, wanted, whole=True)
        sys.stderr.write(f"; *** after {stage} ***\n{text}")

    with watched_by(show):
        yield


def dump_module(
    names: str | None, module: Module, options: CompileOptions | None = None, after: Collection[str] = ()
) -> None:
    """Prints facts of a module that has been read.

    Args:
        names: of the facts, with commas between; ``None`` for none.
        module: to look at, as it was read.
        options: how it is compiled; ``None`` where a command shows no facts of code.
        after: the stages whose facts are asked for in place of those of the input.

    Raises:
        UsageError: an unknown name.
        InputError, CompilerFailed, Unavailable: as compiling, for facts of code.
    """
    if after:
        from ldsopt.analysis.flow.traps import without_traps
        from ldsopt.api import facts
        from ldsopt.ir.elements import with_elements

        passed("read", lambda: module)
        passed("traps", lambda: without_traps(module).module)
        passed("elements", lambda: with_elements(without_traps(module).module).module)
        if options is not None:
            passed("compile", lambda: facts.compiled_facts(module, options))
        return
    if names is None:
        return
    from ldsopt.api import facts

    wanted = facts.named_facts(names, has_code=options is not None)
    sys.stderr.write(facts.ir_facts(module, wanted))
    if options is not None and wanted & facts.OF_CODE:
        sys.stderr.write(facts.compiled_facts(module, options))


def dump_machine_code(
    names: str | None, data: bytes, source: str, mcpu: str | None, after: Collection[str] = ()
) -> None:
    """Prints facts of assembly or an object; arguments and errors as of `ldsopt.api.facts.machine_facts`."""
    if names is None and not after:
        return
    from ldsopt.api import facts

    if names is not None:
        facts.named_facts(names, has_ir=False)
    if after:
        passed("read", lambda: facts.machine_facts(data, source, mcpu))
    else:
        sys.stderr.write(facts.machine_facts(data, source, mcpu))


def dump_listing(text: str, source: str, arch: str) -> None:
    """Prints the facts of a listing with changed waits, if they are asked for."""
    from ldsopt.api import facts

    passed("waits", lambda: facts.machine_facts(text.encode("utf-8", "surrogateescape"), source, arch))
