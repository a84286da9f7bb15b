"""The facts of a mnemonic that `ldsopt.target.opcodes` has, by name: for rooms that ask it one by one still."""

from __future__ import annotations

from ldsopt.target.opcodes import Family, Kind, opcode, words

BRANCHES = ("s_branch", "s_cbranch", "s_subvector_loop")
"""Prefixes of branches to a label."""

ADDRESS_JUMPS = ("s_setpc", "s_set_pc", "s_swappc", "s_swap_pc", "s_call", "s_rfe", "s_add_pc")
"""Prefixes of jumps and calls whose target no label of the function says."""

FAR_JUMPS = frozenset({"s_setpc_b64", "s_set_pc_i64", "s_add_pc_i64"})
"""Jumps to or by what registers or a difference of labels hold, among them a function's return."""

CALLS = frozenset({"s_swappc_b64", "s_swap_pc_i64", "s_call_b64", "s_call_i64"})

CODE_ENDS = ("s_branch", "s_endpgm", "s_rfe_", "s_setpc_", "s_set_pc_", "s_add_pc_", "s_trap", "s_code_end")
"""Prefixes of instructions that none of the following is executed after."""


def exchanges_lanes(mnemonic: str) -> bool:
    """True if it moves data between lanes through the hardware of LDS, without touching LDS."""
    return opcode(mnemonic).kind is Kind.LANES


def hides_lds_address(mnemonic: str) -> bool:
    """True if an access of LDS has an address that no register of its operands is, or not that alone."""
    return opcode(mnemonic).hides_address


def transposes(mnemonic: str) -> bool:
    """True if a load of LDS gives a lane what other lanes address."""
    return opcode(mnemonic).transposes


def is_matrix(mnemonic: str) -> bool:
    """True for a product of matrices."""
    return opcode(mnemonic).is_matrix


def has_no_result(mnemonic: str) -> bool:
    """True if an instruction of the scalar or vector unit writes none of its operands."""
    return opcode(mnemonic).results == 0


def result_count(mnemonic: str) -> int:
    """The number of its first operands that an instruction writes: none, one or two."""
    return opcode(mnemonic).results


def writes_exec_unnamed(mnemonic: str) -> bool:
    """True if an instruction writes EXEC though its operands do not name it as a result."""
    return opcode(mnemonic).writes_exec


def writes_exec(mnemonic: str, operands: str) -> bool:
    """True if lanes may become active or inactive by an instruction."""
    return opcode(mnemonic).sets_exec(operands)


def is_transcendental(mnemonic: str) -> bool:
    """True for arithmetic of the transcendental unit."""
    return opcode(mnemonic).family is Family.TRANSCENDENTAL


def moves_lanes(modifiers: str) -> bool:
    """True if a vector instruction takes its first source from other lanes (DPP)."""
    return any(word.startswith(("quad_perm", "row_", "wave_", "dpp8")) for word in words(modifiers))


def keeps_part(mnemonic: str, modifiers: str = "") -> bool:
    """True if an arithmetic instruction leaves a part of the register that it writes as it was."""
    return opcode(mnemonic).keeps_part or moves_lanes(modifiers) or "UNUSED_PRESERVE" in modifiers


def reads_result(mnemonic: str) -> bool:
    """True if an arithmetic instruction reads the register that it writes."""
    return opcode(mnemonic).reads_result


def is_barrier_part(mnemonic: str) -> bool:
    """True for each instruction of a barrier."""
    return opcode(mnemonic).is_barrier_part
