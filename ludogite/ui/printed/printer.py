"""Printing a page by the system's dialogue, and as a PDF where there is no printer."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from PySide6.QtCore import QBuffer, QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from ludogite.atomic import write_whole
from ludogite.ui.printed.order import DPI, Page, paper_theme
from ludogite.ui.printed.press import Press
from ludogite.ui.style.theme import Theme


class Printed(Enum):
    """What came of it."""

    DONE = "done"
    CANCELLED = "cancelled"
    MISSING = "missing"
    """There is no printing on this machine."""
    FAILED = "failed"


def paint(device: QPagedPaintDevice, size: QSizeF, theme: Theme, page: Page) -> bool:
    """Paint a page, ``size`` of a whole page in the device's px; false when it does not take it."""
    with QPainter(device) as painter:
        if not painter.isActive():
            return False
        page(Press(painter, paper_theme(theme), size.width(), size.height()))
    return True


def print_page(owner: QWidget, theme: Theme, page: Page) -> Printed:
    """Ask for a printer, and print a page."""
    try:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 (its libraries may be missing)
    except ImportError:
        return Printed.MISSING
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    if QPrintDialog(printer, owner).exec() != QPrintDialog.DialogCode.Accepted:
        return Printed.CANCELLED
    size = QSizeF(printer.paperRect(QPrinter.Unit.DevicePixel).size())
    return Printed.DONE if paint(printer, size, theme, page) else Printed.FAILED


def write_pdf(path: Path, theme: Theme, page: Page, title: str) -> bool:
    """Write a page into a PDF file; false when it cannot be written."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    writer.setTitle(title)
    writer.setCreator("Ludogîte")
    try:
        if not paint(writer, QSizeF(writer.width(), writer.height()), theme, page):
            return False
        write_whole(path, bytes(buffer.data().data()))
    except OSError:
        return False
    return True
