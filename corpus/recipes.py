"""The modules of the corpus: one `Recipe` a module, by compiler and version. `build.py` carries it out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Constant = int | bool


@dataclass(frozen=True)
class Compiler:
    """One release of a front-end, and whether its LLVM is newer than the one that ldsopt reads."""

    name: Literal["clang", "triton", "iree", "flydsl"]
    version: str
    #: What pip installs for it; empty where the program comes from the system.
    requirement: tuple[str, ...] = ()
    needs_compat: bool = False

    @property
    def folder(self) -> str:
        return f"{self.name}-{self.version}"


@dataclass(frozen=True)
class Recipe:
    """How one module is made.

    Args:
        compiler: who compiles it.
        kernel: the function (Triton, Gluon) or the file (clang, IREE), without its suffix.
        arch: the architecture that it is compiled for.
        kind: what the kernel is, in one word that a search finds.
        note: what is remarkable about the module.
        variant: distinguishes modules of one kernel and architecture; part of the file's name.
        language: the folder below ``src`` that holds the kernel.
        flags: further flags of clang.
        constants: Triton's constexpr arguments.
        options: Triton's compile options.
        knobs: ``triton.knobs.amd`` settings.
        newer: this module needs the compat table though the compiler's others do not.
    """

    compiler: Compiler
    kernel: str
    arch: str
    kind: str
    note: str
    variant: str = ""
    language: str = ""
    flags: tuple[str, ...] = ()
    constants: dict[str, Constant] = field(default_factory=dict)
    options: dict[str, Constant] = field(default_factory=dict)
    knobs: dict[str, Constant] = field(default_factory=dict)
    newer: bool = False

    @property
    def needs_compat(self) -> bool:
        """True if LLVM 22 reads the module only once `ldsopt.ir.compat` has respelled it."""
        return self.newer or self.compiler.needs_compat

    @property
    def folder(self) -> str:
        """The folder below ``src``."""
        return self.language or self.compiler.name

    @property
    def file(self) -> str:
        """The module's path below ``corpus``."""
        stem = "_".join(filter(None, (self.kernel, self.variant)))
        return f"ir/{self.compiler.folder}/{stem}.{self.arch}.ll"


CLANG = Compiler("clang", "22")
TRITON_35 = Compiler("triton", "3.5.1", ("triton==3.5.1",))
TRITON_37 = Compiler("triton", "3.7.1", ("triton==3.7.1",))
TRITON_39 = Compiler("triton", "3.9.0", ("triton==3.9.0",), needs_compat=True)
IREE_311 = Compiler("iree", "3.11.0", ("iree-base-compiler==3.11.0",), needs_compat=True)
IREE_313 = Compiler("iree", "3.13.0", ("iree-base-compiler==3.13.0",), needs_compat=True)
FLYDSL = Compiler("flydsl", "0.4.2", ("flydsl==0.4.2", "numpy==2.2.6"), needs_compat=True)


def _clang() -> list[Recipe]:
    dma = "eight named dynamic bases filled by LDS-DMA while the other half is read"
    recipes = []
    for arch in ("gfx942", "gfx950"):
        recipes.append(Recipe(CLANG, "named_gemm", arch, "gemm", dma))
        asm = f"{dma}; the author's waits are inline assembly"
        recipes.append(
            Recipe(CLANG, "named_gemm", arch, "gemm", asm, variant="asm_waits", flags=("-DASM_WAITS",))
        )
    ways = {
        "gfx90a": "buffer loads to LDS",
        "gfx1030": "buffer loads to LDS, wave32",
        "gfx1100": "through registers: plain DS stores and loads",
        "gfx1201": "through registers: plain DS stores and loads",
        "gfx1250": "asynchronous global loads to LDS",
    }
    for arch, way in ways.items():
        recipes.append(Recipe(CLANG, "named_tiles", arch, "gemm", f"four named dynamic bases, {way}"))
    for arch in ("gfx942", "gfx1030", "gfx1201"):
        note = "five static buffers, one per phase: what overlaying is for"
        recipes.append(Recipe(CLANG, "static_phases", arch, "histogram", note))
    for arch in ("gfx90a", "gfx1100"):
        note = "three static buffers, two used one after the other without a barrier between"
        recipes.append(Recipe(CLANG, "static_softmax", arch, "softmax", note))
    for arch in ("gfx942", "gfx1250"):
        recipes.append(
            Recipe(CLANG, "block_sort", arch, "sort", "three static buffers, LDS exchange in a loop nest")
        )
    return recipes + _clang_languages()


def _clang_languages() -> list[Recipe]:
    """Kernels with many static buffers whose sum decides occupancy, in the languages that people write them in."""

    def hip(kernel: str, arch: str, kind: str, note: str) -> Recipe:
        return Recipe(CLANG, kernel, arch, kind, f"HIP; {note}", language="hip")

    def opencl(kernel: str, arch: str, kind: str, note: str) -> Recipe:
        return Recipe(CLANG, kernel, arch, kind, f"OpenCL C; {note}", language="opencl")

    softmax = (
        "nine static buffers: four tiles, the scores, and what the softmax keeps, six of them of one loop"
    )
    eight = "eight kernels of common patterns; what crosses their barriers beside LDS differs"
    four = "four kernels of common patterns, buffers without restrict"
    return [
        hip("radix_pass", "gfx942", "sort", "four static buffers: counters, their scan, two exchanges"),
        hip("attention", "gfx942", "attention", softmax),
        hip("attention", "gfx950", "attention", softmax),
        hip("conv_im2col", "gfx942", "convolution", "three static buffers of a loop, one behind it"),
        hip("transpose_gemm", "gfx950", "gemm", "five static buffers, two of them filled by LDS-DMA"),
        opencl("fft1024", "gfx1100", "fft", "six static buffers: roots, four exchanges, the spectrum"),
        opencl("batch_norm", "gfx942", "reduction", "five static buffers: two trees, and tiles in and out"),
        opencl("layernorm_gemm", "gfx1100", "gemm", "seven static buffers: two reductions, then a product"),
        opencl("top_k", "gfx1250", "sort", "eight static buffers: histograms in a loop, then a sort"),
        *(hip("block_patterns", arch, "patterns", eight) for arch in ("gfx1030", "gfx1100", "gfx1201")),
        *(opencl("group_patterns", arch, "patterns", four) for arch in ("gfx1030", "gfx1100", "gfx1201")),
    ]


_GEMM: dict[str, Constant] = {"TILE_M": 64, "TILE_N": 64, "TILE_K": 32}
_LARGE_GEMM: dict[str, Constant] = {"TILE_M": 128, "TILE_N": 128, "TILE_K": 64}
_ATTENTION: dict[str, Constant] = {"ROWS": 64, "KEYS": 32, "WIDTH": 64, "CAUSAL": True}


def _triton(  # noqa: PLR0917 -- read as a table below
    compiler: Compiler,
    kernel: str,
    arch: str,
    kind: str,
    note: str,
    constants: dict[str, Constant],
    *,
    variant: str = "",
    stages: int = 2,
    warps: int = 4,
    async_copy: bool = False,
) -> Recipe:
    return Recipe(
        compiler,
        kernel,
        arch,
        kind,
        note,
        variant=variant,
        constants=constants,
        options={"num_warps": warps, "num_stages": stages},
        knobs={"use_async_copy": True} if async_copy else {},
    )


def _all_triton() -> list[Recipe]:
    old, middle, new = TRITON_35, TRITON_37, TRITON_39
    dma = "tiles by LDS-DMA, Triton's own two alias scopes"
    marks = "tiles by asynchronous LDS-DMA with marks"
    return [
        _triton(old, "gemm_bias", "gfx942", "gemm", dma, _GEMM, variant="async", async_copy=True, stages=3),
        _triton(
            old,
            "gemm_bias",
            "gfx950",
            "gemm",
            dma,
            _LARGE_GEMM,
            variant="async",
            async_copy=True,
            stages=3,
            warps=8,
        ),
        _triton(old, "gemm_bias", "gfx1201", "gemm", "one base, tiles through registers", _GEMM),
        _triton(old, "attention", "gfx942", "attention", "one base, keys and values through LDS", _ATTENTION),
        _triton(old, "softmax", "gfx90a", "softmax", "reduction across waves", {"BLOCK": 1024}),
        _triton(
            old, "layernorm", "gfx1100", "layernorm", "two reductions across waves", {"BLOCK": 1024}, warps=8
        ),
        _triton(old, "sort_scan", "gfx942", "sort", "exchange and scan through LDS", {"COUNT": 512}),
        _triton(old, "sort_scan", "gfx1201", "sort", "exchange and scan through LDS", {"COUNT": 512}),
        _triton(old, "transpose", "gfx1100", "transpose", "one swizzled tile", {"TILE": 64}),
        _triton(
            middle,
            "gemm_bias",
            "gfx950",
            "gemm",
            dma,
            _LARGE_GEMM,
            variant="async",
            async_copy=True,
            stages=3,
            warps=8,
        ),
        _triton(
            middle,
            "gemm_bias",
            "gfx1250",
            "gemm",
            "asynchronous global loads to LDS",
            _GEMM,
            variant="async",
            async_copy=True,
            stages=3,
        ),
        _triton(
            middle,
            "attention",
            "gfx1250",
            "attention",
            "asynchronous loads and transposing reads",
            _ATTENTION,
        ),
        _triton(middle, "attention", "gfx950", "attention", "one base, transposing reads", _ATTENTION),
        _triton(
            middle,
            "column_extremes",
            "gfx942",
            "reduction",
            "pairs reduced across waves",
            {"ROWS": 128, "COLS": 32},
        ),
        _triton(middle, "histogram", "gfx942", "histogram", "LDS atomics", {"BLOCK": 2048, "BINS": 256}),
        _gluon(middle, "gemm_async", "gfx950", "software pipeline by hand", variant="unstaged", buffers=2),
        _gluon(middle, "gemm_async", "gfx950", "warp-pipeline stages", variant="staged", buffers=2),
        _tdm(middle),
        _triton(
            new,
            "gemm_bias",
            "gfx950",
            "gemm",
            marks,
            _LARGE_GEMM,
            variant="async",
            async_copy=True,
            stages=3,
            warps=8,
        ),
        _triton(new, "gemm_bias", "gfx1201", "gemm", "one base, tiles through registers", _GEMM),
        _triton(new, "attention", "gfx950", "attention", "one base, transposing reads", _ATTENTION),
        _triton(
            new, "attention", "gfx1250", "attention", "asynchronous loads and transposing reads", _ATTENTION
        ),
        _triton(new, "softmax", "gfx942", "softmax", "reduction across waves", {"BLOCK": 1024}),
        _triton(
            new,
            "column_extremes",
            "gfx90a",
            "reduction",
            "pairs reduced across waves",
            {"ROWS": 128, "COLS": 32},
        ),
        _triton(new, "sort_scan", "gfx1100", "sort", "exchange and scan through LDS", {"COUNT": 512}),
        _gluon(new, "gemm_async", "gfx950", "two groups of copies in flight", variant="unstaged", buffers=3),
        _gluon(new, "gemm_async", "gfx950", "warp-pipeline stages", variant="staged", buffers=2),
        _tdm(new),
    ]


def _gluon(compiler: Compiler, kernel: str, arch: str, note: str, *, variant: str, buffers: int) -> Recipe:
    tile: dict[str, Constant] = {"TILE_M": 128, "TILE_N": 128, "TILE_K": 32}
    return Recipe(
        compiler,
        kernel,
        arch,
        "gemm",
        f"Gluon, buffer loads to LDS, {note}",
        variant=variant,
        language="gluon",
        constants={**tile, "BUFFERS": buffers, "STAGED": variant == "staged"},
        options={"num_warps": 8},
    )


def _tdm(compiler: Compiler) -> Recipe:
    return Recipe(
        compiler,
        "gemm_tdm",
        "gfx1250",
        "gemm",
        "Gluon, tensor copies to LDS",
        language="gluon",
        constants={"TILE_M": 64, "TILE_N": 64, "TILE_K": 64},
        options={"num_warps": 4},
    )


def _iree() -> list[Recipe]:
    return [
        Recipe(IREE_311, "matmul", "gfx942", "gemm", "static buffers of both operands"),
        Recipe(IREE_311, "matmul", "gfx950", "gemm", "static buffers of both operands"),
        Recipe(
            IREE_311,
            "attention",
            "gfx942",
            "attention",
            "static buffers of keys and values; flushes denormals",
            newer=True,
        ),
        Recipe(IREE_311, "conv", "gfx942", "convolution", "static buffers of image and filter"),
        Recipe(IREE_311, "softmax", "gfx1100", "softmax", "reduction across waves"),
        Recipe(IREE_313, "matmul", "gfx1201", "gemm", "static buffers of both operands"),
        Recipe(IREE_313, "attention", "gfx942", "attention", "static buffers of keys and values"),
        Recipe(IREE_313, "conv", "gfx1100", "convolution", "static buffers of image and filter"),
        Recipe(IREE_313, "softmax", "gfx950", "softmax", "reduction across waves"),
    ]


def _flydsl() -> list[Recipe]:
    reduction = (
        "two sized LDS globals without initializer, used one after the other without a barrier between"
    )
    dma = "LDS-DMA into one of two sized LDS globals while the other is read; explicit waits"
    return [
        Recipe(FLYDSL, "row_softmax", "gfx90a", "softmax", reduction),
        Recipe(FLYDSL, "row_softmax", "gfx1201", "softmax", reduction),
        Recipe(FLYDSL, "pipelined_sums", "gfx942", "reduction", dma),
        Recipe(FLYDSL, "pipelined_sums", "gfx950", "reduction", dma),
    ]


RECIPES: tuple[Recipe, ...] = (*_clang(), *_all_triton(), *_iree(), *_flydsl())
