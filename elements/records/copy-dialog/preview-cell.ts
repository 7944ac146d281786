import { html } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import type { CopiedColumn } from './copied-column-model.js';
import type { CopyChoice } from './copy-choice-model.js';
import type { CopyRow } from './copy-rows-model.js';

const textOrEmpty = (text: string) =>
  text === '' ? html`<i class="copy-none">${msg('vazio', { id: 'dassCopyEmptyValue' })}</i>` : text;

/** The value of a row: what it is, and in a target what it becomes or why it stays. */
export function renderPreviewCell(choice: CopyChoice, target: CopyRow, column: CopiedColumn): unknown {
  const language = getLanguage();
  const before = column.text(target.row, language);
  switch (choice.outcome(target, column)) {
    case 'changed':
      return html`<span class="copy-change"
        ><span class="copy-before">${textOrEmpty(before)}</span
        ><span class="copy-arrow"
          ><span class="copy-hidden"> ${msg('muda para', { id: 'dassCopyChangesTo' })} </span></span
        ><b>${textOrEmpty(choice.source ? column.text(choice.source.row, language) : '')}</b></span
      >`;
    case 'equal':
      return html`${textOrEmpty(before)} <span class="copy-stays">${msg('igual', { id: 'dassCopyEqual' })}</span>`;
    case 'kept':
      return html`${before} <span class="copy-stays">${msg('mantido', { id: 'dassCopyKept' })}</span>`;
    default:
      return before;
  }
}

/** What the cell shows: another value when it has to be rendered again. */
export function previewState(choice: CopyChoice, target: CopyRow, column: CopiedColumn): string {
  const outcome = choice.outcome(target, column) ?? '';
  const source = outcome === 'changed' ? choice.source : undefined;
  return source ? `${outcome} ${column.text(source.row, getLanguage())}` : outcome;
}
