// Builds the kit:
// - dist/kit/: modules with types, for applications with a bundler, see kit-modules.mjs
// - dist/page/: for pages with a script tag, see build-page.mjs, and theme.css, the tokens as a style sheet
// - dist/cli.js: `npx dass-elements`
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
import { jsxTypes, vueTypes } from './tag-types.mjs';
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
const licences = await buildPage('dist/page');
for (const name of ['parse5', 'entities']) licences.addPackage(`node_modules/${name}`);
writeFileSync('dist/LICENSES.txt', licences.text());
// All modules are in a folder of dist/kit.
const assets = separateFileAddresses(readdirSync('dist/page/assets'), '../../page/assets');
await buildKitModules(entries, 'dist/kit', assets);
const common = { format: 'esm', target: 'es2022', logLevel: 'warning' };
await build({ ...common, entryPoints: wrappers, outdir: 'dist/kit', outbase: '.' });
await build({ ...common, entryPoints: ['cli/main.ts'], outfile: 'dist/cli.js', bundle: true, platform: 'node' });
await buildKitTypes([...entries, ...wrappers], 'dist/kit');

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const themeStyles = await tokenStyles();
writeFileSync('dist/page/theme.css', `${themeStyles}\n`);

// These entries have types only.
for (const [name, code] of [
  ['jsx', jsxTypes(manifest)],
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
