import { html } from 'lit';
import { t } from '../../../locales/lists.js';
import type { PastedTable } from '../../core/paste-list-split.js';

/** How a spreadsheet calls its columns: A to Z, then AA. */
export const columnLetter = (column: number): string =>
  (column < 26 ? '' : columnLetter(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** The first rows of a pasted table; its head chooses the column with the values. */
export function renderColumns({ columns, head }: PastedTable, chosen: number, choose: (column: number) => void) {
  const all = Array.from({ length: columns }, (_, column) => column);
  const isOn = (column: number): string => (column === chosen ? 'on' : '');
  return html`<div class="columns" role="group" aria-labelledby="columns">
    <span id="columns" class="label">${t('dassPasteColumns')}</span>
    <div class="scroller">
      <table>
        <thead>
          <tr>
            ${all.map(
              (column) =>
                html`<th scope="col" class=${isOn(column)}>
                  <label
                    ><input
                      type="radio"
                      name="column"
                      .checked=${column === chosen}
                      @change=${() => choose(column)}
                    />${t('dassPasteColumn', { letter: columnLetter(column) })}</label
                  >
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${head.map(
            (row) =>
              html`<tr>
                ${all.map(
                  (column) =>
                    html`<td class=${isOn(column)} dir="auto" @click=${() => choose(column)}>${row[column] ?? ''}</td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`;
}
