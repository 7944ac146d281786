import { expect } from 'chai';
import { withClipboardStub } from '../../../test/support/emulation/clipboard-stub.js';
import './hierarchy-table.js';
import { noticed, press, said, show } from '../../../test/support/elements/hierarchy-table.js';
import { until } from '../../../test/support/user.js';

describe('dass-hierarchy-table, copying', () => {
  it('copies a row and its descendants for a spreadsheet', async () => {
    const element = await show();
    await withClipboardStub(true, async (copied) => {
      element.focus();
      await press('Control+c');
      await said('5 linhas copiadas');
      expect(copied()).to.equal('Tênis\t1\n  Cabedal\t2\n    Gáspea\t1\n  Solado\t10\n  Água\t0,5');
    });
  });

  it('copies no value that a spreadsheet would run as a formula', async () => {
    const rows = [
      { id: 1, name: '=HYPERLINK("http://x";"y")', amount: -5 },
      { id: 2, parentId: 1, name: '+1+1', amount: '=cmd|x' },
      { id: 3, parentId: 1, name: '@SUM(A1)', amount: 1 },
      { id: 4, parentId: 1, name: '"a" e "b"', amount: 1 },
    ];
    const element = await show({ rows });
    await withClipboardStub(true, async (copied) => {
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
    await withClipboardStub(true, async (copied) => {
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

  it('shows that nothing could be copied, and fires dass-copy', async () => {
    const element = await show();
    let isCopied: boolean | undefined;
    element.addEventListener('dass-copy', ({ detail }) => (isCopied = detail.copied));
    await withClipboardStub(false, async () => {
      element.focus();
      await press('Control+c');
      await noticed('Não foi possível copiar');
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
    await withClipboardStub(true, async () => {
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
