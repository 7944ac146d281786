// Builds dist/kit/: a module per source file. Those that many elements use only re-export a part of base.js. Libraries
// such as Lit are not included.
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { build } from 'rolldown';
import { baseModules } from './base-modules.mjs';
import { copiedConstants } from './copied-constants.mjs';
import { minifyLiterals } from './minify-literals.mjs';

const AUTOLOADER = resolve('elements/autoloader.ts');
/** Its constants are copied into the modules that use them, so only applications import it. */
const ICONS = resolve('elements/controls/icon/icons.ts');
/** The kit's private copy of @lit/localize and the bundler's helpers are included; other libraries are dependencies. */
const INCLUDED = /^(?:dass-localize|@oxc-project\/runtime)\//;

/**
 * @param {string[]} sources
 * @param {string} outDir
 * @param {(code: string, path: string) => string} transform another transform of the code
 */
export async function buildKitModules(sources, outDir, transform) {
  /** @type {Set<string> | undefined} */
  let base;
  const isInBase = (id, graph) => {
    const importsOf = (module) => graph.getModuleInfo(module)?.importedIds ?? [];
    if (!base) {
      base = baseModules(graph.getModuleInfo(AUTOLOADER)?.dynamicallyImportedIds ?? [], importsOf);
      base.delete(ICONS);
    }
    return base.has(id);
  };
  await build({
    input: Object.fromEntries(sources.map((path) => [path.replace(/\.ts$/, ''), path])),
    external: (id) => !/^[./]/.test(id) && !INCLUDED.test(id),
    preserveEntrySignatures: 'strict',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    optimization: copiedConstants,
    checks: { bundlerTimings: false },
    plugins: [
      {
        name: 'kit-sources',
        load: async (id) =>
          id.endsWith('.ts') ? minifyLiterals(transform(await readFile(id, 'utf8'), relative('.', id))) : undefined,
      },
    ],
    output: {
      dir: outDir,
      format: 'es',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      comments: { legal: true, annotation: true, jsdoc: false },
      minifyInternalExports: false,
      codeSplitting: { groups: [{ name: (id, graph) => (isInBase(id, graph) ? 'base' : null), debugName: 'base' }] },
    },
  });
}
