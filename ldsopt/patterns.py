"""Patterns of names, and regular expressions that are compiled when they are first used.

Compiling one takes as long as running it over a whole module, and a command uses a few of the many that its modules
name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Any, cast


class _LazyPattern:
    """Stands for a compiled pattern. What is asked of it is kept, so that it is found at once the next time."""

    def __init__(self, source: str, flags: int) -> None:
        self.pattern = source
        self._flags = flags

    def __getattr__(self, name: str) -> Any:
        compiled = self.__dict__.get("_compiled")
        if compiled is None:
            compiled = self._compiled = re.compile(self.pattern, self._flags)
        found = getattr(compiled, name)
        setattr(self, name, found)
        return found


def pattern(source: str, flags: int = 0) -> re.Pattern[str]:
    """A regular expression, to be used as what `re.compile` returns; a wrong one is refused when it is first used.

    >>> pattern("a+").sub("b", "caat")
    'cbt'
    >>> [pattern("^b", flags).search("a\\nb") is not None for flags in (0, re.MULTILINE)]
    [False, True]
    >>> late = pattern("(")  # which is no regular expression
    >>> late.search("x")
    Traceback (most recent call last):
    re.error: missing ), unterminated subpattern at position 0
    >>> words = pattern("w+")
    >>> first = words.search("www").re
    >>> re.purge()
    >>> words.fullmatch("w").re is first
    True
    """
    return cast("re.Pattern[str]", _LazyPattern(source, flags))


def is_named(name: str, patterns: Iterable[str]) -> bool:
    """True if a name is one of those given, or matches one as a pattern with ``*``, ``?`` or ``[``.

    >>> [is_named(name, ("_Z4copyIiEvv", "*gemm*")) for name in ("_Z4copyIiEvv", "_Z4gemmIfEvv", "_Z4copyIfEvv")]
    [True, True, False]
    """
    return any(name == one or fnmatchcase(name, one) for one in patterns)
