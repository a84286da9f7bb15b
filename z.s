	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.amdhsa_code_object_version 6
	.text
	.globl	k                               ; -- Begin function k
	.p2align	8
	.type	k,@function
k:                                      ; @k
; %bb.0:                                ; %entry
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	s_load_b64 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v2, 0x10000, v1
	s_wait_kmcnt 0x0
	s_clause 0x29
	global_load_async_to_lds_b32 v2, v0, s[0:1] scale_offset
	global_load_b32 v4, v0, s[0:1] offset:512 scale_offset
	global_load_b32 v5, v0, s[0:1] offset:768 scale_offset
	global_load_b32 v6, v0, s[0:1] offset:1024 scale_offset
	global_load_b32 v7, v0, s[0:1] offset:1280 scale_offset
	global_load_b32 v8, v0, s[0:1] offset:1536 scale_offset
	global_load_b32 v3, v0, s[0:1] offset:256 scale_offset
	global_load_b32 v2, v0, s[0:1] scale_offset
	global_load_b32 v9, v0, s[0:1] offset:1792 scale_offset
	global_load_b32 v10, v0, s[0:1] offset:2048 scale_offset
	global_load_b32 v11, v0, s[0:1] offset:2304 scale_offset
	global_load_b32 v12, v0, s[0:1] offset:2560 scale_offset
	global_load_b32 v13, v0, s[0:1] offset:2816 scale_offset
	global_load_b32 v14, v0, s[0:1] offset:3072 scale_offset
	global_load_b32 v15, v0, s[0:1] offset:3328 scale_offset
	global_load_b32 v16, v0, s[0:1] offset:3584 scale_offset
	global_load_b32 v17, v0, s[0:1] offset:3840 scale_offset
	global_load_b32 v18, v0, s[0:1] offset:4096 scale_offset
	global_load_b32 v19, v0, s[0:1] offset:4352 scale_offset
	global_load_b32 v20, v0, s[0:1] offset:4608 scale_offset
	global_load_b32 v21, v0, s[0:1] offset:4864 scale_offset
	global_load_b32 v22, v0, s[0:1] offset:5120 scale_offset
	global_load_b32 v23, v0, s[0:1] offset:5376 scale_offset
	global_load_b32 v24, v0, s[0:1] offset:5632 scale_offset
	global_load_b32 v25, v0, s[0:1] offset:5888 scale_offset
	global_load_b32 v26, v0, s[0:1] offset:6144 scale_offset
	global_load_b32 v27, v0, s[0:1] offset:6400 scale_offset
	global_load_b32 v28, v0, s[0:1] offset:6656 scale_offset
	global_load_b32 v29, v0, s[0:1] offset:6912 scale_offset
	global_load_b32 v30, v0, s[0:1] offset:7168 scale_offset
	global_load_b32 v31, v0, s[0:1] offset:7424 scale_offset
	global_load_b32 v32, v0, s[0:1] offset:7680 scale_offset
	global_load_b32 v117, v0, s[0:1] offset:7936 scale_offset
	global_load_b32 v33, v0, s[0:1] offset:8192 scale_offset
	global_load_b32 v118, v0, s[0:1] offset:8448 scale_offset
	global_load_b32 v119, v0, s[0:1] offset:8704 scale_offset
	global_load_b32 v120, v0, s[0:1] offset:8960 scale_offset
	global_load_b32 v122, v0, s[0:1] offset:9216 scale_offset
	global_load_b32 v123, v0, s[0:1] offset:9472 scale_offset
	global_load_b32 v124, v0, s[0:1] offset:9728 scale_offset
	global_load_b32 v125, v0, s[0:1] offset:9984 scale_offset
	global_load_b32 v34, v0, s[0:1] offset:10240 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:716 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:10496 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:680 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:10752 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:704 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:11008 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:708 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:11264 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:684 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:11520 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:516 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:11776 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:688 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:12032 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:488 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:12288 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:692 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:12544 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:400 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:12800 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:696 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:13056 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:80 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:13312 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:84 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:13568 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:68 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:13824 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:72 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:14080 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:76 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:14336 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off         ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:14592 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:4 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:14848 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:8 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:15104 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:12 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:15360 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:492 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:15616 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:496 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:15872 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:480 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:16128 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:472 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:16384 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:468 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:16640 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:404 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:16896 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:392 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:17152 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:384 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:17408 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:368 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:17664 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:372 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:17920 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:356 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:18176 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:348 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:18432 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:304 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:18688 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:300 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:18944 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:296 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:19200 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:292 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:19456 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:284 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:19712 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:288 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:19968 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:280 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:20224 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:276 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:20480 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:268 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:20736 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:264 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:20992 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:260 ; 4-byte Folded Spill
	global_load_b32 v34, v0, s[0:1] offset:21248 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v34, off offset:256 ; 4-byte Folded Spill
	s_clause 0x11
	global_load_b32 v34, v0, s[0:1] offset:21504 scale_offset
	global_load_b32 v35, v0, s[0:1] offset:21760 scale_offset
	global_load_b32 v36, v0, s[0:1] offset:22016 scale_offset
	global_load_b32 v37, v0, s[0:1] offset:22272 scale_offset
	global_load_b32 v38, v0, s[0:1] offset:22528 scale_offset
	global_load_b32 v39, v0, s[0:1] offset:22784 scale_offset
	global_load_b32 v40, v0, s[0:1] offset:23040 scale_offset
	global_load_b32 v101, v0, s[0:1] offset:23296 scale_offset
	global_load_b32 v41, v0, s[0:1] offset:23552 scale_offset
	global_load_b32 v104, v0, s[0:1] offset:23808 scale_offset
	global_load_b32 v103, v0, s[0:1] offset:24064 scale_offset
	global_load_b32 v105, v0, s[0:1] offset:24320 scale_offset
	global_load_b32 v106, v0, s[0:1] offset:24576 scale_offset
	global_load_b32 v107, v0, s[0:1] offset:24832 scale_offset
	global_load_b32 v108, v0, s[0:1] offset:25088 scale_offset
	global_load_b32 v109, v0, s[0:1] offset:25344 scale_offset
	global_load_b32 v121, v0, s[0:1] offset:25600 scale_offset
	global_load_b32 v42, v0, s[0:1] offset:25856 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:728 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:26112 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:748 ; 4-byte Folded Spill
	s_clause 0x1
	global_load_b32 v127, v0, s[0:1] offset:26368 scale_offset
	global_load_b32 v42, v0, s[0:1] offset:26624 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:732 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:26880 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:712 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:27136 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:736 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:27392 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:700 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:27648 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:740 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:27904 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:144 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:28160 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:744 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:28416 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:100 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:28672 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:92 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:28928 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:96 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:29184 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:88 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:29440 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:16 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:29696 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:20 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:29952 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:24 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:30208 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:28 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:30464 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:32 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:30720 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:616 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:30976 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:620 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:31232 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:612 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:31488 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:608 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:31744 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:604 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:32000 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:600 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:32256 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:596 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:32512 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:592 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:32768 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:520 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:33024 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:524 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:33280 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:512 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:33536 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:508 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:33792 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:504 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:34048 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:500 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:34304 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:484 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:34560 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:476 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:34816 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:408 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:35072 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:412 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:35328 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:396 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:35584 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:388 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:35840 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:380 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:36096 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:376 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:36352 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:360 ; 4-byte Folded Spill
	global_load_b32 v42, v0, s[0:1] offset:36608 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v42, off offset:352 ; 4-byte Folded Spill
	s_clause 0x17
	global_load_b32 v42, v0, s[0:1] offset:36864 scale_offset
	global_load_b32 v43, v0, s[0:1] offset:37120 scale_offset
	global_load_b32 v44, v0, s[0:1] offset:37376 scale_offset
	global_load_b32 v45, v0, s[0:1] offset:37632 scale_offset
	global_load_b32 v46, v0, s[0:1] offset:37888 scale_offset
	global_load_b32 v47, v0, s[0:1] offset:38144 scale_offset
	global_load_b32 v48, v0, s[0:1] offset:38400 scale_offset
	global_load_b32 v83, v0, s[0:1] offset:38656 scale_offset
	global_load_b32 v49, v0, s[0:1] offset:38912 scale_offset
	global_load_b32 v92, v0, s[0:1] offset:39168 scale_offset
	global_load_b32 v91, v0, s[0:1] offset:39424 scale_offset
	global_load_b32 v93, v0, s[0:1] offset:39680 scale_offset
	global_load_b32 v94, v0, s[0:1] offset:39936 scale_offset
	global_load_b32 v95, v0, s[0:1] offset:40192 scale_offset
	global_load_b32 v96, v0, s[0:1] offset:40448 scale_offset
	global_load_b32 v97, v0, s[0:1] offset:40704 scale_offset
	global_load_b32 v102, v0, s[0:1] offset:40960 scale_offset
	global_load_b32 v114, v0, s[0:1] offset:41216 scale_offset
	global_load_b32 v110, v0, s[0:1] offset:41472 scale_offset
	global_load_b32 v111, v0, s[0:1] offset:41728 scale_offset
	global_load_b32 v115, v0, s[0:1] offset:41984 scale_offset
	global_load_b32 v126, v0, s[0:1] offset:42240 scale_offset
	global_load_b32 v112, v0, s[0:1] offset:42496 scale_offset
	global_load_b32 v50, v0, s[0:1] offset:42752 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:272 ; 4-byte Folded Spill
	s_clause 0x1
	global_load_b32 v113, v0, s[0:1] offset:43008 scale_offset
	global_load_b32 v50, v0, s[0:1] offset:43264 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:252 ; 4-byte Folded Spill
	s_clause 0x1
	global_load_b32 v116, v0, s[0:1] offset:43520 scale_offset
	global_load_b32 v50, v0, s[0:1] offset:43776 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:248 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:44032 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:36 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:44288 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:40 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:44544 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:44 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:44800 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:48 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:45056 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:52 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:45312 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:56 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:45568 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:60 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:45824 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:64 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:46080 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:672 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:46336 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:676 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:46592 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:668 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:46848 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:664 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:47104 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:660 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:47360 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:656 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:47616 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:652 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:47872 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:648 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:48128 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:640 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:48384 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:644 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:48640 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:636 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:48896 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:632 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:49152 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:628 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:49408 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:624 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:49664 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:416 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:49920 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:420 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:50176 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:424 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:50432 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:428 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:50688 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:432 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:50944 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:436 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:51200 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:440 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:51456 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:444 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:51712 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:448 ; 4-byte Folded Spill
	global_load_b32 v50, v0, s[0:1] offset:51968 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v50, off offset:452 ; 4-byte Folded Spill
	s_clause 0x14
	global_load_b32 v50, v0, s[0:1] offset:52224 scale_offset
	global_load_b32 v51, v0, s[0:1] offset:52480 scale_offset
	global_load_b32 v52, v0, s[0:1] offset:52736 scale_offset
	global_load_b32 v53, v0, s[0:1] offset:52992 scale_offset
	global_load_b32 v54, v0, s[0:1] offset:53248 scale_offset
	global_load_b32 v55, v0, s[0:1] offset:53504 scale_offset
	global_load_b32 v56, v0, s[0:1] offset:53760 scale_offset
	global_load_b32 v73, v0, s[0:1] offset:54016 scale_offset
	global_load_b32 v57, v0, s[0:1] offset:54272 scale_offset
	global_load_b32 v74, v0, s[0:1] offset:54528 scale_offset
	global_load_b32 v75, v0, s[0:1] offset:54784 scale_offset
	global_load_b32 v76, v0, s[0:1] offset:55040 scale_offset
	global_load_b32 v77, v0, s[0:1] offset:55296 scale_offset
	global_load_b32 v78, v0, s[0:1] offset:55552 scale_offset
	global_load_b32 v79, v0, s[0:1] offset:55808 scale_offset
	global_load_b32 v80, v0, s[0:1] offset:56064 scale_offset
	global_load_b32 v90, v0, s[0:1] offset:56320 scale_offset
	global_load_b32 v100, v0, s[0:1] offset:56576 scale_offset
	global_load_b32 v98, v0, s[0:1] offset:56832 scale_offset
	global_load_b32 v99, v0, s[0:1] offset:57088 scale_offset
	global_load_b32 v58, v0, s[0:1] offset:61440 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:528 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:61696 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:532 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:61952 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:536 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:62208 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:540 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:62464 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:544 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:62720 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:548 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:62976 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:552 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:63232 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:556 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:63488 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:560 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:63744 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:564 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:64000 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:568 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:64256 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:572 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:64512 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:576 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:64768 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:580 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:65024 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:584 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:65280 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:588 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:65536 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:308 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:65792 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:312 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:66048 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:316 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:66304 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:320 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:66560 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:324 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:66816 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:328 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:67072 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:332 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:67328 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:336 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:67584 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:340 ; 4-byte Folded Spill
	global_load_b32 v58, v0, s[0:1] offset:67840 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v58, off offset:344 ; 4-byte Folded Spill
	s_clause 0x7
	global_load_b32 v58, v0, s[0:1] offset:68096 scale_offset
	global_load_b32 v59, v0, s[0:1] offset:68352 scale_offset
	global_load_b32 v60, v0, s[0:1] offset:68608 scale_offset
	global_load_b32 v61, v0, s[0:1] offset:68864 scale_offset
	global_load_b32 v62, v0, s[0:1] offset:69120 scale_offset
	global_load_b32 v68, v0, s[0:1] offset:69376 scale_offset
	global_load_b32 v67, v0, s[0:1] offset:69632 scale_offset
	global_load_b32 v63, v0, s[0:1] offset:69888 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:456 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:70144 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:460 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:70400 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:464 ; 4-byte Folded Spill
	s_clause 0x9
	global_load_b32 v70, v0, s[0:1] offset:70656 scale_offset
	global_load_b32 v69, v0, s[0:1] offset:70912 scale_offset
	global_load_b32 v72, v0, s[0:1] offset:71168 scale_offset
	global_load_b32 v71, v0, s[0:1] offset:71424 scale_offset
	global_load_b32 v81, v0, s[0:1] offset:71680 scale_offset
	global_load_b32 v87, v0, s[0:1] offset:71936 scale_offset
	global_load_b32 v84, v0, s[0:1] offset:72192 scale_offset
	global_load_b32 v85, v0, s[0:1] offset:72448 scale_offset
	global_load_b32 v82, v0, s[0:1] offset:72704 scale_offset
	global_load_b32 v63, v0, s[0:1] offset:72960 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:724 ; 4-byte Folded Spill
	s_clause 0x1
	global_load_b32 v86, v0, s[0:1] offset:73216 scale_offset
	global_load_b32 v63, v0, s[0:1] offset:73472 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:720 ; 4-byte Folded Spill
	s_clause 0x1
	global_load_b32 v88, v0, s[0:1] offset:73728 scale_offset
	global_load_b32 v63, v0, s[0:1] offset:73984 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:364 ; 4-byte Folded Spill
	s_clause 0x1
	global_load_b32 v89, v0, s[0:1] offset:74240 scale_offset
	global_load_b32 v63, v0, s[0:1] offset:74496 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:244 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:74752 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:236 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:75008 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:240 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:75264 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:212 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:75520 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:216 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:75776 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:220 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:76032 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:224 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:76288 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:228 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:76544 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:232 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:76800 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:148 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:77056 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:152 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:77312 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:156 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:77568 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:160 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:77824 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:164 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:78080 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:168 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:78336 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:172 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:78592 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:176 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:78848 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:180 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:79104 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:184 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:79360 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:188 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:79616 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:192 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:79872 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:196 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:80128 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:200 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:80384 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:204 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:80640 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:208 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:80896 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:104 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:81152 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:108 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:81408 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:112 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:81664 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:116 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:81920 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:120 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:82176 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:124 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:82432 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:128 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:82688 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:132 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:82944 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:136 ; 4-byte Folded Spill
	global_load_b32 v63, v0, s[0:1] offset:83200 scale_offset
	s_wait_loadcnt 0x0
	scratch_store_b32 off, v63, off offset:140 ; 4-byte Folded Spill
	s_clause 0x3
	global_load_b32 v64, v0, s[0:1] offset:83456 scale_offset
	global_load_b32 v63, v0, s[0:1] offset:83712 scale_offset
	global_load_b32 v66, v0, s[0:1] offset:83968 scale_offset
	global_load_b32 v65, v0, s[0:1] offset:84224 scale_offset
	s_wait_asynccnt 0x0
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_barrier_signal -1
	s_wait_xcnt 0x0
	v_xor_b32_e32 v0, 32, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshl_or_b32 v0, v0, 2, 0x10000
	s_barrier_wait -1
	ds_load_b32 v0, v0
	s_wait_dscnt 0x0
	v_mul_lo_u32 v2, v2, v0
	v_mul_lo_u32 v3, v3, v0
	ds_store_b32 v1, v2
	v_mul_lo_u32 v2, v4, v0
	ds_store_b32 v1, v3 offset:256
	v_mul_lo_u32 v3, v5, v0
	v_mul_lo_u32 v4, v61, v0
	ds_store_b32 v1, v2 offset:512
	v_mul_lo_u32 v2, v6, v0
	ds_store_b32 v1, v3 offset:768
	v_mul_lo_u32 v3, v7, v0
	v_mul_lo_u32 v6, v117, v0
	v_mul_lo_u32 v7, v119, v0
	ds_store_b32 v1, v2 offset:1024
	v_mul_lo_u32 v2, v8, v0
	ds_store_b32 v1, v3 offset:1280
	ds_store_b32 v1, v6 offset:7936
	ds_store_b32 v1, v7 offset:8704
	v_mul_lo_u32 v3, v9, v0
	ds_store_b32 v1, v2 offset:1536
	ds_store_b32 v1, v3 offset:1792
	v_mul_lo_u32 v2, v10, v0
	v_mul_lo_u32 v3, v11, v0
	v_mul_lo_u32 v6, v101, v0
	v_mul_lo_u32 v7, v122, v0
	v_mul_lo_u32 v8, v83, v0
	v_mul_lo_u32 v9, v72, v0
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v11, off, off offset:680 th:TH_LOAD_LU
	scratch_load_b32 v10, off, off offset:708 th:TH_LOAD_LU
	ds_store_b32 v1, v2 offset:2048
	v_mul_lo_u32 v2, v12, v0
	ds_store_b32 v1, v3 offset:2304
	ds_store_b32 v1, v6 offset:7936
	ds_store_b32 v1, v7 offset:9216
	v_mul_lo_u32 v3, v13, v0
	v_mul_lo_u32 v6, v118, v0
	v_mul_lo_u32 v7, v124, v0
	v_mul_lo_u32 v12, v102, v0
	ds_store_b32 v1, v2 offset:2560
	v_mul_lo_u32 v2, v14, v0
	v_mul_lo_u32 v14, v100, v0
	ds_store_b32 v1, v3 offset:2816
	v_mul_lo_u32 v3, v15, v0
	ds_store_b32 v1, v6 offset:8448
	v_mul_lo_u32 v6, v120, v0
	v_mul_lo_u32 v15, v87, v0
	ds_store_b32 v1, v2 offset:3072
	v_mul_lo_u32 v2, v16, v0
	v_mul_lo_u32 v16, v86, v0
	ds_store_b32 v1, v3 offset:3328
	v_mul_lo_u32 v3, v17, v0
	ds_store_b32 v1, v2 offset:3584
	ds_store_b32 v1, v3 offset:3840
	v_mul_lo_u32 v2, v18, v0
	v_mul_lo_u32 v3, v19, v0
	ds_store_b32 v1, v6 offset:8960
	v_mul_lo_u32 v6, v123, v0
	v_mul_lo_u32 v18, v126, v0
	scratch_load_b32 v19, off, off offset:144 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v17, v88, v0
	ds_store_b32 v1, v2 offset:4096
	v_mul_lo_u32 v2, v20, v0
	ds_store_b32 v1, v3 offset:4352
	v_mul_lo_u32 v3, v21, v0
	ds_store_b32 v1, v6 offset:9472
	v_mul_lo_u32 v6, v125, v0
	ds_store_b32 v1, v7 offset:9728
	ds_store_b32 v1, v6 offset:9984
	ds_store_b32 v1, v8 offset:7936
	ds_store_b32 v1, v2 offset:4608
	v_mul_lo_u32 v2, v22, v0
	ds_store_b32 v1, v3 offset:4864
	v_mul_lo_u32 v3, v23, v0
	v_mul_lo_u32 v6, v104, v0
	v_mul_lo_u32 v7, v103, v0
	v_mul_lo_u32 v8, v73, v0
	s_clause 0x2                            ; 12-byte Folded Reload
	scratch_load_b32 v22, off, off offset:68 th:TH_LOAD_LU
	scratch_load_b32 v23, off, off offset:72 th:TH_LOAD_LU
	scratch_load_b32 v20, off, off offset:272 th:TH_LOAD_LU
	ds_store_b32 v1, v2 offset:5120
	v_mul_lo_u32 v2, v24, v0
	ds_store_b32 v1, v3 offset:5376
	v_mul_lo_u32 v3, v25, v0
	ds_store_b32 v1, v2 offset:5632
	ds_store_b32 v1, v3 offset:5888
	v_mul_lo_u32 v2, v26, v0
	v_mul_lo_u32 v3, v27, v0
	ds_store_b32 v1, v6 offset:8448
	ds_store_b32 v1, v7 offset:8704
	v_mul_lo_u32 v6, v105, v0
	v_mul_lo_u32 v7, v106, v0
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v26, off, off offset:100 th:TH_LOAD_LU
	scratch_load_b32 v27, off, off offset:252 th:TH_LOAD_LU
	ds_store_b32 v1, v2 offset:6144
	v_mul_lo_u32 v2, v28, v0
	ds_store_b32 v1, v3 offset:6400
	v_mul_lo_u32 v3, v29, v0
	ds_store_b32 v1, v6 offset:8960
	v_mul_lo_u32 v6, v107, v0
	ds_store_b32 v1, v7 offset:9216
	v_mul_lo_u32 v7, v108, v0
	scratch_load_b32 v29, off, off offset:96 th:TH_LOAD_LU ; 4-byte Folded Reload
	ds_store_b32 v1, v2 offset:6656
	v_mul_lo_u32 v2, v30, v0
	ds_store_b32 v1, v3 offset:6912
	v_mul_lo_u32 v3, v31, v0
	ds_store_b32 v1, v6 offset:9472
	v_mul_lo_u32 v6, v109, v0
	ds_store_b32 v1, v7 offset:9728
	ds_store_b32 v1, v6 offset:9984
	ds_store_b32 v1, v8 offset:7936
	ds_store_b32 v1, v2 offset:7168
	ds_store_b32 v1, v3 offset:7424
	v_mul_lo_u32 v2, v32, v0
	v_mul_lo_u32 v3, v33, v0
	ds_store_b32 v1, v2 offset:7680
	ds_store_b32 v1, v3 offset:8192
	v_mul_lo_u32 v2, v34, v0
	v_mul_lo_u32 v3, v35, v0
	v_mul_lo_u32 v7, v92, v0
	v_mul_lo_u32 v8, v91, v0
	s_clause 0x5                            ; 24-byte Folded Reload
	scratch_load_b32 v34, off, off offset:424 th:TH_LOAD_LU
	scratch_load_b32 v35, off, off offset:428 th:TH_LOAD_LU
	scratch_load_b32 v32, off, off offset:416 th:TH_LOAD_LU
	scratch_load_b32 v33, off, off offset:420 th:TH_LOAD_LU
	scratch_load_b32 v30, off, off offset:248 th:TH_LOAD_LU
	scratch_load_b32 v28, off, off offset:92 th:TH_LOAD_LU
	v_mul_lo_u32 v6, v68, v0
	ds_store_b32 v1, v2 offset:6144
	v_mul_lo_u32 v2, v36, v0
	ds_store_b32 v1, v3 offset:6400
	ds_store_b32 v1, v7 offset:8448
	ds_store_b32 v1, v8 offset:8704
	v_mul_lo_u32 v3, v37, v0
	v_mul_lo_u32 v7, v93, v0
	v_mul_lo_u32 v8, v94, v0
	s_clause 0x2                            ; 12-byte Folded Reload
	scratch_load_b32 v36, off, off offset:432 th:TH_LOAD_LU
	scratch_load_b32 v37, off, off offset:436 th:TH_LOAD_LU
	scratch_load_b32 v31, off, off offset:88 th:TH_LOAD_LU
	ds_store_b32 v1, v2 offset:6656
	v_mul_lo_u32 v2, v38, v0
	scratch_load_b32 v38, off, off offset:440 th:TH_LOAD_LU ; 4-byte Folded Reload
	ds_store_b32 v1, v3 offset:6912
	v_mul_lo_u32 v3, v39, v0
	ds_store_b32 v1, v7 offset:8960
	v_mul_lo_u32 v7, v95, v0
	ds_store_b32 v1, v8 offset:9216
	v_mul_lo_u32 v8, v96, v0
	scratch_load_b32 v39, off, off offset:444 th:TH_LOAD_LU ; 4-byte Folded Reload
	ds_store_b32 v1, v2 offset:7168
	v_mul_lo_u32 v2, v40, v0
	scratch_load_b32 v40, off, off offset:448 th:TH_LOAD_LU ; 4-byte Folded Reload
	ds_store_b32 v1, v3 offset:7424
	v_mul_lo_u32 v3, v41, v0
	ds_store_b32 v1, v7 offset:9472
	v_mul_lo_u32 v7, v97, v0
	ds_store_b32 v1, v8 offset:9728
	ds_store_b32 v1, v7 offset:9984
	v_mul_lo_u32 v7, v74, v0
	v_mul_lo_u32 v8, v75, v0
	ds_store_b32 v1, v2 offset:7680
	ds_store_b32 v1, v3 offset:8192
	v_mul_lo_u32 v3, v43, v0
	scratch_load_b32 v43, off, off offset:576 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v2, v42, v0
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v42, off, off offset:572 th:TH_LOAD_LU
	scratch_load_b32 v41, off, off offset:452 th:TH_LOAD_LU
	ds_store_b32 v1, v7 offset:8448
	v_mul_lo_u32 v7, v76, v0
	ds_store_b32 v1, v8 offset:8704
	v_mul_lo_u32 v8, v77, v0
	v_mul_lo_u32 v5, v66, v0
	ds_store_b32 v1, v7 offset:8960
	v_mul_lo_u32 v7, v78, v0
	ds_store_b32 v1, v8 offset:9216
	v_mul_lo_u32 v8, v79, v0
	ds_store_b32 v1, v7 offset:9472
	v_mul_lo_u32 v7, v80, v0
	ds_store_b32 v1, v8 offset:9728
	scratch_load_b32 v8, off, off offset:716 th:TH_LOAD_LU ; 4-byte Folded Reload
	ds_store_b32 v1, v9 offset:9728
	v_mul_lo_u32 v9, v121, v0
	s_wait_loadcnt 0x17
	v_mul_lo_u32 v10, v10, v0
	ds_store_b32 v1, v10 offset:11008
	scratch_load_b32 v10, off, off offset:688 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x17
	v_mul_lo_u32 v19, v19, v0
	s_wait_loadcnt 0x14
	v_mul_lo_u32 v20, v20, v0
	s_wait_loadcnt 0x13
	v_mul_lo_u32 v26, v26, v0
	s_wait_loadcnt 0x12
	v_mul_lo_u32 v27, v27, v0
	s_wait_loadcnt 0x11
	v_mul_lo_u32 v29, v29, v0
	s_wait_loadcnt 0x10
	v_mul_lo_u32 v34, v34, v0
	s_wait_loadcnt 0xf
	v_mul_lo_u32 v35, v35, v0
	s_wait_loadcnt 0xc
	v_mul_lo_u32 v30, v30, v0
	s_wait_loadcnt 0xb
	v_mul_lo_u32 v28, v28, v0
	s_wait_loadcnt 0xa
	v_mul_lo_u32 v36, v36, v0
	s_wait_loadcnt 0x9
	v_mul_lo_u32 v37, v37, v0
	s_wait_loadcnt 0x6
	v_mul_lo_u32 v39, v39, v0
	s_wait_loadcnt 0x4
	v_mul_lo_u32 v43, v43, v0
	s_wait_loadcnt 0x3
	v_mul_lo_u32 v42, v42, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v8, v8, v0
	ds_store_b32 v1, v8 offset:10240
	ds_store_b32 v1, v7 offset:9984
	ds_store_b32 v1, v9 offset:10240
	scratch_load_b32 v9, off, off offset:704 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v8, v70, v0
	v_mul_lo_u32 v7, v69, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v10, v10, v0
	ds_store_b32 v1, v10 offset:11776
	scratch_load_b32 v10, off, off offset:696 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v9, v9, v0
	ds_store_b32 v1, v9 offset:10752
	scratch_load_b32 v9, off, off offset:684 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v11, v11, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v10, v10, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v9, v9, v0
	ds_store_b32 v1, v9 offset:11264
	scratch_load_b32 v9, off, off offset:692 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v9, v9, v0
	ds_store_b32 v1, v9 offset:12288
	ds_store_b32 v1, v10 offset:12800
	ds_store_b32 v1, v11 offset:10496
	ds_store_b32 v1, v12 offset:10240
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v9, off, off offset:748 th:TH_LOAD_LU
	scratch_load_b32 v11, off, off offset:728 th:TH_LOAD_LU
	v_mul_lo_u32 v10, v127, v0
	v_mul_lo_u32 v12, v90, v0
	ds_store_b32 v1, v10 offset:11008
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v10, off, off offset:736 th:TH_LOAD_LU
	scratch_load_b32 v25, off, off offset:720 th:TH_LOAD_LU
	s_wait_loadcnt 0x3
	v_mul_lo_u32 v9, v9, v0
	s_wait_loadcnt 0x2
	v_mul_lo_u32 v11, v11, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v10, v10, v0
	ds_store_b32 v1, v9 offset:10752
	scratch_load_b32 v9, off, off offset:732 th:TH_LOAD_LU ; 4-byte Folded Reload
	ds_store_b32 v1, v10 offset:11776
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v10, off, off offset:744 th:TH_LOAD_LU
	scratch_load_b32 v21, off, off offset:724 th:TH_LOAD_LU
	s_wait_loadcnt 0x2
	v_mul_lo_u32 v9, v9, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v10, v0
	ds_store_b32 v1, v9 offset:11264
	scratch_load_b32 v9, off, off offset:740 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v10, v111, v0
	ds_store_b32 v1, v10 offset:11008
	v_mul_lo_u32 v10, v112, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v9, v9, v0
	ds_store_b32 v1, v9 offset:12288
	ds_store_b32 v1, v11 offset:10496
	ds_store_b32 v1, v12 offset:10240
	v_mul_lo_u32 v9, v110, v0
	v_mul_lo_u32 v12, v114, v0
	ds_store_b32 v1, v10 offset:11776
	ds_store_b32 v1, v12 offset:10496
	ds_store_b32 v1, v9 offset:10752
	v_mul_lo_u32 v12, v99, v0
	v_mul_lo_u32 v9, v115, v0
	v_mul_lo_u32 v10, v98, v0
	ds_store_b32 v1, v12 offset:11008
	ds_store_b32 v1, v14 offset:10496
	v_mul_lo_u32 v14, v84, v0
	ds_store_b32 v1, v9 offset:11264
	ds_store_b32 v1, v10 offset:10752
	v_mul_lo_u32 v9, v113, v0
	v_mul_lo_u32 v11, v81, v0
	v_mul_lo_u32 v10, v82, v0
	v_mul_lo_u32 v12, v85, v0
	ds_store_b32 v1, v14 offset:10752
	scratch_load_b32 v14, off, off offset:516 th:TH_LOAD_LU ; 4-byte Folded Reload
	ds_store_b32 v1, v9 offset:12288
	scratch_load_b32 v9, off, off offset:488 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:11520
	ds_store_b32 v1, v13 offset:12800
	scratch_load_b32 v14, off, off offset:712 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v9, v9, v0
	v_mul_lo_u32 v13, v116, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v9 offset:12032
	ds_store_b32 v1, v14 offset:11520
	ds_store_b32 v1, v13 offset:12800
	scratch_load_b32 v9, off, off offset:400 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v13, v9, v0
	scratch_load_b32 v9, off, off offset:700 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v9, v0
	ds_store_b32 v1, v13 offset:12544
	ds_store_b32 v1, v14 offset:12032
	ds_store_b32 v1, v18 offset:11520
	s_clause 0x3                            ; 16-byte Folded Reload
	scratch_load_b32 v13, off, off offset:492 th:TH_LOAD_LU
	scratch_load_b32 v14, off, off offset:496 th:TH_LOAD_LU
	scratch_load_b32 v18, off, off offset:84 th:TH_LOAD_LU
	scratch_load_b32 v24, off, off offset:76 th:TH_LOAD_LU
	v_mul_lo_u32 v22, v22, v0
	v_mul_lo_u32 v23, v23, v0
	v_mul_lo_u32 v9, v89, v0
	s_wait_loadcnt 0x3
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v2 offset:6144
	v_mul_lo_u32 v2, v44, v0
	scratch_load_b32 v44, off, off offset:580 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v38, v38, v0
	s_wait_loadcnt 0x2
	v_mul_lo_u32 v18, v18, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v24, v24, v0
	ds_store_b32 v1, v13
	scratch_load_b32 v13, off, off offset:480 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v3 offset:6400
	v_mul_lo_u32 v3, v45, v0
	scratch_load_b32 v45, off, off offset:584 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v32, v32, v0
	v_mul_lo_u32 v40, v40, v0
	ds_store_b32 v1, v14 offset:256
	scratch_load_b32 v14, off, off offset:472 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x3
	v_mul_lo_u32 v44, v44, v0
	s_wait_loadcnt 0x2
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v2 offset:6656
	v_mul_lo_u32 v2, v46, v0
	scratch_load_b32 v46, off, off offset:588 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v33, v33, v0
	v_mul_lo_u32 v41, v41, v0
	s_wait_loadcnt 0x2
	v_mul_lo_u32 v45, v45, v0
	ds_store_b32 v1, v13 offset:512
	scratch_load_b32 v13, off, off offset:468 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x2
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v3 offset:6912
	v_mul_lo_u32 v3, v47, v0
	ds_store_b32 v1, v14 offset:768
	scratch_load_b32 v14, off, off offset:404 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x2
	v_mul_lo_u32 v46, v46, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v2 offset:7168
	v_mul_lo_u32 v2, v48, v0
	ds_store_b32 v1, v13 offset:1024
	scratch_load_b32 v13, off, off offset:392 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v3 offset:7424
	v_mul_lo_u32 v3, v49, v0
	ds_store_b32 v1, v2 offset:7680
	ds_store_b32 v1, v3 offset:8192
	ds_store_b32 v1, v14 offset:1280
	scratch_load_b32 v14, off, off offset:384 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v2, v50, v0
	v_mul_lo_u32 v3, v51, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v13 offset:1536
	ds_store_b32 v1, v14 offset:1792
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v13, off, off offset:368 th:TH_LOAD_LU
	scratch_load_b32 v14, off, off offset:372 th:TH_LOAD_LU
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:2048
	scratch_load_b32 v13, off, off offset:356 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:2304
	scratch_load_b32 v14, off, off offset:348 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:2560
	scratch_load_b32 v13, off, off offset:304 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:2816
	scratch_load_b32 v14, off, off offset:300 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:3072
	scratch_load_b32 v13, off, off offset:296 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:3328
	scratch_load_b32 v14, off, off offset:292 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v13 offset:3584
	ds_store_b32 v1, v14 offset:3840
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v13, off, off offset:284 th:TH_LOAD_LU
	scratch_load_b32 v14, off, off offset:288 th:TH_LOAD_LU
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:4096
	scratch_load_b32 v13, off, off offset:280 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:4352
	scratch_load_b32 v14, off, off offset:276 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:4608
	scratch_load_b32 v13, off, off offset:268 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v14 offset:4864
	scratch_load_b32 v14, off, off offset:264 th:TH_LOAD_LU ; 4-byte Folded Reload
	ds_store_b32 v1, v13 offset:5120
	scratch_load_b32 v13, off, off offset:260 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:5376
	scratch_load_b32 v14, off, off offset:256 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v13 offset:5632
	ds_store_b32 v1, v14 offset:5888
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v13, off, off offset:616 th:TH_LOAD_LU
	scratch_load_b32 v14, off, off offset:620 th:TH_LOAD_LU
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v2 offset:6144
	v_mul_lo_u32 v2, v52, v0
	ds_store_b32 v1, v13
	scratch_load_b32 v13, off, off offset:612 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v2 offset:6656
	v_mul_lo_u32 v2, v54, v0
	ds_store_b32 v1, v14 offset:256
	scratch_load_b32 v14, off, off offset:608 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v2 offset:7168
	v_mul_lo_u32 v2, v56, v0
	ds_store_b32 v1, v13 offset:512
	scratch_load_b32 v13, off, off offset:604 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v8 offset:9216
	v_mul_lo_u32 v8, v71, v0
	ds_store_b32 v1, v14 offset:768
	scratch_load_b32 v14, off, off offset:600 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:1024
	scratch_load_b32 v13, off, off offset:596 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:1280
	scratch_load_b32 v14, off, off offset:592 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v13 offset:1536
	ds_store_b32 v1, v14 offset:1792
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v13, off, off offset:520 th:TH_LOAD_LU
	scratch_load_b32 v14, off, off offset:524 th:TH_LOAD_LU
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:2048
	scratch_load_b32 v13, off, off offset:512 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:2304
	scratch_load_b32 v14, off, off offset:508 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:2560
	scratch_load_b32 v13, off, off offset:504 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:2816
	scratch_load_b32 v14, off, off offset:500 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:3072
	scratch_load_b32 v13, off, off offset:484 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:3328
	scratch_load_b32 v14, off, off offset:476 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v13 offset:3584
	ds_store_b32 v1, v14 offset:3840
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v13, off, off offset:408 th:TH_LOAD_LU
	scratch_load_b32 v14, off, off offset:412 th:TH_LOAD_LU
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:4096
	scratch_load_b32 v13, off, off offset:396 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:4352
	scratch_load_b32 v14, off, off offset:388 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:4608
	scratch_load_b32 v13, off, off offset:380 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:4864
	scratch_load_b32 v14, off, off offset:376 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v13 offset:5120
	scratch_load_b32 v13, off, off offset:360 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:5376
	scratch_load_b32 v14, off, off offset:352 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v13 offset:5632
	ds_store_b32 v1, v14 offset:5888
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v13, off, off offset:672 th:TH_LOAD_LU
	scratch_load_b32 v14, off, off offset:676 th:TH_LOAD_LU
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v3 offset:6400
	v_mul_lo_u32 v3, v53, v0
	ds_store_b32 v1, v13
	scratch_load_b32 v13, off, off offset:668 th:TH_LOAD_LU ; 4-byte Folded Reload
	ds_store_b32 v1, v3 offset:6912
	v_mul_lo_u32 v3, v55, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v3 offset:7424
	v_mul_lo_u32 v3, v57, v0
	ds_store_b32 v1, v2 offset:7680
	ds_store_b32 v1, v3 offset:8192
	v_mul_lo_u32 v2, v58, v0
	ds_store_b32 v1, v14 offset:256
	scratch_load_b32 v14, off, off offset:664 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v3, v59, v0
	ds_store_b32 v1, v4 offset:7424
	ds_store_b32 v1, v3 offset:6912
	ds_store_b32 v1, v2 offset:6656
	v_mul_lo_u32 v4, v64, v0
	v_mul_lo_u32 v2, v60, v0
	v_mul_lo_u32 v3, v63, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v4 offset:6656
	v_mul_lo_u32 v4, v65, v0
	ds_store_b32 v1, v13 offset:512
	scratch_load_b32 v13, off, off offset:660 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v2 offset:7168
	v_mul_lo_u32 v2, v62, v0
	ds_store_b32 v1, v14 offset:768
	scratch_load_b32 v14, off, off offset:656 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	ds_store_b32 v1, v5 offset:7168
	v_mul_lo_u32 v5, v67, v0
	ds_store_b32 v1, v13 offset:1024
	scratch_load_b32 v13, off, off offset:652 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:1280
	scratch_load_b32 v14, off, off offset:648 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v13 offset:1536
	ds_store_b32 v1, v14 offset:1792
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v13, off, off offset:640 th:TH_LOAD_LU
	scratch_load_b32 v14, off, off offset:644 th:TH_LOAD_LU
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v14 offset:2304
	scratch_load_b32 v14, off, off offset:632 th:TH_LOAD_LU ; 4-byte Folded Reload
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v13 offset:2048
	scratch_load_b32 v13, off, off offset:636 th:TH_LOAD_LU ; 4-byte Folded Reload
	ds_store_b32 v1, v14 offset:2816
	scratch_load_b32 v14, off, off offset:624 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v14, v14, v0
	ds_store_b32 v1, v13 offset:2560
	scratch_load_b32 v13, off, off offset:628 th:TH_LOAD_LU ; 4-byte Folded Reload
	ds_store_b32 v1, v14 offset:3328
	ds_store_b32 v1, v32 offset:3584
	ds_store_b32 v1, v33 offset:3840
	ds_store_b32 v1, v34 offset:4096
	ds_store_b32 v1, v35 offset:4352
	ds_store_b32 v1, v36 offset:4608
	ds_store_b32 v1, v37 offset:4864
	ds_store_b32 v1, v38 offset:5120
	ds_store_b32 v1, v39 offset:5376
	ds_store_b32 v1, v40 offset:5632
	ds_store_b32 v1, v41 offset:5888
	s_clause 0xa                            ; 44-byte Folded Reload
	scratch_load_b32 v14, off, off offset:528 th:TH_LOAD_LU
	scratch_load_b32 v32, off, off offset:532 th:TH_LOAD_LU
	scratch_load_b32 v33, off, off offset:536 th:TH_LOAD_LU
	scratch_load_b32 v34, off, off offset:540 th:TH_LOAD_LU
	scratch_load_b32 v35, off, off offset:544 th:TH_LOAD_LU
	scratch_load_b32 v36, off, off offset:548 th:TH_LOAD_LU
	scratch_load_b32 v37, off, off offset:552 th:TH_LOAD_LU
	scratch_load_b32 v38, off, off offset:556 th:TH_LOAD_LU
	scratch_load_b32 v39, off, off offset:560 th:TH_LOAD_LU
	scratch_load_b32 v40, off, off offset:564 th:TH_LOAD_LU
	scratch_load_b32 v41, off, off offset:568 th:TH_LOAD_LU
	s_wait_loadcnt 0xb
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0xa
	v_mul_lo_u32 v14, v14, v0
	s_wait_loadcnt 0x9
	v_mul_lo_u32 v32, v32, v0
	s_wait_loadcnt 0x8
	v_mul_lo_u32 v33, v33, v0
	s_wait_loadcnt 0x7
	v_mul_lo_u32 v34, v34, v0
	s_wait_loadcnt 0x6
	v_mul_lo_u32 v35, v35, v0
	s_wait_loadcnt 0x5
	v_mul_lo_u32 v36, v36, v0
	s_wait_loadcnt 0x4
	v_mul_lo_u32 v37, v37, v0
	s_wait_loadcnt 0x3
	v_mul_lo_u32 v38, v38, v0
	s_wait_loadcnt 0x2
	v_mul_lo_u32 v39, v39, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v40, v40, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v41, v41, v0
	ds_store_b32 v1, v13 offset:3072
	ds_store_b32 v1, v14
	ds_store_b32 v1, v32 offset:256
	ds_store_b32 v1, v33 offset:512
	ds_store_b32 v1, v34 offset:768
	ds_store_b32 v1, v35 offset:1024
	ds_store_b32 v1, v36 offset:1280
	ds_store_b32 v1, v37 offset:1536
	ds_store_b32 v1, v38 offset:1792
	ds_store_b32 v1, v39 offset:2048
	ds_store_b32 v1, v40 offset:2304
	ds_store_b32 v1, v41 offset:2560
	ds_store_b32 v1, v42 offset:2816
	ds_store_b32 v1, v43 offset:3072
	ds_store_b32 v1, v44 offset:3328
	ds_store_b32 v1, v45 offset:3584
	ds_store_b32 v1, v46 offset:3840
	s_clause 0xd                            ; 56-byte Folded Reload
	scratch_load_b32 v14, off, off offset:308 th:TH_LOAD_LU
	scratch_load_b32 v32, off, off offset:312 th:TH_LOAD_LU
	scratch_load_b32 v33, off, off offset:316 th:TH_LOAD_LU
	scratch_load_b32 v34, off, off offset:320 th:TH_LOAD_LU
	scratch_load_b32 v35, off, off offset:324 th:TH_LOAD_LU
	scratch_load_b32 v36, off, off offset:328 th:TH_LOAD_LU
	scratch_load_b32 v37, off, off offset:332 th:TH_LOAD_LU
	scratch_load_b32 v38, off, off offset:336 th:TH_LOAD_LU
	scratch_load_b32 v39, off, off offset:340 th:TH_LOAD_LU
	scratch_load_b32 v40, off, off offset:344 th:TH_LOAD_LU
	scratch_load_b32 v41, off, off offset:456 th:TH_LOAD_LU
	scratch_load_b32 v42, off, off offset:460 th:TH_LOAD_LU
	scratch_load_b32 v43, off, off offset:464 th:TH_LOAD_LU
	scratch_load_b32 v13, off, off offset:80 th:TH_LOAD_LU
	v_mul_lo_u32 v21, v21, v0
	s_wait_loadcnt 0xd
	v_mul_lo_u32 v14, v14, v0
	s_wait_loadcnt 0xc
	v_mul_lo_u32 v32, v32, v0
	s_wait_loadcnt 0xb
	v_mul_lo_u32 v33, v33, v0
	s_wait_loadcnt 0xa
	v_mul_lo_u32 v34, v34, v0
	s_wait_loadcnt 0x9
	v_mul_lo_u32 v35, v35, v0
	s_wait_loadcnt 0x8
	v_mul_lo_u32 v36, v36, v0
	s_wait_loadcnt 0x7
	v_mul_lo_u32 v37, v37, v0
	s_wait_loadcnt 0x6
	v_mul_lo_u32 v38, v38, v0
	s_wait_loadcnt 0x5
	v_mul_lo_u32 v39, v39, v0
	s_wait_loadcnt 0x4
	v_mul_lo_u32 v40, v40, v0
	s_wait_loadcnt 0x3
	v_mul_lo_u32 v41, v41, v0
	s_wait_loadcnt 0x2
	v_mul_lo_u32 v42, v42, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v43, v43, v0
	ds_store_b32 v1, v14 offset:4096
	ds_store_b32 v1, v32 offset:4352
	ds_store_b32 v1, v33 offset:4608
	ds_store_b32 v1, v34 offset:4864
	ds_store_b32 v1, v35 offset:5120
	ds_store_b32 v1, v36 offset:5376
	ds_store_b32 v1, v37 offset:5632
	ds_store_b32 v1, v38 offset:5888
	ds_store_b32 v1, v39 offset:6144
	ds_store_b32 v1, v40 offset:6400
	ds_store_b32 v1, v2 offset:7680
	ds_store_b32 v1, v6 offset:7936
	ds_store_b32 v1, v41 offset:8448
	ds_store_b32 v1, v42 offset:8704
	ds_store_b32 v1, v43 offset:8960
	ds_store_b32 v1, v7 offset:9472
	ds_store_b32 v1, v8 offset:9984
	ds_store_b32 v1, v11 offset:10240
	scratch_load_b32 v2, off, off offset:364 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v13, v13, v0
	v_mul_lo_u32 v25, v25, v0
	s_clause 0x4                            ; 20-byte Folded Reload
	scratch_load_b32 v14, off, off offset:32 th:TH_LOAD_LU
	scratch_load_b32 v6, off, off offset:4 th:TH_LOAD_LU
	scratch_load_b32 v7, off, off offset:8 th:TH_LOAD_LU
	scratch_load_b32 v8, off, off offset:12 th:TH_LOAD_LU
	scratch_load_b32 v11, off, off offset:20 th:TH_LOAD_LU
	s_wait_loadcnt 0x5
	v_mul_lo_u32 v2, v2, v0
	ds_store_b32 v1, v13 offset:13056
	ds_store_b32 v1, v18 offset:13312
	ds_store_b32 v1, v22 offset:13568
	ds_store_b32 v1, v23 offset:13824
	ds_store_b32 v1, v19 offset:12544
	ds_store_b32 v1, v20 offset:12032
	ds_store_b32 v1, v24 offset:14080
	ds_store_b32 v1, v21 offset:11520
	ds_store_b32 v1, v16 offset:11776
	ds_store_b32 v1, v26 offset:13056
	ds_store_b32 v1, v15 offset:10496
	ds_store_b32 v1, v27 offset:12544
	ds_store_b32 v1, v12 offset:11008
	ds_store_b32 v1, v25 offset:12032
	ds_store_b32 v1, v10 offset:11264
	ds_store_b32 v1, v17 offset:12288
	ds_store_b32 v1, v2 offset:12544
	s_clause 0xc                            ; 52-byte Folded Reload
	scratch_load_b32 v15, off, off offset:36 th:TH_LOAD_LU
	scratch_load_b32 v16, off, off offset:40 th:TH_LOAD_LU
	scratch_load_b32 v17, off, off offset:44 th:TH_LOAD_LU
	scratch_load_b32 v18, off, off offset:48 th:TH_LOAD_LU
	scratch_load_b32 v19, off, off offset:52 th:TH_LOAD_LU
	scratch_load_b32 v20, off, off offset:56 th:TH_LOAD_LU
	scratch_load_b32 v21, off, off offset:60 th:TH_LOAD_LU
	scratch_load_b32 v2, off, off th:TH_LOAD_LU
	scratch_load_b32 v10, off, off offset:16 th:TH_LOAD_LU
	scratch_load_b32 v12, off, off offset:24 th:TH_LOAD_LU
	scratch_load_b32 v13, off, off offset:28 th:TH_LOAD_LU
	scratch_load_b32 v23, off, off offset:244 th:TH_LOAD_LU
	scratch_load_b32 v22, off, off offset:64 th:TH_LOAD_LU
	v_mul_lo_u32 v31, v31, v0
	ds_store_b32 v1, v28 offset:13312
	ds_store_b32 v1, v29 offset:13568
	ds_store_b32 v1, v31 offset:13824
	ds_store_b32 v1, v30 offset:13056
	ds_store_b32 v1, v9 offset:12800
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v9, off, off offset:236 th:TH_LOAD_LU
	scratch_load_b32 v24, off, off offset:240 th:TH_LOAD_LU
	s_wait_loadcnt 0x13
	v_mul_lo_u32 v14, v14, v0
	s_wait_loadcnt 0x12
	v_mul_lo_u32 v6, v6, v0
	s_wait_loadcnt 0x11
	v_mul_lo_u32 v7, v7, v0
	s_wait_loadcnt 0xf
	v_mul_lo_u32 v11, v11, v0
	v_mul_lo_u32 v8, v8, v0
	s_wait_loadcnt 0xe
	v_mul_lo_u32 v15, v15, v0
	s_wait_loadcnt 0xd
	v_mul_lo_u32 v16, v16, v0
	s_wait_loadcnt 0xc
	v_mul_lo_u32 v17, v17, v0
	s_wait_loadcnt 0xb
	v_mul_lo_u32 v18, v18, v0
	s_wait_loadcnt 0xa
	v_mul_lo_u32 v19, v19, v0
	s_wait_loadcnt 0x9
	v_mul_lo_u32 v20, v20, v0
	s_wait_loadcnt 0x8
	v_mul_lo_u32 v21, v21, v0
	s_wait_loadcnt 0x7
	v_mul_lo_u32 v2, v2, v0
	s_wait_loadcnt 0x6
	v_mul_lo_u32 v10, v10, v0
	s_wait_loadcnt 0x5
	v_mul_lo_u32 v12, v12, v0
	s_wait_loadcnt 0x4
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0x3
	v_mul_lo_u32 v23, v23, v0
	ds_store_b32 v1, v15 offset:13312
	ds_store_b32 v1, v16 offset:13568
	ds_store_b32 v1, v2 offset:14336
	ds_store_b32 v1, v6 offset:14592
	ds_store_b32 v1, v7 offset:14848
	ds_store_b32 v1, v10 offset:14080
	ds_store_b32 v1, v17 offset:13824
	ds_store_b32 v1, v23 offset:13056
	s_clause 0x5                            ; 24-byte Folded Reload
	scratch_load_b32 v2, off, off offset:212 th:TH_LOAD_LU
	scratch_load_b32 v6, off, off offset:216 th:TH_LOAD_LU
	scratch_load_b32 v7, off, off offset:220 th:TH_LOAD_LU
	scratch_load_b32 v10, off, off offset:224 th:TH_LOAD_LU
	scratch_load_b32 v15, off, off offset:228 th:TH_LOAD_LU
	scratch_load_b32 v16, off, off offset:232 th:TH_LOAD_LU
	s_wait_loadcnt 0x7
	v_mul_lo_u32 v9, v9, v0
	s_wait_loadcnt 0x6
	v_mul_lo_u32 v24, v24, v0
	v_mul_lo_u32 v22, v22, v0
	scratch_load_b32 v17, off, off offset:196 th:TH_LOAD_LU ; 4-byte Folded Reload
	s_wait_loadcnt 0x6
	v_mul_lo_u32 v2, v2, v0
	s_wait_loadcnt 0x5
	v_mul_lo_u32 v6, v6, v0
	s_wait_loadcnt 0x4
	v_mul_lo_u32 v7, v7, v0
	s_wait_loadcnt 0x3
	v_mul_lo_u32 v10, v10, v0
	s_wait_loadcnt 0x2
	v_mul_lo_u32 v15, v15, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v16, v16, v0
	ds_store_b32 v1, v9 offset:13312
	ds_store_b32 v1, v24 offset:13568
	ds_store_b32 v1, v11 offset:14336
	ds_store_b32 v1, v12 offset:14592
	ds_store_b32 v1, v8 offset:15104
	ds_store_b32 v1, v13 offset:14848
	ds_store_b32 v1, v18 offset:14080
	ds_store_b32 v1, v2 offset:13824
	ds_store_b32 v1, v19 offset:14336
	ds_store_b32 v1, v20 offset:14592
	ds_store_b32 v1, v14 offset:15104
	ds_store_b32 v1, v21 offset:14848
	ds_store_b32 v1, v6 offset:14080
	ds_store_b32 v1, v7 offset:14336
	ds_store_b32 v1, v10 offset:14592
	ds_store_b32 v1, v22 offset:15104
	ds_store_b32 v1, v15 offset:14848
	ds_store_b32 v1, v16 offset:15104
	s_clause 0x10                           ; 68-byte Folded Reload
	scratch_load_b32 v2, off, off offset:148 th:TH_LOAD_LU
	scratch_load_b32 v6, off, off offset:152 th:TH_LOAD_LU
	scratch_load_b32 v7, off, off offset:156 th:TH_LOAD_LU
	scratch_load_b32 v8, off, off offset:160 th:TH_LOAD_LU
	scratch_load_b32 v9, off, off offset:164 th:TH_LOAD_LU
	scratch_load_b32 v10, off, off offset:168 th:TH_LOAD_LU
	scratch_load_b32 v21, off, off offset:136 th:TH_LOAD_LU
	scratch_load_b32 v22, off, off offset:140 th:TH_LOAD_LU
	scratch_load_b32 v11, off, off offset:172 th:TH_LOAD_LU
	scratch_load_b32 v12, off, off offset:176 th:TH_LOAD_LU
	scratch_load_b32 v13, off, off offset:180 th:TH_LOAD_LU
	scratch_load_b32 v14, off, off offset:184 th:TH_LOAD_LU
	scratch_load_b32 v15, off, off offset:188 th:TH_LOAD_LU
	scratch_load_b32 v16, off, off offset:192 th:TH_LOAD_LU
	scratch_load_b32 v18, off, off offset:200 th:TH_LOAD_LU
	scratch_load_b32 v19, off, off offset:204 th:TH_LOAD_LU
	scratch_load_b32 v20, off, off offset:208 th:TH_LOAD_LU
	s_wait_loadcnt 0x11
	v_mul_lo_u32 v17, v17, v0
	s_wait_loadcnt 0x10
	v_mul_lo_u32 v2, v2, v0
	s_wait_loadcnt 0xf
	v_mul_lo_u32 v6, v6, v0
	s_wait_loadcnt 0xe
	v_mul_lo_u32 v7, v7, v0
	s_wait_loadcnt 0xd
	v_mul_lo_u32 v8, v8, v0
	s_wait_loadcnt 0xc
	v_mul_lo_u32 v9, v9, v0
	s_wait_loadcnt 0xb
	v_mul_lo_u32 v10, v10, v0
	s_wait_loadcnt 0xa
	v_mul_lo_u32 v21, v21, v0
	s_wait_loadcnt 0x8
	v_mul_lo_u32 v11, v11, v0
	s_wait_loadcnt 0x7
	v_mul_lo_u32 v12, v12, v0
	ds_store_b32 v1, v2
	ds_store_b32 v1, v6 offset:256
	ds_store_b32 v1, v7 offset:512
	ds_store_b32 v1, v8 offset:768
	ds_store_b32 v1, v9 offset:1024
	ds_store_b32 v1, v10 offset:1280
	ds_store_b32 v1, v11 offset:1536
	ds_store_b32 v1, v12 offset:1792
	s_clause 0x7                            ; 32-byte Folded Reload
	scratch_load_b32 v2, off, off offset:104 th:TH_LOAD_LU
	scratch_load_b32 v6, off, off offset:108 th:TH_LOAD_LU
	scratch_load_b32 v7, off, off offset:112 th:TH_LOAD_LU
	scratch_load_b32 v8, off, off offset:116 th:TH_LOAD_LU
	scratch_load_b32 v9, off, off offset:120 th:TH_LOAD_LU
	scratch_load_b32 v10, off, off offset:124 th:TH_LOAD_LU
	scratch_load_b32 v11, off, off offset:128 th:TH_LOAD_LU
	scratch_load_b32 v12, off, off offset:132 th:TH_LOAD_LU
	s_wait_loadcnt 0xe
	v_mul_lo_u32 v13, v13, v0
	s_wait_loadcnt 0xd
	v_mul_lo_u32 v14, v14, v0
	s_wait_loadcnt 0xc
	v_mul_lo_u32 v15, v15, v0
	s_wait_loadcnt 0xb
	v_mul_lo_u32 v16, v16, v0
	s_wait_loadcnt 0xa
	v_mul_lo_u32 v18, v18, v0
	s_wait_loadcnt 0x9
	v_mul_lo_u32 v19, v19, v0
	s_wait_loadcnt 0x8
	v_mul_lo_u32 v20, v20, v0
	s_wait_loadcnt 0x7
	v_mul_lo_u32 v2, v2, v0
	s_wait_loadcnt 0x6
	v_mul_lo_u32 v6, v6, v0
	s_wait_loadcnt 0x5
	v_mul_lo_u32 v7, v7, v0
	s_wait_loadcnt 0x4
	v_mul_lo_u32 v8, v8, v0
	s_wait_loadcnt 0x3
	v_mul_lo_u32 v9, v9, v0
	s_wait_loadcnt 0x2
	v_mul_lo_u32 v10, v10, v0
	s_wait_loadcnt 0x1
	v_mul_lo_u32 v11, v11, v0
	s_wait_loadcnt 0x0
	v_mul_lo_u32 v12, v12, v0
	v_mul_lo_u32 v0, v22, v0
	ds_store_b32 v1, v13 offset:2048
	ds_store_b32 v1, v14 offset:2304
	ds_store_b32 v1, v15 offset:2560
	ds_store_b32 v1, v16 offset:2816
	ds_store_b32 v1, v17 offset:3072
	ds_store_b32 v1, v18 offset:3328
	ds_store_b32 v1, v19 offset:3584
	ds_store_b32 v1, v20 offset:3840
	ds_store_b32 v1, v2 offset:4096
	ds_store_b32 v1, v6 offset:4352
	ds_store_b32 v1, v7 offset:4608
	ds_store_b32 v1, v8 offset:4864
	ds_store_b32 v1, v9 offset:5120
	ds_store_b32 v1, v10 offset:5376
	ds_store_b32 v1, v11 offset:5632
	ds_store_b32 v1, v12 offset:5888
	ds_store_b32 v1, v21 offset:6144
	ds_store_b32 v1, v0 offset:6400
	ds_store_b32 v1, v3 offset:6912
	ds_store_b32 v1, v5 offset:8192
	ds_store_b32 v1, v4 offset:7424
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 131072
		.amdhsa_private_segment_fixed_size 756
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 128
		.amdhsa_next_free_sgpr 6
		.amdhsa_named_barrier_count 0
		.amdhsa_reserve_vcc 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_inst_pref_size 118
		.amdhsa_round_robin_scheduling 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	k, .Lfunc_end0-k
                                        ; -- End function
	.set k.num_vgpr, 128
	.set k.num_agpr, 0
	.set k.numbered_sgpr, 6
	.set k.num_named_barrier, 0
	.set k.private_seg_size, 756
	.set k.uses_vcc, 0
	.set k.uses_flat_scratch, 1
	.set k.has_dyn_sized_stack, 0
	.set k.has_recursion, 0
	.set k.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 15004
; TotalNumSgprs: 6
; NumVgprs: 128
; ScratchSize: 756
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 131072 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 6
; NumVGPRsForWavesPerEU: 128
; NamedBarCnt: 0
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .name:           o
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 131072
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 1024
    .name:           k
    .private_segment_fixed_size: 756
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         k.kd
    .uses_dynamic_stack: false
    .vgpr_count:     128
    .vgpr_spill_count: 188
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1250
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
