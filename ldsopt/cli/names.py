"""The names of all commands, with their summaries, by the groups of the help."""

from __future__ import annotations

GROUPS = {
    "Every day": {
        "optimize": "Try every transform; keep the best version that passes check.",
        "check": "Find races and hazards of LDS, or prove that there are none.",
        "measure": "Count waits and resources of compiled code.",
        "diff": "Compare what two versions compile to; the CI gate.",
        "explain": "Explain a rule, a finding, a metric, or a fault of LLVM.",
    },
    "One transform": {
        "annotate": "Attach alias scopes to LDS accesses by pointer provenance.",
        "pack": "Place LDS variables on common bytes where they never meet.",
        "pipeline": "Run the marked loops of a kernel as warp pipelines.",
        "waits": "Compile a kernel with exactly the waits that it needs.",
        "compile": "Compile IR to assembly, an object or a code object.",
        "link": "Link modules and objects into one module or code object.",
    },
    "Look inside": {
        "liveness": "Show when each LDS variable is needed, and which may share.",
        "banks": "Show LDS bank conflicts, and layouts that avoid them.",
        "timeline": "Estimate where the waves of a kernel wait; no run time.",
        "simulate": "Execute a kernel on the CPU and check its LDS accesses.",
        "verify": "Execute two versions of a kernel and compare what they do.",
        "fuzz": "Annotate and pack random kernels; verify they do the same.",
    },
    "On a GPU": {
        "bench": "Time versions of a kernel on a GPU; count on the CPU without.",
        "instrument": "Have kernels record when their waves pass marks.",
        "records": "Run a program and fetch what its kernels recorded.",
        "trace": "Decode the records that an instrumented kernel made.",
        "stalls": "Tell for measured stalls which waits are needed, and why.",
    },
    "Many modules and compilers": {
        "sweep": "Run any of these on thousands of modules, into a database.",
        "qualify": "Compare what two compilers make of kernels.",
        "compilers": "List compilers; with --probe, their faults with LDS-DMA.",
    },
    "Plumbing": {
        "schema": "Write the JSON schema of a report, or of ldsopt.toml.",
        "mcp": "Serve ldsopt to agents by the Model Context Protocol.",
        "trust": "Let every key of a file of defaults count.",
    },
}
"""The summary of each command, by group and name, in the order of the help."""
COMMANDS = {name: summary for group in GROUPS.values() for name, summary in group.items()}
"""The summary of each command, by its name."""
RENAMED = {
    "probe": ("compilers", "--probe"),
    "report": ("diff", "--history"),
    "man": ("--man",),
}
"""Commands of before 0.1.0 by the words that replace each. They go on for one release, with a hint."""
