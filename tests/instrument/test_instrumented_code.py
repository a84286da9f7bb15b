"""What is written for records: the input with these edits, which goes through code generation by every compiler that is here."""

import os
import re
from pathlib import Path

import pytest
from record_kernels import STORES, instrumented, parsed

import ldsopt
from ldsopt import CompileOptions, InstrumentOptions, InternalError, UsageError
from ldsopt.codegen.compile import compile_ir
from ldsopt.ir import edits as printed

ROOT = Path(__file__).parents[2]
TRITONS = sorted(Path(os.environ.get("LDSOPT_TRITONS", ROOT / "build" / "triton")).glob("*"))
CLOCKS = {
    "gfx90a": "s_memtime", "gfx942": "s_memtime", "gfx950": "s_memtime", "gfx1100": "SHADER_CYCLES",
    "gfx1201": "SHADER_CYCLES", "gfx1250": r"s_get_shader_cycles_u64|SHADER_CYCLES",
}  # fmt: skip
"""The pattern of what reads the shader's clock, by architecture."""
BODY = """  START(all)
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  store i32 %t, ptr addrspace(3) %p
  MARK(stored, i32 %t)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %out
  END(all)
  ret void"""


def code(arch: str, store: str, compiler: str = "llvmlite") -> str:
    made = instrumented(BODY, cpu=arch, options=STORES[store])
    return compile_ir(made.text, arch, CompileOptions(compiler=compiler)).data.decode()


@pytest.mark.parametrize("store", STORES)
@pytest.mark.parametrize("arch", CLOCKS)
def test_each_architecture_reads_its_clock(arch: str, store: str) -> None:
    assert re.search(CLOCKS[arch], code(arch, store))


@pytest.mark.skipif(not TRITONS, reason="no Triton in build/triton: `make tritons`")
@pytest.mark.parametrize("version", [TRITONS[0], TRITONS[-1]] if TRITONS else [], ids=lambda path: path.name)
@pytest.mark.parametrize("store", STORES)
@pytest.mark.parametrize("arch", CLOCKS)
def test_by_the_compilers_of_triton(arch: str, store: str, version: Path) -> None:
    assert re.search(CLOCKS[arch], code(arch, store, f"triton:{version}"))


ONE = "  MARK(place)\n  ret void"


class TestProof:
    """The text that is written is proved to be the input with these edits, and nothing else."""

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("i64 %ldsopt.rec.0.low, %ldsopt.rec.0.upper", "i64 %ldsopt.rec.0.low, 0"),
            ("@ldsopt.records.k = protected", "@ldsopt.records.k = hidden"),
            ("\\22gfx942\\22", "\\22gfx943\\22"),
            (" x i8] zeroinitializer, align 128", " x i8] zeroinitializer, align 64"),
            ("\n@ldsopt.records.k.header", "\n@more = global i32 0\n@ldsopt.records.k.header"),
            ("  ret void", "  store i32 0, ptr addrspace(1) %out\n  ret void"),
            ("  %ldsopt.rec.0.count = add i32 0, 2\n", ""),
            ("br i1 %ldsopt.rec.end.0.is.lost", "br i1 %ldsopt.rec.end.0.is.one"),
            ('"amdgpu-flat-work-group-size"="128,128"', '"amdgpu-flat-work-group-size"="128,256"'),
        ],
    )
    def test_a_slip_is_noticed(self, old: str, new: str, monkeypatch: pytest.MonkeyPatch) -> None:
        source = parsed(ONE).text  # as LLVM prints it: edited there, and nowhere else
        right = ldsopt.instrument(ldsopt.parse(source)).text
        assert old in right
        monkeypatch.setattr(printed, "apply", lambda *_: right)
        assert ldsopt.instrument(ldsopt.parse(source)).text == right
        monkeypatch.setattr(printed, "apply", lambda *_: right.replace(old, new, 1))
        with pytest.raises(InternalError, match=r"the output would differ|LLVM refuses"):
            ldsopt.instrument(ldsopt.parse(source))


def test_there_are_no_other_assumptions() -> None:
    with pytest.raises(
        UsageError, match="no such assumption: named-bases; there are unread-dimensions-are-one"
    ):
        InstrumentOptions(no_assume=("named-bases",))  # type: ignore[arg-type]
