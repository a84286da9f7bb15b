"""``ldsopt-clang`` and ``ldsopt-hipcc`` in place of the compiler: by hand, from make, Ninja and CMake.

The project that is built is in ``hip_project``: three kernels in two files, and a host part with a runtime of its own
that prints what is registered and launched. Neither ROCm nor a GPU is needed, but Debian's clang-22.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ldsopt

ROOT = Path(__file__).parents[2]
PROJECT = Path(__file__).with_name("hip_project")
CLANG = shutil.which("clang-22")
DEVICE = ["-x", "hip", "-O3", "-nogpuinc", "-nogpulib", "-fuse-cuid=none"]
LAUNCHES = "launch _Z4sumsPfPKf: 1 x 256\nlaunch _Z7reversePfPKf: 1 x 256\nlaunch _Z5scalePf: 2 x 64\n"
ABOUT_MAKE = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
needs_clang = [
    pytest.mark.llvm22,
    pytest.mark.skipif(
        CLANG is None or shutil.which("lld-22") is None, reason="clang-22 or lld-22 is not installed"
    ),
]
needs_cmake = pytest.mark.skipif(
    shutil.which("cmake") is None or shutil.which("ninja") is None, reason="cmake or ninja is not installed"
)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the programs as an installation has them, and clang without a version in its name."""
    folder = tmp_path_factory.mktemp("bin")
    for name in ("clang", "hipcc"):
        program = folder / f"ldsopt-{name}"
        call = f"import sys; from ldsopt.integrations.clang import run_{name} as run; sys.exit(run())"
        program.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -c "{call}" "$@"\n')
        program.chmod(0o755)
    for name in ("clang", "clang++"):
        (folder / name).symlink_to(shutil.which(f"{name}-22") or "/nowhere")
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return Path(shutil.copytree(PROJECT, tmp_path / "project"))


@pytest.fixture
def run(programs: Path, project: Path):  # type: ignore[no-untyped-def]
    def start(*words: str, code: int = 0, **environment: str) -> subprocess.CompletedProcess[str]:
        # The tests themselves may be run by make, which would have a make below it speak otherwise.
        outside = {name: value for name, value in os.environ.items() if name not in ABOUT_MAKE}
        known = outside | {"PATH": f"{programs}:{outside['PATH']}"} | environment
        done = subprocess.run(
            list(words), cwd=project, env=known, capture_output=True, text=True, check=False
        )
        assert done.returncode == code, done.stderr
        return done

    return start


def lds(project: Path, name: str, arch: str = "gfx942") -> dict[str, int | None]:
    """The LDS of each kernel in the code that a host object or program has for an architecture."""
    subprocess.run(
        ["llvm-objdump-22", "--offloading", name], cwd=project, check=True, stdout=subprocess.DEVNULL
    )
    (code,) = project.glob(f"{name}.0.hip*{arch}")
    (measured,) = ldsopt.measure_file(code)
    return {function.name: function.resources.lds_bytes for function in measured.functions}


STOCK = {"_Z4sumsPfPKf": 49152, "_Z7reversePfPKf": 1024}
PACKED = {"_Z4sumsPfPKf": 16384, "_Z7reversePfPKf": 1024}


@pytest.mark.usefixtures("programs")
class TestCompiling:
    pytestmark = needs_clang

    def test_device_code_is_better_for_every_architecture(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        archs = [f"--offload-arch={arch}" for arch in ("gfx942", "gfx90a")]
        said = run("ldsopt-clang", *DEVICE, *archs, "-c", "sums.hip", "-o", "ours.o").stderr
        assert said.count("1 of 2 kernels better") == 2
        run("clang", *DEVICE, *archs, "-c", "sums.hip", "-o", "stock.o")
        for arch in ("gfx942", "gfx90a"):
            assert (lds(project, "stock.o", arch), lds(project, "ours.o", arch)) == (STOCK, PACKED)

    def test_what_nothing_is_better_for_is_the_object_that_the_compiler_makes(
        self, run, project: Path
    ) -> None:  # type: ignore[no-untyped-def]
        options = [*DEVICE, "--offload-arch=gfx942", "-c", "scale.hip", "-MD"]
        run("ldsopt-clang", "clang", *options, "-MF", "ours.d", "-o", "a.o")
        shutil.move(project / "a.o", project / "ours.o")
        run("clang", *options, "-MF", "stock.d", "-o", "a.o")
        assert (project / "ours.o").read_bytes() == (project / "a.o").read_bytes()
        assert (project / "ours.d").read_text() == (project / "stock.d").read_text()
        assert "hip.h" in (project / "ours.d").read_text()

    def test_host_code_is_untouched(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        for compiler in (["ldsopt-clang", "clang++"], ["clang++"]):
            said = run(*compiler, "-O2", "-c", "main.cpp", "-o", f"{compiler[0]}.o")
            assert said.stderr == ""
        assert (project / "ldsopt-clang.o").read_bytes() == (project / "clang++.o").read_bytes()

    def test_options_may_stand_in_a_response_file(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        (project / "options.rsp").write_text(" ".join([*DEVICE, "--offload-arch=gfx942", "-c", "sums.hip"]))
        run("ldsopt-clang", "--ldsopt=pack -q", "@options.rsp", "-o", "ours.o")
        assert lds(project, "ours.o") == PACKED

    @pytest.mark.parametrize(("level", "more"), [("-Os", "-mtgsplit"), ("-O1", "-DX"), ("-O", "-DX")])
    def test_code_is_checked_as_the_options_make_it(self, run, project: Path, level: str, more: str) -> None:  # type: ignore[no-untyped-def]
        """Other code would not be taken: that of another level, or without the features of the target."""
        (project / "name.h").write_text('static_assert(sizeof(NAME) == 4, "as it was given");\n')
        named = ['-DNAME="a b"', "-include", "name.h"]
        options = [*DEVICE, level, more, *named, "--offload-arch=gfx942", "-c", "sums.hip", "-o", "ours.o"]
        said = run("ldsopt-clang", "--ldsopt=pack --goal bytes", *options).stderr
        assert "left as it came" not in said
        assert lds(project, "ours.o") == PACKED

    def test_an_opencl_kernel_is_a_code_object(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        (project / "k.cl").write_text(
            "kernel __attribute__((reqd_work_group_size(256, 1, 1))) void k(global int *out, global int *in) {\n"
            "  local int a[4096], b[4096];\n  int i = get_local_id(0);\n"
            "  for (int n = 0; n < 16; n++) a[n * 256 + i] = in[n * 256 + i];\n  barrier(CLK_LOCAL_MEM_FENCE);\n"
            "  int sum = 0;\n  for (int n = 0; n < 16; n++) sum += a[n * 256 + (i ^ 1)];\n"
            "  barrier(CLK_LOCAL_MEM_FENCE);\n  for (int n = 0; n < 16; n++) b[n * 256 + i] = sum * in[n * 256 + i];\n"
            "  barrier(CLK_LOCAL_MEM_FENCE);\n  for (int n = 0; n < 16; n++) out[n * 256 + i] = b[n * 256 + (i ^ 2)];\n}\n"
        )
        options = ["--target=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-nogpulib", "-O3", "k.cl", "-o"]
        (project / "get_local_id.h").write_text("#define get_local_id(n) __builtin_amdgcn_workitem_id_x()\n")
        for compiler, name in (
            (["ldsopt-clang", "--ldsopt=pack --goal bytes"], "ours"),
            (["clang"], "stock"),
        ):
            unlinked = ["-include", "get_local_id.h", "-Wl,--unresolved-symbols=ignore-all"]
            run(*compiler, "-Dbarrier(x)=__builtin_amdgcn_s_barrier()", *unlinked, *options, f"{name}.hsaco")
        sizes = [
            ldsopt.measure_file(project / f"{n}.hsaco")[0].functions[0].resources.lds_bytes
            for n in ("stock", "ours")
        ]
        assert sizes == [32768, 16384]


@pytest.mark.usefixtures("programs")
class TestWhatGoesWrong:
    pytestmark = needs_clang

    def test_an_error_in_the_source_is_the_compilers(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        (project / "bad.hip").write_text("__attribute__((global)) void k( {}\n")
        said = run("ldsopt-clang", *DEVICE, "--offload-arch=gfx942", "-c", "bad.hip", "-o", "bad.o", code=1)
        assert "bad.hip:1:" in said.stderr
        assert not (project / "bad.o").exists()

    def test_a_failure_of_ours_leaves_the_compilers_object_and_says_so(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        options = [*DEVICE, "--offload-arch=gfx942", "-c", "sums.hip", "-o", "a.o"]
        said = run("ldsopt-clang", "--ldsopt=optimize --timeout=0.001", *options).stderr
        (line,) = said.splitlines()
        assert line.startswith("ldsopt: sums.hip (gfx942): left as it came: ")
        assert "ended with a timeout" in line or "stopped after" in line
        ours = (project / "a.o").read_bytes()
        run("clang", *options)
        assert ours == (project / "a.o").read_bytes()

    def test_other_code_than_was_checked_is_not_taken(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        """LLVM is told something that ldsopt does not know of."""
        options = [
            *DEVICE,
            "--offload-arch=gfx942",
            "-mllvm",
            "-amdgpu-spill-vgpr-to-agpr=0",
            "-c",
            "sums.hip",
        ]
        more = ["-mllvm", "-misched=ilpmax", "-o", "a.o"]
        said = run("ldsopt-clang", *options, *more).stderr
        assert "left as it came: with the build's options the compiler makes other code" in said
        assert lds(project, "a.o") == STOCK

    @pytest.mark.parametrize(
        ("words", "code", "said"),
        [
            (["ldsopt-clang", "--ldsopt=measure", "-c", "x.c"], 2, "the commands that rewrite a module are"),
            (["ldsopt-clang", "--ldsopt=pack --gaol x", "-c", "x.c"], 2, "no such option"),
            (["ldsopt-clang"], 2, "no arguments"),
            (["ldsopt-hipcc", "-c", "x.hip"], 5, "there is no hipcc in PATH"),
        ],
    )
    def test_a_wrong_call_is_one_line(self, run, words: list[str], code: int, said: str) -> None:  # type: ignore[no-untyped-def]
        (line,) = run(*words, code=code).stderr.splitlines()
        assert line.startswith(f"{words[0]}: error: ")
        assert said in line

    def test_the_environment_can_say_no(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        options = [*DEVICE, "--offload-arch=gfx942", "-c", "sums.hip", "-o", "a.o"]
        assert run("ldsopt-clang", *options, LDSOPT_CLANG="0").stderr == ""
        assert lds(project, "a.o") == STOCK


@pytest.mark.slow
@pytest.mark.usefixtures("programs")
class TestProjects:
    pytestmark = needs_clang

    def test_make(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        run("make")
        assert run("./sums").stdout == LAUNCHES
        assert lds(project, "sums.o") == PACKED
        assert run("make").stdout == "make: 'sums' is up to date.\n"
        (project / "hip.h").touch()
        assert run("make", "-n").stdout.count(".hip -o") == 2, "by the depfiles that were written"

    @needs_cmake
    @pytest.mark.long
    def test_ninja(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        run("ninja")
        assert run("./sums").stdout == LAUNCHES
        assert lds(project, "sums.o") == PACKED
        (project / "hip.h").touch()
        assert run("ninja", "-n").stdout.count("[") == 3

    def test_code_that_is_linked_before_it_is_made(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        rdc = ["-fgpu-rdc", "--offload-arch=gfx942"]
        run("clang++", "-O2", "-c", "main.cpp", "-o", "main.o")
        for compiler in (["ldsopt-clang", "clang++"], ["clang++"]):
            for name in ("sums", "scale"):
                run(
                    *compiler,
                    *DEVICE[:-1],
                    *rdc,
                    "-DSHARED_DEVICE_CODE",
                    "-c",
                    f"{name}.hip",
                    "-o",
                    f"{name}.o",
                )
            linking = ["--hip-link", *rdc, "-no-hip-rt", "-O3", "main.o", "sums.o", "scale.o"]
            said = run(*compiler, *linking, "-o", compiler[0]).stderr
            assert ("1 of 3 kernels better" in said) is (compiler[0] == "ldsopt-clang")
            assert run(f"./{compiler[0]}").stdout == LAUNCHES
        assert lds(project, "ldsopt-clang") == PACKED | {"_Z5scalePf": 0}

    def test_hipcc_is_asked_as_clang_is(self, run, project: Path) -> None:  # type: ignore[no-untyped-def]
        """This one stands for ROCm's: it starts clang with options of its own."""
        (project / "hipcc").write_text(
            '#!/bin/sh\nexec clang++ -nogpuinc -nogpulib --offload-arch=gfx942 "$@"\n'
        )
        (project / "hipcc").chmod(0o755)
        run("ldsopt-hipcc", "./hipcc", "-x", "hip", "-O3", "-c", "sums.hip", "-o", "sums.o")
        assert lds(project, "sums.o") == PACKED

    @needs_cmake
    @pytest.mark.parametrize("how", ["ldsopt_optimize", "launcher"])
    def test_cmake(self, run, project: Path, programs: Path, how: str) -> None:  # type: ignore[no-untyped-def]
        options = {
            "ldsopt_DIR": ROOT / "ldsopt" / "cmake",
            "CMAKE_CXX_COMPILER": programs / "clang++",
            "CMAKE_HIP_COMPILER": programs / "clang++",
            "CMAKE_HIP_COMPILER_ROCM_ROOT": project / "rocm",
            "CMAKE_HIP_FLAGS": "-nogpuinc -nogpulib",
            "CMAKE_HIP_ARCHITECTURES": "gfx942",
        }
        if how == "launcher":
            options |= {"WITH_LDSOPT": "OFF", "CMAKE_HIP_COMPILER_LAUNCHER": "ldsopt-clang"}
        run(
            "cmake",
            "-G",
            "Ninja",
            "-S",
            ".",
            "-B",
            ".",
            *(f"-D{name}={value}" for name, value in options.items()),
        )
        said = run("cmake", "--build", ".").stdout
        assert (
            f"sums.hip (gfx942, clang 22.1.8): goal {'balanced' if how == 'launcher' else 'occupancy'}: 1 of 2"
            in said
        )
        assert run("./sums").stdout == LAUNCHES
        assert lds(project, "sums") == PACKED


OPENCL = """__attribute__((reqd_work_group_size(128, 1, 1)))
kernel void k(global int *out, int n) {
  local int tile[128];
  int i = __builtin_amdgcn_workitem_id_x();
  tile[i] = n + i;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  out[i] = tile[127 - i];
}
"""


@pytest.mark.llvm22
@pytest.mark.skipif(CLANG is None, reason="clang-22 is not installed")
@pytest.mark.parametrize(
    ("command", "has_records"), [("instrument --auto loops,barriers", True), ("annotate", False)]
)
def test_what_only_adds_is_taken_though_it_costs(tmp_path: Path, command: str, has_records: bool) -> None:
    (tmp_path / "k.cl").write_text(OPENCL)
    target = ["-x", "cl", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx942", "-nogpulib", "-O2"]
    words = [sys.executable, "-m", "ldsopt.integrations.clang", f"--ldsopt={command}", str(CLANG), *target]
    done = subprocess.run(
        [*words, "-c", "k.cl", "-o", "k.o"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert ("ldsopt: k.cl (gfx942): 1 kernel makes records" in done.stderr) is has_records
    assert (b"ldsopt.records.k.header" in (tmp_path / "k.o").read_bytes()) is has_records
