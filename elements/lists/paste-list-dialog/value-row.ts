import type { KeptRow } from '../../base/rows/rows.js';

/** So much of a text is drawn: more is out of sight, and a value may be a whole file. */
const MOST_CHARACTERS = 300;

/** A value of a pasted text, and what became of it. */
export interface ValueRow extends KeptRow {
  readonly value: Text;
  readonly about: Text;
}

/** Makes a row that shows nothing yet. */
export function makeValueRow(): ValueRow {
  const element = document.createElement('div');
  element.role = 'listitem';
  const [value, about] = ['value', 'about'].map((name) => {
    const part = document.createElement('span');
    part.className = name;
    part.dir = 'auto';
    element.append(part);
    return part.appendChild(document.createTextNode(''));
  }) as [Text, Text];
  return { element, value, about };
}

/** Writes a value into a row. */
export function fillValueRow({ element, value, about }: ValueRow, text: string, what: string): void {
  value.data = text.slice(0, MOST_CHARACTERS);
  about.data = what.slice(0, MOST_CHARACTERS);
  if (element.title) element.removeAttribute('title');
}

/** All of a row on hover, where it is cut: for `pointerover` on the scroller. */
export function tellCutValue(event: Event): void {
  const row = (event.target as Element).closest<HTMLElement>('.row');
  if (!row) return;
  const parts = [...row.children];
  if (parts.some((part) => part.scrollWidth > part.clientWidth))
    row.title = parts.map((part) => part.textContent).join(' – ');
}
