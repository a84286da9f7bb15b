"""Inputs of ordinary size that took minutes, or ended in a traceback: done within a minute of processor time.

The quick tests count the lines of Python that an input executes: one of twice the size may take hardly more than twice
as many. A step that is taken for each pair would take four times as many.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

import ldsopt
from ldsopt import Module
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


def doubling_calls(depth: int) -> str:
    """A chain of functions, each of which calls the next one twice."""
    chain = "".join(
        f"define internal void @f{n}(i32 %x) noinline {{\n"
        f"  call void @f{n - 1}(i32 %x)\n  call void @f{n - 1}(i32 {n})\n  ret void\n}}\n"
        for n in range(1, depth)
    )
    last = f"define internal void @f0(i32 %x) noinline {{\n  {STORE.format(n=0)}  ret void\n}}\n"
    return f"{HEAD}{last}{chain}{KERNEL}  call void @f{depth - 1}(i32 1)\n  ret void\n}}\n{TAIL}"


def reads(count: int) -> str:
    lines = "".join(
        f"  %p{n} = getelementptr i32, ptr addrspace(3) @a, i32 {n % 64}\n"
        f"  %v{n} = load volatile i32, ptr addrspace(3) %p{n}\n"
        for n in range(count)
    )
    return f"{HEAD}{KERNEL}{lines}  ret void\n}}\n{TAIL}"


def reads_without_waits(count: int, registers: int = 200) -> str:
    """Reads into some registers over and over: each is in flight at all that come behind."""
    lines = "".join(
        f"\tds_read_b32 v{n % registers + 1}, v0 offset:{4 * (n % 16000)}\n" for n in range(count)
    )
    head = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n\t.globl k\n\t.type k,@function\nk:\n'
    return f"{head}{lines}\ts_waitcnt lgkmcnt(0)\n\ts_endpgm\n.Lfunc_end0:\n\t.size k, .Lfunc_end0-k\n"


CASES = {
    "check of diamonds": ("k.ll", diamonds(100), ["check", "-q", "--format", "json"]),
    "measure of nested loops": ("k.s", nested_loops(6000), ["measure", "-q"]),
    "liveness of many variables": ("k.ll", many_variables(3000), ["liveness"]),
    "annotate of nested addresses": ("k.ll", nested_addresses(500), ["annotate", "-q", "--no-check", "-o", "out.ll"]),
    "check of nested addresses": ("k.ll", nested_addresses(500), ["check", "-q"]),
    "pack of nested addresses": ("k.ll", nested_addresses(500), ["pack", "-q", "-o", "out.ll"]),
    "check of addresses nested deeply": ("k.ll", nested_addresses(3000), ["check", "-q"]),
    "pack of many variables": ("k.ll", many_variables(3000), ["pack", "-q", "-o", "out.ll"]),
    "optimize of doubling calls": ("k.ll", doubling_calls(30), ["optimize", "-q", "-o", "out.ll"]),
    "timeline of doubling calls": ("k.ll", doubling_calls(10), ["timeline"]),
    "verify of many reads": ("k.ll", reads(4000), ["verify", "-q", "k.ll"]),
    "check of reads without waits": ("k.s", reads_without_waits(7500), ["check", "-q"]),
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
    monkeypatch.setenv("LDSOPT_MAX_TIME", "60")
    Path(name).write_text(text)
    code = main([*command, name])
    said = capfd.readouterr().err
    assert code in (0, 1) and "--max-time" not in said and "Traceback" not in said, said


@pytest.mark.parametrize("depth", [10, 500])
def test_nested_addresses_are_followed(depth: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "k.ll").write_text(nested_addresses(depth))
    assert main(["annotate", "--no-check", str(tmp_path / "k.ll"), "-o", str(tmp_path / "out.ll")]) == 0
    assert "1 static" in capfd.readouterr().err


def lines_executed(job: Callable[[], object]) -> int:
    """Lines of Python that a job executes in this process."""
    count = 0

    def trace(_frame: FrameType, event: str, _argument: object) -> object:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)  # type: ignore[arg-type]
    try:
        job()
    finally:
        sys.settrace(before)
    return count


def of_module(text: str, job: Callable[[Module], object]) -> int:
    module = ldsopt.parse(text)
    return lines_executed(lambda: job(module))


GROWING: dict[str, tuple[Callable[[int], int], int]] = {
    "check of nested addresses": (lambda n: of_module(nested_addresses(n), ldsopt.check), 60),
}


@pytest.mark.parametrize("case", GROWING)
def test_twice_the_size_takes_hardly_more_than_twice_the_steps(
    case: str,
) -> None:
    steps, size = GROWING[case]
    steps(size // 4)  # what is loaded and made once
    assert steps(2 * size) < 2.6 * steps(size)


def test_paths_are_searched_for_when_they_are_asked_for() -> None:
    text, shown = reads_without_waits(200, 50).encode(), list[ldsopt.Finding]()
    checked = lines_executed(lambda: shown.extend(ldsopt.check_code(text, "k.s").findings))
    assert len(shown) > 250
    assert lines_executed(lambda: [tuple(finding.path) for finding in shown]) > checked / 2


def test_findings_stand_without_a_path_that_shows_them() -> None:
    """In a function of 20,000 instructions about 50 searches are made, and each of 200 registers is overwritten."""
    first, second = (
        "".join(f"\tds_read_b32 v{n}, v0 offset:{offset}\n" for n in range(1, 201)) for offset in (0, 4)
    )
    body = f"{first}.LBB0_1:\n" + "\ts_nop 0\n" * 20_000 + f".LBB0_2:\n{second}"
    text = reads_without_waits(0).replace("\ts_waitcnt", f"{body}\ts_waitcnt")
    found = [tuple(finding.path) for finding in ldsopt.check_code(text.encode(), "k.s").findings]
    paths = [path for path in found if path[-1].line > 20_000]
    assert len(paths) == 200
    assert 32 <= sum(len(path) > 2 for path in paths) <= 64
    assert all(path[0].line < 300 for path in paths)


def test_a_kernel_with_too_many_variables_is_left_alone_and_says_so() -> None:
    packed = ldsopt.pack(ldsopt.parse(many_variables(1001)))
    (kernel,) = packed.details.kernels
    assert kernel.plan.left_alone is not None and "more than 1000" in kernel.plan.left_alone.text
    (kernel,) = ldsopt.pack(ldsopt.parse(many_variables(100))).details.kernels
    assert kernel.plan.left_alone is None or "more than" not in kernel.plan.left_alone.text


def test_calls_that_are_not_followed_are_named(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "k.ll").write_text(doubling_calls(16))
    main(["check", str(tmp_path / "k.ll")])
    assert "more code behind calls than is followed" in capfd.readouterr().out
