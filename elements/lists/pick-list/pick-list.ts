import { html, type PropertyValues } from 'lit';
import { t } from '../../../locales/picks.js';
import { resolveText } from '../../../locales/index.js';
import { FormEntries, MOST_KEPT, fromState, toState } from '../../base/form-entries.js';
import type { FormValue, Problem } from '../../base/form-element.js';
import { Later } from '../../base/later.js';
import { define } from '../../base/registration.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import type { PickOutcome } from '../../core/pick-moves.js';
import type { ActionsHost, PickActions } from './pick-actions.js';
import { renderButtons } from './pick-buttons.js';
import { pickListStyles } from './pick-list.styles.js';
import { renderPane } from './pick-pane-view.js';
import { PickPane } from './pick-pane.js';
import { PickProperties, type DassPickListFilterDetail, type DassPickListPickDetail } from './pick-properties.js';

export type { DassPickListFilterDetail, DassPickListPickDetail };

/** So long after the first drawing, in milliseconds, what a person needs to act is loaded: it does not delay that drawing. */
const LOAD_AFTER = 50;
/** What a person does in the lists. */
const GESTURES = ['keydown', 'click', 'dblclick', 'input', 'paste', 'pointerdown', 'pointerup', 'focusin'];
/** So many labels are read out of all that are selected. */
const MOST_READ = 20;

/**
 * Two lists, of what is available and of what is selected, between which a person moves items: 100,000 and more. Each is
 * one tab stop, after the APG's listbox in which several options can be selected: arrows, Page Up and Down, Home, End
 * and first letters select, Shift selects a range, Ctrl moves without selecting, Ctrl+A selects all. Enter, a double
 * click or Ctrl with the arrow towards the other list move what is selected there; Ctrl+Z takes moves back. In a form it is
 * the ids of the selected items, each under `name`; they are given when the form is read.
 *
 * `selected` is like the value of a field: a gesture changes it, and a host that sets it has the last word. Other `items`
 * leave what is selected as it is, by the ids.
 * @summary Two lists between which items are moved.
 * @fires {CustomEvent<DassPickListPickDetail>} dass-pick - A person has moved items: what is selected now and what came and went. The lists are made when they are first read.
 * @fires {CustomEvent<DassPickListFilterDetail>} dass-filter - With `externalFilter`: a person has filtered. Answer with other `items`.
 * @fires {Event} change - A person has moved items, as forms expect it; read `selected`.
 */
export class DassPickList extends PickProperties implements ActionsHost {
  static override styles = [baseStyles, formStyles, rowsStyles, pickListStyles];

  /** @internal */
  readonly available: PickPane = new PickPane(this, 'available', this);
  /** @internal */
  readonly chosen: PickPane = new PickPane(this, 'selected', this);
  readonly #entries = new FormEntries(this, () => this.list.ids);
  readonly #later = new Later(this, async () => {
    this.#actions = new (await import('./pick-actions.js')).PickActions(this);
  });
  #actions: PickActions | undefined;
  #loading = 0;

  /** @internal */
  get isFixed(): boolean {
    return this.readOnly || this.effectivelyDisabled;
  }

  /** @internal */
  override get readableValue(): string {
    const { items, places } = this.list;
    return Array.from(places.subarray(0, MOST_READ), (place) => resolveText(items.labelOf(place))).join(', ');
  }

  /** Puts the focus into the list of the available items. */
  override focus(options?: FocusOptions): void {
    this.control?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#loading);
  }

  /** @internal */
  override formAssociatedCallback(form: HTMLFormElement | null): void {
    super.formAssociatedCallback(form);
    this.#entries.follow(form);
  }

  /** @internal */
  moved(outcome: PickOutcome): void {
    this.keepOwn();
    this.requestUpdate();
    this.emit('dass-pick', outcome);
    this.fire('change');
  }

  /** What goes into the form is given when it is read: 100,000 ids are too many to be told with every move. */
  protected get formValue(): FormValue {
    return null;
  }

  protected override get formState(): FormValue {
    return this.list.count > MOST_KEPT ? null : toState(this.list.ids);
  }

  protected override restoreValue(state: Exclude<FormValue, null>): void {
    const ids = fromState(state);
    if (ids) this.selected = ids;
  }

  protected get isEmpty(): boolean {
    return this.list.count === 0 && (this.required || this.minCount === 0);
  }

  protected override findProblem(): Problem | undefined {
    const { count } = this.list;
    const { minCount, maxCount } = this;
    if (count < minCount) return { flags: { rangeUnderflow: true }, message: t('dassPickTooFew', { count: minCount }) };
    if (maxCount !== undefined && count > maxCount)
      return { flags: { rangeOverflow: true }, message: t('dassPickTooMany', { count: maxCount }) };
    return undefined;
  }

  /** What is not needed for the first drawing loads after it. */
  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    for (const type of GESTURES) this.renderRoot.addEventListener(type, this.#onGesture);
    this.#loading = window.setTimeout(() => this.#later.ask(), LOAD_AFTER);
  }

  protected override willUpdate(): void {
    for (const pane of this.#panes) pane.update();
  }

  protected override update(changed: PropertyValues): void {
    const isOther = !this.hasUpdated || changed.has('height') || changed.has('sizes');
    super.update(changed);
    // Before the rows look at the room that they have.
    if (isOther) this.#setSizes();
  }

  /** Drawn means: a person can act, and sees the chips. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    this.#later.ask();
    await this.#later.loading;
    await super.getUpdateComplete();
    await this.#actions?.loading;
    return super.getUpdateComplete();
  }

  protected override render() {
    return html`${this.renderLabel()}
      <div class="lists" role="group" aria-label=${this.#name || t('dassPickUnnamed')}>
        ${this.#renderPane(this.available)}${renderButtons(this)}${this.#renderPane(this.chosen)}
      </div>
      ${this.renderMessage()}`;
  }

  get #panes(): readonly PickPane[] {
    return [this.available, this.chosen];
  }

  get #name(): string {
    return resolveText(this.label) || this.outerLabel;
  }

  #setSizes(): void {
    // 'L30_R70' has the parts in its first digit and in its third.
    const [start = 5, , end = 5] = this.sizes.match(/\d/g) ?? [];
    const { style } = this.renderRoot.querySelector('.lists') as HTMLElement;
    style.setProperty('--_height', `${this.height}px`);
    style.setProperty('--_start', `${start}fr`);
    style.setProperty('--_end', `${end}fr`);
  }

  #renderPane(pane: PickPane) {
    return renderPane(this, pane, {
      name: this.#name,
      isInvalid: this.userInvalid,
      tools: this.#actions?.renderTool(pane),
    });
  }

  /** What a person does before all has loaded is done once it has, in the same order. */
  #onGesture = (event: Event): void => {
    // The field's own is no event of ours.
    if (event.type === 'input') event.stopPropagation();
    if (this.#actions) return this.#actions.on(event);
    this.#later.ask();
    if (event instanceof ClipboardEvent) return this.#pasteLater(event);
    const { target } = event;
    const again = sameAgain(event);
    void this.#later.loading?.then(() => this.#actions && target?.dispatchEvent(again));
  };

  /** What is in a clipboard is only there while it is pasted. In a field it is text. */
  #pasteLater(event: ClipboardEvent): void {
    if ((event.target as Element).matches('input')) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    event.preventDefault();
    void this.#later.loading?.then(() => this.#actions?.paste(text));
  }
}

/** An event that happens once more. A page scrolls at once: not for a key that is carried out later. */
function sameAgain(event: Event): Event {
  const isInRows = (event.target as Element).matches('.rows');
  if (isInRows && event instanceof KeyboardEvent && /^( |Arrow|Page|Home|End)/.test(event.key)) event.preventDefault();
  return new (event.constructor as typeof Event)(event.type, event);
}

define('dass-pick-list', DassPickList);

declare global {
  interface HTMLElementTagNameMap {
    'dass-pick-list': DassPickList;
  }
}
