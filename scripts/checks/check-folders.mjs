// What a machine can hold of "Names and folders" in CONTRIBUTING.md: the number of files in a folder everywhere, and in
// elements/ the length of files, what a short file and a small folder need, and names.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { listFiles } from '../files.mjs';

const MAX_SOURCE_FILES = 25;
const MIN_SOURCE_FILES = 4;
const MAX_LINES = 450;
const MIN_LINES = 40;
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

const TESTED = 'A rule without a DOM, with its own test. Its only user renders.';
const WRITTEN_FORM = 'One written form, with its own test.';
/** Short files with one user that are a concept of their own, with the reason. */
const SHORT_CONCEPTS = {
  'elements/base/forms/check-validity.ts': 'Wraps a function of the browser; its only user is at the maximum length.',
  'elements/base/mistakes/no-watch.ts': 'In place of watch.ts in production.',
  'elements/base/version.ts': 'Written by the release.',
  'elements/controls/slider/slider-model.ts': TESTED,
  'elements/core/export/csv.ts': WRITTEN_FORM,
  'elements/core/files/content/read-format.ts': 'The entry of its folder, with its own test.',
  'elements/core/files/viewer-text.ts': TESTED,
  'elements/core/pick-list/moved-orders.ts': TESTED,
  'elements/core/text/text-width.ts': TESTED,
  'elements/core/tree/tree-filter.ts': TESTED,
  'elements/core/urls/base64-json.ts': WRITTEN_FORM,
  'elements/core/urls/shorten-url.ts': WRITTEN_FORM,
  'elements/fields/date-input/calendar-model.ts': TESTED,
  'elements/picking/sort-dialog/sort-preview-model.ts': TESTED,
  'elements/records/shared/save-answer-model.ts': TESTED,
  'elements/files/upload/upload-form-data.ts': 'What a form gets, beside what the element does.',
  'elements/tables/data-table/data-pointer.ts': 'What a click does, beside what a key does.',
  'elements/tables/hierarchy-table/tree-pointer.ts': 'What a click does, beside what a key does.',
};

const isSource = (path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|e2e|examples)\.\w+$/.test(path);
const isTopLevel = (folder) => /^elements\/(core\/)?[^/]+$/.test(folder);
/** The build bundles these modules into workers only: `isModule()` in scripts/build/separate-files.mjs. */
const isOfWorkers = (folder) => folder.endsWith('/worker');

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

/** Returns the number of source files of each folder. */
function countByFolder(paths) {
  const counts = new Map();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return counts;
}

/** @param {string[]} paths @param {(path: string) => boolean} isGenerated @returns {string[]} problems */
export function folderProblems(paths, isGenerated) {
  return [...countByFolder(paths.filter((path) => isSource(path) && !isGenerated(path)))]
    .filter(([, count]) => count > MAX_SOURCE_FILES)
    .map(
      ([folder, count]) =>
        `${folder} has ${count} source files, more than ${MAX_SOURCE_FILES}: divide it into folders by concept`,
    );
}

/**
 * Returns who imports each module, and which modules are loaded on demand: by `import()`, or as a worker.
 * @param {Map<string, string>} sources path → code
 */
function readImports(sources) {
  const importers = new Map();
  const lazy = new Set();
  for (const [path, code] of sources) {
    for (const [, kind, name] of code.matchAll(/(\bimport\(\s*|\bfrom\s+|^import\s+|new URL\(\s*)'(\.[^']+)'/gm)) {
      const imported = join(dirname(path), name).replace(/\.js$/, '.ts');
      if (!importers.has(imported)) importers.set(imported, new Set());
      importers.get(imported).add(path);
      if (/import\(|URL/.test(kind)) lazy.add(imported);
    }
  }
  return { importers, lazy };
}

/** Whether the code is an abstract class or a mixin that declares properties and does nothing else. */
const declaresProperties = (code) =>
  /\babstract class\b/.test(code) &&
  /^ +@(?:property|fieldValue)\b/m.test(code) &&
  !/^ *(?:protected |override |static |async |get |readonly )/m.test(code);

/** What a name says, and whether the code is that. */
const NAMES = [
  {
    holds: (name, code) => !declaresProperties(code) || /-properties$/.test(name),
    problem: 'declares the public properties of an element: name it x-properties.ts',
  },
  {
    holds: (name, code) => !/-properties$/.test(name) || /@(?:property|fieldValue)\b/.test(code),
    problem: 'has no public properties: -properties.ts is for these',
  },
  {
    holds: (name, code) => !/-events$/.test(name) || /export (?:interface|type) \w+(?:Events|Detail)\b/.test(code),
    problem: 'has no events: -events.ts is for these',
  },
  {
    holds: (name) => !/-(?:parts|templates?)$/.test(name),
    problem: 'has a name without a meaning: templates are in render-x.ts',
  },
  {
    holds: (name, code) => !name.startsWith('render-') || /export (?:const|function) render\w+/.test(code),
    problem: 'exports no function render…(): render-x.ts is for templates',
  },
  {
    holds: (name, code) =>
      !/-model$/.test(name) ||
      !/from 'lit|\b(?:document|window)\.\w|\bgetComputedStyle\(|\bquerySelector|\bextends \w*Element\b/.test(code),
    problem: 'uses a DOM or Lit: -model.ts is for code without',
  },
  {
    holds: (_name, code) => !/(?:\.|\bprotected |\n  )#?fire\w*\(/.test(code),
    problem: 'has a function fire(): emit() fires an event',
  },
];

/**
 * The rules for elements/.
 * @param {Map<string, string>} sources path → code: of the modules in elements/, and of those that import them
 * @param {(path: string) => boolean} isGenerated
 * @returns {string[]} problems
 */
export function elementProblems(sources, isGenerated) {
  const problems = [];
  const paths = [...sources.keys()].filter(
    (path) => /^elements\/.*\.ts$/.test(path) && isSource(path) && !isGenerated(path),
  );
  const { importers, lazy } = readImports(sources);
  for (const path of paths) {
    const code = sources.get(path);
    const name = basename(path, '.ts');
    const lines = code.split('\n').length - 1;
    if (lines > MAX_LINES) problems.push(`${path} has ${lines} lines, more than ${MAX_LINES}: divide it by concept`);
    const users = [...(importers.get(path) ?? [])];
    // An entry makes it public.
    const isUsed = lazy.has(path) || users.length > 1 || users.some((user) => !user.startsWith('elements/'));
    if (
      lines < MIN_LINES &&
      !isUsed &&
      !/\.styles$/.test(name) &&
      !/^define\(/m.test(code) &&
      !(path in SHORT_CONCEPTS)
    )
      problems.push(
        `${path} has ${lines} lines, fewer than ${MIN_LINES}, and one user: merge it into ${users[0] ?? 'another file'}`,
      );
    if (/-model$/.test(name) && path.startsWith('elements/core/'))
      problems.push(`${path}: nothing in elements/core/ has a DOM, so that -model says nothing`);
    for (const { holds, problem } of NAMES) if (!holds(name, code)) problems.push(`${path} ${problem}`);
  }
  for (const [folder, count] of countByFolder(paths))
    if (
      count < MIN_SOURCE_FILES &&
      !isTopLevel(folder) &&
      !isOfWorkers(folder) &&
      !sources.has(`${folder}/${basename(folder)}.ts`)
    )
      problems.push(`${folder}/ has ${count} source files, fewer than ${MIN_SOURCE_FILES}: move them up`);
  return problems;
}

if (process.argv[1]?.endsWith('check-folders.mjs')) {
  const paths = listFiles(ROOTS, isSource);
  const isGenerated = generatedFiles(readFileSync('.gitattributes', 'utf8'));
  const sources = new Map(
    listFiles(['elements', 'entries', 'react-wrappers', 'testing', 'locales'], isSource)
      .filter((path) => !isGenerated(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const unknown = Object.keys(SHORT_CONCEPTS).filter((path) => !existsSync(path));
  const problems = [
    ...folderProblems(paths, isGenerated),
    ...elementProblems(sources, isGenerated),
    ...unknown.map((path) => `${path} is an exception of this check, and does not exist`),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`folders: ${countByFolder(paths).size}, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
