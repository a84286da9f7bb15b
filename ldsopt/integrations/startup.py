"""At the start of a Python process: where the environment asks for it, Triton is changed as soon as it is imported.

``ldsopt.pth``, which is installed beside the package, imports this module where the variable is set, and else does
nothing. A program that never imports Triton pays for one entry in ``sys.meta_path``.
"""

from __future__ import annotations

import importlib.abc
import importlib.util
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

_TRITON = "triton"


class TritonFinder(importlib.abc.MetaPathFinder):
    """Finds Triton as the other finders do, once, and has its hook installed behind its import."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module's specification, if it is Triton's."""
        if fullname != _TRITON:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        if spec is not None and spec.loader is not None:
            spec.loader = _LoaderWithHook(spec.loader)
        return spec


class _LoaderWithHook(importlib.abc.Loader):
    """Loads a module by its own loader, then installs the hook."""

    def __init__(self, own: importlib.abc.Loader) -> None:
        self._own = own

    def __getattr__(self, name: str) -> object:
        return getattr(self._own, name)  # resources and sources are asked for at the loader, too

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._own.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        if module.__spec__ is not None:
            module.__spec__.loader = module.__loader__ = self._own
        self._own.exec_module(module)
        install_from_environment()


def wait_for_triton() -> None:
    """Has the hook installed when Triton is imported, or now if it is already."""
    if _TRITON in sys.modules:
        install_from_environment()
    else:
        sys.meta_path.insert(0, TritonFinder())


def install_from_environment() -> None:
    """Installs the hook for the command that the environment asks for. What is wrong with it is one line; no error."""
    from ldsopt.errors import LdsoptError
    from ldsopt.integrations import triton
    from ldsopt.integrations.ldsopt_process import command_of

    try:
        command = command_of(triton.VARIABLE)
        if command is not None:
            triton.install(triton.TritonSession(command))
    except LdsoptError as error:
        sys.stderr.write(f"ldsopt: {triton.VARIABLE}: {error}; Triton's kernels stay as they come\n")


wait_for_triton()
