"""Lists what sources use of the doubles of Apple's frameworks: each symbol, since when it is there, its page."""

import json
import pathlib
import re
import sys

tree, graphs = map(pathlib.Path, sys.argv[1:])
used = set(re.findall(r'"decl_usr":"(s:[^"]*)"', tree.read_text()))


def since(symbol):
    """The documented availability; none is told where the declaration has none."""
    parts = []
    for item in symbol.get("availability", []):
        domain = item.get("domain", "everywhere")
        if item.get("isUnconditionallyUnavailable"):
            parts.append(f"not on {domain}")
        elif "introduced" in item:
            version = item["introduced"]
            parts.append(f"{domain} {version['major']}.{version.get('minor', 0)}")
    return ", ".join(sorted(parts))


symbols = {}
for path in graphs.glob("*Double*.symbols.json"):
    for symbol in json.loads(path.read_text())["symbols"]:
        symbols[symbol["identifier"]["precise"]] = symbol
of_types = {tuple(symbol["pathComponents"]): since(symbol) for symbol in symbols.values()}
lines = set()
for symbol in (symbols[name] for name in used & set(symbols)):
    path = symbol["pathComponents"]
    # A member is not there before its type.
    own = since(symbol) or next((of_types.get(tuple(path[:n])) for n in range(len(path) - 1, 0, -1)), "")
    text = " ".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
    page = re.search(r"https://\S+", text)
    lines.add(f"  {'.'.join(path)}: {own or 'no availability declared'}; {page.group() if page else 'no page'}")
print("\n".join(sorted(lines)))
