import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { notice, table } from 'dass-elements/testing/playwright.js';
import type { Locator, Page } from 'playwright';
import { watchLayoutShift } from './support/layout-shift.js';
import { waitForHeading, signIn, visit, visitSignedIn, type Visit } from './support/user.js';
import { home, shellForTests } from './support/shell-under-test.js';

const address = `${home}/workspace/structure`;

const structures = (page: Page) => table(page, 'Estruturas de produto');
const grid = (page: Page) => structures(page).grid;
/** A rendered row. */
const row = (page: Page, name: string) => structures(page).renderedRows.filter({ hasText: name }).first();
const selection = (page: Page) => page.locator('.structure-selection');

/** The names of the rendered rows, from the top. */
const names = async (page: Page): Promise<string[]> =>
  (await structures(page).renderedTexts()).map(([name = '']) => name);

async function until(page: Page, is: () => Promise<boolean>, what: () => Promise<unknown>): Promise<void> {
  for (const limit = Date.now() + 30_000; !(await is()); await page.waitForTimeout(50))
    if (Date.now() > limit) assert.fail(`It is still ${JSON.stringify(await what())}`);
}

const shows = (page: Page, first: readonly string[]): Promise<void> =>
  until(
    page,
    async () => (await names(page)).slice(0, first.length).join() === first.join(),
    () => names(page),
  );

/** The text of the active row. */
const active = (page: Page): Promise<string> =>
  grid(page).evaluate((one) => {
    const id = one.getAttribute('aria-activedescendant');
    const root = one.getRootNode() as ShadowRoot;
    const found = id ? root.getElementById(id) : null;
    return (found?.closest('[role=row]') as HTMLElement | null)?.innerText ?? '';
  });

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describe('a product structure of 50,000 lines', () => {
  const shell = shellForTests();

  async function open(one: Visit): Promise<Page> {
    await signIn(one, shell);
    const { page } = one;
    await page.goto(address);
    await page.getByText('50.000 linhas, 1.111 produtos').first().waitFor();
    await row(page, 'Tênis Aurora 38').waitFor();
    return page;
  }

  for (const width of [1440, 768])
    test(`the switch is aligned with the search box beside it, ${width}px wide`, async (t) => {
      const one = await visit(t, shell, { viewport: { width, height: 900 } });
      const page = await open(one);
      const centre = async (part: Locator): Promise<number> => {
        const { y, height } = (await part.boundingBox())!;
        return y + height / 2;
      };
      const search = await centre(page.locator('dass-search-filter input'));
      const track = await centre(page.locator('dass-switch .track'));
      assert.ok(Math.abs(search - track) <= 1, `${track} beside ${search}`);
    });

  test('[HT-01] [HT-03] [HT-04] by keyboard only: rows are expanded, selected, sorted and copied', async (t) => {
    const one = await visit(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    for (let tries = 0; tries < 30 && !(await grid(page).evaluate((it) => it.matches(':focus'))); tries++)
      await press(page, 'Tab');
    await row(page, 'Tênis Aurora 38').getByText('Ativo').waitFor();
    await press(page, 'Home', 't');
    await until(
      page,
      async () => (await active(page)).includes('Tênis Aurora 38'),
      () => active(page),
    );
    await press(page, 'ArrowRight', 'ArrowDown', 'ArrowDown');
    await until(
      page,
      async () => (await active(page)).includes('Solado'),
      () => active(page),
    );
    await press(page, 'Space');
    await selection(page).getByText('7 linhas selecionadas').waitFor();
    assert.match(await selection(page).innerText(), /A comprar: [\d,]+ dm² · [\d,]+ g · .*kg/);

    await press(page, 'Control+c');
    await until(
      page,
      async () => (await page.evaluate(() => navigator.clipboard.readText())).startsWith('Solado\t'),
      () => page.evaluate(() => navigator.clipboard.readText()),
    );
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied.split('\n').length, 7);
    await notice(page, '7 linhas copiadas. Cole em uma planilha.');

    await press(page, 'Control+Home', 'ArrowUp', 'Home', 'ArrowRight', 'Enter');
    const heading = structures(page).heading('Estrutura');
    await until(
      page,
      async () => (await heading.getAttribute('aria-sort')) === 'ascending',
      () => heading.getAttribute('aria-sort'),
    );
    await shows(page, ['Bota Aurora 33', 'Bota Aurora 34']);
    await press(page, 'Enter');
    await until(
      page,
      async () => (await names(page))[0] === 'Tênis Xingu 44',
      () => names(page),
    );
    await selection(page).getByText('7 linhas selecionadas').waitFor();
  });

  test('[HT-02] column widths and order are restored when the page is opened again', async (t) => {
    const one = await visit(t, shell);
    const page = await open(one);
    const headings = (): Promise<string[]> =>
      grid(page)
        .locator('.heading')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.trim()));
    const before = await headings();
    await grid(page).focus();
    await press(page, 'Shift+F10');
    await page.getByRole('menuitem', { name: 'Opções da tabela' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Colunas…' }).press('Enter');
    await page.getByRole('checkbox', { name: 'Situação' }).click();
    await press(page, 'Escape');
    const left = before.filter((name) => name !== 'Situação');
    assert.equal(left.length, before.length - 1);
    await page.reload();
    await row(page, 'Tênis Aurora 38').waitFor();
    assert.deepEqual(await headings(), left);
  });

  test('[HT-05] orphans and a cycle are reported and marked, and a link leads to them', async (t) => {
    const one = await visit(t, shell);
    const page = await open(one);
    const report = page.locator('.structure-problems');
    await report.getByText('2 linhas sem o conjunto a que pertencem · 1 referência circular').waitFor();
    await report.getByRole('button', { name: 'Ver as linhas' }).press('Enter');
    const entries = page.getByRole('menuitem');
    await entries.first().waitFor();
    assert.deepEqual(
      (await entries.allInnerTexts()).map((text) => text.trim()),
      ['Kit de reparo A', 'Peça sem conjunto 1', 'Peça sem conjunto 2'],
    );
    await entries.filter({ hasText: 'Peça sem conjunto 2' }).press('Enter');
    await until(
      page,
      async () => (await active(page)).includes('Peça sem conjunto 2'),
      () => active(page),
    );
    assert.match(await active(page), /Sem conjunto/);
    assert.ok(await grid(page).evaluate((it) => it.matches(':focus')), 'the table has the focus');

    await page.goto(`${address}?search=couro`);
    await row(page, 'Cabedal').waitFor();
    await report.getByRole('button', { name: 'Ver as linhas' }).press('Enter');
    await entries.filter({ hasText: 'Kit de reparo A' }).press('Enter');
    await page.waitForURL(address);
    await until(
      page,
      async () => /Ciclo\s*Kit de reparo A/.test(await active(page)),
      () => active(page),
    );
  });

  test('[HT-05] in a right-to-left page the report begins with its number and ends with its full stop', async (t) => {
    const one = await visit(t, shell);
    const page = await open(one);
    const report = page.locator('.structure-problems p');
    await report.waitFor();
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const order = await report.evaluate((text) => {
      /** The horizontal position of each character of a line. */
      const leftToRight = (part: Element, from: number, to: number): string => {
        const node = part.firstChild as Text;
        const at = (index: number): number => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect().left;
        };
        const end = to > 0 ? to : node.length;
        const indexes = Array.from(
          { length: end - (from < 0 ? node.length + from : from) },
          (_, index) => end - 1 - index,
        );
        return indexes
          .sort((a, b) => at(a) - at(b))
          .map((index) => node.data[index])
          .join('');
      };
      const [counts, note] = text.children as unknown as [Element, Element];
      return [leftToRight(counts, 0, 8), leftToRight(note, -8, 0)];
    });
    assert.deepEqual(order, ['2 linhas', 'corrija.']);
  });

  test('[PH-04] [HT-03] a search keeps the ancestors of its matches; clearing it restores all rows', async (t) => {
    const one = await visit(t, shell);
    const page = await open(one);
    await page.getByRole('searchbox').fill('placa de eva');
    await press(page, 'Enter');
    await page.waitForURL(`${address}?search=placa+de+eva`);
    await shows(page, ['Tênis Aurora 38', 'Solado', 'Entressola de EVA', 'Placa de EVA 45 Asker C', 'Tênis Aurora 33']);
    await page.reload();
    await shows(page, ['Tênis Aurora 38', 'Solado', 'Entressola de EVA']);
    await page
      .locator('dass-filter-chips')
      .getByRole('button', { name: /placa de eva/ })
      .first()
      .click();
    await page.waitForURL(address);
    await until(
      page,
      async () => !(await names(page)).includes('Solado'),
      () => names(page),
    );
  });

  test('[HT-03] [HT-04] by touch only on a phone: expanded to a level, selected, sorted, copied, cleared', async (t) => {
    const one = await visit(t, shell, {
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await open(one);
    await page.getByText('Marque linhas para copiá-las').waitFor();
    assert.equal(await page.getByText('Ctrl+C').count(), 0, 'a phone has no such keys');
    await row(page, 'Tênis Aurora 38').locator('.expander').tap();
    await row(page, 'Cabedal').waitFor();
    await row(page, 'Palmilha').getByRole('checkbox').tap();
    await selection(page).getByText('5 linhas selecionadas').waitFor();
    await selection(page).getByRole('button', { name: 'Copiar linhas' }).tap();
    await notice(page, '5 linhas copiadas. Cole em uma planilha.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /^Código\tEstrutura\tQuantidade\tUnidade\tSituação\tAtualizado\nPC-\d{6}\tPalmilha\t/);
    assert.equal(copied.split('\n').length, 6);
    await selection(page).getByRole('button', { name: 'Limpar seleção' }).tap();
    await selection(page).waitFor({ state: 'hidden' });
    assert.equal(await grid(page).locator('[aria-level][aria-selected=true]').count(), 0);

    await page.getByRole('button', { name: 'Abrir até o nível' }).tap();
    await page.getByRole('menuitem', { name: 'Nível 1' }).tap();
    await row(page, 'Cabedal').waitFor({ state: 'hidden' });
    await structures(page).heading('Estrutura').tap();
    await shows(page, ['Bota Aurora 33', 'Bota Aurora 34']);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `nothing sticks out of the page: ${overflow}px`);
  });

  test('all lines are printed, and the card is as high as its lines', async (t) => {
    const one = await visit(t, shell);
    const page = await open(one);
    await page.emulateMedia({ media: 'print' });
    await page.locator('dass-hierarchy-table .printed .row').first().waitFor();
    const [card, table] = await page.evaluate(() =>
      ['.structure-card', 'dass-hierarchy-table'].map(
        (selector) => document.querySelector(selector)!.getBoundingClientRect().bottom,
      ),
    );
    assert.ok(card! >= table! && table! > 20_000, `the card ends at ${card}px, the table at ${table}px`);
    assert.equal(await page.getByRole('button', { name: 'Abrir até o nível' }).isVisible(), false);
  });

  test('[DS-06] [HT-03] the parts of a line from the database, by keyboard only: opened, sorted, searched, scrolled, retried', async (t) => {
    const one = await visit(t, shell, { expected: /'dataSource' has failed/ });
    const page = await open(one);
    const fail = (path: string) =>
      shell.platform.setFaults((request) => (request.path === path ? { status: 500 } : undefined));
    const toggle = page.getByRole('switch', { name: 'Carregar ao abrir' });
    await toggle.focus();
    await press(page, 'Space');
    await page.waitForURL(`${address}?parts=lazy`);
    await page.getByText('1.111 produtos', { exact: true }).first().waitFor();
    assert.ok(await toggle.evaluate((it) => it.matches(':focus')), 'the focus stays');
    await shows(page, ['Tênis Aurora 38', 'Tênis Aurora 33']);

    fail('/api/structures/query');
    await grid(page).focus();
    await press(page, 'Home', 'ArrowRight');
    await row(page, 'Tênis Aurora 38').getByText('Não carregou').waitFor();
    shell.platform.setFaults(undefined);
    await press(page, 'ArrowRight');
    await shows(page, ['Tênis Aurora 38', 'Cabedal', 'Solado', 'Palmilha', 'Químicos', 'Embalagem', 'Tênis Aurora 33']);
    await press(page, 'ArrowDown', 'ArrowRight');
    await row(page, 'Gáspea').waitFor();
    assert.equal(await row(page, 'Gáspea').getAttribute('aria-level'), '3');

    // Sorted by the name of the language, descending: expanded lines stay expanded.
    await press(page, 'Control+Home', 'ArrowUp', 'Home', 'ArrowRight', 'Enter');
    await shows(page, ['Bota Aurora 33', 'Bota Aurora 34']);
    await press(page, 'Enter');
    await shows(page, ['Tênis Xingu 44', 'Tênis Xingu 43']);
    await press(page, 'Control+End');
    await row(page, 'Bota Aurora 33').waitFor();
    await press(page, 'Control+Home', 'PageDown', 'PageDown', 'PageDown');
    fail('/api/structures/query');
    await press(page, 'Control+Home');
    await shows(page, ['Tênis Xingu 44']);
    // From the first line to the middle, where nothing is loaded.
    await grid(page).evaluate((element) => (element.scrollTop = element.scrollHeight / 2));
    const failed = grid(page).locator('.failed-block');
    await failed.first().waitFor();
    shell.platform.setFaults(undefined);
    // Each block has its own button.
    while ((await failed.count()) > 0)
      await failed.first().getByRole('button', { name: 'Tentar de novo' }).press('Enter');
    await until(
      page,
      async () => (await names(page)).filter((name) => /^(Tênis|Bota|Mocassim|Sapatênis) /.test(name)).length > 5,
      () => names(page),
    );

    await page.getByRole('searchbox').fill('placa de eva');
    await press(page, 'Enter');
    await page.getByText('1.111 linhas encontradas').first().waitFor();
    await shows(page, ['Placa de EVA 45 Asker C', 'Placa de EVA 45 Asker C']);
    await row(page, 'Tênis Aurora 38 › Solado › Entressola de EVA').waitFor();
    await page.getByRole('searchbox').fill('"sem conjunto 2"');
    await press(page, 'Enter');
    await page.getByText('1 linha encontrada').first().waitFor();
    await page.reload();
    await shows(page, ['Peça sem conjunto 2']);
  });

  test('[DS-06] when the products cannot be loaded, the table says so with the reason, and loads them when it is told to', async (t) => {
    const one = await visitSignedIn(t, shell, { expected: /'dataSource' has failed/ });
    const { page } = one;
    shell.platform.setFaults(({ path }) =>
      path === '/api/structures/query' ? { status: 503, json: { message: 'Manutenção até 14h30' } } : undefined,
    );
    await page.goto(`${address}?parts=lazy`);
    await page.getByRole('alert').filter({ hasText: 'Manutenção até 14h30.' }).waitFor();
    assert.equal(await page.getByText('Contando as linhas').count(), 0);
    shell.platform.setFaults(undefined);
    await page.getByRole('button', { name: 'Tentar de novo' }).press('Enter');
    await row(page, 'Tênis Aurora 38').waitFor();
    assert.equal(await page.getByText('Manutenção').count(), 0);
  });

  for (const width of [375, 1440])
    test(`nothing shifts while the lines load, ${width}px wide`, async (t) => {
      const one = await visit(t, shell, { viewport: { width, height: 800 } });
      const layoutShift = await watchLayoutShift(one.page);
      await signIn(one, shell);
      await one.page.goto(address);
      await row(one.page, 'Tênis Aurora 38').waitFor();
      await one.page.getByText('linhas sem o conjunto').waitFor();
      await waitForHeading(one.page);
      const { total, shifts } = await layoutShift();
      assert.ok(total <= 0.05, `${total}: ${JSON.stringify(shifts, null, 1)}`);
    });

  test('when the structure cannot be loaded, an error is rendered and its button loads it', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    shell.platform.setFaults(({ path }) => (path === '/api/structures' ? { status: 500 } : undefined));
    await page.goto(address);
    await waitForHeading(page);
    const failure = page.getByRole('alert').filter({ hasText: 'As estruturas não puderam ser carregadas.' });
    await failure.waitFor();
    shell.platform.setFaults(undefined);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await row(page, 'Tênis Aurora 38').waitFor();
  });
});
