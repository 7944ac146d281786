import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import {
  area,
  button,
  fields,
  selectTab,
  paste,
  show,
  values,
} from '../../../test/support/elements/paste-list-dialog.js';
import { find, findAll, painted, until } from '../../../test/support/user.js';

describe('dass-paste-list-dialog: layout', () => {
  it('has a low field on a phone, which leaves room for the values', async () => {
    try {
      await setViewport({ width: 375, height: 800 });
      const dialog = await show();
      const height = (): number => area(dialog).getBoundingClientRect().height;
      await until('the field is low', () => height() < 150);
      await paste(Array.from({ length: 60 }, (_, n) => `X-${n}`).join('\n'));
      await painted();
      expect(height(), 'also with many lines').to.be.lessThan(150);
      expect(find(dialog, '.empty').clientHeight, 'the values have more space').to.be.greaterThan(height() * 1.5);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('[PA-03] begins the descriptions of short values at one line, beside the values', async () => {
    const dialog = await show();
    await paste('X-1\nXY-2345-6789');
    await selectTab(dialog, 1);
    await until('the values are shown', () => values(dialog).length > 1);
    const outcomes = findAll(dialog, '.outcome').filter(
      (outcome) => outcome.offsetParent !== null && outcome.textContent,
    );
    const starts = outcomes.map((outcome) => {
      const range = document.createRange();
      range.selectNodeContents(outcome);
      return Math.round(range.getBoundingClientRect().left - outcome.closest('.row')!.getBoundingClientRect().left);
    });
    expect(new Set(starts).size, `they begin at ${starts.join()}`).to.equal(1);
    expect(starts[0], 'not at the end of the row').to.be.lessThan(190);
  });

  describe('with an on-screen keyboard', () => {
    /** A list of values, and a table with a selected column. */
    const texts = [
      Array.from({ length: 60 }, (_, n) => `X-${n}`).join('\n'),
      'Item\tRef\tCódigo\n1\tTX-001\tTX-001\n2\t\tCO-003\n3\tx\tAV-004',
    ];
    afterEach(() => setViewport({ width: 800, height: 600 }));
    /** Whether the controls are fully in view, without animation, and not covered. */
    const isInView = (dialog: Element, height: number): Promise<unknown> =>
      until('everything is in view', () =>
        needed(dialog).every((part) => {
          const { top, bottom, left, right } = part.getBoundingClientRect();
          const isInside = top >= 0 && bottom <= height && left >= 0 && right <= innerWidth;
          return isInside && document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === dialog;
        }),
      );
    const needed = (dialog: Element): HTMLElement[] => [
      area(dialog),
      ...findAll(dialog, '[role=tab]'),
      button(dialog, 'confirm'),
      find(dialog, '.close'),
    ];
    const room = (dialog: Element): number =>
      (findAll(dialog, '.rows').find((rows) => !rows.hidden) ?? find(dialog, '.empty')).clientHeight;

    for (const [at, text] of texts.entries())
      it(`[PA-03] shows the field, the counts, the tabs and the confirm button at once (${at})`, async () => {
        await setViewport({ width: 375, height: 430 });
        const dialog = await show({ fields: at ? ['code'] : fields });
        await isInView(dialog, 430);
        await paste(text);
        await selectTab(dialog, at ? 0 : 1);
        await until('the values are shown', () => values(dialog).length > 1);
        await isInView(dialog, 430);
        expect(find(dialog, '.body').scrollTop, 'nothing has been scrolled').to.equal(0);
        expect(room(dialog), 'several values are in view').to.be.greaterThan(at ? 50 : 100);
        await setViewport({ width: 375, height: 800 });
        await until('the normal height is restored', () => area(dialog).clientHeight > 60 && room(dialog) > 200);
        expect(find(dialog, 'dialog').matches('.low')).to.equal(false);
      });

    it('[PA-03] fits into the part of the window that an on-screen keyboard leaves, and grows back', async () => {
      await setViewport({ width: 375, height: 800 });
      const fake = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
      const own = Object.getOwnPropertyDescriptor(window, 'visualViewport') as PropertyDescriptor;
      Object.defineProperty(window, 'visualViewport', { configurable: true, value: fake });
      try {
        const dialog = await show();
        /** It slides in. */
        const isAt = (top: number, bottom: number): Promise<unknown> =>
          until(`it is from ${top} to ${bottom}`, () => {
            const box = find(dialog, 'dialog').getBoundingClientRect();
            return box.top === top && box.bottom === bottom;
          });
        const resizeViewport = async (height: number, offsetTop: number): Promise<void> => {
          Object.assign(fake, { height, offsetTop });
          fake.dispatchEvent(new Event('resize'));
          await painted();
        };
        await resizeViewport(430, 0);
        await isAt(0, 430);
        await isInView(dialog, 430);
        await resizeViewport(430, 120);
        // Where the window is moved up.
        await isAt(120, 550);
        await resizeViewport(800, 0);
        await isAt(0, 800);
        await dialog.hide();
        await resizeViewport(430, 0);
        await dialog.show();
        await isAt(0, 430);
      } finally {
        Object.defineProperty(window, 'visualViewport', own);
      }
    });
  });
});
