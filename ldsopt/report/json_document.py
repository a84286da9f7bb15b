"""How every JSON document is written."""

from __future__ import annotations

import json


def json_document(schema: str, **members: object) -> str:
    """A document that names its schema first; ASCII, indented by two spaces, with a final newline.

    >>> print(json_document("ldsopt.example/1", found=[]), end="")
    {
      "schema": "ldsopt.example/1",
      "found": []
    }
    """
    return indented({"schema": schema, **members})


def indented(value: object) -> str:
    r"""JSON in ASCII, which holds no command of a CI service (`ldsopt.errors.shown`): a reader gets them as is.

    >>> print(indented("##vso[x]"), end="")
    "#\u0023vso[x]"
    """
    return json.dumps(value, indent=2).replace("##", "#\\u0023") + "\n"
