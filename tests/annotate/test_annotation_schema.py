"""`annotate --json`: every output follows its schema, and the schema and its page say what is written."""

import copy
import json
import re
import tempfile
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from annotate_cases import DYNAMIC, STATIC, dma, kernel

import ldsopt
from ldsopt import document_schema
from ldsopt.cli import main

ROOT = Path(__file__).parents[2]
SCHEMA = document_schema("annotation")
PAGE = (ROOT / "docs" / "json.md").read_text(encoding="utf-8")
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
CASES = [
    *sorted((Path(__file__).parent / "conformance").glob("*.ll")),
    *sorted((ROOT / "corpus" / "ir").rglob("*.gfx9*.ll")),
]
MODES = {"default": (), "all": ("--bases", "all"), "repair": ("--repair",)}


def reported(source: str, *options: str) -> tuple[dict[str, Any], str]:
    """The report of `ldsopt annotate`, and its output."""
    with tempfile.TemporaryDirectory() as place:
        file, output, report = (Path(place, name) for name in ("k.ll", "out.ll", "k.json"))
        file.write_text(source, encoding="utf-8")
        assert main(["annotate", str(file), "-q", "-o", str(output), "--report", str(report), *options]) == 0
        return json.loads(report.read_text(encoding="utf-8")), output.read_text(encoding="utf-8")


def document(source: str, *options: str) -> dict[str, Any]:
    """The report on tags that no code is asked about."""
    return reported(source, "--no-check", *options)[0]


EXAMPLE = document(ldsopt.EXAMPLE)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_output_follows_it(path: Path, mode: str) -> None:
    found = document(path.read_text(encoding="utf-8"), *MODES[mode])
    VALIDATOR.validate(found)
    for function in found["functions"]:
        counted = {
            status: sum(a["status"] == status for a in function["accesses"]) for status in function["counts"]
        }
        assert counted == function["counts"]


def test_output_by_base_sets_follows_it() -> None:
    texts = [path.read_text(encoding="utf-8") for path in CASES]
    for text in [text for text in texts if "; Not of base sets" not in text][::9]:
        VALIDATOR.validate(document(text, "--precise"))


def test_lines_are_those_of_the_output() -> None:
    source = kernel(f"{dma('@A')}\n\n; a comment\n%x = load float, ptr addrspace(3) @B")
    report, output = reported(source, "--no-check")
    lines = output.split("\n")
    (function,) = report["functions"]
    assert lines[function["line"] - 1].startswith("define amdgpu_kernel void @k(")
    assert ["load.lds" in lines[a["line"] - 1] for a in function["accesses"]] == [True, False]


def test_every_status_is_written() -> None:
    found = document(
        kernel(
            """
            store i32 0, ptr addrspace(3) @A
            store i32 0, ptr addrspace(3) @S
            %q = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
            store i32 0, ptr addrspace(3) %q
            %u = inttoptr i32 %n to ptr addrspace(3)
            store i32 0, ptr addrspace(3) %u
            call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) @A, ptr addrspace(3) @B, i32 16, i1 false)""",
            variables=(*DYNAMIC, *STATIC),
            extra="declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)",
        )
    )
    VALIDATOR.validate(found)
    assert found["functions"][0]["counts"] == {
        "tagged": 1,
        "ambiguous": 1,
        "unknown": 1,
        "static": 1,
        "untagged": 1,
    }


def broken(path: str, value: object) -> dict[str, Any]:
    """The example with one member replaced; ``None`` as the value of a missing path removes it."""
    found = copy.deepcopy(EXAMPLE)
    at: Any = found
    *way, last = path.split(".")
    for step in way:
        at = at[int(step) if step.isdigit() else step]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return found


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("schema", "ldsopt.annotation/2"),
        ("arch", 942),
        ("changed", "yes"),
        ("reason", "none"),
        ("bases", ["A", "A"]),
        ("escapes", ...),
        ("functions", ...),
        ("functions.0.line", 0),
        ("functions.0.given_back", "yes"),
        ("functions.0.left_untagged", [{"line": 3, "by": "chance"}]),
        ("functions.0.counts.tagged", -1),
        ("functions.0.counts.other", 1),
        ("functions.0.accesses.0.kind", "peek"),
        ("functions.0.accesses.0.status", "fine"),
        ("functions.0.accesses.0.status", "unknown"),
        ("functions.0.accesses.0.bases", []),
        ("functions.0.accesses.0.lost", ["%x"]),
        ("assumptions.0.says", ...),
        ("contract", [{"bases": ["A"], "standing": "proved"}]),
        ("contract", [{"bases": ["A", "B"], "standing": "likely"}]),
        ("regions", {"A": 1}),
    ],
)
def test_what_is_wrong_does_not_follow_it(path: str, value: object) -> None:
    VALIDATOR.validate(EXAMPLE)
    with pytest.raises(jsonschema.ValidationError):
        VALIDATOR.validate(broken(path, value))


class TestPage:
    def test_names_every_status_and_kind(self) -> None:
        access = SCHEMA["$defs"]["AccessMember"]["properties"]
        for name in (*access["status"]["enum"], *access["kind"]["enum"]):
            assert f"`{name}`" in PAGE

    def test_names_every_schema(self, capfd: pytest.CaptureFixture[str]) -> None:
        assert main(["schema"]) == 0
        names = re.findall(r"^([a-z]+)\b", capfd.readouterr().out, re.MULTILINE)
        assert len(names) > 20
        assert [name for name in names if f"`{name}`" not in PAGE] == []
