"""Menus: options narrowed by path."""

from __future__ import annotations

from garrison.core.option import Option
from garrison.terminal.menu import Menu, menu_of


def options(*paths: str) -> list[Option]:
    return [Option(n, path, tuple(path.split())) for n, path in enumerate(paths)]


def labels(menu: Menu) -> list[str]:
    return [menu.label(item, str, lambda option: f"<{option.name}>") for item in menu.items()]


def test_options_are_grouped_by_the_first_ref_in_the_order_offered() -> None:
    menu = menu_of(options("b x", "a x", "b y", "a y", "pass"))
    assert labels(menu) == ["b", "a", "<pass>"]
    assert [len(item.options) for item in menu.items()] == [2, 2, 1]


def test_what_all_share_is_settled() -> None:
    menu = menu_of(options("a move x", "a move y", "a move z"))
    assert menu.settled == ("a", "move")
    assert labels(menu) == ["x", "y", "z"]


def test_a_group_of_one_says_all_that_is_still_open() -> None:
    menu = menu_of(options("a move x", "a move y", "a fire z far", "a rest"))
    assert menu.settled == ("a",)
    assert labels(menu) == ["move, x", "move, y", "fire, z, far", "rest"]


def test_the_only_group_of_several_is_opened_at_once() -> None:
    menu = menu_of(options("a move x", "a move y", "a fire x", "a fire y", "pass"))
    assert labels(menu) == ["a, move", "a, fire", "<pass>"]
    deeper = menu_of(menu.items()[1].options, menu.items()[1].depth)
    assert deeper.settled == ("a", "fire")


def test_an_option_whose_path_ends_early_stays_choosable() -> None:
    menu = menu_of(options("a", "a x", "a y"))
    assert labels(menu) == ["<a>", "x", "y"]
    chosen = {item.single.name for item in menu.items() if item.single is not None}
    assert chosen == {"a", "a x", "a y"}


def test_every_option_can_be_reached() -> None:
    offered = options("a m x 1", "a m x 2", "a m y", "a f x", "b m x", "b m y", "pass", "done")
    reached: list[str] = []
    pending = [menu_of(offered)]
    while pending:
        for item in pending.pop().items():
            if item.single is not None:
                reached.append(item.single.name)
            else:
                pending.append(menu_of(item.options, item.depth))
    assert sorted(reached) == sorted(option.name for option in offered)


def test_a_single_option_is_a_menu_of_one() -> None:
    assert labels(menu_of(options("a move x"))) == ["<a move x>"]


def test_where_the_question_is_how_many_the_number_typed_is_the_answer() -> None:
    menu = menu_of(options("split count:0", "split count:1", "split count:2"))
    assert {number: item.single.name for number, item in menu.numbered().items() if item.single} == {
        0: "split count:0",
        1: "split count:1",
        2: "split count:2",
    }


def test_other_lines_are_numbered_from_1() -> None:
    assert list(menu_of(options("a x", "a count:7", "pass")).numbered()) == [1, 2, 3]
    assert list(menu_of(options("a tile:7", "a tile:8")).numbered()) == [1, 2]
