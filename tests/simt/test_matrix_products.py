"""Matrix products: the layouts element by element as the manuals give them, the product by numpy.

In which place an element of A or B is does not show where both have it in the same: products that are sparse or have
scales tell the places.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pytest
from lane_kernels import kernel, lanes
from launch_cases import Array
from small_floats import E4M3, E4M3_FNUZ, E5M2, E5M2_FNUZ, SmallFloat, decode, encode

from ldsopt import InputError, Launch, simulate


class Kind(NamedTuple):
    """Numbers of an operand: the bits of each, their codes, the smallest and largest, and LLVM's type if it has one."""

    bits: int
    codes: Callable[[Array], Array]
    first: int = -4
    last: int = 4
    type: str = ""

    def draw(self, rng: np.random.Generator, *shape: int) -> Array:
        return rng.integers(self.first, self.last + 1, shape).astype(np.float64)

    def vector(self, each: int, *, is_wide: bool = False) -> str:
        """The type of so many elements; of those without a type, words, or one wide integer."""
        if self.type:
            return f"<{each} x {self.type}>" if each > 1 else self.type
        words = each * self.bits // 32
        return {1: "i32", 2: "i64" if is_wide else "<2 x i32>"}.get(words, f"<{words} x i32>")

    def memory(self, numbers: Array) -> Array:
        """Numbers as bytes, by lane."""
        codes = np.ascontiguousarray(self.codes(numbers))
        if self.bits == 4:
            codes = (codes[:, 0::2] & 15 | (codes[:, 1::2] & 15) << 4).astype("u1")
        return codes.view("u1")


def of(dtype: str) -> Callable[[Array], Array]:
    return lambda numbers: numbers.astype(dtype)


def small(form: SmallFloat) -> Callable[[Array], Array]:
    return lambda numbers: encode(numbers, form)


KINDS = {
    "f16": Kind(16, of("f2"), type="half"), "f32": Kind(32, of("f4"), type="float"), "f64": Kind(64, of("f8"), type="double"),
    "bf16": Kind(16, lambda x: (x.astype("f4").view("u4") >> 16).astype("u2"), type="i16"),
    "i8": Kind(8, of("i1"), -128, 127), "u8": Kind(8, of("u1"), 0, 255),
    "i4": Kind(4, of("i1"), -8, 7), "u4": Kind(4, of("u1"), 0, 15),
    "fp8": Kind(8, small(E4M3)), "bf8": Kind(8, small(E5M2)),
    "fp8 of gfx942": Kind(8, small(E4M3_FNUZ)), "bf8 of gfx942": Kind(8, small(E5M2_FNUZ)),
    "i32": Kind(32, lambda x: x.astype("i8").astype("i4"), -(1 << 31), (1 << 31) - 1, "i32"),
}  # fmt: skip


class Layout(NamedTuple):
    """A form of product: the end of its name, and how its elements lie in a wave."""

    name: str
    arch: str
    size: int
    depth: int
    lanes: int = 64

    @property
    def each(self) -> int:
        """Elements of A in a lane; gfx11 has them twice."""
        return self.depth if self.arch == "gfx1100" else self.size * self.depth // self.lanes

    @property
    def out(self) -> int:
        return self.size * self.size // self.lanes

    def row(self, n: int, e: int) -> int:
        """The row of D that a lane's element is of."""
        if "f64" in self.name:
            return 4 * e + n // 16
        if self.arch.startswith("gfx9"):
            return 4 * (n // 16) + e if self.size == 16 else 8 * (e // 4) + 4 * (n // 32) + e % 4
        return self.lanes // 16 * e + n // 16 if self.arch == "gfx1100" else 8 * (n // 16) + e

    def spread(self, matrix: Array) -> Array:
        """A, or B transposed, as [lane, element]."""
        first = 0 if self.arch == "gfx1100" else self.each
        return np.array(
            [[matrix[n % self.size, n // self.size * first + e] for e in range(self.each)] for n in range(self.lanes)]
        )  # fmt: skip

    def gathered(self, matrix: Array) -> Array:
        """C or D as [lane, element]."""
        places = [[(self.row(n, e), n % self.size) for e in range(self.out)] for n in range(self.lanes)]
        return np.array([[matrix[place] for place in lane] for lane in places])

    def computed(self, body: str, inputs: list[tuple[str, Array]], result: str, out: Array) -> Array:
        module = kernel([kind for kind, _ in inputs], result, body, arch=self.arch)
        launch = Launch((1,), (self.lanes,), [*(x for _, x in inputs), out], wave_size=self.lanes)
        return simulate(module, launch).outputs[f"arg{len(inputs)}"]


MFMA = [
    ("f32.16x16x16f16", "gfx942", 16, 16, "f16"), ("f32.32x32x8f16", "gfx942", 32, 8, "f16"),
    ("f32.16x16x32.f16", "gfx950", 16, 32, "f16"), ("f32.32x32x16.f16", "gfx950", 32, 16, "f16"),
    ("f32.16x16x4f32", "gfx942", 16, 4, "f32"), ("f32.32x32x2f32", "gfx942", 32, 2, "f32"),
    ("i32.16x16x32.i8", "gfx942", 16, 32, "i8"), ("f64.16x16x4f64", "gfx942", 16, 4, "f64"),
    *((f"f32.{size}x{size}x{depth}.{a}.{b}", arch, size, depth, f"{a}{of_}|{b}{of_}")
      for size, depth in ((16, 32), (32, 16)) for a, b in (("fp8", "fp8"), ("fp8", "bf8"), ("bf8", "bf8"))
      for arch, of_ in (("gfx942", " of gfx942"), ("gfx950", ""))),
]  # fmt: skip


@pytest.mark.parametrize(("name", "arch", "size", "depth", "kinds"), MFMA)
def test_mfma(*, name: str, arch: str, size: int, depth: int, kinds: str) -> None:
    rng, form = np.random.default_rng(1), Layout(name, arch, size, depth)
    one, other = (KINDS[kind] for kind in (kinds.split("|") * 2)[:2])
    sums = KINDS[name.partition(".")[0]]._replace(first=-9, last=9)
    a, b, c = one.draw(rng, size, depth), other.draw(rng, size, depth), sums.draw(rng, size, size)
    result = sums.vector(form.out)
    operands = [kind.vector(form.each, is_wide=True) for kind in (one, other)]
    body = (
        f"  %r = call {result} @llvm.amdgcn.mfma.{name}"
        f"({operands[0]} %a, {operands[1]} %b, {result} %c, i32 0, i32 0, i32 0)"
    )
    given = [(operands[0], one.memory(form.spread(a))), (operands[1], other.memory(form.spread(b)))]
    start = sums.codes(form.gathered(c))
    got = form.computed(body, [*given, (result, start)], result, np.zeros_like(start))
    assert (got == form.gathered(a @ b.T + c)).all()


WMMA = [
    ("f32.16x16x16.f16.v8f32.v16f16", "gfx1100", 16, 32, "f16", "f32"), ("f32.16x16x16.f16.v4f32.v16f16", "gfx1100", 16, 64, "f16", "f32"),
    ("f32.16x16x16.f16.v8f32.v8f16", "gfx1201", 16, 32, "f16", "f32"), ("f16.16x16x16.f16.v8f16.v8f16", "gfx1201", 16, 32, "f16", "f16"),
    ("f32.16x16x32.f16.v8f32.v16f16", "gfx1250", 32, 32, "f16", "f32"), ("f16.16x16x32.f16.v8f16.v16f16", "gfx1250", 32, 32, "f16", "f16"),
    ("f32.16x16x4.f32.v8f32.v2f32", "gfx1250", 4, 32, "f32", "f32"),
    *((f"f32.16x16x{depth}.{a}.{b}.v8f32.v{depth // 8}i32", arch, depth, 32, f"{a}|{b}", "f32")
      for arch, depth in (("gfx1201", 16), ("gfx1250", 64), ("gfx1250", 128)) for a in ("fp8", "bf8") for b in ("fp8", "bf8")),
    *((f"i32.16x16x{depth}.iu{bits}.v{256 // lanes}i32.{words}i32", arch, depth, lanes, f"{a}{bits}|{b}{bits}", "i32")
      for arch, lanes, depth, bits, words in (
          ("gfx1100", 32, 16, 8, "v4"), ("gfx1100", 64, 16, 8, "v4"), ("gfx1100", 32, 16, 4, "v2"), ("gfx1100", 64, 16, 4, "v2"),
          ("gfx1201", 32, 16, 8, "v2"), ("gfx1201", 32, 16, 4, ""), ("gfx1201", 32, 32, 4, "v2"), ("gfx1250", 32, 64, 8, "v8"))
      for a in "iu" for b in "iu"),
]  # fmt: skip


def wmma(name: str, arch: str, kinds: list[str], vectors: list[str], result: str) -> str:
    """The call of a product, which says of integers whether they have signs."""
    flags = [f"i1 {int(kind[0] == 'i')}" if kind[0] in "iu" else "i1 false" for kind in kinds]
    operands = f"{vectors[0]} %a, {vectors[1]} %b, "
    modifier, tail = "", ""
    if ".iu" in name:
        operands = f"{flags[0]}, {vectors[0]} %a, {flags[1]}, {vectors[1]} %b, "
        tail = ", i1 false, i1 false" if arch == "gfx1250" else ", i1 false"
    elif arch == "gfx1250":
        if "8.v8f32" not in name:
            operands = f"{flags[0]}, {vectors[0]} %a, {flags[1]}, {vectors[1]} %b, "
        modifier, tail = "i16 0, ", ", i1 false, i1 false"
    elif name.startswith("f16"):
        tail = ", i1 false"
    return f"  %r = call {result} @llvm.amdgcn.wmma.{name}({operands}{modifier}{result} %c{tail})"


@pytest.mark.parametrize(("name", "arch", "depth", "lanes_", "kinds", "result"), WMMA)
def test_wmma(*, name: str, arch: str, depth: int, lanes_: int, kinds: str, result: str) -> None:
    rng, form = np.random.default_rng(4), Layout(name, arch, 16, depth, lanes_)
    names = (kinds.split("|") * 2)[:2]
    one, other = (KINDS[kind] for kind in names)
    sums = KINDS[result] if result == "i32" else KINDS[result]._replace(first=-9, last=9)
    a, b, c = one.draw(rng, 16, depth), other.draw(rng, 16, depth), sums.draw(rng, 16, 16)
    vectors, vector = [kind.vector(form.each) for kind in (one, other)], sums.vector(form.out)
    given = [(vectors[0], one.memory(form.spread(a))), (vectors[1], other.memory(form.spread(b)))]
    start = sums.codes(form.gathered(c))
    body = wmma(name, arch, names, vectors, vector)
    got = form.computed(body, [*given, (vector, start)], vector, np.zeros_like(start))
    assert got.tolist() == sums.codes(form.gathered(a @ b.T + c)).tolist()


@pytest.mark.parametrize("tied", ["", ".tied"])
@pytest.mark.parametrize("upper", [0, 1])
@pytest.mark.parametrize("lanes_", [32, 64])
@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_a_result_of_16_bits_takes_half_of_each_register_on_gfx11(
    kind: str, lanes_: int, upper: int, tied: str
) -> None:
    """The other halves are C's."""
    rng, form, numbers = np.random.default_rng(3), Layout("", "gfx1100", 16, 16, lanes_), KINDS[kind]
    a, b, c = (numbers.draw(rng, 16, 16) for _ in range(3))
    both = numbers.codes(np.full((lanes_, 2 * form.out), 77))
    both[:, upper::2] = numbers.codes(form.gathered(c))
    operand, result, letter = (
        numbers.vector(16),
        numbers.vector(2 * form.out),
        "f16" if kind == "f16" else "i16",
    )
    name = f"{kind}.16x16x16.{kind}{tied}.v{2 * form.out}{letter}.v16{letter}"
    body = (
        f"  %r = call {result} @llvm.amdgcn.wmma.{name}({operand} %a, {operand} %b, {result} %c, i1 {upper})"
    )
    given = [(operand, numbers.memory(form.spread(x))) for x in (a, b)]
    got = form.computed(body, [*given, (result, both)], result, np.zeros_like(both))
    want = both.copy()
    want[:, upper::2] = numbers.codes(form.gathered(a @ b.T + c))
    assert got.tolist() == want.tolist()


def test_a_sum_saturates_on_request() -> None:
    a, c = np.full((32, 16), 127, "i1").view("u1"), np.full((32, 8), (1 << 31) - 5, "i4")
    body = (
        "  %r = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 true, <4 x i32> %a, i1 true, "
        "<4 x i32> %b, <8 x i32> %c, i1 true)"
    )
    inputs = [("<4 x i32>", a), ("<4 x i32>", a), ("<8 x i32>", c)]
    got = lanes(body, inputs, "<8 x i32>", np.zeros((32, 8), "i4"), arch="gfx1100", block=32)
    assert set(got.reshape(-1).tolist()) == {(1 << 31) - 1}


BLOCKS = [
    (32, 1, "f32", "f32"), (16, 1, "f32", "f32"), (4, 1, "f32", "f32"), (32, 4, "f16", "f16"), (16, 4, "f16", "f16"),
    (4, 4, "f16", "f16"), (32, 2, "bf16", "bf16"), (4, 2, "bf16", "bf16"), (16, 4, "bf16.1k", "bf16"), (4, 4, "i8", "i8"),
    (16, 4, "i8", "i8"), (32, 4, "i8", "i8"), (4, 4, "f64", "f64"),
]  # fmt: skip


@pytest.mark.parametrize("cbsz", [0, 1])
@pytest.mark.parametrize(("size", "depth", "name", "kind"), BLOCKS)
def test_mfma_of_several_blocks(size: int, depth: int, name: str, kind: str, cbsz: int) -> None:
    """With ``cbsz`` 1 and ``abid`` 1 two blocks share the second one's A. In double there are four blocks, by lanes."""
    numbers, is_double = KINDS[kind]._replace(first=-4, last=4), kind == "f64"
    if is_double and cbsz:
        pytest.skip("no double has it")
    rng, blocks = np.random.default_rng(1), 4 if is_double else 64 // size
    a, b = numbers.draw(rng, blocks, size, depth), numbers.draw(rng, blocks, size, depth)
    each = blocks * size * size // 64
    sums = KINDS["f64" if is_double else "i32" if kind == "i8" else "f32"]
    c = rng.integers(-9, 9, (64, each)).astype("f8")
    if is_double:
        one, other = (np.array([[x[n // 4 % 4, n % 4, n // 16]] for n in range(64)]) for x in (a, b))
    else:
        one, other = (np.array([x[n // size, n % size] for n in range(64)]) for x in (a, b))
    vector, result = numbers.vector(1 if is_double else depth), sums.vector(each)
    letter = "f64" if is_double else "i32" if kind == "i8" else "f32"
    body = (
        f"  %r = call {result} @llvm.amdgcn.mfma.{letter}.{size}x{size}x{depth}{name}"
        f"({vector} %a, {vector} %b, {result} %c, i32 {cbsz}, i32 {cbsz}, i32 0)"
    )
    inputs = [(vector, numbers.memory(one)), (vector, numbers.memory(other)), (result, sums.codes(c))]
    got = lanes(body, inputs, result, np.zeros_like(sums.codes(c)))
    products = [a[block | 1 if cbsz else block] @ b[block].T for block in range(blocks)]

    def element(n: int, e: int) -> float:
        if is_double:
            return float(products[n // 4 % 4][n // 16, n % 4])
        if size == 4:
            return float(products[n // 4][e, n % 4])
        inner = e % (size * size // 64)
        block = products[e // (size * size // 64)]
        return float(block[Layout("", "gfx942", size, depth).row(n, inner), n % size])

    assert got.tolist() == [[element(n, e) + c[n, e] for e in range(each)] for n in range(64)]


def test_xf32_has_ten_bits_of_mantissa() -> None:
    a = np.full((64, 2), 1 + 2.0**-10 + 2.0**-12, "f4")
    b = np.zeros((64, 2), "f4")
    b[:16, 0] = 1.0
    body = (
        "  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8.xf32(<2 x float> %a, <2 x float> %b, "
        "<4 x float> zeroinitializer, i32 0, i32 0, i32 0)"
    )
    got = lanes(body, [("<2 x float>", a), ("<2 x float>", b)], "<4 x float>", np.zeros((64, 4), "f4"))
    assert set(got.reshape(-1).tolist()) == {1 + 2.0**-10}


LANES_OF_B = {
    1: lambda n: n % 32, 2: lambda n: 32 + n % 32, 3: lambda n: (n + 16) % 64, 4: lambda n: n % 16,
    5: lambda n: 16 + n % 16, 6: lambda n: 32 + n % 16, 7: lambda n: 48 + n % 16,
}  # fmt: skip


@pytest.mark.parametrize("pattern", LANES_OF_B)
@pytest.mark.parametrize(("name", "out"), [("16x16x16f16", 4), ("32x32x8f16", 16), ("4x4x4f16", 4)])
def test_blgp_gives_the_lanes_of_b_values_of_others(name: str, out: int, pattern: int) -> None:
    """AMD Matrix Instruction Calculator: as if B's registers held those of the lanes that it names."""
    rng = np.random.default_rng(5)
    a, b = (rng.integers(-4, 5, (64, 4)).astype("f2") for _ in range(2))
    moved = b[[LANES_OF_B[pattern](n) for n in range(64)]]
    results = []
    for operand, mode in ((b, pattern), (moved, 0)):
        body = (
            f"  %r = call <{out} x float> @llvm.amdgcn.mfma.f32.{name}(<4 x half> %a, <4 x half> %b, "
            f"<{out} x float> zeroinitializer, i32 0, i32 0, i32 {mode})"
        )
        inputs = [("<4 x half>", a), ("<4 x half>", operand)]
        results.append(lanes(body, inputs, f"<{out} x float>", np.zeros((64, out), "f4")).tolist())
    assert results[0] == results[1]


@pytest.mark.parametrize("negated", range(8))
@pytest.mark.parametrize(("name", "count"), [("16x16x4f64", 4), ("4x4x4f64", 1)])
def test_blgp_of_doubles_negates_operands(name: str, count: int, negated: int) -> None:
    rng, out = np.random.default_rng(6), KINDS["f64"].vector(count)
    given = [rng.integers(-4, 5, (64, n)) + 0.0 for n in (1, 1, count)]
    signed = [-x if negated >> i & 1 else x for i, x in enumerate(given)]
    results = []
    for values, mode in ((given, negated), (signed, 0)):
        body = f"  %r = call {out} @llvm.amdgcn.mfma.f64.{name}(double %a, double %b, {out} %c, i32 0, i32 0, i32 {mode})"
        inputs = list(zip(("double", "double", out), values, strict=True))
        results.append((lanes(body, inputs, out, np.zeros((64, count))) + 0.0).tolist())
    assert results[0] == results[1]


SPARSE = [
    ("f32.16x16x32.f16", 16, 32, "f16|f16"), ("f32.32x32x16.f16", 32, 16, "f16|f16"), ("i32.16x16x64.i8", 16, 64, "i8|i8"),
    ("i32.32x32x32.i8", 32, 32, "i8|i8"), ("f32.16x16x32.bf16", 16, 32, "bf16|bf16"), ("f32.32x32x16.bf16", 32, 16, "bf16|bf16"),
    ("f32.16x16x64.fp8.bf8", 16, 64, "fp8 of gfx942|bf8 of gfx942"),
]  # fmt: skip


@pytest.mark.parametrize(("cbsz", "abid"), [(0, 0), (0, 1), (1, 1)])
@pytest.mark.parametrize(("name", "size", "depth", "kinds"), SPARSE)
def test_two_of_four_elements_are_given(
    *, name: str, size: int, depth: int, kinds: str, cbsz: int, abid: int
) -> None:
    rng, form = np.random.default_rng(5), Layout(name, "gfx942", size, depth)
    one, other = (KINDS[kind]._replace(first=-4, last=4) for kind in kinds.split("|"))
    each, sums = form.each // 2, KINDS[name.partition(".")[0]]
    first = 0 if cbsz else abid * 2 * each
    b, given = other.draw(rng, size, depth), rng.integers(1, 5, (64, each)) + 0.0
    a, index = np.zeros((size, depth)), rng.integers(0, 2**32, 64, dtype=np.uint64)
    for n in range(64):
        places = [at for _ in range(each // 2) for at in sorted(rng.choice(4, 2, replace=False).tolist())]
        for e, at in enumerate(places):
            a[n % size, n // size * 2 * each + 4 * (e // 2) + at] = given[n, e]
            index[n] = index[n] & ~np.uint64(3 << first + 2 * e) | np.uint64(at << first + 2 * e)
    vectors, result = (one.vector(each), other.vector(2 * each)), sums.vector(form.out)
    body = (
        f"  %r = call {result} @llvm.amdgcn.smfmac.{name}({vectors[0]} %a, {vectors[1]} %b, "
        f"{result} zeroinitializer, i32 %c, i32 {cbsz}, i32 {abid})"
    )
    inputs = [
        (vectors[0], one.memory(given)),
        (vectors[1], other.memory(form.spread(b))),
        ("i32", index.astype("u4")),
    ]
    got = lanes(body, inputs, result, sums.codes(np.zeros((64, form.out))))
    assert (got == form.gathered(a @ b.T)).all()


FOUR_BITS = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])


def scaled(form: int, size: int, depth: int, rng: np.random.Generator) -> tuple[Array, Array]:
    """Numbers as [row, k], and the eight words of each lane."""
    lane, at = np.arange(64)[:, None], np.arange(32)
    if form == 4:
        codes = rng.integers(0, 16, (64, 32)).astype("u1")
        words = np.zeros((64, 32), "u1")
        words[:, :16] = codes[:, ::2] | codes[:, 1::2] << 4
        values, k = FOUR_BITS[codes & 7] * np.where(codes & 8, -1, 1), 32 * (lane // size) + at
    else:
        spec = E5M2 if form else E4M3
        words = encode(rng.normal(size=(64, 32)), spec)
        values, k = decode(words, spec), 16 * (lane // size) + at % 16 + depth // 2 * (at // 16)
    matrix = np.zeros((size, depth))
    matrix[lane % size, k] = values
    return matrix, words.view("i4")


@pytest.mark.parametrize("is_scaled", [True, False])
@pytest.mark.parametrize("forms", [(0, 0), (1, 0), (4, 4), (0, 4)])
@pytest.mark.parametrize(("size", "depth"), [(16, 128), (32, 64)])
def test_a_scale_for_each_32_elements(size: int, depth: int, forms: tuple[int, int], is_scaled: bool) -> None:
    rng, layout = np.random.default_rng(7), Layout("", "gfx950", size, depth)
    (a, left), (b, right) = (scaled(form, size, depth, rng) for form in forms)
    exponents = rng.integers(120, 135, (64, 4)).astype("u1")
    result, shape = f"<{layout.out} x float>", f"{size}x{size}x{depth}"
    scale = ("i32 1, i32 %c", "i32 2, i32 %c") if is_scaled else ("i32 0, i32 0", "i32 0, i32 0")
    body = (
        f"  %r = call {result} @llvm.amdgcn.mfma.scale.f32.{shape}.f8f6f4.v8i32.v8i32(<8 x i32> %a, "
        f"<8 x i32> %b, {result} zeroinitializer, i32 {forms[0]}, i32 {forms[1]}, {scale[0]}, {scale[1]})"
    )
    inputs = [("<8 x i32>", left), ("<8 x i32>", right), ("i32", exponents.view("u4").reshape(64))]
    got = lanes(body, inputs, result, np.zeros((64, layout.out), "f4"), arch="gfx950")
    for n in range(64) if is_scaled else ():
        block = slice(32 * (n // size), 32 * (n // size) + 32)
        a[n % size, block] *= 2.0 ** (int(exponents[n, 1]) - 127)
        b[n % size, block] *= 2.0 ** (int(exponents[n, 2]) - 127)
    want = layout.gathered(a @ b.T)
    np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-6 * np.abs(want).max())


@pytest.mark.parametrize(
    ("call", "operand", "result", "arch", "words"),
    [
        ("mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <4 x float> zeroinitializer, i32 2, i32 2, i32 0, "
         "i32 0, i32 0, i32 0)", "<8 x i32>", "<4 x float>", "gfx950", "six-bit operands"),
        ("wmma.f32.16x16x16.f16.v4f32.v4f16(<4 x half> %a, <4 x half> %b, <4 x float> zeroinitializer)", "<4 x half>",
         "<4 x float>", "gfx1201", "WMMA of gfx12 in waves of 64"),
    ],
)  # fmt: skip
def test_a_form_that_there_is_not_is_refused_by_name(
    call: str, operand: str, result: str, arch: str, words: str
) -> None:
    given = np.zeros((64, 8), "i4")
    with pytest.raises(InputError, match=words):
        Layout("", arch, 16, 16).computed(
            f"  %r = call {result} @llvm.amdgcn.{call}",
            [(operand, given)] * 2,
            result,
            np.zeros((64, 4), "f4"),
        )
