import { html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { Countdown } from '../../base/countdown.js';
import { DassElement } from '../../base/dass-element.js';
import { PageData } from '../../base/data/page-data.js';
import { holdsFocus } from '../../base/focus/focus-return.js';
import { RovingFocus } from '../../base/focus/roving-focus.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { list, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { countdownStyles } from '../../base/styles/countdown.styles.js';
import '../../controls/chip/chip.js';
import { undo } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { filterLabel, type RemoveFilterDetail } from '../filter-label.js';
import {
  keyOf,
  validFilters,
  removeFilters,
  sameFilters,
  searchOf,
  type FilterChip,
  type Filters,
  type Search,
} from '../filters-model.js';
import { filterChipsStyles } from './filter-chips.styles.js';

export type { FilterChip };

/** Time in milliseconds in which a removal can be undone. It pauses while the pointer or the focus is on the button. */
const UNDO_TIMEOUT_MS = 5000;
/** Maximum number of rendered chips; the others are counted. */
const MAX_RENDERED_CHIPS = 40;
/** Maximum width of the `+n` button, in pixels. */
const MAX_MORE_BUTTON_WIDTH_PX = 56;

/** CSS hides some buttons when the row is narrow. */
const isRendered = (item: HTMLElement): boolean => item.checkVisibility();

/** The detail of `dass-filter`. */
export interface DassFilterChipsFilterDetail extends Search {
  /** The active filters. Empty when there are none. */
  readonly filters: Filters;
}

export type DassFilterChipsRemoveFilterDetail = RemoveFilterDetail;

export interface FilterChipsEvents {
  'dass-filter': DassFilterChipsFilterDetail;
  'dass-remove-filter': DassFilterChipsRemoveFilterDetail;
}

/**
 * The active filters, as chips in one row. The chips that do not fit are behind a button `+n`, which opens a list of
 * all. The row is one tab stop: arrow keys, Home and End move, Delete and Backspace remove a chip and move the focus to
 * its neighbor. For five seconds the user can undo a removal with the button or Ctrl+Z.
 *
 * `filters` is like the value of a form control: a user action replaces it and then fires events. The application can
 * set another list in response, so that in React the chips are what the prop says.
 * @summary The active filters, as chips that can be removed.
 * @fires {CustomEvent<DassFilterChipsFilterDetail>} dass-filter - Fired when the user removes filters or undoes a
 *   removal. The detail has the active filters.
 * @fires {CustomEvent<DassFilterChipsRemoveFilterDetail>} dass-remove-filter - Fired when the user removes filters. The
 *   detail has the removed ones.
 * @csspart chips - The row of chips.
 */
export class DassFilterChips extends DassElement<FilterChipsEvents> {
  static override styles = [baseStyles, countdownStyles, filterChipsStyles];
  static override readonly pageData = new PageData('filters');

  /**
   * The active filters: `{key, label}` each. The key `dass-search` marks the filter of a simple search: when there is
   * one, removing any filter removes all. Filters without a key or with the key of an earlier one are left out. The
   * list is not changed. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => Filters | undefined })
  filters: Filters = [];

  /** Number of chips that fit in the row. */
  @state()
  private _fittingCount = MAX_RENDERED_CHIPS;

  /** The filters before the removal that the user can undo. */
  @state()
  private _undoFilters?: Filters | undefined;

  @state()
  private _dialogOpen = false;

  #validFilters: Filters = [];
  /** The filters that this element has set. Different ones come from the application and end the undo. */
  #ownFilters?: Filters;
  #observer?: ResizeObserver;
  readonly #countdown = new Countdown(this, () => (this._undoFilters = undefined));
  readonly #dialog = new LazyImport(this, () => import('../filter-chips-dialog/filter-chips-dialog.js'));
  readonly #roving = new RovingFocus(this, {
    items: () =>
      [...this.renderRoot.querySelectorAll<HTMLElement>('li:not(.over) > *, .row > button')].filter(isRendered),
    key: (item) => item.dataset.key,
  });

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.#observer = undefined;
    this._undoFilters = undefined;
    this._dialogOpen = false;
  }

  /**
   * Replaces the filters after a search by the user. The user can undo it.
   * @internal
   */
  replace(filters: Filters): void {
    this.#set(filters, this.#validFilters.length > 0);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('filters')) return;
    this.#validFilters = validFilters(this.filters);
    // An application that updates late may first set the previous filters again. The undo stays until it has updated.
    if ([this.#ownFilters, this._undoFilters].some((list) => list && sameFilters(list, this.#validFilters))) return;
    this._undoFilters = undefined;
    this.#countdown.cancel();
  }

  protected override updated(changed: PropertyValues): void {
    // `#fit()` has caused this update. If it changes the available width, the observer calls `#fit()` again.
    if (changed.size !== 1 || !changed.has('_fittingCount')) void this.#fitWhenRendered();
  }

  protected override render() {
    const all = this.#validFilters;
    const undoable = this.#undoable;
    if (all.length === 0 && !undoable) return nothing;
    const hiddenCount = all.length - this._fittingCount;
    return html`<div
        class="row"
        part="chips"
        role="group"
        aria-label=${msg('Filtros aplicados', { id: 'dassFiltersLabel' })}
        @keydown=${this.#onKeydown}
      >
        ${
          all.length
            ? html`<ul>
                ${repeat(
                  all.slice(0, MAX_RENDERED_CHIPS),
                  keyOf,
                  (filter, index) =>
                    html`<li class=${index < this._fittingCount ? nothing : 'over'}>
                      <dass-chip
                        data-key=${keyOf(filter)}
                        tone="accent"
                        removable
                        .label=${filterLabel(filter)}
                        @dass-remove=${() => this.#remove(new Set([keyOf(filter)]))}
                      ></dass-chip>
                    </li>`,
                )}
                <li class="rest" ?hidden=${hiddenCount <= 0}>
                  <button
                    class="more"
                    type="button"
                    dir="ltr"
                    aria-haspopup="dialog"
                    aria-label=${filtersMoreText(all.length, formatCount(hiddenCount))}
                    @click=${this.#openDialog}
                  >
                    +${formatCount(hiddenCount)}
                  </button>
                </li>
              </ul>`
            : nothing
        }
        ${
          undoable
            ? html`<button
                class="undo"
                type="button"
                @click=${this.#undo}
                @pointerenter=${() => this.#countdown.pause('pointer')}
                @pointerleave=${() => this.#countdown.resume('pointer')}
                @focusin=${() => this.#countdown.pause('focus')}
                @focusout=${() => this.#countdown.resume('focus')}
              >
                ${renderIcon(undo)}${msg('Desfazer', { id: 'dassFiltersUndo' })}${this.#countdown.render()}
              </button>`
            : nothing
        }
        ${
          all.length > 1
            ? html`<button class="clear" type="button" @click=${() => this.#remove(new Set(all.map(keyOf)))}>
                ${msg('Limpar filtros', { id: 'dassFiltersClear' })}
              </button>`
            : nothing
        }
      </div>
      ${
        this.#dialog.ready
          ? html`<dass-filter-chips-dialog
              .filters=${all}
              .open=${this._dialogOpen}
              @dass-remove-filter=${this.#onDialogRemove}
              @dass-close=${() => (this._dialogOpen = false)}
            ></dass-filter-chips-dialog>`
          : nothing
      }`;
  }

  /** The filters that undo restores. Undefined when there is nothing to undo. */
  get #undoable(): Filters | undefined {
    return this._undoFilters && !sameFilters(this._undoFilters, this.#validFilters) ? this._undoFilters : undefined;
  }

  /** Waits until the chips have rendered, because only then do they have a width. */
  async #fitWhenRendered(): Promise<void> {
    const row = this.renderRoot.querySelector('ul');
    if (!row) return;
    await Promise.all([...row.querySelectorAll('dass-chip')].map((chip) => chip.updateComplete));
    if (!this.isConnected) return;
    // In the next frame: rendering inside the callback could change the observed size and cause a loop error.
    this.#observer ??= new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));
    this.#observer.disconnect();
    this.#observer.observe(this);
    this.#fit();
  }

  #fit(): void {
    const row = this.renderRoot.querySelector('.row');
    if (!row?.clientWidth) return;
    const gap = Number.parseFloat(getComputedStyle(row).columnGap);
    const width = (element: Element): number => element.getBoundingClientRect().width;
    // Computed from the row and its buttons, because the width of the list depends on the number of visible chips.
    const beside = [...row.querySelectorAll(':scope > button')].filter((one) => width(one) > 0);
    const availableWidth = beside.reduce((remaining, one) => remaining - gap - width(one), width(row));
    const total = this.#validFilters.length;
    let end = -gap;
    let fitting = 0;
    for (const item of row.querySelectorAll('li:not(.rest)')) {
      end += gap + width(item);
      const isLast = fitting + 1 === total;
      if (end + (isLast ? 0 : gap + MAX_MORE_BUTTON_WIDTH_PX) > availableWidth + 0.5 && fitting > 0) break;
      fitting++;
    }
    this._fittingCount = fitting;
  }

  #openDialog(): void {
    this.#dialog.load();
    this._dialogOpen = true;
  }

  #onKeydown(event: KeyboardEvent): void {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || !this.#undoable) return;
    event.preventDefault();
    this.#undo();
  }

  #onDialogRemove(event: CustomEvent<RemoveFilterDetail>): void {
    this.#remove(new Set(event.detail.removed.map(keyOf)));
  }

  #remove(keys: ReadonlySet<string>): void {
    const { filters, removed, advancedFilter, search } = removeFilters(this.#validFilters, keys);
    const [first] = removed;
    if (!first) return;
    this.#set(filters, true);
    announce(
      removed.length === 1
        ? msg(str`Filtro removido: ${filterLabel(first)}. Ctrl+Z desfaz.`, { id: 'dassFiltersRemoved' })
        : filtersRemovedSomeText(removed.length),
    );
    this.emit('dass-filter', { advancedFilter, search, filters });
    this.emit('dass-remove-filter', { filter: first, removed, filters });
  }

  #undo(): void {
    const before = this.#undoable;
    if (!before) return;
    const shown = new Set(this.#validFilters.map(keyOf));
    this.#set(before, false);
    announce(msg('Filtros restaurados', { id: 'dassFiltersUndone' }));
    void this.#focusChip(before.find((filter) => !shown.has(keyOf(filter))) ?? before[0]);
    this.emit('dass-filter', { ...searchOf(before), filters: before });
  }

  /** Focuses the restored chip when it fits in the row. */
  async #focusChip(filter: FilterChip | undefined): Promise<void> {
    const { current } = this.#roving;
    if (!filter || !current || !holdsFocus(current)) return;
    await this.updateComplete;
    const chips = [...this.renderRoot.querySelectorAll('li:not(.over) > dass-chip')];
    const chip = chips.find((one) => (one as HTMLElement).dataset.key === keyOf(filter)) as HTMLElement | undefined;
    await (chip as { updateComplete?: Promise<unknown> } | undefined)?.updateComplete;
    chip?.focus();
  }

  #set(filters: Filters, canBeUndone: boolean): void {
    this._undoFilters = canBeUndone ? this.#validFilters : undefined;
    if (canBeUndone) this.#countdown.start(UNDO_TIMEOUT_MS);
    else this.#countdown.cancel();
    this.#ownFilters = filters;
    this.filters = filters;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dass-filter-chips': DassFilterChips;
  }
}

const filtersMoreText = (count: number, more: string): string =>
  plural(count, {
    one: msg(str`+${more}: mostrar ${formatCount(count)} filtro`, { id: 'dassFiltersMoreOne' }),
    many: msg(str`+${more}: mostrar todos os ${formatCount(count)} de filtros`, { id: 'dassFiltersMoreMany' }),
    other: msg(str`+${more}: mostrar todos os ${formatCount(count)} filtros`, { id: 'dassFiltersMoreOther' }),
  });

const filtersRemovedSomeText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} filtro removido. Ctrl+Z desfaz.`, { id: 'dassFiltersRemovedSomeOne' }),
    many: msg(str`${formatCount(count)} de filtros removidos. Ctrl+Z desfaz.`, { id: 'dassFiltersRemovedSomeMany' }),
    other: msg(str`${formatCount(count)} filtros removidos. Ctrl+Z desfaz.`, { id: 'dassFiltersRemovedSomeOther' }),
  });

define('dass-filter-chips', DassFilterChips);
