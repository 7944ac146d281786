/** Bytes are turned into characters this many at a time: more would be too many arguments for one call. */
const chunk = 8192;

/**
 * Writes a value as base64 of UTF-8 JSON, so that any Unicode text survives.
 *
 * @returns `undefined` for what JSON cannot write: `undefined`, a function, a cycle, a bigint.
 */
export function encodeBase64Json(value: unknown): string | undefined {
  try {
    const json = JSON.stringify(value) as string | undefined;
    if (json === undefined) return undefined;
    const bytes = new TextEncoder().encode(json);
    let binary = '';
    for (let from = 0; from < bytes.length; from += chunk) {
      binary += String.fromCharCode(...bytes.subarray(from, from + chunk));
    }
    return btoa(binary);
  } catch {
    return undefined;
  }
}

/**
 * Reads what {@link encodeBase64Json} wrote.
 *
 * @returns `undefined` for anything else: no base64, no UTF-8, no JSON, no text at all. The value is only known to be
 * JSON; its shape is for the caller to check.
 */
export function decodeBase64Json(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
