// Detects whether dist/shell is up to date: no source file was changed, added, renamed or deleted, and the build
// itself is the same.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { listFiles } from '../files.mjs';

const RECORD = 'dist/shell.inputs';
const SOURCES = ['shell', 'elements', 'locales', 'themes', 'entries', 'react-wrappers', 'sample-data', 'scripts'];
const BUILD_FILES = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
const isInput = (path) =>
  !/\.(test|examples)\.\w+$/.test(path) && !/^(shell\/platform\/local|scripts\/test-runner)\//.test(path);

/** @param {string} [root] a folder with a trailing slash @returns {string} a hash of all file names and contents */
export const hashOfInputs = (root = '') => hashOfFiles(SOURCES, BUILD_FILES, isInput, root);

/**
 * Returns a hash of the names and contents of all files in some folders, and of further files where they exist.
 * @param {string[]} folders @param {string[]} others @param {(path: string) => boolean} isInput
 * @param {string} [root] a folder with a trailing slash
 */
export function hashOfFiles(folders, others, isInput, root = '') {
  const files = listFiles(
    folders.map((folder) => root + folder),
    (path) => isInput(path.slice(root.length)),
  );
  const hash = createHash('sha256');
  for (const path of [...files, ...others.map((file) => root + file).filter((file) => existsSync(file))]) {
    const content = readFileSync(path);
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns whether dist/shell was built from the current sources. */
export const isBuilt = () =>
  existsSync('dist/shell/index.html') && existsSync(RECORD) && readFileSync(RECORD, 'utf8') === hashOfInputs();

/** Records the hash of the inputs after a successful build. @returns {import('vite').Plugin} */
export function recordInputs() {
  let hash = '';
  return {
    name: 'dass:record-inputs',
    apply: 'build',
    buildStart() {
      rmSync(RECORD, { force: true });
      hash = hashOfInputs();
    },
    closeBundle(error) {
      if (error) return;
      mkdirSync('dist', { recursive: true });
      writeFileSync(RECORD, hash);
    },
  };
}
