import { paths } from './app/paths.js';
import { screens } from './workspace/screens.js';

/*
 * Loads the code of the page that is opened while the shell itself starts. `main.tsx` imports this module before all
 * others, because on a slow machine they take a second.
 */

const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.home]: () => import('./application-home.js'),
  [paths.workspace]: () => import('./workspace/workspace-page.js'),
  ...Object.fromEntries(screens.map(({ name, load }) => [paths.screen(name), load])),
};

/** The router reports what cannot be loaded. */
const preload = (loading: Promise<unknown>): void => void loading.catch(() => undefined);

const load = pages[window.location.pathname];
if (load) {
  preload(import('./page-services.js'));
  preload(load());
}
