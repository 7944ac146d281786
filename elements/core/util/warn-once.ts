const warned = new Set<string>();

/** Maximum number of remembered texts. Invalid input in a loop must not fill the memory. */
const MAX_WARNINGS = 500;

/**
 * Logs a warning about an invalid value, once for each text. Invalid values never throw, and 5,000 invalid entries do
 * not flood the console.
 */
export function warnOnce(text: string): void {
  if (warned.has(text) || warned.size === MAX_WARNINGS) return;
  warned.add(text);
  console.warn(`[dass] ${text}`);
}
