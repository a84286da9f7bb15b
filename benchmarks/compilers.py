"""The faults of several compilers with LDS-DMA, side by side: the table of docs/compilers.md.

python benchmarks/compilers.py llvmlite llc-22 triton:DIR...
"""

from __future__ import annotations

import argparse

from ldsopt.compare.probe import QUESTIONS, probe


def main() -> None:
    """Prints a table in Markdown: a row a question, a column a compiler, in each cell the verdict on the rule."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("compilers", nargs="+", metavar="NAME[:PATH]")
    found = [probe(compiler, cached=False) for compiler in parser.parse_args().compilers]
    print("| | " + " | ".join(one.compiler for one in found) + " |")
    print("|---" * (len(found) + 1) + "|")
    for number, question in enumerate(QUESTIONS):
        answers = [one.answers[number] for one in found]
        print(f"| {question.name} ({question.rule}) | " + " | ".join(a.verdict.value for a in answers) + " |")


if __name__ == "__main__":
    main()
