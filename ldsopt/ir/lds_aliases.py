"""Aliases of LDS variables: other names of an address within one.

Rule: a name stands for what its alias says if nothing else can come to stand there. So the alias and the variable
behind it have the linkage of this module's own definitions: none, ``internal`` or ``private``. A linker may put other
definitions in place of weak ones (``weak``, ``linkonce``, and their ``_odr``: the variable's name may then lead to
other bytes than the alias). Such an alias may be anything, as may one that leads to functions or to other memory.

Example::

    @a = internal addrspace(3) global [64 x i32] poison
    @b = alias i8, getelementptr (i8, ptr addrspace(3) @a, i32 16)   ; byte 16 of @a
    @w = weak alias i8, ptr addrspace(3) @a                          ; anything
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ldsopt.ir.syntax import NAME, mentions, split_arguments, unquote
from ldsopt.patterns import pattern

_OWN = (
    rf"@({NAME}) = (?:internal |private )?(?:dso_local )?(?:default |hidden |protected )?"
    r"(?:(?:local_)?unnamed_addr )?"
)
_ALIAS = pattern(rf"{_OWN}alias ")
_VARIABLE = pattern(rf"{_OWN}addrspace\(3\) (?:externally_initialized )?(?:global|constant) ")
_TYPED_NAME = pattern(rf"ptr(?: addrspace\(\d+\))? (@{NAME})$")


def lds_aliases(lines: Iterable[str]) -> dict[str, str]:
    """The aliases of LDS variables by name, each with its address as a constant that names variables alone.

    Args:
        lines: the definitions of a module's globals, as LLVM prints them.

    >>> lds_aliases(["@a = addrspace(3) global i32 poison", "@b = alias i32, ptr addrspace(3) @a"])
    {'b': '@a'}
    """
    variables: set[str] = set()
    waiting: dict[str, str] = {}
    for line in lines:
        if variable := _VARIABLE.match(line):
            variables.add(unquote(variable[1]))
        elif alias := _ALIAS.match(line):
            spans, _ = split_arguments(line, alias.end())
            if len(spans) == 2:  # without a partition
                text = line[slice(*spans[1])]
                name = _TYPED_NAME.match(text)
                waiting[unquote(alias[1])] = name[1] if name else text
    found: dict[str, str] = {}
    while True:
        known = {
            name: substituted(text, found)
            for name, text in waiting.items()
            if all(unquote(mention[1]) in variables | found.keys() for mention in mentions(text))
        }
        if known.keys() == found.keys():
            return found
        found = known


def substituted(text: str, aliases: Mapping[str, str]) -> str:
    """Text in which every name of an alias has become its address.

    >>> substituted("ptr addrspace(3) @b", {"b": "getelementptr (i8, ptr addrspace(3) @a, i32 16)"})
    'ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a, i32 16)'
    """
    out, done = [], 0
    for match in mentions(text):
        address = aliases.get(unquote(match[1]))
        if address is not None:
            out += [text[done : match.start()], address]
            done = match.end()
    return "".join((*out, text[done:]))
