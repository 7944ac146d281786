import { msg } from '../../../locales/localize.js';
import { createPart } from '../../base/rows/row-part.js';
import { translateTo } from '../../base/rows/row-pool.js';
import type { RowsInView } from '../../base/rows/virtual-rows.js';
import { failedRowsText } from './source-texts.js';

interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** Notices with a retry button over the rows of a source that could not be loaded, one for each block in view. */
export class FailedBlocks {
  readonly #retry: (rowIndex: number) => void;
  readonly #notices = new Map<number, HTMLElement>();

  /** @param retry loads the block of a row again */
  constructor(retry: (rowIndex: number) => void) {
    this.#retry = retry;
  }

  render({ element, row, height }: RowsInView, ranges: readonly RowRange[], offsetOf: (index: number) => number): void {
    const firsts = new Set(ranges.map(({ first }) => first));
    for (const [first, notice] of this.#notices) {
      if (firsts.has(first)) continue;
      notice.remove();
      this.#notices.delete(first);
    }
    for (const { first, last } of ranges) {
      let notice = this.#notices.get(first);
      if (!notice) this.#notices.set(first, (notice = this.#createNotice(first)));
      const text = failedRowsText(first + 1, last + 1);
      const [textElement, button] = notice.children as unknown as [HTMLElement, HTMLElement];
      if (textElement.textContent !== text) textElement.textContent = text;
      button.textContent = msg('Tentar de novo', { id: 'dassSelectRetry' });
      // In the part of the block that is in view.
      const from = Math.max(0, offsetOf(first));
      const to = Math.min(height, offsetOf(last + 1));
      translateTo(notice, Math.round(Math.max(from, (from + to - row) / 2)));
      if (!notice.isConnected) element.append(notice);
    }
  }

  #createNotice(first: number): HTMLElement {
    const notice = createPart('div', 'failed-block', { role: 'alert' });
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'retry';
    button.addEventListener('click', () => this.#retry(first));
    notice.append(createPart('span', ''), button);
    return notice;
  }
}
