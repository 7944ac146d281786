import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { clipboardList, listNumbers, undo } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { MoveController } from './move-controller.js';
import type { PickPanes } from './pick-panes.js';

/** Returns which buttons have something to do, by their class. */
function enabledButtons(panes: PickPanes): Record<string, boolean> {
  const { state, available, selected, isEditable } = panes;
  return {
    add: isEditable && available.selectionCount > 0,
    'add-all': isEditable && !state.isSingle && state.canMoveAny('available'),
    'remove-all': isEditable && !state.isSingle && state.canMoveAny('selected'),
    remove: isEditable && selected.selectionCount > 0,
    undo: isEditable && state.canUndo,
    reset: isEditable && panes.canOrder && state.selectedCount > 0,
    paste: isEditable && hasPaste(panes),
  };
}

/** Renders the buttons between the lists. */
export function renderMoveButtons(panes: PickPanes, moves: MoveController): TemplateResult {
  const enabled = enabledButtons(panes);
  // It stays enabled, so that a click announces the reason.
  const tooMany = panes.available.source?.tooManyText;
  const button = (name: string, text: string, onClick: () => void, icon: unknown = nothing) =>
    html`<button
      class=${icon === nothing ? `move ${name}` : name}
      type="button"
      title=${(name === 'add-all' && tooMany) || text}
      aria-disabled=${tooMany && name === 'add-all' ? 'true' : nothing}
      ?disabled=${!enabled[name]}
      @click=${onClick}
    >
      ${icon}<span>${text}</span>
    </button>`;
  return html`<div class="buttons" role="group" aria-label=${msg('Mover itens', { id: 'dassPickMoves' })}>
    ${button('add', msg('Adicionar', { id: 'dassPickAdd' }), () => moves.add())}
    ${
      panes.state.isSingle
        ? nothing
        : html`${button('add-all', msg('Adicionar todos', { id: 'dassPickAddAll' }), () => moves.addAll())}
          ${button('remove-all', msg('Remover todos', { id: 'dassPickRemoveAll' }), () => moves.removeAll())}`
    }
    ${button('remove', msg('Remover', { id: 'dassPickRemove' }), () => moves.remove())}
    ${button('undo', msg('Desfazer', { id: 'dassPickUndo' }), () => moves.undo(), renderIcon(undo))}
  </div>`;
}

/** The items of a source that are pasted may never have been loaded. */
const hasPaste = ({ element }: PickPanes): boolean => element.fieldPaste !== '' && !element.dataSource;

/** Renders the button in the header of the available list, which opens the paste dialog; nothing without a paste field. */
export function renderPasteButton(panes: PickPanes, moves: MoveController): TemplateResult | typeof nothing {
  if (!hasPaste(panes)) return nothing;
  const text = msg('Colar lista', { id: 'dassPickPaste' });
  return renderTool('paste', text, clipboardList, panes.isEditable, () => moves.paste());
}

/** Renders the button in the header of the selected list, which restores its order; nothing without an order field. */
export function renderResetButton(panes: PickPanes, moves: MoveController): TemplateResult | typeof nothing {
  if (!panes.canOrder) return nothing;
  const text = msg('Restaurar ordem', { id: 'dassPickReset' });
  const isEnabled = panes.isEditable && panes.state.selectedCount > 0;
  return renderTool('reset', text, listNumbers, isEnabled, () => moves.reset());
}

const renderTool = (
  name: string,
  text: string,
  icon: string,
  isEnabled: boolean,
  onClick: () => void,
): TemplateResult =>
  html`<button class="tool ${name}" type="button" title=${text} ?disabled=${!isEnabled} @click=${onClick}>
    ${renderIcon(icon)}<span>${text}</span>
  </button>`;

/**
 * Moves the focus away from a button that the next rendering disables or removes, because it has done all there was to
 * do: to its list, or to the other one when that is empty. Otherwise the focus would be lost. Call it before rendering.
 */
export function moveFocusFromDisabledButton(panes: PickPanes): void {
  const focused = (panes.element.renderRoot as ShadowRoot).activeElement;
  if (!focused?.matches('button')) return;
  const enabled = enabledButtons(panes);
  const name = Object.keys(enabled).find((one) => focused.classList.contains(one));
  if (name === undefined || enabled[name]) return;
  const { available, selected } = panes;
  const [own, other] = name.startsWith('add') ? [available, selected] : [selected, available];
  (own.visible.count > 0 ? own : other).scroller?.focus({ preventScroll: true });
}
