// Which test files reach which modules, by their imports.
import { build } from 'esbuild';

/**
 * @param {readonly string[]} tests paths of test files
 * @returns {Promise<Map<string, Set<string>>>} by module: the modules that import it
 */
export async function importersOf(tests) {
  const { metafile } = await build({
    entryPoints: [...tests],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.css': 'empty', '.wasm': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  });
  const importers = new Map();
  for (const [path, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path: imported, external } of imports) {
      if (external) continue;
      if (!importers.has(imported)) importers.set(imported, new Set());
      importers.get(imported).add(path);
    }
  }
  return importers;
}

/**
 * Returns how many imports lead from each module to the nearest of the changed files; the changed files have 0.
 * @param {readonly string[]} changed @param {Map<string, Set<string>>} importers
 * @returns {Map<string, number>} only modules that reach a changed file
 */
export function distances(changed, importers) {
  const found = new Map(changed.map((path) => [path, 0]));
  let level = [...changed];
  for (let distance = 1; level.length > 0; distance++) {
    level = [...new Set(level.flatMap((path) => [...(importers.get(path) ?? [])]))].filter((path) => !found.has(path));
    for (const path of level) found.set(path, distance);
  }
  return found;
}
