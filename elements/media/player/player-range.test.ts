import { expect } from 'chai';
import './player.js';
import { machineSoundFile } from '../../../sample-data/inspection-media.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { itNeeds } from '../../../test/support/engine.js';
import { mount } from '../../../test/support/fixture.js';
import { find, findAll, middle, painted, until, user } from '../../../test/support/user.js';
import type { DassPlayer, DassPlayerRangeDetail } from './player.js';

interface RangeInTest {
  readonly element: DassPlayer;
  readonly media: HTMLMediaElement;
  readonly start: HTMLElement;
  readonly end: HTMLElement;
  readonly changes: DassPlayerRangeDetail[];
  readonly events: string[];
}

/** Mounts a player of a sound of 12 seconds with handles. */
async function open(properties: Record<string, unknown> = {}, width = '600px'): Promise<RangeInTest> {
  const element = await mount('dass-player', {
    properties: { file: machineSoundFile(), label: 'Ruído', withRange: true, ...properties },
  });
  element.style.inlineSize = width;
  const changes: DassPlayerRangeDetail[] = [];
  const events: string[] = [];
  element.addEventListener('dass-range-change', ({ detail }) => changes.push(detail));
  for (const type of ['dass-play', 'dass-pause', 'dass-ended'] as const)
    element.addEventListener(type, () => events.push(type));
  await until('the handles are there', () => findAll(element, '.handle').length === 2);
  await until('the waveform is shown', () => findAll(element, '.wave').length);
  await painted();
  const media = find<HTMLMediaElement>(element, '.media');
  return { element, media, changes, events, start: find(element, '.handle.start'), end: find(element, '.handle.end') };
}
const ends = ({ changes }: RangeInTest): readonly number[] => [changes.at(-1)!.start, changes.at(-1)!.end];
/** How far a pointer moves for a time, in pixels. */
const pixels = ({ element }: RangeInTest, seconds: number): number =>
  Math.round((find(element, '.track').getBoundingClientRect().width * seconds) / 12);
const text = (element: Element, selector: string): string =>
  find(element, selector).textContent.replace(/\s+/g, ' ').trim();

describe('The part that dass-player plays', () => {
  it('[UQ-08] its ends are sliders with times: they move by keys, as far as half a second from each other', async () => {
    const player = await open();
    const { element, start, end, changes } = player;
    expect([start.role, start.ariaLabel, start.ariaValueMin, start.ariaValueMax, start.ariaValueNow]).to.deep.equal([
      'slider',
      'Início do trecho',
      '0',
      '11.5',
      '0',
    ]);
    start.focus();
    await user.press('PageUp');
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) await user.press(key);
    expect(ends(player)).to.deep.equal([1.2, 12]);
    expect(start.ariaValueText).to.equal('1,2 segundo');
    expect(player.media.currentTime, 'playing starts there').to.be.closeTo(1.2, 0.01);
    await user.press('Tab');
    expectFocus(end);
    await user.press('Home');
    expect(ends(player)).to.deep.equal([1.2, 1.7]);
    await user.press('ArrowLeft');
    expect(changes.at(-1)!.end, 'not nearer').to.equal(1.7);
    await user.press('End');
    expect(ends(player)).to.deep.equal([1.2, 12]);
    expect(end.ariaValueNow).to.equal('12');
    expect(text(element, '.range-time')).to.equal('Trecho: 00:01,2 a 00:12,0');
  });

  for (const dir of ['ltr', 'rtl'])
    it(`[UQ-08] the mouse drags both ends over the waveform, in a page that is ${dir}`, async () => {
      const player = await open();
      player.element.dir = dir;
      await painted();
      const from = middle(player.start);
      await user.drag(from, { x: from.x + pixels(player, 3), y: from.y });
      expect(ends(player)[0]).to.be.closeTo(3, 0.1);
      const to = middle(player.end);
      await user.drag(to, { x: to.x - pixels(player, 4), y: to.y });
      expect(ends(player)[1]).to.be.closeTo(8, 0.1);
      await user.drag(middle(player.end), { x: to.x - pixels(player, 11), y: to.y });
      expect(ends(player)[1], 'not beyond the other').to.be.closeTo(ends(player)[0]! + 0.5, 0.01);
    });

  itNeeds('touch', '[UQ-08] a finger drags an end that is 44 pixels wide, in 375 pixels', async () => {
    const player = await open({}, '375px');
    for (const handle of [player.start, player.end]) {
      const { width, height } = handle.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    }
    const at = middle(player.end);
    await user.touchDrag(at, { x: at.x - pixels(player, 6), y: at.y });
    await until('it has moved', () => player.changes.length > 0);
    expect(ends(player)[1]).to.be.closeTo(6, 0.5);
    expect(ends(player)[0]).to.equal(0);
  });

  it('[UQ-08] the handles stay in the box and do not cover each other, in 375 and 240 pixels', async () => {
    for (const width of ['375px', '240px']) {
      const { element, start, end } = await open({ rangeStart: 6, rangeEnd: 6.5 }, width);
      expect(start.getBoundingClientRect().right).to.be.at.most(end.getBoundingClientRect().left + 0.5);
      element.rangeStart = 0;
      element.rangeEnd = 12;
      await painted();
      const box = element.getBoundingClientRect();
      expect(start.getBoundingClientRect().left, width).to.be.at.least(box.left);
      expect(end.getBoundingClientRect().right, width).to.be.at.most(box.right);
      for (const control of findAll(element, 'button, .position').filter((one) => one.checkVisibility()))
        expect(control.getBoundingClientRect().right, control.className).to.be.at.most(box.right);
    }
  });

  it('[UQ-08] what is not played is dimmed', async () => {
    const { element } = await open({ rangeStart: 3, rangeEnd: 9 });
    const track = find(element, '.track').getBoundingClientRect();
    const [before, after] = [find(element, '.cut-off.before'), find(element, '.cut-off.after')].map((one) =>
      one.getBoundingClientRect(),
    );
    expect([before!.left - track.left, track.right - after!.right]).to.deep.equal([0, 0]);
    expect(before!.width).to.be.closeTo(track.width / 4, 1);
    expect(after!.width).to.be.closeTo(track.width / 4, 1);
  });

  it('[UQ-08] playing plays the part, ends there, and starts again at its start', async () => {
    const { element, media, events } = await open({ rangeStart: 3, rangeEnd: 3.6 });
    expect(media.currentTime, 'the position is in the part').to.equal(3);
    await user.click(find(element, '.play'));
    await until('it ends', () => events.includes('dass-ended'));
    expect(events).to.deep.equal(['dass-play', 'dass-ended']);
    expect(media.paused).to.equal(true);
    expect(media.currentTime).to.be.closeTo(3.6, 0.05);
    await user.click(find(element, '.play'));
    await until('it plays from the start of the part', () => !media.paused && media.currentTime < 3.5);
    expect(media.currentTime).to.be.at.least(3);
    element.pause();
  });

  it('[UQ-08] the position stays in the part', async () => {
    const { element, media } = await open({ rangeStart: 3, rangeEnd: 9 });
    find(element, '.position').focus();
    await user.press('End');
    expect(media.currentTime).to.equal(9);
    await user.press('Home');
    expect(media.currentTime).to.equal(3);
    await user.press('ArrowLeft');
    expect(media.currentTime).to.equal(3);
  });

  it('[UQ-08] keeps a part that is set before the first file', async () => {
    const element = await mount('dass-player', { properties: { withRange: true } });
    Object.assign(element, { rangeStart: 2, rangeEnd: 9.5 });
    await element.updateComplete;
    element.file = machineSoundFile();
    await until('the handles are there', () => findAll(element, '.handle').length === 2);
    expect([element.rangeStart, element.rangeEnd]).to.deep.equal([2, 9.5]);
    expect(text(element, '.range-time')).to.equal('Trecho: 00:02,0 a 00:09,5');
  });

  it('[UQ-08] invalid ends act as the nearest ones, another file has the whole again, without an event', async () => {
    const { element, media, changes } = await open({ rangeStart: 50, rangeEnd: 40 });
    expect(findAll(element, '.handle').map((handle) => handle.ariaValueNow)).to.deep.equal(['11.5', '12']);
    element.file = machineSoundFile(4);
    await until('it is loaded', () => Math.round(element.duration) === 4);
    await element.updateComplete;
    expect(findAll(element, '.handle').map((handle) => Math.round(Number(handle.ariaValueNow)))).to.deep.equal([0, 4]);
    element.withRange = false;
    await painted();
    expect(findAll(element, '.handle')).to.deep.equal([]);
    expect([media.paused, changes]).to.deep.equal([true, []]);
  });
});
