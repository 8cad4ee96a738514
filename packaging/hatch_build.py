"""Build hooks: .qm files from i18n/*.ts, for the wheel and for an editable installation; and what a package index shows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURES = re.compile(r"^!\[.*\n\n?|^\| \| \|\n\|---\|---\|\n(?:\| !\[.*\n)+\n?", re.MULTILINE)
BESIDE = re.compile(r"\[([^\]]+)\]\((?!\w+:)[^)]+\)")
MARKS = re.compile(r"^<!--.*-->\n", re.MULTILINE)


class DescriptionHook(MetadataHookInterface):
    """Takes the pictures out of README, and what leads to files beside it: a package index has neither."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the long description."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": BESIDE.sub(r"\1", MARKS.sub("", PICTURES.sub("", text)))}


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling types its hooks by a config class we do not have
    """Runs lrelease over every translation before a wheel is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write i18n/build/*.qm and, but for an editable installation, put them into the wheel."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        for source in sorted((root / "i18n").rglob("*.ts")):
            place = source.relative_to(root / "i18n").with_suffix(".qm")
            compiled = root / "i18n" / "build" / place
            compiled.parent.mkdir(parents=True, exist_ok=True)
            command = [sys.executable, "-c", "import sys; from PySide6.scripts.pyside_tool import lrelease; sys.exit(lrelease())"]
            subprocess.run([*command, "-silent", str(source), "-qm", str(compiled)], check=True)
            if version != "editable":
                build_data["force_include"][str(compiled)] = f"ludogite/i18n/{place.as_posix()}"
