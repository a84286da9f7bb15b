"""What may be promised of a kernel's global memory where it cannot be proved. By name, so that users can make or refuse
each; `ldsopt.report.assumptions` says them in words."""

from __future__ import annotations

from typing import Literal

MadePromise = Literal["noalias-arguments"]
OfferedPromise = Literal["arguments-do-not-alias", "unread-dimensions-are-one", "indices-do-not-wrap"]

NOALIAS_ARGUMENTS: MadePromise = "noalias-arguments"
"""``noalias`` of a kernel's argument holds between all work-items: what it leads to, and is written, is reached by no
pointer that is not formed from it, in whichever work-item."""

ARGUMENTS_DO_NOT_ALIAS: OfferedPromise = "arguments-do-not-alias"
"""No two pointer arguments of a kernel, or fields of arguments, lead to a common byte, and none leads to a variable of
the module."""

UNREAD_DIMENSIONS_ARE_ONE: Literal["unread-dimensions-are-one"] = "unread-dimensions-are-one"
"""Workgroups have size one along every axis whose work-item id the kernel never reads."""

INDICES_DO_NOT_WRAP: Literal["indices-do-not-wrap"] = "indices-do-not-wrap"
"""No sum or product that an address in global memory is computed from wraps around as a signed number, and none that is
negative is extended as an unsigned one."""

SIZES_ARE_NOT_NEGATIVE: Literal["sizes-are-not-negative"] = "sizes-are-not-negative"
"""An integer argument that branches of a kernel compare, such as a number of rows, is not negative."""

MADE_PROMISES: frozenset[str] = frozenset({NOALIAS_ARGUMENTS})
"""Those that are made unless they are refused."""

OFFERED_PROMISES: frozenset[str] = frozenset(
    {ARGUMENTS_DO_NOT_ALIAS, UNREAD_DIMENSIONS_ARE_ONE, INDICES_DO_NOT_WRAP}
)
"""Those that are made if they are asked for."""
