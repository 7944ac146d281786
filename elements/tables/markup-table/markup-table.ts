import { html, nothing, type PropertyValues } from 'lit';
import { textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { oneOf, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { CardAttributes } from './card-attributes.js';
import { lightTableStyles, STACK_WIDTHS } from './light-table.styles.js';
import { markupTableStyles } from './markup-table.styles.js';
import { PageStyles } from './page-styles.js';

export const TABLE_STACKS = ['narrow', 'medium', 'never'] as const;

/** Distance between a control and the outer edge of its focus ring, with a pixel that `offsetHeight` may have rounded off. */
const FOCUS_RING_PX = 5;

const pageStyles = new PageStyles(lightTableStyles);

/**
 * Styles a table of the application. The `<table>` with its head, bodies and foot stays in the page, with its native
 * semantics, and the element follows its changes. A cell with the attribute `data-numeric` is aligned to the end, with
 * tabular figures. Classes of the application override the styles of a cell.
 *
 * A table that is wider than its container scrolls horizontally, also with the keyboard; the scroll container is named
 * after the caption. Below a width of 600px (see `stack`) each row is a card, with the column headings as labels. When
 * printed, the head is repeated on each page and nothing is clipped.
 * @summary Styles a table of the application.
 * @slot - The `<table>` of the application, or several.
 * @csspart scroller - The scroll container of the table.
 * @cssproperty [--dass-markup-table-height=none] - Maximum height; a taller table scrolls in it. With `stickyHeader`
 *   and a table that is wider than its container: 80dvh.
 * @cssproperty [--dass-markup-table-top=0px] - With `stickyHeader`: distance between the head and the top of the page.
 */
export class DassMarkupTable extends DassElement {
  static override styles = [baseStyles, markupTableStyles];

  /**
   * Keeps the head visible while scrolling: at the top of the page, or of the table when that has a maximum height.
   * Default: `false`.
   */
  @property({ type: Boolean, reflect: true, attribute: 'sticky-header' })
  stickyHeader = false;

  /** Keeps the first cell of each row visible while the table scrolls horizontally. Default: `false`. */
  @property({ type: Boolean, reflect: true, attribute: 'sticky-column' })
  stickyColumn = false;

  /** Reduces the padding of the cells, for many rows. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  dense = false;

  /** Shows lines between the columns and around the table. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  bordered = false;

  /** Wraps texts in the cells. Default: `false`, each row is one line, and the table is as wide as its texts. */
  @property({ type: Boolean, reflect: true })
  wrap = false;

  /** Alternates the background of the rows. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  striped = false;

  /** Highlights the row under the pointer. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  hover = false;

  /** When rows are shown as cards: below a width of 600px (`narrow`, default), of 900px (`medium`), or `never`. */
  @property({ type: String, reflect: true, accept: oneOf(TABLE_STACKS) })
  stack: (typeof TABLE_STACKS)[number] = 'narrow';

  /**
   * Accessible name of the scroll container, for a table without a caption. A text that starts with `dass` is a message
   * id. Default: `''`.
   */
  @property({ type: String })
  label = '';

  @state()
  private _overflows = false;

  /** Whether the table is wider than the scroll container. */
  @state()
  private _isWide = false;

  #releasePageStyles?: () => void;
  #frame = 0;
  readonly #cardAttributes = new CardAttributes();
  readonly #sizes = new ResizeObserver(() => this.#scheduleMeasure());
  readonly #changes = new MutationObserver(() => this.#scheduleMeasure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#releasePageStyles = pageStyles.use(this);
    this.#changes.observe(this, { childList: true, characterData: true, subtree: true });
    if (this.hasUpdated) this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#releasePageStyles?.();
    this.#changes.disconnect();
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#cardAttributes.clear();
  }

  protected override firstUpdated(): void {
    this.#watch();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('stack') || changed.has('stickyHeader') || changed.has('stickyColumn')) this.#scheduleMeasure();
  }

  protected override render() {
    const { _overflows: overflows } = this;
    return html`<div
      class=${`scroller${overflows ? ' overflows' : ''}${this._isWide ? ' wide' : ''}`}
      part="scroller"
      role=${overflows ? 'region' : nothing}
      tabindex=${overflows ? 0 : nothing}
      aria-label=${overflows ? this.#name : nothing}
    >
      <slot @slotchange=${this.#watch} @focusin=${this.#onFocusin}></slot>
    </div>`;
  }

  /** The tables of the application. */
  get #tables(): HTMLTableElement[] {
    return [...this.children].filter((child) => child instanceof HTMLTableElement);
  }

  get #name(): string {
    const named = this.#tables.map((table) => table.caption?.textContent.trim() || table.ariaLabel).find(Boolean);
    return named || textOr(this.label, msg('Tabela', { id: 'dassMarkupTableUnnamed' }));
  }

  /**
   * Scrolls the cell of a control that gets the focus out from under the sticky cells. Browsers stop as soon as a part of
   * the control is visible, and do not look at the margin of a cell.
   */
  #onFocusin = (event: FocusEvent): void => {
    const [control] = event.composedPath() as Element[];
    if (!(this.stickyHeader || this.stickyColumn) || !control?.matches(':focus-visible')) return;
    const cell = (event.target as Element).closest('tbody > tr > *');
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  #watch(): void {
    const scroller = this.renderRoot.querySelector('.scroller');
    if (!this.isConnected || !scroller) return;
    this.#sizes.disconnect();
    for (const element of [scroller, ...this.#tables]) this.#sizes.observe(element);
  }

  /** Measures in the next frame: a size that changes inside the callback of a `ResizeObserver` is an error. */
  #scheduleMeasure(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#measure();
    });
  }

  #measure(): void {
    const scroller = this.renderRoot.querySelector<HTMLElement>('.scroller');
    if (!scroller) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller;
    this._isWide = scrollWidth > clientWidth;
    this._overflows = this._isWide || scrollHeight > clientHeight;
    // The accessible name may have changed with the caption.
    if (this._overflows) this.requestUpdate();
    const [table] = this.#tables;
    const set = (name: string, isSticky: boolean, size: number | undefined): void =>
      scroller.style.setProperty(name, `${isSticky && size ? size + FOCUS_RING_PX : 0}px`);
    set('--_sticky-header', this.stickyHeader, table?.tHead?.offsetHeight);
    set('--_sticky-column', this.stickyColumn, table?.rows[0]?.cells[0]?.offsetWidth);
    if (clientWidth > 0 && this.clientWidth < STACK_WIDTHS[this.stack])
      for (const table of this.#tables) this.#cardAttributes.update(table);
  }
}

define('dass-markup-table', DassMarkupTable);

declare global {
  interface HTMLElementTagNameMap {
    'dass-markup-table': DassMarkupTable;
  }
}
