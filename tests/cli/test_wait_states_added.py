"""`waits` puts `s_nop` where wait states are missing, and nowhere else."""

from __future__ import annotations

from command_line import ROOT, CommandLine

ASSEMBLY = ROOT / "tests/check/classes/wait-states.ll"


def write_kernel(ldsopt: CommandLine, variant: str) -> None:
    """Writes ``k.ll``, whose inline assembly has too few wait states (``WRONG``), or enough (``RIGHT``)."""
    other = "RIGHT" if variant == "WRONG" else "WRONG"
    lines = ASSEMBLY.read_text().splitlines()
    kept = (line.replace(f"; {variant} ", "") for line in lines if f"; {other} " not in line)
    (ldsopt.place / "k.ll").write_text("\n".join(kept) + "\n")


def test_what_inline_assembly_lacks_is_added_around_it(ldsopt: CommandLine) -> None:
    write_kernel(ldsopt, "WRONG")
    assert ldsopt("check", "k.ll").code == 1
    said = ldsopt("waits", "k.ll", "-o", "k.s", "--witness", "k.json")
    assert said.code == 0
    assert "6 wait states added (s_nop): 1 of 7 wait states; XDL matrix result" in said.err
    assert ldsopt("check", "k.s").code == 0
    lines = [line.strip() for line in (ldsopt.place / "k.s").read_text().splitlines()]
    matrix = next(place for place, line in enumerate(lines) if line.startswith("v_mfma"))
    store = next(place for place, line in enumerate(lines) if line.startswith("global_store"))
    assert lines[matrix - 1] == "s_nop 1"
    assert lines[store - 1] == "s_nop 5"


def test_code_that_has_enough_is_left(ldsopt: CommandLine) -> None:
    write_kernel(ldsopt, "RIGHT")
    assert ldsopt("compile", "k.ll", "-o", "before.s").code == 0
    assert ldsopt("waits", "k.ll", "-o", "k.s").code == 0
    assert (ldsopt.place / "before.s").read_text() == (ldsopt.place / "k.s").read_text()


def test_the_repaired_code_is_a_fixed_point(ldsopt: CommandLine) -> None:
    write_kernel(ldsopt, "WRONG")
    ldsopt("waits", "k.ll", "-o", "once.s")
    ldsopt("waits", "once.s", "-o", "twice.s")
    assert (ldsopt.place / "once.s").read_text() == (ldsopt.place / "twice.s").read_text()
