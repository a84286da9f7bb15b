"""The command `ldsopt records`: its options, and what it calls."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from ldsopt.errors import UsageError


@click.command("records", context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
@click.argument("program", nargs=-1, type=click.UNPROCESSED, metavar="[--] PROGRAM [ARG]...")
@click.option(
    "-o", "--output", default="records", metavar="FOLDER", help="Where dumps go. Default: ./records."
)
@click.option(
    "--launches",
    type=click.IntRange(min=1),
    metavar="N",
    help="Launches to record of each kernel. Default: 16.",
)
@click.option(
    "--build-library",
    metavar="FILE",
    help="Only build the library, to preload it where the program is started: LD_PRELOAD=FILE LDSOPT_RECORDS=FOLDER.",
)
@click.option("--cc", metavar="PROGRAM", help="The compiler of C. Default: cc, clang, gcc or ziglang.")
def command(
    *, program: Sequence[str], output: str, launches: int | None, build_library: str | None, cc: str | None
) -> None:
    """Run a program and fetch the records of its instrumented kernels.

    Behind each launch of a kernel that `ldsopt instrument` changed, its records are written to FOLDER/KERNEL.N.dump,
    for `ldsopt trace`. PROGRAM is linked with HIP's library. The exit code is that of PROGRAM.

    \b
      ldsopt records -o dumps -- ./gemm 4096
      ldsopt trace dumps
    """
    import tempfile
    from pathlib import Path

    from ldsopt.gpu import records_library

    if bool(program) == bool(build_library):
        raise UsageError("give a program to run, or --build-library FILE")
    if build_library:
        records_library.build_library(Path(build_library), cc)
        return
    with tempfile.TemporaryDirectory(prefix="ldsopt-records-") as scratch:
        library = records_library.build_library(Path(scratch) / "libldsopt-records.so", cc)
        code = records_library.run_recorded(program, Path(output), library, launches)
    sys.exit(code)
