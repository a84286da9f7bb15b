"""Checking machine code that no IR is given of."""

from __future__ import annotations

from pathlib import Path

from ldsopt.api.code import is_assembly, is_record
from ldsopt.api.hand_written import assembled, in_given_lines
from ldsopt.checker.findings import Check
from ldsopt.errors import InputError
from ldsopt.ir.read import load
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.code_object import disassembled, is_code_object
from ldsopt.isa.measure import arch_of_listing
from ldsopt.isa.metadata import kernels
from ldsopt.machine.check import check_listing
from ldsopt.machine.entry import axes_of
from ldsopt.target.arch import arch as known_arch


def is_machine_code(data: bytes) -> bool:
    """Whether a file's contents are assembly or a code object."""
    if is_code_object(data):
        return True
    text = data.decode("utf-8", "surrogateescape")
    return is_assembly(text) and not is_record(text)


def check_machine_code(path: str | Path, *, mcpu: str | None = None) -> Check:
    """Proves of assembly or of a code object that no wait is missing, as far as its registers tell.

    Args:
        path: of a listing, an object or an offload bundle; ``-`` for standard input.
        mcpu: the architecture, where a listing does not say it; or which code object of a bundle.

    Raises:
        InputError: none of these, or damaged; no architecture known; a wait that cannot be read.
        Unavailable: there is no disassembler for a code object.
    """
    source, data = load(path)
    return check_code(data, source, mcpu)


def check_code(data: bytes, source: str, mcpu: str | None = None) -> Check:
    """The same of a file's contents."""
    try:
        if is_code_object(data):
            code, listing = disassembled(data, source, arch=mcpu)
            arch = known_arch(code.arch)
            return check_listing(
                listing, arch, source=source, form="object", metadata=code.metadata, axes=code.axes
            )
        listing = parse_assembly(data.decode("utf-8", "surrogateescape"), source)
        arch = arch_of_listing(listing, source, mcpu)
        if made := assembled(listing, arch.name, source):
            code = made.code
            plain = check_listing(
                made.listing, arch, source=source, form="object", metadata=code.metadata, axes=code.axes
            )
            return in_given_lines(plain, made.lines)
        about = kernels(listing.text), axes_of(listing.text)
        return check_listing(listing, arch, source=source, form="assembly", metadata=about[0], axes=about[1])
    except ValueError as error:
        raise InputError(str(error), file=source) from None
