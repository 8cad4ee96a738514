"""What the dictionary answers, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from ludogite.services.lookup import TopicPlace
from ludogite.services.rare_words import RareWord
from ludogite.ui import texts
from ludogite.ui.texts.dates import long_day
from ludogite.ui.texts.grammar import say
from ludogite.words.answers import How
from ludogite.words.fold import letters
from ludogite.words.lexicon import Explanation, Reading
from ludogite.words.meanings import Sense
from ludogite.words.reasons import Reason

translate = QCoreApplication.translate


def reading_sentence(reading: Reading) -> str:
    """Say a reading's grammar, and of which lemma: « de abandonner, participe passé »."""
    grammar = say(reading.grammar) or reading.note
    if reading.lemma and reading.lemma != reading.spelling:
        of = translate("Dico", "de « {lemma} »").format(lemma=reading.lemma)
        return f"{grammar}, {of}" if grammar else of
    return grammar


def meaning_sentence(senses: Sequence[Sense]) -> str:
    """Say what a word means, a line for each sense, each with its lemma where there are several; '' where nobody has written it."""
    language = "en" if QLocale().language() == QLocale.Language.English else "fr"
    several = len({sense.lemma for sense in senses}) > 1
    lines = (f"{sense.lemma}\u202f: {sense.told(language)}" if several else sense.told(language) for sense in senses)
    return "\n".join(lines)


def rare_line(found: RareWord) -> str:
    """Say what a word means in one short sentence, its first sense; with its lemma where it is another form."""
    sense, word = found.senses[0], found.word
    spoken = sense.told("en" if QLocale().language() == QLocale.Language.English else "fr")
    if letters(sense.lemma) != letters(word):
        word = f"{word} ({sense.lemma})"
    return translate("Dico", "{word} : {meaning}.").format(word=word, meaning=spoken)


def ruling_sentence(found: Explanation) -> str:
    """Say who ruled about the word and when; '' where nobody did."""
    if not found.ruled_by:
        return ""
    template = (
        translate("Dico", "Accepté à la maison par {who}, le {day}.")
        if found.valid
        else translate("Dico", "Écarté à la maison par {who}, le {day}.")
    )
    return template.format(who=found.ruled_by, day=long_day(found.ruled_at))


def reason_sentence(found: Explanation, wink: Callable[[str], str]) -> str:
    """Say why a text is no word of play; '' for a valid one. ``wink`` says what a game knows of a word of its own."""
    if found.refusal is None:
        return ""
    if found.refusal.code == Reason.BANNED:
        return ruling_sentence(found)
    if known := wink(found.word):
        return known
    spelling = dict(found.refusal.args).get("spelling")
    sentence = texts.refusal(found.refusal.code, found.refusal.args)
    if not spelling or (str(spelling).casefold() == found.word.casefold() and str(spelling).islower()):
        return sentence
    return translate("Dico", "« {spelling} ». {reason}").format(spelling=spelling, reason=sentence)


def place_sentence(place: TopicPlace) -> str:
    """Say why an answer stands under a theme, or that the family does not take it there."""
    if place.ruling is not None:
        template = (
            translate("Dico", "Accepté à la maison par {who}, le {day}.")
            if place.stands
            else translate("Dico", "Écarté à la maison par {who}, le {day}.")
        )
        return template.format(who=place.ruling.who, day=long_day(place.ruling.at))
    if place.match is None:
        return ""
    word = place.match.entry.text
    match place.match.how:
        case How.LISTED:
            return translate("Dico", "Dans la liste : « {word} ».").format(word=word)
        case How.FORM:
            return translate("Dico", "Une autre forme de « {word} », qui est dans la liste.").format(word=word)
        case How.FULL_NAME:
            return translate("Dico", "Le nom entier de « {word} », qui est dans la liste.").format(word=word)
        case How.OPEN_DATA:
            return _open_data(place.match.source).format(word=word)


def _open_data(source: str) -> str:
    """Name the list of open data that holds an answer."""
    match source:
        case "communes":
            return translate("Dico", "« {word} », une commune de France.")
        case "villes":
            return translate("Dico", "« {word} », une grande ville du monde.")
        case "territoires":
            return translate("Dico", "« {word} », un pays ou un territoire.")
        case "prenoms":
            return translate("Dico", "« {word} », un prénom donné en France.")
        case _:
            return translate("Dico", "« {word} », dans une liste ouverte.")


def explain_sentence(found: Explanation, wink: Callable[[str], str]) -> str:
    """Say everything about a verdict in one line, for the terminal."""
    if found.valid:
        told = [f"{reading.spelling} : {reading_sentence(reading)}" for reading in found.readings]
        return " ; ".join(told) or ruling_sentence(found)
    reason = reason_sentence(found, wink)
    if not found.near:
        return reason
    near = translate("Dico", "Proches : {words}.").format(words=", ".join(word.lower() for word in found.near))
    return f"{reason} {near}"
