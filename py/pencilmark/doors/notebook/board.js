/** Shows the board that Python draws, and passes on what is pressed. */

const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Make an element of a kind with a class. */
function made(kind, name, parent) {
  const element = document.createElement(kind);
  element.className = name;
  parent.append(element);
  return element;
}

function render({ model, el }) {
  const root = made("div", "pencilmark", el);
  const frame = made("div", "pencilmark-frame", root);
  const picture = made("div", "pencilmark-picture", frame);
  const grid = made("div", "pencilmark-grid", frame);
  const bar = made("div", "pencilmark-bar", root);
  const said = made("p", "pencilmark-said", root);
  const size = model.get("size");
  const captions = model.get("captions");
  let marking = false;

  grid.setAttribute("role", "grid");
  said.setAttribute("role", "status");
  const cells = Array.from({ length: size * size }, (_, at) => {
    if (at % size === 0) made("div", "pencilmark-row", grid).setAttribute("role", "row");
    const cell = made("div", "pencilmark-cell", grid.lastElementChild);
    cell.setAttribute("role", "gridcell");
    cell.tabIndex = at ? -1 : 0;
    cell.addEventListener("keydown", (event) => press(event, at));
    cell.addEventListener("click", () => choose(at));
    return cell;
  });

  const choose = (at) => {
    for (const cell of cells) cell.tabIndex = -1;
    cells[at].tabIndex = 0;
    cells[at].focus();
  };

  const press = (event, at) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    if (move) choose(((Math.floor(at / size) + move[0] + size) % size) * size + ((at + move[1] + size) % size));
    else if (event.key.length === 1 || event.key === "Backspace" || event.key === "Delete")
      model.send({ do: "press", cell: at, key: event.key.length === 1 ? event.key : "", mark: marking !== event.shiftKey });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const buttons = ["mark", "undo", "hint", "step"].map((name) => {
    const button = made("button", `pencilmark-${name}`, bar);
    button.textContent = captions[name];
    button.addEventListener("click", () => (name === "mark" ? mark() : model.send({ do: name })));
    return button;
  });
  const mark = () => {
    marking = !marking;
    buttons[0].setAttribute("aria-pressed", String(marking));
  };
  buttons[0].setAttribute("aria-pressed", "false");

  /** Draw what Python says, and lay the cells over the picture's. */
  const draw = () => {
    picture.innerHTML = model.get("drawn");
    const { x, width } = picture.querySelector("svg").viewBox.baseVal;
    grid.style.inset = `${(-x / width) * 100}%`;
    grid.style.gridTemplateColumns = `repeat(${size}, 1fr)`;
    model.get("labels").forEach((label, at) => cells[at].setAttribute("aria-label", label));
    said.textContent = model.get("said");
  };
  model.on("change:drawn change:said change:labels", draw);
  draw();
  return () => model.off("change:drawn change:said change:labels", draw);
}

export default { render };
