"""A small messy table for the import assistant: semicolons, decimal commas, missing cells, a key."""

from pathlib import Path

ID, SEX, AGE, INCOME, SMOKER = range(5)
N_ROWS = 60
HEADER = "patient_id;sex;age;income;smoker"


def survey_file(folder: Path) -> Path:
    path = folder / "survey_2026.csv"
    lines = [HEADER, *(_line(number) for number in range(N_ROWS))]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def broken_file(folder: Path) -> Path:
    """The same with one field too few on line 6."""
    path = folder / "broken.csv"
    lines = [HEADER, *(_line(number) for number in range(N_ROWS))]
    lines[5] = lines[5].rsplit(";", 1)[0]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


VISITS = 3
N_VISITS = 120
_MESSY_HEADER = "patient_id;sex;age;job;systolic;diastolic;pregnant"


def messy_file(folder: Path, *, name: str = "visits_2026.csv", corrected: int = 0, times: int = 1) -> Path:
    """Visits of patients: a key that repeats, rare and missing jobs, two numbers in order.

    Of the first ones `corrected` have another systolic pressure.
    """
    path = folder / name
    lines = [_MESSY_HEADER, *(_visit(number, more=int(number < corrected)) for number in range(N_VISITS))]
    lines += lines[1:] * (times - 1)
    path.write_text("\r\n".join(lines) + "\r\n", encoding="cp1252")
    return path


def _visit(number: int, *, more: int = 0) -> str:
    job = ("nurse", "clerk", "")[number % 3] if number % 20 else ("smith", "beekeeper")[number // 20 % 2]
    sex, diastolic = "fm"[number % 2], 60 + number * 11 % 41
    systolic, pregnant = diastolic + 20 + number * 3 % 40 + more, "yes" if number % 10 == 0 else "no"
    age = "" if number % 11 == 5 else str(18 + number * 13 % 70)
    return f"P-{number // VISITS * 7 + 1000};{sex};{age};{job};{systolic};{diastolic};{pregnant}"


def _line(number: int) -> str:
    age = "" if number % 9 == 3 else str(18 + 7 * number % 80)
    income = f"{900 + 37 * number},{number % 100:02}"
    smoker = ("never", "former", "daily")[number % 3]
    return f"P-{4417 + 13 * number:06};{'fm'[number % 2]};{age};{income};{smoker}"
