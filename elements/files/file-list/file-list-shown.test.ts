import { expect } from 'chai';
import './file-list.js';
import type { DassCarousel } from '../carousel/carousel.js';
import type { DassFileList } from './file-list.js';
import { currentLabel, pictures } from '../../../test/support/elements/carousel.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, user, until } from '../../../test/support/user.js';

const files = pictures('a', 'b', 'c').map((file) => ({ ...file, caption: `Legenda ${file._id}` }));
const open = (properties: Record<string, unknown> = {}): Promise<DassFileList> =>
  mount('dass-file-list', { properties: { label: 'Fotos', files, withCarousel: true, ...properties } });
const row = (element: DassFileList, key: string): HTMLElement => find(element, `.row[data-key^="_id ${key}"]`);
const viewer = (element: DassFileList): DassCarousel | null => element.renderRoot.querySelector('dass-carousel');
const shownIn = (element: DassFileList): Promise<DassCarousel> =>
  until('the carousel covers the page', () => {
    const carousel = viewer(element);
    return carousel?.shadowRoot?.querySelector('.stage[open]') && carousel;
  });
const isClosed = (element: DassFileList): Promise<unknown> =>
  until('the carousel is closed', () => viewer(element) === null);
const details = (events: readonly { detail: unknown }[]): unknown[] =>
  events.map(({ detail }) => {
    const { shown, file } = detail as { shown: string; file?: { _id: string } };
    return [shown, file?._id];
  });

describe('the file that a dass-file-list shows', () => {
  it('[UQ-06] is named by `shown`, and an event tells what the user opens, moves to and leaves', async () => {
    const element = await open();
    const events = listen(element, 'dass-show-file');
    await user.click(find(row(element, 'a'), '.open'));
    const carousel = await shownIn(element);
    expect([element.shown, find(carousel, '.caption').textContent]).to.deep.equal(['a', 'Legenda a']);
    await user.press('ArrowRight');
    await until('it has moved', () => element.shown === 'b');
    await user.press('Escape');
    await isClosed(element);
    expect(element.shown).to.equal('');
    expect(details(events)).to.deep.equal([
      ['a', 'a'],
      ['b', 'b'],
      ['', undefined],
    ]);
    await until('the file shown last has the focus', () => focused() === row(element, 'b'));
  });

  it('[UQ-06] is set by the application: it opens, moves and closes the carousel, without an event', async () => {
    const element = await open({ shown: 'b' });
    const events = listen(element, 'dass-show-file', 'dass-open-file');
    const carousel = await shownIn(element);
    expect(carousel.index).to.equal(1);
    element.shown = 'c';
    await until('it has moved', () => carousel.index === 2 && currentLabel(carousel) === '3 de 3: c.png');
    element.shown = '';
    await isClosed(element);
    expect(events).to.deep.equal([]);
  });

  it('[UQ-06] is laid out in the size of the whole screen from the start: a long text does not stop the page', async () => {
    const file = new File(['lote 2291;'.repeat(100_000)], 'medidas.csv', { type: 'text/csv' });
    const element = await open({ files: [{ file }] });
    const differences: number[] = [];
    const observer = new MutationObserver(() => {
      const carousel = viewer(element);
      if (carousel) differences.push(document.documentElement.clientWidth - carousel.getBoundingClientRect().width);
    });
    observer.observe(element.renderRoot, { childList: true, subtree: true });
    await user.click(find(element, '.open'));
    const carousel = await shownIn(element);
    await until('the text is shown', () => carousel.renderRoot.querySelector('.part'));
    observer.disconnect();
    expect(differences).not.to.have.length(0);
    for (const difference of differences) expect(difference).to.equal(0);
    await user.press('Escape');
    await isClosed(element);
  });

  it('[UQ-06] may come with files that are set later; an id of no file shows nothing', async () => {
    const element = await open({ files: [], shown: 'b' });
    expect([viewer(element), element.shown]).to.deep.equal([null, 'b']);
    element.files = files.slice(2);
    await element.updateComplete;
    expect(viewer(element)).to.equal(null);
    element.files = files;
    expect((await shownIn(element)).index).to.equal(1);
    element.shown = 'nenhum';
    await isClosed(element);
    expect(element.shown).to.equal('nenhum');
  });

  it('[UQ-06] stays when files are replaced; when it is removed, the next one is shown', async () => {
    const element = await open({ shown: 'b' });
    const carousel = await shownIn(element);
    element.files = files.slice(1).map((file) => ({ ...file, caption: 'Outra' }));
    await until('it shows the new text', () => findAll(carousel, '.caption')[0]?.textContent === 'Outra');
    expect([element.shown, currentLabel(carousel)]).to.deep.equal(['b', '1 de 2: b.png']);
    element.files = files.slice(2);
    await until('the next one is shown', () => currentLabel(carousel) === '1 de 1: c.png');
    await until('it is named', () => element.shown === 'c');
    element.files = [];
    await isClosed(element);
    expect(element.shown).to.equal('');
  });

  it('[UQ-06] is shown nowhere without a carousel', async () => {
    const element = await open({ withCarousel: false, shown: 'b' });
    await element.updateComplete;
    expect(viewer(element)).to.equal(null);
  });

  it('[UQ-06] moves back to its thumbnail when the carousel closes, unless no motion is wanted', async () => {
    const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    const element = await open({ files: [{ _id: 'a', fileName: 'a.gif', src, type: 'image/gif' }, ...files.slice(1)] });
    const moves: { keyframes: Keyframe[]; image: HTMLElement }[] = [];
    const { animate } = Element.prototype;
    const { matchMedia } = window;
    Element.prototype.animate = function (keyframes, options) {
      if (this.matches('.leaving')) moves.push({ keyframes: keyframes as Keyframe[], image: this as HTMLElement });
      return animate.call(this, keyframes, options);
    };
    const showAndLeave = async (): Promise<void> => {
      await user.click(find(row(element, 'a'), '.open'));
      const carousel = await shownIn(element);
      await until('the image is loaded', () => findAll<HTMLImageElement>(carousel, 'img.picture')[0]?.naturalWidth);
      await user.press('Escape');
      await isClosed(element);
      await until('the file has the focus', () => focused() === row(element, 'a'));
    };
    try {
      await showAndLeave();
      const { keyframes, image } = await until('the picture moves', () => moves[0]);
      expect(keyframes[0]?.transform).to.equal('none');
      const [x, y] = String(keyframes[1]?.transform)
        .match(/-?[\d.]+(?=px)/g)!
        .map(Number);
      expect([x! < 0, y! < 0], 'up and to the left').to.deep.equal([true, true]);
      await until('nothing is left of it', () => !image.isConnected);
      window.matchMedia = (query) =>
        query.includes('prefers-reduced-motion')
          ? ({ matches: query.includes('reduce') } as MediaQueryList)
          : matchMedia(query);
      await showAndLeave();
      expect(moves).to.have.length(1);
    } finally {
      window.matchMedia = matchMedia;
      Element.prototype.animate = animate;
    }
  });
});
