// Vite's development server: an edit of a `*.styles.ts` shows without a reload, and mistakes are logged.
import { fileURLToPath } from 'node:url';

const isStyles = (path) => /\.styles\.ts(\?|$)/.test(path);
const registry = fileURLToPath(new URL('./style-registry.js', import.meta.url));

/**
 * Registers what a module of styles exports, and accepts the module's own changes. The registry gives the new text to
 * the style sheets that the page has adopted.
 * @returns {import('vite').Plugin}
 */
export const swapStyleSheets = () => ({
  name: 'dass:swap-style-sheets',
  apply: 'serve',
  transform(code, id) {
    if (!isStyles(id)) return undefined;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
    return {
      code: `${code}
import { registerStyles } from ${JSON.stringify(`/@fs${registry}`)};
if (import.meta.hot) {
  const areReplaced = registerStyles(${JSON.stringify(id.replace(/\?.*/, ''))}, { ${names.join(', ')} });
  import.meta.hot.accept(() => {});
  if (!areReplaced) import.meta.hot.invalidate('It exports more than style sheets.');
}
`,
      map: null,
    };
  },
});

/**
 * A custom element is defined once in a page: an edit of any other module of the kit reloads the page.
 * @returns {import('vite').Plugin}
 */
export const reloadForElements = () => ({
  name: 'dass:reload-for-elements',
  apply: 'serve',
  hotUpdate({ file }) {
    if (isStyles(file) || !/\/(elements|entries|locales|themes)\//.test(file)) return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
});

/**
 * Warns in the console of mistakes in the use of the kit, as the package does in development.
 * @returns {import('vite').Plugin}
 */
export const warnOfMistakes = () => ({
  name: 'dass:warn-of-mistakes',
  apply: 'serve',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/mistakes/no-watch.js')
      ? fileURLToPath(new URL('../../elements/base/mistakes/watch.ts', import.meta.url))
      : undefined,
});
