// Builds dist/kit/: a file for each entry, and the code that entries share. Libraries such as Lit are not included.
// Entries that use the same modules share a file of them, so that an application never bundles code of elements that it
// does not import. Nothing else is reachable from outside.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { build } from 'rolldown';
import { copiedConstants } from './copied-constants.mjs';
import { minifyLiterals } from './minify-literals.mjs';

/** The kit's private copy of @lit/localize and the bundler's helpers are included; other libraries are dependencies. */
const INCLUDED = /^(?:dass-localize|@oxc-project\/runtime)\//;

/**
 * A file of its own, although the same entries use it as the page language, which starts when it is loaded: an
 * application that formats sizes bundles 0.9 KB instead of 2.2.
 */
const separateInputs = {
  'helpers/intl-formats': 'elements/core/format/intl-formats.ts',
  'helpers/no-watch': 'elements/base/mistakes/no-watch.ts',
};

/** Translates a pattern of `sideEffects` in package.json. @param {string} glob */
function globExpression(glob) {
  const parts = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '.': '\\.' };
  return new RegExp(`^${glob.replace(/^\.\//, '').replace(/\*\*\/?|\*|\./g, (part) => parts[part])}$`);
}

/**
 * @param {string[]} sources the entries
 * @param {string} outDir
 * @param {(code: string, path: string) => string} transform another transform of the code
 */
export async function buildKitModules(sources, outDir, transform) {
  const { sideEffects } = JSON.parse(await readFile('package.json', 'utf8'));
  const patterns = sideEffects.map(globExpression);
  const hasSideEffects = (id) => patterns.some((pattern) => pattern.test(relative('.', id)));
  await build({
    input: { ...Object.fromEntries(sources.map((path) => [path.replace(/\.ts$/, ''), path])), ...separateInputs },
    external: (id) => !/^[./]/.test(id) && !INCLUDED.test(id),
    preserveEntrySignatures: 'strict',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    optimization: copiedConstants,
    checks: { bundlerTimings: false },
    plugins: [
      {
        name: 'kit-sources',
        // In development, `imports` in package.json has another file in its place.
        resolveId: (source) =>
          source.endsWith('/mistakes/no-watch.js') ? { id: '#mistakes', external: true } : undefined,
        load: async (id) =>
          id.endsWith('.ts') ? minifyLiterals(transform(await readFile(id, 'utf8'), relative('.', id))) : undefined,
      },
    ],
    output: {
      dir: outDir,
      format: 'es',
      entryFileNames: '[name].js',
      // A bundler may drop a file without side effects. package.json says of which folder they are.
      chunkFileNames: ({ moduleIds }) => (moduleIds.some(hasSideEffects) ? 'elements/[name].js' : 'helpers/[name].js'),
      comments: { legal: true, annotation: true, jsdoc: false },
      minifyInternalExports: false,
    },
  });
}
