"""Each rewritten exchange gives what LDS hardware gives, whatever lanes are active: in IR and in machine code."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from exchange_kernels import (
    TARGETS,
    Exchange,
    down,
    expected,
    in_rows,
    kernel,
    launch,
    masks,
    pulled,
    pushed,
    stored,
    swizzled,
    within,
    xor,
)

from ldsopt import rewrite_shuffles, simulate


def exchanges(arch: str, lanes: int, seed: int = 1) -> list[Exchange]:
    """All patterns that HIP and its libraries write, and some that nobody writes."""
    random = np.random.default_rng(seed)
    found = [xor(mask, lanes) for mask in (*range(1, 17), 31)]
    found += [xor(mask, lanes, width=8) for mask in (1, 4, 8)]
    found += [down(delta, lanes, width) for delta in (1, 2, 8) for width in (8, 16, lanes) if delta < width]
    rows = {
        "same": list(range(16)),
        "turned": [(place + 3) % 16 for place in range(16)],
        "mirrored": [15 - place for place in range(16)],
        "third": [3] * 16,
        "halves": [place ^ 7 for place in range(16)],
        "quads": [place & 12 | (place * 3 + 1) % 4 for place in range(16)],
        "shuffled": [int(place) for place in random.permutation(16)],
        "drawn": [int(place) for place in random.integers(0, 16, 16)],
    }
    found += [in_rows(name, places, lanes) for name, places in rows.items()]
    found += [
        in_rows("crossed", rows["same"], lanes, other=16),
        in_rows("across", rows["drawn"], lanes, other=16),
    ]
    found.append(swizzled("swapped", 0x041F, [lane ^ 1 for lane in range(lanes)]))
    found.append(swizzled("picked", 0x8000 | 0b00_01_10_11, [lane ^ 3 for lane in range(lanes)]))
    found.append(pushed("sent", "  %sent.index = xor i32 %lane, 2", [lane ^ 2 for lane in range(lanes)]))
    if lanes == 64:
        found.append(pulled("far", "  %far.index = xor i32 %lane, 32", [lane ^ 32 for lane in range(64)]))
        one = "  %next.more = add i32 %lane, 1\n  %next.index = and i32 %next.more, 63"
        found.append(pulled("next", one, [(lane + 1) % 64 for lane in range(64)]))
    return [Exchange(one.name, one.text, tuple(within(one.sources, arch))) for one in found]


@pytest.mark.parametrize(("arch", "lanes"), TARGETS)
def test_ir_gives_what_lds_hardware_gives_for_all_sets_of_active_lanes(arch: str, lanes: int) -> None:
    """Of any two lanes both, and either one alone, are active in some set; each result depends on two lanes."""
    asked, sets = exchanges(arch, lanes), masks(lanes)
    module = kernel(asked, arch, lanes)
    made = rewrite_shuffles(module)
    (function,) = made.details.functions
    assert function.made >= 20
    want = expected(asked, lanes, sets)
    run = launch(asked, lanes, sets)
    assert (stored(simulate(module, run)) == want).all()
    assert (stored(simulate(made, run)) == want).all()


@pytest.mark.slow
@pytest.mark.parametrize(("arch", "lanes"), [one for one in TARGETS if one[0] != "gfx1030"])
def test_machine_code_gives_the_same(arch: str, lanes: int, tmp_path: Path) -> None:
    pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")
    from ldsopt import machine_code, simulate_machine

    asked, sets = exchanges(arch, lanes, seed=2), masks(lanes, seed=2)
    module = kernel(asked, arch, lanes)
    want, run = expected(asked, lanes, sets), launch(asked, lanes, sets)
    for name, text in (("before", module.text), ("after", rewrite_shuffles(module).text)):
        path = tmp_path / f"{name}.ll"
        path.write_text(text)
        code = machine_code(str(path), mcpu=arch)
        assert (stored(simulate_machine(code, run)) == want).all(), name


@pytest.mark.parametrize(("arch", "lanes"), TARGETS)
def test_random_exchanges_within_rows(arch: str, lanes: int) -> None:
    """Whatever is found for them is exact; from gfx10 on something is found for each."""
    random = np.random.default_rng(lanes)
    asked = [
        in_rows(f"drawn{number}", [int(place) for place in random.integers(0, 16, 16)], lanes)
        for number in range(8)
    ]
    asked += [
        in_rows(f"banks{number}", [(place + 4 * int(random.integers(4))) % 16 for place in range(16)], lanes)
        for number in range(8)
    ]
    module, sets = kernel(asked, arch, lanes), masks(lanes, seed=3)
    made = rewrite_shuffles(module)
    if not arch.startswith("gfx9"):
        assert made.details.functions[0].made == len(asked)
    run = launch(asked, lanes, sets)
    assert (stored(simulate(made, run)) == expected(asked, lanes, sets)).all()


@pytest.mark.parametrize(("arch", "lanes"), TARGETS)
def test_moves_that_read_any_lane_are_exact_where_all_are_active(arch: str, lanes: int) -> None:
    asked = [
        pulled("one", "  %one.index = and i32 %lane, 0", [0] * lanes),
        pulled("last", f"  %last.index = or i32 %lane, {lanes - 1}", [lanes - 1] * lanes),
        pulled("far", "  %far.index = xor i32 %lane, 32", [(lane ^ 32) % lanes for lane in range(lanes)]),
        pulled("near", "  %near.index = xor i32 %lane, 16", [lane ^ 16 for lane in range(lanes)]),
    ]
    asked = [Exchange(one.name, one.text, tuple(within(one.sources, arch))) for one in asked]
    size = f'"amdgpu-flat-work-group-size"="{lanes},{lanes}" "uniform-work-group-size"="true"'
    module = kernel(asked, arch, lanes, diverges=False, size=size)
    made = rewrite_shuffles(module)
    kinds = {one.move.kind.name for one in made.details.functions[0].sites if one.move is not None}
    in_halves = lanes == 64 and arch.startswith(("gfx10", "gfx11"))
    assert bool(kinds & {"READLANE", "PERMLANE64"}) is not in_halves
    assert ({"SWAP16", "SWAP32"} <= kinds) is (arch == "gfx950")
    everyone = [(1 << lanes) - 1] * 2
    run = launch(asked, lanes, everyone)
    assert (stored(simulate(made, run)) == expected(asked, lanes, everyone)).all()
    diverging = kernel(asked, arch, lanes, size=size)
    left = [one for one in rewrite_shuffles(diverging).details.functions[0].sites if one.standing.is_made]
    assert not any(one.move.needs_all_active for one in left if one.move)


def test_swaps_of_machine_code_are_exact_where_all_lanes_are_active(tmp_path: Path) -> None:
    pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")
    from ldsopt import machine_code, simulate_machine

    asked = [
        pulled(f"by{mask}", f"  %by{mask}.index = xor i32 %lane, {mask}", [lane ^ mask for lane in range(64)])
        for mask in (16, 32)
    ]
    size = '"amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size"="true"'
    path = tmp_path / "swaps.ll"
    path.write_text(rewrite_shuffles(kernel(asked, "gfx950", 64, diverges=False, size=size)).text)
    code = machine_code(str(path), mcpu="gfx950")
    everyone = [(1 << 64) - 1]
    run = launch(asked, 64, everyone)
    assert (stored(simulate_machine(code, run)) == expected(asked, 64, everyone)).all()


@pytest.mark.parametrize(("arch", "lanes"), TARGETS)
def test_the_first_lane_is_there_in_waves_that_are_not_full(arch: str, lanes: int) -> None:
    asked = [pulled("one", "  %one.index = add i32 0, 0", within([0] * lanes, arch))]
    module = kernel(asked, arch, lanes, diverges=False)
    made = rewrite_shuffles(module)
    in_halves = lanes == 64 and arch.startswith(("gfx10", "gfx11"))
    (one,) = made.details.functions[0].sites
    assert one.move is not None
    assert one.move.kind.name == ("SWIZZLE" if in_halves else "READLANE")
    sets = [(1 << lanes - 11) - 1] * 2
    run = replace(launch(asked, lanes, sets), block=(lanes - 11,))
    for version in (module, made):
        assert (stored(simulate(version, run)) == expected(asked, lanes, sets)).all()
