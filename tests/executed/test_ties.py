"""Machine blocks that get the count of a block of the IR, by graphs; kernels for it are ``measure/ties_of_blocks.ll``."""

from text_sections import beside

from ldsopt import Launch, parse
from ldsopt.isa.assembly import AsmBlock, AsmInstruction
from ldsopt.simt.simulate import BlockCount, count_blocks
from ldsopt.timeline import launched_code
from ldsopt.timeline.launched_code import SelectedCode, Tie, tied_blocks

TEXTS = beside(__file__)

HEAD = TEXTS["HEAD"]
TAIL = """
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,256" "target-cpu"="gfx942" }
"""
BEHIND_BREAK = TEXTS["BEHIND_BREAK"]


def test_lanes_that_left_a_loop_are_one_wave_behind_it_and_blocks_that_all_pass_are_counted_alike() -> None:
    launch = Launch((1,), (64,), ["i32[256]=arange", "i32=2"])
    *_, found, _ = count_blocks(parse(HEAD + BEHIND_BREAK + TAIL), launch).blocks["k"]
    assert found.waves == 1
    alike = parse(HEAD + BEHIND_BREAK.replace("%i, %tid", "%i, %n") + TAIL)
    assert [count.waves for count in count_blocks(alike, launch).blocks["k"]] == [1, 3, 2, 1, 1]


def block(*successors: int, depth: int = 0, code: str = "s_nop") -> AsmBlock:
    mnemonic, _, operands = code.partition(" ")
    return AsmBlock("", (AsmInstruction(mnemonic, operands, 1),), successors, depth)


def counts(*waves: int, onwards: dict[int, dict[int, int]] | None = None) -> list[BlockCount]:
    return [BlockCount(count, (onwards or {}).get(n, {})) for n, count in enumerate(waves)]


def tied(
    blocks: list[AsmBlock], origins: list[int | None], graph: list[list[int]], found: list[BlockCount]
) -> list[int | str]:
    ties_found: list[Tie] = tied_blocks(SelectedCode(blocks, origins, graph), found)
    return [tie.why if tie.count is None else tie.count for tie in ties_found]


def test_a_loop_of_the_compilers_own_has_no_count() -> None:
    """Block 1 was split: its middle runs once for each value that lanes have."""
    code = [block(1), block(2), block(2, 3, depth=1), block()]
    assert tied(code, [0, 1, 1, 1], [[1], []], counts(4, 4)) == [
        4,
        4,
        launched_code.LOOP_OF_COMPILER,
        launched_code.SEVERAL,
    ]


def test_the_end_of_a_split_block_is_not_taken_for_its_beginning() -> None:
    code = [block(1, 2), block(3), block(3), block()]
    assert tied(code, [0, 1, 1, 2], [[1], [2], []], counts(4, 4, 4)) == [
        4,
        launched_code.SEVERAL,
        launched_code.SEVERAL,
        4,
    ]


def test_a_copy_at_the_end_of_another_block_is_taken_off() -> None:
    """Block 1 of the IR leads to block 2, of which it has a copy; its machine block ends where that one leads."""
    graph = [[1, 2], [2], [3, 4], [4], []]
    code = [block(1, 2), block(3, 4), block(3, 4), block(4), block()]
    found = counts(8, 3, 8, 5, 8)
    assert tied(code, [0, 1, 2, 3, 4], graph, found) == [8, 3, 8 - 3, 5, 8]


def test_a_copy_behind_a_branch_leaves_a_block_without_count() -> None:
    graph = [[1, 2], [2, 3], [3], []]
    code = [block(1, 2), block(3), block(3), block()]
    found = counts(8, 3, 8, 8)
    assert tied(code, [0, 1, 2, 3], graph, found) == [8, 3, launched_code.COPIED, 8]


def test_what_is_entered_with_no_lane_active_has_the_count_of_what_is_in_front() -> None:
    graph = [[1, 2], [2], []]
    code = [block(1, code="s_and_saveexec_b64 s[0:1], vcc"), block(2), block()]
    assert tied(code, [0, 1, 2], graph, counts(8, 3, 8)) == [8, launched_code.NO_LANE, 8]
    code[0] = block(1, 2)
    assert tied(code, [0, 1, 2], graph, counts(8, 3, 8)) == [8, 3, 8]


def test_a_block_on_an_edge_runs_as_often_as_the_edge_is_taken() -> None:
    graph = [[1, 2], [1, 2], []]
    code = [block(1, 3), block(2), block(2, 3, depth=1), block()]
    found = counts(8, 40, 8, onwards={0: {1: 6, 2: 5}})
    assert tied(code, [0, None, 1, 2], graph, found) == [8, 6, 40, 8]
    code[0] = block(1, 2, 3)  # another path past it
    assert tied(code, [0, None, 1, 2], graph, found) == [8, launched_code.MADE_BY_COMPILER, 40, 8]
