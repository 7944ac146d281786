import { html, nothing, type PropertyValues } from 'lit';
import { resolveText, textOr } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { DassElement } from '../../base/dass-element.js';
import { firstFocusable } from '../../base/focus/focusable.js';
import { containsInFlatTree, deepActiveElement } from '../../base/focus/focus-return.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { number, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { arrowLeft, chevronDown, chevronUp } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { safeLocalStorage } from '../../core/preferences/storage.js';
import { splitViewStyles } from './split-view.styles.js';

/** The detail of `dass-resize`. */
export interface DassSplitViewResizeDetail {
  /** Width of the list in CSS pixels; 0 when the user has hidden it. */
  readonly size: number;
}

/** The detail of `dass-select-record`. */
export interface DassSplitViewSelectRecordDetail {
  /** Index of the record that the user asks for, from 0. */
  readonly index: number;
}

export interface SplitViewEvents {
  'dass-back': null;
  'dass-resize': DassSplitViewResizeDetail;
  'dass-select-record': DassSplitViewSelectRecordDetail;
}

/** Width of the splitter, as in the style sheet. */
const SPLITTER_PX = 13;
const KEY_STEP_PX = 16;

/** Elements that use letters themselves: they write them, or search by them. */
const USES_LETTERS =
  'input, textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=grid], [role=treegrid], [role=tree], [role=menu], [role=application]';

const storageKey = (settingsKey: string): string => `dass-split-view:${encodeURIComponent(settingsKey)}`;

/** Returns the width that the user has set, or undefined when none can be read. */
function readStoredSize(settingsKey: string): number | undefined {
  const size = Number(safeLocalStorage.read(storageKey(settingsKey)));
  return Number.isFinite(size) && size >= 1 ? size : undefined;
}

/**
 * A list and the record that is selected in it, side by side. The user moves the splitter between both; its position
 * can be kept. Where there is no room for both, the list and the record are two pages: the record has a back button.
 *
 * With `recordCount` the record has buttons for the previous and the next one, also by the keys K and J. The element
 * does not know the records: the application selects them.
 * @summary A list beside the selected record.
 * @slot list - The list.
 * @slot - The record.
 * @slot empty - Shown beside the list while no record is open. Default: a line that says so.
 * @fires {CustomEvent<null>} dass-back - Fired when the user returns from the record to the list. Cancelable: the
 *   record then stays open.
 * @fires {CustomEvent<DassSplitViewResizeDetail>} dass-resize - Fired when the user has moved the splitter, or has
 *   hidden or shown the list with it.
 * @fires {CustomEvent<DassSplitViewSelectRecordDetail>} dass-select-record - Fired when the user asks for the previous
 *   or the next record. The application then sets `recordIndex`.
 * @csspart list - The area of the list.
 * @csspart record - The area of the record.
 * @csspart bar - The bar above the record.
 */
export class DassSplitView extends DassElement<SplitViewEvents> {
  static override styles = [baseStyles, iconButtonStyles, splitViewStyles];

  /**
   * Name of the list, as the splitter has it for screen readers. A text that starts with `dass` is a message id.
   * Default: `''`, 'Lista'.
   */
  @property({ type: String })
  label = '';

  /** Whether a record is open. Where there is no room for both, it covers the list. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  open = false;

  /**
   * Width of the list in CSS pixels. It is never shown below `minSize`, nor so wide that the record has less than
   * `minRecordSize`. A user action replaces it and then fires `dass-resize`. Default: 360.
   */
  @property({ type: Number, accept: number({ min: 1 }) })
  size = 360;

  /** Smallest width of the list in CSS pixels. Default: 240. */
  @property({ type: Number, attribute: 'min-size', accept: number({ min: 1 }) })
  minSize = 240;

  /** Smallest width of the record in CSS pixels. With less room, the list and the record are two pages. Default: 360. */
  @property({ type: Number, attribute: 'min-record-size', accept: number({ min: 1 }) })
  minRecordSize = 360;

  /**
   * Keeps the width that the user has set in the local storage, under this name. It then replaces `size`. Default:
   * `''`, nothing is kept.
   */
  @property({ type: String, attribute: 'settings-key' })
  settingsKey = '';

  /** Name of the open record, shown above it. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String, attribute: 'record-label' })
  recordLabel = '';

  /** Index of the open record in the list, from 0. Default: -1, it is not known. */
  @property({ type: Number, attribute: 'record-index', accept: number({ min: -1, whole: true }) })
  recordIndex = -1;

  /** Number of records in the list. From 2 on, the record has buttons for the previous and the next. Default: 0. */
  @property({ type: Number, attribute: 'record-count', accept: number({ min: 0, whole: true }) })
  recordCount = 0;

  /** The keys J and K do not change the record. Default: `false`. */
  @property({ type: Boolean, attribute: 'shortcuts-disabled' })
  shortcutsDisabled = false;

  /** Width of the element; undefined until it is measured. */
  @state()
  private _width: number | undefined;

  /** Whether the user has hidden the list with the splitter. */
  @state()
  private _isListHidden = false;

  #observer?: ResizeObserver | undefined;
  /** Ends the listeners of the last drag of the splitter. */
  #drag?: AbortController;
  /** What had the focus in the list last. */
  #leftInList: HTMLElement | undefined;
  /** The pane that had the focus before an update, which may hide it. */
  #focusedPane: 'list' | 'record' | undefined;
  /** The user has asked for another record: its name is announced. */
  #isSelecting = false;

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#onKeydown(event));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#drag?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('settingsKey') && this.settingsKey) this.size = readStoredSize(this.settingsKey) ?? this.size;
    const active = deepActiveElement();
    this.#focusedPane = (['list', 'record'] as const).find((pane) => {
      const area = this.renderRoot.querySelector(`.${pane}`);
      return area && containsInFlatTree(area, active);
    });
    if (this.#focusedPane === 'list') this.#leftInList = active ?? undefined;
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#observeWidth();
    const { style } = this.renderRoot.querySelector<HTMLElement>('.split')!;
    style.setProperty('--_size', `${this.size}px`);
    style.setProperty('--_min-size', `${this.minSize}px`);
    style.setProperty('--_min-record-size', `${this.minRecordSize}px`);
    this.#moveFocus();
    if (!this.#isSelecting || !changed.has('recordIndex')) return;
    this.#isSelecting = false;
    announce([resolveText(this.recordLabel), this.#positionText].filter(Boolean).join(', '));
  }

  protected override render() {
    const isListVisible = this.#isNarrow ? !this.open : !this._isListHidden;
    const isRecordVisible = !this.#isNarrow || this.open;
    return html`<div class="ruler"></div>
      <div class=${`split${this.#isNarrow ? ' narrow' : ''}${isListVisible ? '' : ' without-list'}`}>
        <div class="list" id="list" part="list" ?hidden=${!isListVisible}><slot name="list"></slot></div>
        ${this.#isNarrow ? nothing : this.#renderSplitter()}
        <div class="record" part="record" ?hidden=${!isRecordVisible}>
          ${this.open ? this.#renderBar() : nothing}
          <div class="content" ?hidden=${!this.open}><slot></slot></div>
          <div class="none" ?hidden=${this.open}>
            <slot name="empty"><p>${msg('Selecione um registro na lista.', { id: 'dassSplitViewNone' })}</p></slot>
          </div>
        </div>
      </div>`;
  }

  #observeWidth(): void {
    const ruler = this.renderRoot.querySelector('.ruler');
    // An update may run after the element was disconnected.
    if (!ruler || this.#observer || !this.isConnected) return;
    this.#observer = new ResizeObserver((entries) => {
      // A hidden element stays as it is.
      this._width = entries.at(-1)?.contentRect.width || this._width;
    });
    this.#observer.observe(ruler);
  }

  #renderSplitter() {
    const label = textOr(this.label, msg('Lista', { id: 'dassSplitViewList' }));
    const size = this._isListHidden ? 0 : this.#shownSize;
    return html`<div
      class="splitter"
      role="separator"
      tabindex="0"
      aria-orientation="vertical"
      aria-controls="list"
      aria-label=${label}
      aria-valuenow=${size}
      aria-valuemin="0"
      aria-valuemax=${this.#maxSize}
      aria-valuetext=${this._isListHidden ? msg('Oculta', { id: 'dassSplitViewHidden' }) : msg(str`${formatCount(size)} pixels`, { id: 'dassSplitViewSize' })}
      @keydown=${this.#onSplitterKeydown}
      @pointerdown=${this.#onPointerdown}
      @dblclick=${() => this.#hideList(!this._isListHidden)}
    ></div>`;
  }

  #renderBar() {
    const label = resolveText(this.recordLabel);
    const hasSteps = this.recordCount > 1;
    if (!this.#isNarrow && !hasSteps && !label) return nothing;
    return html`<div class="bar" part="bar">
      ${
        this.#isNarrow
          ? html`<button class="icon-button back" type="button" @click=${this.#onBack}>
              ${renderIcon(arrowLeft)}${msg('Voltar à lista', { id: 'dassSplitViewBack' })}
            </button>`
          : nothing
      }
      <span class="label" dir="auto" title=${label || nothing}>${label}</span>
      ${
        hasSteps
          ? html`<span class="position">${this.#positionText}</span>${this.#renderStep(-1)}${this.#renderStep(1)}`
          : nothing
      }
    </div>`;
  }

  #renderStep(by: 1 | -1) {
    const name =
      by < 0
        ? msg('Registro anterior', { id: 'dassSplitViewPrevious' })
        : msg('Próximo registro', { id: 'dassSplitViewNext' });
    const key = by < 0 ? 'K' : 'J';
    const label = this.shortcutsDisabled ? name : `${name} (${key})`;
    return html`<button
      class=${`icon-button ${by < 0 ? 'previous' : 'next'}`}
      type="button"
      title=${label}
      aria-keyshortcuts=${this.shortcutsDisabled ? nothing : key}
      aria-disabled=${this.#canStep(by) ? nothing : 'true'}
      @click=${() => this.#step(by)}
    >
      ${renderIcon(by < 0 ? chevronUp : chevronDown)}
    </button>`;
  }

  get #isNarrow(): boolean {
    return this._width !== undefined && this._width < this.minSize + SPLITTER_PX + this.minRecordSize;
  }

  get #maxSize(): number {
    return this._width === undefined
      ? Math.max(this.size, this.minSize)
      : Math.max(this.minSize, Math.floor(this._width) - SPLITTER_PX - this.minRecordSize);
  }

  get #shownSize(): number {
    return Math.min(Math.max(Math.round(this.size), this.minSize), this.#maxSize);
  }

  get #positionText(): string {
    if (this.recordIndex < 0 || this.recordIndex >= this.recordCount) return '';
    return msg(str`${formatCount(this.recordIndex + 1)} de ${formatCount(this.recordCount)}`, {
      id: 'dassSplitViewPosition',
    });
  }

  #canStep(by: 1 | -1): boolean {
    const index = this.recordIndex + by;
    return index >= 0 && index < this.recordCount;
  }

  #step(by: 1 | -1): void {
    if (!this.#canStep(by)) return;
    this.#isSelecting = true;
    this.emit('dass-select-record', { index: this.recordIndex + by });
  }

  #onBack(): void {
    if (this.emit('dass-back', null, { cancelable: true })) this.open = false;
  }

  #onKeydown(event: KeyboardEvent): void {
    const by = event.key === 'j' || event.key === 'J' ? 1 : event.key === 'k' || event.key === 'K' ? -1 : undefined;
    if (by === undefined || !this.open || this.recordCount < 2 || this.shortcutsDisabled) return;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return;
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(this));
    if (inside.some((one) => one instanceof Element && one.matches(USES_LETTERS))) return;
    event.preventDefault();
    // The application may replace what has the focus in the record. The keys must go on working.
    const content = this.renderRoot.querySelector('.content');
    if (content && containsInFlatTree(content, deepActiveElement()))
      this.renderRoot.querySelector<HTMLElement>(by < 0 ? '.previous' : '.next')?.focus();
    this.#step(by);
  }

  #onSplitterKeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const towardsEnd = this.#isRtl ? 'ArrowLeft' : 'ArrowRight';
    const towardsStart = this.#isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === 'Enter') this.#hideList(!this._isListHidden);
    else if (event.key === towardsEnd) this.#resizeTo((this._isListHidden ? 0 : this.#shownSize) + KEY_STEP_PX);
    else if (event.key === towardsStart) this.#resizeTo(this.#shownSize - KEY_STEP_PX);
    else if (event.key === 'Home') this.#resizeTo(this.minSize);
    else if (event.key === 'End') this.#resizeTo(Infinity);
    else return;
    event.preventDefault();
  }

  get #isRtl(): boolean {
    return this.matches(':dir(rtl)');
  }

  /** Sets the width by a key. */
  #resizeTo(size: number): void {
    if (this.#setSize(size)) this.#report();
  }

  /** @returns whether the shown width has changed */
  #setSize(size: number): boolean {
    // A key may come before the observer.
    this._width ??= this.clientWidth;
    const before = this._isListHidden ? 0 : this.#shownSize;
    this._isListHidden = false;
    this.size = Math.min(Math.max(Math.round(size), this.minSize), this.#maxSize);
    return before !== this.#shownSize;
  }

  #hideList(isHidden: boolean): void {
    this._isListHidden = isHidden;
    this.#report();
  }

  /** Keeps the width, and fires the event. */
  #report(): void {
    if (this.settingsKey && !this._isListHidden)
      safeLocalStorage.write(storageKey(this.settingsKey), String(this.size));
    this.emit('dass-resize', { size: this._isListHidden ? 0 : this.size });
  }

  /** Follows the pointer until it is released. Escape restores the width. */
  #onPointerdown(press: PointerEvent): void {
    if (press.button !== 0 || !press.isPrimary) return;
    const splitter = press.currentTarget as HTMLElement;
    const [startSize, wasHidden] = [this.#shownSize, this._isListHidden];
    const start = wasHidden ? 0 : startSize;
    const sign = this.#isRtl ? -1 : 1;
    const end = new AbortController();
    this.#drag = end;
    const { signal } = end;
    let hasMoved = false;
    const finish = (): void => {
      end.abort();
      splitter.classList.remove('moving');
      if (hasMoved) this.#report();
    };
    const cancel = (): void => {
      end.abort();
      splitter.classList.remove('moving');
      [this.size, this._isListHidden] = [startSize, wasHidden];
    };
    splitter.setPointerCapture(press.pointerId);
    splitter.classList.add('moving');
    splitter.addEventListener(
      'pointermove',
      ({ clientX }) => {
        hasMoved = this.#setSize(start + sign * (clientX - press.clientX)) || hasMoved;
      },
      { signal },
    );
    splitter.addEventListener('pointerup', finish, { signal });
    splitter.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        cancel();
      },
      { signal, capture: true },
    );
  }

  /** Moves the focus from a pane that has been hidden to the other one. */
  #moveFocus(): void {
    const pane = this.#focusedPane;
    this.#focusedPane = undefined;
    const [list, record] = ['.list', '.record'].map((part) => this.renderRoot.querySelector<HTMLElement>(part));
    if (pane === 'list' && list?.hidden) {
      (this.renderRoot.querySelector<HTMLElement>('.back') ?? (record && firstFocusable(record)))?.focus();
    } else if (pane === 'record' && record?.hidden && list) {
      const before = this.#leftInList;
      (before?.isConnected && before.checkVisibility() ? before : firstFocusable(list))?.focus();
    }
  }
}

define('dass-split-view', DassSplitView);

declare global {
  interface HTMLElementTagNameMap {
    'dass-split-view': DassSplitView;
  }
}
