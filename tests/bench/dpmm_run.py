"""One run of dpmm's AIM, carried out by an interpreter that has dpmm and nothing of this project.

    python -P tests/bench/dpmm_run.py TABLE.csv DOMAIN.json RESULT.json EPSILON DELTA SIZE_MB STEPS

`tests.bench.dpmm_aim` starts it. The result holds seconds (of the processor and on the wall), the rounds, and
the model's probabilities of all pairs of columns, in the order of the domain file.
"""

import importlib
import json
import sys
import time
from itertools import combinations
from pathlib import Path
from typing import Any

# Not import statements: neither lies in the environment in which this project's types are checked.
pandas: Any = importlib.import_module("pandas")
models: Any = importlib.import_module("dpmm.models.aim")


def main() -> None:
    """Fit, and write the result."""
    table, domain, result = (Path(text) for text in sys.argv[1:4])
    epsilon, delta, size_mb = (float(text) for text in sys.argv[4:7])
    sizes: dict[str, int] = json.loads(domain.read_text())
    rows = pandas.read_csv(table)[list(sizes)].astype("int64")
    # Its own compression merges rare values, which would make it another table; one process, as its default
    # is on two cores.
    model = models.AIMGM(
        epsilon=epsilon,
        delta=delta,
        max_model_size=size_mb,
        n_iters=int(sys.argv[7]),
        compress=False,
        n_jobs=1,
    )
    model.set_domain(sizes)
    model.check_fit(rows)
    wall, processor = time.perf_counter(), time.process_time()
    model.fit(rows)
    seconds = {"seconds": time.perf_counter() - wall, "processor": time.process_time() - processor}
    fitted, measures = model.generator.model, model.generator.measures
    pairs = [fitted.project(pair).datavector() / fitted.total for pair in combinations(sizes, 2)]
    found = {
        **seconds,
        "rounds": len(measures) - len(sizes),
        "pairs": [[float(value) for value in pair] for pair in pairs],
    }
    result.write_text(json.dumps(found))


if __name__ == "__main__":
    main()
