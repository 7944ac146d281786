import { html, nothing } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { resolveText, textOr } from '../../../locales/index.js';
import { PageData } from '../../base/data/page-data.js';
import { list, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { toText } from '../../core/text/to-text.js';
import '../../controls/button/button.js';
import {
  DialogElement,
  type CloseReason,
  type DassDialogCloseDetail,
  type DialogEvents,
} from '../../controls/dialog/dialog-element.js';
import { sortDialogStyles } from './sort-dialog.styles.js';
import { previewLines } from './sort-preview-model.js';

/**
 * `replace`: the item and the other one exchange their positions. `reorder`: the item is inserted and the others move
 * by one.
 */
export type SortChoice = 'replace' | 'reorder';

/** The detail of `dass-confirm`. */
export interface DassSortDialogConfirmDetail {
  /** The order that the user selected. */
  readonly choice: SortChoice;
}

/** The detail of `dass-close`. */
export interface DassSortDialogCloseDetail extends DassDialogCloseDetail {
  /** The order that the user selected. Empty when the user canceled. */
  readonly value: SortChoice | '';
}

export interface SortDialogEvents extends DialogEvents {
  'dass-confirm': DassSortDialogConfirmDetail;
  'dass-close': DassSortDialogCloseDetail;
}

const labels = list as (value: unknown) => readonly string[] | undefined;

/**
 * Asks what happens when an item is moved to a position that another item has: cancel, replace or reorder. Follows the
 * APG alert dialog pattern; the button that cancels has the focus first. With the orders set, the dialog shows which
 * rows each choice changes. `askSort()` opens a dialog and returns a promise; `movedOrders()` creates the two orders.
 * @summary A choice of cancel, replace or reorder, with a preview of both orders.
 * @fires {CustomEvent<DassSortDialogConfirmDetail>} dass-confirm - Fired when the user chooses an order. Cancelable:
 *   when prevented, the dialog stays open.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open and no order is selected.
 * @fires {CustomEvent<DassSortDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 *   `value` is the choice.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassSortDialog extends DialogElement<SortDialogEvents> {
  static override styles = [...(DialogElement.styles as []), sortDialogStyles];
  static override readonly pageData = new PageData();

  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, a general heading. */
  @property({ type: String })
  heading = '';

  /** The question. A text that starts with `dass` is a message id. Default: `''`, a general question. */
  @property({ type: String })
  text = '';

  /** Labels of the items in their present order. The list is not changed. Default: `[]`, no preview. */
  @property({ attribute: false, accept: labels })
  currentOrder: readonly string[] = [];

  /** Labels of the items in the order after replacing. The list is not changed. Default: `[]`, no preview of it. */
  @property({ attribute: false, accept: labels })
  replaceOrder: readonly string[] = [];

  /** Labels of the items in the order after reordering. The list is not changed. Default: `[]`, no preview of it. */
  @property({ attribute: false, accept: labels })
  reorderOrder: readonly string[] = [];

  protected override headingText(): string {
    return this.heading || msg('Alterar a ordem', { id: 'dassSortHeading' });
  }

  protected override isAlert(): boolean {
    return true;
  }

  protected override describedBy(): string {
    return 'text';
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('.cancel') ?? undefined;
  }

  protected override requestClose(reason: CloseReason, detail?: object, act?: () => boolean): boolean {
    return super.requestClose(reason, { value: '', ...detail }, act);
  }

  protected override renderBody(): unknown {
    const previews = [
      this.#renderPreview(
        msg('Substituir', { id: 'dassSortReplace' }),
        msg('Toma a posição do outro, que fica com a dele.', { id: 'dassSortReplaceHint' }),
        this.replaceOrder,
      ),
      this.#renderPreview(
        msg('Reordenar', { id: 'dassSortReorder' }),
        msg('Entra nesta posição, e os outros andam uma.', { id: 'dassSortReorderHint' }),
        this.reorderOrder,
      ),
    ];
    const text = textOr(this.text, msg('Esta posição já está ocupada. O que deseja fazer?', { id: 'dassSortText' }));
    return html`<p id="text">${text}</p>
      <div class="previews">${previews}</div>`;
  }

  protected override renderFooter(): unknown {
    return html`<dass-button class="cancel" @click=${() => this.requestClose('cancel')}
        >${msg('Cancelar', { id: 'dassSortCancel' })}</dass-button
      ><dass-button class="replace" @click=${() => this.#choose('replace')}
        >${msg('Substituir', { id: 'dassSortReplace' })}</dass-button
      ><dass-button class="reorder" appearance="solid" @click=${() => this.#choose('reorder')}
        >${msg('Reordenar', { id: 'dassSortReorder' })}</dass-button
      >`;
  }

  #renderPreview(heading: string, hint: string, order: readonly string[]) {
    const texts = (all: readonly string[]): string[] => all.map((label) => resolveText(toText(label)));
    const lines = order.length && this.currentOrder.length ? previewLines(texts(this.currentOrder), texts(order)) : [];
    return html`<section>
      <h3>${heading}</h3>
      <p class="hint">${hint}</p>
      ${
        lines.length
          ? html`<ol>
              ${lines.map(
                ({ position, label, isMoved, leftOut }) =>
                  html`<li class=${isMoved ? 'moved' : nothing} value=${position}>
                      <span class="position" aria-hidden="true">${formatCount(position)}</span
                      ><span class="label" dir="auto">${label}</span>
                    </li>
                    ${leftOut ? html`<li class="more">${sortMoreText(leftOut)}</li>` : nothing}`,
              )}
            </ol>`
          : nothing
      }
    </section>`;
  }

  #choose(choice: SortChoice): void {
    this.requestClose('confirm', { value: choice }, () => this.emit('dass-confirm', { choice }, { cancelable: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dass-sort-dialog': DassSortDialog;
  }
}

const sortMoreText = (count: number): string =>
  plural(count, {
    one: msg(str`e mais ${formatCount(count)}`, { id: 'dassSortMoreOne' }),
    many: msg(str`e mais ${formatCount(count)}`, { id: 'dassSortMoreMany' }),
    other: msg(str`e mais ${formatCount(count)}`, { id: 'dassSortMoreOther' }),
  });

define('dass-sort-dialog', DassSortDialog);
