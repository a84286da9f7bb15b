; Launches that are tried give a kernel dynamic LDS, and each argument that points to LDS a part of its own. Names of
; variables that are known to share bytes tell nothing apart.
; REQUIRES: bitwuzla
; RUN: variant ONE %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix ONE
; RUN: variant TWO %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix TWO
; RUN: variant FAR %s | ldsopt check - -o - | filecheck %s --check-prefix FAR
; RUN: variant FAR %s | ldsopt check - --no-assume named-bases -o - | filecheck %s --check-prefix UNNAMED
; Neither are they told apart where vectors are taken apart first.
; RUN: variant FAR,LANES %s | ldsopt check - --no-assume named-bases -o - | filecheck %s --check-prefix UNNAMED
; UNNAMED: {{^}}unproven wave-race in k:
; UNNAMED-NOT: named-bases
; RUN: variant CHOSEN %s | ldsopt check - -o - | filecheck %s --check-prefix CHOSEN
; RUN: variant PASSED %s | ldsopt check - -o - | filecheck %s --check-prefix CHOSEN
; RUN: variant INSIDE %s | ldsopt check - -o - | filecheck %s --check-prefix MADE
; RUN: variant BEHIND %s | ldsopt check - -o - | filecheck %s --check-prefix MADE
; RUN: variant SIZED %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix LOCAL
; RUN: variant LOCAL %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix LOCAL
; RUN: variant LOCAL,BESIDE %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix LOCAL
; RUN: variant LOCAL,FULL %s | ldsopt check - -o - | filecheck %s --check-prefix FULL
; RUN: variant LOCALS %s | ldsopt check - -o - | filecheck %s --check-prefix LOCALS
; RUN: variant LOCALS %s | ldsopt check - --no-assume local-arguments -o - | filecheck %s --check-prefix REFUSED
; RUN: variant OWN %s | ldsopt check - -o - | filecheck %s --check-prefix LOCALS
; RUN: variant CROSSED %s | ldsopt check - -o - | filecheck %s --check-prefix CROSSED
; RUN: variant EITHER %s | ldsopt check - -o - | filecheck %s --check-prefix CROSSED
; RUN: variant HIDDEN %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix HIDDEN

; ONE: 1 definite, 0 unproven
; ONE: definite: both may run between the entry and the next barrier: wave 1 {{.*}} in a launch of 128 x 1 x 1 work-items
; The front-end's promise does not hold, so that nothing rests on it.
; TWO: 1 definite, 0 unproven
; TWO: while another one may execute this (@b)
; TWO-NOT: named-bases
; FAR-NOT: wave-race
; FAR: {{^}}assumed: named-bases
; Where a launch gives bytes and a number together, one that was made up is none.
; MADE: 0 definite, 1 unproven
; MADE: unproven: both may run {{.*}}, integers of structs and vectors =
; CHOSEN: 0 definite, 1 unproven
; CHOSEN: unproven: both may run {{.*}}, argument 2 =
; CHOSEN: help: {{.*}} or say with llvm.assume
; Variables of other kernels take no room.
; LOCAL: 1 definite, 0 unproven
; FULL: 0 definite, 1 unproven
; FULL: no launch could be executed: the kernel's variables leave no LDS for arguments that point there
; LOCALS-NOT: wave-race
; LOCALS: {{^}}assumed: local-arguments (refuse with --no-assume local-arguments)
; REFUSED: 0 definite, 1 unproven
; REFUSED: no launch that was tried shows it
; An address that is formed from both of two arguments, or from a variable too, may be in either.
; CROSSED: 0 definite, {{[12]}} unproven
; CROSSED-NOT: local-arguments
; So may one with a distance between two that is not followed.
; HIDDEN: 1 definite
; HIDDEN-NOT: local-arguments

target triple = "amdgcn-amd-amdhsa"
;ONE,TWO,FAR,CHOSEN @a = external addrspace(3) global [0 x i32], align 4
;TWO,FAR @b = external addrspace(3) global [0 x float], align 4
;ONE,TWO,FAR,CHOSEN define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) #0 {
;PASSED define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %a, i32 %n) #0 {
;INSIDE define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %a, {ptr addrspace(1), i32} %s) #0 {
;BEHIND define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %a, ptr addrspace(4) byref({ptr addrspace(1), i32}) align 8 %s) #0 {
;SIZED define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %a, i32 %n) #0 {
;OWN @own = internal addrspace(3) global [128 x i32] poison, align 4
;BESIDE,FULL @full = internal addrspace(3) global [16000 x i32] poison, align 4
;BESIDE @dynamic = external addrspace(3) global [0 x i32], align 4
;BESIDE define amdgpu_kernel void @beside() #0 {
;BESIDE  store i32 0, ptr addrspace(3) @full, align 4
;BESIDE  store i32 0, ptr addrspace(3) @dynamic, align 4
;BESIDE  ret void
;BESIDE }
;LOCAL,LOCALS,OWN,CROSSED,EITHER,HIDDEN define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %a, ptr addrspace(3) noundef %b) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;ONE,TWO,FAR,CHOSEN  %at = getelementptr i32, ptr addrspace(3) @a, i32 %t
;LOCAL,LOCALS,OWN,CROSSED,EITHER,HIDDEN,PASSED,INSIDE,BEHIND,SIZED  %at = getelementptr i32, ptr addrspace(3) %a, i32 %t
  store i32 %t, ptr addrspace(3) %at, align 4
  %behind = sub i32 127, %t
;INSIDE  %n = extractvalue {ptr addrspace(1), i32} %s, 1
;BEHIND  %place = getelementptr i8, ptr addrspace(4) %s, i64 8
;BEHIND  %n = load i32, ptr addrspace(4) %place, align 8
;SIZED  %launch = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
;SIZED  %place = getelementptr i8, ptr addrspace(4) %launch, i64 12
;SIZED  %size = load i16, ptr addrspace(4) %place, align 4
;SIZED  %wide = zext i16 %size to i32
;SIZED  %index = sub i32 %wide, %t
;LANES  %pair = insertelement <2 x i32> zeroinitializer, i32 %behind, i32 0
;LANES  %unused = extractelement <2 x i32> %pair, i32 0
;FAR,CHOSEN,PASSED,INSIDE,BEHIND  %index = add i32 %behind, %n
;ONE  %other = getelementptr i32, ptr addrspace(3) @a, i32 %behind
;TWO  %other = getelementptr i32, ptr addrspace(3) @b, i32 %behind
;CHOSEN  %other = getelementptr i32, ptr addrspace(3) @a, i32 %index
;FAR  %other = getelementptr i32, ptr addrspace(3) @b, i32 %index
;PASSED,INSIDE,BEHIND,SIZED  %other = getelementptr i32, ptr addrspace(3) %a, i32 %index
;LOCAL  %other = getelementptr i32, ptr addrspace(3) %a, i32 %behind
;LOCALS  %other = getelementptr i32, ptr addrspace(3) %b, i32 %behind
;OWN  %other = getelementptr i32, ptr addrspace(3) @own, i32 %behind
;CROSSED  %from = ptrtoint ptr addrspace(3) %a to i32
;CROSSED  %half = lshr i32 %from, 1
;CROSSED  %crossed = getelementptr i8, ptr addrspace(3) %b, i32 %half
;CROSSED  %other = getelementptr i32, ptr addrspace(3) %crossed, i32 %behind
;EITHER  %first = load i1, ptr addrspace(1) %p
;EITHER  %either = select i1 %first, ptr addrspace(3) %a, ptr addrspace(3) %b
;EITHER  %other = getelementptr i32, ptr addrspace(3) %either, i32 %behind
;HIDDEN  %first = load i32, ptr addrspace(1) %p
;HIDDEN  %from = ptrtoint ptr addrspace(3) %a to i32
;HIDDEN  %to_other = ptrtoint ptr addrspace(3) %b to i32
;HIDDEN  %distance = sub i32 %from, %to_other
;HIDDEN  %distances = insertelement <2 x i32> zeroinitializer, i32 %distance, i32 0
;HIDDEN  %hidden = extractelement <2 x i32> %distances, i32 %first
;HIDDEN  %address = add i32 %hidden, %to_other
;HIDDEN  %start = inttoptr i32 %address to ptr addrspace(3)
;HIDDEN  %other = getelementptr i32, ptr addrspace(3) %start, i32 %behind
  store i32 %t, ptr addrspace(3) %other, align 4
;FULL  store i32 0, ptr addrspace(3) @full, align 4
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
