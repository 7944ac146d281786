// A folder has at most 20 source files, otherwise it has to be divided by concept. Tests, examples and generated files
// are not counted.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { listFiles } from '../files.mjs';

const MAX_SOURCE_FILES = 20;
const ROOTS = [
  'bench',
  'cli',
  'docs',
  'elements',
  'entries',
  'locales',
  'playground',
  'react-wrappers',
  'sample-data',
  'scripts',
  'shell',
  'test',
  'testing',
  'themes',
];

const isSource = (path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|e2e|examples)\.\w+$/.test(path);

/**
 * @param {string} attributes content of .gitattributes @returns {(path: string) => boolean} whether a file is
 * generated
 */
export function generatedFiles(attributes) {
  const patterns = [...attributes.matchAll(/^(\S+) linguist-generated$/gm)].map(([, pattern]) => pattern);
  return (path) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? path.startsWith(pattern.replace(/\*+$/, '')) : path === pattern,
    );
}

/** @param {string[]} paths @param {(path: string) => boolean} isGenerated @returns {string[]} problems */
export function folderProblems(paths, isGenerated) {
  const counts = new Map();
  for (const path of paths.filter((path) => isSource(path) && !isGenerated(path)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_SOURCE_FILES)
    .map(
      ([folder, count]) =>
        `${folder} has ${count} source files, more than ${MAX_SOURCE_FILES}: divide it into folders by concept`,
    );
}

if (process.argv[1]?.endsWith('check-folders.mjs')) {
  const paths = listFiles(ROOTS, isSource);
  const problems = folderProblems(paths, generatedFiles(readFileSync('.gitattributes', 'utf8')));
  for (const problem of problems) console.error(problem);
  console.log(`folders: ${new Set(paths.map((path) => dirname(path))).size}, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
