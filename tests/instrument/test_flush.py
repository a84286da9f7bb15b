"""Records in LDS that are emptied into device memory whenever a wave's segment is full: nothing is lost."""

import re
from pathlib import Path
from typing import Any

import pytest
from record_kernels import instrumented, launch, parsed, run, text

import ldsopt
from ldsopt import InputError
from ldsopt.cli import main

LOOP = """  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  START(iteration)
  MARK(there, i32 %i)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  END(iteration)
  br i1 %more, label %head, label %behind
behind:
  %last = phi i32 [ %next, %head ]
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %last, ptr addrspace(1) %p
  ret void"""
"""Four records an iteration: a number takes its own. The value behind the loop comes from a block that is split."""


def options(**more: Any) -> dict[str, Any]:
    return {"buffer": "lds", "flush": 8, "per_wave": 1024, **more}


def test_an_empty_scope_fits_in_front() -> None:
    found = run(instrumented(LOOP, options=options(empty_scope=True)), n=20)
    assert len([*found.dump.workgroups[0].waves[0].records]) == 4 + 60
    assert found.is_complete


def test_the_kernel_computes_what_it_did() -> None:
    made = instrumented(LOOP, options=options())
    assert ldsopt.verify(parsed(LOOP), made, launch(made, n=30)).is_equivalent


def test_what_it_costs_is_among_the_modes(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "k.ll").write_text(parsed(LOOP).text)
    assert main(["instrument", str(tmp_path / "k.ll"), "--mcpu", "gfx942", "--costs"]) == 0
    lds = dict(re.findall(r"^(--buffer lds.*?)  .* 0 -> (\d+)  ", capfd.readouterr().out, re.MULTILINE))
    assert int(lds["--buffer lds --flush 64"]) == 2 * 64 * 8
    assert lds["--buffer lds"] != lds["--buffer lds --flush 64"]


def test_a_stack_slot_behind_a_record_is_refused() -> None:
    """Split there, the block would leave it in one that is not the entry, where it is no slot of the kernel's."""
    body = "  MARK(begun)\n  %slot = alloca i32, addrspace(5)\n  store i32 %t, ptr addrspace(5) %slot\n  ret void"
    assert ldsopt.instrument(ldsopt.parse(text(body)), buffer="lds").details.instrumentation
    with pytest.raises(InputError, match="has a stack slot behind a record"):
        ldsopt.instrument(ldsopt.parse(text(body)), **options())


def test_too_little_lds_is_refused_with_what_to_do() -> None:
    with pytest.raises(InputError, match="ask for fewer --flush or --waves, take --lower-occupancy"):
        instrumented(LOOP, options=options(flush=1024))
