import { createPart, cutText } from '../../base/rows/row-part.js';
import type { PooledRow } from '../../base/rows/virtual-rows.js';

/** An action of a value. */
export interface ValueAction {
  readonly label: string;
  /** The accessible name, with the value. */
  readonly name: string;
  act(): void;
}

/** What a row shows. */
export interface ValueRowView {
  readonly text: string;
  /** The result for the value. */
  readonly outcome: string;
  readonly actions?: readonly ValueAction[];
}

/** A row with a pasted value, its result and its actions. */
export interface ValueRow extends PooledRow {
  readonly value: Text;
  readonly outcome: Text;
  /** Buttons without an action are hidden. */
  readonly buttons: HTMLButtonElement[];
  actions: readonly ValueAction[];
}

/** Creates a row that shows nothing yet. */
export function createValueRow(): ValueRow {
  const element = document.createElement('div');
  element.role = 'listitem';
  const [value, outcome] = ['value', 'outcome'].map((name) => {
    const part = element.appendChild(createPart('span', name, { dir: 'auto' }));
    return part.appendChild(document.createTextNode(''));
  }) as [Text, Text];
  return { element, value, outcome, buttons: [], actions: [] };
}

/** Renders a value into a row. */
export function renderValueRow(row: ValueRow, { text, outcome, actions = [] }: ValueRowView): void {
  row.value.data = cutText(text);
  row.outcome.data = cutText(outcome);
  row.actions = actions;
  row.element.classList.toggle('has-actions', actions.length > 0);
  while (row.buttons.length < actions.length) row.buttons.push(createButton(row));
  row.buttons.forEach((button, at) => {
    const action = actions[at];
    button.hidden = !action;
    button.textContent = cutText(action?.label ?? '');
    button.ariaLabel = action ? cutText(action.name) : null;
  });
}

function createButton({ element }: ValueRow): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dir = 'auto';
  element.append(button);
  return button;
}

/** Returns the value and its result. */
export const textOfValueRow = (row: HTMLElement): string =>
  [...row.querySelectorAll('span')].map(({ textContent }) => textContent).join(' – ');
