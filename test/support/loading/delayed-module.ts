import { executeServerCommand } from '@web/test-runner-commands';

/**
 * Delays a module as a slow connection does, for tests of input before it has loaded. Needs the ability `late module`.
 *
 * A page loads a module once, so a test file can delay each module once.
 * @param path the module, such as `elements/tables/hierarchy-table/children-loader`. A missing one is an error
 * @returns a function that lets the module load
 */
export async function holdModule(path: string): Promise<() => Promise<void>> {
  await executeServerCommand('dass:hold-module', { path });
  return async () => {
    await executeServerCommand('dass:release-module');
  };
}

/** Counts events that reach the window, in the capture phase. */
export function countOnPage(...types: string[]): { readonly counts: () => Record<string, number>; stop(): void } {
  const counts: Record<string, number> = Object.fromEntries(types.map((type) => [type, 0]));
  const end = new AbortController();
  for (const type of types) {
    window.addEventListener(type, () => void counts[type]!++, { capture: true, signal: end.signal });
  }
  return { counts: () => ({ ...counts }), stop: () => end.abort() };
}
