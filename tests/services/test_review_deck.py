"""The carnet: when a choice comes back, when it leaves, and what is kept of it."""

from __future__ import annotations

from datetime import date, timedelta

from ludogite.core.advice import Loss, Remark
from ludogite.services.review_deck import MOST, ReviewCard, answered, due, keep, kept
from ludogite.store import open_in_memory

TODAY = date(2026, 3, 8)
LOSS = Loss(7, 0, Remark.of("yahtzee.choice_zero", box="carre"), Remark.of("yahtzee.choice_keep", dice="6 6"), 8.25, "6 6 2 1 1")
CODE = "GAM0-MS4T-4MJ3-K"


def after(days: int) -> date:
    return TODAY + timedelta(days=days)


def test_a_choice_comes_back_after_a_day_a_week_and_a_month() -> None:
    pages = answered((), "yahtzee", CODE, LOSS, found=True, today=TODAY)
    day, waits = TODAY, []
    while pages:
        assert due(pages, pages[0].due - timedelta(days=1)) == ()
        waits.append((pages[0].due - day).days)
        day = pages[0].due
        assert due(pages, day) == pages
        pages = answered(pages, "yahtzee", CODE, LOSS, found=True, today=day)
    assert waits == [1, 7, 30]


def test_what_is_not_found_begins_again_and_what_is_found_too_early_waits_on() -> None:
    pages = answered((), "yahtzee", CODE, LOSS, found=False, today=TODAY)
    pages = answered(pages, "yahtzee", CODE, LOSS, found=True, today=after(1))
    assert pages[0].due == after(8)
    assert answered(pages, "yahtzee", CODE, LOSS, found=True, today=after(2)) == pages
    again = answered(pages, "yahtzee", CODE, LOSS, found=False, today=after(8))
    assert (again[0].found, again[0].due) == (0, after(9))


def test_a_carnet_is_kept_and_what_is_spoilt_in_it_is_left_out() -> None:
    store = open_in_memory()
    pages = answered((), "yahtzee", CODE, LOSS, found=False, today=TODAY)
    keep(store, 3, pages)
    assert kept(store, 3) == pages
    assert kept(store, 4) == ()
    held = store.settings.get("carnet/3")
    assert isinstance(held, list)
    page = held[0]
    assert isinstance(page, dict)
    wrong = (("due", "x"), ("entry", -1), ("cost", 1e300), ("played", 3), ("found", 9))
    store.settings.set("carnet/3", [*({**page, name: value} for name, value in wrong), 7, page, {}])
    assert kept(store, 3) == pages
    store.settings.set("carnet/3", {"a": 1})
    assert kept(store, 3) == ()
    store.close()


def test_a_carnet_has_an_end() -> None:
    pages: tuple[ReviewCard, ...] = ()
    for entry in range(MOST + 50):
        loss = Loss(entry, 0, LOSS.played, LOSS.best, 1.0)
        pages = answered(pages, "yahtzee", CODE, loss, found=False, today=TODAY)
    assert len(pages) == MOST
    assert pages[-1].loss.entry == MOST + 49
