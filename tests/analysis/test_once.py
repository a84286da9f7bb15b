"""Each analysis runs once for each module, function and assumption, and not where a function has nothing to do with LDS."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from text_sections import beside

import ldsopt
from ldsopt import InputError, Module
from ldsopt.analysis.flow import divergence, phases
from ldsopt.analysis.global_memory.accesses import AccessFinder
from ldsopt.analysis.global_memory.kernel_order import KernelOrder
from ldsopt.analysis.liveness.lds_events import EventFinder
from ldsopt.analysis.provenance.provenance import FreeOfLds, Provenance
from ldsopt.analysis.ranges.footprints import Footprints
from ldsopt.analysis.ranges.ranges import FunctionRanges
from ldsopt.cli import main
from ldsopt.ir.module import Function, FunctionBody

IR = Path(__file__).resolve().parents[2] / "corpus" / "ir"


Named = Callable[..., object]

ANALYSES: dict[tuple[Any, str], Named] = {
    (Module, "_decode"): lambda module, body: (module.text, body.name),
    (Provenance, "_analyse"): lambda self, function: (self.module.text, function.name, self.escapes),
    (divergence._DivergenceSearch, "run"): lambda self: (
        self._module.text,
        self._function.name,
        self._unwritten,
        len(self._looked_at),
    ),
    (phases, "_find_phases"): lambda module, function, flow, found, parting: (
        module.text,
        function.name,
        found.branches,
        parting,
    ),
    (FunctionRanges, "__init__"): lambda self, shared, function: (shared.module.text, function.name),
    (Footprints, "__init__"): lambda self, shared, function: (shared.module.text, function.name),
    (EventFinder, "of"): lambda self, kernel: (kernel.module.text, kernel.function.name, kernel.divergence),
    (AccessFinder, "of"): lambda self, function: (self._module.text, function.name, self.trusts_noalias),
    (KernelOrder, "__init__"): lambda self, module, kernel, promises: (module.text, kernel.name, promises),
}
"""By class or module and function that analyses: the question that a call asks."""


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[], Counter[str]]]:
    """How often each analysis asked each question, by process: versions are checked in processes of their own."""
    log = os.open(tmp_path / "log", os.O_CREAT | os.O_APPEND | os.O_WRONLY)

    def counted(name: str, real: Named, asked: Named) -> Named:
        def run(*given: Any, **named: Any) -> object:
            os.write(log, f"{os.getpid()} {name} {hash(repr(asked(*given, **named)))}\n".encode())
            return real(*given, **named)

        return run

    for (owner, name), asked in ANALYSES.items():
        label = f"{owner.__name__}.{name}"
        monkeypatch.setattr(owner, name, counted(label, getattr(owner, name), asked))
    yield lambda: Counter((tmp_path / "log").read_text().splitlines())
    os.close(log)


@pytest.mark.parametrize(
    "words",
    [
        ["annotate", "--precise", "-q", "-o", "/dev/null"],
        ["pack", "-q", "-o", "/dev/null"],
        ["check", "--json"],
        ["optimize", "-q", "-o", "/dev/null"],
    ],
    ids=lambda words: words[0],
)
@pytest.mark.parametrize(
    "kernel", ["clang-22/static_phases.gfx942", "triton-3.7.1/gemm_async_unstaged.gfx950"]
)
def test_no_command_analyses_twice(
    words: list[str], kernel: str, runs: Callable[[], Counter[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    main([*words, str(IR / f"{kernel}.ll")])
    found = runs()
    assert any("Provenance._analyse" in question for question in found)
    assert {question: count for question, count in found.items() if count > 1} == {}


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
