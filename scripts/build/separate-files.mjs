// Files that the kit loads by address instead of importing them: workers (`*-worker.ts`), audio worklets
// (`*-worklet.js`) and WebAssembly (`*.wasm`). Modules name them by `new URL('./name', import.meta.url)`, which Vite
// understands in the sources. The page build puts them into its folder `assets`, with a hash in their names; dist/kit
// refers to the same files.
import { basename, extname } from 'node:path';

const FILE = '[\\w-]+(?:-worker\\.ts|-worklet\\.js|\\.wasm)';
/** The name, without a query such as Vite's `?no-inline`. */
const ADDRESS = new RegExp(`new URL\\(\\s*'\\./(${FILE})(\\?[\\w-]*)?',\\s*import\\.meta\\.url,?\\s*\\)`, 'g');

/** A file's name in code and documentation: `camera-worker.js` for `camera-worker-Bf3PIPWL.js`. */
const plainName = (file) => basename(file).replace(/-[\w-]{8}(\.\w+)$/, '$1');

/**
 * @param {readonly string[]} files built ones, such as `camera-worker-Bf3PIPWL.js`
 * @returns {Map<string, string>} the built names by their plain names
 */
const builtNames = (files) => new Map(files.map((file) => [plainName(file), basename(file)]));

/** Replaces the texts that are plain names. Code uses them in the folder that `setAssetFolder()` sets. */
const withBuiltNames = (code, names) =>
  code.replace(/(["'`])([\w-]+\.(?:js|wasm))\1/g, (text, quote, name) =>
    names.has(name) ? `${quote}${names.get(name)}${quote}` : text,
  );

/**
 * Returns a transform of a module's code that corrects the addresses and names of separate files.
 *
 * @param {readonly string[]} files of the folder `assets` of the page build
 * @param {string} folder the address of this folder from all built modules
 * @returns {(code: string, path: string) => string}
 */
export function separateFileAddresses(files, folder) {
  const names = builtNames(files);
  return (code, path) => {
    const corrected = code.replace(ADDRESS, (_, file, query = '') => {
      const name = names.get(basename(file, extname(file)) + extname(file).replace('.ts', '.js'));
      if (!name) throw new Error(`${path} names ${file}, which is not there`);
      return `new URL('${folder}/${name}${query}', import.meta.url)`;
    });
    return corrected === code ? code : withBuiltNames(corrected, names);
  };
}

/**
 * Vite corrects the addresses of separate files; this corrects their names.
 * @returns {import('vite').Plugin}
 */
export const separateFileNames = () => ({
  name: 'dass:separate-file-names',
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const names = builtNames(files.filter(({ type }) => type === 'asset').map(({ fileName }) => fileName));
    for (const file of files) if (file.type === 'chunk') file.code = withBuiltNames(file.code, names);
  },
});
