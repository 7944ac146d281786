import { html, nothing, type PropertyValues } from 'lit';
import { msg } from '../../../locales/localize.js';
import { textOr } from '../../../locales/index.js';
import { PageData } from '../../base/data/page-data.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { toText } from '../../core/text/to-text.js';
import { KeyboardAccess } from '../shared/keyboard-access.js';
import { isOnPhone } from '../shared/on-phone.js';
import { isUnknown, selectedCountText, shownText, textOf, writeControl } from './selected-text.js';
import { keyMeaning, type KeyMeaning } from './key-meaning-model.js';
import type { FilterQuestion } from './external-filter-model.js';
import { without, type OptionId, type SelectValue } from './select-list-model.js';
import type { PanelField } from './panel-view.js';
import { SelectListPanel } from './select-list-panel.js';
import type { renderChips as RenderChips } from './render-chips.js';
import { renderBoxEnd, renderControl } from './select-list-control.js';
import { SelectForm } from './select-form.js';
import { chipFieldStyles } from '../shared/chip-field.styles.js';
import { selectListStyles } from './select-list.styles.js';
import type { TypedElement } from '../../base/typed-element.js';
import { isComposing } from '../../base/focus/is-composing.js';
import type { FieldName } from '../../core/util/field-name.js';
import { visibleText } from '../../core/text/visible-text.js';

export type { OptionId, SelectValue };

/** The detail of `dass-filter`. An alias, so that its members are documented once. */
export type DassSelectListFilterDetail = FilterQuestion;

/** Keys that must not have their default action. */
const PREVENTED_KEYS: ReadonlySet<KeyMeaning> = new Set(['open', 'close', 'empty', 'select']);

export interface DassSelectListEvents {
  'dass-filter': DassSelectListFilterDetail;
}

/**
 * Selects one or several of any number of options. Follows the APG combobox pattern with a list popup: the field keeps
 * the focus, and the typed text filters the options, ignoring case, accents and special characters. Arrow keys and Page
 * Up and Down move, Enter selects, Escape cancels. With several options, Backspace in an empty field removes the last
 * one.
 *
 * On a phone the list is a sheet at the bottom of the screen, with the label, a filter and a close button; it can be
 * closed by a swipe. While the list is closed, only the labels of the selected options are read.
 * @summary A combobox with a filter, for one or several of many options.
 * @fires {Event} change - Fired when the user changes the selection. Read it from `value`.
 * @fires {CustomEvent<DassSelectListFilterDetail>} dass-filter - Fired with `externalFilter` when the user types, or
 *   opens a list without options. Answer with `detail.answer(promise)`, which accepts any list, or set another list of
 *   `options`.
 * @csspart box - The box of the field.
 * @cssproperty [--dass-select-list-height=320px] - Maximum height of the list.
 */
export class DassSelectList extends SelectForm<DassSelectListEvents> {
  static override styles = [baseStyles, formStyles, fieldBoxStyles, chipFieldStyles, selectListStyles];
  static override readonly pageData = new PageData('options');

  @state()
  private _open = false;

  /** The typed text; undefined if the user has not typed. */
  @state()
  private _typed?: string;

  /** The list, created when the user first moves to the field: a closed field does not need it. */
  #panel: SelectListPanel | undefined;
  /** The key of a confirmation that waits for its options. */
  #confirmedBy: string | undefined;
  #renderChips: typeof RenderChips | undefined;
  readonly #lazyChip = new LazyImport(this, async () => {
    this.#renderChips = (await import('./render-chips.js')).renderChips;
  });
  readonly #lazySpinner = new LazyImport(this, () => import('../../controls/spinner/spinner.js'), { silent: true });

  constructor() {
    super();
    // On the host, `focusout` fires only when the focus leaves the field and its list.
    this.addEventListener('focusout', () => this.#panel?.holdsFocus || this.#leave());
    for (const type of ['focusin', 'pointerenter'] as const)
      this.addEventListener(type, () => this.#canOpen && this.#createPanel());
  }

  /**
   * Moves the focus to the field.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    this.control?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  protected override removeText(): void {
    this.#close();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#panel?.applyProps(changed.has('options'));
    this.updateOptions();
    if (this._open && !this.#canOpen) this.#close();
    this.#panel?.update();
    if (this.multiple && this.ids.length > 0) this.#lazyChip.loadOnce();
    if (this.#isWaiting) this.#lazySpinner.loadOnce();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#writeText();
    this.#panel?.place();
  }

  protected override render() {
    const ids = this.ids;
    const [id] = ids;
    const isUnknownValue = !this.multiple && id !== undefined && isUnknown(this.known, id);
    const isOpen = this._open;
    return html`${this.renderLabel()}
      <div class=${this.multiple ? 'box lines' : 'box'} part="box" @click=${this.#onBoxClick} @mousedown=${keepFocus}>
        <div class="values">
          ${
            this.multiple
              ? this.#renderChips?.({
                  ids,
                  max: this.maxChips,
                  isRemovable: !this.readOnly,
                  isDisabled: this.effectivelyDisabled,
                  textOf: (one) => shownText(this.known, one),
                  remove: (one) => this.#select(without(this.ids, [one])),
                })
              : nothing
          }${renderControl({
            withoutFilter: this.withoutFilter,
            isOpen,
            active: this.#panel?.activeId,
            name: this.outerLabel,
            placeholder: ids.length ? '' : this.#hint,
            isUnknown: isUnknownValue,
            isInvalid: this.userInvalid,
            isOff: this.effectivelyDisabled,
            readOnly: this.readOnly,
            required: this.required,
            withoutSystemKeyboard: this.#keyboard.isShown || this.#isInSheet,
            onInput: this.#onInput,
            onKeydown: this.#onKeydown,
          })}
        </div>
        ${renderBoxEnd({
          isWaiting: this.#isWaiting,
          canClear: ids.length > 0 && this.#canOpen && !this.required,
          isOpen,
          keyboard: this.#keyboard.render(),
          clear: () => this.#select([]),
        })}
      </div>
      <span id="selected" class="visually-hidden"
        >${
          isUnknownValue
            ? shownText(this.known, id)
            : this.multiple && ids.length
              ? selectedCountText(ids.length)
              : nothing
        }</span
      >
      ${this.#panel?.render()}${this.renderMessage()}`;
  }

  protected override updateOptions(): void {
    this.known.update(this.#panel?.answered ?? this.options, this.fieldId, this.fieldLabel);
  }

  get #field(): PanelField {
    return {
      isOpen: this._open,
      typed: this._typed,
      ids: this.ids,
      label: textOr(this.label, this.outerLabel || msg('Selecione', { id: 'dassSelectPlaceholder' })),
      multiple: this.multiple,
      isTextField: !this.withoutFilter,
      isExternal: this.externalFilter,
      busy: this.isBusy,
    };
  }

  get #canOpen(): boolean {
    return !this.readOnly && !this.effectivelyDisabled;
  }

  get #isWaiting(): boolean {
    return this.isBusy || (this.#panel?.isWaiting ?? false);
  }

  /** Whether the typed text is shown in the sheet on a phone. */
  get #isInSheet(): boolean {
    return isOnPhone() && !this.#panel?.isWithoutSheet;
  }

  /** The focused element in the field or its list. */
  get #focused(): Element | null {
    return (this.renderRoot as ShadowRoot).activeElement;
  }

  get #hint(): string {
    return this.readOnly ? '' : textOr(this.placeholder, msg('Selecione', { id: 'dassSelectPlaceholder' }));
  }

  #writeText(): void {
    const [id] = this.ids;
    const selected = this.multiple || id === undefined ? '' : textOf(this.known, id);
    const typed = this.#panel?.holdsFocus ? undefined : this._typed;
    writeControl(this.control, typed, selected, this.ids.length ? '' : this.#hint);
  }

  #show(): void {
    if (this._open || !this.#canOpen) return;
    this._open = true;
    const panel = this.#createPanel();
    if (this._typed === undefined) panel.opened(this.options.length > 0);
  }

  #createPanel(): SelectListPanel {
    return (this.#panel ??= new SelectListPanel(this, () => this.#field, this.known, {
      select: (ids) => this.#select(ids),
      type: (text) => this.#type(text),
      ask: (question) => this.emit('dass-filter', question),
      confirm: (event) => this.#confirm(event),
      sync: () => this.#sync(),
      confirmed: () => this.#confirmed(),
      shown: () => this.#selectText(),
      close: (reason) => (reason === 'outside' ? this.#leave() : this.#close()),
    }));
  }

  #close(): void {
    if (!this._open && this._typed === undefined) return;
    this._open = false;
    this._typed = undefined;
    this.#confirmedBy = undefined;
    this.#panel?.closed();
    // Not `:focus-within`, which matches nothing in WebKit while the window is inactive.
    if (this.#focused?.closest('#popover')) this.focus();
  }

  /** Closes the list when the focus leaves. An emptied text clears the value. */
  #leave(): void {
    if (this._typed === '' && !this.multiple) this.#select([]);
    this.#close();
  }

  readonly #keyboard = new KeyboardAccess(this, {
    open: () => {
      this.#close();
      return { label: this.label || this.outerLabel, value: this._typed };
    },
    control: () => (this.withoutFilter ? null : (this.control as HTMLInputElement | null)),
    isWritable: () => this.#canOpen,
    isAvailable: () => !this.withoutFilter,
    onConfirmed: () => this.focus(),
  });

  #onInput = (event: Event): void => {
    event.stopPropagation();
    this.#type((event.target as HTMLInputElement).value);
  };

  #type(text: string): void {
    // Characters that nobody sees are no text.
    this._typed = visibleText(text) && text;
    this.#confirmedBy = undefined;
    this.#show();
    this.#panel?.typed(text);
  }

  #onBoxClick(event: Event): void {
    const path = event.composedPath();
    if (path.some((node) => node instanceof Element && node.matches('.clear, .keyboard, dass-chip:not(.more)'))) return;
    this.focus();
    if (!this._open) {
      this.#show();
      this.#selectText();
    } else if (!(path[0] instanceof HTMLInputElement)) this.#close();
  }

  /** Selects the text, so that typing replaces the label of the selected option and starts a new filter. */
  #selectText(): void {
    const { control } = this;
    if (control instanceof HTMLInputElement && control === this.#focused && !this.#isInSheet) control.select();
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey) return;
    const panel = this.#panel;
    // A space within the text of the active option belongs to the typed word.
    if (event.key === ' ' && this._open && this.withoutFilter && panel?.handleKey(event)) return;
    const meaning = keyMeaning(event, {
      isOpen: this._open,
      isTextField: !this.withoutFilter,
      multiple: this.multiple,
      typed: this._typed,
    });
    if (meaning === undefined) return;
    if (PREVENTED_KEYS.has(meaning)) event.preventDefault();
    if (meaning === 'open') this.#show();
    else if (meaning === 'close') this.#close();
    else if (meaning === 'empty') this.#leave();
    else if (meaning === 'drop') this.#dropLast();
    else if (meaning === 'find') this.#find(event);
    else if (meaning === 'move') panel?.handleKey(event);
    else this.#confirm(event);
  };

  /** Handles Enter and Tab. Tab waits in the field for the answer to its text; a second Tab leaves the field. */
  #confirm(event: KeyboardEvent): void {
    const { key, shiftKey } = event;
    const isTab = key === 'Tab';
    this.#sync();
    const panel = this.#panel;
    const mayWait =
      this._typed !== undefined && !(isTab && (shiftKey || this.#confirmedBy === key || panel?.hasFailed));
    if (panel?.confirm(mayWait) ?? !mayWait) return;
    this.#confirmedBy = key;
    event.preventDefault();
  }

  /** The answer for a pending confirmation has arrived. */
  #confirmed(): void {
    const isLeaving = this.#confirmedBy === 'Tab';
    this.#confirmedBy = undefined;
    if (this.#panel?.selectActive() && isLeaving) this.#panel.focusNext();
  }

  /** Renders pending changes, so that a key or a click applies to the visible options. */
  #sync(): void {
    if (this.isUpdatePending) this.performUpdate();
  }

  #find(event: KeyboardEvent): void {
    this.#show();
    // Synchronously, so that there are options to search.
    this.#sync();
    this.#panel?.handleKey(event);
    event.preventDefault();
  }

  /** Deselects the last option. */
  #dropLast(): void {
    if (this.#canOpen) this.#select(without(this.ids, this.ids.slice(-1)));
  }

  /** The user has selected these options. */
  #select(ids: readonly OptionId[]): void {
    if (this.multiple) this.#selectText();
    else {
      this.#close();
      void this.updateComplete.then(() => this.#selectText());
    }
    if (isSame(ids, this.ids)) return;
    if (this.multiple && ids.length > 0) this.#lazyChip.load();
    this.value = this.multiple ? ids : (ids[0] ?? '');
    this.emitNative('change');
  }
}

const isSame = (ids: readonly OptionId[], others: readonly OptionId[]): boolean =>
  ids.length === others.length && ids.every((id, at) => toText(id) === toText(others[at]));

/** Keeps the focus on a press outside the text; a press in the text sets the caret. */
function keepFocus(event: Event): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

/** The element with the application's type of an option. */
export type TypedSelectList<Option = unknown> = TypedElement<
  DassSelectList,
  {
    options: readonly Option[];
    fieldId: NoInfer<FieldName<Option>>;
    fieldLabel: NoInfer<FieldName<Option>>;
  },
  DassSelectListEvents
>;

declare global {
  interface HTMLElementTagNameMap {
    'dass-select-list': DassSelectList;
  }
}

define('dass-select-list', DassSelectList);
