"""The loads of memory that the code has behind the same barriers as the IR, of pieces with lines as a compiler gives them."""

import pytest

from ldsopt.checker.barriers import loads_in_order
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.ir.read import parse
from ldsopt.isa.assembly import parse_assembly

IR = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) "target-cpu"="gfx942" {
  call void @llvm.amdgcn.s.barrier()
  %wide = load i64, ptr addrspace(1) %p, align 8
  %half = load i16, ptr addrspace(1) %p, align 4
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %word = load i32, ptr addrspace(1) %q, align 4
  call void @llvm.amdgcn.s.barrier()
  %r = getelementptr i8, ptr addrspace(1) %p, i64 8
  %last = load i32, ptr addrspace(1) %r, align 4
  ret void
}
declare void @llvm.amdgcn.s.barrier()
"""
FIRST, SECOND, OTHER = "s_barrier", "s_barrier ", "s_barrier  "
SHORT = "global_load_ushort v0, v[2:3], off"
ONE, TWO = "global_load_dword v0, v[2:3], off", "global_load_dwordx2 v[0:1], v[2:3], off"
ENDS = "s_endpgm"


def in_order(*code: tuple[str, str]) -> set[str]:
    """The names of the loads in order, of instructions with the names of what they come from; barriers name none."""
    module = parse(IR.encode(), source="k.ll")
    lines = {text.split()[0][1:]: at for at, text in enumerate(module.lines) if " = load " in text}
    barriers = [at for at, text in enumerate(module.lines) if text.startswith("  call")]
    text, origins = ["\t.type k,@function", "k:"], {}
    for instruction, name in code:
        text.append(instruction)
        if instruction in (FIRST, SECOND):
            origins[len(text)] = Origin(barriers[instruction == SECOND], 0)
        elif name:
            origins[len(text)] = Origin(lines[name], 1)
    text += ["s_endpgm", ".Lfunc_end0:", "\t.amdhsa_kernel k"]
    found = loads_in_order(module, parse_assembly("\n".join(text) + "\n"), AccessMap(origins, True))
    return {name for name, line in lines.items() if line in found}


ALL = {"wide", "half", "word", "last"}
PIECES = [(TWO, "wide"), (SHORT, "half"), (ONE, "word")]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        pytest.param([(FIRST, ""), *PIECES, (SECOND, ""), (ONE, "last")], ALL, id="as-in-the-ir"),
        pytest.param([(FIRST, ""), (SECOND, ""), *PIECES, (ONE, "last")], {"last"}, id="moved"),
        pytest.param([(FIRST, ""), (ONE, "wide"), (ONE, "wide"), *PIECES[1:], (SECOND, ""), (ONE, "last")], ALL, id="two-pieces"),
        pytest.param([(FIRST, ""), (ONE, "wide"), *PIECES[1:], (SECOND, ""), (ONE, "wide"), (ONE, "last")], ALL - {"wide"}, id="one-of-two-moved"),
        pytest.param([(FIRST, ""), *PIECES, (SECOND, ""), (ONE, "")], set(), id="one-without-a-line-may-be-any"),
        pytest.param([(FIRST, ""), *PIECES, (SECOND, ""), (TWO, "last")], set(), id="one-with-more-bytes-may-be-any"),
        pytest.param([(FIRST, ""), *PIECES[:2], (SECOND, ""), (ONE, "last")], ALL - {"word"}, id="none-of-its-line"),
        pytest.param([(FIRST, ""), (ONE, "wide"), *PIECES[1:], (SECOND, ""), (ONE, "last")], ALL - {"wide"}, id="fewer-bytes-than-it-has"),
        pytest.param([(FIRST, ""), (SECOND, ""), (TWO, "wide"), (SHORT, "half"), (ONE, "last")], {"last"}, id="narrowed-then-merged"),
        pytest.param([(FIRST, ""), *PIECES, (SECOND, "")], ALL - {"last"}, id="gone-where-others-stand-elsewhere"),
        pytest.param([(FIRST, ""), (SECOND, "")], ALL, id="no-load-at-all"),
        pytest.param([(FIRST, ""), *PIECES, (OTHER, ""), (ONE, "last")], ALL - {"last"}, id="a-barrier-of-unknown-line"),
        pytest.param([(FIRST, ""), *PIECES, (SECOND, ""), (ENDS, ""), (ONE, "last")], set(), id="where-no-path-leads"),
    ],
)  # fmt: skip
def test_loads_that_stand_where_they_did(code: list[tuple[str, str]], expected: set[str]) -> None:
    assert in_order(*code) == expected
