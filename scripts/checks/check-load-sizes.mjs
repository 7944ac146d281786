// Compares what a page of React loads with its limits, in KB (1000 bytes) of minified and gzipped files, and writes the
// figures to dist/load-sizes.json:
// - the React wrappers of all elements, without the elements and React
// - the first load of the shell, with React, the router and the styles. Builds the shell if it is out of date
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { isBuilt } from '../build/shell-inputs.mjs';

const RESULT = 'dist/load-sizes.json';
const SHELL = 'dist/shell';
/** React and the router are more than half of it. */
const MAX_SHELL_KB = 170;
const WRAPPERS_KB = 1;
const KB_PER_WRAPPER = 0.1;

const kilobytes = (content) => gzipSync(content, { level: 9 }).length / 1000;

/** @typedef {{ size: number, limit: number }} LoadSize KB */

/**
 * Returns the files that a page loads before it runs: those in its HTML, and what they import statically.
 * @param {string} html @param {(path: string) => string} read reads a file of the page
 * @returns {string[]} paths
 */
export function filesOfPage(html, read) {
  const inHtml = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/?([^"]+\.(?:js|css))"/g)];
  const files = new Set(inHtml.map(([, path]) => path));
  // A Set also visits entries that are added during the iteration.
  for (const path of files) {
    if (!path.endsWith('.js')) continue;
    const imports = read(path).matchAll(/\b(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g);
    for (const [, specifier] of imports) files.add(join(path, '..', specifier));
  }
  return [...files];
}

/** @param {Record<string, LoadSize>} sizes @returns {string[]} problems, one a line */
export const loadProblems = (sizes) =>
  Object.entries(sizes)
    .filter(([, { size, limit }]) => size > limit)
    .map(([name, { size, limit }]) => `${name}: ${size} KB, more than ${limit}`);

const entriesAreExternal = {
  name: 'entries-are-external',
  setup(builder) {
    builder.onResolve({ filter: /\/entries\// }, ({ path }) => ({ path, external: true }));
  },
};

/** @returns {Promise<LoadSize & { elements: number }>} */
async function measureWrappers() {
  const { outputFiles } = await build({
    entryPoints: ['react-wrappers/index.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    target: 'es2022',
    external: ['react', 'react-dom'],
    plugins: [entriesAreExternal],
  });
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  return {
    size: round(kilobytes(outputFiles[0].contents)),
    limit: round(WRAPPERS_KB + KB_PER_WRAPPER * modules.length),
    elements: modules.length,
  };
}

/** @returns {LoadSize & { files: number }} */
function measureShell() {
  if (!isBuilt()) {
    const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The shell cannot be built');
  }
  const read = (path) => readFileSync(`${SHELL}/${path}`, 'utf8');
  const html = read('index.html');
  const files = filesOfPage(html, read);
  const size = files.map(read).reduce((sum, content) => sum + kilobytes(content), kilobytes(html));
  return { size: round(size), limit: MAX_SHELL_KB, files: files.length };
}

const round = (size) => Math.round(size * 10) / 10;

if (process.argv[1]?.endsWith('check-load-sizes.mjs')) {
  const sizes = { wrappers: await measureWrappers(), shell: measureShell() };
  mkdirSync('dist', { recursive: true });
  writeFileSync(RESULT, `${JSON.stringify(sizes, undefined, 2)}\n`);
  const problems = loadProblems(sizes);
  for (const problem of problems) console.error(problem);
  const { wrappers, shell } = sizes;
  console.log(
    `load sizes: wrappers ${wrappers.size} of ${wrappers.limit} KB, shell ${shell.size} of ${shell.limit} KB, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
