// Detects whether a build in dist/ is up to date: no source file was changed, added, renamed or deleted, and the build
// itself is the same.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { listFiles } from '../files.mjs';

/**
 * @typedef {object} Build
 * @property {string[]} outputs files that exist after the build
 * @property {string[]} folders of its inputs
 * @property {RegExp} ignored files in these folders that are no inputs
 */
const KIT_FOLDERS = ['elements', 'locales', 'themes', 'entries', 'react-wrappers', 'scripts'];
const BUILD_FILES = [
  ...['vite.config.ts', 'tsconfig.json', 'tsconfig.kit.json'],
  ...['custom-elements.json', 'package.json', 'package-lock.json'],
];

/** @type {Record<'kit' | 'shell' | 'docs' | 'documentation', Build>} */
const builds = {
  kit: {
    outputs: [
      'dist/kit/entries/dass.d.ts',
      'dist/page/dass.js',
      'dist/page/theme.css',
      'dist/cli.js',
      'dist/editors/web-types.json',
    ],
    folders: [...KIT_FOLDERS, 'testing', 'cli'],
    ignored: /\.(test|examples)\.\w+$|^scripts\/(test|test-runner)\//,
  },
  shell: {
    outputs: ['dist/shell/index.html'],
    folders: [...KIT_FOLDERS, 'shell', 'sample-data'],
    ignored: /\.(test|examples)\.\w+$|^(shell\/platform\/local|scripts\/test-runner)\//,
  },
  // The part of the site that is text.
  documentation: {
    outputs: ['dist/documentation.json'],
    folders: [...KIT_FOLDERS, 'docs', 'sample-data'],
    ignored: /\.test\.\w+$|^(docs\/(client|gallery|layouts|pages)|scripts\/(test|test-runner|checks))\//,
  },
  // The site shows sources and tests of the elements.
  docs: {
    outputs: ['dist/docs/index.html'],
    folders: [...KIT_FOLDERS, 'docs', 'sample-data', 'shell/public'],
    ignored: /^scripts\/(test|test-runner|checks\/.*\.test)\b/,
  },
};

/**
 * Returns a hash of the names and contents of all inputs of a build.
 * @param {keyof typeof builds} name @param {string} [root] a folder with a trailing slash
 */
export function hashOfInputs(name, root = '') {
  const { folders, ignored } = builds[name];
  const files = listFiles(
    folders.map((folder) => root + folder),
    (path) => !ignored.test(path.slice(root.length)),
  );
  const hash = createHash('sha256');
  for (const path of [...files, ...BUILD_FILES.map((file) => root + file).filter((file) => existsSync(file))]) {
    const content = readFileSync(path);
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const recordOf = (name) => `dist/${name}.inputs`;

/** Returns whether a build was made from the current sources. @param {keyof typeof builds} name */
export const isBuilt = (name) =>
  builds[name].outputs.every((file) => existsSync(file)) &&
  existsSync(recordOf(name)) &&
  readFileSync(recordOf(name), 'utf8') === hashOfInputs(name);

/**
 * Notes the inputs at the start of a build.
 * @param {keyof typeof builds} name @returns {() => void} records them after a successful build
 */
export function noteInputs(name) {
  rmSync(recordOf(name), { force: true });
  const hash = hashOfInputs(name);
  return () => {
    mkdirSync('dist', { recursive: true });
    writeFileSync(recordOf(name), hash);
  };
}
