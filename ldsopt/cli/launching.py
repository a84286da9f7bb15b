"""A launch from the options that several commands share."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ldsopt.cli.declarations.shared import LaunchOptions
from ldsopt.errors import FileErrors, InputError, UsageError
from ldsopt.target.workgroup_size import told_size

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ldsopt.ir.module import Module
    from ldsopt.simt.kinds import Array
    from ldsopt.simt.launch import Launch


NO_LAUNCH = "no launch: give --launch FILE, or --grid, --block and --arg for each argument"


def require_shape(launch: Launch | None, promises: tuple[str, ...]) -> None:
    """Requires that a launch which is described has the shape that is told.

    Raises:
        UsageError: it has another one.
    """
    told = None if launch is None else told_size(promises, launch.kernel or "")
    if launch is None or told is None:
        return
    if any(size not in (0, items) for size, items in zip(told.sizes, launch.items, strict=True)):
        raise UsageError(
            f"the launch has workgroups of {'x'.join(map(str, launch.items))}: leave out --assume"
        )


def launch_of(asked: LaunchOptions) -> Launch | None:
    """The launch that the options describe; nothing if they describe none.

    Raises:
        UsageError: a file and options that say the same thing twice.
        InputError, Unavailable: as `ldsopt.simt.launch.read_launch`.
    """
    from ldsopt.simt.launch import read_launch
    from ldsopt.verifier.launches import from_options

    described = asked.grid or asked.block or asked.arguments or asked.dynamic_lds
    if asked.launch_file is not None:
        if described:
            raise UsageError("--launch FILE says it all; leave out --grid, --block, --arg and --dynamic-lds")
        launch = read_launch(asked.launch_file)
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


def chosen_launch(asked: LaunchOptions, module: Module, promises: tuple[str, ...] = ()) -> Launch:
    """The launch that the options describe; else one that is chosen as `ldsopt verify` does, which is printed.

    Raises:
        UsageError, InputError, Unavailable: as `launch_of`; or there is none to be found.
    """
    from ldsopt.verifier.launches import choose, parameters_in_words

    if (launch := launch_of(asked)) is not None:
        return launch
    try:
        found = choose(module, kernel=asked.kernel, assume=promises)
    except InputError as error:
        if asked.kernel is None and sum(function.is_kernel for function in module.functions()) > 1:
            raise UsageError(str(error)) from None  # it names them, and that is what has to be said first
        raise UsageError(f"{NO_LAUNCH}; {parameters_in_words(module, asked.kernel)}; {error}") from None
    grid, block = ("x".join(map(str, sizes)) for sizes in (found.launch.groups, found.launch.items))
    click.echo(f"launch: {grid} workgroups of {block}", err=True)
    for choice in found.choices:
        click.echo(f"  chosen: {choice}", err=True)
    return replace(found.launch, seed=asked.seed)


def keep_launch(launch: Launch, path: str | None) -> None:
    """Writes the description of a launch to a file, if one is given.

    Raises:
        UsageError: it has arguments that a description has no words for, or the file's name does not say its form.
        InputError: it cannot be written.
    """
    from ldsopt.ir.write import write
    from ldsopt.simt.launch import described

    if path is None:
        return
    if not path.endswith((".toml", ".json")):
        raise UsageError(f"--save-launch {path}: name it .toml or .json")
    write(path, described(launch, as_json=path.endswith(".json")))


def required_launch(asked: LaunchOptions) -> Launch:
    """The launch that the options describe.

    Raises:
        UsageError, InputError, Unavailable: as `launch_of`; or they describe none.
    """
    launch = launch_of(asked)
    if launch is None:
        raise UsageError(NO_LAUNCH)
    return launch


def optional_launch(asked: LaunchOptions) -> Launch | None:
    """The launch that the options describe, for a command that needs none, and to which ``--dynamic-lds`` says more.

    Raises:
        UsageError, InputError, Unavailable: as `launch_of`; or there are options for a launch, and no launch.
    """
    if asked.launch_file is None and not (asked.grid or asked.block or asked.arguments):
        if asked.kernel or asked.seed:
            raise UsageError(
                "--kernel and --seed say more of a launch: give --launch FILE, or --block and --arg"
            )
        return None
    return launch_of(asked)


def save(outputs: Mapping[str, Array], folder: Path) -> None:
    """Writes arrays as ``NAME.npy``.

    Raises:
        InputError: they cannot be written.
    """
    import numpy as np

    with FileErrors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, array in outputs.items():
            np.save(folder / f"{name}.npy", array)
