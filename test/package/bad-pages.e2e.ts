import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { answerConfirm, pickList, selectList } from 'dass-elements/testing/playwright.js';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { htmlPage, openPage, startSite, type OpenPage, type RunningSite } from './support/site.js';

/** Pages by name, each with the markup that its author got wrong. */
const field = '<dass-text-input label="Fornecedor" name="supplier" value="Aurora"></dass-text-input>';
const moduleTag = (file: string): string => `<script type="module" src="/kit/${file}"></script>`;
const pages: Readonly<Record<string, string>> = {
  '/twice': htmlPage({ head: moduleTag('dass.js') + moduleTag('dass.js?v=2'), body: field }),
  '/bundle-beside-modules': htmlPage({
    head: moduleTag('dass.bundle.js'),
    body: `${field}<dass-select-list label="País"></dass-select-list><script type="module" src="/spanish.js"></script>`,
  }),
  '/moments': htmlPage({
    body: `<dass-badge id="before" count="3"></dass-badge>
      <template><dass-text-input label="Do modelo"></dass-text-input></template>
      <div id="inner"></div><iframe src="/frame"></iframe>`,
  }),
  '/frame': htmlPage({ script: '', body: '<dass-switch>Urgente</dass-switch>' }),
  '/unknown': htmlPage({
    body: `<dass-picklist></dass-picklist><dass-picklist></dass-picklist><dass-xyz></dass-xyz>
      <dass-own></dass-own><script src="/own.js"></script>${field}`,
  }),
  '/attributes': htmlPage({
    body: `<dass-pick-list label="Materiais" items='[{"id":1,"label":"Sola"}]'></dass-pick-list>
      <dass-pick-list label="Outros" items="[]"></dass-pick-list>
      <dass-header-layout heading="Compras" menu-items="[]"></dass-header-layout>`,
  }),
  '/quirks': htmlPage({ doctype: '', body: `<table><tr><td>${field}</td></tr></table>` }),
  '/unset': htmlPage({
    head: '<link rel="stylesheet" href="/unset.css">',
    body: `${field}<dass-select-list label="País"></dass-select-list><dass-button id="ask">Perguntar</dass-button>
      <dass-pick-list label="Materiais"></dass-pick-list><script type="module" src="/ask.js"></script>`,
  }),
};
const files: Readonly<Record<string, string>> = {
  '/spanish.js': `import { setLanguage } from '/kit/dass.js';
    document.addEventListener('dblclick', () => setLanguage('es'));`,
  '/own.js': `customElements.define('dass-own', class extends HTMLElement {});`,
  '/unset.css': '* { all: unset; } script, style, head, title, template { display: none; }',
  '/ask.js': `import { confirm } from '/kit/dass.js';
    document.querySelector('dass-pick-list').items = [{ id: 1, label: 'Sola TR' }, { id: 2, label: 'Cabedal' }];
    document.querySelector('dass-select-list').options = [{ id: 'br', label: 'Brasil' }];
    document.querySelector('#ask').addEventListener('click', () => confirm('Enviar o pedido?'));`,
};

describe('A page that uses the kit in an unusual way', () => {
  let site: RunningSite;
  let browser: Browser;
  before(async () => {
    site = await startSite({ answers: { ...pages, ...files } });
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
  const open = (t: TestContext, path: string, expected?: RegExp): Promise<OpenPage> =>
    openPage(t, browser, site.address + path, expected && { expected });

  async function typesIn(page: Page): Promise<void> {
    await page.getByLabel('Fornecedor').fill('Açaí Tecidos');
    assert.equal(
      await page.locator('dass-text-input').evaluate((input) => Reflect.get(input, 'value')),
      'Açaí Tecidos',
    );
  }

  it('works with the script tag twice', async (t) => {
    const { page } = await open(t, '/twice');
    await typesIn(page);
  });

  it('works with the bundle beside the modules, and both change the language', async (t) => {
    const { page } = await open(t, '/bundle-beside-modules');
    await typesIn(page);
    await page.getByPlaceholder('Selecione').waitFor();
    await page.locator('body').dblclick({ position: { x: 5, y: 5 } });
    await page.getByPlaceholder('Seleccione').waitFor();
  });

  it('upgrades elements that are there before, during and after loading', async (t) => {
    const { page } = await open(t, '/moments');
    await page.locator('#before').getByText('3').waitFor();
    assert.equal(await page.evaluate(() => customElements.get('dass-text-input')), undefined, 'not for a template');

    await page.evaluate(() => document.body.append(document.querySelector('template')!.content.cloneNode(true)));
    await page.getByLabel('Do modelo').waitFor();
    await page.evaluate(() => {
      document.querySelector('#inner')!.innerHTML =
        '<dass-text-input label="Inserido" value="1"></dass-text-input><dass-chip>Novo</dass-chip>';
    });
    assert.equal(await page.getByLabel('Inserido').inputValue(), '1');
    await page.evaluate(() => {
      const created = document.createElement('dass-date-input');
      document.body.append(created);
      created.setAttribute('label', 'Prazo');
    });
    await page.getByLabel('Prazo').waitFor();
  });

  it('keeps elements working that move between documents', async (t) => {
    const { page } = await open(t, '/moments');
    const frame = page.frames()[1]!;
    await page.evaluate(() => {
      const inner = document.querySelector('iframe')!.contentDocument!;
      document.querySelector('#inner')!.append(document.adoptNode(inner.querySelector('dass-switch')!));
    });
    await page.getByRole('switch', { name: 'Urgente' }).click();
    assert.equal(await page.getByRole('switch').isChecked(), true);
    await page.evaluate(() => {
      document.querySelector('iframe')!.contentDocument!.body.append(document.querySelector('dass-switch')!);
    });
    const moved = frame.getByRole('switch', { name: 'Urgente' });
    await moved.click();
    assert.equal(await moved.isChecked(), false);
    const width = await frame.locator('dass-switch .track').evaluate((track) => track.clientWidth);
    assert.ok(width > 20, `it has its styles there: ${width} px`);
  });

  it('names the nearest tag for an unknown one, once', async (t) => {
    const { page, messages } = await open(t, '/unknown', /is no element of the kit/);
    await typesIn(page);
    const wanted = [
      '[dass] <dass-picklist> is no element of the kit. Did you mean <dass-pick-list>?',
      '[dass] <dass-xyz> is no element of the kit.',
    ];
    while (messages.length < wanted.length) await page.waitForEvent('console');
    await page.evaluate(() => document.body.append(document.createElement('dass-picklist')));
    assert.deepEqual([...messages].sort(), wanted);
  });

  it('says once that data cannot be attributes, and what to do', async (t) => {
    const { page, messages } = await open(t, '/attributes', /The attribute '/);
    await page.getByText('Nenhum item selecionado').first().waitFor();
    await page.getByText('Compras').first().waitFor();
    assert.deepEqual(
      [...messages].sort(),
      [
        "[dass] <dass-header-layout> The attribute 'menu-items' has no effect. Set the property 'menuItems' in a script,",
        "[dass] <dass-pick-list> The attribute 'items' has no effect. Set the property 'items' in a script,",
      ].map((text) => `${text} or write the data as JSON into a child <script type="application/json" slot="data">.`),
    );
  });

  it('works in quirks mode', async (t) => {
    const { page } = await open(t, '/quirks');
    assert.equal(await page.evaluate(() => document.compatMode), 'BackCompat');
    await typesIn(page);
    const size = await page.getByLabel('Fornecedor').evaluate((input) => getComputedStyle(input).fontSize);
    assert.equal(size, '14px');
  });

  it('works with a style sheet that resets every element', async (t) => {
    const { page } = await open(t, '/unset');
    await typesIn(page);
    const materials = pickList(page, 'Materiais');
    await materials.add('Sola TR');
    await selectList(page, 'País').choose('Brasil');
    await page.locator('#ask').click();
    await answerConfirm(page, true);
    assert.deepEqual(await materials.labels('selected'), ['Sola TR']);
    const { width, height } = (await page.locator('dass-pick-list').boundingBox())!;
    assert.ok(width > 600 && height > 200, `the pick list has ${width} × ${height} px`);
  });
});
