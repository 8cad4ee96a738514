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
    "OSITE",
    "TERIE",
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
    "TESSE",
    "CIEN",
    "CIENNE",
    "CIR",
    "ISSER",
    "ISSE",
    "IN",
    "INE",
    "ESTRE",
    "ESQUE",
    "CRATE",
    "CRATIE",
    "ERELLE",
    "TIERE",
    "IFRICE",
    "ERET",
    "ETIER",
    "ETERIE",
    "ENT",
)
_PREFIXES = ("EN", "EM", "DE", "DES", "RE", "PARA", "SUR", "IN", "IM", "A", "ANTI", "MAL", "PRE", "SOUS", "INTER")
# Prefixes so long that what follows is a word, be it of three letters.
_LONG_PREFIXES = (
    "AUTO",
    "TELE",
    "CONTRE",
    "TRANS",
    "SUPER",
    "HYPER",
    "MINI",
    "MAXI",
    "MICRO",
    "MULTI",
    "CYBER",
    "PARA",
    "ANTI",
    "INTER",
    "VIDEO",
    "RADIO",
    "AERO",
    "HYDRO",
    "ULTRA",
    "TRI",
    "BI",
)
_OF_VERBS = ("ER", "IR")
"""Endings of the verbs that é- makes (*changer*, *échanger*): before a noun, *étoile*, it is chance."""
# After a stem of three letters chance makes most suffixes: only these are read there.
_AFTER_THREE = frozenset(["IER", "IERE", "ER", "EUR", "EUSE", "EE", "ERIE", "ERAIE", "ETTE", "AIRE", "ATURE"])
# Where the stem is the other lemma, whole (*mur*) or but for its last e (*sage*), these too.
_AFTER_THREE_WHOLE = frozenset(["ET", "AGE", "EUX", "ISTE", "OIR", "ESSE", "ISE", "ISME", "URE", "EMENT", "ABLE", "ELET", "IF"])
# Suffixes of small things and of feminines: two words with one of them seldom share a stem that is no word by itself.
_SMALL = frozenset(["ON", "ET", "ETE", "ETTE", "EL", "ELLE", "EAU", "OT", "ARD"])
# On a whole word that is short, even these are chance as often as not: *pois*, *poison*; *chape*, *chapeau*; *viole*, *violence*.
_CHANCE = frozenset(["ON", "EAU", "ARD", "ELLE", "ENCE", "EL", "OT", "OTE", "IN", "INE", "ENT"])
_LONG_STEM = 5
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
    ("VERT", "VERDURE", "VERDATRE", "VERDIR", "VERDOYER", "VERDOYANT", "VERDIER"),
    ("NAGER", "NATATION", "NAGEOIRE", "NAGEUR"),
    ("CHAT", "CHATON", "CHATTE", "CHATIERE", "CHATOUNET"),
    ("OURS", "OURSON", "OURSE", "OURSIN"),
    ("LAPIN", "LAPEREAU"),
    ("SOURIS", "SOURICEAU", "SOURICIERE"),
    ("AIGLE", "AIGLON"),
    ("LION", "LIONCEAU", "LIONNE"),
    ("TIGRE", "TIGRON", "TIGRESSE"),
    ("DINDE", "DINDON", "DINDONNEAU"),
    ("PRUNE", "PRUNEAU", "PRUNIER", "PRUNELLE", "PRUNELLIER"),
    ("GLACE", "GLACON", "GLACIER", "GLACIAL", "GLACIERE", "VERGLAS"),
    ("BALLE", "BALLON"),
    ("DENT", "DENTELLE", "DENTISTE", "DENTIFRICE", "DENTIER", "EDENTE"),
    ("TABLE", "TABLEAU", "TABLETTE", "TABLIER", "ATTABLER"),
    ("CARTE", "CARTON", "CARTABLE", "CARTOMANCIEN"),
    ("DRAP", "DRAPEAU", "DRAPER"),
    ("JUPE", "JUPON"),
    ("RUE", "RUELLE"),
    ("TOUR", "TOURELLE"),
    ("CORDE", "CORDON", "CORDELETTE", "CORDAGE", "CORDIER"),
    ("POUSSE", "POUSSETTE", "POUSSER"),
    ("CAVE", "CAVEAU", "CAVERNE"),
    ("CHAINE", "CHAINON"),
    ("SOLEIL", "PARASOL", "TOURNESOL", "ENSOLEILLE"),
    ("LAMPE", "LAMPION", "LAMPADAIRE", "LAMPISTE"),
    ("LUMIERE", "LUMINAIRE", "LUMINEUX", "LUMINOSITE", "ILLUMINER", "ALLUMER", "ALLUMETTE"),
    ("FENETRE", "FENESTRON", "PORTEFENETRE"),
    ("PLAFOND", "PLAFONNIER", "PLAFONNER"),
    ("PETIT", "RAPETISSER", "PETITESSE"),
    ("FOU", "FOLIE", "FOLLE", "AFFOLER", "FOLATRE"),
    ("TERRE", "SOUTERRAIN", "TERRESTRE", "TERRAIN", "TERREAU", "TERRASSE", "TERRITOIRE", "ENTERRER", "ATTERRIR", "TERRIER"),
    ("RIRE", "SOURIRE", "RIEUR", "RISEE", "RISIBLE", "DERISION"),
    ("VOLER", "VOL", "ENVOL", "VOLEUR", "VOLATILE", "VOLIERE", "ENVOLER"),
    ("ACHAT", "ACHETER", "ACHETEUR"),
    ("GRAIN", "GRAINE", "EGRENER", "GRENIER", "GRANULE", "GRAINETIER"),
    ("CHEVEU", "CHEVELU", "CHEVELURE", "ECHEVELE"),
    ("PIED", "PIETON", "PIETINER", "TREPIED", "PEDALE", "PEDALO", "PEDICURE", "PEDESTRE"),
    ("FOUR", "FOURNEE", "FOURNIL", "FOURNEAU", "ENFOURNER", "FOURNAISE"),
    ("HISTOIRE", "HISTORIEN", "HISTORIQUE", "PREHISTOIRE"),
    ("MEMOIRE", "MEMORISER", "MEMORABLE", "COMMEMORER"),
    ("POULE", "POULAILLER", "POULET", "POULETTE", "POUSSIN"),
    ("MAIN", "MANIER", "MANETTE", "MANCHOT", "MENOTTE", "MANUSCRIT"),
    ("TENNIS", "TENNISMAN"),
    ("CRAIE", "CRAYEUX", "CRAYON"),
    ("SENTIR", "SENTIMENT", "SENSATION", "SENS"),
    ("SAVOIR", "SAVANT"),
    ("POUVOIR", "PUISSANT", "PUISSANCE"),
    ("VOULOIR", "VOLONTE", "VOLONTAIRE"),
    ("MOUDRE", "MOULIN", "MEUNIER", "MOUTURE"),
    ("NEUF", "NOUVEAU", "NOUVEAUTE", "RENOUVELER", "RENOVER", "NOVICE"),
    ("VIEUX", "VIEILLARD", "VIEILLESSE", "VIEILLIR"),
    ("BEAU", "BEAUTE", "EMBELLIR", "BELLATRE"),
    ("DOUX", "DOUCEUR", "ADOUCIR", "DOUCETTE"),
    ("FRAIS", "FRAICHEUR", "RAFRAICHIR"),
    ("LONG", "LONGUEUR", "ALLONGER", "LONGITUDE"),
    ("HAUT", "HAUTEUR", "ALTITUDE", "HAUSSE", "EXHAUSSER"),
    ("LOURD", "LOURDEUR", "ALOURDIR"),
    ("CLAIR", "CLARTE", "ECLAIR", "ECLAIRER", "ECLAIRAGE", "CLAIRIERE"),
    ("SOMBRE", "ASSOMBRIR"),
    ("MOU", "MOLLESSE", "RAMOLLIR", "MOLLET"),
    ("SEC", "SECHER", "SECHERESSE", "SECHOIR", "ASSECHER"),
    ("ROUX", "ROUSSEUR", "ROUSSIR"),
    ("FAUX", "FAUSSER", "FAUSSAIRE", "FALSIFIER"),
    ("PUBLIC", "PUBLIER", "PUBLICITE", "PUBLICATION"),
    ("AVEUGLE", "AVEUGLER"),
    ("OUVRIR", "OUVERTURE", "OUVREUR", "ROUVRIR"),
    ("COUVRIR", "COUVERTURE", "COUVERCLE", "COUVERT", "DECOUVRIR"),
    ("OFFRIR", "OFFRE", "OFFRANDE"),
    ("SOUFFRIR", "SOUFFRANCE"),
    ("RECEVOIR", "RECEPTION", "RECETTE", "RECEVEUR"),
    ("CONDUIRE", "CONDUCTEUR", "CONDUITE", "CONDUCTRICE"),
    ("PRODUIRE", "PRODUCTEUR", "PRODUIT", "PRODUCTION"),
    ("TRADUIRE", "TRADUCTEUR", "TRADUCTION"),
    ("DETRUIRE", "DESTRUCTION", "DESTRUCTEUR"),
    ("INSTRUIRE", "INSTRUCTION", "INSTRUCTEUR"),
    ("SERVIR", "SERVICE", "SERVEUR", "SERVITEUR", "SERVIETTE"),
    ("SUIVRE", "SUITE", "SUIVANT", "POURSUITE"),
    ("VIVRE", "VIVANT", "VITAL", "VIANDE", "SURVIVRE", "REVIVRE"),
    ("MOUVOIR", "MOUVEMENT", "MOTEUR", "MOBILE"),
    ("CROIRE", "CROYANCE", "CROYANT", "INCROYABLE"),
    ("CROITRE", "CROISSANCE", "CROISSANT"),
    ("DEVOIR", "DETTE", "DEBITEUR"),
    ("FAIRE", "REFAIRE", "DEFAIRE", "AFFAIRE"),
    ("METTRE", "MISE", "REMETTRE", "PERMETTRE"),
    ("PRENDRE", "PRISE", "REPRENDRE", "APPRENDRE", "ENTREPRENDRE"),
    ("APPRENDRE", "APPRENTI", "APPRENTISSAGE"),
    ("POSER", "POSE", "POSITION", "DEPOSER"),
    ("CLORE", "CLOTURE", "CLOS", "ENCLOS", "ECLORE"),
    ("TENIR", "TENUE", "TENEUR", "DETENIR"),
    ("VENIR", "VENUE", "REVENIR", "AVENIR"),
    ("DIRE", "DICTEE", "DICTION", "REDIRE"),
    ("BATTRE", "BATTEUR", "BATAILLE", "COMBAT", "COMBATTRE", "BATTERIE"),
    ("BRULER", "BRULURE", "BRULANT"),
    ("GELER", "GEL", "GELEE", "DEGELER", "CONGELER", "CONGELATEUR"),
    ("PECHE", "PECHER", "PECHEUR"),
    ("POISSON", "POISSONNIER", "POISSONNERIE"),
    ("ROSE", "ROSACE", "ROSIER", "ROSERAIE", "ROSETTE"),
    ("FOURMI", "FOURMILIER", "FOURMILIERE", "FOURMILLER"),
    ("BALAI", "BALAYER", "BALAYETTE", "BALAYEUR"),
    ("TIRER", "TIR", "TIROIR", "TIREUR", "TIRELIRE"),
    ("SOUPE", "SOUPIERE", "SOUPER"),
    ("SAUCE", "SAUCIERE", "SAUCISSE", "SAUCISSON"),
    ("POIVRE", "POIVRON", "POIVRIER"),
    ("PATE", "PATISSIER", "PATISSERIE", "PATEUX"),
    ("CAFE", "CAFETIER", "CAFETIERE", "CAFEINE"),
    ("THE", "THEIERE"),
    ("SUCRE", "SUCRIER", "SUCRERIE"),
    ("JOUR", "JOURNEE", "JOURNAL", "JOURNALISTE", "AJOURNER", "SEJOUR", "TOUJOURS", "BONJOUR"),
    ("NUIT", "NUITEE", "NOCTURNE", "MINUIT"),
    ("SOIR", "SOIREE", "BONSOIR"),
    ("MATIN", "MATINEE", "MATINAL"),
    ("JOUER", "JOUJOU"),
    ("DEUX", "DEUXIEME"),
    ("TROIS", "TROISIEME", "TRIO", "TRIPLE"),
    ("QUATRE", "QUATRIEME", "QUARTIER", "QUART", "QUATUOR"),
    ("CENT", "CENTAINE", "CENTIME", "CENTENAIRE"),
    ("MILLE", "MILLIER", "MILLION", "MILLENAIRE"),
    ("EPOUX", "EPOUSE", "EPOUSER"),
    ("ROMPRE", "RUPTURE", "INTERROMPRE"),
    ("ELIRE", "ELECTION", "ELECTEUR"),
    ("NAITRE", "NAISSANCE", "RENAITRE", "RENAISSANCE"),
    ("COUDRE", "COUTURE", "COUTURIER", "COUSEUSE"),
    ("MOTO", "MOTARD"),
    ("FIL", "FILET", "FILATURE", "FILER", "FILIN", "FICELLE"),
    ("EPINE", "EPINEUX"),
    ("SABLE", "SABLIER", "SABLEUX", "ENSABLER"),
    ("CREME", "CREMIER", "CREMEUX", "ECREMER"),
    ("BOUCHER", "BOUCHERIE"),
    ("HERITER", "HERITAGE", "HERITIER"),
    ("PAUVRE", "PAUVRETE", "APPAUVRIR"),
    ("MALADE", "MALADIE", "MALADIF"),
    ("CERCLE", "CIRCULAIRE", "CIRCULER"),
    ("POINT", "POINTE", "POINTU", "POINTER"),
    ("CHAUSSURE", "CHAUSSETTE", "CHAUSSER", "CHAUSSON", "CHAUSSEUR"),
    ("LETTRE", "LITTERATURE", "LITTERAIRE"),
    ("NOMBRE", "NUMERO", "NUMERIQUE", "NUMERATION"),
    ("SIGNE", "SIGNER", "SIGNATURE", "SIGNAL"),
    ("LANGUE", "LANGAGE", "LINGUISTE"),
    ("VERRE", "VERRIER", "VERRIERE", "VERROTERIE"),
    ("ARGENT", "ARGENTERIE", "ARGENTE"),
    ("MECHANT", "MECHANCETE"),
    ("FRIRE", "FRITURE", "FRITE", "FRITEUSE"),
    ("PRINTEMPS", "PRINTANIER"),
    ("ARBRE", "ARBUSTE", "ARBORICULTURE", "ARBRISSEAU", "ARBORER"),
    ("ROUGE", "ROUGEOLE", "ROUGEUR", "ROUGIR", "ROUGEAUD"),
    ("HEURE", "HORAIRE", "HORLOGE", "HORLOGER"),
    ("SIECLE", "SECULAIRE"),
    ("MARCHE", "MARCHAND", "MARCHANDISE", "MARCHANDER"),
    ("PAYER", "PAIEMENT", "PAYE", "PAYEUR"),
    ("NERF", "NERVEUX", "ENERVER"),
    ("PATIENCE", "PATIENT", "IMPATIENT", "PATIENTER"),
    ("CERVEAU", "CERVELLE", "CEREBRAL"),
    ("COUDE", "ACCOUDOIR", "ACCOUDER"),
    ("FOOT", "FOOTBALL", "FOOTBALLEUR"),
    ("PHOTO", "PHOTOGRAPHE", "PHOTOGRAPHIE", "PHOTOGRAPHIER"),
    ("VENTRE", "VENTRIERE", "EVENTRER", "VENTRILOQUE"),
    ("PLOMB", "PLOMBIER", "PLOMBERIE", "PLOMBAGE"),
    ("PRESSE", "PRESSER", "PRESSION"),
    ("TOUX", "TOUSSER", "TOUSSOTER"),
    ("NOURRIR", "NOURRICE", "NOURRITURE"),
    ("CHAR", "CHARIOT", "CHARRETTE", "CHARRUE"),
    ("SEMER", "SEMENCE", "SEMIS", "SEMOIR", "SEMAILLES"),
    ("PAPIER", "PAPETERIE", "PAPETIER"),
    ("TONNERRE", "TONNER"),
    ("METAL", "METALLURGIE", "METALLIQUE"),
    ("VIS", "VISSER", "TOURNEVIS"),
    ("EMPIRE", "EMPEREUR", "IMPERIAL", "IMPERATRICE"),
    ("ESTOMAC", "STOMACAL"),
    ("POUMON", "PULMONAIRE"),
    ("LIEVRE", "LEVRAUT", "LEVRIER"),
    ("MUSCLE", "MUSCULATION", "MUSCULAIRE"),
    ("CHOEUR", "CHORALE", "CHORISTE"),
    ("CYCLE", "BICYCLETTE", "MOTOCYCLE", "CYCLISTE", "TRICYCLE"),
    ("SAC", "SACOCHE", "SACHET"),
    ("VELO", "VELODROME"),
    ("RATEAU", "RATISSER"),
    ("DEGEL", "GELEE", "GEL"),
    ("EPEE", "EPEISTE"),
    ("FAUX", "FAUCHER", "FAUCILLE"),
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
        "CHEF/CHEVET",
        "SEL/SELLIER",
        "LIS/LISIERE",
        "VIS/VISAGE",
        "MUR/MURE",
        "REQUIN/REQUETE",
        "FORET/FORER",
        "VIOLET/VIOLON",
        "VIOLON/VIOLENCE",
        "VIOLENCE/VIOLET",
        "PLOMBIER/PLOMBIERES",
        "RIVIERE/RIVER",
        "PILE/PILOTE",
        "PELLE/PELER",
        "SELLE/SELLER",
        "MUR/MURE",
        "COLLE/COLLINE",
        "RACE/RACINE",
        "MACHE/MACHINE",
        "REGLE/REGLISSE",
        "CROIX/CROISSANT",
        "LAC/LACET",
        "VOL/VOLET",
        "GAZ/GAZETTE",
        "BOUT/BOUTON",
        "CHAMP/CHAMPION",
        "POISON/POISSON",
        "MARTEAU/MARTIEN",
        "NAVET/NAVETTE",
        "CHEMISE/CHEMIN",
        "GARE/GARAGE",
        "DOS/DOSAGE",
        "FORET/FORAGE",
        "TOUR/TOURTE",
        "TOUR/TOURTEAU",
        "VAL/VALET",
        "VAL/VALISE",
        "COR/CORAGE",
        "PAN/PANAGE",
        "CANE/CANIF",
        "CANE/CANOT",
        "BALLE/BALLADE",
        "RAME/RAMAGE",
        "MARE/MARAGE",
        "POT/POTEAU",
        "RIDE/RIDEAU",
        "PLANE/PLANETE",
        "PLAN/PLANETE",
        "COMPTE/COMTE",
        "FEE/FETE",
        "ETAGE/ETAL",
        "TARTE/TARTAN",
        "COUSIN/COUSSIN",
        "CABINE/CABINET",
        "MAGE/MAGASIN",
        "BOUGE/BOUGIE",
        "CAROTTE/CARO",
        "PERLE/PERLIMPINPIN",
        "SABRE/SABLE",
        "MEULE/MEUBLE",
        "TORTUE/TORTURE",
        "COMMODE/COMMODORE",
        "BARBE/BARBARE",
        "BARBE/BARBECUE",
        "BOL/BOLET",
        "CAR/CARAGE",
        "SOU/SOURIS",
        "CAPE/CAPITAINE",
        "CAPE/CAPABLE",
        "MINE/MINET",
        "MOTTE/MOTEUR",
        "PART/PARTIR",
        "PALE/PALAIS",
        "CANAL/CANAILLE",
        "FIGUE/FIGURE",
        "BRIQUE/BRIQUET",
        "LOGE/LOGIQUE",
        "COUP/COUPE",
        "COUPE/COUPLE",
        "COUPE/COUPABLE",
        "MASSE/MASSAGE",
        "GRUE/GRUAU",
        "PIC/PICNIC",
        "PARC/PARCOURS",
        "PASTEL/PASTILLE",
        "PASTEUR/PATE",
        "COQUE/COQUET",
        "COQ/COQUET",
        "COQ/COQUELICOT",
        "COMTE/COMTOISE",
        "BUS/BUSE",
        "PINCE/PINCEAU",
        "MANCHE/MANCHOT",
        "TALON/TALENT",
        "BUT/BUTEE",
    ]
)
_OWN_LEMMAS = frozenset(["LORIS", "PLOMBIERES", "POLI"])
"""Lemmas that the dictionary knows only as a form of another one."""
_SOFT = (
    ("EAU", "EL"), ("GU", "G"), ("LL", "L"), ("NN", "N"), ("TT", "T"), ("PP", "P"), ("MM", "M"), ("FF", "F"),
)  # fmt: skip
_AFTER_C = ("CH", "QU")
"""How a c at the end of a stem is written before a suffix: *blanc*, *blanchir*; *bancaire*, *banquier*."""
_DOUBLED = ("S", "R")
"""Doubled only after a whole word that ends in them: *gros*, *grossir*; *fer*, *ferraille*; not *case*, *casser*."""
_ON_A_STEM = ("NDRE", "RDRE", "TTRE", "MPRE")
"""Endings of verbs whose -re is a suffix: *vendre*, *vendeur*; *battre*, *batteur*."""
_LAST = {"F": "V", "X": "S"}
"""How a last letter is written before a suffix: *nerf*, *nerveux*; *jaloux*, *jalousie*."""
_GROUPS = {word: {group for group, words in enumerate(_RELATED) if word in words} for words in _RELATED for word in words}


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
    pairs = [(one, other) for one in own for other in other_own]
    if any(frozenset(pair) in _UNRELATED for pair in pairs):
        return Family.NON
    if ours & theirs:
        return Family.PEUT_ETRE
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
    if _GROUPS.get(one, set()) & _GROUPS.get(other, set()) or _sold(one, other) or _sold(other, one):
        return True
    return _derived(one, other, lemmas) or _prefixed(one, other, lemmas) or _prefixed(other, one, lemmas)


def _sold(verb: str, noun: str) -> bool:
    """Tell whether a noun is made from a verb as *vente* from *vendre*, *perte* from *perdre*."""
    return verb.endswith(("NDRE", "RDRE")) and len(verb) > len("NDRE") and noun == verb.removesuffix("DRE") + "TE"


def _derived(one: str, other: str, lemmas: Lemmas) -> bool:
    """Tell whether two lemmas meet in a stem, one suffix at least taken off: port and porte, alike as they are, do not."""
    ours, theirs = _stems(one), _stems(other)
    return any(_meet(mine, yours, lemmas) for stem in ours.keys() & theirs.keys() for mine in ours[stem] for yours in theirs[stem])


def _meet(ours: Stem, theirs: Stem, lemmas: Lemmas) -> bool:
    """Tell whether two derivatives may have this stem in common: of small things (*requin*, *requête*) only where it is a word."""
    taken = {ours.suffix, theirs.suffix}
    short = min(len(ours.text), len(theirs.text))
    if "" in taken:
        if len(taken) == 1 or (taken & _CHANCE and short < _LONG_STEM):
            return False
        return short > SHORTEST_STEM or bool(taken & (_AFTER_THREE | _AFTER_THREE_WHOLE))
    if short <= SHORTEST_STEM and not taken <= _AFTER_THREE:
        return False
    return taken.isdisjoint(_SMALL) or any(lemmas(stem.text + end) for stem in (ours, theirs) for end in ("", "E"))


def _prefixed(long: str, short: str, lemmas: Lemmas) -> bool:
    """Tell whether one lemma is the other, or a derivative of it, behind a prefix."""
    if any(long == prefix + short for prefix in _LONG_PREFIXES) and len(short) >= SHORTEST_STEM:
        return True
    if len(short) < SHORTEST_STEM + 1:
        return False
    prefixes = (*_PREFIXES, *_LONG_PREFIXES, *(("E",) if long.endswith(_OF_VERBS) else ()))
    tails = (long[len(prefix) :] for prefix in prefixes if long.startswith(prefix) and len(long) - len(prefix) > SHORTEST_STEM)
    return any(tail == short or _derived(tail, short, lemmas) for tail in tails)


def _stems(lemma: str) -> dict[str, list[Stem]]:
    """Return what may be the root of a lemma, by its softened letters: itself, and what stands before each suffix."""
    found = [Stem(lemma, "")]
    found += [Stem(lemma.removesuffix(suffix), suffix) for suffix in _SUFFIXES if lemma.endswith(suffix)]
    if lemma.endswith(_ON_A_STEM):
        found.append(Stem(lemma.removesuffix("RE"), "RE"))
    stems: dict[str, list[Stem]] = {}
    for stem in found:
        if len(stem.text) >= SHORTEST_STEM or not stem.suffix:
            for letters_of_it in _spellings(stem):
                stems.setdefault(letters_of_it, []).append(stem)
    return stems


def _spellings(stem: Stem) -> list[str]:
    """Return the softened letters of a stem as they may stand before a suffix."""
    soft = _soften(stem.text)
    doubled = [_soften(stem.text + stem.text[-1])] if not stem.suffix and stem.text.endswith(_DOUBLED) else []
    return [soft, *doubled, *(soft[:-1] + after for after in _AFTER_C if soft.endswith("C"))]


def _soften(stem: str) -> str:
    """Write a stem so that its variants before suffixes look alike."""
    for variant, plain in _SOFT:
        stem = stem.replace(variant, plain)
    stem = stem.rstrip("EO") if len(stem) > SHORTEST_STEM else stem
    return stem[:-1] + _LAST.get(stem[-1:], stem[-1:])
