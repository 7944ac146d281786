const said = new Set<string>();

/** More texts than these are not remembered: hostile input in a loop must not fill the memory through its warnings. */
const most = 500;

/**
 * Says in the console, once for each text, that a value from outside was bad and what is done instead. A bad value
 * never throws (convention sheet), and a list of 5,000 bad entries does not flood the console.
 */
export function warnOnce(text: string): void {
  if (said.has(text) || said.size === most) return;
  said.add(text);
  console.warn(`[dass] ${text}`);
}
