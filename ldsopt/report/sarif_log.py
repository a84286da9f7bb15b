"""The frame of every SARIF 2.1.0 log of ldsopt: the driver, places and fingerprints.

Source: OASIS SARIF 2.1.0, sections 3.13 (the log), 3.14 (a run), 3.19 (the driver), 3.4 (places of artifacts).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from ldsopt.documents import indented
from ldsopt.ir.read import STDIN

VERSION = "2.1.0"
SCHEMA_URI = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def sarif_log(rules: Sequence[dict[str, Any]], *, version: str = "", **run: Any) -> str:
    """A log with one run, and a final newline.

    Args:
        rules: descriptors of what the results are instances of.
        version: of ldsopt; empty where it does not matter to the results.
        run: the other members of the run.
    """
    versions = {"version": version, "semanticVersion": version} if version else {}
    driver = {"name": "ldsopt", **versions, "rules": list(rules)}
    runs = [{"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", **run}]
    return indented({"$schema": SCHEMA_URI, "version": VERSION, "runs": runs})


def rule_descriptor(name: str, says: str, remedy: str, level: str) -> dict[str, Any]:
    """A rule's descriptor: its name with dashes or underscores, its sentence, its remedy, its usual level."""
    return {
        "id": name,
        "name": "".join(word.capitalize() for word in name.replace("_", "-").split("-")),
        "shortDescription": {"text": sentence(says)},
        "help": {"text": sentence(remedy)},
        "defaultConfiguration": {"level": level},
    }


def artifact_location(source: str) -> dict[str, str]:
    """The place of an input, by the name that the user gave it."""
    name = "stdin" if source == STDIN else quote(source.encode("utf-8", "surrogateescape"), safe="/:")
    return {"uri": name}


def fingerprint(*parts: str) -> str:
    """A name made of what stays the same from version to version."""
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()[:32]


def sentence(text: str) -> str:
    """Words as a sentence; the name of the program keeps its small letter."""
    return f"{text}." if text.startswith("ldsopt ") else f"{text[:1].upper()}{text[1:]}."
