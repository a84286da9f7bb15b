"""The report as JSON keeps to its schema, whatever became of the module."""

import json
from pathlib import Path

import jsonschema
import pytest
from pack_kernels import ONE_AFTER_THE_OTHER, THREAD, TILES, kernel, module, round_trip

from ldsopt import document_schema
from ldsopt.cli import main

SCHEMA = document_schema("packing")

DYNAMIC = "@dyn = external addrspace(3) global [0 x i32], align 4\n"
KEPT = "@keep = addrspace(1) global ptr addrspace(3) @A\n"
CPU = ("--mcpu", "gfx942")
CASES = {
    "packed": (module(TILES, kernel(ONE_AFTER_THE_OTHER)), CPU),
    "nothing to gain": (module(TILES, kernel(THREAD + round_trip("A") + round_trip("B"))), CPU),
    "with a barrier": (
        module(TILES.replace("256 x", "8192 x"), kernel(THREAD + round_trip("A") + round_trip("B"))),
        (*CPU, "--insert-barriers"),
    ),
    "not shared": (module(TILES, kernel(ONE_AFTER_THE_OTHER)), (*CPU, "--no-share")),
    "a variable stays": (module(TILES, KEPT, kernel(ONE_AFTER_THE_OTHER)), CPU),
    "dynamic": (
        module(TILES, DYNAMIC, kernel(ONE_AFTER_THE_OTHER + "  store i32 0, ptr addrspace(3) @dyn\n")),
        CPU,
    ),
    "no architecture": (module(TILES, kernel(ONE_AFTER_THE_OTHER)), ()),
    "unwritten": (
        module(TILES, kernel(ONE_AFTER_THE_OTHER.replace("store i32 %t, ptr addrspace(3) %pa", ";"))),
        (*CPU, "--no-share"),
    ),
    "no LDS": (module(kernel("")), CPU),
}


@pytest.mark.parametrize(("text", "options"), CASES.values(), ids=list(CASES))
def test_report_keeps_to_the_schema(text: str, options: tuple[str, ...], tmp_path: Path):
    (tmp_path / "k.ll").write_text(text)
    files = [str(tmp_path / name) for name in ("k.ll", "out.ll", "k.json")]
    assert main(["pack", files[0], "-o", files[1], "--report", files[2], "--goal", "bytes", *options]) == 0
    document = json.loads((tmp_path / "k.json").read_text())
    jsonschema.validate(document, SCHEMA)
    assert document["changed"] == ("@ldsopt.arena" in (tmp_path / "out.ll").read_text())
    for one in document["kernels"]:
        assert (one["arena"] is None) == (one["left_alone"] is not None)


def test_every_member_is_required():
    for part in (SCHEMA, *(SCHEMA["$defs"][name] for name in ("PackingKernel", "PackingVariable"))):
        assert set(part["required"]) == set(part["properties"])
