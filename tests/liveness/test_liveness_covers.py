"""Certain writes of a workgroup: each way to fill a variable anew, where it just covers, and where it does not.

@A holds a value, is read, and lies idle while @B is used; then it is filled again, and all of it is read. If the fill
covers, @A is dead while it lies idle, and the two share bytes.
"""

from __future__ import annotations

import pytest
from liveness_kernels import assumed, buffer, conflicts, kernel_of, report_of, text_of

ALL = "%all{0} = getelementptr i32, ptr addrspace(3) @A, i32 %n\n%got{0} = load i32, ptr addrspace(3) %all{0}"
FIRST = "%some = getelementptr i32, ptr addrspace(3) @A, i32 %n\nstore i32 1, ptr addrspace(3) %some\nbr label %g\ng:"
"""It may be any byte that has a value."""


def around(fill: str) -> str:
    return f"{FIRST}\nbar\n{ALL.format(1)}\nbar\nw B\nbar\nr B\nbar\n{fill}\nbar\n{ALL.format(2)}\nret void"


def loop(start: str, step: str, more: str, *, index: str = "%i", body: str = "") -> str:
    """A loop over %i that stores to one element of @A."""
    return (
        f"{start}br label %l\nl:\n%i = phi i32 [ {'%start' if start else '%tid'}, %g ], [ %j, %m ]\n{body}"
        f"%p = getelementptr i32, ptr addrspace(3) @A, i32 {index}\nstore i32 2, ptr addrspace(3) %p\n"
        f"br label %m\nm:\n%j = add i32 %i, {step}\n%c1 = icmp {more}\nbr i1 %c1, label %l, label %o\no:"
    )


def store(name: str, first: int, type_: str = "i32") -> str:
    """Each work-item stores at that many elements behind its own."""
    return (
        f"%i.{name} = add i32 %tid, {first}\n%p.{name} = getelementptr i32, ptr addrspace(3) @A, i32 %i.{name}\n"
        f"store {type_} 2, ptr addrspace(3) %p.{name}"
    )


def stores(*firsts: int) -> str:
    return "\n".join(store(str(number), first) for number, first in enumerate(firsts))


MOST = stores(0, 64, 128) + "\n"
"""Three quarters."""


def guarded(bound: int, first: int = 192) -> str:
    """The rest is written by the work-items below a bound."""
    return f"{MOST}%w = icmp ult i32 %tid, {bound}\nbr i1 %w, label %x, label %y\nx:\n{store('x', first)}\nbr label %y\ny:"


def either(condition: str, one: str, other: str) -> str:
    """The rest is written in two arms."""
    return f"{MOST}{condition}\nbr i1 %w, label %x, label %z\nx:\n{one}\nbr label %y\nz:\n{other}\nbr label %y\ny:"


HALVES = "%w = icmp ult i32 %tid, 32"
SAME = "%w = and i1 %c, %c"  # for all work-items
NESTED = (
    "br label %u\nu:\n%k = phi i32 [ 0, %g ], [ %k1, %m ]\nbr label %l\n"
    "l:\n%i = phi i32 [ 0, %u ], [ %j, %l ]\n%row = mul i32 %k, 64\n%col = mul i32 %i, 8\n%s = and i32 %tid, 7\n"
    "%rs = add i32 %row, %col\n%at = add i32 %rs, %s\n%p = getelementptr i32, ptr addrspace(3) @A, i32 %at\n"
    "store i32 2, ptr addrspace(3) %p\n%j = add i32 %i, 1\n%c1 = icmp ult i32 %j, {inner}\n"
    "br i1 %c1, label %l, label %m\nm:\n%k1 = add i32 %k, 1\n%c2 = icmp ult i32 %k1, 4\nbr i1 %c2, label %u, label %o\no:"
)
SHIFTED = (
    "%row = lshr i32 %i, 4\n%col = and i32 %i, 15\n%wide = mul i32 %row, {pitch}\n%at = add i32 %wide, %col\n"
)
SKIPPED = (
    "%in = load i32, ptr addrspace(1) %in.p\n%z = icmp eq i32 %in, 0\nbr i1 %z, label %s1, label %s2\n"
    "s1:\nbr label %s2\ns2:\n%val = phi i32 [ 1, %l ], [ 2, %s1 ]\n"
)
LANE = (
    "%lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)\n%hi = call i32 @llvm.amdgcn.mbcnt.hi(i32 {mask}, i32 %lo)\n"
    "%ni = add i32 %hi, 192\n%np = getelementptr i32, ptr addrspace(3) @A, i32 %ni\nstore i32 2, ptr addrspace(3) %np"
)
LAST_FOUR = "\n".join(
    f"%e{n} = getelementptr i32, ptr addrspace(3) @A, i32 {n}\nstore i32 1, ptr addrspace(3) %e{n}"
    for n in range(252, 256)
)
SECOND_TO_FOURTH = "\n".join(
    f"%b{n} = getelementptr i8, ptr addrspace(3) @A, i32 {n}\nstore i8 1, ptr addrspace(3) %b{n}"
    for n in (1, 2, 3)
)
LOADED = "%in.p = getelementptr i32, ptr addrspace(1) %in, i32 %i\n%in.v = load i32, ptr addrspace(1) %in.p\n%z = icmp eq i32 %in.v, 0\n"
BESIDE = (
    LOADED + "br i1 %z, label %s1, label %s2\ns1:\nbr label %s2\ns2:\n%val = phi i32 [ 1, %l ], [ 2, %s1 ]\n"
)
ROUND = LOADED + "br i1 %z, label %m, label %st\nst:\n"
MORE = "ult i32 %j, 256"

JUST = {
    "a loop of constant trip count": loop("", "64", MORE),
    "a loop that counts up to an odd end": loop("", "64", "ult i32 %i, 192"),
    "a loop that work-items leave in different iterations": loop("", "48", MORE),
    "a loop whose index is taken apart": loop("", "64", MORE, index="%at", body=SHIFTED.format(pitch=16)),
    "a loop with a branch that is not decided, beside the store": loop("", "64", MORE, body=BESIDE),
    "a loop that counts down": loop("%start = add i32 %tid, 192\n", "-64", "sge i32 %j, 0"),
    "a nest of loops": NESTED.format(inner=8),
    "several stores": stores(0, 64, 128, 192),
    "stores that overlap": stores(0, 40, 64, 104, 128, 192),
    "a guarded store": guarded(64),
    "a guarded store and what fills up": guarded(60) + "\n" + LAST_FOUR,
    "arms that each write a share": either(HALVES, store("x", 192), store("z", 192)),
    "both arms of a uniform branch": either(SAME, store("x", 192), store("z", 192)),
    "the number of the lane": MOST + LANE.format(mask=-1),
}
SHORT = {
    "a loop that ends early": loop("", "64", "ult i32 %j, 192"),
    "a loop that starts late": loop("%start = add i32 %tid, 1\n", "64", MORE),
    "a loop whose step leaves gaps": loop("", "65", MORE),
    "a loop whose end is not known": loop("", "64", "ult i32 %j, %n"),
    "a loop that is longer than anybody walks": loop("", "1", "ult i32 %j, 65536", index="%at", body="%at = and i32 %i, 255\n"),
    "a loop whose rows are too wide": loop("", "64", "ult i32 %j, 240", index="%at", body=SHIFTED.format(pitch=17)),
    "a loop that is left by chance": loop("", "64", MORE).replace("br label %m\nm:", "br i1 %c, label %m, label %o\nm:"),
    "a loop with a branch that is not decided, round the store": loop("", "64", MORE, body=ROUND),
    "a nest of loops, the inner one short": NESTED.format(inner=7),
    "a store too few": MOST,
    "a store one element off": stores(0, 64, 128, 191),
    "all but the first byte": stores(1, 64, 128, 192) + "\n" + SECOND_TO_FOURTH,
    "a store of half elements": MOST + store("h", 192, "i16"),
    "a store to a place that is not known": MOST + "%u = getelementptr i32, ptr addrspace(3) @A, i32 %n\nstore i32 2, ptr addrspace(3) %u",
    "a guarded store, one work-item short": guarded(63),
    "a guarded store, one element off": guarded(64, first=191),
    "arms that write one share twice": either(HALVES, store("x", 192), store("z", 160)),
    "one arm of a uniform branch": either(SAME, store("x", 192), ""),
    "the number of the lane, of some lanes": MOST + LANE.format(mask=1),
}  # fmt: skip


@pytest.mark.parametrize("name", JUST)
def test_what_just_covers_frees_the_bytes_in_between(name: str) -> None:
    assert conflicts(kernel_of(around(JUST[name]), size=256)) == set()


@pytest.mark.parametrize("name", SHORT)
def test_what_leaves_an_element_does_not(name: str) -> None:
    kernel = kernel_of(around(SHORT[name]), size=256)
    assert kernel.refused is None
    assert conflicts(kernel) == {"AB"}


@pytest.mark.parametrize("smaller", ['"uniform-work-group-size"="false"', '"target-cpu"="gfx942"'])
@pytest.mark.parametrize("name", JUST)
def test_nothing_covers_where_workgroups_may_be_smaller(name: str, smaller: str) -> None:
    assert conflicts(kernel_of(around(JUST[name]), size=256, attributes=smaller)) == {"AB"}


class TestConstantAddresses:
    """A store of one address writes all of a variable of that size, where all work-items get there if one does."""

    BODY = "w A\nbar\nr A\nbar\nw B\nbar\nr B\nbar\n{0}\nbar\nr A\nret void"
    SOME = "%w = {0}\nbr i1 %w, label %x, label %y\nx:\nw A\nbr label %z\ny:\n{1}\nbr label %z\nz:"

    FAR = (
        "%q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) inttoptr (i32 {0} to ptr addrspace(3))\n"
        "store i32 1, ptr addrspace(3) %q"
    )

    @pytest.mark.parametrize(
        ("fill", "expected"),
        [
            ("w A", set()),
            ("", {"AB"}),
            ("store i16 1, ptr addrspace(3) @A", {"AB"}),
            ("store i64 1, ptr addrspace(3) @A", {"AB"}),
            ("%o = atomicrmw add ptr addrspace(3) @A, i32 1 monotonic", {"AB"}),
            (FAR.format(2147483647), {"AB"}),
            (SOME.format("icmp ult i32 %tid, %n", ""), {"AB"}),
            (SOME.format("icmp ult i32 %tid, %n", "w A"), {"AB"}),
            (SOME.format("and i1 %c, %c", "w A"), set()),
            (SOME.format("and i1 %c, %c", ""), {"AB"}),
        ],
        ids=["all", "nobody", "half", "more than there is", "what was there counts", "there or nowhere", "some", "some here and some there", "all, on each path", "all or nobody"],
    )  # fmt: skip
    def test_store(self, fill: str, expected: set[str]) -> None:
        """Work-items that part at a branch each get to an arm, whichever it is; that both write is not put together."""
        assert conflicts(kernel_of(self.BODY.format(fill), size=1)) == expected

    def test_needs_no_size_of_the_workgroup(self) -> None:
        assert conflicts(kernel_of(self.BODY.format("w A"), size=1, stated=False)) == set()


class TestRegions:
    """The bytes that a region covers are there from its first store on; only behind it is their older value gone."""

    def test_its_blocks_hold_the_new_value(self) -> None:
        """Between the guarded store and the end of its region @B is used by some: bytes are not shared."""
        use = "\nW B\nR B\nbr label %y"
        fill = guarded(64).replace("\nbr label %y", "\nbr label %t\nt:" + use)
        assert conflicts(kernel_of(around(fill).replace("w B\nbar\nr B\nbar\n", "", 1), size=256)) == {"AB"}

    def test_each_of_its_blocks_is_taken_to_access_the_variable(self) -> None:
        """Between two iterations of a loop some bytes are new, though the block there touches none."""
        kernel = kernel_of(
            loop("br label %g\ng:\n%start = add i32 %tid, 0\n", "64", MORE) + "\nbar\nr A\nret void", size=256
        )
        assert buffer(kernel, "A").accessed == [
            2,
            3,
            5,
        ]  # the store's, the one behind it, and the one that reads

    @pytest.mark.parametrize("index", ["%i", "%last"])
    def test_what_it_reads_first_is_the_older_value(self, index: str) -> None:
        """A loop that replaces each element by a function of itself, or of one that it replaces later."""
        read = (
            f"%last = sub i32 255, %i\n%op = getelementptr i32, ptr addrspace(3) @A, i32 {index}\n"
            "%ov = load i32, ptr addrspace(3) %op\n"
        )
        assert conflicts(kernel_of(around(loop("", "64", MORE, body=read)), size=256)) == {"AB"}

    def test_a_path_round_it_keeps_the_older_value(self) -> None:
        """The block behind the loop is reached without the loop as well."""
        fill = "br i1 %c, label %h, label %o\nh:\n" + loop("", "64", MORE).replace("%g ]", "%h ]")
        assert conflicts(kernel_of(around(fill), size=256)) == {"AB"}

    def test_that_some_enter_covers_nothing(self) -> None:
        fill = "%w = icmp ult i32 %tid, 63\nbr i1 %w, label %h, label %o\nh:\n" + loop("", "64", MORE)
        assert conflicts(kernel_of(around(fill.replace("%g ]", "%h ]")), size=256)) == {"AB"}

    def test_with_a_barrier_is_none(self) -> None:
        """Each iteration of the loop is a phase of its own, in which a quarter is written and @B is used."""
        fill = loop("", "64", MORE).replace("br label %m\nm:", "bar\nW B\nbar\nR B\nbr label %m\nm:")
        kernel = kernel_of(around(fill), size=256)
        assert conflicts(kernel) == {"AB"}

    def test_its_stores_are_not_dead(self) -> None:
        for fill in JUST.values():
            assert kernel_of(around(fill), size=256).findings == []


class TestAssumedSize:
    """A kernel that does not say how large its workgroups are, as HIP's do not."""

    UNSTATED = '"amdgpu-flat-work-group-size"="1,256"'

    @pytest.mark.parametrize(
        ("size", "expected"),
        [
            ("64", set()),
            ("64,1,1", set()),
            ("63", {"AB"}),
            ("32,2", {"AB"}),
            ("1,64", {"AB"}),
            ("512", {"AB"}),
        ],
    )
    def test_takes_the_place_of_the_stated_one(self, size: str, expected: set[str]) -> None:
        """512 is more than the kernel allows, and is not taken."""
        body = around(stores(0, 64, 128, 192))
        kernel = kernel_of(
            body, size=256, attributes=self.UNSTATED, stated=False, assume=f"workgroup-size={size}"
        )
        assert conflicts(kernel) == expected
        assert kernel.assumptions == ([f"workgroup-size={size}"] if not expected else [])

    @pytest.mark.parametrize(
        ("fill", "attributes", "stated", "promise", "lacking"),
        [
            (stores(0, 64, 128, 192), UNSTATED, False, "", "how large its workgroups are"),
            (stores(0, 64, 128, 192), '"uniform-work-group-size"="false"', True, "", "that no workgroup is smaller"),
            (stores(0, 64, 128), '"uniform-work-group-size"="true"', True, "", ""),
            (stores(0, 64, 128), UNSTATED, False, "workgroup-size=64", ""),
            ("R A", UNSTATED, False, "", ""),
        ],
        ids=["unstated", "smaller ones", "stated", "assumed", "nothing stored"],
    )  # fmt: skip
    def test_is_asked_for_where_a_store_leaves_bytes_for_lack_of_it(
        self, fill: str, attributes: str, stated: bool, promise: str, lacking: str
    ) -> None:
        body = around(fill) if "store" in fill else f"{FIRST}\nbar\n{fill}\nret void"
        text = text_of(body, size=256, attributes=attributes, stated=stated)
        notes = report_of(text, *assumed(filter(None, [promise])))["notes"]
        asked = f"k does not say {lacking}; if you know, --assume workgroup-size=X[,Y[,Z]]"
        assert [note for note in notes if "does not say" in note] == ([asked] if lacking else [])

    @pytest.mark.parametrize("wrong", ["workgroup-size", "workgroup-size=0", "workgroup-size=a", "64"])
    def test_is_refused_where_it_is_none(self, wrong: str, capfd: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(FileNotFoundError):
            kernel_of("ret void", assume=wrong)
        assert "workgroup-size" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("type_", "expected"), [("<2 x i16>", set()), ("{ i8, i16 }", {"AB"}), ("[2 x { i8, i8 }]", {"AB"})]
)
def test_padding_within_an_aggregate_is_not_written(type_: str, expected: set[str]) -> None:
    rest = store("x", 192, type_).replace(" 2, ptr", " zeroinitializer, ptr")
    assert conflicts(kernel_of(around(MOST + rest), size=256)) == expected
