import { createPart, cutText } from '../../base/rows/row-part.js';
import type { PooledRow } from '../../base/rows/virtual-rows.js';

/** What the user can do with a value. */
export interface ValueAction {
  readonly label: string;
  /** Its accessible name: what it does to which value. */
  readonly name: string;
  act(): void;
}

/** What a row shows. */
export interface ShownValue {
  readonly text: string;
  /** What became of it. */
  readonly about: string;
  readonly actions?: readonly ValueAction[];
}

/** A value of a pasted text, what became of it, and what can be done with it. */
export interface ValueRow extends PooledRow {
  readonly value: Text;
  readonly about: Text;
  /** Those that show something are not hidden. */
  readonly buttons: HTMLButtonElement[];
  actions: readonly ValueAction[];
}

/** Makes a row that shows nothing yet. */
export function makeValueRow(): ValueRow {
  const element = document.createElement('div');
  element.role = 'listitem';
  const [value, about] = ['value', 'about'].map((name) => {
    const part = element.appendChild(createPart('span', name, { dir: 'auto' }));
    return part.appendChild(document.createTextNode(''));
  }) as [Text, Text];
  return { element, value, about, buttons: [], actions: [] };
}

/** Writes a value into a row. */
export function fillValueRow(row: ValueRow, { text, about, actions = [] }: ShownValue): void {
  row.value.data = cutText(text);
  row.about.data = cutText(about);
  row.actions = actions;
  row.element.classList.toggle('acts', actions.length > 0);
  while (row.buttons.length < actions.length) row.buttons.push(makeButton(row));
  row.buttons.forEach((button, at) => {
    const action = actions[at];
    button.hidden = !action;
    button.textContent = cutText(action?.label ?? '');
    button.ariaLabel = action ? cutText(action.name) : null;
  });
}

function makeButton({ element }: ValueRow): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dir = 'auto';
  element.append(button);
  return button;
}

/** The value and what became of it. */
export const textOfValueRow = (row: HTMLElement): string =>
  [...row.querySelectorAll('span')].map(({ textContent }) => textContent).join(' – ');
