"""Write dates as the language does; moments come from the store as ISO text in UTC and are shown in the house's own time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt

translate = QCoreApplication.translate


def moment(at: str) -> QDateTime:
    """Read a moment of the store (ISO, UTC) as local time."""
    return QDateTime.fromString(at, Qt.DateFormat.ISODateWithMs).toLocalTime()


def long_day(at: str) -> str:
    """Write a day in full: "19 novembre 2026"."""
    return full_day(moment(at).date())


def full_day(day: QDate) -> str:
    """Write a date in full; in French the first of a month is an ordinal: "1er mars 2026"."""
    written = QLocale().toString(day, translate("Dates", "d MMMM yyyy"))
    is_first = day.day() == 1 and QLocale().language() == QLocale.Language.French
    return written.replace("1 ", "1er ", 1) if is_first else written


def long_moment(at: str) -> str:
    """Write a day in full with the time: "19 novembre 2026, 21:04"."""
    clock = QLocale().toString(moment(at).time(), translate("Dates", "HH:mm"))
    return f"{long_day(at)}, {clock}"


def short_day(at: str, today: QDate | None = None) -> str:
    """Write a day as one says it: "aujourd’hui", "hier", "14 nov.", with the year when it is another one."""
    day, now = moment(at).date(), today or QDate.currentDate()
    match day.daysTo(now):
        case 0:
            return translate("Dates", "aujourd’hui")
        case 1:
            return translate("Dates", "hier")
    same_year = day.year() == now.year()
    return QLocale().toString(day, translate("Dates", "d MMM") if same_year else translate("Dates", "d MMM yyyy"))


def month_of(at: str) -> str:
    """Write a month with its year: "mars 2026"."""
    return QLocale().toString(moment(at).date(), translate("Dates", "MMMM yyyy"))
