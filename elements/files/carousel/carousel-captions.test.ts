import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './carousel.js';
import type { DassCarousel } from './carousel.js';
import { pictures, untilImage, untilSlide } from '../../../test/support/elements/carousel.js';
import { mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';

const [a, b, c] = pictures('a', 'b', 'c');
const open = (properties: Record<string, unknown>): Promise<DassCarousel> =>
  mount('dass-carousel', { properties: { label: 'Fotos', ...properties } });
const caption = (element: DassCarousel): HTMLElement => find(element, '.caption');
const box = (element: Element): DOMRect => element.getBoundingClientRect();
const announced = (text: string): Promise<unknown> =>
  until(`'${text}' is announced`, () =>
    findAll(document, '[data-dass-announce=polite] p').some((line) => line.textContent === text),
  );
/** The description of the slides, as a screen reader reads it. */
const description = (element: DassCarousel): string =>
  (find(element, '.viewport').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => element.shadowRoot!.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('captions of a dass-carousel', () => {
  afterEach(async () => {
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    await setViewport({ width: 800, height: 600 });
  });

  it('[CA-02] are shown below their slide, describe it, and are announced with it', async () => {
    const element = await open({
      files: [{ ...a, caption: 'Par 12' }, b, { ...c, caption: ' Dois pontos\nsaltados ' }],
    });
    expect([caption(element).innerText, description(element)]).to.deep.equal(['Par 12', 'Par 12']);
    expect(box(find(element, '.viewport')).bottom).to.be.at.most(box(caption(element)).top);
    element.focus();
    await user.press('ArrowRight');
    await announced('2 de 3: b.png');
    expect([findAll(element, '.caption').length, description(element)]).to.deep.equal([0, '']);
    await user.press('ArrowRight');
    await announced('3 de 3: c.png. Dois pontos\nsaltados');
    expect(caption(element).innerText).to.equal('Dois pontos\nsaltados');
    expect(findAll(element, '.caption[tabindex]'), 'nothing to scroll').to.have.length(0);
  });

  it('[CA-02] are shown in full screen, above the tools', async () => {
    const element = await open({ files: [{ ...a, caption: 'Par 12' }, b] });
    await user.click(find(element, '.fullscreen'));
    const tools = await until('the tools are shown', () => findAll(element, '.image-tools')[0]);
    await painted();
    // Firefox rounds to parts of a pixel.
    expect(box(find(element, '.viewport')).bottom).to.be.at.most(box(caption(element)).top + 0.01);
    expect(box(caption(element)).bottom).to.be.at.most(box(tools).top + 0.01);
    await user.press('Escape');
    await until('it is back in the page', () => findAll(element, '.image-tools').length === 0);
  });

  it('[CA-02] are text, in their own direction, and are ignored when they are no text', async () => {
    const scope = window as unknown as { hostile?: number };
    const markup = '<img src=x onerror="window.hostile = 1"><b>Par</b>';
    const element = await open({ files: [{ ...a, caption: markup }] });
    expect([caption(element).innerText, findAll(caption(element), '*').length]).to.deep.equal([markup, 0]);
    element.files = [{ ...a, caption: 'صورة الحذاء' }];
    await element.updateComplete;
    expect(getComputedStyle(caption(element)).direction).to.equal('rtl');
    for (const none of ['', '   ', null, {}, undefined]) {
      element.files = [{ ...a, caption: none as string }];
      await element.updateComplete;
      expect(findAll(element, '.caption'), String(none)).to.have.length(0);
    }
    expect(scope.hostile).to.equal(undefined);
  });

  for (const [name, text] of [
    ['of 2,000 characters', 'Dois pontos saltados na lateral do par. '.repeat(50)],
    ['of one word', 'W'.repeat(2000)],
  ] as const)
    it(`[CA-02] ${name} leave room for the picture and all buttons, and scroll by keyboard`, async () => {
      await setViewport({ width: 375, height: 600 });
      const element = await open({ files: [{ ...a, caption: text }, b] });
      await untilImage(element);
      await painted();
      const frame = box(find(element, '.frame'));
      expect(box(caption(element)).height).to.be.at.most(frame.height * 0.3 + 1);
      expect(box(find(element, '.viewport')).height).to.be.greaterThan(frame.height * 0.4);
      expect(caption(element).scrollWidth).to.equal(caption(element).clientWidth);
      for (const button of findAll(element, '.bar button'))
        if (button.checkVisibility()) expect(box(button).bottom, button.title).to.be.at.most(frame.bottom);
      find(element, '.viewport').focus();
      await user.press('Tab');
      expect(focused() === caption(element), 'a long caption can be focused').to.equal(true);
      await user.press('PageDown');
      await until('it scrolls', () => caption(element).scrollTop > 0);
      expect(element.index).to.equal(0);
    });
});

describe('links to slides of a dass-carousel', () => {
  const copied: string[] = [];
  const { writeText } = Clipboard.prototype;
  beforeEach(() => {
    copied.length = 0;
    Clipboard.prototype.writeText = (text: string) => {
      copied.push(text);
      return Promise.resolve();
    };
  });
  afterEach(async () => {
    Clipboard.prototype.writeText = writeText;
    for (const notice of findAll(document, 'dass-notice')) await user.click(find(notice, 'button'));
    await until('no notice is left', () => findAll(document, 'dass-notice').length === 0);
  });

  it('[CA-02] are copied in full, where the application has an address', async () => {
    const element = await open({ files: [{ ...a, link: '/fichas?id=48&document=a' }, b] });
    await user.click(find(element, '.bar .link'));
    await until('the link is copied', () => copied.length === 1);
    expect(copied).to.deep.equal([`${location.origin}/fichas?id=48&document=a`]);
    await until('the user is told', () =>
      findAll(document, 'dass-notice').some((notice) => notice.shadowRoot!.textContent.includes('Link copiado')),
    );
    await user.click(find(element, '.next'));
    expect(findAll(element, '.bar .link')).to.have.length(0);
  });

  it('[CA-02] that are not safe cannot be copied', async () => {
    const element = await open({ files: [{ ...a, link: 'javascript:alert(1)' }] });
    expect(findAll(element, '.bar .link')).to.have.length(0);
  });
});

describe('dass-carousel in a right-to-left page', () => {
  it('[CA-02] has its buttons, icons and keys mirrored', async () => {
    const page = await mountHtml('<div dir="rtl"></div>');
    const files = [a, b, c];
    const element = await mount('dass-carousel', { properties: { files, label: 'صور' } }, page);
    const [previous, next] = [find(element, '.previous'), find(element, '.next')];
    expect(box(next).right, 'next is on the left').to.be.at.most(box(previous).left);
    expect(getComputedStyle(find(next, '.icon')).scale).to.equal('-1 1');
    expect(box(find(element, '.name')).left, 'the name is on the right').to.be.greaterThan(box(previous).right);
    const [first, , third] = findAll(element, '.dot');
    expect(box(first!).left).to.be.greaterThan(box(third!).left);
    await user.click(next);
    await untilSlide(element, 1);
    first!.focus();
    await user.press('ArrowLeft');
    expect(element.index).to.equal(1);
    element.focus();
    await user.press('ArrowRight');
    await untilSlide(element, 0);
    expect(element.index).to.equal(0);
  });
});
