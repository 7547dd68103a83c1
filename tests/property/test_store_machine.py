"""A model in memory against the store, in short; `tests/bench/state_machine.py` runs it in full."""

from tests.bench.state_machine import StoreMachine, in_runs

TestStoreMachine = StoreMachine.TestCase
TestStoreMachine.settings = in_runs(examples=12, steps=20, repeatable=True)
