"""The two groups of waves of a workgroup: how large they are, and by what they are told apart.

A group has as many waves on each SIMD as the other: one, or, of workgroups that always have so many, two. Waves go to
SIMDs in turns, so a group has a multiple of as many waves as there are SIMDs. With fewer, a SIMD has waves of one group
alone, and nothing on it to run beside. That is about speed: how waves are grouped decides nothing about order. So a
workgroup that is launched smaller than the kernel says does no harm, it only has a smaller second group.

Which group a wave is in follows from the linear id of its first lane. That it is the same for all lanes does not depend
on the workgroup's shape; that the groups are of equal size does.
"""

from __future__ import annotations

from ldsopt.analysis.stages.stage_loop import WaveGroups
from ldsopt.ir.attributes import attribute_text, launch_bounds, wave_size
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.refusal import refused
from ldsopt.ir.workgroup_shape import shape_of
from ldsopt.transforms.pipeline.options import PipelineOptions

_NO_ID = "amdgpu-no-workitem-id"


def wave_groups(module: Module, function: Function, options: PipelineOptions) -> WaveGroups:
    """The groups of a kernel's waves.

    Raises:
        InputError: its workgroups do not have two groups, or their shape is not known.
    """
    arch = require_arch(module)
    bounds = launch_bounds(module, function)
    lanes = wave_size(module, function)
    size = arch.simds * lanes
    more = bounds.flat // (2 * size) if bounds.least == bounds.flat and not bounds.flat % (2 * size) else 0
    if bounds.flat != 2 * size and not more:
        few = "; with fewer, a SIMD has waves of one group alone" if bounds.flat < 2 * size else ""
        raise refused(
            module,
            function.line,
            f"workgroups of '{function.name}' have up to {bounds.flat} work-items, a pipeline has {2 * size} "
            f"on {arch.name}: two groups of {arch.simds} waves of {lanes}, one a SIMD{few}",
            f"state it: __launch_bounds__({2 * size}), amdgpu_flat_work_group_size({2 * size}, {2 * size}) or "
            "reqd_work_group_size, or a multiple of it that every workgroup has",
        )
    shape = shape_of(module, function, options.shapes, tuple(options.no_assume))
    attributes = attribute_text(module, function.line)
    for axis, extent in zip(
        "yz", shape.sizes[1:] if shape.sizes else (), strict=False
    ):  # that of x every kernel gets
        if extent > 1 and f'"{_NO_ID}-{axis}"' in attributes:
            raise refused(
                module,
                function.line,
                f"'{function.name}' gets no workitem.id.{axis} ({_NO_ID}-{axis}), by which its waves are "
                "told apart",
                "take the attribute away",
            )
    count = arch.simds * max(1, more)
    early, late = range(count), range(count, 2 * count)
    return WaveGroups(early, late, lanes, *shape)
