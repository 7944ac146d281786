import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { table } from 'dass-elements/testing/playwright.js';
import type { Locator, Page } from 'playwright';
import type { MaterialSheet } from '../../shell/workspace/materials/api.js';
import { visitSignedIn, waitForHeading, type Visit } from './support/user.js';
import { deferred, until } from './support/waiting.js';
import { sessionEnded, signInDialog } from './support/session-end.js';
import { home, joao, shellForTests } from './support/shell-under-test.js';

const list = `${home}/workspace/materials`;
/** The position of the column in a row. */
const PRICE = 4;

/** Fifty prices, as a spreadsheet copies them. */
const pasted = Array.from({ length: 50 }, (_, at) => `${at + 200},25`).join('\n');

const listed = (page: Page) => table(page, 'Materiais encontrados');
/** The text of the price in a row of the table, as it is shown. */
const priceOf = async (page: Page, code: string): Promise<string> => {
  const cells = (await listed(page).renderedTexts()).find(([first]) => first === code);
  return cells?.[PRICE]?.replaceAll(/\s/g, ' ') ?? '';
};

/** Sends both taps at once: a busy machine must not separate them. */
async function doubleTap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const browser = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const tap = () => [
    browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
    browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ];
  await Promise.all([...tap(), ...tap()]);
  await browser.detach();
}

async function open(one: Visit): Promise<Page> {
  const { page } = one;
  await page.goto(list);
  await waitForHeading(page, 'Materiais');
  await listed(page).renderedRows.first().waitFor();
  return page;
}

/** The list is loaded again after a save: a test that changes a price elsewhere waits for it. */
const refreshed = (page: Page): Promise<unknown> =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/api/materials/query') && answer.request().method() === 'POST',
  );

describe('materials edited in their list', () => {
  const shell = shellForTests();

  /** What the platform has stored. */
  const stored = async (page: Page, id: number): Promise<MaterialSheet> => {
    const answer = await page.request.get(`${shell.platform.apiAddress}/api/materials/${id}`);
    return (await answer.json()) as MaterialSheet;
  };
  const codes = async (page: Page): Promise<string[]> =>
    (await listed(page).renderedTexts()).map(([code]) => code ?? '').filter(Boolean);
  const idOf = (code: string): number => Number(code.split('-')[1]);

  test('[TB-04] [TB-05] [TB-07] [TB-08] [TB-10] [TB-11] by keyboard only, a buyer filters, edits prices, pastes, undoes, exports, and continues the next day', async (t) => {
    const one = await visitSignedIn(t, shell, { permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await open(one);
    const { keyboard } = page;
    await listed(page).grid.focus();
    // To the heading of the family, over the options button; its filter is opened there.
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Alt+ArrowDown']) await keyboard.press(key);
    await page.getByRole('button', { name: 'Aplicar' }).waitFor();
    for (const key of ['ArrowDown', 'Space', 'Enter']) await keyboard.press(key);
    await page.getByText('Família: Couros e sintéticos').waitFor();
    await until('only leather is listed', async () => (await codes(page)).every((code) => code.startsWith('CO-')));
    const [first = '', , third = ''] = await codes(page);

    await keyboard.press('ArrowDown');
    await keyboard.press('Home');
    for (let column = 0; column < PRICE; column++) await keyboard.press('ArrowRight');
    const edited: string[] = [];
    for (let at = 0; at < 20; at++) {
      const active = await listed(page).grid.getAttribute('aria-activedescendant');
      const row = listed(page).renderedRows.filter({ has: page.locator(`#${active}`) });
      edited.push((await row.locator('.column-0').innerText()).trim());
      // What is typed replaces the price; Enter saves it and moves down.
      await keyboard.type(`${at + 10},5`);
      await keyboard.press('Enter');
    }
    await until('the last price is stored', async () => (await stored(page, idOf(edited[19]!))).price === 29.5);
    assert.equal((await stored(page, idOf(first))).price, 10.5);
    assert.equal(await priceOf(page, edited[18]!), 'R$ 28,50 / m²');

    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await keyboard.press('Control+Home');
    for (let column = 0; column < PRICE; column++) await keyboard.press('ArrowRight');
    await keyboard.press('Control+v');
    await until('the pasted prices are stored', async () => (await stored(page, idOf(third))).price === 202.25);
    await until('they are shown', async () => (await priceOf(page, first)) === 'R$ 200,25 / m²');
    // The paste, and the last two prices.
    for (let step = 0; step < 3; step++) await keyboard.press('Control+z');
    await until('the paste is undone', async () => (await stored(page, idOf(first))).price === 10.5);
    await until('two prices are undone', async () => (await stored(page, idOf(edited[18]!))).price !== 28.5);
    assert.equal((await stored(page, idOf(edited[17]!))).price, 27.5);

    /** Chooses an entry of the menu that is open. */
    const choose = async (name: string): Promise<void> => {
      const entry = page.getByRole('menuitem', { name });
      await entry.waitFor();
      await until(`${name} has the focus`, async () => {
        if (await entry.evaluate((item) => item.matches(':focus'))) return true;
        await keyboard.press('ArrowDown');
        return false;
      });
      await keyboard.press('Enter');
    };
    const downloading = page.waitForEvent('download');
    await keyboard.press('Shift+F10');
    await choose('Opções da tabela');
    await choose('Exportar como CSV');
    const file = await readFile(await (await downloading).path(), 'utf8');
    const lines = file
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    assert.equal(lines[0], 'Código;Nome;Família;Fornecedor;Preço;Válido até;Ativo');
    assert.ok(lines[1]!.startsWith(`${first};`) && lines[1]!.includes(';10,5;'), lines[1]);
    assert.ok(lines.length > 1_000 && lines.slice(1).every((line) => line.startsWith('CO-')));

    // The next day, in the same browser.
    await page.goto(home);
    await open(one);
    await page.getByText('Família: Couros e sintéticos').waitFor();
    await until('the filter applies', async () => (await codes(page)).every((code) => code.startsWith('CO-')));
    assert.equal(await priceOf(page, first), 'R$ 10,50 / m²');
  });

  test('[DS-05] a price that somebody else has changed meanwhile is not overwritten: both are shown, and the user decides', async (t) => {
    const page = await open(await visitSignedIn(t, shell));
    const other = (await visitSignedIn(t, shell, { email: joao })).page;
    const id = 20;
    const code = (await stored(page, id)).code;
    const before = (await stored(page, id)).price;
    const save = (value: number, previous: number) =>
      other.request.put(`${shell.platform.apiAddress}/api/materials/fields`, {
        headers: { Origin: home },
        data: { changes: [{ id, field: 'price', value, previous }] },
      });
    const edit = (text: string): Promise<void> => listed(page).edit(code, 'Preço', text);
    assert.equal((await save(77.7, before)).status(), 200);
    await edit('88,8');
    const note = page.getByRole('group', { name: /Outra pessoa alterou este valor/ });
    await page.keyboard.press('ArrowUp');
    await note.waitFor();
    assert.match((await note.innerText()).replaceAll(/\s+/g, ' '), /Seu valor: R\$ 88,80.* Agora: R\$ 77,70/);
    assert.equal((await stored(page, id)).price, 77.7);
    // By keyboard: the note follows the table.
    await page.keyboard.press('Tab');
    const reloading = refreshed(page);
    await page.keyboard.press('Enter');
    await note.waitFor({ state: 'detached' }).catch(() => note.waitFor({ state: 'hidden' }));
    await until('the user has kept his price', async () => (await stored(page, id)).price === 88.8);
    await reloading;

    assert.equal((await save(66.6, 88.8)).status(), 200);
    await edit('55,5');
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: 'Usar o atual' }).click();
    await until('the price of the other one is shown', async () => /^R\$ 66,60/.test(await priceOf(page, code)));
    assert.equal((await stored(page, id)).price, 66.6);
  });

  test('[DS-05] a price that is changed again while it is being saved is not taken for that of somebody else', async (t) => {
    const page = await open(await visitSignedIn(t, shell));
    const id = 25;
    const { code } = await stored(page, id);
    const firstSave = deferred();
    let saves = 0;
    await page.route('**/api/materials/fields', async (route) => {
      if (saves++ === 0) await firstSave.promise;
      await route.continue();
    });
    await listed(page).edit(code, 'Preço', '61,5');
    await listed(page).edit(code, 'Preço', '62,5');
    await until('the last price is shown', async () => /^R\$ 62,50/.test(await priceOf(page, code)));
    firstSave.resolve();
    await until('the last price is stored', async () => (await stored(page, id)).price === 62.5);
    assert.equal(saves, 2);
    await page.keyboard.press('ArrowUp');
    assert.equal(await page.getByRole('group', { name: /Outra pessoa alterou este valor/ }).count(), 0);
    assert.match(await priceOf(page, code), /^R\$ 62,50/);
  });

  test('[DS-05] two users edit the same price in their lists: both see the truth', async (t) => {
    const marinas = await open(await visitSignedIn(t, shell));
    const joaos = await open(await visitSignedIn(t, shell, { email: joao }));
    const id = 30;
    const { code } = await stored(marinas, id);
    const edit = (page: Page, text: string): Promise<void> => listed(page).edit(code, 'Preço', text);
    const note = (page: Page) => page.getByRole('group', { name: /Outra pessoa alterou este valor/ });
    const told = async (page: Page): Promise<string> => {
      await page.keyboard.press('ArrowUp');
      await note(page).waitFor();
      return (await note(page).innerText()).replaceAll(/\s+/g, ' ');
    };
    const shows = (page: Page, price: RegExp) =>
      until(`${price.source} is shown`, async () => price.test(await priceOf(page, code)));

    const reloading = refreshed(marinas);
    await edit(marinas, '41,5');
    await reloading;
    await until('the first price is stored', async () => (await stored(marinas, id)).price === 41.5);
    await edit(joaos, '42,5');
    assert.match(await told(joaos), /Seu valor: R\$ 42,50.* Agora: R\$ 41,50/);
    await shows(joaos, /^R\$ 41,50/);
    await joaos.keyboard.press('Tab');
    await joaos.keyboard.press('Enter');
    await until('João has kept his price', async () => (await stored(joaos, id)).price === 42.5);

    await edit(marinas, '43,5');
    assert.match(await told(marinas), /Seu valor: R\$ 43,50.* Agora: R\$ 42,50/);
    await marinas.getByRole('button', { name: 'Usar o atual' }).click();
    for (const page of [marinas, joaos]) await shows(page, /^R\$ 42,50/);
    assert.equal((await stored(marinas, id)).price, 42.5);
  });

  test('[DS-05] a price that is committed after the session has ended is not lost: the cell keeps it with the reason', async (t) => {
    const page = await open(await visitSignedIn(t, shell));
    const id = 33;
    const { code, price } = await stored(page, id);
    shell.platform.setFaults(({ path }) => (path === '/api/materials/fields' ? sessionEnded : undefined));
    const edit = async (): Promise<void> => {
      await (await listed(page).row(code)).locator('.column-4').dblclick();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('81,5');
      await page.keyboard.press('Enter');
    };
    await edit();
    const { opened, closed } = signInDialog(page);
    await opened();
    await page.keyboard.press('Escape');
    await closed();
    const cell = (await listed(page).row(code)).locator('.column-4');
    await until('the cell is marked', async () => (await cell.getAttribute('aria-invalid')) === 'true');
    assert.match((await cell.getAttribute('aria-description')) ?? '', /Seu valor: R\$\s81,50/);
    assert.equal((await stored(page, id)).price, price);
    // Signed in again in another tab.
    shell.platform.setFaults(undefined);
    await edit();
    await until('it is stored', async () => (await stored(page, id)).price === 81.5);
  });

  /** Closes the tab as the user does; the browser asks when the page wants it. @returns whether it has asked */
  const close = async (page: Page, leaves: boolean): Promise<boolean> => {
    let hasAsked = false;
    page.once('dialog', (dialog) => {
      hasAsked = dialog.type() === 'beforeunload';
      void (leaves ? dialog.accept() : dialog.dismiss());
    });
    await page.close({ runBeforeUnload: true });
    await until('the browser has asked, or the tab is closed', () => Promise.resolve(hasAsked || page.isClosed()));
    return hasAsked;
  };
  const beginEdit = async (page: Page, code: string, text: string): Promise<void> => {
    await (await listed(page).row(code)).locator('.column-4').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };

  test('[DS-05] a price that was committed just before the tab is closed is stored, and was not shown as stored before', async (t) => {
    const one = await visitSignedIn(t, shell);
    const page = await open(one);
    const id = 31;
    const { code } = await stored(page, id);
    shell.platform.setFaults(({ method, path }) =>
      method === 'PUT' && path === '/api/materials/fields' ? { delay: 6_000 } : undefined,
    );
    await beginEdit(page, code, '51,5');
    await page.keyboard.press('Enter');
    const cell = (await listed(page).row(code)).locator('.column-4');
    await until('it is shown as being saved', async () => (await cell.getAttribute('aria-busy')) === 'true');
    assert.equal(await close(page, true), true, 'the browser asks while it is being saved');
    await until('the tab is closed', () => Promise.resolve(page.isClosed()));
    const other = await one.newPage();
    await until('it is stored', async () => (await stored(other, id)).price === 51.5);
  });

  test('[DS-05] a price that is being typed when the tab is closed is saved, or stays with its reason when it is not valid', async (t) => {
    const one = await visitSignedIn(t, shell);
    const page = await open(one);
    const id = 32;
    const { code } = await stored(page, id);
    await beginEdit(page, code, '61,5');
    assert.equal(await close(page, false), true, 'the browser asks');
    await until('it is stored', async () => (await stored(page, id)).price === 61.5);
    await until('it is shown', async () => /^R\$ 61,50/.test(await priceOf(page, code)));

    await beginEdit(page, code, '0');
    assert.equal(await close(page, false), true, 'the browser asks');
    const field = page.getByRole('textbox', { name: 'Preço' });
    assert.equal(await field.inputValue(), '0');
    await until('the reason is shown', async () => (await field.getAttribute('aria-invalid')) === 'true');
    await page.keyboard.press('Escape');
    assert.equal((await stored(page, id)).price, 61.5);
    assert.equal(await close(page, true), false, 'nothing is lost: the browser does not ask');
    await until('the tab is closed', () => Promise.resolve(page.isClosed()));

    const last = await open({ ...one, page: await one.newPage() });
    await beginEdit(last, code, '65,5');
    // As a phone does, which asks nobody.
    await last.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await until('it is stored', async () => (await stored(last, id)).price === 65.5);
    await beginEdit(last, code, '71,5');
    assert.equal(await close(last, true), true);
    await until('the tab is closed', () => Promise.resolve(last.isClosed()));
    const other = await one.newPage();
    await until('it is stored', async () => (await stored(other, id)).price === 71.5);
  });

  test('[DS-05] Back within the shell saves the price that is being typed; one that is not valid, or is refused, keeps the user on the page', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    const id = 34;
    const { code } = await stored(page, id);
    const openByLink = async (): Promise<void> => {
      await page.goto(`${home}/workspace`);
      await page.locator('a[href="/workspace/materials"]').click();
      await listed(page).renderedRows.first().waitFor();
    };
    /** Back, as by the button of the browser: the focus stays in the cell. */
    const back = () => page.evaluate(() => history.back());
    // The address changes before, and once more when what is typed is saved first.
    const left = () => page.locator('a[href="/workspace/materials"]').waitFor();
    await openByLink();
    await beginEdit(page, code, '81,5');
    await back();
    await left();
    await until('it is stored', async () => (await stored(page, id)).price === 81.5);

    await openByLink();
    await beginEdit(page, code, '0');
    await back();
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    assert.match(await question.innerText(), /O valor que ainda não foi salvo será perdido/);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    const field = page.getByRole('textbox', { name: 'Preço' });
    assert.equal(await field.inputValue(), '0');

    shell.platform.setFaults(({ method, path }) =>
      method === 'PUT' && path === '/api/materials/fields'
        ? { status: 503, json: { code: 'BUSY', type: 'API', message: 'Ocupado' } }
        : undefined,
    );
    await field.fill('82,5');
    await back();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    const cell = (await listed(page).row(code)).locator('.column-4');
    assert.match((await cell.getAttribute('aria-description')) ?? '', /Seu valor: R\$\s82,50/);
    shell.platform.setFaults(undefined);
    await back();
    await left();
    assert.equal((await stored(page, id)).price, 81.5);
  });

  test('[DS-05] a validity that the platform refuses returns to what it was, with the reason in the cell', async (t) => {
    const page = await open(await visitSignedIn(t, shell));
    let sheet: MaterialSheet | undefined;
    for (let id = 1; id < 40 && !sheet?.inspectedAt; id++) sheet = await stored(page, id);
    const { code, validUntil } = sheet!;
    const list = listed(page);
    await list.edit(code, 'Válido até', '05/03/2001');
    await until('the cell is marked', async () => (await list.error(code, 'Válido até')) !== '');
    assert.match(await list.error(code, 'Válido até'), /Seu valor: 05\/03\/2001/);
    assert.equal(await list.value(code, 'Válido até'), validUntil.split('-').reverse().join('/'));
    assert.equal((await stored(page, sheet!.id)).validUntil, validUntil);
  });

  test('[TB-04] by touch only, at a phone: a price is edited in its card', async (t) => {
    const one = await visitSignedIn(t, shell, {
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await open(one);
    const [code = ''] = (await listed(page).renderedTexts()).map((cells) =>
      cells.find((text) => /^[A-Z]{2}-/.test(text)),
    );
    const price = listed(page).renderedRows.filter({ hasText: code }).locator('.column-4');
    await doubleTap(page, price);
    const field = listed(page)
      .grid.locator('xpath=ancestor::*')
      .getByRole('textbox')
      .or(page.getByRole('textbox', { name: 'Preço' }));
    await field.first().fill('33,3');
    await page.keyboard.press('Enter');
    await until('it is stored', async () => (await stored(page, idOf(code))).price === 33.3);
  });

  test('[TB-04] [TB-06] [TB-07] [TB-08] [TB-10] by touch only, on a tablet: a buyer filters, edits, pastes, undoes, exports, and continues the next day', async (t) => {
    const one = await visitSignedIn(t, shell, {
      viewport: { width: 1024, height: 1366 },
      hasTouch: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await open(one);
    await page
      .getByRole('columnheader', { name: /^Família/ })
      .getByRole('button')
      .tap();
    await page.getByRole('option', { name: /Couros e sintéticos/ }).tap();
    await page.getByRole('button', { name: 'Aplicar' }).tap();
    await page.getByText('Família: Couros e sintéticos').waitFor();
    await until('only leather is listed', async () => {
      const shown = await codes(page);
      return shown.length > 0 && shown.every((code) => code.startsWith('CO-'));
    });
    const edited = (await codes(page)).slice(0, 20);
    assert.equal(edited.length, 20);
    const [first = '', second = '', third = ''] = edited;
    const price = async (code: string) => (await listed(page).row(code)).locator(`.column-${PRICE}`);
    for (const [at, code] of edited.entries()) {
      await doubleTap(page, await price(code));
      await page.getByRole('textbox', { name: 'Preço' }).fill(`${at + 30},5`);
      // The key of the keyboard on the screen.
      await page.keyboard.press('Enter');
    }
    await until('the last price is stored', async () => (await stored(page, idOf(edited[19]!))).price === 49.5);
    assert.equal((await stored(page, idOf(second))).price, 31.5);

    const touch = await page.context().newCDPSession(page);
    /** Chooses an entry of the menu that a finger opens that rests on a price. */
    const choose = async (code: string, name: string): Promise<void> => {
      const { x, y, width, height } = (await (await price(code)).boundingBox())!;
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      const start = performance.now();
      await until('the finger has rested', async () => performance.now() - start > 700);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.getByRole('menuitem', { name, exact: true }).tap();
    };
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await choose(first, 'Colar');
    await until('the pasted prices are stored', async () => (await stored(page, idOf(third))).price === 202.25);
    await choose(third, 'Desfazer');
    await until('the paste is undone', async () => (await stored(page, idOf(second))).price === 31.5);
    for (const at of [19, 18]) {
      await choose(third, 'Desfazer');
      await until('a price is undone', async () => (await stored(page, idOf(edited[at]!))).price !== at + 30.5);
    }
    assert.equal((await stored(page, idOf(edited[17]!))).price, 47.5);

    const downloading = page.waitForEvent('download');
    await listed(page).grid.getByRole('button', { name: 'Opções da tabela' }).tap();
    await page.getByRole('menuitem', { name: 'Exportar como CSV' }).tap();
    const file = await readFile(await (await downloading).path(), 'utf8');
    assert.ok(file.includes(`${first};`) && file.includes(';30,5;'));

    await page.goto(home);
    await open(one);
    await page.getByText('Família: Couros e sintéticos').waitFor();
    await until('the price is shown', async () => (await priceOf(page, first)) === 'R$ 30,50 / m²');
  });
});
