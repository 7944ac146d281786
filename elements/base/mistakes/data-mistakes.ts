import { editDistance, nearestName } from '../../core/text/nearest-name.js';
import { isId } from '../../core/util/id-index.js';
import { names as allNames, type ElementNames } from './names.js';

type Entry = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;

/** Of a longer list, so many entries are read. */
const MAX_ENTRIES = 500;
/** A field that entries may leave out is misspelt if it differs from one of theirs by so many characters. */
const MAX_EDITS = 2;

/** Properties with the columns of a table. */
const COLUMNS = ['columns', 'tableColumns'];
/** The keys of the columns of all elements: an application may pass the same columns to a table and to a dialog. */
const COLUMN_KEYS = new Set(
  Object.values(allNames).flatMap(({ keys = {} }) => COLUMNS.flatMap((name) => keysIn(keys[name] ?? ''))),
);
/** What other tables call the keys of a column. */
const COLUMN_SYNONYMS: Readonly<Record<string, string>> = {
  ...{ header: 'label', headerName: 'label', heading: 'label', title: 'label', caption: 'label', text: 'label' },
  ...{ key: 'field', accessor: 'field', accessorKey: 'field', dataIndex: 'field', dataField: 'field', prop: 'field' },
  ...{ render: 'cell', renderCell: 'cell', cellRenderer: 'cell', template: 'cell', valueGetter: 'field' },
  ...{ formatter: 'format', valueFormatter: 'format', hidden: 'isHidden', hide: 'isHidden', pinned: 'isPinned' },
  ...{ type: 'kind', filterable: 'filter', sorter: 'sortingFunc', comparator: 'sortingFunc' },
};
/** What other lists call the id and the label of an option. */
const ID_SYNONYMS = ['value', 'key', 'code', 'uuid', '_id'];
const LABEL_SYNONYMS = ['text', 'name', 'title', 'description', 'value', 'code'];
/** Fields that each entry has, unless they have their default value. */
const REQUIRED_FIELDS = ['fieldId', 'fieldLabel', 'rowKey'];

/** What is read of an element. */
export interface ElementData {
  readonly names: ElementNames;
  /** The list with the entries: `rows`, `items`, `options` … Undefined for an element without one. */
  readonly listProperty: string | undefined;
  readonly values: Values;
  /** The values of a new element. */
  readonly defaults: Values;
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const quoted = (name: string): string => `'${name}'`;
const suggestion = (name: string | undefined): string => (name === undefined ? '' : ` Did you mean ${quoted(name)}?`);
const entriesOf = (value: unknown): readonly Entry[] =>
  (Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [value]).filter(isEntry);

/** Finds mistakes in the lists of an element. @returns a text for each */
export const dataMistakes = (data: ElementData): string[] => [
  ...keyMistakes(data),
  ...fieldMistakes(data),
  ...columnMistakes(data),
  ...idMistakes(data),
];

/** Keys that the objects in a property do not have. */
function keyMistakes({ names: { keys = {} }, values }: ElementData): string[] {
  return Object.entries(keys).flatMap(([property, text]) => {
    const fields = text.split(' ');
    const known = new Set(keysIn(text));
    const required = fields.filter((field) => !field.endsWith('?'));
    const isColumn = COLUMNS.includes(property);
    const problems = new Set<string>();
    for (const entry of entriesOf(values[property])) {
      const lacksKey = required.some((field) => !(field in entry));
      for (const key of Object.keys(entry)) {
        // The React wrappers render the cells of such a column.
        if (known.has(key) || (isColumn && COLUMN_KEYS.has(key)) || (key === 'renderCell' && 'mountCell' in entry))
          continue;
        const nearest = (isColumn ? COLUMN_SYNONYMS[key] : undefined) ?? nearestName(key, known);
        // Other keys of an entry may be data of the application.
        if (!isColumn && !(nearest && (lacksKey || isMisspelt(key, nearest, entry)))) continue;
        const what = isColumn ? 'A column' : `An entry of '${property}'`;
        problems.add(`${what} has no key ${quoted(key)}; it has no effect.${suggestion(nearest)}`);
      }
    }
    return [...problems];
  });
}

/** The names in a text, without the marks of optional ones. */
function keysIn(text: string): string[] {
  return text.replaceAll('?', '').split(' ').filter(Boolean);
}

const isMisspelt = (name: string, nearest: string, entry: Entry): boolean =>
  !(nearest in entry) && editDistance(name, nearest) <= MAX_EDITS;

/** Fields that no entry has. */
function fieldMistakes({ names, listProperty, values, defaults }: ElementData): string[] {
  const entries = listProperty ? withDescendants(entriesOf(values[listProperty])) : [];
  if (!listProperty || entries.length === 0) return [];
  const hasField = (field: string): boolean => entries.some((entry) => field in entry);
  const problems: string[] = [];
  const check = (property: string, field: unknown, isRequired: boolean): void => {
    if (typeof field !== 'string' || field === '' || field.startsWith('dass') || hasField(field)) return;
    const nearest = nearestName(field, fieldsOf(entries));
    if (isRequired || (nearest && editDistance(field, nearest) <= MAX_EDITS))
      problems.push(
        `No entry of '${listProperty}' has the field ${quoted(field)} of '${property}'.${suggestion(nearest)}`,
      );
  };
  for (const property of names.properties.split(' ').filter((name) => /^(field[A-Z]|fields$|rowKey$)/.test(name))) {
    const value = values[property];
    if (Array.isArray(value)) for (const one of value) check(property, isEntry(one) ? one['field'] : one, false);
    else if (isEntry(value) && property === 'fields')
      for (const [key, one] of Object.entries(value)) check(`fields.${key}`, one, key === 'id');
    else if (value !== defaults[property]) check(property, value, REQUIRED_FIELDS.includes(property));
  }
  // The fields have their default names, and the entries others.
  for (const [property, synonyms] of [
    ['fieldLabel', LABEL_SYNONYMS],
    ['fieldId', ID_SYNONYMS],
  ] as const) {
    const field = values[property];
    if (field === undefined || field !== defaults[property] || hasField(field as string)) continue;
    const other = synonyms.find((name) => name !== values['fieldLabel'] && hasField(name));
    if (other)
      problems.push(
        `No entry of '${listProperty}' has the field ${quoted(field as string)}. Did you mean ${quoted(other)}? Then set '${property}' to it.`,
      );
  }
  return problems;
}

/** Ids that several entries have. Tables, menus and tabs name them themselves, as they have to replace them. */
function idMistakes({ names: { keys = {} }, listProperty, values }: ElementData): string[] {
  if (!listProperty || ['rows', 'tableValues', 'entries', 'tabs'].includes(listProperty)) return [];
  const field = values['fieldId'] ?? (keysIn(keys[listProperty] ?? '').includes('id') ? 'id' : undefined);
  if (typeof field !== 'string') return [];
  const seen = new Set<string>();
  const repeated = entriesOf(values[listProperty])
    .map((entry) => entry[field])
    .find((id) => isId(id) && seen.size === seen.add(String(id)).size);
  return repeated === undefined
    ? []
    : [`Several entries of '${listProperty}' have the id ${quoted(String(repeated))}.`];
}

/** Columns whose field no row has. */
function columnMistakes({ listProperty, values }: ElementData): string[] {
  const property = COLUMNS.find((name) => name in values);
  const rows = property && listProperty ? withDescendants(entriesOf(values[listProperty])) : [];
  if (!property || rows.length === 0) return [];
  return entriesOf(values[property]).flatMap((column) => {
    const { name, cell, mountCell, format, editable } = column;
    const field = column['field'] ?? name;
    if (typeof field !== 'string' || field === '' || rows.some((row) => field in row)) return [];
    // Another value is shown, or the user enters it.
    if (cell || mountCell || format) return [];
    const nearest = nearestName(field, fieldsOf(rows));
    if (!nearest && (editable || values['loadChildren'])) return [];
    return [`No row has the field ${quoted(field)} of a column: its cells stay empty.${suggestion(nearest)}`];
  });
}

/** The names of the fields of entries. */
const fieldsOf = (entries: readonly Entry[]): Set<string> => new Set(entries.slice(0, 50).flatMap(Object.keys));

/** Adds the rows in rows: a field may be only in those. */
function withDescendants(entries: readonly Entry[]): readonly Entry[] {
  const all = [...entries];
  for (let at = 0; at < all.length && all.length < MAX_ENTRIES; at++) {
    const { children } = all[at]!;
    if (Array.isArray(children)) all.push(...children.filter(isEntry));
  }
  return all;
}
