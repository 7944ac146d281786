let folder: URL | undefined;

/**
 * Sets the folder of the kit's workers, audio worklets and WebAssembly files: those of `dist/page/assets/` under their
 * names there. For pages on another origin than the kit's files, because a browser starts workers of the page's origin
 * only. Without it the kit finds the files in its package.
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
  return withTrustedAddresses(address ? () => new Worker(address, { type: 'module' }) : start);
}

interface TrustedAddressPolicy {
  createScriptURL(address: string): URL;
}
interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): TrustedAddressPolicy;
}

let policy: TrustedAddressPolicy | undefined;

/** The Trusted Types policy of the kit. @returns `undefined` where the browser has none or the page forbids it */
function trustedAddresses(): TrustedAddressPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  try {
    // A second copy of the kit needs a page that allows duplicates.
    policy ??= trustedTypes?.createPolicy('dass-elements', { createScriptURL: (address) => address });
  } catch {
    // The browser decides whether it starts the worker.
  }
  return policy;
}

/**
 * Starts a worker in a page that requires Trusted Types. Bundlers need the literal `new Worker(new URL(…))`, so the
 * address is trusted here, in the constructor that `start` calls synchronously.
 */
function withTrustedAddresses(start: () => Worker): Worker {
  const trusted = trustedAddresses();
  return trusted ? withWorkerClass(start, trusted) : start();
}

function withWorkerClass(start: () => Worker, trusted: TrustedAddressPolicy): Worker {
  const NativeWorker = globalThis.Worker;
  globalThis.Worker = class extends NativeWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(trusted.createScriptURL(String(address)), options);
    }
  };
  try {
    return start();
  } finally {
    globalThis.Worker = NativeWorker;
  }
}
