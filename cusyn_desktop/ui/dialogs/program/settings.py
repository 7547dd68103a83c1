"""What a person can set: colours, language, size, numbers; and where the marks of workspaces lie."""

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import ThemeMode, Tone
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.settings import SCALES, Settings
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.languages import LANGUAGE_NAMES, Language, NumberStyle, readable


class SettingsDialog(FormDialog):
    """Accepted: what was chosen is stored. Colours change at once, the rest with the next start.

    Attributes:
        later: Says so, where something else than colours was changed.
        fontless: Says why the window stays English, where the computer cannot show the language chosen.
        restart_button: Stores, too, and starts anew; off while a run goes on.
    """

    def __init__(
        self, look: Look, settings: Settings, *, restart: QAction, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, title=self.tr("Settings"), width_px=520, parent=parent)
        self._settings, self._restart = settings, restart
        self.theme, self.language, self.scale, self.numbers = (Combo(look) for _ in range(4))
        self._fill()
        self.add_field("theme", Field(look, self.tr("&Colours"), self.theme))
        self.add_field("language", Field(look, self.tr("&Language"), self.language))
        self.add_field("scale", Field(look, self.tr("Si&ze of everything"), self.scale))
        self.add_field(
            "numbers",
            Field(
                look,
                self.tr("&Numbers and dates"),
                self.numbers,
                self.tr("As they are shown. A point before decimals is understood in every language."),
            ),
        )
        self.add_field("anchors", self._anchor_field())
        told = self.tr("This takes effect when the window is opened next.")
        self.later = Note(look, Tone.ACCENT, Icon.INFO, told)
        self.restart_button = Button(self.tr("Restart Now"))
        self.restart_button.clicked.connect(self._on_restart_clicked)
        self.later.add_action(self.restart_button)
        restart.changed.connect(self._on_restart_changed)
        self._on_restart_changed()
        kept = self.later.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # so that no button moves away under the click
        self.later.setSizePolicy(kept)
        told = self.tr(
            "This computer has no font with Chinese characters, so the window stays English. Install one, "
            "such as Noto Sans CJK SC, and start the program again."
        )
        self.fontless = Note(look, Tone.WARN, Icon.WARNING, told)
        self.content.addWidget(self.fontless)
        self.content.addWidget(self.later)
        self.add_answers(PrimaryButton(self.tr("Save Settings")))
        for combo in (self.language, self.scale, self.numbers):
            combo.currentIndexChanged.connect(self._on_changed)
        self._on_changed()

    def _fill(self) -> None:
        chosen = self._settings
        _offer(
            self.theme,
            {
                ThemeMode.SYSTEM.value: self.tr("As the system"),
                ThemeMode.LIGHT.value: self.tr("Light"),
                ThemeMode.DARK.value: self.tr("Dark"),
            },
            chosen.theme.value,
        )
        languages = {Language.SYSTEM.value: self.tr("As the system")}
        languages |= {language.value: name for language, name in LANGUAGE_NAMES.items()}
        if readable(Language.CHINESE) is not Language.CHINESE:
            languages[Language.CHINESE.value] = self.tr("Chinese (simplified)")
        _offer(self.language, languages, chosen.language.value)
        _offer(
            self.scale,
            {str(size): formats.percent(size / 100, places=0) for size in SCALES},
            str(chosen.scale_percent),
        )
        _offer(
            self.numbers,
            {
                NumberStyle.LANGUAGE.value: self.tr("As in the language of the window"),
                NumberStyle.SYSTEM.value: self.tr("As the system"),
            },
            chosen.numbers.value,
        )

    def _anchor_field(self) -> Field:
        from cusyn_desktop.store.anchors import FOLDER_VARIABLE, anchor_folder

        self.anchors = QLineEdit(str(anchor_folder()))
        self.anchors.setReadOnly(True)
        hint = self.tr(
            "A small mark of each workspace lies here, so that an old copy is noticed. Whoever looks "
            "after this computer can keep them elsewhere (variable {name})."
        ).format(name=FOLDER_VARIABLE)
        return Field(self.look, self.tr("&Marks of workspaces"), self.anchors, hint)

    @property
    def _later_ones(self) -> tuple[Language, int, NumberStyle]:
        """What counts from the next start, as it is chosen here."""
        return (
            Language(self.language.currentData()),
            int(self.scale.currentData()),
            NumberStyle(self.numbers.currentData()),
        )

    @Slot()
    def _on_changed(self) -> None:
        kept = self._settings
        chosen = self._later_ones[0]
        self.fontless.setVisible(readable(chosen) is not chosen)
        self.later.setVisible(self._later_ones != (kept.language, kept.scale_percent, kept.numbers))

    @Slot()
    def _on_restart_changed(self) -> None:
        self.restart_button.setEnabled(self._restart.isEnabled())
        told = self._restart.toolTip()
        busy = self.tr("Wait for the synthesis that runs, or cancel it")
        self.restart_button.setToolTip(told if self._restart.isEnabled() else busy)

    @Slot()
    def _on_restart_clicked(self) -> None:
        self.act()
        self._restart.trigger()

    @override
    def act(self) -> None:
        kept = self._settings
        kept.language, kept.scale_percent, kept.numbers = self._later_ones
        kept.theme = ThemeMode(self.theme.currentData())
        self.accept()  # first, because other colours take a while in a large window
        self.look.set_mode(kept.theme)


def _offer(combo: Combo, choices: dict[str, str], chosen: str) -> None:
    for value, text in choices.items():
        combo.addItem(text, value)
    combo.setCurrentIndex(combo.findData(chosen))
