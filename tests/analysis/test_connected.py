"""Functions belong together where calls may lead from one to the other."""

import pytest

import ldsopt

HEAD = """target triple = "amdgcn-amd-amdhsa"
@plain = internal addrspace(1) global i32 0
"""


def function(name: str, body: str = "", kernel: bool = False) -> str:
    kind = "amdgpu_kernel void" if kernel else "void"
    return f"define {kind} @{name}(ptr %p) {{\n{body}  ret void\n}}\n"


def call(name: str) -> str:
    return f"  call void @{name}(ptr %p)\n"


USES_PLAIN = "  store i32 1, ptr addrspace(1) @plain\n"
AB = function("a") + function("b")


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        pytest.param(AB, ["a", "b"], id="nothing connects them"),
        pytest.param(function("a", call("b")) + function("b"), ["a b"], id="a call"),
        pytest.param(function("a", call("c")) + function("b", call("c")) + function("c"), ["a b c"], id="a common callee"),
        pytest.param(function("a", call("b")) + function("b") + function("c", call("d")) + function("d"), ["a b", "c d"], id="two groups"),
        pytest.param(function("a", "  store ptr @b, ptr %p\n") + function("b"), ["a b"], id="an address that is taken"),
        pytest.param(function("a", "  call void %p(ptr %p)\n") + function("b") + function("c"), ["a b c"], id="a call through a pointer"),
        pytest.param(function("a", USES_PLAIN) + function("b", USES_PLAIN), ["a", "b"], id="data is no call"),
        pytest.param("@t = internal addrspace(1) global ptr @b\n" + function("a", "  %x = load ptr, ptr addrspace(1) @t\n") + function("b"), ["a b"], id="a table of functions"),
        pytest.param("@llvm.used = appending addrspace(1) global [2 x ptr] [ptr @a, ptr @b], section \"llvm.metadata\"\n" + AB, ["a", "b"], id="llvm.used connects nothing"),
        pytest.param("@z = alias void (ptr), ptr @b\n" + function("a", call("z")) + function("b"), ["a b"], id="an alias"),
        pytest.param(function('"a b"', call('"c(d"')) + function('"c(d"'), ["a b|c(d"], id="quoted names"),
        pytest.param("declare void @far(ptr)\n" + function("a", call("far")) + function("b", call("far")), ["a", "b"], id="a declaration is no link"),
        pytest.param("", [], id="no function"),
    ],
)  # fmt: skip
def test_groups(text: str, groups: list[str]) -> None:
    found = ldsopt.optimize(ldsopt.parse(HEAD + text, mcpu="gfx942"), effort=0).details.groups
    separator = "|" if any("|" in group for group in groups) else " "
    assert [separator.join(sorted(group.functions)) for group in found] == groups
