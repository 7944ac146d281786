/** Engines that know it compile all of a script while it loads, apart from the page's thread, instead of each function when it is first called. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Begins what a page loads at once (its entries and what they import) with a hint to compile it ahead
 * (https://v8.dev/blog/explicit-compile-hints): most of it runs at the start. What is loaded on demand is left alone.
 * For Vite builds.
 * @returns {import('vite').Plugin}
 */
export const compileHints = () => ({
  name: 'compile-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Only at the beginning of a script it is a hint.
    order: 'post',
    handler(_options, bundle) {
      for (const fileName of loadedAtOnce(bundle)) bundle[fileName].code = hint + bundle[fileName].code;
    },
  },
});

/**
 * The scripts that a page loads at once, by their names: its entries and all that they import.
 * @param {Record<string, { type: string, isEntry?: boolean, imports?: string[] }>} bundle what Vite has built
 * @returns {Set<string>}
 */
export function loadedAtOnce(bundle) {
  const entries = Object.keys(bundle).filter((fileName) => bundle[fileName].isEntry);
  const found = new Set(entries);
  // What is added while it is gone through is visited, too.
  for (const fileName of found)
    for (const imported of bundle[fileName]?.imports ?? []) if (imported in bundle) found.add(imported);
  return found;
}
