import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../../locales/picks.js';
import { clipboardList, listNumbers, undo } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { PickPane } from './pick-pane.js';

/** The pick list, as far as its buttons tell of it. */
export interface ButtonsHost {
  readonly available: PickPane;
  readonly chosen: PickPane;
  readonly list: { readonly count: number; readonly canUndo: boolean };
  readonly isMultiple: boolean;
  readonly isFixed: boolean;
  readonly hasOrder: boolean;
  readonly fieldPaste: string;
}

const hasMarks = ({ marks }: PickPane): boolean => marks !== undefined && marks.count > 0;

/** Which buttons have something to do, by their names. */
function canPress({ available, chosen, list, isMultiple, hasOrder, fieldPaste }: ButtonsHost): Record<string, boolean> {
  return {
    add: hasMarks(available),
    'add-all': isMultiple && available.hasMovable,
    'remove-all': isMultiple && chosen.hasMovable,
    remove: hasMarks(chosen),
    undo: list.canUndo,
    reset: hasOrder && list.count > 0,
    paste: fieldPaste !== '',
  };
}

/** The buttons between the lists. */
export function renderButtons(host: ButtonsHost): TemplateResult {
  const can = canPress(host);
  const button = (name: string, text: string, icon: unknown = nothing) =>
    html`<button
      class=${icon === nothing ? `move ${name}` : name}
      type="button"
      title=${text}
      ?disabled=${host.isFixed || !can[name]}
    >
      ${icon}<span>${text}</span>
    </button>`;
  return html`<div class="buttons" role="group" aria-label=${t('dassPickMoves')}>
    ${button('add', t('dassPickAdd'))}
    ${
      host.isMultiple
        ? html`${button('add-all', t('dassPickAddAll'))} ${button('remove-all', t('dassPickRemoveAll'))}`
        : nothing
    }
    ${button('remove', t('dassPickRemove'))} ${button('undo', t('dassPickUndo'), renderIcon(undo))}
  </div>`;
}

/** The button in the head of a list, where there is one. */
export function renderTool(host: ButtonsHost, { isAvailable }: PickPane): TemplateResult | typeof nothing {
  if (isAvailable ? host.fieldPaste === '' : !host.hasOrder) return nothing;
  const name = isAvailable ? 'paste' : 'reset';
  const text = isAvailable ? t('dassPickPaste') : t('dassPickReset');
  return html`<button
    class="tool ${name}"
    type="button"
    title=${text}
    ?disabled=${host.isFixed || !canPress(host)[name]}
  >
    ${renderIcon(isAvailable ? clipboardList : listNumbers)}<span>${text}</span>
  </button>`;
}

/**
 * A button that has done all there was to do is disabled, or goes, and would lose the focus: it goes to the list of which the button
 * is, or to the other one when that is empty. Before the buttons are drawn.
 */
export function keepFocus(host: ButtonsHost, focused: Element | null): void {
  const can = canPress(host);
  const name = Object.keys(can).find((one) => focused?.matches(`button.${one}`));
  if (!name || (can[name] && !host.isFixed)) return;
  const [own, other] = name.startsWith('add') ? [host.available, host.chosen] : [host.chosen, host.available];
  (own.shown.count > 0 ? own : other).scroller?.focus({ preventScroll: true });
}
