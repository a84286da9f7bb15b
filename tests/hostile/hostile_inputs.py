"""Inputs made to break a reader of LLVM IR, by name; and what running the command line on one gave."""

import re
import time
from dataclasses import dataclass
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from ldsopt import parse  # noqa: F401  imported here, and not in the child of each run
from ldsopt.cli import main

HERE = Path(__file__).parent
TRIPLE = 'target triple = "amdgcn-amd-amdhsa"\n'
DEBUG = '!llvm.module.flags = !{!0}\n!0 = !{i32 2, !"Debug Info Version", i32 3}\n'
LDS = "ptr addrspace(3)"


def kernel(body: str = "", before: str = "") -> str:
    return f"{TRIPLE}{before}define amdgpu_kernel void @k({LDS} %p) {{\n{body}\n  ret void\n}}\n"


def nested_sum(depth: int) -> str:
    expression = f"i32 ptrtoint ({LDS} @A to i32)"
    for _ in range(depth):
        expression = f"i32 add ({expression}, i32 1)"
    return kernel(f"  store {expression}, {LDS} %p", "@A = external addrspace(3) global i8\n")


def call(result: str, name: str, parameters: str, arguments: str) -> str:
    value = "" if result == "void" else "%x = "
    return kernel(f"  {value}call {result} @{name}({arguments})", f"declare {result} @{name}({parameters})\n")


GOOD = (HERE.parent / "annotate" / "conformance" / "dma.ll").read_text(encoding="utf-8")
WITH_DEBUG = (HERE / "tricky2.ll").read_text(encoding="utf-8")


def bitcode(text: str) -> bytes:
    data: bytes = llvm.parse_assembly(text, llvm.create_context()).as_bitcode()
    return data


NOISE = bytes(range(251)) * 16
CYCLE = "  %a = add i32 %b, 1\n  %b = add i32 %a, 1"

# Everything that must be refused. What is accepted is apart, below.
REFUSED: dict[str, bytes | str] = {
    "empty": "",
    "noise": NOISE,
    "bitcode magic and noise": b"BC\xc0\xde" + NOISE,
    "bitcode magic alone": b"BC\xc0\xde",
    "bitcode wrapper and noise": b"\xde\xc0\x17\x0b" + b"\xff" * 64,
    "truncated bitcode": bitcode(GOOD)[:-100],
    "bitcode without its beginning": bitcode(GOOD)[8:],
    "an executable": b"\x7fELF\x02\x01\x01" + b"\0" * 200,
    "NUL in a comment": kernel()[:40] + "\0junk",
    "NUL behind the end": kernel() + "\0 garbage behind {{{",
    "unknown triple": 'target triple = "foo-bar-baz"\ndefine void @f() { ret void }',
    "bad data layout": f'target datalayout = "zzz"\n{kernel()}',
    "unknown intrinsic": call("void", "llvm.amdgcn.does.not.exist", "i32", "i32 1"),
    "intrinsic of the wrong type": call("i64", "llvm.amdgcn.workitem.id.x", "i32", "i32 1"),
    "the same with debug info": call("i64", "llvm.amdgcn.workitem.id.x", "i32", "i32 1") + DEBUG,
    "debug intrinsic of the wrong type": call("void", "llvm.dbg.declare", "", ""),
    "invalid": kernel(CYCLE),
    "invalid with debug info": kernel(CYCLE) + DEBUG,
    "20 000 nested constant expressions": nested_sum(20_000),
    "100 000 nested types": "@x = external global " + "{" * 100_000 + "i8" + "}" * 100_000 + "\n",
    "100 000 nested metadata nodes": "!a = !{" + "!{" * 100_000 + "}" * 100_000 + "!0}\n!0 = !{}\n",
    "an integer too wide": "@x = global i99999999 0\n",
    "an alignment too large": kernel(f"  %v = load i8, {LDS} %p, align 1099511627776"),
    "a metadata number beyond 32 bits": kernel() + "!99999999999 = !{}\n",
    "a value number that went before": kernel("  %4 = add i32 1, 1\n  %3 = add i32 1, 1"),
    "NUL in a quoted name": kernel() + '@"a\\00b" = addrspace(1) global i32 0\n',
    "a type that holds itself": "%T = type { %T }\n@x = external global %T\n",
    "a load of an opaque type": kernel(f"  %v = load %T, {LDS} %p", "%T = type opaque\n"),
    "a function twice": "define void @f() { ret void }\n" * 2,
    "a kernel that calls itself": kernel(f"  call amdgpu_kernel void @k({LDS} %p)"),
    "an alias of itself": "@a = alias i8, ptr @a\n",
    "aliases of each other": "@a = alias i8, ptr @b\n@b = alias i8, ptr @a\n",
    "an alias of a declaration with debug info": "@e = external global i8\n@a = alias i8, ptr @e\n" + DEBUG,
    "a scope that is no node": kernel(f"  store i32 0, {LDS} %p, !alias.scope !7"),
    "a scope list of strings": kernel(f"  store i32 0, {LDS} %p, !noalias !0") + '!0 = !{!"x"}\n',
    "an unterminated string": kernel() + '@"x = global i32 0\n',
    "an attribute key that is a line of IR": (HERE / "adv.ll").read_bytes(),
    "invalid debug info of a whole module": (HERE / "abort_dbg_broken.ll").read_bytes(),
    "only a byte order mark": b"\xef\xbb\xbf",
    "UTF-16": "define void @f() { ret void }".encode("utf-16"),
}  # fmt: skip

ACCEPTED: dict[str, bytes | str] = {
    "tricky": (HERE / "tricky.ll").read_bytes(),
    "tricky with debug info": WITH_DEBUG,
    "tricky as bitcode": bitcode(WITH_DEBUG),
    "dynamic and static": (HERE / "dyn.ll").read_bytes(),
    "bytes that are no UTF-8 in a comment": kernel().encode() + b"; \x80\xff\n",
    "bytes that are no UTF-8 in a name": kernel().encode() + b'@"\xff" = addrspace(1) global i32 0\n',
    "bytes that are no UTF-8 in an attribute": TRIPLE + 'define void @f() "\\ff"="\\fe" { ret void }\n',
    "a value number far ahead": kernel("  %4 = add i32 1, 1"),
    "an old intrinsic that LLVM upgrades": call("float", "llvm.amdgcn.ds.fadd", f"{LDS}, float, i32, i32, i1", f"{LDS} %p, float 1.0, i32 0, i32 0, i1 false"),
    "an old intrinsic of the wrong type, which LLVM drops": call("float", "llvm.amdgcn.ds.fadd", "float", "float 1.0"),
    "1 000 nested constant expressions": nested_sum(1_000),
    "5 000 nested types": "@x = external global " + "{" * 5_000 + "i8" + "}" * 5_000 + "\n",
    "a huge array": kernel("", "@x = external addrspace(3) global [4294967295 x i8]\n"),
    "a huge vector": "@x = external global <1048576 x i8>\n",
    "a metadata number of 32 bits": kernel() + "!4294967294 = !{}\n",
    "a vector without a known size": kernel(f"  %v = load <vscale x 4 x i32>, {LDS} %p"),
    "a target's own type": kernel("", '@b = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison\n'),
    "nothing but declarations": TRIPLE + "declare void @f()\n",
    "Windows line ends": GOOD.replace("\n", "\r\n"),
    "no line end at the end": GOOD.rstrip("\n"),
    "a name of 100 000 characters": kernel() + f"@{'n' * 100_000} = addrspace(1) global i32 0\n",
    "10 000 arguments": f"{TRIPLE}define void @f({', '.join(['i32'] * 10_000)}) {{\n  ret void\n}}\n",
}  # fmt: skip


@dataclass(frozen=True)
class Outcome:
    """The outcome of `ldsopt annotate`: its exit code, the lines on standard error, whether it left a file, seconds."""

    code: int
    lines: list[str]
    output: bool
    seconds: float
    left_over: list[str]

    def is_clean(self) -> bool:
        """It either worked, or failed in one line and left nothing; the line at fault and a caret may follow."""
        if self.code == 0:
            return self.output and not self.left_over
        one_line = self.lines[0].startswith("ldsopt: error: ") and (
            len(self.lines) == 1 or (len(self.lines) == 3 and self.lines[2].strip() == "^")
        )
        one_line = one_line and all(len(line) < 2100 and line.isprintable() for line in self.lines)
        no_traceback = not re.search(r"Traceback|internal error", "".join(self.lines))
        return self.code == 3 and one_line and no_traceback and not self.output and not self.left_over


def annotate(data: bytes | str, place: Path, capfd: pytest.CaptureFixture[str], *options: str) -> Outcome:
    """Runs the command line on an input, in this process (the command forks a child of its own)."""
    source, output = place / "in.ll", place / "out.ll"
    output.unlink(missing_ok=True)
    source.write_bytes(data.encode("utf-8", "surrogateescape") if isinstance(data, str) else data)
    capfd.readouterr()
    started = time.monotonic()
    code = main(["annotate", str(source), "-o", str(output), "-q", *options])
    seconds = time.monotonic() - started
    said = capfd.readouterr()
    left_over = sorted(path.name for path in place.iterdir() if path not in (source, output))
    return Outcome(code, (said.out + said.err).splitlines(), output.exists(), seconds, left_over)
