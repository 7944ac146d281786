import { expect } from 'chai';
import { emulateMedia, executeServerCommand } from '@web/test-runner-commands';
import { answerConfirm } from '../../../testing/dom.js';
import {
  box,
  count,
  filterOf,
  ids,
  labels,
  many,
  selectedLabels,
  row,
  rows,
  show,
  steps,
  type,
  withDisabled,
} from '../../../test/support/elements/pick-list.js';
import { itNeeds } from '../../../test/support/engine.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, middle, painted, until, user } from '../../../test/support/user.js';
import type { DassPickList } from './pick-list.js';

describe('dass-pick-list: drag', () => {
  // Rows are measured, which move to their places otherwise.
  before(() => emulateMedia({ reducedMotion: 'reduce' }));

  describe('between and within the lists', () => {
    type Point = { x: number; y: number };
    const ready = async (properties: Record<string, unknown> = {}): Promise<DassPickList> => {
      const element = await show({ selected: [4, 5], fieldOrder: 'order', ...properties });
      await user.hover(rows(element, 'available')[0]!);
      await element.updateComplete;
      return element;
    };
    const upper = (label: string, element: Element): Point => {
      const { x } = middle(row(element, label));
      return { x, y: Math.round(row(element, label).getBoundingClientRect().top + 3) };
    };
    const mouse = async (...steps: unknown[][]): Promise<void> => {
      await executeServerCommand('dass:mouse', { steps });
      await painted();
    };
    const touch = async (...steps: unknown[]): Promise<void> => {
      await executeServerCommand('dass:touch', { steps });
      await painted();
    };
    const lift = async (element: Element, label: string, { x, y }: Point): Promise<void> => {
      const from = middle(row(element, label));
      await mouse(
        ['move', from.x, from.y],
        ['down'],
        ['move', from.x + 8, from.y + 8],
        ['move', x, y - 4],
        ['move', x, y],
      );
    };

    it('[PL-16] moves an item to the other list, before the row that the line shows', async () => {
      const element = await ready();
      const events = listen(element, 'dass-pick');
      await lift(element, 'Costura', upper('Expedição', element));
      const line = find(element, '.line').getBoundingClientRect();
      expect(Math.abs(line.top - row(element, 'Expedição').getBoundingClientRect().top)).to.be.lessThan(2);
      expect(find(element, '.ghost').textContent).to.equal('Costura');
      await mouse(['up']);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Costura', 'Expedição']);
      expect(findAll(element, '.ghost, .line, .target, .dragged')).to.have.length(0);
      await user.drag(middle(row(element, 'Expedição')), middle(row(element, 'Corte')));
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Costura']);
      expect(events).to.have.length(2);
    });

    it('[PL-16] moves all selected items, and shows their number', async () => {
      const element = await ready();
      await user.click(row(element, 'Corte'));
      await user.click(row(element, 'Montagem'), { modifiers: ['Control'] });
      await lift(element, 'Montagem', upper('Injeção', element));
      expect(find(element, '.ghost').textContent).to.equal('2 itens');
      await mouse(['up']);
      expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Montagem', 'Injeção', 'Expedição']);
      await user.drag(middle(row(element, 'Injeção')), upper('Corte', element));
      expect(labels(element, 'selected'), 'an item that is not selected moves alone').to.deep.equal([
        'Injeção',
        'Corte',
        'Montagem',
        'Expedição',
      ]);
    });

    it('[PL-16] keeps the order without an order field', async () => {
      const element = await ready({ fieldOrder: '' });
      await lift(element, 'Expedição', upper('Injeção', element));
      expect(findAll(element, '.line')).to.have.length(0);
      expect(find(element, '.ghost').matches('.no-target')).to.equal(true);
      await mouse(['up']);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Expedição']);
      await user.drag(middle(row(element, 'Corte')), upper('Injeção', element));
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Expedição', 'Corte']);
    });

    it('is canceled by Escape and outside of the lists; a dialog around it stays open', async () => {
      const element = await ready();
      const events = listen(element, 'dass-pick');
      const keys: string[] = [];
      element.addEventListener('keydown', ({ key }) => keys.push(key));
      await lift(element, 'Corte', upper('Injeção', element));
      await user.press('Escape');
      expect(findAll(element, '.ghost, .line')).to.have.length(0);
      await mouse(['up']);
      await lift(element, 'Corte', { x: 2, y: 6 });
      await mouse(['up']);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Expedição']);
      expect([events.length, keys]).to.deep.equal([0, []]);
      await user.click(row(element, 'Costura'));
      expect(selectedLabels(element, 'available'), 'a click does not drag').to.deep.equal(['Costura']);
    });

    it('[PL-08] [PL-09] drags no disabled item, and asks before it removes', async () => {
      const element = await ready({ items: withDisabled('Corte', 'Injeção'), confirmDelete: true });
      const events = listen(element, 'dass-pick');
      await user.drag(middle(row(element, 'Corte')), middle(row(element, 'Injeção')));
      await user.drag(middle(row(element, 'Injeção')), middle(row(element, 'Corte')));
      expect(events).to.have.length(0);
      await user.drag(middle(row(element, 'Expedição')), middle(row(element, 'Corte')));
      await answerConfirm(true);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
      element.readOnly = true;
      await element.updateComplete;
      await user.drag(middle(row(element, 'Costura')), middle(row(element, 'Injeção')));
      expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
    });

    it('scrolls at the edges', async () => {
      const items = many(300);
      const element = await ready({ items, selected: items.slice(0, 200), fieldOrder: 'id' });
      const scroller = box(element, 'selected');
      const { left, bottom } = scroller.getBoundingClientRect();
      await lift(element, 'Peça 0', { x: left + 40, y: bottom - 6 });
      await until('the list has scrolled', () => scroller.scrollTop > 200);
      await mouse(['up']);
      expect(ids(element.selected).indexOf(0)).to.be.greaterThan(8);
      expect(element.selected).to.have.length(200);
    });

    it('continues when items are replaced meanwhile', async () => {
      const element = await ready();
      await lift(element, 'Corte', upper('Injeção', element));
      element.items = [...steps].reverse().map((step) => ({ ...step }));
      await element.updateComplete;
      await mouse(['up']);
      expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Injeção', 'Expedição']);
      await lift(element, 'Corte', middle(row(element, 'Montagem')));
      element.items = [];
      element.selected = [4];
      await element.updateComplete;
      await mouse(['up']);
      expect(ids(element.selected)).to.deep.equal([4]);
      await user.drag(middle(rows(element, 'selected')[0]!), middle(box(element, 'available')));
      element.remove();
      expect(document.querySelector('.ghost')).to.equal(null);
    });

    itNeeds('touch', '[PL-16] follows a finger after a long press; a finger that moves at once scrolls', async () => {
      const items = many(300);
      const element = await ready({ items, selected: items.slice(100, 103), fieldOrder: 'id' });
      const scroller = box(element, 'available');
      const from = middle(row(element, 'Peça 3'));
      const to = upper('Peça 101', element);
      await touch({ type: 'touchStart', points: [from] });
      await until('the drag has begun', () => find(element, '.ghost').textContent === 'Peça 3');
      await touch({ type: 'touchMove', points: [{ x: from.x + 30, y: from.y }] }, { type: 'touchMove', points: [to] });
      await until('the line is shown', () => find(element, '.line'));
      await touch({ type: 'touchEnd', points: [] });
      expect(labels(element, 'selected')).to.deep.equal(['Peça 100', 'Peça 3', 'Peça 101', 'Peça 102']);
      expect(scroller.scrollTop).to.equal(0);
      const swipe = [-20, -60, -100, -140].map((way) => ({
        type: 'touchMove',
        points: [{ x: from.x, y: from.y + way }],
      }));
      await touch({ type: 'touchStart', points: [from] }, ...swipe, { type: 'touchEnd', points: [] });
      await until('the list scrolls', () => scroller.scrollTop > 40);
      expect(findAll(element, '.ghost')).to.have.length(0);
      expect(labels(element, 'selected')).to.have.length(4);
    });
  });

  describe('start, target and end', () => {
    const mouse = async (...actions: unknown[][]): Promise<void> => {
      await executeServerCommand('dass:mouse', { steps: actions });
      await painted();
    };
    const ready = async (properties: Record<string, unknown> = {}) => {
      const element = await show({ selected: [4, 5], fieldOrder: 'order', ...properties });
      await user.hover(rows(element, 'available')[0]!);
      await element.updateComplete;
      return element;
    };
    const ghosts = (element: Element): number => findAll(element, '.ghost').length;

    itNeeds('other buttons', '[PL-16] starts with the primary button only', async () => {
      const element = await ready();
      const { x, y } = middle(row(element, 'Corte'));
      await mouse(['move', x, y], ['down', { button: 'right' }], ['move', x, y + 30]);
      expect(ghosts(element)).to.equal(0);
      await mouse(['up', { button: 'right' }]);
    });

    it('[PL-16] starts after a few pixels, and shows the target list', async () => {
      const element = await ready();
      const { x, y } = middle(row(element, 'Corte'));
      await mouse(['move', x, y], ['down'], ['move', x + 2, y + 2]);
      expect(ghosts(element), 'below the drag distance').to.equal(0);
      const to = middle(box(element, 'selected'));
      await mouse(['move', x + 9, y + 9], ['move', to.x, to.y]);
      expect(ghosts(element)).to.equal(1);
      expect(findAll(element, '.target').map((one) => one.closest<HTMLElement>('.pane')!.dataset.list)).to.deep.equal([
        'selected',
      ]);
      await mouse(['up']);
      expect(labels(element, 'selected'), 'after the last row it moves to the end').to.deep.equal([
        'Injeção',
        'Expedição',
        'Corte',
      ]);
    });

    it('[PL-16] inserts before the row that is seen there, also in a filtered list', async () => {
      const element = await ready({ selected: [1, 2, 3, 4] });
      await type(element, 'selected', 'ção');
      const { x } = middle(row(element, 'Injeção'));
      const { top } = row(element, 'Injeção').getBoundingClientRect();
      await user.drag(middle(row(element, 'Embalagem')), { x, y: Math.round(top + 3) });
      filterOf(element, 'selected').focus();
      await user.press('Escape');
      expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Costura', 'Montagem', 'Embalagem', 'Injeção']);
    });

    it('[PL-16] orders only the dragged items when the selection is replaced meanwhile', async () => {
      const element = await ready({ selected: [1, 2, 3] });
      const from = middle(row(element, 'Montagem'));
      const first = row(element, 'Corte').getBoundingClientRect();
      await mouse(['move', from.x, from.y], ['down'], ['move', from.x + 9, from.y - 9]);
      element.selected = [6, 1, 2, 3];
      await element.updateComplete;
      await painted();
      await mouse(['move', from.x, Math.round(first.top + 3)], ['up']);
      expect(ids(element.selected)).to.deep.equal([3, 6, 1, 2]);
    });

    it('[PL-16] ends when its pointer is canceled, and ignores other pointers', async () => {
      const element = await ready();
      const from = middle(row(element, 'Corte'));
      const to = middle(box(element, 'selected'));
      const pointer = (name: string, more: PointerEventInit): boolean =>
        row(element, 'Corte').dispatchEvent(
          new PointerEvent(name, { bubbles: true, composed: true, pointerType: 'mouse', ...more }),
        );
      await mouse(['move', from.x, from.y], ['down'], ['move', from.x + 9, from.y + 9], ['move', to.x, to.y]);
      expect(ghosts(element)).to.equal(1);
      pointer('pointercancel', { pointerId: 99 });
      pointer('pointermove', { pointerId: 99, clientX: 2, clientY: 2, buttons: 1 });
      expect(find(element, '.ghost').matches('.no-target'), 'another pointer').to.equal(false);
      // As a browser reports a button that was released outside of its window.
      await mouse(['move', to.x + 3, to.y + 3]);
      expect(ghosts(element)).to.equal(1);
      await user.press('Escape');
      await mouse(['up']);
      expect(count(element, 'selected')).to.equal('2 itens');
    });

    itNeeds('touch', '[PL-16] prevents scrolling and the context menu below a finger that drags', async () => {
      const items = many(300);
      const element = await ready({ items, selected: items.slice(100, 103), fieldOrder: 'id' });
      const from = middle(row(element, 'Peça 3'));
      const touch = (...actions: unknown[]): Promise<unknown> => executeServerCommand('dass:touch', { steps: actions });
      await touch({ type: 'touchStart', points: [from] });
      const menu = new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true });
      row(element, 'Peça 3').dispatchEvent(menu);
      expect(menu.defaultPrevented).to.equal(true);
      await until('the drag has begun', () => ghosts(element) === 1);
      for (let way = 10; way <= 120; way += 10)
        await touch({ type: 'touchMove', points: [{ x: from.x, y: from.y - way }] });
      await painted();
      expect(ghosts(element)).to.equal(1);
      expect(box(element, 'available').scrollTop).to.equal(0);
      await touch({ type: 'touchEnd', points: [] });
      expect(labels(element, 'selected')).to.have.length(3);
    });
  });
});
