"""Adds the project's pages outside of docs to the site, and lets MkDocs read Markdown as GitHub does."""

import posixpath
import re
from pathlib import Path

from mkdocs.structure.files import File

PROJECT = Path(__file__).resolve().parents[2]

# Where the site has them, by their names in the project.
OUTSIDE = {
    "README.md": "overview.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "clients/typescript/README.md": "clients/typescript.md",
    "clients/python/README.md": "clients/python.md",
    "clients/wire-vectors.md": "clients/wire-vectors.md",
    "webapp/identity/icon.svg": "icon.svg",
}

ORIGINS = {place: origin for origin, place in OUTSIDE.items()}

COMMENT = re.compile(r" *<!-- test: .* -->")
FENCE = re.compile(r" *```")
ITEM = re.compile(r"(?:-|\d+\.) ")
LINK = re.compile(r"\[([^\[\]]*)\]\(([^)\s]+)\)")


def on_files(files, config):
    for origin, place in OUTSIDE.items():
        files.append(File.generated(config, place, abs_src_path=str(PROJECT / origin)))
    return files


def on_page_markdown(markdown, page, files, **_):
    place = page.file.src_uri
    parts = split_code(indent_lists(markdown.split("\n")))
    return "\n".join(text if is_code else link(text, place, files) for is_code, text in parts)


def indent_lists(lines):
    """Continues items of lists after four blanks, where GitHub takes two or three."""
    marker, fenced = 0, False
    for line in lines:
        if COMMENT.fullmatch(line):
            continue
        blanks = len(line) - len(line.lstrip(" "))
        if FENCE.match(line) and blanks == 0:
            fenced = not fenced
        if line and blanks == 0:
            item = ITEM.match(line)
            marker = len(item[0]) if item and not fenced else 0
        yield " " * (4 - marker) + line if marker and line and blanks >= marker else line


def split_code(lines):
    """Pairs of whether a text is a block of code, and the text."""
    parts, fenced = [(False, [])], False
    for line in lines:
        opens = bool(FENCE.match(line))
        if opens and not fenced:
            parts.append((True, []))
        parts[-1][1].append(line)
        if opens and fenced:
            parts.append((False, []))
        fenced ^= opens
    return [(is_code, "\n".join(text)) for is_code, text in parts if text]


def link(text, place, files):
    """Links as the site has them. What is not in the site, such as a source file, is named and not linked."""
    origin = ORIGINS.get(place, "docs/" + place)

    def there(match):
        path, hash_, anchor = match[2].partition("#")
        if not path or ":" in path:
            return match[0]
        target = posixpath.normpath(posixpath.join(posixpath.dirname(origin), path))
        at = OUTSIDE.get(target) or (target.removeprefix("docs/") if target.startswith("docs/") else None)
        if at is None or files.get_file_from_path(at) is None:
            return match[1] if (PROJECT / target).exists() else match[0]
        return f"[{match[1]}]({posixpath.relpath(at, posixpath.dirname(place) or '.')}{hash_}{anchor})"

    return LINK.sub(there, text)
