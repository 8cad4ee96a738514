"""The program knows no network but the one package that phones talk to: no other source names one, and no game opens one."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
NETWORK = {
    "aiohttp", "asyncio", "ftplib", "http", "httpx", "imaplib", "poplib", "requests", "select", "selectors", "smtplib", "socket",
    "socketserver", "ssl", "websockets", "telnetlib", "urllib", "urllib3", "webbrowser", "wsgiref", "xmlrpc",
}  # fmt: skip
QT = {"QtNetwork", "QtNetworkAuth", "QtWebSockets", "QtWebEngineCore", "QtWebEngineWidgets", "QtHttpServer", "QtWebChannel"}

PLAY = """
import sys
heard = []
sys.addaudithook(lambda event, args: heard.append(event) if event.partition(".")[0] in {"socket", "urllib", "http"} else None)
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from ludogite.app import go
from ludogite.app.bootstrap import make_application, open_app
from ludogite.app.single_instance import Call, SingleInstance
from ludogite.games.catalog import ready_games
from ludogite.cli.screenshots import Example, PAGES
folder = Path(sys.argv[1])
application = make_application()
door = SingleInstance(folder)
assert door.enter(Call())
door.listen()
example = Example(folder, "1")
example.play_past(games=1)
house = open_app(folder, lang="fr")
house.window.show()
house.ready()
for name in ("home", "new-game", "profiles", "records", "dico", "settings", "rules", "about", "replay"):
    PAGES[name](house, example)
    for _ in range(4):
        QCoreApplication.processEvents()
for entry in ready_games():
    house.navigate(go.Table(example.begin(entry, until=lambda request: True), coach=False))
    for _ in range(4):
        QCoreApplication.processEvents()
house.navigate(go.Home())
house.window.close()
example.store.close()
door.leave()
loaded = sorted(set(sys.modules) & {
    "socket", "_socket", "ssl", "_ssl", "PySide6.QtNetwork",
    "websockets", "segno", "ludogite.phones", "ludogite.services.phones", "ludogite.services.phone_server_client",
})
print(sorted(set(heard)), loaded)
maps = Path("/proc/self/maps")
print([line.split()[-1] for line in maps.read_text().splitlines() if "Qt6Network" in line] if maps.exists() else [])
"""


def imported(path: Path) -> set[str]:
    """List what a source imports: top names, and the modules of Qt."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
        module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
        found |= {name.partition(".")[0] for name in (module or " ".join(names)).split()}
        if (module or "".join(names)).startswith("PySide6"):
            found |= {*module.split("."), *names} | {part for name in names for part in name.split(".")}
    return found


def test_no_source_names_a_network() -> None:
    for path in sorted((ROOT / "ludogite").rglob("*.py")):
        if path.parent.name == "phones":  # the process that listens while a table invites
            continue
        assert not imported(path) & (NETWORK | QT), path


def test_the_scan_sees_imports_of_every_shape(tmp_path: Path) -> None:
    source = tmp_path / "x.py"
    source.write_text(
        "import urllib.request\nfrom PySide6.QtNetwork import QTcpSocket\nfrom http import client\nimport json, socket\n"
    )
    assert {"urllib", "QtNetwork", "http", "socket"} <= imported(source)


def test_every_page_and_every_game_opens_no_socket(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", PLAY, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180, env=environment, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    heard, qt = done.stdout.splitlines()[-2:]
    assert (heard, qt) == ("[] []", "[]")


def test_the_self_test_hears_a_socket() -> None:
    check = """
import socket
from ludogite.cli.selftest import CheckError, _network, _network_events
heard = _network_events()
print(_network(heard))
socket.socket().close()
try:
    _network(heard)
except CheckError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, timeout=60, cwd=ROOT, check=True)
    assert done.stdout.splitlines() == [
        "no socket opened, Qt's network library not loaded",
        "a network was used: socket.__new__",
    ]
