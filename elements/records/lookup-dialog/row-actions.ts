import { html, nothing } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import '../../controls/button/button.js';
import { pencil, trash } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { KindFlags } from '../shared/kind-flags-model.js';
import type { LookupColumn } from '../shared/lookup-column.js';
import { labelOf, type LookupFields } from '../shared/lookup-rows-model.js';
import { toText } from '../../core/text/to-text.js';
import { readField } from '../../core/util/read-value.js';

/** Name of the column with the actions of a row. */
export const ACTIONS_COLUMN = 'dass-lookup-actions';
const BUTTON_WIDTH_PX = 44;
const PADDING_PX = 28;

export interface RowActionsOptions {
  readonly flags: KindFlags;
  readonly fields: LookupFields;
  edit(row: object): void;
  remove(row: object): void;
}

/** The column with the buttons that edit and remove a row; undefined when the user can do neither. */
export function actionsColumn({ flags, fields, edit, remove }: RowActionsOptions): LookupColumn | undefined {
  const count = Number(flags.edit) + Number(flags.remove);
  if (count === 0) return undefined;
  return {
    name: ACTIONS_COLUMN,
    label: msg('Ações', { id: 'dassLookupActions' }),
    field: () => '',
    width: count * BUTTON_WIDTH_PX + PADDING_PX,
    minWidth: count * BUTTON_WIDTH_PX + PADDING_PX,
    isPinned: true,
    cell: (row) => {
      const label = labelOf(row, fields);
      return html`${
        flags.edit
          ? html`<dass-button
              class="edit"
              icon-only
              appearance="plain"
              tabindex="-1"
              label=${msg(str`Editar ${label}`, { id: 'dassLookupEditRow' })}
              @click=${() => edit(row)}
              >${renderIcon(pencil)}</dass-button
            >`
          : nothing
      }${
        flags.remove
          ? html`<dass-button
              class="remove"
              icon-only
              appearance="plain"
              tabindex="-1"
              label=${msg(str`Remover ${label}`, { id: 'dassLookupRemoveRow' })}
              @click=${() => remove(row)}
              >${renderIcon(trash)}</dass-button
            >`
          : nothing
      }`;
    },
  };
}

/**
 * The columns of the table. The one with the labels shows the `label` of a row that has one. A toggle that cannot be
 * changed looks like one that can: a chip shows the flag instead.
 */
export function shownColumns(columns: readonly LookupColumn[], fields: LookupFields): readonly LookupColumn[] {
  return columns.map((listed) => {
    const isReadOnlyToggle =
      toText(readField(listed, 'kind')).toLowerCase() === 'toggle' && !readField(listed, 'editable');
    const column: LookupColumn = isReadOnlyToggle ? { ...listed, kind: 'boolean' } : listed;
    const name = toText(readField(column, 'field')) || toText(readField(column, 'name'));
    if (name !== fields.fieldLabel || name === 'label' || readField(column, 'cell')) return column;
    const format = readField(column, 'format') as LookupColumn['format'];
    return {
      ...column,
      format: (value: unknown, row: unknown) => {
        const own = toText(readField(row, 'label'));
        return own.trim() ? own : format ? format(value, row) : value;
      },
    };
  });
}
