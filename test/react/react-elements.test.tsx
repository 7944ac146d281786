import { expect } from 'chai';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { DassDataTable } from '../../react-wrappers/dass-data-table.js';
import { DassLookupEditDialog } from '../../react-wrappers/dass-lookup-edit-dialog.js';
import { DassTextInput } from '../../react-wrappers/dass-text-input.js';
import { expectConsole } from '../support/assertions/page-problems.js';
import { keep, rendered } from '../support/fixture.js';
import { painted } from '../support/user.js';

const strong = <strong>Aurora</strong>;
const notText = (value: unknown): string => value as string;

describe('A React element where a text or Lit is expected', () => {
  let root: Root;
  let container: HTMLElement;
  beforeEach(() => {
    container = keep(document.body.appendChild(document.createElement('div')));
    root = createRoot(container);
  });
  afterEach(() => flushSync(() => root.unmount()));

  async function show(node: React.ReactNode): Promise<string> {
    flushSync(() => root.render(node));
    const element = container.firstElementChild as HTMLElement;
    await rendered(element);
    await painted();
    return element.shadowRoot?.textContent ?? '';
  }

  for (const [what, column] of [
    ['cell', { name: 'byCell', cell: () => strong }],
    ['cell', { name: 'byListInCell', cell: () => [strong] }],
    ['format', { name: 'byFormat', format: () => strong }],
    ['label', { name: 'byLabel', label: notText(strong) }],
  ] as const)
    it(`of a column's ${what} is named once in the console, and shown as nothing (${column.name})`, async () => {
      let text = '';
      const rows = [
        { id: 1, byLabel: 'first' },
        { id: 2, byLabel: 'second' },
      ];
      const messages = await expectConsole(/React element/, async () => {
        text = await show(<DassDataTable rows={rows} columns={[{ name: 'id' }, column]} />);
      });
      expect(messages.length).to.equal(1);
      expect(messages[0]).to.contain(`<dass-data-table> '${what}' of column '${column.name}' is a React element`);
      expect(text).not.to.contain('[object');
      if (what === 'label') expect(text).to.contain('first');
    });

  it('of a text property is named once, and its default is used', async () => {
    let text = '';
    const messages = await expectConsole(/React element/, async () => {
      text = await show(<DassTextInput label="Fornecedor" hint={notText(strong)} />);
    });
    expect(messages.length).to.equal(1);
    expect(messages[0]).to.contain("<dass-text-input> 'hint' cannot be a React element; its default is used.");
    expect(text).to.contain('Fornecedor');
    expect(text).not.to.contain('[object');
  });

  it('of `renderForm` is named once, and shown as nothing', async () => {
    let text = '';
    const messages = await expectConsole(/React element/, async () => {
      text = await show(<DassLookupEditDialog open row={{ id: 1 }} renderForm={() => strong} />);
    });
    expect(messages.length).to.equal(1);
    expect(messages[0]).to.contain("<dass-lookup-edit-dialog> 'renderForm' returned a React element");
    expect(text).not.to.contain('[object');
  });
});
