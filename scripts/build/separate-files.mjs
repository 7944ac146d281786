// Files that the kit loads by address instead of importing them: workers (`*-worker.ts`), audio worklets
// (`*-worklet.js`) and WebAssembly (`*.wasm`). Modules name them by `new URL('./name', import.meta.url)`, which Vite
// understands in the sources. This puts them into the folder `assets` of a build and corrects the addresses.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { listFiles } from '../files.mjs';

const FOLDER = 'assets';
const isWorker = (path) => path.endsWith('-worker.ts');
const isSeparate = (path) => /(?:-worker\.ts|-worklet\.js|\.wasm)$/.test(path);
/** The name, without a query such as Vite's `?no-inline`. */
const ADDRESS =
  /new URL\(\s*'\.\/([\w.-]+(?:-worker\.ts|-worklet\.js|\.wasm))(\?[\w-]*)?',\s*import\.meta\.url,?\s*\)/g;

/**
 * Separate files are no modules of their own in a build. Workers are bundled, with what is in a folder `worker`: modules
 * with libraries that are no dependencies of the package.
 * @param {string} path
 */
export const isModule = (path) => !isSeparate(path) && !path.includes('/worker/');

const withHash = (name, contents) => {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
  return `${basename(name, extname(name))}-${hash}${extname(name)}`;
};

/**
 * Writes the separate files below some folders, and the licence texts beside them, into `outdir/assets`.
 *
 * @param {string[]} folders @param {string} outdir @param {{ hashed?: boolean }} [options] whether names get a hash
 * @returns {Promise<Map<string, string>>} name in `assets` by absolute path of the source
 */
export async function writeSeparateFiles(folders, outdir, { hashed = false } = {}) {
  const names = new Map();
  const files = listFiles(folders, (path) => isSeparate(path) || /\/LICENSE[\w.-]*$/.test(path));
  for (const path of files) {
    const contents = isWorker(path) ? await bundledWorker(path) : readFileSync(path);
    const plain = basename(path).replace(/\.ts$/, '.js');
    const name = hashed && isSeparate(path) ? withHash(plain, contents) : plain;
    if ([...names.values()].includes(name)) throw new Error(`Two separate files are named ${name}`);
    names.set(resolve(path), name);
    mkdirSync(join(outdir, FOLDER), { recursive: true });
    writeFileSync(join(outdir, FOLDER, name), contents);
  }
  return names;
}

async function bundledWorker(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    conditions: ['production', 'browser'],
    legalComments: 'eof',
    logLevel: 'warning',
  });
  return outputFiles[0].contents;
}

/**
 * Returns a transform of a module's code that corrects the addresses of separate files.
 *
 * @param {Map<string, string>} names from `writeSeparateFiles()`
 * @param {(modulePath: string) => string} pathToRoot the relative path from the built module to the folder of the
 * build, such as `../../..`
 * @returns {(code: string, path: string) => string}
 */
export function separateFileAddresses(names, pathToRoot) {
  return (code, path) =>
    code.replace(ADDRESS, (_, file, query = '') => {
      const name = names.get(resolve(dirname(path), file));
      if (!name) throw new Error(`${path} names ${file}, which is not there`);
      return `new URL('${pathToRoot(path)}/${FOLDER}/${name}${query}', import.meta.url)`;
    });
}
