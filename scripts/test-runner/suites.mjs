// Defines the files of each test suite. A test file belongs to exactly one suite.
import { listFiles } from '../files.mjs';

const FOLDERS = [
  'bench',
  'cli',
  'docs',
  'elements',
  'locales',
  'react-wrappers',
  'sample-data',
  'scripts',
  'shell',
  'test',
  'themes',
];

const belongs = {
  /** Plain TypeScript: core, models, the local platform, the checks. Run by Node's test runner. */
  'without a browser': (path) =>
    !/^test\/(?!node\/)/.test(path) &&
    (/\.test\.mjs$/.test(path) ||
      (/\.test\.ts$/.test(path) && (!/^elements\//.test(path) || /^elements\/core\/|-model\.test\.ts$/.test(path)))),
  /** In a browser, run by Web Test Runner. */
  elements: (path) =>
    (/^elements\/(?!core\/).*\.test\.tsx?$/.test(path) && !/-model\.test\.ts$/.test(path)) ||
    /^shell\/.*\.test\.tsx$/.test(path) ||
    /^test\/(?!node\/|runner\/|smoke\/).*\.test\.tsx?$/.test(path),
  /** A short run in a browser, for engines in which not every change is tested whole. */
  smoke: (path) => /^test\/smoke\/.*\.test\.ts$/.test(path),
  /** Tests of the runners, with test files that must fail. */
  runner: (path) => /^test\/runner\/.*\.test\.ts$/.test(path),
  /** End-to-end tests of the built shell and of the development servers. */
  shell: (path) => /^test\/(shell|development)\/.*\.e2e\.ts$/.test(path),
  /** Tests of the packed package. */
  package: (path) => /^test\/package\/.*\.e2e\.ts$/.test(path),
  /** Tests of the documentation site. */
  docs: (path) => /^test\/docs\/.*\.e2e\.ts$/.test(path),
  /** Pictures of elements and screens. They depend on Debian's Chromium and fonts, so that `npm test` leaves them out. */
  visual: (path) => /^test\/visual\/.*\.e2e\.ts$/.test(path),
};

/** @typedef {keyof typeof belongs} Suite */

/** @type {Suite[]} */
export const suiteNames = Object.keys(belongs);

/** @param {string} path @returns {Suite[]} the suites to which the file belongs */
export const suitesOf = (path) => suiteNames.filter((name) => belongs[name](path));

/** Test files of other projects: peers of the benchmark, and the application that tests itself with vitest. */
const OTHER_PROJECTS = ['bench/peers/', 'test/package/unit-tests/'];

/** Returns all test files. */
export const testFiles = () =>
  listFiles(
    FOLDERS,
    (path) =>
      /\.(test|tests|spec|e2e)\.[cm]?[jt]sx?$/.test(path) && !OTHER_PROJECTS.some((folder) => path.startsWith(folder)),
  );

/** @param {Suite} suite */
export const suiteFiles = (suite) => testFiles().filter(belongs[suite]);

/**
 * Returns the files of a suite whose paths contain one of the command-line arguments; all files without arguments.
 * If `DASS_FILES` is set, it returns these files, also fixtures, which belong to no suite.
 * Exits with an error if an argument matches no path, because a run without tests would look successful.
 * @param {Suite} suite
 */
export function requestedFiles(suite) {
  if (process.env.DASS_FILES) return process.env.DASS_FILES.split(',');
  const files = suiteFiles(suite);
  const parts = process.argv.slice(2);
  for (const part of parts.filter((part) => !files.some((path) => path.includes(part)))) {
    console.error(`${suite}: no test file has '${part}' in its path`);
    process.exit(1);
  }
  return parts.length === 0 ? files : files.filter((path) => parts.some((part) => path.includes(part)));
}

/**
 * Sorts test files so that those that take longest start first: the last of them would end alone.
 * @param {string[]} files @param {string[]} longest the names of these files, the longest first
 */
export function longestFirst(files, longest) {
  const rank = (path) => {
    const index = longest.findIndex((name) => path.endsWith(`/${name}.e2e.ts`));
    return index < 0 ? longest.length : index;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}
