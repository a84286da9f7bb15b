"""The model's figures for the small kernels with which people have measured compute units, beside what they measured.

``python tests/timeline/published_figures.py`` prints the tables of published_figures.txt. A figure that the model was given is
marked: it agrees because it must. All others are predictions.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
from streams_of_text import code, end, run, streams

from ldsopt import arch
from ldsopt.simt.banks import banks, cycles
from ldsopt.target.occupancy import workgroup_room
from ldsopt.timeline.compute_unit import estimate

MFMA = "v_mfma_f32_16x16x16_bf16 a[{0}:{1}], v[4:5], v[6:7], a[{0}:{1}]"
GROUPS = 50


class Published(NamedTuple):
    """One measurement.

    Attributes:
        what: was measured.
        on: the architecture.
        published: cycles.
        source: by whom.
        model: what the model says.
        is_given: the model was made from this figure.
    """

    what: str
    on: str
    published: float
    source: str
    model: float
    is_given: bool = False

    @property
    def error(self) -> float:
        """The model's, relative to the measurement."""
        return self.model / self.published - 1


def latency(text: str, on: str = "gfx942", banks_: int | None = None) -> float:
    """Cycles from the issue of the first instruction to the end of the wait behind it."""
    return max(stall.end for stall in run(text, on=on, banks=banks_).stalls)


def each(body: Callable[[int], str], on: str = "gfx942", tail: str = "", banks_: int | None = None) -> float:
    """Cycles that one more of many takes."""
    few, many = (
        end("; ".join([*(body(n) for n in range(count)), *([tail] if tail else [])]), on=on, banks=banks_)
        for count in (GROUPS, 3 * GROUPS)
    )
    return (many - few) / (2 * GROUPS)


def _group(number: int, *others: str) -> str:
    """A matrix instruction with one of four accumulators, and others behind it."""
    first = 4 * (number % 4)
    return "; ".join([MFMA.format(first, first + 3), *others])


def _add(number: int) -> str:
    return f"v_add_f32 v{30 + number}, v40, v41"


EXP, PACKED = "v_exp_f32 v50, v51", "v_pk_add_f32 v[60:61], v[62:63], v[64:65]"


def _two_waves(adds: int) -> float:
    """Two waves of a SIMD, one with matrix instructions, one with additions: cycles for each matrix instruction."""
    matrix = code("; ".join(_group(n) for n in range(4 * GROUPS)))
    other = code("; ".join(_add(n % 4) for n in range(adds * 4 * GROUPS)))
    idle = code("s_nop 0")
    found = estimate(streams(matrix, idle, idle, idle, other), 500)
    return max(found.ends) / (4 * GROUPS)


def figures() -> Iterator[Published]:
    """Latencies and rates of single instructions and of small groups."""
    pyhip, coissue, mt4g = "pyhip, mem_latency", "pyhip, mfma-valu-coissue", "mt4g, MI300X"
    meta, profiler = "Meta's Triton, AMDLatencyModel", "ROCm Compute Profiler"
    read = "ds_read_{} v[0:3], v9"
    wait = "s_waitcnt lgkmcnt(0)"
    for width, published, is_given in (("b32", 52, True), ("b128", 64, True)):
        found = latency(f"{read.format(width)}; {wait}")
        yield Published(
            f"ds_read_{width}, until its data are there", "gfx942", published, pyhip, found, is_given
        )
    yield Published(
        "ds_read_b32, pointer chase", "gfx942", 51.3, mt4g, latency(f"{read.format('b32')}; {wait}")
    )
    for width, published in (("b32", 4), ("b128", 16)):
        found = each(lambda _, width=width: read.format(width), tail=wait)
        yield Published(f"ds_read_{width} of one wave, each more", "gfx942", published, pyhip, found)
    for what, banks_, until, more in (("in 8 rows of banks", 16, 120, 16), ("in one bank", 64, 119, 64)):
        text = f"{read.format('b32')}; {wait}"
        yield Published(
            f"ds_read_b32 {what}, until its data are there",
            "gfx942",
            until,
            pyhip,
            latency(text, banks_=banks_),
        )
        found = each(lambda _: read.format("b32"), tail=wait, banks_=banks_)
        yield Published(f"ds_read_b32 {what}, each more", "gfx942", more, pyhip, found)
    for width, published in (("b32", 8), ("b128", 20)):
        found = each(lambda _, width=width: f"ds_write_{width} v9, v[0:3]", tail=wait)
        yield Published(f"ds_write_{width}, each more", "gfx942", published, profiler, found, True)
    for what, text, published, is_given in (
        ("v_add_f32", _add(0), 4.012, True),
        ("v_exp_f32", EXP, 16.000, True),
        ("v_pk_add_f32", PACKED, 4.008, False),
    ):
        yield Published(
            f"{what}, each more", "gfx942", published, coissue, each(lambda _, text=text: text), is_given
        )
    yield Published("MFMA 16x16x16 bf16, each more", "gfx942", 16.026, coissue, each(_group), True)
    for count, published in ((1, 16.046), (2, 16.050), (3, 16.054), (4, 20.054)):
        adds = [_add(n) for n in range(count)]
        found = each(lambda n, adds=adds: _group(n, *adds))
        yield Published(f"that MFMA and {count} v_add_f32", "gfx942", published, coissue, found)
    for count, published in ((1, 20.054), (2, 36.054), (3, 52.054)):
        found = each(lambda n, count=count: _group(n, *[EXP] * count))
        yield Published(f"that MFMA and {count} v_exp_f32", "gfx942", published, coissue, found)
    for count, published in ((1, 28.038), (2, 32.038), (3, 36.039), (4, 40.039)):
        found = each(lambda n, count=count: _group(n, *[PACKED] * count))
        yield Published(f"that MFMA and {count} v_pk_add_f32", "gfx942", published, coissue, found)
    adds = [_add(n) for n in range(3)]
    found = each(lambda n: "; ".join([_group(2 * n, *adds), _group(2 * n + 1, EXP)]))
    yield Published("MFMA, 3 v_add_f32, MFMA, v_exp_f32", "gfx942", 36.053, coissue, found)
    found = each(lambda n: "; ".join([_group(2 * n), _group(2 * n + 1, *adds, EXP)]))
    yield Published("MFMA, MFMA, 3 v_add_f32, v_exp_f32", "gfx942", 48.052, coissue, found)
    yield Published("v_exp_f32 and v_add_f32", "gfx942", 20.036, coissue, each(lambda _: f"{EXP}; {_add(0)}"))
    for count, published in ((3, 16.016), (4, 19.992)):
        text = f"MFMA in one wave, {count} v_add_f32 in another of its SIMD"
        yield Published(text, "gfx942", published, coissue, _two_waves(count))
    fma = "v_fma_f32 v0, v0, v1, v2"
    yield Published("v_fma_f32, a dependent chain", "gfx950", 8, meta, each(lambda _: fma, "gfx950"), True)
    wide = "v_mfma_f32_16x16x32_f16 a[{0}:{1}], v[4:7], v[8:11], a[{0}:{1}]"
    found = each(lambda _: wide.format(0, 3), "gfx950")
    yield Published("MFMA 16x16x32 f16, a dependent chain", "gfx950", 18, meta, found, True)
    found = each(lambda n: wide.format(4 * (n % 4), 4 * (n % 4) + 3), "gfx950")
    yield Published("MFMA 16x16x32 f16, four chains, each", "gfx950", 17, meta, found)
    chase = f"ds_read_b32 v9, v8; {wait}; v_lshlrev_b32 v8, 2, v9"
    yield Published("LDS, pointer chase with one shift", "gfx950", 69, meta, each(lambda _: chase, "gfx950"))


class Burst(NamedTuple):
    """64 reads of LDS by each wave, at a distance between lanes.

    Attributes:
        on: the architecture.
        width: bytes a lane.
        stride: bytes from lane to lane.
        published: cycles, an average.
        one, full: what the model says of one wave on the compute unit, and of as many as LDS has room for.
    """

    on: str
    width: int
    stride: int
    published: float
    one: int
    full: int

    @property
    def is_between(self) -> bool:
        """True if the measurement is between the two."""
        return self.one <= self.published <= self.full


MEASURED_BURSTS = {
    ("gfx942", 4): (500.756, 570.156, 956.776, 1833.150, 3511.675, 6810.440, 6781.011, 6798.651),
    ("gfx942", 8): (852.258, 991.498, 1855.603, 3625.288, 7157.675, 7177.591, 7095.679),
    ("gfx942", 16): (1384.460, 1941.316, 3803.940, 7614.521, 7545.271, 7573.651),
    ("gfx950", 8): (583.353, 819.207, 1490.275, 2758.733, 5089.500, 10024.566, 10014.062),
    ("gfx1201", 4): (692.318, 708.720, 840.545, 977.425, 1531.946, 2896.937, 2927.956, 2904.402),
    ("gfx1201", 8): (787.120, 888.074, 1045.397, 1551.998, 3096.335, 3088.239, 3080.073),
    ("gfx1201", 16): (1021.298, 1139.164, 1675.162, 3441.533, 3495.983, 3498.177),
}
"""By nod-ai/amd-shark-ai, docs/empirical-lds: strides are the width, and twice as much each further one."""

BURST_LDS = 32_260
"""Bytes of LDS of a workgroup of one wave. The measurement launches 4096 of them, and what others do to a wave depends on
when they began."""


def fitting(on: str) -> int:
    """Workgroups of the measurement that are on a compute unit (gfx1201: a work-group processor) at a time."""
    machine = arch(on)
    room = workgroup_room(machine, waves=1, wave_size=machine.wave_size, lds_bytes=BURST_LDS)
    return room.workgroups


def bursts() -> Iterator[Burst]:
    """Every published burst."""
    for (on, width), measured in MEASURED_BURSTS.items():
        for doubled, published in enumerate(measured):
            stride = width << doubled
            yield Burst(
                on,
                width,
                stride,
                published,
                *(_burst(on, width, stride, waves) for waves in (1, fitting(on))),
            )


def _burst(on: str, width: int, stride: int, waves: int) -> int:
    found = arch(on)
    needed, _ = cycles(np.arange(found.wave_size) * stride, width, banks(found))
    read, wait = ("ds_read", "s_waitcnt lgkmcnt(0)") if on != "gfx1201" else ("ds_load", "s_wait_dscnt 0x0")
    text = "; ".join([f"{read}_b{8 * width} v[0:3], v9"] * 64 + [wait])
    return max(estimate(streams(*[code(text, needed)] * waves, on=on), 500).ends)


BYTES, HALF_BYTES = "", "cbsz:4 blgp:4"
"""The formats of a scaled instruction's sources: 8 bits, which need not be said, and 4."""
STATED_MATRIX = {
    8: ("4x4x4_16b_f16", "4x4x4_16b_bf16", "4x4x1_16b_f32", "4x4x4_16b_i8"),
    16: (
        *("16x16x16_f16", "16x16x32_f16", "16x16x16_bf16", "16x16x32_bf16", "16x16x32_fp8_fp8"),
        *("16x16x32_bf8_fp8", "16x16x32_i8", "16x16x64_i8", f"16x16x128_f8f6f4 {HALF_BYTES}"),
    ),
    32: (
        *(
            "16x16x4_4b_f16",
            "16x16x4_4b_bf16",
            "16x16x1_4b_f32",
            "16x16x4_f32",
            "16x16x4_4b_i8",
            "32x32x8_f16",
        ),
        *("32x32x16_f16", "32x32x8_bf16", "32x32x16_bf16", "32x32x16_fp8_fp8", "32x32x16_i8", "32x32x32_i8"),
        *(f"16x16x128_f8f6f4 {BYTES}", f"32x32x64_f8f6f4 {HALF_BYTES}", "4x4x4_4b_f64"),
    ),
    64: (
        *("32x32x4_2b_f16", "32x32x4_2b_bf16", "32x32x1_2b_f32", "32x32x2_f32", "32x32x4_2b_i8"),
        *(f"32x32x64_f8f6f4 {BYTES}", "16x16x4_f64"),
    ),
}
"""AMD, "CDNA 4" Instruction Set Architecture, table 28: cycles of ``v_mfma`` instructions, with the formats of scaled ones."""


def matrix_cycles(shape: str) -> float:
    """The cycles that each more of a matrix instruction takes on gfx950, by the model."""
    name, _, formats = shape.partition(" ")
    kind = "i32" if name.endswith("_i8") else "f64" if name.endswith("_f64") else "f32"
    return each(lambda n: f"v_mfma_{kind}_{name} a[{n}:{n}], v[4:5], v[6:7], a[{n}:{n}] {formats}", "gfx950")


def tables() -> str:
    """All tables, in Markdown."""
    lines = ["| what | on | published | model | error | by |", "|---|---|---:|---:|---:|---|"]
    for one in figures():
        error = f"{round(100 * one.error) or 0:+} %".replace("+0", "0") + (", given" if one.is_given else "")
        lines.append(
            f"| {one.what} | {one.on} | {one.published:g} | {one.model:g} | {error} | {one.source} |"
        )
    lines += [
        "",
        "| on | bytes a lane | stride | published | model, one wave | model, all that fit | |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for burst in bursts():
        verdict = (
            "between" if burst.is_between else "above both" if burst.published > burst.full else "below both"
        )
        lines.append(
            f"| {burst.on} | {burst.width} | {burst.stride} | {burst.published:.0f} | {burst.one} | {burst.full} | {verdict} |"
        )
    lines += ["", "| cycles by the ISA | matrix instructions of gfx950 | model |", "|---:|---|---|"]
    for stated, shapes in STATED_MATRIX.items():
        off = [f"{shape}: {found:g}" for shape in shapes if (found := matrix_cycles(shape)) != stated]
        named = ", ".join(shape.strip() for shape in shapes)
        lines.append(f"| {stated} | {named} | {', '.join(off) or 'the same'} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(tables(), end="")
