import { isRecord, readField, readList, tryRead } from '../util/read-value.js';
import { toText } from '../text/to-text.js';

/** A validation error of a server for one field. */
export interface FieldError {
  /**
   * Name of the field as the server sends it; a path with dots for a nested field: `nome`, `itens.0.preco`. Empty when
   * there is none.
   */
  readonly field: string;
  /** The error message. */
  readonly text: string;
}

/** Maximum number of errors that are read. */
const MAX_ERRORS = 10_000;

/** Maximum nesting of fields; forms have less. */
const MAX_DEPTH = 6;

const textFields = ['message', 'msg', 'errorMessage', 'defaultMessage', 'text', 'detail', 'title', 'reason'];
const nameFields = ['field', 'property', 'propertyName', 'fieldName', 'param', 'loc', 'pointer', 'path'];
/** Other fields of an error object. An object with any other key is a map of fields to errors. */
const otherFields =
  'code codes errorCode type kind name value input rejectedValue attemptedValue severity location ctx url source id stack properties objectName status constraints';
const errorFields = new Set([...textFields, ...nameFields, ...otherFields.split(' ')]);

/**
 * Reads the errors that a server sends as `errors` or `detail`.
 *
 * Accepts texts, maps of fields to texts (Laravel, ASP.NET, Rails, Mongoose), lists of objects with a field and a
 * text (FastAPI, Spring, JSON:API, RFC 9457), and combinations. Never throws and never returns JSON as text.
 */
export function fieldErrors(value: unknown): readonly FieldError[] {
  const found: FieldError[] = [];
  collect(value, '', 0, found);
  return found;
}

function collect(value: unknown, field: string, depth: number, found: FieldError[]): void {
  if (depth > MAX_DEPTH || found.length >= MAX_ERRORS) return;
  const list = readList(value);
  if (list) {
    list.slice(0, MAX_ERRORS).forEach((entry, index) => {
      const isNested = field !== '' && isRecord(entry) && textIn(entry) === '';
      collect(entry, isNested ? joined(field, String(index)) : field, depth + 1, found);
    });
  } else if (isRecord(value)) collectFrom(value, field, depth, found);
  else {
    const text = toText(value).trim();
    if (text !== '') found.push({ field, text });
  }
}

function collectFrom(record: object, field: string, depth: number, found: FieldError[]): void {
  const names = tryRead('An error of a server', () => Object.keys(record), []).slice(0, MAX_ERRORS);
  const text = textIn(record);
  const isMap = depth === 0 && names.some((name) => !errorFields.has(name));
  const name = isMap ? '' : nameIn(record);
  // In a map the key already names the field.
  const own = `.${field}`.endsWith(`.${name}`) ? field : joined(field, name);
  const constraints = readField(record, 'constraints');
  if (!isMap && text !== '') found.push({ field: own, text });
  else if (!isMap && isRecord(constraints)) collect(Object.values(constraints), own, depth + 1, found);
  else for (const key of names) collect(readField(record, key), joined(field, fieldName(key)), depth + 1, found);
}

function textIn(record: object): string {
  for (const name of textFields) {
    const text = toText(readField(record, name)).trim();
    if (text !== '') return text;
  }
  return '';
}

function nameIn(record: object): string {
  for (const name of nameFields) {
    const field = fieldName(readField(record, name));
    if (field !== '') return field;
  }
  return fieldName(readField(readField(record, 'source'), 'pointer'));
}

const joined = (path: string, name: string): string => [path, name].filter(Boolean).join('.');

/**
 * Converts a name, a path, a JSON pointer (`#/itens/0/preco`), a JSON path (`$.nome`) or FastAPI's `loc` to a path
 * with dots.
 */
function fieldName(name: unknown): string {
  const location = readList(name)?.map(toText);
  const isInRequest = location && location.length > 1 && /^(body|query|path|header|cookie|form)$/.test(location[0]!);
  const parts = isInRequest ? location.slice(1) : (location ?? partsOf(toText(name).trim()));
  return parts.filter(Boolean).join('.');
}

function partsOf(name: string): string[] {
  if (/^#?\//.test(name)) {
    const parts = name.replace(/^#?\//, '').split('/');
    return parts.slice(parts[0] === 'data' && parts[1] === 'attributes' ? 2 : 0);
  }
  const isNone = /^(\$|_|__all__|base|non_?field_?errors)$/i.test(name);
  return isNone
    ? []
    : name
        .replace(/^\$\.?/, '')
        .replace(/\[(\w+)\]/g, '.$1')
        .split('.');
}

/** Converts a field name to words, for fields without a label in the form: `unitPrice` is 'Unit price'. */
export function readableField(field: string): string {
  const words = field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join(' ')
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether two names are the same field, ignoring how server and form spell it: `unit_price`, `UnitPrice`. */
export const isSameField = (a: string, b: string): boolean => plainName(a) === plainName(b) && plainName(a) !== '';

const plainName = (name: string): string => partsOf(name).join('.').replace(/[_-]/g, '').toLowerCase();
