"""The architecture in what LLVM calls a target id: ``amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-``."""

from __future__ import annotations

import re

from ldsopt.target.arch import arch_of_triple

_PROCESSOR = re.compile(r"-(gfx[0-9a-f]+(?:(?:-\d+)?-generic)?)$")


def target_arch(text: str) -> str | None:
    """The gfx architecture that ``.amdgcn_target`` names.

    >>> target_arch('.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-"')
    'gfx90a'
    """
    quoted, _, _ = text.partition(".amdgcn_target")[2].partition("\n")
    target, ends, _ = quoted.lstrip().removeprefix('"').partition('"')
    return arch_of_target_id(target) if ends and target else None


def arch_of_target_id(target: str) -> str | None:
    """The processor in a target id, without its features.

    >>> arch_of_target_id("amdgcn-amd-amdhsa--gfx9-4-generic:xnack+")
    'gfx9-4-generic'
    >>> arch_of_target_id("amdgpu9.50-amd-amdhsa"), arch_of_target_id("hipv4-amdgcn-amd-amdhsa--gfx1201")
    ('gfx950', 'gfx1201')
    >>> arch_of_target_id("amdgcn-amd-amdhsa-unknown-gfx11-generic"), arch_of_target_id("host-x86_64-linux-gnu")
    ('gfx11-generic', None)
    """
    found = _PROCESSOR.search(target.split(":", 1)[0])
    return found[1] if found else arch_of_triple(target)
