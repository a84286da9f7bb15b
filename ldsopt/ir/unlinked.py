"""Functions that a module calls and does not define: it was not linked with the libraries that it needs.

What such a module compiles to is not what will run, so whoever reads it is told what to do.
"""

from __future__ import annotations

import re

from ldsopt.ir.syntax import global_name, header, lines_starting
from ldsopt.patterns import pattern

_SHOWN = 3
_LIBRARIES = pattern(r"_Z\d+|__(?:ockl|ocml|oclc|opencl|amd)_")


def undefined(text: str, outer: str | None = None) -> tuple[str, ...]:
    """The names of the functions that a module in textual form calls or names and does not define.

    Args:
        text: of the module.
        outer: the same without the bodies of functions, if it is at hand: it is searched in a fraction of the time.

    >>> undefined("declare i64 @f(i32)\\ndeclare void @g()\\ndefine void @k() {\\n  %x = call i64 @f(i32 0)\\n}\\n")
    ('f',)
    """
    declared = (header(line) for line in lines_starting(text if outer is None else outer, "declare "))
    names = [declare.name for declare in declared if declare and not declare.name.startswith("llvm.")]
    return tuple(name for name in names if _times(text, name) > 1)


def _times(text: str, name: str) -> int:
    return len(re.findall(rf"{re.escape(global_name(name))}(?![-\w.$])", text))


def notes(text: str, outer: str | None = None) -> tuple[str, ...]:
    """One sentence on what the module lacks, and what to do; nothing if it is complete. Arguments as of `undefined`."""
    names = undefined(text, outer)
    if not names:
        return ()
    some = ", ".join(names[:_SHOWN]) + (", …" if len(names) > _SHOWN else "")
    libraries = "ROCm's device libraries" if any(map(_LIBRARIES.match, names)) else "what defines them"
    return (
        f"not linked: it calls {some} and does not define {'it' if len(names) == 1 else 'them'}; figures are of code "
        f"that cannot run. Link it with {libraries} first (`ldsopt link --link-bitcode`, or clang without -nogpulib), "
        "then optimize",
    )
