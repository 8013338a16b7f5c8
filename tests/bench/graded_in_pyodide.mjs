/** Prints, as JSON, how many puzzles Pyodide made and in how many seconds: node graded_in_pyodide.mjs PY COUNT KIND/LEVEL... */

import { loadPyodide } from "pyodide";
import { mount } from "./mount.mjs";

const OURS = `
import sys
sys.path.insert(0, "/py")
from js import process
from pencilmark.board.errors import WishError
from pencilmark.board.task import Running
from pencilmark.make.batch import Means, making
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish

def now():
    used = process.cpuUsage()
    return (used.user + used.system) / 1e6

def made(kind, level, count, most):
    """Make puzzles of the seeds from 1 on; return how many there were, and the seconds of the processor."""
    start, found = now(), 0
    for seed in range(1, 2 * count + 1):
        try:
            for _ in (task := Running(making(Means(), (Wish(level=level, part=VariantPart(kind)), seed)))):
                if now() - start > most:
                    return [found, now() - start]
        except WishError:
            continue
        assert task.result.rating.level == level
        found += 1
        if found == count:
            break
    return [found, now() - start]
lambda *asked: made(*asked)
`;
const SECONDS = 6;

const [folder, count, ...cells] = process.argv.slice(2);
const python = await loadPyodide();
mount(python, folder, "/py");
const made = python.runPython(OURS);
made("killer", "Easy", 1, SECONDS).destroy(); // what is made once for all puzzles
const found = {};
for (const cell of cells) {
  const answer = made(...cell.split("/"), Number(count), SECONDS * Number(count));
  found[cell] = answer.toJs();
  answer.destroy();
  console.error(cell, ...found[cell]);
}
console.log(JSON.stringify(found));
