"""The window's program: builds look, threads, actions and window, and joins them."""

import argparse
import gc
import logging
import os
import sys
import threading
from collections.abc import Mapping, MutableMapping, Sequence
from functools import partial
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QProcess, QProcessEnvironment, QSettings
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from cusyn_desktop import __version__
from cusyn_desktop.core_dumps import forbid_core_dumps
from cusyn_desktop.data.apart.child import serve_if_asked
from cusyn_desktop.resources import log_file, resource
from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.settings import SCALES, Settings
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.tabs.registry import BEFORE_TABS, create_tab
from cusyn_desktop.ui.window.last_resort import LastResort
from cusyn_desktop.ui.window.main_window import MainWindow
from cusyn_desktop.ui.window.resuming import REQUEST_VARIABLE, Resumption
from cusyn_desktop.ui.words.languages import readable, speak
from cusyn_desktop.workers.runner import Runners

_LOG_BYTES = 512 * 1024
_NO_SCREEN = 3


def main(argv: Sequence[str] | None = None) -> int:
    """Show the window until it is closed; returns the exit code."""
    serve_if_asked(sys.argv)
    options = _parse(sys.argv[1:] if argv is None else argv)
    forbid_core_dumps()
    if missing := why_no_window(sys.platform, os.environ):
        sys.stderr.write(f"cusyn-desktop: {missing}\n")
        return _NO_SCREEN
    log = start_log()
    settings, typed = Settings(QSettings("CuSyn", "CuSyn Desktop")), os.environ.pop(REQUEST_VARIABLE, "")
    environment = dict(os.environ)
    scale_window(settings.scale_percent, os.environ)
    app = QApplication([sys.argv[0]])
    app.setApplicationName("CuSyn Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("cusyn-desktop")
    app.setWindowIcon(QIcon(str(resource("icons/cusyn.svg"))))
    speak(app, readable(settings.language), settings.numbers)
    runners = Runners.start()
    try:
        window = build_window(app, settings, runners)
        install_hooks(LastResort(window, log))
        if options.demo:
            window.ready.connect(window.open_demo)
        elif options.workspace is not None:
            window.ready.connect(partial(window.open_path, options.workspace))
            Resumption(window.desk, window.deck, path=options.workspace, text=typed)
        window.show()
        code = app.exec()
    finally:
        runners.close()
        gc.freeze()  # Python's last collection tears widgets down in any order, which can crash
    if window.restarting:
        start_again(window.desk.path, environment | {REQUEST_VARIABLE: window.typed})
    return code


def start_again(workspace: Path | None, environment: Mapping[str, str]) -> None:
    """Start the program anew, on the same workspace.

    Language, numbers and the scale of everything are read once, when it starts. This process must be done
    with the workspace by then.

    Args:
        workspace: The file, or None.
        environment: As this process was given it: what it set itself is of the former settings.
    """
    program, *arguments = restart_command(workspace, frozen=getattr(sys, "frozen", False))
    given = QProcessEnvironment()
    for name, value in environment.items():
        given.insert(name, value)
    process = QProcess()
    process.setProgram(program)
    process.setArguments(arguments)
    process.setProcessEnvironment(given)
    process.startDetached()


def restart_command(workspace: Path | None, *, frozen: bool) -> list[str]:
    """What starts the program on a workspace; a bundle is its own interpreter."""
    module = [] if frozen else ["-m", "cusyn_desktop.app"]
    return [sys.executable, *module, *([] if workspace is None else [str(workspace.absolute())])]


def why_no_window(system: str, environment: Mapping[str, str]) -> str:
    """Why no window can be shown, or nothing; Qt itself would end the process without a sentence."""
    platform = environment.get("QT_QPA_PLATFORM", "")
    needs_display = not platform or platform.startswith(("xcb", "wayland"))
    has_display = any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"))
    if not system.startswith("linux") or has_display or not needs_display:
        return ""
    return (
        "There is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set. Start it in a desktop session, or "
        "use the command cusyn, which needs no screen."
    )


def scale_window(percent: int, environment: MutableMapping[str, str]) -> None:
    """Show everything larger, as the person chose; Qt reads this when the application is made."""
    if percent != SCALES[0]:
        environment.setdefault("QT_SCALE_FACTOR", str(percent / 100))


def build_window(app: QApplication, settings: Settings, runners: Runners) -> MainWindow:
    """Put the window together; the threads are idle until it asks them for something."""
    look = Look(app, settings.theme)
    shell = Shell(look=look, runners=runners, actions=Actions(look), settings=settings)
    return MainWindow(shell, make_tab=create_tab, files=FileChooser(settings), preload=BEFORE_TABS)


def start_log() -> Path | None:
    """Write warnings and bugs to a small file; no log where the folder cannot be written."""
    file = log_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=_LOG_BYTES, backupCount=1, encoding="utf-8", delay=True)
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    logging.getLogger().addHandler(handler)
    return file


def install_hooks(last_resort: LastResort) -> None:
    """Let nothing that was raised and not caught pass in silence, or with a quoted cell."""

    def in_window(_: type[BaseException], error: BaseException, __: TracebackType | None) -> None:
        last_resort.handle(error)

    def in_thread(arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            last_resort.record(arguments.exc_value)

    sys.excepthook = in_window
    threading.excepthook = in_thread


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="cusyn-desktop", description="The window of CuSyn Desktop.")
    parser.add_argument("workspace", nargs="?", type=Path, metavar="W.cusyn", help="a workspace to open")
    parser.add_argument("--demo", action="store_true", help="try everything on made-up people")
    parser.add_argument("--version", action="version", version=__version__)
    return parser.parse_args(list(argv))


if __name__ == "__main__":
    sys.exit(main())
