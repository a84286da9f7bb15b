"""The figures of the pages on concepts. What those of hazards show is held against LLVM's code by the tests."""

from __future__ import annotations

from figures import ClaimFigure, FlowFigure, Panel, Step, StepFigure, copy, read, wait

WRITE_C = Step("write", ("C",))
_A, _B = "A", "B"
_SLOTS = ("slot 0", "slot 1", "slot 2", "slot 3")

HAZARDS: dict[str, StepFigure] = {
    "h1": StepFigure(
        "H1: a read that says anything of aliases forgets copies that say nothing",
        ("A",),
        (
            Panel("LLVM 22", (copy(_A, note="has no alias scope"), read(_A, of=0, note="has !noalias {B}"))),
            Panel("needed", (copy(_A, note="gets a scope (R3)"), wait(0), read(_A, of=0))),
        ),
        ("e2_untagged_dma_hazard", "same_ptr_loadNA"),
    ),
    "h2": StepFigure(
        "H2: copies with equal metadata share a slot, known by the first one's address",
        ("A[0]", "A[1]", "C"),
        (
            Panel(
                "LLVM 22",
                (
                    copy("A[0]", 0, "slot 1"),
                    WRITE_C,
                    copy("A[1]", 1, "slot 1 as well"),
                    read("A[1]", of=1, note="slot 1 is A[0]: apart"),
                ),
            ),
            Panel(
                "needed",
                (
                    copy("A[0]", 0, "address hidden (R6)"),
                    WRITE_C,
                    copy("A[1]", 1),
                    wait(0),
                    read("A[1]", of=1),
                ),
            ),
        ),
        ("e6b_slot_collision", "upstream2glob"),
    ),
    "h3": StepFigure(
        "H3: the pass that places static LDS takes scopes off a copy",
        ("s1", "s2"),
        (
            Panel("LLVM 22", (copy("s1", note="its scope is dropped: H1"), read("s1", "s2", of=0))),
            Panel("needed", (copy("s1", note="hidden from the pass (R2)"), wait(0), read("s1", "s2", of=0))),
        ),
        ("e16_module_lds_drops_scope", "k"),
    ),
    "h4": StepFigure(
        "H4: in a ring, the copy of the iteration before is forgotten",
        _SLOTS,
        (
            Panel(
                "LLVM 22, two iterations of the loop",
                (
                    copy("slot 1", 0, "iteration 0"),
                    read("slot 0"),
                    copy("slot 2", 1, "iteration 1"),
                    read("slot 1", of=0, note="not slot 2: no wait"),
                ),
            ),
            Panel(
                "needed",
                (
                    copy("slot 1", 0, "iteration 0"),
                    wait(0),
                    read("slot 0"),
                    copy("slot 2", 1, "iteration 1"),
                    wait(0),
                    read("slot 1", of=0),
                ),
            ),
        ),
        ("e22_loop_carried_ring", "ring_tagged"),
    ),
    "h5": StepFigure(
        "H5: a copy writes the bytes of all lanes, and counts as one lane's",
        ("A",),
        (
            Panel(
                "LLVM 22",
                (read(_A, of=0, note="byte 4: moved in front"), copy(_A, note="256 bytes; LLVM sees 4")),
            ),
            Panel("needed", (copy(_A, note="address hidden (R6)"), wait(0), read(_A, of=0))),
        ),
        ("e24_wave_wide_write", "wide_untagged"),
    ),
    "h6": StepFigure(
        "H6: where paths meet, the list of copies is that of the path seen first",
        ("A", "B"),
        (
            Panel(
                "LLVM 22, two iterations of the loop",
                (
                    read(_A, note="iteration 0: list is empty"),
                    copy(_A, 0),
                    copy(_B, 1),
                    read(_A, of=0, note="iteration 1: still empty"),
                    copy(_A, 2),
                    copy(_B, 3),
                ),
            ),
            Panel(
                "needed (the read gives up its tags: R10)",
                (
                    wait(0),
                    read(_A, note="iteration 0"),
                    copy(_A, 0),
                    copy(_B, 1),
                    wait(0, "for A; B goes with it"),
                    read(_A, of=0, note="iteration 1"),
                    copy(_A, 2),
                    copy(_B, 3),
                ),
            ),
        ),
        ("e26_join_list", "loop_tagged"),
    ),
}
"""Waits that LLVM 22 loses, and what is needed. A loop's body is there twice; stores in front of it are left out."""

FIGURES: dict[str, StepFigure | ClaimFigure | FlowFigure] = {
    "waits": StepFigure(
        "One read of A while a copy fills B",
        ("A", "B"),
        (
            Panel(
                "the compiler cannot tell A from B",
                (
                    copy(_B, 0, "the next tile"),
                    wait(0, "stands still until B is there"),
                    read(_A),
                    wait(0, "the author's: nothing left to do"),
                    read(_B, of=0),
                ),
            ),
            Panel(
                "it can",
                (
                    copy(_B, 0, "the next tile"),
                    read(_A, note="at once: B is not read"),
                    wait(0, "the author's: B is nearly there"),
                    read(_B, of=0),
                ),
            ),
            Panel(
                "it thinks it can, and is wrong",
                (copy(_B, 0), read(_B, of=0, note="old or half-new bytes")),
            ),
        ),
    ),
    "scopes": ClaimFigure(
        "What tags claim",
        ("A", "B", "C"),
        (
            ("copy into A", "!alias.scope {A}  !noalias {B, C}", ("A",), ("B", "C")),
            ("read of B", "!alias.scope {B}  !noalias {A, C}", ("B",), ("A", "C")),
            ("read of A or B", "!alias.scope {A, B}  !noalias {C}", ("A", "B"), ("C",)),
            ("read at an address from memory", "no tags", (), ()),
        ),
    ),
    "commands": FlowFigure(
        "What goes in, and what comes out",
        (
            ("kernel.ll", "annotate, pack, pipeline, instrument", "kernel.ll, changed"),
            ("kernel.ll", "optimize: the best of these", "kernel.ll, changed and checked"),
            ("kernel.ll", "compile, link", "assembly, object, code object"),
            ("any of these", "measure, check, liveness, banks", "counts, findings, pictures"),
            ("before and after", "diff, verify, bench", "what changed; is it the same"),
        ),
    ),
}
