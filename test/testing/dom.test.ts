import { expect } from 'chai';
import { confirm, confirmWithReason, message, notify } from '../../entries/dialogs.js';
import {
  answerConfirm,
  chooseFiles,
  chooseOptions,
  clickHeading,
  closeMessage,
  closeNotice,
  moveItem,
  notice,
  pickListLabels,
  tableRows,
  uploadFiles,
} from '../../testing/dom.js';
import '../../elements/fields/select-list/select-list.js';
import '../../elements/files/upload/upload.js';
import '../../elements/picking/pick-list/pick-list.js';
import '../../elements/tables/data-table/data-table.js';
import { arraySource } from '../../elements/core/data/array-source.js';
import type { DataRequest } from '../../elements/core/data/data-source.js';
import { mount } from '../support/fixture.js';
import { painted, until } from '../support/user.js';

const materials = Array.from({ length: 300 }, (_, id) => ({ id, name: `Material ${id}` }));

describe('dass-elements/testing/dom', () => {
  it('reads all rows of a table, and sorts it', async () => {
    const table = await mount('dass-data-table', {
      properties: {
        rows: materials,
        columns: [{ name: 'id', sortable: true, sortingType: 'number' }, { name: 'name' }],
      },
    });
    const expected = materials.map(({ id, name }) => [String(id), name]);
    expect(await tableRows(table)).to.deep.equal(expected);
    await clickHeading(table, 'id');
    await clickHeading(table, 'id');
    expect(await tableRows(table)).to.deep.equal(expected.toReversed());
  });

  it('selects options, also ones that are not in view', async () => {
    const one = await mount('dass-select-list', { properties: { label: 'A', options: materials, fieldLabel: 'name' } });
    await chooseOptions(one, 'Material 250');
    expect(one.value).to.equal(250);
    const several = await mount('dass-select-list', {
      properties: { label: 'B', options: ['kg', 'm', 'un'], multiple: true, withoutFilter: true },
    });
    await chooseOptions(several, 'm', 'kg');
    expect(several.value).to.have.members(['m', 'kg']);
  });

  it('moves an item of a pick list', async () => {
    const list = await mount('dass-pick-list', { properties: { label: 'C', items: materials, fieldLabel: 'name' } });
    await moveItem(list, 'Material 2');
    expect(await pickListLabels(list, 'selected')).to.deep.equal(['Material 2']);
    expect((await pickListLabels(list, 'available')).length).to.equal(299);
  });

  it('[DS-01] waits for rows of a source, and selects among them', async () => {
    const rows = arraySource(materials);
    const load = async (request: DataRequest) => {
      await painted();
      return rows.load(request);
    };
    const properties = { fieldLabel: 'name', dataSource: { load } };
    const names = materials.map(({ name }) => name);
    const list = await mount('dass-pick-list', { properties: { ...properties, label: 'D' } });
    expect(await pickListLabels(list, 'available')).to.deep.equal(names);
    const columns = [{ name: 'name' }];
    const table = await mount('dass-data-table', { properties: { label: 'E', dataSource: { load }, columns } });
    expect((await tableRows(table)).flat()).to.deep.equal(names);
    const field = await mount('dass-select-list', { properties: { ...properties, label: 'F' } });
    await chooseOptions(field, 'Material 250');
    expect(field.value).to.equal(250);
  });

  it('answers a question', async () => {
    for (const answer of [true, false]) {
      const question = confirm('Enviar?');
      await answerConfirm(answer);
      expect(await question).to.equal(answer);
    }
    const reason = confirmWithReason('Cancelar o pedido?');
    await answerConfirm(true, { reason: 'O lote foi recusado' });
    expect(await reason).to.equal('O lote foi recusado');
  });

  it('closes a message, and returns its text', async () => {
    const closed = message({ type: 'ERROR', message: 'O lote está bloqueado.' });
    expect(await closeMessage()).to.contain('O lote está bloqueado.');
    await closed;
  });

  it('finds and closes a notice, also above an open dialog', async () => {
    void notify({ message: 'Pedido enviado' });
    await closeNotice('enviado');
    const question = confirm('Enviar?');
    void notify({ message: 'Pedido alterado' });
    const shown = await notice('Pedido alterado');
    await closeNotice('Pedido alterado');
    expect(shown.isConnected).to.equal(false);
    await answerConfirm(false);
    await question;
  });

  it('chooses files in an upload', async () => {
    const upload = await mount('dass-upload', { properties: { label: 'Anexos', multiple: true } });
    await chooseFiles(upload, new File(['1'], 'medidas.txt'), new File(['2'], 'lote.txt'));
    await until('the files are listed', () => uploadFiles(upload).join() === 'medidas.txt,lote.txt');
    expect(upload.files).to.have.length(2);
  });
});
