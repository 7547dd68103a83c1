"""Two fields for a passphrase that is yet to be set."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit

from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.widgets.fields import Field

translate = QCoreApplication.translate

_KEYS = _FIRST, _AGAIN = "passphrase", "again"


class NewPassphrase:
    """A passphrase that is typed twice, because nobody can read it.

    Attributes:
        first: Where it is typed.
        again: Where it is typed once more.
        fields: Both with their captions.
    """

    def __init__(self, dialog: ServiceDialog) -> None:
        self._dialog = dialog
        self.first, self.again = QLineEdit(), QLineEdit()
        for edit in (self.first, self.again):
            edit.setEchoMode(QLineEdit.EchoMode.Password)
        hint = translate("NewPassphrase", "At least 12 characters. Nobody can get a forgotten one back.")
        first, again = (
            translate("NewPassphrase", "&Passphrase"),
            translate("NewPassphrase", "The same &again"),
        )
        self.fields = (
            dialog.add_field(_FIRST, Field(dialog.look, first, self.first, hint)),
            dialog.add_field(_AGAIN, Field(dialog.look, again, self.again)),
        )

    def clear_mistakes(self) -> None:
        """Say nothing about what was typed: it is not wanted any more."""
        for key in _KEYS:
            self._dialog.show_mistake(key, "")

    def checked(self) -> str:
        """What was typed; empty, and the field marked, where the two differ."""
        differs = self.first.text() != self.again.text()
        sentence = translate("NewPassphrase", "These are two different passphrases.") if differs else ""
        self.clear_mistakes()
        self._dialog.show_mistake(_AGAIN, sentence)
        return "" if differs else self.first.text()
