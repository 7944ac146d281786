import { html, nothing } from 'lit';
import { t } from '../../../locales/lists.js';
import { clipboardList, close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { hasForeignCharacters } from './large-text.js';
import type { PasteWork } from './paste-work.js';

/** What can be done with the text, and what is wrong with it. */
export function renderTextActions(about: {
  readonly text: string;
  /** The browser has refused to read the clipboard. */
  readonly cannotRead: boolean;
  read(): void;
  clear(): void;
}) {
  const { text, cannotRead, read, clear } = about;
  // Without a secure context there is no reading, and the keyboard is left.
  const canRead = typeof navigator.clipboard?.readText === 'function';
  return html`<div class="actions">
      ${
        canRead
          ? html`<dass-button class="read" appearance="plain" @click=${read}
              ><span slot="start">${renderIcon(clipboardList)}</span>${t('dassPasteReadClipboard')}</dass-button
            >`
          : nothing
      }
      ${
        text
          ? html`<dass-button class="clear" appearance="plain" @click=${clear}
              ><span slot="start">${renderIcon(close)}</span>${t('dassPasteClear')}</dass-button
            >`
          : nothing
      }
    </div>
    <div role="status">
      ${cannotRead ? html`<p class="warning">${t('dassPasteReadFailed')}</p>` : nothing}
      ${hasForeignCharacters(text) ? html`<p class="warning">${t('dassPasteBinary')}</p>` : nothing}
    </div>`;
}

/** How far a long text is matched, with a button that stops it or goes on. */
export function renderProgress({ run, isLong, isDone, isRunning }: PasteWork, stopOrGoOn: () => void) {
  if (!run || isDone || (isRunning && !isLong)) return nothing;
  return html`<div class="progress">
    ${
      isRunning
        ? html`<dass-progress label=${t('dassPasteRunning')} .value=${run.share * 100}></dass-progress>`
        : html`<span class="warning">${t('dassPasteStopped')}</span>`
    }<dass-button class="stop" @click=${stopOrGoOn}
      >${isRunning ? t('dassPasteStop') : t('dassPasteContinue')}</dass-button
    >
  </div>`;
}
