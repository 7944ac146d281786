import { expect } from 'chai';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { DassElement } from '../../elements/base/dass-element.js';
import { watchMistakes } from '../../elements/base/mistakes/watch.js';
import { DassDataTable } from '../../react-wrappers/dass-data-table.js';
import { DassTextInput } from '../../react-wrappers/dass-text-input.js';
import { expectProblems } from '../../scripts/test-runner/page-problems.js';
import { keep, rendered } from '../support/fixture.js';

const watch = watchMistakes(DassElement)!;
const rows = [{ id: 1, name: 'Palmilha de EVA' }];

describe('Mistakes in React, named in development', () => {
  let root: Root;
  let container: HTMLElement;
  beforeEach(() => {
    container = keep(document.body.appendChild(document.createElement('div')));
    root = createRoot(container);
  });
  afterEach(() => flushSync(() => root.unmount()));

  async function warnings(node: React.ReactNode): Promise<string[]> {
    const { messages, end } = expectProblems(['Console warning'], /^\[dass\] /);
    flushSync(() => root.render(node));
    await rendered(container);
    watch.check();
    end();
    return messages.map((text) => text.replace(/^\[dass\] | See elements\/.*$/g, ''));
  }

  it('a misspelt prop of a wrapper', async () => {
    const props = { colums: [] };
    expect(await warnings(<DassDataTable label="Materiais" rows={rows} columns={[]} {...props} />)).to.deep.equal([
      "<dass-data-table> has no property or attribute 'colums'. Did you mean 'columns'?",
    ]);
  });

  it('a text for a boolean', async () => {
    const props = { required: 'false' as unknown as boolean };
    expect(await warnings(<DassTextInput label="Código" {...props} />)).to.deep.equal([
      "<dass-text-input>: 'required' is set to the text 'false', which is true as any text. Set true or false.",
    ]);
  });

  it('are none in right code: events, keys of React, cells that React renders', async () => {
    const columns = [{ name: 'name', renderCell: ({ name }: { name: string }) => <b>{name}</b> }];
    const right = (
      <div onClick={() => {}}>
        <DassDataTable key="a" label="Materiais" rows={rows} columns={columns} onRowClick={() => {}} className="wide" />
        <DassTextInput
          label="Código"
          id="code"
          style={{ width: 100 }}
          data-id="1"
          onChange={() => {}}
          onFocus={() => {}}
        />
      </div>
    );
    expect(await warnings(right)).to.deep.equal([]);
    expect(await warnings(right)).to.deep.equal([]);
  });
});
