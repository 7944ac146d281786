// Builds the kit:
// - dist/kit/: modules with types, for applications with a bundler, see kit-modules.mjs
// - dist/page/: for pages with a script tag, see build-page.mjs, and theme.css, the tokens as a style sheet
// - dist/cli.js: `npx dass-elements`, and in dist/cli/ what its commands load
// - dist/LICENSES.txt: the licences of the libraries in all these files
// - dist/editors/: data for VS Code and JetBrains editors
// Nothing is built while it is up to date.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { listFiles } from '../files.mjs';
import { isBuilt, noteInputs } from './build-inputs.mjs';
import { buildPage } from './build-page.mjs';
import { vscodeCssData, vscodeHtmlData, webTypes } from './editor-data.mjs';
import { buildKitModules } from './kit-modules.mjs';
import { buildKitTypes } from './kit-types.mjs';
import { separateFileAddresses } from './separate-files.mjs';
import { jsxTypes, solidTypes, svelteTypes, vueTypes } from './tag-types.mjs';
import { tokenStyles } from './token-styles.mjs';

if (isBuilt('kit')) process.exit();
const record = noteInputs('kit');
rmSync('dist/kit', { recursive: true, force: true });

/** What applications import. */
const entries = [
  ...listFiles(['entries'], (path) => path.endsWith('.ts')),
  'testing/dom.ts',
  'testing/playwright.ts',
  'testing/setup.ts',
];
/** They import the elements only by their entries, and `use client` must stay at the head of each module. */
const wrappers = listFiles(['react-wrappers'], (path) => path.endsWith('.ts'));
const common = { format: 'esm', target: 'es2022', logLevel: 'warning' };
rmSync('dist/cli', { recursive: true, force: true });
// A command loads only what it needs: the parsers and the server are large.
const { metafile } = await build({
  ...common,
  entryPoints: { cli: 'cli/main.ts' },
  outdir: 'dist',
  chunkNames: 'cli/[name]-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  legalComments: 'none',
  metafile: true,
  // Packages in CommonJS call it for modules of Node.
  banner: {
    js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
  },
});
const licences = await buildPage('dist/page');
for (const path of Object.keys(metafile.inputs)) {
  const [folder] = /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  if (folder) licences.addPackage(folder);
}
writeFileSync('dist/LICENSES.txt', licences.text());
// All modules are in a folder of dist/kit.
const assets = separateFileAddresses(readdirSync('dist/page/assets'), '../../page/assets');
await buildKitModules(entries, 'dist/kit', assets);
await build({ ...common, entryPoints: wrappers, outdir: 'dist/kit', outbase: '.' });
await buildKitTypes([...entries, ...wrappers], 'dist/kit');

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const themeStyles = await tokenStyles();
writeFileSync('dist/page/theme.css', `${themeStyles}\n`);

// These entries have types only.
for (const [name, code] of [
  ['jsx', jsxTypes(manifest)],
  ['solid', solidTypes(manifest)],
  ['svelte', svelteTypes(manifest)],
  ['vue', vueTypes(manifest)],
]) {
  writeFileSync(`dist/kit/entries/${name}.d.ts`, code);
  writeFileSync(`dist/kit/entries/${name}.js`, 'export {};\n');
}

mkdirSync('dist/editors', { recursive: true });
for (const [file, data] of [
  ['vscode-html.json', vscodeHtmlData(manifest)],
  ['vscode-css.json', vscodeCssData(manifest, themeStyles)],
  ['web-types.json', webTypes(manifest, JSON.parse(readFileSync('package.json', 'utf8')))],
])
  writeFileSync(`dist/editors/${file}`, `${JSON.stringify(data, undefined, 2)}\n`);
record();
