// Checks the imports:
// - Imports go down only: core ← locales ← base ← controls ← families ← entries ← wrappers ← shell. No circles.
// - No element imports the shell, React or a wrapper.
// - A family imports from another family only the files in that family's public.json.
// - The shell and its data import the kit only by its public entries, as any application does.
// - Screens and pages of the shell use their injected services, never shell/platform/.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { listFiles } from '../files.mjs';

const layers = [
  'themes',
  'elements/core',
  'locales',
  'elements/base',
  'elements/controls',
  'elements/',
  'entries',
  'react-wrappers',
  'shell',
];
const kit = ['themes', 'elements', 'locales', 'entries', 'react-wrappers'];
/** Folders that use the kit as an application does. */
const applications = ['shell', 'sample-data'];
const packages = {
  'elements/core': [],
  themes: ['lit'],
  locales: ['dass-localize'],
  elements: ['lit', '@floating-ui'],
  entries: [],
  'react-wrappers': ['react', '@lit/react'],
};
/** Families that all other families may use. */
const shared = ['controls', 'fields'];

/** Folders of the shell that must not import its platform. */
const withoutPlatform = ['shell/workspace/', 'shell/pages/'];

const isSource = (path) => /\.(ts|tsx)$/.test(path) && !/\.(test|e2e)\.tsx?$/.test(path);
const layerOf = (path) => layers.findIndex((folder) => path.startsWith(folder.endsWith('/') ? folder : `${folder}/`));
const familyOf = (path) => (path.startsWith('elements/') ? path.split('/')[1] : undefined);

/**
 * Returns the static and dynamic imports of a file. A dynamic import that closes a circle needs a comment with the
 * reason: `import(/* circle: … *\/ './dialog.js')`.
 * @param {string} code
 * @returns {{ path: string, isExcused: boolean }[]}
 */
export function importsOf(code) {
  const text = code.replace(/\/\*(?! circle: )[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found = [];
  for (const [, path] of text.matchAll(/(?:^|[\s;}])(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]/g))
    found.push({ path, isExcused: false });
  for (const [, reason, path] of text.matchAll(/\bimport\(\s*(\/\* circle: [^*]+\*\/)?\s*['"]([^'"]+)['"],?\s*\)/g))
    found.push({ path, isExcused: reason !== undefined });
  return found;
}

/** @param {string} specifier @returns {string | undefined} the source file of a package entry, if it is one */
function entrySource(specifier) {
  const [, react, name] = /^dass-elements\/(react\/)?([\w-]+)\.js$/.exec(specifier) ?? [];
  return name && `${react ? 'react-wrappers' : 'entries'}/${name}.ts`;
}

const isIn = (folders, path) => folders.some((folder) => path.startsWith(`${folder}/`));

const resolveFile = (from, specifier) => {
  const path = normalize(join(dirname(from), specifier));
  return (
    [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx'), path].find((candidate) => existsSync(candidate)) ??
    path
  );
};

/**
 * @param {Map<string, string>} files path → code
 * @param {(family: string) => string[]} publicOf
 * @returns {string[]} problems
 */
export function checkLayers(files, publicOf) {
  const problems = [];
  const graph = new Map();
  for (const [path, code] of files) {
    const targets = [];
    for (const { path: specifier, isExcused } of importsOf(code)) {
      if (!specifier.startsWith('.')) {
        const folder = Object.keys(packages).find((name) => path.startsWith(`${name}/`));
        if (folder && !packages[folder].some((name) => specifier === name || specifier.startsWith(`${name}/`)))
          problems.push(`${path} imports '${specifier}', which ${folder}/ does not use`);
        if (specifier.startsWith('dass-elements/')) {
          const source = entrySource(specifier);
          if (!source || !files.has(source)) problems.push(`${path} imports '${specifier}', which is no entry`);
          else targets.push(source);
        }
        continue;
      }
      const target = resolveFile(path, specifier);
      if (!isExcused) targets.push(target);
      if (isIn(applications, path) && isIn(kit, target)) {
        problems.push(`${path} imports ${target}: outside of the kit only its entries are imported, 'dass-elements/…'`);
        continue;
      }
      const [from, to] = [layerOf(path), layerOf(target)];
      if (from < 0) continue;
      if (path.endsWith('.examples.ts') && target.startsWith('sample-data/')) continue;
      if (to < 0 && !(path.startsWith('shell/') && target.startsWith('sample-data/')))
        problems.push(`${path} imports ${target}, which belongs to no layer`);
      else if (to > from) problems.push(`${path} imports upward: ${target}`);
      else if (path.startsWith('elements/core/') && !target.startsWith('elements/core/'))
        problems.push(`${path} imports ${target}: core stands alone`);
      else if (target.startsWith('shell/platform/') && withoutPlatform.some((folder) => path.startsWith(folder)))
        problems.push(`${path} imports ${target}: a screen asks through useApis() or usePlatform()`);
      else {
        const [family, other] = [familyOf(path), familyOf(target)];
        const foreign =
          layers[from] === 'elements/' &&
          layers[to] === 'elements/' &&
          family !== other &&
          !shared.includes(other) &&
          path !== 'elements/autoloader.ts';
        if (foreign && !publicOf(other).includes(target))
          problems.push(`${path} imports ${target}, which is not in elements/${other}/public.json`);
      }
    }
    graph.set(path, targets);
  }
  return [...problems, ...circles(graph)];
}

function circles(graph) {
  const state = new Map();
  const found = [];
  const visit = (path, trail) => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      found.push(`circle: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`);
      return;
    }
    state.set(path, 'open');
    for (const next of graph.get(path) ?? []) if (graph.has(next)) visit(next, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

if (process.argv[1]?.endsWith('check-layers.mjs')) {
  const files = new Map(
    listFiles([...kit, ...applications], isSource).map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const publicOf = (family) => {
    const file = `elements/${family}/public.json`;
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).map((name) => `elements/${family}/${name}`) : [];
  };
  const problems = checkLayers(files, publicOf);
  for (const problem of problems) console.error(problem);
  console.log(`layers: ${files.size} files, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
