import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import type { DassPickList } from './pick-list.js';
import { itNeeds } from '../../../test/support/engine.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, middle, painted, user, until } from '../../../test/support/user.js';
import { labels, selectedLabels, row, rows, show, steps } from '../../../test/support/elements/pick-list.js';
import { isTipShown, readByLongPress } from '../../../test/support/rendering/whole-text.js';

const long = 'Parafuso sextavado de aço inoxidável com rosca parcial '.repeat(3).trim();
const items = [
  { id: 1, label: long },
  { id: 2, label: 'Porca' },
  { id: 3, label: 'Arruela' },
  { id: 4, label: 'Rebite', disabled: true, disabledMessage: `Fora de linha: ${long}` },
];
const ready = async (properties: Record<string, unknown> = {}): Promise<DassPickList> => {
  const element = await show({ items, ...properties });
  await element.updateComplete;
  return element;
};
const touch = async (...steps: unknown[]): Promise<void> => {
  await executeServerCommand('dass:touch', { steps });
  await painted();
};
const down = (target: Element): Promise<void> => touch({ type: 'touchStart', points: [middle(target)] });
const moveTo = ({ x, y }: { x: number; y: number }): Promise<void> => touch({ type: 'touchMove', points: [{ x, y }] });
const up = (): Promise<void> => touch({ type: 'touchEnd', points: [] });
const isLifted = (element: Element): boolean => findAll(element, '.ghost').length > 0;

describe('dass-pick-list: long press', () => {
  itNeeds('touch', '[PL-03] shows the whole text of a cut row, and selects nothing', async () => {
    const element = await ready({ selected: [] });
    const events = listen(element, 'dass-pick');
    await user.tap(row(element, 'Porca'));
    expect(await readByLongPress(element, row(element, long))).to.equal(long);
    expect(isLifted(element), 'the finger is released').to.equal(false);
    expect(selectedLabels(element, 'available'), 'the selection is unchanged').to.deep.equal(['Porca']);
    await user.tap(row(element, long));
    expect(isTipShown(element)).to.equal(false);
    expect(selectedLabels(element, 'available'), 'a touch selects').to.deep.equal([long, 'Porca']);
    expect(events, 'two touches are not a double click').to.have.length(0);
  });

  itNeeds('touch', '[PL-16] starts a drag; the whole text is hidden at the first move', async () => {
    const element = await ready({ selected: [] });
    const line = row(element, long);
    const { x, y } = middle(line);
    await down(line);
    await until('the full text is shown', () => isTipShown(element));
    await moveTo({ x: x + 4, y });
    expect(isTipShown(element), 'small movements are ignored').to.equal(true);
    expect(selectedLabels(element, 'available')).to.deep.equal([]);
    await moveTo({ x: x + 20, y });
    expect(isTipShown(element)).to.equal(false);
    expect(selectedLabels(element, 'available'), 'the drag has begun').to.deep.equal([long]);
    await moveTo(middle(find(element, '[data-list=selected] .rows')));
    await up();
    expect(labels(element, 'selected')).to.deep.equal([long]);
  });

  itNeeds('touch', '[PL-03] selects a row that is not cut', async () => {
    const element = await ready({ selected: [] });
    await user.tap(row(element, 'Porca'));
    await user.longPress(row(element, 'Arruela'), () => isLifted(element));
    expect(selectedLabels(element, 'available')).to.deep.equal(['Porca', 'Arruela']);
    expect(isTipShown(element)).to.equal(false);
  });

  itNeeds('touch', '[PL-03] does not select another item that has replaced the pressed one', async () => {
    const element = await ready({ selected: [] });
    await down(row(element, 'Porca'));
    await until('the drag has begun', () => isLifted(element));
    element.items = steps;
    await element.updateComplete;
    await up();
    expect(selectedLabels(element, 'available')).to.deep.equal([]);
  });

  itNeeds('touch', '[PL-08] shows the whole reason of a disabled item, also while read-only', async () => {
    const element = await ready({ selected: [1] });
    expect(await readByLongPress(element, rows(element, 'available')[2]!)).to.equal(`Rebite Fora de linha: ${long}`);
    element.readOnly = true;
    await element.updateComplete;
    expect(await readByLongPress(element, row(element, long))).to.equal(long);
  });
});
