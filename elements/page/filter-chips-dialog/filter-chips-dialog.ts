import { html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { PageData } from '../../base/data/page-data.js';
import { RovingFocus } from '../../base/focus/roving-focus.js';
import { list, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import '../../controls/button/button.js';
import { DialogElement, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import { close, undo } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { filterLabel, type RemoveFilterDetail } from '../filter-label.js';
import { isSimple, keyOf, validFilters, removeFilters, type Filters, type Search } from '../filters-model.js';
import { filterChipsDialogStyles } from './filter-chips-dialog.styles.js';

/** The detail of `dass-filter`. */
export interface DassFilterChipsDialogFilterDetail extends Search {
  /** The active filters. Empty when there are none. */
  readonly filters: Filters;
}

export type DassFilterChipsDialogRemoveFilterDetail = RemoveFilterDetail;

export interface FilterChipsDialogEvents extends DialogEvents {
  'dass-filter': DassFilterChipsDialogFilterDetail;
  'dass-remove-filter': DassFilterChipsDialogRemoveFilterDetail;
}

/**
 * A list of all active filters. The user marks filters for removal, or all, and removes them together with one event.
 * The same button unmarks a filter. The list is one tab stop with arrow keys, Home and End; Delete and Backspace mark,
 * too.
 *
 * `filters` is like the value of a form control: when the user confirms, the element replaces it and then fires events.
 * @summary All active filters, to remove several at once.
 * @fires {CustomEvent<DassFilterChipsDialogFilterDetail>} dass-filter - Fired when the user removes filters. The detail
 *   has the active filters.
 * @fires {CustomEvent<DassFilterChipsDialogRemoveFilterDetail>} dass-remove-filter - Fired after `dass-filter` when the
 *   user removes filters. The detail has the removed ones.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open and nothing is removed.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassFilterChipsDialog extends DialogElement<FilterChipsDialogEvents> {
  static override styles = [...(DialogElement.styles as []), filterChipsDialogStyles];
  static override readonly pageData = new PageData('filters');

  /**
   * Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Filtros aplicados'.
   */
  @property({ type: String })
  heading = '';

  /**
   * The active filters: `{key, label}` each. The key `dass-search` marks the filter of a simple search: when there is
   * one, removing any filter removes all. Filters without a key or with the key of an earlier one are left out. The
   * list is not changed. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => Filters | undefined })
  filters: Filters = [];

  /** Keys of the filters marked for removal. */
  @state()
  private _marked: ReadonlySet<string> = new Set();

  #validFilters: Filters = [];
  #isSimple = false;

  constructor() {
    super();
    new RovingFocus(this, {
      items: () => [...this.renderRoot.querySelectorAll<HTMLElement>('li > button')],
      orientation: 'vertical',
      key: (item) => item.dataset.key,
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('filters')) {
      this.#validFilters = validFilters(this.filters);
      this.#isSimple = isSimple(this.#validFilters);
    }
    if (changed.has('open') && this.open) this._marked = new Set();
  }

  protected override headingText(): string {
    return this.heading || msg('Filtros aplicados', { id: 'dassFiltersLabel' });
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('li > button') ?? super.initialFocus();
  }

  protected override renderBody(): unknown {
    const all = this.#validFilters;
    if (all.length === 0)
      return html`<p class="empty">${msg('Nenhum filtro aplicado', { id: 'dassFiltersDialogEmpty' })}</p>`;
    return html`<ul @keydown=${this.#onKeydown}>
      ${repeat(all, keyOf, (filter) => {
        const key = keyOf(filter);
        const label = filterLabel(filter);
        const isMarked = this.#isMarked(key);
        return html`<li class=${isMarked ? 'marked' : nothing}>
          <span class="label" dir="auto">${label}</span>
          <button
            class="icon-button"
            type="button"
            data-key=${key}
            aria-label=${isMarked ? msg(str`Manter ${label}`, { id: 'dassFiltersDialogKeep' }) : msg(str`Remover ${label}`, { id: 'dassFiltersDialogRemove' })}
            @click=${() => this.#mark([key], !isMarked)}
          >
            ${renderIcon(isMarked ? undo : close)}
          </button>
        </li>`;
      })}
    </ul>`;
  }

  protected override renderFooter(): unknown {
    const count = this.#validFilters.filter((filter) => this.#isMarked(keyOf(filter))).length;
    const all = count > 0 && count === this.#validFilters.length;
    return html`<dass-button
        class="all"
        appearance="plain"
        ?disabled=${this.#validFilters.length === 0}
        @click=${() => this.#mark(this.#validFilters.map(keyOf), !all)}
        >${all ? msg('Manter todos', { id: 'dassFiltersDialogKeepAll' }) : msg('Remover todos', { id: 'dassFiltersDialogRemoveAll' })}</dass-button
      ><dass-button class="cancel" @click=${() => this.requestClose('cancel')}
        >${msg('Cancelar', { id: 'dassFiltersDialogCancel' })}</dass-button
      ><dass-button class="confirm" appearance="solid" ?disabled=${count === 0} @click=${this.#confirm}
        >${filtersDialogConfirmText(count)}</dass-button
      >`;
  }

  /** Whether a filter will be removed. In a simple search, marking one filter removes all. */
  #isMarked(key: string): boolean {
    return this._marked.has(key) || (this._marked.size > 0 && this.#isSimple);
  }

  #mark(keys: readonly string[], isMarked: boolean): void {
    const marked = new Set(this.#isSimple ? [] : this._marked);
    for (const key of keys) {
      if (isMarked) marked.add(key);
      else marked.delete(key);
    }
    this._marked = marked;
  }

  #onKeydown(event: KeyboardEvent): void {
    const { key } = (event.target as HTMLElement).dataset;
    if (!key || event.repeat || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    this.#mark([key], !this.#isMarked(key));
  }

  #confirm(): void {
    this.requestClose('confirm', {}, () => {
      const { filters, removed, advancedFilter, search } = removeFilters(this.#validFilters, this._marked);
      const [first] = removed;
      if (!first) return false;
      this.filters = filters;
      this.emit('dass-filter', { advancedFilter, search, filters });
      this.emit('dass-remove-filter', { filter: first, removed, filters });
      return true;
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dass-filter-chips-dialog': DassFilterChipsDialog;
  }
}

const filtersDialogConfirmText = (count: number): string =>
  plural(count, {
    one: msg(str`Remover ${formatCount(count)} filtro`, { id: 'dassFiltersDialogConfirmOne' }),
    many: msg(str`Remover ${formatCount(count)} de filtros`, { id: 'dassFiltersDialogConfirmMany' }),
    other: msg(str`Remover ${formatCount(count)} filtros`, { id: 'dassFiltersDialogConfirmOther' }),
  });

define('dass-filter-chips-dialog', DassFilterChipsDialog);
