"""What comparing a release package with the open workspace found."""

from PySide6.QtWidgets import QWidget

from cusyn_desktop.services.records import PackageReport
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.panels import Note


class PackageCheckedDialog(FormDialog):
    """A sentence for each thing that does not hold, or one that all of it does.

    Attributes:
        note: The sentences.
    """

    def __init__(self, look: Look, found: PackageReport, parent: QWidget | None = None) -> None:
        title = self.tr("Release package {name}").format(name=found.path.name)
        super().__init__(look, title=title, parent=parent)
        broken = [check for check in found.checks if not check.ok]
        tone, icon = (Tone.BAD, Icon.TAMPERED) if broken else (Tone.GOOD, Icon.VERIFIED)
        if broken and all(check.is_open for check in broken):
            tone, icon = Tone.WARN, Icon.WARNING
        self.note = Note(look, tone, icon, self._told(tone, [check.name for check in broken]))
        self.content.addWidget(self.note)
        self.content.addStretch(1)
        self.close_button = self.add_cancel(self.tr("Close"))
        self.close_button.setDefault(True)

    def _told(self, tone: Tone, broken: list[str]) -> str:
        if tone is Tone.GOOD:
            return self.tr(
                "Every file is as it was exported from this workspace, and the log still has all that the "
                "package has seen."
            )
        if tone is Tone.WARN:
            return self.tr(
                "Nothing speaks against the package, but the log has lost what would prove it: an older copy "
                "of the workspace was accepted."
            )
        texts = {
            "files": self.tr("A file of the package was changed, is missing, or was put in afterwards."),
            "workspace": self.tr("It comes from another workspace."),
            "statement": self.tr("Its privacy statement was changed, or cannot be read."),
            "entry": self.tr("The log does not have the entry that the package has seen."),
            "spent": self.tr("The pools had spent another amount than the package says."),
            "release": self.tr("The release is another one than the package says."),
        }
        first = self.tr("Do not use this package before its origin is clear.")
        return "\n".join([*(texts.get(name, name) for name in dict.fromkeys(broken)), first])
