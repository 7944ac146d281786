import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../../locales/localize.js';
import { undo } from '../../../controls/icon/icons.js';
import { renderIcon } from '../../../controls/icon/render-icon.js';
import type { PickPane } from '../panes/pick-pane.js';

/** The pick list, as far as its buttons tell of it. */
export interface ButtonsHost {
  readonly available: PickPane;
  readonly chosen: PickPane;
  readonly list: { readonly count: number; readonly canUndo: boolean };
  readonly isMultiple: boolean;
  readonly isFixed: boolean;
}

const hasMarks = ({ marks }: PickPane): boolean => marks.count > 0;

/** Which buttons have something to do, by their names. */
export function canPress({ available, chosen, list, isMultiple }: ButtonsHost): Record<string, boolean> {
  return {
    add: hasMarks(available),
    'add-all': isMultiple && available.hasMovable,
    'remove-all': isMultiple && chosen.hasMovable,
    remove: hasMarks(chosen),
    undo: list.canUndo,
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
  return html`<div class="buttons" role="group" aria-label=${msg('Mover itens', { id: 'dassPickMoves' })}>
    ${button('add', msg('Adicionar', { id: 'dassPickAdd' }))}
    ${
      host.isMultiple
        ? html`${button('add-all', msg('Adicionar todos', { id: 'dassPickAddAll' }))}
          ${button('remove-all', msg('Remover todos', { id: 'dassPickRemoveAll' }))}`
        : nothing
    }
    ${button('remove', msg('Remover', { id: 'dassPickRemove' }))}
    ${button('undo', msg('Desfazer', { id: 'dassPickUndo' }), renderIcon(undo))}
  </div>`;
}
