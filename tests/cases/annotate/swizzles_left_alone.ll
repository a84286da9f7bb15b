; Variables that `annotate --swizzle` leaves alone: one map has to hold for all that may touch them.
; DEFINE: %{swizzle} = ldsopt annotate - --swizzle --no-check --explain -o %t.ll 2>&1
; RUN: variant ALL %s | %{swizzle} | filecheck %s
; CHECK: @tile in columns: cycles of 2 accesses of a wave by the model of LDS banks: 66 -> 4
; CHECK-NEXT: each byte at offset ^ (offset >> 5 & 0x7c)

; RUN: variant VOLATILE %s | %{swizzle} | filecheck %s --check-prefix VOLATILE
; VOLATILE: :[[#]]: @tile: an access of it is volatile, an atomic load or store, or a copy
; RUN: variant MARKED %s | %{swizzle} | filecheck %s --check-prefix VOLATILE
; RUN: variant ORDERED %s | %{swizzle} | filecheck %s --check-prefix VOLATILE
; RUN: variant COPY %s | %{swizzle} | filecheck %s --check-prefix VOLATILE
; RUN: variant FILL %s | %{swizzle} | filecheck %s --check-prefix VOLATILE
; RUN: variant FLAT %s | %{swizzle} | filecheck %s --check-prefix FLAT
; FLAT: :[[#]]: @tile: an access of it is by a flat pointer
; RUN: variant SELECT %s | %{swizzle} | filecheck %s --check-prefix SELECT
; SELECT: :[[#]]: @tile: an address may be in another variable, too
; RUN: variant NUMBER %s | %{swizzle} | filecheck %s --check-prefix SELECT
; RUN: variant CALL %s | %{swizzle} | filecheck %s --check-prefix CALL
; CALL: :[[#]]: @tile: helper, which a kernel calls, accesses it
; RUN: variant UNKNOWN %s | %{swizzle} | filecheck %s --check-prefix UNKNOWN
; UNKNOWN: :[[#]]: @tile: a call of unknown code (unknown)
; RUN: variant ESCAPE %s | %{swizzle} | filecheck %s --check-prefix ESCAPE
; ESCAPE: :[[#]]: @tile: an address in LDS leaves our sight
; RUN: variant ASM %s | %{swizzle} | filecheck %s --check-prefix ESCAPE
; RUN: variant CONSTANT %s | %{swizzle} | filecheck %s --check-prefix CONSTANT
; CONSTANT: :[[#]]: @tile: bytes are declared not to change
; RUN: variant CHOSEN %s | %{swizzle} | filecheck %s --check-prefix CHOSEN
; CHOSEN: :[[#]]: @tile: an address of it is not formed by getelementptr alone
; RUN: variant ASKEW %s | %{swizzle} | filecheck %s --check-prefix ASKEW
; ASKEW: :[[#]]: @tile: an access of it may not be aligned to its size
; RUN: variant NAMED %s | %{swizzle} | filecheck %s --check-prefix NAMED
; NAMED: @tile: it is named outside of functions, or its definition has metadata
; RUN: variant WEAK %s | %{swizzle} | filecheck %s --check-prefix WEAK
; WEAK: @tile: another module may replace it
; RUN: variant DATA %s | %{swizzle} | filecheck %s --check-prefix DATA
; DATA: :[[#]]: @tile: the addresses of an access of it do not follow from the lane

; Atomic accesses use the map, too.
; RUN: variant ATOMIC %s | %{swizzle} | filecheck %s --check-prefix ATOMIC
; ATOMIC: @tile in columns: cycles of 4 accesses
; RUN: filecheck %s --check-prefix MAPPED --input-file %t.ll
; MAPPED: atomicrmw fadd ptr addrspace(3) %ldsopt.swizzle{{[^ ]*}}, float
; MAPPED: cmpxchg weak ptr addrspace(3) %ldsopt.swizzle{{.*}}, i32 0, i32 1 monotonic monotonic, align 4
; A size that is no multiple of a block leaves no swizzle.
; RUN: variant ODD %s | %{swizzle} | filecheck %s --check-prefix NOTHING
; NOTHING: no variable of a kernel has bank conflicts that a swizzle is known to remove
; An access that states more alignment than a piece has states that of a piece.
; RUN: variant STATED %s | %{swizzle} | filecheck %s
; RUN: filecheck %s --check-prefix STATED --input-file %t.ll
; STATED: store float 1.0, ptr addrspace(3) %ldsopt.swizzle.{{.*}}, align 4
; Comparisons of addresses stay as they are.
; RUN: variant COMPARED %s | %{swizzle} | filecheck %s --check-prefix MORE
; MORE: @tile in columns: cycles of 3 accesses of a wave by the model of LDS banks: 68 -> 6
; RUN: filecheck %s --check-prefix COMPARED --input-file %t.ll
; COMPARED: icmp ult ptr addrspace(3) %column, %first
; What a loop computes more has to be saved in it.
; RUN: variant LOOP %s | %{swizzle} | filecheck %s --check-prefix LOOP
; LOOP: @tile in columns: cycles of 3 accesses
; LOOP-NEXT: left as it is: a loop would compute more than it saves
; Without an architecture there are no banks.
; RUN: variant ANY %s | exits 3 %{swizzle} | filecheck %s --check-prefix NOWHERE
; NOWHERE: error: {{.*}}--mcpu
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [1024 x float] poison, align 16 ; but NAMED, WEAK, ODD
;NAMED @tile = internal addrspace(3) global [1024 x float] poison, align 16, !absolute_symbol !1
;WEAK @tile = weak addrspace(3) global [1024 x float] poison, align 16
;ODD @tile = internal addrspace(3) global [1001 x float] poison, align 16
@other = internal addrspace(3) global [1024 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
;FILL declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
;COPY declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
;CONSTANT declare ptr @llvm.invariant.start.p3(i64, ptr addrspace(3))
;UNKNOWN declare void @unknown()
;CALL define internal void @helper(ptr addrspace(3) %at) noinline {
;CALL   store float 2.0, ptr addrspace(3) %at, align 4
;CALL   ret void
;CALL }

define amdgpu_kernel void @columns(ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %t, 31
  %start = shl nuw nsw i32 %row, 5
  %column = getelementptr float, ptr addrspace(3) @tile, i32 %start
  %first = getelementptr float, ptr addrspace(3) @tile, i32 %t
  store float 1.0, ptr addrspace(3) %column, align 4 ; but ASKEW, STATED, ODD
;ODD   store float 1.0, ptr addrspace(3) %first, align 4
;STATED   store float 1.0, ptr addrspace(3) %column, align 16
;ASKEW   store <2 x float> <float 1.0, float 1.0>, ptr addrspace(3) %first, align 4
;MARKED   %old = atomicrmw volatile fadd ptr addrspace(3) %column, float 1.0 monotonic, align 4
;ORDERED   store atomic float 2.0, ptr addrspace(3) %column monotonic, align 4
;ATOMIC   %old = atomicrmw fadd ptr addrspace(3) %column, float 1.0 monotonic, align 4
;ATOMIC   %pair = cmpxchg weak ptr addrspace(3) %first, i32 0, i32 1 monotonic monotonic, align 4
;VOLATILE   store volatile float 2.0, ptr addrspace(3) %column, align 4
;FILL   call void @llvm.memset.p3.i32(ptr addrspace(3) @tile, i8 0, i32 64, i1 false)
;COPY   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %out, ptr addrspace(3) @tile, i32 4, i32 0, i32 0)
;FLAT   %flat = addrspacecast ptr addrspace(3) %first to ptr
;FLAT   store float 2.0, ptr %flat, align 4
;SELECT   %is = icmp eq i32 %n, 0
;SELECT   %either = select i1 %is, ptr addrspace(3) %first, ptr addrspace(3) @other
;SELECT   store float 2.0, ptr addrspace(3) %either, align 4
;NUMBER   %any = inttoptr i32 %n to ptr addrspace(3)
;NUMBER   store float 2.0, ptr addrspace(3) %any, align 4
;CALL   call void @helper(ptr addrspace(3) %first)
;UNKNOWN   call void @unknown()
;ESCAPE   %number = ptrtoint ptr addrspace(3) %first to i32
;ESCAPE   store i32 %number, ptr addrspace(1) %out, align 4
;ASM   call void asm sideeffect "ds_write_b32 $0, $1", "v,v,~{memory}"(ptr addrspace(3) %first, i32 %n)
;CONSTANT   %constant = call ptr @llvm.invariant.start.p3(i64 4, ptr addrspace(3) @tile)
;CHOSEN   %is = icmp eq i32 %n, 0
;CHOSEN   %either = select i1 %is, ptr addrspace(3) %first, ptr addrspace(3) %column
;CHOSEN   store float 2.0, ptr addrspace(3) %either, align 4
;DATA   %from = getelementptr i32, ptr addrspace(1) %out, i32 %t
;DATA   %data = load i32, ptr addrspace(1) %from, align 4
;DATA   %some = getelementptr float, ptr addrspace(3) @tile, i32 %data
;DATA   store float 2.0, ptr addrspace(3) %some, align 4
;LOOP   br label %loop
;LOOP loop:
;LOOP   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;LOOP   %further = shl nuw nsw i32 %i, 6
;LOOP   %sum = add nuw nsw i32 %further, %t
;LOOP   %here = getelementptr float, ptr addrspace(3) @tile, i32 %sum
;LOOP   store float 2.0, ptr addrspace(3) %here, align 4
;LOOP   %next = add nuw nsw i32 %i, 1
;LOOP   %more = icmp ult i32 %next, 16
;LOOP   br i1 %more, label %loop, label %done
;LOOP done:
;COMPARED   %below = icmp ult ptr addrspace(3) %column, %first
;COMPARED   br i1 %below, label %more, label %done
;COMPARED more:
;COMPARED   store float 3.0, ptr addrspace(3) %first, align 4
;COMPARED   br label %done
;COMPARED done:
  %v = load float, ptr addrspace(3) %first, align 4
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %v, ptr addrspace(1) %to, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" } ; but ANY
;ANY attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
;NAMED !1 = !{i32 0, i32 1}
