import { html, nothing, type PropertyValues } from 'lit';
import { t } from '../../../locales/choices.js';
import { resolveText } from '../../../locales/index.js';
import { FormEntries, fromState, toState } from '../../base/form-entries.js';
import type { FormValue } from '../../base/form-element.js';
import { Later } from '../../base/later.js';
import { state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { toText } from '../../core/to-text.js';
import { chevronDown, close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { KeyboardAccess } from '../keyboard-access.js';
import type { FilterQuestion } from './outside-filter-model.js';
import { idsOf, KnownOptions, without, type OptionId, type SelectValue } from './select-list-model.js';
import type { PanelField, SelectListPanel } from './select-list-panel.js';
import { renderChips } from './render-chips.js';
import { renderControl } from './select-list-control.js';
import { SelectProperties } from './select-properties.js';
import { selectListStyles } from './select-list.styles.js';

export type { OptionId, SelectValue };

/** What is asked of a host that filters itself; an alias, so that its members are documented once. */
export type DassSelectListFilterDetail = FilterQuestion;

/** So many labels are read out of all that are chosen. */
const MOST_READ = 20;

export interface DassSelectListEvents {
  'dass-filter': DassSelectListFilterDetail;
}

/**
 * Chooses one or several of any number of options, after the APG's combobox with a list popup: the field keeps the focus,
 * what is typed filters (case, accents and special characters aside) and is marked where it matches, the arrows and Page
 * Up and Down move, Enter chooses, Escape leaves all as it was, Backspace in an empty field takes the last of several away.
 * While the list is closed nothing of the options is read but the label of what is chosen, and what
 * draws and filters them is loaded when a person comes to the field.
 * @summary A choice among many, with a filter: one or several.
 * @fires {Event} change - A person has chosen; read it from `value`.
 * @fires {CustomEvent<DassSelectListFilterDetail>} dass-filter - With `externalFilter`: a person types, or opens a list without options. Answer with `detail.answer(promise)`, or set `options`.
 * @csspart box - The box of the field.
 * @cssproperty [--dass-select-list-height=320px] - The largest height of the list.
 */
export class DassSelectList extends SelectProperties<DassSelectListEvents> {
  static override styles = [baseStyles, formStyles, fieldBoxStyles, selectListStyles];

  @state()
  private _open = false;

  /** What a person has typed; undefined while they have not. */
  @state()
  private _typed?: string;

  readonly #known = new KnownOptions();
  readonly #entries = new FormEntries(this, () => (this.multiple ? this.#ids.map(toText) : []));
  #panel: SelectListPanel | undefined;
  /** A person has chosen what they typed before there was a list: it is chosen once there is. */
  #isHasty = false;
  readonly #panelLater = new Later(this, async () => {
    const module = await import('./select-list-panel.js');
    this.#panel = new module.SelectListPanel(this, () => this.#field, this.#known, {
      choose: (ids) => this.#choose(ids),
      ask: (question) => this.emit('dass-filter', question),
      close: (reason) => (reason === 'outside' ? this.#leave() : this.#close()),
    });
    if (!this._open) return;
    if (this._typed === undefined) this.#panel.opened(this.options.length > 0);
    else this.#panel.typed(this._typed);
    if (this.#isHasty) void this.updateComplete.then(() => this.#isHasty && this.#panel?.choose(this.#panel.active));
  });
  readonly #chipLater = new Later(this, () => import('../../controls/chip/chip.js'));
  readonly #spinnerLater = new Later(this, () => import('../../controls/spinner/spinner.js'));

  constructor() {
    super();
    // Heard here when the focus leaves the field and its list, not when it goes from one to the other.
    this.addEventListener('focusout', () => this.#leave());
    for (const comes of ['focusin', 'pointerenter'] as const)
      this.addEventListener(comes, () => this.#canOpen && this.#panelLater.ask());
  }

  /** @internal */
  override get readableValue(): string {
    this.#takeOptions();
    const ids = this.#ids.slice(0, MOST_READ);
    return ids.map((id) => this.#textOf(id)).join(', ');
  }

  /** Puts the focus into the field. */
  override focus(options?: FocusOptions): void {
    this.control?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  /** @internal */
  override formAssociatedCallback(form: HTMLFormElement | null): void {
    super.formAssociatedCallback(form);
    this.#entries.follow(form);
  }

  /** Several are given to the form when it is read. */
  protected get formValue(): FormValue {
    const [id] = this.#ids;
    return this.multiple || id === undefined ? null : toText(id);
  }

  protected override get formState(): FormValue {
    return this.multiple ? toState(this.#ids.map(toText)) : this.formValue;
  }

  protected override restoreValue(state: Exclude<FormValue, null>): void {
    const ids = this.multiple && fromState(state);
    if (ids) this.value = ids;
    else super.restoreValue(state);
  }

  protected get isEmpty(): boolean {
    return this.#ids.length === 0;
  }

  /** Open means: what is asked for is there. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await Promise.all([this.#panelLater.loading, this.#chipLater.loading, this.#spinnerLater.loading]);
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('options')) this.#panel?.settle();
    this.#takeOptions();
    if (this._open && !this.#canOpen) this.#close();
    this.#panel?.update();
    if (this.multiple && this.#ids.length > 0) this.#chipLater.ask();
    if (this.#isWaiting) this.#spinnerLater.ask();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#writeText();
    const box = this.renderRoot.querySelector<HTMLElement>('.box');
    if (box) this.#panel?.place(box);
  }

  protected override render() {
    const ids = this.#ids;
    const [id] = ids;
    const isUnknown = !this.multiple && id !== undefined && this.#isUnknown(id);
    const isOpen = this._open && this.#panel !== undefined;
    const canClear = ids.length > 0 && this.#canOpen && !this.required;
    return html`${this.renderLabel()}
      <div class=${this.multiple ? 'box lines' : 'box'} part="box" @click=${this.#onBoxClick} @mousedown=${keepFocus}>
        <div class="values">
          ${
            this.multiple
              ? renderChips({
                  ids,
                  most: this.maxChips,
                  isRemovable: !this.readOnly,
                  isDisabled: this.effectivelyDisabled,
                  textOf: (one) => this.#shownText(one),
                  remove: (one) => this.#choose(without(this.#ids, [one])),
                })
              : nothing
          }${renderControl({
            withoutFilter: this.withoutFilter,
            isOpen,
            active: this.#panel?.activeId,
            name: this.outerLabel,
            placeholder: ids.length ? '' : this.#hint,
            isUnknown,
            isInvalid: this.userInvalid,
            isOff: this.effectivelyDisabled,
            readOnly: this.readOnly,
            required: this.required,
            withoutSystemKeyboard: this.#keyboard.isShown,
            onInput: this.#onInput,
            onKeydown: this.#onKeydown,
          })}
        </div>
        ${this.#isWaiting ? html`<dass-spinner></dass-spinner>` : nothing}
        ${
          canClear
            ? html`<button
                class="inside clear"
                type="button"
                tabindex="-1"
                aria-label=${t('dassSelectClear')}
                @click=${() => this.#choose([])}
              >
                ${renderIcon(close)}
              </button>`
            : nothing
        }${this.#keyboard.render()}<span class=${isOpen ? 'inside arrow open' : 'inside arrow'}
          >${renderIcon(chevronDown)}</span
        >
      </div>
      <span id="chosen" class="visually-hidden"
        >${
          isUnknown
            ? this.#shownText(id)
            : this.multiple && ids.length
              ? t('dassSelectChosen', { count: ids.length })
              : nothing
        }</span
      >
      ${this.#panel?.render()}${this.renderMessage()}`;
  }

  #takeOptions(): void {
    this.#known.take(this.#panel?.answered ?? this.options, this.fieldId, this.fieldLabel);
  }

  get #field(): PanelField {
    return {
      isOpen: this._open,
      typed: this._typed,
      ids: this.#ids,
      label: resolveText(this.label) || this.outerLabel || t('dassSelectPlaceholder'),
      multiple: this.multiple,
      isTextField: !this.withoutFilter,
      isExternal: this.externalFilter,
      busy: this.busy,
    };
  }

  get #ids(): readonly OptionId[] {
    return idsOf(this.value);
  }

  get #canOpen(): boolean {
    return !this.readOnly && !this.effectivelyDisabled;
  }

  get #isWaiting(): boolean {
    return this.busy || (this.#panel?.isWaiting ?? false);
  }

  get #hint(): string {
    return this.readOnly ? '' : resolveText(this.placeholder) || t('dassSelectPlaceholder');
  }

  #isUnknown(id: OptionId): boolean {
    return this.#known.labelOf(id) === undefined;
  }

  #textOf(id: OptionId): string {
    return resolveText(this.#known.labelOf(id) ?? toText(id));
  }

  /** Said of one that is not among the options, too. */
  #shownText(id: OptionId): string {
    const label = this.#textOf(id);
    return this.#isUnknown(id) ? t('dassSelectUnknown', { label }) : label;
  }

  /** What stands in the field: written here, for it may be what it was and yet not what a person has typed over it. */
  #writeText(): void {
    const { control } = this;
    const [id] = this.#ids;
    const chosen = this.multiple || id === undefined ? '' : this.#textOf(id);
    if (control instanceof HTMLInputElement) {
      const text = this._typed ?? chosen;
      if (control.value !== text) control.value = text;
    } else if (control) {
      const text = chosen || (this.#ids.length ? '' : this.#hint);
      if (control.textContent !== text) control.textContent = text;
      control.classList.toggle('hint', !chosen);
    }
  }

  #show(): void {
    if (this._open || !this.#canOpen) return;
    this._open = true;
    this.#panelLater.ask();
    if (this._typed === undefined) this.#panel?.opened(this.options.length > 0);
  }

  #close(): void {
    if (!this._open && this._typed === undefined) return;
    this._open = false;
    this._typed = undefined;
    this.#isHasty = false;
    this.#panel?.closed();
    if (this.renderRoot.querySelector('#popover:focus-within')) this.focus();
  }

  /** The focus goes elsewhere. A text that was emptied means: none. */
  #leave(): void {
    if (this._typed === '' && !this.multiple) this.#choose([]);
    this.#close();
  }

  readonly #keyboard = new KeyboardAccess(this, {
    open: () => {
      this.#close();
      return { label: this.label || this.outerLabel, value: this._typed };
    },
    control: () => (this.withoutFilter ? null : (this.control as HTMLInputElement | null)),
    isWritable: () => this.#canOpen,
    isOffered: () => !this.withoutFilter,
    onWritten: () => this.focus(),
  });

  #onInput = (event: Event): void => {
    event.stopPropagation();
    this._typed = (event.target as HTMLInputElement).value;
    this.#isHasty = false;
    this.#show();
    this.#panel?.typed(this._typed);
  };

  #onBoxClick(event: Event): void {
    const path = event.composedPath();
    if (path.some((node) => node instanceof Element && node.matches('.clear, .keyboard, dass-chip:not(.more)'))) return;
    this.focus();
    if (!this._open) {
      this.#show();
      this.#selectText();
    } else if (!(path[0] instanceof HTMLInputElement)) this.#close();
  }

  /** What is typed next filters anew, in the place of the chosen option's label. */
  #selectText(): void {
    const { control } = this;
    if (control instanceof HTMLInputElement && control.matches(':focus')) control.select();
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return;
    const isChoice = event.key === 'Enter' || (event.key === ' ' && this.withoutFilter);
    if (event.key === 'Backspace' && this.multiple && !this._typed && this.#canOpen)
      this.#choose(without(this.#ids, this.#ids.slice(-1)));
    else if (!this._open) this.#onClosedKey(event, isChoice);
    else if (!this.#panel || isChoice) {
      // Before the list is there nothing can be chosen, and nothing else may take these keys.
      if (isChoice || event.key === 'Escape') event.preventDefault();
      if (isChoice && this._typed === '' && !this.multiple) this.#leave();
      else if (isChoice && this.#panel) this.#panel.choose(this.#panel.active);
      else if (isChoice) this.#isHasty = this._typed !== undefined;
      else if (event.key === 'Escape') this.#close();
    } else if (event.key === 'Tab') {
      if (!this.multiple && this._typed !== '') this.#panel.choose(this.#panel.active);
    } else if (event.key === 'ArrowUp' && event.altKey) this.#close();
    else this.#panel.handleKey(event);
  };

  #onClosedKey(event: KeyboardEvent, isChoice: boolean): void {
    const isLetter = this.withoutFilter && /^[\p{L}\p{N}]$/u.test(event.key);
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp' || (isChoice && this.withoutFilter);
    if (!opens && !isLetter) return;
    this.#show();
    if (isLetter && this.#panel) {
      // Now, so that there are options to find.
      this.performUpdate();
      this.#panel.handleKey(event);
    }
    event.preventDefault();
  }

  /** A person has chosen these. */
  #choose(ids: readonly OptionId[]): void {
    if (this.multiple) this.#selectText();
    else {
      this.#close();
      void this.updateComplete.then(() => this.#selectText());
    }
    if (isSame(ids, this.#ids)) return;
    this.value = this.multiple ? ids : (ids[0] ?? '');
    this.fire('change');
  }
}

const isSame = (ids: readonly OptionId[], others: readonly OptionId[]): boolean =>
  ids.length === others.length && ids.every((id, at) => toText(id) === toText(others[at]));

/** A press on what belongs to the field leaves the focus where it is; one in the text sets the caret. */
function keepFocus(event: Event): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

define('dass-select-list', DassSelectList);

declare global {
  interface HTMLElementTagNameMap {
    'dass-select-list': DassSelectList;
  }
}
