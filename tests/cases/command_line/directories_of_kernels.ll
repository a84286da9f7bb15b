; Each command writes for a directory what it writes for each of its modules alone.
; RUN: rm -rf %t
; RUN: mkdir -p %t/in/deep
; RUN: cp %s %t/in/reverse.ll
; RUN: sed 's/xor i32 %id, 63/sub i32 63, %id/' %s > %t/in/deep/other.ll
; DEFINE: %{launch} = --block 64 --arg f32[64]=random --arg f32[64]=0 --arg i32=64
; RUN: ldsopt instrument --auto barriers --no-cost %t/in -o %t/marked 2>&1 | filecheck %s --check-prefix DONE
; RUN: ldsopt instrument --auto barriers --no-cost %t/in/deep/other.ll -o %t/alone.ll
; RUN: cmp %t/marked/deep/other.ll %t/alone.ll
; RUN: ldsopt liveness --mark %t/in -o %t/live 2>&1 | filecheck %s --check-prefix DONE
; RUN: ldsopt liveness --mark %t/in/deep/other.ll -o %t/alone.ll
; RUN: cmp %t/live/deep/other.ll %t/alone.ll
; RUN: ldsopt liveness %t/in --report %t/live --svg %t/drawn 2>&1 | filecheck %s --check-prefix DONE
; RUN: ldsopt liveness %t/in/deep/other.ll --report %t/alone.json --svg %t/alone.svg
; RUN: cmp %t/live/deep/other.json %t/alone.json
; RUN: cmp %t/drawn/deep/other.svg %t/alone.svg
; RUN: ldsopt waits %t/in -o %t/code 2>&1 | filecheck %s --check-prefix DONE
; RUN: ldsopt waits %t/in/deep/other.ll -o %t/alone.s
; RUN: cmp %t/code/deep/other.s %t/alone.s
; RUN: ldsopt waits %t/in --emit obj -o %t/code
; RUN: ldsopt simulate %{launch} --json %t/in -o %t/run 2>&1 | filecheck %s --check-prefix DONE
; RUN: ldsopt simulate %{launch} --json %t/in/deep/other.ll -o %t/alone.json
; RUN: cmp %t/run/deep/other.json %t/alone.json
; RUN: ldsopt simulate %{launch} %t/in -o %t/run 2>&1 | filecheck %s --check-prefix DONE
; RUN: ldsopt simulate %{launch} %t/in/deep/other.ll -o %t/alone.txt
; RUN: cmp %t/run/deep/other.txt %t/alone.txt
; DONE: {{^}}ldsopt: {{[a-z]+}}: 2 modules: 2 done
; RUN: find %t/marked %t/live %t/drawn %t/code %t/run -type f | sort | filecheck %s --check-prefix WRITTEN
; WRITTEN: code/deep/other.o
; WRITTEN-NEXT: code/deep/other.s
; WRITTEN-NEXT: code/reverse.o
; WRITTEN-NEXT: code/reverse.s
; WRITTEN-NEXT: drawn/deep/other.svg
; WRITTEN-NEXT: drawn/reverse.svg
; WRITTEN-NEXT: live/deep/other.json
; WRITTEN-NEXT: live/deep/other.ll
; WRITTEN-NEXT: live/reverse.json
; WRITTEN-NEXT: live/reverse.ll
; WRITTEN-NEXT: marked/deep/other.ll
; WRITTEN-NEXT: marked/reverse.ll
; WRITTEN-NEXT: run/deep/other.json
; WRITTEN-NEXT: run/deep/other.txt
; WRITTEN-NEXT: run/reverse.json
; WRITTEN-NEXT: run/reverse.txt

; On standard output each is told; what cannot run is listed at once.
; RUN: ldsopt liveness %t/in > %t/together.txt
; RUN: ldsopt liveness %t/in/deep/other.ll > %t/first.txt
; RUN: ldsopt liveness %t/in/reverse.ll > %t/second.txt
; RUN: cat %t/first.txt %t/second.txt | cmp - %t/together.txt
; RUN: ldsopt simulate --list-missing %t/in | filecheck %s --check-prefix LISTED
; LISTED: 2 of 2 modules can run

; What a launch leaves has a directory for each.
; RUN: ldsopt simulate %t/marked %{launch} --outputs %t/made --dump-records %t/noted
; RUN: find %t/made %t/noted -type f | sort | filecheck %s --check-prefix LEFT
; LEFT: made/deep/other/
; LEFT: made/reverse/
; LEFT: noted/deep/other.dump
; LEFT-NEXT: noted/reverse.dump

; Of two directories modules of one path are compared; a difference and a missing module are of their own module.
; RUN: ldsopt annotate %t/in -q -o %t/out
; RUN: ldsopt verify %t/in %t/out --quick > %t/said.txt 2> %t/said.err
; RUN: filecheck %s --check-prefix EQUAL --input-file %t/said.txt
; RUN: filecheck %s --check-prefix EQUAL-ERR --input-file %t/said.err
; EQUAL: equal (bit by bit) under 3 schedules
; EQUAL: equal (bit by bit) under 3 schedules
; EQUAL-ERR: {{^}}ldsopt: verify: 2 modules: 2 done
; RUN: rm %t/out/deep/other.ll
; RUN: sed 's/xor i32 %id, 63/xor i32 %id, 31/' %s > %t/out/reverse.ll
; RUN: cp %s %t/in/new.ll
; RUN: cp %s %t/out/new.ll
; RUN: exits 3 ldsopt verify %t/in %t/out --quick --json -o %t/reports 2>&1 | filecheck %s --check-prefix APART
; APART: {{.*}}out/deep/other.ll: no such file
; APART: 3 modules: 1 done, 1 check or gate failed (exit code 1), 1 bad input (exit code 3)
; RUN: find %t/reports -type f | sort | filecheck %s --check-prefix REPORTS
; REPORTS: reports/new.json
; REPORTS-NEXT: reports/reverse.json

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @reverse(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr float, ptr addrspace(1) %from, i32 %id
  %x = load float, ptr addrspace(1) %a, align 4
  %own = getelementptr float, ptr addrspace(3) @lds, i32 %id
  store float %x, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %id, 63
  %place = getelementptr float, ptr addrspace(3) @lds, i32 %other
  %y = load float, ptr addrspace(3) %place, align 4
  %b = getelementptr float, ptr addrspace(1) %to, i32 %id
  store float %y, ptr addrspace(1) %b, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
