"""Configuration of ``lit`` for the cases: ``lit -v tests/cases``. `conftest.py` runs the same lines in pytest's process."""

import sys
from pathlib import Path

import lit.formats

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
from run_lines import ENVIRONMENT, FEATURES, PROGRAMS, SUFFIXES  # noqa: E402

config.name = "ldsopt"  # type: ignore[name-defined]  # noqa: F821
config.test_format = lit.formats.ShTest()  # type: ignore[name-defined]  # noqa: F821
config.suffixes = list(SUFFIXES)  # type: ignore[name-defined]  # noqa: F821
config.test_source_root = str(HERE)  # type: ignore[name-defined]  # noqa: F821
config.test_exec_root = str(HERE.parents[1] / "build" / "lit")  # type: ignore[name-defined]  # noqa: F821
config.environment |= ENVIRONMENT | {"XDG_CONFIG_HOME": config.test_exec_root}  # type: ignore[name-defined]  # noqa: F821
config.environment["PYTHONPATH"] = str(HERE.parents[1])  # type: ignore[name-defined]  # noqa: F821
config.available_features |= {name for name, is_there in FEATURES.items() if is_there()}  # type: ignore[name-defined]  # noqa: F821
config.substitutions.append(("%{python}", sys.executable))  # type: ignore[name-defined]  # noqa: F821
for program, command in PROGRAMS.items():
    pattern = rf"(?<![\w./-])(?<!import )(?<!-m ){program}(?![\w./\\-])"
    config.substitutions.append((pattern, command.replace("\\", r"\\")))  # type: ignore[name-defined]  # noqa: F821
