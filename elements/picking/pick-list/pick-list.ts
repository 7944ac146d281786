import { html, type PropertyValues } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { resolveText } from '../../../locales/index.js';
import { FormEntries, MAX_STATE_VALUES, fromState, toState } from '../../base/forms/form-entries.js';
import type { FormValue, Problem } from '../../base/forms/form-element.js';
import { define } from '../../base/registration.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import type { PickOutcome } from '../../core/pick-list/pick-moves.js';
import { PickActions, type ActionsHost } from './commands/pick-actions.js';
import { renderButtons } from './buttons/pick-buttons.js';
import { pickListStyles } from './pick-list.styles.js';
import { renderPane } from './panes/pick-pane-view.js';
import { PickPane } from './panes/pick-pane.js';
import { PickProperties, type DassPickListFilterDetail, type DassPickListPickDetail } from './pick-properties.js';
import { pickStatesStyles } from './pick-states.styles.js';
import { renderTool } from './buttons/pick-tools.js';

export type { DassPickListFilterDetail, DassPickListPickDetail };

/** Delay after the first rendering until the filter is loaded, in milliseconds: it does not delay that rendering. */
const LOAD_AFTER_MS = 50;
/** So many labels are read out of all that are selected. */
const MOST_READ = 20;

/**
 * Two lists, of the available and of the selected items, between which the user moves items, also 100,000 and more.
 * Each list is one tab stop and follows the APG listbox pattern with multiple selection. Arrow keys, Page Up and Down,
 * Home, End and first letters select; Shift selects a range, Ctrl moves without selecting, Ctrl+A selects all. Enter, a
 * double click or Ctrl with the arrow key towards the other list moves the selected items there. Ctrl+Z undoes a move.
 * In a form each id of a selected item is submitted under `name`.
 *
 * `selected` is like the value of a form control: a user action changes it, and the application can set it in response.
 * When `items` are replaced, the selection is kept by the ids.
 * @summary Two lists between which the user moves items.
 * @fires {CustomEvent<DassPickListPickDetail>} dass-pick - Fired when the user moves items. The detail has the new
 *   selection, the added and the removed items. Its lists are created when they are first read.
 * @fires {CustomEvent<DassPickListFilterDetail>} dass-filter - Fired with `externalFilter` when the user changes the
 *   filter. The application sets other `items`.
 * @fires {Event} change - Fired with `dass-pick`, for forms. Read the selection from `selected`.
 */
export class DassPickList extends PickProperties implements ActionsHost {
  static override styles = [baseStyles, formStyles, rowsStyles, pickListStyles, pickStatesStyles];

  /** @internal */
  readonly available: PickPane = new PickPane(this, 'available', this);
  /** @internal */
  readonly chosen: PickPane = new PickPane(this, 'selected', this);
  readonly #entries = new FormEntries(this, () => this.list.ids);
  readonly #actions = new PickActions(this);
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

  /**
   * Moves the focus to the list of the available items.
   * @param options as of `HTMLElement.focus()`
   */
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
    this.#entries.setForm(form);
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
    return this.list.count > MAX_STATE_VALUES ? null : toState(this.list.ids);
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
    if (count < minCount) return { flags: { rangeUnderflow: true }, message: pickTooFewText(minCount) };
    if (maxCount !== undefined && count > maxCount)
      return { flags: { rangeOverflow: true }, message: pickTooManyText(maxCount) };
    return undefined;
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    this.#actions.listen(this.#lists);
    this.#loading = window.setTimeout(() => this.#actions.load(), LOAD_AFTER_MS);
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

  /** Complete means: the lists can be filtered, and the chips are shown. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    this.#actions.load();
    await this.#actions.loading;
    await super.getUpdateComplete();
    await this.#actions.loading;
    return super.getUpdateComplete();
  }

  protected override render() {
    return html`${this.renderLabel()}
      <div class="lists" role="group" aria-label=${this.#name || msg('Lista de seleção', { id: 'dassPickUnnamed' })}>
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

  get #lists(): HTMLElement {
    return this.renderRoot.querySelector('.lists') as HTMLElement;
  }

  #setSizes(): void {
    // 'L30_R70' has the parts in its first digit and in its third.
    const [start = 5, , end = 5] = this.sizes.match(/\d/g) ?? [];
    const { style } = this.#lists;
    style.setProperty('--_height', `${this.height}px`);
    style.setProperty('--_start', `${start}fr`);
    style.setProperty('--_end', `${end}fr`);
  }

  #renderPane(pane: PickPane) {
    return renderPane(this, pane, {
      name: this.#name,
      isInvalid: this.userInvalid,
      tools: renderTool(this, pane),
    });
  }
}

define('dass-pick-list', DassPickList);

declare global {
  interface HTMLElementTagNameMap {
    'dass-pick-list': DassPickList;
  }
}

const pickTooFewText = (count: number): string =>
  plural(count, {
    one: msg(str`Selecione ao menos ${formatCount(count)} item`, { id: 'dassPickTooFewOne' }),
    many: msg(str`Selecione ao menos ${formatCount(count)} de itens`, { id: 'dassPickTooFewMany' }),
    other: msg(str`Selecione ao menos ${formatCount(count)} itens`, { id: 'dassPickTooFewOther' }),
  });

const pickTooManyText = (count: number): string =>
  plural(count, {
    one: msg(str`Selecione no máximo ${formatCount(count)} item`, { id: 'dassPickTooManyOne' }),
    many: msg(str`Selecione no máximo ${formatCount(count)} de itens`, { id: 'dassPickTooManyMany' }),
    other: msg(str`Selecione no máximo ${formatCount(count)} itens`, { id: 'dassPickTooManyOther' }),
  });
