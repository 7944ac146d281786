/** Number of bytes per call of `String.fromCharCode`: the number of arguments is limited. */
const CHUNK_SIZE = 8192;

/**
 * Encodes a value as base64 of UTF-8 JSON, which supports any Unicode text.
 *
 * @returns `undefined` for a value that JSON does not support: `undefined`, a function, a cycle, a bigint
 */
export function encodeBase64Json(value: unknown): string | undefined {
  try {
    const json = JSON.stringify(value) as string | undefined;
    if (json === undefined) return undefined;
    const bytes = new TextEncoder().encode(json);
    let binary = '';
    for (let start = 0; start < bytes.length; start += CHUNK_SIZE) {
      binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_SIZE));
    }
    return btoa(binary);
  } catch {
    return undefined;
  }
}

/**
 * Decodes a text of {@link encodeBase64Json}.
 *
 * @returns the value, whose shape the caller must check; `undefined` for any text that is not base64, UTF-8 and JSON
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
