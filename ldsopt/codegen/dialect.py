"""Spelling a module for an LLVM that is older than the one which printed it.

What is written here is what LLVM 22.1 prints. It puts attributes on the declarations of intrinsics that an older LLVM
does not know, and whose parser then refuses the whole module. They promise something; without them nothing else is
said, and every LLVM gives the intrinsics that it knows its own attributes when it reads them (AutoUpgrade).
"""

from __future__ import annotations

import re

_NEW_ATTRIBUTES: tuple[tuple[str, tuple[int, int]], ...] = (("nocreateundeforpoison", (22, 1)),)
"""Attributes, each with the first release that knows it."""
_VERSION = re.compile(r"(\d+)\.(\d+)")
_ATTRIBUTE_GROUP = re.compile(rb"^attributes #\d+ = \{.*\}", re.MULTILINE)


def spelled_for(ir: bytes, llvm: str) -> bytes:
    """The text of a module without attributes that an LLVM of this version, e.g. ``22.0.0git``, does not know.

    >>> spelled_for(b"attributes #0 = { nocallback nocreateundeforpoison nounwind }", "22.0.0git")
    b'attributes #0 = { nocallback nounwind }'
    >>> spelled_for(b'attributes #0 = { "of nocreateundeforpoison x" nocreateundeforpoison }', "22.0.0git")
    b'attributes #0 = { "of nocreateundeforpoison x" }'
    >>> spelled_for(b"attributes #0 = { nocreateundeforpoison }", "22.1.8")
    b'attributes #0 = { nocreateundeforpoison }'
    """
    version = _VERSION.match(llvm)
    if version is None:
        return ir
    release = (int(version[1]), int(version[2]))
    unknown = [name.encode() for name, since in _NEW_ATTRIBUTES if release < since]
    if not any(name in ir for name in unknown):
        return ir
    words = re.compile(rb'("[^"]*")| (?:' + b"|".join(unknown) + rb")(?= )")
    return _ATTRIBUTE_GROUP.sub(lambda group: words.sub(lambda word: word[1] or b"", group[0]), ir)
