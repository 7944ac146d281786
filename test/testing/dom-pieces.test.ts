import { expect } from 'chai';
import { camera, lookup, table, upload } from '../../testing/dom.js';
import '../../elements/files/upload/upload.js';
import '../../elements/files/upload-dialog/upload-dialog.js';
import '../../elements/media/camera-dialog/camera-dialog.js';
import '../../elements/records/lookup/lookup.js';
import '../../elements/tables/data-table/data-table.js';
import type { UploadTask } from '../../elements/core/files/upload-task.js';
import { collectConsole } from '../support/assertions/page-problems.js';
import { mount } from '../support/fixture.js';
import { cameras } from '../support/media/camera.js';
import { microphones } from '../support/media/microphones.js';
import { until } from '../support/user.js';

const columns = [
  { name: 'code', label: 'Código', filter: true, sortable: true },
  { name: 'name', label: 'Nome', editable: true, required: true, filter: true },
  {
    name: 'price',
    label: 'Preço',
    kind: 'number',
    editable: true,
    filter: true,
    validate: (value: unknown) => (Number(value) < 0 ? 'O preço não pode ser negativo' : undefined),
  },
  { name: 'since', label: 'Desde', kind: 'date', editable: true },
  { name: 'unit', label: 'Unidade', editable: true, options: ['Metro', 'Peça'], filter: 'list' },
  { name: 'ok', label: 'Aprovado', kind: 'checkbox', editable: true, filter: true },
];
const materials = Array.from({ length: 200 }, (_, id) => ({
  id,
  code: `C${id}`,
  name: `Material ${id}`,
  price: id,
  since: '2026-03-05',
  unit: id % 2 === 0 ? 'Metro' : 'Peça',
  ok: id === 3 ? 'S' : 'N',
}));
const showTable = (properties: Record<string, unknown> = {}): Promise<HTMLElementTagNameMap['dass-data-table']> =>
  mount('dass-data-table', {
    properties: { label: 'Materiais', rows: materials, columns, cellSelection: true, ...properties },
  });

describe('page objects of dass-elements/testing/dom', () => {
  it('[TB-04] a table: edits cells of each kind, and reads them', async () => {
    const materialsTable = table(await showTable());
    for (const [column, value, shown] of [
      ['Nome', 'Couro', 'Couro'],
      ['Preço', '12,5', '12,5'],
      ['Desde', '17/11/2026', '17/11/2026'],
      ['Unidade', 'Peça', 'Peça'],
      ['Aprovado', true, true],
    ] as const) {
      await materialsTable.edit('C20', column, value);
      expect(await materialsTable.value('C20', column), column).to.equal(shown);
    }
    await materialsTable.edit('C3', 'Aprovado', true);
    expect(await materialsTable.value('C3', 'Aprovado'), 'a flag that is on').to.equal(true);
    await materialsTable.undo();
    await until('it is undone', async () => (await materialsTable.value('C20', 'Aprovado')) === false);
    await materialsTable.redo();
    await until('it is done again', async () => (await materialsTable.value('C20', 'Aprovado')) === true);
  });

  it('[TB-04] [DS-05] a table: reads the error of a field, and of a value that is refused later', async () => {
    const element = await showTable();
    const materialsTable = table(element);
    await materialsTable.edit('C1', 'Preço', '-5');
    expect(await materialsTable.error('C1', 'Preço')).to.equal('O preço não pode ser negativo');
    expect(await materialsTable.error('C2', 'Preço'), 'another cell').to.equal('');
    await materialsTable.edit('C1', 'Preço', '7');
    expect([await materialsTable.error('C1', 'Preço'), await materialsTable.value('C1', 'Preço')]).to.deep.equal([
      '',
      '7',
    ]);
    await materialsTable.edit('C1', 'Nome', '');
    expect(await materialsTable.error('C1', 'Nome')).not.to.equal('');
    await materialsTable.cancelEdit();
    expect(await materialsTable.value('C1', 'Nome')).to.equal('Material 1');
    element.addEventListener('dass-cell-change', ({ detail }) =>
      detail.waitFor(Promise.resolve().then(() => detail.refuse('Preço travado'))),
    );
    await materialsTable.edit('C1', 'Preço', '9');
    expect(await materialsTable.error('C1', 'Preço')).to.contain('Preço travado');
  });

  it('[TB-07] a table: pastes a block, lists refused cells, and pastes the others', async () => {
    const materialsTable = table(await showTable());
    await materialsTable.paste('C1', 'Nome', [
      ['Nylon', '1.234,5'],
      ['Fio', '8'],
    ]);
    expect(await materialsTable.value('C2', 'Nome')).to.equal('Fio');
    expect(await materialsTable.value('C1', 'Preço')).to.equal('1.234,5');
    for (const isPasted of [false, true]) {
      await materialsTable.paste('C1', 'Nome', 'Couro\tdoze');
      expect(await materialsTable.refusedCells()).to.deep.equal([
        { row: 'C1', column: 'Preço', value: 'doze', reason: 'Não é um número' },
      ]);
      await materialsTable.answerRefused(isPasted);
      expect(await materialsTable.value('C1', 'Nome')).to.equal(isPasted ? 'Couro' : 'Nylon');
    }
  });

  it('[TB-08] a table: filters by each kind, sorts and selects', async () => {
    const materialsTable = table(await showTable({ selection: 'multiple' }));
    const codes = async (): Promise<string[]> => (await materialsTable.rows()).map(([code]) => code ?? '');
    await materialsTable.filter('Preço', { from: '3', to: '6' });
    expect(await codes()).to.deep.equal(['C3', 'C4', 'C5', 'C6']);
    await materialsTable.filter('Unidade', { values: ['Peça'] });
    await materialsTable.sort('Código', 'descending');
    expect(await codes()).to.deep.equal(['C5', 'C3']);
    await materialsTable.filter('Unidade', { values: ['Metro'] });
    expect(await codes()).to.deep.equal(['C6', 'C4']);
    await materialsTable.filter('Unidade');
    await materialsTable.filter('Aprovado', { is: true });
    expect((await materialsTable.filters()).length).to.equal(2);
    expect(await codes()).to.deep.equal(['C3']);
    await materialsTable.filter('Aprovado');
    await materialsTable.filter('Preço');
    await materialsTable.filter('Nome', { contains: 'material 19' });
    expect((await codes()).length).to.equal(12);
    await materialsTable.select('C19', 'C190', 'C19');
    expect((await materialsTable.selectedRows()).map(([code]) => code)).to.deep.equal(['C190']);
  });

  it('[LK-02] [LK-06] a lookup: selects in the field and in the dialog, adds and edits rows', async () => {
    const element = await mount('dass-lookup', {
      properties: {
        label: 'Fornecedores',
        fieldLabel: 'name',
        kind: { search: true, add: true, edit: true, remove: true },
        tableColumns: [
          { name: 'name', label: 'Nome', required: true },
          { name: 'since', label: 'Desde', kind: 'date' },
          { name: 'state', label: 'Estado', options: ['SP', 'RS'] },
          { name: 'active', label: 'Ativo', kind: 'toggle', editable: true },
        ],
        tableValues: ['Água Branca', 'Curtume Imbuia', 'União'].map((name, id) => ({ id, name, active: false })),
        saveRow: async ({ row }: { row: object }) => {
          const { name } = row as { name: string };
          if (name === 'União') throw Object.assign(new Error('O nome já existe'), {});
          return { id: 7, ...row };
        },
      },
    });
    const suppliers = lookup(element);
    await suppliers.choose('União');
    expect(await suppliers.selected()).to.deep.equal(['União']);
    await suppliers.open();
    await suppliers.search('imb');
    await suppliers.pick('Curtume Imbuia');
    await suppliers.search('');
    expect(await suppliers.picked()).to.deep.equal(['União', 'Curtume Imbuia']);
    await suppliers.add({ Nome: '' });
    expect((await suppliers.errors()).length, 'a required field').to.equal(1);
    await suppliers.fill({ Nome: 'União' });
    await suppliers.save();
    expect((await suppliers.errors()).join()).to.contain('O nome já existe');
    await suppliers.fill({ Nome: 'Curtume Novo', Desde: '05/03/2026', Estado: 'RS', Ativo: true });
    await suppliers.save();
    expect(await suppliers.table.value('Curtume Novo', 'Desde')).to.equal('05/03/2026');
    expect(await suppliers.table.value('Curtume Novo', 'Estado')).to.equal('RS');
    expect(await suppliers.picked(), 'a new row is selected').to.include('Curtume Novo');
    await suppliers.edit('Curtume Imbuia', { Nome: 'Curtume Imbuia SA' });
    await suppliers.confirm();
    expect(await suppliers.selected()).to.include.members(['União', 'Curtume Novo']);
    await suppliers.open();
    await suppliers.pick('União');
    await suppliers.cancel();
    expect(await suppliers.selected()).to.include('União');
  });

  it('[UQ-01] [UQ-02] an upload: follows a file from its progress to an error and to the end', async () => {
    const tasks: UploadTask[] = [];
    const transport = (task: UploadTask): void => void tasks.push(task);
    const documents = upload(
      await mount('dass-upload', { properties: { label: 'Anexos', multiple: true, transport } }),
    );
    await documents.add(new File(['x'.repeat(1000)], 'laudo.txt'), new File(['y'], 'medidas.txt'));
    await documents.waitFor('laudo.txt', 'connecting');
    expect(await documents.files()).to.deep.equal(['laudo.txt', 'medidas.txt']);
    tasks[0]!.progress(0.25);
    await documents.waitFor('laudo.txt', 'sending');
    await until('the progress is shown', async () => (await documents.progress('laudo.txt')) === 25);
    tasks[0]!.fail('O servidor recusou o arquivo');
    await documents.waitFor('laudo.txt', 'failed');
    await until(
      'the reason is shown',
      async () => (await documents.error('laudo.txt')) === 'O servidor recusou o arquivo',
    );
    expect(await documents.error('medidas.txt')).to.equal('');
    await documents.retry('laudo.txt');
    await until('it is sent again', () => tasks.length === 3);
    tasks[2]!.done({ src: '/laudo' });
    await documents.waitFor('laudo.txt', 'done');
    expect(await documents.progress('laudo.txt')).to.equal(100);
    await documents.pause('medidas.txt');
    await documents.waitFor('medidas.txt', 'paused');
    await documents.resume('medidas.txt');
    await documents.cancel('medidas.txt');
    expect(await documents.state('medidas.txt')).to.equal('canceled');
    await documents.remove('laudo.txt');
    expect(await documents.files()).to.deep.equal(['medidas.txt']);
  });

  it('[UP-08] an upload in a dialog: lists files, and those that are not accepted', async () => {
    const dialog = await mount('dass-upload-dialog', { properties: { types: ['pdf'], multiple: true, open: true } });
    const documents = upload(dialog);
    await documents.add(new File(['%PDF-1.7'], 'laudo.pdf', { type: 'application/pdf' }), new File(['x'], 'nota.txt'));
    await documents.waitFor('laudo.pdf', 'listed');
    await until('the other is refused', async () => (await documents.rejections()).length === 1);
    expect((await documents.rejections())[0]).to.contain('nota.txt');
    expect(await documents.state('laudo.pdf')).to.equal('listed');
  });

  describe('a camera', () => {
    afterEach(() => cameras.restore());
    // Without a real click, browsers play no sound.
    const properties = { heading: 'Foto', open: true, withoutSound: true };
    const open = () => mount('dass-camera-dialog', { properties });

    it('[CM-01] names its device, takes a photo, takes it again, and confirms it', async () => {
      cameras.use({ frente: { width: 640, height: 360 }, verso: { width: 640, height: 360 } });
      const element = await open();
      const taken: unknown[] = [];
      element.addEventListener('dass-confirm', ({ detail }) => void taken.push(detail.kind));
      const photos = camera(element);
      expect(await photos.error()).to.equal('');
      await photos.chooseDevice('Câmera verso');
      await until('it is the other one', () => element.deviceId === 'verso');
      await photos.takePhoto();
      await photos.takeAgain();
      await photos.takePhoto();
      await photos.confirm();
      expect(taken).to.deep.equal(['photo']);
    });

    it('[CM-01] films, and discards the film', async () => {
      cameras.use({ '': { width: 640, height: 360 } });
      const element = await open();
      const films = camera(element);
      await films.startFilm();
      await until('something is filmed', () => element.shadowRoot?.querySelector('.time')?.textContent !== '00:00');
      await films.stopFilm();
      await films.close();
      expect(element.open).to.equal(false);
    });

    describe('that is denied', () => {
      collectConsole(/camera: denied/);

      it('[CM-05] says why, and tries again', async () => {
        microphones.refuse('NotAllowedError');
        microphones.permission('denied');
        const element = await open();
        const photos = camera(element);
        expect(await photos.error()).to.match(/^A câmera está bloqueada\. /);
        cameras.use({ '': { width: 640, height: 360 } });
        await photos.retry();
        await until('the camera is open', async () => (await photos.error()) === '');
        await photos.close();
      });
    });
  });
});
