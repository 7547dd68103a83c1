"""What the package may use and where, read from its source: randomness, the rows, nothing that runs data."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cusyn_desktop

PACKAGE = Path(cusyn_desktop.__file__).parent

NOWHERE = frozenset(
    {"random", "pickle", "marshal", "shelve", "dill", "cloudpickle", "joblib", "yaml", "code", "ctypes"}
    | {"socket", "http", "requests", "uuid"}
)
"""Modules that no part imports: predictable randomness, data that runs, and the network."""

ALLOWED = {
    "subprocess": {"data/apart/process.py"},  # starts this program again, to read a file
    "opendp": {"engine/noise.py"},
    "numpy.random": {"engine/generate.py"},
    "secrets": {
        "services/releases/exporting.py",
        "services/releases/synthesis.py",
        "store/file/keys.py",
        "store/workspace.py",
        "ui/tabs/synthesis/tab.py",
    },
    "cusyn_desktop.data.counts": {
        "engine/measure.py",
        "engine/select.py",
        "engine/pipelines/run.py",  # hands it to the gate
        "engine/pipelines/synthesis.py",  # the same
        "services/releases/synthesis.py",  # makes it of the rows that it opened
        "services/releases/releases.py",  # exact errors, for the custodian alone
        "experiments/table.py",  # studies on data that is public
    },
    "cusyn_desktop.data.private_table": {
        "services/tables/private_file.py",
        "data/*",
        "data/apart/*",
        "data/recognition/fingerprint.py",
    },
    "cusyn_desktop.data.load": {"data/apart/jobs.py", "experiments/table.py"},
    "cusyn_desktop.data.apart.process": {
        "services/tables/private_file.py",
        "services/registering/importing.py",
        "data/codebook.py",
    },
    "cusyn_desktop.services.tables.private_file": {
        "services/releases/synthesis.py",
        "services/releases/releases.py",
        "services/registering/importing.py",
        "services/tables/recognising.py",
    },
}
"""Who may import what; `data/*` is a folder without those in it."""

COUNTING = {
    "engine/measure.py",
    "engine/select.py",
    "services/releases/releases.py",
    "experiments/table.py",
    "experiments/trial.py",
}
"""Who may ask for the counts of a clique."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.AST) -> set[str]:
    """Every module that is imported anywhere, and every name as if it were one."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "np":
            found.add(f"numpy.{node.attr}")
    return found


def may(module: str, allowed: set[str]) -> bool:
    return module in allowed or f"{module.rsplit('/', 1)[0]}/*" in allowed


def wrong_imports(module: str, tree: ast.AST) -> set[str]:
    names = imported(tree)
    wrong = {name for name in names if name.split(".")[0] in NOWHERE}
    for guarded, allowed in ALLOWED.items():
        uses = any(name == guarded or name.startswith(f"{guarded}.") for name in names)
        if uses and not may(module, allowed):
            wrong.add(guarded)
    return wrong


def wrong_calls(module: str, tree: ast.AST) -> set[str]:
    """Calls that run data, read arrays of objects, or ask for counts outside of the gate."""
    wrong = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func)
        words = {word.arg: ast.unparse(word.value) for word in node.keywords}
        pickled = words.get("allow_pickle", "not said" if name == "np.load" else "False")
        if name in ("eval", "exec", "compile", "__import__") or pickled != "False":
            wrong.add(name)
        counts = name.endswith("counts.counts") and bool(node.args)
        if counts and module not in COUNTING:
            wrong.add(name)
    return wrong


def named_seed(tree: ast.AST) -> set[str]:
    """Parameters, fields and options that take a seed."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.arg(arg=name) | ast.keyword(arg=str(name)):
                found.add(name)
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Attribute(attr=name):
                found.add(name)
            case ast.Constant(value=str(name)) if name.startswith("--"):
                found.add(name.removeprefix("--"))
    return {name for name in found if "seed" in name.lower()}


@pytest.mark.parametrize(("module", "tree"), list(modules()), ids=[module for module, _ in modules()])
def test_a_module_keeps_to_what_it_may(module: str, tree: ast.Module) -> None:
    assert not wrong_imports(module, tree)
    assert not wrong_calls(module, tree)
    assert not named_seed(tree)


def test_the_lists_name_modules_that_are_there() -> None:
    there = {module for module, _ in modules()}
    named = set().union(*ALLOWED.values(), COUNTING) - {
        "data/*",
        "data/apart/*",
        "data/recognition/fingerprint.py",
    }
    assert named <= there


def test_noise_is_asked_for_in_the_gate_alone() -> None:
    """The gate draws what it counts; nobody else adds noise, so nothing unpaid can look paid."""
    drawing = {
        module
        for module, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("gaussian", "noisy_ranking")
    }
    assert drawing == {"engine/measure.py", "engine/select.py", "engine/noise.py"}


def test_every_draw_of_the_gate_follows_a_payment() -> None:
    """In every function of the gate that draws, the spender is called on an earlier line."""
    for module, tree in modules():
        if module not in ("engine/measure.py", "engine/select.py"):
            continue
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            calls = [
                (node.lineno, node.func.attr)
                for node in ast.walk(function)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            ]
            draws = [line for line, name in calls if name in ("gaussian", "noisy_ranking")]
            paid = [line for line, name in calls if name == "spend"]
            assert len(draws) == len(paid)
            assert all(line < draw for line, draw in zip(paid, draws, strict=True))


def test_the_window_and_the_commands_reach_no_row() -> None:
    """They show records of services, so what is equal there is equal on screen."""
    rows = {
        "data.counts",
        "data.private_table",
        "data.load",
        "data.apart.process",
        "data.apart.jobs",
        "services.private_file",
    }
    rows |= {"engine.measure", "engine.select", "engine.noise", "data.fingerprint"}
    for module, tree in modules():
        if module == "cli/experiment.py":  # studies of methods on public data, which print exact errors
            continue
        if module.startswith(("ui/", "workers/", "cli/")) or module == "app.py":
            names = {name.removeprefix("cusyn_desktop.") for name in imported(tree)}
            assert not names & rows, module


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random", "random"),
        ("from pickle import loads", "pickle"),
        ("import opendp.prelude as dp", "opendp"),
        ("rng = np.random.default_rng()", "numpy.random"),
        ("from numpy.random import Generator", "numpy.random"),
        ("from cusyn_desktop.data.counts import TableCounts", "cusyn_desktop.data.counts"),
        ("def f():\n    import secrets", "secrets"),
    ],
)
def test_forbidden_imports_are_found(source: str, found: str) -> None:
    assert any(name.startswith(found) for name in wrong_imports("engine/plan.py", ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        "eval(text)",
        "exec(text)",
        "np.load(file, allow_pickle=True)",
        "np.load(x)",
        "self.counts.counts((0,))",
    ],
)
def test_forbidden_calls_are_found(source: str) -> None:
    assert wrong_calls("engine/plan.py", ast.parse(source))


@pytest.mark.parametrize(
    "source",
    ["def f(*, seed=0): ...", "class A:\n    row_seed: int", "f(seed=1)", "option('--seed')", "self.seed"],
)
def test_seeds_are_found(source: str) -> None:
    assert named_seed(ast.parse(source))
