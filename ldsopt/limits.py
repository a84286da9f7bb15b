"""Limits of what an input may cost, for each child process: memory, processor time, the size of a file that is read.

They hold unless the user raises them, by an option of the program (``ldsopt --max-memory 32G check k.ll``) or by the
environment variable of the same name, which children inherit. 0 means no limit.
"""

from __future__ import annotations

import os

MEMORY, TIME, INPUT = "LDSOPT_MAX_MEMORY", "LDSOPT_MAX_TIME", "LDSOPT_MAX_INPUT"
INCLUDES = "LDSOPT_ALLOW_INCLUDES"
OPTIONS = {MEMORY: "--max-memory", TIME: "--max-time", INPUT: "--max-input", INCLUDES: "--allow-includes"}
_UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
_SECONDS = 3600
_LARGEST_INPUT = 1 << 28
_LEAST_MEMORY = 4 << 30


def memory_bytes() -> int:
    """Bytes of private memory for one process; 0: no limit. Default: half of the machine's, 4 GiB at least."""
    half = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2
    return _given(MEMORY, max(half, _LEAST_MEMORY))


def seconds() -> int:
    """Seconds of processor time for one process; 0: no limit. Default: an hour."""
    return _given(TIME, _SECONDS)


def are_given() -> bool:
    """True where the user has said what memory or processor time a process may take."""
    return MEMORY in os.environ or TIME in os.environ


def input_bytes() -> int:
    """Bytes of one file that is read; 0: no limit. Default: 256 MiB."""
    return _given(INPUT, _LARGEST_INPUT)


def includes_are_allowed() -> bool:
    """True where assembly may read files of this machine."""
    return os.environ.get(INCLUDES, "") not in ("", "0")


def amount(text: str) -> int:
    """A number with a unit.

    >>> amount("2G"), amount("512"), amount("1.5M")
    (2147483648, 512, 1572864)

    Raises:
        ValueError: it is none.
    """
    unit = _UNITS.get(text[-1:].upper(), 1)
    found = float(text[:-1] if unit > 1 else text) * unit
    if not 0 <= found < 1 << 62:  # not a number fails as well
        raise ValueError(text)
    return int(found)


def _given(variable: str, default: int) -> int:
    try:
        return amount(os.environ[variable])
    except (KeyError, ValueError):
        return default


def keep() -> None:
    """Puts this process, and all that it starts, under the limits of memory and time."""
    import resource

    # Private memory alone: what is mapped of files (a compiler's libraries) costs nobody anything.
    for kind, value in ((resource.RLIMIT_DATA, memory_bytes()), (resource.RLIMIT_CPU, seconds())):
        hard = resource.getrlimit(kind)[1]
        if value and (hard == resource.RLIM_INFINITY or value < hard):
            # Of processor time the soft limit's signal says what it was; the hard one's is that of any kill.
            resource.setrlimit(kind, (value, value + 5 if kind == resource.RLIMIT_CPU else value))


def broken_by(cause: str, words: str) -> str:
    """The limit that ended a process, and the option that raises it; empty if none did.

    Args:
        cause: the signal's name, as ``SIGXCPU``.
        words: what the process said.
    """
    if cause == "SIGXCPU":
        return f"took longer than {seconds()} s of processor time; {OPTIONS[TIME]} raises the limit"
    if any(sign in words.lower() for sign in ("out of memory", "bad_alloc", "cannot allocate memory")):
        return too_much_memory()
    return ""


def too_much_memory() -> str:
    """The message where memory ran out."""
    return f"needed more than {memory_bytes() >> 20} MiB of memory; {OPTIONS[MEMORY]} raises the limit"
