"""Writes health_survey.csv: a made-up survey of 10,000 adults, the same on every run. Nobody in it exists.

    python make_health_survey.py

What depends on what (a synthetic copy should find it again): education on age; work on age, sex and education;
income on work, education, sex and region; smoking on sex, age and education; exercise on age and education; body
mass on age, exercise and smoking; diabetes on age and body mass; visits to a doctor on age, diabetes and smoking;
the month of the interview on the region.
"""

import csv
import math
import random
from datetime import date, timedelta
from pathlib import Path

N_PEOPLE = 10_000
SEED = 2026
COLUMNS = (
    "sex", "age", "region", "education", "employment", "income",
    "smoker", "bmi", "exercise", "diabetes", "visits", "interview",
)  # fmt: skip
REGIONS = {
    "01": 18,
    "02": 14,
    "03": 12,
    "04": 11,
    "05": 9,
    "06": 8,
    "07": 8,
    "08": 7,
    "09": 6,
    "10": 4,
    "11": 3,
}
RICH = {"01": 1.18, "04": 1.08, "09": 0.88, "10": 0.84, "11": 0.80}


def pick(rng: random.Random, weights: dict[str, float]) -> str:
    """Draw one of the keys."""
    return rng.choices(list(weights), list(weights.values()))[0]


def age_of(rng: random.Random) -> int:
    """Adults of a private household, the very old being rare."""
    while True:
        age = round(rng.triangular(12, 100, 36) + rng.gauss(0, 4))
        if 18 <= age <= 99:
            return age


def education_of(rng: random.Random, age: int) -> str:
    """The older, the shorter the schooling; the youngest are not done yet."""
    old = max(age - 35, 0) / 60
    young = 0.25 if age < 24 else 1.0
    return pick(
        rng,
        {
            "primary": 0.10 + 0.45 * old,
            "secondary": 0.34,
            "vocational": 0.30 - 0.1 * old,
            "university": 0.3 * young,
        },
    )


def employment_of(rng: random.Random, sex: str, age: int, education: str) -> str:
    """Study, work, care, pension."""
    if age >= 67:
        return pick(rng, {"retired": 0.93, "self-employed": 0.04, "employed": 0.03})
    pension = 0.5 if age >= 62 else 0.02
    study = 0.55 if age < 25 else 0.03 if age < 32 else 0.0
    jobless = 0.11 if education == "primary" else 0.05
    home = 0.14 if sex == "f" else 0.02
    return pick(
        rng,
        {
            "employed": 0.75,
            "self-employed": 0.11,
            "unemployed": jobless,
            "student": study,
            "home": home,
            "retired": pension,
        },
    )


def income_of(rng: random.Random, sex: str, region: str, education: str, employment: str) -> str:
    """Monthly income; one in nine does not say, the self-employed more often."""
    if rng.random() < (0.22 if employment == "self-employed" else 0.09):
        return ""
    base = {
        "employed": 2450,
        "self-employed": 2700,
        "unemployed": 880,
        "student": 620,
        "home": 420,
        "retired": 1520,
    }
    school = {"primary": 0.72, "secondary": 0.92, "vocational": 1.0, "university": 1.42}
    pay = base[employment] * school[education] * RICH.get(region, 1.0) * (0.86 if sex == "f" else 1.0)
    amount = pay * math.exp(rng.gauss(0, 0.45 if employment == "self-employed" else 0.28))
    return f"{min(amount, 11_999.99):.2f}"


def smoker_of(rng: random.Random, sex: str, age: int, education: str) -> str:
    """Never, former, occasional, daily."""
    daily = {"primary": 0.30, "secondary": 0.24, "vocational": 0.19, "university": 0.09}[education]
    daily *= (0.8 if sex == "f" else 1.1) * (0.5 if age >= 65 else 1.0)
    former = 0.04 + 0.004 * max(age - 20, 0)
    return pick(
        rng, {"never": 0.62, "former": former, "occasional": 0.10 if age < 40 else 0.04, "daily": daily}
    )


def exercise_of(rng: random.Random, age: int, education: str) -> str:
    """How often somebody exercises."""
    drive = 0.6 - 0.006 * (age - 18) + (0.25 if education == "university" else 0.0)
    return pick(
        rng, {"none": 0.55 - 0.4 * drive, "weekly": 0.35, "several": 0.1 + 0.5 * max(drive, 0), "daily": 0.12}
    )


def bmi_of(rng: random.Random, age: int, exercise: str, smoker: str) -> float:
    """Body mass index, to one place."""
    middle = (
        23.4
        + 0.07 * min(age - 18, 45)
        + {"none": 2.2, "weekly": 0.6, "several": -0.5, "daily": -1.1}[exercise]
    )
    middle -= 0.8 if smoker == "daily" else 0.0
    return round(min(max(middle * math.exp(rng.gauss(0, 0.15)), 13.0), 59.9), 1)


def visits_of(rng: random.Random, age: int, diabetes: str, smoker: str) -> int:
    """Visits to a doctor in twelve months."""
    mean = (
        1.2 + 0.045 * (age - 18) + (3.5 if diabetes == "yes" else 0.0) + (0.8 if smoker == "daily" else 0.0)
    )
    return min(int(rng.gammavariate(1.3, mean / 1.3)), 52)


def interview_of(rng: random.Random, region: str) -> date:
    """The survey moved through the country in 2025, from region 01 to region 11."""
    while True:
        day = round(rng.gauss(5 + 28 * int(region), 40))
        if 0 <= day < 365:
            return date(2025, 1, 1) + timedelta(days=day)


def person(rng: random.Random) -> tuple[object, ...]:
    """One row."""
    sex = "f" if rng.random() < 0.515 else "m"
    age = age_of(rng)
    region = pick(rng, dict(REGIONS))
    education = education_of(rng, age)
    employment = employment_of(rng, sex, age, education)
    income = income_of(rng, sex, region, education, employment)
    smoker = smoker_of(rng, sex, age, education)
    exercise = exercise_of(rng, age, education)
    bmi = bmi_of(rng, age, exercise, smoker)
    risk = 1 / (1 + math.exp(-(-5.7 + 0.045 * age + 0.16 * (bmi - 25))))
    diabetes = "yes" if rng.random() < risk else "no"
    visits = visits_of(rng, age, diabetes, smoker)
    said_bmi = "" if rng.random() < 0.04 else f"{bmi:.1f}"
    day = interview_of(rng, region)
    return sex, age, region, education, employment, income, smoker, said_bmi, exercise, diabetes, visits, day


def main() -> None:
    """Write the file beside this script."""
    rng = random.Random(SEED)
    with (Path(__file__).parent / "health_survey.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(COLUMNS)
        rows.writerows(person(rng) for _ in range(N_PEOPLE))


if __name__ == "__main__":
    main()
