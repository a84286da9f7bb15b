"""Asynchronous LDS-DMA of gfx9 and gfx10, as the plain one with waits on the counter of vector memory.

Newer LLVM has a second form of each LDS-DMA, ``….load.async.lds``, the same instruction except that all
waiting for it is left to the author. ``asyncmark`` ends a group of them, and ``wait.asyncmark(n)`` waits for
all but the last n groups. In the module that is read they stay what they are. LLVM 22 has neither, so what it is to
compile is lowered to this; it adds the waits that it believes to be needed: more waits, the same result. Those on
buffers are read under a name of ours, since LLVM 22 takes ``raw.buffer.load.async.lds`` for ``raw.buffer.load`` with a
suffix; `ldsopt.ir.dialect` gives them their own again.

* A mark becomes ``sched.barrier(1)``, which no memory operation crosses, as none crosses the mark.
* A wait becomes ``s.waitcnt vmcnt(k)``, k from `marks`: DMAs complete in order, so that with k of them started
  after a mark, at most k outstanding operations means that all before the mark are done.

Both replacements touch unknown memory in the eyes of LLVM's optimizer (``IntrHasSideEffects``) and have
unmodelled side effects in those of its schedulers, so that neither DMAs nor accesses to LDS move across.

Copies by global loads, which LLVM 22 miscounts, stand between waits (`ldsopt.ir.compat.miscounted_copies`).

gfx11 has no such DMA. From gfx12 on nothing is respelled: the copies there have a counter of their own.

Example: ``DMA; asyncmark; DMA; DMA; wait.asyncmark(0)`` waits with ``vmcnt(2)``.
"""

from __future__ import annotations

import re

from ldsopt.errors import UsageError
from ldsopt.ir.compat import triples
from ldsopt.ir.compat.intrinsics import Respelling, Use, respelled
from ldsopt.ir.compat.marks import ASYNCHRONOUS, outstanding_dmas
from ldsopt.ir.compat.masked import Masked
from ldsopt.ir.compat.miscounted_copies import with_waits
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch, arch
from ldsopt.target.intrinsics import SET_APART
from ldsopt.target.waitcnt import encode

_OF_BUFFERS = pattern(r"@llvm\.amdgcn\.((?:raw|struct)\.(?:ptr\.)?buffer\.load\.async\.lds\()")
#: Bit of ``sched.barrier``: instructions that neither touch memory nor have side effects may cross.
_ARITHMETIC_CROSSES = 1


def set_apart(source: Masked) -> str:
    """Asynchronous LDS-DMA of buffers under names of ours, which LLVM 22 takes for nothing else."""
    return _OF_BUFFERS.sub(rf"@{SET_APART}\1", source.text)


def synchronous(source: Masked) -> str:
    """Asynchronous LDS-DMA, ``asyncmark`` and ``wait.asyncmark(n)`` of gfx9 and gfx10."""
    if not re.search(rf"@(?:{ASYNCHRONOUS})\(", source.text):
        return source.text
    target = _target(source)
    if target is None or target.generation not in ("gfx9", "gfx10"):
        return source.text
    text = with_waits(source.text, target)
    outstanding = outstanding_dmas(text)

    def respell(use: Use) -> Respelling:
        if use.name.endswith(".wait.asyncmark"):
            immediate = encode(target, vmcnt=outstanding.get(use.at, 0))
            return Respelling(
                "llvm.amdgcn.s.waitcnt", ("i32 immarg" if use.declared else f"i32 {immediate}",)
            )
        if use.name.endswith(".asyncmark"):
            mask = f"i32 {_ARITHMETIC_CROSSES}"
            return Respelling("llvm.amdgcn.sched.barrier", ("i32 immarg" if use.declared else mask,))
        return Respelling(use.name.replace(".async.", "."), use.arguments)

    return respelled(text, ASYNCHRONOUS, respell)


def _target(source: Masked) -> Arch | None:
    """What to encode waits for: what the user, the functions, or else the triple names."""
    name = source.arch or _attributed_architecture(source) or triples.architecture(source)
    try:
        return arch(name) if name else None
    except UsageError:
        return None


def _attributed_architecture(source: Masked) -> str | None:
    """The one ``"target-cpu"`` that the module's functions name."""
    key = source.quoted("target-cpu")
    if key is None:
        return None
    values = {source.string(index) for index in re.findall(rf'{key}="(\d+)"', source.text)}
    return values.pop() if len(values) == 1 else None
