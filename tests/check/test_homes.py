"""The block of a listing in which an access has its only instruction; only there a pass of the block is one of the IR's."""

from types import SimpleNamespace

import pytest

from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.checker.overlap import _homes
from ldsopt.isa.assembly import parse_assembly

DMA, READ, STORE = "buffer_load_dword v1, s[0:3], 0 offen lds", "ds_read_b32 v2, v3", "ds_write_b32 v3, v4"
FLAT, BARRIER, ADD = "flat_load_dword v2, v[4:5]", "s_barrier", "v_add_u32_e32 v1, v2, v3"
SIGNAL, AWAIT, NAMED = "s_barrier_signal -1", "s_barrier_wait -1", "s_barrier_wait 1"
ANY = Origin(None, None)


def exact(line: int) -> Origin:
    return Origin(line, None)


def homes(*blocks: list[tuple[str, Origin | None]]) -> dict[int, tuple[int, bool]]:
    """Access -> the number of its block and whether it has a barrier, of blocks of instructions with their origins.

    An instruction of class 7 may be access 7 or 8.
    """
    text, origins = ["\t.type k,@function", "k:"], {}
    for number, block in enumerate(blocks):
        text.append(f".L{number}:")
        for instruction, origin in block:
            text.append(instruction)
            if origin is not None:
                origins[len(text)] = origin
    listing = parse_assembly("\n".join([*text, "s_endpgm", ".Lfunc_end0:", "\t.amdhsa_kernel k"]) + "\n")
    accesses = SimpleNamespace(possible=lambda origin: (7, 8) if origin.of_class == 7 else origin.among)
    found = _homes(listing, AccessMap(origins, True), accesses)  # type: ignore[arg-type]
    start = 1 if not listing.functions[0].blocks[0].instructions else 0
    return {line: (home.block - start, home.has_barrier) for line, home in found}


@pytest.mark.parametrize(
    ("blocks", "expected"),
    [
        pytest.param([[(DMA, exact(1)), (READ, exact(2))]], {1: (0, False), 2: (0, False)}, id="one-block"),
        pytest.param([[(DMA, exact(1))], [(READ, exact(2))]], {1: (0, False), 2: (1, False)}, id="two-blocks"),
        pytest.param([[(DMA, exact(1)), (READ, exact(2)), (READ, exact(2))]], {1: (0, False)}, id="two-instructions-of-one-access"),
        pytest.param([[(DMA, exact(1))], [(DMA, exact(1))]], {}, id="a-copy-in-another-block"),
        pytest.param([[(DMA, exact(1)), (READ, exact(8)), (READ, Origin(None, 7))]], {1: (0, False)}, id="another-that-may-be-it"),
        pytest.param([[(DMA, exact(1)), (READ, exact(2)), (READ, Origin(None, None, (2, 3)))]], {1: (0, False)}, id="merged-into-another"),
        pytest.param([[(DMA, exact(1)), (READ, ANY)]], {1: (0, False)}, id="a-read-that-may-be-any-is-no-dma"),
        pytest.param([[(DMA, exact(1)), (READ, exact(2)), (DMA, ANY)]], {}, id="a-dma-that-may-be-any"),
        pytest.param([[(DMA, exact(1)), (DMA, Origin(None, 7))]], {1: (0, False)}, id="a-dma-of-a-class"),
        pytest.param([[(DMA, exact(1)), (DMA, Origin(None, None, (1, 5)))]], {}, id="a-dma-of-several"),
        pytest.param([[(DMA, exact(1)), (DMA, Origin(None, None, (5, 6)))]], {1: (0, False)}, id="a-dma-of-several-others"),
        pytest.param([[(DMA, exact(1)), (FLAT, exact(1))]], {1: (0, False)}, id="flat-accesses-are-none-of-them"),
        pytest.param([[(DMA, exact(1)), (ADD, exact(1))]], {1: (0, False)}, id="arithmetic-has-the-location-of-what-it-is-for"),
        pytest.param([[(DMA, exact(1)), (BARRIER, None)]], {1: (0, True)}, id="a-barrier"),
        pytest.param([[(DMA, exact(1))], [(BARRIER, None)]], {1: (0, False)}, id="a-barrier-elsewhere"),
        pytest.param([[(DMA, exact(1)), (SIGNAL, None), (AWAIT, None)]], {1: (0, True)}, id="a-split-barrier"),
        pytest.param([[(DMA, exact(1)), (SIGNAL, None)]], {1: (0, False)}, id="its-first-half-alone"),
        pytest.param([[(DMA, exact(1)), (SIGNAL, None), (NAMED, None)]], {1: (0, False)}, id="a-barrier-of-some-waves"),
    ],
)  # fmt: skip
def test_home_of_each_access(
    blocks: list[list[tuple[str, Origin | None]]], expected: dict[int, tuple[int, bool]]
) -> None:
    assert homes(*blocks) == expected
