/**
 * Type of a request field. `number` is a number, or a string as forms send it. A shape describes an object, and a list
 * of one type a list of any length.
 */
export type FieldType = 'text' | 'number' | 'boolean' | 'anything' | Shape | readonly [FieldType];
export interface Shape {
  readonly [field: string]: FieldType;
}

/**
 * Returns the paths of fields with a wrong type, such as `lines.2.quantity`. Missing fields and `null` are allowed:
 * the route validates required fields and values.
 */
export function findInvalidFields(body: Readonly<Record<string, unknown>>, shape: Shape, path = ''): string[] {
  return Object.entries(shape).flatMap(([field, type]) =>
    findInvalidIn(Object.hasOwn(body, field) ? body[field] : undefined, type, `${path}${field}`),
  );
}

function findInvalidIn(value: unknown, type: FieldType, path: string): string[] {
  if (value === undefined || value === null || type === 'anything') return [];
  if (type === 'text') return typeof value === 'string' ? [] : [path];
  if (type === 'boolean') return typeof value === 'boolean' ? [] : [path];
  if (type === 'number') return typeof value === 'number' || typeof value === 'string' ? [] : [path];
  if (isList(type)) {
    return Array.isArray(value)
      ? value.flatMap((entry, index) => findInvalidIn(entry, type[0], `${path}.${index}`))
      : [path];
  }
  return isObject(value) ? findInvalidFields(value, type, `${path}.`) : [path];
}

const isList = (type: FieldType): type is readonly [FieldType] => Array.isArray(type);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
