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


def test_the_first_line_says_that_wait_states_were_added(ldsopt: CommandLine) -> None:
    write_kernel(ldsopt, "WRONG")
    said = ldsopt("waits", "k.ll", "-o", "k.s")
    assert said.err.splitlines()[0].endswith("; 8 wait states added")


def test_optimize_says_which_findings_stay(ldsopt: CommandLine) -> None:
    """It writes IR, and no IR puts wait states into the author's assembly."""
    write_kernel(ldsopt, "WRONG")
    said = ldsopt("optimize", "k.ll", "-o", "out.ll")
    assert "NOT REPAIRED" in said.err.splitlines()[-1]
    assert "wait-state-hazard" in said.err.splitlines()[-1]


def test_optimize_says_where_it_examined_nothing(ldsopt: CommandLine) -> None:
    """No LDS, no release and no assembly: the output is the input, and it was not checked."""
    (ldsopt.place / "k.ll").write_text(
        'target triple = "amdgcn-amd-amdhsa"\n'
        "define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {\n"
        "  store i32 1, ptr addrspace(1) %out\n"
        "  ret void\n"
        "}\n"
        'attributes #0 = { "target-cpu"="gfx942" }\n'
    )
    said = ldsopt("optimize", "k.ll", "-o", "out.ll")
    assert "examined: nothing, as the output is the input" in said.err
