"""`ldsopt waits` of objects; the rest is `tests/cases/waits/command.ll`."""

from __future__ import annotations

import json

import pytest
from command_line import GEMM, CommandLine


@pytest.mark.llvm22
@pytest.mark.parametrize("name", ["out.o", "out.hsaco"])
def test_output_is_assembled_by_its_name(ldsopt: CommandLine, name: str) -> None:
    assert ldsopt("waits", str(GEMM), "-o", name).code == 0
    assert (ldsopt.place / name).read_bytes().startswith(b"\x7fELF")
    measured = ldsopt("measure", name, "--format", "json")
    assert json.loads(measured.out)["measurements"][0]["functions"]


@pytest.mark.llvm22
def test_a_code_object_stays_one(ldsopt: CommandLine) -> None:
    assert ldsopt("compile", str(GEMM), "-o", "stock.o").code == 0
    assert ldsopt("waits", "stock.o", "-o", "exact.o").code == 0
    assert (ldsopt.place / "exact.o").stat().st_size == (ldsopt.place / "stock.o").stat().st_size
    assert ldsopt("link", "stock.o", "-o", "stock.hsaco").code == 0
    for name in ("exact.s", "out.o"):
        said = ldsopt("waits", "stock.hsaco", "-o", name)
        assert said.code == 2
        assert f"name the output .hsaco, not '{name}'" in said.err
        assert not (ldsopt.place / name).exists()
