"""The tab Synthesis: a request with its live decision, and the run that follows."""

from cusyn_desktop.ui.tabs.synthesis.tab import SynthesisTab

__all__ = ["SynthesisTab"]
