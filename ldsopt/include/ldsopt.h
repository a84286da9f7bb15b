/* Marks that `ldsopt pipeline` reads, for C, C++, HIP and OpenCL C. `ldsopt --include-dir` says where this file is.
 *
 * A mark stands at the end of a stage, in the body of a loop:
 *
 *   for (int i = 0; i < tiles; ++i) {
 *     ... read a tile from LDS ...
 *     LDSOPT_STAGE(read);
 *     ... compute ...
 *     LDSOPT_STAGE_PRIORITY(compute, 1);
 *   }
 *
 * It is a comment to the assembler and a compiler barrier for memory, nothing else: a program that ldsopt never sees
 * compiles and runs as if the marks were not there. A mark brings no barrier by itself. What it means is a barrier of
 * the workgroup; `ldsopt pipeline --plain` writes that.
 */
#ifndef LDSOPT_H
#define LDSOPT_H

#if defined(__AMDGCN__)
#define LDSOPT_MARK(text) __asm__ __volatile__("; ldsopt.stage " text ::: "memory")
#else /* the host's half of a HIP program */
#define LDSOPT_MARK(text) ((void)0)
#endif

/* Ends the stage `name`, a word. */
#define LDSOPT_STAGE(name) LDSOPT_MARK(#name)

/* Ends the stage `name`, whose waves run with `priority`, a literal from 0 (lowest) to 3. */
#define LDSOPT_STAGE_PRIORITY(name, priority) LDSOPT_MARK(#name " prio=" #priority)

/* The same, and the second group of waves runs `gap` stages behind the first: 1 or 2, a literal. Once a loop. */
#define LDSOPT_STAGE_GAP(name, priority, gap) LDSOPT_MARK(#name " prio=" #priority " gap=" #gap)

#endif
