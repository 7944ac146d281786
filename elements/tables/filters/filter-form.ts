import { html } from 'lit';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { booleanText } from '../../base/boolean-text.js';
import type { FormElement } from '../../base/forms/form-element.js';
import '../../controls/button/button.js';
import '../../controls/spinner/spinner.js';
import type { SourceFilter } from '../../core/data/data-source.js';
import { textsOfColumn, type FilterKind } from '../../core/table/column-filters.js';
import { toText } from '../../core/text/to-text.js';
import { readField, readList } from '../../core/util/read-value.js';
import type { EditableColumn } from '../editing/editable-grid.js';
import type { FilterableGrid } from './filterable-grid.js';
import { emptyText } from './filter-texts.js';
import { readValues, type OfferedValue, type OfferedValues } from './offered-values.js';

/** Lists with fewer values have no search. */
const MIN_SEARCHED_VALUES = 9;

/** A value of the list. */
interface ListItem extends OfferedValue {
  readonly isChecked: boolean;
}

/** The fields in which the user sets the filter of a column. */
export class FilterForm {
  readonly column: EditableColumn;
  readonly #grid: FilterableGrid;
  readonly #kind: FilterKind;
  readonly #filter: SourceFilter | undefined;
  readonly #values: OfferedValues;
  /** The list stays as it is while the user checks values. */
  #items: readonly ListItem[] | undefined;

  /** @param filter the present filter of the column */
  constructor(
    grid: FilterableGrid,
    values: OfferedValues,
    column: EditableColumn,
    kind: FilterKind,
    filter: SourceFilter | undefined,
  ) {
    this.#grid = grid;
    this.#values = values;
    this.column = column;
    this.#kind = kind;
    this.#filter = filter;
    if (kind === 'list') values.load(column);
  }

  /** @param apply called with the new filter; undefined for none */
  render(apply: (filter: SourceFilter | undefined) => void) {
    const submit = (event: Event): void => {
      event.preventDefault();
      const form = event.currentTarget as HTMLFormElement;
      const invalid = fieldsIn(form).find(({ validity }) => !validity.valid);
      if (invalid) invalid.reportValidity();
      else apply(this.#read(form));
    };
    const submitByEnter = (event: KeyboardEvent): void => {
      // The other fields submit a form themselves, as native ones do beside a native button.
      const isField = (event.target as Element).matches('dass-check-list, input');
      if (!isField || event.key !== 'Enter' || event.defaultPrevented) return;
      event.preventDefault();
      (event.currentTarget as HTMLFormElement).requestSubmit();
    };
    return html`<form class="filter-form" novalidate @submit=${submit} @keydown=${submitByEnter} @input=${checkRange}>
      ${this.#renderFields()}
      <div class="filter-actions">
        <dass-button ?disabled=${!this.#filter} @click=${() => apply(undefined)}
          >${msg('Limpar', { id: 'dassTableFilterClear' })}</dass-button
        >
        <dass-button type="submit" appearance="solid" tone="accent"
          >${msg('Aplicar', { id: 'dassTableFilterApply' })}</dass-button
        >
      </div>
    </form>`;
  }

  #renderFields(): unknown {
    switch (this.#kind) {
      case 'text':
        return html`<dass-text-input
          name="text"
          .label=${msg('Contém', { id: 'dassTableFilterContains' })}
          .value=${toText(readField(this.#filter, 'contains') ?? readField(this.#filter, 'equals'))}
          clearable
        ></dass-text-input>`;
      case 'number':
      case 'date':
        return html`<div class="filter-range">
          ${this.#renderEnd('from', fromText())}${this.#renderEnd('to', toEndText())}
        </div>`;
      case 'list':
        return this.#renderList();
      default:
        return this.#renderFlag();
    }
  }

  #renderEnd(name: 'from' | 'to', label: string) {
    const value = toText(readField(this.#filter, name));
    return this.#kind === 'date'
      ? html`<dass-date-input
          name=${name}
          .label=${label}
          .value=${value}
          .withTime=${/\d:\d/.test(value)}
        ></dass-date-input>`
      : html`<dass-text-input name=${name} type="number" .label=${label} .value=${value}></dass-text-input>`;
  }

  #renderFlag() {
    const is = readField(this.#filter, 'is');
    const options = [
      { value: '', label: msg('Todos', { id: 'dassTableFilterAll' }), isChecked: is === undefined },
      { value: 'true', label: booleanText('yes'), isChecked: is === true },
      { value: 'false', label: booleanText('no'), isChecked: is === false },
    ];
    return html`<div class="filter-flags" role="radiogroup" aria-label=${resolveText(this.column.label)}>
      ${options.map(
        ({ value, label, isChecked }) =>
          html`<label
            ><input type="radio" name="is" .value=${value} ?checked=${isChecked} ?autofocus=${isChecked} />
            ${label}</label
          >`,
      )}
    </div>`;
  }

  #renderList() {
    const { column } = this;
    const offered = this.#items ?? this.#values.of(column) ?? readValues(this.#textsOfRows());
    if (offered === 'failed')
      return html`<p class="filter-note" role="alert">
        ${msg('Os valores não foram carregados.', { id: 'dassTableFilterFailed' })}
        <dass-button @click=${this.#retry}>${msg('Tentar de novo', { id: 'dassSelectRetry' })}</dass-button>
      </p>`;
    if (offered === 'loading')
      return html`<dass-spinner .label=${msg('Carregando…', { id: 'dassLoading' })}></dass-spinner>`;
    const items = this.#itemsOf(offered);
    return html`<dass-check-list
      .label=${resolveText(column.label)}
      label-hidden
      .items=${items}
      ?without-filter=${items.length < MIN_SEARCHED_VALUES}
    ></dass-check-list>`;
  }

  readonly #retry = (event: Event): void => {
    // The button goes away, and must not take the focus with it.
    (event.currentTarget as Element).closest<HTMLElement>('.filter-content')?.focus();
    this.#values.load(this.column);
    this.#grid.element.requestUpdate();
  };

  #textsOfRows(): readonly string[] {
    return textsOfColumn(this.column, this.#grid.memory.rows, getLanguage());
  }

  /** The values of the list. One that is filtered by is offered, too, when there is no row with it any more. */
  #itemsOf(offered: readonly OfferedValue[]): readonly ListItem[] {
    if (this.#items) return this.#items;
    const chosen = (readList(readField(this.#filter, 'values')) ?? []).map(toText);
    return (this.#items = readValues([...offered, ...chosen]).map(({ id, label }) => ({
      id,
      label: label || emptyText(),
      isChecked: chosen.includes(String(id)),
    })));
  }

  /** @returns undefined for no filter */
  #read(form: HTMLFormElement): SourceFilter | undefined {
    const column = this.column.name;
    const valueOf = (name: string): string =>
      toText((form.elements.namedItem(name) as { readonly value?: unknown } | null)?.value);
    switch (this.#kind) {
      case 'text':
        return valueOf('text') ? { column, contains: valueOf('text') } : undefined;
      case 'list': {
        const values = this.#checkedIds(form);
        // All values are no filter: rows that come later would be left out.
        return !values || values.length === 0 || values.length === this.#items?.length ? undefined : { column, values };
      }
      case 'flag':
        return valueOf('is') ? { column, is: valueOf('is') === 'true' } : undefined;
      default: {
        const end = (name: 'from' | 'to') => {
          const value = valueOf(name);
          return value === '' ? {} : { [name]: this.#kind === 'number' ? Number(value) : value };
        };
        const ends = { ...end('from'), ...end('to') };
        return Object.keys(ends).length > 0 ? { column, ...ends } : undefined;
      }
    }
  }

  #checkedIds(form: HTMLFormElement): readonly (string | number)[] | undefined {
    const checked = form.querySelector('dass-check-list')?.value.map(String);
    return checked && this.#items?.filter(({ id }) => checked.includes(String(id))).map(({ id }) => id);
  }
}

const fromText = (): string => msg('De', { id: 'dassTableFilterFrom' });
const toEndText = (): string => msg('Até', { id: 'dassTableFilterTo' });

const fieldsIn = (form: HTMLFormElement): FormElement[] => [
  ...form.querySelectorAll<FormElement>('dass-text-input, dass-date-input'),
];

/** A range that ends before it begins includes nothing: its end is invalid. */
function checkRange(event: Event): void {
  const [from, to] = fieldsIn(event.currentTarget as HTMLFormElement) as (FormElement & { readonly value: string })[];
  if (!from || !to) return;
  const isDate = from.localName === 'dass-date-input';
  const isReversed =
    from.value !== '' && to.value !== '' && (isDate ? to.value < from.value : Number(to.value) < Number(from.value));
  to.customValidity = isReversed ? msg('O fim vem antes do início', { id: 'dassTableFilterReversed' }) : '';
}
