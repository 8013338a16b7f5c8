"""A visitor without rest: keys, questions and other puzzles in any order, while Python is killed again and again.

What stands in the grid is followed in a model beside the page, move by move, undo and redo included; at the end the
page is opened anew, and the store must hold every game with all its moves.
"""

import random
from dataclasses import dataclass, field

from playwright.sync_api import Page
from tests.e2e.conftest import FIRST_WAIT
from tests.e2e.visit import line, paste, paste_line, python_of, wait_for, wait_for_line

KILL = "() => setTimeout(() => self.close(), 0)"
WATCH = """() => {
    const [times, root] = [{}, document.documentElement];
    let [state, since] = [root.dataset.py, performance.now()];
    new MutationObserver(() => {
        const now = performance.now();
        times[state] = Math.max(times[state] ?? 0, now - since);
        if (root.dataset.py !== state) [state, since] = [root.dataset.py, now];
    }).observe(root, { attributeFilter: ["data-py"] });
    self.longest = times;
}"""
KEPT = """() => new Promise((resolve) => {
    const opening = indexedDB.open("pencilmark");
    opening.onsuccess = () => {
        const work = opening.result.transaction(["games", "moves"]);
        const [games, keys] = [work.objectStore("games").getAll(), work.objectStore("moves").getAllKeys()];
        work.oncomplete = () => {
            opening.result.close();
            const count = (id) => keys.result.filter(([game]) => game === id).length;
            const lineOf = ({ givens }) => givens.map((value) => value || ".").join("");
            resolve(games.result.map(({ id, puzzle, done }) => [lineOf(puzzle), done, count(id)]));
        };
    };
})"""


@dataclass
class Game:
    """What a game must look like: the lines that stood in the grid, and which of them stands there now."""

    lines: list[str]
    at: int = 0

    def make(self, line: str) -> None:
        """Make a move after which *line* stands in the grid."""
        self.lines = [*self.lines[: self.at + 1], line]
        self.at += 1

    @property
    def line(self) -> str:
        """What stands in the grid."""
        return self.lines[self.at]


@dataclass
class Chaos:
    """A run: what was done, and what went wrong."""

    page: Page
    dice: random.Random
    puzzles: list[str]
    games: list[Game] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    kills: int = 0

    @property
    def game(self) -> Game:
        """The game on the grid."""
        return self.games[-1]

    def act(self) -> None:
        """Do something, and see whether the grid is as it should be."""
        moves = [self.enter] * 12 + [self.mark] * 3 + [self.undo, self.redo, self.erase] * 2
        self.dice.choice([*moves, self.hint, self.solve, self.other])()
        self.look()

    def look(self) -> None:
        """Note what is not as it should be; the page may draw it a frame later."""
        try:
            wait_for_line(self.page, self.game.line)
        except Exception:
            self.lost.append(f"{line(self.page)} for {self.game.line}")
            self.game.lines[self.game.at] = line(self.page)

    def cell(self) -> int:
        """Go to any cell that is no given."""
        free = [cell for cell, sign in enumerate(self.game.lines[0]) if sign == "."]
        chosen = self.dice.choice(free)
        self.page.locator("[role=gridcell]").nth(chosen).click()
        return chosen

    def enter(self) -> None:
        """Write a digit other than the one there."""
        cell = self.cell()
        line = self.game.line
        digit = self.dice.choice([sign for sign in "123456789" if sign != line[cell]])
        self.page.keyboard.press(digit)
        self.game.make(line[:cell] + digit + line[cell + 1 :])

    def mark(self) -> None:
        """Write a corner mark: a move that changes no digit, and none at all where one stands."""
        cell = self.cell()
        self.page.keyboard.press(f"Shift+{self.dice.choice('123456789')}")
        if self.game.line[cell] == ".":
            self.game.make(self.game.line)

    def erase(self) -> None:
        """Take out a digit."""
        cell = self.cell()
        line = self.game.line
        if line[cell] != ".":
            self.page.keyboard.press("Delete")
            self.game.make(line[:cell] + "." + line[cell + 1 :])

    def undo(self) -> None:
        """Take a move back."""
        if self.game.at:
            self.page.keyboard.press("Control+z")
            self.game.at -= 1

    def redo(self) -> None:
        """Make it again."""
        if self.game.at + 1 < len(self.game.lines):
            self.page.keyboard.press("Control+y")
            self.game.at += 1

    def hint(self) -> None:
        """Ask for a hint, and do not wait for it."""
        self.page.get_by_role("button", name="Hint", exact=True).click()

    def solve(self) -> None:
        """Ask for the answer, and take it back if it comes; a worker that dies meanwhile owes none."""
        self.page.get_by_role("button", name="Solve", exact=True).click()
        self.page.wait_for_function("() => document.querySelector('#cancel').hidden", timeout=FIRST_WAIT)
        answer = line(self.page)
        if answer != self.game.line:
            self.page.keyboard.press("Control+z")
            self.game.make(answer)
            self.game.at -= 1  # undone, it may still be made again

    def other(self) -> None:
        """Open the next puzzle."""
        if self.puzzles:
            puzzle = self.puzzles.pop()
            paste(self.page, puzzle)
            self.games.append(Game([puzzle]))

    def kill(self) -> None:
        """End Python's worker as a browser does that is short of memory."""
        if self.page.workers:
            python_of(self.page).evaluate(KILL)
            self.kills += 1

    def finish(self) -> dict[str, float]:
        """Open the page anew, look into the store, and return the seconds that each state of Python lasted at most."""
        wait_for(self.page, "ready", FIRST_WAIT)
        times = self.page.evaluate("() => self.longest")
        self.page.reload()
        self.look()
        kept = {puzzle: (done, moves) for puzzle, done, moves in self.page.evaluate(KEPT)}
        for game in self.games:
            if len(game.lines) > 1 and kept.get(game.lines[0]) != (game.at, len(game.lines) - 1):
                self.lost.append(f"{kept.get(game.lines[0])} for {(game.at, len(game.lines) - 1)} moves")
        return {state: milliseconds / 1000 for state, milliseconds in times.items()}


def rage(
    page: Page, site: str, actions: int, kills: int, puzzles: list[str], seed: int
) -> tuple[Chaos, dict[str, float]]:
    """Do *actions* with *kills* of the worker between them, from that *seed*."""
    dice = random.Random(seed)
    chaos = Chaos(page, dice, puzzles[1:])
    page.goto(f"{site}/#solve")
    wait_for(page, "ready", FIRST_WAIT)
    paste_line(page, puzzles[0])
    chaos.games.append(Game([puzzles[0]]))
    page.evaluate(WATCH)
    deaths = set(dice.sample(range(actions), kills))
    for number in range(actions):
        if number in deaths:
            chaos.kill()
        chaos.act()
    return chaos, chaos.finish()
