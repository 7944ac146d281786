import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { isModule, separateFileAddresses, writeSeparateFiles } from './separate-files.mjs';

/** A folder with a module, its worker with an import, a worklet, a wasm file and a licence. */
function sources(t) {
  const temporary = mkdtempSync(join(tmpdir(), 'dass-separate-'));
  t.after(() => rmSync(temporary, { recursive: true }));
  const root = join(temporary, 'sources');
  const folder = join(root, 'media', 'recorder');
  mkdirSync(folder, { recursive: true });
  const write = (name, contents) => writeFileSync(join(folder, name), contents);
  write('double.ts', 'export const double = (value: number): number => value * 2;');
  write('count-worker.ts', "import { double } from './double.js'; self.postMessage(double(21));");
  write('meter-worklet.js', 'registerProcessor("meter", class extends AudioWorkletProcessor {});');
  write('encoder.wasm', Buffer.from([0, 97, 115, 109]));
  write('LICENSE.encoder.txt', 'a licence');
  return { root, folder, outdir: join(temporary, 'build') };
}

const code = `
  new Worker(new URL('./count-worker.ts', import.meta.url), { type: 'module' });
  addModule(new URL('./meter-worklet.js?no-inline', import.meta.url));
  fetch(new URL('./encoder.wasm', import.meta.url));
  new URL('./page', import.meta.url);`;

test('workers are bundled; worklets, WebAssembly and licences are copied', async (t) => {
  const { root, folder, outdir } = sources(t);
  await writeSeparateFiles([root], outdir);
  const names = ['LICENSE.encoder.txt', 'count-worker.js', 'encoder.wasm', 'meter-worklet.js'];
  assert.deepEqual(readdirSync(join(outdir, 'assets')).sort(), names);
  const worker = readFileSync(join(outdir, 'assets/count-worker.js'), 'utf8');
  assert.ok(!/\bimport\b/.test(worker) && worker.includes('postMessage'), worker);
  for (const name of ['encoder.wasm', 'meter-worklet.js'])
    assert.deepEqual(readFileSync(join(outdir, 'assets', name)), readFileSync(join(folder, name)));
});

test('the addresses in a module lead to the files of the build', async (t) => {
  const { root, folder, outdir } = sources(t);
  const correct = separateFileAddresses(await writeSeparateFiles([root], outdir), () => '../..');
  const built = correct(code, join(folder, 'recorder.ts'));
  assert.ok(built.includes("new Worker(new URL('../../assets/count-worker.js', import.meta.url)"), built);
  assert.ok(built.includes("new URL('../../assets/meter-worklet.js?no-inline', import.meta.url)"), built);
  assert.ok(built.includes("new URL('../../assets/encoder.wasm', import.meta.url)"), built);
  assert.ok(built.includes("new URL('./page', import.meta.url)"), built);
  assert.throws(() => correct(code, join(root, 'elsewhere.ts')), /count-worker\.ts, which is not there/);
});

test('with hashes, a changed file gets another name', async (t) => {
  const { root, folder, outdir } = sources(t);
  const hashed = async () => [...(await writeSeparateFiles([root], outdir, { hashed: true })).values()].sort();
  const before = await hashed();
  writeFileSync(join(folder, 'double.ts'), 'export const double = (value: number): number => value + value + 1;');
  const after = await hashed();
  assert.equal(before[0], 'LICENSE.encoder.txt');
  assert.match(before[1], /^count-worker-[0-9a-f]{8}\.js$/);
  assert.notEqual(before[1], after[1]);
  assert.deepEqual(before.slice(2), after.slice(2));
});

test('a separate file is no module', () => {
  const paths = ['a-worker.ts', 'a-worklet.js', 'a.wasm', 'a/worker/b.ts', 'worker-address.ts'];
  assert.deepEqual(paths.map(isModule), [false, false, false, false, true]);
});
