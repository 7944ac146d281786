import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import {
  answerConfirm,
  closeNotice,
  lookup,
  notice,
  pickList,
  selectList,
  table,
  upload,
} from 'dass-elements/testing/playwright.js';
import { materials } from '../../sample-data/materials.js';
import { supplierRecords } from '../../sample-data/supplier-records.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { visitSignedIn } from './support/user.js';

const free = materials(20_000).filter(({ status }) => status === 'active');

describe('page objects for Playwright, on the screens of the workspace', () => {
  const shell = shellForTests();

  test('a table: reads rows, also those that are not in view, sorts and selects', async (t) => {
    const { page } = await visitSignedIn(t, shell, { viewport: { width: 1440, height: 900 } });
    await page.goto(`${home}/workspace/materials`);
    const list = table(page, 'Materiais encontrados');
    const rows = await list.rows({ limit: 250 });
    assert.equal(rows.length, 250);
    assert.equal(new Set(rows.map(([code]) => code)).size, 250, 'each row once');
    await list.sort('Preço', 'descending');
    const [dearest] = await list.rows({ limit: 1 });
    assert.notEqual(dearest?.[0], rows[0]?.[0]);
    const code = dearest?.[0] ?? '';
    await (await list.row(code)).getByRole('link').click();
    await page.waitForURL(/workspace\/material\?id=/);

    await page.goto(`${home}/workspace/structure`);
    const structures = table(page, 'Estruturas de produto');
    const [first] = await structures.rows({ limit: 1 });
    const name = first?.[0] ?? '';
    await structures.toggle(name);
    await (await structures.row(name)).and(page.locator('[aria-expanded=true]')).waitFor();
    await structures.select(name);
    await page.locator('.structure-selection').waitFor();
    await assert.rejects(structures.row('No such part'), /no row with a cell 'No such part'/);
  });

  test('a select list and a pick list: chooses, adds, removes and filters', async (t) => {
    const { page } = await visitSignedIn(t, shell, { viewport: { width: 1280, height: 1400 } });
    await page.goto(`${home}/workspace/purchase`);
    const costCentre = selectList(page, 'Centro de custo');
    await costCentre.choose('4300 · Montagem');
    assert.deepEqual(await costCentre.selected(), ['4300 · Montagem']);

    const list = pickList(page, 'Materiais');
    const names = [free[4_000]!, free[5]!].map(({ name }) => name);
    await list.add(...names);
    assert.deepEqual(await list.labels('selected'), names);
    await list.remove(names[0]!);
    assert.deepEqual(await list.labels('selected'), [names[1]]);
    await list.press('undo');
    assert.deepEqual(await list.labels('selected'), names);
    await list.filter('available', 'no such material');
    assert.deepEqual(await list.labels('available'), []);
  });

  test('a lookup: selects rows by typing', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/suppliers`);
    const all = supplierRecords(1200).filter(({ active }) => active);
    const one = all.find(({ name }) => all.filter((other) => other.name.startsWith(name)).length === 1)!;
    const suppliers = lookup(page, 'Fornecedores');
    await suppliers.choose(one.name);
    assert.deepEqual(await suppliers.selected(), [one.name]);
  });

  test('questions and notices: answers and closes them', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/messages`);
    const answer = (text: string) => page.getByText(`Resposta: ${text}`).waitFor();
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await answerConfirm(page, true);
    await answer('confirmado');
    await page.getByRole('button', { name: 'Confirmar com motivo' }).click();
    await answerConfirm(page, true, { reason: 'Falta de couro' });
    await answer('Falta de couro');
    await page.getByRole('button', { name: 'Remover', exact: true }).click();
    await answerConfirm(page, false);
    await answer('cancelado');

    await page.goto(`${home}/workspace/notices`);
    await page.getByRole('button', { name: 'Em cima', exact: true }).click();
    await notice(page, 'Este aviso está aqui.');
    await closeNotice(page, 'Este aviso está aqui.');
  });

  test('an upload: adds files', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/material?id=${free[77]!.id}`);
    const documents = upload(page, 'Novos documentos');
    await documents.add({ name: 'medidas.txt', mimeType: 'text/plain', buffer: Buffer.from('2291') });
    await page.getByText('medidas.txt').first().waitFor();
  });
});
