import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { resolveText } from '../../../../locales/index.js';
import { announce } from '../../../base/announce.js';
import { RovingFocus } from '../../../base/focus/roving-focus.js';
import { whenIdle } from '../../../base/loading/idle.js';
import { MarkedText } from '../../../base/rows/marked-text.js';
import type { LazyImport } from '../../../base/loading/lazy-import.js';
import { close } from '../../../controls/icon/icons.js';
import { renderIcon } from '../../../controls/icon/render-icon.js';
import { debounce } from '../../../core/util/debounce.js';
import { ListFilter } from '../../../core/text/list-filter.js';
import { addFilter } from '../../../core/pick-list/pick-filters.js';
import { FilteredPlaces } from '../../../core/pick-list/pick-list-filtered.js';
import type { PickQuery } from '../../../core/pick-list/pick-list-shown.js';
import type { SearchedText } from '../../../core/text/text-folder.js';
import { KeyboardAccess } from '../../../fields/shared/keyboard-access.js';
import type { LoadedFilter, PickPane } from '../panes/pick-pane.js';
import { pickFilterStyles } from './pick-filter.styles.js';
import type { PickProperties } from '../pick-properties.js';

export { pickFilterStyles };

/** A pause in typing after which the number of results is said. In milliseconds. */
const ANNOUNCE_AFTER = 500;
/** What the user has asked for comes first. In milliseconds. */
const PREPARE_AFTER = 60;
/** A pause in typing after which a host is asked to filter. In milliseconds. */
const ASK_AFTER = 250;
const nothingAsked: PickQuery = { typed: '', chips: [] };

/** What one of the two lists is filtered by: what is typed, and the active filters, shown as chips. */
export class PaneFilter implements LoadedFilter {
  readonly keyboard: KeyboardAccess;
  readonly #host: PickProperties;
  readonly #pane: PickPane;
  readonly #filter = new ListFilter({ whenIdle });
  /** What renders a chip. */
  readonly #chip: LazyImport;
  #asked = nothingAsked;
  readonly #parts = new WeakMap<HTMLElement, MarkedText>();
  readonly #announceFound = debounce(
    () => announce(this.#pane.emptyText || pickItemsText(this.#pane.shown.count)),
    ANNOUNCE_AFTER,
  );
  readonly #askSoon = debounce(() => this.#ask(), ASK_AFTER);
  readonly #prepareSoon = debounce(() => this.#filter.prepare(), PREPARE_AFTER);

  constructor(host: PickProperties, pane: PickPane, chip: LazyImport) {
    this.#host = host;
    this.#pane = pane;
    this.#chip = chip;
    this.keyboard = new KeyboardAccess(host, {
      open: () => ({
        label: pane.isAvailable
          ? msg('Filtrar disponíveis', { id: 'dassPickFilterAvailable' })
          : msg('Filtrar selecionados', { id: 'dassPickFilterSelected' }),
        value: this.typed,
      }),
      control: () => pane.field,
      isWritable: () => !host.effectivelyDisabled,
      onConfirmed: () => pane.scroller?.focus(),
    });
    new RovingFocus(host, {
      items: () =>
        this.#chips.length
          ? [...host.renderRoot.querySelectorAll<HTMLElement>(`[data-list=${pane.side}] dass-chip`)]
          : [],
      key: (item) => item.dataset.key,
    });
  }

  /** What is typed. */
  get typed(): string {
    return this.#asked.typed;
  }

  get isFiltered(): boolean {
    return this.typed !== '' || this.#chips.length > 0;
  }

  get asked(): PickQuery {
    return this.#isExternal ? nothingAsked : this.#asked;
  }

  readonly write = (part: HTMLElement, text: string): void => {
    let marked = this.#parts.get(part);
    if (!marked) this.#parts.set(part, (marked = new MarkedText(part)));
    marked.write(text, this.#filter.query.ranges(text));
  };

  get emptyText(): string {
    return msg('Nenhum item corresponde ao filtro', { id: 'dassPickNoMatch' });
  }

  /** What is shown of the list, by this filter. */
  makeShown(): FilteredPlaces {
    return new FilteredPlaces(this.#filter, () => this.#textsOf());
  }

  /** The user has typed. */
  type(text: string): void {
    this.#setAsked({ typed: text });
    if (!this.#isExternal) this.#announceFound();
  }

  addChip(text: string): void {
    const label = text.trim();
    if (label === '') return;
    this.#chip.load();
    this.#setAsked({ chips: addFilter(this.#chips, label, this.#host.singleFilter) });
    announce(msg(str`Filtro aplicado: ${label}`, { id: 'dassPickFiltered' }));
    this.type('');
  }

  clear(): void {
    this.type('');
    this.#pane.field?.focus();
  }

  /** A key in the field. */
  press(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'Enter') this.addChip(this.typed);
    else if (key === 'Escape' && this.typed) this.type('');
    else if (key === 'Backspace' && this.typed === '' && this.#chips.length && !event.repeat)
      this.#removeChip(this.#chips.at(-1) as string);
    else if (key === 'ArrowDown' && this.#pane.shown.count > 0) this.#pane.scroller?.focus();
    else return;
    // Enter in a form would submit it, Escape close the dialog.
    event.preventDefault();
  }

  /** The focus is in the field: what is still to be made ready is, in the pauses. */
  entered(): void {
    if (!this.#isExternal) this.#prepareSoon();
  }

  /** The focus has left the field. What was made ready takes as much memory as the texts: it is kept while it is of use. */
  left(): void {
    this.#prepareSoon.cancel();
    if (this.typed.trim() === '') this.#filter.release();
  }

  stop(): void {
    this.#announceFound.cancel();
    this.#askSoon.cancel();
    this.#prepareSoon.cancel();
    this.#filter.stop();
  }

  /** The buttons in the field. */
  renderButtons(): TemplateResult {
    return html`${
      this.typed
        ? html`<button
            class="inside clear"
            type="button"
            aria-label=${msg('Limpar filtro', { id: 'dassPickFilterClear' })}
          >
            ${renderIcon(close)}
          </button>`
        : nothing
    }${this.keyboard.render()}`;
  }

  renderChips(isOff: boolean): TemplateResult | typeof nothing {
    if (this.#chips.length === 0) return nothing;
    this.#chip.loadOnce();
    return html`<div class="chips" role="group" aria-label=${msg('Filtros aplicados', { id: 'dassPickFilters' })}>
      ${repeat(
        this.#chips,
        (label) => label,
        (label) =>
          html`<dass-chip
            data-key=${label}
            tone="accent"
            removable
            ?disabled=${isOff}
            .label=${label}
            @dass-remove=${() => this.#takeAway(label)}
          ></dass-chip>`,
      )}
    </div>`;
  }

  get #isExternal(): boolean {
    return this.#host.externalFilter && this.#pane.isAvailable;
  }

  get #chips(): readonly string[] {
    return this.#asked.chips;
  }

  /** What is searched of the items, which are looked up once for all of them. */
  #textsOf(): (place: number) => SearchedText {
    const { items, places } = this.#host.list;
    const hasCode = items.fields.fieldCode !== '';
    const textOf = (item: number): SearchedText => {
      const label = resolveText(items.labelOf(item));
      const code = hasCode ? items.codeOf(item) : '';
      return code ? [code, label] : label;
    };
    return this.#pane.isAvailable ? textOf : (place) => textOf(places[place] ?? -1);
  }

  #removeChip(label: string): void {
    this.#setAsked({ chips: this.#chips.filter((chip) => chip !== label) });
    announce(msg(str`Filtro removido: ${label}`, { id: 'dassPickUnfiltered' }));
  }

  /** By its own button or key: the focus goes to its neighbour, or to the field after the last. */
  #takeAway(label: string): void {
    this.#removeChip(label);
    if (this.#chips.length === 0) this.#pane.field?.focus();
  }

  #setAsked(asked: Partial<PickQuery>): void {
    this.#asked = { ...this.#asked, ...asked };
    if (this.#host.externalFilter) this.#askSoon();
    this.#host.requestUpdate();
  }

  #ask(): void {
    this.#host.askToFilter({ list: this.#pane.side, filters: this.#chips, typed: this.typed.trim() });
  }
}

const pickItemsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item`, { id: 'dassPickItemsOne' }),
    many: msg(str`${formatCount(count)} de itens`, { id: 'dassPickItemsMany' }),
    other: msg(str`${formatCount(count)} itens`, { id: 'dassPickItemsOther' }),
  });
