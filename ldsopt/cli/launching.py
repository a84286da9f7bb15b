"""A launch from the options that several commands share."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ldsopt.errors import InputError, UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ldsopt.simt.kinds import Array
    from ldsopt.simt.launch import Launch


class Asked(Protocol):
    """The options."""

    @property
    def launch_file(self) -> Path | None: ...
    @property
    def grid(self) -> str | None: ...
    @property
    def block(self) -> str | None: ...
    @property
    def arguments(self) -> tuple[str, ...]: ...
    @property
    def kernel(self) -> str | None: ...
    @property
    def dynamic_lds(self) -> int: ...
    @property
    def seed(self) -> int: ...


def launch_of(asked: Asked) -> Launch | None:
    """The launch that the options describe; nothing if they describe none.

    Raises:
        UsageError: a file and options that say the same thing twice.
        InputError, Unavailable: as `ldsopt.simt.launch.from_file`.
    """
    from ldsopt.simt.launch import from_file
    from ldsopt.verifier.launches import from_options

    described = asked.grid or asked.block or asked.arguments or asked.dynamic_lds
    if asked.launch_file is not None:
        if described:
            raise UsageError("--launch FILE says it all; leave out --grid, --block, --arg and --dynamic-lds")
        launch = from_file(asked.launch_file)
        launch = replace(launch, seed=asked.seed) if asked.seed else launch
        return replace(launch, kernel=asked.kernel) if asked.kernel else launch
    if not described:
        return None
    return from_options(
        asked.grid,
        asked.block,
        asked.arguments,
        kernel=asked.kernel,
        dynamic_lds=asked.dynamic_lds,
        seed=asked.seed,
    )


def save(outputs: Mapping[str, Array], folder: Path) -> None:
    """Writes arrays as ``NAME.npy``.

    Raises:
        InputError: they cannot be written.
    """
    import numpy as np

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, array in outputs.items():
            np.save(folder / f"{name}.npy", array)
    except OSError as error:
        raise InputError((error.strerror or str(error)).lower(), file=folder) from None
