import { warnOnce } from './warn-once.js';

/**
 * A field of an application's object. A getter that throws, or an object that cannot be read (a revoked Proxy), warns once
 * and acts as a field that is not there.
 */
export function readField(object: object, field: string): unknown {
  try {
    return (object as Record<string, unknown>)[field];
  } catch {
    warnOnce(`The field '${field}' of an item cannot be read; it counts as empty.`);
    return undefined;
  }
}
