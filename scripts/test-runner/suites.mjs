// Which files each suite of tests is made of. A test file belongs to exactly one.
import { listFiles } from '../files.mjs';

const FOLDERS = ['bench', 'elements', 'locales', 'react-wrappers', 'sample-data', 'scripts', 'shell', 'test', 'themes'];

const belongs = {
  /** Plain TypeScript: core, models, the platform, the checks. Node's own test runner. */
  'without a browser': (path) =>
    !/^test\/(?!node\/)/.test(path) &&
    (/\.test\.mjs$/.test(path) ||
      (/\.test\.ts$/.test(path) && (!/^elements\//.test(path) || /^elements\/core\/|-model\.test\.ts$/.test(path)))),
  /** In a browser, with Web Test Runner. */
  elements: (path) =>
    (/^elements\/(?!core\/).*\.test\.tsx?$/.test(path) && !/-model\.test\.ts$/.test(path)) ||
    /^shell\/.*\.test\.tsx$/.test(path) ||
    /^test\/(?!node\/|runner\/).*\.test\.tsx?$/.test(path),
  /** The runners themselves, on files of tests that must fail. */
  runner: (path) => /^test\/runner\/.*\.test\.ts$/.test(path),
  /** The built shell from end to end, and the development servers. */
  shell: (path) => /^test\/(shell|development)\/.*\.e2e\.ts$/.test(path),
  /** What is shipped: packed, installed and used. */
  package: (path) => /^test\/package\/.*\.e2e\.ts$/.test(path),
};

/** @typedef {keyof typeof belongs} Suite */

/** @type {Suite[]} */
export const suiteNames = Object.keys(belongs);

/** @param {string} path @returns {Suite[]} the suites that take the file for theirs */
export const suitesOf = (path) => suiteNames.filter((name) => belongs[name](path));

/** Everything that looks like a file of tests. */
export const testFiles = () =>
  listFiles(FOLDERS, (path) => /\.(test|tests|spec|e2e)\.[cm]?[jt]sx?$/.test(path) && !path.startsWith('bench/peers/'));

/** @param {Suite} suite */
export const suiteFiles = (suite) => testFiles().filter(belongs[suite]);

/**
 * The files of a suite that the command line asks for by parts of their paths; all without parts. Ends the process with
 * an error when a part is in no path: a run without tests would look like a good one.
 * @param {Suite} suite
 */
export function requestedFiles(suite) {
  const files = suiteFiles(suite);
  const parts = process.argv.slice(2);
  for (const part of parts.filter((part) => !files.some((path) => path.includes(part)))) {
    console.error(`${suite}: no test file has '${part}' in its path`);
    process.exit(1);
  }
  return parts.length === 0 ? files : files.filter((path) => parts.some((part) => path.includes(part)));
}
