// Lazy: loaded when the pasted text is not a plain list.
import { html, nothing } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import type { PasteRun } from '../../core/paste-list/paste-list.js';
import type { PastedTable } from '../../core/paste-list/paste-list-split.js';

export { shapeChoiceStyles } from './shape-choice.styles.js';

/** Returns the letter of a column as in a spreadsheet: A to Z, then AA. */
export const columnLetter = (column: number): string =>
  (column < 26 ? '' : columnLetter(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** The choices of the user. */
export interface ShapeChoices {
  column(column: number): void;
  /** Whether the first row is a heading. */
  heading(hasHeading: boolean): void;
}

/** Renders the preview of a table and the checkbox of the heading row. */
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

/** Renders the first rows of a table; its header selects the column with the values. */
function renderColumns(
  { columns, head }: PastedTable,
  selected: number,
  hasHeading: boolean,
  select: (column: number) => void,
) {
  const all = Array.from({ length: columns }, (_, column) => column);
  const mark = (column: number): string => (column === selected ? 'selected' : '');
  return html`<div class="columns" role="group" aria-labelledby="columns">
    <span id="columns" class="label">${msg('Coluna com os valores', { id: 'dassPasteColumns' })}</span>
    <div class="scroller">
      <table>
        <thead>
          <tr>
            ${all.map(
              (column) =>
                html`<th scope="col" class=${mark(column)}>
                  <label
                    ><input
                      type="radio"
                      name="column"
                      .checked=${column === selected}
                      @change=${() => select(column)}
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
                    html`<td class=${mark(column)} dir="auto" @click=${() => select(column)}>${row[column] ?? ''}</td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`;
}
