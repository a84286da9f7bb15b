"""The promise of named bases: proved, refuted with the bytes, or assumed; of real modules it is `cases/annotate/proofs.ll`."""

from typing import Any

import pytest
from range_cases import LDS, TID, Analysed, analysed, at, dma

SIZE = {"attributes": "!reqd_work_group_size !0", "extra": "!0 = !{i32 64, i32 1, i32 1}\n"}


def pair(analysis: Analysed, first: int = 0, second: int = 1) -> Any:
    return next(p for p in analysis.separation.contract if (p.first, p.second) == (first, second))


def standing(body: str, **given: str) -> str:
    """Of @A and @B."""
    return pair(analysed(body, **given)).standing.value


def store(base: str, offset: int | str, number: int = 0) -> str:
    return f"{at(base, offset, f'{base}{number}')}\nstore i32 0, {LDS} %{base}{number}\n"


class TestProved:
    @pytest.mark.parametrize(
        "body",
        [
            store("A", 0) + store("B", 4),
            store("A", 0),  # the other one is not used
            TID + "%i = shl i32 %tid, 2\n" + store("A", "%i") + store("B", 256),
            TID + "%i = shl i32 %tid, 3\n%j = or disjoint i32 %i, 4\n" + store("A", "%i") + store("B", "%j"),
            f"{dma('@A')}\n" + store("B", 256),
        ],
    )
    def test_where_no_byte_is_common(self, body: str) -> None:
        assert standing(body, **SIZE) == "proved"

    def test_statics_are_no_pair(self) -> None:
        assert len(analysed(store("A", 0) + store("S", 0)).separation.contract) == 1

    def test_kernels_that_never_run_together_do_not_clash(self) -> None:
        other = f"define amdgpu_kernel void @other() {{\n  store i32 0, {LDS} @B\n  ret void\n}}"
        assert standing(store("A", 0), extra=other) == "proved"

    def test_callee_runs_with_its_caller_but_maybe_not_always(self) -> None:
        callee = f"define internal void @f() noinline {{\n  store i32 0, {LDS} @B\n  ret void\n}}"
        assert standing(store("A", 0) + "call void @f()", extra=callee) == "assumed"


class TestRefuted:
    @pytest.mark.parametrize(
        ("body", "offset", "size"),
        [
            (store("A", 0) + store("B", 0), 0, 4),
            (store("A", 0) + store("B", 3), 3, 1),
            (store("A", 8) + store("B", 4) + store("B", 10, 1), 10, 2),
            (f"{dma('@A')}\n" + store("B", 252), 252, 4),
            (TID + "%i = shl i32 %tid, 2\n" + store("A", "%i") + store("B", 8), 8, 4),
        ],
    )
    def test_with_the_common_bytes(self, body: str, offset: int, size: int) -> None:
        found = pair(analysed(body, **SIZE))
        assert found.standing.value == "refuted"
        assert found.witness is not None
        assert (found.witness.offset, found.witness.size) == (offset, size)

    def test_names_both_accesses_and_the_work_item(self) -> None:
        analysis = analysed(TID + "%i = shl i32 %tid, 4\n" + store("A", "%i") + store("B", 50), **SIZE)
        witness = pair(analysis).witness
        assert witness is not None
        assert [analysis.module.lines[line].split(", ")[1] for line in witness.lines] == [
            f"{LDS} %A0",
            f"{LDS} %B0",
        ]
        assert witness.work_items == (3, None)
        assert (witness.offset, witness.size) == (50, 2)

    def test_by_a_work_item_of_the_row_that_is_stated(self) -> None:
        body = TID + "%i = shl i32 %tid, 2\n" + store("A", "%i") + store("B", 128)
        assert standing(body, attributes='"amdgpu-flat-work-group-size"="64,64"') == "refuted"
        rows = "%y = call i32 @llvm.amdgcn.workitem.id.y()\n"
        required = {"attributes": "!reqd_work_group_size !0", "extra": "!0 = !{i32 64, i32 2, i32 1}\n"}
        assert standing(rows + body, **required) == "refuted"

    def test_by_the_lanes_that_each_wave_has(self) -> None:
        sixteen = SIZE | {"extra": "!0 = !{i32 16, i32 1, i32 1}\n"}
        witness = pair(analysed(f"{dma('@A')}\n" + store("B", 60), **sixteen)).witness
        assert witness is not None
        assert (witness.offset, witness.size) == (60, 4)


class TestAssumed:
    @pytest.mark.parametrize(
        "body",
        [
            store("A", "%n") + store("B", 64),
            "%o = and i32 %n, 124\n" + store("A", "%o") + store("B", 64),
            f"%p = select i1 %c, {LDS} @A, {LDS} @B\nstore i32 0, {LDS} %p\n" + store("B", 0),  # of two bases
            f"br i1 %c, label %t, label %j\nt:\nbr label %j\nj:\n%p = phi {LDS} [ @A, %entry ], [ @B, %t ]\n"
            f"store i32 0, {LDS} %p\n" + store("B", 0),
        ],
    )
    def test_where_it_depends(self, body: str) -> None:
        assert standing(body, **SIZE) == "assumed"

    @pytest.mark.parametrize(
        ("body", "given"),
        [
            pytest.param(
                TID + "%g = icmp ult i32 %tid, 4\nbr i1 %g, label %some, label %all\nsome:\n%i = shl i32 %tid, 2\n"
                + store("A", "%i") + "br label %all\nall:\n" + store("B", 16),
                SIZE,
                id="access under a compare of the work-item",
            ),
            pytest.param(
                TID + "%i = shl i32 %tid, 2\n" + store("A", "%i") + store("B", 256),
                {"attributes": '"amdgpu-flat-work-group-size"="1,1024"'},
                id="work-item that a launch need not have",
            ),
            pytest.param(
                TID + "%u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %tid)\n%i = shl i32 %u, 2\n"
                + store("A", "%i") + store("B", 4),
                SIZE,
                id="value of the first lane, which is not the work-item's own",
            ),
            pytest.param(
                dma("@A") + "\n" + store("B", 64),
                SIZE | {"extra": "!0 = !{i32 16, i32 1, i32 1}\n"},
                id="lane of a DMA that the workgroup does not have",
            ),
            pytest.param(
                TID + "%w = and i32 %tid, 64\n%i = mul i32 %w, 8\n" + at("A", "%i", "p") + "\n" + dma("%p") + "\n"
                + store("B", 640),
                SIZE | {"extra": "!0 = !{i32 96, i32 1, i32 1}\n"},
                id="lane of a DMA that the last wave does not have",
            ),
            pytest.param(
                TID + "%y = call i32 @llvm.amdgcn.workitem.id.y()\n%i = shl i32 %tid, 2\n"
                + store("A", "%i") + store("B", 128),
                {"attributes": '"amdgpu-flat-work-group-size"="64,64"'},
                id="work-item that a workgroup of several rows need not have",
            ),
            pytest.param(
                f"%a = call i32 @llvm.amdgcn.ds.append.p3({LDS} @A, i1 false)\n" + store("B", 4),
                SIZE,
                id="what lies behind a counter of four bytes",
            ),
        ],
    )  # fmt: skip
    def test_where_the_work_item_is_no_witness(self, body: str, given: dict[str, str]) -> None:
        assert standing(body, **given) != "refuted"


class TestWhatMayNotBeProved:
    def test_base_of_an_unknown_access_is_not_proved(self) -> None:
        """An index that the analysis gives up on may be anything."""
        count = 60
        turns = "\n".join(
            f"%p{i} = phi i32 [ {i * i % 97 * 4}, %entry ], [ %p{(i + 1) % count}, %loop ]"
            for i in range(count)
        )
        body = f"br label %loop\nloop:\n{turns}\n{store('A', '%p0')}br i1 %c, label %loop, label %end\nend:\n{store('B', 64)}"
        found = standing(body, **SIZE)
        assert found != "proved"

    @pytest.mark.parametrize(
        ("call", "extra"),
        [
            ("%f = load ptr, ptr addrspace(4) null\ncall void %f()", "@table = addrspace(1) global ptr @f\n"),
            ("call void @elsewhere()", "declare void @elsewhere()\n"),
        ],
    )
    def test_function_that_may_be_called_unseen_runs_with_the_kernel(self, call: str, extra: str) -> None:
        linkage = "internal " if "table" in extra else ""
        other = f"{extra}define {linkage}void @f() {{\n  store i32 0, {LDS} @B\n  ret void\n}}"
        assert standing(store("A", 0) + call, extra=other) != "proved"
