"""The JSON form keeps everything, follows its schema, and refuses what is broken in one line."""

import json
import tempfile
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from report_samples import Side, function, module, read, record, said
from report_strategies import measurements

from ldsopt import InputError

SCHEMA = json.loads(said("schema", "measurement").out)


def written(text: str) -> str:
    """The record that `ldsopt measure` makes of one."""
    with tempfile.TemporaryDirectory() as place:
        Path(place, "x.json").write_text(text)
        return said("measure", str(Path(place, "x.json")), "--json").out


@settings(max_examples=50)
@given(measurements)
def test_round_trip_loses_nothing_and_follows_the_schema(side: Side) -> None:
    text = written(record(side))
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(text))
    assert read(text) == read(record(side))
    assert written(text) == text


def test_derived_members_are_written_and_ignored_when_read() -> None:
    text = written(record(module(function(spec="vmcnt(0)@1*2 vmcnt(4)"))))
    document = json.loads(text)
    found = document["measurements"][0]["functions"][0]
    assert found["metrics"]["vmcnt0_in_loops"] == 2
    first = {"counter": "vmcnt", "n": 0, "count": 2, "in_loops": 2, "by_depth": {"1": 2}}
    assert found["wait_histogram"][0] == first
    del found["metrics"], found["wait_histogram"]
    found["a_member_of_tomorrow"] = 1
    assert read(json.dumps(document)) == read(text)


def _broken(path: str, value: object) -> str:
    """A good document with one member replaced; ``...`` removes it."""
    document = json.loads(record(module(function(spec="vmcnt(0)@1"))))
    *parents, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
    node = document
    for part in parents:
        node = node[part]
    if value is ...:
        del node[last]
    else:
        node[last] = value
    return json.dumps(document)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("schema", ..., "x.json: this is JSON; LLVM IR (.ll or .bc) is needed here; `ldsopt diff` and `ldsopt measure` read the JSON records that `ldsopt measure --json` writes"),
        ("schema", "ldsopt.measurement/2", "x.json: schema: 'ldsopt.measurement/2' is newer than this ldsopt reads; upgrade ldsopt"),
        ("schema", "ldsopt.diff/1", "x.json: schema: expected 'ldsopt.measurement/1', found 'ldsopt.diff/1'"),
        ("schema", 1, "x.json: schema: expected a string, found 1"),
        ("measurements", {}, "x.json: measurements: expected an array, found an object"),
        ("measurements.0.arch", None, "x.json: measurements[0].arch: expected a string, found null"),
        ("measurements.0.compiler", ..., "x.json: measurements[0]: 'compiler' is missing"),
        ("measurements.0.functions.0.dma", True, "x.json: measurements[0].functions[0].dma: expected a whole number, 0 or more, found true"),
        ("measurements.0.functions.0.dma", -1, "x.json: measurements[0].functions[0].dma: expected a whole number, 0 or more, found -1"),
        ("measurements.0.functions.0.dma", 2**64, "x.json: measurements[0].functions[0].dma: expected a whole number, 0 or more, found 18446744073709551616"),
        ("measurements.0.functions.0.is_kernel", "yes", 'x.json: measurements[0].functions[0].is_kernel: expected true or false, found "yes"'),
        ("measurements.0.functions.0.waits.0.counters", [], "x.json: measurements[0].functions[0].waits[0].counters: expected an object, found an array"),
        ("measurements.0.functions.0.resources.vgprs", 1.5, "x.json: measurements[0].functions[0].resources.vgprs: expected a whole number, 0 or more, found 1.5"),
    ],
)  # fmt: skip
def test_broken_document_is_refused_with_its_place(path: str, value: object, message: str) -> None:
    with pytest.raises(InputError) as caught:
        read(_broken(path, value))
    assert str(caught.value).endswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"schema":\n}', "x.json:2: not JSON: Expecting value"),
        ("", "x.json: empty input"),
        ('{"schema": ' + "[" * 100_000, "x.json: not usable JSON: "),
        ('{"schema": ' + "1" * 10_000, "x.json: not usable JSON: "),
        ("[]", "x.json: this is JSON; LLVM IR"),
    ],
)
def test_what_is_not_a_document_is_refused(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        read(text)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_function_measured_twice_is_refused() -> None:
    with pytest.raises(InputError, match=r"measurements\[0\]: function 'k' is there twice"):
        read(record(module(function("k"), function("k"))))
