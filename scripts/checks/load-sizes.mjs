// Measures what pages load, in KB (1000 bytes) of minified and gzipped files. For the check and for the documentation.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { minifyLiteralsForEsbuild } from '../build/minify-literals.mjs';

const kilobytes = (content) => gzipSync(content, { level: 9 }).length / 1000;
const round = (size) => Math.round(size * 10) / 10;

/** @typedef {{ size: number, files: number }} PageSize KB, number of requested files */

/**
 * Returns the files that a page loads before it runs: those in its HTML, and what they import statically.
 * @param {string} html @param {(path: string) => string} read reads a file of the page
 * @returns {string[]} paths
 */
export function filesOfPage(html, read) {
  const inHtml = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/?([^"]+\.(?:js|css))"/g)];
  return withImports(
    inHtml.map(([, path]) => path),
    read,
  );
}

/** Adds what modules import statically. */
function withImports(paths, read) {
  const files = new Set(paths);
  // A Set also visits entries that are added during the iteration.
  for (const path of files) {
    if (!path.endsWith('.js')) continue;
    const imports = read(path).matchAll(/\b(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g);
    for (const [, specifier] of imports) files.add(join(path, '..', specifier));
  }
  return [...files];
}

/** @param {string[]} files @param {(path: string) => string} read @returns {PageSize} */
const sizeOf = (files, read) => ({
  size: round(files.reduce((sum, path) => sum + kilobytes(read(path)), 0)),
  files: files.length,
});

/** @param {string} folder a built page with an index.html @returns {PageSize} with the HTML */
export function measurePage(folder) {
  const read = (path) => readFileSync(`${folder}/${path}`, 'utf8');
  return sizeOf(['index.html', ...filesOfPage(read('index.html'), read)], read);
}

/** A typical page: a form with header and menu. */
export const FORM_TAGS = [
  'dass-header-layout',
  'dass-menu-drawer',
  'dass-text-input',
  'dass-select-list',
  'dass-date-input',
  'dass-check-list',
  'dass-switch',
  'dass-boolean-chip',
  'dass-slider',
  'dass-button',
];

/**
 * Measures pages with a script tag.
 * @param {string} folder of the page build
 * @returns {{ autoloader: PageSize, form: PageSize, bundle: PageSize }} `autoloader` is `dass.js` without an element
 */
export function measurePageBuild(folder) {
  const read = (path) => readFileSync(`${folder}/${path}`, 'utf8');
  const chunkOf = chunksByTag(readdirSync(`${folder}/chunks`).map((name) => read(`chunks/${name}`)));
  const script = withImports(['dass.js'], read);
  const form = withImports([...script, ...FORM_TAGS.flatMap(chunkOf).map((file) => `chunks/${file}`)], read);
  return {
    autoloader: sizeOf(script, read),
    form: sizeOf(form, read),
    bundle: sizeOf(['dass.bundle.js'], read),
  };
}

/**
 * Reads from the autoloader which files define elements. An element in the file of the autoloader has none.
 * @param {string[]} chunks contents @returns {(tag: string) => string[]} @throws Error for a tag that is not loaded
 */
export function chunksByTag(chunks) {
  const loader = /["'`](dass-[\w-]+)["'`]:\(\)=>(?:\w+\(\(\)=>)?(?:Promise\.resolve|import\(["'`]\.\/([\w.-]+)["'`])/g;
  const files = new Map(
    chunks.flatMap((code) => [...code.matchAll(loader)].map(([, tag, file]) => [tag, file ? [file] : []])),
  );
  return (tag) => {
    const found = files.get(tag);
    if (!found) throw new Error(`The autoloader does not load ${tag}`);
    return found;
  };
}

/** A page with header, menu and text fields. */
export const FIELDS_MODULES = [
  'elements/navigation/header-layout/header-layout.ts',
  'elements/navigation/menu-drawer/menu-drawer.ts',
  'elements/fields/text-input/text-input.ts',
];

/** What loads on demand is not counted. */
const withoutDynamicImports = {
  name: 'without-dynamic-imports',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * Measures what an application's bundler makes of some elements: one file with Lit, without what loads on demand.
 * @param {string[]} sources modules of elements
 * @returns {Promise<number>} KB
 */
export async function measureStart(sources) {
  const { outputFiles } = await build({
    stdin: { contents: sources.map((path) => `import './${path}';`).join('\n'), resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    target: 'es2022',
    legalComments: 'none',
    conditions: ['production', 'browser'],
    plugins: [withoutDynamicImports, minifyLiteralsForEsbuild()],
  });
  return round(kilobytes(outputFiles[0].contents));
}

const entriesAreExternal = {
  name: 'entries-are-external',
  setup(builder) {
    builder.onResolve({ filter: /\/entries\// }, ({ path }) => ({ path, external: true }));
  },
};

/**
 * Measures the React wrappers of all elements, without the elements and React.
 * @returns {Promise<{ size: number, elements: number }>}
 */
export async function measureWrappers() {
  const { outputFiles } = await build({
    entryPoints: ['react-wrappers/index.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    target: 'es2022',
    external: ['react', 'react-dom'],
    plugins: [entriesAreExternal],
  });
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  return { size: round(kilobytes(outputFiles[0].contents)), elements: modules.length };
}
