// Detects whether dist/docs is up to date, as shell-inputs.mjs does for the shell. The site shows sources and tests of the
// elements, so that all their files are inputs.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashOfFiles } from './shell-inputs.mjs';

const RECORD = 'dist/docs.inputs';
const SOURCES = [
  'docs',
  'elements',
  'locales',
  'themes',
  'entries',
  'react-wrappers',
  'sample-data',
  'scripts',
  'shell/public',
];
const BUILD_FILES = ['custom-elements.json', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** @param {string} [root] a folder with a trailing slash */
export const hashOfInputs = (root = '') =>
  hashOfFiles(SOURCES, BUILD_FILES, (path) => !/^scripts\/(test|test-runner|checks\/.*\.test)\b/.test(path), root);

/** Returns whether dist/docs was built from the current sources. */
export const isBuilt = () =>
  existsSync('dist/docs/index.html') && existsSync(RECORD) && readFileSync(RECORD, 'utf8') === hashOfInputs();

/**
 * Builds the site, and records its inputs when that succeeds.
 * @param {() => Promise<void>} build @param {boolean} isWhole whether all parts are built: a part may not fit the others
 */
export async function recordInputs(build, isWhole) {
  rmSync(RECORD, { force: true });
  const hash = hashOfInputs();
  await build();
  if (!isWhole) return;
  mkdirSync('dist', { recursive: true });
  writeFileSync(RECORD, hash);
}
