"""The mechanisms: AIM, MWEM-PGM and their customised forms, each one run from plan to fitted model."""

from cusyn_desktop.engine.pipelines.reports import QueryError, RoundReport, SynthesisResult
from cusyn_desktop.engine.pipelines.synthesis import synthesise

__all__ = ["QueryError", "RoundReport", "SynthesisResult", "synthesise"]
