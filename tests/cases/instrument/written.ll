; The instructions that are written, and that nothing else is.
; DEFINE: %{instrument} = ldsopt instrument -
; RUN: variant ONE,WAVE %s | %{instrument} -o - | filecheck %s --check-prefix DEVICE
;      DEVICE: @ldsopt.records.k = protected addrspace(1) externally_initialized global [{{\d+}} x i8] zeroinitializer, align 128
;      DEVICE: @ldsopt.records.k.header = protected addrspace(4) constant [
;      DEVICE: call void @llvm.amdgcn.sched.barrier(i32 0)
; DEVICE-NEXT: %ldsopt.rec.0.to.at = add i32 0, %ldsopt.rec.segment
; DEVICE-NEXT: %ldsopt.rec.0.to.far = zext i32 %ldsopt.rec.0.to.at to i64
; DEVICE-NEXT: %ldsopt.rec.0.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.0.to.far
; DEVICE-NEXT: %ldsopt.rec.0.clock = call i64 @llvm.readcyclecounter()
; DEVICE-NEXT: %ldsopt.rec.0.low = shl i64 %ldsopt.rec.0.clock, 32
; DEVICE-NEXT: %ldsopt.rec.0.high = lshr i64 %ldsopt.rec.0.clock, 32
; DEVICE-NEXT: %ldsopt.rec.0.upper = and i64 %ldsopt.rec.0.high, 2047
; DEVICE-NEXT: %ldsopt.rec.0.word = or i64 %ldsopt.rec.0.low, %ldsopt.rec.0.upper
; DEVICE-NEXT: %ldsopt.rec.0.tagged = or i64 %ldsopt.rec.0.word, 2097152
; DEVICE-NEXT: store atomic i64 %ldsopt.rec.0.tagged, ptr addrspace(1) %ldsopt.rec.0.to syncscope("wavefront") monotonic, align 8
; DEVICE-NEXT: %ldsopt.rec.0.count = add i32 0, 2
; DEVICE-NEXT: call void @llvm.amdgcn.sched.barrier(i32 0)

; No wave waits for another, so none can wait for one that has ended.
; RUN: variant ONE,WAVES %s | %{instrument} --buffer lds -o - | filecheck %s --check-prefix LDS
; LDS-NOT: call void @llvm.amdgcn.s.barrier
; LDS: %ldsopt.rec.0.to = getelementptr i8, ptr addrspace(3) @ldsopt.records.k.lds, i32 %ldsopt.rec.0.to.at
; LDS: store atomic i64 {{.*}} addrspace(3)
; LDS-NOT: store atomic i64 {{.*}} addrspace(3)
; LDS-NOT: call void @llvm.amdgcn.s.barrier
; RUN: variant ONE,WAVES %s | %{instrument} --loose -o - | filecheck %s --check-prefix LOOSE
; LOOSE-NOT: sched.barrier
; RUN: variant ONE,WAVES %s | %{instrument} --keep first -o - | filecheck %s --check-prefix FIRST
; FIRST: %ldsopt.rec.0.to.has.room = icmp ult i32 0, %ldsopt.rec.limit
; FIRST: %ldsopt.rec.0.to.at = select i1 %ldsopt.rec.0.to.has.room, i32 %ldsopt.rec.0.to.next, i32 %ldsopt.rec.spare

; A count in memory is loaded and stored.
; RUN: variant PARTED,WAVES %s | %{instrument} -o - | filecheck %s --check-prefix CELL
;      CELL: call void @llvm.amdgcn.sched.barrier(i32 0)
; CELL-NEXT: %ldsopt.rec.0.loaded = load atomic i32, ptr addrspace(1) %ldsopt.rec.cell syncscope("wavefront") monotonic, align 4
; CELL-NEXT: %ldsopt.rec.0.before = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.rec.0.loaded)
;      CELL: store atomic i32 %ldsopt.rec.0.count, ptr addrspace(1) %ldsopt.rec.cell syncscope("wavefront") monotonic, align 4
; CELL-NEXT: call void @llvm.amdgcn.sched.barrier(i32 0)

; Both clocks are read only where one comes round: gfx11 reads the wall clock by a message.
; RUN: variant ONE,GFX11 %s | %{instrument} --clock both -o %t.s
; RUN: filecheck %s --check-prefix BOTH < %t.s
; BOTH: s_sendmsg_rtn_b64
; RUN: variant ONE,WAVES %s > %t.k.ll
; RUN: ldsopt instrument %t.k.ll --clock both -o %t.both.s -q
; RUN: ldsopt instrument %t.k.ll --clock cycles -o %t.cycles.s -q
; RUN: %{python} -c "assert len({open(f'%t.{clock}.s').read().count('s_memrealtime') for clock in ('both', 'cycles')}) == 1"

; Blocks stay as they are up to the ends of waves, and so do stack slots; launch bounds and attributes; and the text of the author.
; RUN: variant LOOP,WAVES %s | %{instrument} -o %t.loop.ll
; RUN: filecheck %s --check-prefix BLOCKS < %t.loop.ll
; RUN: %{python} -c "import re; labels = re.findall(r'^([\w.]+):', open('%t.loop.ll').read(), re.M); assert labels[:3] == ['entry', 'loop', 'end'] and all(one.startswith('ldsopt.rec.end.0.') for one in labels[3:]), labels"
; BLOCKS: define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0
; BLOCKS: %slot = alloca i32, addrspace(5)
; BLOCKS: loop:
; BLOCKS: attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
; RUN: variant NOTED,WAVES %s > %t.own.ll
; RUN: ldsopt instrument %t.own.ll -o %t.made.ll -q
; RUN: %{python} -c "own, made = (open('%t.' + name).read().splitlines() for name in ('own.ll', 'made.ll')); assert [line for line in own if line.strip() and 'ldsopt.rec' not in line and line not in made] == []"

; An argument needs no variable, and its mark goes too.
; RUN: variant ONE,WAVES %s | %{instrument} --buffer arg --argument 2 -o - | filecheck %s --check-prefix ARGUMENT
; RUN: variant ONE,BUFFER,WAVES %s | %{instrument} --buffer arg -o - | filecheck %s --check-prefix ARGUMENT
; ARGUMENT-NOT: @ldsopt.records.k = 
; ARGUMENT: @ldsopt.records.k.header = {{.*\\22argument\\22:2[,}]}}
; ARGUMENT-NOT: @ldsopt.records.k = 
; ARGUMENT-NOT: ldsopt.rec buffer
; RUN: variant QUOTED,WAVES %s | %{instrument} -o - | filecheck %s --check-prefix QUOTED
; QUOTED: @"ldsopt.records.a kernel" = protected
; RUN: variant DEBUG,WAVES %s | %{instrument} -o - | filecheck %s --check-prefix DEBUG
; DEBUG: #dbg_value(i32 %n, 

; Marks that are not instrumented do nothing: the code is that of the kernel without them.
; RUN: variant MARKED,WAVES %s | ldsopt compile - -o %t.marked.s
; RUN: variant PLAIN,WAVES %s | ldsopt compile - -o %t.plain.s
; RUN: %{python} -c "assert len({tuple(line for line in open(f'%t.{name}.s') if line[:1] == '\t' and line[1] not in ';.') for name in ('marked', 'plain')}) == 1"
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
;ONE,PARTED,LOOP,MARKED,PLAIN define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 {
;NOTED define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 { ; a kernel
;QUOTED define amdgpu_kernel void @"a kernel"(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 {
;DEBUG define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 !dbg !3 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;BUFFER   call void asm sideeffect "; ldsopt.rec buffer $0", "s,~{memory}"(ptr addrspace(1) %records)
;DEBUG     #dbg_value(i32 %n, !6, !DIExpression(), !9)
;ONE,NOTED,QUOTED,DEBUG   call void asm sideeffect "; ldsopt.rec mark place", "~{memory}"()
;MARKED   call void asm sideeffect "; ldsopt.rec start all", "~{memory}"()
;MARKED   call void asm sideeffect "; ldsopt.rec mark x $0", "v,~{memory}"(i32 %t)
;MARKED,PLAIN   store i32 %t, ptr addrspace(1) %out
;MARKED   call void asm sideeffect "; ldsopt.rec end all", "~{memory}"()
;PARTED   %c = icmp ult i32 %t, 7
;PARTED   br i1 %c, label %a, label %b
;PARTED a:
;PARTED   call void asm sideeffect "; ldsopt.rec mark x", "~{memory}"()
;PARTED   br label %b
;PARTED b:
;PARTED   call void asm sideeffect "; ldsopt.rec mark y", "~{memory}"()
;LOOP   %slot = alloca i32, addrspace(5)
;LOOP   br label %loop
;LOOP loop:
;LOOP   call void asm sideeffect "; ldsopt.rec mark x", "~{memory}"()
;LOOP   %c = icmp ult i32 %n, 3
;LOOP   br i1 %c, label %loop, label %end
;LOOP end:
;LOOP   call void asm sideeffect "; ldsopt.rec mark y", "~{memory}"()
;NOTED   ret void ; done
  ret void ; but NOTED
}
;WAVE attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }
;WAVES attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
;GFX11 attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx1100" }
;DEBUG !llvm.dbg.cu = !{!1}
;DEBUG !llvm.module.flags = !{!5}
;DEBUG !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
;DEBUG !2 = !DIFile(filename: "k.c", directory: "/")
;DEBUG !3 = distinct !DISubprogram(name: "k", unit: !1, file: !2, type: !4, spFlags: DISPFlagDefinition)
;DEBUG !4 = !DISubroutineType(types: !7)
;DEBUG !5 = !{i32 2, !"Debug Info Version", i32 3}
;DEBUG !6 = !DILocalVariable(name: "n", scope: !3, file: !2, line: 1, type: !8)
;DEBUG !7 = !{null}
;DEBUG !8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
;DEBUG !9 = !DILocation(line: 3, scope: !3)
