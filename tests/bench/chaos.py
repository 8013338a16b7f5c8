"""A thousand actions of a visitor while Python is killed fifty times: what is lost, and how long it is busy."""

from tests.bench.frame import Context, Table
from tests.bench.in_browser import chromium
from tests.e2e.chaos import rage

from pencilmark.board.line import write_line
from pencilmark.make.batch import Means, Order, batch
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish

ACTIONS, KILLS, PUZZLES, SEED = 1000, 50, 40, 20260101
PATIENCE = 60_000


def run(context: Context) -> Table:
    """Rage in Chromium; --count says how many actions, a twentieth of them with a kill."""
    actions = context.count or ACTIONS
    made = batch([Order(Wish(), PUZZLES)], SEED, Means())
    puzzles = [write_line(one.puzzle.givens, one.puzzle.geometry.size) for one in made if isinstance(one, Made)]
    with chromium() as (browser, site):
        visitor = browser.new_context(service_workers="block", viewport={"width": 1280, "height": 860})
        visitor.set_default_timeout(PATIENCE)
        chaos, longest = rage(visitor.new_page(), site, actions, actions * KILLS // ACTIONS, puzzles, SEED)
    for fault in chaos.lost:
        print(fault)
    times = (longest.get("busy", 0.0), longest.get("booting", 0.0))
    head = ("actions", "kills", "puzzles", "moves or games lost", "longest busy, seconds", "longest start, seconds")
    note = "Keys, undo, hints, answers and other puzzles in any order, compared with a model; the store at the end."
    return Table("Chaos", note, head, [(actions, chaos.kills, len(chaos.games), len(chaos.lost), *times)])
