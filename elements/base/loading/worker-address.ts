let folder: URL | undefined;

/**
 * Sets the folder of the kit's workers, audio worklets and WebAssembly files: those of `dist/kit/assets/` under their
 * names there. For pages on another origin than the kit's files, because a browser starts workers of the page's origin
 * only. Without it the files are found beside the kit's modules.
 *
 * @param address absolute, or relative to the page; `undefined` takes the setting back
 * @throws TypeError when `address` is no address
 */
export function setAssetFolder(address: string | URL | undefined): void {
  folder = address === undefined ? undefined : new URL(`${String(address).replace(/\/*$/, '')}/`, document.baseURI);
}

const inFolder = (name: string): URL | undefined => folder && new URL(name, folder);

/**
 * Returns the address of a worklet or a WebAssembly file.
 *
 * @param name the file's name in the folder that the page has set
 * @param own `new URL('./…', import.meta.url)`, literally: bundlers search for this expression
 */
export const assetAddress = (name: string, own: URL): URL => inFolder(name) ?? own;

/**
 * Starts a module worker.
 *
 * @param name the file's name in the folder that the page has set
 * @param start `() => new Worker(new URL('./…-worker.ts', import.meta.url), { type: 'module' })`, literally: bundlers
 * search for this expression
 * @throws DOMException when the file is on another origin than the page
 */
export function startWorker(name: string, start: () => Worker): Worker {
  const address = inFolder(name);
  return address ? new Worker(address, { type: 'module' }) : start();
}
