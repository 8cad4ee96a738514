"""The layers hold, and each contract was seen to fail: a copy of the package is broken on purpose and must be caught."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

import grimp
import pytest

from ludogite.games.catalog import CATALOG

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "ludogite"
ENGINES = ("core", "words", "games")
SETTINGS: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
CONTRACTS: dict[str, dict[str, Any]] = {contract["id"]: contract for contract in SETTINGS["contracts"]}
LINT = "import sys; from importlinter.cli import lint_imports_command; sys.path.insert(0, ''); lint_imports_command()"


def lint(where: Path, *contracts: str) -> tuple[bool, str]:
    """Check the package that lies in a folder; say whether all contracts are kept, and what was printed."""
    chosen = [part for contract in contracts for part in ("--contract", contract)]
    command = [sys.executable, "-c", LINT, "--no-cache", "--no-logo", *chosen]
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the package and its settings."""
    where = tmp_path_factory.mktemp("copy")
    shutil.copytree(PACKAGE, where / "ludogite", ignore=lambda _, names: [name for name in names if name == "__pycache__"])
    shutil.copy(ROOT / "pyproject.toml", where)
    return where


def test_all_contracts_are_kept() -> None:
    kept, told = lint(ROOT)
    assert kept, told
    assert f"Contracts: {len(CONTRACTS)} kept, 0 broken" in told


@pytest.mark.parametrize(
    ("contract", "module", "forbidden"),
    [
        ("layers", "core/clock.py", "ludogite.words"),
        ("layers", "words/__init__.py", "ludogite.games.game"),
        ("layers", "games/game.py", "ludogite.store"),
        ("layers", "store/__init__.py", "ludogite.ui"),
        ("layers", "services/__init__.py", "ludogite.ui.texts"),
        ("layers", "ui/__init__.py", "ludogite.app.app_controller"),
        ("layers", "app/__init__.py", "ludogite.cli.main"),
        ("interfaces", "ui/games/yahtzee/board.py", "ludogite.ui.games.words_out.card"),
        ("interface", "ui/style/__init__.py", "ludogite.ui.widgets.base"),
        ("interface", "ui/widgets/__init__.py", "ludogite.ui.screen.parts"),
        ("interface", "ui/screen/__init__.py", "ludogite.ui.games.yahtzee.board"),
        ("interface", "ui/games/__init__.py", "ludogite.ui.pages.frame"),
        ("interface", "ui/pages/__init__.py", "ludogite.ui.games.yahtzee.board"),
        ("interface", "ui/screen/voice.py", "ludogite.ui.game_ui"),
        ("interface", "ui/texts/game.py", "ludogite.ui.widgets.base"),
        ("interface", "ui/values.py", "ludogite.ui.style.plain"),
        ("catalogue", "ui/pages/__init__.py", "ludogite.ui.catalog"),
        ("catalogue", "ui/style/__init__.py", "ludogite.ui.catalog"),
        ("catalogue", "ui/texts/awards.py", "ludogite.ui.catalog"),
        ("catalogue", "services/__init__.py", "ludogite.ui.catalog"),
        ("independence", "games/blank/rules.py", "ludogite.games.yahtzee.rules"),
        ("independence", "games/yahtzee/rules.py", "ludogite.games.blank.rules"),
        ("phones", "phones/messages.py", "ludogite.services.processes"),
        ("server", "services/phone_door.py", "ludogite.phones.server"),
        ("screens", "ui/screen/__init__.py", "ludogite.core.session"),
        ("screens", "ui/widgets/__init__.py", "ludogite.store"),
        ("screens", "ui/games/__init__.py", "ludogite.core.session"),
    ],
)
def test_a_contract_fails_when_broken(copy: Path, contract: str, module: str, forbidden: str) -> None:
    path = copy / "ludogite" / module
    whole = path.read_bytes() if path.exists() else None
    path.write_bytes((whole or b"") + f"\nimport {forbidden}\n".encode())
    kept, told = lint(copy, contract)
    path.unlink() if whole is None else path.write_bytes(whole)
    assert not kept
    assert "0 kept, 1 broken" in told, told
    importer = "ludogite." + module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    assert f"{importer} -> {forbidden}" in told, told


@pytest.mark.parametrize(
    ("module", "imported", "told"),
    [
        ("app/services.py", "ludogite.app.app_controller", ".services -> .app_controller"),
        ("services/thinking.py", "ludogite.services.match", ".thinking -> .match"),
        ("ui/games/yahtzee/model.py", "ludogite.ui.games.yahtzee.table", "in ludogite.ui.games.yahtzee."),
    ],
)
def test_a_circle_is_seen(copy: Path, module: str, imported: str, told: str) -> None:
    path = copy / "ludogite" / module
    whole = path.read_bytes()
    path.write_bytes(whole + f"\nimport {imported}\n".encode())
    kept, said = lint(copy, "circles")
    path.write_bytes(whole)
    assert not kept
    assert told in said, said


def test_no_module_imports_itself_by_others_not_even_for_types() -> None:
    graph = grimp.build_graph("ludogite", cache_dir=None)
    TopologicalSorter(imports_of(graph)).prepare()
    graph.add_import(importer="ludogite.ui.style.theme", imported="ludogite.ui.screen.game_screen")
    with pytest.raises(CycleError):
        TopologicalSorter(imports_of(graph)).prepare()


def imports_of(graph: grimp.ImportGraph) -> dict[str, set[str]]:
    """List what each module imports, under TYPE_CHECKING too."""
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_a_text_that_names_a_module_names_one_of_its_own_package() -> None:
    """What imports by a text is seen by no contract: parts of a game, commands, games in their catalogue."""
    modules = grimp.build_graph("ludogite", cache_dir=None).modules
    strangers = []
    for path in sorted(PACKAGE.rglob("*.py")):
        package = ".".join(("ludogite", *path.relative_to(PACKAGE).parent.parts, ""))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) and path.name != "made_ahead.py" else None
            if isinstance(text, str) and text.partition(":")[0] in modules - {"ludogite"} and not text.startswith(package):
                strangers.append(f"{path.relative_to(PACKAGE)}: {text}")
    assert strangers == []


def test_no_contract_has_an_exception() -> None:
    assert [name for name, contract in CONTRACTS.items() if contract.get("ignore_imports")] == []


@pytest.mark.parametrize("engine", ENGINES)
def test_purity_fails_for_each_thing_that_is_not_pure(copy: Path, engine: str) -> None:
    forbidden = CONTRACTS["purity"]["forbidden_modules"]
    assert CONTRACTS["purity"]["source_modules"] == [f"ludogite.{engine}" for engine in ENGINES]
    path = copy / "ludogite" / engine / "__init__.py"
    whole = path.read_bytes()
    path.write_bytes(whole + "".join(f"\nimport {name}" for name in forbidden).encode() + b"\n")
    kept, told = lint(copy, "purity")
    path.write_bytes(whole)
    assert not kept
    for name in forbidden:
        assert f"ludogite.{engine} -> {name}" in told, told


def test_every_game_is_under_the_contract_of_independence() -> None:
    games = {f"ludogite.games.{path.parent.name}" for path in PACKAGE.glob("games/*/game.py")}
    assert set(CONTRACTS["independence"]["modules"]) == games


def test_engines_import_nothing_but_engines_the_standard_library_and_the_word_lists_format() -> None:
    libraries = sys.stdlib_module_names | {"dawg"}
    allowed = tuple(f"ludogite.{engine}" for engine in ENGINES)
    strangers = []
    for path in sorted(path for engine in ENGINES for path in (PACKAGE / engine).rglob("*.py")):
        for name in _imports(path):
            is_ours = name.startswith("ludogite") and (name in allowed or name.startswith(tuple(f"{one}." for one in allowed)))
            if not is_ours and name.split(".")[0] not in libraries:
                strangers.append(f"{path.relative_to(ROOT)}: {name}")
    assert strangers == []


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            yield from (f"{node.module}.{alias.name}" if node.module == "ludogite" else node.module or "" for alias in node.names)


def test_playing_needs_no_window_and_no_database() -> None:
    heavy = "{'PySide6', 'sqlite3', 'sqlite_utils', 'numpy', 'asyncio', 'multiprocessing'}"
    check = f"""
import sys, ludogite.core.session, ludogite.core.log
from ludogite.games.catalog import BLANK, CATALOG, ready_games
assert not [name for name in sys.modules if name.startswith('ludogite.games.') and name.count('.') > 2], 'a game was opened'
for entry in (*ready_games(), BLANK):
    assert entry.load().id == entry.id
found = {heavy} & set(sys.modules)
assert not found, found
"""
    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


def test_only_its_own_packages_and_the_catalogues_name_a_game() -> None:
    games = [entry.id for entry in CATALOG]
    named = re.compile(rf"(?<!\w)(?:{'|'.join(games)})(?!\w)")
    own = {PACKAGE / layer / game for game in games for layer in ("games", "ui/games")}
    catalogues = {PACKAGE / "games" / "catalog.py", PACKAGE / "ui" / "catalog.py"}
    catalogues.add(PACKAGE / "app" / "made_ahead.py")  # a script has written down what is imported; a game is played without it
    found = [
        f"{path.relative_to(PACKAGE)}:{number}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path not in catalogues and not own & set(path.parents)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    ]
    assert found == []


def test_the_home_page_opens_no_game(tmp_path: Path) -> None:
    check = f"""
import sys
from pathlib import Path
from ludogite.app import system
system.prepare_offscreen(1.0)
from ludogite.app.bootstrap import make_application, open_app
application = make_application()
house = open_app(Path({str(tmp_path)!r}), lang="fr")
house.window.show()
house.ready()
house.window.grab()
opened = [name for name in sys.modules if name.startswith(("ludogite.games.", "ludogite.ui.games."))]
beyond = [name for name in opened if name.startswith("ludogite.games.") and name.count(".") > 2]
of_ui = [name for name in opened if name.startswith("ludogite.ui.games.") and name.count(".") > 3]
beyond += [name for name in of_ui if not name.endswith(".emblem")]
assert not beyond, beyond
house.window.close()
"""
    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
