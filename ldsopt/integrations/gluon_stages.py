"""Marks of pipeline stages for kernels written in Gluon, as ``ldsopt.h`` has them for C.

    from ldsopt import stage

    @gluon.jit
    def gemm(...):
        for step in range(steps):
            x, y = lhs_tile.load(lhs_frag), rhs_tile.load(rhs_frag)
            stage("read")
            total = gl.amd.cdna3.mfma(x, y, total)
            gl.barrier()
            stage("multiply", 1)            # its waves have priority 1

A mark stands at the end of a stage. It becomes a comment in inline assembly that accesses of memory do not cross, so a
kernel that ldsopt never sees computes the same.

Triton puts its own barriers between accesses of LDS that depend on each other. One that it needs in front of an
iteration's first access would stand at the loop's head, where no stage ends: with ``gl.barrier()`` in front of the last
mark it needs none there.
"""

from __future__ import annotations

from ldsopt.errors import Unavailable

try:
    from triton.experimental import gluon
    from triton.experimental.gluon import language as gl
except ImportError:

    def __getattr__(name: str) -> object:
        """Says what is missing to those who import the mark."""
        if name == "stage":
            raise Unavailable("no Triton with Gluon is here; pip install 'triton>=3.7'")
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")

else:

    @gluon.jit  # type: ignore[untyped-decorator,unused-ignore]
    def stage(name: gl.constexpr, priority: gl.constexpr = 0, gap: gl.constexpr = 1) -> None:
        """Ends a stage of the loop that it stands in.

        Args:
            name: of the stage; each in the loop has its own.
            priority: of its waves, 0 to 3.
            gap: by how many stages the second group of waves is behind, 1 or 2; the same at each mark of the loop.
        """
        gl.inline_asm_elementwise(
            f"; ldsopt.stage {name} prio={priority} gap={gap}",
            "=r,~{memory}",
            [],
            dtype=gl.int32,
            is_pure=False,
            pack=1,
        )
