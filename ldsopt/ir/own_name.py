"""What a module says of itself when it is written to a file: its name, and the architecture that it was made for.

Both are as `opt -mcpu=ARCH FILE` writes them. LLVM calls a module that was read from a buffer ``<string>``, and one
whose architecture only the command line named would be of no architecture once it is written.
"""

from __future__ import annotations

import os

from ldsopt.errors import InputError, InternalError, presentable
from ldsopt.ir.bindings import Handle
from ldsopt.ir.syntax import header, split_arguments
from ldsopt.patterns import pattern
from ldsopt.target.arch import arch_of_triple
from ldsopt.target.preamble import triple_of

_MODULE = "; ModuleID = '<string>'\n"
_SOURCE = 'source_filename = "<string>"\n'
_BEFORE_ATTRIBUTES = pattern(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?")


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
    lines = [_with_attribute(line, arch) if line.startswith("define ") else line for line in text.split("\n")]
    try:
        handle = Handle.parse_text("\n".join(lines))
    except Exception as error:
        raise InternalError(f"the architecture cannot be written into the module: {error}") from None
    try:
        return handle.text()
    finally:
        handle.close()


def with_own_target_cpu(text: str, arch: str | None, source: str) -> str:
    """A text as its author spelled it, of which nothing names an architecture, with this one named by each function.

    A text whose ``define`` lines are not plain to see comes back as it is.

    >>> kernel = 'target triple = "amdgcn-amd-amdhsa"\\ndefine amdgpu_kernel void @k() { ; mine\\n  ret void\\n}\\n'
    >>> with_own_target_cpu(kernel, "gfx942", "k.ll").splitlines()[1]
    'define amdgpu_kernel void @k() "target-cpu"="gfx942" { ; mine'

    Args:
        text: of the module.
        arch: the architecture, if it is known.
        source: the input's name.
    """
    if arch is None or '"target-cpu"="' in text or arch_of_triple(triple_of(text) or "") is not None:
        return text
    from ldsopt.ir.read import parse

    lines = text.split("\n")
    try:
        for number, line in enumerate(lines):
            if line.lstrip().startswith("define "):
                lines[number] = _with_attribute(line, arch)
        read = parse("\n".join(lines), source=source)
    except (InputError, ValueError):  # ValueError: a line that does not hold a whole header
        return text
    return "\n".join(lines) if read.arch is not None and read.arch.name == arch else text


def _with_attribute(line: str, arch: str) -> str:
    indent = len(line) - len(line.lstrip())
    define = header(line[indent:])
    if define is None:
        raise ValueError("no header of a function")
    end = split_arguments(line, indent + define.stop + 1)[1]
    before = _BEFORE_ATTRIBUTES.match(line, end + 1)
    place = before.end() if before else end + 1
    return f'{line[:place]} "target-cpu"="{arch}"{line[place:]}'


def _escaped(name: str) -> str:
    return "".join(
        chr(byte) if 0x20 <= byte < 0x7F and byte not in b'"\\' else f"\\{byte:02X}"
        for byte in os.fsencode(name)
    )
