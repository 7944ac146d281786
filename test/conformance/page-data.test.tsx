import { expect } from 'chai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { callback, type PropertyOptions } from '../../elements/base/property.js';
import type { PageData } from '../../elements/base/data/page-data.js';
import { DassSelectList } from '../../react-wrappers/dass-select-list.js';
import { kitElements } from '../support/elements/elements.js';
import { mountHtml, rendered } from '../support/fixture.js';
import { until } from '../support/user.js';

type ElementClass = CustomElementConstructor & {
  pageData?: PageData;
  elementProperties: ReadonlyMap<string, PropertyOptions>;
};
const elements = await kitElements();
/** Properties that JSON cannot set. */
const withoutJson = ['form', 'target'];

/** The properties of an element for lists and objects. */
const dataProperties = ({ elementProperties }: ElementClass): string[] =>
  [...elementProperties]
    .filter(([, { attribute, accept }]) => attribute === false && accept && accept !== callback)
    .map(([name]) => name)
    .filter((name) => !withoutJson.includes(name));

describe('Every element', () => {
  for (const element of elements) {
    const { tag, declaration } = element;
    const elementClass = element.elementClass as ElementClass;

    it(`<${tag}> reads its data from the page if it has properties for lists or objects, as its manifest says`, () => {
      const names = dataProperties(elementClass);
      expect(elementClass.pageData !== undefined, names.join()).to.equal(names.length > 0);
      const slot = declaration.slots?.find(({ name }) => name === 'data');
      expect(slot !== undefined, 'slot').to.equal(names.length > 0);
      const { listProperty } = elementClass.pageData ?? {};
      if (listProperty) expect(names).to.include(listProperty);
    });
  }
});

it('A page that React has rendered on a server: an element reads its data, and the page is hydrated', async () => {
  const page = (
    <DassSelectList label="Material" fieldId="id" fieldLabel="name">
      <script
        type="application/json"
        slot="data"
        dangerouslySetInnerHTML={{ __html: '[{ "id": 1, "name": "Palmilha" }]' }}
      />
    </DassSelectList>
  );
  const container = await mountHtml(`<div>${renderToString(page)}</div>`);
  const errors: unknown[] = [];
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
  const field = container.querySelector('dass-select-list')!;
  await until('the page is hydrated', () => Object.keys(field).some((key) => key.startsWith('__reactProps')));
  await rendered(field);
  expect(field.options).to.deep.equal([{ id: 1, name: 'Palmilha' }]);
  expect(errors).to.deep.equal([]);
  root.unmount();
});
