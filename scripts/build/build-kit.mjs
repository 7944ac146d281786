// Builds the kit:
// - dist/kit/: one module per source file with types, for applications with a bundler
// - dist/page/: for pages with a script tag, see build-page.mjs
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { dirname, relative } from 'node:path';
import { listFiles } from '../files.mjs';
import { buildPage } from './build-page.mjs';
import { minifyLiteralsForEsbuild } from './minify-literals.mjs';
import { isModule, separateFileAddresses, writeSeparateFiles } from './separate-files.mjs';

/** The kit's private copy of @lit/localize, bundled into the package. */
const OWN_LIBRARY = 'locales/library.ts';

rmSync('dist/kit', { recursive: true, force: true });

const sources = listFiles(
  ['elements', 'locales', 'themes', 'entries', 'react-wrappers', 'testing'],
  (path) => path.endsWith('.ts') && !/\.(test|examples)\.ts$/.test(path) && path !== OWN_LIBRARY && isModule(path),
);
const common = { format: 'esm', target: 'es2022', logLevel: 'warning' };
const kitFiles = separateFileAddresses(await writeSeparateFiles(['elements'], 'dist/kit'), (path) =>
  relative(dirname(path), '.'),
);
await build({
  ...common,
  entryPoints: sources,
  outdir: 'dist/kit',
  outbase: '.',
  sourcemap: true,
  plugins: [minifyLiteralsForEsbuild(kitFiles)],
});
await build({ ...common, entryPoints: [OWN_LIBRARY], outdir: 'dist/kit', outbase: '.', bundle: true });
await buildPage('dist/page');
const types = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.kit.json'], {
  stdio: 'inherit',
});
process.exitCode = types.status ?? 1;

// TypeScript refers to inferred types by their declaring package, lit-html, which is no dependency of the package. lit
// exports the same types.
for (const path of listFiles(['dist/kit'], (file) => file.endsWith('.d.ts'))) {
  const code = readFileSync(path, 'utf8');
  const changed = code.replace(/import\("lit-html(\/[^"]*)?"\)/g, 'import("lit$1")');
  if (changed !== code) writeFileSync(path, changed);
}
