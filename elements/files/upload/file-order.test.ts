import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import './upload.js';
import type { DassUpload } from './upload.js';
import type { UploadTask } from '../../core/files/upload-task.js';
import {
  openUpload,
  rowButton as button,
  rowOf as row,
  textFile,
  untilShown,
} from '../../../test/support/elements/upload.js';
import { announced } from '../../../test/support/assertions/announced.js';
import { itNeeds } from '../../../test/support/engine.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, focused, middle, painted, user, until } from '../../../test/support/user.js';

const names = ['a.txt', 'b.txt', 'c.txt'];
const stored = (name: string) => ({ _id: name, fileName: name, src: `/${name}`, type: 'text/plain' });
const open = async (files = names): Promise<DassUpload> => {
  const element = await openUpload({ multiple: true, files: files.map(stored) });
  await until('the list is shown', () => findAll(element, '.row').length > 1);
  await painted();
  return element;
};
const touch = async (...steps: unknown[]): Promise<void> => {
  await executeServerCommand('dass:touch', { steps });
  await painted();
};
const point = (type: string, handle: Element, clientY: number, pointerId = 7): boolean =>
  handle.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, button: 0, pointerId, clientY }));

describe('the order of the files of dass-upload', () => {
  itNeeds(
    'touch',
    '[UQ-05] is changed by a finger on a handle, and neither the list nor the page scrolls',
    async () => {
      const element = await open([...names, ...Array.from({ length: 20 }, (_, index) => `${index}.txt`)]);
      const list = find(element, '.list');
      const handle = button(element, 'a.txt', 'handle');
      const [from, to] = [middle(handle), middle(row(element, 'c.txt'))];
      await touch({ type: 'touchStart', points: [from] });
      for (let step = 1; step <= 6; step++)
        await touch({ type: 'touchMove', points: [{ x: from.x, y: from.y + ((to.y - from.y) * step) / 6 }] });
      await until('it is dragged', () => row(element, 'c.txt').dataset.drop === 'after');
      expect(row(element, 'a.txt').matches('.dragged')).to.equal(true);
      expect([list.scrollTop, window.scrollY]).to.deep.equal([0, 0]);
      await touch({ type: 'touchEnd', points: [] });
      await until('the file is moved', () => element.files[2]?._id === 'a.txt');
      expect(element.files.slice(0, 3).map(({ _id }) => _id)).to.deep.equal(['b.txt', 'c.txt', 'a.txt']);
      expect(findAll(element, '[data-drop], .dragged')).to.have.length(0);
    },
  );

  it('[UQ-05] is changed by clicks alone, without dragging; Escape returns to the actions', async () => {
    const element = await open();
    const order = (): string => element.files.map(({ _id }) => String(_id)[0]).join('');
    await user.click(button(element, 'a.txt', 'handle'));
    await until('the buttons are shown', () => findAll(element, '.move').length === 4);
    const move = (to: string): HTMLElement => find(element, `[data-move=${to}]`);
    const orders: string[] = [];
    for (const to of ['before', 'after', 'last', 'first']) {
      await user.click(move(to));
      await until('the button keeps the focus', () => focused() === move(to));
      orders.push(order());
    }
    expect(orders).to.deep.equal(['abc', 'bac', 'bca', 'abc']);
    await announced('a.txt, posição 1 de 3');
    await user.press('Escape');
    await until('the actions are back', () => findAll(element, '.move').length === 0);
    expect(focused()).to.equal(button(element, 'a.txt', 'handle'));
  });

  itNeeds('touch', 'stays when a finger beside the handle scrolls the list', async () => {
    const element = await open([...names, ...Array.from({ length: 20 }, (_, index) => `${index}.txt`)]);
    const events = listen(element, 'dass-change');
    const list = find(element, '.list');
    const from = middle(find(row(element, 'c.txt'), '.text'));
    await touch({ type: 'touchStart', points: [from] });
    for (let step = 1; step <= 6; step++)
      await touch({ type: 'touchMove', points: [{ x: from.x, y: from.y - step * 15 }] });
    await touch({ type: 'touchEnd', points: [] });
    await until('the list is scrolled', () => list.scrollTop > 0);
    expect(events).to.deep.equal([]);
  });

  it('stays when the browser takes the pointer away, and another pointer ends no drag', async () => {
    const element = await open();
    const events = listen(element, 'dass-change');
    const handle = button(element, 'a.txt', 'handle');
    const to = middle(row(element, 'c.txt')).y;
    point('pointerdown', handle, middle(handle).y);
    point('pointermove', handle, to);
    point('pointerup', handle, to, 8);
    expect(row(element, 'a.txt').matches('.dragged')).to.equal(true);
    point('pointercancel', handle, to);
    await element.updateComplete;
    expect(events).to.deep.equal([]);
    expect(findAll(element, '[data-drop], .dragged')).to.have.length(0);
  });

  it('[UQ-05] is changed by drag over the whole list: it scrolls below a drag at its edge', async () => {
    const element = await open([...names, ...Array.from({ length: 40 }, (_, index) => `${index}.txt`)]);
    const list = find(element, '.list');
    const handle = button(element, 'a.txt', 'handle');
    const { bottom } = list.getBoundingClientRect();
    point('pointerdown', handle, middle(handle).y);
    point('pointermove', handle, bottom - 4);
    await until('the last file is in view', () => list.scrollTop + list.clientHeight > list.scrollHeight - 2);
    point('pointerup', handle, bottom - 4);
    expect(element.files.at(-1)?._id).to.equal('a.txt');
    expect(element.files).to.have.length(43);
  });

  it('[UQ-05] is changed by keyboard, with the focus on the file and its new position announced', async () => {
    const element = await open();
    row(element, 'a.txt').focus();
    await user.press('ArrowDown');
    await user.press('ArrowDown');
    await untilShown(element, ...names);
    await user.press('Alt+ArrowUp');
    await untilShown(element, 'a.txt', 'c.txt', 'b.txt');
    await until('the file keeps the focus', () => focused() === row(element, 'c.txt'));
    await announced('c.txt, posição 2 de 3');
    await user.press('Delete');
    await untilShown(element, 'a.txt', 'b.txt');
    await announced('c.txt removido');
  });

  it('[UQ-05] is the order of sending: the file that the user has moved to the top is the next one', async () => {
    const tasks: UploadTask[] = [];
    const transport = (task: UploadTask): void => void tasks.push(task);
    const element = await openUpload({ multiple: true, transport, concurrency: 1 });
    await element.addFiles([...names, 'd.txt'].map((name) => textFile(name, name)));
    await untilShown(element, ...names, 'd.txt');
    row(element, 'd.txt').focus();
    await user.press('Alt+Home');
    await untilShown(element, 'd.txt', ...names);
    for (let sent = 0; sent < 3; sent++) tasks[sent]!.done({ src: `/${sent}` });
    expect(tasks.map(({ file }) => file.name)).to.deep.equal(['a.txt', 'd.txt', 'b.txt', 'c.txt']);
  });

  for (const isPaused of [false, true])
    it(`[UQ-05] [UQ-03] that the user has chosen lasts over a reload, ${isPaused ? 'of paused files' : 'while files are sent'}`, async () => {
      const restoreKey = `ordem-${Date.now()}-${String(isPaused)}`;
      const tasks: UploadTask[] = [];
      const transport = (task: UploadTask): void => void tasks.push(task);
      const openKept = () => openUpload({ multiple: true, restoreKey, transport, concurrency: 1 });
      const element = await openKept();
      await element.addFiles(names.map((name) => textFile(name, name)));
      await untilShown(element, ...names);
      if (isPaused) element.pauseUploads();
      row(element, 'c.txt').focus();
      await user.press('Alt+ArrowUp');
      await untilShown(element, 'a.txt', 'c.txt', 'b.txt');
      point('pointerdown', button(element, 'a.txt', 'handle'), middle(button(element, 'a.txt', 'handle')).y);
      const to = middle(row(element, 'b.txt')).y;
      point('pointermove', row(element, 'a.txt'), to);
      point('pointerup', row(element, 'a.txt'), to);
      await untilShown(element, 'c.txt', 'b.txt', 'a.txt');
      await until('they are kept', () => element.unkept === 0);
      element.remove();

      tasks.length = 0;
      const again = await openKept();
      await untilShown(again, 'c.txt', 'b.txt', 'a.txt');
      if (isPaused) again.resumeUploads();
      await until('the first is sent', () => tasks.length === 1);
      expect(tasks[0]!.file.name).to.equal('c.txt');
      again.files = [];
      await until('nothing is kept', () => again.unkept === 0);
    });
});
