"""Inputs of ordinary size that took minutes, or ended in a traceback: each is done within a minute of processor time."""

from __future__ import annotations

from pathlib import Path

import pytest

from ldsopt import limits
from ldsopt.cli import main

HEAD = 'target triple = "amdgcn-amd-amdhsa"\n@a = internal addrspace(3) global [64 x i32] undef\n'
TAIL = 'attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,64" }\n'
KERNEL = "define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {\n"
STORE = "store volatile i32 {n}, ptr addrspace(3) @a\n"


def diamonds(count: int) -> str:
    """Barriers under branches, one behind the other: any of them may meet any other."""
    body = "  br label %l0\n"
    for n in range(count):
        body += (
            f"l{n}:\n  %c{n} = load volatile i1, ptr addrspace(1) %p\n  br i1 %c{n}, label %t{n}, label %f{n}\n"
            f"t{n}:\n  {STORE.format(n=n)}  br label %l{n + 1}\nf{n}:\n  call void @llvm.amdgcn.s.barrier()\n  br label %l{n + 1}\n"
        )
    return f"{HEAD}declare void @llvm.amdgcn.s.barrier()\n{KERNEL}{body}l{count}:\n  ret void\n}}\n{TAIL}"


def nested_addresses(depth: int) -> str:
    address = "ptr addrspace(3) @a"
    for _ in range(depth):
        address = f"ptr addrspace(3) getelementptr (i8, {address}, i32 1)"
    return f"{HEAD}{KERNEL}  store i32 1, {address}\n  ret void\n}}\n{TAIL}"


def many_variables(count: int) -> str:
    names = "".join(f"@g{n} = internal addrspace(3) global [4 x i32] undef\n" for n in range(count))
    body = "".join(f"  {STORE.replace('@a', f'@g{n}').format(n=n)}" for n in range(count))
    return f"{HEAD}{names}{KERNEL}{body}  ret void\n}}\n{TAIL}"


def long_literal(digits: int) -> str:
    return f"{HEAD}{KERNEL}  store i66000 {'9' * digits}, ptr addrspace(1) %p\n  {STORE.format(n=1)}  ret void\n}}\n{TAIL}"


def nested_loops(count: int) -> str:
    lines = [f".LBB0_{n}:\n\tds_read_b32 v{n % 8}, v9\n\ts_waitcnt lgkmcnt(0)\n\ts_cbranch_scc1 .LBB0_{count - 1 - n}\n" for n in range(count)]  # fmt: skip
    head = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n\t.globl k\n\t.type k,@function\nk:\n'
    return f"{head}{''.join(lines)}\ts_endpgm\n.Lfunc_end0:\n\t.size k, .Lfunc_end0-k\n"


def long_offset(digits: int) -> str:
    return nested_loops(2).replace("v9\n", f"v9 offset:{'9' * digits}\n")


CASES = {
    "check of diamonds": ("k.ll", diamonds(100), ["check", "-q", "--format", "json"]),
    "measure of nested loops": ("k.s", nested_loops(6000), ["measure", "-q"]),
    "liveness of many variables": ("k.ll", many_variables(3000), ["liveness"]),
    "annotate of nested addresses": ("k.ll", nested_addresses(500), ["annotate", "-q", "--no-check", "-o", "out.ll"]),
    "check of nested addresses": ("k.ll", nested_addresses(500), ["check", "-q"]),
    "pack of nested addresses": ("k.ll", nested_addresses(500), ["pack", "-q", "-o", "out.ll"]),
    "simulate of a long literal": ("k.ll", long_literal(19000), ["simulate", "-q"]),
    "check of a long offset": ("k.s", long_offset(20000), ["check", "-q"]),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("case", CASES)
def test_it_is_done_within_a_minute(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    name, text, command = CASES[case]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(limits.TIME, "60")
    Path(name).write_text(text)
    code = main([*command, name])
    said = capfd.readouterr().err
    assert code in (0, 1) and "--max-time" not in said and "Traceback" not in said, said


@pytest.mark.parametrize("depth", [10, 500])
def test_nested_addresses_are_followed(depth: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "k.ll").write_text(nested_addresses(depth))
    assert main(["annotate", "--no-check", str(tmp_path / "k.ll"), "-o", str(tmp_path / "out.ll")]) == 0
    assert "1 static" in capfd.readouterr().err
