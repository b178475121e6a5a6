"""Write src/lib/types.gen.ts: the TypeScript twins of the Structs of server/wire.py, forms*.py and every games/*/view*.py.

python web/scripts/gen_types.py           write the file
python web/scripts/gen_types.py --check   exit 1 when the file is not what the Structs say
"""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect as mi

WEB = Path(__file__).resolve().parents[1]
GAMES = WEB.parent / "src" / "regnum" / "games"
TARGET = WEB / "src" / "lib" / "types.gen.ts"
HEAD = "// Written by scripts/gen_types.py from the server's Structs; do not edit.\n"

PLAIN = {
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "any",
}


def typescript(kind: mi.Type) -> str:
    """The TypeScript spelling of a type."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case mi.StructType():
            return kind.cls.__name__
        case mi.UnionType():
            return " | ".join(typescript(t) for t in kind.types)
        case mi.LiteralType():
            return " | ".join(f'"{v}"' if isinstance(v, str) else str(v) for v in kind.values)
        case mi.ListType() | mi.VarTupleType():
            inner = typescript(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case mi.TupleType():
            return "[" + ", ".join(typescript(t) for t in kind.item_types) + "]"
        case mi.DictType():
            return f"Record<{typescript(kind.key_type)}, {typescript(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind!r}")


def interface(struct: type[msgspec.Struct], indent: str) -> str:
    """One Struct as an interface, with its docstring."""
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    doc = " ".join(inspect.cleandoc(struct.__doc__ or "").split())
    lines = [f"{indent}/** {doc} */", f"{indent}export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'{indent}  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        optional = "" if field.required else "?"
        lines.append(f"{indent}  {field.encode_name}{optional}: {typescript(field.type)};")
    return "\n".join([*lines, f"{indent}}}"])


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The Structs that a module defines, in its order."""
    found = (v for v in vars(module).values() if isinstance(v, type) and issubclass(v, msgspec.Struct))
    return [s for s in found if s.__module__ == module.__name__]


def generate() -> str:
    """The whole file: what goes over the WebSocket and over HTTP, then a namespace per game."""
    shared = [import_module(f"regnum.server.{name}") for name in ("wire", "forms", "forms_notices", "forms_counsel")]
    parts = [HEAD, *(interface(s, "") for module in shared for s in structs(module))]
    for game in sorted({path.parent.name for path in GAMES.glob("*/view.py")}):
        modules = [import_module(f"regnum.games.{game}.{path.stem}") for path in sorted((GAMES / game).glob("view*.py"))]
        inner = "\n\n".join(interface(s, "  ") for module in modules for s in structs(module))
        parts.append(f"export namespace {game} {{\n{inner}\n}}")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    """Write or compare."""
    text = generate()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/lib/types.gen.ts is not what the Structs say: run web/scripts/gen_types.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
