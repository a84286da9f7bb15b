"""The immediate of s_waitcnt: encode and decode are inverse, and agree with LLVM's assembler."""

import re
import shutil
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ldsopt import ARCHS, arch
from ldsopt.target.waits import decode, encode, layout

MC = shutil.which("llvm-mc-22")
WITH_WAITCNT = [a for a in ARCHS.values() if a.generation != "gfx1250"]
ONE_A_GENERATION = [
    "gfx600",
    "gfx700",
    "gfx803",
    "gfx900",
    "gfx90a",
    "gfx942",
    "gfx950",
    "gfx1010",
    "gfx1030",
    "gfx1100",
    "gfx1201",
]


@given(st.data())
def test_decode_inverts_encode(data: st.DataObject) -> None:
    one = data.draw(st.sampled_from(WITH_WAITCNT))
    counts = {name: data.draw(st.integers(0, field.largest)) for name, field in layout(one).items()}
    assert decode(one, encode(one, **counts)) == counts


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("gfx803", {"vmcnt": 16}),
        ("gfx942", {"vmcnt": 64}),
        ("gfx942", {"lgkmcnt": 16}),
        ("gfx1100", {"expcnt": 8}),
        ("gfx942", {"vmcnt": -1}),
    ],
)
def test_count_beyond_its_field_is_refused(name: str, counts: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="does not fit"):
        encode(arch(name), **counts)


@pytest.mark.parametrize("immediate", [-1, 0x10000])
def test_immediate_beyond_16_bits_is_refused(immediate: int) -> None:
    with pytest.raises(ValueError, match="16 bits"):
        decode(arch("gfx942"), immediate)


def test_gfx1250_has_none() -> None:
    with pytest.raises(ValueError, match="gfx1250 has no s_waitcnt"):
        encode(arch("gfx1250"), vmcnt=0)


@pytest.mark.llvm22
@pytest.mark.skipif(MC is None, reason="llvm-mc-22 is not installed")
@pytest.mark.parametrize("name", ONE_A_GENERATION)
def test_agrees_with_the_assembler(name: str) -> None:
    """Every value of every counter alone, and all three together."""
    one = arch(name)
    largest = {counter: field.largest for counter, field in layout(one).items()}
    cases = [{counter: n} for counter, most in largest.items() for n in range(most + 1)]
    cases += [{counter: n % (most + 1) for counter, most in largest.items()} for n in range(0, 64, 7)]
    text = "".join("s_waitcnt " + " ".join(f"{c}({n})" for c, n in case.items()) + "\n" for case in cases)
    assert MC is not None
    done = subprocess.run(
        [MC, "-triple=amdgcn-amd-amdhsa", f"-mcpu={name}", "-show-encoding"],
        input=text, capture_output=True, text=True, check=True,
    )  # fmt: skip
    encoded = re.findall(r"encoding: \[0x(..),0x(..),", done.stdout)
    assert [int(high + low, 16) for low, high in encoded] == [encode(one, **case) for case in cases]
