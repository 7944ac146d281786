import { css, html, nothing, render } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import '../../controls/button/button.js';
import '../../controls/dialog/dialog.js';
import type { EditableGrid } from './editable-grid.js';

/** A cell that is not changed, with its reason. */
export interface RefusedCell {
  /** The text that names the row. */
  readonly row: string;
  /** The heading of the column. */
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** More cells are only counted. */
const MAX_LISTED = 100;
const MAX_VALUE_LENGTH = 60;

/**
 * Lists the cells of a paste or another command that are refused.
 * @param others number of cells that can be pasted; undefined when the others have been changed already
 * @returns resolves with whether the user takes the others
 */
export function showRefusedCells(
  grid: EditableGrid,
  cells: readonly RefusedCell[],
  others: number | undefined,
): Promise<boolean> {
  const root = grid.element.renderRoot as ShadowRoot;
  adoptStyles(root, refusedCellsStyles);
  const dialog = document.createElement('dass-dialog');
  dialog.heading = others === undefined ? keptText(cells.length) : headingText(cells.length);
  dialog.alert = true;
  return new Promise((resolve) => {
    const close = (isTaken: boolean): void => {
      resolve(isTaken);
      void dialog.hide().then(() => dialog.remove());
    };
    const more = cells.length - MAX_LISTED;
    render(
      html`<table class="refused">
          <thead>
            <tr>
              <th scope="col">${msg('Linha', { id: 'dassTableRefusedRow' })}</th>
              <th scope="col">${msg('Coluna', { id: 'dassTableRefusedColumn' })}</th>
              <th scope="col">${msg('Valor', { id: 'dassTableRefusedValue' })}</th>
              <th scope="col">${msg('Motivo', { id: 'dassTableRefusedReason' })}</th>
            </tr>
          </thead>
          <tbody>
            ${cells.slice(0, MAX_LISTED).map(
              ({ row, column, value, reason }) =>
                html`<tr>
                  <td>${row}</td>
                  <td>${column}</td>
                  <td>${value.slice(0, MAX_VALUE_LENGTH)}</td>
                  <td>${reason}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        ${more > 0 ? html`<p>${msg(str`E mais ${formatCount(more)}`, { id: 'dassTableRefusedMore' })}</p>` : nothing}
        <dass-button slot="footer" appearance=${others ? nothing : 'solid'} @click=${() => close(false)}
          >${others === undefined ? msg('Fechar', { id: 'dassTableRefusedClose' }) : msg('Não colar', { id: 'dassTableRefusedCancel' })}</dass-button
        >
        ${
          others
            ? html`<dass-button slot="footer" appearance="solid" @click=${() => close(true)}
                >${msg(str`Colar as outras (${formatCount(others)})`, { id: 'dassTableRefusedTake' })}</dass-button
              >`
            : nothing
        }`,
      dialog,
    );
    root.append(dialog);
    dialog.addEventListener('dass-close', () => {
      resolve(false);
      dialog.remove();
    });
    void dialog.show();
  });
}

const headingText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} célula não pode ser colada`, { id: 'dassTableRefusedOne' }),
    many: msg(str`${formatCount(count)} de células não podem ser coladas`, { id: 'dassTableRefusedMany' }),
    other: msg(str`${formatCount(count)} células não podem ser coladas`, { id: 'dassTableRefusedOther' }),
  });

const keptText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} célula não foi alterada`, { id: 'dassTableNotChangedOne' }),
    many: msg(str`${formatCount(count)} de células não foram alteradas`, { id: 'dassTableNotChangedMany' }),
    other: msg(str`${formatCount(count)} células não foram alteradas`, { id: 'dassTableNotChangedOther' }),
  });

/** The list of refused cells in its dialog. */
export const refusedCellsStyles = css`
  .refused {
    inline-size: 100%;
    border-collapse: collapse;
    text-align: start;
  }
  .refused :is(th, td) {
    padding: var(--dass-space-1) var(--dass-space-2);
    border-block-end: 1px solid var(--dass-color-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`;
