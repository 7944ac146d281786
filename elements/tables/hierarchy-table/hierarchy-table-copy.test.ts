import { expect } from '@open-wc/testing';
import './hierarchy-table.js';
import { press, said, show } from '../../../test/support/elements/hierarchy-table.js';
import { until } from '../../../test/support/user.js';

/** Replaces the clipboard while `during` runs. @param isOpen whether the page may write to it */
async function clipboard(isOpen: boolean, during: (copied: () => string) => Promise<void>): Promise<void> {
  const before = navigator.clipboard;
  const { execCommand } = document;
  let copied = '';
  const writeText = (text: string): Promise<void> =>
    isOpen ? Promise.resolve(void (copied = text)) : Promise.reject(new Error('No'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  document.execCommand = () => false;
  try {
    await during(() => copied);
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: before });
    document.execCommand = execCommand;
  }
}

describe('dass-hierarchy-table, copying', () => {
  it('copies a row and its descendants for a spreadsheet', async () => {
    let copied = '';
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void (copied = text)) },
    });
    try {
      const element = await show();
      element.focus();
      await press('Control+c');
      await said('5 linhas copiadas');
      expect(copied).to.equal('Tênis\t1\n  Cabedal\t2\n    Gáspea\t1\n  Solado\t10\n  Água\t0,5');
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });

  it('copies no value that a spreadsheet would run as a formula', async () => {
    const rows = [
      { id: 1, name: '=HYPERLINK("http://x";"y")', amount: -5 },
      { id: 2, parentId: 1, name: '+1+1', amount: '=cmd|x' },
      { id: 3, parentId: 1, name: '@SUM(A1)', amount: 1 },
      { id: 4, parentId: 1, name: '"a" e "b"', amount: 1 },
    ];
    const element = await show({ rows });
    await clipboard(true, async (copied) => {
      element.focus();
      await press('Control+c');
      await until('the text is copied', () => copied());
      expect(copied().split('\n')).to.deep.equal([
        `"'=HYPERLINK(""http://x"";""y"")"\t-5`,
        `'  +1+1\t'=cmd|x`,
        `'  @SUM(A1)\t1`,
        `  "a" e "b"\t1`,
      ]);
    });
  });

  it('copies the rows of a branch that the filter shows, and escapes line breaks and tabs', async () => {
    const rows = [
      { id: 1, name: 'Tênis\tAurora', amount: 1 },
      { id: 2, parentId: 1, name: 'Cabedal\r\nde couro', amount: 2 },
      { id: 3, parentId: 1, name: 'Solado', amount: 3 },
      { id: 4, name: 'Bota', amount: 4 },
    ];
    const element = await show({ rows });
    const [first, second] = ['"Tênis\tAurora"', '"  Cabedal\r\nde couro"'];
    await clipboard(true, async (copied) => {
      element.focus();
      await press('Control+c');
      await until('the text is copied', () => copied() === `${first}\t1\n${second}\t2\n  Solado\t3`);
      element.filter = 'couro';
      await element.updateComplete;
      await press('Control+c');
      await until('without the excluded columns', () => copied() === `${first}\t1\n${second}\t2`);
      await press('ArrowDown', 'Control+c');
      await until('indented from the level of the row', () => copied() === '"Cabedal\r\nde couro"\t2');
    });
  });

  it('announces that nothing could be copied, and fires dass-copy', async () => {
    const element = await show();
    let isCopied: boolean | undefined;
    element.addEventListener('dass-copy', ({ detail }) => (isCopied = detail.copied));
    await clipboard(false, async () => {
      element.focus();
      await press('Control+c');
      await said('Não foi possível copiar');
    });
    expect(isCopied).to.equal(false);
  });

  it('fires dass-copy, and leaves the announcement to an application that prevents it', async () => {
    const rows = [
      { id: 1, name: 'Tênis', amount: 1 },
      ...['Cabedal', 'Forro', 'Solado'].map((name, at) => ({ id: 2 + at, parentId: 1, name, amount: 2 })),
      { id: 5, name: 'Bota', amount: 3 },
    ];
    const element = await show({ rows });
    const details: unknown[] = [];
    element.addEventListener('dass-copy', (event) => {
      details.push(event.detail);
      if (details.length === 1) event.preventDefault();
    });
    await clipboard(true, async () => {
      element.focus();
      await press('Control+c');
      await until('dass-copy is fired', () => details.length === 1);
      await press('ArrowDown', 'Control+c');
      await said('1 linha copiada');
    });
    expect(details).to.deep.equal([
      { row: rows[0], key: '1', count: 4, copied: true },
      { row: rows[4], key: '5', count: 1, copied: true },
    ]);
    const lines = [...document.querySelectorAll('[data-dass-announce] p')];
    expect(lines.some((line) => line.textContent === '4 linhas copiadas')).to.equal(false);
  });
});
