"""Hypothesis strategies for measurements."""

from __future__ import annotations

from dataclasses import fields, replace

from hypothesis import strategies as st

from ldsopt.compare.metrics import COUNTERS
from ldsopt.isa.measurement import ExecutedCounts, FunctionMeasurement, Measurement, Resources, Wait

small = st.integers(0, 70)
maybe = st.none() | small
names = st.text(max_size=8) | st.sampled_from(["a|b", "`x`", "\x1b[2J", "\udc80", "<script>", "*"])

wait = st.builds(
    Wait,
    mnemonic=st.sampled_from(["s_waitcnt", "s_wait_loadcnt", "s_wait_loadcnt_dscnt"]),
    counters=st.dictionaries(st.sampled_from([*COUNTERS, "newcnt"]), st.integers(0, 63), max_size=3).map(
        lambda found: tuple(found.items())
    ),
    depth=st.none() | st.integers(0, 4),
    line=small,
)
resources = st.builds(Resources, **{field.name: maybe for field in fields(Resources)})


executed = st.builds(
    ExecutedCounts,
    waves=small,
    instructions=maybe,
    lds_accesses=maybe,
    dma=maybe,
    barriers=maybe,
    blocks=small,
    unknown_blocks=small,
    unknown=st.sampled_from([(), ("1 block made by the compiler",)]),
)


def launched(
    function: FunctionMeasurement, executed: ExecutedCounts | None, runs: int | None
) -> FunctionMeasurement:
    """The function with what a launch executes of it, if it does; each of its waits as often."""
    if executed is None or function.waits is None:
        return replace(function, executed=executed)
    waits = tuple(replace(wait, executed=runs) for wait in function.waits)
    return replace(function, executed=executed, waits=waits)


def functions(waits: st.SearchStrategy[object]) -> st.SearchStrategy[FunctionMeasurement]:
    alone = st.builds(
        FunctionMeasurement,
        name=names,
        is_kernel=st.booleans(),
        waits=waits,
        instructions=small,
        lds_accesses=small,
        dma=small,
        barriers=small,
        max_depth=maybe,
        resources=resources,
    )
    return st.builds(launched, alone, st.none() | executed, maybe)


measurements = st.builds(
    Measurement,
    source=names,
    arch=st.just("gfx950"),
    compiler=st.none() | st.sampled_from(["llc 22", "llc 23"]),
    launch=st.sampled_from(["", "grid 1,1,1", "grid 2,1,1"]),
    functions=st.lists(
        functions(st.none() | st.lists(wait, max_size=5).map(tuple)), max_size=4, unique_by=lambda f: f.name
    ).map(tuple),
)
