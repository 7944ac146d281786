import { expect } from 'chai';
import './upload.js';
import type { DassUpload } from './upload.js';
import { announced } from '../../../test/support/assertions/announced.js';
import { openUpload, rowOf, textFile } from '../../../test/support/elements/upload.js';
import { isBlank, isInView as inView } from '../../../test/support/elements/long-lists.js';
import { find, findAll, focused as focusedElement, painted, user, until } from '../../../test/support/user.js';

const COUNT = 5000;
const name = (index: number): string => `laudo-${String(index).padStart(4, '0')}.txt`;

async function open(): Promise<{ element: DassUpload; list: HTMLElement }> {
  const files = Array.from({ length: COUNT }, (_, index) => {
    const file = textFile(name(index));
    return { _id: name(index), file, name: file.name, size: file.size, type: file.type };
  });
  // Those that are sent are higher.
  const element = await openUpload({ multiple: true, concurrency: 3, transport: () => undefined, files });
  await until('the list is shown', () => findAll(element, '.row').length > 10);
  await painted();
  return { element, list: find(element, '.list') };
}

const focused = (): HTMLElement | undefined => (focusedElement() ?? undefined) as HTMLElement | undefined;

describe('a long list of dass-upload', () => {
  it('[UQ-02] scrolls 5,000 files without a blank row, and renders those near the view', async () => {
    const { element, list } = await open();
    let [blank, most] = [0, 0];
    const look = async (scroll: () => void): Promise<void> => {
      scroll();
      await painted();
      if (isBlank(list)) blank++;
      most = Math.max(most, findAll(element, '.row').length);
    };
    for (let jump = 1; jump <= 40; jump++)
      await look(() => (list.scrollTop = ((list.scrollHeight - list.clientHeight) * ((jump * 17) % 41)) / 40));
    for (let step = 0; step < 40; step++) await look(() => (list.scrollTop += 150));
    for (let step = 0; step < 40; step++) await look(() => (list.scrollTop -= 400));
    expect(blank).to.equal(0);
    expect(most).to.be.below(80);
  });

  it('[UQ-02] leads to the last file and back by End, Home and the arrow keys', async () => {
    const { element, list } = await open();
    rowOf(element, name(0)).focus();
    await user.press('End');
    await until('the last file has the focus', () => focused()?.dataset.id === name(COUNT - 1));
    expect(inView(list, focused())).to.equal(true);
    expect(focused()?.getAttribute('aria-posinset')).to.equal(String(COUNT));
    await user.press('ArrowUp');
    await until('the file before has the focus', () => focused()?.dataset.id === name(COUNT - 2));
    list.scrollTop = 0;
    await until('the first file is shown', () => inView(list, rowOf(element, name(0))));
    expect(focused()?.dataset.id, 'a file that is not in view keeps the focus').to.equal(name(COUNT - 2));
    await user.press('ArrowDown');
    await until('the last file has the focus again', () => focused()?.dataset.id === name(COUNT - 1));
    expect(inView(list, focused())).to.equal(true);
    await user.press('Home');
    await until('the first file has the focus', () => focused()?.dataset.id === name(0));
    expect(findAll(element, '.row').length).to.be.below(80);
  });

  it('[UQ-05] moves a file from the end to the start, with the focus', async () => {
    const { element, list } = await open();
    rowOf(element, name(0)).focus();
    await user.press('End');
    await until('the last file has the focus', () => focused()?.dataset.id === name(COUNT - 1));
    await user.press('Alt+Home');
    await announced(`${name(COUNT - 1)}, posição 1 de 5.000`);
    expect(element.files[0]?._id).to.equal(name(COUNT - 1));
    await until(
      'it keeps the focus, in view',
      () => focused()?.dataset.id === name(COUNT - 1) && inView(list, focused()),
    );
  });

  it('[UQ-05] drops a dragged file where it is aimed at, far from where it was', async () => {
    const { element, list } = await open();
    const handle = find(rowOf(element, name(0)), '.handle');
    const point = (type: string, clientY: number): boolean =>
      handle.dispatchEvent(
        new PointerEvent(type, { bubbles: true, composed: true, button: 0, pointerId: 7, clientY, clientX: 60 }),
      );
    const { top, height } = list.getBoundingClientRect();
    point('pointerdown', top + 10);
    list.scrollTop = list.scrollHeight / 2;
    await until('the middle is shown', () => findAll(element, '.row').some((row) => Number(row.dataset.index) > 2400));
    point('pointermove', top + height / 2);
    const target = await until('it is aimed at', () => findAll(element, '[data-drop]')[0]);
    const { index } = target.dataset;
    point('pointerup', top + height / 2);
    expect(element.files[Number(index)]?._id).to.equal(name(0));
  });

  it('[UQ-01] keeps the files in view where they are when one above them leaves the list', async () => {
    const { element, list } = await open();
    list.scrollTop = 30_000;
    await until('others are shown', () => !isBlank(list) && findAll(element, '.row').length > 20);
    const { top } = list.getBoundingClientRect();
    const row = findAll(element, '.row').find((one) => one.getBoundingClientRect().top >= top + 50)!;
    const before = row.getBoundingClientRect().top;
    element.files = element.files.filter((_, index) => index > 2);
    await element.updateComplete;
    await painted();
    expect(Math.abs(row.getBoundingClientRect().top - before)).to.be.below(1);
  });

  it('[UQ-02] at the end of the scroll range there is the last file', async () => {
    const { element, list } = await open();
    list.scrollTop = list.scrollHeight;
    await painted();
    list.scrollTop = list.scrollHeight;
    await painted();
    expect(inView(list, rowOf(element, name(COUNT - 1)))).to.equal(true);
  });
});
