"""The writer of every JSON document."""

from __future__ import annotations

from ldsopt.documents import indented


def json_document(schema: str, **members: object) -> str:
    """A document that names its schema first; ASCII, indented by two spaces, with a final newline.

    >>> print(json_document("ldsopt.example/1", found=[]), end="")
    {
      "schema": "ldsopt.example/1",
      "found": []
    }
    """
    return indented({"schema": schema, **members})
