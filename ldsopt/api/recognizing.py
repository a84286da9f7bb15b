"""The kind of a file's contents: a module, machine code, or a record of measurements."""

from __future__ import annotations

import re

from ldsopt.isa.code_object import is_code_object
from ldsopt.patterns import pattern


def is_ir(data: bytes) -> bool:
    """True if a file's contents are to be taken for a module: no object, record or listing."""
    if is_code_object(data):
        return False
    text = data.decode("utf-8", "surrogateescape")
    return not is_record(text) and not is_assembly(text)


def is_record(text: str) -> bool:
    """True if a text is a saved record of measurements."""
    return text.lstrip()[:1] in ("{", "[") and '"schema"' in text


_ASSEMBLY = pattern(
    r"^[ \t]*\.(?:amdgcn_target|amdhsa_code_object_version|amdhsa_kernel)\b|^[ \t]*s_endpgm\b", re.MULTILINE
)
"""The directives that a listing has whether a compiler or a person wrote it."""


def is_assembly(text: str) -> bool:
    """True if a text is a listing of an AMD GPU's code."""
    return _ASSEMBLY.search(text) is not None


def is_machine_code(data: bytes) -> bool:
    """True if a file's contents are assembly or a code object."""
    if is_code_object(data):
        return True
    text = data.decode("utf-8", "surrogateescape")
    return is_assembly(text) and not is_record(text)
