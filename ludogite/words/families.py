"""Tell whether two words share their root, as far as letters can tell: the same lemma, a likely derivative, or neither.

Two stems meet when what is left of each lemma after a suffix of derivation, softened (doubled letters, 'eau'/'el',
'ç'/'c', 'qu'/'c'), is the same. What the rule cannot know stands in two short tables of exceptions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import StrEnum
from typing import NamedTuple, TypeAlias

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
    "ESSE",
    "ISE",
    "ISER",
    "IFIER",
    "IR",
    "ITUDE",
    "ARD",
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
    "ILLER",
    "AILLE",
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
    "NEAU",
    "ONNEAU",
    "LIERE",
    "ADAIRE",
    "U",
    "OBLE",
)
_PREFIXES = ("EN", "EM", "DE", "DES", "RE", "PARA", "SUR", "IN", "IM", "A", "ANTI", "MAL", "PRE", "SOUS", "INTER")
# After a stem of three letters chance makes most suffixes: only these are read there.
_AFTER_THREE = frozenset(["IER", "IERE", "ER", "EUR", "EUSE", "EE", "ERIE", "ERAIE", "ETTE", "AIRE", "ATURE"])
# Suffixes of small things and of feminines: two words with one of them seldom share a stem that is no word by itself.
_SMALL = frozenset(["ON", "ET", "ETE", "ETTE", "EL", "ELLE", "EAU", "OT", "ARD"])
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
    ("SOLEIL", "SOLAIRE", "INSOLATION"),
    ("LUNE", "LUNAIRE", "ALUNIR"),
    ("ETOILE", "STELLAIRE"),
    ("ECOLE", "SCOLAIRE", "SCOLARITE", "ECOLIER"),
    ("LIVRE", "LIBRAIRE", "LIBRAIRIE"),
    ("FLEUVE", "FLUVIAL"),
    ("LAC", "LACUSTRE"),
    ("RIVE", "RIVIERE", "RIVERAIN"),
    ("NOIX", "NOYER", "NOISETTE", "NOISETIER"),
    ("VIGNE", "VIN", "VIGNOBLE", "VIGNERON", "VINICOLE"),
    ("BLE", "EMBLAVER"),
    ("SEL", "SALER", "SALADE", "SALIERE", "SALOIR", "SALIN"),
    ("CERF", "CERVIDE"),
    ("ANE", "ANERIE", "ANESSE", "ANON"),
    ("BOEUF", "BOUVIER", "BOVIN", "BOUVILLON"),
    ("PORC", "PORCIN", "POURCEAU"),
    ("BREBIS", "BERGER", "BERGERIE", "OVIN"),
    ("CHEVRE", "CAPRIN", "CABRI", "CABRIOLE"),
    ("OIE", "OISON"),
    ("OISEAU", "OISELEUR", "OISILLON"),
    ("OEUF", "OVALE", "OVULE"),
    ("POISSON", "PISCICULTURE"),
    ("ABEILLE", "APICULTURE", "APICULTEUR"),
    ("JOIE", "JOYEUX", "JOVIAL"),
    ("AMI", "AMITIE", "AMICAL", "AMICALE"),
    ("AMOUR", "AIMER", "AMANT"),
    ("MORT", "MOURIR", "MORTUAIRE"),
    ("VIE", "VIVRE", "VITAL", "VIVANT"),
    ("PERE", "PATERNEL", "PATERNITE"),
    ("MERE", "MATERNEL", "MATERNITE", "MATERNELLE"),
    ("FRERE", "FRATERNEL", "FRATERNITE", "CONFRERE"),
    ("ENFANT", "ENFANCE", "INFANTILE"),
    ("FEMME", "FEMININ", "FEMELLE"),
    ("HOMME", "HUMAIN", "BONHOMME", "SURHOMME"),
    ("PEUPLE", "POPULAIRE", "POPULATION"),
    ("VILLE", "VILLAGE"),
    ("CHAMP", "CHAMPETRE", "CAMPAGNE"),
    ("HERBE", "HERBIER", "HERBIVORE"),
    ("FEUILLE", "FEUILLAGE", "FOLIAIRE"),
    ("CORPS", "CORPOREL", "CORSET", "CORSAGE"),
    ("TETE", "TETU", "ENTETER", "ENTETE", "TETARD"),
    ("COEUR", "CORDIAL", "CARDIAQUE", "ECOEURER"),
    ("SANG", "SANGUIN", "SAIGNER", "SANGLANT", "ENSANGLANTER", "SAIGNEMENT"),
    ("OS", "OSSATURE", "OSSELET", "OSSEUX", "DESOSSER"),
    ("PEAU", "PELER", "PELURE"),
    ("NEZ", "NASAL", "NARINE", "NASEAU"),
    ("BOUCHE", "BUCCAL", "BOUCHEE"),
    ("BRAS", "BRACELET", "BRASSARD", "EMBRASSER", "BRASSE"),
    ("DOIGT", "DIGITAL", "DOIGTE"),
    ("CHEVEU", "CAPILLAIRE", "CHEVELURE"),
    ("POIL", "PELAGE", "EPILER", "POILU"),
    ("PIERRE", "PETRIFIER", "PERRON", "EMPIERRER"),
    ("FER", "FERRAILLE", "FERRONNIER", "FERROVIAIRE", "FERRER"),
    ("OR", "DORER", "DORURE", "ORFEVRE"),
    ("AIR", "AERIEN", "AERER", "AERATION"),
    ("FROID", "FRIGO", "REFROIDIR", "REFRIGERER"),
    ("CHAUD", "CHALEUR", "CHAUFFER", "CHAUFFAGE", "CHAUDIERE", "CHAUDRON"),
    ("HIVER", "HIVERNAL", "HIBERNER"),
    ("ETE", "ESTIVAL", "ESTIVANT"),
    ("TEMPS", "TEMPOREL", "TEMPORAIRE", "TEMPETE"),
    ("AN", "ANNEE", "ANNUEL", "ANNIVERSAIRE"),
    ("MOIS", "MENSUEL"),
    ("SEMAINE", "HEBDOMADAIRE"),
    ("FETE", "FESTIN", "FESTIVAL"),
    ("NOM", "NOMMER", "NOMINAL", "PRENOM", "SURNOM"),
    ("VOIX", "VOCAL", "VOCALISE"),
    ("SON", "SONNER", "SONORE", "SONNETTE"),
    ("PARTIR", "DEPART"),
    ("VOIR", "VUE", "VISION", "VISIBLE"),
    ("CUIRE", "CUISINE", "CUISSON", "CUISINIER", "CUIT"),
    ("BOIRE", "BOISSON", "BUVEUR", "BUVETTE", "BUVARD"),
    ("DORMIR", "DORTOIR", "DORMEUR"),
    ("NAITRE", "NAISSANCE", "NATAL", "NATIF"),
    ("FAIM", "AFFAME", "FAMINE"),
    ("SOIF", "ASSOIFFE"),
    ("PAIN", "PANIER", "PANURE", "PANER"),
    ("BAIN", "BAIGNER", "BAIGNOIRE", "BAIGNEUR"),
    ("PRE", "PRAIRIE"),
    ("BOIS", "BOISER", "BOCAGE", "BOSQUET"),
    ("FORET", "FORESTIER"),
    ("MONT", "MONTAGNE", "MONTER", "MONTEE"),
    ("ROUE", "ROUAGE", "ROTATION"),
    ("MOTEUR", "MOTO", "MOTORISER", "MOTARD"),
    ("NAVIRE", "NAVAL", "NAVIGUER", "NAVIGATION", "NEF"),
    ("AVION", "AVIATEUR", "AVIATION"),
    ("FENETRE", "DEFENESTRER"),
    ("CANE", "CANETON", "CANARD"),
    ("DOS", "DOSSIER", "DOSSARD", "DORSAL", "ADOSSER"),
    ("LIT", "LITERIE", "ALITE", "ALITER"),
    ("GENOU", "AGENOUILLER", "GENOUILLERE"),
    ("PAIX", "PAISIBLE", "PACIFIQUE", "APAISER"),
    ("CROIX", "CROISER", "CROISEMENT", "CRUCIFIX"),
    ("LOI", "LEGAL", "LEGALITE"),
    ("ARC", "ARCHER", "ARCADE", "ARCHET"),
    ("CHAIR", "CHARNEL", "CHARCUTIER", "CARNIVORE"),
    ("VENT", "EVENTAIL", "VENTILATEUR", "VENTILER", "VENTEUX"),
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
        "CARPE/CARPETTE",
        "LOUP/LOUPER",
        "COUT/COUTEAU",
        "BOUTEILLE/BOUTON",
        "CUISINIER/CUISSE",
        "POMPIER/POMPON",
        "BRAS/BRASIER",
        "PORT/PORTION",
        "FOUGERE/FOUGUE",
        "MANTE/MANTEAU",
        "CHALE/CHALET",
        "VIOLETTE/VIOLON",
        "VERRE/VERROU",
        "FOUR/FOURRURE",
        "CHENE/CHENET",
        "CUISINE/CUISSE",
        "POMPE/POMPON",
    ]
)
_OWN_LEMMAS = frozenset(["LORIS"])
"""Lemmas that the dictionary knows only as a form of another one."""
_SOFT = (
    ("EAU", "EL"), ("QU", "C"), ("CH", "C"), ("GU", "G"), ("LL", "L"), ("NN", "N"), ("TT", "T"), ("RR", "R"), ("SS", "S"),
    ("PP", "P"), ("MM", "M"), ("FF", "F"),
)  # fmt: skip
_GROUPS = {word: group for group, words in enumerate(_RELATED) for word in words}


Lemmas: TypeAlias = Callable[[str], Collection[str]]


class Stem(NamedTuple):
    """What may be the root of a lemma: its letters, and the suffix after it ('' for the whole lemma)."""

    text: str
    suffix: str


class Family(StrEnum):
    """The same lemma in another form, perhaps the same root (the table is asked), or not related."""

    MEME_MOT = "meme_mot"
    PEUT_ETRE = "peut_etre"
    NON = "non"


def same_family(first: str, second: str, lemmas: Lemmas) -> Family:
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
    return Family.PEUT_ETRE if any(_related(one, other, lemmas) for one, other in pairs) else Family.NON


def _lemmas(word: str, lemmas: Lemmas) -> set[str]:
    """Return the folded lemmas of a word; the word itself where the list does not know it."""
    folded = letters(word)
    if folded is None:
        return set()
    return {lemma for lemma in map(letters, lemmas(folded)) if lemma} or {folded}


def _own(word: str, found: set[str]) -> set[str]:
    """Return the word alone where it is one of its own lemmas."""
    folded = letters(word) or ""
    return {folded} if folded in found or folded in _OWN_LEMMAS else found


def _related(one: str, other: str, lemmas: Lemmas) -> bool:
    """Tell whether two lemmas may share their root."""
    if one in _GROUPS and _GROUPS[one] == _GROUPS.get(other):
        return True
    return _derived(one, other, lemmas) or _prefixed(one, other, lemmas) or _prefixed(other, one, lemmas)


def _derived(one: str, other: str, lemmas: Lemmas) -> bool:
    """Tell whether two lemmas meet in a stem, one suffix at least taken off: port and porte, alike as they are, do not."""
    ours, theirs = _stems(one), _stems(other)
    return any(_meet(ours[stem], theirs[stem], lemmas) for stem in ours.keys() & theirs.keys())


def _meet(ours: Stem, theirs: Stem, lemmas: Lemmas) -> bool:
    """Tell whether two derivatives may have this stem in common: of small things (*requin*, *requête*) only where it is a word."""
    taken = {ours.suffix, theirs.suffix}
    if "" in taken:
        return len(taken) > 1
    return taken.isdisjoint(_SMALL) or any(lemmas(stem.text + end) for stem in (ours, theirs) for end in ("", "E"))


def _prefixed(long: str, short: str, lemmas: Lemmas) -> bool:
    """Tell whether one lemma is the other, or a derivative of it, behind a prefix."""
    if len(short) < SHORTEST_STEM + 1:
        return False
    tails = (long[len(prefix) :] for prefix in _PREFIXES if long.startswith(prefix) and len(long) - len(prefix) > SHORTEST_STEM)
    return any(tail == short or _derived(tail, short, lemmas) for tail in tails)


def _stems(lemma: str) -> dict[str, Stem]:
    """Return what may be the root of a lemma, softened: itself and what stands before each suffix, the shortest of which counts."""
    stems: dict[str, Stem] = {}
    for suffix in _SUFFIXES:
        if lemma.endswith(suffix):
            stem = lemma[: -len(suffix)]
            if len(stem) > SHORTEST_STEM or (len(stem) == SHORTEST_STEM and suffix in _AFTER_THREE):
                stems.setdefault(_soften(stem), Stem(stem, suffix))
    return stems | {_soften(lemma): Stem(lemma, "")}


def _soften(stem: str) -> str:
    """Write a stem so that its variants before suffixes look alike."""
    for variant, plain in _SOFT:
        stem = stem.replace(variant, plain)
    return stem.rstrip("EO") if len(stem) > SHORTEST_STEM else stem
