import { html, type TemplateResult } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { arrowDown, arrowUp, chevronsDown, chevronsUp } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';

/** Renders the buttons that move a row without dragging. A click on the handle shows them in place of the row's actions. */
export function renderMoveButtons(name: string, index: number, count: number): TemplateResult {
  const button = (move: string, label: string, icon: string, isEnd: boolean): TemplateResult =>
    html`<button
      class="icon-button move"
      type="button"
      tabindex="-1"
      data-move=${move}
      title=${label}
      aria-disabled=${isEnd ? 'true' : 'false'}
    >
      ${renderIcon(icon)}
    </button>`;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return html`${button('first', msg(str`Mover ${name} para o início`, { id: 'dassFileMoveFirst' }), chevronsUp, isFirst)}
  ${button('before', msg(str`Mover ${name} uma posição antes`, { id: 'dassFileMoveBefore' }), arrowUp, isFirst)}
  ${button('after', msg(str`Mover ${name} uma posição depois`, { id: 'dassFileMoveAfter' }), arrowDown, isLast)}
  ${button('last', msg(str`Mover ${name} para o fim`, { id: 'dassFileMoveLast' }), chevronsDown, isLast)}`;
}

/** Returns where a clicked button moves its row, and its selector; undefined for another button. */
export function clickedMove(
  button: HTMLElement,
  index: number,
  count: number,
): { readonly to: number; readonly selector: string } | undefined {
  const { move = '' } = button.dataset;
  const to = { first: 0, before: Math.max(0, index - 1), after: Math.min(count - 1, index + 1), last: count - 1 }[move];
  return to === undefined ? undefined : { to, selector: `[data-move=${move}]` };
}
