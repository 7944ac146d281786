import { expect } from 'chai';
import './copy-dialog.js';
import type { DassCopyDialog, DassCopyDialogConfirmDetail } from './copy-dialog.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { cells, grid, names, row } from '../../../test/support/elements/data-table.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

const columns = [
  { name: 'heat', label: 'Temperatura', kind: 'number' as const },
  { name: 'limits', label: 'Limites' },
];
const open = async (properties: Record<string, unknown>): Promise<DassCopyDialog> => {
  const element = await mount('dass-copy-dialog', { properties: { columns, ...properties } });
  await element.show();
  await until('the rows are rendered', () => findAll(element, '[role=grid] .row').length > 1);
  await painted();
  return element;
};
const confirm = async (element: DassCopyDialog): Promise<DassCopyDialogConfirmDetail> => {
  const events = listen(element, 'dass-confirm');
  await user.click(find(element, '.confirm'));
  const { detail } = await until('it is confirmed', () => events[0]);
  return detail as DassCopyDialogConfirmDetail;
};
const stateText = (element: Element): string => find(element, '.state[role=status]').textContent;
const textsOf = (element: Element, name: string): string[] =>
  cells(row(element, name)).map((cell) => cell.textContent.replace(/\s+/g, ' ').trim());
const isDisabled = (element: Element): boolean =>
  find<HTMLElementTagNameMap['dass-button']>(element, '.confirm').disabled;
/** Freezes an object and all that is in it: changing any of it throws. */
const frozen = <Value extends object>(value: Value): Value => {
  Object.freeze(value);
  for (const part of Object.values(value) as unknown[])
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) frozen(part);
  return value;
};

describe('dass-copy-dialog with invalid values', () => {
  it('[CP-01] copies to rows without a key and with equal keys, each on its own', async () => {
    const rows = [
      { id: 1, label: 'Colar', heat: 85 },
      { id: 1, label: 'Montar', heat: 1 },
      { label: 'Prensar', heat: 2 },
      { id: null, label: 'Lixar', heat: 3 },
      'no row',
    ];
    let element!: DassCopyDialog;
    const warnings = await expectConsole(/2 rows have no key in the field 'id', 1 row has the key/, async () => {
      element = await open({ rows, sourceKey: '1' });
    });
    expect(warnings.length).to.equal(1);
    expect(names(element).sort()).to.deep.equal(['Lixar', 'Montar', 'Prensar']);
    await user.click(find(row(element, 'Montar'), '.checkbox-cell'));
    await user.click(find(row(element, 'Lixar'), '.checkbox-cell'));
    const { targets, rows: results } = await confirm(element);
    expect(targets).to.deep.equal([rows[1], rows[3]]);
    expect(results).to.deep.equal([
      { id: 1, label: 'Montar', heat: 85 },
      { id: null, label: 'Lixar', heat: 85 },
    ]);
  });

  it('says when rows are set that keys are repeated, also while the dialog is closed', async () => {
    await expectConsole(/dass-copy-dialog>?:? ?1 row has the key of an earlier row. It gets another key/, () =>
      mount('dass-copy-dialog', { properties: { columns, fieldId: 'code', rows: [{ code: 1 }, { code: 1 }, 'none'] } }),
    );
  });

  it('[CP-01] asks for a source when it is not among the rows, and when it is removed while the dialog is open', async () => {
    const rows = [1, 2, 3].map((id) => ({ id, label: `Etapa ${id}`, heat: id }));
    const element = await open({ rows, sourceKey: '9', targetKeys: [2] });
    expect([isDisabled(element), stateText(element)]).to.deep.equal([true, 'Selecione de onde copiar.']);
    element.sourceKey = '1';
    await until('it can be confirmed', () => !isDisabled(element));
    element.rows = rows.slice(1);
    await until('it asks again', () => stateText(element) === 'Selecione de onde copiar.');
    expect(isDisabled(element)).to.equal(true);
    expect(find<HTMLElementTagNameMap['dass-select-list']>(element, '.source').value).to.equal('');
    expect([names(element), row(element, 'Etapa 2').ariaSelected]).to.deep.equal([['Etapa 2', 'Etapa 3'], 'true']);
  });

  it('[CP-01] copies dates, lists and objects that contain themselves, and never changes the objects of the application', async () => {
    const limits: Record<string, unknown> = { from: new Date(2026, 9, 2), values: [70, 90] };
    limits['self'] = limits;
    const rows = frozen([
      { id: 1, label: 'Colar', heat: 85, limits },
      { id: 2, label: 'Montar', heat: 85, limits: null },
    ]);
    const element = await open({ rows, columns: frozen([...columns]), sourceKey: '1', targetKeys: [2] });
    expect(textsOf(element, 'Montar').slice(0, 3)).to.deep.equal(['Montar', '1 valor', '85 igual']);
    expect(textsOf(element, 'Montar')[3]).to.match(/^vazio muda para \{"from":.*"self":"…"\}$/);
    const copy = (await confirm(element)).rows[0] as { limits: typeof limits };
    expect(copy.limits === limits, 'nothing is shared').to.equal(false);
    expect(copy.limits['self'] === copy.limits, 'the cycle is kept').to.equal(true);
    expect([copy.limits['from'], copy.limits['values']]).to.deep.equal([limits['from'], limits['values']]);
  });

  it('[CP-01] copies to 1,000 targets', async () => {
    const rows = frozen(Array.from({ length: 1001 }, (_, id) => ({ id, label: `Etapa ${id}`, heat: id % 2 })));
    const element = await open({ rows, sourceKey: '0' });
    grid(element).focus();
    await user.press('Control+a');
    expect(stateText(element)).to.equal('500 linhas mudam, 500 ficam como estão');
    const { targets, rows: results, changed } = await confirm(element);
    expect([targets.length, results.length, changed.length]).to.deep.equal([1000, 1000, 500]);
    expect(results.every((result) => (result as { heat: number }).heat === 0)).to.equal(true);
  });
});
