import { expect } from 'chai';
import { readPasted } from '../../elements/tables/editing/paste-cells.js';
import { clipboards } from './clipboards.js';

describe('Clipboards of the corpus', () => {
  it('[TB-07] are read as the cells that the program has copied', () => {
    const title = document.title;
    for (const { from, text, html = '', cells } of clipboards) {
      const read = readPasted(text, html)?.map((row) => row.map((one) => one?.replaceAll('\u00a0', ' ') ?? null));
      expect(read, from).to.deep.equal(cells);
    }
    expect(document.title, 'no script runs').to.equal(title);
  });
});
