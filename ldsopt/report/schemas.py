"""JSON schemas (2020-12) of the documents that commands write, derived from the types of `ldsopt.documents`.

A dataclass or a named tuple is an object, with all fields required except those whose default is ``None`` or `ABSENT`.
A mapping whose keys are an enumeration or a ``Literal`` has each of them as a member. Schemas allow further members,
as later versions may have more. A class may add further rules of JSON schema in ``FURTHER``.
"""

from __future__ import annotations

import ast
import dataclasses
import importlib
import inspect
import re
import sys
import types
from collections.abc import Mapping
from datetime import date
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from ldsopt.documents import ABSENT, Absent, written

DOCUMENTS: Mapping[str, str] = {
    "annotation": "ldsopt.report.annotation_json:AnnotationDocument",
    "banks": "ldsopt.report.banks:BanksDocument",
    "baseline": "ldsopt.compare.gate:BaselineDocument",
    "bench": "ldsopt.report.bench:BenchDocument",
    "check": "ldsopt.report.check:CheckDocument",
    "compilers": "ldsopt.report.compilers:CompilersDocument",
    "diff": "ldsopt.report.diff:DiffDocument",
    "instrumentation": "ldsopt.report.instrumentation:InstrumentationDocument",
    "interference": "ldsopt.report.liveness:InterferenceDocument",
    "liveness": "ldsopt.report.liveness:LivenessDocument",
    "measurement": "ldsopt.report.measurement:MeasurementDocument",
    "optimization": "ldsopt.report.optimization:OptimizationDocument",
    "packing": "ldsopt.report.packing:PackingDocument",
    "pipelining": "ldsopt.report.pipelining:PipeliningDocument",
    "probe": "ldsopt.report.compilers:ProbeDocument",
    "qualification": "ldsopt.report.compilers:QualificationDocument",
    "scopes": "ldsopt.report.trace:ScopesDocument",
    "selftest": "ldsopt.report.bench:SelfTestDocument",
    "simulation": "ldsopt.report.simulation:SimulationDocument",
    "stalls": "ldsopt.report.stalls:StallsDocument",
    "sweep": "ldsopt.fleet.sweep_report:SweepDocument",
    "timeline": "ldsopt.report.estimate:TimelineDocument",
    "trace": "ldsopt.report.trace:TraceDocument",
    "verification": "ldsopt.report.verification:VerificationDocument",
    "waits": "ldsopt.report.waits:WaitsDocument",
    "witness": "ldsopt.witness.document:WitnessDocument",
}
"""The class of each document, by the name in its schema: ``ldsopt.waits/1`` is ``waits``."""

_NAMES = {str: "string", bool: "boolean", int: "integer", float: "number", type(None): "null"}


def document_names() -> list[str]:
    """The names that `document_schema` accepts."""
    return sorted(DOCUMENTS)


def document_schema(name: str) -> dict[str, Any]:
    """The JSON schema of a document; ``name`` is one of `document_names`."""
    module, _, attribute = DOCUMENTS[name].partition(":")
    return schema_of(getattr(importlib.import_module(module), attribute))


def schema_of(document: type) -> dict[str, Any]:
    """The JSON schema of a document, with the definitions of all classes in it."""
    title: str = document.SCHEMA  # type: ignore[attr-defined]
    definitions: dict[str, Any] = {}
    root = _object(document, definitions)
    root["required"] = ["schema", *root["required"]]
    root["properties"] = {"schema": {"const": title}, **root["properties"]}
    found = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **root}
    return {**found, "$defs": definitions} if definitions else found


def _object(kind: type, definitions: dict[str, Any]) -> dict[str, Any]:
    described, told = _docstring(kind)
    required, properties = [], {}
    for name, hint, is_required in _members(kind):
        parts = tuple(part for part in _alternatives(hint) if part != Absent)
        required += [name] if is_required else []
        schema = _schema(Union[parts], definitions)  # noqa: UP007
        properties[name] = {"description": told[name], **schema} if name in told else schema
    head = {"description": described} if described else {}
    found = {**head, "type": "object", "required": required, "properties": properties}
    return {**found, **getattr(kind, "FURTHER", {})}


def _members(kind: type) -> list[tuple[str, Any, bool]]:
    """The fields of a class, their types, and whether each is required."""
    own = [base.__module__ for base in reversed(kind.__mro__) if base.__module__.startswith("ldsopt.")]
    spaces = {name: value for module in own for name, value in _space(module).items()}
    hints = get_type_hints(kind, globalns=spaces, include_extras=True)
    if dataclasses.is_dataclass(kind):
        fields = dataclasses.fields(kind)
        return [
            (written(field.name), hints[field.name], field.default not in (None, ABSENT)) for field in fields
        ]
    return [(name, hints[name], True) for name in kind._fields]  # type: ignore[attr-defined]


@cache
def _space(module: str) -> Mapping[str, Any]:
    """The names of a module, including its imports for type checking only, which are not loaded for a report."""
    space = dict(vars(sys.modules[module]))
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    guarded = [
        one for one in tree.body if isinstance(one, ast.If) and ast.unparse(one.test) == "TYPE_CHECKING"
    ]
    for one in (one for guard in guarded for one in guard.body if isinstance(one, ast.ImportFrom)):
        imported = importlib.import_module(one.module or "")
        space |= {name.asname or name.name: getattr(imported, name.name) for name in one.names}
    return space


def _alternatives(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def _schema(hint: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        keywords = {name: [*each] if isinstance(each, tuple) else each for name, each in parts[1:]}
        return {**_schema(parts[0], definitions), **keywords}
    if len(several := _alternatives(hint)) > 1:
        number = float in several  # any integer is one
        return _any_of([_schema(part, definitions) for part in several if part is not int or not number])
    if origin is Literal:
        values = [part.value if isinstance(part, Enum) else part for part in parts]
        return {"enum": values} if len(values) > 1 else {"const": values[0]}
    if hint is object or hint is Any:
        return {}
    if hint is date:
        return {"type": "string", "format": "date"}
    if hint in _NAMES:
        return {"type": _NAMES[hint]}
    if issubclass(origin or hint, Mapping):
        return _mapping(parts[0], parts[1], definitions)
    if origin is not None:
        return _array(origin, parts, definitions)
    if issubclass(hint, Enum):
        return {"enum": [member.value for member in hint]}
    if hint.__name__ not in definitions:
        definitions[hint.__name__] = {}
        definitions[hint.__name__] = _object(hint, definitions)
    return {"$ref": f"#/$defs/{hint.__name__}"}


def _any_of(schemas: list[dict[str, Any]]) -> dict[str, Any]:
    """A schema for one of several; null becomes one of the types or values of a single other schema if it has some."""
    null = {"type": "null"}
    if len(schemas) == 1:
        return schemas[0]
    others = [schema for schema in schemas if schema != null]
    if len(others) == 1 and len(schemas) == 2:
        (other,) = others
        if "enum" in other:
            return {"enum": [*other["enum"], None]}
        if isinstance(other.get("type"), str):
            return {**other, "type": [other["type"], "null"]}
    return {"anyOf": schemas}


def _mapping(key: Any, value: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    keys, values = _schema(key, definitions), _schema(value, definitions)
    if "enum" in keys:
        names = keys["enum"]
        members = dict.fromkeys(names, values)
        return {"type": "object", "required": names, "properties": members, "additionalProperties": False}
    named = {"propertyNames": {"pattern": keys["pattern"]}} if "pattern" in keys else {}
    return {"type": "object", **named, "additionalProperties": values}


def _array(origin: Any, parts: tuple[Any, ...], definitions: dict[str, Any]) -> dict[str, Any]:
    if origin is not tuple or parts[-1] is Ellipsis:
        return {"type": "array", "items": _schema(parts[0], definitions)}
    items = [_schema(part, definitions) for part in parts]
    return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}


_MEMBER = re.compile(r"((?:\w+, )*\w+): (.*(?:\n +.*)*)")


def _docstring(kind: type) -> tuple[str, dict[str, str]]:
    """The first paragraph of a class's docstring, and the text on each field in its ``Attributes:``."""
    told: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        text = vars(base).get("__doc__") or ""
        attributes = text.partition("\n    Attributes:\n")[2].partition("\n\n")[0]
        lines = attributes.replace("\n            ", " ").splitlines()
        for match in filter(None, (_MEMBER.match(line.strip()) for line in lines)):
            told |= dict.fromkeys(match[1].split(", "), match[2].replace("``", "`"))
    own = (vars(kind).get("__doc__") or "").partition("\n\n")[0]
    generated = own.startswith(f"{kind.__name__}(")  # by `dataclass`
    return "" if generated else " ".join(own.split()), told
