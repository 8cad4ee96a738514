"""The counted words of a table of Mots de Tête: letters and plays."""

from __future__ import annotations

from PySide6.QtCore import QObject


class MotsDeTeteCounts(QObject):
    """The sentences with a number; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def to_write(self, count: int) -> str:
        """Say how many letters are to be written."""
        return self.tr("%n lettre(s) à écrire", "", count)

    def missing(self, count: int) -> str:
        """Say how many letters are missing."""
        return self.tr("Encore %n lettre(s)", "", count)

    def write(self, count: int) -> str:
        """Say what to do with an empty draft."""
        return self.tr("Écris %n lettre(s)", "", count)

    def plays(self, count: int) -> str:
        """Say how many plays exist."""
        return self.tr("%n coup(s) possible(s)", "", count)

    def owed(self, count: int) -> str:
        """Say how many turns somebody owes."""
        return self.tr("passe %n tour(s)", "", count)

    def letters(self, count: int) -> str:
        """Count letters."""
        return self.tr("%n lettre(s)", "", count)
