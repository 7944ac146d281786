import { html } from 'lit';
import { msg, str } from '../../../../locales/localize.js';
import type { SelectionState } from '../../../core/tree/tree-selection.js';

const ariaChecked = { none: 'false', all: 'true', some: 'mixed' } as const satisfies Record<SelectionState, string>;

/** Creates the checkbox cell of a row. */
export function createCheckboxCell(): HTMLElement {
  const cell = document.createElement('div');
  cell.className = 'cell checkbox-cell';
  cell.role = 'gridcell';
  const box = document.createElement('div');
  box.className = 'checkbox';
  box.role = 'checkbox';
  cell.append(box);
  return cell;
}

/** @param rowName the text of the row, for its accessible name */
export function updateCheckboxCell({ firstElementChild: box }: Element, state: SelectionState, rowName: string): void {
  if (!box) return;
  const label = msg(str`Selecionar ${rowName}`, { id: 'dassTreeSelectRow' });
  // Writing an attribute costs a style computation even when its value stays.
  if (box.ariaChecked !== ariaChecked[state]) box.ariaChecked = ariaChecked[state];
  if (box.ariaLabel !== label) box.ariaLabel = label;
}

/** The checkbox cell of the header, which selects all rows. @param isActive whether the keyboard is on it */
export const renderHeaderCheckbox = (state: SelectionState, isActive = false) =>
  html`<div class=${`cell checkbox-cell${isActive ? ' active' : ''}`} role="columnheader" id="head-checkbox">
    <span
      class="checkbox"
      role="checkbox"
      aria-label=${msg('Selecionar tudo', { id: 'dassTreeSelectAll' })}
      aria-checked=${ariaChecked[state]}
    ></span>
  </div>`;
