"""Reading a module: `.ll`, `.bc` or standard input, into a verified `Module`.

Input that could make LLVM end the process, or that it would misread, is handled here, before LLVM sees it:

* a NUL byte (LLVM's text reader would stop there and call the rest read);
* a missing ``target datalayout`` (LLVM would print alignments that are too large for LDS pointers);
* old debug info in a module that the verifier refuses (LLVM would abort; see `ldsopt.ir.bindings`);
* IR newer than this LLVM (`ldsopt.ir.compat`).

Other input (broken bitcode, absurd nesting) does end the process: `isolated` runs a whole job in a child.

`linked` makes one module of several by LLVM's linker of IR, as ``llvm-link`` does. A declaration in one module and its
definition in another become one: functions, and LDS variables as well, which no linker of objects places. From a
*library* (ROCm's device libraries, say) only used definitions are taken: they become internal, and unreferenced ones
are dropped, as by clang's ``-mlink-builtin-bitcode``.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ldsopt import files, isolation
from ldsopt.errors import InputError, LdsoptError, UnknownArchitecture, UsageError, shown
from ldsopt.ir import compat
from ldsopt.ir.bindings import Handle, ParseError, data_layout_of
from ldsopt.ir.metadata import LIST, record_notes
from ldsopt.ir.module import Module, refused
from ldsopt.ir.syntax import (
    global_definition,
    global_name,
    header,
    lines_starting,
    mentions,
    number_behind,
    unquote,
    unused,
    with_names,
    without_bodies,
)
from ldsopt.llvm_words import remedy_of
from ldsopt.target.arch import ARCHS, Arch, arch, arch_of_triple
from ldsopt.target.preamble import (
    DEFAULT_TRIPLE,
    has_data_layout,
    is_bitcode,
    refuse_nul,
    require_amdgpu,
    triple_of,
)

if TYPE_CHECKING:  # it takes longer to load than LLVM takes to read most modules
    from pathlib import Path

    import llvmlite.binding as llvm

T = TypeVar("T")
_OF_TRITON = ".llir"
_CODE_OF_TRITON = (".amdgcn", ".hsaco")

STDIN = "<stdin>"
_LDS_POINTERS = "-p3:32:32-"  # in every data layout of AMD GPUs
_CPU = '"target-cpu"="'
_WORD = re.compile(r"[0-9A-Za-z]+")
_HEAD = re.compile(r"(?:[ \t]*(?:;[^\n]*)?\n)*")
_MCPU = re.compile(r"-(?:mcpu|offload-arch)(?:=|[ \t]+)([^\s:,]*)")
_NAMED = re.compile(r"gfx[0-9a-f]{3,}")


def load(path: str | Path) -> tuple[str, bytes]:
    """The bytes of a file, or of standard input for ``-``, and the name to call them by.

    Raises:
        InputError: it cannot be read.
        UsageError: the name is empty.
    """
    if not str(path):
        raise UsageError("the name of an input is empty; - is standard input")
    if str(path) == "-":
        return STDIN, files.read_all(sys.stdin.buffer, STDIN)
    try:
        return str(path), files.read_file(path)
    except OSError as error:
        is_folder = isinstance(error, IsADirectoryError)
        remedy = "name a file in it" if is_folder else None
        raise InputError((error.strerror or str(error)).lower(), file=path, remedy=remedy) from None


def read(path: str | Path, *, mcpu: str | None = None, features: str = "") -> Module:
    """The module in a file (`-`: standard input).

    Args:
        path: `.ll` or `.bc`; told apart by content, not by name.
        mcpu: the architecture; by default the module's own.
        features: subtarget features, as in ``llc -mattr``: they decide the size of a wave.

    Raises:
        InputError: unreadable, not AMDGPU IR, refused by LLVM; with file, line and remedy.
        UsageError: ``mcpu`` is no architecture.
    """
    source, data = load(path)
    return parse(data, source=source, mcpu=mcpu, features=features)


def parse(
    data: bytes | str, *, source: str = "<string>", mcpu: str | None = None, features: str = ""
) -> Module:
    """The module in a buffer: textual IR or bitcode. Arguments as of `read`.

    Raises:
        InputError, UsageError: as `read`.
    """
    wanted = (
        arch(mcpu) if mcpu else None
    )  # first, so that a mistyped name is reported before any work is done
    handle, notes = _parsed(data, source, wanted.name if wanted else None)
    text = handle.text()
    if isinstance(data, bytes) and is_bitcode(data) and compat.looks_newer(text):
        # LLVM reads a newer LLVM's bitcode like such text: without an error, but with another meaning.
        handle.close()
        handle, newer = _parse_text(text, source, wanted.name if wanted else None)
        text, notes = handle.text(), (*notes, *newer)
    lines = text.split("\n")
    outer = without_bodies(lines)
    if has_unnamed(outer):
        handle.close()
        handle = Handle.parse_text(named(text))
        text = handle.text()
        lines = text.split("\n")
        outer = without_bodies(lines)
        notes = (*notes, "gave names to globals that have only a number")
    found, origin = _architecture(outer, handle.triple, wanted, source, data)
    module = Module(
        source=source,
        text=text,
        lines=lines,
        arch=found,
        notes=(
            *notes,
            *origin,
            *unlinked_notes(text, outer),
            *(record_notes(lines) if LIST in outer else ()),
        ),
        handle=handle,
        features=features,
        given=data,
        own="" if is_bitcode(data) else data,
        is_given=True,
    )
    for name in module.unknown_intrinsics():
        if found is None and compat.needs_architecture(text):
            raise _no_architecture(source)
        if compat.is_of_marked_copies(name) and not compat.has_marked_copies(module.lowered_text):
            continue
        raise InputError(
            f"this LLVM does not know the intrinsic '{name}' and would compile it to a call of nothing",
            file=source,
            line=_line_of(data, f"@{name}("),
            remedy="compile the front-end's IR for LLVM 22, or use the intrinsic's LLVM 22 form",
        )
    if narrowed := module.narrowed_call():
        raise refused(
            module,
            narrowed[0],
            f"this call of {narrowed[1]} is said to write less memory than it does: LLVM may leave it out, or move "
            "accesses over it",
            "take `memory(...)` away from the call",
        )
    return module


def reparse(text: str, origin: Module, *, is_own: bool = False) -> Module:
    """The module of a text that was made from another module's: for the same target, under the same name.

    Args:
        text: to be read.
        origin: the module that it was made from.
        is_own: it is the user's text with edits, and takes further ones; otherwise it is LLVM's print.

    Raises:
        InputError: as `read`.
    """
    mcpu = origin.arch.name if origin.arch else None
    module = parse(text, source=origin.source, mcpu=mcpu, features=origin.features)
    module.given, module.is_given, module.workgroups = origin.given, False, origin.workgroups
    if not is_own:
        module.own = ""
    return module


def handle_of(text: str, origin: Module) -> Handle:
    """LLVM's module of a text that was made from another module's own text, read in the same way, and verified.

    Raises:
        InputError, ParseError: LLVM refuses it.
    """
    if not origin.notes:  # the original text was read unchanged, so this one can be
        return Handle.verified(text)
    handle = _parsed(text, origin.source, origin.arch.name if origin.arch else None)[0]
    if "@unnamed." in origin.text and has_unnamed(printed := handle.text()):
        handle.close()
        return Handle.verified(named(printed))
    return handle


def isolated(job: Callable[[], T], *, source: str) -> T:
    """Runs a job that reads untrusted input in a child process.

    Raises:
        InputError: LLVM ended the child; in LLVM's words.
        Exception: whatever the job raises.
    """
    try:
        return isolation.run(job)
    except isolation.ChildDied as death:
        raise InputError(
            f"LLVM cannot read this and gave up: {death.words or death.cause}",
            file=source,
            remedy="check the file with `opt -passes=verify`",
        ) from None


def _parsed(data: bytes | str, source: str, arch: str | None) -> tuple[Handle, tuple[str, ...]]:
    if isinstance(data, bytes) and is_bitcode(data):
        return _parse_bitcode(data, source)
    return _parse_text(data, source, arch)


def _parse_bitcode(data: bytes, source: str) -> tuple[Handle, tuple[str, ...]]:
    try:
        handle = Handle.parse_bitcode(data)
        handle.verify()
    except ParseError as error:
        raise InputError(
            f"invalid bitcode: {error.message}",
            file=source,
            remedy="if a newer LLVM wrote it, name that one's clang or llc with --compiler, or give the text that its "
            "`llvm-dis` writes",
        ) from None
    require_amdgpu(handle.triple, source)
    name = handle.triple or DEFAULT_TRIPLE
    if _LDS_POINTERS not in handle.data_layout:  # LLVM completes a missing layout, but not to the target's
        handle.set_data_layout(data_layout_of(name))
        return handle, (f"no data layout: added LLVM's for {name}",)
    return handle, ()


def _parse_text(data: bytes | str, source: str, arch: str | None) -> tuple[Handle, tuple[str, ...]]:
    raw = data.encode("utf-8", "surrogateescape") if isinstance(data, str) else data
    if not raw.strip():
        raise InputError("empty input", file=source, remedy="see whether what writes it has failed")
    if other := kind_of_bytes(raw):
        raise _needs_ir(source, *other)
    refuse_nul(raw, source)
    text = _decoded(raw)
    triple = triple_of(text)
    require_amdgpu(triple, source, text)
    says_itself = arch_of_triple(triple) is not None or _CPU in text
    arch = arch or (None if says_itself else _arch_told(source, text)[0])
    failure = None
    if not compat.looks_newer(text):
        try:
            return _verified(text, source, raw)
        except ParseError as error:
            failure = _syntax_error(error, source, text)
    rewritten, done = compat.rewrite(text, arch)
    if failure is not None and not done:
        raise failure
    try:
        handle, notes = _verified(rewritten, source)
    except ParseError as error:
        if arch is None and not says_itself and compat.needs_architecture(text):
            raise _no_architecture(source) from None
        raise _syntax_error(error, source, rewritten) from None
    return handle, (*done, *notes)


def _verified(text: str, source: str, raw: bytes | None = None) -> tuple[Handle, tuple[str, ...]]:
    """The module of a text, with LLVM's data layout if it has none; ``raw`` is the text in bytes, if it is at hand.

    Raises:
        ParseError: LLVM's parser or verifier refuses it.
    """
    header = ""
    notes: tuple[str, ...] = ()
    if not has_data_layout(text):
        # Alignments that the text leaves out are filled in while parsing, so the layout has to be there first.
        name = triple_of(text) or DEFAULT_TRIPLE
        if not name.isascii():
            raise InputError(
                f"no target triple: {shown(name)}", file=source, remedy=f"AMD's is {DEFAULT_TRIPLE}"
            )
        header = f'target datalayout = "{data_layout_of(name)}"\n'
        notes = (f"no data layout: added LLVM's for {name}",)
    try:
        handle = Handle.verified(header + text if header or raw is None else raw)
    except ParseError as error:
        line = None if error.line is None else max(1, error.line - header.count("\n"))
        raise ParseError(error.message, line, error.column) from None
    require_amdgpu(handle.triple, source)  # a comment may have stood in the statement
    return handle, notes


def _syntax_error(error: ParseError, source: str, text: str) -> InputError:
    if other := kind_of_text(text):
        return _needs_ir(source, *other)
    column = None
    line = text.split("\n")[error.line - 1] if error.line is not None else None
    if line is not None and error.column is not None:  # LLVM counts bytes
        column = len(os.fsencode(line)[: error.column - 1].decode("utf-8", "replace")) + 1
    at = line[column - 1 :] if line is not None and column is not None else None
    remedy = remedy_of(error.message) if at is None else compat.remedy_at(at)
    return InputError(
        f"invalid IR: {error.message}", file=source, line=error.line, column=column, text=line, remedy=remedy
    )


def _needs_ir(source: str, what: str, remedy: str) -> InputError:
    return InputError(f"this is {what}; LLVM IR (.ll or .bc) is needed here", file=source, remedy=remedy)


def arch_of_name(source: str) -> str | None:
    """The architecture that a file's name says, as ``kernel.gfx942.ll`` or ``kernel_gfx942.ll``.

    The last word between dots counts first. Of other words only one architecture may be named.

    >>> arch_of_name("out/kernel.gfx942.ll"), arch_of_name("gfx942/kernel.ll")
    ('gfx942', None)
    >>> arch_of_name("gemm_gfx950-fast.ll"), arch_of_name("gfx942_or_gfx950.ll")
    ('gfx950', None)
    """
    words = source.rpartition("/")[2].split(".")
    last = next((word for word in reversed(words) if word in ARCHS), None)
    named = (word for part in words for word in _WORD.findall(part) if _NAMED.fullmatch(word))
    return last or _only_arch(named)


def _only_arch(words: Iterable[str]) -> str | None:
    """The architecture that all of the words name; nothing if there are none."""
    found = set(words)
    return found.pop() if len(found) == 1 and found <= ARCHS.keys() else None


def arch_of_head(text: str) -> str | None:
    """The architecture of the commands in the comments that a module begins with; nothing if they name several.

    Nor is one taken from a command that sets the size of a wave, of which the architecture alone would say another.
    IREE's dumps begin with the call of ``opt`` that would make them, LLVM's tests with ``; RUN: llc -mcpu=gfx942``.

    >>> arch_of_head("; ModuleID = 'm'\\n; opt -S -mtriple=amdgcn-amd-amdhsa -mcpu=gfx942 --passes=verify\\n")
    'gfx942'
    """
    head = _HEAD.match(text)
    return _only_arch(_MCPU.findall(head[0])) if head and "wavefrontsize" not in head[0] else None


def arch_beside(source: str) -> str | None:
    """The architecture that Triton's cache states for a ``.llir``: in the JSON file beside it that has its name."""
    try:
        stated = stated_beside(source)["target"]["arch"] if source.endswith(_OF_TRITON) else None
    except (TypeError, LookupError):
        return None  # it is asked for then, as of any module that does not say it
    return stated if stated in ARCHS else None


def stated_beside(source: str) -> dict[str, Any]:
    """The JSON object beside a file of Triton's cache, IR or code, that has its name; empty if there is none.

    Triton's ``CompiledKernel`` writes it: ``target``, ``shared`` (bytes of LDS that launches add), ``triton_version``.
    """
    name, dot, suffix = source.rpartition(".")
    if f"{dot}{suffix}" not in (_OF_TRITON, *_CODE_OF_TRITON):
        return {}
    import json  # it takes 28 ms to load

    try:
        stated = json.loads(files.read_file(f"{name}.json"))
    except (OSError, LdsoptError, ValueError, RecursionError):
        return {}
    return stated if isinstance(stated, dict) else {}


def lds_of_launches(source: str) -> int:
    """The bytes of LDS that launches of a kernel in Triton's cache add to its own; zero for any other module."""
    shared = stated_beside(source).get("shared")
    return shared if type(shared) is int and shared > 0 else 0


def _architecture(
    outer: str, triple: str, wanted: Arch | None, source: str, data: bytes | str
) -> tuple[Arch | None, tuple[str, ...]]:
    """``--mcpu``, else the functions' target-cpu, else the triple's, else what tells it beside the module, with a note.

    The first two may not contradict each other. LLVM prints attributes of functions and of calls outside of bodies.
    """
    names = sorted({behind.partition('"')[0] for behind in outer.split(_CPU)[1:]} - {""})
    if wanted is not None:
        for other in names:
            if other != wanted.name:
                raise InputError(
                    f'a function says "target-cpu"="{other}", but {wanted.name} is asked for; LLVM would obey the '
                    "function",
                    file=source,
                    remedy="drop --mcpu, or the attribute",
                )
        return wanted, ()
    if len(names) > 1:
        raise InputError(
            f"functions for several architectures in one module: {', '.join(names)}",
            file=source,
            remedy="split it by architecture",
        )
    name = names[0] if names else arch_of_triple(triple)
    if name and name != "generic":
        return _stated(name, source, _line_of(data, name)), ()
    name, teller = _arch_told(source, "" if is_bitcode(data) else _decoded(data))
    return (_stated(name, source), (f"the architecture is {name} by {teller}",)) if name else (None, ())


def _stated(name: str, source: str, line: int | None = None) -> Arch:
    """The architecture that the input states."""
    try:
        return arch(name)
    except UsageError as error:
        raise InputError(str(error), file=source, line=line) from None


def _arch_told(source: str, text: str) -> tuple[str | None, str]:
    """The architecture that a module does not state itself, and what tells it."""
    if name := arch_of_name(source):
        return name, "the file's name"
    if name := arch_beside(source):
        return name, "the JSON file of Triton's cache"
    return arch_of_head(text), "the command in the file's head"


def require_arch(module: Module) -> Arch:
    """The module's architecture.

    Raises:
        UnknownArchitecture: neither the module nor the user names one.
    """
    if module.arch is None:
        raise _no_architecture(module.source)
    return module.arch


def _no_architecture(source: str) -> UnknownArchitecture:
    return UnknownArchitecture(
        "no architecture: no function has a target-cpu, and neither the triple nor the file's name or head says one",
        file=source,
        remedy="say which with --mcpu, e.g. --mcpu gfx942",
    )


def _decoded(data: bytes | str) -> str:
    return data if isinstance(data, str) else data.decode("utf-8", "surrogateescape")


def _line_of(data: bytes | str, needle: str) -> int | None:
    text = _decoded(data)
    at = text.find(needle)
    return None if at < 0 else text.count("\n", 0, at) + 1


# --- not ir -------------------------------------------------------------------------------------------------
#
# The kind of a file that is no LLVM IR, and a remedy.


_READ = "`ldsopt measure`, `diff`, `check`, `waits`, `timeline` and `simulate --machine` read {}"
_MAGIC: tuple[tuple[bytes, str, str], ...] = (
    (b"\x1f\x8b", "gzip-compressed data", "unpack it first: `gunzip -k FILE`"),
    (b"\x28\xb5\x2f\xfd", "zstd-compressed data", "unpack it first: `unzstd FILE`"),
    (b"\xfd7zXZ\0", "xz-compressed data", "unpack it first: `unxz -k FILE`"),
    (b"BZh", "bzip2-compressed data", "unpack it first: `bunzip2 -k FILE`"),
    (b"PK\x03\x04", "a zip archive", "unpack it first: `unzip FILE`"),
    (b"!<arch>\n", "an archive of objects", "unpack it first: `ar x FILE`"),
    (b"\xff\xfe", "UTF-16 text", "save it as UTF-8 or plain ASCII"),
    (b"\xfe\xff", "UTF-16 text", "save it as UTF-8 or plain ASCII"),
    (b"\xef\xbb\xbf", "text that begins with a byte order mark", "save it as UTF-8 without one"),
    (b"\x7fELF", "compiled code", _READ.format("objects")),
    (b"__CLANG_OFFLOAD_BUNDLE__", "compiled code", _READ.format("objects")),
    (b"CCOB", "compiled code", _READ.format("objects")),
    (b"\x10\xff\x10\xad", "compiled code", _READ.format("objects")),
)
_SIGNS = (
    ("assembly", ".amdgcn_target|.amdhsa_code_object_version|s_endpgm", ""),
    ("assembly without a kernel of an AMD GPU", ".text|.section", ""),
    ("MLIR", "module|builtin.module", "{"),
    ("MLIR", "llvm.func |func.func |gpu.func ", ""),
    ("OpenCL C", "__kernel __attribute__|__kernel void|kernel __attribute__|kernel void", ""),
    ("Markdown", "```|## |### |#### |##### |###### ", ""),
    (
        "HIP or C++ source",
        "#include|#pragma|#define|#if|# include|# pragma|# define|# if|template <|template<",
        "",
    ),
    ("HIP or C++ source", "", "__global__"),
    ("Python source", "import |@triton.jit", ""),
    ("Python source", "from ", " import"),
    ("Python source", "def ", "):"),
)
"""Kinds of text, each with the beginnings of its lines and a word that such a line also has."""
_REMEDIES = {
    "JSON": "`ldsopt diff` and `ldsopt measure` read the JSON records that `ldsopt measure --json` writes",
    "assembly": _READ.format("assembly"),
    "assembly without a kernel of an AMD GPU": "give the device code, e.g. of `clang --cuda-device-only -S`",
    "MLIR": "translate it first: `mlir-translate --mlir-to-llvmir`, or pass Triton's .llir instead of its .ttgir",
    "OpenCL C": "compile it first: `clang -x cl -target amdgcn-amd-amdhsa -mcpu=gfx942 -O3 -S -emit-llvm FILE`",
    "Markdown": "give the module that it speaks of",
    "HIP or C++ source": "compile it first: `hipcc --cuda-device-only --offload-arch=gfx942 -O3 -S -emit-llvm FILE`",
    "Python source": "give the LLVM IR that its compiler makes (Triton: `.llir` in its cache)",
}


def kind_of_bytes(data: bytes) -> tuple[str, str] | None:
    """The kind of data that cannot be textual IR, by how it begins, and a remedy; nothing if it may be IR.

    >>> kind_of_bytes(b"\\x1f\\x8b\\x08")
    ('gzip-compressed data', 'unpack it first: `gunzip -k FILE`')
    """
    return next(((what, remedy) for magic, what, remedy in _MAGIC if data.startswith(magic)), None)


def kind_of_text(text: str) -> tuple[str, str] | None:
    """The kind of a text that LLVM has refused as IR, and a remedy; nothing if it looks like no kind that is known.

    >>> kind_of_text('{"schema": "ldsopt.measurement/1"}')[0], kind_of_text("__global__ void k() {}")[0]
    ('JSON', 'HIP or C++ source')
    """
    if any(line.startswith(("define ", "target triple =", "target triple=")) for line in text.split("\n")):
        return None
    lines = [" ".join(line.split()) for line in text.split("\n")]
    start = "".join(text.split(maxsplit=2)[:2])
    found = ["JSON"] if start[:1] in ("{", "[") and start[1:2] in ('"', "{", "}", "]") else []
    found += [
        kind
        for kind, begins, also in _SIGNS
        if any(line.startswith(tuple(begins.split("|"))) and also in line for line in lines)
    ]
    if "Markdown" in found and not text.lstrip().startswith(("<", "[", "#")):
        found.remove("Markdown")
    return (found[0], _REMEDIES[found[0]]) if found else None


# --- unnamed ------------------------------------------------------------------------------------------------
#
# Names for globals that have only a number.
#
# LLVM numbers the globals without a name anew in each print, so ``@1`` is another variable once ``@0`` is
# gone, and reports, scopes and arenas, which name variables, cannot name them. Its structure gives all of them
# one name, the empty one, so facts of one function would pass for those of another. A module with an unnamed LDS
# variable or function is read as if its author had written names. ROCm's device libraries have such functions:
# ``assert`` and ``printf`` link them into a kernel's module.
#
# Example: ``@0 = internal addrspace(3) global i32 poison`` becomes ``@unnamed.0 = ...``.


_HEADS = ("define ", "declare ")


def has_unnamed(outer: str) -> bool:
    """True if an LDS variable or a function has only a number, by canonical text, from which bodies may be left out."""
    found = (global_definition(line) for line in lines_starting(outer, "@") if line[1:2].isdigit())
    if any(each is not None and "addrspace(3)" in each.words for each in found):
        return True
    heads = (next(mentions(line), None) for word in _HEADS for line in lines_starting(outer, word))
    return any(head is not None and number_behind("@", head[0]) is not None for head in heads)


def named(text: str) -> str:
    """The canonical text of a module with a name for every numbered global."""
    prefix = unused("@unnamed.", text)

    def renamed(name: str) -> str | None:
        return None if number_behind("@", name) is None else f"{prefix}{name[1:]}"

    return "\n".join(with_names(line, renamed) if "@" in line else line for line in text.split("\n"))


# --- unlinked -----------------------------------------------------------------------------------------------
#
# Functions and variables that a module uses and does not define: it was not linked with the libraries that it needs.
#
# The code of such a module is not the code that will run, so its reader is told what to do.


_SHOWN = 3
_LIBRARIES = ("__ockl_", "__ocml_", "__oclc_", "__opencl_", "__amd_", *(f"_Z{digit}" for digit in range(10)))


_OF_ANOTHER = re.compile(r'@("[^"]*"|[\w.$-]+) = (?:external|extern_weak) (?!.*addrspace\(3\))')


def undefined(text: str, outer: str | None = None) -> tuple[str, ...]:
    """The names of the functions and variables that a module in textual form uses and does not define.

    LDS is left out: dynamic LDS is a variable without a definition.

    Args:
        text: of the module.
        outer: the same without the bodies of functions, if it is at hand: it is searched in a fraction of the time.

    >>> undefined("declare i64 @f(i32)\\ndeclare void @g()\\ndefine void @k() {\\n  %x = call i64 @f(i32 0)\\n}\\n")
    ('f',)
    >>> undefined('@"a\\\\22b" = external global i32\\ndefine ptr @k() {\\n  ret ptr @"a\\\\22b"\\n}\\n')
    ('a"b',)
    """
    declared = (header(line) for line in lines_starting(text if outer is None else outer, "declare "))
    names = [declare.name for declare in declared if declare and not declare.name.startswith("llvm.")]
    names += _undefined_variables(text if outer is None else outer)
    return tuple(name for name in names if _times(text, name) > 1)


def _undefined_variables(text: str) -> list[str]:
    return [unquote(found[1]) for line in lines_starting(text, "@") if (found := _OF_ANOTHER.match(line))]


def undefined_contents_notes(text: str) -> tuple[str, ...]:
    """One sentence on variables whose contents an execution of a module in textual form does not know; or nothing."""
    names = [name for name in _undefined_variables(text) if _times(text, name) > 1]
    if not names:
        return ()
    them = "it" if len(names) == 1 else "them"
    return (f"not linked: it uses {_some(names)} and does not define {them}; zeros are read there",)


def _some(names: Sequence[str]) -> str:
    return ", ".join(names[:_SHOWN]) + (", …" if len(names) > _SHOWN else "")


def _times(text: str, name: str) -> int:
    """The number of places where a text names a global."""
    behind = text.split(global_name(name))[1:]
    return sum(not (rest[:1].isalnum() or rest[:1] in ("-", "_", ".", "$")) for rest in behind)


def unlinked_notes(text: str, outer: str | None = None) -> tuple[str, ...]:
    """One sentence on the missing definitions, and a remedy; nothing if there are none. Arguments as of `undefined`."""
    names = undefined(text, outer)
    if not names:
        return ()
    libraries = (
        "ROCm's device libraries"
        if any(name.startswith(_LIBRARIES) for name in names)
        else "what defines them"
    )
    them = "it" if len(names) == 1 else "them"
    return (
        f"not linked: it uses {_some(names)} and does not define {them}; figures are of code that cannot run. "
        f"Link it with {libraries} first (`ldsopt link --link-bitcode`, or clang without -nogpulib), then optimize",
    )


_KEPT = ("llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors")


def linked(modules: Sequence[Module], libraries: Sequence[Module] = ()) -> Module:
    """The modules as one, under the first one's name.

    Args:
        modules: at least one.
        libraries: modules whose used definitions only are taken.

    Raises:
        UsageError: there is no module.
        InputError: they are for different architectures, or define one symbol twice.
    """
    import llvmlite.binding as llvm  # not ahead: few commands link

    if not modules:
        raise UsageError("no module to link")
    first = modules[0]
    for other in (*modules[1:], *libraries):
        if other.arch is not None and first.arch is not None and other.arch != first.arch:
            raise InputError(
                f"this is for {other.arch.name}, and {first.source} for {first.arch.name}", file=other.source
            )
    context = llvm.create_context()
    whole = llvm.parse_assembly(first.text, context)
    for module in modules[1:]:
        _link_in(whole, module, context)
    if libraries:
        own = _defined(whole)
        for library in libraries:
            _link_in(whole, library, context)
        for value in (*whole.functions, *whole.global_variables):
            if not value.is_declaration and value.name not in own and not value.name.startswith(_KEPT):
                value.linkage = "internal"
        passes = llvm.create_new_module_pass_manager()
        passes.add_global_dead_code_eliminate_pass()
        passes.add_strip_dead_prototype_pass()
        machine = llvm.Target.from_triple(whole.triple).create_target_machine()
        passes.run(whole, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    return reparse(_text(whole), first)


def with_local_values(text: str, functions: Collection[str]) -> str:
    """A module's text after LLVM's SROA of some functions, which makes values of local variables.

    Raises:
        ParseError: LLVM refuses the text.
    """
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    try:
        module = llvm.parse_assembly(text, llvm.create_context())
        machine = llvm.Target.from_triple(module.triple).create_target_machine()
    except RuntimeError as error:
        raise ParseError(str(error)) from None
    for function in module.functions:
        if function.name in functions:
            passes = llvm.create_new_function_pass_manager()
            passes.add_sroa_pass()
            passes.run(function, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    return _text(module)


def _link_in(whole: llvm.ModuleRef, module: Module, context: llvm.ContextRef) -> None:
    import llvmlite.binding as llvm

    try:
        whole.link_in(llvm.parse_assembly(module.text, context))
    except RuntimeError as error:
        words = " ".join(str(error).split()) or "LLVM's linker refuses it"
        raise InputError(words[:1].lower() + words[1:], file=module.source) from None


def _defined(module: llvm.ModuleRef) -> set[str]:
    return {value.name for value in (*module.functions, *module.global_variables) if not value.is_declaration}


def _text(module: llvm.ModuleRef) -> str:
    try:
        return str(module)
    except UnicodeDecodeError as error:  # names in other encodings
        return bytes(error.object).decode("utf-8", "surrogateescape")
