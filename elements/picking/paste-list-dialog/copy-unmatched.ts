import { html, type ReactiveControllerHost } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { copyText } from '../../base/copy-text.js';
import { sheetText } from '../../core/table/cells/spreadsheet-text.js';
import type { SkippedValue } from '../../core/paste-list/paste-list-match.js';
import { check, copy } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';

/** A button that copies the values without an item, one per line, and shows whether that worked. */
export class CopyUnmatched {
  readonly #host: ReactiveControllerHost;
  readonly #skipped: () => readonly SkippedValue[];
  /** Number of copied values; -1 when copying failed; undefined before. */
  #copied: number | undefined;

  constructor(host: ReactiveControllerHost, skipped: () => readonly SkippedValue[]) {
    this.#host = host;
    this.#skipped = skipped;
  }

  /** The values have changed. */
  reset(): void {
    this.#copied = undefined;
  }

  render() {
    const count = this.#copied;
    const hasWorked = count !== undefined && count >= 0;
    return html`<dass-button class="copy" appearance="plain" @click=${this.#copy}
      ><span slot="start">${renderIcon(hasWorked ? check : copy)}</span>${
        count === undefined
          ? msg('Copiar não encontrados', { id: 'dassPasteCopyUnmatched' })
          : hasWorked
            ? pasteCopiedText(count)
            : msg('Não foi possível copiar', { id: 'dassPasteCopyFailed' })
      }</dass-button
    >`;
  }

  #copy = async (event: Event): Promise<void> => {
    const button = event.currentTarget as Element;
    const lines = this.#skipped().flatMap(({ reason, text }) => (reason === 'unmatched' ? [[text]] : []));
    const count = lines.length;
    this.#copied = (await copyText(sheetText(lines), button)) ? count : -1;
    announce(this.#copied < 0 ? msg('Não foi possível copiar', { id: 'dassPasteCopyFailed' }) : pasteCopiedText(count));
    this.#host.requestUpdate();
  };
}

const pasteCopiedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} valor copiado`, { id: 'dassPasteCopiedOne' }),
    many: msg(str`${formatCount(count)} de valores copiados`, { id: 'dassPasteCopiedMany' }),
    other: msg(str`${formatCount(count)} valores copiados`, { id: 'dassPasteCopiedOther' }),
  });
