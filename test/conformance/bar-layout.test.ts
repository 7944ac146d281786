import { expect } from 'chai';
import { expectProblems } from '../../scripts/test-runner/page-problems.js';
import { createExample, kitElements } from '../support/elements/elements.js';
import { keep, rendered } from '../support/fixture.js';
import { overlaps } from '../support/rendering/overlaps.js';
import { findAll, painted } from '../support/user.js';

const elements = await kitElements();
const WIDTHS = [280, 360, 480, 700];

describe('Every element', () => {
  // What an observer of a table has resized is observed in the next frame, which Firefox reports as an error.
  let allowed: ReturnType<typeof expectProblems>;
  before(() => (allowed = expectProblems(['Uncaught error'], /ResizeObserver loop completed/)));
  after(() => allowed.end());

  for (const { tag, examples } of elements) {
    const shown = Object.entries(examples).filter(([, { overlay }]) => !overlay);
    if (shown.length === 0) continue;
    it(`<${tag}> has no buttons that lie over each other, from 280 to 700 px`, async () => {
      const problems = new Set<string>();
      for (const [name, example] of shown) {
        const boxes = ['ltr', 'rtl'].map((dir) => {
          const box = Object.assign(document.createElement('div'), { dir });
          box.append(createExample(tag, example));
          document.body.append(keep(box));
          return box;
        });
        for (const box of boxes) await rendered(box);
        for (const width of WIDTHS) {
          for (const box of boxes) box.style.inlineSize = `${width}px`;
          await painted();
          // Virtual rows are placed after they were measured.
          await painted();
          for (const box of boxes)
            for (const problem of overlaps(
              findAll(box, 'button, a[href], summary').filter((control) => control.checkVisibility()),
            ))
              problems.add(`${name}, ${box.dir}, ${width} px: ${problem}`);
        }
        for (const box of boxes) box.remove();
      }
      expect([...problems]).to.deep.equal([]);
    });
  }
});
