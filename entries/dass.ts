// For pages with a script tag: loads each element when its tag first appears. Questions, messages and notices as
// promises, the language, the texts of an application, the visited pages, the names of icons, and the folder of workers.
import { autoloader } from '../elements/autoloader.js';
import { languageReady } from '../locales/index.js';

export { setAssetFolder } from './assets.js';
export * from './dialogs.js';
export * from './history.js';
export * from './icon-registry.js';
export * from './language.js';

/**
 * Resolves when the elements that are on the page now, and the texts of its language, have been loaded and rendered.
 * Elements that cannot be loaded are not waited for: the page shows them as failed.
 */
export async function ready(): Promise<void> {
  if (globalThis.document?.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  await languageReady();
  await autoloader.ready();
}

/**
 * Loads the elements in a shadow tree, too. Open trees that are there when their host is inserted need no call.
 *
 * @param root the shadow root of an element of the page
 */
export const observe = (root: ShadowRoot): void => autoloader.observe(root);
