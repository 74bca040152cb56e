"""Lists what a syntax tree uses of the doubles of Apple's frameworks, with the documented availability."""

import json
import pathlib
import re
import subprocess
import sys

tree, doubles, compiler = sys.argv[1:]
text = pathlib.Path(tree).read_text()
mangled = sorted(set(re.findall(r'"(?:s:|\$s)([^"]*(?:SwiftUI|UIKit|Accessibility|Combine)Double[^"]*)"', text)))
demangler = str(pathlib.Path(compiler).parent / "swift-demangle")
names = subprocess.run(
    [demangler, "-compact", "-simplified"], input="\n".join("$s" + name for name in mangled), text=True,
    capture_output=True, check=True).stdout.split("\n")
types = sorted({name for line in names for name in re.findall(r"\b((?:UI|NS)?[A-Z][A-Za-z]+)\b", line)})

# What is declared in the doubles, with the attributes before it.
declaration = re.compile(
    r"((?:^ *@available\([^\n]*\n)*)^ *(?:@[A-Za-z]+(?:\([^)]*\))? )*(?:public|open)[a-z ]* "
    r"(?:struct|class|enum|protocol|func|var|init|typealias)[ (]+([A-Za-z]*)", re.M)
available = {}
for path in pathlib.Path(doubles).glob("*Double/**/*.swift"):
    for attributes, name in declaration.findall(path.read_text()):
        since = "; ".join(a.strip()[len("@available("):-1] for a in attributes.strip().split("\n") if a.strip())
        available.setdefault(name, since or "the oldest systems")
used = set(types) | set(re.findall(r"\.([a-z][A-Za-z]+)\(", "\n".join(names)))
for name in sorted(used & set(available)):
    print(f"  {name}: {available[name]}")
