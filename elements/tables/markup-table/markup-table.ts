import { html, nothing, type PropertyValues } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { oneOf, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { CellMarks } from './cell-marks.js';
import { lightTableStyles, STACK_WIDTHS } from './light-table.styles.js';
import { markupTableStyles } from './markup-table.styles.js';
import { PageStyles } from './page-styles.js';

export const TABLE_STACKS = ['narrow', 'medium', 'never'] as const;

const pageStyles = new PageStyles(lightTableStyles);

/**
 * Styles a table of the host's own: `<table>` with its head, bodies and foot stays in the page as it is, with the
 * semantics of the platform, and changes when the host changes it. A cell with the attribute `data-numeric` stands at the
 * end of its column, in figures of one width. A class of the host's own has the last word about a cell.
 *
 * Where the table is wider than its place it scrolls in it: by the keyboard, too, and named after its caption. In less
 * than 600px (see `stack`) each row is a card, with the headings of the columns as labels of the cells. Printed, the head is on
 * each page and nothing is cut.
 * @summary Styles a table of the host's own.
 * @slot - The host's `<table>`; several are styled alike.
 * @csspart scroller - What scrolls when the table is wider than its place.
 * @cssproperty [--dass-markup-table-height=none] - The largest height; a longer table scrolls in it. With `stickyHeader` and a table that is too wide: 80dvh.
 * @cssproperty [--dass-markup-table-top=0px] - With `stickyHeader`: how far below the top of the page the head stands.
 */
export class DassMarkupTable extends DassElement {
  static override styles = [baseStyles, markupTableStyles];

  /** The head stays in view: at the top of the page, or of the table where that scrolls in its own place. Default false. */
  @property({ type: Boolean, reflect: true, attribute: 'sticky-header' })
  stickyHeader = false;

  /** The first cell of each row stays in view while the table scrolls sideways. Default false. */
  @property({ type: Boolean, reflect: true, attribute: 'sticky-column' })
  stickyColumn = false;

  /** Less room in the cells: for many rows. Default false. */
  @property({ type: Boolean, reflect: true })
  dense = false;

  /** Lines between the columns and around the table. Default false. */
  @property({ type: Boolean, reflect: true })
  bordered = false;

  /** Texts go on in the next line. Default false: each row has one line, and the table is as wide as they are. */
  @property({ type: Boolean, reflect: true })
  wrap = false;

  /** Every other row has another background. Default false. */
  @property({ type: Boolean, reflect: true })
  striped = false;

  /** The row below the mouse is marked. Default false. */
  @property({ type: Boolean, reflect: true })
  hover = false;

  /** When rows are cards: in a place of less than 600px (`narrow`, default), of less than 900px (`medium`), or `never`. */
  @property({ type: String, reflect: true, accept: oneOf(TABLE_STACKS) })
  stack: (typeof TABLE_STACKS)[number] = 'narrow';

  /** Names the place that scrolls, where the table has no caption. A text that starts with `dass` is a key. Empty by default. */
  @property({ type: String })
  label = '';

  @state()
  private _overflows = false;

  /** Wider than its place. */
  @state()
  private _isWide = false;

  #leavePage?: () => void;
  #frame = 0;
  readonly #marks = new CellMarks();
  readonly #sizes = new ResizeObserver(() => this.#lookSoon());
  readonly #changes = new MutationObserver(() => this.#lookSoon());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#leavePage = pageStyles.use(this);
    this.#changes.observe(this, { childList: true, characterData: true, subtree: true });
    if (this.hasUpdated) this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leavePage?.();
    this.#changes.disconnect();
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#marks.clear();
  }

  protected override firstUpdated(): void {
    this.#watch();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('stack')) this.#lookSoon();
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
      <slot @slotchange=${this.#watch}></slot>
    </div>`;
  }

  /** The tables of the host. */
  get #tables(): HTMLTableElement[] {
    return [...this.children].filter((child) => child instanceof HTMLTableElement);
  }

  get #name(): string {
    const named = this.#tables.map((table) => table.caption?.textContent.trim() || table.ariaLabel).find(Boolean);
    return named || resolveText(this.label) || msg('Tabela', { id: 'dassMarkupTableUnnamed' });
  }

  #watch(): void {
    const scroller = this.renderRoot.querySelector('.scroller');
    if (!this.isConnected || !scroller) return;
    this.#sizes.disconnect();
    for (const element of [scroller, ...this.#tables]) this.#sizes.observe(element);
  }

  /** In the next frame: what it changes may change a size, which browsers call an error inside the observer. */
  #lookSoon(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#look();
    });
  }

  #look(): void {
    const scroller = this.renderRoot.querySelector('.scroller');
    if (!scroller) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller;
    this._isWide = scrollWidth > clientWidth;
    this._overflows = this._isWide || scrollHeight > clientHeight;
    // Its name may be another.
    if (this._overflows) this.requestUpdate();
    if (clientWidth > 0 && this.clientWidth < STACK_WIDTHS[this.stack])
      for (const table of this.#tables) this.#marks.mark(table);
  }
}

define('dass-markup-table', DassMarkupTable);

declare global {
  interface HTMLElementTagNameMap {
    'dass-markup-table': DassMarkupTable;
  }
}
