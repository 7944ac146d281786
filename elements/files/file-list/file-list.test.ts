import { expect } from 'chai';
import './file-list.js';
import type { DassFileList } from './file-list.js';
import type { DassFileListOrderDetail, DassFileListRenameDetail } from './file-list-properties.js';
import { announced } from '../../../test/support/assertions/announced.js';
import { itNeeds } from '../../../test/support/engine.js';
import { isBlank, isInView } from '../../../test/support/elements/long-lists.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, middle, painted, user, until } from '../../../test/support/user.js';

const actions = ['rename', 'caption', 'order', 'download', 'remove'];
const file = (id: string) => ({ _id: id, fileName: `${id}.txt`, src: `/${id}.txt`, type: 'text/plain', size: 1000 });
const files = ['a', 'b', 'c', 'd'].map(file);

const open = async (properties: Record<string, unknown> = {}): Promise<DassFileList> => {
  const element = await mount('dass-file-list', { properties: { label: 'Fotos', files, actions, ...properties } });
  await painted();
  return element;
};
const row = (element: Element, name: string): HTMLElement =>
  findAll(element, '.row').find(({ textContent }) => textContent.includes(name))!;
const names = (element: Element): string =>
  findAll(element, '.row')
    .map(({ textContent }) => /(\w+)\.txt/.exec(textContent)?.[1] ?? '?')
    .join('');
const text = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();
/** An answer of the application that the test ends. */
function answer(): { promise: Promise<void>; accept: () => void; reject: () => void } {
  let [accept, reject] = [() => {}, () => {}];
  const promise = new Promise<void>((resolve, fail) => ([accept, reject] = [resolve, () => fail(new Error('500'))]));
  return { promise, accept, reject };
}

describe('dass-file-list', () => {
  it('[UQ-06] shows name, size, date, author and caption, and an icon where there is no image', async () => {
    const element = await open({
      files: [{ ...file('a'), date: '2026-03-12T09:10', author: 'Marina', caption: 'Costura' }, null, { date: 'x' }],
    });
    expect(text(row(element, 'a.txt'))).to.equal('a.txt Costura 1,00 kB · 12/03/2026, 09:10 · Marina');
    expect(row(element, 'a.txt').ariaLabel).to.equal('a.txt, Costura, 1,00 kB · 12/03/2026, 09:10 · Marina');
    expect(findAll(row(element, 'a.txt'), '.thumb > svg')).to.have.length(1);
    expect(findAll(element, '.row')).to.have.length(3);
    expect(text(find(element, '.summary'))).to.equal('3 arquivos · 1,00 kB');
  });

  it('[UQ-05] is ordered by keyboard, with the focus on the file and its position announced', async () => {
    const element = await open();
    const events = listen(element, 'dass-order');
    row(element, 'a.txt').focus();
    await user.press('Alt+ArrowDown');
    await until('the file has moved', () => names(element) === 'bacd');
    await until('it has the focus', () => focused() === row(element, 'a.txt'));
    await announced('a.txt, posição 2 de 4');
    const { files: ordered, moved, index } = events[0]!.detail as DassFileListOrderDetail;
    expect([ordered.map(({ _id }) => _id).join(''), moved, index]).to.deep.equal(['bacd', files[0], 1]);
    await user.press('Alt+End');
    await until('it is the last one', () => names(element) === 'bcda');
  });

  it('[UQ-05] is ordered by dragging, below each other and as cards', async () => {
    const element = await open();
    const handle = (name: string) => find(row(element, name), '.handle');
    await user.drag(middle(handle('a.txt')), middle(handle('c.txt')));
    await until('the file has moved', () => names(element) === 'bcad');
    element.view = 'grid';
    await element.updateComplete;
    await painted();
    await user.drag(middle(handle('d.txt')), middle(row(element, 'b.txt')));
    await until('the card has moved', () => names(element) === 'dbca');
  });

  itNeeds('touch', '[UQ-05] is ordered by a finger on a handle', async () => {
    const element = await open();
    const from = middle(find(row(element, 'a.txt'), '.handle'));
    await user.touchDrag(from, { x: from.x, y: middle(row(element, 'd.txt')).y });
    await until('the file has moved', () => names(element) === 'bcda');
  });

  itNeeds('touch', '[UQ-05] is ordered by taps alone, without dragging', async () => {
    const element = await open();
    await user.tap(find(row(element, 'b.txt'), '.handle'));
    const move = (to: string): HTMLElement => find(element, `[data-move=${to}]`);
    await until('the buttons are shown', () => findAll(element, '.move').length === 4);
    await user.tap(move('last'));
    await until('the file has moved', () => names(element) === 'acdb');
    await announced('b.txt, posição 4 de 4');
    expect(move('last').getAttribute('aria-disabled')).to.equal('true');
  });

  it('[UQ-05] is ordered by clicks alone, without dragging; Escape returns to the actions', async () => {
    const element = await open();
    const events = listen(element, 'dass-order');
    await user.click(find(row(element, 'b.txt'), '.handle'));
    const move = (to: string): HTMLElement => find(element, `[data-move=${to}]`);
    await until('the buttons are shown', () => findAll(element, '.move').length === 4);
    expect(findAll(row(element, 'b.txt'), '.remove')).to.have.length(0);
    const orders: string[] = [];
    for (const to of ['after', 'last', 'before', 'first', 'before']) {
      await user.click(move(to));
      await until('the button keeps the focus', () => focused() === move(to));
      orders.push(names(element));
    }
    expect(orders).to.deep.equal(['acbd', 'acdb', 'acbd', 'bacd', 'bacd']);
    await announced('b.txt, posição 1 de 4');
    expect(events).to.have.length(4);
    expect([move('before'), move('after')].map((one) => one.ariaDisabled)).to.deep.equal(['true', 'false']);
    await user.press('Escape');
    await until('the actions are back', () => findAll(element, '.move').length === 0);
    expect(focused()).to.equal(find(row(element, 'b.txt'), '.handle'));
    await user.press('Enter');
    await until('the buttons are shown', () => findAll(element, '.move').length === 4);
    row(element, 'a.txt').focus();
    await until('another file has its actions', () => findAll(element, '.move').length === 0);
  });

  it('[UQ-05] shows the order before when the application refuses one, and why', async () => {
    const element = await open();
    const { promise, accept } = answer();
    element.addEventListener('dass-order', ({ detail }) => {
      detail.waitFor(promise);
      void promise.then(() => detail.refuse('Outra pessoa mudou a ordem.'));
    });
    row(element, 'a.txt').focus();
    await user.press('Alt+ArrowDown');
    expect(names(element)).to.equal('bacd');
    expect(find(element, '[role=grid]').getAttribute('aria-busy')).to.equal('true');
    accept();
    await until('the order is the one before', () => names(element) === 'abcd');
    expect(text(find(element, '[role=alert]'))).to.equal('Outra pessoa mudou a ordem.');
  });

  it('[UQ-06] renames a file with F2: Enter keeps the extension, Escape cancels', async () => {
    const element = await open();
    const events = listen(element, 'dass-rename');
    row(element, 'b.txt').focus();
    await user.press('F2');
    await until('the field has the focus', () => focused()?.matches('.edit'));
    await user.type('laudo  final');
    await user.press('Enter');
    await until('the name is shown', () => row(element, 'laudo final.txt'));
    await until('the file has the focus', () => focused() === row(element, 'laudo final.txt'));
    expect(events.map(({ detail }) => (detail as DassFileListRenameDetail).fileName)).to.deep.equal([
      'laudo final.txt',
    ]);
    await user.press('F2');
    await user.type('x');
    await user.press('Escape');
    await until('the file has the focus', () => focused() === row(element, 'laudo final.txt'));
    expect(events).to.have.length(1);
  });

  it('[UQ-06] opens a name that was refused again, with what the user wrote and the reason', async () => {
    const element = await open();
    const { promise, reject } = answer();
    element.addEventListener('dass-rename', ({ detail }) => detail.waitFor(promise));
    row(element, 'a.txt').focus();
    await user.press('F2');
    await user.type('laudo');
    await user.press('Enter');
    await until('the name is being saved', () => row(element, 'laudo.txt')?.getAttribute('aria-busy') === 'true');
    reject();
    await until('the field is open', () => focused()?.matches('.edit'));
    expect(find<HTMLInputElement>(element, '.edit').value).to.equal('laudo');
    expect(text(find(element, '.problem'))).to.equal('Não foi possível salvar a alteração.');
  });

  it('[UQ-06] changes a caption, which may be empty', async () => {
    const element = await open({ files: [{ ...file('a'), caption: 'Costura' }] });
    const events = listen(element, 'dass-caption');
    await user.click(find(element, '.write'));
    await until('the field has the focus', () => focused()?.matches('.edit'));
    await user.press('Delete');
    await user.press('Enter');
    await until('it is gone', () => findAll(element, '.caption, .edit').length === 0);
    expect((events[0]!.detail as { caption: string }).caption).to.equal('');
  });

  it('[UQ-06] keeps focus, selection, scroll position and an open field when the files are replaced', async () => {
    const many = Array.from({ length: 40 }, (_, index) => file(`f${index}`));
    const element = await open({ files: many, selection: 'multiple' });
    const list = find(element, '[role=grid]');
    row(element, 'f30.txt').focus();
    await user.press('Space');
    await user.press('F2');
    await until('the field has the focus', () => focused()?.matches('.edit'));
    await user.type('laud');
    const { scrollTop } = list;
    expect(scrollTop).to.be.above(0);
    element.files = [many[30]!, ...many.slice(0, 30).map((one) => ({ ...one })), ...many.slice(31), file('new')];
    await element.updateComplete;
    await painted();
    expect(focused()?.matches('.edit')).to.equal(true);
    await user.type('o');
    expect(find<HTMLInputElement>(element, '.edit').value).to.equal('laudo');
    expect(element.selected).to.deep.equal(['f30']);
    expect(find(element, '.row.selected .end').textContent).to.equal('.txt');
    await user.press('Escape');
    await until('the row has the focus', () => focused() === row(element, 'f30.txt'));
    element.files = many.filter((one) => one !== many[30]);
    await until('the next file has the focus', () => focused()?.matches('.row'));
  });

  it('[UQ-06] removes a file with Delete, or the selected ones', async () => {
    const element = await open({ selection: 'multiple' });
    const events = listen(element, 'dass-remove');
    const removed = (): string =>
      (events.at(-1)!.detail as { files: { _id: string }[] }).files.map(({ _id }) => _id).join('');
    row(element, 'b.txt').focus();
    await user.press('Delete');
    expect(removed()).to.equal('b');
    await user.press('Space');
    await user.press('Shift+ArrowDown');
    await until('two are selected', () => text(find(element, '.summary')) === '2 selecionados');
    await user.press('Delete');
    expect(removed()).to.equal('bc');
    await user.press('Control+a');
    await user.click(find(element, '.remove-all'));
    expect(removed()).to.equal('abcd');
    expect(names(element)).to.equal('abcd');
  });

  it('[UQ-06] selects by click, with Shift and by the checkbox', async () => {
    const element = await open({ selection: 'multiple' });
    const events = listen(element, 'dass-select-files');
    await user.click(find(row(element, 'a.txt'), 'input'));
    await user.click(find(row(element, 'c.txt'), '.meta'), { modifiers: ['Shift'] });
    expect(element.selected).to.deep.equal(['a', 'b', 'c']);
    await user.click(find(row(element, 'b.txt'), 'input'));
    expect(element.selected).to.deep.equal(['a', 'c']);
    expect(events).to.have.length(3);
  });

  it('[UQ-06] moves through cards with the arrow keys', async () => {
    const element = await open({ view: 'grid' });
    element.style.inlineSize = '34rem';
    await painted();
    const at = async (key: string): Promise<string> => {
      await user.press(key);
      await painted();
      return focused()!.textContent.trim().slice(0, 1);
    };
    row(element, 'a.txt').focus();
    expect(
      [await at('ArrowRight'), await at('ArrowDown'), await at('ArrowLeft'), await at('ArrowUp')].join(''),
    ).to.equal('bdca');
    expect([await at('End'), await at('Home')].join('')).to.equal('da');
  });

  it('[UQ-06] opens the carousel at the file, and returns the focus to the file that was shown last', async () => {
    const element = await open({ withCarousel: true });
    const events = listen(element, 'dass-open-file');
    row(element, 'b.txt').focus();
    await user.press('Enter');
    const carousel = await until('the carousel is shown', () => element.renderRoot.querySelector('dass-carousel'));
    await until('it covers the page', () => carousel.shadowRoot?.querySelector('.stage[open]'));
    expect([carousel.index, carousel.files.length]).to.deep.equal([1, 4]);
    expect((events[0]!.detail as { index: number }).index).to.equal(1);
    await user.press('PageDown');
    await user.press('Escape');
    await until('the carousel is gone', () => !element.renderRoot.querySelector('dass-carousel'));
    await until('the file shown last has the focus', () => focused() === row(element, 'c.txt'));
  });

  it('[UQ-06] loses no key after F2 while the carousel loads', async () => {
    const element = await open({ withCarousel: true });
    const { updateComplete } = element;
    row(element, 'a.txt').focus();
    row(element, 'a.txt').dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true, composed: true }));
    await Promise.resolve();
    await Promise.resolve();
    expect(focused()?.matches('.edit')).to.equal(true);
    await updateComplete;
  });

  it('[UQ-06] moves an image from its thumbnail to its place on the screen', async () => {
    const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    const element = await open({
      withCarousel: true,
      files: [{ _id: 'a', fileName: 'a.gif', src, type: 'image/gif' }, file('b')],
    });
    const thumbnail = find(element, '.thumb').getBoundingClientRect();
    const moves: Keyframe[][] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (this.closest('.slide')) moves.push(keyframes as Keyframe[]);
      return animate.call(this, keyframes, options);
    };
    try {
      await user.click(find(element, '.open'));
      await until('the picture moves, where motion is wanted', () => moves.length === 1);
    } finally {
      Element.prototype.animate = animate;
    }
    const [first, last] = moves[0]!;
    const [x, y] = String(first?.transform)
      .match(/-?[\d.]+(?=px)/g)!
      .map(Number);
    const picture = find(element.renderRoot.querySelector('dass-carousel')!, '.slide:not([inert]) img');
    await Promise.all(picture.getAnimations().map(({ finished }) => finished));
    expect(last?.transform).to.equal('none');
    expect([x! < 0, y! < 0]).to.deep.equal([thumbnail.left < innerWidth / 2, thumbnail.top < innerHeight / 2]);
    await user.press('Escape');
    await until('the carousel is gone', () => !element.renderRoot.querySelector('dass-carousel'));
  });

  it('[UQ-06] opens a file without a motion where none is wanted', async () => {
    const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    const element = await open({
      withCarousel: true,
      files: [{ _id: 'a', fileName: 'a.gif', src, type: 'image/gif' }],
    });
    let moves = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (this.closest('.slide')) moves++;
      return animate.call(this, keyframes, options);
    };
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query.includes('prefers-reduced-motion')
        ? ({ matches: query.includes('reduce') } as MediaQueryList)
        : matchMedia(query);
    try {
      await user.click(find(element, '.open'));
      const carousel = await until('the carousel is shown', () => element.renderRoot.querySelector('dass-carousel'));
      await until('it covers the page', () => carousel.shadowRoot?.querySelector('.stage[open]'));
      await painted();
      await painted();
      expect(moves).to.equal(0);
    } finally {
      window.matchMedia = matchMedia;
      Element.prototype.animate = animate;
    }
    await user.press('Escape');
    await until('the carousel is gone', () => !element.renderRoot.querySelector('dass-carousel'));
  });

  it('[UQ-06] opens no carousel when the application opens the file itself', async () => {
    const element = await open({ withCarousel: true });
    element.addEventListener('dass-open-file', (event) => event.preventDefault());
    await user.click(find(row(element, 'a.txt'), '.open'));
    await element.updateComplete;
    expect(element.renderRoot.querySelector('dass-carousel')).to.equal(null);
  });

  for (const view of ['list', 'grid'])
    it(`[UQ-06] scrolls 500 documents without a blank row as ${view}, and renders those near the view`, async () => {
      const element = await open({ view, files: Array.from({ length: 500 }, (_, index) => file(`f${index}`)) });
      const list = find(element, '[part=list]');
      let [blank, most] = [0, 0];
      for (let jump = 1; jump <= 40; jump++) {
        list.scrollTop = ((list.scrollHeight - list.clientHeight) * ((jump * 17) % 41)) / 40;
        await painted();
        if (isBlank(list)) blank++;
        most = Math.max(most, findAll(element, '.row').length);
      }
      expect([blank, most < 150]).to.deep.equal([0, true]);
      list.scrollTop = list.scrollHeight;
      await painted();
      await until('the last one is shown', () => isInView(list, row(element, 'f499.txt')));
    });

  it('[UQ-06] renders 500 documents near the view only, and reaches the last one with End', async () => {
    const element = await open({ files: Array.from({ length: 500 }, (_, index) => file(`f${index}`)) });
    expect(findAll(element, '.row').length).to.be.below(200);
    row(element, 'f0.txt').focus();
    await user.press('End');
    await until('the last one has the focus', () => focused()?.textContent.includes('f499.txt'));
  });

  it('[UQ-06] offers no change when it is read-only', async () => {
    const element = await open({ readOnly: true });
    const events = listen(element, 'dass-order', 'dass-remove', 'dass-rename');
    row(element, 'a.txt').focus();
    for (const key of ['F2', 'Delete', 'Alt+ArrowDown']) await user.press(key);
    expect(events).to.deep.equal([]);
    expect(findAll(element, '.handle, .edit, .rename, .write, .remove')).to.have.length(0);
    expect(findAll(element, '.download')).to.have.length(4);
  });
});
