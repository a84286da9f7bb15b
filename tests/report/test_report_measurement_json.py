"""The JSON form keeps everything, follows its schema, and refuses what is broken in one line."""

from __future__ import annotations

import json

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st
from report_samples import function, module
from report_strategies import measurements

from ldsopt import InputError
from ldsopt.isa.measurement import Measurement
from ldsopt.report.measurement_json import measurements_from_json, measurements_to_json
from ldsopt.report.schemas import document_schema

SCHEMA = document_schema("measurement")


@given(st.lists(measurements, max_size=3).map(tuple))
def test_round_trip_loses_nothing_and_follows_the_schema(found: tuple[Measurement, ...]) -> None:
    text = measurements_to_json(found)
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(text))
    assert measurements_from_json(text, "x.json") == found


def test_schema_is_itself_valid() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_derived_members_are_written_and_ignored_when_read() -> None:
    text = measurements_to_json([module(function(spec="vmcnt(0)@1*2 vmcnt(4)"))])
    document = json.loads(text)
    written = document["measurements"][0]["functions"][0]
    assert written["metrics"]["vmcnt0_in_loops"] == 2
    assert written["wait_histogram"][0] == {
        "counter": "vmcnt",
        "n": 0,
        "count": 2,
        "in_loops": 2,
        "by_depth": {"1": 2},
    }
    del written["metrics"], written["wait_histogram"]
    written["a_member_of_tomorrow"] = 1
    assert measurements_from_json(json.dumps(document), "x") == measurements_from_json(text, "x")


def _broken(path: str, value: object) -> str:
    """A good document with one member replaced; ``...`` removes it."""
    document = json.loads(measurements_to_json([module(function(spec="vmcnt(0)@1"))]))
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
        ("schema", ..., 'bad.json: no "schema" member, so this is not ldsopt.measurement; expected "schema": "ldsopt.measurement/1"'),
        ("schema", "ldsopt.measurement/2", "bad.json: schema: 'ldsopt.measurement/2' is newer than this ldsopt reads; upgrade ldsopt"),
        ("schema", "ldsopt.diff/1", "bad.json: schema: expected 'ldsopt.measurement/1', found 'ldsopt.diff/1'"),
        ("schema", 1, "bad.json: schema: expected a string, found 1"),
        ("measurements", {}, "bad.json: measurements: expected an array, found an object"),
        ("measurements.0.arch", None, "bad.json: measurements[0].arch: expected a string, found null"),
        ("measurements.0.compiler", ..., "bad.json: measurements[0]: 'compiler' is missing"),
        ("measurements.0.functions.0.dma", True, "bad.json: measurements[0].functions[0].dma: expected a whole number, 0 or more, found true"),
        ("measurements.0.functions.0.dma", -1, "bad.json: measurements[0].functions[0].dma: expected a whole number, 0 or more, found -1"),
        ("measurements.0.functions.0.dma", 2**64, "bad.json: measurements[0].functions[0].dma: expected a whole number, 0 or more, found 18446744073709551616"),
        ("measurements.0.functions.0.is_kernel", "yes", 'bad.json: measurements[0].functions[0].is_kernel: expected true or false, found "yes"'),
        ("measurements.0.functions.0.waits.0.counters", [], "bad.json: measurements[0].functions[0].waits[0].counters: expected an object, found an array"),
        ("measurements.0.functions.0.resources.vgprs", 1.5, "bad.json: measurements[0].functions[0].resources.vgprs: expected a whole number, 0 or more, found 1.5"),
    ],
)  # fmt: skip
def test_broken_document_is_refused_with_its_place(path: str, value: object, message: str) -> None:
    with pytest.raises(InputError) as caught:
        measurements_from_json(_broken(path, value), "bad.json")
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"schema":\n}', "bad.json:2: not JSON: Expecting value"),
        ("", "bad.json:1: not JSON: Expecting value"),
        ("[" * 100_000, "bad.json: not usable JSON: "),
        ("1" * 10_000, "bad.json: not usable JSON: "),
        ("[]", "bad.json: expected an object, found an array"),
    ],
)
def test_what_is_not_a_document_is_refused(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        measurements_from_json(text, "bad.json")
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_a_function_measured_twice_is_refused() -> None:
    text = measurements_to_json([module(function("k"), function("k"))])
    with pytest.raises(InputError, match=r"measurements\[0\]: function 'k' is there twice"):
        measurements_from_json(text, "bad.json")
