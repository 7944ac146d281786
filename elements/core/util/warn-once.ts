const warned = new Set<string>();

/** Maximum number of remembered texts. Invalid input in a loop must not fill the memory. */
const MAX_WARNINGS = 500;

/**
 * Logs a warning about an invalid value, once for each text. Invalid values never throw, and 5,000 invalid entries do
 * not flood the console.
 *
 * @param key warnings with the same key are logged once. Default: the text
 */
export function warnOnce(text: string, key: string = text): void {
  if (warned.has(key) || warned.size === MAX_WARNINGS) return;
  warned.add(key);
  console.warn(`[dass] ${text}`);
}
