"""Every JSON document that a command writes follows its schema, and no member of it is left undescribed.

The shipped schemas let documents of a later version have more members. Here they are closed first: a member that the
schema does not name is an error.
"""

import copy
import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "records"))
sys.path.insert(0, str(Path(__file__).parents[1] / "stalls"))

import att_traces
import dump_files
from changed_compilers import COPIED, WAITS_FOR_DMA, changed_compiler
from command_line import ROOT, CommandLine
from simulated_kernels import kernel

from ldsopt import document_names, document_schema

SCHEMAS = {f"{name}-1": document_schema(name) for name in document_names()}
TABLE = Path(__file__).with_name("documents.txt").read_text(encoding="utf-8").splitlines()
COMMANDS = dict(line.split(" | ", 1) for line in TABLE if not line.startswith("#"))

# What makes sure that a document has what its name says, so that the schema's rarer parts are reached.
SHOWN: dict[str, Callable[[Any], Any]] = {
    "annotation-1: statics, ranges, regions": lambda found: found["functions"][0]["counts"]["tagged"],
    "annotation-1: checked": lambda found: found["check"]["recovered"],
    "annotation-1: fences": lambda found: found["fences"]["kernels"][-1]["fences"][0]["pair"],
    "annotation-1: nothing to do": lambda found: found["reason"],
    "check-1: definite findings": lambda found: found["counts"]["definite"] > 2 == len(found["findings"]),
    "liveness-1: many conflicts": lambda found: found["kernels"][0]["conflicts"],
    "liveness-1: findings": lambda found: found["kernels"][0]["findings"],
    "liveness-1: no phases": lambda found: found["kernels"][0]["refused"],
    "interference-1: of liveness": lambda found: found["kernels"][0]["edges"],
    "simulation-1: expected": lambda found: found["expected"],
    "optimization-1: better": lambda found: found["groups"][0]["changes"] and found["check"],
    "optimization-1: at a price": lambda found: "worse" in str(found["groups"]),
    "optimization-1: repaired": lambda found: any(group["repaired"] for group in found["groups"]),
    "pipelining-1: copies": lambda found: found["loops"][0]["slots"][0]["waits"],
    "instrumentation-1: barriers": lambda found: found["kernels"][0]["scopes"],
    "instrumentation-1: marked only": lambda found: found["marked"][0]["scopes"],
    "packing-1: shared": lambda found: found["kernels"][0]["obstacles"],
    "packing-1: left alone": lambda found: found["kernels"][0]["left_alone"],
    "measurement-1: launched": lambda found: found["measurements"][0]["functions"][0]["waits"][0]["executed"],
    "diff-1: launched": lambda found: found["functions"][0]["waits"][0]["before_executed"],
    "diff-1: a gate": lambda found: found["gate"]["failures"],
    "baseline-1: updated": lambda found: found["accepted"][0]["expires"],
    "banks-1: executed": lambda found: found["is_executed"] and found["accesses"],
    "banks-1: layouts": lambda found: any(variable["layouts"] for variable in found["variables"]),
    "qualification-1: a wait lost": lambda found: found["reproducers"] and found["modules"][0]["gained"],
    "qualification-1: not read": lambda found: any(one["after"]["refused"] for one in found["modules"]),
    "waits-1: dropped": lambda found: any(wait["completes"] for wait in found["functions"][0]["waits"]),
    "waits-1: added": lambda found: found["counts"]["added"] and found["findings_before"]["definite"],
    "waits-1: launched": lambda found: found["functions"][0]["waits"][0]["executed"],
    "timeline-1: of a launch": lambda found: (
        found["waves"] == 4 and found["rows"][0]["waits_for"] and found["figures"]
    ),
    "stalls-1: of two traces": lambda found: found["rows"][0]["proof"]["needs"] and found["against"]["kinds"],
    "witness-1: a ring": lambda found: found["kernels"][0]["told_apart"] and found["kernels"][0]["accesses"],
    "scopes-1: of two launches": lambda found: found["trees"][1]["scopes"],
    "trace-1: of two waves": lambda found: found["workgroups"][0]["waves"][1]["marks"],
    "simulation-1: no finding": lambda found: not found["findings"] and found["profile"]["accesses"],
    "simulation-1: a race": lambda found: found["findings"][0]["other"],
    "verification-1: a race more": lambda found: found["new_findings"],
    "verification-1: other values": lambda found: found["differences"],
}


def closed(schema: Any) -> Any:
    """The schema with every object restricted to the members that it names."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: closed(value) for key, value in schema.items()}
    if schema.get("type") == "object" and "properties" in schema:
        found.setdefault("additionalProperties", False)
    return found


@pytest.fixture
def inputs(tmp_path: Path) -> None:
    """Modules of every kind that the commands above name."""
    (tmp_path / "lds.ll").write_text(kernel())
    (tmp_path / "race.ll").write_text(kernel(barrier=""))
    (tmp_path / "two.ll").write_text(kernel(operation="add i32 %y, 2"))
    (tmp_path / "unwritten.ll").write_text(kernel().replace("store i32 %x, ptr addrspace(3) %own", ""))
    branch = "%c = icmp eq i32 %x, 0\n  br i1 %c, label %a, label %b\na:\n  {}\n  br label %b\nb:"
    (tmp_path / "divergent.ll").write_text(
        kernel(barrier=branch.format("call void @llvm.amdgcn.s.barrier()"))
    )
    (tmp_path / "copied.ll").write_text(COPIED)
    np.save(tmp_path / "arange.npy", np.arange(128))
    (tmp_path / "k.dump").write_bytes(
        dump_files.raw_dump(dump_files.HEADER, {0: dump_files.slot(dump_files.HEADER, 0, dump_files.TWO)})
    )
    traced = att_traces.code_object(att_traces.KERNEL.format(name="kernel"), "gfx942")
    rows = att_traces.rows_of(traced, att_traces.MEASURED)
    att_traces.write_trace(tmp_path / "trace", rows, code=traced)
    changed_compiler(tmp_path, without=WAITS_FOR_DMA)
    changed_compiler(tmp_path, "old-llc", version="17.0.0", unreadable="@copied")


@pytest.mark.parametrize("what", COMMANDS)
@pytest.mark.usefixtures("inputs")
def test_document_follows_its_schema(what: str, tmp_path: Path, ldsopt: CommandLine) -> None:
    file = tmp_path / "report.json"
    words = shlex.split(COMMANDS[what])
    said = ldsopt(*(part.replace("{json}", str(file)).replace("{root}", str(ROOT)) for part in words))
    assert said.code in (0, 1), said.err
    document = json.loads(file.read_text() if file.exists() else said.out)
    assert SHOWN.get(what, bool)(document)
    jsonschema.Draft202012Validator(closed(SCHEMAS[what.partition(":")[0]])).validate(document)


ELSEWHERE = {"selftest-1", "sweep-1"}
"""Documents that `tests/gpu`, with the stand-in for HIP, and `tests/fleet` hold against their schemas."""


def test_every_schema_is_held_against_a_command() -> None:
    assert {what.partition(":")[0] for what in COMMANDS} | ELSEWHERE == set(SCHEMAS)


@pytest.mark.parametrize("name", SCHEMAS)
def test_command_writes_it(name: str, ldsopt: CommandLine) -> None:
    assert json.loads(ldsopt("schema", name.removesuffix("-1")).out) == SCHEMAS[name]


@pytest.mark.parametrize("name", SCHEMAS)
def test_schema_is_one_and_says_which(name: str) -> None:
    schema = SCHEMAS[name]
    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema["title"] == schema["properties"]["schema"]["const"] == f"ldsopt.{name.replace('-', '/')}"


def test_a_member_that_no_schema_names_is_seen() -> None:
    schema = copy.deepcopy(SCHEMAS["annotation-1"])
    del schema["$defs"]["AnnotatedMember"]["properties"]["dma_drained"]
    found = closed(schema)
    assert "dma_drained" in found["$defs"]["AnnotatedMember"]["required"]
    assert found["$defs"]["AnnotatedMember"]["additionalProperties"] is False
