"""What several compilers do about LDS-DMA, side by side: the table of docs/probe.md.

python benchmarks/compilers.py llvmlite llc-22 triton:DIR...
"""

from __future__ import annotations

import argparse

from ldsopt.compare.probe.questions import QUESTIONS
from ldsopt.compare.probe.run import probe


def main() -> None:
    """Prints a table in Markdown: a row a question, a column a compiler, in each cell the answer and the verdict."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("compilers", nargs="+", metavar="NAME[:PATH]")
    found = [probe(compiler, cached=False) for compiler in parser.parse_args().compilers]
    print("| | " + " | ".join(one.compiler for one in found) + " |")
    print("|---" * (len(found) + 1) + "|")
    for number, question in enumerate(QUESTIONS):
        answers = [one.answers[number] for one in found]
        said = {True: "yes", False: "no", None: "?"}
        cells = [f"{said[a.shown]}: {question.rule} {a.verdict.value}" for a in answers]
        print(f"| {question.name} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
