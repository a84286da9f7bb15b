"""The command line: one small module a command, no logic.

Exit codes: 0 done; 1 the answer is no; 2 usage; 3 bad input; 4 the compiler failed; 5 something needed is not here;
70 a bug in ldsopt.
"""

from __future__ import annotations

import contextlib
import errno
import gc
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from ldsopt import __version__
from ldsopt.errors import InputError, LdsoptError, presentable

_COMMANDS = {
    "optimize": "Try what can help, keep what is better and proved.",
    "annotate": "Attach alias scopes to LDS accesses by pointer provenance.",
    "check": "Prove that no LDS access overtakes a DMA; count needless waits.",
    "simulate": "Execute a kernel on the CPU and check its LDS accesses.",
    "verify": "Execute two versions of a kernel and compare what they do.",
    "fuzz": "Annotate and pack random kernels; verify they do the same.",
    "liveness": "Show when each LDS variable is needed, and which may share.",
    "pack": "Place LDS variables on common bytes where they never meet.",
    "banks": "Show LDS bank conflicts, and layouts that avoid them.",
    "pipeline": "Run the marked loops of a kernel as warp pipelines.",
    "compile": "Compile IR to assembly, an object or a code object.",
    "measure": "Count waits and resources of compiled code.",
    "diff": "Compare what two versions compile to; the CI gate.",
    "probe": "Say what a compiler does about LDS-DMA, by its code.",
    "qualify": "Say what a change of compiler does to kernels.",
    "compilers": "List the compilers that --compiler can name here.",
}
_BROKEN_PIPE = 141
_INTERRUPTED = 130
_BUG = 70
_CANNOT_WRITE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


class _Commands(click.Group):
    """Imports a command's module when it is called, so that ``--help`` stays instant."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"ldsopt.cli.{cmd_name}").command
        gc.enable()
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in _COMMANDS and not args[0].startswith("-"):
            import difflib

            near = difflib.get_close_matches(args[0], _COMMANDS, 1)
            hint = f"; did you mean '{near[0]}'?" if near else f"; there are {', '.join(_COMMANDS)}"
            raise click.UsageError(f"no such command '{args[0]}'{hint}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(_COMMANDS.items()))


def _show_include_dir(context: click.Context, _: click.Parameter, is_wanted: bool) -> None:
    if is_wanted:
        click.echo(Path(__file__).resolve().parents[1] / "include")
        context.exit()


@click.command(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", prog_name="ldsopt")
@click.option(
    "--include-dir",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_include_dir,
    help="Print the folder of ldsopt.h and exit: clang -I$(ldsopt --include-dir).",
)
def ldsopt() -> None:
    """Optimizer and profiler for the LDS (on-chip shared memory) of AMD GPUs.

    Works on LLVM IR from any front-end. A first look:

    \b
      ldsopt optimize kernel.ll -o out.ll
      ldsopt diff kernel.ll out.ll

    \b
    Exit codes:
      0   done
      1   the answer is no: a gate failed
      2   usage
      3   bad input
      4   the compiler failed on it
      5   something needed is not here (a program, an extra, a GPU)
      70  a bug in ldsopt; please report it
    """


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Returns the exit code; a failure is one line on standard error."""
    try:
        result = ldsopt.main(
            list(arguments) if arguments is not None else None, "ldsopt", standalone_mode=False
        )
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        sys.stdout.write(error.format_message() + "\n")
        return error.exit_code
    except click.UsageError as error:
        where = error.ctx.command_path if error.ctx else _command_of(arguments)
        return _fail(f"{_sentence(error.format_message())} (see `{where} --help`)", error.exit_code)
    except click.ClickException as error:
        return _fail(_sentence(error.format_message()), 3)
    except LdsoptError as error:
        return _fail(str(error), error.exit_code, error.excerpt if isinstance(error, InputError) else "")
    except (KeyboardInterrupt, click.Abort):
        return _fail("interrupted", _INTERRUPTED)
    except BrokenPipeError:
        _abandon_stdout()
        return _BROKEN_PIPE
    except OSError as error:
        if error.errno not in _CANNOT_WRITE:
            return _bug(error)
        _abandon_stdout()
        return _fail(f"cannot write: {(error.strerror or str(error)).lower()}", InputError.exit_code)
    except Exception as error:
        return _bug(error)


def _command_of(arguments: Sequence[str] | None) -> str:
    """The command that arguments begin with, as click names it where it can."""
    words = sys.argv[1:] if arguments is None else arguments
    return f"ldsopt {words[0]}" if words and words[0] in _COMMANDS else "ldsopt"


def _abandon_stdout() -> None:
    """Standard output cannot be written to; the flush at exit would fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _bug(error: Exception) -> int:
    if os.environ.get("LDSOPT_TRACEBACK"):
        raise error
    return _fail(
        f"internal error: {type(error).__name__}: {error} (a bug in ldsopt; nothing was written; "
        "LDSOPT_TRACEBACK=1 shows where)",
        _BUG,
    )


def _sentence(message: str) -> str:
    text = " ".join(message.split()).rstrip(".")
    return text[:1].lower() + text[1:]


def _fail(message: str, code: int, excerpt: str = "") -> int:
    text = f"ldsopt: error: {presentable(message)}\n"
    with contextlib.suppress(OSError):  # then the exit code has to do
        sys.stderr.buffer.write(
            (f"{text}{excerpt}\n" if excerpt else text).encode("utf-8", "backslashreplace")
        )
        sys.stderr.flush()
    return code
