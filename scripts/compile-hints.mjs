/** Engines that know it compile all of a script while it loads, apart from the page's thread, instead of each function when it is first called. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Begins what a page loads at once with a hint to compile it ahead (https://v8.dev/blog/explicit-compile-hints): most of
 * it runs at the start. What is loaded on demand is left alone. For Vite builds.
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
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = hint + chunk.code;
    },
  },
});
