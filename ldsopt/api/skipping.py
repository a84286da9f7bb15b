"""Why a candidate of `optimize` is not worth trying on a module, by what the module has: empty if it is."""

from __future__ import annotations

from ldsopt.ir.metadata import WORKGROUP_FENCE
from ldsopt.ir.module import Module
from ldsopt.transforms.barriers.weakening import has_barriers
from ldsopt.transforms.shuffles.exchanges import has_exchanges


def _count(module: Module, *, dynamic: bool) -> int:
    return sum(base.is_dynamic is dynamic for base in module.lds_globals())


def no_dynamic(module: Module) -> str:
    """There is no dynamic LDS variable to tell apart."""
    return "" if _count(module, dynamic=True) else "there is no dynamic LDS variable"


def no_statics(module: Module) -> str:
    """There is no static LDS variable."""
    return "" if _count(module, dynamic=False) else "there is no static LDS variable"


def too_few_statics(module: Module) -> str:
    """There are not two static LDS variables that could be placed."""
    return "" if _count(module, dynamic=False) > 1 else "there are fewer than two static LDS variables"


def no_costly_fence(module: Module) -> str:
    """Up to gfx9 a workgroup has one cache, and a fence of all its memory is the code of one of LDS."""
    if module.arch is not None and module.arch.generation in ("gfx6", "gfx7", "gfx8", "gfx9"):
        return f"on {module.arch.name} a fence of LDS is the same code as one of all memory"
    return "" if WORKGROUP_FENCE in module.text else "there is no fence of a workgroup"


def no_barrier(module: Module) -> str:
    """There is no barrier of a workgroup with its fences."""
    return "" if has_barriers(module) else "there is no barrier of a workgroup with its fences"


def no_exchange(module: Module) -> str:
    """There is no exchange between lanes by LDS hardware."""
    return "" if has_exchanges(module) else "there is no exchange between lanes by LDS hardware"


def no_lds(module: Module) -> str:
    """There is no LDS variable of which an access could state more alignment."""
    return "" if module.lds_globals() else "there is no LDS variable"


def no_statics_or_dma(module: Module) -> str:
    """Byte ranges of statics are for LDS-DMA; what has none gets the tags by name, which cost less to find."""
    return no_statics(module) or _no_dma(module)


def too_few_statics_or_dma(module: Module) -> str:
    """As `too_few_statics`, and byte ranges are for LDS-DMA."""
    return too_few_statics(module) or _no_dma(module)


def _no_dma(module: Module) -> str:
    has_dma = any(".lds" in name for name in module.declarations())
    return "" if has_dma else "there is no LDS-DMA that ranges could tell apart"
