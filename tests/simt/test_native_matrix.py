"""Native matrix products against numpy's: bit for bit, of all types, with edges; or numpy's own where bits may differ."""

import re
from typing import Any

import numpy as np
import pytest
from lane_kernels import lanes
from launch_cases import Array

from ldsopt.simt.native import engine
from ldsopt.simt.native.matrix import MatrixProduct

SHAPES = [
    "f32.16x16x16bf16.1k",
    "f32.16x16x16f16",
    "f32.16x16x32.bf16",
    "f32.16x16x32.f16",
    "f32.16x16x4f32",
    "f32.16x16x8.xf32",
    "f32.16x16x8bf16",
    "f32.32x32x16.bf16",
    "f32.32x32x16.f16",
    "f32.32x32x2f32",
    "f32.32x32x4.xf32",
    "f32.32x32x4bf16",
    "f32.32x32x8bf16.1k",
    "f32.32x32x8f16",
    "i32.16x16x16i8",
    "i32.16x16x32.i8",
    "i32.16x16x64.i8",
    "i32.32x32x16.i8",
    "i32.32x32x32.i8",
    "i32.32x32x8i8",
] + [
    f"f32.{shape}.{a}.{b}"
    for shape in ("16x16x32", "32x32x16")
    for a in ("fp8", "bf8")
    for b in ("fp8", "bf8")
]
"""The products without blocks that LLVM 22 knows, by the ends of their intrinsics' names."""
_NEWER = re.compile(r"\.(f16|bf16)$|16x16x64\.i8|32x32x32\.i8")
"""Shapes that only gfx950 has."""


def operand_type(name: str, each: int) -> str:
    """The type of a register with so many elements of an operand."""
    kind = re.sub(r"^.*x\d+\.?", "", name)
    if kind in ("f16", "f32", "xf32"):
        element = "float" if kind.endswith("f32") else "half"
        return element if each == 1 else f"<{each} x {element}>"
    if kind == "bf16" and ".bf16" in name:
        return f"<{each} x bfloat>"
    if kind.startswith("bf16"):
        return f"<{each} x i16>"
    return {4: "i32", 8: "i64", 16: "<4 x i32>"}[each]


def contents(rng: np.random.Generator, type_: str, form: str) -> Array:
    """The memory of 64 lanes' values of a type: plain numbers, with zeros, denormals and ends, or any bits."""
    sizes = {"half": 2, "float": 4, "bfloat": 2, "i16": 2, "i32": 4, "i64": 8}
    element = type_.strip("<>").split(" x ")[-1]
    count = 64 * (int(type_[1:].split(" ", maxsplit=1)[0]) if type_[0] == "<" else 1)
    if form == "any bits" or element in ("i32", "i64"):
        raw = rng.integers(0, 256, count * sizes[element], dtype=np.uint8)
        return raw & np.uint8(0x77) if form != "any bits" else raw
    numbers = rng.normal(size=count)
    if form == "edges":
        ends = [0.0, -0.0, 1e-45, -1e-45, 6e-8, 3e38, -3e38, 65504.0]
        numbers = np.where(rng.random(count) < 0.4, rng.choice(ends, count), numbers)
    with np.errstate(over="ignore"):
        if element == "half":
            return numbers.astype("f2").view(np.uint8)
        singles = numbers.astype("f4")
        if element == "float":
            return singles.view(np.uint8)
        return (singles.view("u4") >> np.uint32(16)).astype("u2").view(np.uint8)


def product(name: str, seed: int, form: str) -> bytes:
    """The output of a kernel of one product."""
    match = re.match(r"(f32|i32)\.(\d+)x\d+x(\d+)", name)
    assert match is not None
    size, depth = int(match[2]), int(match[3])
    type_, out = operand_type(name, size * depth // 64), size * size // 64
    rng = np.random.default_rng(seed)
    result = f"<{out} x {'float' if match[1] == 'f32' else 'i32'}>"
    added = (
        rng.normal(size=(64, out)).astype("f4")
        if match[1] == "f32"
        else rng.integers(0, 1 << 32, (64, out), "u4")
    )
    body = f"  %r = call {result} @llvm.amdgcn.mfma.{name}({type_} %a, {type_} %b, {result} %c, i32 0, i32 0, i32 0)"
    inputs = [(type_, contents(rng, type_, form)), (type_, contents(rng, type_, form)), (result, added)]
    return lanes(
        body, inputs, result, np.zeros_like(added), arch="gfx950" if _NEWER.search(name) else "gfx942"
    ).tobytes()


@pytest.mark.parametrize("name", SHAPES)
def test_products_are_numpys(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forms = ["numbers", "edges", "any bits"]
    by_numpy = [product(name, seed, form) for seed, form in enumerate(forms)]
    native: list[bool] = []
    compute = MatrixProduct.compute

    def watched(self: MatrixProduct, a: Any, b: Any, c: Any) -> Array | None:
        found = compute(self, a, b, c)
        native.append(found is not None)
        return found

    monkeypatch.setattr(MatrixProduct, "compute", watched)
    monkeypatch.setattr(engine, "ENOUGH", 1)
    assert [product(name, seed, form) for seed, form in enumerate(forms)] == by_numpy
    if name.startswith(
        "i32"
    ):  # of floats it is up to this computer's BLAS whether there is a native function
        assert native == [True] * len(forms)
    elif "xf32" in name:
        assert native == []


def test_a_native_product_that_numpy_does_not_agree_with_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "ENOUGH", 1)
    name = "i32.16x16x32.i8"
    taken: list[MatrixProduct] = []
    compute = MatrixProduct.compute

    def other(self: MatrixProduct, a: Any, b: Any, c: Any) -> Array | None:
        numpys = self._reference
        self._reference = lambda *given: numpys(*given) + np.uint32(1)
        taken.append(self)
        return compute(self, a, b, c)

    expected = product(name, 1, "numbers")
    monkeypatch.setattr("ldsopt.simt.native.matrix._agreeing", {})
    monkeypatch.setattr(MatrixProduct, "compute", other)
    assert product(name, 1, "numbers") == expected
    assert taken and taken[0]._call is None and not taken[0]._candidates


@pytest.mark.parametrize(
    ("name", "target", "type_"),
    [
        ("f32.16x16x16.f16", "gfx1100", "<16 x half>"), ("f32.16x16x16.bf16", "gfx1100", "<16 x i16>"),
        ("f32.16x16x16.f16", "gfx1201", "<8 x half>"), ("f32.16x16x16.bf16", "gfx1201", "<8 x i16>"),
        ("f32.16x16x16.fp8.fp8", "gfx1201", "<2 x i32>"), ("f32.16x16x16.bf8.fp8", "gfx1201", "<2 x i32>"),
    ],
)  # fmt: skip
def test_products_of_rdna_are_numpys(
    *, name: str, target: str, type_: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    vector = "<8 x float>"
    intrinsic = f"llvm.amdgcn.wmma.{name}.v8f32.v{type_[1:].replace(' x ', '').replace('half>', 'f16').replace('>', '')}"
    body = f"  %r = call {vector} @{intrinsic}({type_} %a, {type_} %b, {vector} %c)"

    def found(seed: int, form: str) -> bytes:
        rng = np.random.default_rng(seed)
        given = [
            (type_, contents(rng, type_, form)[: contents(rng, type_, form).size // 2]) for _ in range(2)
        ]
        added = rng.normal(size=(32, 8)).astype("f4")
        inputs = [*given, (vector, added)]
        return lanes(body, inputs, vector, np.zeros_like(added), arch=target, block=32).tobytes()

    forms = ["numbers", "edges", "any bits"]
    by_numpy = [found(seed, form) for seed, form in enumerate(forms)]
    monkeypatch.setattr(engine, "ENOUGH", 1)
    assert [found(seed, form) for seed, form in enumerate(forms)] == by_numpy
