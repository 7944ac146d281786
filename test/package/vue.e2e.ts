import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import vue from '@vitejs/plugin-vue';
import { answerConfirm, pickList, selectList } from 'dass-elements/testing/playwright.js';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { createConsumer, type Consumer } from './support/install.js';
import { blocksOfKind } from '../docs/support/guide-code.js';
import { run } from '../support/commands.js';
import { openPage, startSite, type RunningSite } from './support/site.js';

describe('An application in Vue 3 with the tags of the kit', () => {
  let consumer: Consumer;
  let site: RunningSite;
  let browser: Browser;
  before(async () => {
    consumer = await createConsumer('test/package/vue', ['vue']);
    await build({
      root: consumer.root,
      configFile: false,
      logLevel: 'error',
      plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('dass-') } } })],
    });
    site = await startSite({ folders: { '/': join(consumer.root, 'dist') } });
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
    consumer?.remove();
  });

  it('binds values both ways, and listens to the events of the kit', async (t) => {
    const { page } = await openPage(t, browser, `${site.address}/index.html`);
    const output = page.locator('output');
    const waitForOutput = (text: string): Promise<void> => output.getByText(text, { exact: true }).waitFor();
    await waitForOutput('Marina Prado; ; false');

    await page.getByLabel('Comprador').fill('Ana Souza');
    await selectList(page, 'Fornecedor').choose('Curtume Vale do Sinos');
    await page.getByRole('switch', { name: 'Urgente' }).click();
    await pickList(page, 'Materiais').add('Sola TR preta 38');
    await waitForOutput('Ana Souza; 204; true; 7002');

    await page.locator('#clear').click();
    await answerConfirm(page, true);
    await waitForOutput('; ; false');
    assert.equal(await page.getByLabel('Comprador').inputValue(), '');
    assert.equal(await page.getByRole('switch').isChecked(), false);
    await page.getByText('Nenhum item selecionado').waitFor();
  });

  it('checks properties, attributes and events in strict templates, those of the guides among them', async () => {
    for (const { guide, line, code } of blocksOfKind('vue'))
      writeFileSync(join(consumer.root, `types/${guide}-line-${line}.vue`), code);
    const vueTsc = join(process.cwd(), 'node_modules/vue-tsc/bin/vue-tsc.js');
    const problems = await run(process.execPath, [vueTsc, '-p', join(consumer.root, 'types')]).then(
      () => '',
      (error: Error) => error.message,
    );
    assert.deepEqual(
      [...problems.matchAll(/([\w-]+\.vue)\(\d+,\d+\): error TS\d+: (.*)/g)].map(
        ([, file, text = '']) => `${file}: ${text.replace(/ in type '.*/, '')}`,
      ),
      [
        "wrong.vue: Type 'number' is not assignable to type 'readonly unknown[]'.",
        "wrong.vue: Property 'chosen' does not exist on type 'DassPickListPickDetail'.",
        "wrong.vue: Type 'string' is not assignable to type 'boolean | undefined'.",
        "wrong.vue: Object literal may only specify known properties, but 'labels' does not exist",
        "wrong.vue: Property 'values' does not exist on type 'EventTarget & DassTextInput'. Did you mean 'value'?",
        "wrong.vue: Property 'key' does not exist on type 'FocusEvent'.",
        "wrong.vue: Type '{}' is not assignable to type 'string'.",
        "wrong.vue: Object literal may only specify known properties, but 'onInputs' does not exist",
      ],
    );
  });
});
