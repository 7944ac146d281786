import { html, nothing, type PropertyValues } from 'lit';
import { msg } from '../../../locales/localize.js';
import { resolveText, textOr } from '../../../locales/index.js';
import { PageData } from '../../base/data/page-data.js';
import type { SourceList } from '../../base/data/source-list.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { whenIdle } from '../../base/loading/idle.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import type { TypedElement } from '../../base/typed-element.js';
import { warnRepeated } from '../../base/unique-ids.js';
import { chevronDown, close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { FilterQuestion } from '../../core/select/external-filter.js';
import { SelectState, type KeyMeaning } from '../../core/select/select-state.js';
import type { DataSource } from '../../core/data/data-source.js';
import { areSameIds, type OptionId, type SelectValue } from '../../core/select/select-options.js';
import type { FieldName } from '../../core/util/field-name.js';
import { chipFieldStyles } from '../shared/chip-field.styles.js';
import { KeyboardAccess } from '../shared/keyboard-access.js';
import { isOnPhone } from '../shared/on-phone.js';
import type { renderChips as RenderChips } from './render-chips.js';
import { SelectForm } from './select-form.js';
import { selectListStyles } from './select-list.styles.js';
import { selectedCountText } from './option-list.js';
import { selectText, SelectPanel } from './select-panel.js';

export type { DataAnswer, DataRequest, DataSource, SourceFilter, SourceQuery } from '../../core/data/data-source.js';
export type { Sorting } from '../../core/table/sorting/sort-keys.js';
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
 * closed by a swipe. While the list is closed, only the labels of the selected options are read. With `dataSource`, the
 * options stay on a server.
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

  protected readonly model = new SelectState({
    changed: () => this.requestUpdate(),
    selected: (ids) => this.#setSelected(ids),
    ask: (question) => this.dataSource || this.emit('dass-filter', question),
    repeated: (id) => warnRepeated(this.localName, id),
    translate: resolveText,
    whenIdle,
  });
  /** The list, created when the user first moves to the field: a closed field does not need it. */
  #panel: SelectPanel | undefined;
  #renderChips: typeof RenderChips | undefined;
  readonly #lazyChip = new LazyImport(this, async () => {
    this.#renderChips = (await import('./render-chips.js')).renderChips;
  });
  #sourceList: SourceList | undefined;
  readonly #lazySource = new LazyImport(this, async () => {
    const [{ SourceList }, { SourceOptions }] = await Promise.all([
      import('../../base/data/source-list.js'),
      import('../../core/select/source-options.js'),
    ]);
    this.#sourceList = new SourceList(this);
    this.optionSource = new SourceOptions(this.#sourceList);
  });
  readonly #lazySpinner = new LazyImport(this, () => import('../../controls/spinner/spinner.js'), { silent: true });
  readonly #keyboard = new KeyboardAccess(this, {
    open: () => {
      this.model.close();
      return { label: this.label || this.outerLabel };
    },
    control: () => (this.withoutFilter ? null : (this.control as HTMLInputElement | null)),
    isWritable: () => this.canOpen,
    isAvailable: () => !this.withoutFilter,
    onConfirmed: () => this.focus(),
  });

  constructor() {
    super();
    // On the host, `focusout` fires only when the focus leaves the field and its list.
    this.addEventListener('focusout', () => this.#panel?.holdsFocus || this.model.leave());
    for (const type of ['focusin', 'pointerenter'] as const)
      this.addEventListener(type, () => this.canOpen && this.#createPanel());
    // The application may have set properties in the same task, so that they are not rendered yet.
    for (const type of ['keydown', 'click'] as const)
      this.addEventListener(type, () => this.updateModel(), { capture: true });
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
    this.model.close();
  }

  protected override removeText(): void {
    this.model.close();
  }

  protected override willUpdate(): void {
    if (this.dataSource) this.#lazySource.loadOnce();
    this.#sourceList?.setSource(this.dataSource);
    this.updateModel();
    if (this.model.isOpen) this.#createPanel();
    this.#panel?.update();
    if (this.multiple && this.ids.length > 0) this.#lazyChip.loadOnce();
    if (this.model.isBusy) this.#lazySpinner.loadOnce();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#writeText();
    this.#panel?.place();
  }

  protected override render() {
    const { ids, multiple, model } = this;
    const [id] = ids;
    const isUnknown = !multiple && id !== undefined && model.isUnknown(id);
    const selectedText = isUnknown
      ? this.shownText(id)
      : multiple && ids.length
        ? selectedCountText(ids.length)
        : nothing;
    return html`${this.renderLabel()}
      <div class=${multiple ? 'box lines' : 'box'} part="box" @click=${this.#onBoxClick} @mousedown=${keepFocus}>
        <div class="values">${multiple ? this.#renderSelected() : nothing}${this.#renderControl(isUnknown)}</div>
        ${model.isBusy ? html`<dass-spinner></dass-spinner>` : nothing}
        ${
          ids.length > 0 && this.canOpen && !this.required
            ? html`<button
                class="inside clear"
                type="button"
                tabindex="-1"
                aria-label=${msg('Limpar seleção', { id: 'dassSelectClear' })}
                @click=${() => model.clear()}
              >
                ${renderIcon(close)}
              </button>`
            : nothing
        }${this.#keyboard.render()}<span class=${model.isOpen ? 'inside arrow open' : 'inside arrow'}
          >${renderIcon(chevronDown)}</span
        >
      </div>
      <span id="selected" class="visually-hidden">${selectedText}</span>
      ${this.#panel?.render(this.#listLabel)}${this.renderMessage()}`;
  }

  /** Renders the selected options as chips. */
  #renderSelected() {
    return this.#renderChips?.({
      ids: this.ids,
      max: this.maxChips,
      isRemovable: !this.readOnly,
      isDisabled: this.effectivelyDisabled,
      textOf: (id) => this.shownText(id),
      remove: (id) => this.model.deselect(id),
    });
  }

  /** Renders the control with the focus: a text field that filters, or a button. `#writeText()` sets its text. */
  #renderControl(isUnknown: boolean) {
    const expanded = this.model.isOpen ? 'true' : 'false';
    const active = this.#panel?.list.activeId ?? nothing;
    const label = this.outerLabel || nothing;
    const required = this.required ? 'true' : nothing;
    const invalid = this.userInvalid ? 'true' : nothing;
    const className = isUnknown ? 'unknown' : nothing;
    if (this.withoutFilter)
      return html`<button
        id="control"
        class=${className}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${expanded}
        aria-controls="list"
        aria-activedescendant=${active}
        aria-label=${label}
        aria-describedby="selected message"
        aria-readonly=${this.readOnly ? 'true' : nothing}
        aria-required=${required}
        aria-invalid=${invalid}
        ?disabled=${this.effectivelyDisabled}
        @keydown=${this.#onKeydown}
      ></button>`;
    return html`<input
      id="control"
      class=${className}
      type="text"
      role="combobox"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      enterkeyhint="done"
      inputmode=${this.#keyboard.isShown || this.#isForSheet ? 'none' : nothing}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded=${expanded}
      aria-controls="list"
      aria-activedescendant=${active}
      aria-label=${label}
      aria-describedby="selected message"
      aria-required=${required}
      aria-invalid=${invalid}
      placeholder=${(this.ids.length === 0 && this.#hint) || nothing}
      ?readonly=${this.readOnly}
      ?disabled=${this.effectivelyDisabled}
      @input=${this.#onInput}
      @keydown=${this.#onKeydown}
    />`;
  }

  /** Whether the typed text is shown in the sheet on a phone. */
  get #isForSheet(): boolean {
    return isOnPhone() && !this.#panel?.isWithoutSheet;
  }

  get #hint(): string {
    return this.readOnly ? '' : textOr(this.placeholder, msg('Selecione', { id: 'dassSelectPlaceholder' }));
  }

  get #listLabel(): string {
    return textOr(this.label, this.outerLabel || msg('Selecione', { id: 'dassSelectPlaceholder' }));
  }

  /**
   * Sets the text of the control. Not in the template: the rendered text may be unchanged while the user has typed over
   * it.
   */
  #writeText(): void {
    const { control, model } = this;
    const [id] = this.ids;
    const selected = this.multiple || id === undefined ? '' : model.textOf(id);
    if (control instanceof HTMLInputElement) {
      const text = (this.#panel?.holdsFocus ? undefined : model.text) ?? selected;
      if (control.value !== text) control.value = text;
    } else if (control) {
      const text = selected || (this.ids.length ? '' : this.#hint);
      if (control.textContent !== text) control.textContent = text;
      control.classList.toggle('hint', !selected);
    }
  }

  #createPanel(): SelectPanel {
    return (this.#panel ??= new SelectPanel(this, this.model));
  }

  #selectText(): void {
    if (!this.#isForSheet) selectText(this);
  }

  #onInput = (event: Event): void => {
    event.stopPropagation();
    this.model.type((event.target as HTMLInputElement).value);
  };

  #onBoxClick(event: Event): void {
    const path = event.composedPath();
    if (path.some((node) => node instanceof Element && node.matches('.clear, .keyboard, dass-chip:not(.more)'))) return;
    this.focus();
    if (!this.model.isOpen) {
      this.model.open();
      this.#selectText();
    } else if (!(path[0] instanceof HTMLInputElement)) this.model.close();
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey) return;
    const { model } = this;
    const { list } = this.#createPanel();
    // A space within the text of the active option belongs to the typed word.
    if (event.key === ' ' && model.isOpen && this.withoutFilter && list.moveByKey(event)) return;
    const meaning = model.keyMeaning(event);
    if (meaning === undefined) return;
    if (PREVENTED_KEYS.has(meaning)) event.preventDefault();
    if (meaning === 'open') model.open();
    else if (meaning === 'close') model.close();
    else if (meaning === 'empty') model.leave();
    else if (meaning === 'drop') this.#dropLast();
    else if (meaning === 'move') list.moveByKey(event);
    else if (meaning === 'find') {
      model.open();
      list.moveByKey(event);
      event.preventDefault();
    } else list.confirm(event);
  };

  /** Deselects the last option. */
  #dropLast(): void {
    const id = this.ids.at(-1);
    if (id !== undefined) this.model.deselect(id);
  }

  /** The user has selected these options. */
  #setSelected(ids: readonly OptionId[]): void {
    if (this.multiple) this.#selectText();
    else void this.updateComplete.then(() => this.#selectText());
    if (areSameIds(ids, this.ids)) return;
    if (this.multiple && ids.length > 0) this.#lazyChip.load();
    this.value = this.multiple ? ids : (ids[0] ?? '');
    this.emitNative('change');
  }
}

/** Keeps the focus on a press outside the text; a press in the text sets the caret. */
function keepFocus(event: Event): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

/** The element with the application's type of an option. */
export type TypedSelectList<Option = unknown> = TypedElement<
  DassSelectList,
  {
    options: readonly Option[];
    dataSource?: DataSource<Option & object>;
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
