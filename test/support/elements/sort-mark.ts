import { expect } from 'chai';

function textBox(heading: HTMLElement): DOMRect {
  const range = document.createRange();
  const text = [...heading.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  range.selectNodeContents(text as Node);
  return range.getBoundingClientRect();
}

/** Where the text of a heading starts. */
export const textStart = (heading: HTMLElement): number => textBox(heading).left;

/** Expects that the text of a sorted heading, cut or not, ends before the sort mark. */
export function expectMarkBesideText(heading: HTMLElement): void {
  const { paddingInlineEnd } = getComputedStyle(heading);
  const { left, right } = heading.getBoundingClientRect();
  // A longer text is cut where the padding begins.
  const textEnd = Math.min(textBox(heading).right, right - Number.parseFloat(paddingInlineEnd));
  const mark = getComputedStyle(heading, '::after');
  const markStart = left + heading.clientLeft + Number.parseFloat(mark.left);
  expect(mark.position, 'there is a mark').to.equal('absolute');
  expect(textEnd, `${heading.textContent?.trim()}: text before mark`).to.be.at.most(markStart);
  expect(markStart + Number.parseFloat(mark.width), 'mark inside').to.be.at.most(right);
}
