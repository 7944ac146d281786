// Builds the kit:
// - dist/kit/: modules with types, for applications with a bundler, see kit-modules.mjs
// - dist/page/: for pages with a script tag, see build-page.mjs, and theme.css, the tokens as a style sheet
// - dist/cli.js: `npx dass-elements`
// - dist/LICENSES.txt: the licences of the libraries in all these files
// - dist/editors/: data for VS Code and JetBrains editors
// Nothing is built while it is up to date.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { dirname, relative } from 'node:path';
import { listFiles } from '../files.mjs';
import { isBuilt, noteInputs } from './build-inputs.mjs';
import { buildPage } from './build-page.mjs';
import { vscodeCssData, vscodeHtmlData, webTypes } from './editor-data.mjs';
import { buildKitModules } from './kit-modules.mjs';
import { isModule, separateFileAddresses, writeSeparateFiles } from './separate-files.mjs';
import { jsxTypes, vueTypes } from './tag-types.mjs';
import { tokenStyles } from './token-styles.mjs';

/** The kit's private copy of @lit/localize, bundled into the package. */
const OWN_LIBRARY = 'locales/library.ts';

if (isBuilt('kit')) process.exit();
const record = noteInputs('kit');
rmSync('dist/kit', { recursive: true, force: true });

const sources = listFiles(
  ['elements', 'locales', 'themes', 'entries', 'react-wrappers', 'testing'],
  (path) => path.endsWith('.ts') && !/\.(test|examples)\.ts$/.test(path) && path !== OWN_LIBRARY && isModule(path),
);
/** They import the elements only by their entries, and the wrappers' `use client` must stay at the head of each module. */
const usesEntries = (path) => /^(?:react-wrappers|testing)\//.test(path);
const kitFiles = separateFileAddresses(await writeSeparateFiles(['elements'], 'dist/kit'), (path) =>
  relative(dirname(path), '.'),
);
await buildKitModules(
  sources.filter((path) => !usesEntries(path)),
  'dist/kit',
  kitFiles,
);
const common = { format: 'esm', target: 'es2022', logLevel: 'warning' };
await build({
  ...common,
  entryPoints: sources.filter(usesEntries),
  outdir: 'dist/kit',
  outbase: '.',
  sourcemap: true,
});
await build({ ...common, entryPoints: ['cli/main.ts'], outfile: 'dist/cli.js', bundle: true, platform: 'node' });
const licences = await buildPage('dist/page');
for (const name of ['parse5', 'entities']) licences.addPackage(`node_modules/${name}`);
writeFileSync('dist/LICENSES.txt', licences.text());
const types = spawnSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.kit.json'], {
  stdio: 'inherit',
});
process.exitCode = types.status ?? 1;

// TypeScript refers to inferred types by their declaring package, lit-html, which is no dependency of the package. lit
// exports the same types. It also writes the buffer of an array of bytes, which TypeScript before 5.7 does not know.
for (const path of listFiles(['dist/kit'], (file) => file.endsWith('.d.ts'))) {
  const code = readFileSync(path, 'utf8');
  const changed = code
    .replace(/import\("lit-html(\/[^"]*)?"\)/g, 'import("lit$1")')
    .replace(/\b((?:Uint|Int|Float)\d+Array)<ArrayBuffer(?:Like)?>/g, '$1');
  if (changed !== code) writeFileSync(path, changed);
}

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
if (process.exitCode === 0) record();
