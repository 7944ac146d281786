import { MarkedText } from '../../base/rows/marked-text.js';
import type { KeptRow } from '../../base/rows/rows.js';
import type { TextQuery } from '../../core/text-fold.js';

/** So much of a text is drawn: more is out of sight, and a label may be a whole file. */
const MOST_CHARACTERS = 500;

/** A line of a pick list. What few items have is made when the first of them comes. */
export interface PickRow extends KeptRow {
  readonly label: MarkedText;
  code?: MarkedText;
  note?: HTMLElement;
}

/** What a line shows. */
export interface PickLook {
  readonly label: string;
  readonly code: string;
  /** What stands at its end: why it is disabled, or what else is to be known of it. */
  readonly note: string;
  /** What was typed into the filter: where the texts match they are marked. */
  readonly query: TextQuery | undefined;
  readonly isOn: boolean;
  readonly isActive: boolean;
  readonly isDisabled: boolean;
}

/** Makes a line that shows nothing yet. */
export function makePickRow(): PickRow {
  const element = document.createElement('div');
  element.role = 'option';
  const text = element.appendChild(part('text'));
  return { element, label: new MarkedText(text) };
}

export function fillPickRow(row: PickRow, look: PickLook): void {
  const { element } = row;
  write(row.label, look.label, look.query);
  if (look.code || row.code) {
    row.code ??= new MarkedText(element.insertBefore(part('code'), element.firstChild));
    write(row.code, look.code, look.query);
  }
  if (look.note || row.note) {
    row.note ??= element.appendChild(part('note'));
    if (row.note.textContent !== look.note) row.note.textContent = look.note;
  }
  if (element.title) element.removeAttribute('title');
  setAria(element, 'aria-selected', look.isOn);
  element.classList.toggle('on', look.isOn);
  element.classList.toggle('active', look.isActive);
  if (look.isDisabled) setAria(element, 'aria-disabled', true);
  else if (element.ariaDisabled) element.ariaDisabled = null;
}

function part(name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.dir = 'auto';
  return element;
}

function write(text: MarkedText, whole: string, query: TextQuery | undefined): void {
  const drawn = whole.length > MOST_CHARACTERS ? whole.slice(0, MOST_CHARACTERS) : whole;
  text.write(drawn, query?.ranges(drawn));
}

function setAria(element: HTMLElement, name: string, isTrue: boolean): void {
  const value = String(isTrue);
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
