import { expect } from 'chai';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, until, user } from '../../../test/support/user.js';
import type { DassDataTable } from '../../tables/data-table/data-table.js';
import type { DassSelectList } from '../../fields/select-list/select-list.js';
import '../../fields/check-list/check-list.js';
import '../../fields/select-list/select-list.js';
import '../../picking/pick-list/pick-list.js';
import '../../records/lookup/lookup.js';
import '../../tables/data-table/data-table.js';

interface Call {
  readonly url: URL;
  readonly init: RequestInit;
}

/** Rows `Peça 0` to `Peça 499` of a server. */
function answerTo({ url, init }: Call): unknown {
  const body = init.body ? (JSON.parse(init.body as string) as { from: number; count: number }) : undefined;
  const from = body?.from ?? Number(url.searchParams.get('$skip'));
  const count = body?.count ?? Number(url.searchParams.get('$top'));
  const rows = Array.from({ length: Math.min(count, 500 - from) }, (_, at) => ({
    id: from + at,
    label: `Peça ${from + at}`,
  }));
  return body ? { rows, total: 500 } : { value: rows, '@odata.count': 500 };
}

describe('data-source', () => {
  const originalFetch = window.fetch;
  let calls: Call[];
  beforeEach(() => {
    calls = [];
    window.fetch = async (address, init = {}) => {
      const call = { url: new URL(address as string), init };
      calls.push(call);
      return call.url.pathname === '/broken'
        ? new Response('', { status: 503 })
        : new Response(JSON.stringify(answerTo(call)));
    };
  });
  afterEach(() => (window.fetch = originalFetch));
  const table = (attributes: string) =>
    mountHtml<DassDataTable>(`<dass-data-table label="Peças" ${attributes}></dass-data-table>`);
  const cells = (element: Element): string =>
    findAll(element, '.rows-range [role=row]')
      .filter((row) => row.checkVisibility())
      .map((row) => row.textContent?.trim())
      .join();

  it('[DS-01] `http` asks the server for blocks of rows, with its own origin and credentials', async () => {
    const element = await table('data-src="/api/materials" data-source="http"');
    await until('the rows are shown', () => cells(element).startsWith('0,1,2'));
    const [{ url, init }] = calls as [Call];
    expect([url.pathname, init.method]).to.deep.equal(['/api/materials', 'POST']);
    expect(JSON.parse(init.body as string)).to.include({ from: 0, count: 100, search: '' });
    expect(init).to.include({ credentials: 'same-origin', mode: 'same-origin' });
    expect(element.busy).to.equal(false);
  });

  it('[DS-01] `odata` sends the query options of OData', async () => {
    const element = await table('data-src="/odata/Materials?x=1" data-source="odata"');
    await until('the rows are shown', () => cells(element).startsWith('0,1,2'));
    const [{ url, init }] = calls as [Call];
    expect([url.searchParams.get('x'), url.searchParams.get('$top'), init.method]).to.deep.equal(['1', '100', 'GET']);
  });

  it('[DS-01] serves select list, pick list and lookup', async () => {
    const source = 'data-src="/api/materials" data-source="http"';
    const form = await mountHtml<HTMLFormElement>(
      `<form><dass-select-list label="A" ${source}></dass-select-list>
      <dass-pick-list label="B" ${source}></dass-pick-list><dass-lookup label="C" ${source}></dass-lookup></form>`,
    );
    const shows = (tag: string, text: string) =>
      until(`${tag} shows ${text}`, () =>
        findAll(find(form, tag), '[role=option]').some((row) => row.textContent?.trim() === text),
      );
    await shows('dass-pick-list', 'Peça 0');
    const select = find<DassSelectList>(form, 'dass-select-list');
    await until('the source is set', () => select.dataSource);
    await user.click(find(select, '.arrow'));
    await shows('dass-select-list', 'Peça 0');
    await user.press('Escape');
    find<HTMLElement>(form, 'dass-lookup').focus();
    await user.press('ArrowDown');
    await shows('dass-lookup', 'Peça 0');
  });

  it('[DS-01] asks again when an attribute changes, and does not replace a source of the application', async () => {
    const element = await table('data-src="/a" data-source="http"');
    await until('the rows are shown', () => cells(element).startsWith('0,1,2'));
    element.setAttribute('data-src', '/b');
    await until('the other address is asked', () => calls.some(({ url }) => url.pathname === '/b'));
    const own = { load: async () => ({ rows: [{ id: 'X' }], total: 1 }) };
    const other = element.cloneNode() as DassDataTable;
    element.replaceWith(other);
    other.dataSource = own;
    await until('the own row is shown', () => cells(other) === 'X');
    await other.updateComplete;
    expect(other.dataSource).to.equal(own);
  });

  it('[DS-03] shows a failure in the element, which retries', async () => {
    const element = await table('data-src="/broken" data-source="http"');
    const [message] = await expectConsole(/'dataSource' has failed/, () =>
      until('the failure is shown', () => findAll(element, '.state.failed').length === 1),
    );
    expect(message).to.contain('503');
  });

  it('[DS-01] warns of values that cannot be used, and asks nothing', async () => {
    const wrong: readonly (readonly [html: string, message: RegExp])[] = [
      ['<dass-data-table data-src="/a" data-source="htpp"></dass-data-table>', /must be 'http' or 'odata'/],
      ['<dass-data-table data-source="http"></dass-data-table>', /needs the address of the rows in data-src/],
      ['<dass-check-list data-src="/a" data-source="http"></dass-check-list>', /the element has no dataSource/],
    ];
    for (const [html, message] of wrong) await expectConsole(message, () => mountHtml(html));
    await expectConsole(/is not an address of the page's origin/, () =>
      table('data-src="https://example.com/rows" data-source="http"'),
    );
    expect(calls).to.deep.equal([]);
  });
});
