// A contender's page: one module, built as the shell is built, and an empty document around it.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { compileHints } from '../scripts/compile-hints.mjs';
import { minifyLiteralsForVite } from '../scripts/minify-literals.mjs';

/** @param {string} [entry] module that fills the page; none for an empty page */
export async function bundle(entry) {
  const files = new Map();
  if (entry) {
    const { output } = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [minifyLiteralsForVite(), compileHints()],
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
  }
  const styles = [...files.keys()]
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="${name}">`);
  const script = entry ? '<script type="module" src="main.js"></script>' : '';
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Benchmark</title>${styles.join('')}${script}</head><body></body></html>`;
  files.set('', Buffer.from(html));
  // What main.js imports at once travels with it; the rest is loaded on demand.
  const main = files.get('main.js')?.toString() ?? '';
  const isImported = (name) =>
    ['"', "'", '`'].some(
      (quote) => main.includes(`from${quote}./${name}${quote}`) || main.includes(`import${quote}./${name}${quote}`),
    );
  const atOnce = [...files.keys()].filter((name) => name === 'main.js' || name.endsWith('.css') || isImported(name));
  return { files, size: atOnce.reduce((sum, name) => sum + gzipSync(files.get(name), { level: 9 }).length, 0) / 1000 };
}
