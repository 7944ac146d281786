import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { notice, question, selectList, table } from 'dass-elements/testing/playwright.js';
import type { BrowserContext, Page, Route } from 'playwright';
import { materialSuppliers } from '../../sample-data/materials.js';
import { suppliers } from '../../sample-data/suppliers.js';
import { accessibilityProblems } from './support/accessibility.js';
import { expectFocus, tabTo } from './support/keyboard.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { visitSignedIn, waitForHeading } from './support/user.js';
import { until } from './support/waiting.js';

const material = (id: number): string => `${home}/workspace/material?id=${id}`;
const supplier = suppliers(materialSuppliers).map(({ name, city, state }) => `${name} · ${city} ${state}`)[0]!;
const nameOf = (page: Page) => page.getByLabel('Nome', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByText('Sem conexão. O que já foi carregado continua disponível.');
const waiting = (page: Page) => page.getByText('Aguardando a conexão…');
const isBack = (page: Page) => notice(page, 'Conexão restabelecida');

/** Waits until the shell, and the upload of its page, have loaded what they need without a network. */
async function prepared(page: Page): Promise<void> {
  await page.locator('.offline').waitFor({ state: 'attached' });
  await page.waitForFunction(
    () =>
      document.querySelector('dass-upload') === null ||
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/kept-files')),
  );
}

/** The platform is down, or cannot be reached, while the browser has a network. @returns a function that ends it */
async function withoutPlatform(context: BrowserContext): Promise<() => Promise<void>> {
  const isApi = (url: URL): boolean => url.port === '8087';
  await context.route(isApi, (route) => route.abort('connectionrefused'));
  return () => context.unroute(isApi);
}

describe('without a connection', () => {
  const shell = shellForTests();

  /** The answer of the platform, whose port only the browser knows by another one. */
  const fetchFor = (route: Route) =>
    route.fetch({ url: route.request().url().replace('http://localhost:8087', shell.platform.apiAddress) });

  /** The name of a material as it is stored. */
  async function storedName(page: Page, id: number): Promise<string> {
    const answer = await page.request.get(`${shell.platform.apiAddress}/api/materials/${id}`);
    return ((await answer.json()) as { name: string }).name;
  }

  test('a bar says so and goes when it is back; what is loaded stays', async (t) => {
    const { page, context } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/materials`);
    const list = table(page, 'Materiais encontrados');
    await list.renderedRows.first().waitFor();
    await prepared(page);
    const first = await list.renderedRows.first().innerText();
    assert.equal(await bar(page).count(), 0);
    await context.setOffline(true);
    await bar(page).waitFor();
    assert.deepEqual(await accessibilityProblems(page, 'light'), []);
    assert.equal(await list.renderedRows.first().innerText(), first);
    await context.setOffline(false);
    await isBack(page);
    await bar(page).waitFor({ state: 'detached' });
  });

  test('by keyboard: a save waits, says so, and goes on; what was typed meanwhile is not saved', async (t) => {
    const { page, context } = await visitSignedIn(t, shell);
    await page.goto(material(61));
    await nameOf(page).waitFor();
    await prepared(page);
    await context.setOffline(true);
    await bar(page).waitFor();
    await nameOf(page).fill('Salvo depois');
    await page.keyboard.press('Enter');
    await waiting(page).waitFor();
    assert.deepEqual(await accessibilityProblems(page, 'light'), []);
    await page.getByLabel('E-mail do contato').fill('enquanto@espera.example');
    await context.setOffline(false);
    await notice(page, /Material .* salvo\./);
    await waiting(page).waitFor({ state: 'detached' });
    assert.equal(await storedName(page, 61), 'Salvo depois');
    assert.equal(await page.getByLabel('E-mail do contato').inputValue(), 'enquanto@espera.example');
    await page.getByText('Há alterações não salvas').first().waitFor();
  });

  test('a save that waits is given up by keyboard: nothing is saved, and the form stays', async (t) => {
    const { page, context } = await visitSignedIn(t, shell);
    await page.goto(material(62));
    await nameOf(page).waitFor();
    await prepared(page);
    const before = await nameOf(page).inputValue();
    await context.setOffline(true);
    await nameOf(page).fill('Desistido');
    await page.keyboard.press('Enter');
    await waiting(page).waitFor();
    await tabTo(button(page, 'Não aguardar'));
    await page.keyboard.press('Enter');
    await page.getByText('O que você preencheu continua na tela.').first().waitFor();
    await expectFocus(button(page, 'Salvar'));
    assert.equal(await nameOf(page).inputValue(), 'Desistido');
    await context.setOffline(false);
    await isBack(page);
    assert.equal(await storedName(page, 62), before);
    await page.getByText('Há alterações não salvas').first().waitFor();
  });

  test('leaving while a save waits asks, and what is discarded is not saved later', async (t) => {
    const { page, context } = await visitSignedIn(t, shell);
    await page.goto(material(63));
    await nameOf(page).waitFor();
    await page.locator('dass-header-layout a[href="/"]').first().click();
    await page.waitForURL(`${home}/`);
    await page.locator('.changes [aria-busy=false]').waitFor();
    await page.goBack();
    await nameOf(page).waitFor();
    await prepared(page);
    const before = await nameOf(page).inputValue();
    await context.setOffline(true);
    await nameOf(page).fill('Descartado');
    await button(page, 'Salvar').click();
    await waiting(page).waitFor();
    await page.locator('dass-header-layout a[href="/"]').first().click();
    await question(page, 'Descartar as alterações?').confirmButton.click();
    await page.waitForURL(`${home}/`);
    await context.setOffline(false);
    await isBack(page);
    assert.equal(await storedName(page, 63), before);
  });

  test('an edited cell waits, and is saved when the connection is back', async (t) => {
    const { page, context } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/materials`);
    const list = table(page, 'Materiais encontrados');
    await list.renderedRows.first().waitFor();
    await prepared(page);
    const code = /[A-Z]{2}-\d{6}/.exec(await list.renderedRows.nth(2).innerText())![0];
    await context.setOffline(true);
    await bar(page).waitFor();
    await list.edit(code, 'Preço', '81,5');
    await page.getByText('1 alteração aguarda a conexão.').waitFor();
    await context.setOffline(false);
    await isBack(page);
    await until('it is stored', async () => {
      const answer = await page.request.get(`${shell.platform.apiAddress}/api/materials/${Number(code.slice(3))}`);
      return ((await answer.json()) as { price: number }).price === 81.5;
    });
    assert.equal(await list.error(code, 'Preço'), '');
  });

  test('the platform is down: the bar says so, a list and a save go on by themselves', async (t) => {
    const { page, context } = await visitSignedIn(t, shell);
    await page.goto(material(64));
    await nameOf(page).waitFor();
    await prepared(page);
    const end = await withoutPlatform(context);
    await nameOf(page).fill('Servidor de volta');
    await button(page, 'Salvar').click();
    await bar(page).waitFor();
    await waiting(page).waitFor();
    await end();
    await notice(page, /Material .* salvo\./);
    assert.equal(await storedName(page, 64), 'Servidor de volta');
  });

  test('a list that could not be loaded is loaded again once, by itself', async (t) => {
    const { page, context } = await visitSignedIn(t, shell, { expected: /'dataSource' has failed/ });
    const list = table(page, 'Materiais encontrados');
    const queries: unknown[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/api/materials/query')) queries.push((sent.postDataJSON() as { from: number }).from);
    });
    await page.goto(`${home}/workspace`);
    await waitForHeading(page);
    const open = () => page.getByRole('link', { name: 'Materiais', exact: true }).first().click();
    await open();
    await list.renderedRows.first().waitFor();
    await page.goBack();
    await page.waitForURL(`${home}/workspace`);
    await prepared(page);
    const end = await withoutPlatform(context);
    await open();
    await page.getByText('Os materiais não puderam ser carregados.').first().waitFor();
    await bar(page).waitFor();
    queries.length = 0;
    await end();
    await list.renderedRows.first().waitFor();
    await isBack(page);
    assert.deepEqual(queries, [...new Set(queries)], 'no rows are loaded twice');
  });

  test('a page whose code is not loaded says so, and opens when the connection is back', async (t) => {
    const { page, context } = await visitSignedIn(t, shell, { expected: /dynamically imported module|preload/i });
    await page.goto(`${home}/workspace`);
    await waitForHeading(page);
    await prepared(page);
    await context.setOffline(true);
    await bar(page).waitFor();
    await page.getByRole('link', { name: 'Falhas do servidor' }).click();
    await page.getByRole('heading', { name: 'Esta página abre quando a conexão voltar' }).waitFor();
    assert.deepEqual(await accessibilityProblems(page, 'light'), []);
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Falhas do servidor', exact: true }).waitFor();
  });

  test('a new material whose answer was lost is sent again, and is there only once', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/material`);
    await nameOf(page).waitFor();
    await prepared(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/materials', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await fetchFor(route);
      await (keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
    });
    await page.getByLabel('Código').fill('ZZ-900001');
    await nameOf(page).fill('Só uma vez');
    await selectList(page, 'Família').choose('Têxteis');
    await selectList(page, 'Unidade').choose('m');
    await selectList(page, 'Fornecedor').choose(supplier);
    await page.getByLabel('Preço').fill('12,5');
    await button(page, 'Salvar').click();
    await notice(page, 'Material ZZ-900001 salvo.');
    assert.equal(keys.length, 2);
    assert.ok(keys[0] && keys[0] === keys[1]);
    const found = await page.request.get(`${shell.platform.apiAddress}/api/materials?search=ZZ-900001`);
    assert.equal(((await found.json()) as { total: number }).total, 1);
  });

  test('a save whose answer was lost counts as saved', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(material(66));
    await nameOf(page).waitFor();
    await prepared(page);
    let sent = 0;
    await page.route('**/api/materials/66', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      const answer = await fetchFor(route);
      await (sent++ === 0 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
    });
    await nameOf(page).fill('Resposta perdida');
    await button(page, 'Salvar').click();
    await notice(page, /Material .* salvo\./);
    assert.equal(sent, 2);
    assert.equal(await page.getByRole('dialog', { name: 'Outra pessoa salvou este registro' }).count(), 0);
    assert.equal(await storedName(page, 66), 'Resposta perdida');
  });

  test('two tabs: both say so, and the saves of both go on', async (t) => {
    const one = await visitSignedIn(t, shell);
    const pages = [one.page, await one.newPage()];
    for (const [at, page] of pages.entries()) {
      await page.goto(material(67 + at));
      await nameOf(page).waitFor();
      await prepared(page);
    }
    await one.context.setOffline(true);
    for (const [at, page] of pages.entries()) {
      await bar(page).waitFor();
      await nameOf(page).fill(`Aba ${at}`);
      await button(page, 'Salvar').click();
      await waiting(page).waitFor();
    }
    await one.context.setOffline(false);
    for (const page of pages) await notice(page, /Material .* salvo\./);
    assert.equal(await storedName(one.page, 67), 'Aba 0');
    assert.equal(await storedName(one.page, 68), 'Aba 1');
  });

  test('by touch on a phone: a save waits, is given up, and is saved later', async (t) => {
    const { page, context } = await visitSignedIn(t, shell, {
      viewport: { width: 375, height: 667 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(material(69));
    await nameOf(page).waitFor();
    await prepared(page);
    await context.setOffline(true);
    await bar(page).waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is cut off');
    await nameOf(page).fill('Por toque');
    await button(page, 'Salvar').tap();
    await waiting(page).waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is cut off');
    await button(page, 'Não aguardar').tap();
    await waiting(page).waitFor({ state: 'detached' });
    await context.setOffline(false);
    await isBack(page);
    await button(page, 'Salvar').tap();
    await notice(page, /Material .* salvo\./);
    assert.equal(await storedName(page, 69), 'Por toque');
  });

  test('an error of the server is not a lost connection', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(material(65));
    await nameOf(page).waitFor();
    await prepared(page);
    shell.platform.setFaults(({ method, path }) =>
      path === '/api/materials/65' && method === 'PUT' ? { status: 503 } : undefined,
    );
    const probes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/session')) probes.push(request.url());
    });
    await nameOf(page).fill('Não salvo');
    await button(page, 'Salvar').click();
    await page.getByText('O que você preencheu continua na tela.').first().waitFor();
    assert.equal(await bar(page).count(), 0);
    assert.equal(await waiting(page).count(), 0);
    assert.deepEqual(probes, [], 'a response is a response: the shell does not probe');
  });
});
