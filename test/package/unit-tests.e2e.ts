import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { blocksOfKind } from '../docs/support/guide-code.js';
import { run } from '../support/commands.js';
import { createConsumer, linkPackages, type Consumer } from './support/install.js';

/** The configurations of the guide, in their order: a browser, then environments that are no browsers. */
const configurations = blocksOfKind('js').filter(({ guide }) => guide === 'testing');

describe('The component tests of an application in vitest', () => {
  let consumer: Consumer;
  before(async () => {
    consumer = await createConsumer('test/package/unit-tests');
    linkPackages(consumer, ['vitest', '@vitest/browser-playwright', 'jsdom', 'happy-dom']);
  });
  after(() => consumer?.remove());

  /** Runs a file of tests. @returns the output */
  function runVitest(configuration: string, file: string): Promise<string> {
    writeFileSync(join(consumer.root, 'vitest.config.js'), configuration);
    const vitest = join(consumer.root, 'node_modules/vitest/vitest.mjs');
    return run(process.execPath, [vitest, 'run', '--no-color', file], consumer.root);
  }

  for (const environment of ['jsdom', 'happy-dom'])
    it(`pass in ${environment}, with dass-elements/testing/setup.js`, async () => {
      const code = configurations[1]!.code.replace("environment: 'jsdom'", `environment: '${environment}'`);
      assert.match(await runVitest(code, 'order.spec.ts'), /Tests {2}14 passed/);
    });

  it('pass in the browser mode, those of the guide', async () => {
    const options = JSON.stringify({ launchOptions: { executablePath: chromiumPath(), args: chromiumSwitches } });
    const code = configurations[0]!.code.replace('playwright()', `playwright(${options})`);
    const test = blocksOfKind('ts').find(({ code }) => code.startsWith('// order.test.ts\n'));
    writeFileSync(join(consumer.root, 'order.test.ts'), test!.code);
    assert.match(await runVitest(code, 'order.test.ts'), /Tests {2}1 passed/);
  });
});
