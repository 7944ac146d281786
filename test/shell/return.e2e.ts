import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { answerConfirm, notice, table, type Table } from 'dass-elements/testing/playwright.js';
import type { Locator, Page } from 'playwright';
import { expectFocus, tabTo } from './support/keyboard.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { waitForHeading, visitSignedIn } from './support/user.js';
import { until } from './support/waiting.js';

const list = `${home}/workspace/materials`;
const record = /workspace\/material\?id=/;
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true };

const materials = (page: Page) => table(page, 'Materiais encontrados');
const backButton = (page: Page) => page.getByRole('button', { name: 'Voltar' });

/** The ways back that the user has. */
const waysBack: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the browser': (page) => page.goBack(),
  'the button of the page': (page) => backButton(page).click(),
  'Alt+Left': async (page) => {
    // The browser of the tests has no shortcuts: it is tried that nothing else takes the keys.
    await page.evaluate(() =>
      window.addEventListener('keydown', ({ key, defaultPrevented }) => {
        if (key === 'ArrowLeft') document.documentElement.dataset.isFree = String(!defaultPrevented);
      }),
    );
    await page.keyboard.press('Alt+ArrowLeft');
    await page.locator('html[data-is-free="true"]').waitFor({ state: 'attached' });
    await page.goBack();
  },
};

interface Place {
  /** Texts of the active row; empty without one. */
  readonly active: string;
  readonly scrollTop: number;
  /** Distance of the active row from the top of the table, in pixels. */
  readonly activeTop: number;
  readonly hasFocus: boolean;
}

/** Where the user is in a table. */
const placeIn = ({ grid }: Table): Promise<Place> =>
  grid.evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant') ?? '';
    const active = id ? (element.getRootNode() as ShadowRoot).getElementById(id) : null;
    const row = active?.closest('[role=row]');
    return {
      active: row?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      scrollTop: element.scrollTop,
      activeTop: row ? row.getBoundingClientRect().top - element.getBoundingClientRect().top : 0,
      hasFocus: (element.getRootNode() as ShadowRoot).activeElement === element,
    };
  });

/** Moves the active row of a table down, until the table is scrolled that far. */
async function moveDown(page: Page, of: Table, scrollTop: number): Promise<void> {
  await of.renderedRows.first().waitFor();
  await of.grid.focus();
  await page.keyboard.press('ArrowDown');
  await until(`scrolled to ${scrollTop}`, async () => {
    await page.keyboard.press('PageDown');
    return (await placeIn(of)).scrollTop >= scrollTop;
  });
  // The active row is not at the edge of the view.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
}

/** Opens the record of the active row by its name. */
async function openRecord(page: Page): Promise<void> {
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL(record);
  await page.getByLabel('Nome').first().waitFor();
}

/** Leaves for the first page. The address changes before it is shown; until then, Back stays on the page that is left. */
async function goHome(page: Page): Promise<void> {
  await page.locator('dass-header-layout a[href="/"]').first().click();
  await page.waitForURL(`${home}/`);
  await page.getByRole('heading', { level: 1, name: 'Marina' }).waitFor();
}

/** @param place without a position in the table when it depends on what is loaded; then that in the view counts */
async function expectPlace(
  of: Table,
  { active, scrollTop, activeTop }: Omit<Place, 'hasFocus' | 'scrollTop'> & { readonly scrollTop: number | undefined },
): Promise<void> {
  const wanted = `row '${active}' at ${scrollTop ?? activeTop}`;
  let last: Place | undefined;
  await until(wanted, async () => {
    last = await placeIn(of).catch(() => undefined);
    if (last?.active !== active || !last.hasFocus) return false;
    return Math.abs(scrollTop === undefined ? last.activeTop - activeTop : last.scrollTop - scrollTop) <= 1;
  }).catch((error: unknown) => {
    throw new Error(`${wanted}, but ${JSON.stringify(last)}`, { cause: error });
  });
}

/** The codes of the materials in view whose links can be tapped. */
const inView = ({ grid }: Table): Promise<string[]> =>
  grid.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return [...element.querySelectorAll('.rows-sheet > [role=row]:not([hidden]) a')]
      .filter((link) => {
        const box = link.getBoundingClientRect();
        return box.top > top + 60 && box.bottom < bottom - 60;
      })
      .map(({ textContent }) => textContent);
  });

const isFocused = (link: Locator): Promise<boolean> => link.evaluate((element) => element === document.activeElement);

describe('back from a record', () => {
  const shell = shellForTests();

  for (const [way, goBack] of Object.entries(waysBack))
    test(`by ${way}: filter, sorting, row, scroll position and focus are the same, far down in the list`, async (t) => {
      const { page } = await visitSignedIn(t, shell, desktop);
      const address = `${list}?family=leather&sort=-price`;
      await page.goto(address);
      await moveDown(page, materials(page), 8_000);
      const place = await placeIn(materials(page));
      await openRecord(page);
      await goBack(page);
      await page.waitForURL(address);
      await expectPlace(materials(page), place);
      await page.keyboard.press('ArrowDown');
      await until('the next row is active', async () => (await placeIn(materials(page))).active !== place.active);
    });

  test('a changed record is shown with its changes, in its row', async (t) => {
    const { page } = await visitSignedIn(t, shell, desktop);
    await page.goto(`${list}?family=soles`);
    await moveDown(page, materials(page), 600);
    const place = await placeIn(materials(page));
    await openRecord(page);
    const name = page.getByLabel('Nome').first();
    const old = await name.inputValue();
    await name.fill('Solado com outro nome');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await notice(page, /Material .* salvo\./);
    await backButton(page).click();
    await expectPlace(materials(page), { ...place, active: place.active.replace(old, 'Solado com outro nome') });
  });

  test('when the record is gone from the list, the row in its place is active', async (t) => {
    const { page } = await visitSignedIn(t, shell, desktop);
    await page.goto(`${list}?family=threads&onlyActive=true`);
    await moveDown(page, materials(page), 600);
    const place = await placeIn(materials(page));
    await page.keyboard.press('ArrowDown');
    const { active: next } = await placeIn(materials(page));
    await page.keyboard.press('ArrowUp');
    await openRecord(page);
    await page.getByRole('switch', { name: 'Ativo' }).press('Space');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await notice(page, /Material .* salvo\./);
    await page.goBack();
    await expectPlace(materials(page), { ...place, active: next });
  });

  test('the row is found again after a reload of the record, and after leaving it with unsaved changes', async (t) => {
    const { page } = await visitSignedIn(t, shell, desktop);
    await page.goto(list);
    await moveDown(page, materials(page), 900);
    const place = await placeIn(materials(page));
    await openRecord(page);
    await page.reload();
    await page.getByLabel('Nome').first().fill('Não salvo');
    await backButton(page).click();
    await answerConfirm(page, true);
    await page.waitForURL(list);
    await expectPlace(materials(page), place);
  });

  test('a list that is opened anew starts at the top; after a reload, it is where it was', async (t) => {
    const { page } = await visitSignedIn(t, shell, desktop);
    await page.goto(list);
    await moveDown(page, materials(page), 1_000);
    const { active, scrollTop } = await placeIn(materials(page));
    await page.reload();
    await until('the row is active', async () => (await placeIn(materials(page))).active === active);
    assert.ok(Math.abs((await placeIn(materials(page))).scrollTop - scrollTop) <= 1);
    await page.goto(`${home}/workspace/quality`);
    await waitForHeading(page);
    await page.goto(list);
    await page.getByText('20.000 linhas', { exact: true }).waitFor();
    assert.deepEqual(await placeIn(materials(page)), { active: '', scrollTop: 0, activeTop: 0, hasFocus: false });
  });

  test('what the user does while the list is loading is not undone', async (t) => {
    const { page } = await visitSignedIn(t, shell, desktop);
    await page.goto(list);
    await moveDown(page, materials(page), 600);
    await openRecord(page);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/api\/materials\/query/, async (route) => {
      await released;
      await route.continue();
    });
    const requested = page.waitForRequest(/api\/materials\/query/);
    await page.goBack();
    await requested;
    const search = page.getByRole('searchbox');
    await search.focus();
    release();
    await materials(page).renderedRows.first().waitFor();
    await until('the row is active', async () => (await placeIn(materials(page))).active !== '');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal((await placeIn(materials(page))).hasFocus, false);
    await expectFocus(search);
  });

  test('opened by touch, a card of the phone is where it was', async (t) => {
    const { page } = await visitSignedIn(t, shell, phone);
    await page.goto(list);
    await materials(page).renderedRows.first().waitFor();
    await materials(page).grid.evaluate((grid) => grid.scrollTo(0, 3_000));
    await until('cards in view', async () => (await inView(materials(page))).length > 0);
    const [code = ''] = await inView(materials(page));
    await materials(page).grid.getByRole('link', { name: code }).tap();
    await page.waitForURL(record);
    await page.getByLabel('Nome').first().waitFor();
    await backButton(page).tap();
    await page.waitForURL(list);
    await until('the card is active, in view and has the focus', async () => {
      const { active, scrollTop, hasFocus } = await placeIn(materials(page));
      return active.includes(code) && hasFocus && Math.abs(scrollTop - 3_000) < 300;
    });
  });

  test('a finding of the quality is selected and in view again', async (t) => {
    const { page } = await visitSignedIn(t, shell, desktop);
    await page.goto(`${home}/workspace/quality`);
    const findings = table(page, 'Ocorrências');
    await moveDown(page, findings, 600);
    await page.keyboard.press('Space');
    await page.waitForURL(/quality\?id=/);
    const [address, place] = [page.url(), await placeIn(findings)];
    await goHome(page);
    await page.goBack();
    await page.waitForURL(address);
    await expectPlace(findings, place);
    // The button leads to the page above, not to the finding that was selected before.
    await backButton(page).click();
    await page.waitForURL(`${home}/workspace`);
  });

  for (const [how, address] of [
    ['whole', `${home}/workspace/structure`],
    ['loaded as it is expanded', `${home}/workspace/structure?parts=lazy`],
  ] as const)
    test(`a product structure that is ${how} has the same expanded rows and the same active row`, async (t) => {
      const { page } = await visitSignedIn(t, shell, desktop);
      await page.goto(address);
      const structure = table(page, 'Estruturas de produto');
      await structure.renderedRows.first().waitFor();
      await structure.grid.focus();
      await page.keyboard.press('ArrowDown');
      const rowsOf = (level: number) => structure.renderedRows.and(page.locator(`[aria-level="${level}"]`));
      for (let level = 1; level <= 2; level++) {
        await page.keyboard.press('ArrowRight');
        await rowsOf(level + 1)
          .first()
          .waitFor();
        await page.keyboard.press('ArrowDown');
      }
      await moveDown(page, structure, 600);
      const place = await placeIn(structure);
      await goHome(page);
      await page.goBack();
      // Children above the view are loaded when the user scrolls to them: the rows in view are the same, not their offset.
      await expectPlace(structure, how === 'whole' ? place : { ...place, scrollTop: undefined });
      await page.keyboard.press('Control+Home');
      for (const level of [2, 3]) await rowsOf(level).first().waitFor();
    });

  test('when the link is gone, as a notification that has been read, the one in its place has the focus', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await shell.platform.notify({
      url: { url: '/workspace/notices' },
      data: { avatar: 'X', title: 'Prova de hoje', description: 'Às 14h', detail: '' },
    });
    await page.goto(`${home}/`);
    const links = page.getByRole('region', { name: 'Notificações não lidas' }).getByRole('link');
    await links.filter({ hasText: 'Prova de hoje' }).waitFor();
    const next = await links.nth(1).innerText();
    await links.filter({ hasText: 'Prova de hoje' }).click();
    await page.waitForURL(`${home}/workspace/notices`);
    await waitForHeading(page);
    await page.goBack();
    await until(
      'the next one has the focus',
      async () => (await page.locator('a:focus').allInnerTexts()).join() === next,
    );
  });

  test('a purchase of the home page, and a screen of the gallery: the link has the focus, the page its position', async (t) => {
    const { page } = await visitSignedIn(t, shell, { viewport: { width: 1024, height: 420 } });
    for (const [address, name, back] of [
      [`${home}/`, /Compra 48201/, true],
      [`${home}/workspace`, 'Estrutura de produto', true],
      [`${home}/workspace`, 'Avisos', false],
    ] as const) {
      await page.goto(address);
      const link = page.locator('.page').getByRole('link', { name }).first();
      await link.scrollIntoViewIfNeeded();
      const scrollY = await page.evaluate(() => window.scrollY);
      await link.click();
      await until('another page', async () => page.url() !== address);
      await waitForHeading(page);
      await (back ? backButton(page).click() : page.goBack());
      await page.waitForURL(address);
      await link.waitFor();
      await until('the link has the focus', () => isFocused(link));
      await until(
        `scrolled to ${scrollY}`,
        async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrollY) <= 1,
      );
    }
  });

  test('an area of the home page that was expanded is expanded again, and closed when the page is opened anew', async (t) => {
    const { page } = await visitSignedIn(t, shell, { viewport: { width: 1024, height: 420 } });
    await page.goto(`${home}/`);
    const area = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Administração' }) });
    const more = area.getByRole('button', { name: /^mostrar/ });
    await more.focus();
    await page.keyboard.press('Enter');
    const count = await area.getByRole('link').count();
    const link = page.locator('.areas').getByRole('link', { name: 'Todas as telas' });
    await tabTo(link);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace`);
    await waitForHeading(page);
    await page.goBack();
    await page.waitForURL(`${home}/`);
    await expectFocus(link);
    assert.equal(await area.getByRole('link').count(), count);
    assert.equal(await more.getAttribute('aria-expanded'), 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${home}/workspace`);
    await goHome(page);
    await more.waitFor();
    assert.equal(await more.getAttribute('aria-expanded'), 'false');
  });

  test('the tab of an order that was open is open again after Back and Forward; a link opens the first', async (t) => {
    const { page } = await visitSignedIn(t, shell, desktop);
    const opened = async (name: string): Promise<void> => {
      await page.waitForURL(`${home}/workspace/controls`);
      await page.getByRole('tab', { name, selected: true }).waitFor();
    };
    await page.goto(`${home}/workspace`);
    const link = page.locator('.page').getByRole('link', { name: 'Ordem de produção' });
    await link.click();
    await opened('Etapas');
    await tabTo(page.getByRole('tab', { name: 'Etapas' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await opened('Ajustes');
    await goHome(page);
    await page.goBack();
    await opened('Ajustes');
    await page.goBack();
    await page.waitForURL(`${home}/workspace`);
    await page.goForward();
    await opened('Ajustes');
    await page.goBack();
    await link.click();
    await opened('Etapas');
  });

  test('the record beside the list is open again, a dialog is not', async (t) => {
    const { page } = await visitSignedIn(t, shell, desktop);
    await page.goto(`${list}?family=leather`);
    await materials(page).renderedRows.first().waitFor();
    await tabTo(page.getByRole('button', { name: 'Ficha ao lado' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/beside=1/);
    await materials(page).grid.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]id=/);
    const name = await page.getByLabel('Nome').first().inputValue();
    await page.getByRole('button', { name: 'Filtro avançado' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filtro avançado' });
    await dialog.waitFor();
    await page.goto(`${home}/workspace`);
    await waitForHeading(page);
    await page.goBack();
    await until('the record', async () => (await page.getByLabel('Nome').first().inputValue()) === name);
    assert.equal(await dialog.isVisible(), false);
  });
});
