; The value that is carried on comes from the blocks in front of a loop by the labels that a phi names them with. A
; variable's name may have escapes.
; RUN: variant NAMED %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx1201 --no-check --respell -q --double-buffer | filecheck %s --check-prefix NAMED
; RUN: variant UNNAMED %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx1201 --no-check --respell -q --double-buffer | filecheck %s --check-prefix UNNAMED
; RUN: variant NUMBERED %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx1201 --no-check --respell -q --double-buffer | filecheck %s --check-prefix NUMBERED
; RUN: variant QUOTED %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx1201 --no-check --respell -q --double-buffer | filecheck %s --check-prefix QUOTED
; RUN: variant RECORD %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx1201 --no-check --respell -q --double-buffer | filecheck %s --check-prefix RECORD
; RUN: variant NAMED,ESCAPED %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx1201 --no-check --respell -q --double-buffer | filecheck %s --check-prefix ESCAPED
; NAMED: %ldsopt.buffer.0 = phi i32 [ 0, %entry ], [ %ldsopt.buffer.0.next, %loop ]
; UNNAMED: %ldsopt.buffer.0 = phi i32 [ 0, %0 ], [ %ldsopt.buffer.0.next, %loop ]
; NUMBERED: %ldsopt.buffer.0 = phi i32 [ 0, %2 ], [ %ldsopt.buffer.0.next, %-1 ]
; QUOTED: %ldsopt.buffer.0 = phi i32 [ 0, %"an entry" ], [ %ldsopt.buffer.0.next, %"b:c" ]
; ESCAPED: @"a \22tile\22" = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
; ESCAPED: %ldsopt.buffer.0 = phi i32 [ 0, %entry ], [ %ldsopt.buffer.0.next, %loop ]
; RECORD: %ldsopt.buffer.0 = phi i32 [ 0, %entry ], [ %ldsopt.buffer.0.next, %loop ]
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [128 x i32] poison, align 4 ; but ESCAPED
;ESCAPED @"a \22tile\22" = internal addrspace(3) global [128 x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @k(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 { ; but NUMBERED
;NUMBERED define amdgpu_kernel void @k(ptr addrspace(1) noalias %0, i32 %1) #0 !reqd_work_group_size !0 {
;NAMED,RECORD entry:
;QUOTED "an entry":
;RECORD   #dbg_value(i32 poison, !4, !DIExpression(), !6)
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %id, 127
  %mine = getelementptr i32, ptr addrspace(3) @tile, i32 %id ; but ESCAPED
;ESCAPED   %mine = getelementptr i32, ptr addrspace(3) @"a \22tile\22", i32 %id
  %theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %other ; but ESCAPED
;ESCAPED   %theirs = getelementptr i32, ptr addrspace(3) @"a \22tile\22", i32 %other
  br label %loop ; but NUMBERED, QUOTED
;NUMBERED   br label %-1
;QUOTED   br label %"b:c"
loop: ; but NUMBERED, QUOTED
;NUMBERED -1:
;QUOTED "b:c":
;NAMED,RECORD   %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
;UNNAMED   %i = phi i32 [ 0, %0 ], [ %i.next, %loop ]
;NUMBERED   %i = phi i32 [ 0, %2 ], [ %i.next, %-1 ]
;QUOTED   %i = phi i32 [ 0, %"an entry" ], [ %i.next, %"b:c" ]
  store i32 %i, ptr addrspace(3) %mine, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) %theirs, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n ; but NUMBERED
;NUMBERED   %again = icmp ult i32 %i.next, %1
  br i1 %again, label %loop, label %exit ; but NUMBERED, QUOTED
;NUMBERED   br i1 %again, label %-1, label %exit
;QUOTED   br i1 %again, label %"b:c", label %exit
exit:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id ; but NUMBERED
;NUMBERED   %at = getelementptr i32, ptr addrspace(1) %0, i32 %id
  store i32 %x, ptr addrspace(1) %at, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx1201" }
!0 = !{i32 128, i32 1, i32 1}
;RECORD !llvm.dbg.cu = !{!1}
;RECORD !llvm.module.flags = !{!3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug) ; but NAMED, UNNAMED, NUMBERED, QUOTED
!2 = !DIFile(filename: "k.c", directory: "/") ; but NAMED, UNNAMED, NUMBERED, QUOTED
!3 = !{i32 2, !"Debug Info Version", i32 3} ; but NAMED, UNNAMED, NUMBERED, QUOTED
!4 = !DILocalVariable(name: "v", scope: !5) ; but NAMED, UNNAMED, NUMBERED, QUOTED
!5 = distinct !DISubprogram(name: "k", unit: !1, spFlags: DISPFlagDefinition) ; but NAMED, UNNAMED, NUMBERED, QUOTED
!6 = !DILocation(line: 1, scope: !5) ; but NAMED, UNNAMED, NUMBERED, QUOTED
