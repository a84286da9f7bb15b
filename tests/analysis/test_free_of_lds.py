"""Functions that have nothing to do with LDS are not decoded, and no answer depends on that."""

from pathlib import Path

import pytest
from text_sections import beside

import ldsopt
from ldsopt import InputError, Module
from ldsopt.analysis.provenance.provenance import FreeOfLds, Provenance
from ldsopt.ir.module import Function, FunctionBody

TEXTS = beside(__file__)

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "corpus" / "ir").rglob("*.ll"))[::4]
HEAD = TEXTS["HEAD"]
PLAIN = """  %t = tail call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) @table, i32 %t
  %v = load i32, ptr addrspace(1) %q, align 4
  store i32 %v, ptr %p, align 4
"""


def free(module: Module) -> list[str]:
    """The functions of a module that are said to have nothing to do with LDS."""
    known = FreeOfLds(Provenance(module))
    return [body.name for body in module.bodies() if known.has(body)]


def kernel(body: str, around: str = "", head: str = "amdgpu_kernel void @k(ptr %p)") -> Module:
    return ldsopt.parse(f'{HEAD}{around}\ndefine {head} {{\n{body}  ret void\n}}\n!0 = !{{!"exec"}}\n')


def test_a_kernel_without_lds_is_free() -> None:
    assert free(kernel(PLAIN)) == ["k"]


@pytest.mark.parametrize(
    "body",
    [
        pytest.param("  %x = load i32, ptr addrspace(3) @A, align 4\n", id="an access"),
        pytest.param("  %f = addrspacecast ptr addrspace(3) @A to ptr\n", id="an address"),
        pytest.param("  store ptr addrspacecast (ptr addrspace(3) @A to ptr), ptr %p\n", id="a constant"),
        pytest.param("  %x = inttoptr i32 64 to ptr addrspace(3)\n", id="a pointer without a variable"),
        pytest.param("  call void @llvm.amdgcn.s.barrier()\n", id="a barrier"),
        pytest.param("  call void @defined()\n", id="a function of the module"),
        pytest.param("  store ptr @defined, ptr %p\n", id="the address of one"),
        pytest.param("  %x = call ptr @unknown()\n", id="unknown code"),
        pytest.param("  %f = load ptr, ptr %p\n  call void %f()\n", id="a call through a pointer"),
        pytest.param("  call void inttoptr (i64 8 to ptr)()\n", id="a call of a constant"),
        pytest.param('  call void asm sideeffect "s_nop 0", ""()\n', id="inline assembly"),
        pytest.param("  %x = call i32 @llvm.read_register.i32(metadata !0)\n", id="a register"),
    ],
)
def test_one_with_any_of_these_is_not(body: str) -> None:
    assert "k" not in free(kernel(PLAIN + body))


@pytest.mark.parametrize(
    ("around", "head"),
    [
        pytest.param("", "void @k(ptr %p)", id="no kernel"),
        pytest.param("", "amdgpu_kernel void @k(ptr %p, ptr addrspace(3) %l)", id="an argument in LDS"),
        pytest.param(
            "@alias = alias i32, ptr addrspace(1) @table", "amdgpu_kernel void @k(ptr %p)", id="aliases"
        ),
        pytest.param(
            "%held = type { ptr addrspace(3) }\n@h = global %held zeroinitializer",
            "amdgpu_kernel void @k(ptr %p)",
            id="a struct that holds a pointer into LDS",
        ),
        pytest.param(
            "@kept = global ptr addrspacecast (ptr addrspace(3) @A to ptr)",
            "amdgpu_kernel void @k(ptr %p)",
            id="an address that has escaped",
        ),
    ],
)
def test_none_is_where_an_address_may_come_from_elsewhere(around: str, head: str) -> None:
    assert "k" not in free(kernel(PLAIN, around, head))


def test_it_is_not_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    module = kernel(
        PLAIN, "define amdgpu_kernel void @l() {\n  %x = load i32, ptr addrspace(3) @A\n  ret void\n}"
    )
    decoded: list[str] = []
    real = Module.decode

    def decode(self: Module, body: FunctionBody) -> Function:
        decoded.append(body.name)
        return real(self, body)

    monkeypatch.setattr(Module, "decode", decode)
    found = Provenance(module).found
    assert [f.name for f in found] == ["defined", "l", "k"]
    assert decoded == ["defined", "l"]


def test_an_address_that_escapes_elsewhere_makes_it_be_looked_at() -> None:
    leak = "define amdgpu_kernel void @l(ptr %p) {\n  store ptr addrspace(3) @A, ptr %p\n  ret void\n}"
    load = "  %x = load ptr, ptr @flat\n  %y = load i32, ptr %x\n"
    accesses = {f.name: len(f.accesses) for f in Provenance(kernel(load)).found}
    assert accesses["k"] == 0
    accesses = {f.name: len(f.accesses) for f in Provenance(kernel(load, leak)).found}
    assert accesses["k"] == 1


def test_its_text_has_to_match_llvms_structure(monkeypatch: pytest.MonkeyPatch) -> None:
    module = kernel(PLAIN)
    at = next(number for number, line in enumerate(module.lines) if "store i32 %v" in line)
    module.lines.insert(at, "  store i32 %v, ptr %p, align 4")
    with pytest.raises(InputError, match="does not match LLVM's structure"):
        Provenance(module)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_answer_depends_on_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ldsopt.read(path)
    found = Provenance(module).found
    monkeypatch.setattr(FreeOfLds, "has", lambda *_: False)
    assert Provenance(module).found == found
