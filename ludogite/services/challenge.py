"""A challenge: the same game alone, with the same dice, against what somebody else has made of it.

It travels as a line that survives a message or a sheet of paper (game, code, score, name, four letters that check them), or as a
``.ludogite`` file that also holds the other's whole game: the *ghost*, who plays along. Whoever has either could look at the dice
to come, as with every typed code: such a game stays out of the records.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from ludogite.core.clock import VirtualClock
from ludogite.core.codec import CodecError, decode
from ludogite.core.gamecode import ALPHABET, read_code
from ludogite.core.log import AnyEntry, LogError, Option, Raw, log_lines, parse_lines, upgraded
from ludogite.core.rules import Refusal
from ludogite.games.catalog import load_game, ready_games
from ludogite.games.game import AnyRules, Game, Reader, ResourceError
from ludogite.games.setup import Loaded, draws_match_code, load, new_header
from ludogite.services.game_import import LATEST_MS, MOST_ENTRIES
from ludogite.store.database import Store
from ludogite.store.files import FileKind, OurFile, write
from ludogite.store.profiles import clean_name
from ludogite.store.text import match_key

MARK: Final = "Ludogîte"
"""How a line begins."""
LONGEST_LINE: Final = 2000
"""Signs of a pasted text in which a line is looked for."""
MOST_POINTS: Final = 1_000_000
CHECK_LETTERS: Final = 4
_STARTS = re.compile(r"ludog[iîï]te\s*[/|·•;]", re.IGNORECASE)
_PARTS = re.compile(r"[/|·•;]")
_PLAIN = re.compile(r"[\w.+-]{1,40}")
"""A value of an option that a line can hold."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Who set it (a name), the points to beat, the game (id), its options and code; the ghost's whole game, if it came along."""

    game: str
    options: tuple[tuple[str, Option], ...]
    code: str
    by: str
    score: int
    ghost: Loaded | None = None


def compares(loaded: Loaded) -> bool:
    """Tell whether a game is the same for whoever has its code: played alone, with the dice of the code and nothing else."""
    header = loaded.header
    return loaded.game.alone is not None and header.seats == 1 and not header.hand and not header.word


def challenge_of(loaded: Loaded, by: str, score: int) -> Challenge | None:
    """Make a challenge of a finished game; None for one that does not compare."""
    if not compares(loaded):
        return None
    return Challenge(loaded.game.id, loaded.header.options, loaded.header.code, by, score, loaded)


# ---- the line --------------------------------------------------------------------------------------------------------------


def _usual(game: Game) -> dict[str, Option]:
    return dict(game.pairs(game.read_options(game.alone or {})))


def _check(parts: Sequence[str]) -> str:
    """Work out the letters that check a line, whatever the case of its name."""
    number = int.from_bytes(blake2b("/".join(map(match_key, parts)).encode(), digest_size=8, person=b"ludogite-line").digest())
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(CHECK_LETTERS))


def to_line(challenge: Challenge) -> str:
    """Write a challenge as one line; "" where its options hold a text of the family's own, which only a file can carry."""
    game = load_game(challenge.game)
    usual = _usual(game)
    changed = {
        name: str(int(value) if isinstance(value, bool) else value) for name, value in challenge.options if value != usual[name]
    }
    if not all(map(_PLAIN.fullmatch, changed.values())):
        return ""
    what = " ".join([game.id.replace("_", "-"), str(game.rules_version), *(f"{name}={value}" for name, value in changed.items())])
    by = " ".join(_PARTS.sub(" ", challenge.by).split()) or "?"
    parts = [what, challenge.code, str(challenge.score), by]
    return " / ".join([MARK, *parts, _check(parts)])


def starts_line(text: str) -> bool:
    """Tell whether a text that is being typed or was pasted holds the beginning of a line."""
    return _STARTS.search(unicodedata.normalize("NFKC", text[:LONGEST_LINE])) is not None


def read_line(text: str) -> Challenge | Refusal:
    """Find a challenge in a pasted or typed text: whatever stands before and after it, how its lines broke, which dashes it got.

    Refusals: ``challenge_none``, ``challenge_check``, ``challenge_other`` (of another version or game) and those of a code.
    """
    text = text[:LONGEST_LINE].encode("utf-8", "replace").decode()  # half of a pair of surrogates is no text
    text = unicodedata.normalize("NFKC", text)
    text = " ".join(re.sub(r"[\u2010-\u2015\u2212]", "-", re.sub(r"^\s*>+", "", text, flags=re.MULTILINE)).split())
    starts = _STARTS.search(text)
    parts = [part.strip() for part in _PARTS.split(text[starts.end() :])] if starts else []
    if len(parts) < 5:
        return Refusal("challenge_none" if not parts else "challenge_check")
    what, typed, score, by, check = parts[:5]
    code = read_code(typed)
    if isinstance(code, Refusal):
        return code
    letters = re.match(r"[0-9A-Za-z]{4}(?![0-9A-Za-z])", check)
    wanted = _check([what, code, score, by])
    if letters is None or letters[0].upper().translate(str.maketrans("ILO", "110")) != wanted:
        return Refusal("challenge_check")
    name, options = clean_name(by), _read_what(what.split())
    if isinstance(name, Refusal) or not re.fullmatch(r"-?[0-9]{1,6}", score):
        return Refusal("challenge_check")
    if options is None:
        return Refusal("challenge_other")
    game, agreed = options
    return Challenge(game.id, agreed, code, name, int(score))


def _read_what(words: Sequence[str]) -> tuple[Game, tuple[tuple[str, Option], ...]] | None:
    """Read game, version of the rules and options; None for what this program does not play."""
    game = _known(words[0].lower().replace("-", "_")) if len(words) > 1 else None
    if game is None or not re.fullmatch("[0-9]{1,3}", words[1]) or not 1 <= int(words[1]) <= game.rules_version:
        return None
    values = _usual(game)
    for word in words[2:]:
        name, _, value = word.partition("=")
        usual = values.get(name)
        if usual is None or (not isinstance(usual, str) and not re.fullmatch(r"-?[0-9]{1,6}", value)):
            return None
        values[name] = value if isinstance(usual, str) else bool(int(value)) if isinstance(usual, bool) else int(value)
    try:
        header, _ = upgraded({"options": values}, [], version=int(words[1]), target=game.rules_version, chain=game.upgrades)
        options = game.read_options(header["options"])
    except (CodecError, LogError):
        return None
    return (game, game.pairs(options)) if _is_for_one(game, options) else None


def _known(game_id: str) -> Game | None:
    """Find a game that compares."""
    game = load_game(game_id) if game_id in {entry.id for entry in ready_games()} else None
    return game if game is not None and game.alone is not None else None


def _is_for_one(game: Game, options: Any) -> bool:
    entry = next(entry for entry in ready_games() if entry.id == game.id)
    return entry.limits(game.variant(options))[0] == 1


# ---- the file --------------------------------------------------------------------------------------------------------------


def to_body(challenge: Challenge) -> Raw:
    """Write a challenge as JSON."""
    game = load_game(challenge.game)
    ghost = challenge.ghost
    header = ghost.header if ghost is not None else new_header(game, 1, challenge.code, dict(challenge.options))
    return {"by": challenge.by, "score": challenge.score, "log": log_lines(header, ghost.entries if ghost else (), game.codec)}


def to_file(challenge: Challenge) -> bytes:
    """Return the file of a challenge."""
    return write(FileKind.CHALLENGE, to_body(challenge))


def read_file(file: OurFile, read: Reader) -> Challenge:
    """Read the challenge of a file and play its ghost through, whose dice must be those of the code.

    Raises LogError when it is none that can be taken up, ResourceError.
    """
    lines = file.body.get("log")
    if not isinstance(lines, list):
        raise LogError("log_damaged", where="log")
    if len(lines) > MOST_ENTRIES:
        raise LogError("log_too_long")
    loaded = load(*parse_lines(lines))
    try:
        score = decode(int, file.body.get("score"), "score")
        by = clean_name(decode(str, file.body.get("by"), "by"))
    except CodecError as error:
        raise LogError("log_damaged", where=str(error)[:80]) from error
    if isinstance(by, Refusal) or abs(score) > MOST_POINTS:
        raise LogError("log_damaged", where="by")
    if _known(loaded.game.id) is None or not compares(loaded):
        raise LogError("log_no_challenge")
    if loaded.entries:
        _play_through(loaded, score, read)
    made = challenge_of(loaded, by, score)
    assert made is not None  # noqa: S101 - it compares
    return made if loaded.entries else Challenge(made.game, made.options, made.code, by, score)


def _play_through(ghost: Loaded, score: int, read: Reader) -> None:
    """Hold a ghost to the rules, to the dice of its code, and to the score that it claims; raises LogError."""
    last_ms = max(entry.at_ms for entry in ghost.entries)
    if last_ms > LATEST_MS:
        raise LogError("log_damaged", where="at_ms")
    outcome = ghost.session(read, VirtualClock(last_ms)).outcome()
    if outcome is None or outcome.scores != (score,):
        raise LogError("log_damaged", where="score")
    if not draws_match_code(ghost, read):
        raise LogError("log_damaged", where="dice")


# ---- in the house ----------------------------------------------------------------------------------------------------------


def _key(game: str, code: str) -> str:
    return f"challenge/{game}/{code}"


def keep(store: Store, challenge: Challenge) -> None:
    """Keep a challenge that was taken up, with its ghost, for as long as its game may be resumed; raises StoreError."""
    store.settings.set(_key(challenge.game, challenge.code), to_body(challenge))


def kept(store: Store, loaded: Loaded, read: Reader) -> Challenge | None:
    """Find the challenge that a game takes up; None where there is none, or none that reads any more."""
    if not compares(loaded):
        return None
    body = store.settings.get(_key(loaded.game.id, loaded.header.code))
    if not isinstance(body, dict):
        return None
    try:
        challenge = read_file(OurFile(FileKind.CHALLENGE, 1, body), read)
    except (LogError, ResourceError):
        return None
    return challenge if challenge.options == loaded.header.options else None


def header_code(header: str) -> str:
    """Read the code of a saved game's header; "" for one that does not read."""
    try:
        read = json.loads(header)
    except (ValueError, RecursionError):
        return ""
    code = read.get("code") if isinstance(read, dict) else None
    return code if isinstance(code, str) else ""


def waiting(store: Store, game: str, code: str, profile_id: int) -> int | None:
    """Find the game alone with a code that somebody has begun and not finished: it goes on, for its first dice are known."""
    for saved in store.saves.unfinished():
        if saved.game == game and [seat.profile_id for seat in saved.seats] == [profile_id] and header_code(saved.header) == code:
            return saved.id
    return None


# ---- turn by turn ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn of a game alone: where it is in the game, what happened, the points after it, and those that it brought."""

    place: Any
    events: tuple[Any, ...]
    points: int
    gained: int
    first: int
    """The number of its first entry in the log."""
    choice: int = 0
    """How many of the events came before the last choice of the player."""


def turns_of(
    rules: AnyRules, entries: Sequence[AnyEntry], place: Callable[[Any], Any], standing: Callable[[Any], tuple[int, ...]]
) -> tuple[PlayedTurn, ...]:
    """Cut the log of a game alone into the turns that are over; ``place`` says where a view is in the game, None between turns."""
    state = rules.start()
    view = rules.view(state, None)
    done: list[PlayedTurn] = []
    events: list[Any] = []
    now, first, choice, before = place(view), 0, 0, standing(view)[0]
    for number, entry in enumerate(entries):
        step = rules.apply(state, entry.seat, entry.command, entry.at_ms)
        state = step.state
        choice = len(events) if entry.seat >= 0 else choice
        events += [shown for event in step.events if (shown := rules.show(event, None)) is not None]
        view = rules.view(state, None)
        then = None if rules.outcome(state) is not None else place(view)
        if then == now:
            continue
        if now is not None:
            points = standing(view)[0]
            done.append(PlayedTurn(now, tuple(events), points, points - before, first, choice))
            before = points
        now, first, choice, events = then, number + 1, 0, []
    return tuple(done)
