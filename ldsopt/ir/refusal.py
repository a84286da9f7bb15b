"""The refusal of something in a module: one sentence that says what is wrong, the line, and what to do."""

from __future__ import annotations

from ldsopt.errors import InputError
from ldsopt.ir.module import Module


def refused(module: Module, line: int | None, message: str, remedy: str) -> InputError:
    """The error that something in a module is refused with; ``line`` is an index into `Module.lines`."""
    where = None if line is None else module.source_lines.of(line + 1)
    return InputError(message, file=module.source, line=where, remedy=remedy)
