// Values as JavaScript source, laid out as the formatter of this repository does.
const MAX_LINE = 100;
const INDENT = '  ';

/** Source of values that are not plain data: files, functions, data stored in a file of their own. */
export type SpecialSource = (value: unknown) => string | undefined;

/**
 * Returns a value as a JavaScript expression. A list or an object is on one line if it fits, otherwise an entry is on a
 * line of its own.
 *
 * @param special returns the source of a value that is no plain data, or `undefined`
 * @param indent of the line on which the expression begins
 */
export function literal(value: unknown, special: SpecialSource = () => undefined, indent = ''): string {
  const own = special(value);
  if (own !== undefined) return own;
  if (typeof value === 'string') return stringLiteral(value);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = indent + INDENT;
  const entries = Array.isArray(value)
    ? value.map((entry) => literal(entry, special, inner))
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([name, entry]) => propertyLiteral(name, literal(entry, special, inner)));
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  if (entries.length === 0) return open.trim() + close.trim();
  const line = `${open}${entries.join(', ')}${close}`;
  if (line.length + indent.length <= MAX_LINE && !line.includes('\n')) return line;
  return `${open.trim()}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close.trim()}`;
}

/** A text in single quotes; in double quotes if it contains single ones. */
export function stringLiteral(text: string): string {
  const quoted = JSON.stringify(text).replaceAll('</', '<\\/');
  return text.includes("'") ? quoted : `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`;
}

const propertyLiteral = (name: string, source: string): string =>
  name === source
    ? name
    : `${/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : stringLiteral(name)}: ${source}`;
