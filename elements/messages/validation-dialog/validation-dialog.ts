import { html } from 'lit';
import { resolveText, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { PageData } from '../../base/data/page-data.js';
import { list, property, type Accept } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { readField, tryRead } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import '../../controls/button/button.js';
import {
  DialogElement,
  type CloseReason,
  type DassDialogCloseDetail,
  type DialogEvents,
} from '../../controls/dialog/dialog-element.js';
import { alertTriangle, chevronRight } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { renderShortened } from '../shared/render-shortened.js';
import { goToTarget, type Target } from './go-to-target.js';
import { validationDialogStyles } from './validation-dialog.styles.js';
import { isSameField, readableField } from '../../core/messages/field-errors.js';

/** A form field found by the name that the server uses. */
interface NamedField {
  /** The field. Undefined when no field of the form has the name. */
  readonly element: Element | undefined;
  /** The label of the field. Without a field, its name, split into words. */
  readonly label: string;
}

/**
 * Finds a field by the name that the server uses. Differences in the notation of the name are ignored.
 * @param root where to search: a form with all its associated fields, or an element around the fields
 */
function namedField(name: string, root: ParentNode): NamedField {
  const candidates = root instanceof HTMLFormElement ? [...root.elements] : [...root.querySelectorAll('[name]')];
  const found = candidates.filter((field) => isSameField(field.getAttribute('name') ?? '', name));
  const element = found.find((field) => field.getAttribute('name') === name) ?? found[0];
  return { element, label: (element && labelOf(element)) || readableField(name) };
}

function labelOf(field: Element): string {
  const { label, labels } = field as { label?: unknown; labels?: NodeListOf<HTMLElement> | null };
  const text = textOr(label, labels?.[0]?.textContent || field.getAttribute('aria-label') || '');
  return text.replace(/[\s:*]+$/, '').trim();
}

/** A validation error, and the field that it is about. */
export interface ValidationItem {
  /** The error message. A text that starts with `dass` is a message id. */
  readonly text: string;
  /** The field: an element, its id or a selector, also for a field in a shadow tree. Default: none. */
  readonly target?: Target | undefined;
  /**
   * Name of the field as a server sends it: `fieldErrors` of `toMessage()` can be used as they are. The text is shown
   * after the label of the field with that name in `form`.
   */
  readonly field?: string | undefined;
}

/** The detail of `dass-close`. */
export interface DassValidationDialogCloseDetail extends DassDialogCloseDetail {
  /**
   * The item whose field gets the focus: the object of the application's `items`. Null when the user closed the dialog
   * without activating an item.
   */
  readonly item: ValidationItem | null;
}

export interface ValidationDialogEvents extends DialogEvents {
  'dass-close': DassValidationDialogCloseDetail;
}

const parent: Accept<ParentNode> = (value) =>
  value instanceof Element || value instanceof Document || value instanceof DocumentFragment ? value : undefined;

/** Maximum number of rendered items; the others are counted. */
const MAX_ITEMS = 200;

/**
 * Lists validation errors. An item with a target closes the dialog and moves the focus to its field. `showValidation()`
 * opens one and returns a promise.
 * @summary A list of validation errors, each leading to its field.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open.
 * @fires {CustomEvent<DassValidationDialogCloseDetail>} dass-close - Fired once when a user action has closed the
 *   dialog. When `item` is set, the focus moves to its field afterwards: the application can first show the tab that
 *   contains the field.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the action.
 */
export class DassValidationDialog extends DialogElement<ValidationDialogEvents> {
  static override styles = [...(DialogElement.styles as []), validationDialogStyles];
  static override readonly pageData = new PageData('items');

  /**
   * Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Caution' in the
   * language of the user.
   */
  @property({ type: String })
  heading = '';

  /** Text above the list. A text that starts with `dass` is a message id. Default: `''`, a general text. */
  @property({ type: String })
  text = '';

  /**
   * The errors: texts, `{ text, target }`, or `{ text, field }`. A text that starts with `dass` is a message id. The
   * list is not changed. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly (string | ValidationItem)[] | undefined })
  items: readonly (string | ValidationItem)[] = [];

  /**
   * Where the `field` names of the items are searched: a form, or an element around the fields. Default: `undefined`,
   * the document.
   */
  @property({ attribute: false, accept: parent })
  form?: ParentNode;

  protected override headingText(): string {
    return this.heading || msg('Atenção', { id: 'dassValidationHeading' });
  }

  protected override isAlert(): boolean {
    return true;
  }

  protected override describedBy(): string {
    return 'text';
  }

  protected override renderHeadingIcon(): unknown {
    return html`<span class="tone">${renderIcon(alertTriangle)}</span>`;
  }

  protected override renderBody(): unknown {
    return html`<p id="text">${textOr(this.text, msg('Há inconsistências', { id: 'dassValidationText' }))}</p>
      <ul>
        ${renderShortened(this.items.filter(hasText), MAX_ITEMS, (item) => html`<li>${this.#renderItem(item)}</li>`)}
      </ul>`;
  }

  protected override renderFooter(): unknown {
    return html`<dass-button appearance="solid" @click=${() => this.requestClose('confirm')}
      >${msg('OK', { id: 'dassMessageOk' })}</dass-button
    >`;
  }

  protected override requestClose(reason: CloseReason, detail: object = {}): boolean {
    return super.requestClose(reason, { item: null, ...detail });
  }

  #renderItem(item: string | ValidationItem): unknown {
    const field = toText(readField(item, 'field')).trim();
    const named = field === '' ? undefined : namedField(field, this.form ?? document);
    const text = [named?.label, resolveText(textOf(item))].filter(Boolean).join(': ');
    const target = targetOf(item) ?? named?.element;
    if (target === undefined) return html`<span class="item">${text}</span>`;
    return html`<button
      class="item"
      type="button"
      aria-description=${msg('Ir para o campo', { id: 'dassValidationGo' })}
      @click=${() => this.#go(item as ValidationItem, target)}
    >
      <span>${text}</span>${renderIcon(chevronRight)}
    </button>`;
  }

  #go(item: ValidationItem, target: Target): void {
    if (this.requestClose('confirm', { item })) void goToTarget(target, this);
  }
}

const textOf = (item: unknown): string => toText(typeof item === 'object' ? readField(item, 'text') : item);

function targetOf(item: unknown): Target | undefined {
  const target = readField(item, 'target');
  const isTarget =
    typeof target === 'string' ? target !== '' : tryRead('A target', () => target instanceof Element, false);
  return isTarget ? (target as Target) : undefined;
}

const hasText = (item: unknown): boolean => textOf(item).trim() !== '';

define('dass-validation-dialog', DassValidationDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-validation-dialog': DassValidationDialog;
  }
}
