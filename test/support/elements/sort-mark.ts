import { expect } from 'chai';

/** Expects that the text of a sorted heading, cut or not, ends before the sort mark. */
export function expectMarkBesideText(heading: HTMLElement): void {
  const range = document.createRange();
  const text = [...heading.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  range.selectNodeContents(text as Node);
  const { paddingInlineEnd } = getComputedStyle(heading);
  const { left, right } = heading.getBoundingClientRect();
  // A longer text is cut where the padding begins.
  const textEnd = Math.min(range.getBoundingClientRect().right, right - Number.parseFloat(paddingInlineEnd));
  const mark = getComputedStyle(heading, '::after');
  const markStart = left + heading.clientLeft + Number.parseFloat(mark.left);
  expect(mark.position, 'there is a mark').to.equal('absolute');
  expect(textEnd, `${heading.textContent?.trim()}: text before mark`).to.be.at.most(markStart);
  expect(markStart + Number.parseFloat(mark.width), 'mark inside').to.be.at.most(right);
}
