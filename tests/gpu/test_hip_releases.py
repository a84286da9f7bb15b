"""Each call that ldsopt makes has the parameters that each release of hip-python takes, as its wheel on PyPI says.

`python tests/gpu/hip_versions.py --record` wrote the table; without `--record` it runs the releases themselves.
"""

import enum
import inspect
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hip_versions import CALLS, RELEASES

from ldsopt import Device
from ldsopt.gpu.device import PackedArguments

RECORDED = json.loads(Path(__file__).with_name("hip_signatures.json").read_text())


ERROR = enum.IntEnum("ERROR", {"hipSuccess": 0})


def properties() -> SimpleNamespace:
    place = {"pciDomainID": 0, "pciBusID": 1, "pciDeviceID": 2}
    return SimpleNamespace(name=b"a device", gcnArchName=b"gfx942:xnack-", **place)


def release(calls: dict[str, Any], seen: set[str]) -> SimpleNamespace:
    """A package that has the calls of a release with their parameters, and does nothing."""

    def one(name: str, parameters: list[str], answers: int) -> Callable[..., Any]:
        signature = inspect.Signature(
            [inspect.Parameter(word, inspect.Parameter.POSITIONAL_OR_KEYWORD) for word in parameters]
        )

        def call(*arguments: Any) -> tuple[Any, ...]:
            signature.bind(*arguments)
            seen.add(name)
            result = properties() if name == "hipGetDeviceProperties" else 1
            return (ERROR(0), *[result] * (answers - 1))

        call.__signature__ = signature  # type: ignore[attr-defined]
        return call

    kinds = SimpleNamespace(hipMemcpyHostToDevice=1, hipMemcpyDeviceToHost=2)
    functions = {name: one(name, *described) for name, described in calls.items()}
    hip = SimpleNamespace(hipError_t=ERROR, hipMemcpyKind=kinds, hipDeviceProp_t=properties, **functions)
    return SimpleNamespace(hip=hip, VERSION="recorded")


def test_every_release_is_recorded() -> None:
    assert tuple(RECORDED) == RELEASES
    assert all(tuple(calls) == CALLS for calls in RECORDED.values())


@pytest.mark.parametrize("version", RELEASES)
def test_every_call_fits_the_release(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    monkeypatch.setitem(sys.modules, "hip", release(RECORDED[version], seen))
    with Device() as device:
        assert (device.name, device.arch, device.pci) == ("a device", "gfx942", "0000:01:02.0")
        pointer = device.allocate(8)
        device.upload(pointer, np.zeros(8, np.uint8))
        device.fill(pointer, 8)
        device.download(pointer, np.zeros(8, np.uint8))
        module = device.load_module(b"code")
        assert device.variable(module, "v") == (1, 1)
        function = device.function(module, "k")
        for cooperative in (False, True):
            arguments = PackedArguments(bytes(8), (0,))
            device.launch(function, (1, 1, 1), (64, 1, 1), 0, arguments, cooperative=cooperative)
        start = device.event()
        device.record(start)
        device.synchronize()
        assert device.milliseconds(start, start) == 1.0
    assert seen == set(CALLS)
