; The count of records is in a register where it can be, and has a cell in memory where lanes part that have to know of each other.
; DEFINE: %{make} = ldsopt instrument - -q -o %t.rec.ll
; Marks ahead of a branch, under it and behind it. Lanes may part, or all go one way, or all of a wave.
; RUN: variant ARM,UNIFORM,BEFORE,INSIDE,BEHIND %s | %{make}
; RUN: not grep -q "%ldsopt.rec.cell = " %t.rec.ll
; RUN: variant ARM,WAVE,BEFORE,INSIDE,BEHIND %s | %{make}
; RUN: not grep -q "%ldsopt.rec.cell = " %t.rec.ll
; RUN: variant ARM,DIVERGENT,BEFORE,OTHER %s | %{make}
; RUN: not grep -q "%ldsopt.rec.cell = " %t.rec.ll
; RUN: variant ARM,DIVERGENT,BEFORE,INSIDE %s | %{make}
; RUN: not grep -q "%ldsopt.rec.cell = " %t.rec.ll
; RUN: variant ARM,DIVERGENT,BEFORE,INSIDE,BEHIND %s | %{make}
; RUN: grep -q "%ldsopt.rec.cell = " %t.rec.ll
; The branch leads to the end of the kernel.
; RUN: variant RETURN,DIVERGENT,BEFORE,BEHIND %s | %{make}
; RUN: not grep -q "%ldsopt.rec.cell = " %t.rec.ll
; RUN: variant RETURN,DIVERGENT,BEFORE,INSIDE %s | %{make}
; RUN: not grep -q "%ldsopt.rec.cell = " %t.rec.ll
; RUN: variant RETURN,DIVERGENT,BEFORE,INSIDE,BEHIND %s | %{make}
; RUN: grep -q "%ldsopt.rec.cell = " %t.rec.ll
; RUN: variant RETURN,WAVE,BEFORE,INSIDE,BEHIND %s | %{make}
; RUN: not grep -q "%ldsopt.rec.cell = " %t.rec.ll
; Lanes that copy the records out of LDS have to know of those that made them.
; RUN: variant ARM,DIVERGENT,BEFORE,INSIDE %s | %{make} --buffer lds
; RUN: grep -q "%ldsopt.rec.cell = " %t.rec.ll
; A loop that all lanes go through as often, or each as often as it likes.
; RUN: variant LOOP,AS-OFTEN %s | %{make}
; RUN: not grep -q "%ldsopt.rec.cell = " %t.rec.ll
; RUN: variant LOOP,BY-LANE %s | %{make}
; RUN: grep -q "%ldsopt.rec.cell = " %t.rec.ll
; DEFINE: %{rows} = ldsopt trace %t.dump --strict --format csv
; Lanes that left a loop in different iterations have the first lane's number of different iterations: what is of the wave in the
; loop is not behind it.
; RUN: variant LEFT %s | %{make}
; RUN: grep -q "%ldsopt.rec.cell = " %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll --block 128 --arg "i32[16384]=zeros" --arg i32=4 --arg "u8[64]=zeros" --dump-records %t.dump -o %t.said
; RUN: %{rows} | cut -d, -f1-4 | filecheck %s --check-prefix LEFT
; LEFT: {{^}}0,0,mark,some{{$}}
; LEFT-NEXT: {{^}}0,0,mark,end{{$}}
; LEFT-NEXT: {{^}}0,1,
; So is control flow with a loop of two entries.
; RUN: variant IRREDUCIBLE %s | %{make}
; RUN: grep -q "%ldsopt.rec.cell = " %t.rec.ll
; RUN: ldsopt simulate %t.rec.ll --block 128 --arg "i32[16384]=zeros" --arg i32=1 --arg "u8[64]=zeros" --dump-records %t.dump -o %t.said
; RUN: %{rows} | cut -d, -f1-4 | filecheck %s --check-prefix ENTRIES
; ENTRIES: {{^}}0,0,mark,a{{$}}
; ENTRIES-NEXT: {{^}}0,0,mark,b{{$}}
; ENTRIES-NEXT: {{^}}0,1,

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
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;WAVE   %w = lshr i32 %t, 6
;WAVE   %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w)
;BEFORE   call void asm sideeffect "; ldsopt.rec mark m", "~{memory}"()
;DIVERGENT   %c = icmp ult i32 %t, 7
;UNIFORM   %c = icmp ult i32 %n, 7
;WAVE   %c = icmp eq i32 %wave, 0
;ARM   br i1 %c, label %then, label %join
;ARM then:
;RETURN   br i1 %c, label %gone, label %rest
;RETURN gone:
;INSIDE   call void asm sideeffect "; ldsopt.rec mark m", "~{memory}"()
;RETURN   ret void
;RETURN rest:
;ARM   br label %join
;ARM join:
;BEHIND   call void asm sideeffect "; ldsopt.rec mark m", "~{memory}"()
;OTHER   call void asm sideeffect "; ldsopt.rec mark n", "~{memory}"()
;ARM,RETURN   ret void
;LOOP   br label %loop
;LOOP loop:
;LOOP   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;LOOP   call void asm sideeffect "; ldsopt.rec mark iteration", "~{memory}"()
;LOOP   %next = add i32 %i, 1
;AS-OFTEN   %more = icmp ult i32 %next, %n
;BY-LANE   %more = icmp ult i32 %next, %t
;LOOP   br i1 %more, label %loop, label %end
;LOOP end:
;LOOP   call void asm sideeffect "; ldsopt.rec mark end", "~{memory}"()
;LOOP   ret void
;LEFT   br label %loop
;LEFT loop:
;LEFT   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;LEFT   %next = add i32 %i, 1
;LEFT   %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %next)
;LEFT   %more = icmp ult i32 %next, %t
;LEFT   br i1 %more, label %loop, label %end
;LEFT end:
;LEFT   %c = icmp ult i32 %w, 3
;LEFT   br i1 %c, label %then, label %join
;LEFT then:
;LEFT   call void asm sideeffect "; ldsopt.rec mark some", "~{memory}"()
;LEFT   br label %join
;LEFT join:
;LEFT   call void asm sideeffect "; ldsopt.rec mark end", "~{memory}"()
;LEFT   ret void
;IRREDUCIBLE   %c = icmp ult i32 %n, 2
;IRREDUCIBLE   br i1 %c, label %a, label %b
;IRREDUCIBLE a:
;IRREDUCIBLE   call void asm sideeffect "; ldsopt.rec mark a", "~{memory}"()
;IRREDUCIBLE   br label %b
;IRREDUCIBLE b:
;IRREDUCIBLE   call void asm sideeffect "; ldsopt.rec mark b", "~{memory}"()
;IRREDUCIBLE   %d = icmp ult i32 %n, 9
;IRREDUCIBLE   br i1 %d, label %end, label %a
;IRREDUCIBLE end:
;IRREDUCIBLE   ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
