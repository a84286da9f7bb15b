/* Marks that `ldsopt pipeline` and `ldsopt instrument` read, for C, C++, HIP and OpenCL C. `ldsopt --include-dir` says
 * where this file is. All of them are comments to the assembler and compiler barriers for memory, nothing else: a
 * program that ldsopt never sees compiles and runs as if the marks were not there.
 *
 * Stages, for `ldsopt pipeline`. A mark stands at the end of a stage, in the body of a loop:
 *
 *   for (int i = 0; i < tiles; ++i) {
 *     ... read a tile from LDS ...
 *     LDSOPT_STAGE(read);
 *     ... compute ...
 *     LDSOPT_STAGE_PRIORITY(compute, 1);
 *   }
 *
 * A mark brings no barrier by itself. What it means is a barrier of the workgroup; `ldsopt pipeline --plain` writes
 * that.
 *
 * Records, for `ldsopt instrument`. A wave that passes a mark notes when:
 *
 *   LDSOPT_RECORD_START(tile);
 *   ...
 *   LDSOPT_RECORD_END(tile);
 */
#ifndef LDSOPT_H
#define LDSOPT_H

#if defined(__AMDGCN__)
#define LDSOPT_MARK(text) __asm__ __volatile__("; ldsopt.stage " text ::: "memory")
#define LDSOPT_RECORD_MARK(text) __asm__ __volatile__("; ldsopt.rec " text ::: "memory")
#define LDSOPT_RECORD_WITH(text, kind, value) __asm__ __volatile__("; ldsopt.rec " text " %0" ::kind(value) : "memory")
#else /* the host's half of a HIP program */
#define LDSOPT_MARK(text) ((void)0)
#define LDSOPT_RECORD_MARK(text) ((void)0)
#define LDSOPT_RECORD_WITH(text, kind, value) ((void)0)
#endif

/* Ends the stage `name`, a word. */
#define LDSOPT_STAGE(name) LDSOPT_MARK(#name)

/* Ends the stage `name`, whose waves run with `priority`, a literal from 0 (lowest) to 3. */
#define LDSOPT_STAGE_PRIORITY(name, priority) LDSOPT_MARK(#name " prio=" #priority)

/* The same, and the second group of waves runs `gap` stages behind the first: 1 or 2, a literal. Once a loop. */
#define LDSOPT_STAGE_GAP(name, priority, gap) LDSOPT_MARK(#name " prio=" #priority " gap=" #gap)

/* The scope `name`, a word, starts or ends here. Scopes may stand in each other, and in themselves. */
#define LDSOPT_RECORD_START(name) LDSOPT_RECORD_MARK("start " #name)
#define LDSOPT_RECORD_END(name) LDSOPT_RECORD_MARK("end " #name)

/* A wave passes the place `name`. */
#define LDSOPT_RECORD(name) LDSOPT_RECORD_MARK("mark " #name)

/* The same, and notes a number beside it: an int or a float, that of the first active lane. */
#define LDSOPT_RECORD_START_VALUE(name, value) LDSOPT_RECORD_WITH("start " #name, "v", value)
#define LDSOPT_RECORD_END_VALUE(name, value) LDSOPT_RECORD_WITH("end " #name, "v", value)
#define LDSOPT_RECORD_VALUE(name, value) LDSOPT_RECORD_WITH("mark " #name, "v", value)

/* Records go to the memory that the kernel's argument `pointer` points to, with `ldsopt instrument --buffer arg`. Stands
 * at the beginning of the kernel; it also keeps the compiler from finding that nothing uses the argument. */
#define LDSOPT_RECORD_BUFFER(pointer) LDSOPT_RECORD_WITH("buffer", "s", pointer)

#endif
