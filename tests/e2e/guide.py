"""Starts the window with somebody beside it who tells where things are: `python -m tests.e2e.guide SOCKET`.

Whoever steers a real mouse cannot see. The guide answers one question a line over a local socket, as soon as
what is asked for can be seen and used; it never touches anything itself.
"""

import json
import sys
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication, QWidget

from cusyn_desktop import app
from cusyn_desktop.ui.widgets.pair_matrix import PairMatrix
from cusyn_desktop.ui.window.main_window import MainWindow

_LOOK_AGAIN_MS = 50


class Guide(QObject):
    """Answers where a control or a box of the matrix is, or with a picture of it all."""

    def __init__(self, window: MainWindow, socket: str) -> None:
        super().__init__(window)
        self._window = window
        self._question: dict[str, Any] = {}
        self._client: QLocalSocket | None = None
        self._server = QLocalServer(self)
        self._server.newConnection.connect(self._on_new_connection)
        assert self._server.listen(socket), self._server.errorString()
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_AGAIN_MS)
        self._timer.timeout.connect(self._look)

    @Slot()
    def _on_new_connection(self) -> None:
        self._client = self._server.nextPendingConnection()
        self._client.readyRead.connect(self._on_ready_read)

    @Slot()
    def _on_ready_read(self) -> None:
        assert self._client is not None
        self._question = json.loads(bytes(self._client.readLine().data()))
        self._timer.start()

    @Slot()
    def _look(self) -> None:
        answer = self._answer()
        if answer is not None and self._client is not None:
            self._timer.stop()
            self._client.write(json.dumps(answer).encode() + b"\n")
            self._client.flush()

    def _answer(self) -> dict[str, int] | None:
        root = QApplication.activeModalWidget() or self._window  # kept, or its parts are gone with it
        if "picture" in self._question:
            self._window.screen().grabWindow(0).save(self._question["picture"])
            return {}
        if "pair" in self._question:
            matrices = [matrix for matrix in root.findChildren(PairMatrix) if matrix.isVisible()]
            first, second = self._question["pair"]
            return _place(matrices[0], matrices[0].box_rect((first, second)).center()) if matrices else None
        if root.winId() == self._question.get("not_in"):
            return None
        found = _find(root, self._question["name"])
        return None if found is None else _place(found, QPointF(found.rect().center()))


def _find(root: QWidget, name: str) -> QWidget | None:
    """The control of a name, if it can be used."""
    usable = (
        one
        for one in root.findChildren(QWidget)
        if one.isVisible() and one.isEnabled() and one.focusPolicy() != Qt.FocusPolicy.NoFocus
    )
    return next((one for one in usable if name in _names(one)), None)


def _names(widget: QWidget) -> Iterable[str]:
    text = getattr(widget, "text", str)()
    return widget.objectName(), widget.accessibleName(), str(text).replace("&", "").strip()


def _place(widget: QWidget, point: QPointF) -> dict[str, int]:
    seen = widget.mapToGlobal(point)
    return {"x": round(seen.x()), "y": round(seen.y()), "window": int(widget.window().winId())}


def main() -> int:
    """Start the window as the program does, with a guide."""
    socket, *arguments = sys.argv[1:]
    build = app.build_window

    def build_with_guide(*given: Any) -> MainWindow:  # noqa: ANN401 - handed on as it is
        window = build(*given)
        window.ready.connect(lambda: Guide(window, socket))
        return window

    app.build_window = build_with_guide  # type: ignore[assignment]
    return app.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
