"""``exits CODE COMMAND ARGUMENT...`` in a RUN line: succeeds if the command ends with that exit code, and no other."""

import subprocess
import sys

if __name__ == "__main__":
    found = subprocess.run(sys.argv[2:], check=False).returncode
    if found != int(sys.argv[1]):
        raise SystemExit(f"exit code {found}, expected {sys.argv[1]}: {' '.join(sys.argv[2:])}")
