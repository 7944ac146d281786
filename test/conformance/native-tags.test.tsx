import { expect } from 'chai';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import '../../elements/controls/tabs/tabs.js';
import { keep, rendered } from '../support/fixture.js';
import { find, user } from '../support/user.js';

it('React 19 sets the properties of a bare tag, and listens by `on` and the name of the event', async () => {
  const container = keep(document.body.appendChild(document.createElement('div')));
  const root = createRoot(container);
  const selected: unknown[] = [];
  const tabs = [
    { id: 'a', label: 'Dados' },
    { id: 'b', label: 'Anexos' },
  ];
  const listen = (event: CustomEvent<{ value: string }>): unknown => selected.push(event.detail.value);
  flushSync(() => root.render(createElement('dass-tabs', { tabs, label: 'Pedido', 'ondass-tab-change': listen })));
  const element = find(container, 'dass-tabs');
  await rendered(element);
  await user.click(find(element, '[role=tab][aria-selected=false]'));
  expect(selected).to.deep.equal(['b']);
  flushSync(() => root.unmount());
});
