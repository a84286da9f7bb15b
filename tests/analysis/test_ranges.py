"""What the analysis finds out: IR in, bases and offsets out. Each rule from both sides: what it proves, what it may not."""

from __future__ import annotations

import pytest
from range_cases import LDS, TID, VARIABLES, module_of, of, shown, value

from ldsopt.analysis import integers
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.ranges.values import plain

GEP = f"%x = getelementptr i8, {LDS}"
P = f"%p = ptrtoint {LDS} @A to i32\n"
WIDE = f"%p = ptrtoint {LDS} @A to i64\n"
BYTE = "%b = and i32 %n, 255\n"  # 0 to 255
WORD = "%w = and i32 %n, 252\n"  # multiples of 4 up to 252


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        ("%x = add i32 %b, 16", "[16, 271]"),
        ("%x = add i32 %b, -16", "[-16, 239]"),
        ("%x = add i32 %w, %w", "[0, 504]/4"),
        ("%x = add i32 %n, 1", "any"),
        ("%x = sub i32 %b, 16", "[-16, 239]"),
        ("%x = sub i32 16, %b", "[-239, 16]"),
        ("%x = sub nuw i32 255, %b", "[0, 255]"),
        ("%x = mul i32 %b, 48", "[0, 12240]/48"),
        ("%x = mul i32 %n, 48", "[0, 4294967280]/16"),
        ("%x = mul nuw i32 %n, 48", "[0, 4294967280]/48"),
        ("%x = shl i32 %b, 4", "[0, 4080]/16"),
        ("%x = shl i32 %n, 30", "[0, 3221225472]/1073741824"),
        ("%x = shl i32 1, %b", "[1, 2147483648]"),
        ("%x = lshr i32 %n, 24", "[0, 255]"),
        ("%x = lshr i32 %w, 2", "[0, 63]"),
        ("%x = ashr i32 %n, 24", "[-128, 127]"),
        ("%x = ashr i32 %b, 4", "[0, 15]"),
        ("%x = and i32 %n, 240", "[0, 240]/16"),
        ("%x = and i32 %n, %m32", "any"),
        ("%x = or i32 %w, 3", "[3, 255]/4"),
        ("%x = or disjoint i32 %w, 3", "[3, 255]/4"),
        ("%x = xor i32 %b, 255", "[0, 255]"),
        ("%x = xor i32 %w, 256", "[256, 508]/4"),
        ("%x = urem i32 %n, 48", "[0, 47]"),
        ("%x = urem i32 %b, 1000", "[0, 255]"),
        ("%x = srem i32 %n, 48", "[-47, 47]"),
        ("%x = srem i32 %b, 48", "[0, 47]"),
        ("%x = udiv i32 %b, 16", "[0, 15]"),
        ("%x = udiv i32 %n, 1073741824", "[0, 3]"),
        ("%x = sdiv i32 %b, 16", "[0, 15]"),
        ("%x = sdiv i32 %n, 1073741824", "[-2, 1]"),
        ("%x = zext i32 %b to i64", "[0, 255]"),
        ("%t = trunc i32 %n to i8\n%x = zext i8 %t to i32", "[0, 255]"),
        ("%t = trunc i32 %n to i8\n%x = sext i8 %t to i32", "[-128, 127]"),
        ("%t = trunc i32 %b to i8\n%x = sext i8 %t to i32", "[-128, 127]"),
        ("%t = trunc i32 %w to i4\n%x = zext i4 %t to i32", "[0, 12]/4"),
        ("%x = zext i1 %c to i32", "[0, 1]"),
        ("%x = sext i1 %c to i32", "[-1, 0]"),
    ],
)
def test_arithmetic_of_plain_integers(operation: str, expected: str) -> None:
    assert of(f"{BYTE}{WORD}%m32 = trunc i64 %m to i32\n{operation}") == expected


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        ("%x = add i32 %p, %b", "A+[0, 255]"),
        ("%x = add i32 %b, %p", "A+[0, 255]"),
        ("%x = add i32 %p, -4", "A+-4"),
        ("%x = sub i32 %p, %b", "A+[-255, 0]"),
        ("%x = or disjoint i32 %p, %b", "A+[0, 255]"),
        ("%x = or i32 %p, 12", "A+12"),  # the base is aligned to 16: these bits are clear
        ("%x = and i32 %p, -16", "A+0"),
        ("%q = add i32 %p, %b\n%x = and i32 %q, -16", "A+[0, 240]/16"),
        (f"%x = inttoptr i32 %p to {LDS}", "A+0"),
        ("%x = zext i32 %p to i64", "A+0"),
        ("%x = sext i32 %p to i64", "A+0"),
        ("%q = add i32 %p, %b\n%x = sub i32 %q, %p", "[0, 255]"),
        ("%x = select i1 %c, i32 %p, i32 %b", "[0, 255] | A+0"),
    ],
)
def test_what_keeps_a_base(operation: str, expected: str) -> None:
    assert of(f"{BYTE}{P}{operation}") == expected


@pytest.mark.parametrize(
    "operation",
    [
        "%x = sub i32 %b, %p",
        "%x = add i32 %p, %p",
        "%x = sub i32 %p, %q",
        "%x = add i32 %p, %q",
        "%d = sub i32 %p, %q\n%x = add i32 %d, %q",
        "%x = or i32 %p, 16",
        "%x = or i32 %p, %b",
        "%x = or disjoint i32 %p, %q",
        "%x = and i32 %p, -8192",
        "%x = and i32 %p, 255",
        "%x = and i32 %p, -17",
        "%x = and i32 %p, %b",
        "%x = xor i32 %p, 4",
        "%x = mul i32 %p, 1",
        "%x = shl i32 %p, 0",
        "%x = lshr i32 %p, 2",
        "%x = ashr i32 %p, 2",
        "%x = urem i32 %p, 64",
        "%x = udiv i32 %p, 4",
        "%x = srem i32 %p, 64",
        "%x = sdiv i32 %p, 4",
        "%x = trunc i32 %p to i16",
        "%t = trunc i32 %p to i16\n%x = zext i16 %t to i32",
        "%x = freeze i32 %p",
        f"{GEP} @B, i32 %p",
    ],
)
def test_what_loses_a_base(operation: str) -> None:
    other = f"%q = ptrtoint {LDS} @B to i32\n"
    assert of(f"{BYTE}{P}{other}{operation}") == "?"


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        (f"%x = inttoptr i64 %p to {LDS}", "A+0"),
        ("%x = trunc i64 %p to i32", "A+0"),
        (f"%a = add i64 %p, -4\n%x = inttoptr i64 %a to {LDS}", "A+-4"),
        (f"%a = add i64 %p, 4294967300\n%x = inttoptr i64 %a to {LDS}", "A+4"),  # modulo the address space
        ("%x = lshr i64 %p, 32", "?"),
        ("%a = add i64 %p, 4\n%x = sub i64 %a, %p", "?"),  # the upper half is not kept track of
    ],
)
def test_addresses_in_64_bits(operation: str, expected: str) -> None:
    assert of(f"{WIDE}{operation}") == expected


class TestSelect:
    """A value that a compare has chosen is as the compare says, and no more than that."""

    @pytest.mark.parametrize(
        ("compare", "chosen", "expected"),
        [
            ("icmp ult i32 %n, 64", "i32 %n, i32 0", "[0, 63]"),
            ("icmp uge i32 %n, 64", "i32 0, i32 %n", "[0, 63]"),
            ("icmp ugt i32 64, %n", "i32 %n, i32 0", "[0, 63]"),
            ("icmp slt i32 %n, 64", "i32 %n, i32 0", "[-2147483648, 63]"),
            ("icmp eq i32 %n, 64", "i32 %n, i32 128", "[64, 128]/64"),
            ("icmp ult i32 %n, 64", "i32 0, i32 %n", "[64, 4294967295] or 0"),
            ("icmp ult i32 %k, 64", "i32 %n, i32 0", "any"),  # of another value it says nothing
            ("icmp ne i32 %b, 0", "i32 %b, i32 1", "[1, 255]"),
        ],
    )
    def test_is_refined_by_its_compare(self, compare: str, chosen: str, expected: str) -> None:
        found = of(f"{BYTE}%k = add i32 %n, 1\n%q = {compare}\n%x = select i1 %q, {chosen}")
        assert found == expected

    def test_takes_one_side_where_the_compare_is_known(self) -> None:
        assert of(f"{BYTE}%q = icmp ult i32 %b, 256\n%x = select i1 %q, i32 1, i32 2") == "1"

    def test_of_two_bases_has_both(self) -> None:
        assert of(f"%x = select i1 %c, {LDS} @A, {LDS} @B") == "A+0 | B+0"


LOOP = """
br label %loop
loop:
%i = phi {type} [ {start}, %entry ], [ %next, %loop ]
%next = {next}
%again = icmp {again}
br i1 %again, label %loop, label %end
end:
"""


def loop(
    start: int, step: str, again: str, *, type_text: str = "i32", body: str = "%x = add i32 %i, 0"
) -> str:
    """``%i`` from `start`; ``%next`` by `step`; another round while `again`; `body` in each round."""
    text = LOOP.format(type=type_text, start=start, next=step, again=again)
    return text.replace("%next = ", f"{body}\n%next = ")


class TestLoops:
    @pytest.mark.parametrize(
        ("start", "step", "again", "expected"),
        [
            (0, "add i32 %i, 1", "ult i32 %next, 100", "[0, 99]"),
            (0, "add i32 %i, 1", "slt i32 %next, 100", "[0, 99]"),
            (0, "add i32 %i, 1", "ne i32 %next, 100", "[0, 99]"),
            (0, "add i32 %i, -1", "ne i32 %next, 5", "[6, 4294967295] or 0"),
            (0, "add i32 %i, 16", "ult i32 %next, 1024", "[0, 1008]/16"),
            (0, "add i32 %i, 16", "ne i32 %next, 1024", "[0, 1008]/16"),
            (0, "add i32 %i, 16", "slt i32 %next, 1000", "[0, 992]/16"),
            (4, "add i32 %i, 12", "ult i32 %next, 400", "[4, 388]/12"),
            (100, "add i32 %i, -1", "ugt i32 %next, 0", "[1, 100]"),
            (100, "add i32 %i, -1", "ne i32 %next, 0", "[1, 100]"),
            (100, "sub i32 %i, 4", "sgt i32 %next, -1", "[0, 100]/4"),
            (0, "add i32 %i, 1", "ult i32 %next, %bound", "[0, 254]"),
        ],
    )
    def test_counter_is_bounded_by_its_exit(self, start: int, step: str, again: str, expected: str) -> None:
        text = loop(start, step, again)
        assert (
            of(text.replace("br label %loop\n", f"{BYTE}%bound = add i32 %b, 0\nbr label %loop\n", 1))
            == expected
        )

    @pytest.mark.parametrize(
        ("start", "step", "again"),
        [
            (0, "add i32 %i, 1", "ult i32 %next, %n"),
            (0, "add i32 %i, 1", "ne i32 %next, %n"),
            (0, "add i32 %i, 3", "ne i32 %next, 100"),  # steps over its end, and goes round all values
        ],
    )
    def test_counter_without_a_bound_that_is_met_is_not_bounded(
        self, start: int, step: str, again: str
    ) -> None:
        assert value(loop(start, step, again)).plain(32).size > 10**9

    def test_counter_that_is_compared_before_its_step(self) -> None:
        assert of(loop(0, "add nuw nsw i32 %i, 1", "ule i32 %i, 98")) == "[0, 99]"

    def test_counter_that_is_compared_at_the_head(self) -> None:
        found = of("""
            br label %head
            head:
            %i = phi i32 [ 0, %entry ], [ %next, %body ]
            %again = icmp ult i32 %i, 64
            br i1 %again, label %body, label %end
            body:
            %x = shl i32 %i, 4
            %next = add nuw nsw i32 %i, 1
            br label %head
            end:""")
        assert found == "[0, 1008]/16"

    def test_exit_on_the_false_edge(self) -> None:
        text = loop(0, "add i32 %i, 8", "uge i32 %next, 64").replace(
            "label %loop, label %end", "label %end, label %loop"
        )
        assert of(text) == "[0, 56]/8"

    def test_nested_loops(self) -> None:
        assert (
            of("""
            br label %outer
            outer:
            %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
            br label %inner
            inner:
            %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
            %row = mul i32 %i, 256
            %col = mul i32 %j, 16
            %x = add i32 %row, %col
            %j1 = add i32 %j, 1
            %more = icmp ult i32 %j1, 16
            br i1 %more, label %inner, label %latch
            latch:
            %i1 = add i32 %i, 1
            %again = icmp slt i32 %i1, 8
            br i1 %again, label %outer, label %end
            end:""")
            == "[0, 2032]/16"
        )

    def test_flipping_index_keeps_its_few_values(self) -> None:
        body = "%x = mul i32 %i, 4096\n%inc = add i32 %i, 1\n%lt = icmp slt i32 %inc, 3"
        text = loop(0, "select i1 %lt, i32 %inc, i32 0", "ult i32 %n, 7", body=body)
        assert of(text) == "[0, 8192]/4096"

    def test_index_of_the_other_half(self) -> None:
        assert of(loop(0, "xor i32 %i, 4096", "ult i32 %n, 7")) == "[0, 4096]/4096"

    def test_pointers_that_take_turns(self) -> None:
        assert (
            of(f"""
            br label %loop
            loop:
            %x = phi {LDS} [ @A, %entry ], [ %y, %loop ]
            %y = phi {LDS} [ @B, %entry ], [ %z, %loop ]
            %z = phi {LDS} [ @T, %entry ], [ %x, %loop ]
            br i1 %c, label %loop, label %end
            end:""")
            == "A+0 | B+0 | T+0"
        )

    def test_pointer_that_moves_on(self) -> None:
        text = loop(0, "add i32 %i, 1", "ult i32 %next, 8", body=f"%y = getelementptr i8, {LDS} %x, i32 64")
        phi = f"%x = phi {LDS} [ @A, %entry ], [ %y, %loop ]"
        assert (
            of(text.replace("loop:\n", f"loop:\n{phi}\n")) == "A+[0, 4294967232]/64"
        )  # how often is not seen

    def test_pointer_compared_with_its_end_is_not_bounded(self) -> None:
        """Addresses are compared as numbers that are not known."""
        found = of(f"""
            br label %loop
            loop:
            %x = phi {LDS} [ @A, %entry ], [ %y, %loop ]
            %y = getelementptr i8, {LDS} %x, i32 64
            %again = icmp ult {LDS} %y, getelementptr (i8, {LDS} @A, i32 512)
            br i1 %again, label %loop, label %end
            end:""")
        assert found == "A+[0, 4294967232]/64"

    def test_refining_compare_is_of_this_edge(self) -> None:
        """Behind a diamond the value is what it was in front of it."""
        found = of("""
            %q = icmp ult i32 %n, 64
            br i1 %q, label %small, label %join
            small:
            br label %join
            join:
            %y = phi i32 [ 1, %small ], [ 7, %entry ]
            %x = add i32 %n, 0""")
        assert found == "any"
        assert of("""
            %q = icmp ult i32 %n, 64
            br i1 %q, label %join, label %large
            large:
            br label %join
            join:
            %x = phi i32 [ %n, %entry ], [ 7, %large ]""") == "[0, 63]"  # fmt: skip


class TestGetElementPtr:
    @pytest.mark.parametrize(
        ("step", "expected"),
        [
            (f"{GEP} @A, i32 %b", "A+[0, 255]"),
            (f"%x = getelementptr i32, {LDS} @A, i32 %b", "A+[0, 1020]/4"),
            (f"%x = getelementptr <4 x float>, {LDS} @A, i32 %b", "A+[0, 4080]/16"),
            (f"%x = getelementptr <3 x float>, {LDS} @A, i32 1", "A+16"),
            (f"%x = getelementptr [16 x half], {LDS} @A, i32 %b, i32 3", "A+[6, 8166]/32"),
            (f"%x = getelementptr [16 x half], {LDS} @A, i32 1, i32 %h", "A+[32, 62]/2"),
            (f"%x = getelementptr {{ i8, i32, [4 x i16] }}, {LDS} @A, i32 %b, i32 2, i32 1", "A+[10, 4090]/16"),
            (f"%x = getelementptr <{{ i8, i32 }}>, {LDS} @A, i32 1, i32 1", "A+6"),
            (f"%x = getelementptr %pair, {LDS} @A, i32 2, i32 1", "A+40"),
            (f"%x = getelementptr i8, {LDS} @A, i32 -4", "A+-4"),
            (f"%x = getelementptr i32, {LDS} @A, i64 4294967297", "A+4"),  # indices wrap at the address's width
            (f"%x = getelementptr i32, {LDS} @A, i8 -1", "A+-4"),  # narrow ones are signed
            (f"%t = trunc i32 %n to i8\n{GEP} @A, i8 %t", "A+[-128, 127]"),
            (f"%x = getelementptr i32, {LDS} @A, i32 %n", "A+[0, 4294967292]/4"),
            (f"{GEP} getelementptr (i8, {LDS} @A, i32 64), i32 %b", "A+[64, 319]"),
            (f"{GEP} inttoptr (i32 add (i32 ptrtoint ({LDS} @A to i32), i32 64) to {LDS}), i32 8", "A+72"),
            (f"{GEP} getelementptr ([4 x [8 x i32]], {LDS} @A, i32 0, i32 2, i32 3), i32 0", "A+76"),
        ],
    )  # fmt: skip
    def test_adds_index_times_size(self, step: str, expected: str) -> None:
        types = "%pair = type { i64, [2 x i32] }\n"
        prelude = f"{BYTE}%h = and i32 %n, 15\n"
        assert of(prelude + step, variables=types + VARIABLES) == expected

    def test_with_a_type_without_fixed_size_adds_anything(self) -> None:
        assert of(f"%x = getelementptr <vscale x 4 x i32>, {LDS} @A, i32 1") == "A+any"

    def test_of_other_memory_is_no_offset_in_lds(self) -> None:
        assert of("%x = getelementptr i8, ptr addrspace(1) %out, i64 4") == "any"


class TestVectorsAndAggregates:
    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            (f"%x = getelementptr i8, {LDS} @A, <2 x i32> <i32 4, i32 8>", "A+[4, 8]/4"),
            (
                f"%v = insertelement <2 x {LDS}> poison, {LDS} @A, i32 0\n"
                f"%x = getelementptr i8, <2 x {LDS}> %v, i32 16",
                "A+16",
            ),
            (
                f"%v = insertelement <2 x {LDS}> poison, {LDS} @A, i32 0\n"
                f"%w = insertelement <2 x {LDS}> %v, {LDS} @B, i32 1\n"
                f"%x = extractelement <2 x {LDS}> %w, i32 1",
                "A+0 | B+0",  # positions say nothing
            ),
            ("%x = add <2 x i32> <i32 1, i32 3>, <i32 4, i32 4>", "[5, 7]/2"),
            ("%x = add <2 x i32> splat (i32 3), zeroinitializer", "3"),
            ("%v = insertelement <2 x i32> undef, i32 4, i32 0\n%x = extractelement <2 x i32> %v, i32 0", "any"),
            (f"%x = extractelement <2 x {LDS}> undef, i32 0", "?"),
            (
                f"%s = insertvalue {{ {LDS}, i32 }} poison, {LDS} @A, 0\n%x = extractvalue {{ {LDS}, i32 }} %s, 0",
                "A+0",
            ),
            (
                "%s = insertvalue { i32, i64 } poison, i32 5, 0\n%t = insertvalue { i32, i64 } %s, i64 %m, 1\n"
                "%x = extractvalue { i32, i64 } %t, 0",
                "any",
            ),
        ],
    )  # fmt: skip
    def test_are_the_join_of_their_elements(self, body: str, expected: str) -> None:
        assert of(body) == expected


class TestUndefAndPoison:
    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            ("%x = add i32 undef, 0", "any"),
            ("%x = and i32 undef, 15", "[0, 15]"),
            ("%x = add i32 poison, 0", "never"),
            ("%x = select i1 %c, i32 poison, i32 8", "8"),
            ("%x = select i1 %c, i32 undef, i32 8", "any"),
            (f"%x = select i1 %c, {LDS} undef, {LDS} @A", "?"),
            (f"%x = select i1 %c, {LDS} poison, {LDS} @A", "A+0"),
            ("%x = freeze i32 poison", "any"),
            ("%b = and i32 %n, 15\n%x = freeze i32 %b", "any"),  # it may be poison, and then is anything
        ],
    )
    def test_undef_is_anything_and_poison_is_no_value(self, body: str, expected: str) -> None:
        assert of(body) == expected


class TestAddressSpaces:
    def test_cast_to_generic_and_back_keeps_the_base(self) -> None:
        assert (
            of(
                f"%g = addrspacecast {LDS} @A to ptr\n%h = getelementptr i8, ptr %g, i64 8\n%x = addrspacecast ptr %h to {LDS}"
            )
            == "A+8"
        )

    def test_cast_of_a_pointer_from_elsewhere_may_be_any(self) -> None:
        assert (
            of(f"%g = addrspacecast ptr addrspace(1) %out to ptr\n%x = addrspacecast ptr %g to {LDS}") == "?"
        )

    def test_constant_address_is_under_no_base(self) -> None:
        assert of(f"%p = inttoptr i32 64 to {LDS}\n%x = getelementptr i8, {LDS} %p, i32 4") == "68"


class TestWhatComesFromOutside:
    ESCAPE = f"store {LDS} @A, ptr addrspace(1) %out\n"

    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            ("%x = load i32, ptr addrspace(1) %out", "any"),
            (f"%x = load {LDS}, ptr addrspace(1) %out", "?"),
            (ESCAPE + "%x = load i32, ptr addrspace(1) %out", "?"),
            (ESCAPE + "%x = add i32 %n, 0", "any"),  # the host knows no address in LDS
            ("%x = call i32 @f(i32 %n)", "any"),
            (f"%x = call {LDS} @g()", "?"),
            ("%x = call i32 @unknown()", "?"),
        ],
    )
    def test_is_plain_only_where_nothing_escapes(self, body: str, expected: str) -> None:
        extra = (
            "define internal i32 @f(i32 %a) noinline {\n  %r = load i32, ptr addrspace(4) null\n  ret i32 %r\n}\n"
            f"define internal {LDS} @g() noinline {{\n  ret {LDS} poison\n}}\ndeclare i32 @unknown()\n"
        )
        assert of(body, extra=extra) == expected

    def test_argument_that_may_be_a_pointer_is_unknown(self) -> None:
        extra = f"define void @outside({LDS} %p, i32 %i) {{\n  %y = getelementptr i8, {LDS} %p, i32 4\n  ret void\n}}"
        module = module_of("br label %e\ne:", extra=extra)
        provenance = Provenance(module)
        provenance.analyse()
        function = next(f for f in module.functions() if f.name == "outside")
        ranges = ModuleRanges(provenance).function(function)
        assert [shown(ranges.of(argument)) for argument in function.arguments] == ["?", "?"]


class TestLaunchBounds:
    REQUIRED = "!reqd_work_group_size !0"

    @pytest.mark.parametrize(
        ("attributes", "extra", "expected"),
        [
            ("", "", ["[0, 1023]"] * 3),
            ('"amdgpu-flat-work-group-size"="64,256"', "", ["[0, 255]"] * 3),
            (REQUIRED, "!0 = !{i32 64, i32 4, i32 1}", ["[0, 63]", "[0, 3]", "0"]),
        ],
    )
    def test_work_item_ids(self, attributes: str, extra: str, expected: list[str]) -> None:
        found = [
            of(f"%x = call i32 @llvm.amdgcn.workitem.id.{d}()", attributes=attributes, extra=extra)
            for d in "xyz"
        ]
        assert found == expected

    def test_stated_range_holds_too(self) -> None:
        assert of("%x = call range(i32 0, 128) i32 @llvm.amdgcn.workitem.id.x()") == "[0, 127]"

    def test_workgroup_ids_have_no_bound(self) -> None:
        assert of("%x = call i32 @llvm.amdgcn.workgroup.id.x()") == "any"

    def test_address_of_a_lane(self) -> None:
        lane = "%lane = and i32 %tid, 63\n%wave = lshr i32 %tid, 6\n%a = shl i32 %lane, 4\n%b = mul i32 %wave, 1040\n"
        assert (
            of(
                f"{TID}{lane}%o = add i32 %a, %b\n{GEP} @A, i32 %o",
                attributes='"amdgpu-flat-work-group-size"="256,256"',
            )
            == "A+[0, 4128]/16"
        )


class TestWhatMayNotBeMissed:
    """Reduced from faults that were found; each proved something that is not so."""

    def test_undef_element_of_a_constant_is_anything(self) -> None:
        assert (
            of(
                "%v = add <2 x i32> <i32 4, i32 undef>, zeroinitializer\n%x = extractelement <2 x i32> %v, i32 1"
            )
            == "any"
        )

    def test_integers_above_64_bits_are_not_computed_with_64(self) -> None:
        found = of(
            "%w = zext i64 -9223372036854775808 to i128\n%y = add nuw i128 %w, %w\n%z = lshr i128 %y, 64\n"
            "%x = trunc i128 %z to i32"
        )
        assert found != "never"  # it is 1

    def test_upper_half_of_a_wide_address_is_no_address(self) -> None:
        found = of(
            f"%w = ptrtoint {LDS} @A to i64\n%v = bitcast i64 %w to <2 x i32>\n%h = extractelement <2 x i32> %v, i32 1\n"
            f"%a = ptrtoint {LDS} @A to i32\n%x = sub i32 %h, %a"
        )
        assert found in ("?", "any")  # it is minus the address of A

    @pytest.mark.parametrize("elements", ["<2 x float>", "<4 x half>", "<4 x bfloat>"])
    def test_halves_of_an_address_are_not_exchanged_as_floats(self, elements: str) -> None:
        count = int(elements[1])
        order = ", ".join(f"i32 {(i + count // 2) % count}" for i in range(count))
        found = of(
            f"%a = ptrtoint {LDS} @A to i64\n%h = shl i64 %m, 32\n%w = add i64 %a, %h\n"
            f"%v = bitcast i64 %w to {elements}\n"
            f"%s = shufflevector {elements} %v, {elements} poison, <{count} x i32> <{order}>\n"
            f"%b = bitcast {elements} %s to i64\n%x = trunc i64 %b to i32"
        )
        assert found == "?"  # it is the lower half of %m

    def test_address_survives_as_a_float_of_its_width(self) -> None:
        a = f"%a = ptrtoint {LDS} @A to i32\n"
        assert of(f"{a}%f = bitcast i32 %a to float\n%x = bitcast float %f to i32") == "A+0"

    @pytest.mark.parametrize(
        "constant",
        [
            f"ptrtoint ({LDS} getelementptr ([16 x i32], {LDS} null, i32 1) to i32)",
            f"ptrtoint ({LDS} getelementptr (i8, {LDS} null, i32 64) to i32)",
        ],
    )
    def test_expression_of_no_global_is_not_read_for_its_numbers(self, constant: str) -> None:
        assert of(f"%x = add i32 %n, {constant}") == "any"
        assert of(f"%x = extractelement <2 x i32> <i32 {constant}, i32 8>, i32 0") == "any"
        pointers = f"<2 x {LDS}> <{LDS} null, {LDS} inttoptr (i32 64 to {LDS})>"
        assert of(f"%p = ptrtoint {pointers} to <2 x i32>\n%x = extractelement <2 x i32> %p, i32 0") == "any"
        assert of("%x = extractelement <2 x i32> splat (i32 8), i32 %n") == "8"

    @pytest.mark.parametrize("stated", ["0, -2147483648", "16, -16"])
    def test_stated_range_beyond_the_signed_maximum(self, stated: str) -> None:
        found = of(f"%x = call range(i32 {stated}) i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)")
        assert found != "never"

    def test_alignment_is_not_read_from_a_name(self) -> None:
        variables = '@"A, align 1024" = external addrspace(3) global [0 x i8], align 4\n'
        found = of(f'%p = ptrtoint {LDS} @"A, align 1024" to i32\n%x = or i32 %p, 512', variables=variables)
        assert found == "?"

    def test_address_in_the_index_of_a_global_pointer_stays_one(self) -> None:
        found = of(
            f"%a = ptrtoint {LDS} @A to i64\n%g = getelementptr i8, ptr addrspace(1) null, i64 %a\n"
            "%x = ptrtoint ptr addrspace(1) %g to i64"
        )
        assert found == "?"

    def test_element_is_not_read_from_a_name(self) -> None:
        found = of(
            f'%"x = getelementptr i8, " = getelementptr i32, {LDS} @A, i32 3\n%x = getelementptr i8, {LDS} %"x = getelementptr i8, ", i32 0'
        )
        assert found == "A+12"

    def test_upper_half_of_an_address_in_an_integer_above_64_bits(self) -> None:
        found = of(
            f"%a = ptrtoint {LDS} @A to i64\n%w = insertelement <2 x i64> zeroinitializer, i64 %a, i32 0\n"
            "%v = bitcast <2 x i64> %w to i128\n%h = lshr i128 %v, 64\n%x = trunc i128 %h to i32"
        )
        assert found == "?"

    @pytest.mark.parametrize(
        "operation", ["urem i128 %v, %w", "lshr i128 %v, %w", "call i128 @llvm.ctpop.i128(i128 %v)"]
    )
    def test_wide_results_are_anything(self, operation: str) -> None:
        body = "%v = zext i64 %m to i128\n%w = shl i128 %v, 32\n"
        assert of(f"{body}%y = {operation}\n%x = trunc i128 %y to i64") == "any"


@pytest.mark.parametrize(
    ("body", "width"),
    [
        ("%f = sitofp i32 %n to float\n%x = bitcast float %f to i32", 32),
        ("%f = sitofp i32 %n to half\n%x = bitcast half %f to i16", 16),
        ("%x = bitcast i64 %m to <2 x i32>", 32),
        ("%x = addrspacecast ptr addrspace(8) %r to ptr addrspace(7)", 64),  # wider than is followed
        ("%x = extractvalue { i32, i16 } poison, 1", 16),
        ("%x = extractvalue { i32, i128 } poison, 1", 64),
    ],
)
def test_of_what_nothing_is_known_is_any_integer_of_its_width(body: str, width: int) -> None:
    assert value(body).offsets == plain(integers.full(width)).offsets


OF_A = "ptrtoint (ptr addrspace(3) @A to i32)"


@pytest.mark.parametrize(
    ("constant", "expected"),
    [
        (OF_A, "A+0"),
        (f"add (i32 {OF_A}, i32 48)", "A+48"),
        (f"sub (i32 48, i32 {OF_A})", "?"),
        (f"sub (i32 {OF_A}, i32 ptrtoint (ptr addrspace(3) @B to i32))", "?"),
        (f"xor (i32 {OF_A}, i32 48)", "?"),
        ("ptrtoint (ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 3) to i32)", "A+12"),
        (f"ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @A, i32 {OF_A.replace('@A', '@B')}) to i32)", "?"),
    ],
)  # fmt: skip
def test_of_expressions_those_are_folded_that_move_an_address(constant: str, expected: str) -> None:
    assert of(f"%x = select i1 %c, i32 {constant}, i32 {constant}") == expected


@pytest.mark.parametrize(
    ("body", "linkage", "expected"),
    [
        (f"{GEP} @Z, i32 4", "", "S+20"),
        (f"{GEP} @Z, i32 4", "weak", "?"),
        (f"{BYTE}{GEP} @Y, i32 %b", "", "S+[32, 287]"),
        (f"%x = select i1 %c, {LDS} @Y, {LDS} @S", "", "S+[0, 32]/32"),
        (f"%x = select i1 %c, {LDS} @Z, {LDS} @T", "", "S+16 | T+0"),
        (f"%x = add i32 ptrtoint ({LDS} getelementptr (i8, {LDS} @Y, i32 8) to i32), 1", "", "S+41"),
    ],
)
def test_alias_is_an_address_in_its_variable(body: str, linkage: str, expected: str) -> None:
    behind = f"@Z = {linkage} alias i8, getelementptr (i8, {LDS} @S, i32 16)\n"
    if not linkage:  # LLVM refuses aliases of one that may be replaced
        behind += f"@Y = internal alias i8, getelementptr (i8, {LDS} @Z, i32 16)\n"
    assert of(body, variables=VARIABLES + behind) == expected
