"""From which base an access is formed: which operations keep a base, which lose it, and what may hold an address."""

from __future__ import annotations

import pytest

from ldsopt import api
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.provenance.states import AMBIGUOUS, combine
from ldsopt.transforms.annotate.annotated import AnnotatedAccess

LDS = "ptr addrspace(3)"
HEAD = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
"""
KERNEL = (
    "define amdgpu_kernel void @k(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {\n"
)
DEFINED = "@D = internal addrspace(3) global [0 x i8] poison, align 16"
A_AS_INTEGER = f"%a = ptrtoint {LDS} @A to i32\n"
B_AS_INTEGER = f"%b = ptrtoint {LDS} @B to i32\n"


def module(body: str, *, before: str = "", after: str = "") -> api.Module:
    """A kernel that first computes and then reads through ``%p`` (if the body does not read by itself)."""
    if f"load float, {LDS}" not in body:
        body += f"\n%x = load float, {LDS} %p, align 4"
    return api.parse(f"{HEAD}{before}\n{KERNEL}{body}\nret void\n}}\n{after}", source="k.ll", mcpu="gfx942")


def analysed(body: str, **around: str) -> list[FunctionProvenance]:
    return Provenance(module(body, **around)).analyse()


def state_of(body: str, **around: str) -> str:
    """What is known of the address that the kernel reads: ``A``, ``B``, ``ambiguous`` or ``unknown``."""
    parsed = module(body, **around)
    provenance = Provenance(parsed)
    (kernel,) = (f for f in provenance.analyse() if f.name == "k")
    access = next(a for a in kernel.accesses if " = load float, ptr addrspace(3)" in parsed.lines[a.line])
    if access.bases:
        return ",".join(sorted(provenance.bases[base].name for base in access.bases))
    return "ambiguous" if access.is_ambiguous else "unknown"


# Each computes %p from the integer or pointer of A and what is no address.
KEEPING = {
    "the variable itself": f"%x = load float, {LDS} @A",
    "getelementptr": f"%p = getelementptr i8, {LDS} @A, i32 %n",
    "getelementptr with several indices": f"%p = getelementptr [4 x [4 x float]], {LDS} @A, i32 %n, i32 %n, i32 1",
    "getelementptr of getelementptr": f"%q = getelementptr i8, {LDS} @A, i32 %n\n%p = getelementptr i8, {LDS} %q, i32 %n",
    "ptrtoint, add, inttoptr": f"{A_AS_INTEGER}%i = add i32 %a, %n\n%p = inttoptr i32 %i to {LDS}",
    "add with the base on the right": f"{A_AS_INTEGER}%i = add i32 %n, %a\n%p = inttoptr i32 %i to {LDS}",
    "add of a constant": f"{A_AS_INTEGER}%i = add nuw i32 %a, 64\n%p = inttoptr i32 %i to {LDS}",
    "add of any integer expression": f"{A_AS_INTEGER}%o = mul i32 %n, %n\n%i = add i32 %a, %o\n%p = inttoptr i32 %i to {LDS}",
    "wide ptrtoint": f"%a = ptrtoint {LDS} @A to i64\n%i = add i64 %a, %w\n%p = inttoptr i64 %i to {LDS}",
    "a constant expression": f"%x = load float, {LDS} getelementptr (i8, {LDS} @A, i32 64)",
    "an integer constant expression": f"%x = load float, {LDS} inttoptr (i32 add (i32 ptrtoint ({LDS} @A to i32), i32 64) to {LDS})",
    "an offset from memory": f"%o = load i32, ptr addrspace(1) %m\n%p = getelementptr i8, {LDS} @A, i32 %o",
    "an offset through a phi": f"br label %l\nl:\n%o = phi i32 [ 0, %0 ], [ %o2, %l ]\n%p = getelementptr i8, {LDS} @A, i32 %o\n%x = load float, {LDS} %p\n%o2 = add i32 %o, 4\nbr i1 %c, label %l, label %e\ne:",
    "an offset by select": f"%o = select i1 %c, i32 %n, i32 8\n%p = getelementptr i8, {LDS} @A, i32 %o",
}

LOSING = {
    "phi of one base twice": f"br i1 %c, label %l, label %r\nl:\nbr label %r\nr:\n%p = phi {LDS} [ @A, %0 ], [ @A, %l ]",
    "phi of two bases": f"br i1 %c, label %l, label %r\nl:\nbr label %r\nr:\n%p = phi {LDS} [ @A, %0 ], [ @B, %l ]",
    "phi of a base and null": f"br i1 %c, label %l, label %r\nl:\nbr label %r\nr:\n%p = phi {LDS} [ @A, %0 ], [ null, %l ]",
    "select": f"%p = select i1 %c, {LDS} @A, {LDS} @B",
    "select of one base twice": f"%p = select i1 %c, {LDS} @A, {LDS} @A",
    "add of two bases": f"{A_AS_INTEGER}{B_AS_INTEGER}%i = add i32 %a, %b\n%p = inttoptr i32 %i to {LDS}",
    "add of a base to itself": f"{A_AS_INTEGER}%i = add i32 %a, %a\n%p = inttoptr i32 %i to {LDS}",
    "difference plus base": f"{A_AS_INTEGER}{B_AS_INTEGER}%d = sub i32 %a, %b\n%i = add i32 %d, %b\n%p = inttoptr i32 %i to {LDS}",
    "getelementptr by a derived index": f"{B_AS_INTEGER}%p = getelementptr i8, {LDS} @A, i32 %b",
    "getelementptr of null by a derived index": f"{A_AS_INTEGER}%p = getelementptr i8, {LDS} null, i32 %a",
    "or disjoint": f"{A_AS_INTEGER}%i = or disjoint i32 %a, %n\n%p = inttoptr i32 %i to {LDS}",
    "freeze": f"%p = freeze {LDS} @A",
    "icmp of an address, as an offset": f"%q = icmp eq {LDS} @B, null\n%i = zext i1 %q to i32\n%p = getelementptr i8, {LDS} @A, i32 %i",
    "bitcast of its integer": f"{A_AS_INTEGER}%g = bitcast i32 %a to float\n%i = bitcast float %g to i32\n%p = inttoptr i32 %i to {LDS}",
    "trunc": f"%a = ptrtoint {LDS} @A to i64\n%i = trunc i64 %a to i32\n%p = inttoptr i32 %i to {LDS}",
    "zext": f"{A_AS_INTEGER}%i = zext i32 %a to i64\n%p = inttoptr i64 %i to {LDS}",
    "narrow ptrtoint": f"%a = ptrtoint {LDS} @A to i16\n%i = zext i16 %a to i32\n%p = inttoptr i32 %i to {LDS}",
    "narrow ptrtoint as an offset": f"%b = ptrtoint {LDS} @B to i8\n%i = zext i8 %b to i32\n%p = getelementptr i8, {LDS} @A, i32 %i",
    "inttoptr from narrow": f"%a = ptrtoint {LDS} @A to i16\n%p = inttoptr i16 %a to {LDS}",
    "insertelement, extractelement": f"%q = insertelement <2 x {LDS}> poison, {LDS} @A, i32 0\n%p = extractelement <2 x {LDS}> %q, i32 0",
    "a vector of variables": f"%p = extractelement <2 x {LDS}> <{LDS} @A, {LDS} @B>, i32 %n",
    "shufflevector": f"%q = shufflevector <2 x {LDS}> <{LDS} @A, {LDS} @B>, <2 x {LDS}> poison, <2 x i32> zeroinitializer\n%p = extractelement <2 x {LDS}> %q, i32 0",
    "vector getelementptr": f"%q = getelementptr i8, {LDS} @A, <2 x i32> %v\n%p = extractelement <2 x {LDS}> %q, i32 0",
    "insertvalue, extractvalue": f"%q = insertvalue {{ i32, {LDS} }} poison, {LDS} @A, 1\n%p = extractvalue {{ i32, {LDS} }} %q, 1",
    "addrspacecast there and back": f"%q = addrspacecast {LDS} @A to ptr\n%p = addrspacecast ptr %q to {LDS}",
    "addrspacecast from flat": f"%q = inttoptr i64 %w to ptr\n%p = addrspacecast ptr %q to {LDS}",
    "an address through readfirstlane": f"{A_AS_INTEGER}%i = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)\n%p = inttoptr i32 %i to {LDS}",
    "a masked pointer": f"%p = call {LDS} @llvm.ptrmask.p3.i32({LDS} @A, i32 -16)",
    "an aggregate constant": f"%q = extractvalue [2 x {LDS}] [{LDS} @A, {LDS} @B], 0\n%p = getelementptr i8, {LDS} %q, i32 0",
    "select of a constant expression": f"%i = select i1 %c, i32 ptrtoint ({LDS} @A to i32), i32 0\n%p = inttoptr i32 %i to {LDS}",
    "a constant difference": f"%i = add i32 sub (i32 ptrtoint ({LDS} @A to i32), i32 ptrtoint ({LDS} @B to i32)), ptrtoint ({LDS} @B to i32)\n%p = inttoptr i32 %i to {LDS}",
    "a derived operand used as an offset late": f"br label %l\nl:\n%o = phi i32 [ 0, %0 ], [ %o2, %l ]\n%p = getelementptr i8, {LDS} @A, i32 %o\n%x = load float, {LDS} %p\n%o2 = ptrtoint {LDS} @B to i32\nbr i1 %c, label %l, label %e\ne:",
    **{
        op: f"{A_AS_INTEGER}%i = {op} i32 %a, %n\n%p = inttoptr i32 %i to {LDS}"
        for op in ("or", "xor", "and", "sub", "mul", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem")
    },
}

DECLARATIONS = (
    f"declare i32 @llvm.amdgcn.readfirstlane.i32(i32)\ndeclare {LDS} @llvm.ptrmask.p3.i32({LDS}, i32)\n"
)


@pytest.mark.parametrize("name", KEEPING)
def test_base_is_kept_by(name: str) -> None:
    assert state_of(KEEPING[name], after=DECLARATIONS) == "A"


@pytest.mark.parametrize("name", LOSING)
def test_base_is_lost_by(name: str) -> None:
    assert state_of(LOSING[name], after=DECLARATIONS) == "ambiguous"


@pytest.mark.parametrize("op", ["sub", "xor", "or", "and", "mul", "shl"])
def test_what_was_lost_is_never_taken_for_an_offset(op: str) -> None:
    """``(A op n) + B`` is not B: the left side may hold an address."""
    body = f"{A_AS_INTEGER}{B_AS_INTEGER}%d = {op} i32 %a, %n\n%i = add i32 %d, %b\n%p = inttoptr i32 %i to {LDS}"
    assert state_of(body) == "ambiguous"


class TestBlocksOutOfOrder:
    """LLVM's text need not be in order of execution: a value may be used before its definition is read."""

    def test_pointer_defined_in_a_later_block(self) -> None:
        body = f"br label %d\nu:\n%x = load float, {LDS} %p\nbr label %e\nd:\n%p = getelementptr i8, {LDS} @A, i32 %n\nbr label %u\ne:"
        assert state_of(body) == "A"

    def test_chain_through_later_blocks(self) -> None:
        body = f"br label %d\nu:\n%i = add i32 %j, 4\n%p = inttoptr i32 %i to {LDS}\n%x = load float, {LDS} %p\nbr label %e\nd:\n%j = ptrtoint {LDS} @A to i32\nbr label %u\ne:"
        assert state_of(body) == "A"

    def test_offset_that_turns_out_to_be_an_address(self) -> None:
        body = f"br label %d\nu:\n%p = getelementptr i8, {LDS} @A, i32 %j\n%x = load float, {LDS} %p\nbr label %e\nd:\n%j = ptrtoint {LDS} @B to i32\nbr label %u\ne:"
        assert state_of(body) == "ambiguous"

    def test_escape_of_a_value_defined_later(self) -> None:
        body = f"br label %d\nu:\nstore i32 %j, ptr addrspace(1) %m\n%o = load i32, ptr addrspace(1) %m\n%p = getelementptr i8, {LDS} @A, i32 %o\n%x = load float, {LDS} %p\nbr label %e\nd:\n%j = ptrtoint {LDS} @B to i32\nbr label %u\ne:"
        assert state_of(body) == "ambiguous"

    def test_a_loop_through_several_phis(self) -> None:
        phis = "\n".join(f"%q{i} = phi i32 [ 0, %0 ], [ %q{i + 1}, %l ]" for i in range(5))
        body = f"br label %l\nl:\n{phis}\n%q5 = phi i32 [ 0, %0 ], [ %j, %l ]\n%p = getelementptr i8, {LDS} @A, i32 %q0\n%x = load float, {LDS} %p\n%j = ptrtoint {LDS} @B to i32\nbr i1 %c, label %l, label %e\ne:"
        assert state_of(body) == "ambiguous"


OFFSET_FROM_MEMORY = f"%o = load i32, ptr addrspace(1) %m\n%p = getelementptr i8, {LDS} @A, i32 %o"

# Where an address of B goes out of sight; an integer from memory may then hold it.
ESCAPES = {
    "stored as a pointer": f"store {LDS} @B, ptr addrspace(1) %m",
    "stored as an integer": f"{B_AS_INTEGER}store i32 %b, ptr addrspace(1) %m",
    "stored as a constant expression": f"store i32 ptrtoint ({LDS} @B to i32), ptr addrspace(1) %m",
    "stored in an aggregate": f"store {{ i32, {LDS} }} {{ i32 0, {LDS} @B }}, ptr addrspace(1) %m",
    "stored in part": f"%b = ptrtoint {LDS} @B to i8\nstore i8 %b, ptr addrspace(1) %m",
    "stored into LDS": f"store {LDS} @B, {LDS} @A",
    "exchanged": f"{B_AS_INTEGER}%y = atomicrmw xchg ptr addrspace(1) %m, i32 %b monotonic",
    "compared and exchanged": f"{B_AS_INTEGER}%y = cmpxchg ptr addrspace(1) %m, i32 0, i32 %b monotonic monotonic",
    "given to a function that is declared": f"call void @ext({LDS} @B)",
    "given to a function of the module that stores it": f"{B_AS_INTEGER}call void @def(i32 %b, ptr addrspace(1) %m)",
    "given to inline assembly": f'call void asm sideeffect "; $0", "v"({LDS} @B)',
    "given to an intrinsic that writes memory": f"call void @llvm.masked.store.v1i32.p1(<1 x i32> <i32 ptrtoint ({LDS} @B to i32)>, ptr addrspace(1) %m, <1 x i1> splat (i1 true))",
    "given to an indirect call": f"%g = inttoptr i64 %w to ptr\ncall void %g({LDS} @B)",
}
ESCAPE_TARGETS = f"""
declare void @ext({LDS})
declare void @llvm.masked.store.v1i32.p1(<1 x i32>, ptr addrspace(1), <1 x i1>)
define internal void @def(i32 %q, ptr addrspace(1) %m) {{
  store i32 %q, ptr addrspace(1) %m
  ret void
}}
"""


class TestEscapes:
    def test_given_to_a_function_that_keeps_nothing_is_none(self) -> None:
        callee = f"define internal void @reads({LDS} %q) {{\n  %v = load i32, {LDS} %q\n  ret void\n}}\n"
        body = f"call void @reads({LDS} @B)\n{OFFSET_FROM_MEMORY}"
        assert state_of(body, after=callee) == "A"

    def test_without_one_integers_from_memory_are_offsets(self) -> None:
        assert state_of(OFFSET_FROM_MEMORY, after=ESCAPE_TARGETS) == "A"
        assert not Provenance(module(OFFSET_FROM_MEMORY)).escapes

    @pytest.mark.parametrize("name", ESCAPES)
    def test_makes_what_comes_from_memory_ambiguous(self, name: str) -> None:
        assert state_of(f"{ESCAPES[name]}\n{OFFSET_FROM_MEMORY}", after=ESCAPE_TARGETS) == "ambiguous"

    @pytest.mark.parametrize("name", ESCAPES)
    def test_counts_wherever_in_the_module_it_is(self, name: str) -> None:
        other = KERNEL.replace("@k(", "@later(") + ESCAPES[name] + "\nret void\n}\n"
        assert state_of(OFFSET_FROM_MEMORY, after=ESCAPE_TARGETS + other) == "ambiguous"

    def test_by_return(self) -> None:
        returning = f"define internal i32 @f() {{\n  ret i32 ptrtoint ({LDS} @B to i32)\n}}\n"
        assert (
            state_of(f"%o = call i32 @f()\n%p = getelementptr i8, {LDS} @A, i32 %o", after=returning)
            == "ambiguous"
        )

    @pytest.mark.parametrize(
        "variable",
        [
            f"@g = addrspace(1) global {LDS} @B",
            f"@g = addrspace(1) global i32 ptrtoint ({LDS} @B to i32)",
            f"@g = addrspace(4) constant [2 x {LDS}] [{LDS} @A, {LDS} @B]",
            f'@"a = b" = addrspace(1) global {LDS} @B',
            f"{DEFINED}\n@other = alias i8, {LDS} @D\n@g = addrspace(1) global {LDS} @other",
        ],
    )
    def test_by_initializer(self, variable: str) -> None:
        assert state_of(OFFSET_FROM_MEMORY, before=variable) == "ambiguous"

    def test_by_initializer_behind_a_string_that_ends_in_an_at_sign(self) -> None:
        variable = (
            f'@g = addrspace(1) global {{ [2 x i8], {LDS} }} {{ [2 x i8] c"x@", {LDS} @B }}, section "s"'
        )
        assert state_of(OFFSET_FROM_MEMORY, before=variable) == "ambiguous"

    @pytest.mark.parametrize(
        "harmless",
        [
            f'call void @llvm.assume(i1 true) [ "align"({LDS} @B, i32 16) ]',
            f"call void @llvm.prefetch.p3({LDS} @B, i32 0, i32 3, i32 1)",
            f"%y = icmp eq {LDS} @A, @B",
            f"store i32 0, {LDS} @B",
            f"%y = load i32, {LDS} @B",
        ],
    )
    def test_looking_at_an_address_is_none(self, harmless: str) -> None:
        declarations = (
            f"declare void @llvm.assume(i1)\ndeclare void @llvm.prefetch.p3({LDS}, i32, i32, i32)\n"
        )
        assert state_of(f"{harmless}\n{OFFSET_FROM_MEMORY}", after=declarations) == "A"

    @pytest.mark.parametrize("result", ["cmpxchg", "atomicrmw"])
    def test_reaches_what_atomics_return(self, result: str) -> None:
        read = {
            "cmpxchg": "%y = cmpxchg ptr addrspace(1) %m, i32 0, i32 1 monotonic monotonic\n%o = extractvalue { i32, i1 } %y, 0",
            "atomicrmw": "%o = atomicrmw add ptr addrspace(1) %m, i32 1 monotonic",
        }[result]
        body = f"{read}\n%p = getelementptr i8, {LDS} @A, i32 %o"
        assert state_of(body) == "A"
        assert state_of(f"{ESCAPES['stored as a pointer']}\n{body}") == "ambiguous"


class TestArguments:
    def test_pointer_into_lds_is_ambiguous(self) -> None:
        parsed = api.parse(
            f"{HEAD}define amdgpu_kernel void @k({LDS} %p) {{\n%x = load float, {LDS} %p\nret void\n}}\n"
        )
        ((access,),) = (f.accesses for f in Provenance(parsed).analyse())
        assert access.is_ambiguous

    @pytest.mark.parametrize("kind", ["%holder", "%outer", '%"of holders"'])
    def test_named_holder_of_one_is_ambiguous(self, kind: str) -> None:
        """Also where the integer that its pointer is, is added to an address: as for a type without a name."""
        types = f'%holder = type {{ {LDS}, i32 }}\n%outer = type {{ %holder, i32 }}\n%"of holders" = type {{ [1 x %outer] }}\n'
        fields = {"%holder": "0", "%outer": "0, 0"}.get(kind, "0, 0, 0, 0")
        for origin in ("%h", "%l"):
            body = (
                f"%l = load {kind}, ptr addrspace(1) %m\n%q = extractvalue {kind} {origin}, {fields}\n"
                f"%i = ptrtoint {LDS} %q to i32\n%p = getelementptr i8, {LDS} @A, i32 %i\n%x = load i32, {LDS} %p"
            )
            parsed = api.parse(
                f"{HEAD}{types}define amdgpu_kernel void @k({kind} %h, ptr addrspace(1) %m) {{\n{body}\nret void\n}}\n"
            )
            ((access,),) = (f.accesses for f in Provenance(parsed).analyse())
            assert access.is_ambiguous

    def test_named_struct_without_one_holds_offsets(self) -> None:
        body = (
            f"%i = extractvalue %pair %h, 0\n%p = getelementptr i8, {LDS} @A, i32 %i\n%x = load i32, {LDS} %p"
        )
        parsed = api.parse(
            f"{HEAD}%pair = type {{ i32, ptr addrspace(1) }}\ndefine amdgpu_kernel void @k(%pair %h) {{\n{body}\nret void\n}}\n"
        )
        ((access,),) = (f.accesses for f in Provenance(parsed).analyse())
        assert access.bases == {0}

    @pytest.mark.parametrize("kind", [f"{{ i32, {LDS} }}", f"[2 x {LDS}]", f"<2 x {LDS}>"])
    def test_holder_of_one_is_ambiguous(self, kind: str) -> None:
        take = (
            f"extractelement {kind} %h, i32 0"
            if kind[0] == "<"
            else f"extractvalue {kind} %h, 0"
            if kind[0] == "["
            else f"extractvalue {kind} %h, 1"
        )
        parsed = api.parse(
            f"{HEAD}define amdgpu_kernel void @k({kind} %h) {{\n%p = {take}\n%x = load float, {LDS} %p\nret void\n}}\n"
        )
        ((access,),) = (f.accesses for f in Provenance(parsed).analyse())
        assert access.is_ambiguous

    @pytest.mark.parametrize(
        ("define", "around", "is_offset"),
        [
            ("define amdgpu_kernel void @f(i32 %o)", "", True),
            ("define spir_kernel void @f(i32 %o)", "", True),
            ("define amdgpu_cs void @f(i32 %o)", "", True),
            ("define void @f(i32 %o)", "", False),
            ("define hidden void @f(i32 %o)", "", False),
            ("define linkonce_odr void @f(i32 %o)", "", False),
            ("define internal void @f(i32 %o)", "", True),
            ("define private void @f(i32 %o)", "", True),
            ("define internal void @f(i32 %o)", "@table = addrspace(4) constant ptr @f", False),
            pytest.param(
                "define internal void @f(i32 %o)",
                "@other = alias void (i32), ptr @f",
                False,
            ),
            (
                "define internal void @f(i32 %o)",
                "define void @g(ptr %m) {\n  store ptr @f, ptr %m\n  ret void\n}",
                False,
            ),
            (
                "define internal void @f(i32 %o)",
                "define void @g() {\n  call void @f(i32 8)\n  ret void\n}",
                True,
            ),
            (
                "define internal void @f(i32 %o)",
                f"define void @g() {{\n  call void @f(i32 ptrtoint ({LDS} @B to i32))\n  ret void\n}}",
                False,
            ),
            (
                "define internal void @f(i32 %o)",
                "define void @g(ptr %h) {\n  call void %h(ptr @f)\n  ret void\n}",
                False,
            ),
        ],
    )
    def test_integer_is_an_offset_if_every_caller_is_seen_or_the_host(
        self, define: str, around: str, is_offset: bool
    ) -> None:
        variables, functions = (around, "") if around.startswith("@") else ("", around)
        body = f"%p = getelementptr i8, {LDS} @A, i32 %o\n%x = load float, {LDS} %p\nret void"
        parsed = api.parse(f"{HEAD}{variables}\n{define} {{\n{body}\n}}\n{functions}\n")
        (function,) = (f for f in Provenance(parsed).analyse() if f.name == "f")
        assert bool(function.accesses[0].bases) == is_offset


class TestCalls:
    @pytest.mark.parametrize(
        ("declaration", "is_offset"),
        [
            ("declare i32 @f()", False),
            ("declare i32 @f() memory(none)", False),
            ("define internal i32 @f() {\n  ret i32 4\n}", True),
            ("define i32 @f() {\n  ret i32 4\n}", True),
            ("define linkonce_odr i32 @f() {\n  ret i32 4\n}", True),
            ("define weak i32 @f() {\n  ret i32 4\n}", False),
            ("define linkonce i32 @f() {\n  ret i32 4\n}", False),
        ],
    )
    def test_result_is_an_offset_if_the_callee_is_known(self, declaration: str, is_offset: bool) -> None:
        body = f"%o = call i32 @f()\n%p = getelementptr i8, {LDS} @A, i32 %o"
        assert state_of(body, after=declaration) == ("A" if is_offset else "ambiguous")

    def test_result_of_an_indirect_call_is_ambiguous(self) -> None:
        assert (
            state_of(
                f"%g = inttoptr i64 %w to ptr\n%o = call i32 %g()\n%p = getelementptr i8, {LDS} @A, i32 %o"
            )
            == "ambiguous"
        )

    def test_result_of_a_function_that_an_intrinsic_calls_is_ambiguous(self) -> None:
        difference = f"sub (i32 ptrtoint ({LDS} @A to i32), i32 ptrtoint ({LDS} @B to i32))"
        around = (
            f"define internal amdgpu_gfx_whole_wave i32 @f(i1 %a, i32 %x) {{\n  ret i32 {difference}\n}}\n"
            "declare i32 @llvm.amdgcn.call.whole.wave.i32(ptr, ...)"
        )
        body = (
            "%o = call i32 (ptr, ...) @llvm.amdgcn.call.whole.wave.i32(ptr @f, i32 1)\n"
            f"%p = getelementptr i8, {LDS} @B, i32 %o"
        )
        assert state_of(body, after=around) == "ambiguous"

    def test_what_is_read_from_a_register_may_be_an_address(self) -> None:
        """A DMA into A has left the address of A in M0."""
        body = (
            "%o = call i32 @llvm.read_register.i32(metadata !0)\n"
            + f"%p = getelementptr i8, {LDS} @B, i32 %o"
        )
        around = 'declare i32 @llvm.read_register.i32(metadata)\n!0 = !{!"m0"}'
        assert state_of(body, after=around) == "ambiguous"

    def test_pointer_that_a_known_callee_returns_is_ambiguous(self) -> None:
        callee = f"define internal {LDS} @f() {{\n  ret {LDS} null\n}}\n"
        assert state_of(f"%p = call {LDS} @f()", after=callee) == "ambiguous"

    @pytest.mark.parametrize(
        ("intrinsic", "call"),
        [
            ("declare i32 @llvm.amdgcn.workitem.id.x()", "call i32 @llvm.amdgcn.workitem.id.x()"),
            ("declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)", "call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)"),
            (
                "declare i32 @llvm.amdgcn.readfirstlane.i32(i32)",
                "call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)",
            ),
            ("declare i32 @llvm.umin.i32(i32, i32)", "call i32 @llvm.umin.i32(i32 %n, i32 4)"),
            ("declare i32 @llvm.amdgcn.s.getreg(i32)", "call i32 @llvm.amdgcn.s.getreg(i32 1)"),
        ],
    )
    def test_result_of_an_intrinsic_is_an_offset(self, intrinsic: str, call: str) -> None:
        assert state_of(f"%o = {call}\n%p = getelementptr i8, {LDS} @A, i32 %o", after=intrinsic) == "A"

    @pytest.mark.parametrize(
        ("text", "is_offset"),
        [
            ("v_mov_b32 $0, 1", True),
            ("v_mov_b32 $0, B@abs32@lo", False),
            ("v_mov_b32 $0, m0", False),
            ("v_mov_b32 $0, s0 ; m01", True),
        ],
    )
    def test_result_of_asm_is_an_offset_unless_it_may_name_a_symbol(self, text: str, is_offset: bool) -> None:
        body = f'%o = call i32 asm "{text}", "=v"()\n%p = getelementptr i8, {LDS} @A, i32 %o'
        assert state_of(body) == ("A" if is_offset else "ambiguous")

    def test_invoked_and_branching_calls_are_calls(self) -> None:
        body = f"%o = invoke i32 @f()\nto label %n1 unwind label %u\nn1:\n%p = getelementptr i8, {LDS} @A, i32 %o\n%x = load float, {LDS} %p\nbr label %e\nu:\n%l = landingpad {{ ptr, i32 }}\ncleanup\nresume {{ ptr, i32 }} %l\ne:"
        after = "declare i32 @f()\ndeclare i32 @personality(...)\n"
        parsed = api.parse(
            HEAD + KERNEL.replace("{", "personality ptr @personality {") + body + "\nret void\n}\n" + after
        )
        (kernel,) = Provenance(parsed).analyse()
        assert kernel.accesses[0].is_ambiguous


class TestAliases:
    """Only what has a definition can have an alias; of dynamic bases those are the ones of no size."""

    @pytest.mark.parametrize("name", ["@other", '@"o t"'])
    @pytest.mark.parametrize("target", [f"{LDS} @D", f"getelementptr (i8, {LDS} @D, i32 16)"])
    @pytest.mark.parametrize("linkage", ["", "internal ", "private ", "hidden local_unnamed_addr "])
    def test_access_through_one_is_of_the_variable(self, name: str, target: str, linkage: str) -> None:
        before = f"{DEFINED}\n{name} = {linkage}alias i8, {target}"
        assert state_of(f"%x = load float, {LDS} {name}", before=before) == "D"
        assert state_of(f"%p = getelementptr i8, {LDS} {name}, i32 %n", before=before) == "D"

    def test_access_through_one_of_an_alias_is_of_the_variable(self) -> None:
        before = (
            f"{DEFINED}\n@other = alias i8, getelementptr (i8, {LDS} @mid, i32 16)\n"
            f"@mid = internal alias i8, getelementptr (i8, {LDS} @D, i32 16)"
        )
        assert state_of(f"%x = load float, {LDS} @other", before=before) == "D"

    @pytest.mark.parametrize("linkage", ["weak", "weak_odr", "linkonce", "linkonce_odr"])
    def test_one_that_may_be_replaced_is_ambiguous(self, linkage: str) -> None:
        before = f"{DEFINED}\n@other = {linkage} alias i8, {LDS} @D"
        assert state_of(f"%x = load float, {LDS} @other", before=before) == "ambiguous"

    @pytest.mark.parametrize("linkage", ["weak", "weak_odr", "linkonce_odr"])
    def test_one_of_a_variable_that_may_be_replaced_is_ambiguous(self, linkage: str) -> None:
        before = DEFINED.replace("internal", linkage) + f"\n@other = alias i8, {LDS} @D"
        assert state_of(f"%x = load float, {LDS} @other", before=before) == "ambiguous"

    def test_address_from_two_variables_is_ambiguous(self) -> None:
        before = f"{DEFINED}\n@other = alias i8, {LDS} @D"
        body = f"%p = getelementptr i8, {LDS} @A, i32 ptrtoint ({LDS} @other to i32)"
        assert state_of(body, before=before) == "ambiguous"

    def test_of_other_memory_are_offsets(self) -> None:
        before = "@g = addrspace(1) global i32 0\n@other = alias i32, ptr addrspace(1) @g"
        assert (
            state_of(
                f"%o = load i32, ptr addrspace(1) @g\n%p = getelementptr i8, {LDS} @A, i32 %o", before=before
            )
            == "A"
        )


class TestRareConstants:
    @pytest.mark.parametrize("reference", ["no_cfi @f", "dso_local_equivalent @f"])
    def test_that_stand_for_a_function_take_its_address(self, reference: str) -> None:
        function = f"define internal void @f(i32 %o) {{\n%p = getelementptr i8, {LDS} @A, i32 %o\n%x = load float, {LDS} %p\nret void\n}}\n"
        taking = f"define amdgpu_kernel void @taking(ptr addrspace(1) %m) {{\nstore ptr {reference}, ptr addrspace(1) %m\nret void\n}}\n"
        accesses = [
            access for f in Provenance(api.parse(HEAD + function + taking)).analyse() for access in f.accesses
        ]
        assert [bool(access.bases) for access in accesses] == [False]

    def test_that_sign_an_address_are_derived_from_it(self) -> None:
        body = (
            f"%o = ptrtoint {LDS} ptrauth ({LDS} @B, i32 0) to i32\n%p = getelementptr i8, {LDS} @A, i32 %o"
        )
        assert state_of(body) == "ambiguous"

    @pytest.mark.parametrize("constant", ["undef", "poison", "zeroinitializer", "blockaddress(@k, %e)"])
    def test_without_an_address_are_offsets(self, constant: str) -> None:
        if constant.startswith("block"):
            body = f"br label %e\ne:\n%o = ptrtoint ptr {constant} to i32\n%p = getelementptr i8, {LDS} @A, i32 %o"
        else:
            body = f"%o = extractelement <2 x i32> {constant}, i32 0\n%p = getelementptr i8, {LDS} @A, i32 %o"
        assert state_of(body) == "A"


class TestCopies:
    COPY = f"declare void @llvm.memcpy.p3.p3.i32({LDS}, {LDS}, i32, i1)\ndeclare void @llvm.memcpy.p3.p1.i32({LDS}, ptr addrspace(1), i32, i1)\ndeclare void @llvm.memcpy.p3.p0.i32({LDS}, ptr, i32, i1)\ndeclare void @llvm.memset.p3.i32({LDS}, i8, i32, i1)\n"

    @pytest.mark.parametrize(
        ("call", "bases"),
        [
            (f"call void @llvm.memcpy.p3.p3.i32({LDS} @A, {LDS} @B, i32 16, i1 false)", {"A", "B"}),
            (f"call void @llvm.memcpy.p3.p3.i32({LDS} @A, {LDS} @A, i32 16, i1 false)", {"A"}),
            (f"call void @llvm.memcpy.p3.p1.i32({LDS} @A, ptr addrspace(1) %m, i32 16, i1 false)", {"A"}),
            (f"call void @llvm.memcpy.p3.p0.i32({LDS} @A, ptr null, i32 16, i1 false)", set()),
            (f"call void @llvm.memcpy.p3.p3.i32({LDS} @A, {LDS} null, i32 16, i1 false)", set()),
            (f"call void @llvm.memset.p3.i32({LDS} @A, i8 0, i32 16, i1 false)", {"A"}),
        ],
    )
    def test_have_the_bases_of_both_sides_if_those_are_known(self, call: str, bases: set[str]) -> None:
        parsed = module(f"{call}\n%x = load float, {LDS} @A", after=self.COPY)
        provenance = Provenance(parsed)
        (kernel,) = provenance.analyse()
        assert {provenance.bases[b].name for b in kernel.accesses[0].bases} == bases

    def test_a_length_formed_from_an_address_escapes(self) -> None:
        body = f"{B_AS_INTEGER}call void @llvm.memset.p3.i32({LDS} @A, i8 0, i32 %b, i1 false)\n%x = load float, {LDS} @A"
        assert [bool(f.escapes) for f in analysed(body, after=self.COPY)] == [True]


class TestAccesses:
    def test_of_other_memory_are_none(self) -> None:
        (kernel,) = analysed(
            f"store i32 0, ptr addrspace(1) %m\n%y = load i32, ptr addrspace(1) %m\n%x = load float, {LDS} @A"
        )
        assert len(kernel.accesses) == 1

    def test_are_in_text_order(self) -> None:
        parsed = module(
            f"store i32 0, {LDS} @B\n%y = atomicrmw add {LDS} @A, i32 1 monotonic\n%x = load float, {LDS} @A"
        )
        (kernel,) = Provenance(parsed).analyse()
        assert [a.kind.value for a in kernel.accesses] == ["store", "atomic", "load"]
        assert [a.line for a in kernel.accesses] == sorted(a.line for a in kernel.accesses)

    def test_by_a_pointer_from_nowhere_is_unknown_or_ambiguous_never_absent(self) -> None:
        assert state_of(f"%p = inttoptr i32 %n to {LDS}") == "unknown"
        assert state_of(f"%p = load {LDS}, ptr addrspace(1) %m") == "ambiguous"
        assert state_of(f"%x = load float, {LDS} null") == "unknown"


class TestCombine:
    """The rule itself, as a table."""

    @pytest.mark.parametrize(
        ("opcode", "states", "expected"),
        [
            ("add", [0, None], 0),
            ("add", [None, 1], 1),
            ("add", [0, 0], AMBIGUOUS),
            ("add", [0, AMBIGUOUS], AMBIGUOUS),
            ("add", [None, None], None),
            ("getelementptr", [0, None, None], 0),
            ("getelementptr", [None, 0], AMBIGUOUS),
            ("getelementptr", [0, 1], AMBIGUOUS),
            ("inttoptr", [1], 1),
            ("inttoptr", [AMBIGUOUS], AMBIGUOUS),
            ("anything else", [0], AMBIGUOUS),
            ("anything else", [None], None),
            ("anything else", [], None),
        ],
    )
    def test_of(self, opcode: str, states: list[int | None], expected: int | None) -> None:
        assert combine(opcode, states, "i32") == expected

    @pytest.mark.parametrize(
        ("type_text", "expected"),
        [
            *(("i32", 0), ("i64", 0), ("<2 x i32>", 0), ("i128", 0), ("i256", 0)),
            *((narrow, AMBIGUOUS) for narrow in ("i31", "i17", "i16", "i8", "i1", "<2 x i16>")),
        ],
    )
    def test_of_a_width(self, type_text: str, expected: int) -> None:
        assert combine("ptrtoint", [0], type_text) == expected


class TestExplanations:
    """Why an access has no tag: the values from its pointer back to where the base was lost."""

    @staticmethod
    def lost(body: str) -> AnnotatedAccess:
        annotation = api.annotate(module(f"{body}\nstore float %x, {LDS} @B"), details=True).details
        return annotation.functions[0].accesses[0]

    def test_ends_where_the_base_was_lost(self) -> None:
        body = f"{A_AS_INTEGER}%i = xor i32 %a, %n\n%j = add i32 %i, 4\n%p = inttoptr i32 %j to {LDS}\n%x = load float, {LDS} %p"
        access = self.lost(body)
        assert access.status == "ambiguous"
        assert access.trail == (f"%p = inttoptr i32 %j to {LDS}", "%j = add i32 %i, 4", "%i = xor i32 %a, %n")

    def test_of_an_address_that_never_had_a_base(self) -> None:
        access = self.lost(f"%j = add i32 %n, 4\n%p = inttoptr i32 %j to {LDS}\n%x = load float, {LDS} %p")
        assert (access.status, access.trail) == (
            "unknown",
            (f"%p = inttoptr i32 %j to {LDS}", "%j = add i32 %n, 4"),
        )

    def test_ends_in_a_loop(self) -> None:
        body = f"br label %l\nl:\n%p = phi {LDS} [ @A, %0 ], [ %q, %l ]\n%x = load float, {LDS} %p\n%q = getelementptr i8, {LDS} %p, i32 4\nbr i1 %c, label %l, label %e\ne:"
        parsed = module(body + f"\nstore float %x, {LDS} @B")
        access = api.annotate(parsed, details=True).details.functions[0].accesses[0]
        assert access.trail == (f"%p = phi {LDS} [ @A, %0 ], [ %q, %l ]",)


class TestWhereAddressesGo:
    """What keeps an address to itself, and what may give it back."""

    LEAVE = f"{A_AS_INTEGER}{B_AS_INTEGER}%d = sub i32 %b, %a\n"

    @pytest.mark.parametrize(
        ("call", "types", "escapes"),
        [
            ("s.setreg(i32 -2047, i32 %d)", "i32, i32", True),
            ("s.ttracedata(i32 %d)", "i32", True),
            ("s.sendmsg(i32 1, i32 %d)", "i32, i32", True),
            ("s.sendmsghalt(i32 1, i32 %d)", "i32, i32", True),
            ("s.sleep.var(i32 %d)", "i32", False),
            ("s.prefetch.data.p1(ptr addrspace(1) %m, i32 %d)", "ptr addrspace(1), i32", False),
        ],
    )
    def test_operands_of_intrinsics(self, call: str, types: str, escapes: bool) -> None:
        name = call.partition("(")[0]
        after = f"declare void @llvm.amdgcn.{name}({types})"
        found = Provenance(
            module(f"{self.LEAVE}call void @llvm.amdgcn.{call}\n%x = load float, {LDS} @A", after=after)
        )
        found.analyse()
        assert found.escapes == escapes

    @pytest.mark.parametrize(
        ("result", "after"),
        [
            ("call i32 @llvm.amdgcn.s.getreg(i32 -2047)", "declare i32 @llvm.amdgcn.s.getreg(i32)"),
            ("call i32 @llvm.amdgcn.s.sendmsg.rtn.i32(i32 1)", "declare i32 @llvm.amdgcn.s.sendmsg.rtn.i32(i32)"),
            ("call i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32> zeroinitializer, i32 0, i32 0)",
             "declare i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32>, i32, i32)"),
            ("load i32, ptr addrspace(1) %m", ""),
            ("va_arg ptr null, i32", ""),
        ],
    )  # fmt: skip
    def test_what_may_come_back_counts_only_if_something_left(self, result: str, after: str) -> None:
        body = f"%o = {result}\n%p = getelementptr i8, {LDS} @A, i32 %o"
        stored = f"{self.LEAVE}store i32 %d, ptr addrspace(1) %m\n"
        assert state_of(body, after=after) == "A"
        assert state_of(stored + body, after=after) == "ambiguous"

    @pytest.mark.parametrize(
        ("call", "count"),
        [
            ("void @llvm.amdgcn.s.barrier()", 1),
            ("void @llvm.amdgcn.s.barrier.signal(i32 -1)", 1),
            ("i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)", 1),
            ("void @llvm.amdgcn.s.cluster.barrier()", 1),
            ("void @llvm.amdgcn.s.barrier.wait(i16 -1)", 0),
            ("void @llvm.amdgcn.wave.barrier()", 0),
        ],
    )
    def test_arrivals_at_barriers(self, call: str, count: int) -> None:
        inside = call.partition("(")[2]
        after = f"declare {call.partition('(')[0]}({inside.split()[0] if ' ' in inside else ''})"
        assert (
            sum(
                len(f.barriers)
                for f in analysed(f"call {call}\n%p = getelementptr i8, {LDS} @A, i32 0", after=after)
            )
            == count
        )

    @pytest.mark.parametrize(
        ("text", "hides"),
        [
            ("buffer_load_dword off, s[0:3], 0 lds", True),
            ("BUFFER_LOAD_DWORD off, s[0:3], 0 lds", True),
            ("global_load_lds_dwordx4 v[0:1], off", True),
            ("s_nop 0 ; global_load_lds_dwordx4 v[0:1], off", False),
            ("buffer_load_dword v0, off, s[0:3], 0", False),
            (".long 0xe0000000", True),
            ("1: s_cbranch_scc0 1b", False),
        ],
    )
    def test_copies_hidden_in_assembly(self, text: str, hides: bool) -> None:
        body = f'call void asm sideeffect "{text}", ""()\n%p = getelementptr i8, {LDS} @A, i32 0'
        assert any(f.hidden_dma for f in analysed(body)) == hides
