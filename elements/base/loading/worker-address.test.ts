import { expect } from 'chai';
import { assetAddress, setAssetFolder, startWorker } from './worker-address.js';

const own = new URL('./encoder.wasm', import.meta.url);
/** Starts a worker, and returns the address of its file. */
function addressOfWorker(name: string): string {
  const original = globalThis.Worker;
  let address = '';
  globalThis.Worker = class {
    constructor(url: string | URL) {
      address = String(url);
    }
  } as unknown as typeof Worker;
  try {
    startWorker(name, () => new Worker(own, { type: 'module' }));
  } finally {
    globalThis.Worker = original;
  }
  return address;
}

describe('setAssetFolder()', () => {
  afterEach(() => setAssetFolder(undefined));

  it('leaves files beside the modules until it is called', () => {
    expect(assetAddress('encoder.wasm', own).href).to.equal(own.href);
    expect(addressOfWorker('encode-worker.js')).to.equal(own.href);
  });

  it('takes workers and files from the folder, with and without a slash at its end', () => {
    for (const folder of ['/kit/assets', '/kit/assets/']) {
      setAssetFolder(folder);
      expect(assetAddress('encoder.wasm', own).href).to.equal(new URL('/kit/assets/encoder.wasm', location.href).href);
      expect(addressOfWorker('encode-worker.js')).to.equal(new URL('/kit/assets/encode-worker.js', location.href).href);
    }
    setAssetFolder(undefined);
    expect(assetAddress('encoder.wasm', own).href).to.equal(own.href);
  });

  it('refuses what is no address', () => {
    expect(() => setAssetFolder('http://:')).to.throw(TypeError);
  });
});
