import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';

/** What became of the options of a list. */
export interface ListState {
  /** A host that was asked for them has failed. */
  readonly isFailed: boolean;
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  askAgain(): void;
}

/** What is said where there are no options to show, or no new ones. */
export function renderState({ isFailed, isEmpty, isBusy, askAgain }: ListState): TemplateResult | typeof nothing {
  if (isFailed)
    return html`<p class="empty" role="alert">
      ${msg('Não foi possível carregar a lista', { id: 'dassSelectFailed' })}<button
        class="retry"
        type="button"
        @click=${askAgain}
      >
        ${msg('Tentar de novo', { id: 'dassSelectRetry' })}
      </button>
    </p>`;
  if (!isEmpty) return nothing;
  return html`<p class="empty">
    ${isBusy ? msg('Carregando…', { id: 'dassLoading' }) : msg('Nenhum registro encontrado', { id: 'dassSelectNoRecords' })}
  </p>`;
}
