import { expect } from 'chai';
import { strFromU8, unzipSync } from 'fflate';
import './data-table.js';
import { setAssetFolder } from '../../base/loading/worker-address.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import {
  manyRows,
  materialColumns,
  press,
  said,
  showTable,
  textOf,
} from '../../../test/support/elements/data-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, until, user } from '../../../test/support/user.js';

const rows = [
  { id: 1, name: '=SOMA(1)', price: -1234.5, day: '2026-03-05', isActive: 'S' },
  { id: 2, name: 'Couro; bovino', price: '0.1', day: '2026-03-05T18:00', isActive: 'N' },
  { id: 3, name: 'Nylon', price: null, day: '', isActive: 'S' },
];
const columns = [
  { name: 'name', label: 'Nome', sortable: true },
  { name: 'price', label: 'Preço', kind: 'number', format: (price: unknown) => `R$ ${String(price)}` },
  { name: 'day', label: 'Dia', kind: 'date' },
  { name: 'isActive', label: 'Ativo', kind: 'checkbox' },
  { name: 'id', label: 'Id', isHidden: true },
];
/** Waits for a notice, and closes it. @returns its type and its text */
async function closeNotice(): Promise<readonly string[]> {
  const notice = await until('the notice is shown', () => findAll(document.body, 'dass-notice')[0]);
  const shown = [notice.getAttribute('type')!, textOf(find(notice, '.text'))];
  await user.click(find(notice, 'button'));
  await until('the notice is closed', () => !notice.isConnected);
  return shown;
}

const sheetOf = async (file: File | undefined): Promise<string> => {
  const files = unzipSync(new Uint8Array(await file!.arrayBuffer()));
  return strFromU8(files['xl/worksheets/sheet1.xml']!);
};

describe('dass-data-table, export', () => {
  it('[TB-10] exports the rows that the filter includes in their order as CSV', async () => {
    const sorting = { column: 'name', direction: 'descending' };
    const element = await showTable({ rows, columns, sorting, filter: '2026', label: 'Materiais: 1/2' });
    const file = await element.exportRows({ save: false });
    expect([file!.name, file!.type]).to.deep.equal(['Materiais- 1-2.csv', 'text/csv;charset=utf-8']);
    const bytes = new Uint8Array(await file!.arrayBuffer());
    expect([...bytes.subarray(0, 3)], 'the mark of UTF-8').to.deep.equal([0xef, 0xbb, 0xbf]);
    expect((await file!.text()).split('\r\n')).to.deep.equal([
      'Nome;Preço;Dia;Ativo',
      '"Couro; bovino";0,1;2026-03-05 18:00;Não',
      "'=SOMA(1);-1234,5;2026-03-05;Sim",
      '',
    ]);
    await said('2 linhas exportadas');
  });

  it('[TB-10] exports a workbook with real numbers and dates', async () => {
    const element = await showTable({ rows, columns });
    const file = await element.exportRows({ format: 'xlsx', fileName: 'Preços', save: false });
    expect(file!.name).to.equal('Preços.xlsx');
    const sheet = await sheetOf(file);
    const read = new DOMParser().parseFromString(sheet, 'text/xml');
    const cells = [...read.querySelectorAll('row')].map((row) =>
      [...row.children].map((cell) =>
        `${cell.getAttribute('t') ?? cell.getAttribute('s') ?? ''} ${cell.textContent}`.trim(),
      ),
    );
    expect(cells).to.deep.equal([
      ['inlineStr Nome', 'inlineStr Preço', 'inlineStr Dia', 'inlineStr Ativo'],
      ['inlineStr =SOMA(1)', '-1234.5', '2 46086', 'inlineStr Sim'],
      ['inlineStr Couro; bovino', '0.1', '3 46086.75', 'inlineStr Não'],
      ['inlineStr Nylon', '', '', 'inlineStr Sim'],
    ]);
  });

  it('[TB-10] is in the options menu, if the application wants it; the event has the file', async () => {
    const element = await showTable({ rows, columns, exportable: true });
    let file: File | undefined;
    element.addEventListener('dass-export', (event) => {
      event.preventDefault();
      ({ file } = event.detail);
    });
    await user.click(find(element, '.options'));
    const entry = await until('the menu is open', () =>
      findAll(find(element, '.options'), '[role=menuitem]').find((one) => textOf(one) === 'Exportar para o Excel'),
    );
    await user.click(entry);
    await until('the file is there', () => file);
    expect(file!.name).to.equal('Materiais.xlsx');
    expect(await sheetOf(file)).to.include('Couro; bovino');
  });

  it('[TB-10] shows the progress of 100,000 rows, and the user can stop it', async () => {
    const element = await showTable({ rows: manyRows(100_000), columns: materialColumns });
    const events = listen(element, 'dass-export');
    const exported = element.exportRows({ format: 'xlsx', save: false });
    await until('the progress is shown', () => findAll(element, '.copying progress')[0]);
    expect(textOf(find(element, '.copying label'))).to.match(/^Exportando…\s+[\d.]+ de 100\.000$/);
    find(element, '[role=grid]').focus();
    await press('Escape');
    expect(await exported).to.equal(undefined);
    await said('Exportação interrompida');
    expect([findAll(element, '.copying').length, events.length]).to.deep.equal([0, 0]);
    const file = await element.exportRows({ format: 'xlsx', save: false });
    const sheet = await sheetOf(file);
    expect(sheet.match(/<row>/g)).to.have.length(100_001);
    expect(sheet).to.match(/Linha 99999.*<v>99999<\/v><\/c><\/row><\/sheetData><\/worksheet>$/);
  });

  it('[TB-10] shows that a file could not be written', async () => {
    setAssetFolder('/nowhere');
    try {
      const element = await showTable({ rows, columns });
      await expectConsole(/The rows could not be exported/, async () => {
        expect(await element.exportRows({ format: 'xlsx', save: false })).to.equal(undefined);
      });
      expect(await closeNotice()).to.deep.equal(['error', 'Não foi possível exportar']);
    } finally {
      setAssetFolder(undefined);
    }
  });

  it('[TB-10] shows that there are too many rows for a workbook', async () => {
    const dataSource = { load: () => Promise.resolve({ rows, total: 2_000_000 }) };
    const element = await showTable({ columns, dataSource });
    await until('the rows are there', () => findAll(element, '.rows-sheet .row').length > 1);
    expect(await element.exportRows({ format: 'xlsx', save: false })).to.equal(undefined);
    expect(await closeNotice()).to.deep.equal(['warning', 'Linhas demais para o Excel: exporte como CSV']);
  });
});
