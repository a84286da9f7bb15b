"""The semantics of machine instructions, by architecture: AMD's pseudocode as the package `tinygrad` ships it.

The pseudocode of the ISA documents comes as dictionaries from opcode to text (MIT licence). Nothing of it is copied:
the package is an extra of ldsopt (``pip install ldsopt[machine]``). Its files are read, not imported: importing takes
the whole package with it, and of 1,400 texts a kernel needs some dozens. Instructions whose text is loose, or that need
what no text tells, are in `written`; those in `scalar` mean what their text says, and take less time.

An encoding (``_e32``, ``_e64``, ``_dpp``, ``_sdwa``) does not change what is computed, only where operands come from.
"""

from __future__ import annotations

import ast
import functools
import importlib.util
import re
from collections.abc import Mapping
from pathlib import Path

from ldsopt.emulate import written
from ldsopt.emulate.formula import Formula, NotUnderstood, compiled
from ldsopt.errors import Unavailable
from ldsopt.target.arch import Arch

_PACKAGES = {"gfx9": "cdna", "gfx11": "rdna3", "gfx12": "rdna4"}
_EMULATED = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1200", "gfx1201")
_CLASSES = "SOP1Op|SOP2Op|SOPCOp|SOPKOp|VOP1Op|VOP2Op|VOP3Op|VOP3POp|VOP3SDOp|VOPCOp|VOPDOp"
_ENTRY = re.compile(
    rf"""^\s*(?:{_CLASSES})\.(\w+): ('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?$""", re.MULTILINE
)


def is_emulated(arch: Arch) -> bool:
    """True if machine code of an architecture can be executed."""
    return arch.name in _EMULATED


def require_emulated(arch: Arch) -> None:
    """Checks that machine code of an architecture can be executed.

    Raises:
        Unavailable: it cannot.
    """
    if not is_emulated(arch):
        raise Unavailable(f"machine code of {arch.name} cannot be executed; there are {', '.join(_EMULATED)}")


def base_name(mnemonic: str) -> str:
    """A mnemonic without its encoding.

    >>> base_name("v_add_f32_e64_dpp"), base_name("s_mov_b32")
    ('v_add_f32', 's_mov_b32')
    """
    for suffix in ("_sdwa", "_dpp", "_e64", "_e32"):
        mnemonic = mnemonic.removesuffix(suffix)
    return mnemonic


class Catalogue:
    """The instructions of one generation, each compiled when it is first asked for.

    Args:
        texts: the literals of their pseudocode, by opcode.
        wave_size: lanes of a wave.
    """

    def __init__(self, texts: Mapping[str, str], wave_size: int) -> None:
        self._texts = texts
        self._wave_size = wave_size
        self._known: dict[str, Formula | str] = {}

    def formula(self, mnemonic: str) -> Formula:
        """The semantics of an instruction.

        Raises:
            NotUnderstood: that is not known here.
        """
        name = base_name(mnemonic)
        if name not in self._known:
            try:
                self._known[name] = self._compiled(name)
            except NotUnderstood as problem:
                self._known[name] = str(problem)
        found = self._known[name]
        if isinstance(found, str):
            raise NotUnderstood(found)
        return found

    def _compiled(self, name: str) -> Formula:
        if (ours := written.formula(name)) is not None:
            return ours
        text = self.text(name)
        if text is None and name.startswith("v_dual_"):
            text = self.text(name.replace("v_dual_", "v_", 1))
        if text is None:
            raise NotUnderstood("no pseudocode")
        return compiled(text, wave_size=self._wave_size, called=self.text)

    def text(self, name: str) -> str | None:
        """The pseudocode of an instruction by its name without an encoding, if there is one."""
        upper = name.upper()
        for spelled in (upper, f"{upper}_E64", f"{upper}_E32"):
            if spelled in self._texts:
                text: str = ast.literal_eval(self._texts[spelled])
                return text
        return None


def catalogue(arch: Arch, wave_size: int) -> Catalogue:
    """The instructions of an architecture; what one kernel had compiled, the next one has at hand.

    Raises:
        Unavailable: the package with the pseudocode is not installed, or has none of this architecture.
    """
    require_emulated(arch)
    return _catalogue(_PACKAGES[arch.generation], wave_size)


@functools.cache
def _catalogue(package: str, wave_size: int) -> Catalogue:
    return Catalogue(_texts(package), wave_size)


@functools.cache
def _texts(package: str) -> Mapping[str, str]:
    """The literals of the pseudocode of one generation, by the names of its opcodes."""
    found = importlib.util.find_spec("tinygrad")
    if found is None or not found.submodule_search_locations:
        raise Unavailable(
            "executing machine code needs AMD's instruction pseudocode: pip install 'ldsopt[machine]'"
        )
    place = Path(found.submodule_search_locations[0]) / "runtime" / "autogen" / "amd" / package
    try:
        texts = dict(_ENTRY.findall((place / "str_pcode.py").read_text("utf-8")))
    except OSError:
        texts = {}
    if not texts:
        raise Unavailable(
            f"{place} has no instruction pseudocode that can be read: pip install -U 'ldsopt[machine]'"
        )
    return texts
