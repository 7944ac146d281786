import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';

/** The loading state of the options. */
export interface ListState {
  /** Whether the request to the application has failed. */
  readonly isFailed: boolean;
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  askAgain(): void;
}

/** Renders the text for an empty, loading or failed list. */
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
