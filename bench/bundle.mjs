// A contender's page: one module in an empty document, built by Vite as an application builds it: with Vite's defaults, on
// the built kit, without preload links or compile hints.
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * @param {string} [entry] module that fills the page; none for an empty page
 * @param {string} [kit] folder of the built kit, to which `dass-elements/…` leads
 */
export async function bundle(entry, kit = 'dist/kit') {
  const files = new Map();
  /** What a page loads at once; the rest is loaded on demand. */
  let scripts = [];
  if (entry) {
    const { output } = await build({
      configFile: false,
      logLevel: 'error',
      resolve: { alias: [{ find: /^dass-elements\/(.*)$/, replacement: resolve(kit, 'entries/$1') }] },
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: { main: entry },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name][extname]',
          },
        },
      },
    });
    for (const { fileName, code, source } of output) files.set(fileName, Buffer.from(code ?? source));
    scripts = loadedAtOnce(output);
  }
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const head = [
    ...styles.map((name) => `<link rel="stylesheet" href="${name}">`),
    ...(entry ? ['<script type="module" src="main.js"></script>'] : []),
  ].join('');
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Benchmark</title>${head}</head><body></body></html>`;
  files.set('', Buffer.from(html));
  const sizeOf = (name) => gzipSync(files.get(name), { level: 9 }).length / 1000;
  return { files, size: [...scripts, ...styles].reduce((sum, name) => sum + sizeOf(name), 0) };
}

/** The entry and all scripts that it imports statically, by their file names. */
function loadedAtOnce(output) {
  const importsOf = new Map(output.map(({ fileName, imports = [] }) => [fileName, imports]));
  const found = new Set(['main.js']);
  // A Set also visits what is added while it is iterated.
  for (const fileName of found) for (const imported of importsOf.get(fileName) ?? []) found.add(imported);
  return [...found];
}
