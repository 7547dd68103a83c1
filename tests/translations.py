"""Brings the translations up to date with the texts in the code: `python -m tests.translations`.

New texts are added to resources/translations/*.ts as unfinished, texts that are gone are dropped, and what
is finished is packed into the .qm files that the window loads. Translate in Qt Linguist or in the file,
then run it again. English has only the plurals, because the rest is in the code.
"""

import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "resources" / "translations"
TRANSLATED = ("de", "zh_CN")
N_PLURALS = {"en": 2, "de": 2, "zh_CN": 1}


@dataclass(frozen=True, slots=True)
class Text:
    """One text of the window in one language.

    Attributes:
        context: Class or name under which the code asks for it.
        source: As it stands in the code.
        translations: One, or one for each plural form.
        finished: Somebody has looked at it.
    """

    context: str
    source: str
    translations: tuple[str, ...]
    finished: bool


def main() -> int:
    """Update and pack all languages, and count what is still to be translated."""
    for language in N_PLURALS:
        file = source_file(language)
        update(file)
        pack(file, file.with_suffix(".qm"))
        left = [text for text in texts(file) if not text.finished]
        sys.stdout.write(f"{file.name}: {len(left)} to translate\n")
    return 0


def source_file(language: str) -> Path:
    """The file that is translated."""
    return FOLDER / f"cusyn_{language}.ts"


def update(file: Path) -> None:
    """Bring the texts of a file up to date with the code."""
    plurals = [] if file.stem.removeprefix("cusyn_") in TRANSLATED else ["-pluralonly"]
    options = ["-extensions", "py", "-locations", "none", "-no-obsolete", "-warnings-are-errors", *plurals]
    _run("lupdate", [*options, str(ROOT / "cusyn_desktop"), "-ts", str(file)])


def pack(file: Path, packed: Path) -> None:
    """Write what the window loads; what is not finished is left out."""
    _run("lrelease", ["-silent", "-nounfinished", str(file), "-qm", str(packed)])


def texts(file: Path) -> list[Text]:
    """All texts of a file."""
    root = ElementTree.parse(file).getroot()
    return [
        _text(context.findtext("name", ""), message)
        for context in root.iter("context")
        for message in context.iter("message")
    ]


def _text(context: str, message: ElementTree.Element) -> Text:
    translation = message.find("translation")
    assert translation is not None
    forms = translation.findall("numerusform") if message.get("numerus") else [translation]
    return Text(
        context=context,
        source=message.findtext("source", ""),
        translations=tuple(form.text or "" for form in forms),
        finished=translation.get("type") is None,
    )


def _run(tool: str, arguments: Sequence[str]) -> None:
    """Run a tool of PySide6, which lies beside the interpreter."""
    command = Path(sysconfig.get_path("scripts")) / f"pyside6-{tool}"
    done = subprocess.run(
        [str(command), *arguments], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    if done.returncode or "error:" in done.stderr:  # some faults are told, and 0 is returned all the same
        raise SystemExit(f"{tool} failed: {done.stderr or done.stdout}")


if __name__ == "__main__":
    sys.exit(main())
