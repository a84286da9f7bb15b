; Resources of kernels that no comment of LLVM tells: by symbols, and by metadata in any of its forms.

; RUN: ldsopt measure %s --json -o %t.json
; RUN: filecheck %s --input-file %t.json

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; Registers by symbols, in the words of LLVM: numbers, symbols, max, or, + and parentheses.
	.set f.num_vgpr, 41
	.set "k 2.num_vgpr", max(33, 1)
	.set looped, max(1, looped)
	.set k0.num_vgpr, 7
	.set k1.num_vgpr, max(1, 9, 3)
	.set k2.num_vgpr, or(1, 4)
	.set k3.num_vgpr, 0+max(8)
	.set k4.num_vgpr, max(2, f.num_vgpr)+1
	.set k5.num_vgpr, "k 2.num_vgpr"
	.set k6.num_vgpr, (3)
	.set k7.num_vgpr, alignto(3, 4)
	.set k8.num_vgpr, unknown
	.set k9.num_vgpr, 
	.set k10.num_vgpr, max(1
	.set k11.num_vgpr, looped
	.set k12.num_vgpr, 3-1
; CHECK: "name": "k0"
; CHECK: "vgprs": 7,
	.type k0,@function
k0:
	s_endpgm
.Lend0:
	.size k0, .Lend0-k0
; CHECK: "name": "k1"
; CHECK: "vgprs": 9,
	.type k1,@function
k1:
	s_endpgm
.Lend1:
	.size k1, .Lend1-k1
; CHECK: "name": "k2"
; CHECK: "vgprs": 5,
	.type k2,@function
k2:
	s_endpgm
.Lend2:
	.size k2, .Lend2-k2
; CHECK: "name": "k3"
; CHECK: "vgprs": 8,
	.type k3,@function
k3:
	s_endpgm
.Lend3:
	.size k3, .Lend3-k3
; CHECK: "name": "k4"
; CHECK: "vgprs": 42,
	.type k4,@function
k4:
	s_endpgm
.Lend4:
	.size k4, .Lend4-k4
; CHECK: "name": "k5"
; CHECK: "vgprs": 33,
	.type k5,@function
k5:
	s_endpgm
.Lend5:
	.size k5, .Lend5-k5
; CHECK: "name": "k6"
; CHECK: "vgprs": 3,
	.type k6,@function
k6:
	s_endpgm
.Lend6:
	.size k6, .Lend6-k6
; CHECK: "name": "k7"
; CHECK: "vgprs": null,
	.type k7,@function
k7:
	s_endpgm
.Lend7:
	.size k7, .Lend7-k7
; CHECK: "name": "k8"
; CHECK: "vgprs": null,
	.type k8,@function
k8:
	s_endpgm
.Lend8:
	.size k8, .Lend8-k8
; CHECK: "name": "k9"
; CHECK: "vgprs": null,
	.type k9,@function
k9:
	s_endpgm
.Lend9:
	.size k9, .Lend9-k9
; CHECK: "name": "k10"
; CHECK: "vgprs": null,
	.type k10,@function
k10:
	s_endpgm
.Lend10:
	.size k10, .Lend10-k10
; CHECK: "name": "k11"
; CHECK: "vgprs": null,
	.type k11,@function
k11:
	s_endpgm
.Lend11:
	.size k11, .Lend11-k11
; CHECK: "name": "k12"
; CHECK: "vgprs": null,
	.type k12,@function
k12:
	s_endpgm
.Lend12:
	.size k12, .Lend12-k12
; Metadata: names with quotes, one like a number, a number in hexadecimal.
; CHECK: "name": "it's"
; CHECK: "vgprs": 16,
	.type "it's",@function
"it's":
	s_endpgm
.Lend_6:
	.size "it's", .Lend_6-"it's"
; CHECK: "name": "a\"b"
; CHECK: "sgprs": 9,
	.type "a\"b",@function
"a\"b":
	s_endpgm
.Lend_6:
	.size "a\"b", .Lend_6-"a\"b"
; CHECK: "name": "12"
; CHECK: "sgprs": 11,
	.type "12",@function
"12":
	s_endpgm
.Lend_4:
	.size "12", .Lend_4-"12"
; By hand: the descriptor alone, where nothing else is said.
; CHECK: "name": "by_hand"
; CHECK: "agprs": null
; CHECK: "lds_bytes": 1024,
; CHECK: "wave_size": null
	.type by_hand,@function
by_hand:
	s_endpgm
.Lend_hand:
	.size by_hand, .Lend_hand-by_hand
	.amdhsa_kernel by_hand
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
- .name: 'it''s'
  .args:
  - .name: x
    .size: 8
  .vgpr_count: 0x10
- .name: "a\"b"
  .sgpr_count: 9
- .name: 12
  .sgpr_count: 11
amdhsa.version:
- 1
...
	.end_amdgpu_metadata
