"""A module's own name and architecture, as its file states them.

Both are as `opt -mcpu=ARCH FILE` writes them. LLVM calls a module that was read from a buffer ``<string>``, and one
whose architecture only the command line named would have none once it is written.
"""

from __future__ import annotations

import os

from ldsopt.errors import InputError, InternalError, presentable
from ldsopt.ir.bindings import Handle
from ldsopt.ir.syntax import attributes_start, mentions, split_arguments, uncommented
from ldsopt.target.arch import arch_of_triple
from ldsopt.target.preamble import triple_of

_MODULE = "; ModuleID = '<string>'\n"
_SOURCE = 'source_filename = "<string>"\n'
_IN_FRONT = ("", " ", "\t", "\r", "\n", "}")
_CPU = '"target-cpu"'


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
    """LLVM's print of a module in which no function names an architecture, with this one added to each.

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
    if arch is None or arch_of_triple(triple_of(text) or "") is not None or _names_cpu(text):
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
    out, done, count, at = [], 0, 0, plain.find("define")
    quotes = plain.count('"', 0, max(at, 0))
    while at >= 0:
        is_word = plain[at - 1 : at] in _IN_FRONT and plain[at + 6 : at + 7].isspace()
        if is_word and quotes % 2 == 0:
            name = next(mentions(plain, at), None)
            if name is None:
                raise ValueError("no name of a function")
            end = split_arguments(plain, plain.index("(", name.end()) + 1)[1]
            place = attributes_start(plain, end + 1)
            out += [text[done:place], f' "target-cpu"="{arch}"']
            done, count = place, count + 1
        before, at = at, plain.find("define", at + 1)
        quotes += plain.count('"', before, at)
    return "".join((*out, text[done:])), count


def _names_cpu(text: str) -> bool:
    return _CPU in text and any(behind.lstrip()[:1] == "=" for behind in _uncommented(text).split(_CPU)[1:])


def _uncommented(text: str) -> str:
    """A text with blanks in place of its comments."""
    return "\n".join(map(uncommented, text.split("\n"))) if ";" in text else text


def _escaped(name: str) -> str:
    return "".join(
        chr(byte) if 0x20 <= byte < 0x7F and byte not in b'"\\' else f"\\{byte:02X}"
        for byte in os.fsencode(name)
    )
