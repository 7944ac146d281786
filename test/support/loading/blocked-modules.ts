import { executeServerCommand } from '@web/test-runner-commands';
import { collectConsole } from '../assertions/page-problems.js';
import { findAll } from '../user.js';

/**
 * Blocks requests for modules, as a lost connection does. Needs the ability `blocked requests`.
 *
 * A module that was loaded once in a test file cannot be blocked any more.
 * @param pattern addresses as a glob: `**` + `/message-dialog/*`
 * @returns a function that allows the requests again
 */
export async function blockModules(pattern: string): Promise<() => Promise<void>> {
  await executeServerCommand('dass:block', { pattern });
  return async () => {
    await executeServerCommand('dass:unblock', { pattern });
  };
}

/** The paths of the blocked requests so far, in order. */
export const blockedRequests = (): Promise<string[]> => executeServerCommand('dass:blocked');

/** The error panels of an element or of the whole page. */
export const failurePanels = (root: Element | Document = document): HTMLElement[] => findAll(root, '.load-failure');

/** The retry button of an error panel. */
export const retryButton = (root: Element | Document = document): HTMLElement =>
  findAll(root, '.load-failure button')[0]!;

/** Collects console errors about modules that do not load, in each test of a `describe()`. */
export const collectErrors = (): ReturnType<typeof collectConsole> => collectConsole(/could not (load|be loaded)/);
