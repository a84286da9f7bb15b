"""The architectures of AMD GPUs: LDS, register files, counters.

One `Arch` for each processor that LLVM 22 knows. The numbers are those LLVM computes with, so that what is
said here about occupancy agrees with what the compiler says. Sources: LLVM's ``GCNProcessors.td`` and
``AMDGPU.td`` (which processor has which feature), ``AMDGPUBaseInfo.cpp`` (registers: ``getTotalNumVGPRs``,
``getVGPRAllocGranule``, ``getMaxWavesPerEU``; LDS: ``getLdsDwGranularity``, ``getLocalMemorySize``), the
AMDGPU Usage guide (processor table), and the ISA manuals for the counters.

To add an architecture, add a row to ``_ROWS``.

The ELF flags of a code object name its processor and settings. Source: LLVM ``BinaryFormat/ELF.h``; AMDGPU Usage,
"AMDGPU ``EF_AMDGPU_MACH`` Values", "AMDGPU ELF Header ``e_flags`` for Code Object V4 and After", "Generic Processors".
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Literal, NamedTuple, get_args

from ldsopt.errors import InputError, UsageError

Generation = Literal["gfx6", "gfx7", "gfx8", "gfx9", "gfx10", "gfx11", "gfx12", "gfx1250"]
AccRegisters = Literal["none", "separate", "unified"]

_ORDER: dict[Generation, int] = {one: number for number, one in enumerate(get_args(Generation))}
_KIB = 1024
_KEEP_HALVES = frozenset({"gfx900", "gfx902", "gfx904", "gfx909", "gfx90c"})
"""The processors of gfx9 that never have SRAM ECC."""


class Arch(NamedTuple):
    """One gfx architecture: LDS, registers, waves, and the counters that it waits by.

    Attributes:
        name: LLVM's processor name, e.g. ``gfx942`` or ``gfx11-generic``.
        generation: the family, which decides the wait counters and the encodings; ``gfx1250`` is apart from
            ``gfx12`` because its counters differ.
        lds_bytes: LDS that one workgroup may use, bytes.
        lds_granule: LDS is given to workgroups in multiples of this, bytes.
        lds_shared_bytes: LDS that all workgroups resident on one compute unit share, bytes; on gfx10 to gfx12
            of a work-group processor (two compute units), the default mode.
        simds: SIMDs among which the waves of a workgroup are spread; on gfx10 to gfx12 those of a
            work-group processor. Half of it, like half of ``lds_shared_bytes``, in CU mode.
        counters: names of the counters that a wait instruction can name, as spelled in assembly.
        wave_size: lanes of a wave unless the code asks otherwise, 32 or 64.
        wave_sizes: the wave sizes that there are.
        vgprs_per_simd: vector registers a SIMD holds for each lane of a wave of ``wave_size``.
        vgpr_granule: those are given to waves in multiples of this.
        acc_registers: accumulation registers: ``none``; ``separate`` (a second file of the same size,
            gfx908); ``unified`` (taken from the one file, behind the VGPRs rounded up to 4).
        max_waves: waves a SIMD holds at most.
        has_auto_barrier_wait: the backend waits for all outstanding memory operations in front of every
            ``s_barrier``, because the hardware cannot back off a barrier on an exception: LDS-DMA cannot be
            in flight across a barrier, and so alias scopes gain little. LLVM: a target without
            ``FeatureBackOffBarrier``.
        has_vector_store_counter: stores are counted apart from loads (``vscnt``, ``storecnt``).
    """

    name: str
    generation: Generation
    lds_bytes: int
    lds_granule: int
    lds_shared_bytes: int
    simds: int
    counters: tuple[str, ...]
    wave_size: int
    wave_sizes: tuple[int, ...]
    vgprs_per_simd: int
    vgpr_granule: int
    acc_registers: AccRegisters
    max_waves: int
    has_auto_barrier_wait: bool

    @property
    def has_vector_store_counter(self) -> bool:
        """True if stores to memory are counted apart from loads (``vscnt``, ``storecnt``).

        >>> arch("gfx942").has_vector_store_counter, arch("gfx1100").has_vector_store_counter
        (False, True)
        """
        return "vscnt" in self.counters or "storecnt" in self.counters

    @property
    def m0_bits(self) -> int:
        """So many of M0's lowest bits are an address of LDS: 16 by the ISA documents, or as many as all LDS takes.

        Of 64 KiB each M0 is then the address of some byte. Where the hardware counted more bits, an address would only
        lie further behind LDS.

        >>> arch("gfx942").m0_bits, arch("gfx950").m0_bits
        (16, 18)
        """
        return max(16, (self.lds_bytes - 1).bit_length())

    def is_before(self, generation: Generation) -> bool:
        """It is of an earlier generation.

        >>> arch("gfx942").is_before("gfx10"), arch("gfx1250").is_before("gfx12")
        (True, False)
        """
        return _ORDER[self.generation] < _ORDER[generation]

    @property
    def has_waitcnt(self) -> bool:
        """It has ``s_waitcnt`` with its packed immediate; later ones wait for each counter apart.

        >>> arch("gfx942").has_waitcnt, arch("gfx1201").has_waitcnt
        (True, False)
        """
        return "vmcnt" in self.counters

    @property
    def packs_ids(self) -> bool:
        """A wave begins with the three ids of its work-items in one register. Source: LLVM, ``hasPackedTID``.

        >>> arch("gfx90a").packs_ids, arch("gfx1030").packs_ids
        (True, False)
        """
        return self.name.startswith(("gfx90a", "gfx94", "gfx950", "gfx9-4", "gfx11", "gfx12"))

    @property
    def keeps_halves(self) -> bool:
        """A load of 16 bits into one half of a register leaves the other: not on processors that may have SRAM ECC.

        Code of ``gfx9-generic`` runs on gfx906, which may. Source: LLVM, ``d16PreservesUnusedBits``; AMDGPUUsage,
        'Target Features'.

        >>> [arch(name).keeps_halves for name in ("gfx900", "gfx9-generic", "gfx942", "gfx1100", "gfx1250")]
        [True, False, False, True, False]
        """
        return self.name in _KEEP_HALVES or self.generation in ("gfx10", "gfx11", "gfx12")

    @property
    def wave_scratch_bytes(self) -> int:
        """Scratch that one wave may have, bytes: the most that the field WAVESIZE of COMPUTE_TMPRING_SIZE can say.

        It counts units of 1024 bytes in 13 bits, from gfx11 on units of 256 bytes in 15, and from gfx12 on in 18 bits
        (LLVM: ``GCNSubtarget::getMaxWaveScratchSize``).
        """
        if self.is_before("gfx11"):
            return 1024 * ((1 << 13) - 1)
        return 256 * ((1 << (15 if self.is_before("gfx12") else 18)) - 1)


_GFX6_COUNTERS = ("vmcnt", "expcnt", "lgkmcnt")
_GFX10_COUNTERS = ("vmcnt", "vscnt", "expcnt", "lgkmcnt")
_GFX12_COUNTERS = ("loadcnt", "storecnt", "dscnt", "kmcnt", "samplecnt", "bvhcnt", "expcnt")
_GFX1250_COUNTERS = ("loadcnt", "storecnt", "dscnt", "kmcnt", "xcnt", "asynccnt", "tensorcnt")

_GFX7 = Arch(
    name="",
    generation="gfx7",
    lds_bytes=64 * _KIB,
    lds_granule=512,
    lds_shared_bytes=64 * _KIB,
    simds=4,
    counters=_GFX6_COUNTERS,
    wave_size=64,
    wave_sizes=(64,),
    vgprs_per_simd=256,
    vgpr_granule=4,
    acc_registers="none",
    max_waves=10,
    has_auto_barrier_wait=True,
)
_GFX6 = _GFX7._replace(generation="gfx6", lds_bytes=32 * _KIB, lds_granule=256, lds_shared_bytes=32 * _KIB)
_GFX8 = _GFX7._replace(generation="gfx8")
_GFX9 = _GFX7._replace(generation="gfx9")
_GFX908 = _GFX9._replace(acc_registers="separate")
_GFX90A = _GFX9._replace(
    vgprs_per_simd=512,
    vgpr_granule=8,
    acc_registers="unified",
    max_waves=8,
    has_auto_barrier_wait=False,
)
_GFX950 = _GFX90A._replace(lds_bytes=160 * _KIB, lds_granule=1280, lds_shared_bytes=160 * _KIB)
_GFX101 = _GFX7._replace(
    generation="gfx10",
    lds_shared_bytes=128 * _KIB,
    counters=_GFX10_COUNTERS,
    wave_size=32,
    wave_sizes=(32, 64),
    vgprs_per_simd=1024,
    vgpr_granule=8,
    max_waves=20,
    has_auto_barrier_wait=False,
)
_GFX103 = _GFX101._replace(vgpr_granule=16, max_waves=16)
_GFX11 = _GFX103._replace(generation="gfx11")
_GFX11_BIG = _GFX11._replace(vgprs_per_simd=1536, vgpr_granule=24)
_GFX12 = _GFX11_BIG._replace(generation="gfx12", counters=_GFX12_COUNTERS)
_GFX1250 = _GFX103._replace(
    generation="gfx1250",
    lds_bytes=320 * _KIB,
    lds_granule=2048,
    lds_shared_bytes=320 * _KIB,
    counters=_GFX1250_COUNTERS,
    wave_sizes=(32,),
)

_ROWS: tuple[tuple[Arch, str], ...] = (
    (_GFX6, "gfx600 gfx601 gfx602"),
    (_GFX7, "gfx700 gfx701 gfx702 gfx703 gfx704 gfx705"),
    (_GFX8, "gfx801 gfx802 gfx803 gfx805 gfx810"),
    (_GFX9, "gfx9-generic gfx900 gfx902 gfx904 gfx906 gfx909 gfx90c"),
    (_GFX908, "gfx908"),
    (_GFX90A, "gfx90a gfx9-4-generic gfx942"),
    (_GFX950, "gfx950"),
    (_GFX101, "gfx10-1-generic gfx1010 gfx1011 gfx1012 gfx1013"),
    (_GFX103, "gfx10-3-generic gfx1030 gfx1031 gfx1032 gfx1033 gfx1034 gfx1035 gfx1036"),
    (_GFX11, "gfx11-generic gfx1102 gfx1103 gfx1150 gfx1152 gfx1153"),
    (_GFX11_BIG, "gfx1100 gfx1101 gfx1151"),
    (_GFX12, "gfx12-generic gfx1200 gfx1201"),
    (_GFX1250, "gfx1250 gfx1251"),
)

ARCHS: dict[str, Arch] = {
    name: family._replace(name=name) for family, names in _ROWS for name in names.split()
}

LARGEST_LDS = max(each.lds_bytes for each in ARCHS.values())
"""Bytes of LDS that a workgroup may use where it may use most; no kernel with a larger variable can run."""

ALIASES: dict[str, str] = {
    "tahiti": "gfx600",
    "pitcairn": "gfx601",
    "verde": "gfx601",
    "hainan": "gfx602",
    "oland": "gfx602",
    "kaveri": "gfx700",
    "hawaii": "gfx701",
    "kabini": "gfx703",
    "mullins": "gfx703",
    "bonaire": "gfx704",
    "carrizo": "gfx801",
    "iceland": "gfx802",
    "tonga": "gfx802",
    "fiji": "gfx803",
    "polaris10": "gfx803",
    "polaris11": "gfx803",
    "tongapro": "gfx805",
    "stoney": "gfx810",
}
"""Marketing names that LLVM accepts as processors, and the processors they are."""


def arch(name: str) -> Arch:
    """The architecture of that name; LLVM itself only warns about a name it does not know.

    Raises:
        UsageError: there is none; the message suggests names close to it.

    >>> arch("gfx950").lds_bytes
    163840
    >>> arch("fiji").name
    'gfx803'
    >>> arch("gfx94")
    Traceback (most recent call last):
    ldsopt.errors.UsageError: unknown GPU architecture 'gfx94'; did you mean gfx942, gfx904, gfx950?
    >>> arch("gfx90a:xnack-")
    Traceback (most recent call last):
    ldsopt.errors.UsageError: unknown GPU architecture 'gfx90a:xnack-'; name gfx90a alone, and its features by --mattr
    """
    wanted = name.strip().lower()
    found = ARCHS.get(ALIASES.get(wanted, wanted))
    if found is None and (base := wanted.partition(":")[0]) in ARCHS and base != wanted:
        advice = f"name {base} alone, and its features by --mattr"  # a target ID, as clang's --offload-arch takes it
        raise UsageError(f"unknown GPU architecture {name!r}; {advice}")
    if found is None:
        import difflib  # slow to load, and hardly ever needed

        near = difflib.get_close_matches(wanted, sorted(ARCHS), n=3, cutoff=0.7)
        advice = (
            f"did you mean {', '.join(near)}?"
            if near
            else "examples: gfx90a, gfx942, gfx950, gfx1100, gfx1201"
        )
        raise UsageError(f"unknown GPU architecture {name!r}; {advice}")
    return found


def require_same_arch(of_code: str, wanted: str, source: str) -> None:
    """Machine code is for the architecture that is asked for, unless one of both is a family (``gfx9-generic``).

    Args:
        of_code: what the code says of itself.
        wanted: LLVM's name of what is asked for.
        source: the code's name, for the error.

    Raises:
        InputError: it is for another one.
    """
    if ALIASES.get(of_code, of_code) == wanted or of_code.endswith("-generic") or wanted.endswith("-generic"):
        return
    raise InputError(
        f"the code is for {of_code}, and {wanted} is asked for",
        file=source,
        remedy="drop --mcpu: machine code says itself what it is for",
    )


def arch_of_triple(triple: str) -> str | None:
    """The architecture that a triple names, if it names one.

    LLVM after 22 writes the processor into the triple's first part: ``amdgpu9.50`` is gfx950. Triples of
    LLVM 22 and before (``amdgcn-amd-amdhsa``) name none.

    >>> arch_of_triple("amdgpu9.50-amd-amdhsa"), arch_of_triple("amdgpu12.50-amd-amdhsa")
    ('gfx950', 'gfx1250')
    >>> arch_of_triple("amdgpu9.0a-amd-amdhsa"), arch_of_triple("amdgpu9.4-amd-amdhsa")
    ('gfx90a', 'gfx9-4-generic')
    >>> arch_of_triple("amdgcn-amd-amdhsa") is None
    True
    """
    machine = triple.split("-", 1)[0]
    if not machine.startswith("amdgpu"):
        return None
    major, dot, rest = machine.removeprefix("amdgpu").partition(".")
    names = (f"gfx{major}{rest}", f"gfx{major}-{rest}-generic") if dot else (f"gfx{major}-generic",)
    return next((name for name in names if name in ARCHS), None)


# --- by the flags of code objects ----------------------------------------------------------------------------


_FIRST = 0x20
_MASK = 0xFF

# In order of their numbers, from 0x20 on; "-" where LLVM 22 knows no processor.
_IN_ORDER = """
    gfx600 gfx601 gfx700 gfx701 gfx702 gfx703 gfx704 -
    gfx801 gfx802 gfx803 gfx810 gfx900 gfx902 gfx904 gfx906
    gfx908 gfx909 gfx90c gfx1010 gfx1011 gfx1012 gfx1030 gfx1031
    gfx1032 gfx1033 gfx602 gfx705 gfx805 gfx1035 gfx1034 gfx90a
    - gfx1100 gfx1013 gfx1150 gfx1103 gfx1036 gfx1101 gfx1102
    gfx1200 gfx1250 gfx1151 - gfx942 - gfx1201 gfx950
    - gfx9-generic gfx10-1-generic gfx10-3-generic gfx11-generic gfx1152 - -
    gfx1153 gfx12-generic gfx1251 - - - - gfx9-4-generic
"""

MACHINES: dict[int, str] = {
    _FIRST + index: name for index, name in enumerate(_IN_ORDER.split()) if name != "-"
}


def arch_of_flags(flags: int) -> str | None:
    """The processor that the ELF header's flags name; ``None`` for one that is not known here.

    >>> arch_of_flags(0x54C)
    'gfx942'
    """
    return MACHINES.get(flags & _MASK)


_ABI_V4 = 2
"""The first version of the ABI whose flags tell settings so."""
_SETTINGS = {"xnack": 8, "sramecc": 10}
"""The lowest of the two bits of each setting: 0 has none, 1 runs with either, 2 takes it off, 3 takes it on."""
_FAMILIES = {
    "gfx9-generic": ("gfx90[02469c]",),
    "gfx9-4-generic": ("gfx94[0-9]", "gfx950"),
    "gfx10-1-generic": ("gfx101[0-9]",),
    "gfx10-3-generic": ("gfx103[0-9]",),
    "gfx11-generic": ("gfx11[0-9][0-9]",),
    "gfx12-generic": ("gfx120[0-9]",),
}
"""The processors that code for a generic one runs on."""


def settings_of_flags(flags: int, abi: int) -> str:
    """The settings that code requires, as a target id spells them; empty if it runs with any, or does not tell.

    >>> [settings_of_flags(flags, 3) for flags in (0x64C, 0xE4C, 0x54C)], settings_of_flags(0x64C, 1)
    ([':xnack-', ':sramecc+:xnack-', ''], '')
    """
    if abi < _ABI_V4:
        return ""
    taken = {name: flags >> bit & 3 for name, bit in sorted(_SETTINGS.items())}
    return "".join(f":{name}{'+' if way == 3 else '-'}" for name, way in taken.items() if way >= 2)


def runs_on(code: str, device: str) -> bool:
    """Code for one target id runs on a device with another.

    >>> runs_on("gfx942", "gfx942:sramecc+:xnack-"), runs_on("gfx942:xnack+", "gfx942:sramecc+:xnack-")
    (True, False)
    >>> runs_on("gfx9-4-generic", "gfx942:sramecc+:xnack-"), runs_on("gfx11-generic", "gfx1030")
    (True, False)
    """
    arch, *taken = code.split(":")
    present, *settings = device.split(":")
    is_of_it = arch == present or any(fnmatchcase(present, one) for one in _FAMILIES.get(arch, ()))
    return is_of_it and all(one in settings for one in taken)
