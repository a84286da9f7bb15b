"""What machine instructions touch in common, in one wave and in two: the accesses they stand for, as wide as they are."""

import pytest
from text_sections import beside

import ldsopt
from ldsopt import arch
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.code_paths import PathOptions, find_paths
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.isa.assembly import AsmInstruction, parse_assembly
from ldsopt.isa.wait_facts import Executed
from ldsopt.touch import Touch

NEVER, MAY, MUST = Touch.NEVER, Touch.MAY, Touch.MUST
READ, READ_64, READ2, WRITE = "ds_read_b32 v0, v1", "ds_read_b64 v[0:1], v2", "ds_read2_b32 v[0:1], v2", "ds_write_b32 v1, v0"  # fmt: skip
READ_TWO = f"{READ2} offset1:1"
READ_128 = "ds_read_b128 v[0:3], v4"


def overlap_of(*instructions: str) -> tuple[AccessOverlap, list[AsmInstruction]]:
    """Instructions, ``INSTRUCTION @ ACCESS...``, with what they stand for: ``TYPE+OFFSET``, several, ``?`` for any."""
    accesses = sorted({access for text in instructions for access in text.partition("@")[2].split()} - {"?"})
    lines = []
    for number, access in enumerate(accesses):
        kind, _, offset = access.partition("+")
        pointer = f"getelementptr (i8, ptr addrspace(3) @S, i32 {offset})"
        lines.append(f"  %x{number} = load volatile {kind}, ptr addrspace(3) {pointer}, align 1")
    module = ldsopt.parse(
        'target triple = "amdgcn-amd-amdhsa"\n@S = internal addrspace(3) global [256 x i8] poison, align 16\n'
        "define amdgpu_kernel void @k() {\n" + "\n".join([*lines, "  ret void", "}", ""]),
        mcpu="gfx942",
    )
    found = find_accesses(module)
    line_of = dict(zip(accesses, sorted(found.by_line), strict=True))
    listing = parse_assembly(
        "\n".join(
            [
                "\t.type k,@function",
                "k:",
                *(text.partition("@")[0].strip() for text in instructions),
                ".Lfunc_end0:",
            ]
        )
    )
    origins = {}
    for instruction, text in zip(listing.functions[0].blocks[0].instructions, instructions, strict=True):
        named = text.partition("@")[2].split()
        if named != ["?"]:
            among = tuple(line_of[each] for each in named)
            exact = among[0] if len(among) == 1 else None
            origins[instruction.line] = Origin(exact, None, () if exact is not None else among)
    mapping = AccessMap(origins, True)
    return AccessOverlap(found, mapping, listing), list(listing.functions[0].blocks[0].instructions)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        pytest.param(f"{WRITE} @ i32+16", f"{READ} @ i32+16", MUST, id="the-same-bytes"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ} @ i32+20", NEVER, id="neighbours"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ} @ i32+18", MUST, id="half-of-them"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ} @ ?", MAY, id="any-access"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ} @ i32+0 i32+16", MAY, id="one-of-two-that-touches-it"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ} @ i32+0 i32+4", NEVER, id="one-of-two-that-do-not"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_64} @ i32+16", MUST, id="wider-than-the-same-bytes"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_64} @ i32+12", MAY, id="wider-than-what-is-in-front"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_64} @ i32+20", MAY, id="wider-than-what-is-behind"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_64} @ i32+8", NEVER, id="not-wide-enough-in-front"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_64} @ i32+24", NEVER, id="not-wide-enough-behind"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_64} @ i32+0 i32+12", MAY, id="wider-than-one-of-two"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_64} @ i64+4 i32+8", NEVER, id="as-wide-as-it-can-be-wider-than-the-smallest"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_64} @ i64+6 i32+4", MAY, id="wider-by-what-the-smallest-lacks"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_TWO} @ i32+12", MAY, id="two-addresses-beside-each-other"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_TWO} @ i32+0 i32+12", NEVER, id="two-addresses-of-known-accesses"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_TWO} @ i64+16", MUST, id="all-of-an-access-in-two-pieces"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ_TWO} @ i32+16", MUST, id="a-whole-access-and-another"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ2} offset1:2 @ i64+16", MAY, id="in-two-pieces-that-are-not-its"),
        pytest.param(f"{WRITE} @ i32+16", "ds_append v0 @ i32+16", MUST, id="of-a-width-that-is-not-known"),
        pytest.param(f"{WRITE} @ i32+16", "ds_append v0 @ i32+20", NEVER, id="of-one-beside-it"),
        pytest.param(f"{WRITE} @ i32+16", "ds_append v0 @ i32+12", NEVER, id="of-one-on-the-other-side"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ} @ <4xi32>+16", MAY, id="a-piece-of-an-access"),
        pytest.param(f"{WRITE} @ i32+16", f"{READ} @ <4xi32>+0", NEVER, id="a-piece-of-another"),
    ],
)  # fmt: skip
def test_common_bytes(first: str, second: str, expected: Touch) -> None:
    overlap, (one, other) = overlap_of(first.replace("<4xi32>", "i128"), second.replace("<4xi32>", "i128"))
    assert overlap.of_all_iterations(one, other) is expected
    assert overlap.of_all_iterations(other, one) is expected
    assert overlap(one, other, between_waves=True, executions_since=None) is expected


def test_the_bytes_of_an_instruction_are_those_of_its_access_and_as_many_more_as_it_is_wider() -> None:
    overlap, instructions = overlap_of(f"{READ} @ i32+16", f"{READ_128} @ i32+16", f"{READ} @ ?")
    own, wider = (overlap.footprint(instruction).parts for instruction in instructions[:2])
    assert own is not None
    assert wider is not None
    assert [(part.offsets.value, part.size) for part in (*own, *wider)] == [(16, 4), (4, 28)]
    assert overlap.footprint(instructions[2]).parts is None
    assert overlap.footprint(instructions[2]).writes
    given = overlap.footprint(instructions[0])
    assert overlap.widened(instructions[0], given) == given
    assert overlap.widened(instructions[1], given) == overlap.footprint(instructions[1])
    assert overlap.widened(instructions[1], overlap.footprint(instructions[2])).parts is None


DMA = "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) {}, i32 4, i32 0, i32 0, i32 {}, i32 0)"


@pytest.mark.parametrize(
    ("kind", "access", "expected"),
    [
        pytest.param("amdgpu_kernel", "store i32 1, ptr addrspace(3) %p", "p", id="by-the-pointer-that-was-given"),
        pytest.param("amdgpu_kernel", "store i32 1, ptr addrspace(3) %q", "q", id="by-the-other-one"),
        pytest.param("amdgpu_kernel", "store i32 1, ptr addrspace(3) %moved", "", id="by-an-address-formed-from-it"),
        pytest.param("amdgpu_kernel", "store i32 1, ptr addrspace(3) @S", "", id="by-a-variables-address"),
        pytest.param("amdgpu_kernel", DMA.format("%p", 0), "p", id="a-dma-to-it"),
        pytest.param("amdgpu_kernel", DMA.format("%p", 4), "", id="a-dma-beside-it"),
        pytest.param("internal", "store i32 1, ptr addrspace(3) %p", "", id="in-a-function-that-callers-give-any"),
    ],
)  # fmt: skip
def test_accesses_by_a_pointer_that_the_host_gave(kind: str, access: str, expected: str) -> None:
    """The same one in every wave and in every execution; nothing else is."""
    module = ldsopt.parse(
        'target triple = "amdgcn-amd-amdhsa"\n@S = internal addrspace(3) global [256 x i8] poison, align 16\n'
        "declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)\n"
        f"define {kind} void @k(ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(8) %r, i32 %n) {{\n"
        f"  %moved = getelementptr i8, ptr addrspace(3) %p, i32 %n\n  {access}\n  ret void\n}}\n",
        mcpu="gfx942",
    )
    accesses = find_accesses(module)
    (line,) = accesses.by_line
    (function,) = module.functions()
    named = dict(zip("pqrn", function.arguments, strict=True))
    assert accesses.arguments == ({line: named[expected]} if expected else {})


@pytest.mark.parametrize(
    ("pointers", "classes"),
    [
        pytest.param("@S @S", [0, 0], id="the-same-bytes"),
        pytest.param("@S @T @S", [0, 1, 0], id="two-variables"),
        pytest.param("@S %behind @S", [0, 1, 0], id="two-parts-of-one"),
        pytest.param("@S %some %behind", [0, 0, 0], id="what-may-be-either-part-joins-them"),
        pytest.param("@S %p %q", [0, 1, 1], id="any-bytes"),
    ],
)
def test_accesses_are_told_apart_by_class_where_debug_locations_merge(
    pointers: str, classes: list[int]
) -> None:
    body = "".join(
        f"  %x{n} = load volatile i32, ptr addrspace(3) {p}\n" for n, p in enumerate(pointers.split())
    )
    module = ldsopt.parse(
        'target triple = "amdgcn-amd-amdhsa"\n@S = internal addrspace(3) global [64 x i32] poison, align 16\n'
        "@T = internal addrspace(3) global [64 x i32] poison, align 16\n"
        "define amdgpu_kernel void @k(ptr addrspace(3) %p, ptr addrspace(3) %q, i32 %i) {\n"
        "  %behind = getelementptr i8, ptr addrspace(3) @S, i32 128\n"
        "  %some = getelementptr [64 x i32], ptr addrspace(3) @S, i32 0, i32 %i\n"
        f"{body}  ret void\n}}\n",
        mcpu="gfx942",
    )
    assert list(find_accesses(module).classes.values()) == classes


TEXTS = beside(__file__)
KERNEL = TEXTS["KERNEL"]
NAMES = ("own", "far", "turned", "some", "callee")


def between(first: str, second: str, *waves: tuple[int, ...] | None) -> Touch:
    """The overlap that two waves may have by two instructions, each one or several of `NAMES`; ``?`` may be any."""
    module = ldsopt.parse(KERNEL, mcpu="gfx942")
    line_of = {
        name: next(n for n, line in enumerate(module.lines) if f"store volatile i32 {number}" in line)
        for number, name in enumerate(NAMES)
    }
    accesses = find_accesses(module)
    listing = parse_assembly(
        "\t.type k,@function\nk:\nds_write_b32 v0, v1\nds_write_b32 v2, v3\ns_endpgm\n.Lfunc_end0:\n"
    )
    origins = {}
    for at, names in ((3, first), (4, second)):
        lines = tuple(line_of[name] for name in names.split() if name != "?")
        if lines:
            origins[at] = Origin(lines[0] if len(lines) == 1 else None, None, lines[1:] and lines)
    function = listing.functions[0]
    mapped = AccessOverlap(accesses, AccessMap(origins, True), listing)
    overlap = find_paths(accesses, mapped, function, arch("gfx942"), PathOptions(waves_part=True)).between
    assert overlap is not None
    one, other, _ = function.blocks[0].instructions
    earlier, later = waves or (None, None)
    return overlap(Executed(one, {}, earlier), Executed(other, {}, later))


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        pytest.param("own", "own", NEVER, id="each-lane-its-own"),
        pytest.param("own", "far", NEVER, id="two-parts"),
        pytest.param("own", "turned", MUST, id="what-the-other-wave-has"),
        pytest.param("own", "own far", NEVER, id="one-of-two-that-neither-does"),
        pytest.param("own", "own turned", MAY, id="one-of-two-of-which-one-does"),
        pytest.param("own turned", "own", MAY, id="the-same-the-other-way-round"),
        pytest.param("own", "?", MAY, id="any"),
        pytest.param("?", "own", MAY, id="any-first"),
        pytest.param("turned", "some", MAY, id="of-some-lanes"),
        pytest.param("some", "turned", MAY, id="of-some-lanes-first"),
        pytest.param("own", "callee", MAY, id="of-a-function-that-is-called"),
        pytest.param("own", "own callee", MAY, id="or-that-may-be"),
    ],
)
def test_common_bytes_of_two_waves(first: str, second: str, expected: Touch) -> None:
    assert between(first, second) is expected


@pytest.mark.parametrize(
    ("earlier", "later", "expected"),
    [((0,), (1,), MUST), ((0, 1), (0, 1), MUST), ((0,), (0,), NEVER), ((1,), None, MUST)],
)
def test_a_wave_is_none_beside_itself(
    earlier: tuple[int, ...] | None, later: tuple[int, ...] | None, expected: Touch
) -> None:
    assert between("own", "turned", earlier, later) is expected
