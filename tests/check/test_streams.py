"""The plain listing and its traced twin, written by hand: which instruction gets the location of which."""

import pytest

from ldsopt.checker import mapping
from ldsopt.checker.mapping import AccessMap, Origin, map_accesses
from ldsopt.checker.tracing import FIRST_CLASS_LINE, Traced
from ldsopt.isa.assembly import parse_assembly

KEY = Traced("", {(FIRST_CLASS_LINE + 3, column): 100 + column for column in (1, 2, 3, 4)})
"""Accesses 101 to 104 are of class 3."""

READ, WRITE, ADD = "ds_read_b32 v0, v1", "ds_write_b32 v1, v0", "v_add_u32_e32 v0, v1, v2"


def listing(**functions: str) -> str:
    """Functions of instructions that are separated by ``;``. ``instruction @ column`` has a location of class 3."""
    lines = []
    for name, body in functions.items():
        lines += [f"\t.type {name},@function", f"{name}:"]
        for text in body.split(";"):
            instruction, at, column = text.partition("@")
            lines += [f"\t.loc\t1 {FIRST_CLASS_LINE + 3} {column.strip()}"] * bool(at) + [
                f"\t{instruction.strip()}"
            ]
        lines.append(f".Lfunc_end_{name}:")
    return "\n".join(lines) + "\n"


def mapped(plain: str, traced: str) -> AccessMap:
    return map_accesses(parse_assembly(plain), parse_assembly(traced), KEY)


def origins(plain: str, traced: str) -> dict[str, Origin]:
    """By instruction of the plain listing, which are all different."""
    lines = plain.split("\n")
    return {lines[line - 1].strip(): origin for line, origin in mapped(plain, traced).origins.items()}


def test_each_has_the_location_of_its_twin() -> None:
    plain, traced = listing(k=f"{READ}; {ADD}; {WRITE}"), listing(k=f"{READ} @ 1; {ADD} @ 3; {WRITE} @ 2")
    assert origins(plain, traced) == {READ: Origin(101, 3), WRITE: Origin(102, 3)}
    assert mapped(plain, traced).is_same_code


@pytest.mark.parametrize("line", ["0 0", "1 0", "1 1"])
def test_a_location_of_no_class_tells_nothing(line: str) -> None:
    traced = listing(k=f"{READ} @ 1").replace(f".loc\t1 {FIRST_CLASS_LINE + 3} 1", f".loc\t1 {line}")
    assert f".loc\t1 {line}" in traced
    assert origins(listing(k=READ), traced) == {}


def test_without_a_location_nothing_is_known() -> None:
    assert origins(listing(k=READ), listing(k=READ)) == {}


@pytest.mark.parametrize("lost", ["", "s_clause 0x1; s_nop 0; s_nop 1"], ids=["missing", "with-clauses"])
def test_a_function_without_a_twin_to_be_trusted_is_left_out_alone(lost: str) -> None:
    """The location of a clause is that of its first instruction, so those of a function with clauses tell nothing."""
    first = f"{lost}; {READ} @ 1" if lost else "s_nop 7"
    traced = listing(**{"a" if lost else "other": first, "b": f"{WRITE} @ 2"})
    plain = listing(a=f"s_nop 0; s_nop 1; {READ}", b=WRITE)
    assert origins(plain, traced) == {WRITE: Origin(102, 3)}
    assert not mapped(plain, traced).is_same_code


@pytest.mark.parametrize("hint", ["s_clause 0x1", "s_delay_alu 1"])
def test_hints_that_only_the_plain_code_has_change_nothing(hint: str) -> None:
    plain, traced = listing(k=f"{hint}; {READ}; {WRITE}"), listing(k=f"{READ} @ 1; {WRITE} @ 2")
    assert origins(plain, traced) == {READ: Origin(101, 3), WRITE: Origin(102, 3)}
    assert mapped(plain, traced).is_same_code


class TestCodeThatDiffers:
    """The two are aligned, and what has no counterpart is unmapped."""

    PLAIN = listing(k=f"s_nop 0; {READ}; {WRITE}; {ADD}; ds_read_b32 v5, v6; s_endpgm")

    def test_what_stands_in_both_is_mapped(self) -> None:
        traced = listing(k=f"s_nop 0; {READ} @ 1; {WRITE} @ 2; ds_read_b32 v5, v6 @ 3; s_endpgm")
        assert origins(self.PLAIN, traced) == {
            READ: Origin(101, 3),
            WRITE: Origin(102, 3),
            "ds_read_b32 v5, v6": Origin(103, 3),
        }
        assert not mapped(self.PLAIN, traced).is_same_code

    def test_what_has_other_operands_is_not(self) -> None:
        traced = listing(k=f"s_nop 0; ds_read_b32 v7, v1 @ 1; {WRITE} @ 2; s_endpgm")
        assert origins(self.PLAIN, traced) == {WRITE: Origin(102, 3)}

    def test_long_functions_are_not_aligned(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """It would take too long."""
        traced = listing(k=f"{READ} @ 1; s_endpgm")
        monkeypatch.setattr(mapping, "_ALIGNABLE", 6)
        assert origins(self.PLAIN, traced) == {READ: Origin(101, 3)}
        monkeypatch.setattr(mapping, "_ALIGNABLE", 5)
        assert origins(self.PLAIN, traced) == {}

    def test_what_stands_there_often_is_aligned_too(self) -> None:
        many = "; ".join([f"{READ} @ 1"] * 250)
        assert len(mapped(listing(k=many.replace(" @ 1", "")), listing(k=f"s_nop 0; {many}")).origins) == 250
