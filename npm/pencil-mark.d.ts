/** What the events tell: lines with a character a cell. */
export interface PencilMarkReport {
  /** The givens. */
  puzzle: string;
  /** All digits. */
  grid: string;
  /** Of `progress`: digits written, and to be written. */
  filled?: number;
  cells?: number;
  /** Of `complete`: milliseconds from the first move on, hints and checks that were asked for. */
  time?: number;
  hints?: number;
  checks?: number;
}

/** The custom element `<pencil-mark>`. */
export interface PencilMarkElement extends HTMLElement {
  readonly value: string;
  readonly complete: boolean;
  readonly form: HTMLFormElement | null;
  readonly name: string;
  readonly type: string;
  puzzle: string;
}

declare global {
  interface HTMLElementTagNameMap {
    "pencil-mark": PencilMarkElement;
  }
  interface HTMLElementEventMap {
    start: CustomEvent<PencilMarkReport>;
    complete: CustomEvent<PencilMarkReport>;
  }
}
