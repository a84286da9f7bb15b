"""Functions, bodies and globals as LLVM holds them: addresses and names, before the text is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

Addresses = list[int]


class RawBlock(NamedTuple):
    """A basic block: its address, those of its instructions, and of each instruction those of its operands.

    And the opcodes, if the walk gives them, which then saves the time to read them from the text.
    """

    address: int
    instructions: Addresses
    operands: list[Addresses]
    opcodes: Sequence[str] = ()


class RawFunction(NamedTuple):
    """A function definition or declaration as LLVM holds it."""

    address: int
    name: str
    is_declaration: bool


class RawGlobal(NamedTuple):
    """A global variable: its address, its name, its type as text (``[4096 x i8]``) and its address space."""

    address: int
    name: str
    value_type: str
    pointer_type: str
    is_declaration: bool


class RawBody(NamedTuple):
    """A function's arguments and blocks, fetched when called.

    To count the instructions takes a tenth of the time that it takes to fetch them.
    """

    arguments: Callable[[], Addresses]
    blocks: Callable[[], Iterator[RawBlock]]
    instruction_count: Callable[[], int]
