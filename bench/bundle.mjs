// The page of a contender: one module, built like the shell, in an empty document.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { compileHints, loadedAtOnce } from '../scripts/build/compile-hints.mjs';
import { minifyLiteralsForVite } from '../scripts/build/minify-literals.mjs';
import { startChunks } from '../scripts/build/start-chunks.mjs';

/** @param {string} [entry] module that renders the page; none for an empty page */
export async function bundle(entry) {
  const files = new Map();
  /** The files that the page loads at start; the others load on demand. */
  let scripts = [];
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
            codeSplitting: startChunks,
          },
        },
      },
    });
    for (const { fileName, code, source } of output) files.set(fileName, Buffer.from(code ?? source));
    scripts = [...loadedAtOnce(Object.fromEntries(output.map((part) => [part.fileName, part])))];
  }
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const head = [
    ...scripts.filter((name) => name !== 'main.js').map((name) => `<link rel="modulepreload" href="${name}">`),
    ...styles.map((name) => `<link rel="stylesheet" href="${name}">`),
    ...(entry ? ['<script type="module" src="main.js"></script>'] : []),
  ].join('');
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Benchmark</title>${head}</head><body></body></html>`;
  files.set('', Buffer.from(html));
  const sizeOf = (name) => gzipSync(files.get(name), { level: 9 }).length / 1000;
  return { files, size: [...scripts, ...styles].reduce((sum, name) => sum + sizeOf(name), 0) };
}
