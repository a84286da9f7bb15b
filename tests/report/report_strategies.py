"""Hypothesis strategies for measurements, as entries of a record."""

from hypothesis import strategies as st
from report_samples import _RESOURCES, Side, module, wait

COUNTERS = ["vmcnt", "vscnt", "lgkmcnt", "expcnt", "loadcnt", "storecnt", "dscnt", "kmcnt", "newcnt"]
small = st.integers(0, 70)
maybe = st.none() | small
names = st.text(st.characters(exclude_categories=["Cs"]), max_size=8) | st.sampled_from(
    ["a|b", "`x`", "\x1b[2J", "<script>", "*"]
)
waits = st.lists(
    st.builds(
        wait,
        st.dictionaries(st.sampled_from(COUNTERS), st.integers(0, 63), max_size=3),
        st.none() | st.integers(0, 4),
    ),
    max_size=5,
)
functions = st.fixed_dictionaries(
    {
        "name": names, "is_kernel": st.booleans(), "waits": st.none() | waits, "instructions": small,
        "lds_accesses": small, "dma": small, "barriers": small, "max_depth": maybe,
        "resources": st.fixed_dictionaries(dict.fromkeys(_RESOURCES, maybe)),
    }
)  # fmt: skip
measurements: st.SearchStrategy[Side] = st.builds(
    lambda found, source, compiler: module(*found, source=source, compiler=compiler),
    st.lists(functions, max_size=4, unique_by=lambda one: one["name"]),
    names.filter(bool),
    st.none() | st.sampled_from(["llc 22", "llc 23"]),
)
