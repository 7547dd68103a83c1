"""The workspace: one SQLite file with datasets, users, pools, ledger, releases and a hash-chained audit log.

Frozen records go in and come out; whatever is written is one transaction with its audit entry. An example:

```python
from cusyn_desktop.store.datasets import NewDataset
from cusyn_desktop.store.ledger import Order
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.measurements import StoredMeasurement
from cusyn_desktop.store.releases import NewRelease
from cusyn_desktop.store.users import NewUser
from cusyn_desktop.store.workspace import Store

with Store.create(path) as store:  # Store.open(path, actor="custodian") afterwards
    survey = store.datasets.add(
        NewDataset(name="Survey", path=str(file), fingerprint=keyed, file_sha256=sha,
                   schema_json=schema.to_json(), pico_rho=15 * 10**9, delta=1e-9, per_synthesis=4 * 10**9)
    )
    ana = store.users.add(NewUser(name="Ana Ruiz", delta=1e-9, pico_rho=5_000_000_000, per_request=None))
    store.ledger.limits(dataset=survey.id, user=ana.id)   # Limits for budget_eval
    store.pools.all(), store.ledger.all(), store.releases.all(), store.audit.entries()

order = Order(dataset=survey.id, user=ana.id, asked=2_000_000_000, smallest=1_000_000, granted=2_000_000_000,
              request=request_json, sources=store.ledger.sources(survey.id))  # sources: only for reuse
with RunLock(path, token) as run:  # held to the end of the run: a crashed run is known by its free lock
    with Store.open(path) as store:
        spend = store.ledger.reserve(order, run=run)  # BudgetExceededError: details["decision"]
        spend = store.ledger.mark_opened(spend.id)    # committed; only now are rows read
    ...                                               # the run: no connection is open meanwhile
    with Store.open(path) as store:
        release = NewRelease(n_rows=n, table=PackedTable.of(csv), model=model, summary=summary_json,
                             measurements=(StoredMeasurement(...), ...))
        store.ledger.mark_released(spend.id, release)
        # or mark_failed(spend.id, reason="...") or mark_cancelled(spend.id)
with Store.open(path) as store:
    store.check(); store.standing; store.ledger.recover()  # once, at the start of the program
    receipt = store.audit.record(Event.PACKAGE_EXPORTED, release="R-01", csv_sha256=sha)  # for the package
```
"""
