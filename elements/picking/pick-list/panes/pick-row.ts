import type { PooledRow } from '../../../base/rows/virtual-rows.js';

/** So much of a text is rendered: more is out of sight, and a label may be a whole file. */
const MOST_CHARACTERS = 500;

/** A line of a pick list. What few items have is made when the first of them comes. */
export interface PickRow extends PooledRow {
  readonly label: HTMLElement;
  code?: HTMLElement;
  note?: HTMLElement;
}

/** What a line shows. */
export interface PickLook {
  readonly label: string;
  readonly code: string;
  /** What stands at its end: why it is disabled, or what else is to be known of it. */
  readonly note: string;
  readonly isOn: boolean;
  readonly isActive: boolean;
  readonly isDisabled: boolean;
}

/** Makes a line that shows nothing yet. */
export function makePickRow(): PickRow {
  const element = document.createElement('div');
  element.role = 'option';
  const text = element.appendChild(part('text'));
  return { element, label: text };
}

/** Writes a text into a part of a line. */
export type WriteText = (part: HTMLElement, text: string) => void;

export const writeText: WriteText = (part, text) => {
  if (part.textContent !== text) part.textContent = text;
};

/** @param write writes what is searched, to mark where it matches */
export function fillPickRow(row: PickRow, look: PickLook, write: WriteText = writeText): void {
  const { element } = row;
  write(row.label, cut(look.label));
  if (look.code || row.code) {
    row.code ??= element.insertBefore(part('code'), element.firstChild);
    write(row.code, cut(look.code));
  }
  if (look.note || row.note) {
    row.note ??= element.appendChild(part('note'));
    writeText(row.note, look.note);
  }
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

const cut = (text: string): string => text.slice(0, MOST_CHARACTERS);

function setAria(element: HTMLElement, name: string, isTrue: boolean): void {
  const value = String(isTrue);
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
