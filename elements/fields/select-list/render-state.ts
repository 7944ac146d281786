import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../../locales/choices.js';
import { t as tCommon } from '../../../locales/controls.js';

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
      ${t('dassSelectFailed')}<button class="retry" type="button" @click=${askAgain}>${t('dassSelectRetry')}</button>
    </p>`;
  if (!isEmpty) return nothing;
  return html`<p class="empty">${isBusy ? tCommon('dassLoading') : t('dassSelectNoRecords')}</p>`;
}
