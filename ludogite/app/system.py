"""What the window needs of the system, said in plain words before Qt would abort."""

from __future__ import annotations

import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path

from ludogite.app import imports
from ludogite.errors import CommandError

PACKAGES = {  # shared library -> Debian and Ubuntu package
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libcups.so.2": "libcups2",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
}


def _missing_library(message: str) -> CommandError:
    """Turn the loader's complaint into a sentence with the package to install."""
    found = re.match(r"(\S+\.so[.\d]*)", message)
    library = found.group(1) if found else message
    package = PACKAGES.get(library)
    hint = f" (Debian, Ubuntu : sudo apt install {package})" if package else ""
    return CommandError(f"il manque une bibliothèque du système / a system library is missing: {library}{hint}")


def require_display() -> None:
    """Check that there is a screen to draw on; raises CommandError."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise CommandError(
            "pas d’écran : ni DISPLAY ni WAYLAND_DISPLAY n’est défini ; lance Ludogîte depuis un bureau, ou installe xvfb et "
            "lance « xvfb-run ludogite » / no display: neither DISPLAY nor WAYLAND_DISPLAY is set; start Ludogîte from a desktop, "
            "or install xvfb and run “xvfb-run ludogite”"
        )


def require_qt() -> None:
    """Check that Qt and what it loads are there; raises CommandError that names what is missing."""
    package = find_spec("PySide6")
    if package is None or not package.submodule_search_locations:
        raise CommandError("il manque PySide6 / PySide6 is missing: pip install PySide6-Essentials")
    try:
        with imports.compiled_once():
            from PySide6 import QtCore, QtGui, QtWidgets  # noqa: F401, PLC0415 - to see whether it loads
    except ImportError as error:
        raise _missing_library(str(error)) from error
    imports.put_back()
    platform = os.environ.get("QT_QPA_PLATFORM", "xcb" if os.environ.get("DISPLAY") else "").partition(":")[0]
    plugin = Path(package.submodule_search_locations[0]) / "Qt" / "plugins" / "platforms" / f"libq{platform}.so"
    if sys.platform.startswith("linux") and platform == "xcb" and plugin.exists():
        try:
            import ctypes  # noqa: PLC0415 - only there

            ctypes.CDLL(str(plugin))  # Qt itself would abort the program here
        except OSError as error:
            raise _missing_library(str(error)) from error


def prepare_offscreen(scale: float) -> None:
    """Let Qt draw without a screen, at a scale factor; call it before Qt is imported."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(scale)
