; Variables whose addresses are compared do not share; a kernel that compares one with a number is left alone: what it finds
; depends on the place, and LLVM puts the first variable at 0, the number that null is.
; RUN: variant POINTERS %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix POINTERS
; RUN: variant INTEGERS %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix INTEGERS
; RUN: variant ONE-SEVERAL %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ONE-SEVERAL
; RUN: variant HARMLESS-TWO-ONE-VARIABLE %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix HARMLESS-TWO-ONE-VARIABLE
; RUN: variant HARMLESS-PLAIN-INTEGERS %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix HARMLESS-PLAIN-INTEGERS
; RUN: variant HARMLESS-WITH-WHAT-NO %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix HARMLESS-WITH-WHAT-NO
; RUN: variant HARMLESS-WITH-NULL-GENERIC %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix HARMLESS-WITH-NULL-GENERIC
; RUN: variant WITH-NULL %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix WITH-NULL
; RUN: variant WITH-NULL-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix WITH-NULL-2
; RUN: variant ONE-SEVERAL-OR-NULL %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ONE-SEVERAL-OR-NULL
; RUN: variant ONE-SEVERAL-OR-NULL-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ONE-SEVERAL-OR-NULL-2
; RUN: variant WITH-ANOTHER-OR-NULL %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix WITH-ANOTHER-OR-NULL
; RUN: variant WITH-ANOTHER-OR-NULL-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix WITH-ANOTHER-OR-NULL-2
; RUN: variant WITH-NUMBER %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix WITH-NUMBER
; RUN: variant WITH-NUMBER-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix WITH-NUMBER-2
; RUN: variant WITH-NUMBER-WORK-ITEM-S %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix WITH-NUMBER-WORK-ITEM-S
; RUN: variant WITH-NUMBER-WORK-ITEM-S-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix WITH-NUMBER-WORK-ITEM-S-2
; RUN: variant WHAT-BECAME-TWO-THEM %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix WHAT-BECAME-TWO-THEM
; RUN: variant WHAT-BECAME-TWO-THEM-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix WHAT-BECAME-TWO-THEM-2
; RUN: variant BIT-IT %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BIT-IT
; RUN: variant BIT-IT-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix BIT-IT-2
; RUN: variant BY-SWITCH %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-SWITCH
; RUN: variant BY-SWITCH-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-SWITCH-2
; RUN: variant FIRST-TWO-NULL %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix FIRST-TWO-NULL
; RUN: variant FIRST-TWO-LOADED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix FIRST-TWO-LOADED
; RUN: variant IN-FUNCTION %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix IN-FUNCTION
; RUN: variant IN-FUNCTION-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix IN-FUNCTION-2
; RUN: variant GENERIC-NULL %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix GENERIC-NULL
; RUN: variant GENERIC-WITH-GLOBAL %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix GENERIC-WITH-GLOBAL
; RUN: variant GENERIC-FIRST %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix GENERIC-FIRST
; RUN: variant GENERIC-FIRST-CHOSEN %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix GENERIC-FIRST-CHOSEN
; RUN: variant GENERIC-BEFORE-CAST %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix GENERIC-BEFORE-CAST
; RUN: variant GENERIC-LOADED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix GENERIC-LOADED
; RUN: variant INTEGER-MADE-GENERIC %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix INTEGER-MADE-GENERIC
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pa, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %na = xor i32 %t, 1
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
  %va = load i32, ptr addrspace(3) %qa, align 4
  %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %va, ptr addrspace(1) %oa, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %pb, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %nb = xor i32 %t, 1
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
  %vb = load i32, ptr addrspace(3) %qb, align 4
  %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %vb, ptr addrspace(1) %ob, align 4
  %c = icmp ult i32 %t, 64 ; but POINTERS, INTEGERS, ONE-SEVERAL, HARMLESS-TWO-ONE-VARIABLE, HARMLESS-PLAIN-INTEGERS, HARMLESS-WITH-WHAT-NO, HARMLESS-WITH-NULL-GENERIC, WITH-NULL, WITH-NULL-2, ONE-SEVERAL-OR-NULL, ONE-SEVERAL-OR-NULL-2, WITH-ANOTHER-OR-NULL, WITH-ANOTHER-OR-NULL-2, WITH-NUMBER, WITH-NUMBER-2, WITH-NUMBER-WORK-ITEM-S, WITH-NUMBER-WORK-ITEM-S-2, WHAT-BECAME-TWO-THEM, WHAT-BECAME-TWO-THEM-2, BIT-IT, BIT-IT-2, BY-SWITCH, BY-SWITCH-2, FIRST-TWO-NULL, FIRST-TWO-LOADED, IN-FUNCTION, IN-FUNCTION-2, GENERIC-NULL, GENERIC-WITH-GLOBAL, GENERIC-FIRST, GENERIC-FIRST-CHOSEN, GENERIC-BEFORE-CAST, GENERIC-LOADED, INTEGER-MADE-GENERIC
;POINTERS   %c = icmp eq ptr addrspace(3) %pa, %pb
; POINTERS: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; POINTERS: what keeps it from less: A, B may share no byte
; POINTERS: A, B: their addresses are compared
;INTEGERS   %a = ptrtoint ptr addrspace(3) %pa to i32
;INTEGERS   %b = ptrtoint ptr addrspace(3) %pb to i32
;INTEGERS   %c = icmp ult i32 %a, %b
; INTEGERS: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; INTEGERS: what keeps it from less: A, B may share no byte
; INTEGERS: A, B: their addresses are compared
;ONE-SEVERAL   %s = select i1 true, ptr addrspace(3) %pa, ptr addrspace(3) %pb
;ONE-SEVERAL   %c = icmp eq ptr addrspace(3) %s, @B
; ONE-SEVERAL: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; ONE-SEVERAL: what keeps it from less: A, B may share no byte
; ONE-SEVERAL: A, B: their addresses are compared
;HARMLESS-TWO-ONE-VARIABLE   %c = icmp eq ptr addrspace(3) %pa, %qa
; HARMLESS-TWO-ONE-VARIABLE: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; HARMLESS-TWO-ONE-VARIABLE: A  bytes 0 to 1023, with B
; HARMLESS-TWO-ONE-VARIABLE: B  bytes 0 to 1023, with A
;HARMLESS-PLAIN-INTEGERS   %c = icmp eq i32 %t, %va
; HARMLESS-PLAIN-INTEGERS: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; HARMLESS-PLAIN-INTEGERS: A  bytes 0 to 1023, with B
; HARMLESS-PLAIN-INTEGERS: B  bytes 0 to 1023, with A
;HARMLESS-WITH-WHAT-NO   %c = icmp ne ptr addrspace(3) %pa, inttoptr (i32 -1 to ptr addrspace(3))
; HARMLESS-WITH-WHAT-NO: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; HARMLESS-WITH-WHAT-NO: A  bytes 0 to 1023, with B
; HARMLESS-WITH-WHAT-NO: B  bytes 0 to 1023, with A
;HARMLESS-WITH-NULL-GENERIC   %c = icmp eq ptr addrspace(3) %pa, addrspacecast (ptr null to ptr addrspace(3))
; HARMLESS-WITH-NULL-GENERIC: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; HARMLESS-WITH-NULL-GENERIC: A  bytes 0 to 1023, with B
; HARMLESS-WITH-NULL-GENERIC: B  bytes 0 to 1023, with A
;WITH-NULL,WITH-NULL-2   %c = icmp eq ptr addrspace(3) %pa, null
; WITH-NULL: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 1]])
; WITH-NULL-2: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 2]])
;ONE-SEVERAL-OR-NULL,ONE-SEVERAL-OR-NULL-2   %o = icmp eq i32 %t, 0
;ONE-SEVERAL-OR-NULL,ONE-SEVERAL-OR-NULL-2   %s = select i1 %o, ptr addrspace(3) @B, ptr addrspace(3) null
;ONE-SEVERAL-OR-NULL,ONE-SEVERAL-OR-NULL-2   %c = icmp eq ptr addrspace(3) %s, null
; ONE-SEVERAL-OR-NULL: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 1]])
; ONE-SEVERAL-OR-NULL-2: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 2]])
;WITH-ANOTHER-OR-NULL,WITH-ANOTHER-OR-NULL-2   %o = icmp eq i32 %t, 0
;WITH-ANOTHER-OR-NULL,WITH-ANOTHER-OR-NULL-2   %s = select i1 %o, ptr addrspace(3) @B, ptr addrspace(3) null
;WITH-ANOTHER-OR-NULL,WITH-ANOTHER-OR-NULL-2   %c = icmp eq ptr addrspace(3) %s, %pa
; WITH-ANOTHER-OR-NULL: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 1]])
; WITH-ANOTHER-OR-NULL: what keeps it from less: A, B may share no byte
; WITH-ANOTHER-OR-NULL: A, B: their addresses are compared
; WITH-ANOTHER-OR-NULL-2: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 4]])
;WITH-NUMBER,WITH-NUMBER-2   %a = ptrtoint ptr addrspace(3) %pa to i32
;WITH-NUMBER,WITH-NUMBER-2   %c = icmp ult i32 %a, 4096
; WITH-NUMBER: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 1]])
; WITH-NUMBER-2: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 2]])
;WITH-NUMBER-WORK-ITEM-S,WITH-NUMBER-WORK-ITEM-S-2   %a = ptrtoint ptr addrspace(3) %pa to i32
;WITH-NUMBER-WORK-ITEM-S,WITH-NUMBER-WORK-ITEM-S-2   %c = icmp ult i32 %a, %t
; WITH-NUMBER-WORK-ITEM-S: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 1]])
; WITH-NUMBER-WORK-ITEM-S-2: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 2]])
;WHAT-BECAME-TWO-THEM,WHAT-BECAME-TWO-THEM-2   %a = ptrtoint ptr addrspace(3) %pa to i32
;WHAT-BECAME-TWO-THEM,WHAT-BECAME-TWO-THEM-2   %b = ptrtoint ptr addrspace(3) %pb to i32
;WHAT-BECAME-TWO-THEM,WHAT-BECAME-TWO-THEM-2   %x = sub i32 %a, %b
;WHAT-BECAME-TWO-THEM,WHAT-BECAME-TWO-THEM-2   %c = icmp eq i32 %x, 0
; WHAT-BECAME-TWO-THEM: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 1]])
; WHAT-BECAME-TWO-THEM: nothing shares bytes: an address that is not known is compared (line [[# @LINE - 2]])
; WHAT-BECAME-TWO-THEM-2: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 3]])
;BIT-IT,BIT-IT-2   %a = ptrtoint ptr addrspace(3) %pa to i32
;BIT-IT,BIT-IT-2   %h = lshr i32 %a, 10
;BIT-IT,BIT-IT-2   %c = trunc i32 %h to i1
; BIT-IT: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 2]])
; BIT-IT-2: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 3]])
;BY-SWITCH,BY-SWITCH-2   %a = ptrtoint ptr addrspace(3) %pa to i32
;BY-SWITCH,BY-SWITCH-2   switch i32 %a, label %other [ i32 0, label %zero ]
;BY-SWITCH,BY-SWITCH-2 zero:
;BY-SWITCH,BY-SWITCH-2   br label %other
;BY-SWITCH,BY-SWITCH-2 other:
;BY-SWITCH,BY-SWITCH-2   %c = phi i1 [ true, %zero ], [ false, %0 ]
; BY-SWITCH: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number
; BY-SWITCH-2: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number
;FIRST-TWO-NULL   %l = load ptr addrspace(3), ptr addrspace(1) %to
;FIRST-TWO-NULL   %c = icmp eq ptr addrspace(3) %pa, null
;FIRST-TWO-NULL   %again = icmp eq ptr addrspace(3) %pa, null
; FIRST-TWO-NULL: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 2]])
;FIRST-TWO-LOADED   %l = load ptr addrspace(3), ptr addrspace(1) %to
;FIRST-TWO-LOADED   %c = icmp eq ptr addrspace(3) %pa, %l
;FIRST-TWO-LOADED   %again = icmp eq ptr addrspace(3) %pa, %l
; FIRST-TWO-LOADED: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 2]])
; FIRST-TWO-LOADED: nothing shares bytes: an address that is not known is compared (line [[# @LINE - 3]])
;GENERIC-NULL,GENERIC-WITH-GLOBAL,GENERIC-FIRST,GENERIC-FIRST-CHOSEN,GENERIC-BEFORE-CAST,GENERIC-LOADED,INTEGER-MADE-GENERIC   %f = addrspacecast ptr addrspace(3) %pa to ptr
;GENERIC-NULL   %c = icmp eq ptr %f, null
;GENERIC-WITH-GLOBAL   %g = addrspacecast ptr addrspace(1) %to to ptr
;GENERIC-WITH-GLOBAL   %s = select i1 true, ptr null, ptr %g
;GENERIC-WITH-GLOBAL   %c = icmp eq ptr %f, %s
; GENERIC-NULL: kernel k: 2048 -> 1024 bytes of LDS
; GENERIC-WITH-GLOBAL: kernel k: 2048 -> 1024 bytes of LDS
;GENERIC-FIRST   %c = icmp eq ptr %f, addrspacecast (ptr addrspace(3) null to ptr)
; GENERIC-FIRST: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 1]])
;GENERIC-FIRST-CHOSEN   %s = select i1 true, ptr null, ptr addrspacecast (ptr addrspace(3) null to ptr)
;GENERIC-FIRST-CHOSEN   %c = icmp eq ptr %s, %f
; GENERIC-FIRST-CHOSEN: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 1]])
;GENERIC-BEFORE-CAST   %p = inttoptr i32 %t to ptr addrspace(3)
;GENERIC-BEFORE-CAST   %g = addrspacecast ptr addrspace(3) %p to ptr
;GENERIC-BEFORE-CAST   %c = icmp eq ptr %f, %g
; GENERIC-BEFORE-CAST: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 1]])
;GENERIC-LOADED   %g = load ptr, ptr addrspace(1) %to
;GENERIC-LOADED   %c = icmp eq ptr %f, %g
; GENERIC-LOADED: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 1]])
;INTEGER-MADE-GENERIC   %l = zext i32 %t to i64
;INTEGER-MADE-GENERIC   %h = or i64 %l, 281474976710656
;INTEGER-MADE-GENERIC   %g = inttoptr i64 %h to ptr
;INTEGER-MADE-GENERIC   %c = icmp eq ptr %f, %g
; INTEGER-MADE-GENERIC: kernel k: 2048 bytes of LDS, left alone: an address is compared with a number (line [[# @LINE - 1]])
;IN-FUNCTION,IN-FUNCTION-2   %c = call i1 @same(ptr addrspace(3) %pa)
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %to
  br label %no
no:
  ret void
}
;IN-FUNCTION
;IN-FUNCTION define internal i1 @same(ptr addrspace(3) %p) noinline {
;IN-FUNCTION   %c = icmp eq ptr addrspace(3) %p, @B
;IN-FUNCTION   ret i1 %c
;IN-FUNCTION }
; IN-FUNCTION: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; IN-FUNCTION: what keeps it from less: A, B may share no byte
; IN-FUNCTION: A, B: their addresses are compared
;IN-FUNCTION-2
;IN-FUNCTION-2 define internal i1 @same(ptr addrspace(3) %p) noinline {
;IN-FUNCTION-2   %c = icmp eq ptr addrspace(3) %p, @A
;IN-FUNCTION-2   ret i1 %c
;IN-FUNCTION-2 }
; IN-FUNCTION-2: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; IN-FUNCTION-2: A  bytes 0 to 1023, with B
; IN-FUNCTION-2: B  bytes 0 to 1023, with A
