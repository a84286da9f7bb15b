; A result is at the line that defines the function, and tells where its source has it.
; RUN: variant OLD %s > %t.old.ll
; RUN: variant NEW %s > %t.new.ll
; RUN: ldsopt diff %t.old.ll %t.new.ll --format sarif | filecheck %s
; CHECK: "text": "worse: waits 1
; CHECK: "uri": "{{.*}}.new.ll"
; CHECK: "startLine": [[# @LINE + 7]]
; CHECK: "relatedLocations": [
; CHECK: "uri": "src/worse.hip"
; CHECK: "startLine": 40

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @worse(ptr addrspace(1) %p) #0 !dbg !3 {
;NEW   call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  store i32 1, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "src/worse.hip", directory: "")
!3 = distinct !DISubprogram(name: "worse", scope: !2, file: !2, line: 40, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
