import assert from 'node:assert/strict';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { blocksOfKind } from '../docs/support/guide-code.js';
import { run } from '../support/commands.js';
import { createConsumer, type Consumer } from './support/install.js';

describe('The unit tests of an application in vitest, with dass-elements/testing/setup.js', () => {
  let consumer: Consumer;
  before(async () => {
    consumer = await createConsumer('test/package/unit-tests');
    for (const name of ['vitest', 'jsdom', 'happy-dom'])
      symlinkSync(resolve('node_modules', name), join(consumer.root, 'node_modules', name));
  });
  after(() => consumer?.remove());

  for (const environment of ['jsdom', 'happy-dom'])
    it(`pass in ${environment}`, async () => {
      const [configuration] = blocksOfKind('js').filter(({ guide }) => guide === 'testing');
      const code = configuration!.code.replace("environment: 'jsdom'", `environment: '${environment}'`);
      writeFileSync(join(consumer.root, 'vitest.config.js'), code);
      const vitest = join(consumer.root, 'node_modules/vitest/vitest.mjs');
      const output = await run(process.execPath, [vitest, 'run', '--no-color'], consumer.root);
      assert.match(output, /Tests {2}12 passed/);
    });
});
