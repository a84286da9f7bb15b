"""What a file that is no LLVM IR is instead, and what its owner can do."""

from __future__ import annotations

import re

from ldsopt.patterns import pattern

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
)
_TEXTS: tuple[tuple[re.Pattern[str], str, str], ...] = (
    (
        pattern(r'\A\s*[{\[]\s*["}\]{]'),
        "JSON",
        "`ldsopt diff` and `ldsopt measure` read the JSON records that `ldsopt measure --json` writes",
    ),
    (
        pattern(r"^\s*(?:\.(?:amdgcn_target|amdhsa_code_object_version)|s_endpgm\b)", re.MULTILINE),
        "assembly",
        _READ.format("assembly"),
    ),
    (
        pattern(r"^\s*\.(?:text\b|section\b)", re.MULTILINE),
        "assembly without a kernel of an AMD GPU",
        "give the device code, e.g. of `clang --cuda-device-only -S`",
    ),
    (
        pattern(
            r"^\s*(?:builtin\.)?module(?:\s+@[\w.]+)?(?:\s+attributes)?\s*\{|^\s*(?:llvm|func|gpu)\.func\b",
            re.MULTILINE,
        ),
        "MLIR",
        "translate it first: `mlir-translate --mlir-to-llvmir`",
    ),
    (
        pattern(r"^\s*(?:__kernel|kernel)\s+(?:__attribute__|void)\b", re.MULTILINE),
        "OpenCL C",
        "compile it first: `clang -x cl -target amdgcn-amd-amdhsa -mcpu=gfx942 -O3 -S -emit-llvm FILE`",
    ),
    (
        pattern(r"\A\s*(?:#{1,6} |<[a-z!]|\[).*^(?:```|#{2,6} )", re.MULTILINE | re.DOTALL),
        "Markdown",
        "give the module that it speaks of",
    ),
    (
        pattern(r"^\s*#\s*(?:include|pragma|define|if)\b|\b__global__\b|^\s*template\s*<", re.MULTILINE),
        "HIP or C++ source",
        "compile it first: `hipcc --cuda-device-only --offload-arch=gfx942 -O3 -S -emit-llvm FILE`",
    ),
    (
        pattern(r"^\s*(?:from \w[\w.]* import|import \w|def \w+\(.*\):|@triton\.jit)", re.MULTILINE),
        "Python source",
        "give the LLVM IR that its compiler makes (Triton: `.llir` in its cache)",
    ),
)


def kind_of_bytes(data: bytes) -> tuple[str, str] | None:
    """What data is that cannot be textual IR, by how it begins, and a remedy; nothing if it may be IR.

    >>> kind_of_bytes(b"\\x1f\\x8b\\x08")
    ('gzip-compressed data', 'unpack it first: `gunzip -k FILE`')
    """
    return next(((what, remedy) for magic, what, remedy in _MAGIC if data.startswith(magic)), None)


def kind_of_text(text: str) -> tuple[str, str] | None:
    """What a text is that LLVM has refused as IR, by what stands in it, and a remedy; nothing if it looks like none.

    >>> kind_of_text('{"schema": "ldsopt.measurement/1"}')[0], kind_of_text("__global__ void k() {}")[0]
    ('JSON', 'HIP or C++ source')
    """
    if re.search(r"^define |^target triple ?=", text, re.MULTILINE):
        return None
    return next(((what, remedy) for pattern, what, remedy in _TEXTS if pattern.search(text)), None)
