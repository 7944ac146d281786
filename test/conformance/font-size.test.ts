import { expect } from 'chai';
import type { Example } from '../../elements/base/examples.js';
import { applyTheme } from '../../themes/apply-theme.js';
import { createExample, kitElements } from '../support/elements/elements.js';
import { keep, rendered } from '../support/fixture.js';
import { findAll, painted } from '../support/user.js';

const elements = await kitElements();
const root = document.documentElement;

type Box = readonly [name: string, width: number, height: number];

/** The sizes of everything in an element that is shown, with the size of its text. */
async function boxesOf(tag: string, example: Example): Promise<Box[]> {
  const element = keep(createExample(tag, example));
  // Icons are as large as the text around them.
  document.body.style.fontSize = '16px';
  document.body.append(element);
  await rendered(element);
  // Rows that are rendered by the room that there is.
  await painted();
  const boxes = [element, ...findAll(element, '*')].map((one): Box => {
    const { width, height } = one.getBoundingClientRect();
    return [
      `${one.localName}.${one.className} ${getComputedStyle(one).fontSize}`,
      Math.round(width),
      Math.round(height),
    ];
  });
  element.remove();
  return boxes;
}

describe('A page with html { font-size: 62.5% }', () => {
  before(() => applyTheme());
  afterEach(() => {
    document.body.style.removeProperty('font-size');
    root.style.removeProperty('font-size');
    root.style.removeProperty('--dass-font-size');
  });

  for (const { tag, examples } of elements) {
    it(`<${tag}> has the size that --dass-font-size gives it`, async () => {
      const [name, example] = Object.entries(examples)[0]!;
      const expected = await boxesOf(tag, example);
      root.style.fontSize = '62.5%';
      root.style.setProperty('--dass-font-size', '16px');
      expect(await boxesOf(tag, example), name).to.deep.equal(expected);
    });
  }

  it('the size of the page decides where the token is not set', async () => {
    root.style.fontSize = '200%';
    const text = keep(document.createElement('p'));
    text.style.fontSize = 'var(--dass-text-s)';
    document.body.append(text);
    expect(getComputedStyle(text).fontSize).to.equal('28px');
  });
});
