"""What every room does when something cannot be read or written: it says why, and goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from ludogite.core.log import LogError
from ludogite.games.game import ResourceError
from ludogite.store.errors import StoreError
from ludogite.ui import texts

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController

T = TypeVar("T")


def told(house: AppController, make: Callable[[], T]) -> T | None:
    """Return what a call makes; where a game, a resource or the family's data stand in the way, say so and return None."""
    try:
        return make()
    except LogError as error:
        sentence = texts.log_error(error.code, error.args_by_name)
    except ResourceError as error:
        sentence = texts.log_error(error.code, {"name": error.name})
    except StoreError as error:
        sentence = texts.store_error(error.code, error.details)
    house.window.tell("danger", sentence)
    return None
