"""The report as JSON keeps to its schema, whatever became of the module."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest
from pack_kernels import ONE_AFTER_THE_OTHER, THREAD, TILES, kernel, module, pack, round_trip

from ldsopt.report.packing import PackingSubject, packing_json, packing_text
from ldsopt.report.schemas import document_schema

ROOT = Path(__file__).parents[2]
SCHEMA = document_schema("packing")

DYNAMIC = "@dyn = external addrspace(3) global [0 x i32], align 4\n"
KEPT = "@keep = addrspace(1) global ptr addrspace(3) @A\n"
CASES = {
    "packed": (module(TILES, kernel(ONE_AFTER_THE_OTHER)), {}),
    "nothing to gain": (module(TILES, kernel(THREAD + round_trip("A") + round_trip("B"))), {}),
    "with a barrier": (
        module(TILES.replace("256 x", "8192 x"), kernel(THREAD + round_trip("A") + round_trip("B"))),
        {"insert_barriers": True},
    ),
    "not shared": (module(TILES, kernel(ONE_AFTER_THE_OTHER)), {"no_share": True}),
    "a variable stays": (module(TILES, KEPT, kernel(ONE_AFTER_THE_OTHER)), {}),
    "dynamic": (
        module(TILES, DYNAMIC, kernel(ONE_AFTER_THE_OTHER + "  store i32 0, ptr addrspace(3) @dyn\n")),
        {},
    ),
    "no architecture": (module(TILES, kernel(ONE_AFTER_THE_OTHER)), {"mcpu": None}),
    "unwritten": (
        module(TILES, kernel(ONE_AFTER_THE_OTHER.replace("store i32 %t, ptr addrspace(3) %pa", ";"))),
        {},
    ),
    "no LDS": (module(kernel("")), {}),
}


@pytest.mark.parametrize(("text", "options"), CASES.values(), ids=list(CASES))
def test_report_keeps_to_the_schema(text: str, options: dict[str, object]):
    packed = pack(text, **options)  # type: ignore[arg-type]
    subject = PackingSubject(packed, "out.ll")
    document = json.loads(packing_json(subject))
    jsonschema.validate(document, SCHEMA)
    assert document["changed"] == bool(packed.details.edits)
    for found in document["kernels"]:
        assert (found["arena"] is None) == (found["left_alone"] is not None)
    assert packing_text(subject, explain=True)


def test_every_member_is_required_and_described_in_the_documentation():
    page = (ROOT / "docs" / "pack.md").read_text()
    for part in (SCHEMA, *(SCHEMA["$defs"][name] for name in ("PackingKernel", "PackingVariable"))):
        assert set(part["required"]) == set(part["properties"])
        assert [name for name in part["properties"] if f"`{name}`" not in page] == []
