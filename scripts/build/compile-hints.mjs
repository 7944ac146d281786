/**
 * Chromium compiles all functions of a script with this comment while it loads, instead of each one on its first call.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the entries of a page and their static imports, because most of that code runs at start-up
 * (https://v8.dev/blog/explicit-compile-hints). Chunks that are loaded on demand stay as they are. For Vite builds.
 * @returns {import('vite').Plugin}
 */
export const compileHints = () => ({
  name: 'compile-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // The hint must be at the beginning of the file.
    order: 'post',
    handler(_options, bundle) {
      for (const fileName of loadedAtOnce(bundle)) bundle[fileName].code = hint + bundle[fileName].code;
    },
  },
});

/**
 * Returns the file names of the scripts that a page loads at start-up: its entries and their static imports.
 * @param {Record<string, { type: string, isEntry?: boolean, imports?: string[] }>} bundle output of Vite
 * @returns {Set<string>}
 */
export function loadedAtOnce(bundle) {
  const entries = Object.keys(bundle).filter((fileName) => bundle[fileName].isEntry);
  const found = new Set(entries);
  // A Set also visits entries that are added during the iteration.
  for (const fileName of found)
    for (const imported of bundle[fileName]?.imports ?? []) if (imported in bundle) found.add(imported);
  return found;
}
