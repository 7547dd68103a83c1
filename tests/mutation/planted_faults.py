"""Faults that would break a privacy claim, as changes of the package's text, and the tests that find them.

Each change names text that stands in its file exactly once; a fault whose text is gone is to be written anew.
`python -m tests.bench.mutation` plants them one by one in a copy of the package and runs the tests.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "cusyn_desktop"


@dataclass(frozen=True, slots=True)
class Change:
    """One substitution.

    Attributes:
        file: Within the package.
        old: Stands there exactly once.
        new: Takes its place.
    """

    file: str
    old: str
    new: str

    def apply(self, package: Path) -> None:
        """Change the file.

        Raises:
            ValueError: The text does not stand there exactly once.
        """
        path = package / self.file
        text = path.read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            raise ValueError(f"{self.file} holds {text.count(self.old)} times: {self.old}")
        path.write_text(text.replace(self.old, self.new), encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Fault:
    """A planted fault.

    Attributes:
        name: What goes wrong.
        changes: How it is planted.
        tests: Arguments for pytest that find it: a few tests, so that it does not take long.
    """

    name: str
    changes: tuple[Change, ...]
    tests: Sequence[str]


def fault(name: str, file: str, *edits: tuple[str, str], tests: Sequence[str]) -> Fault:
    """A fault in one file."""
    return Fault(name, tuple(Change(file, old, new) for old, new in edits), tests)


REPLAY = "tests/property/test_neighbour_replay.py"
JOURNEYS = "tests/property/test_neighbour_replay_services.py"
RULES = "tests/unit/test_privacy_rules.py"

FAULTS = (
    # --- noise and accounting ---
    fault(
        "noise 5 % too small",
        "engine/noise.py",
        ("dp.m.make_gaussian(*space, scale=sigma)", "dp.m.make_gaussian(*space, scale=0.95 * sigma)"),
        tests=["tests/statistical/test_noise.py", "-k", "gaussian_noise_fits_its_law"],
    ),
    fault(
        "noise of numpy",
        "engine/noise.py",
        (
            "noisy = _gaussian_mechanism(float(sigma))(exact.ravel().tolist())",
            "noisy = np.rint(np.random.default_rng().normal(exact.ravel(), sigma))",
        ),
        tests=[RULES, "-k", "engine/noise.py"],
    ),
    fault(
        "a seed for the noise",
        "engine/noise.py",
        (
            "class OpenDPNoise:\n",
            "class OpenDPNoise:\n    def __init__(self, seed: int = 0) -> None:\n        self.known = seed\n",
        ),
        tests=[RULES, "-k", "engine/noise.py"],
    ),
    fault(
        "noise for one row of a person who has more",
        "engine/measure.py",
        ("gaussian_sigma(pico_rho, sensitivity_squared=self.rows_per_person**2)", "gaussian_sigma(pico_rho)"),
        tests=["tests/unit/engine/test_measure.py"],
    ),
    fault(
        "the same for residuals",
        "engine/measure.py",
        ("self.rows_per_person**2 * form.sensitivity_squared", "form.sensitivity_squared"),
        tests=["tests/unit/engine/test_measure.py"],
    ),
    fault(
        "sensitivity of a residual too small",
        "engine/residuals.py",
        (
            "prod(1 if n == 2 else n * (n - 1) for n in self.shape)",
            "prod(1 if n == 2 else n for n in self.shape)",
        ),
        tests=[REPLAY, "-k", "random_neighbours"],
    ),
    fault(
        "epsilon^2 / 8 and epsilon^2 / 2 mixed up",
        "budget/accounting/exponential.py",
        ("square = 8 * rho", "square = 32 * rho"),
        tests=["tests/unit/budget/accounting/test_exponential.py"],
    ),
    fault(
        "epsilon of a choice not divided by 2 Delta",
        "engine/noise.py",
        ("scale = 2 * sensitivity / float(epsilon)", "scale = sensitivity / float(epsilon)"),
        ("while Fraction(scale) * Fraction(epsilon) < 2 * sensitivity:", "while scale < 0:"),
        tests=["tests/unit/engine/test_noise.py"],
    ),
    fault(
        "weights missing in the sensitivity of a choice",
        "engine/select.py",
        ("rows_per_person * candidates.largest_weight << UNIT_BITS", "rows_per_person << UNIT_BITS"),
        tests=["tests/unit/engine/test_select.py"],
    ),
    fault(
        "cost rounded down",
        "budget/accounting/gaussian.py",
        ("return math.ceil(square * PICO", "return math.floor(square * PICO"),
        tests=["tests/unit/budget/accounting/test_gaussian.py"],
    ),
    fault(
        "sigma rounded to less noise",
        "budget/accounting/gaussian.py",
        ("while Fraction(sigma) ** 2 < variance:", "while Fraction(sigma) ** 2 < 0:"),
        tests=["tests/unit/budget/accounting/test_gaussian.py"],
    ),
    fault(
        "a cap by the loose conversion",
        "budget/accounting/zcdp.py",
        (
            "return min(max(math.floor(rho * PICO), 0), MAX_PICO_RHO)",
            "return math.floor(loose_rho(epsilon, delta) * PICO)",
        ),
        tests=["tests/unit/budget/test_vectors.py"],
    ),
    fault(
        "epsilon shown rounded down",
        "budget/accounting/zcdp.py",
        (
            "return float_above(max(epsilon, Decimal(0)))",
            "return float(max(epsilon, Decimal(0))) * (1 - 2e-16)",
        ),
        tests=["tests/unit/budget/accounting/test_zcdp.py", "tests/property/test_budget_accounting.py"],
    ),
    # --- the gate ---
    fault(
        "a measurement is drawn before it is paid",
        "engine/measure.py",
        (
            "        self.spender.spend(pico_rho=pico_rho)\n"
            "        noisy = self.noise.gaussian(self.counts.counts(clique), sigma=sigma)\n",
            "        noisy = self.noise.gaussian(self.counts.counts(clique), sigma=sigma)\n"
            "        self.spender.spend(pico_rho=pico_rho)\n",
        ),
        tests=["tests/unit/engine/test_measure.py"],
    ),
    fault(
        "a choice is not paid",
        "engine/select.py",
        ("        self._spender.spend(pico_rho=pico_rho)\n", ""),
        tests=["tests/unit/engine/test_select.py"],
    ),
    fault(
        "scores scaled to the exact number of rows",
        "engine/select.py",
        (
            "total = min(model.total, LARGEST_TOTAL)\n        errors",
            "total = min(model.total, float(self._counts.counts((0,)).sum()))\n        errors",
        ),
        tests=[REPLAY, "-k", "random_neighbours"],
    ),
    fault(
        "rounds that stop by exact counts",
        "engine/pipelines/rounds.py",
        (
            "if run.refit() <= noise[",
            "if run._measurer.counts.counts(clique).max() % 2 or run.refit() <= noise[",
        ),
        tests=[REPLAY, "-k", "random_neighbours"],
    ),
    fault(
        "interest queries screened by the exact number of rows",
        "engine/pipelines/interest.py",
        (
            "total=estimated_total(run.everything)",
            "total=float(run._measurer.counts.counts((0,)).sum())",
        ),
        tests=[REPLAY, "-k", "random_neighbours"],
    ),
    fault(
        "an exact count in a message",
        "engine/noise.py",
        (
            'raise EngineError("a number is too large for exact noise; the table',
            'raise EngineError(f"{numbers.max()} is too large for exact noise; the table',
        ),
        tests=["tests/unit/engine/test_noise.py"],
    ),
    # --- from file to codes ---
    fault(
        "categories from the rows",
        "data/encoding.py",
        (
            "return PrivateTable(self._schema.sizes, columns)",
            "return PrivateTable(tuple(int(one.max(initial=0)) + 1 for one in columns), columns)",
        ),
        tests=[REPLAY, "-k", "random_neighbours"],
    ),
    fault(
        "the least value from the rows",
        "data/encoding.py",
        (
            "(found % size).astype(code_type(size))",
            "(found % size - (found % size).min(initial=size) % size).astype(code_type(size))",
        ),
        tests=[REPLAY, "-k", "codes_of_a_row"],
    ),
    fault(
        "a fingerprint without its key",
        "data/recognition/fingerprint.py",
        ('digest = hmac.new(key, f"', 'digest = hmac.new(b"0" * 32, f"'),
        tests=["tests/unit/data/recognition/test_fingerprint.py"],
    ),
    # --- services ---
    fault(
        "the exact number of rows as default",
        "services/releases/synthesis.py",
        (
            "max(1, round(result.model.total))",
            "open_rows(self.case.dataset, key=self.store.fingerprint_key, control=self.control).n_rows",
        ),
        tests=[JOURNEYS, "-k", "mwem-pgm and paper"],
    ),
    fault(
        "rows opened before that is written down",
        "services/releases/synthesis.py",
        (
            "        self.store.ledger.mark_opened(self.spend.id)\n"
            '        self._report(self.pace.opened, "open")\n'
            "        result = self._measure()\n",
            "        result = self._measure()\n"
            "        self.store.ledger.mark_opened(self.spend.id)\n"
            '        self._report(self.pace.opened, "open")\n',
        ),
        tests=["tests/unit/services/releases/test_synthesis.py"],
    ),
    fault(
        "progress that tells where the parts of the file end",
        "services/tables/private_file.py",
        ('steps = control.in_tenths("open")', "steps = control"),
        tests=["tests/unit/services/tables/test_private_file.py"],
    ),
    fault(
        "the line of a damaged file is told",
        "services/tables/private_file.py",
        (
            'f"The file of {dataset.name} can no longer be read as it was registered. Put that file back."',
            "str(error)",
        ),
        tests=[JOURNEYS, "-k", "damaged"],
    ),
    # --- ledger, audit log, file ---
    fault(
        "two releases for one spend",
        "store/file/schema.py",
        ("source INTEGER NOT NULL REFERENCES releases (spend),", "source INTEGER NOT NULL,"),
        (
            "    spend INTEGER NOT NULL UNIQUE REFERENCES spends (id),\n    n_rows",
            "    spend INTEGER NOT NULL REFERENCES spends (id),\n    n_rows",
        ),
        (
            "'a release needs a spend that was opened')\n"
            "    WHERE (SELECT state FROM current_states WHERE spend = NEW.spend) IS NOT 'opened'",
            "'a release needs a spend that was opened')\n"
            "    WHERE (SELECT state FROM current_states WHERE spend = NEW.spend) IS 'reserved'",
        ),
        tests=["tests/unit/store/test_ledger.py", "tests/unit/store/test_second_release.py"],
    ),
    fault(
        "a double click spends twice",
        "store/ledger.py",
        ("known = spends.spend_by_token(self._session, run.token)", "known = None"),
        tests=["tests/unit/store/test_ledger.py"],
    ),
    fault(
        "a failed run gets its budget back",
        "store/file/schema.py",
        (
            "WHERE spend = charge.spend AND state = 'voided');",
            "WHERE spend = charge.spend AND state IN ('voided', 'failed'));",
        ),
        tests=["tests/unit/store/test_ledger.py"],
    ),
    fault(
        "measurements of others received for free",
        "store/ledger.py",
        ("exposure=sum(fresh.values())),\n", "exposure=0),\n"),
        tests=["tests/unit/store/test_ledger.py"],
    ),
    fault(
        "journal WAL, synchronous NORMAL",
        "store/file/database.py",
        ('"synchronous = EXTRA"', '"synchronous = NORMAL"'),
        ("PRAGMA journal_mode = TRUNCATE", "PRAGMA journal_mode = WAL"),
        ('if journal != "truncate":', 'if journal != "wal":'),
        tests=["tests/unit/store/file/test_database.py"],
    ),
    fault(
        "limits read before the lock is held",
        "store/file/database.py",
        (
            'kind: Literal["IMMEDIATE", "EXCLUSIVE"] = "IMMEDIATE"',
            'kind: Literal["DEFERRED", "IMMEDIATE", "EXCLUSIVE"] = "DEFERRED"',
        ),
        tests=["tests/property/test_store_races.py", "tests/unit/store/file/test_database.py"],
    ),
    fault(
        "a migration that drops a trigger",
        "store/file/migrations.py",
        (
            "Migration(1, first_schema),",
            'Migration(1, first_schema), Migration(2, lambda: "DROP TRIGGER charges_within_pools;\\n"),',
        ),
        tests=["tests/unit/store/file/test_database.py", "tests/unit/store/test_ledger.py"],
    ),
    fault(
        "a cut tail of the audit log is not noticed",
        "store/anchors.py",
        (
            "if mark.seq > head_of(db).seq:\n        return Standing.OLDER_COPY",
            "if mark.seq > head_of(db).seq:\n        return Standing.CURRENT",
        ),
        tests=["tests/unit/store/test_anchors.py"],
    ),
    fault(
        "audit entries that do not follow from each other",
        "store/chain.py",
        ("hashlib.sha256(previous + seq.to_bytes", "hashlib.sha256(seq.to_bytes"),
        tests=["tests/unit/store/test_verify.py"],
    ),
    fault(
        "a copy put back twice forgets whom it does not know",
        "store/session.py",
        ("for row in self.rows(LOST):", "for row in ():"),
        tests=["tests/unit/store/test_anchors.py"],
    ),
    fault(
        "exact times for analysts",
        "services/access/times.py",
        ("return EXACT if actor.sees_everybody else COARSE", "return EXACT"),
        tests=["tests/property/test_times_seen.py"],
    ),
    fault(
        "exact times in packages",
        "services/releases/stating.py",
        ("end(spend.reserved_at, opened.release.released_at, COARSE)", "opened.release.released_at"),
        tests=["tests/property/test_times_seen.py"],
    ),
)


def misplaced(package: Path = ROOT / PACKAGE) -> list[str]:
    """Faults whose text does not stand in the package exactly once."""
    return [
        f"{one.name}: {change.file}"
        for one in FAULTS
        for change in one.changes
        if (package / change.file).read_text(encoding="utf-8").count(change.old) != 1
    ]
