"""A launch from the options that several commands share."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ldsopt.checker.promised_options import LAUNCH_PROMISES, require_promises
from ldsopt.errors import InputError, UsageError
from ldsopt.options import option
from ldsopt.target.workgroup_size import WORKGROUP_SIZE, workgroup_size

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ldsopt.ir.module import Module
    from ldsopt.simt.kinds import Array
    from ldsopt.simt.launch import Launch


NO_LAUNCH = "no launch: give --launch FILE, or --grid, --block and --arg for each argument"


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchOptions:
    """The launch of a kernel, in words."""

    launch_file: Path | None = option(
        None,
        "What to run on: .toml or .json with grid, block, arguments, dynamic_lds.",
        flags=("--launch",),
        metavar="FILE",
    )
    grid: str | None = option(None, "Workgroups. Default: 1.", metavar="X,Y,Z")
    block: str | None = option(None, "Work-items of a workgroup. Default: 64.", metavar="X,Y,Z")
    arguments: tuple[str, ...] = option(
        (),
        "An argument of the kernel, in order: 64, i32=64, 'A: f16[128,64]=random', 'f32[64]=@a.npy', null.",
        flags=("--arg",),
        metavar="ARG",
    )
    kernel: str | None = option(None, "Which kernel, where the module has several.", metavar="NAME")
    dynamic_lds: int = option(0, "LDS that the launch adds to the kernel's own.", metavar="BYTES", minimum=0)
    seed: int = option(0, "Seed of random contents and of random orders. Default: 0.", metavar="N")


backend = click.option(
    "--backend",
    type=click.Choice(["auto", "interpreted", "compiled"]),
    default="auto",
    metavar="NAME",
    help="How kernels are executed: interpreted, compiled, or auto (the default). The results are the same.",
)
"""The option that says so."""


timeout = click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    metavar="SECONDS",
    help="Stop after this many seconds. Default: never.",
)
"""The option that limits the time of all."""


def jobs(words: str) -> Callable[[Any], Any]:
    """The option that says how many processes execute something at a time; its help is ``words``."""
    return click.option(
        "-j",
        "--jobs",
        type=click.IntRange(min=1),
        default=lambda: len(os.sched_getaffinity(0)),
        metavar="N",
        help=words,
    )


def _promise(context: click.Context, parameter: click.Parameter, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of promises, each of which is one that a launch can keep, with at most one shape."""
    del context, parameter
    require_promises(names)
    return names


keeping = click.option(
    "--assume",
    "promises",
    callback=_promise,
    multiple=True,
    metavar="NAME",
    help=f"Refuse a launch that breaks {' or '.join(LAUNCH_PROMISES)}; {WORKGROUP_SIZE}=X[,Y[,Z]] is the shape of a "
    "chosen launch. Repeatable.",
)
"""The option that says which promises a launch has to keep."""

shaping = click.option(
    "--assume",
    "promises",
    callback=_promise,
    multiple=True,
    metavar="NAME",
    help=f"{WORKGROUP_SIZE}=X[,Y[,Z]]: the shape of the workgroups of a launch that is chosen.",
)
"""The option that says what a launch that is chosen looks like."""


def require_shape(launch: Launch | None, promises: tuple[str, ...]) -> None:
    """Requires that a launch which is described has the shape that is told.

    Raises:
        UsageError: it has another one.
    """
    shape = shape_in(promises)
    if launch is not None and shape not in (None, launch.items):
        raise UsageError(
            f"the launch has workgroups of {'x'.join(map(str, launch.items))}: leave out --assume"
        )


def shape_in(promises: tuple[str, ...]) -> tuple[int, int, int] | None:
    """The shape of workgroups among what is promised."""
    return next((size for name in promises if (size := workgroup_size(name))), None)


saving = click.option(
    "--save-launch",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the launch there, given or chosen, for --launch: .toml or .json.",
)
"""The option that keeps the launch."""


def launch_of(asked: LaunchOptions) -> Launch | None:
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


def chosen_launch(asked: LaunchOptions, module: Module, promises: tuple[str, ...] = ()) -> Launch:
    """The launch that the options describe; else one that is chosen as `ldsopt verify` does, which is printed.

    Raises:
        UsageError, InputError, Unavailable: as `launch_of`; or there is none to be found.
    """
    from ldsopt.verifier.launches import choose, parameters_in_words

    if (launch := launch_of(asked)) is not None:
        return launch
    try:
        found = choose(module, kernel=asked.kernel, shape=shape_in(promises))
    except InputError as error:
        if asked.kernel is None and sum(function.is_kernel for function in module.functions()) > 1:
            raise UsageError(str(error)) from None  # it names them, and that is what has to be said first
        raise UsageError(f"{NO_LAUNCH}; {parameters_in_words(module, asked.kernel)}; {error}") from None
    grid, block = ("x".join(map(str, sizes)) for sizes in (found.launch.groups, found.launch.items))
    click.echo(f"launch: {grid} workgroups of {block}", err=True)
    for choice in found.choices:
        click.echo(f"  chosen: {choice}", err=True)
    return replace(found.launch, seed=asked.seed)


def keep_launch(launch: Launch, path: Path | None) -> None:
    """Writes the description of a launch to a file, if one is given.

    Raises:
        UsageError: it has arguments that a description has no words for, or the file's name does not say its form.
        InputError: it cannot be written.
    """
    from ldsopt.ir.write import write
    from ldsopt.simt.launch import described

    if path is None:
        return
    if path.suffix not in (".toml", ".json"):
        raise UsageError(f"--save-launch {path}: name it .toml or .json")
    write(path, described(launch, as_json=path.suffix == ".json"))


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

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, array in outputs.items():
            np.save(folder / f"{name}.npy", array)
    except OSError as error:
        raise InputError((error.strerror or str(error)).lower(), file=folder) from None
