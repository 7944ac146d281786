import { html, nothing, type PropertyValues } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { DassElement } from '../../base/dass-element.js';
import { PageData } from '../../base/data/page-data.js';
import { list, number, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import '../../controls/icon/icon.js';
import { arrowLeft, close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { DassFilterChips, DassFilterChipsFilterDetail } from '../filter-chips/filter-chips.js';
import '../filter-chips/filter-chips.js';
import { filterLabel, type RemoveFilterDetail } from '../filter-label.js';
import { searchFilters, type FilterChip, type Filters, type Search } from '../filters-model.js';
import { unlessFalse } from '../on-by-default.js';
import type { DassSearchFilterFilterDetail } from '../search-filter/search-filter.js';
import '../search-filter/search-filter.js';
import { pageHeaderStyles } from './page-header.styles.js';

export type { FilterChip };

/** The detail of `dass-filter`. */
export interface DassPageHeaderFilterDetail extends Search {
  /** The active filters. Empty when there are none. */
  readonly filters: Filters;
}

export type DassPageHeaderRemoveFilterDetail = RemoveFilterDetail;

export interface PageHeaderEvents {
  'dass-back': null;
  'dass-close-page': null;
  'dass-filter': DassPageHeaderFilterDetail;
  'dass-remove-filter': DassPageHeaderRemoveFilterDetail;
}

/** On screens that match, the close button is beside the title. */
const SMALL_SCREEN_QUERY = '(width < 48rem)';

/**
 * The header of a page: back button, icon, title and subtitle, actions, a search box and the active filters. A simple
 * search replaces all filters. For five seconds the user can undo the removal of a filter.
 *
 * `filters` is like the value of a form control: a user action replaces it and then fires `dass-filter`. The
 * application can set another list in response, so that in React the chips are what the prop says.
 * @summary Title, actions, search and filters of a page.
 * @slot before - Actions before the search box.
 * @slot actions - The actions of the page, after the search box.
 * @slot after - Actions at the end, after all others.
 * @fires {CustomEvent<null>} dass-back - Fired when the user clicks the back button.
 * @fires {CustomEvent<null>} dass-close-page - Fired when the user clicks the close button.
 * @fires {CustomEvent<DassPageHeaderFilterDetail>} dass-filter - Fired when the user searches, removes filters or
 *   undoes a removal, and when `defaultFilter` has changed.
 * @fires {CustomEvent<DassPageHeaderRemoveFilterDetail>} dass-remove-filter - Fired when the user removes filters. The
 *   detail has the removed ones.
 * @csspart heading - The title.
 * @csspart subheading - The text below the title.
 */
export class DassPageHeader extends DassElement<PageHeaderEvents> {
  static override styles = [baseStyles, iconButtonStyles, pageHeaderStyles];
  static override readonly pageData = new PageData('filters');

  /** Title of the page, a level 1 heading. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  heading = '';

  /** Text below the title. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  subheading = '';

  /** Name of a registered icon before the title. Default: `''`, none. */
  @property({ type: String })
  icon = '';

  /** Shows the back button. Default: `false`. */
  @property({ type: Boolean, attribute: 'with-back' })
  withBack = false;

  /**
   * Shows the close button: beside the title on screens narrower than 768px, at the end on others. Default: `false`.
   */
  @property({ type: Boolean, attribute: 'with-close' })
  withClose = false;

  /**
   * The active filters: `{key, label}` each. The key `dass-search` marks the filter of a simple search. Filters
   * without a key or with the key of an earlier one are left out. The list is not changed. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => Filters | undefined })
  filters: Filters = [];

  /**
   * Search text of the application. When it changes to a text that is not empty, `dass-filter` is fired with
   * `advancedFilter: true`. Default: `''`.
   */
  @property({ type: String, attribute: 'default-filter' })
  defaultFilter = '';

  /**
   * Whether a change of `defaultFilter` fires `dass-filter`. In HTML: `dispatch-default-filter="false"`. Default:
   * `true`.
   */
  @property({ type: Boolean, attribute: 'dispatch-default-filter', converter: unlessFalse })
  dispatchDefaultFilter = true;

  /** Shows the search box. Default: `false`. */
  @property({ type: Boolean, attribute: 'with-search' })
  withSearch = false;

  /**
   * Accessible name and placeholder of the search box. A text that starts with `dass` is a message id. Default: `''`,
   * 'Pesquisar'.
   */
  @property({ type: String, attribute: 'search-label' })
  searchLabel = '';

  /** Milliseconds after the last typed character until the text is submitted, from 1 to 600,000. Default: 3000. */
  @property({ type: Number, attribute: 'search-delay', accept: number({ min: 1, max: 600_000 }) })
  searchDelay = 3000;

  /** The search box does not submit after a pause; only Enter and its icon submit. Default: `false`. */
  @property({ type: Boolean, attribute: 'timer-disabled' })
  timerDisabled = false;

  @state()
  private _isSmallScreen = false;

  #screenQuery?: MediaQueryList;
  readonly #onScreenChange = (): void => {
    this._isSmallScreen = this.#screenQuery?.matches ?? false;
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.#screenQuery = matchMedia(SMALL_SCREEN_QUERY);
    this.#screenQuery.addEventListener('change', this.#onScreenChange);
    this.#onScreenChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#screenQuery?.removeEventListener('change', this.#onScreenChange);
  }

  protected override updated(changed: PropertyValues<this>): void {
    const search = this.defaultFilter.trim();
    if (changed.has('defaultFilter') && search && this.dispatchDefaultFilter)
      this.emit('dass-filter', { advancedFilter: true, search, filters: this.filters });
  }

  protected override render() {
    const heading = resolveText(this.heading);
    const subheading = resolveText(this.subheading);
    return html`<div class="bar">
        <div class="name">
          ${
            this.withBack
              ? html`<button
                  class="icon-button back"
                  type="button"
                  aria-label=${msg('Voltar', { id: 'dassPageBack' })}
                  @click=${() => this.emit('dass-back')}
                >
                  ${renderIcon(arrowLeft)}
                </button>`
              : nothing
          }
          ${this.icon ? html`<dass-icon .name=${this.icon}></dass-icon>` : nothing}
          <div class="titles">
            <h1 part="heading" dir="auto" ?hidden=${!heading}>${heading}</h1>
            <p part="subheading" dir="auto" ?hidden=${!subheading}>${subheading}</p>
          </div>
          ${this._isSmallScreen ? this.#renderClose() : nothing}
        </div>
        <div class="tools">
          <slot name="before"></slot>
          ${
            this.withSearch
              ? html`<dass-search-filter
                  .label=${this.searchLabel}
                  .searchDelay=${this.searchDelay}
                  .timerDisabled=${this.timerDisabled}
                  @dass-filter=${this.#onSearch}
                ></dass-search-filter>`
              : nothing
          }
          <slot name="actions"></slot>
          <slot name="after"></slot>
          ${this._isSmallScreen ? nothing : this.#renderClose()}
        </div>
      </div>
      <dass-filter-chips
        .filters=${this.filters}
        @dass-filter=${this.#onChipsFilter}
        @dass-remove-filter=${(event: CustomEvent<RemoveFilterDetail>) => this.emit('dass-remove-filter', event.detail)}
      ></dass-filter-chips>`;
  }

  #renderClose() {
    return this.withClose
      ? html`<button
          class="icon-button close"
          type="button"
          aria-label=${msg('Fechar a página', { id: 'dassPageClose' })}
          @click=${() => this.emit('dass-close-page')}
        >
          ${renderIcon(close)}
        </button>`
      : nothing;
  }

  #onSearch(event: CustomEvent<DassSearchFilterFilterDetail>): void {
    const filters = searchFilters(event.detail.search);
    this.filters = filters;
    this.renderRoot.querySelector<DassFilterChips>('dass-filter-chips')?.replace(filters);
    announce(msg(str`Filtro aplicado: ${filterLabel(filters[0]!)}`, { id: 'dassFiltersApplied' }));
    this.emit('dass-filter', { ...event.detail, filters });
  }

  #onChipsFilter(event: CustomEvent<DassFilterChipsFilterDetail>): void {
    this.filters = event.detail.filters;
    this.emit('dass-filter', event.detail);
  }
}

define('dass-page-header', DassPageHeader);

declare global {
  interface HTMLElementTagNameMap {
    'dass-page-header': DassPageHeader;
  }
}
