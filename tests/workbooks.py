"""Workbooks for tests: the smallest files that Excel would open."""

import zipfile
from pathlib import Path

_SHEET = (
    '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
    "<sheetData>{rows}</sheetData></worksheet>"
)
_BOOK = (
    '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" '
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>{sheets}</sheets></workbook>'
)
_RELATIONS = (
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    "{relations}</Relationships>"
)
_TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def cell(place: str, value: object) -> str:
    if isinstance(value, bool):
        return f'<c r="{place}" t="b"><v>{int(value)}</v></c>'
    if isinstance(value, str):
        return f'<c r="{place}" t="inlineStr"><is><t>{value}</t></is></c>' if value else ""
    return f'<c r="{place}"><v>{value}</v></c>'


def workbook(path: Path, sheets: dict[str, list[list[object]]]) -> Path:
    """The smallest file that Excel would open."""
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("[Content_Types].xml", _TYPES)
        book = f'<Relationship Id="rId1" Type="{_OFFICE}/officeDocument" Target="xl/workbook.xml"/>'
        archive.writestr("_rels/.rels", _RELATIONS.format(relations=book))
        names, relations = "", ""
        for number, (name, rows) in enumerate(sheets.items(), start=1):
            cells = "".join(
                f'<row r="{at}">' + "".join(map(cell, (f"{letter}{at}" for letter in "ABC"), row)) + "</row>"
                for at, row in enumerate(rows, start=1)
            )
            archive.writestr(f"xl/worksheets/sheet{number}.xml", _SHEET.format(rows=cells))
            names += f'<sheet name="{name}" sheetId="{number}" r:id="rId{number}"/>'
            target = f'Type="{_OFFICE}/worksheet" Target="worksheets/sheet{number}.xml"'
            relations += f'<Relationship Id="rId{number}" {target}/>'
        archive.writestr("xl/workbook.xml", _BOOK.format(sheets=names))
        archive.writestr("xl/_rels/workbook.xml.rels", _RELATIONS.format(relations=relations))
    return path
