"""The page for those who have a GPU, its commands run as they stand there: HIP is the stand-in, the profiler a script."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from record_rounds import environment
from stand_in import needs_stub, ran

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "gpu.md"
IR = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @gemm(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %unused) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %first = load i32, ptr addrspace(1) %p
  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ %first, %entry ], [ %more, %loop ]
  %at = getelementptr i32, ptr addrspace(3) @tile, i32 %i
  %x = load i32, ptr addrspace(3) %at
  %more = add i32 %sum, %x
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  store i32 %more, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
"""
LAUNCH = 'block = 128\narguments = ["out: i32[128]=zeros", "i32=4", "null"]\n'
PROFILER = """#!{python}
import sys
sys.path.insert(0, {stalls!r})
from pathlib import Path
from att_traces import Cycles, code_object, rows_of, write_trace
from ldsopt import api
words = sys.argv[1:]
assert words[:2] == ["--att", "-d"] and words[3:] == ["--", "./program"], words
code = code_object(api.compile(api.read("kernel.ll")).data.decode(), "gfx942")
stalled = next(row.text for row in rows_of(code) if row.text.startswith("s_waitcnt vmcnt"))
write_trace(Path(words[2]), rows_of(code, {{stalled: [Cycles(4, 1016, 1000, 0)]}}), code=code)
"""


def commands(heading: str) -> str:
    """The lines of the shell below a heading of the page."""
    section = re.split(r"^## ", PAGE.read_text(), flags=re.MULTILINE)
    (own,) = [one for one in section if one.startswith(heading)]
    return re.findall(r"```sh\n(.*?)```", own, re.DOTALL)[0]


def run(place: Path, shell: str, variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Executes them by a shell that stops at the first failure."""
    (place / "bin").mkdir(exist_ok=True)
    program = place / "bin" / "ldsopt"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m ldsopt "$@"\n')
    program.chmod(0o755)
    known = variables | {"PATH": f"{place / 'bin'}:{variables['PATH']}"}
    return ran(["bash", "-e", "-c", shell], cwd=place, env=known)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    for name in ("gemm.ll", "kernel.ll"):
        (tmp_path / name).write_text(IR)
    (tmp_path / "k.toml").write_text(LAUNCH)
    return tmp_path


@needs_stub
def test_records_of_a_program_of_ones_own(place: Path, stub: Path) -> None:
    source = (HERE / "records_program.c").read_text().replace('"k"', '"gemm"')
    (place / "program.c").write_text(source)
    subprocess.run(
        ["cc", "-w", "-o", place / "launcher", place / "program.c", f"-L{stub}", "-lamdhip64"], check=True
    )
    (place / "gemm").write_text("#!/bin/sh\nexec ./launcher module gemm.hsaco 2\n")
    (place / "gemm").chmod(0o755)
    steps = commands("Records").splitlines()
    made = run(
        place,
        f"ldsopt instrument {steps[0].split()[2]} --auto loops,barriers -o instrumented.ll",
        environment(place, stub),
    )
    assert made.returncode == 0, made.stderr
    simulated = place / "simulated"
    simulated.mkdir()
    (simulated / "gemm.ll").write_text((place / "instrumented.ll").read_text())
    said = run(place, "\n".join(steps), environment(simulated, stub))
    assert said.returncode == 0, said.stderr
    assert sorted(one.name for one in (place / "dumps").iterdir()) == ["gemm.0001.dump", "gemm.0002.dump"]
    for page in ("scopes.html", "timeline.html"):
        assert "barrier:0" in (place / page).read_text()


@needs_stub
def test_a_trace_of_the_profiler(place: Path, stub: Path) -> None:
    (place / "bin").mkdir()
    profiler = place / "bin" / "rocprofv3"
    profiler.write_text(PROFILER.format(python=sys.executable, stalls=str(HERE.parent / "stalls")))
    profiler.chmod(0o755)
    shell = commands("Where do waves stand") + commands("What does the model miss")
    said = run(place, shell, environment(place, stub))
    assert said.returncode == 0, said.stderr
    assert "  measured: 1000 stalled cycles" in said.stdout
    assert "MEASURED by the profiler and ESTIMATED by the model" in said.stdout
    assert "executed (measured)" in (place / "stalls.html").read_text()
    assert "stall (estimated)" in (place / "page.html").read_text()
