import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../../locales/localize.js';
import { clipboardList, listNumbers } from '../../../controls/icon/icons.js';
import { renderIcon } from '../../../controls/icon/render-icon.js';
import { canPress, type ButtonsHost } from './pick-buttons.js';
import type { PickPane } from '../panes/pick-pane.js';

/** The pick list, as far as the buttons in the heads of its lists tell of it. */
export interface ToolsHost extends ButtonsHost {
  readonly fieldOrder: string;
  readonly fieldPaste: string;
}

/** Whether the user can order the selected items and restore that order. */
export const hasOrder = ({ fieldOrder, isMultiple }: Pick<ToolsHost, 'fieldOrder' | 'isMultiple'>): boolean =>
  fieldOrder !== '' && isMultiple;

/** The button in the head of a list, where there is one. */
export function renderTool(host: ToolsHost, { isAvailable }: PickPane): TemplateResult | typeof nothing {
  if (isAvailable ? host.fieldPaste === '' : !hasOrder(host)) return nothing;
  const name = isAvailable ? 'paste' : 'reset';
  const text = isAvailable
    ? msg('Colar lista', { id: 'dassPickPaste' })
    : msg('Restaurar ordem', { id: 'dassPickReset' });
  const isOff = host.isFixed || (!isAvailable && host.list.count === 0);
  return html`<button class="tool ${name}" type="button" title=${text} ?disabled=${isOff}>
    ${renderIcon(isAvailable ? clipboardList : listNumbers)}<span>${text}</span>
  </button>`;
}

/**
 * A button that has done all there was to do is disabled, or goes, and would lose the focus: it goes to the list of which the button
 * is, or to the other one when that is empty. Before the buttons are rendered.
 */
export function keepFocus(host: ToolsHost, focused: Element | null): void {
  if (!focused?.matches('button')) return;
  const can: Record<string, boolean> = {
    ...canPress(host),
    reset: hasOrder(host) && host.list.count > 0,
    paste: host.fieldPaste !== '',
  };
  const name = Object.keys(can).find((one) => focused.classList.contains(one));
  if (!name || (can[name] && !host.isFixed)) return;
  const [own, other] = name.startsWith('add') ? [host.available, host.chosen] : [host.chosen, host.available];
  (own.shown.count > 0 ? own : other).scroller?.focus({ preventScroll: true });
}
