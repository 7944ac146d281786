// Loaded once something is pasted that is no plain list.
import { html, nothing } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import type { PasteRun } from '../../core/paste-list/paste-list.js';
import type { PastedTable } from '../../core/paste-list/paste-list-split.js';

export { shapeChoiceStyles } from './shape-choice.styles.js';

/** How a spreadsheet calls its columns: A to Z, then AA. */
export const columnLetter = (column: number): string =>
  (column < 26 ? '' : columnLetter(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** What the user can say of the shape of a text. */
export interface ShapeChoices {
  column(column: number): void;
  /** Whether the first row is a heading. */
  heading(hasHeading: boolean): void;
}

/** The columns of a table, and whether the first row is a heading. */
export function renderShape({ table, column, hasHeading }: PasteRun, choices: ShapeChoices) {
  return html`${table ? renderColumns(table, column, hasHeading, choices.column) : nothing}
    <label class="heading-row"
      ><input
        type="checkbox"
        .checked=${hasHeading}
        @change=${(event: Event) => choices.heading((event.target as HTMLInputElement).checked)}
      />${msg('A primeira linha é cabeçalho', { id: 'dassPasteFirstRow' })}</label
    >`;
}

/** The first rows of a pasted table; its head chooses the column with the values. */
function renderColumns(
  { columns, head }: PastedTable,
  chosen: number,
  hasHeading: boolean,
  choose: (column: number) => void,
) {
  const all = Array.from({ length: columns }, (_, column) => column);
  const isOn = (column: number): string => (column === chosen ? 'on' : '');
  return html`<div class="columns" role="group" aria-labelledby="columns">
    <span id="columns" class="label">${msg('Coluna com os valores', { id: 'dassPasteColumns' })}</span>
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
                    />${msg(str`Coluna ${columnLetter(column)}`, { id: 'dassPasteColumn' })}</label
                  >
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${head.map(
            (row, at) =>
              html`<tr class=${hasHeading && at === 0 ? 'heading' : nothing}>
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
