import { expect } from 'chai';
import './carousel.js';
import type { DassCarousel } from './carousel.js';
import { itNeeds } from '../../../test/support/engine.js';
import { keep, rendered } from '../../../test/support/fixture.js';
import { overlaps } from '../../../test/support/rendering/overlaps.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';

const SLIDES = [1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 120];
const files = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `${index}`,
    src: `/arquivo-${index}`,
    fileName: `inspeção-da-linha-3-${index}.zip`,
    type: 'application/zip',
    size: 1000,
  }));

/** Carousels with these numbers of slides, to be changed and to be read, in both directions. */
async function carousels(controlSize?: string): Promise<DassCarousel[]> {
  const all = SLIDES.flatMap((count) =>
    [false, true].flatMap((readOnly) =>
      ['ltr', 'rtl'].map((dir) => {
        const index = Math.floor(count / 2);
        const element = Object.assign(document.createElement('dass-carousel'), {
          files: files(count),
          readOnly,
          index,
        });
        element.dir = dir;
        element.style.setProperty('--dass-carousel-height', '12rem');
        if (controlSize) element.style.setProperty('--dass-control', controlSize);
        document.body.append(keep(element));
        return element;
      }),
    ),
  );
  for (const element of all) await rendered(element);
  return all;
}

/** What a user cannot press in the bar: controls that overlap, are cut off or are smaller than this size. */
function problemsOf(element: DassCarousel, minSize: number): string[] {
  const controls = findAll(element, '.bar :is(button, a)').filter((control) => control.checkVisibility());
  const frame = find(element, '.frame').getBoundingClientRect();
  const problems = overlaps(controls);
  for (const control of controls) {
    const { left, right, width, height } = control.getBoundingClientRect();
    if (left < frame.left || right > frame.right) problems.push(`${control.className} is cut off`);
    if (Math.min(width, height) < minSize) problems.push(`${control.className} is ${width} × ${height}`);
  }
  const steps = findAll(element, '.dot, .position').filter((one) => one.checkVisibility());
  if (element.files.length > 1 && steps.length === 0) problems.push('neither dots nor position');
  const at = `${element.files.length} slides, ${element.dir}${element.readOnly ? ', read-only' : ''}`;
  return problems.map((problem) => `${at}: ${problem}`);
}

describe('The bar of dass-carousel', () => {
  async function check(all: readonly DassCarousel[], minSize: number): Promise<void> {
    const problems: string[] = [];
    for (let width = 280; width <= 700; width += 10) {
      for (const element of all) element.style.inlineSize = `${width}px`;
      await painted();
      problems.push(
        ...all.flatMap((element) => problemsOf(element, minSize)).map((problem) => `${width} px, ${problem}`),
      );
    }
    expect(problems).to.deep.equal([]);
  }

  itNeeds(
    'coarse pointer',
    '[CA-02] every control can be pressed by a finger, 1 to 120 slides, 280 to 700 px',
    async () => check(await carousels(), 44),
  );

  for (const size of ['36px', '30px'])
    it(`[CA-02] every control can be pressed, with controls of ${size}`, async () => check(await carousels(size), 24));

  it('[CA-02] shows dots where they fit, in one row where there is room', async () => {
    const element = Object.assign(document.createElement('dass-carousel'), { files: files(5) });
    element.style.setProperty('--dass-control', '36px');
    document.body.append(keep(element));
    await rendered(element);
    const shown = async (width: number): Promise<[dots: boolean, rows: boolean]> => {
      element.style.inlineSize = `${width}px`;
      await painted();
      const top = (selector: string): number => find(element, selector).getBoundingClientRect().top;
      return [find(element, '.dots').checkVisibility(), Math.abs(top('.next') - top('.add')) > 20];
    };
    expect(await shown(900)).to.deep.equal([true, false]);
    expect(await shown(480)).to.deep.equal([false, false]);
    expect(await shown(400)).to.deep.equal([true, true]);
    expect(await shown(240)).to.deep.equal([false, true]);
    expect(await shown(900)).to.deep.equal([true, false]);
  });

  it('[CA-02] follows the density', async () => {
    const element = Object.assign(document.createElement('dass-carousel'), { files: files(6) });
    element.style.cssText = 'inline-size: 320px; --dass-control: 26px';
    document.body.append(keep(element));
    await rendered(element);
    await painted();
    expect(problemsOf(element, 24)).to.deep.equal([]);
    element.style.setProperty('--dass-control', '44px');
    await until('the buttons are larger', () => find(element, '.next').clientWidth === 44);
    await painted();
    expect(problemsOf(element, 24)).to.deep.equal([]);
  });

  it('[CA-02] Next is pressed where it is, in each width', async () => {
    const element = Object.assign(document.createElement('dass-carousel'), { files: files(5) });
    document.body.append(keep(element));
    for (const [at, width] of [320, 360, 412, 600].entries()) {
      element.style.inlineSize = `${width}px`;
      await rendered(element);
      await painted();
      await user.click(find(element, '.next'));
      expect(element.index, `${width} px`).to.equal(at + 1);
    }
  });
});
