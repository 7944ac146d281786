import { expect } from 'chai';
import '../../elements/fields/select-list/select-list.js';
import '../../elements/picking/pick-list/pick-list.js';
import '../../elements/records/lookup-dialog/lookup-dialog.js';
import '../../elements/tables/data-table/data-table.js';
import '../../elements/tables/hierarchy-table/hierarchy-table.js';
import type { DataSource } from '../../elements/core/data/data-source.js';
import { httpSource } from '../../elements/core/data/http-source.js';
import { collectConsole } from '../support/assertions/page-problems.js';
import { names as tableNames } from '../support/elements/data-table.js';
import { names as dialogNames } from '../support/elements/lookup-dialog.js';
import { labels as optionLabels } from '../support/elements/option-rows.js';
import { labels as pickLabels } from '../support/elements/pick-list.js';
import { openPopover } from '../support/elements/select-list.js';
import { mount } from '../support/fixture.js';
import { find, findAll, until, user } from '../support/user.js';
import { serviceAnswers, type CorpusAnswer } from './answers.js';

/** A piece that shows rows of a source. */
interface Shown {
  readonly element: Element;
  names(): string[];
}

const columns = [{ name: 'name', label: 'Nome' }];
const pieces: Readonly<Record<string, (dataSource: DataSource) => Promise<Shown>>> = {
  async 'dass-data-table'(dataSource) {
    const element = await mount('dass-data-table', { properties: { label: 'Peças', columns, dataSource } });
    return { element, names: () => tableNames(element) };
  },
  async 'dass-hierarchy-table'(dataSource) {
    const element = await mount('dass-hierarchy-table', { properties: { label: 'Peças', columns, dataSource } });
    return { element, names: () => tableNames(element) };
  },
  async 'dass-select-list'(dataSource) {
    const element = await mount('dass-select-list', {
      properties: { label: 'Peça', fieldLabel: 'name', dataSource },
    });
    await openPopover(element);
    return { element, names: () => optionLabels(element) };
  },
  async 'dass-pick-list'(dataSource) {
    const element = await mount('dass-pick-list', {
      properties: { label: 'Peças', fieldLabel: 'name', height: 400, dataSource },
    });
    return { element, names: () => pickLabels(element, 'available') };
  },
  async 'dass-lookup-dialog'(dataSource) {
    const element = await mount('dass-lookup-dialog', {
      properties: { open: true, tableColumns: columns, dataSource },
    });
    return { element: find(element, 'dass-data-table'), names: () => dialogNames(element) };
  },
};

/** Answers each request with the present answer. */
class Service {
  answer: CorpusAnswer = { from: '', body: '' };
  readonly #fetch = window.fetch;

  constructor() {
    window.fetch = async (input, init) => {
      if (input !== '/rows') return this.#fetch(input, init);
      const { status = 200, type = 'application/json', headers, body } = this.answer;
      return new Response(body, { status, headers: { 'Content-Type': type, ...headers } });
    };
  }

  end(): void {
    window.fetch = this.#fetch;
  }
}

const good: CorpusAnswer = { from: '', body: '{"rows":[{"id":7,"name":"Nylon"}],"total":1}', names: ['Nylon'] };
const retryOf = (element: Element): HTMLElement | undefined => findAll(element, '.retry:not(.suggestion)')[0];

describe('Answers of services of the corpus', () => {
  collectConsole(/<dass-[a-z-]+> /);
  let service: Service;
  before(() => (service = new Service()));
  after(() => service.end());

  for (const [tag, show] of Object.entries(pieces)) {
    it(`[DS-03] <${tag}> shows the rows, or that they could not be loaded, and then those of the retry`, async () => {
      const results: [string, unknown, unknown][] = [];
      const title = document.title;
      for (const answer of serviceAnswers) {
        service.answer = answer;
        const { element, names } = await show(httpSource('/rows'));
        const isDone = (): boolean =>
          answer.names ? names().join('\n') === answer.names.join('\n') : retryOf(element) !== undefined;
        await until(answer.from, isDone, 3000).catch(() => {});
        const isFailed = retryOf(element) !== undefined;
        results.push([answer.from, isFailed ? 'failed' : names(), answer.names ?? 'failed']);
        if (isFailed) {
          service.answer = good;
          await user.click(retryOf(element)!);
          await until(`the retry after '${answer.from}' shows rows`, () => names().join() === 'Nylon');
        }
        (element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : element).remove();
      }
      const wrong = results.filter(([, actual, wanted]) => JSON.stringify(actual) !== JSON.stringify(wanted));
      expect(wrong).to.deep.equal([]);
      expect(document.title, 'no script of a value runs').to.equal(title);
    });
  }
});
