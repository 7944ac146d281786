import { expect } from 'chai';
import { clipboardEvent } from '../../../test/support/clipboard.js';
import { pendingLoads } from '../../base/loading/pending-loads.js';
import { box, button, labels, selectedLabels, row, steps } from '../../../test/support/elements/pick-list.js';
import { keep } from '../../../test/support/fixture.js';
import { findAll, middle, painted, until } from '../../../test/support/user.js';
import type { DassPickList } from './pick-list.js';

describe('dass-pick-list: lazy modules', () => {
  const early = async (properties: Record<string, unknown> = {}): Promise<DassPickList> => {
    const element = keep(document.createElement('dass-pick-list'));
    Object.assign(element, { items: steps, height: 400, ...properties });
    document.body.append(element);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return element;
  };
  const press = (target: Element, key: string): boolean =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

  it('[PL-16] carries out user actions before the lazy modules have loaded, in order, each once', async () => {
    const element = await early({ fieldPaste: 'label' });
    const eventTypes = ['keydown', 'click', 'dblclick', 'pointerdown', 'paste', 'focusin'];
    const events: string[] = [];
    const record = ({ type }: Event): void => void events.push(type);
    for (const type of eventTypes) document.addEventListener(type, record);
    try {
      const list = box(element, 'available');
      list.focus();
      for (const key of ['ArrowDown', 'Enter', 'End', 'Enter']) press(list, key);
      await element.updateComplete;
      expect(labels(element, 'selected')).to.deep.equal(['Costura', 'Embalagem']);
      const mouse = { bubbles: true, composed: true, cancelable: true, button: 0 };
      row(element, 'Corte').dispatchEvent(new PointerEvent('pointerdown', { ...mouse, pointerType: 'mouse' }));
      row(element, 'Corte').dispatchEvent(new MouseEvent('click', mouse));
      button(element, 'undo').click();
      box(element, 'selected').dispatchEvent(clipboardEvent('paste', 'Montagem'));
      await element.updateComplete;
      await painted();
      expect(labels(element, 'selected')).to.deep.equal(['Costura']);
      expect(selectedLabels(element, 'available')).to.deep.equal(['Corte']);
      const pasteDialog = await until('the paste dialog is open', () =>
        document.querySelector('dass-paste-list-dialog'),
      );
      expect(pasteDialog.text).to.equal('Montagem');
      expect(events.filter((type) => type !== 'focusin')).to.deep.equal([
        ...Array<string>(4).fill('keydown'),
        ...['pointerdown', 'click', 'click', 'paste'],
      ]);
    } finally {
      for (const type of eventTypes) document.removeEventListener(type, record);
      document.querySelector('dass-paste-list-dialog')?.remove();
    }
  });

  for (const isReleased of [false, true]) {
    const title = isReleased
      ? 'starts no drag when the pointer was released'
      : 'starts a drag when the row was pressed';
    it(`[PL-16] ${title} before dragging has loaded`, async () => {
      const element = keep(document.createElement('dass-pick-list'));
      Object.assign(element, { items: steps, height: 400 });
      document.body.append(element);
      while (!element.hasUpdated) await Promise.resolve();
      expect(pendingLoads(element), 'the module is still loading').not.to.equal(undefined);
      // Only pointers of the browser can be captured.
      box(element, 'available').setPointerCapture = () => undefined;
      const pressed = row(element, 'Corte');
      const { x, y } = middle(pressed);
      const point = (type: string, clientX: number, buttons: number): boolean =>
        pressed.dispatchEvent(
          new PointerEvent(type, { bubbles: true, composed: true, pointerType: 'mouse', clientX, clientY: y, buttons }),
        );
      point('pointerdown', x, 1);
      if (isReleased) point('pointerup', x, 0);
      await element.updateComplete;
      point('pointermove', x + 30, 1);
      expect(findAll(element, '.ghost')).to.have.length(isReleased ? 0 : 1);
      point('pointerup', x + 30, 0);
    });
  }
});
