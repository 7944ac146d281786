import 'dass-elements/dass-data-table.js';
import type { DassDataTable } from 'dass-elements/dass-data-table.js';
import { block, bodyHeight, columns, exposeEditedTable, rowHeight, rows, tableWidth } from './data.js';

let element: DassDataTable;
const inside = (selector: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const press = (key: string, modifiers: KeyboardEventInit = {}): void =>
  void inside('.rows')?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...modifiers }),
  );
/** The field in the editor: its own control is in a shadow tree. */
const editor = (): { readonly value?: unknown; readonly shadowRoot: ShadowRoot | null } | undefined =>
  [...(element.shadowRoot?.querySelectorAll('dass-text-input') ?? [])].find((one) => one.checkVisibility());

document.body.style.margin = '24px';
exposeEditedTable({
  mount: async () => {
    element = document.createElement('dass-data-table');
    element.style.inlineSize = `${tableWidth}px`;
    element.style.setProperty('--dass-data-table-height', `${bodyHeight + rowHeight}px`);
    element.style.setProperty('--dass-row', `${rowHeight}px`);
    Object.assign(element, {
      ...{ label: 'Materiais', rows, cellSelection: true },
      columns: columns.map(({ field, label, kind, width }, at) => ({
        ...{ name: field, label, field, kind, width, editable: at > 0 },
        ...(kind === 'number' && { align: 'right' }),
      })),
    });
    document.body.append(element);
    // The editors are loaded in advance, as soon as a column can be edited.
    await element.updateComplete;
  },
  activate: async () => {
    element.focus();
    await element.updateComplete;
    press('ArrowRight');
    await element.updateComplete;
  },
  openEditor: () => press('F2'),
  closeEditor: () => {
    const field = editor() as HTMLElement | undefined;
    field?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
  },
  paste: () => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    inside('.rows')?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  },
  undo: () => press('z', { ctrlKey: true }),
  selectToEnd: () => press('End', { ctrlKey: true, shiftKey: true }),
  editorValue: () => editor()?.value as string | undefined,
  firstPrice: () => inside('.rows [role=row] .column-3:not(.heading)')?.textContent ?? undefined,
  hasRange: () => inside('.cell-range')?.checkVisibility() ?? false,
});
