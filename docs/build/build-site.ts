import Eleventy from '@11ty/eleventy';
import { build as buildClient } from 'esbuild';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createIndex } from 'pagefind';
import { copyPage } from '../../scripts/build/build-page.mjs';
import { tokens } from '../../themes/tokens.js';
import { GALLERY } from './gallery.js';
import { measureGuideValues } from './content/guide-values.js';
import { languageIds } from './languages.js';
import { buildReact } from './react-bundle.js';
import { configure, type EleventyConfig } from './site-config.js';
import { readSiteData, type SiteData } from './site-data.js';

const PAGES = 'docs/pages';
const CLIENT = 'docs/client';

/** The parts of the site, in the order in which they are built. Each writes into the folder of the site. */
export const steps = { kit: buildKit, assets: buildAssets, pages: buildPages, search: buildSearch } as const;

export type Step = keyof typeof steps;

/** The kit as pages with a script tag use it, with the tokens, and the kit for React. */
async function buildKit(outDir: string): Promise<void> {
  await copyPage(`${outDir}/kit`);
  writeFileSync(`${outDir}/kit/theme.css`, tokens.cssText);
  await buildReact(`${outDir}/react`);
}

/** Scripts and style sheets of the site. */
async function buildAssets(outDir: string): Promise<void> {
  const assets = `${outDir}/assets`;
  mkdirSync(assets, { recursive: true });
  await buildClient({
    entryPoints: ['site', 'editor', 'theme-editor'].map((name) => `${CLIENT}/${name}.ts`),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: assets,
    external: ['dass-elements/*', '*/pagefind.js'],
    logLevel: 'warning',
  });
  // Scripts that set the theme and the language before the page is shown.
  for (const name of ['theme', 'frame', 'page-language', 'choose-language'])
    copyFileSync(`${CLIENT}/${name}.js`, `${assets}/${name}.js`);
  await buildClient({
    entryPoints: [`${CLIENT}/site.css`, `${CLIENT}/frame.css`],
    bundle: true,
    minify: true,
    target: 'es2022',
    outdir: assets,
    logLevel: 'warning',
  });
  copyFileSync('shell/public/icon.svg', `${assets}/icon.svg`);
  cpSync(GALLERY, `${assets}/gallery`, { recursive: true });
  writeFileSync(`${assets}/theme.css`, tokens.cssText);
}

async function buildPages(outDir: string): Promise<void> {
  const site = await readSiteData();
  writeDataFiles(site, outDir);
  const guideValues = await measureGuideValues(`${outDir}/kit`, site.version);
  const config = (eleventy: EleventyConfig): void => configure(eleventy, site, guideValues);
  await new Eleventy(PAGES, outDir, { quietMode: true, configPath: false, config }).write();
}

function writeDataFiles({ elements }: SiteData, outDir: string): void {
  for (const { path, dataFiles } of elements)
    for (const language of languageIds) {
      const folder = `${outDir}/examples/${language}/${path}`;
      mkdirSync(folder, { recursive: true });
      for (const [name, content] of dataFiles[language]) {
        const file = `${folder}/${name}`;
        if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
      }
    }
}

/** An index for each language, which the pages load when the user searches. */
async function buildSearch(outDir: string): Promise<void> {
  const { index, errors } = await createIndex({});
  if (!index) throw new Error(errors.join('\n'));
  await index.addDirectory({ path: outDir, glob: '{pt-BR,es,en}/**/*.html' });
  await index.writeFiles({ outputPath: `${outDir}/pagefind` });
  await index.deleteIndex();
}
