import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { separateFileAddresses, separateFileNames } from './separate-files.mjs';

const files = ['count-worker-Bf3PIPWL.js', 'meter-worklet-XRtHKR-D.js', 'encoder-BxzrsqzD.wasm', 'LICENSE.encoder.txt'];
const code = `
  start('count-worker.js', () => new Worker(new URL('./count-worker.ts', import.meta.url), { type: 'module' }));
  addModule(new URL('./meter-worklet.js?no-inline', import.meta.url));
  fetch(assetAddress('encoder.wasm', new URL('./encoder.wasm', import.meta.url)));
  new URL('./page', import.meta.url);`;

test('the addresses and names in a module are those of the files of the page build', () => {
  const built = separateFileAddresses(files, '../../page/assets')(code, 'recorder.ts');
  assert.equal(
    built,
    `
  start('count-worker-Bf3PIPWL.js', () => new Worker(new URL('../../page/assets/count-worker-Bf3PIPWL.js', import.meta.url), { type: 'module' }));
  addModule(new URL('../../page/assets/meter-worklet-XRtHKR-D.js?no-inline', import.meta.url));
  fetch(assetAddress('encoder-BxzrsqzD.wasm', new URL('../../page/assets/encoder-BxzrsqzD.wasm', import.meta.url)));
  new URL('./page', import.meta.url);`,
  );
});

test('a file that the page build does not have is an error', () => {
  assert.throws(
    () => separateFileAddresses(files.slice(1), '.')(code, 'recorder.ts'),
    /recorder\.ts names count-worker\.ts, which is not there/,
  );
});

test('the names in the chunks of the page build are those of its files', () => {
  const chunk = { type: 'chunk', fileName: 'chunks/a.js', code: 'a(`count-worker.js`,"other.js")' };
  const assets = files.map((name) => ({ type: 'asset', fileName: `assets/${name}` }));
  separateFileNames().generateBundle(undefined, Object.fromEntries([chunk, ...assets].map((f) => [f.fileName, f])));
  assert.equal(chunk.code, 'a(`count-worker-Bf3PIPWL.js`,"other.js")');
});
