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

from ldsopt.ir.syntax import global_definition, mentions, split_arguments, unquote, with_names

_OF_ALIAS = frozenset(
    [
        "internal",
        "private",
        "dso_local",
        "default",
        "hidden",
        "protected",
        "unnamed_addr",
        "local_unnamed_addr",
    ]
)
_OF_VARIABLE = _OF_ALIAS | {"addrspace(3)", "externally_initialized"}


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
        definition = global_definition(line)
        if definition is None:
            continue
        if definition.kind == "alias" and _OF_ALIAS.issuperset(definition.words):
            spans, _ = split_arguments(line, definition.stop)
            if len(spans) == 2:  # without a partition
                text = line[slice(*spans[1])]
                name = next(mentions(text), None)
                is_name = name and name.end() == len(text) and text.count(" ", 0, name.start()) <= 2
                waiting[definition.name] = name[0] if name and is_name else text
        elif "addrspace(3)" in definition.words and _OF_VARIABLE.issuperset(definition.words):
            variables.add(definition.name)
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
    return with_names(text, lambda name: aliases.get(unquote(name[1:])) if name[0] == "@" else None)
