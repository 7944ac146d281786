// Builds the type declarations of dist/kit/: a file for each entry, and the types that entries share.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { listFiles } from '../files.mjs';

/** `outDir` of tsconfig.kit.json. */
const DECLARATIONS = 'dist/types';

/**
 * @param {string[]} sources the entries
 * @param {string} outDir
 * @throws Error if the sources have type errors, which are printed
 */
export async function buildKitTypes(sources, outDir) {
  const tsc = ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.kit.json'];
  if (spawnSync(process.execPath, tsc, { stdio: 'inherit' }).status !== 0) throw new Error('The types have errors');
  for (const path of listFiles([DECLARATIONS], () => true))
    writeFileSync(path, forOlderVersions(readFileSync(path, 'utf8')));
  await build({
    input: Object.fromEntries(
      sources.map((path) => [path.replace(/\.ts$/, ''), `${DECLARATIONS}/${path.replace(/\.ts$/, '.d.ts')}`]),
    ),
    external: (id) => !/^[./]/.test(id) && !id.startsWith(DECLARATIONS),
    checks: { bundlerTimings: false },
    plugins: [dts({ dtsInput: true, sourcemap: false })],
    output: {
      dir: outDir,
      entryFileNames: '[name].ts',
      chunkFileNames: 'types/[name].ts',
      minifyInternalExports: false,
      // Types that most elements use are one file, instead of fifty.
      codeSplitting: { groups: [{ name: 'shared.d', test: /\/elements\/(?:core|base|controls|fields)\// }] },
    },
  });
  rmSync(DECLARATIONS, { recursive: true });
}

/**
 * TypeScript refers to inferred types by their declaring package, lit-html, which is no dependency of the package. lit
 * exports the same types. It also writes the buffer of an array of bytes, which TypeScript before 5.7 does not know.
 */
const forOlderVersions = (code) =>
  code
    .replace(/import\("lit-html(\/[^"]*)?"\)/g, 'import("lit$1")')
    .replace(/\b((?:Uint|Int|Float)\d+Array)<ArrayBuffer(?:Like)?>/g, '$1');
