"""What every test needs."""

from __future__ import annotations

import weakref
from typing import Any

import pytest

from ldsopt.ir.bindings import Handle


@pytest.fixture(autouse=True, scope="session")
def modules_die_before_their_contexts() -> None:
    """Frees LLVM's module before its context, also where a failed test's traceback keeps both in a reference cycle.

    The garbage collector frees the members of a cycle in any order, and LLVM dies of the wrong one.
    """
    create = Handle.__init__

    def create_and_watch(self: Handle, module: Any, context: Any) -> None:
        create(self, module, context)
        weakref.finalize(self, _close, module, context).atexit = False

    Handle.__init__ = create_and_watch  # type: ignore[method-assign]


def _close(module: Any, context: Any) -> None:
    module.close()
    context.close()
