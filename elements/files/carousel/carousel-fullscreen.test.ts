import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import './carousel.js';
import type { DassCarousel } from './carousel.js';
import type { DassSlider } from '../../controls/slider/slider.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import {
  currentLabel,
  currentSlide,
  picture,
  pictures,
  untilImage,
  untilSlide,
} from '../../../test/support/elements/carousel.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { itNeeds } from '../../../test/support/engine.js';
import { mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, middle, painted, user, until } from '../../../test/support/user.js';

const files = [
  { _id: 'a', src: picture('teal', 1200, 800), fileName: 'a.png', type: 'image/png' },
  ...pictures('b', 'c'),
  { _id: 'd', src: '/d.zip', fileName: 'd.zip' },
];
const open = (properties: Record<string, unknown> = {}): Promise<DassCarousel> =>
  mount('dass-carousel', { properties: { label: 'Fotos', files, ...properties } });
const stage = (element: Element): HTMLDialogElement => find<HTMLDialogElement>(element, '.stage');
const isFull = (element: Element): boolean => stage(element).matches(':modal');
async function openFull(properties?: Record<string, unknown>): Promise<DassCarousel> {
  const element = await open(properties);
  await untilImage(element);
  await user.click(find(element, '.fullscreen'));
  await until('it is in full screen', () => isFull(element) && document.fullscreenElement === element);
  await painted();
  return element;
}
const untilHome = (element: Element): Promise<unknown> =>
  until(
    'it is back in the page',
    () => !isFull(element) && !document.fullscreenElement && find(element, '.home > .frame'),
  );
const zoomBox = (element: DassCarousel): HTMLElement => find(currentSlide(element), '.zoom');
const image = (element: DassCarousel): HTMLImageElement => find<HTMLImageElement>(currentSlide(element), 'img.picture');
const scaleOf = (element: DassCarousel): number => Number(getComputedStyle(image(element)).scale.split(' ')[0]) || 1;
const fitOf = (element: DassCarousel): string => getComputedStyle(image(element)).objectFit;
const percent = (element: DassCarousel): string => find(element, '.scale').textContent;
const scrolls = (element: DassCarousel): [number, number] => [zoomBox(element).scrollLeft, zoomBox(element).scrollTop];
const mouse = (...steps: unknown[][]): Promise<unknown> => executeServerCommand('dass:mouse', { steps });

describe('dass-carousel in full screen', () => {
  afterEach(async () => {
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    await until('the page is no longer in full screen', () => !document.fullscreenElement);
  });

  it('[CA-02] fills the screen as a modal dialog, and returns with the focus', async () => {
    const element = await openFull();
    const frame = find(element, '.frame');
    const { width, height } = frame.getBoundingClientRect();
    expect([Math.round(width), Math.round(height)]).to.deep.equal([innerWidth, innerHeight]);
    const button = find(element, '.fullscreen');
    expectFocus(button);
    expect([button.title, stage(element).ariaLabel]).to.deep.equal(['Sair da tela cheia', 'Tela cheia']);
    await user.click(button);
    await untilHome(element);
    expectFocus(button);
    expect(button.title).to.equal('Tela cheia');
    expect(document.documentElement.style.overflow).to.equal('');
  });

  it('[CA-02] F enters and leaves; the slide stays; the focus stays inside', async () => {
    const element = await open();
    element.focus();
    await user.press('End');
    await user.press('ArrowLeft');
    await untilSlide(element, 2);
    await user.press('f');
    await until('it is in full screen', () => isFull(element) && document.fullscreenElement === element);
    await untilSlide(element, 2);
    for (let stops = 0; stops < 20; stops++) {
      await user.press('Tab');
      // The browser's own controls are between the last and the first stop.
      expect([element, document.body].includes(document.activeElement as HTMLElement), 'the focus is inside').to.equal(
        true,
      );
    }
    find(element, '.viewport').focus();
    await user.press('f');
    await untilHome(element);
    await untilSlide(element, 2);
    expect(currentLabel(element)).to.equal('3 de 4: c.png');
  });

  it('leaves when the browser leaves full screen', async () => {
    const element = await openFull();
    await document.exitFullscreen();
    await untilHome(element);
    expectFocus(find(element, '.fullscreen'));
  });

  it('leaves when the browser closes the dialog, as by the Back of Android', async () => {
    const element = await openFull();
    const cancel = new Event('cancel', { cancelable: true });
    stage(element).dispatchEvent(cancel);
    expect(cancel.defaultPrevented).to.equal(true);
    await untilHome(element);
  });

  it('covers the page where the browser refuses full screen; Escape leaves', async () => {
    const { requestFullscreen } = Element.prototype;
    for (const refuse of [() => Promise.reject(new TypeError('refused')), undefined]) {
      Element.prototype.requestFullscreen = refuse as typeof requestFullscreen;
      try {
        const element = await open();
        await user.click(find(element, '.fullscreen'));
        await until('it covers the page', () => isFull(element));
        const { width, height } = find(element, '.frame').getBoundingClientRect();
        expect([Math.round(width), Math.round(height)]).to.deep.equal([innerWidth, innerHeight]);
        await user.press('Escape');
        await untilHome(element);
        expectFocus(find(element, '.fullscreen'));
        element.remove();
      } finally {
        Element.prototype.requestFullscreen = requestFullscreen;
      }
    }
  });

  it('leaves when it is removed from the page and when it has no files', async () => {
    const element = await openFull();
    element.remove();
    await until(
      'the page is usable',
      () => !document.fullscreenElement && document.documentElement.style.overflow === '',
    );
    document.body.append(element);
    await element.updateComplete;
    await untilHome(element);
    await user.click(find(element, '.fullscreen'));
    await until('it is in full screen', () => isFull(element));
    element.files = [];
    await element.updateComplete;
    await untilHome(element);
    expectFocus(find(element, '.pick'));
  });

  it('[CA-03] has the buttons that change files', async () => {
    const element = await openFull();
    await user.leave();
    (focused() as HTMLElement).blur();
    await painted();
    expect(find(element, '.edit').checkVisibility({ opacityProperty: true })).to.equal(true);
  });

  it('[CA-04] the slider fits the image in four ways; leaving resets it', async () => {
    const element = await openFull();
    const slider = find<DassSlider>(element, '.fit');
    expect([slider.value, fitOf(element)]).to.deep.equal([0, 'scale-down']);
    slider.focus();
    for (const [value, fit] of [
      [1, 'contain'],
      [2, 'fill'],
      [3, 'cover'],
    ] as const) {
      await user.press('ArrowRight');
      expect([slider.value, fitOf(element)]).to.deep.equal([value, fit]);
    }
    expect(element.index, 'the keys belong to the slider').to.equal(0);
    await user.click(find(element, '.fullscreen'));
    await untilHome(element);
    expect([fitOf(element), findAll(element, '.fit').length]).to.deep.equal(['scale-down', 0]);
    await user.click(find(element, '.fullscreen'));
    await until('it is in full screen', () => isFull(element));
    expect(find<DassSlider>(element, '.fit').value).to.equal(0);
  });

  it('[CA-04] the toggle zooms to 2 and back; leaving resets it', async () => {
    const element = await openFull();
    const toggle = find(element, '.zoom-toggle');
    expect(toggle.ariaPressed).to.equal('false');
    await user.click(toggle);
    expect([toggle.ariaPressed, scaleOf(element), percent(element)]).to.deep.equal(['true', 2, '200%']);
    await user.click(toggle);
    expect([toggle.ariaPressed, scaleOf(element)]).to.deep.equal(['false', 1]);
    await user.click(toggle);
    await user.click(find(element, '.fullscreen'));
    await untilHome(element);
    expect(scaleOf(element)).to.equal(1);
  });

  it('[CA-04] there are no tools for what is no image', async () => {
    const element = await openFull();
    element.index = 3;
    await element.updateComplete;
    expect(findAll(element, '.image-tools')).to.have.length(0);
    element.index = 1;
    await element.updateComplete;
    expect(findAll(element, '.image-tools')).to.have.length(1);
  });

  it('[CA-05] clicks zoom to 2, then by 1 up to 8, then back', async () => {
    const element = await openFull();
    const scales: number[] = [];
    for (let clicks = 0; clicks < 9; clicks++) {
      await user.click(zoomBox(element));
      scales.push(scaleOf(element));
    }
    expect(scales).to.deep.equal([2, 3, 4, 5, 6, 7, 8, 1, 2]);
  });

  it('[CA-05] a click outside full screen does not zoom', async () => {
    const element = await open();
    await untilImage(element);
    await user.click(zoomBox(element));
    expect(scaleOf(element)).to.equal(1);
  });

  it('zooms to what is at the pointer, by click and by wheel', async () => {
    const element = await openFull();
    const { left, top, width, height } = zoomBox(element).getBoundingClientRect();
    const at = { x: Math.round(left + width * 0.75), y: Math.round(top + height * 0.25) };
    await executeServerCommand('dass:click', at);
    await until('it is zoomed', () => scaleOf(element) === 2);
    const [x, y] = scrolls(element);
    expect([x, y].map(Math.round)).to.deep.equal([at.x - left, at.y - top].map(Math.round));
    await mouse(['move', at.x, at.y], ['wheel', 0, -240]);
    await until('it is larger', () => scaleOf(element) > 2.2);
    const [scale, [nowX, nowY]] = [scaleOf(element), scrolls(element)];
    expect(nowX).to.be.closeTo((at.x - left) * (scale - 1), 2);
    expect(nowY).to.be.closeTo((at.y - top) * (scale - 1), 2);
    for (let turns = 0; scaleOf(element) > 1 && turns < 20; turns++) {
      await mouse(['wheel', 0, 400]);
      await painted();
    }
    expect([scaleOf(element), scrolls(element)]).to.deep.equal([1, [0, 0]]);
  });

  it('is moved by dragging, which is no click', async () => {
    const element = await openFull();
    await user.click(find(element, '.zoom-toggle'));
    const [x, y] = scrolls(element);
    const from = middle(zoomBox(element));
    await user.drag(from, { x: from.x - 100, y: from.y + 60 });
    await until('it has moved', () => scrolls(element)[0] !== x);
    const moved = scrolls(element);
    expect([moved[0] - x, moved[1] - y].map(Math.round)).to.deep.equal([100, -60]);
    expect(scaleOf(element)).to.equal(2);
    await user.click(zoomBox(element));
    expect(scaleOf(element), 'the next click zooms').to.equal(3);
  });

  it('keys zoom, move, rotate and reset; arrows change the slide when it is not zoomed', async () => {
    const element = await openFull();
    find(element, '.viewport').focus();
    await user.press('+');
    await user.press('+');
    expect(scaleOf(element)).to.equal(3);
    const [x, y] = scrolls(element);
    await user.press('ArrowRight');
    await user.press('ArrowUp');
    const moved = scrolls(element);
    expect([moved[0] > x, moved[1] < y, element.index]).to.deep.equal([true, true, 0]);
    await user.press('-');
    expect(scaleOf(element)).to.equal(2);
    await user.press('0');
    expect(scaleOf(element)).to.equal(1);
    await user.press('r');
    const turned = image(element);
    expect(getComputedStyle(turned).rotate).to.equal('90deg');
    const { width, height } = turned.getBoundingClientRect();
    const box = zoomBox(element).getBoundingClientRect();
    expect([width, height].map(Math.round), 'it fits in the view').to.deep.equal(
      [box.width, box.height].map(Math.round),
    );
    await user.press('ArrowRight');
    expect(element.index).to.equal(1);
    expect(getComputedStyle(turned).rotate, 'the other slide is as it was').to.be.oneOf(['0deg', 'none']);
    await untilSlide(element, 1);
  });

  it('another slide is not zoomed', async () => {
    const element = await openFull();
    await user.click(find(element, '.zoom-toggle'));
    await user.press('PageDown');
    expect([element.index, percent(element), scaleOf(element)]).to.deep.equal([1, '100%', 1]);
    await untilSlide(element, 1);
  });

  itNeeds('touch', 'two fingers zoom between them', async () => {
    const element = await openFull();
    const { x, y } = middle(zoomBox(element));
    const fingers = (distance: number) => [
      { x: x - distance, y, id: 0 },
      { x: x + distance, y, id: 1 },
    ];
    await executeServerCommand('dass:touch', { steps: [{ type: 'touchStart', points: fingers(40) }] });
    for (const distance of [60, 80, 100, 120])
      await executeServerCommand('dass:touch', { steps: [{ type: 'touchMove', points: fingers(distance) }] });
    await until('it is zoomed', () => scaleOf(element) > 2.5);
    await executeServerCommand('dass:touch', { steps: [{ type: 'touchEnd', points: [] }] });
    expect(scaleOf(element)).to.be.closeTo(3, 0.3);
    expect(element.index).to.equal(0);
  });

  const touch = (type: string, points: unknown[]): Promise<unknown> =>
    executeServerCommand('dass:touch', { steps: [{ type, points }] });
  const taps = async (count: number, at: { x: number; y: number }): Promise<void> => {
    const tap = [
      { type: 'touchStart', points: [at] },
      { type: 'touchEnd', points: [] },
    ];
    await executeServerCommand('dass:touch', { steps: Array.from({ length: count }, () => tap).flat() });
    await painted();
  };
  const pullBy = async (element: DassCarousel, ...distances: number[]): Promise<void> => {
    const { x, y } = middle(zoomBox(element));
    await touch('touchStart', [{ x, y }]);
    for (const distance of distances) await touch('touchMove', [{ x, y: y + distance }]);
    await painted();
  };
  const boxTop = (element: DassCarousel): number => {
    const [box, view] = [find(currentSlide(element), '.box'), zoomBox(element)];
    return box.getBoundingClientRect().top - view.getBoundingClientRect().top;
  };

  itNeeds('touch', '[CA-05] two taps zoom in at the point, and out again', async () => {
    const element = await openFull();
    const { left, top, width, height } = zoomBox(element).getBoundingClientRect();
    const at = { x: Math.round(left + width * 0.75), y: Math.round(top + height * 0.25) };
    await taps(2, at);
    await until('it is zoomed', () => scaleOf(element) === 2);
    expect(scrolls(element).map(Math.round)).to.deep.equal([at.x - left, at.y - top].map(Math.round));
    const scales: number[] = [];
    const observer = new MutationObserver(() => scales.push(scaleOf(element)));
    observer.observe(zoomBox(element), { attributes: true });
    const end = performance.now() + 400;
    await until('the next tap is the first of two', () => performance.now() > end);
    await taps(2, at);
    await until('it is not zoomed', () => scaleOf(element) === 1);
    observer.disconnect();
    expect(scales.includes(3), 'it does not jump between the taps').to.equal(false);
  });

  itNeeds('touch', '[CA-02] pulling an image down closes; it follows the finger; a short pull returns', async () => {
    const element = await openFull();
    await pullBy(element, 20, 40, 60);
    expect(boxTop(element)).to.be.closeTo(60, 2);
    await touch('touchEnd', []);
    await until('it has returned', () => Math.abs(boxTop(element)) < 1);
    expect([isFull(element), scaleOf(element)]).to.deep.equal([true, 1]);
    await pullBy(element, 20, 80, 150);
    await touch('touchEnd', []);
    await untilHome(element);
    expectFocus(find(element, '.fullscreen'));
    expect(find(element, '.box').style.translate).to.equal('');
  });

  itNeeds('touch', '[CA-02] without motion a pulled image stays, and closes', () =>
    withMedia({ reducedMotion: 'reduce' }, async () => {
      const element = await openFull();
      await pullBy(element, 20, 80, 150);
      expect(boxTop(element)).to.equal(0);
      await touch('touchEnd', []);
      await untilHome(element);
    }),
  );

  itNeeds('touch', '[CA-05] a finger moves a zoomed image as far as its edges, and does not close', async () => {
    const element = await openFull();
    await user.click(find(element, '.zoom-toggle'));
    const { x, y } = middle(zoomBox(element));
    for (let pulls = 0; pulls < 4; pulls++)
      await user.touchDrag({ x: x - 100, y: y - 100 }, { x: x + 140, y: y + 140 });
    await until('the corner is in view', () => scrolls(element).every((scroll) => Math.round(scroll) === 0));
    expect([isFull(element), element.index, scaleOf(element)]).to.deep.equal([true, 0, 2]);
  });
});
