import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './carousel.js';
import type { DassCarousel } from './carousel.js';
import type { DassPlayer } from '../../media/player/player.js';
import { pickFiles, pictureFile } from '../shared/example-files.js';
import { jpeg } from '../../../test/corpus/files/samples.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import {
  currentLabel,
  currentSlide,
  pictures,
  scrolledTo,
  soundFile,
  swipe,
  untilImage,
  untilSlide,
} from '../../../test/support/elements/carousel.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { itNeeds } from '../../../test/support/engine.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';

const open = (properties: Record<string, unknown> = {}): Promise<DassCarousel> =>
  mount('dass-carousel', { properties: { label: 'Fotos', ...properties } });
const abc = pictures('a', 'b', 'c');
const indexes = (events: readonly { detail: unknown }[]): number[] =>
  events.map(({ detail }) => (detail as { index: number }).index);
const announced = (text: string): Promise<unknown> =>
  until(`'${text}' is announced`, () =>
    findAll(document, '[data-dass-announce=polite] p').some((line) => line.textContent === text),
  );
const keys = async (...names: string[]): Promise<void> => {
  for (const name of names) await user.press(name);
};
const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true });
/** Returns the media of the rules that show the buttons on touch. */
const touchRule = (element: Element): MediaList =>
  [...element.shadowRoot!.adoptedStyleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .find(({ media }) => media.mediaText.includes('hover: none'))!.media;
const notices = (): HTMLElement[] => findAll(document, 'dass-notice');

describe('dass-carousel', () => {
  afterEach(async () => {
    for (const notice of notices()) await user.click(find(notice, 'button'));
    await until('no notice is left', () => notices().length === 0);
  });

  describe('without files', () => {
    it('[CA-01] has a button that opens the file picker with the accepted types', async () => {
      const element = await open({ types: ['pdf'], maxSize: 25 });
      const picker = find<HTMLInputElement>(element, '.picker');
      let count = 0;
      picker.click = () => count++;
      find(element, '.pick').click();
      expect(count, 'in the click itself, before anything is loaded').to.equal(1);
      await user.hover(find(element, '.pick'));
      await element.updateComplete;
      await user.click(find(element, '.pick'));
      await until('the file picker opens', () => count === 2);
      expect([picker.accept, picker.multiple]).to.deep.equal(['application/pdf,.pdf', true]);
      expect(find(element, '.limits').textContent).to.equal('PDF · Tamanho máximo por arquivo: 25,00 MB');
      expect(findAll(element, '.viewport, .bar')).to.have.length(0);
    });

    for (const property of ['readOnly', 'disabled'])
      it(`[CA-01] has no button while it is ${property}`, async () => {
        const element = await open({ [property]: true });
        expect(find(element, '.empty').textContent.trim()).to.equal('Nenhum arquivo.');
        expect(findAll(element, 'button, input')).to.have.length(0);
      });

    it('[CA-01] accepted files are in dass-add, the others in a notice; the application shows them', async () => {
      const element = await open({ types: ['image'] });
      const events = listen(element, 'dass-add', 'change');
      const good = pictureFile('a.png');
      pickFiles(element, good, new File(['x'], 'programa.exe'));
      await until('the event is fired', () => events.length === 1);
      expect(events[0]?.type).to.equal('dass-add');
      expect((events[0]?.detail as { files: File[] }).files).to.have.members([good]);
      const notice = await until('a notice is shown', () => notices()[0]);
      await until('the file is named', () => notice.shadowRoot?.textContent.includes('programa.exe'));
      expect(element.files).to.deep.equal([]);
      find(element, '.pick').focus();
      element.files = [{ file: good }];
      await element.updateComplete;
      expect(currentLabel(element)).to.equal('1 de 1: a.png');
      expectFocus(find(element, '.viewport'), 'the button has gone');
    });

    it('[FI-07] a JPEG that is named .png is added with its own name, and the user is told', async () => {
      const element = await open({ types: ['image'] });
      const events = listen(element, 'dass-add');
      pickFiles(element, new File([jpeg], 'captura.png', { type: 'image/png' }));
      await until('the event is fired', () => events.length === 1);
      const [file] = (events[0]?.detail as { files: File[] }).files;
      expect([file!.name, file!.type]).to.deep.equal(['captura.jpg', 'image/jpeg']);
      const notice = await until('a notice is shown', () => notices()[0]);
      await until('both names are in it', () =>
        /captura\.png.*captura\.jpg/.test(notice.shadowRoot?.textContent ?? ''),
      );
    });

    it('adds nothing when it became read-only while files were checked', async () => {
      const element = await open();
      const events = listen(element, 'dass-add');
      pickFiles(element, pictureFile());
      element.readOnly = true;
      await painted();
      await element.updateComplete;
      await painted();
      expect(events).to.deep.equal([]);
    });
  });

  describe('moving', () => {
    it('[CA-02] buttons and dots move, fire dass-slide and announce; an end has nothing after it', async () => {
      const element = await open({ files: abc });
      const events = listen(element, 'dass-slide');
      expect(find(element, 'section').getAttribute('aria-roledescription')).to.equal('carrossel');
      expect([find(element, 'section').ariaLabel, currentLabel(element)]).to.deep.equal(['Fotos', '1 de 3: a.png']);
      expect(find(element, '.previous').ariaDisabled).to.equal('true');
      await user.click(find(element, '.next'));
      await announced('2 de 3: b.png');
      await untilSlide(element, 1);
      await user.click(findAll(element, '.dot')[2]!);
      await untilSlide(element, 2);
      expect([element.index, currentLabel(element)]).to.deep.equal([2, '3 de 3: c.png']);
      await user.click(find(element, '.next'));
      expect(indexes(events)).to.deep.equal([1, 2]);
      expectFocus(find(element, '.next'));
    });

    it('[CA-02] keys move; the dots are one tab stop', async () => {
      const element = await open({ files: abc });
      const events = listen(element, 'dass-slide');
      element.focus();
      await keys('ArrowRight', 'PageDown', 'ArrowRight', 'Home', 'End', 'ArrowLeft', 'PageUp');
      expect(indexes(events)).to.deep.equal([1, 2, 0, 2, 1, 0]);
      await untilSlide(element, 0);
      await keys('Tab', 'Tab');
      expectFocus(findAll(element, '.dot')[0]);
      await keys('ArrowRight', 'ArrowRight');
      expectFocus(findAll(element, '.dot')[2]);
      expect(element.index).to.equal(2);
      await untilSlide(element, 2);
      await user.press('Tab');
      expectFocus(find(element, '.next'));
    });

    itNeeds('touch', '[CA-02] a swipe moves by one slide', async () => {
      const element = await open({ files: abc });
      const events = listen(element, 'dass-slide');
      await swipe(element);
      await until('the slide is current', () => events.length === 1);
      expect([element.index, currentLabel(element)]).to.deep.equal([1, '2 de 3: b.png']);
      await untilSlide(element, 1);
    });

    it('[CA-02] scrolling moves', async () => {
      const element = await open({ files: abc });
      const events = listen(element, 'dass-slide');
      const viewport = find(element, '.viewport');
      viewport.scrollTo({ left: viewport.clientWidth, behavior: 'smooth' });
      await until('the slide is current', () => events.length === 1);
      expect(indexes(events)).to.deep.equal([1]);
      await untilSlide(element, 1);
    });

    it('[CA-02] the application moves it without an event; an index after the end is the last slide', async () => {
      const element = await open({ files: abc, index: 1 });
      const events = listen(element, 'dass-slide');
      await untilSlide(element, 1);
      element.index = 9;
      await element.updateComplete;
      expect([element.index, currentLabel(element)]).to.deep.equal([2, '3 de 3: c.png']);
      await untilSlide(element, 2);
      element.goTo(0);
      await element.updateComplete;
      await untilSlide(element, 0);
      expect(events).to.deep.equal([]);
    });

    it('an index that is set before the files is kept for them', async () => {
      const element = await open({ index: 2 });
      expect(element.index).to.equal(2);
      element.files = abc;
      await element.updateComplete;
      expect(currentLabel(element)).to.equal('3 de 3: c.png');
      await untilSlide(element, 2);
    });

    it('is mirrored in right-to-left, and keeps its slide when direction or width change', async () => {
      const page = await mountHtml('<div dir="rtl"></div>');
      const element = await mount('dass-carousel', { properties: { files: abc, index: 1 } }, page);
      await untilSlide(element, 1);
      expect(find(element, '.viewport').scrollLeft).to.be.lessThan(0);
      element.focus();
      await user.press('ArrowLeft');
      expect(element.index).to.equal(2);
      await untilSlide(element, 2);
      const events = listen(element, 'dass-slide');
      page.dir = 'ltr';
      await until('the slide is in view', () => find(element, '.viewport').scrollLeft > 0);
      await untilSlide(element, 2);
      await setViewport({ width: 500, height: 600 });
      await untilSlide(element, 2);
      await setViewport({ width: 800, height: 600 });
      await untilSlide(element, 2);
      expect([element.index, events.length]).to.deep.equal([2, 0]);
    });

    it('is positioned when it is shown after it was hidden', async () => {
      const page = await mountHtml('<div hidden></div>');
      const element = await mount('dass-carousel', { properties: { files: abc, index: 2 } }, page);
      page.hidden = false;
      await untilSlide(element, 2);
      expect(element.index).to.equal(2);
    });

    itNeeds('media', 'moves at once with reduced motion', () =>
      withMedia({ reducedMotion: 'reduce' }, async () => {
        const element = await open({ files: abc });
        element.focus();
        const moved = user.press('ArrowRight');
        await until('the index changes', () => element.index === 1);
        await element.updateComplete;
        expect(scrolledTo(element)).to.be.closeTo(1, 0.02);
        await moved;
      }),
    );

    it('renders and loads only the slides near the current one, of 500', async () => {
      const files = Array.from({ length: 500 }, (_, index) => ({ ...abc[index % 3], _id: index }));
      const element = await open({ files, index: 249 });
      await untilSlide(element, 249);
      expect(findAll(element, '.slide')).to.have.length(3);
      expect(findAll(element, '.dot')).to.have.length(0);
      expect(find(element, '.position').textContent).to.equal('250 de 500');
      element.focus();
      await user.press('End');
      await untilSlide(element, 499);
      expect(findAll(element, '.slide')).to.have.length(2);
      expect(currentLabel(element)).to.equal('500 de 500: b.png');
    });
  });

  describe('when files are replaced', () => {
    it('[CA-02] the current slide stays when an earlier one is removed or when all are copied', async () => {
      const element = await open({ files: abc, index: 1 });
      await untilSlide(element, 1);
      const events = listen(element, 'dass-slide');
      const image = await untilImage(element);
      element.files = abc.slice(1).map((file) => ({ ...file }));
      await element.updateComplete;
      expect([element.index, currentLabel(element)]).to.deep.equal([0, '1 de 2: b.png']);
      await untilSlide(element, 0);
      expect((await untilImage(element)) === image, 'it is not loaded again').to.equal(true);
      element.files = [...pictures('x', 'y'), ...abc];
      await element.updateComplete;
      expect(element.index).to.equal(3);
      await untilSlide(element, 3);
      expect(events).to.deep.equal([]);
    });

    it('a framework that sets the old index again does not move it; goTo() does', async () => {
      const element = await open({ files: abc, index: 2 });
      element.files = abc.slice(1);
      element.index = 2;
      await element.updateComplete;
      expect([element.index, currentLabel(element)]).to.deep.equal([1, '2 de 2: c.png']);
      element.files = [...pictures('x', 'y'), ...abc];
      await element.updateComplete;
      element.index = 2;
      await element.updateComplete;
      expect(currentLabel(element)).to.equal('5 de 5: c.png');
      element.goTo(2);
      await element.updateComplete;
      expect(currentLabel(element)).to.equal('3 de 5: a.png');
    });

    it('the focus stays in the carousel when its slide or its button goes', async () => {
      const element = await open({ files: [...abc, { fileName: 'a.zip', src: '/a.zip' }], index: 3 });
      await untilSlide(element, 3);
      find(currentSlide(element), 'a').focus();
      await user.press('ArrowLeft');
      expectFocus(find(element, '.viewport'), 'the link is in another slide');
      find(element, '.remove').focus();
      element.files = [];
      await element.updateComplete;
      expectFocus(find(element, '.pick'));
    });
  });

  describe('changing files', () => {
    it('[CA-03] the buttons are shown on hover and while the focus is inside', async () => {
      const before = await mountHtml('<button>Antes</button>');
      const element = await open({ files: abc });
      const touch = touchRule(element);
      // Chromium's pages in tests have a finger as their first pointer.
      touch.mediaText = 'speech';
      await user.leave();
      await until('they are hidden', () => !isShown(find(element, '.edit')));
      await user.hover(find(element, '.viewport'));
      await until('they are shown on hover', () => isShown(find(element, '.edit')));
      await user.leave();
      await until('they are hidden again', () => !isShown(find(element, '.edit')));
      before.focus();
      await user.press('Tab');
      await until('they are shown with the focus', () => isShown(find(element, '.edit')));
      expect(findAll(element, '.edit button').map(({ title }) => title)).to.deep.equal([
        'Adicionar arquivos',
        'Remover a.png',
      ]);
      touch.mediaText = '(hover: none), (pointer: coarse)';
    });

    itNeeds('coarse pointer', '[CA-03] the buttons are always shown on touch', async () => {
      await user.leave();
      const element = await open({ files: abc });
      await painted();
      expect(isShown(find(element, '.edit'))).to.equal(true);
    });

    for (const property of ['readOnly', 'disabled'])
      it(`[CA-03] there are no buttons while it is ${property}; the slides can be viewed`, async () => {
        const element = await open({ files: abc, [property]: true });
        await user.click(find(element, '.next'));
        expect(element.index).to.equal(1);
        expect(findAll(element, '.edit, .picker')).to.have.length(0);
      });

    it('[CA-03] removing fires dass-remove; the slide stays until the application removes it', async () => {
      const element = await open({ files: abc, index: 1 });
      const events = listen(element, 'dass-remove', 'dass-slide');
      await user.click(find(element, '.remove'));
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ file: abc[1], index: 1 }]);
      expect((events[0]?.detail as { file: unknown }).file === abc[1]).to.equal(true);
      expect(currentLabel(element)).to.equal('2 de 3: b.png');
      element.files = [abc[0]!, abc[2]!];
      await element.updateComplete;
      await announced('b.png removido. 2 de 2: c.png');
      await untilSlide(element, 1);
      expectFocus(find(element, '.remove'));
    });

    it('[CA-03] a key that is held down removes one file', async () => {
      const element = await open({ files: abc });
      const events = listen(element, 'dass-remove');
      const button = find(element, '.remove');
      button.focus();
      await user.press('Enter');
      const held = new KeyboardEvent('keydown', {
        key: 'Enter',
        repeat: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      button.dispatchEvent(held);
      expect([events.length, held.defaultPrevented], 'the browser makes no click of it').to.deep.equal([1, true]);
    });

    it('[CA-03] a double click removes one file', async () => {
      const element = await open({ files: abc });
      const events = listen(element, 'dass-remove');
      element.addEventListener('dass-remove', ({ detail }) => {
        element.files = element.files.filter((file) => file !== detail.file);
      });
      await user.doubleClick(find(element, '.remove'));
      expect([events.length, element.files.length]).to.deep.equal([1, 2]);
    });
  });

  describe('addresses', () => {
    it('[CA-06] a stored file is loaded from the download address of its id', async () => {
      const element = await open({ files: [{ id: 'a/b', fileName: 'foto.zip' }] });
      const address = 'http://localhost:3071/api/download/file/a%2Fb?project=dds';
      const links = findAll<HTMLAnchorElement>(element, 'a');
      expect(links.map(({ href }) => href)).to.deep.equal([address, address]);
      expect(links.map(({ rel }) => rel)).to.deep.equal(Array(2).fill('noopener noreferrer'));
    });

    it('unsafe addresses are not used', async () => {
      const hostile = ['javascript:alert(1)', 'data:text/html,x', 'data:image/svg+xml,<svg onload=alert(1)>'];
      for (const src of hostile) {
        const element = await open({ files: [{ src, fileName: 'a.png', type: 'image/png' }] });
        expect(findAll(element, 'img, a, iframe'), src).to.have.length(0);
        expect(find(element, '.card-text').textContent).to.equal('Este arquivo não tem um endereço válido.');
        element.remove();
      }
    });

    it('new files have blob addresses, which are revoked far away and after removal', async () => {
      const { createObjectURL, revokeObjectURL } = URL;
      const live = new Set<string>();
      URL.createObjectURL = (blob: Blob) => {
        const url = createObjectURL.call(URL, blob);
        live.add(url);
        return url;
      };
      URL.revokeObjectURL = (url) => {
        live.delete(url);
        revokeObjectURL.call(URL, url);
      };
      try {
        const files = Array.from({ length: 30 }, (_, index) => ({ file: pictureFile(`${index}.png`) }));
        const element = await open({ files });
        element.focus();
        await keys('End', 'Home', 'End');
        await untilSlide(element, 29);
        await untilImage(element);
        expect(live.size).to.be.at.most(4);
        element.remove();
        expect(live.size).to.equal(0);
        document.body.append(element);
        await untilImage(element);
        await untilSlide(element, 29);
        element.remove();
        expect(live.size).to.equal(0);
      } finally {
        Object.assign(URL, { createObjectURL, revokeObjectURL });
      }
    });

    it('an SVG is only ever an image, and its address does not work on its own', async () => {
      const scope = window as unknown as { hostile?: number };
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="window.hostile=1"><script>window.hostile=1;parent.hostile=1</script></svg>`;
      const element = await open({ files: [{ file: new File([svg], 'a.svg', { type: 'image/svg+xml' }) }] });
      const image = await untilImage(element);
      expect(findAll(element, 'iframe, object, embed, svg svg, .slide script')).to.have.length(0);
      const answer = await fetch(image.src).then(
        () => 'it works',
        () => 'revoked',
      );
      expect([answer, scope.hostile]).to.deep.equal(['revoked', undefined]);
      const download = find<HTMLAnchorElement>(element, '.download');
      expect([download.download, (await (await fetch(download.href)).blob()).type]).to.deep.equal([
        'a.svg',
        'application/octet-stream',
      ]);
    });
  });

  describe('media', () => {
    it('[CA-02] a sound is played, and stops when its slide leaves', async () => {
      const element = await open({ files: [{ file: soundFile() }, ...abc] });
      const player = await until('the player is there', () => findAll(element, 'dass-player:defined')[0] as DassPlayer);
      await until('it knows the file', () => player.duration > 0);
      expect(player.label).to.equal('ruído.wav');
      await user.click(find(player, '.play'));
      await until('it plays', () => !player.paused);
      await user.click(find(element, '.next'));
      await until('it is paused', () => player.paused);
      expect(player.currentTime, 'not at its end').to.be.below(15);
    });

    it('[CA-02] [UQ-08] the keys of a player do not turn to another slide', async () => {
      const element = await open({ files: [{ file: soundFile() }, ...abc] });
      const player = await until('the player is there', () => findAll(element, 'dass-player:defined')[0] as DassPlayer);
      await until('it knows the file', () => player.duration > 0);
      find(player, '.position').focus();
      await user.press('ArrowRight');
      expect(player.currentTime).to.be.greaterThan(0);
      find(player, '.play').focus();
      await user.press('End');
      await user.press('PageDown');
      await user.press('f');
      await user.click(find(player, '.speed'));
      await until('the menu is open', () => findAll(player, '.entry').some((entry) => entry.checkVisibility()));
      await user.press('ArrowRight');
      expect([element.index, document.fullscreenElement]).to.deep.equal([0, null]);
    });

    it('[CA-02] what the browser does not play or show is a card with a download', async () => {
      const names = ['filme.wmv', 'tela.heic', 'peça.step', 'planilha.xlsx'];
      const element = await open({
        files: names.map((fileName) => ({ fileName, src: `/${fileName}`, size: 1_500_000 })),
      });
      for (const name of names) {
        const card = find(currentSlide(element), '.card');
        expect(find(card, '.card-name').textContent).to.equal(name);
        expect(find(card, '.details').textContent).to.equal(`${name.split('.')[1]!.toUpperCase()} · 1,50 MB`);
        expect(find<HTMLAnchorElement>(card, 'a').download).to.equal(name);
        await user.click(find(element, '.next'));
      }
    });

    it('[CA-02] a failed image is a card; the user can try again', async () => {
      const element = await open({ files: [...abc, { src: '/broken.png', fileName: 'a.png' }] });
      element.focus();
      await user.press('End');
      await until('the failure is shown', () => findAll(currentSlide(element), '.retry').length);
      await announced('a.png não pôde ser carregado');
      expect(find<HTMLAnchorElement>(currentSlide(element), 'a').pathname).to.equal('/broken.png');
      let attempts = 0;
      const { prototype } = HTMLImageElement;
      const setAttribute = prototype.setAttribute;
      prototype.setAttribute = function (name, value) {
        if (name === 'src' && value === '/broken.png') attempts++;
        setAttribute.call(this, name, value);
      };
      try {
        await user.click(find(currentSlide(element), '.retry'));
        await until('it fails again', () => findAll(currentSlide(element), '.retry').length && attempts);
      } finally {
        prototype.setAttribute = setAttribute;
      }
      expectFocus(find(element, '.viewport'), 'the button was gone for a moment');
    });

    it('an image that leaves is loaded again when the user returns', async () => {
      const element = await open({ files: [{ src: '/broken.png', fileName: 'a.png' }, ...abc] });
      await until('the failure is shown', () => findAll(currentSlide(element), '.retry').length);
      element.index = 3;
      await element.updateComplete;
      element.index = 0;
      await element.updateComplete;
      expect(findAll(currentSlide(element), '.retry')).to.have.length(0);
      await until('the failure is shown again', () => findAll(currentSlide(element), '.retry').length);
    });
  });

  it('renders values that are no files as cards, with the indexes of the list', async () => {
    const element = await open({ files: [null, 5, 'x', {}, ...abc], index: 4 });
    expect(currentLabel(element)).to.equal('5 de 7: a.png');
    element.index = 0;
    await element.updateComplete;
    expect(currentLabel(element)).to.equal('1 de 7: Arquivo sem nome');
    expect(find(currentSlide(element), '.card-text').textContent).to.include('endereço válido');
  });

  it('the focus goes to the slides', async () => {
    const element = await open({ files: abc });
    element.focus();
    expectFocus(find(element, '.viewport'));
    expect(focused()?.getAttribute('aria-roledescription')).to.equal('slide');
  });
});
