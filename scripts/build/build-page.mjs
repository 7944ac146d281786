// Builds dist/page/, for pages with a script tag; Lit is included:
// - dass.js loads each element when its tag first appears, and exports page-entry.ts
// - dass.bundle.js is the same in one file, with all elements and languages
// - dass.dev.js warns of mistakes of a page; both load it with `?dev` in their address
// - icons.js exports the icons of the kit, for registerIcons()
// - cloak.css hides elements until they are defined
// - LICENSES.txt holds the licences of the libraries in these files
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build } from 'vite';
import { listFiles } from '../files.mjs';
import { isBuilt } from './build-inputs.mjs';
import { cloakStyles } from './cloak-styles.mjs';
import { copiedConstants } from './copied-constants.mjs';
import { LicenceCollector } from './licence-collector.mjs';
import { minifyLiteralsForVite } from './minify-literals.mjs';
import { pageChunks } from './page-chunks.mjs';
import { productionBuild } from './production-build.mjs';
import { separateFileNames } from './separate-files.mjs';

const ENTRY = resolve('scripts/build/page-entry.ts');
const WATCH = resolve('elements/base/mistakes/watch.ts');
const ICONS = resolve('entries/icons.ts');

/**
 * @param {string} outDir the folder is emptied first
 * @returns {Promise<LicenceCollector>} the licences of the libraries in these files
 */
export async function buildPage(outDir) {
  const licences = new LicenceCollector();
  const codeSplitting = pageChunks({ entry: ENTRY, autoloader: resolve('elements/autoloader.ts') });
  const plugins = () => [licences.plugin()];
  await buildWithVite({ dass: ENTRY }, { outDir, emptyOutDir: true }, codeSplitting, plugins);
  await buildWithVite({ 'dass.bundle': ENTRY }, { outDir, emptyOutDir: false }, false, plugins);
  await buildWithVite({ 'dass.dev': WATCH }, { outDir, emptyOutDir: false }, false, plugins);
  await buildWithVite({ icons: ICONS }, { outDir, emptyOutDir: false }, false, plugins);
  // elements/controls/icon/icons.ts is a copy of some of its icons.
  licences.addPackage('node_modules/@tabler/icons');
  writeFileSync(`${outDir}/LICENSES.txt`, licences.text());
  for (const path of listFiles(['elements'], (file) => /\/LICENSE[\w.-]*$/.test(file)))
    writeFileSync(`${outDir}/assets/${basename(path)}`, readFileSync(path));
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
  writeFileSync(`${outDir}/cloak.css`, cloakStyles(tags));
  return licences;
}

/** Copies dist/page, or builds it if it is out of date. @param {string} outDir the folder is emptied first */
export async function copyPage(outDir) {
  if (!isBuilt('kit')) return void (await buildPage(outDir));
  rmSync(outDir, { recursive: true, force: true });
  // theme.css is not part of the page build.
  cpSync('dist/page', outDir, { recursive: true, filter: (path) => basename(path) !== 'theme.css' });
}

const buildWithVite = (input, folder, codeSplitting, plugins) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Addresses are relative to the module that contains them, so that the folder works at any place.
    base: './',
    plugins: [productionBuild(), minifyLiteralsForVite(), separateFileNames(), ...plugins()],
    worker: { format: 'es', plugins },
    build: {
      target: ['chrome125', 'firefox126', 'safari17.4'],
      ...folder,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        optimization: copiedConstants,
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting,
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
