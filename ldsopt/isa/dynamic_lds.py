"""Adds the dynamic LDS of a launch to measurements: no code shows it, but it limits the occupancy."""

from __future__ import annotations

from dataclasses import replace

from ldsopt.errors import InputError
from ldsopt.isa.measurement import FunctionMeasurement, Measurement
from ldsopt.isa.resources import with_occupancy
from ldsopt.target.arch import Arch, arch


def with_dynamic_lds(measurement: Measurement, added: int) -> Measurement:
    """A measurement of kernels that are launched with so many bytes of dynamic LDS.

    Raises:
        InputError: a kernel then needs more LDS than a workgroup may have.
    """
    if not added:
        return measurement
    on = arch(measurement.arch)
    functions = tuple(
        _with(function, added, on, measurement.source) if function.is_kernel else function
        for function in measurement.functions
    )
    return replace(measurement, functions=functions)


def _with(function: FunctionMeasurement, added: int, on: Arch, source: str) -> FunctionMeasurement:
    known = function.resources
    if known.lds_bytes is None:
        return function
    needed = known.lds_bytes + added
    if needed > on.lds_bytes:
        raise InputError(
            f"kernel '{function.name}' needs {needed} bytes of LDS with the {added} of the launch; a workgroup on "
            f"{on.name} has {on.lds_bytes}",
            file=source,
        )
    more = with_occupancy(replace(known, lds_bytes=needed), on, cu_mode=False, told=known.occupancy)
    return replace(function, resources=more)
