import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../../locales/localize.js';
import { undo } from '../../../controls/icon/icons.js';
import { renderIcon } from '../../../controls/icon/render-icon.js';
import type { PickListHost } from '../pick-list-host.js';

/** Returns which buttons have something to do, by their class. */
export function enabledButtons(host: PickListHost): Record<string, boolean> {
  const { state, panes, isMultiple, isEditable } = host;
  return {
    add: isEditable && panes.available.selection.count > 0,
    'add-all': isEditable && isMultiple && state.canMoveAny('available'),
    'remove-all': isEditable && isMultiple && state.canMoveAny('selected'),
    remove: isEditable && panes.selected.selection.count > 0,
    undo: isEditable && state.canUndo,
    reset: isEditable && host.canOrder && state.selectedCount > 0,
    paste: isEditable && host.fieldPaste !== '',
  };
}

/** Renders the buttons between the lists. */
export function renderMoveButtons(host: PickListHost): TemplateResult {
  const { moves } = host;
  const enabled = enabledButtons(host);
  const button = (name: string, text: string, onClick: () => void, icon: unknown = nothing) =>
    html`<button
      class=${icon === nothing ? `move ${name}` : name}
      type="button"
      title=${text}
      ?disabled=${!enabled[name]}
      @click=${onClick}
    >
      ${icon}<span>${text}</span>
    </button>`;
  return html`<div class="buttons" role="group" aria-label=${msg('Mover itens', { id: 'dassPickMoves' })}>
    ${button('add', msg('Adicionar', { id: 'dassPickAdd' }), () => moves.add())}
    ${
      host.isMultiple
        ? html`${button('add-all', msg('Adicionar todos', { id: 'dassPickAddAll' }), () => moves.addAll())}
          ${button('remove-all', msg('Remover todos', { id: 'dassPickRemoveAll' }), () => moves.removeAll())}`
        : nothing
    }
    ${button('remove', msg('Remover', { id: 'dassPickRemove' }), () => moves.remove())}
    ${button('undo', msg('Desfazer', { id: 'dassPickUndo' }), () => moves.undo(), renderIcon(undo))}
  </div>`;
}

/**
 * Moves the focus away from a button that the next rendering disables or removes, because it has done all there was to
 * do: to its list, or to the other one when that is empty. Otherwise the focus would be lost. Call it before rendering.
 */
export function moveFocusFromDisabledButton(host: PickListHost): void {
  const focused = (host.renderRoot as ShadowRoot).activeElement;
  if (!focused?.matches('button')) return;
  const enabled = enabledButtons(host);
  const name = Object.keys(enabled).find((one) => focused.classList.contains(one));
  if (name === undefined || enabled[name]) return;
  const { available, selected } = host.panes;
  const [own, other] = name.startsWith('add') ? [available, selected] : [selected, available];
  (own.visible.count > 0 ? own : other).scroller?.focus({ preventScroll: true });
}
