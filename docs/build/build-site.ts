import Eleventy from '@11ty/eleventy';
import { build as buildClient } from 'esbuild';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createIndex } from 'pagefind';
import { buildPage } from '../../scripts/build/build-page.mjs';
import { tokens } from '../../themes/tokens.js';
import { buildReact } from './react-bundle.js';
import { configure, type EleventyConfig } from './site-config.js';
import { readSiteData, type SiteData } from './site-data.js';

const PAGES = 'docs/pages';
const CLIENT = 'docs/client';

/**
 * Builds the whole site into a folder.
 *
 * @returns the number of pages
 */
export async function buildSite(outDir: string): Promise<{ pages: number }> {
  await buildKit(outDir);
  await buildAssets(outDir);
  const site = await readSiteData();
  writeDataFiles(site, outDir);
  const pages = await new Eleventy(PAGES, outDir, { quietMode: true, configPath: false, config: configurationOf(site) })
    .write()
    .then(([, written]: [unknown, unknown[]]) => written.length);
  await buildSearch(outDir);
  return { pages };
}

export const configurationOf = (site: SiteData) => (config: EleventyConfig) => configure(config, site);

/** The kit as pages with a script tag use it, and the kit for React. */
export async function buildKit(outDir: string): Promise<void> {
  await buildPage(`${outDir}/kit`);
  await buildReact(`${outDir}/react`);
}

/** Scripts and style sheets of the site. */
export async function buildAssets(outDir: string): Promise<void> {
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
  for (const name of ['theme', 'frame', 'choose-language']) copyFileSync(`${CLIENT}/${name}.js`, `${assets}/${name}.js`);
  for (const name of ['site', 'frame']) copyFileSync(`${CLIENT}/${name}.css`, `${assets}/${name}.css`);
  copyFileSync('shell/public/icon.svg', `${assets}/icon.svg`);
  writeFileSync(`${assets}/theme.css`, tokens.cssText);
}

export function writeDataFiles({ elements }: SiteData, outDir: string): void {
  for (const { path, dataFiles } of elements) {
    if (dataFiles.size > 0) mkdirSync(`${outDir}/examples/${path}`, { recursive: true });
    for (const [name, content] of dataFiles) {
      const file = `${outDir}/examples/${path}/${name}`;
      if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
    }
  }
}

/** An index for each language, which the pages load when the user searches. */
export async function buildSearch(outDir: string): Promise<void> {
  const { index, errors } = await createIndex({});
  if (!index) throw new Error(errors.join('\n'));
  await index.addDirectory({ path: outDir, glob: '{pt-BR,es,en}/**/*.html' });
  await index.writeFiles({ outputPath: `${outDir}/pagefind` });
  await index.deleteIndex();
}
