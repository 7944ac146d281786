import { expect } from 'chai';
import './copy-dialog.js';
import type { CopyResult, DassCopyDialog } from './copy-dialog.js';
import { copyValues } from './copy-values.js';
import { announced } from '../../../test/support/assertions/announced.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { holdIdleTime, type HeldIdleTime } from '../../../test/support/emulation/idle-time.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

const columns = [
  { name: 'heat', label: 'Temperatura', kind: 'number' as const },
  { name: 'limits', label: 'Limites' },
];
const rows = Array.from({ length: 100_001 }, (_, id) => ({
  ...{
    id,
    label: `Etapa ${id}`,
    heat: id,
    limits: { from: id, to: [id, id + 1] },
    supplier: { name: 'A', tags: ['x'] },
  },
}));
const chosen = { rows, columns, sourceKey: '0', targetKeys: rows.slice(1).map(({ id }) => id) };
const open = async (properties: Record<string, unknown> = {}): Promise<DassCopyDialog> => {
  const element = await mount('dass-copy-dialog', { properties: { ...chosen, ...properties } });
  await element.show();
  await until('the rows are rendered', () => findAll(element, '[role=grid] .row').length > 1);
  await painted();
  return element;
};
const stateText = (element: Element): string => find(element, 'footer .state').textContent;
const cancelText = (element: Element): string => find(element, '.cancel').textContent.trim();

describe('dass-copy-dialog with 100,000 targets', () => {
  let idleTime: HeldIdleTime;
  beforeEach(() => (idleTime = holdIdleTime()));
  afterEach(() => idleTime.end());

  const startByKey = async (element: Element): Promise<void> => {
    find(element, '.confirm').focus();
    await user.press('Enter');
    await until('it copies', () => cancelText(element) === 'Interromper');
  };

  it('[CP-01] copies in slices, with the progress, and fires when all is copied', async () => {
    const element = await open();
    const events = listen(element, 'dass-confirm', 'dass-close');
    await startByKey(element);
    const progress = await until('the progress is shown', () => {
      idleTime.step();
      return findAll(element, 'footer dass-progress')[0];
    });
    const bar = find(progress, '[role=progressbar]');
    expect([events.length, element.open, cancelText(element)]).to.deep.equal([0, true, 'Interromper']);
    expect([bar.ariaLabel, bar.getAttribute('aria-valuetext')?.endsWith(' de 100.000')]).to.deep.equal([
      'Copiando…',
      true,
    ]);
    idleTime.end();
    await until('all is copied', () => events.length === 2);
    const { rows: copies, targets, changed } = events[0]?.detail as CopyResult<(typeof rows)[0]>;
    expect([copies.length, targets.length, changed.length, element.open]).to.deep.equal([
      100_000,
      100_000,
      100_000,
      false,
    ]);
    expect(copies[99_999]).to.deep.equal({ ...rows[100_000], heat: 0, limits: rows[0]?.limits });
    expect(copies[99_999]?.supplier === rows[100_000]?.supplier, 'a deep copy').to.equal(false);
  });

  it('[CP-01] stops by Escape and by the button: the dialog stays open with its choice, and nothing is copied', async () => {
    const element = await open();
    const events = listen(element, 'dass-confirm', 'dass-before-close', 'dass-close');
    await startByKey(element);
    expectFocus(find(find(element, '.confirm'), 'button'));
    await user.press('Escape');
    await announced('Cópia interrompida');
    expect(stateText(element)).to.equal('100.000 linhas mudam');
    await startByKey(element);
    idleTime.step();
    await user.click(find(element, '.cancel'));
    await until('it has stopped', () => stateText(element) === '100.000 linhas mudam');
    idleTime.step();
    expect([events.length, element.open, cancelText(element)]).to.deep.equal([0, true, 'Cancelar']);
  });

  it('[CP-01] stops when the application replaces the rows or closes the dialog', async () => {
    const element = await open();
    const events = listen(element, 'dass-confirm', 'dass-close');
    await startByKey(element);
    element.rows = rows.slice(0, 3);
    await until('it has stopped', () => stateText(element) === '2 linhas mudam');
    element.rows = rows;
    await until('the rows are there', () => !stateText(element).startsWith('2 '));
    await element.hide();
    idleTime.step();
    expect(events).to.have.length(0);
  });

  it('[CP-01] saves what was copied in slices', async () => {
    const saved: number[] = [];
    const answer = copyValues({ ...chosen, action: ({ rows: copies }) => saved.push(copies.length) });
    const element = await until('the dialog is open', () => document.querySelector('dass-copy-dialog'));
    await until(
      'it can be confirmed',
      () => findAll<HTMLElement & { disabled: boolean }>(element, '.confirm')[0]?.disabled === false,
    );
    await startByKey(element);
    idleTime.end();
    expect((await answer)?.rows).to.have.length(100_000);
    expect(saved).to.deep.equal([100_000]);
  });
});
