import { executeServerCommand } from '@web/test-runner-commands';

/**
 * Holds a module back as a slow line does: for what the user does before it has loaded. Each page loads a module once, so
 * that a test file can hold each of its modules once. Needs the ability `late module`.
 * @param path what the address of the module contains: `hierarchy-table/children/children-loader`
 * @returns lets the module come
 */
export async function holdModule(path: string): Promise<() => Promise<void>> {
  await executeServerCommand('dass:hold-module', { path });
  return async () => {
    await executeServerCommand('dass:release-module');
  };
}

/** Counts what page listeners hear of some events, on the window and in the capture phase, too. */
export function countOnPage(...types: string[]): { readonly counts: () => Record<string, number>; stop(): void } {
  const heard: Record<string, number> = Object.fromEntries(types.map((type) => [type, 0]));
  const end = new AbortController();
  for (const type of types) {
    window.addEventListener(type, () => void heard[type]!++, { capture: true, signal: end.signal });
  }
  return { counts: () => ({ ...heard }), stop: () => end.abort() };
}
