import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './copy-dialog.js';
import type { DassCopyDialog, DassCopyDialogConfirmDetail } from './copy-dialog.js';
import { copyValues } from './copy-values.js';
import { setLanguage } from '../../../locales/index.js';
import { cells, grid, names, row } from '../../../test/support/elements/data-table.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, until, user } from '../../../test/support/user.js';

const columns = [
  { name: 'heat', label: 'Temperatura', kind: 'number' as const },
  { name: 'glue', label: 'Adesivo' },
];
const steps = [
  { id: 10, label: 'Colar', heat: 85, glue: 'PU 320' },
  { id: 20, label: 'Montar', heat: 90, glue: '' },
  { id: 30, label: 'Prensar', heat: 85, glue: 'PU 320' },
  { id: 40, label: 'Lixar', heat: null, glue: 'PU 110' },
];
const open = async (properties: Record<string, unknown> = {}): Promise<DassCopyDialog> => {
  const element = await mount('dass-copy-dialog', { properties: { rows: steps, columns, ...properties } });
  await element.show();
  await until('the rows are rendered', () => findAll(element, '[role=grid] .row').length > 1);
  await painted();
  return element;
};
const chosen = { sourceKey: '10', targetKeys: [20, 30] };
const isDisabled = (element: Element): boolean =>
  find<HTMLElementTagNameMap['dass-button']>(element, '.confirm').disabled;
const confirmText = (element: Element): string => find(element, '.confirm').textContent.trim();
const stateText = (element: Element): string => find(element, '.state[role=status]').textContent;
const textsOf = (element: Element, name: string): string[] =>
  cells(row(element, name)).map((cell) => cell.textContent.replace(/\s+/g, ' ').trim());
const targetNames = (element: Element): string[] => names(element).sort();
const detailOf = (events: { detail: unknown }[]): DassCopyDialogConfirmDetail =>
  events[0]?.detail as DassCopyDialogConfirmDetail;
/** Selects the source by keys. */
const selectSource = async (element: Element, typed: string): Promise<void> => {
  find(element, '.source').focus();
  await user.press('Control+a');
  await user.type(typed);
  await until('the list is filtered', () => findAll(find(element, '.source'), 'mark').length > 0);
  await user.press('Enter');
};
const question = (): HTMLElement | null => document.querySelector('dass-confirm-dialog');

describe('dass-copy-dialog', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[CP-01] by keyboard: needs a source and a target, leaves the source out, and fires both with the resulting rows', async () => {
    const before = structuredClone(steps);
    const element = await open();
    const events = listen(element, 'dass-confirm', 'dass-close');
    expect(focused()?.getAttribute('role')).to.equal('combobox');
    expect([isDisabled(element), stateText(element)]).to.deep.equal([true, 'Selecione de onde copiar.']);
    await selectSource(element, 'col');
    expect(targetNames(element)).to.deep.equal(['Lixar', 'Montar', 'Prensar']);
    expect([isDisabled(element), stateText(element)]).to.deep.equal([true, 'Selecione ao menos um destino.']);
    grid(element).focus();
    await user.press('Control+a');
    expect([isDisabled(element), confirmText(element)]).to.deep.equal([false, 'Copiar para 2 linhas']);
    expect(stateText(element)).to.equal('2 linhas mudam, 1 fica como está');
    find(element, '.confirm').focus();
    await user.press('Enter');
    const { source, targets, columns: copied, onlyEmpty, rows, changed } = detailOf(events);
    expect(source === steps[0] && targets.every((target, at) => target === steps[at + 1])).to.equal(true);
    expect([copied, onlyEmpty, changed]).to.deep.equal([['heat', 'glue'], false, [0, 2]]);
    expect(rows).to.deep.equal(steps.slice(1).map((step) => ({ ...step, heat: 85, glue: 'PU 320' })));
    expect(steps, 'the rows of the application').to.deep.equal(before);
    expect(element.open).to.equal(false);
    expect(events[1]?.detail).to.deep.equal({ reason: 'confirm', value: events[0]?.detail });
  });

  it('[CP-01] shows what each value becomes, what stays, and where nothing changes', async () => {
    const element = await open(chosen);
    expect(textsOf(element, 'Montar')).to.deep.equal([
      'Montar',
      '2 valores',
      '90 muda para 85',
      'vazio muda para PU 320',
    ]);
    expect(textsOf(element, 'Prensar')).to.deep.equal(['Prensar', 'Nada muda', '85 igual', 'PU 320 igual']);
    expect(textsOf(element, 'Lixar')).to.deep.equal(['Lixar', '', '', 'PU 110']);
    await user.click(find(find(element, '.only-empty'), '[role=switch]'));
    expect(textsOf(element, 'Montar')).to.deep.equal(['Montar', '1 valor', '90 mantido', 'vazio muda para PU 320']);
    expect(confirmText(element)).to.equal('Copiar para 1 linha');
    const events = listen(element, 'dass-confirm');
    await user.click(find(element, '.confirm'));
    expect(detailOf(events).rows[0]).to.deep.equal({ ...steps[1], glue: 'PU 320' });
    expect(detailOf(events).onlyEmpty).to.equal(true);
  });

  it('[CP-01] copies the selected columns only, and none keeps the button disabled', async () => {
    const element = await open({ ...chosen, copiedColumns: ['glue'] });
    expect(textsOf(element, 'Montar')).to.deep.equal(['Montar', '1 valor', '90', 'vazio muda para PU 320']);
    await user.click(find(find(element, '.columns'), '.remove'));
    expect([isDisabled(element), stateText(element)]).to.deep.equal([true, 'Selecione o que copiar.']);
    expect(textsOf(element, 'Montar')).to.deep.equal(['Montar', '', '90', '']);
  });

  it('[CP-01] a target that becomes the source is no target any more, also when another source is selected again', async () => {
    const element = await open(chosen);
    await selectSource(element, 'mon');
    expect(targetNames(element)).to.deep.equal(['Colar', 'Lixar', 'Prensar']);
    expect(stateText(element)).to.equal('1 linha muda');
    await selectSource(element, 'lix');
    expect(row(element, 'Montar').ariaSelected).to.equal('false');
    expect(row(element, 'Prensar').ariaSelected).to.equal('true');
  });

  it('[CP-01] keeps the choice by the keys when rows are replaced, and drops what is gone', async () => {
    const element = await open();
    await selectSource(element, 'col');
    await user.click(find(row(element, 'Montar'), '.checkbox-cell'));
    await user.click(find(row(element, 'Prensar'), '.checkbox-cell'));
    element.rows = [{ id: 10, label: 'Colar', heat: 70, glue: 'PU 1' }, ...steps.slice(2).map((step) => ({ ...step }))];
    await element.updateComplete;
    await painted();
    expect(textsOf(element, 'Prensar')).to.deep.equal([
      'Prensar',
      '2 valores',
      '85 muda para 70',
      'PU 320 muda para PU 1',
    ]);
    expect(confirmText(element)).to.equal('Copiar para 1 linha');
    const events = listen(element, 'dass-confirm');
    await user.click(find(element, '.confirm'));
    expect(detailOf(events).rows).to.deep.equal([{ id: 30, label: 'Prensar', heat: 70, glue: 'PU 1' }]);
  });

  it('filters the targets, selects all that match, and shows only the selected ones', async () => {
    const element = await open({ sourceKey: '10' });
    find(element, '.filter > input').focus();
    await user.type('pu 320');
    await until('the targets are filtered', () => targetNames(element).join() === 'Prensar');
    await user.press('ArrowDown');
    await user.press('Control+a');
    find(element, '.filter > input').focus();
    await user.press('Escape');
    expect(element.open, 'Escape clears the filter').to.equal(true);
    await until('all targets are shown', () => targetNames(element).length === 3);
    await user.click(find(find(element, '.only-targets'), 'button'));
    await until('the selected target is shown', () => targetNames(element).join() === 'Prensar');
    await user.click(find(row(element, 'Prensar'), '.checkbox-cell'));
    expect(targetNames(element), 'it stays visible').to.deep.equal(['Prensar']);
    await user.click(find(find(element, '.only-targets'), 'button'));
    await until('all targets are shown', () => targetNames(element).length === 3);
    expect(isDisabled(element)).to.equal(true);
  });

  it('asks before a selection of targets is discarded, and starts anew when it opens again', async () => {
    const element = await open(chosen);
    await user.click(find(row(element, 'Lixar'), '.checkbox-cell'));
    await user.press('Escape');
    const dialog = await until('the confirmation is shown', question);
    await until('it says what is discarded', () => dialog.shadowRoot?.textContent.includes('Nada foi copiado ainda.'));
    await user.press('Escape');
    await until('the confirmation is closed', () => !question());
    expect(element.open).to.equal(true);
    await user.click(find(element, '.cancel'));
    expect(element.open).to.equal(false);
    await element.show();
    await painted();
    expect(row(element, 'Lixar').ariaSelected).to.equal('false');
    await user.press('Escape');
    expect([element.open, question()]).to.deep.equal([false, null]);
  });

  it('stays open when dass-confirm is prevented; while it is saving nothing changes, then it shows what failed', async () => {
    const element = await open(chosen);
    let count = 0;
    element.addEventListener('dass-confirm', (event) => {
      event.preventDefault();
      count++;
    });
    await user.click(find(element, '.confirm'));
    expect([element.open, count]).to.deep.equal([true, 1]);
    element.confirming = true;
    await element.updateComplete;
    await user.click(find(element, '.confirm'));
    await user.click(find(row(element, 'Lixar'), '.checkbox-cell'));
    await user.click(find(element, '.cancel'));
    await user.press('Escape');
    expect([element.open, count, stateText(element)]).to.deep.equal([true, 1, '1 linha muda, 1 fica como está']);
    element.confirming = false;
    element.errorText = () => 'Sem conexão';
    await element.updateComplete;
    expect(find(element, '[role=alert].error').textContent).to.equal('Sem conexão');
    await user.click(find(element, '.confirm'));
    expect(count).to.equal(2);
  });

  it('cannot be confirmed while the rows are loading', async () => {
    const element = await open({ ...chosen, busy: true });
    expect(isDisabled(element)).to.equal(true);
    element.busy = false;
    await element.updateComplete;
    expect(isDisabled(element)).to.equal(false);
  });

  it('is 60vw wide, and full screen on small screens, where it works by touch', async () => {
    await setViewport({ width: 1440, height: 900 });
    try {
      const element = await open(chosen);
      const dialog = find(element, 'dialog');
      expect(Math.round(dialog.getBoundingClientRect().width)).to.equal(864);
      await setViewport({ width: 375, height: 667 });
      await until('it is as wide as the screen', () => dialog.getBoundingClientRect().width === 375);
      expect(dialog.getBoundingClientRect().height).to.equal(667);
      await until('there are cards', () => findAll(element, '.rows.cards').length === 1);
      await user.tap(find(find(element, '.only-empty'), '[role=switch]'));
      expect(confirmText(element)).to.equal('Copiar para 1 linha');
    } finally {
      await setViewport({ width: 1280, height: 800 });
    }
  });

  it('works with 20,000 rows and 200 columns', async () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ name: `f${at}`, label: `Campo ${at}` }));
    const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, label: `Linha ${id}`, f0: id, f199: id }));
    const element = await open({ rows, columns: many, sourceKey: '0' });
    grid(element).focus();
    await user.press('Control+a');
    await until('the button has the number', () => confirmText(element) === 'Copiar para 19.999 linhas');
    expect(findAll(element, '[role=grid] .row').length < 60).to.equal(true);
  });

  it('changes its texts with the language', async () => {
    const element = await open(chosen);
    await setLanguage('en');
    await until('the texts are English', () => textsOf(element, 'Prensar')[1] === 'No change');
    expect(confirmText(element)).to.equal('Copy to 1 row');
    expect(findAll(element, '[role=columnheader]').map((heading) => heading.textContent.trim())).to.include('Changes');
  });

  it('copyValues() resolves with the result, shows why an action has failed, and resolves with null when it is canceled', async () => {
    const answer = copyValues({ rows: steps, columns, ...chosen });
    const dialog = await until('the dialog is there', () => document.querySelector('dass-copy-dialog'));
    await until('it is ready', () => findAll(dialog, '[role=grid] .row').length > 1);
    await user.click(find(dialog, '.confirm'));
    expect((await answer)?.targets).to.deep.equal(steps.slice(1, 3));
    let saved: unknown;
    const refused = copyValues({
      rows: steps,
      columns,
      ...chosen,
      action: (result) => {
        if (!saved) {
          saved = result;
          throw new Error('Sem conexão');
        }
      },
    });
    const saving = await until('the dialog is there', () => document.querySelector('dass-copy-dialog'));
    await until('it is ready', () => findAll(saving, '[role=grid] .row').length > 1);
    await user.click(find(saving, '.confirm'));
    await until('it shows the error', () => find(saving, '[role=alert].error').textContent.includes('Sem conexão'));
    await user.click(find(saving, '.confirm'));
    expect(await refused).to.deep.equal(saved);
    const canceled = copyValues({ rows: steps, columns });
    await until('the dialog is there', () => document.querySelector('dass-copy-dialog'));
    await until('it has the focus', () => focused()?.getAttribute('role') === 'combobox');
    await user.press('Escape');
    expect(await canceled).to.equal(null);
  });
});
