import { html, nothing } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { PageData } from '../../base/data/page-data.js';
import { list, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { toText } from '../../core/text/to-text.js';
import { type DialogEvents } from '../../controls/dialog/dialog-element.js';
import { trash } from '../../controls/icon/icons.js';
import { QuestionDialog, type QuestionTone } from '../shared/question-dialog.js';
import { renderShortened } from '../shared/render-shortened.js';
import { deleteDialogStyles } from './delete-dialog.styles.js';

export interface DeleteDialogEvents extends DialogEvents {
  'dass-confirm': null;
}

/** A longer list is a tab stop, because it may need scrolling by keyboard. */
const SCROLL_THRESHOLD = 6;
/** Maximum number of rendered labels; the heading shows the total. */
const MAX_LABELS = 100;

/**
 * Asks whether to delete something, and names it. The button that cancels has the focus first. `confirmDelete()` opens
 * one and returns a promise.
 * @summary A question before something is deleted.
 * @fires {CustomEvent<null>} dass-confirm - Fired when the user confirms. Cancelable: when prevented, the dialog stays
 *   open; the application sets `confirming` and closes the dialog in the end.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open and nothing is confirmed.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog. The
 *   reason is `confirm` when the user confirmed.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassDeleteDialog extends QuestionDialog<DeleteDialogEvents> {
  static override styles = [...QuestionDialog.styles, deleteDialogStyles];
  static override readonly pageData = new PageData('labels');

  /**
   * Names of what is deleted. The first 100 are shown, all are counted. A text that starts with `dass` is a message id.
   * The list is not changed. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly string[] | undefined })
  labels: readonly string[] = [];

  protected override headingText(): string {
    return this.heading || deleteHeadingText(Math.max(this.#count, 1));
  }

  protected override question(): string {
    if (this.text) return resolveText(this.text);
    return this.#count > 1
      ? deleteTextManyText(this.#count)
      : msg('Deseja realmente remover o registro?', { id: 'dassDeleteText' });
  }

  protected override questionTone(): QuestionTone {
    return 'danger';
  }

  protected override questionIcon(): string {
    return trash;
  }

  protected override defaultConfirmLabel(): string {
    return msg('Remover', { id: 'dassDeleteYes' });
  }

  protected override emitConfirm(): boolean {
    return this.emit('dass-confirm', null, { cancelable: true });
  }

  protected override renderMore(): unknown {
    return this.#count === 0
      ? nothing
      : html`<ul
          tabindex=${this.#count > SCROLL_THRESHOLD ? 0 : nothing}
          aria-labelledby=${this.#count > SCROLL_THRESHOLD ? 'heading' : nothing}
        >
          ${renderShortened(this.labels, MAX_LABELS, (label) => html`<li><span>${resolveText(toText(label))}</span></li>`)}
        </ul>`;
  }

  get #count(): number {
    return this.labels.length;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dass-delete-dialog': DassDeleteDialog;
  }
}

const deleteHeadingText = (count: number): string =>
  plural(count, {
    one: msg('Remover registro', { id: 'dassDeleteHeadingOne' }),
    many: msg(str`Remover ${formatCount(count)} de registros`, { id: 'dassDeleteHeadingMany' }),
    other: msg(str`Remover ${formatCount(count)} registros`, { id: 'dassDeleteHeadingOther' }),
  });

const deleteTextManyText = (count: number): string =>
  plural(count, {
    one: msg(str`Deseja realmente remover ${formatCount(count)} registro?`, { id: 'dassDeleteTextManyOne' }),
    many: msg(str`Deseja realmente remover ${formatCount(count)} de registros?`, { id: 'dassDeleteTextManyMany' }),
    other: msg(str`Deseja realmente remover ${formatCount(count)} registros?`, { id: 'dassDeleteTextManyOther' }),
  });

define('dass-delete-dialog', DassDeleteDialog);
