"""The words of a module about itself in a file: its name, and the architecture that it was made for.

Both are as `opt -mcpu=ARCH FILE` writes them. LLVM calls a module that was read from a buffer ``<string>``, and one
whose architecture only the command line named would be of no architecture once it is written.
"""

from __future__ import annotations

import os

from ldsopt.errors import InputError, InternalError, presentable
from ldsopt.ir.bindings import Handle
from ldsopt.ir.syntax import NAME, split_arguments
from ldsopt.patterns import pattern
from ldsopt.target.arch import arch_of_triple
from ldsopt.target.preamble import triple_of

_MODULE = "; ModuleID = '<string>'\n"
_SOURCE = 'source_filename = "<string>"\n'
_BEFORE_ATTRIBUTES = pattern(r"(?:\s*\b(?:local_)?unnamed_addr\b)?(?:\s*\baddrspace\s*\(\s*\d+\s*\))?")
_COMMENT = pattern(r'"[^"]*"|;[^\n]*')
_TOKEN = pattern(r'"[^"]*"|(?<![-\w.$%@!#])(define)(?![-\w.$:])')
_MENTION = pattern(rf'@({NAME})|"[^"]*"')
_CPU = pattern(r'"target-cpu"\s*=\s*"')


def named(text: str, source: str) -> str:
    """LLVM's print of a module, with the name of the file that it came from in place of ``<string>``.

    >>> named("; ModuleID = '<string>'\\nsource_filename = \\"<string>\\"\\n", "k.ll")
    '; ModuleID = \\'k.ll\\'\\nsource_filename = "k.ll"\\n'
    """
    if text.startswith(_MODULE):
        text = f"; ModuleID = '{presentable(source)}'\n" + text[len(_MODULE) :]
    at = text.find("\n") + 1
    if text.startswith(_SOURCE, at):
        text = f'{text[:at]}source_filename = "{_escaped(source)}"\n{text[at + len(_SOURCE) :]}'
    return text


def with_target_cpu(text: str, arch: str | None) -> str:
    """LLVM's print of a module of which no function names an architecture, with this one named by each.

    Raises:
        InternalError: it would not be valid IR.
    """
    if arch is None or '"target-cpu"="' in text or "\ndefine " not in text:
        return text
    try:
        handle = Handle.parse_text(_with_attributes(text, arch)[0])
    except Exception as error:
        raise InternalError(f"the architecture cannot be written into the module: {error}") from None
    try:
        return handle.text()
    finally:
        handle.close()


def with_own_target_cpu(text: str, arch: str | None, source: str) -> str | None:
    r"""A text as its author spelled it, of which nothing names an architecture, with this one named by each function.

    ``None`` where the text does not tell for certain where.

    >>> kernel = 'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k() { ; mine\n  ret void\n}\n'
    >>> with_own_target_cpu(kernel, "gfx942", "k.ll").splitlines()[1]
    'define amdgpu_kernel void @k() "target-cpu"="gfx942" { ; mine'

    Args:
        text: of the module.
        arch: the architecture, if it is known.
        source: the input's name.
    """
    if arch is None or arch_of_triple(triple_of(text) or "") is not None or _CPU.search(_uncommented(text)):
        return text
    from ldsopt.ir.read import parse

    try:
        made, count = _with_attributes(text, arch)
        read = parse(made, source=source)
    except (InputError, ValueError):  # ValueError: brackets or quotes that do not end
        return None
    functions = sum(line.startswith("define ") for line in read.lines)
    return made if count == functions and (not count or (read.arch and read.arch.name == arch)) else None


def _with_attributes(text: str, arch: str) -> tuple[str, int]:
    """A text with the architecture behind the parameters of each definition, however it is laid out; and how many.

    Raises:
        ValueError: a header does not end.
    """
    plain = _uncommented(text)
    out, done, count = [], 0, 0
    for found in _TOKEN.finditer(plain):
        if found[1] is None:
            continue
        name = next((mention for mention in _MENTION.finditer(plain, found.end()) if mention[1]), None)
        if name is None:
            raise ValueError("no name of a function")
        end = split_arguments(plain, plain.index("(", name.end()) + 1)[1]
        before = _BEFORE_ATTRIBUTES.match(plain, end + 1)
        place = before.end() if before else end + 1
        out += [text[done:place], f' "target-cpu"="{arch}"']
        done, count = place, count + 1
    return "".join((*out, text[done:])), count


def _uncommented(text: str) -> str:
    """A text with blanks in place of its comments."""
    if ";" not in text:
        return text
    return _COMMENT.sub(lambda found: " " * len(found[0]) if found[0][0] == ";" else found[0], text)


def _escaped(name: str) -> str:
    return "".join(
        chr(byte) if 0x20 <= byte < 0x7F and byte not in b'"\\' else f"\\{byte:02X}"
        for byte in os.fsencode(name)
    )
