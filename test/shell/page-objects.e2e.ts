import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import {
  answerConfirm,
  camera,
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
import { qualityFindings } from '../../sample-data/quality-findings.js';
import { home, shellForTests } from './support/shell-under-test.js';
import { visitSignedIn } from './support/user.js';
import { until } from './support/waiting.js';

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

  test('[TB-04] [TB-07] [TB-08] a table: edits and pastes cells, reads their errors, undoes, filters', async (t) => {
    const { page } = await visitSignedIn(t, shell, { viewport: { width: 1440, height: 900 } });
    await page.goto(`${home}/workspace/materials`);
    const list = table(page, 'Materiais encontrados');
    await list.filter('Família', { values: ['Couros e sintéticos'] });
    assert.deepEqual(await list.filters(), ['Família: Couros e sintéticos']);
    await list.filter('Preço', { from: '50', to: '900' });
    const [[code = ''] = [], [second = ''] = []] = await list.rows({ limit: 2 });
    assert.match(code, /^CO-/);
    const before = await list.value(code, 'Preço');

    await list.edit(code, 'Preço', 'x');
    assert.equal(await list.error(code, 'Preço'), 'Digite um número');
    await list.edit(code, 'Preço', '81,5');
    assert.equal(await list.error(code, 'Preço'), '');
    await until('it is saved', async () => String(await list.value(code, 'Preço')).startsWith('R$\u00a081,50'));
    await list.undo();
    await until('it is undone', async () => (await list.value(code, 'Preço')) === before);

    await list.paste(code, 'Preço', [['82,5'], ['dez']]);
    const [refused] = await list.refusedCells();
    assert.deepEqual([refused?.row, refused?.column, refused?.value], [second, 'Preço', 'dez']);
    await list.answerRefused(false);
    assert.equal(await list.value(code, 'Preço'), before);
    await list.filter('Preço');
    await list.filter('Família');
    assert.deepEqual(await list.filters(), []);
  });

  test('[LK-04] [LK-09] a lookup: searches, selects, adds and edits rows in its dialog', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/suppliers`);
    const all = supplierRecords(1200).filter(({ active }) => active);
    const one = all.find(({ name }) => all.filter((other) => other.name.startsWith(name)).length === 1)!;
    const suppliers = lookup(page, 'Fornecedores');
    await suppliers.open();
    await suppliers.search(one.name);
    await suppliers.pick(one.name);
    assert.deepEqual(await suppliers.picked(), [one.name]);
    await suppliers.add({ Nome: 'Curtume Novo Ltda.', CNPJ: one.taxId, Cidade: 'Ivoti' });
    assert.deepEqual(await suppliers.errors(), ['Campo obrigatório']);
    await suppliers.fill({ Categoria: 'Couros e sintéticos' });
    await suppliers.save();
    assert.match((await suppliers.errors()).join(), /Outro fornecedor já tem este número/);
    await suppliers.fill({ CNPJ: '11.222.333/0001-81' });
    await suppliers.save();
    await suppliers.search('Curtume Novo');
    await suppliers.edit('Curtume Novo Ltda.', { Nome: 'Curtume Novo SA' });
    await suppliers.search('Curtume Novo');
    assert.equal(await suppliers.table.value('Curtume Novo SA', 'Cidade'), 'Ivoti');
    await suppliers.confirm();
    assert.deepEqual(await suppliers.selected(), [one.name, 'Curtume Novo SA']);
    await suppliers.open();
    await suppliers.search('');
    await suppliers.cancel();
    assert.equal((await suppliers.selected()).length, 2);
  });

  test('[UQ-01] [UQ-02] an upload: reads an error, sends a file again, cancels and removes it', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/material?id=${free[78]!.id}`);
    const documents = upload(page, 'Novos documentos');
    const requests = /\/upload\/file|\/api\/uploads/;
    const [isHeld, end] = [new Promise<void>((resolve) => t.after(() => resolve())), () => page.unroute(requests)];
    await page.route(requests, () => isHeld);
    const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
    await documents.add(file('laudo.txt'), file('medidas.txt'));
    await documents.waitFor('laudo.txt', 'connecting');
    await documents.cancel('laudo.txt');
    await documents.waitFor('laudo.txt', 'canceled');
    await documents.pause('medidas.txt');
    await documents.waitFor('medidas.txt', 'paused');
    await documents.remove('medidas.txt');
    assert.deepEqual(await documents.files(), ['laudo.txt']);
    await end();
    await page.route(requests, (route) =>
      route.fulfill({ status: 413, json: { message: 'O arquivo é grande demais' } }),
    );
    await documents.retry('laudo.txt');
    await documents.waitFor('laudo.txt', 'failed');
    assert.equal(await documents.error('laudo.txt'), 'O arquivo é grande demais');
    assert.equal(await documents.state('laudo.txt'), 'failed');
  });

  test('[CM-01] [CM-05] a camera: takes a photo, takes it again, confirms it, and says why it is denied', async (t) => {
    const { page, context } = await visitSignedIn(t, shell, {
      permissions: ['camera', 'microphone'],
      expected: /camera: denied/,
    });
    await page.goto(`${home}/workspace/quality?id=${qualityFindings(60, 0)[51]!.id}`);
    const open = page.getByRole('button', { name: 'Fotografar ou filmar' });
    const photos = camera(page, 'Foto ou vídeo do defeito');
    await open.click();
    assert.notEqual(await photos.device(), '');
    await photos.takePhoto();
    await photos.takeAgain();
    await photos.startFilm();
    await photos.stopFilm();
    await photos.takeAgain();
    await photos.takePhoto();
    await photos.confirm();
    await open.click();
    await photos.takePhoto();
    await photos.close();
    await context.clearPermissions();
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    });
    await open.click();
    assert.match(await photos.error(), /câmera/i);
    await photos.close();
  });

  test('an upload: adds files', async (t) => {
    const { page } = await visitSignedIn(t, shell);
    await page.goto(`${home}/workspace/material?id=${free[77]!.id}`);
    const documents = upload(page, 'Novos documentos');
    await documents.add({ name: 'medidas.txt', mimeType: 'text/plain', buffer: Buffer.from('2291') });
    await page.getByText('medidas.txt').first().waitFor();
  });
});
