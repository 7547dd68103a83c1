"""Passphrases: asked on the terminal without being shown, or taken from the environment; never an option.

What stands on a command line can be read by everybody on the computer, and stays in the shell's history.
"""

import os
import sys
from typing import Final

import click

from cusyn_desktop.errors import InputError

OWN: Final = "CUSYN_PASSPHRASE"
FILE: Final = "CUSYN_WORKSPACE_PASSPHRASE"
NEW: Final = "CUSYN_NEW_PASSPHRASE"
NO_RESET: Final = "Nobody can reset the passphrase of an encrypted workspace: keep it where you will find it."


def own_passphrase(name: str) -> str:
    """The passphrase of whoever signs in.

    Raises:
        InputError: It is not in the environment, and there is no terminal to ask on.
    """
    return os.environ.get(OWN) or _asked(f"Passphrase of {name}", variable=OWN, twice=False)


def file_passphrase(name: str) -> str:
    """The passphrase of an encrypted workspace.

    Raises:
        InputError: It is not in the environment, and there is no terminal to ask on.
    """
    return os.environ.get(FILE) or _asked(f"Passphrase of {name}", variable=FILE, twice=False)


def new_passphrase(name: str) -> str:
    """A passphrase that is being set, typed twice.

    Raises:
        InputError: It is not in the environment, and there is no terminal to ask on.
    """
    return os.environ.get(NEW) or _asked(f"New passphrase of {name}", variable=NEW, twice=True)


def _asked(question: str, *, variable: str, twice: bool) -> str:
    if not sys.stdin.isatty():
        raise InputError(
            f"There is no terminal to ask for a passphrase. Put it into the environment variable {variable}."
        )
    typed: str = click.prompt(question, hide_input=True, confirmation_prompt=twice, err=True)
    return typed
