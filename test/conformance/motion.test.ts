import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { showNotice } from '../../elements/controls/notice/show-notice.js';
import '../../elements/files/file-list/file-list.js';
import '../../elements/tables/data-table/data-table.js';
import '../../elements/tables/hierarchy-table/hierarchy-table.js';
import type { Example } from '../../elements/base/examples.js';
import { deepActiveElement } from '../../elements/base/focus/focus-return.js';
import { settled } from '../../elements/base/motion/motions.js';
import { applyTheme } from '../../themes/apply-theme.js';
import { itNeeds } from '../support/engine.js';
import { createExample, kitElements } from '../support/elements/elements.js';
import { keep, mount, rendered } from '../support/fixture.js';
import { find, findAll, painted, until } from '../support/user.js';

const elements = await kitElements();

/** Firefox and WebKitGTK cannot keep a closed overlay above the page: there it goes without motion. */
const canLeave = CSS.supports('overlay', 'auto');

/** What opens and closes at once: lists of fields, in which a person types on, and what has a motion of its own. */
const WITHOUT = '#popover, #list, .variants, .region, .stage, .refusal, .cell-problem';

const isOpen = (overlay: Element): boolean => overlay.matches(':popover-open, dialog[open]');
const overlaysIn = (element: Element): HTMLElement[] => findAll(element, 'dialog, [popover]').filter(isOpen);

/** The elements with an overlay that `open` opens, each with its examples in which it is open. */
const withOverlay = elements.flatMap(({ tag, examples }) => {
  const open = Object.entries(examples).filter(([, { overlay, properties }]) => overlay && properties?.open === true);
  return open.length > 0 ? [{ tag, examples: open }] : [];
});

type OverlayElement = HTMLElement & { open: boolean; updateComplete: Promise<unknown> };

/** Shows an element that is open. @returns it and its overlay */
async function show(tag: string, example: Example): Promise<readonly [OverlayElement, HTMLElement]> {
  const element = keep(createExample(tag, example)) as OverlayElement;
  document.body.append(element);
  await rendered(element);
  return [element, overlaysIn(element).find((one) => !one.matches(WITHOUT))!];
}

async function close(element: OverlayElement): Promise<void> {
  element.open = false;
  await element.updateComplete;
}

describe('Motion of every overlay', () => {
  before(() => applyTheme());
  beforeEach(() => emulateMedia({ reducedMotion: 'no-preference' }));
  after(() => emulateMedia({ reducedMotion: 'reduce' }));

  for (const { tag, examples } of withOverlay) {
    it(`<${tag}> comes and goes with a motion, is out of reach while it goes, and then empty`, async () => {
      for (const [name, example] of examples) {
        const [element, overlay] = await show(tag, example);
        const { animationName, animationDuration } = getComputedStyle(overlay);
        expect([animationName, animationDuration !== '0s'], `${name}: comes`).to.deep.equal(['come', true]);
        await settled(overlay);
        const [content, { width, height }] = [overlay.childElementCount, overlay.getBoundingClientRect()];
        await close(element);
        expect(isOpen(overlay), `${name}: closed at once`).to.equal(false);
        const { display, pointerEvents } = getComputedStyle(overlay);
        expect(display !== 'none', `${name}: still drawn`).to.equal(canLeave);
        if (!canLeave) continue;
        expect(overlay.childElementCount, `${name}: with its content`).to.equal(content);
        const left = overlay.getBoundingClientRect();
        expect([left.width, left.height], `${name}: as large as before`).to.deep.equal([width, height]);
        expect(pointerEvents, `${name}: no pointer`).to.equal('none');
        expect(overlay.contains(deepActiveElement() ?? null), `${name}: no focus`).to.equal(false);
        await until(`${name}: gone`, () => getComputedStyle(overlay).display === 'none');
        element.remove();
      }
    });

    itNeeds('media', `<${tag}> comes and goes at once where the user wants no motion`, async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      for (const [name, example] of examples) {
        const [element, overlay] = await show(tag, example);
        expect(overlay.getAnimations(), name).to.deep.equal([]);
        await close(element);
        expect(getComputedStyle(overlay).display, name).to.equal('none');
        element.remove();
      }
    });
  }
});

/** The distances in pixels by which the rows are drawn above or below their places, by their texts. */
const shifts = (rows: readonly HTMLElement[]): Record<string, number> =>
  Object.fromEntries(
    rows.map((row) => [
      row.textContent.trim().split(/\s+/)[0],
      Number.parseFloat(getComputedStyle(row).translate.split(' ')[1] ?? '0'),
    ]),
  );
const fading = (rows: readonly HTMLElement[]): string[] =>
  rows.filter((row) => getComputedStyle(row).opacity !== '1').map((row) => row.textContent.trim().split(/\s+/)[0]!);

describe('Motion of rows', () => {
  before(() => applyTheme());
  beforeEach(() => emulateMedia({ reducedMotion: 'no-preference' }));
  after(() => emulateMedia({ reducedMotion: 'reduce' }));

  const rowsOf = (element: Element): HTMLElement[] =>
    findAll(element, '.rows-sheet [role=row], .rows-sheet [role=option]').filter((row) => row.id);

  it('[HT-03] expanding moves the following rows from their former places, and the children appear; collapsing moves them back', async () => {
    const rows = [
      { id: 1, name: 'Tênis' },
      { id: 2, name: 'Cabedal', parentId: 1 },
      { id: 3, name: 'Solado', parentId: 1 },
      { id: 4, name: 'Bota' },
    ];
    const columns = [{ name: 'name', label: 'Nome', field: 'name' }];
    const element = await mount('dass-hierarchy-table', { properties: { rows, columns, label: 'Partes' } });
    element.style.height = '400px';
    await painted();
    const height = rowsOf(element)[0]!.offsetHeight;
    find(element, '.expander').click();
    await element.updateComplete;
    expect(shifts(rowsOf(element))).to.deep.equal({ Tênis: 0, Cabedal: 0, Solado: 0, Bota: -2 * height });
    expect(fading(rowsOf(element))).to.have.members(['Cabedal', 'Solado']);
    await Promise.all(rowsOf(element).map(settled));
    expect(fading(rowsOf(element))).to.deep.equal([]);
    find(element, '.expander').click();
    await element.updateComplete;
    expect(shifts(rowsOf(element))).to.deep.equal({ Tênis: 0, Bota: 2 * height });
  });

  it('a removed row lets the following ones move up; sorting moves none', async () => {
    const rows = ['Atacador', 'Biqueira', 'Cadarço', 'Debrum'].map((name, id) => ({ id, name }));
    const columns = [{ name: 'name', label: 'Nome', field: 'name', sortable: true }];
    const element = await mount('dass-data-table', { properties: { rows, columns, label: 'Peças', rowKey: 'id' } });
    element.style.height = '400px';
    await painted();
    const height = rowsOf(element)[0]!.offsetHeight;
    element.rows = rows.filter(({ name }) => name !== 'Biqueira');
    await element.updateComplete;
    expect(shifts(rowsOf(element))).to.deep.equal({ Atacador: 0, Cadarço: height, Debrum: height });
    await Promise.all(rowsOf(element).map(settled));
    element.sorting = [{ column: 'name', direction: 'descending' }];
    await element.updateComplete;
    expect(rowsOf(element).flatMap((row) => row.getAnimations())).to.deep.equal([]);
  });

  it('[UP-01] a removed file lets the following ones move up', async () => {
    const files = ['a', 'b', 'c'].map((name) => ({ id: name, name: `${name}.pdf`, url: `/${name}.pdf` }));
    const element = await mount('dass-file-list', { properties: { files, label: 'Arquivos' } });
    await painted();
    const rows = (): HTMLElement[] => findAll(element, '[part=list] > [role=row]');
    const former = rows().map(({ offsetTop }) => offsetTop);
    element.files = files.slice(1);
    await element.updateComplete;
    const moved = rows().map(
      (row) => row.offsetTop + Number.parseFloat(getComputedStyle(row).translate.split(' ')[1]!),
    );
    expect(moved, 'where they were').to.deep.equal(former.slice(1));
  });

  it('[MS-10] a notice that closes fades out, and the others move up', async () => {
    const shown = ['Um', 'Dois'].map((message) => showNotice({ message, type: 'success', duration: 0 }));
    const notices = (): HTMLElement[] => findAll(document.body, 'dass-notice');
    await until('both have come', () => notices().length === 2);
    const [first, second] = notices() as [HTMLElement, HTMLElement];
    const distance = second.offsetTop - first.offsetTop;
    shown[0]!.close();
    expect([first.isConnected, first.inert], 'out of reach, still drawn').to.deep.equal([true, true]);
    await until('it is gone', () => !first.isConnected);
    await Promise.resolve();
    const [, shift] = getComputedStyle(second).translate.split(' ');
    expect(Number.parseFloat(shift ?? '0'), 'on its way').to.be.within(1, distance);
    shown[1]!.close();
    await until('both are gone', () => notices().length === 0);
  });
});
