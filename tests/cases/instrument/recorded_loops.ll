; Marks without an author, recorded: a row is a run of a scope, by workgroup, wave, kind, name, depth, and its numbers.
; DEFINE: %{launch} = --block 128 --arg "out: i32[16384]=zeros"
; DEFINE: %{buffer} = --arg "u8[64]=zeros"
; DEFINE: %{noted} = %{buffer} --dump-records %t.dump -o %t.said
; DEFINE: %{show} = ldsopt trace %t.dump --strict --format csv
; DEFINE: %{rows} = cut -d, -f1-5,10,11
; A loop that is not always entered and has two exits: an edge that has events of its own gets a block of its own.
; RUN: variant BREAK %s > %t.ll
; RUN: ldsopt instrument %t.ll -q --auto loops --auto iterations -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=0 %{noted} --no-checks --outputs %t.made
; RUN: %{python} -c "import numpy; assert numpy.load('%t.made/out.npy').flat[0] == 0"
; RUN: %{show} | %{rows} | filecheck %s --check-prefix NONE
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=1 %{noted} --no-checks --outputs %t.made
; RUN: %{python} -c "import numpy; assert numpy.load('%t.made/out.npy').flat[0] == 1"
; RUN: %{show} | %{rows} | filecheck %s --check-prefix ONCE
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=3 %{noted} --no-checks --outputs %t.made
; RUN: %{python} -c "import numpy; assert numpy.load('%t.made/out.npy').flat[0] == 1"
; RUN: %{show} | %{rows} | filecheck %s --check-prefix THREE
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=9 %{noted} --no-checks --outputs %t.made
; RUN: %{python} -c "import numpy; assert numpy.load('%t.made/out.npy').flat[0] == 2"
; RUN: %{show} | %{rows} | filecheck %s --check-prefix FOUR
; NONE-NOT: 0,0,
; NONE: workgroup,wave
; NONE-NOT: 0,0,
; ONCE: {{^}}0,0,scope,loop:loop,0,,{{$}}
; ONCE-NEXT: {{^}}0,0,scope,iteration:loop,1,,{{$}}
; ONCE-NEXT: {{^}}0,1,
; THREE: {{^}}0,0,scope,loop:loop,0,,{{$}}
; THREE-NEXT: {{^}}0,0,scope,iteration:loop,1,,{{$}}
; THREE-NEXT: {{^}}0,0,scope,iteration:loop,1,,{{$}}
; THREE-NEXT: {{^}}0,0,scope,iteration:loop,1,,{{$}}
; THREE-NEXT: {{^}}0,1,
; FOUR: {{^}}0,0,scope,loop:loop,0,,{{$}}
; FOUR-NEXT: {{^}}0,0,scope,iteration:loop,1,,{{$}}
; FOUR-NEXT: {{^}}0,0,scope,iteration:loop,1,,{{$}}
; FOUR-NEXT: {{^}}0,0,scope,iteration:loop,1,,{{$}}
; FOUR-NEXT: {{^}}0,0,scope,iteration:loop,1,,{{$}}
; FOUR-NEXT: {{^}}0,1,

; One loop right behind another.
; RUN: variant TWO %s | ldsopt instrument - -q --auto loops -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | filecheck %s --check-prefix TWO
; TWO: {{^}}0,0,scope,loop:a,0,,{{$}}
; TWO-NEXT: {{^}}0,0,scope,loop:b,0,,{{$}}
; RUN: variant TWO %s | ldsopt instrument - --auto loops --mark -o %t.marked.ll 2>&1 | filecheck %s --check-prefix ALL-MARKED
; ALL-MARKED-NOT: left
; ALL-MARKED: scope
; What is marked records the same afterwards.
; RUN: variant NEST %s > %t.ll
; RUN: ldsopt instrument %t.ll -q --auto loops --auto iterations -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} > %t.direct
; RUN: ldsopt instrument %t.ll -q --auto loops --auto iterations --mark -o %t.marked.ll
; RUN: ldsopt instrument %t.marked.ll -q -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | cmp - %t.direct
; Functions that are called are left and told.
; RUN: variant NEST,FUNCTION %s | ldsopt instrument - --auto loops -o %t.rec.ll 2>&1 | filecheck %s --check-prefix FUNCTION
; FUNCTION: 'f' is no kernel
; Marks of authors are filtered alike.
; RUN: variant AUTHOR %s | ldsopt instrument - -q --skip b -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | filecheck %s --check-prefix AUTHOR
; AUTHOR: {{^}}0,0,scope,a,0,,{{$}}
; AUTHOR-NEXT: {{^}}0,1,
; RUN: not grep "ldsopt.rec mark" %t.rec.ll
; Any label makes a name that is read again.
; RUN: variant LABEL %s | sed 's/%"L"/%"for.body"/g; s/^"L":/"for.body":/' | ldsopt instrument - -q --auto loops -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | grep -Fx -e '0,0,scope,loop:for.body,0,,'
; RUN: variant LABEL %s | sed 's/%"L"/%"a b"/g; s/^"L":/"a b":/' | ldsopt instrument - -q --auto loops -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | grep -Fx -e '0,0,scope,loop:a-b,0,,'
; RUN: variant LABEL %s | sed 's/%"L"/%"12"/g; s/^"L":/"12":/' | ldsopt instrument - -q --auto loops -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | grep -Fx -e '0,0,scope,loop:12,0,,'
; RUN: variant LABEL %s | sed 's/%"L"/%"größe"/g; s/^"L":/"größe":/' | ldsopt instrument - -q --auto loops -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | grep -Fx -e '0,0,scope,loop:gr-C3-B6-C3-9Fe,0,,'
; RUN: variant LABEL %s | sed 's/%"L"/%"a\\22b\\5Cc;d"/g; s/^"L":/"a\\22b\\5Cc;d":/' | ldsopt instrument - -q --auto loops -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | grep -Fx -e '0,0,scope,loop:a-22b--c-d,0,,'
; RUN: variant LABEL %s | sed 's/%"L"/%"\\0A"/g; s/^"L":/"\\0A":/' | ldsopt instrument - -q --auto loops -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | grep -Fx -e '0,0,scope,loop:-0A,0,,'
; RUN: variant LABEL %s | sed 's/%"L"/%"-"/g; s/^"L":/"-":/' | ldsopt instrument - -q --auto loops -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | grep -Fx -e '0,0,scope,loop:-,0,,'
; RUN: variant LABEL %s | sed 's/%"L"/%"ns::f<int>"/g; s/^"L":/"ns::f<int>":/' | ldsopt instrument - -q --auto loops -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | grep -Fx -e '0,0,scope,loop:ns::f-int-,0,,'
; RUN: variant LABEL %s | %{python} -c "import sys; sys.stdout.write(sys.stdin.read().replace(chr(34) + 'L' + chr(34), 'x' * 300))" | ldsopt instrument - -q --auto loops -o %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll %{launch} --arg i32=2 %{noted}
; RUN: %{show} | %{rows} | grep -E '^0,0,scope,loop:x{300},0,,$'

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.endpgm()
declare void @llvm.amdgcn.s.waitcnt(i32)

;FUNCTION define void @f() {
;FUNCTION   ret void
;FUNCTION }
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;BREAK   %c = icmp sgt i32 %n, 0
;BREAK   br i1 %c, label %loop, label %end
;BREAK loop:
;BREAK   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;BREAK   %b = icmp eq i32 %i, 3
;BREAK   br i1 %b, label %found, label %latch
;BREAK latch:
;BREAK   %next = add i32 %i, 1
;BREAK   %more = icmp slt i32 %next, %n
;BREAK   br i1 %more, label %loop, label %end
;BREAK found:
;BREAK   store i32 %i, ptr addrspace(1) %out
;BREAK   br label %end
;BREAK end:
;BREAK   %r = phi i32 [ 0, %entry ], [ 1, %latch ], [ 2, %found ]
;BREAK   store i32 %r, ptr addrspace(1) %out
;BREAK   ret void
;TWO   br label %a
;TWO a:
;TWO   %i = phi i32 [ 0, %entry ], [ %ni, %a ]
;TWO   %ni = add i32 %i, 1
;TWO   %ca = icmp slt i32 %ni, %n
;TWO   br i1 %ca, label %a, label %b
;TWO b:
;TWO   %j = phi i32 [ 0, %a ], [ %nj, %b ]
;TWO   %nj = add i32 %j, 1
;TWO   %cb = icmp slt i32 %nj, %n
;TWO   br i1 %cb, label %b, label %end
;TWO end:
;TWO   ret void
;NEST   br label %outer
;NEST outer:
;NEST   %i = phi i32 [ 0, %entry ], [ %next.i, %latch ]
;NEST   br label %inner
;NEST inner:
;NEST   %j = phi i32 [ 0, %outer ], [ %next.j, %inner ]
;NEST   %next.j = add i32 %j, 1
;NEST   %more.j = icmp slt i32 %next.j, 2
;NEST   br i1 %more.j, label %inner, label %latch
;NEST latch:
;NEST   %next.i = add i32 %i, 1
;NEST   %more.i = icmp slt i32 %next.i, %n
;NEST   br i1 %more.i, label %outer, label %end
;NEST end:
;NEST   ret void
;AUTHOR   call void asm sideeffect "; ldsopt.rec start a", "~{memory}"()
;AUTHOR   call void asm sideeffect "; ldsopt.rec mark b", "~{memory}"()
;AUTHOR   call void asm sideeffect "; ldsopt.rec end a", "~{memory}"()
;AUTHOR   ret void
;LABEL   br label %"L"
;LABEL "L":
;LABEL   %i = phi i32 [ 0, %entry ], [ %j, %"L" ]
;LABEL   %j = add i32 %i, 1
;LABEL   %c = icmp ult i32 %j, %n
;LABEL   br i1 %c, label %"L", label %e
;LABEL e:
;LABEL   ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
