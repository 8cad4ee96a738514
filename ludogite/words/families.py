"""Tell whether two words share their root, as far as letters can tell: the same lemma, a likely derivative, or neither.

Two stems meet when what is left of each lemma after a suffix of derivation, softened (doubled letters, 'eau'/'el',
'ç'/'c', 'qu'/'c'), is the same. What the rule cannot know stands in two short tables of exceptions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import StrEnum

from ludogite.words.fold import letters

SHORTEST_STEM = 3

_SUFFIXES = (
    "ISATION",
    "ISATEUR",
    "IFICATION",
    "EMENT",
    "ISSEMENT",
    "ATION",
    "ITION",
    "ATEUR",
    "ATRICE",
    "ITEUR",
    "TION",
    "SION",
    "ION",
    "URE",
    "ATURE",
    "ETTE",
    "ELETTE",
    "ET",
    "ELET",
    "ELLE",
    "EAU",
    "ELLERIE",
    "ERIE",
    "ETTERIE",
    "IER",
    "IERE",
    "ER",
    "ERE",
    "EUR",
    "EUSE",
    "RICE",
    "TEUR",
    "TRICE",
    "IEN",
    "IENNE",
    "EN",
    "ENNE",
    "AIN",
    "AINE",
    "OIR",
    "OIRE",
    "ATOIRE",
    "AGE",
    "ADE",
    "ISTE",
    "ISME",
    "ISTIQUE",
    "IQUE",
    "ITE",
    "ETE",
    "TE",
    "IF",
    "IVE",
    "AL",
    "ALE",
    "EL",
    "EUX",
    "IEUX",
    "ABLE",
    "IBLE",
    "ANT",
    "ENT",
    "ANCE",
    "ENCE",
    "ON",
    "ONNE",
    "ONNIER",
    "ONNET",
    "ILLON",
    "EREAU",
    "ETEAU",
    "EAUTEAU",
    "ONCEAU",
    "ETEAUX",
    "INE",
    "IN",
    "ESSE",
    "ISE",
    "ISER",
    "IFIER",
    "IR",
    "ITUDE",
    "ARD",
    "ARDE",
    "ASSE",
    "ASSIER",
    "AUD",
    "AIRE",
    "ERAIE",
    "AIE",
    "EE",
    "ANTE",
    "OTER",
    "OTE",
    "OT",
    "IOT",
    "ATRE",
    "ARIUM",
    "TIER",
    "ALISTE",
    "ALITE",
    "EUR",
    "ASSE",
    "AINE",
    "FERE",
    "LET",
    "LETTE",
    "ELIER",
    "ELAIN",
    "ERON",
    "ILLE",
    "ILLER",
    "AILLE",
    "INIER",
    "INET",
    "INIERE",
    "ANDER",
    "IOLE",
    "ULE",
    "AIRON",
    "ENIR",
    "IE",
    "CEAU",
    "AIL",
)
_PREFIXES = ("EN", "EM", "DE", "DES", "RE", "PARA", "SUR", "IN", "IM", "A", "ANTI", "MAL", "PRE", "SOUS", "INTER")
# After a stem of three letters chance makes most suffixes: only these are read there.
_AFTER_THREE = frozenset(["IER", "IERE", "EUR", "EUSE", "EE", "ERIE"])
_RELATED = (
    ("CHEVAL", "CAVALIER", "CAVALERIE", "CHEVALIER", "CHEVALERIE", "CAVALCADE", "CHEVAUCHER"),
    ("MER", "MARIN", "MARINE", "MARITIME", "MARINIER", "AMERRIR"),
    ("CHANT", "CHANTER", "CHANSON", "CHANTEUR", "CHANSONNIER", "CHANTRE"),
    ("COURSE", "COUREUR", "COURIR", "COURSIER"),
    ("PEINTURE", "PEINTRE", "PEINDRE"),
    ("ROI", "ROYAUME", "ROYAL", "REINE", "ROYALISTE", "ROYAUTE"),
    ("PLUIE", "PARAPLUIE", "PLEUVOIR", "PLUVIEUX"),
    ("CONSTRUCTION", "CONSTRUCTEUR", "CONSTRUIRE"),
    ("LOUP", "LOUVE", "LOUVETEAU"),
    ("FLEUR", "FLORAL", "FLORAISON", "FLEURIR"),
    ("OEIL", "YEUX", "OEILLADE", "OEILLERE", "OEILLETON"),
    ("EAU", "AQUATIQUE"),
    ("MAIN", "MANUEL", "MANUCURE"),
    ("PIED", "PEDALE", "PEDICURE", "PIETON"),
    ("NUIT", "NOCTURNE", "MINUIT"),
    ("JOUR", "JOURNEE", "JOURNAL"),
    ("ECRIRE", "ECRIVAIN", "ECRITURE", "ECRITOIRE"),
    ("LIRE", "LECTURE", "LECTEUR"),
    ("JEU", "JOUER", "JOUEUR", "JOUET"),
    ("FEU", "FOYER"),
    ("ILE", "ILOT", "INSULAIRE"),
    ("VACHE", "VACHER"),
    ("CHIEN", "CHENIL", "CANICHE"),
)
_UNRELATED = frozenset(
    frozenset(pair.split("/"))
    for pair in [
        "MER/MERE",
        "PORT/PORTE",
        "SEL/SELLE",
        "CHAT/CHATEAU",
        "POULE/POULPE",
        "VOL/VOLCAN",
        "COQ/COQUE",
        "MOULE/MOULIN",
        "MARI/MARIN",
        "FIL/FILLE",
        "BALLE/BALLET",
        "BAL/BALLE",
        "CHAR/CHARBON",
        "MONT/MONTRE",
        "OR/ORAGE",
        "ROSE/ROSEAU",
        "TAS/TASSE",
        "VER/VERRE",
        "BOUCHE/BOUCHER",
        "LAME/LAMELLE",
        "VENT/VENTE",
        "BANC/BANQUE",
        "COUR/COURAGE",
        "POIS/POISSON",
        "MOIS/MOISSON",
        "TON/TONNE",
        "TON/TONNEAU",
        "MOUCHE/MOUCHOIR",
        "SERPE/SERPENT",
        "POUCE/POUSSIN",
        "TAPIS/TAPIR",
        "MAT/MATELAS",
        "BOUT/BOUTEILLE",
        "COUR/COURSE",
        "MAIRE/MARIN",
        "CANE/CANARD",
        "PAPE/PAPIER",
        "COL/COLLE",
        "SOL/SOLE",
        "CAR/CARTE",
        "PAGE/PAIN",
        "PAN/PANIER",
        "PIN/PINCE",
        "VERRE/VERRAT",
        "CANARD/CANARI",
        "SOL/SOLEIL",
        "FOUR/FOURMI",
        "CERF/CERISE",
        "BRAS/BRASSERIE",
        "CHOU/CHOUETTE",
        "TOIT/TOILETTE",
        "FOUR/FOURREAU",
    ]
)
_OWN_LEMMAS = frozenset(["LORIS"])
"""Lemmas that the dictionary knows only as a form of another one."""
_SOFT = (
    ("EAU", "EL"), ("QU", "C"), ("CH", "C"), ("GU", "G"), ("LL", "L"), ("NN", "N"), ("TT", "T"), ("RR", "R"), ("SS", "S"),
    ("PP", "P"), ("MM", "M"), ("FF", "F"),
)  # fmt: skip
_GROUPS = {word: group for group, words in enumerate(_RELATED) for word in words}


class Family(StrEnum):
    """The same lemma in another form, perhaps the same root (the table is asked), or not related."""

    MEME_MOT = "meme_mot"
    PEUT_ETRE = "peut_etre"
    NON = "non"


def same_family(first: str, second: str, lemmas: Callable[[str], Collection[str]]) -> Family:
    """Compare two words, given how to find the lemmas of a folded word (none: the word is its own lemma)."""
    ours, theirs = _lemmas(first, lemmas), _lemmas(second, lemmas)
    if not ours or not theirs:
        return Family.NON
    # A lemma is read as itself, whatever else it is a form of: loris is no plural of lori, nor souris a form of sourire.
    own, other_own = _own(first, ours), _own(second, theirs)
    if own & other_own:
        return Family.MEME_MOT
    if ours & theirs:
        return Family.PEUT_ETRE
    pairs = [(one, other) for one in own for other in other_own]
    if any(frozenset(pair) in _UNRELATED for pair in pairs):
        return Family.NON
    return Family.PEUT_ETRE if any(_related(one, other) for one, other in pairs) else Family.NON


def _lemmas(word: str, lemmas: Callable[[str], Collection[str]]) -> set[str]:
    """Return the folded lemmas of a word; the word itself where the list does not know it."""
    folded = letters(word)
    if folded is None:
        return set()
    return {lemma for lemma in map(letters, lemmas(folded)) if lemma} or {folded}


def _own(word: str, found: set[str]) -> set[str]:
    """Return the word alone where it is one of its own lemmas."""
    folded = letters(word) or ""
    return {folded} if folded in found or folded in _OWN_LEMMAS else found


def _related(one: str, other: str) -> bool:
    """Tell whether two lemmas may share their root."""
    if one in _GROUPS and _GROUPS[one] == _GROUPS.get(other):
        return True
    return _derived(one, other) or _prefixed(one, other) or _prefixed(other, one)


def _derived(one: str, other: str) -> bool:
    """Tell whether two lemmas meet in a stem, one suffix at least taken off: port and porte, alike as they are, do not."""
    ours, theirs = _soften(one), _soften(other)
    return bool((_stems(one) & _stems(other)) - ({ours} & {theirs}))


def _prefixed(long: str, short: str) -> bool:
    """Tell whether one lemma is the other, or a derivative of it, behind a prefix."""
    if len(short) < SHORTEST_STEM + 1:
        return False
    tails = (long[len(prefix) :] for prefix in _PREFIXES if long.startswith(prefix) and len(long) - len(prefix) > SHORTEST_STEM)
    return any(tail == short or _derived(tail, short) for tail in tails)


def _stems(lemma: str) -> frozenset[str]:
    """Return what may be the root of a lemma: itself and what stands before each suffix, softened."""
    stems = {_soften(lemma)}
    for suffix in _SUFFIXES:
        if lemma.endswith(suffix):
            stem = lemma[: -len(suffix)]
            if len(stem) > SHORTEST_STEM or (len(stem) == SHORTEST_STEM and suffix in _AFTER_THREE):
                stems.add(_soften(stem))
    return frozenset(stems)


def _soften(stem: str) -> str:
    """Write a stem so that its variants before suffixes look alike."""
    for variant, plain in _SOFT:
        stem = stem.replace(variant, plain)
    return stem.rstrip("EO") if len(stem) > SHORTEST_STEM else stem
