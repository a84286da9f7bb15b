"""The cost of one compiled module: the values that `measure` shows and `diff` compares.

Counts are of static instructions in the code; how often a launch executes them stands beside, where one was given. A
field is ``None`` where the input does not tell it (an assembly listing without comments, an object without metadata),
never a guess.
"""

from __future__ import annotations

from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural
from ldsopt.notebooks import ShownResult


@dataclass(frozen=True, slots=True)
class Wait:
    """One wait instruction.

    Attributes:
        mnemonic: as in the code, e.g. ``s_waitcnt`` or ``s_wait_loadcnt_dscnt``.
        counters: (counter, N) for each counter that it names: it waits until at most N operations of that
            counter are outstanding. Counters are spelled as in the ISA: ``vmcnt``, ``loadcnt`` ...
        depth: loop nesting depth, 0 outside of loops; ``None`` when unknown.
        line: 1-based line in the assembly text; 0 when the input was an object.
        executed: how often the waves of a launch execute it, in all; ``None`` when there is no launch, or when that
            is not known.
        reached: (counter, N) for each counter that an earlier wait of the block has brought down to N, where no
            operation of that counter has been started since.
        at_barrier: a barrier follows, with nothing between but other waits.
    """

    mnemonic: str
    counters: tuple[tuple[str, int], ...]
    depth: int | None
    line: int
    executed: int | None = None
    reached: tuple[tuple[str, int], ...] = ()
    at_barrier: bool = False


@dataclass(frozen=True, slots=True)
class Resources:
    """The resources of the hardware that the code needs.

    Attributes:
        vgprs: vector registers a lane, without AGPRs where the two are counted apart.
        agprs: accumulation registers a lane (gfx908, gfx90a, gfx94x, gfx950).
        sgprs: scalar registers a wave.
        vgpr_spills, sgpr_spills: registers spilled.
        scratch_bytes: private memory a lane, bytes.
        lds_bytes: static LDS of a workgroup, bytes; dynamic LDS is added at launch and not in it.
        occupancy: waves per SIMD that the code can reach, limited by registers and static LDS.
        code_bytes: size of the machine code, bytes.
        workgroup_size: the largest workgroup that the code was compiled for, work-items.
        wave_size: lanes of a wave, 32 or 64.
    """

    vgprs: Natural | None = None
    agprs: Natural | None = None
    sgprs: Natural | None = None
    vgpr_spills: Natural | None = None
    sgpr_spills: Natural | None = None
    scratch_bytes: Natural | None = None
    lds_bytes: Natural | None = None
    occupancy: Natural | None = None
    code_bytes: Natural | None = None
    workgroup_size: Natural | None = None
    wave_size: Natural | None = None


@dataclass(frozen=True, slots=True)
class BlockExecutions:
    """The number of times that a launch executes the blocks of one compiled function.

    Attributes:
        waves: how many waves enter the function, each as often as it does.
        counts: of each block, by all waves; ``None`` where that is not known.
        unknown: why not, one sentence for each reason.
    """

    waves: int
    counts: tuple[int | None, ...]
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExecutedCounts:
    """The number of times that a launch executes the instructions of one function: all of its waves together.

    A count is ``None`` where some of these instructions stand in a block of which it is not known how often it runs.

    Attributes:
        waves: how many waves enter the function, each as often as it does.
        instructions: machine instructions in all.
        lds_accesses, dma, barriers: of them.
        blocks: how many the function has.
        unknown_blocks: of how many of these it is not known how often they run.
        unknown: why not, one sentence for each reason.
    """

    waves: Natural
    instructions: Natural | None
    lds_accesses: Natural | None
    dma: Natural | None
    barriers: Natural | None
    blocks: Natural
    unknown_blocks: Natural = 0
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FunctionMeasurement:
    """One function of the code: a kernel, or a device function that was not inlined.

    The counts are ``None`` where the instructions are not known: a code object, and no disassembler for it.

    Attributes:
        name: the symbol, unmangled spelling as in the code.
        is_kernel: it has a kernel descriptor.
        waits: every wait instruction, in code order; ``None`` when unknown, which is not the same as none.
        instructions: machine instructions in all.
        lds_accesses: LDS reads, writes and atomics (``ds_*``) among them.
        dma: LDS-DMA instructions (global to LDS) among them.
        barriers: barrier instructions (``s_barrier``, ``s_barrier_wait``) among them.
        max_depth: deepest loop nesting; ``None`` when unknown.
        resources: what the code needs of the hardware.
        executed: what a launch executes of it; ``None`` without a launch, or when it does not get here.
        invalidations: instructions that drop a cache; ``None`` where a record does not tell.
    """

    name: str
    is_kernel: bool
    waits: tuple[Wait, ...] | None
    instructions: int | None
    lds_accesses: int | None
    dma: int | None
    barriers: int | None
    max_depth: int | None
    resources: Resources
    executed: ExecutedCounts | None = None
    invalidations: int | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Measurement(ShownResult):
    """All functions of one module, and what compiled them.

    Attributes:
        source: name of the input as the user gave it.
        arch: the gfx architecture, e.g. ``gfx942``.
        compiler: name and version of what made the code (``llvmlite 0.50.0 (LLVM 22.1.0)``), or ``None``
            when the input was compiled code. Measurements of different compilers are not comparable.
        functions: in code order.
        launch: what the executed counts are of, in words; empty without a launch. Counts of different launches are
            not comparable.
        without_code: names of kernels that the compiler leaves out of the code; nothing of them is counted.
    """

    source: str
    arch: str
    compiler: str | None
    functions: tuple[FunctionMeasurement, ...]
    launch: str = ""
    without_code: tuple[str, ...] = ()
