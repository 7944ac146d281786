// Checks the size of elements: KB (1000 bytes) of minified and gzipped JavaScript with Lit. A minimum detects a bundle
// that has lost its side effects. Chunks that load on demand are not counted.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { minifyLiteralsForEsbuild } from '../build/minify-literals.mjs';

const goals = JSON.parse(readFileSync('scripts/checks/sizes.json', 'utf8'));
/** Excludes dynamic imports. */
const apart = {
  name: 'apart',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
let bad = 0;
for (const [name, { entry, floor, ceiling }] of Object.entries(goals)) {
  const { outputFiles } = await build({
    stdin: { contents: entry.map((path) => `import './${path}';`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    target: 'es2022',
    legalComments: 'none',
    conditions: ['production', 'browser'],
    plugins: [apart, minifyLiteralsForEsbuild()],
  });
  const size = gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
  const verdict = size > ceiling ? `over ${ceiling}` : size < floor ? `under ${floor}` : 'ok';
  if (verdict !== 'ok') bad++;
  console.log(`${name.padEnd(16)} ${size.toFixed(2).padStart(7)} KB  ${verdict}`);
}
process.exitCode = bad ? 1 : 0;
