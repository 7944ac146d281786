import { expect } from 'chai';
import './avatar.js';
import { avatarHues } from '../../core/format/avatar.js';
import { mount } from '../../../test/support/fixture.js';
import { find, findAll, until } from '../../../test/support/user.js';
import examples from './avatar.examples.js';

const picture = String(examples.examples.image!.properties!.avatar);
const disc = (element: Element): HTMLElement => find(element, '.avatar');
const shown = (element: Element): string => disc(element).textContent.trim();

/** The displayed colour, read from a canvas: [red, green, blue], 0 to 255. */
function rgb(color: string): [number, number, number] {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}
function luminance(color: string): number {
  const [r, g, b] = rgb(color).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [light, dark] = [luminance(color), luminance(backgroundColor)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('dass-avatar', () => {
  afterEach(() => delete document.documentElement.dataset.theme);

  it('[NL-08] shows up to 3 characters unchanged, and the initials of longer texts', async () => {
    const avatar = await mount('dass-avatar');
    for (const [text, letters] of [
      ['ma', 'ma'],
      ['PCP', 'PCP'],
      ['Marina Alves', 'MA'],
      ['josé da silva', 'JDS'],
      ['  Compras  ', 'C'],
      ['👩‍🏭', '👩‍🏭'],
      ['Um dois três quatro cinco seis', 'UDTQCS'],
    ] as const) {
      avatar.avatar = text;
      await avatar.updateComplete;
      expect(shown(avatar)).to.equal(letters);
    }
  });

  it('[NL-08] has the same colour for the same text, and other colours for other texts', async () => {
    const colorOf = async (text: string): Promise<string> =>
      getComputedStyle(disc(await mount('dass-avatar', { properties: { avatar: text } }))).backgroundColor;
    expect(await colorOf('Marina Alves')).to.equal(await colorOf('Marina Alves'));
    const colors = new Set(await Promise.all(Array.from({ length: 200 }, (_, index) => colorOf(`Pessoa ${index}`))));
    expect(colors.size).to.equal(avatarHues);
  });

  it('[NL-08] keeps a contrast of 4.5 : 1 in every colour, light and dark', async () => {
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset.theme = theme;
      const seen = new Set<string>();
      for (let index = 0; seen.size < avatarHues && index < 500; index++) {
        const avatar = await mount('dass-avatar', { properties: { avatar: `Pessoa ${index}` } });
        const color = getComputedStyle(disc(avatar)).backgroundColor;
        if (!seen.has(color)) expect(contrast(disc(avatar)), `${color}, ${theme}`).to.be.at.least(4.5);
        seen.add(color);
        avatar.remove();
      }
      expect(seen.size).to.equal(avatarHues);
    }
  });

  it('[NL-08] shows an image, and the initials of the label when it cannot be loaded', async () => {
    const avatar = await mount('dass-avatar', { properties: { avatar: picture, label: 'Marina Alves' } });
    expect(find<HTMLImageElement>(avatar, 'img').getAttribute('src')).to.equal(picture);
    avatar.avatar = '/nada-aqui.png';
    await until('the initials are shown', () => shown(avatar) === 'MA');
    expect(findAll(avatar, 'img').length).to.equal(0);
    avatar.avatar = picture;
    await avatar.updateComplete;
    expect(findAll(avatar, 'img'), 'another address is loaded').to.have.length(1);
  });

  it('shows a figure when there is neither a text nor a label', async () => {
    const avatar = await mount('dass-avatar', { properties: { avatar: '/nada-aqui.png' } });
    await until(
      'the figure is shown instead',
      () => findAll(avatar, 'svg').length === 1 && findAll(avatar, 'img').length === 0,
    );
  });

  it('ignores unsafe addresses and shows markup as text', async () => {
    for (const invalid of [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      'data:image/svg+xml;base64,PHN2Zz4=',
    ]) {
      const avatar = await mount('dass-avatar', { properties: { avatar: invalid } });
      expect(findAll(avatar, 'img, script').length, invalid).to.equal(0);
    }
  });

  it('has its label as accessible name, and is hidden without one', async () => {
    const avatar = await mount('dass-avatar', { properties: { avatar: 'MA', label: 'Marina Alves' } });
    expect(disc(avatar).role).to.equal('img');
    expect(disc(avatar).ariaLabel).to.equal('Marina Alves');
    avatar.label = '';
    await avatar.updateComplete;
    expect(disc(avatar).getAttribute('aria-hidden')).to.equal('true');
    expect(disc(avatar).hasAttribute('role')).to.equal(false);
  });

  it('[NL-08] keeps its height and shows every letter, never smaller than 11px', async () => {
    for (const size of [24, 32, 96]) {
      for (const text of ['M', 'MMM', 'A B C D', 'M M M M', 'M M M M M', 'A '.repeat(8), 'M '.repeat(9), '👩‍🏭👩‍🏭👩‍🏭']) {
        const what = `${text}, ${size}px`;
        const avatar = await mount('dass-avatar', { properties: { avatar: text } });
        avatar.style.setProperty('--dass-avatar-size', `${size}px`);
        const letters = find(avatar, '.letters');
        expect(Number.parseFloat(getComputedStyle(letters).fontSize), what).to.be.at.least(11);
        const [outer, inner] = [disc(avatar), letters].map((part) => part.getBoundingClientRect()) as [
          DOMRect,
          DOMRect,
        ];
        expect(avatar.getBoundingClientRect().height, what).to.equal(size);
        expect(outer.height, what).to.equal(size);
        expect(outer.width, what).to.equal(avatar.getBoundingClientRect().width);
        expect(inner.left, what).to.be.at.least(outer.left);
        expect(inner.right, what).to.be.at.most(outer.right);
        expect(inner.top, what).to.be.at.least(outer.top);
        expect(inner.bottom, what).to.be.at.most(outer.bottom);
        avatar.remove();
      }
    }
  });

  it('[NL-08] is round with up to three letters or an image, and wider with more letters', async () => {
    const widthOf = async (avatar: string): Promise<number> =>
      (await mount('dass-avatar', { properties: { avatar } })).getBoundingClientRect().width;
    for (const text of ['M', 'MAG', 'Ç'.repeat(10_000), picture]) expect(await widthOf(text), text).to.equal(32);
    expect(await widthOf('Marina Costa Gomes Silva')).to.be.within(36, 56);
    expect(await widthOf('Ç '.repeat(3000)), 'the number of elements is limited').to.equal(128);
  });
});
