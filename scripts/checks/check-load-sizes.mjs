// Compares what pages load with limits, in KB (1000 bytes) of minified and gzipped files, and writes the figures to
// dist/load-sizes.json:
// - the React wrappers of all elements, without the elements and React
// - a page with header, menu and ten text fields, by the bundler of an application
// - a form with header, menu and eight other elements, by a script tag
// - the first load of the shell, with React, the router and the styles. Builds the shell if it is out of date
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { copyPage } from '../build/build-page.mjs';
import { isBuilt } from '../build/build-inputs.mjs';
import { FIELDS_MODULES, measurePage, measurePageBuild, measureStart, measureWrappers } from './load-sizes.mjs';

const RESULT = 'dist/load-sizes.json';
const SHELL = 'dist/shell';
const PAGE_BUILD = 'node_modules/.cache/dass-page-build';
/** React and the router are more than half of it. */
const MAX_SHELL_KB = 172;
const MAX_FIELDS_KB = 47.8;
/** `dass.js` without an element is a quarter of it. */
const MAX_FORM_KB = 120;
const WRAPPERS_KB = 1;
const KB_PER_WRAPPER = 0.1;

/** @typedef {{ size: number, limit: number }} LoadSize KB */

/** @param {Record<string, LoadSize>} sizes @returns {string[]} problems, one a line */
export const loadProblems = (sizes) =>
  Object.entries(sizes)
    .filter(([, { size, limit }]) => size > limit)
    .map(([name, { size, limit }]) => `${name}: ${size} KB, more than ${limit}`);

function buildShell() {
  if (isBuilt('shell')) return;
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The shell cannot be built');
}

if (process.argv[1]?.endsWith('check-load-sizes.mjs')) {
  buildShell();
  await copyPage(PAGE_BUILD);
  const wrappers = await measureWrappers();
  const maxWrappers = Math.round((WRAPPERS_KB + KB_PER_WRAPPER * wrappers.elements) * 10) / 10;
  const sizes = {
    wrappers: { ...wrappers, limit: maxWrappers },
    fields: { size: await measureStart(FIELDS_MODULES), limit: MAX_FIELDS_KB },
    form: { ...measurePageBuild(PAGE_BUILD).form, limit: MAX_FORM_KB },
    shell: { ...measurePage(SHELL), limit: MAX_SHELL_KB },
  };
  mkdirSync('dist', { recursive: true });
  writeFileSync(RESULT, `${JSON.stringify(sizes, undefined, 2)}\n`);
  const problems = loadProblems(sizes);
  for (const problem of problems) console.error(problem);
  const list = Object.entries(sizes).map(([name, { size, limit }]) => `${name} ${size} of ${limit} KB`);
  console.log(`load sizes: ${list.join(', ')}, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
