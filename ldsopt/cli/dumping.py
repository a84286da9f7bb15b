"""The option ``--dump``: facts of the analyses, on standard error."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ldsopt.codegen.options import CompileOptions
    from ldsopt.ir.module import Module


def dump_module(names: str | None, module: Module, options: CompileOptions | None = None) -> None:
    """Prints facts of a module.

    Args:
        names: of the facts, with commas between; ``None`` for none.
        module: to look at, as it was read.
        options: how it is compiled; ``None`` where a command shows no facts of code.

    Raises:
        UsageError: an unknown name.
        InputError, CompilerFailed, Unavailable: as compiling, for facts of code.
    """
    if names is None:
        return
    from ldsopt.api import facts

    wanted = facts.named_facts(names, has_code=options is not None)
    sys.stderr.write(facts.ir_facts(module, wanted))
    if options is not None and wanted & facts.OF_CODE:
        sys.stderr.write(facts.compiled_facts(module, options))


def dump_machine_code(names: str | None, data: bytes, source: str, mcpu: str | None) -> None:
    """Prints facts of assembly or an object; arguments and errors as of `ldsopt.api.facts.machine_facts`."""
    if names is None:
        return
    from ldsopt.api import facts

    facts.named_facts(names, has_ir=False)
    sys.stderr.write(facts.machine_facts(data, source, mcpu))
