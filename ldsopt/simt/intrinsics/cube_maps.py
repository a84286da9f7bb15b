"""Coordinates on the faces of a cube, for cube maps. Source: AMD Instinct MI300 ISA, V_CUBEID_F32 and its siblings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ldsopt.simt.intrinsics.table import Effect, intrinsic, lanewise
from ldsopt.simt.kinds import Array
from ldsopt.simt.node import Node

_FaceFunction = Callable[[Array, Array, Array], Any]


def _by_axis(along_x: _FaceFunction, along_y: _FaceFunction, along_z: _FaceFunction) -> _FaceFunction:
    """Chooses by the coordinate of the largest size; of equal ones z is before y, and y before x."""

    def chosen(x: Array, y: Array, z: Array) -> Array:
        is_z = (np.abs(z) >= np.abs(x)) & (np.abs(z) >= np.abs(y))
        is_y = np.abs(y) >= np.abs(x)
        otherwise = np.where(is_y, along_y(x, y, z), along_x(x, y, z))
        found = np.where(is_z, along_z(x, y, z), otherwise)
        return np.asarray(found, np.float32)

    return chosen


def _face(axis: int) -> _FaceFunction:
    def number(*point: Array) -> Array:
        return np.asarray(np.where(point[axis] < 0, 2 * axis + 1, 2 * axis), np.float32)

    return number


_FUNCTIONS: dict[str, _FaceFunction] = {
    "id": _by_axis(_face(0), _face(1), _face(2)),
    "ma": _by_axis(lambda x, _y, _z: 2 * x, lambda _x, y, _z: 2 * y, lambda _x, _y, z: 2 * z),
    "sc": _by_axis(
        lambda x, _y, z: np.where(x < 0, z, -z),
        lambda x, _y, _z: x,
        lambda x, _y, z: np.where(z < 0, -x, x),
    ),
    "tc": _by_axis(
        lambda _x, y, _z: -y,
        lambda _x, y, z: np.where(y < 0, -z, z),
        lambda _x, y, _z: -y,
    ),
}


def _build(function: _FaceFunction, node: Node) -> Effect:
    return lanewise(node, function, 3)


for _name, _function in _FUNCTIONS.items():
    intrinsic(f"llvm.amdgcn.cube{_name}")(partial(_build, _function))
