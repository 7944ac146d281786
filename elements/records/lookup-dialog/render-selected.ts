import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { resolveText } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import '../../controls/button/button.js';
import '../../controls/chip/chip.js';
import { trash } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { ChosenRow } from '../shared/chosen-rows-model.js';
import type { LookupData } from './lookup-data.js';

/** Maximum number of selected rows that are shown. */
const MAX_CHIPS = 30;

export interface SelectedView {
  readonly data: LookupData;
  /** Whether there can be buttons for the selected rows. Otherwise they take no room. */
  readonly hasActions: boolean;
  /** Whether a button clears the selection. */
  readonly canClear: boolean;
  /** Whether the selected rows can be removed from the data. */
  readonly canRemove: boolean;
  removeRows(): void;
}

/** Renders the selected rows, which stay in sight when the filter hides their rows. */
export function renderSelected({ data, hasActions, canClear, canRemove, removeRows }: SelectedView): TemplateResult {
  const { entries, count } = data.chosen;
  const more = count - MAX_CHIPS;
  return html`<div
    class=${hasActions ? 'selected' : 'selected without-actions'}
    role="group"
    aria-label=${msg('Selecionados', { id: 'dassLookupSelected' })}
  >
    ${
      count === 0
        ? html`<p class=${data.isMissing ? 'none missing' : 'none'}>
            ${data.isMissing ? missingText() : msg('Nada selecionado', { id: 'dassLookupNothing' })}
          </p>`
        : html`<p class="count">${selectedText(count)}</p>
            <ul>
              ${repeat(
                entries.slice(0, MAX_CHIPS),
                keyOf,
                (entry) =>
                  html`<li>
                    <dass-chip
                      data-key=${keyOf(entry)}
                      removable
                      .label=${resolveText(entry.label)}
                      @dass-remove=${() => data.remove(entry)}
                    ></dass-chip>
                  </li>`,
              )}
              ${more > 0 ? html`<li class="more">${msg(str`+${formatCount(more)}`, { id: 'dassLookupMore' })}</li>` : nothing}
            </ul>
            <div class="actions">
              ${
                canClear
                  ? html`<dass-button class="clear" appearance="plain" @click=${() => data.clear()}
                      >${msg('Limpar seleção', { id: 'dassLookupClear' })}</dass-button
                    >`
                  : nothing
              }${
                canRemove
                  ? html`<dass-button class="remove-rows" appearance="plain" tone="danger" @click=${removeRows}
                      >${renderIcon(trash)}${msg('Remover registros', { id: 'dassLookupRemoveRows' })}</dass-button
                    >`
                  : nothing
              }
            </div>`
    }
  </div>`;
}

/** Rows with the same id have different keys. */
const keyOf = ({ id, key }: ChosenRow): string => key ?? String(id);

/** Why the selection cannot be confirmed. */
export const missingText = (): string => msg('Selecione um registro', { id: 'dassLookupMissing' });

const selectedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} selecionado`, { id: 'dassLookupSelectedOne' }),
    many: msg(str`${formatCount(count)} de selecionados`, { id: 'dassLookupSelectedMany' }),
    other: msg(str`${formatCount(count)} selecionados`, { id: 'dassLookupSelectedOther' }),
  });

/** The text of the button that confirms the selection. */
export function confirmText(count: number): string {
  if (count === 0) return msg('Confirmar', { id: 'dassLookupConfirm' });
  return plural(count, {
    one: msg(str`Confirmar ${formatCount(count)} registro`, { id: 'dassLookupConfirmOne' }),
    many: msg(str`Confirmar ${formatCount(count)} de registros`, { id: 'dassLookupConfirmMany' }),
    other: msg(str`Confirmar ${formatCount(count)} registros`, { id: 'dassLookupConfirmOther' }),
  });
}
