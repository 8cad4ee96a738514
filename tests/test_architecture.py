"""The layers hold, and each contract was seen to fail: a copy of the package is broken on purpose and must be caught."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

import grimp
import pytest

from ludogite.games.catalog import CATALOG, GameEntry
from ludogite.games.game import OneOf
from ludogite.ui.catalog import GAME_UIS

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
    interfaces = {f"ludogite.ui.games.{path.parent.name}" for path in PACKAGE.glob("ui/games/*/__init__.py")}
    missing = [
        f"pyproject.toml, contract {contract}: {package}"
        for contract, packages in (("independence", games), ("interfaces", interfaces))
        for package in sorted(packages ^ set(CONTRACTS[contract]["modules"]))
    ]
    assert missing == []


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


def generic() -> Iterator[Path]:
    """List the sources that belong to no game; the list of imports that a script has written down is not read."""
    own = {PACKAGE / layer / entry.id for entry in CATALOG for layer in ("games", "ui/games")}
    besides = {PACKAGE / "games" / "catalog.py", PACKAGE / "ui" / "catalog.py", PACKAGE / "app" / "made_ahead.py"}
    return (path for path in sorted(PACKAGE.rglob("*.py")) if path not in besides and not own & set(path.parents))


def test_only_its_own_packages_and_the_catalogues_name_a_game() -> None:
    ids = "|".join(entry.id for entry in CATALOG)
    labels = "|".join(GAME_UIS[entry.id].label.replace("\u202f", ".") for entry in CATALOG)
    named = re.compile(rf"(?<!\w)(?:{ids})(?!\w)|\b(?i:{labels}|word out|cinq jeux|five (?:french |dice )?games)\b")
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in generic()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    ]
    assert found == []


ALSO_THERE: dict[str, set[str]] = {
    "app/controllers/profiles.py": {"variant"},  # what the page of a profile has chosen
    "games/extra_time.py": {"delais"},  # what every game with a clock may have
    "games/facts.py": {"manches"},  # the count of sheets, in files that people have
    "games/game.py": {"target", "hints", "edition", "starter"},  # roles
    "games/handicap.py": {"handicap"},  # what every game may have
    "services/exports.py": {"variant"},  # columns
    "store/family.py": {"variant"},
    "store/health.py": {"variant"},
    "store/saves.py": {"variant"},
    "store/__init__.py": {"Mark", "Opened"},  # classes of the store
    "ui/phone_files.py": {"grid"},  # whatever a phone shows as one
    "ui/style/made_tokens.py": {"losange"},  # the symbol of a person
    "ui/style/symbols.py": {"losange"},
    "ui/style/tokens.py": {"losange"},
    "ui/texts/__init__.py": {"slang", "handicap"},  # a reason of the dictionary; a line of the sheet of any game
    "words/reasons.py": {"slang"},
}
"""Words of a game that mean something else in a source that belongs to none."""


def words_of(entry: GameEntry) -> Iterator[str]:
    """Give the words by which a game knows its options, their values, variants, commands and prizes."""
    game = entry.load()
    yield from (option.name for option in fields(game.options))
    yield from (value for option in game.fields if isinstance(option, OneOf) for value in option.values if isinstance(value, str))
    yield from (variant.name for variant in game.variants if len(game.variants) > 1)
    yield from (command.__name__ for command in game.commands)
    yield from (prize.code for prize in game.prizes)


def test_no_generic_source_knows_an_option_a_value_or_a_command_of_a_game() -> None:
    known = {word for entry in CATALOG for word in words_of(entry)}
    found = [
        f"{name}:{line}: {word}"
        for path in generic()
        for name in [path.relative_to(PACKAGE).as_posix()]
        for word, line in _literals(path)
        if word in known and word not in ALSO_THERE.get(name, set())
        if path.parent.name != "blank"
    ]
    assert found == [], "ask the game for the role of the option (games/game.py: Role), or for a field of its descriptor"


def _literals(path: Path) -> Iterator[tuple[str, int]]:
    """List the texts in a source, but for sentences that are said to people."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    said = {id(one) for call in calls if _name(call.func) in {"tr", "translate", "noop"} for one in call.args}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value, node.lineno


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


HOME = """
import sys
from pathlib import Path
from ludogite.app import go, system
system.prepare_offscreen(1.0)
from ludogite.app.bootstrap import make_application, open_app
application = make_application()
house = open_app(Path(sys.argv[1]), lang="fr")
house.window.show()
house.ready()
house.window.grab()
"""


def test_the_home_page_opens_no_game(tmp_path: Path) -> None:
    check = f"""{HOME}
opened = [name for name in sys.modules if name.startswith(("ludogite.games.", "ludogite.ui.games."))]
beyond = [name for name in opened if name.startswith("ludogite.games.") and name.count(".") > 2]
of_ui = [name for name in opened if name.startswith("ludogite.ui.games.") and name.count(".") > 3]
beyond += [name for name in of_ui if not name.endswith(".emblem")]
assert not beyond, beyond
house.window.close()
"""
    command = [sys.executable, "-c", check, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", ["yahtzee", "mots_de_tete"])
def test_a_new_game_opens_the_engine_of_one_game(tmp_path: Path, game: str) -> None:
    check = f"""{HOME}
house.navigate(go.NewGame({game!r}))
house.window.grab()
engines = {{name.split(".")[2] for name in sys.modules if name.startswith("ludogite.games.") and name.count(".") > 2}}
assert engines <= {{{game!r}, "common"}}, engines
house.window.close()
"""
    command = [sys.executable, "-c", check, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
