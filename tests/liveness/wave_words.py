"""Words for `random_kernels` about waves: who ends early, what moves there, barriers in assembly, calls of every kind.

=========  =========================================================================================================
``Q``      each work-item may end in a function that is called; ``q`` in assembly
``Z X``    each may return, and then reads the element of the next work-item, whenever it likes: LLVM has moved the
           load into the returning arm, which the wave may run behind what the other lanes still do
``K X``    each writes its own element in a function that is invoked; ``J X`` in one that is called
``V X``    the last one writes its own element, the others their own or the next, by a loop of unknown length
``N X``    each writes its own element, or the next: another address each time
``C X``    a copy that goes to each workgroup of a cluster: others of them copy at any time
``M X``    each writes the next element: in a smaller workgroup that of a work-item that is not there, too
``B``      a barrier in assembly; ``b>`` for the upper half of the work-items only, ``b<`` for the lower half
=========  =========================================================================================================
"""

import random

from text_sections import beside

TEXTS = beside(__file__)

KINDS = ("Q", "q", "Z", "K", "J", "V", "N", "C", "M", "B", "b")
REFILLS = ("W", "W", "W", "W", "F", "F", "f", "G", "E", "H", "S", "w", "P", "N", "a")
"""Words that write, in loops: some of them the same bytes in each iteration."""
BARRIER = 'call void asm sideeffect "s_barrier", "~{memory}"()'
FUNCTIONS = TEXTS["FUNCTIONS"]
ATTRIBUTES = '"target-cpu"="gfx942"{} personality ptr @p'
UNIFORM = ' "uniform-work-group-size"="true"'


def functions(names: str) -> str:
    """The functions that the words call."""
    return FUNCTIONS + "".join(
        f"define internal void @fill{name}(i32 %t) noinline {{\n  %p = getelementptr i32, ptr addrspace(3) @{name}, i32 %t\n"
        "  store i32 7, ptr addrspace(3) %p\n  ret void\n}\n"
        for name in names
    )


def lines(word: str, key: str, items: int, label: str) -> tuple[list[str], str]:
    """A word as IR, and the block that it ends in."""
    kind, name = word[0], word[-1]
    undecided = [f"%l{key} = load i32, ptr addrspace(1) %own", f"%z{key} = icmp eq i32 %l{key}, 0"]
    match kind:
        case "Q":
            return [*undecided, f"call void @quit(i32 %l{key})"], label
        case "q":
            return ['call void asm sideeffect "s_cbranch_scc0 1f\\0As_endpgm\\0A1:", ""()'], label
        case "B":
            return [BARRIER], label
        case "M":
            return [
                f"%p{key} = getelementptr i32, ptr addrspace(3) @{name}, i32 %after",
                f"store i32 7, ptr addrspace(3) %p{key}",
            ], label
        case "N":
            return [
                *undecided,
                f"%i{key} = select i1 %z{key}, i32 %tid, i32 %after",
                f"%p{key} = getelementptr i32, ptr addrspace(3) @{name}, i32 %i{key}",
                f"store i32 7, ptr addrspace(3) %p{key}",
            ], label
        case "C":
            return [
                f"%p{key} = getelementptr i32, ptr addrspace(3) @{name}, i32 %tid",
                "call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %in, "
                f"ptr addrspace(3) %p{key}, i32 0, i32 0, i32 3)",
            ], label
        case "J":
            return [f"call void @fill{name}(i32 %tid)"], label
        case "K":
            return [
                f"invoke void @fill{name}(i32 %tid) to label %o{key} unwind label %u{key}",
                *(f"u{key}:", f"%x{key} = landingpad {{ ptr, i32 }} cleanup", "ret void", f"o{key}:"),
            ], f"o{key}"
        case "Z":
            return [
                f"%p{key} = getelementptr i32, ptr addrspace(3) @{name}, i32 %after",
                f"%v{key} = load i32, ptr addrspace(3) %p{key}",
                *undecided,
                f"br i1 %z{key}, label %e{key}, label %o{key}",
                *(f"e{key}:", f"store i32 %v{key}, ptr addrspace(1) %out", "ret void", f"o{key}:"),
            ], f"o{key}"
        case "b":
            compared = "uge" if word[1] == ">" else "ult"
            return [
                f"%h{key} = icmp {compared} i32 %tid, {items // 2}",
                f"br i1 %h{key}, label %x{key}, label %o{key}",
                *(f"x{key}:", BARRIER, f"br label %o{key}", f"o{key}:"),
            ], f"o{key}"
    return [
        f"br i1 %last, label %y{key}, label %x{key}",
        *(f"x{key}:", f"br label %u{key}", f"u{key}:"),
        f"%i{key} = phi i32 [ %tid, %x{key} ], [ %after, %u{key} ]",
        *undecided,
        f"br i1 %z{key}, label %u{key}, label %w{key}",
        f"w{key}:",
        f"%pw{key} = getelementptr i32, ptr addrspace(3) @{name}, i32 %i{key}",
        *(f"store i32 7, ptr addrspace(3) %pw{key}", f"br label %o{key}", f"y{key}:"),
        f"%py{key} = getelementptr i32, ptr addrspace(3) @{name}, i32 %tid",
        *(f"store i32 7, ptr addrspace(3) %py{key}", f"br label %o{key}", f"o{key}:"),
    ], f"o{key}"


def random_words(rng: random.Random, names: str) -> tuple[str, ...]:
    """A row of words in which one of the rules about waves decides what may share bytes."""
    one, other = rng.sample(names, 2)
    write, read = rng.choice("WWWFE"), rng.choice("RRr")
    use = {name: (f"{write} {name}", "bar", f"{read} {name}", "bar") for name in names}
    first, then = use[one], use[other]
    shapes = (
        (*first, *then, rng.choice("Qq"), *first),
        (*first, *then, f"V {one}", "bar", f"R {one}"),
        (f"W {one}", "bar", f"Z {one}", "bar", *then),
        (f"W {one}", "bar", f"Z {one}", "bar", *then, *first),
        (f"{rng.choice('KJ')} {one}", "bar", *then, f"R {one}"),
        (*first[:3], "B", *then),
        (f"C {one}", "bar", f"W {one}", "bar", f"R {one}", "bar", *then),
        ("b>", f"W {one}", "bar", "bar", f"R {one}", "bar", f"W {other}", "bar", "bar", f"R {other}", "b<"),
        (
            f"M {one}",
            "bar",
            f"R {one}",
            "bar",
            f"M {other}",
            "bar",
            f"R {other}",
            "bar",
            f"W {one}",
            "bar",
            f"R {one}",
        ),
    )
    return rng.choice(shapes)
