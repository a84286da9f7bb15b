-- The database of sweeps (docs/sweep.md). Times are UTC, ISO 8601. What is equal is stored once: a result belongs to
-- every module of every run that has its key.
CREATE TABLE IF NOT EXISTS runs (
  id         INTEGER PRIMARY KEY,
  label      TEXT NOT NULL,             -- --label, else when it began
  signature  TEXT NOT NULL,             -- what it was asked for: a sweep that was interrupted goes on where this is equal
  steps      TEXT NOT NULL,             -- JSON: list of steps
  tool       TEXT NOT NULL,             -- ldsopt's version and a digest of its code
  compilers  TEXT NOT NULL,             -- JSON: list of the compilers' names
  shard      TEXT NOT NULL,             -- i/n; empty for all
  begun      TEXT NOT NULL,
  ended      TEXT                       -- NULL while it is under way, or after it was interrupted
);
CREATE TABLE IF NOT EXISTS modules (
  id       INTEGER PRIMARY KEY,
  run_id   INTEGER NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  path     TEXT NOT NULL,               -- below the directory that was named
  origin   TEXT NOT NULL,               -- the first part of the path; . for none
  content  TEXT NOT NULL,               -- SHA-256 of the bytes
  bytes    INTEGER NOT NULL,
  UNIQUE (run_id, path)
);
CREATE TABLE IF NOT EXISTS results (
  id         INTEGER PRIMARY KEY,
  key        TEXT UNIQUE,               -- digest of input, step, tool and compiler; NULL if it might be another one next time
  step       TEXT NOT NULL,             -- a command and its options
  exit_code  INTEGER NOT NULL,
  arch       TEXT NOT NULL,             -- empty if it is not known
  seconds    REAL NOT NULL,             -- from the start of the worker to its end
  peak_kib   INTEGER NOT NULL,          -- the most memory that the worker had
  tries      INTEGER NOT NULL           -- workers that it took
);
CREATE TABLE IF NOT EXISTS outcomes (   -- which result belongs to which module
  module_id  INTEGER NOT NULL REFERENCES modules (id) ON DELETE CASCADE,
  step       TEXT NOT NULL,
  result_id  INTEGER NOT NULL REFERENCES results (id),
  PRIMARY KEY (module_id, step)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS outcomes_of_result ON outcomes (result_id);
CREATE TABLE IF NOT EXISTS kernels (
  id         INTEGER PRIMARY KEY,
  result_id  INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
  name       TEXT NOT NULL,
  is_kernel  INTEGER NOT NULL,          -- 0: a function that kernels call
  UNIQUE (result_id, name)
);
CREATE TABLE IF NOT EXISTS measures (
  kernel_id  INTEGER NOT NULL REFERENCES kernels (id) ON DELETE CASCADE,
  metric     TEXT NOT NULL,             -- a metric of ldsopt measure
  value      REAL NOT NULL,
  PRIMARY KEY (kernel_id, metric)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS findings (
  result_id    INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
  rule         TEXT NOT NULL,
  verdict      TEXT NOT NULL,           -- definite, unproven, latent
  function     TEXT NOT NULL,
  counter      TEXT NOT NULL,
  started      INTEGER NOT NULL,        -- line of the LDS-DMA in the module
  used         INTEGER NOT NULL,        -- line of the access; 0 for none
  fingerprint  TEXT NOT NULL,
  says         TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS findings_of_result ON findings (result_id);
CREATE TABLE IF NOT EXISTS errors (
  result_id  INTEGER PRIMARY KEY REFERENCES results (id) ON DELETE CASCADE,
  death      TEXT NOT NULL,             -- how the worker died; empty if it answered
  message    TEXT NOT NULL              -- one line, with LLVM's words
);
