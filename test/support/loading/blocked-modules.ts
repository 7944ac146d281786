import { executeServerCommand } from '@web/test-runner-commands';
import { collectConsole } from '../assertions/page-problems.js';
import { findAll } from '../user.js';

/**
 * Keeps modules from loading, as a lost network does. A page loads a module once: what has loaded in a test file cannot be
 * blocked any more. Needs the ability `blocked requests`.
 * @param pattern addresses as a glob: `**` + `/message-dialog/*`
 * @returns lets them load
 */
export async function blockModules(pattern: string): Promise<() => Promise<void>> {
  await executeServerCommand('dass:block', { pattern });
  return async () => {
    await executeServerCommand('dass:unblock', { pattern });
  };
}

/** The paths that the page has requested in vain so far, in order. */
export const blockedRequests = (): Promise<string[]> => executeServerCommand('dass:blocked');

/** The panels that say that something did not load, of an element or of the whole page. */
export const failurePanels = (root: Element | Document = document): HTMLElement[] => findAll(root, '.load-failure');

/** The button of such a panel that tries again. */
export const retryButton = (root: Element | Document = document): HTMLElement =>
  findAll(root, '.load-failure button')[0]!;

/** Collects what the console shows of modules that do not load, in each test of a `describe()`. */
export const collectErrors = (): ReturnType<typeof collectConsole> => collectConsole(/could not (load|be loaded)/);
