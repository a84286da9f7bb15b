; A volatile flag for which a loop waits hands on what a fence in front of it has released: no execution shows a race.
; Without that fence one does, and where no loop waits for a volatile variable, it races like any other.

; RUN: variant FENCED,WAITS %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=FREE --input-file %t.txt
; RUN: variant WAITS %s | exits 1 ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=DATA --input-file %t.txt
; RUN: variant FENCED %s | exits 1 ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=FLAG --input-file %t.txt
; RUN: variant FENCED,WAITS,FLAT %s | ldsopt compile - -o %t.s
; RUN: ldsopt check %t.s -o %t.txt
; RUN: filecheck %s --check-prefix=FREE --input-file %t.txt

; RUN: variant FENCED,WAITS,FLAT,LOOKS %s | ldsopt compile - -o %t.s
; RUN: ldsopt check %t.s -o %t.txt
; RUN: filecheck %s --check-prefix=FREE --input-file %t.txt

; FREE: 0 definite
; DATA: definite wave-race in flag
; DATA: store i32 %lane, ptr addrspace(3) %p
; FLAG: definite wave-race in flag
; FLAG: store volatile i32 1

target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [64 x i32] poison, align 16
@full = internal addrspace(3) global i32 poison, align 4

define amdgpu_kernel void @flag(ptr addrspace(1) %out) #0 {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %own = and i32 %lane, 63
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %own
  %first = icmp eq i32 %lane, 0
  br i1 %first, label %clear, label %cleared

clear:
  store volatile i32 0, ptr addrspace(3) @full, align 4
  br label %cleared

cleared:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %fills = icmp ult i32 %lane, 64
  br i1 %fills, label %fill, label %wait ; but LOOKS
;LOOKS  br i1 %fills, label %fill, label %look

fill:
  store i32 %lane, ptr addrspace(3) %p, align 4
;FENCED  fence syncscope("workgroup") release
  store volatile i32 1, ptr addrspace(3) @full, align 4 ; but FLAT
;FLAT  store volatile i32 1, ptr addrspacecast (ptr addrspace(3) @full to ptr), align 4
  br label %end

;LOOKS look:
;LOOKS  %early = load volatile i32, ptr addrspacecast (ptr addrspace(3) @full to ptr), align 4
;LOOKS  %late = icmp eq i32 %early, 0
;LOOKS  br i1 %late, label %wait, label %filled
;LOOKS
wait:
  %seen = load volatile i32, ptr addrspace(3) @full, align 4 ; but FLAT
;FLAT  %seen = load volatile i32, ptr addrspacecast (ptr addrspace(3) @full to ptr), align 4
  %empty = icmp eq i32 %seen, 0
;WAITS  br i1 %empty, label %wait, label %filled
  br i1 %empty, label %end, label %filled ; but WAITS

filled:
  fence syncscope("workgroup") acquire
  %value = load i32, ptr addrspace(3) %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %own
  store i32 %value, ptr addrspace(1) %o, align 4
  br label %end

end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
