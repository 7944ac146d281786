// Checks that what the documents of the repository name exists:
// - the target of a relative link
// - a path in a code span, such as `elements/base/` or `scripts/files.mjs`; `testing/dom.js` is the module of a source
// - a file in a code span after the folder that it is in: "In `elements/tables/grid/`: `grid.ts`"
// - in a link around a code span, [`moveTo()`](../../elements/…/grid-focus.ts): the name, which must occur in that file
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/README.md',
  ...readdirSync('docs/architecture', { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/architecture/${name.replaceAll('\\', '/')}`),
];
/** What the build and the tests write. */
const WRITTEN = /^(?:dist|node_modules)\//;

/**
 * @param {string} text of a document
 * @param {string} path of the document
 * @param {{ exists(path: string): boolean, read(path: string): string, roots: readonly string[] }} repository
 * @returns {string[]} problems
 */
export function pathProblems(text, path, { exists, read, roots }) {
  const problems = [];
  const lines = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, '')).split('\n');
  for (const [index, line] of lines.entries()) {
    const report = (problem) => problems.push(`${path}:${index + 1}: ${problem}`);
    for (const [, label, target] of line.matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)) {
      if (/^(?:[a-z]+:|#|\/)/.test(target)) continue;
      const file = normalize(join(dirname(path), target.split('#', 1)[0]));
      if (!exists(file)) report(`there is no ${file}`);
      else if (/\.(?:ts|tsx|mjs)$/.test(file))
        for (const name of namesIn(label))
          if (!read(file).split(NOT_IN_NAMES).includes(name)) report(`${file} has no '${name}'`);
    }
    let folder = '';
    const withoutLinks = line.replace(/\[[^\]]*\]\([^)]*\)/g, '');
    for (const [, word, span] of withoutLinks.matchAll(/(\bIn )?`([\w./-]+)`/g)) {
      const isInRoot = roots.includes(span.split('/', 1)[0]) && span.includes('/') && !WRITTEN.test(span);
      if (word) folder = span;
      if (isInRoot && !exists(span) && !exists(span.replace(/\.js$/, '.ts'))) report(`there is no ${span}`);
      if (!isInRoot && folder && /\.(?:ts|tsx|mjs)$/.test(span) && !exists(folder + span))
        report(`there is no ${folder}${span}`);
    }
  }
  return problems;
}

const NOT_IN_NAMES = /[^\w$-]+/;

/** The names in the code spans of a label: `GridFocus` and `reveal` in "`GridFocus.reveal()`". */
const namesIn = (label) =>
  [...label.matchAll(/`([^`]+)`/g)].flatMap(([, span]) =>
    span.split(NOT_IN_NAMES).filter((name) => /^[A-Za-z_$]/.test(name)),
  );

if (process.argv[1]?.endsWith('check-paths.mjs')) {
  const repository = {
    exists: existsSync,
    read: (path) => readFileSync(path, 'utf8'),
    roots: readdirSync('.').filter((name) => !name.startsWith('.') && statSync(name).isDirectory()),
  };
  const problems = DOCUMENTS.flatMap((path) => pathProblems(readFileSync(path, 'utf8'), path, repository));
  for (const problem of problems) console.error(problem);
  console.log(`documents: ${DOCUMENTS.length}, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
