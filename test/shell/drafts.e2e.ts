import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { lookup, notice, pickList, question, selectList, table } from 'dass-elements/testing/playwright.js';
import type { Page } from 'playwright';
import { expectFocus } from './support/keyboard.js';
import { signIn, signOut, visitSignedIn, waitForHeading, type Visit } from './support/user.js';
import { home, joao, shellForTests } from './support/shell-under-test.js';
import { expectValue, until } from './support/waiting.js';

const record = (id: number) => `${home}/workspace/material?id=${id}`;
const bar = (page: Page) => page.getByRole('region', { name: 'Rascunho' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nameOf = (page: Page) => page.getByLabel('Nome', { exact: true });
const dateOf = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const draftsIn = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('dass-draft ')));

/** Waits until the draft has a text. */
const waitForDraft = (page: Page, text: string): Promise<void> =>
  until(`the draft has ${text}`, async () => (await draftsIn(page)).some(([, draft]) => draft.includes(text)));

/** Closes a tab as a crash does: the browser asks nothing. @returns another tab */
async function crash(one: Visit, page: Page): Promise<Page> {
  const next = await one.newPage();
  await page.close({ runBeforeUnload: false });
  return next;
}

/** Opens a record. */
async function open(page: Page, address: string, field = nameOf(page)): Promise<void> {
  await page.goto(address);
  await waitForHeading(page);
  await field.waitFor();
}

/** Opens a record and asserts that no draft is offered. */
async function openWithoutDraft(page: Page, address: string, field = nameOf(page)): Promise<void> {
  await open(page, address, field);
  // The drafts are read before the next task of the page.
  await page.evaluate(() =>
    navigator.locks.query().then(() => new Promise((resolve) => requestAnimationFrame(resolve))),
  );
  assert.equal(await bar(page).count(), 0);
}

/** Changes the name of a material, and waits for the draft. */
async function draftName(page: Page, id: number, name: string): Promise<void> {
  await open(page, record(id));
  await nameOf(page).fill(name);
  await waitForDraft(page, name);
}

describe('drafts of forms', () => {
  const shell = shellForTests();

  test('what is typed while a save is on its way is not saved, which is said, and is in the draft', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await open(page, record(30));
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/materials/30', async (route) => {
      if (route.request().method() === 'PUT') await released;
      await route.continue();
    });
    await nameOf(page).fill('Nome enviado');
    await button(page, 'Salvar').click();
    await page.getByLabel('E-mail do contato').fill('depois@fornecedor.example');
    release();
    await notice(page, /Material .* salvo\./);
    await page.getByText('Há alterações não salvas').waitFor();
    await waitForDraft(page, 'depois@fornecedor.example');
    const next = await crash(one, page);
    await open(next, record(30));
    assert.equal(await nameOf(next).inputValue(), 'Nome enviado');
    await button(next, 'Continuar o rascunho').click();
    await expectValue(next.getByLabel('E-mail do contato'), 'depois@fornecedor.example');
    await button(next, 'Salvar').click();
    await until('it is saved', async () => !(await next.getByText('Há alterações não salvas').count()));
  });

  test('what is typed while a new material is being saved stays an unsaved change of it', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await open(page, `${home}/workspace/material`);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/materials', async (route) => {
      if (route.request().method() === 'POST') await released;
      await route.continue();
    });
    await page.getByLabel('Código').fill('TX-950001');
    await nameOf(page).fill('Material de prova');
    for (const [name, option] of [
      ['Família', 'Têxteis'],
      ['Unidade', 'kg'],
    ] as const)
      await selectList(page, name).choose(option);
    await selectList(page, 'Fornecedor').control.click();
    await selectList(page, 'Fornecedor').options.first().click();
    await page.getByLabel('Preço').fill('12,5');
    await button(page, 'Salvar').click();
    const email = page.getByLabel('E-mail do contato');
    await email.fill('depois@fornecedor.example');
    release();
    await notice(page, /Material TX-950001 salvo\./);
    await page.waitForURL(/material\?id=\d+/);
    await expectFocus(email);
    assert.equal(await email.inputValue(), 'depois@fornecedor.example');
    await page.getByText('Há alterações não salvas').waitFor();
    const address = page.url();
    const id = new URL(address).searchParams.get('id')!;
    await until('the draft is that of the material', async () => {
      const drafts = await draftsIn(page);
      return drafts.length === 1 && drafts[0]![0].includes(` material ${id} `) && drafts[0]![1].includes('depois@');
    });
    await button(page, 'Salvar').click();
    await until('it is saved', async () => !(await page.getByText('Há alterações não salvas').count()));
    await openWithoutDraft(page, address);
    assert.equal(await email.inputValue(), 'depois@fornecedor.example');
  });

  test('what was typed in a closed tab is offered, continued and saved', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await open(page, record(21));
    await nameOf(page).fill('Nome do rascunho');
    await page.getByRole('switch', { name: 'Ativo' }).click();
    const isActive = await page.getByRole('switch', { name: 'Ativo' }).getAttribute('aria-checked');
    await page.getByLabel('Preço').fill('12,5');
    await dateOf(page, 'Válido até').fill('31/12/2031');
    await page.getByLabel('CPF do contato').fill('529.982.247-25');
    await selectList(page, 'Unidade').choose('cone');
    await page.getByRole('option', { name: 'REACH' }).click();
    const isReach = await page.getByRole('option', { name: 'REACH' }).getAttribute('aria-checked');
    await selectList(page, 'Substitutos').control.click();
    await selectList(page, 'Substitutos').options.first().waitFor();
    await page.keyboard.type('zíper');
    const zipper = selectList(page, 'Substitutos')
      .options.filter({ hasText: /z[ií]per/i })
      .first();
    await zipper.click();
    await page.keyboard.press('Escape');
    await until('it is selected', async () => (await selectList(page, 'Substitutos').selected()).length > 0);
    const substitutes = await selectList(page, 'Substitutos').selected();
    await waitForDraft(page, 'Nome do rascunho');
    const next = await crash(one, page);

    await open(next, record(21));
    await bar(next)
      .getByText(/^Há um rascunho de hoje às \d\d:\d\d que não foi salvo\.$/)
      .waitFor();
    assert.notEqual(await nameOf(next).inputValue(), 'Nome do rascunho');
    await button(next, 'Continuar o rascunho').focus();
    await next.keyboard.press('Enter');
    await until('the name is restored', async () => (await nameOf(next).inputValue()) === 'Nome do rascunho');
    assert.equal(await next.getByRole('switch', { name: 'Ativo' }).getAttribute('aria-checked'), isActive);
    assert.match(await next.getByLabel('Preço').inputValue(), /^12,50*$/);
    assert.equal(await dateOf(next, 'Válido até').inputValue(), '31/12/2031');
    assert.equal(await next.getByLabel('CPF do contato').inputValue(), '529.982.247-25');
    assert.deepEqual(await selectList(next, 'Unidade').selected(), ['cone']);
    assert.equal(await next.getByRole('option', { name: 'REACH' }).getAttribute('aria-checked'), isReach);
    assert.deepEqual(await selectList(next, 'Substitutos').selected(), substitutes);
    await next.getByText('Há alterações não salvas').first().waitFor();
    assert.equal(await bar(next).count(), 0);
    await expectFocus(next.getByLabel('Código'));

    await button(next, 'Salvar').click();
    await notice(next, /Material .* salvo\./);
    assert.deepEqual(await draftsIn(next), []);
    await openWithoutDraft(next, record(21));
    assert.equal(await nameOf(next).inputValue(), 'Nome do rascunho');
  });

  test('a purchase is restored with its lines and quantities, a new one too', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    const address = `${home}/workspace/purchase`;
    const available = (where: Page) => pickList(where, 'Materiais').list('available');
    await open(page, address, available(page));
    await selectList(page, 'Centro de custo').choose('4300 · Montagem');
    await available(page).getByRole('option').first().dblclick();
    const lines = table(page, 'O que será comprado');
    await until('there is a line', async () => (await lines.rows()).length === 1);
    const [[code]] = (await lines.rows()) as [[string]];
    await (await lines.row(code)).getByText('1', { exact: true }).dblclick();
    await page.keyboard.type('37,5');
    await page.keyboard.press('Enter');
    await waitForDraft(page, '37.5');
    const next = await crash(one, page);

    await open(next, address, available(next));
    await button(next, 'Continuar o rascunho').click();
    await until('the line is restored', async () => (await table(next, 'O que será comprado').rows()).length === 1);
    const [row] = await table(next, 'O que será comprado').rows();
    assert.equal(row?.[0], code);
    assert.ok(
      row?.some((text) => text.startsWith('37,5')),
      row?.join(' | '),
    );
    assert.deepEqual(await selectList(next, 'Centro de custo').selected(), ['4300 · Montagem']);
    await next.getByText('Há alterações não salvas').first().waitFor();
  });

  test('a quotation is restored with the names of its suppliers', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    const address = `${home}/workspace/suppliers`;
    const subject = (where: Page) => where.getByRole('textbox', { name: 'Assunto' });
    await open(page, address, subject(page));
    await subject(page).fill('Couro do rascunho');
    await lookup(page, 'Fornecedores').control.click();
    await page.keyboard.type('curtume');
    await lookup(page, 'Fornecedores').options.filter({ hasText: 'Curtume' }).first().click();
    await until('a supplier is selected', async () => (await lookup(page, 'Fornecedores').selected()).length === 1);
    const names = await lookup(page, 'Fornecedores').selected();
    await waitForDraft(page, names[0]!);
    const next = await crash(one, page);

    await open(next, address, subject(next));
    await button(next, 'Continuar o rascunho').click();
    await until('the subject is restored', async () => (await subject(next).inputValue()) === 'Couro do rascunho');
    assert.deepEqual(await lookup(next, 'Fornecedores').selected(), names);
  });

  test('a reload right after a key does not lose it', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    page.on('dialog', (dialog) => void dialog.accept());
    await open(page, record(22));
    await nameOf(page).fill('Na última hora');
    await page.reload();
    await button(page, 'Continuar o rascunho').click();
    await until('the name is restored', async () => (await nameOf(page).inputValue()) === 'Na última hora');
  });

  test('a draft is discarded by its button after a question, by the form, and by leaving the page', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await draftName(page, 23, 'Primeiro');
    const next = await crash(one, page);
    await open(next, record(23));
    await button(next, 'Descartar o rascunho').click();
    await question(next, /O rascunho de hoje às .* será perdido\./).answer(false);
    assert.equal(await bar(next).count(), 1);
    await button(next, 'Descartar o rascunho').click();
    await question(next).answer(true);
    await bar(next).waitFor({ state: 'detached' });
    assert.deepEqual(await draftsIn(next), []);

    await draftName(next, 23, 'Segundo');
    await button(next, 'Descartar alterações').click();
    await until('the draft is removed', async () => (await draftsIn(next)).length === 0);

    await draftName(next, 23, 'Terceiro');
    await next.keyboard.press('Control+k');
    await next.getByRole('combobox', { name: 'Pesquisar tudo' }).fill('botões');
    await next.keyboard.press('Enter');
    await question(next, 'O que mudou nesta ficha será perdido.').answer(true);
    await next.waitForURL(/buttons/);
    await until('the draft is removed', async () => (await draftsIn(next)).length === 0);
    await openWithoutDraft(next, record(23));
  });

  test('another user and another record do not have the draft; after the end of the session it is offered again', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await draftName(page, 24, 'Só de Marina');
    const next = await crash(one, page);
    await openWithoutDraft(next, record(25));
    await signIn(one, shell, joao);
    await openWithoutDraft(next, record(24));
    await signIn(one, shell);
    await open(next, record(24));
    await bar(next).waitFor();
  });

  test('signing out removes the drafts of the user, and only of this user', async (t) => {
    const one = await visitSignedIn(t, shell, { email: joao });
    const { page } = one;
    await draftName(page, 26, 'Só de João');
    const next = await crash(one, page);
    await signIn(one, shell);
    await draftName(next, 26, 'Só de Marina');
    const last = await crash(one, next);
    await last.goto(home);
    await waitForHeading(last);
    await signOut(last);
    await last.waitForURL(/\/login/);
    const drafts = (await draftsIn(last)).map(([, draft]) => draft).join();
    assert.match(drafts, /Só de João/);
    assert.doesNotMatch(drafts, /Só de Marina/);
  });

  test('of two tabs on one record, each has its draft; what an open tab writes is not offered', async (t) => {
    const one = await visitSignedIn(t, shell);
    const { page } = one;
    await draftName(page, 27, 'Da primeira aba');
    const other = await one.newPage();
    await openWithoutDraft(other, record(27));
    await nameOf(other).fill('Da segunda aba');
    await waitForDraft(other, 'Da segunda aba');
    await button(other, 'Salvar').click();
    await notice(other, /Material .* salvo\./);
    assert.deepEqual(
      (await draftsIn(other)).map(([, draft]) => draft.includes('Da primeira aba')),
      [true],
    );
    const next = await crash(one, page);
    await open(next, record(27));
    await bar(next).getByText('O registro mudou depois disso').waitFor();
  });

  for (const [storage, expected] of [
    ['blocked', /Failed to save scroll positions/],
    ['full', /Failed to save scroll positions/],
  ] as const)
    test(`with ${storage} storage a form is edited and saved as before`, async (t) => {
      const one = await visitSignedIn(t, shell, { expected });
      await one.context.addInitScript((isFull) => {
        if (isFull)
          Storage.prototype.setItem = () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          };
        else
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('The operation is insecure.', 'SecurityError');
              },
            });
      }, storage === 'full');
      const { page } = one;
      await open(page, record(28));
      await nameOf(page).fill(`Com memória ${storage}`);
      await button(page, 'Salvar').click();
      await notice(page, /Material .* salvo\./);
      assert.equal(await bar(page).count(), 0);
    });

  test('a draft that is too old, of another format or unreadable is removed', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await draftName(page, 29, 'Legível');
    const [[key, text]] = (await draftsIn(page)) as [[string, string]];
    page.on('dialog', (dialog) => void dialog.accept());
    const good = JSON.parse(text) as object;
    for (const bad of [
      '',
      'null',
      '{"format":1',
      JSON.stringify({ ...good, format: 99 }),
      JSON.stringify({ ...good, fields: { name: { toString: 1 } } }),
      JSON.stringify({ ...good, fields: [['name', 'x']] }),
      JSON.stringify({ ...good, savedAt: Date.now() - 15 * 86_400_000 }),
      JSON.stringify({ ...good, savedAt: 'x' }),
    ]) {
      await page.goto(`${home}/workspace/buttons`);
      await page.evaluate(([key, text]) => (localStorage.clear(), localStorage.setItem(key!, text!)), [key, bad]);
      await openWithoutDraft(page, record(29));
      assert.deepEqual(await draftsIn(page), [], bad);
    }
  });

  test('a draft with other fields and state than those of the form restores what fits', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    page.on('dialog', (dialog) => void dialog.accept());
    await draftName(page, 30, 'Cabe');
    const [[key, text]] = (await draftsIn(page)) as [[string, string]];
    const draft = JSON.parse(text) as { fields: object };
    const fields = {
      ...draft.fields,
      __proto__: 'x',
      gone: 'x',
      unit: true,
      certificates: 'x',
      description: '<b>x</b>',
    };
    const hostile = JSON.stringify({ ...draft, fields, state: [{ id: {}, label: 1 }, null, 'x'] });
    await page.goto(`${home}/workspace/buttons`);
    await page.evaluate(([key, text]) => (localStorage.clear(), localStorage.setItem(key!, text!)), [key, hostile]);
    await open(page, record(30));
    await button(page, 'Continuar o rascunho').click();
    await until('the name is restored', async () => (await nameOf(page).inputValue()) === 'Cabe');
    assert.equal(await page.getByLabel('Descrição').inputValue(), '<b>x</b>');
  });
});
