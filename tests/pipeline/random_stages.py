"""Random kernels with marked loops: stages that read, write and copy into a few LDS variables.

Each variable has 512 elements, one a work-item. A stage may write the work-item's own element (``w``), read that of
another wave (``r``), of another wave of the same group (``n``) or of the own wave (``p``), or start a copy into the
wave's part (``c``). What is read goes into a sum, which every work-item stores at the end; some kernels exchange sums
through LDS behind the loop, some run the loop twice in an outer one.
"""

import random
from dataclasses import dataclass

from text_sections import beside

TEXTS = beside(__file__)

_HEAD = TEXTS["_HEAD"]
_LOOP = """loop{number}:
  %i{number} = phi i32 [ 0, %{front} ], [ %next{number}, %loop{number} ]
  %sum{number}.0 = phi i32 [ {came}, %{front} ], [ %sum{number}, %loop{number} ]
  %at{number} = shl i32 %i{number}, 11
{body}  %sum{number} = add i32 %sum{number}.{reads}, 1
  %next{number} = add i32 %i{number}, 1
  %more{number} = icmp slt i32 %next{number}, %n
  br i1 %more{number}, label %loop{number}, label %{behind}

"""
_BARRIER = (
    '  fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n'
    '  fence syncscope("workgroup") acquire\n'
)


@dataclass(frozen=True)
class RandomStages:
    """A kernel, and in words what its stages do."""

    text: str
    words: str


def random_loop(choose: random.Random, names: str, number: int, loops: int) -> tuple[str, str]:
    """One of so many loops that follow each other, and its stages in words; an empty block is in front of the later ones."""
    count, gap = choose.randint(2, 7), choose.choice([1, 1, 1, 2])
    stages = [
        [choose.choice("rrwwnpc") + choose.choice(names) for _ in range(choose.choice([0, 1, 1, 2]))]
        for _ in range(count)
    ]
    body, reads = "", 0
    for at, words in enumerate(stages):
        for word in words:
            kind, name = word
            total = f"%sum{number}.{reads}"
            if kind in "rnp":
                value, scaled = f"%v{number}.{reads}", f"%x{number}.{reads}"
                body += f"  {value} = load i32, ptr addrspace(3) %{name}.{kind}, align 4\n"
                body += f"  {scaled} = mul i32 {total}, 3\n"
                reads += 1
                body += f"  %sum{number}.{reads} = add i32 {scaled}, {value}\n"
            elif kind == "w":
                written = f"%w{number}.{at}.{name}"
                body += f"  {written} = add i32 {total}, %t\n" if f"{written} " not in body else ""
                body += f"  store i32 {written}, ptr addrspace(3) %{name}.own, align 4\n"
            else:
                body += (
                    f"  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) "
                    f"%{name}.wave, i32 4, i32 %bytes, i32 %at{number}, i32 0, i32 0)\n"
                )
        fields = f" gap={gap}" if at == 0 else ""
        body += f'  call void asm sideeffect "; ldsopt.stage l{number}s{at}{fields}", "~{{memory}}"()\n'
    front, came = (f"pre{number}", f"%sum{number - 1}") if number else ("outer", "%before")
    behind = f"pre{number + 1}" if number + 1 < loops else "end"
    text = _LOOP.format(number=number, front=front, came=came, body=body, reads=reads, behind=behind)
    text = f"pre{number}:\n  br label %loop{number}\n\n{text}" if number else text
    return text, f"gap {gap}: " + " | ".join(" ".join(words) or "." for words in stages)


def random_stages(seed: int, cpu: str = "gfx942", *, loops: int = 1) -> RandomStages:
    """The kernel of a seed, with so many loops that follow each other."""
    choose = random.Random(seed)
    names = "ABC"[: choose.randint(1, 3)]
    made = [random_loop(choose, names, number, loops) for number in range(loops)]
    addresses = fill = ""
    for name in names:
        for kind, index in (("own", "%t"), ("r", "%t.r"), ("n", "%t.n"), ("p", "%t.p"), ("wave", "%wave")):
            addresses += f"  %{name}.{kind} = getelementptr i32, ptr addrspace(3) @{name}, i32 {index}\n"
        fill += f"  store i32 %t, ptr addrspace(3) %{name}.own, align 4\n"
    exchanges = choose.random() < 0.4
    behind, last = "", loops - 1
    if exchanges:
        name = choose.choice(names)
        fenced = choose.random() < 0.5
        behind = (_BARRIER if fenced else "") + f"  %e = load i32, ptr addrspace(3) %{name}.r, align 4\n"
        behind += f"  %sum{last}.e = add i32 %sum{last}, %e\n" + _BARRIER
    text = _HEAD.format(
        variables="\n".join(
            f"@{n} = internal addrspace(3) global [512 x i32] poison, align 16" for n in names
        ),
        addresses=addresses,
        fill=fill,
        loops="".join(one for one, _ in made),
        last=last,
        behind=behind,
        iterations=choose.choice([1, 1, 2]),
        suffix=f"{last}.e" if exchanges else last,
        cpu=cpu,
    )
    return RandomStages(text, "; ".join(words for _, words in made))
